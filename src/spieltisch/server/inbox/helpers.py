"""The socket of a worker on another machine (`spieltisch think`): its key is checked, then it waits for questions."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any
from urllib.parse import parse_qs

from msgspec import Struct

from spieltisch import __version__

from ..hub import Hub
from ..operations.helper_keys import FRESH, PREFIX, find_key
from ..operations.inspection import keep
from ..table.services import Denied
from ..workers.lanes import Lane
from ..workers.remote import Helper, RemoteWorker
from .limits import Buckets
from .middleware import Receive, Scope, Send, address, header

log = logging.getLogger(__name__)

WORKERS = {"own": 256, "lent": 16}  # with one key
CHECK_SECONDS = 60.0  # after which it is looked whether the key is still good
NO_KEY, OTHER_VERSION, BLOCKED, TOO_MANY = 4401, 4409, 4403, 4429  # why a socket is closed
LANES = {"moves": "slow", "hints": "hints"}


class HelperLoad(Struct):
    """How much there is to do, for whoever starts and ends workers."""

    waiting: int
    busy: int
    workers: int


class HelperSockets:
    def __init__(self, hub: Hub, requests: Buckets) -> None:
        self.hub = hub
        self.requests = requests

    async def serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        if not self.requests.take(address(scope)):
            self.hub.metrics.count("limited")
            await send({"type": "websocket.close", "code": 1013})
            return
        await send({"type": "websocket.accept"})
        query = {name: values[0] for name, values in parse_qs(scope["query_string"].decode("latin-1")).items()}
        try:
            known, helper = await self._helper(header(scope, b"authorization"))
        except self.hub.store.outage:
            await send({"type": "websocket.close", "code": 1012})
            return
        refused = self._refusal(helper, query)
        if helper is None or refused:
            await send({"type": "websocket.close", "code": refused})
            return
        lane = self.hub.opponents.lanes[LANES[query.get("lane", "moves")]]
        await self._work(known, helper, lane, receive, send)

    async def load(self, authorization: str) -> HelperLoad:
        """Denied without a key."""
        if (await self._helper(authorization))[1] is None:
            raise Denied("no_code", 403)
        lanes = [self.hub.opponents.lanes[name] for name in LANES.values()]
        return HelperLoad(
            waiting=sum(len(lane.turns) for lane in lanes),
            busy=sum(lane.busy for lane in lanes),
            workers=sum(len(lane.remote) for lane in lanes),
        )

    async def _helper(self, authorization: str) -> tuple[str, Helper | None]:
        kind, _, key = authorization.partition(" ")
        found = await find_key(self.hub.store, key) if kind.lower() == "bearer" and 16 <= len(key) <= 64 else None
        if found is None:
            return "", None
        known, row = found
        return known, self.hub.helpers.of(known, row.name, row.scope)

    def _refusal(self, helper: Helper | None, query: dict[str, str]) -> int:
        if helper is None:
            return NO_KEY
        lane = query.get("lane", "moves")
        if query.get("version") != __version__:
            return OTHER_VERSION
        if helper.blocked_until > self.hub.now() or lane not in LANES or (lane == "hints" and helper.scope != "own"):
            return BLOCKED
        return TOO_MANY if len(helper.workers) >= WORKERS[helper.scope] else 0

    async def _work(self, known: str, helper: Helper, lane: Lane, receive: Receive, send: Send) -> None:
        outgoing: asyncio.Queue[bytes | None] = asyncio.Queue()
        worker = RemoteWorker(helper, outgoing.put_nowait, lambda: outgoing.put_nowait(None), self.hub.now)
        tasks = [
            asyncio.ensure_future(_receive(worker, receive)),
            asyncio.ensure_future(_send(outgoing, send)),
            asyncio.ensure_future(self._watch_key(known)),
        ]
        helper.workers.add(worker)
        lane.add_remote(worker, helper.fits())
        log.info("a helper has come", extra={"helper": helper.name, "workers": len(helper.workers)})
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if not tasks[0].done():
                code = BLOCKED if helper.blocked_until > self.hub.now() else 1000
                with contextlib.suppress(TimeoutError, RuntimeError, OSError):
                    await asyncio.wait_for(send({"type": "websocket.close", "code": code}), 5)
        finally:
            for task in tasks:
                task.cancel()
            lane.remove_remote(worker)
            helper.workers.discard(worker)
            worker.disconnect()
            log.info("a helper has gone", extra={"helper": helper.name, "workers": len(helper.workers)})

    async def _watch_key(self, known: str) -> None:
        """Ends when the key has been removed; one that is used is written anew before it is old."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            with contextlib.suppress(*self.hub.store.outage):
                rows = await self.hub.store.replays_of(PREFIX + known)
                if not rows:
                    return
                _, at, body = rows[0]
                if self.hub.services.dated() - at > FRESH:
                    await keep(self.hub, PREFIX + known, body)


async def _receive(worker: RemoteWorker, receive: Receive) -> None:
    while (event := await receive())["type"] == "websocket.receive":
        said: Any = event.get("text") or event.get("bytes") or ""
        worker.receive(said.encode() if isinstance(said, str) else said)


async def _send(outgoing: asyncio.Queue[bytes | None], send: Send) -> None:
    while (data := await outgoing.get()) is not None:
        await send({"type": "websocket.send", "text": data.decode()})
