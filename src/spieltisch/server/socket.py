"""The socket of one viewer. Its wishes are granted one after the other; a slow line holds up nobody else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque

from . import straight, wishes
from .auth import Doorman
from .guards import Receive, Scope, Send, address, header
from .hub import Hub
from .limits import Bucket, Buckets
from .line import EXTENSION, Line
from .protocol import Act
from .record import token
from .table import Denied, Table, Unstored

log = logging.getLogger(__name__)

QUEUE = 600  # messages a viewer may lag behind
QUEUE_BYTES = 4_000_000
INBOX = 200  # wishes that may wait for their turn
ACT = b'"act"'
PATIENCE = 200  # messages over the limit before the socket is closed


class Connection:
    def __init__(self, hub: Hub, device: str, line: Line) -> None:
        settings = hub.settings
        self.hub = hub
        self.key = token(9)
        self.device = device
        self.closed = 0
        self.place: Table | str | None = None
        self._line = line
        self._backlog: list[bytes] = []
        self.waiting = 0  # bytes in it
        self._inbox: deque[bytes] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._hints: set[asyncio.Task[None]] = set()
        self._pace = Bucket(settings.messages_rate, settings.messages_burst)
        self._chat = Bucket(settings.chat_rate, settings.chat_burst)
        self._over = 0
        self._has_closed = asyncio.Event()
        line.listen(self.hear, self.flow)

    # -- towards the viewer

    def send(self, data: bytes) -> None:
        if self.closed:
            return
        if not self._backlog:
            self.hub.flush_soon(self)
        self.waiting += len(data)
        if len(self._backlog) < QUEUE and self.waiting < QUEUE_BYTES:
            self._backlog.append(data)
        else:
            self._backlog, self.waiting = [], 0
            self.close(1013)

    def flow(self) -> None:
        """What is said in one go (an answer and the update behind it) goes out as one piece."""
        if self._backlog and not self._line.is_clogged:
            said, self._backlog, self.waiting = self._backlog, [], 0
            self._line.say(said)

    def close(self, code: int) -> None:
        """Whatever was said before is still sent, unless the line is clogged."""
        if not self.closed:
            self.closed = code
            self._has_closed.set()

    async def until_closed(self, receive: Receive, send: Send) -> None:
        """Until either side hangs up."""
        gone = asyncio.ensure_future(_hung_up(receive))
        closed = asyncio.ensure_future(self._has_closed.wait())
        try:
            await asyncio.wait([gone, closed], return_when=asyncio.FIRST_COMPLETED)
            if not gone.done():
                await _close(send, self.closed)
        finally:
            gone.cancel()
            closed.cancel()

    # -- from the viewer

    def hear(self, data: bytes) -> None:
        if self.closed:
            return
        if len(data) > self.hub.settings.message_bytes:
            self.close(1009)
        elif not self._pace.take() or (b'"chat"' in data and not self._chat.take()) or len(self._inbox) >= INBOX:
            self._refuse(data)
        elif self._worker is not None or self._inbox or not self._is_taken_at_once(data):
            self._inbox.append(data)
            self.work()

    def _is_taken_at_once(self, data: bytes) -> bool:
        """An action at a table of this process, if it is one of the usual kind."""
        place = self.place
        if not isinstance(place, Table) or ACT not in data:
            return False
        try:
            wish = wishes.read(data)
        except wishes.UNREADABLE:  # the long way says what is wrong with it
            return False
        return isinstance(wish, Act) and straight.act(place, self, wish, data)

    def _refuse(self, data: bytes) -> None:
        self._over += 1
        self.hub.metrics.limited.inc()
        found = wishes.ID.search(data)
        self.send(wishes.refused(found[1].decode("utf-8", "replace") if found else "", "too_fast"))
        if self._over > PATIENCE:
            self.close(1013)

    def work(self) -> None:
        """Begin with the wishes that wait, unless it is being done."""
        if self._worker is None and self.place is not None and self._inbox:
            self._worker = asyncio.get_running_loop().create_task(self._grant(self.place))

    async def _grant(self, place: Table | str) -> None:
        inbox = self._inbox
        try:
            while inbox:
                data = inbox.popleft()
                if isinstance(place, str):
                    self.hub.relay.wish(self.key, data)
                elif b'"hint"' in data:  # thinking takes a moment, so it holds up no other wish
                    task = asyncio.get_running_loop().create_task(self.hub.wish(place, self, data))
                    self._hints.add(task)
                    task.add_done_callback(self._hints.discard)
                else:
                    await self.hub.wish(place, self, data)
        finally:
            self._worker = None

    async def finish(self) -> None:
        """What was wished before the viewer left is still done; hints are of no use to anybody."""
        for task in self._hints:
            task.cancel()
        if self._worker is not None:
            await asyncio.wait([self._worker])


async def _hung_up(receive: Receive) -> None:
    while (await receive())["type"] == "websocket.receive":
        pass


async def _close(send: Send, code: int) -> None:
    with contextlib.suppress(TimeoutError, RuntimeError, OSError):  # the other side is gone, or does not read
        await asyncio.wait_for(send({"type": "websocket.close", "code": code}), 5)


class Sockets:
    """The endpoint: one instance per server. `requests` are those of HTTP: to open a socket is one of them."""

    def __init__(self, hub: Hub, doorman: Doorman, requests: Buckets) -> None:
        self.hub = hub
        self.doorman = doorman
        self.requests = requests
        self.addresses: dict[str, int] = {}

    async def serve(self, scope: Scope, receive: Receive, send: Send, table: str) -> None:
        await receive()  # websocket.connect
        line = scope.get("extensions", {}).get(EXTENSION)
        if line is None:
            log.error("sockets need uvicorn with spieltisch.server.line.Line, as `spieltisch serve` starts it")
            await send({"type": "websocket.close", "code": 1011})
            return
        place = address(scope)
        is_full = self.addresses.get(place, 0) >= self.hub.settings.connections_per_address
        if is_full or not self.requests.take(place):
            self.hub.metrics.limited.inc()
            await send({"type": "websocket.close", "code": 1013})
            return
        visitor = self.doorman.visitor(header(scope, b"authorization"), header(scope, b"cookie"))
        connection = Connection(self.hub, visitor.device, line)
        self.addresses[place] = self.addresses.get(place, 0) + 1
        self.hub.metrics.connections.inc()
        try:
            await send({"type": "websocket.accept"})
            await self._sit(connection, receive, send, table, visitor.admission)
        finally:
            line.let_go()
            self.hub.metrics.connections.dec()
            self.addresses[place] -= 1
            if not self.addresses[place]:
                del self.addresses[place]

    async def _sit(self, connection: Connection, receive: Receive, send: Send, name: str, admission: str) -> None:
        try:
            place = await self.hub.attach(connection, name, admission)
        except Denied as denied:
            await _close(send, 1008 if denied.status == 404 else 1012)
            return
        except Unstored:
            await _close(send, 1012)
            return
        except self.hub.store.outage as error:
            log.error("the store does not answer", extra={"table": name, "error": repr(error)})
            await _close(send, 1012)
            return
        connection.place = place
        connection.work()
        try:
            await connection.until_closed(receive, send)
        finally:
            connection.closed = connection.closed or 1000
            await asyncio.shield(self._leave(connection, place))

    async def _leave(self, connection: Connection, place: Table | str) -> None:
        await connection.finish()
        if isinstance(place, Table):
            await self.hub.detach(place, connection.key)
        else:
            self.hub.relay.detach(connection.key)
