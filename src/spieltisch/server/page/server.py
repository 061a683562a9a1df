"""Where the page's messages arrive: calls as over HTTP, connections as over a socket, with the server's endpoints."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from ..inbox.api import ENDPOINTS, Endpoint, HttpRequest, read_body
from ..inbox.bodies import Problem
from ..inbox.messages import Message, to_json
from ..inbox.requests import KINDS, UNREADABLE, read, unreadable
from ..table.commands import SocketCommand
from ..table.offline_copy import HERE
from ..table.services import Denied
from ..table.table import Table
from .browser import Browser
from .hub import PageHub, PageSettings

log = logging.getLogger(__name__)

ROUTES = [
    (endpoint.method, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", endpoint.path)), endpoint)
    for endpoint in ENDPOINTS
]


class PageConnection:
    """One viewer: what the page would have a socket for."""

    device = HERE
    address = HERE
    is_partial = False
    has_interims = True

    def __init__(self, hub: PageHub, key: str, is_brief: bool) -> None:
        self.hub = hub
        self.key = key
        self.is_brief = is_brief
        self.table: Table | None = None
        self._early: list[str] = []

    def send(self, data: bytes) -> None:
        self.hub.browser.say(self.key, data.decode())

    def close(self, code: int) -> None:
        self.table = None
        self.hub.browser.close(self.key, code)

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
            request = read(text.encode())
        except UNREADABLE:
            self.send(unreadable(text.encode()))
            return
        self.table.hear(SocketCommand(KINDS[type(request)], self, request))

    def leave(self) -> None:
        if self.table is not None:
            self.hub.detach(self.table, self.key)


class PageServer:
    def __init__(self, browser: Browser, **settings: Any) -> None:
        self.hub = PageHub(browser, PageSettings(**settings))
        self.connections: dict[str, PageConnection] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # -- as over HTTP

    async def call(self, method: str, path: str, body: str) -> tuple[int, str]:
        """The status and the answer."""
        try:
            endpoint, http = self._endpoint(method, path)
            if endpoint.body is not None:
                http.body = read_body(endpoint, body.encode())
            return endpoint.status, to_json(await endpoint.run(http)).decode()
        except Denied as denied:
            return denied.status, _problem(denied)
        except Exception:
            log.exception("a request met a bug", extra={"path": path})
            return 500, _problem(Denied("failed", 500))

    def _endpoint(self, method: str, path: str) -> tuple[Endpoint, HttpRequest]:
        address = urlsplit(path)
        for known, pattern, endpoint in ROUTES:
            found = pattern.fullmatch(address.path) if known == method else None
            if found is not None:
                names = {name: unquote(text) for name, text in found.groupdict().items()}
                identity: Any = SimpleNamespace(device=HERE, admission="")
                return endpoint, HttpRequest(self.hub, identity, HERE, names, dict(parse_qsl(address.query)), None)
        raise Denied("no_such_address", 404)

    # -- as over a socket

    def open(self, key: str, table: str, is_brief: bool = True) -> None:
        connection = self.connections[key] = PageConnection(self.hub, key, is_brief)
        self._start(connection.open(table))

    def hear(self, key: str, text: str) -> None:
        connection = self.connections.get(key)
        if connection is not None:
            connection.hear(text)

    def leave(self, key: str) -> None:
        connection = self.connections.pop(key, None)
        if connection is not None:
            connection.leave()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _problem(denied: Denied) -> str:
    reasons = [Message(key=reason.key, args=reason.args) for reason in denied.reasons]
    return to_json(Problem(reasons=reasons)).decode()
