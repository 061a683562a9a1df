"""Where the page's messages arrive: calls as over HTTP, and lines as over a socket. The same endpoints and models."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from ..inbox.api import ENDPOINTS, Ask, Endpoint, read_body
from ..inbox.bodies import Problem
from ..inbox.messages import Message, to_json
from ..inbox.wishes import KINDS, UNREADABLE, read, unreadable
from ..table.along import HERE
from ..table.deeds import Wished
from ..table.house import Denied
from ..table.table import Table
from .hub import PageHub, Settings
from .outside import Outside

log = logging.getLogger(__name__)

ROUTES = [
    (endpoint.method, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", endpoint.path)), endpoint)
    for endpoint in ENDPOINTS
]


class Line:
    """One viewer: what the page would have a socket for."""

    device = HERE
    address = HERE
    is_partial = False

    def __init__(self, hub: PageHub, key: str, is_brief: bool) -> None:
        self.hub = hub
        self.key = key
        self.is_brief = is_brief
        self.table: Table | None = None
        self._early: list[str] = []

    def send(self, data: bytes) -> None:
        self.hub.outside.say(self.key, data.decode())

    def close(self, code: int) -> None:
        self.table = None
        self.hub.outside.close(self.key, code)

    async def open(self, name: str) -> None:
        try:
            table = await self.hub.attach(self, name)
        except Denied as denied:
            self.close(1008 if denied.status == 404 else 1012)
            return
        self.table = table
        for text in self._early:
            self.hear(text)
        self._early.clear()

    def hear(self, text: str) -> None:
        if self.table is None:
            self._early.append(text)
            return
        try:
            wish = read(text.encode())
        except UNREADABLE:
            self.send(unreadable(text.encode()))
            return
        self.table.hear(Wished(KINDS[type(wish)], self, wish))

    def leave(self) -> None:
        if self.table is not None:
            self.hub.detach(self.table, self.key)


class Desk:
    def __init__(self, outside: Outside, **settings: Any) -> None:
        self.hub = PageHub(outside, Settings(**settings))
        self.lines: dict[str, Line] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # -- as over HTTP

    async def call(self, method: str, path: str, body: str) -> tuple[int, str]:
        """The status and the answer."""
        try:
            endpoint, ask = self._asked(method, path)
            if endpoint.body is not None:
                ask.body = read_body(endpoint, body.encode())
            return endpoint.status, to_json(await endpoint.run(ask)).decode()
        except Denied as denied:
            return denied.status, _problem(denied)
        except Exception:
            log.exception("a request met a bug", extra={"path": path})
            return 500, _problem(Denied("failed", 500))

    def _asked(self, method: str, path: str) -> tuple[Endpoint, Ask]:
        address = urlsplit(path)
        for known, pattern, endpoint in ROUTES:
            found = pattern.fullmatch(address.path) if known == method else None
            if found is not None:
                names = {name: unquote(text) for name, text in found.groupdict().items()}
                guest: Any = SimpleNamespace(device=HERE, admission="")
                return endpoint, Ask(self.hub, guest, HERE, names, dict(parse_qsl(address.query)), None)
        raise Denied("no_such_address", 404)

    # -- as over a socket

    def open(self, key: str, table: str, is_brief: bool = True) -> None:
        line = self.lines[key] = Line(self.hub, key, is_brief)
        self._start(line.open(table))

    def hear(self, key: str, text: str) -> None:
        line = self.lines.get(key)
        if line is not None:
            line.hear(text)

    def leave(self, key: str) -> None:
        line = self.lines.pop(key, None)
        if line is not None:
            line.leave()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _problem(denied: Denied) -> str:
    reasons = [Message(key=reason.key, args=reason.args) for reason in denied.reasons]
    return to_json(Problem(reasons=reasons)).decode()
