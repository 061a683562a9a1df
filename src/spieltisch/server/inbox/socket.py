"""The socket of one viewer. Its messages are read here, once, and go into the inbox of the table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from urllib.parse import parse_qs

from ..hub import Hub
from ..table.commands import SocketCommand
from ..table.record import token
from ..table.services import Denied
from ..table.table import Table
from .auth import Authenticator
from .limits import NAMES_BURST, NAMES_RATE, Bucket, Buckets
from .middleware import Receive, Scope, Send, address, header
from .protocols import EXTENSION, SocketProtocol
from .requests import KINDS, UNREADABLE, Chat, PointAt, Rename, id_of, is_question, read, refused, unreadable

log = logging.getLogger(__name__)

CHANGES = {"1": 1, "2": 2, "3": 3}  # differences of views; of people too; with what was in the middle of an entry
QUEUE = 600  # messages a viewer may lag behind
QUEUE_BYTES = 4_000_000
EARLY = 200  # messages that may wait until the viewer was let in
PATIENCE = 200  # messages over the limit before the socket is closed; one a second is forgiven
SPARE = 0.5  # part of a budget that questions leave to what is played


class Outbox:
    """What is said in one turn of the event loop (an answer and the update behind it) goes out as one piece."""

    def __init__(self) -> None:
        self._talking: list[Connection] = []

    def soon(self, viewer: Connection) -> None:
        if not self._talking:
            asyncio.get_running_loop().call_soon(self._flush)
        self._talking.append(viewer)

    def _flush(self) -> None:
        talking, self._talking = self._talking, []
        for viewer in talking:
            try:
                viewer.flush()
            except Exception:
                log.exception("a socket broke")


class Connection:
    def __init__(
        self, hub: Hub, device: str, protocol: SocketProtocol, outbox: Outbox, address: str = "", changes: int = 0
    ) -> None:
        settings = hub.settings
        self.hub = hub
        self.key = token(9)
        self.device = device
        self.address = address
        self.is_brief = changes > 0
        self.is_partial = changes > 1
        self.has_interims = changes > 2
        self.closed = 0
        self.place: Table | str | None = None
        self._protocol = protocol
        self._outbox = outbox
        self._backlog: list[bytes] = []
        self.waiting = 0  # bytes in it
        self._early: deque[bytes] = deque()
        self._pace = Bucket(settings.messages_rate, settings.messages_burst)
        self._questions = Bucket(settings.messages_rate, settings.messages_burst)
        self._chat = Bucket(settings.chat_rate, settings.chat_burst)
        self._names = Bucket(NAMES_RATE, NAMES_BURST)
        self._patience = Bucket(1, PATIENCE)
        self._has_closed = asyncio.Event()
        protocol.listen(self.hear, self.flush)

    # -- towards the viewer

    def send(self, data: bytes) -> None:
        if self.closed:
            return
        if not self._backlog:
            self._outbox.soon(self)
        self.waiting += len(data)
        self.hub.metrics.sent_bytes += len(data)
        if len(self._backlog) < QUEUE and self.waiting < QUEUE_BYTES:
            self._backlog.append(data)
        else:
            self._backlog, self.waiting = [], 0
            self.close(1013)

    def flush(self) -> None:
        if self._backlog and not self._protocol.is_blocked:
            said, self._backlog, self.waiting = self._backlog, [], 0
            self._protocol.write(said)

    def close(self, code: int) -> None:
        """Whatever was said before is still sent, unless the socket is blocked."""
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
        """Who points at everything has moves left: questions are counted by themselves and leave half of the budget."""
        if self.closed:
            return
        pace, spare = (self._questions, SPARE) if is_question(data) else (self._pace, 0.0)
        if len(data) > self.hub.settings.message_bytes:
            self.close(1009)
        elif not pace.take() or not self.hub.budgets.allow((self.address, self.device), spare):
            self._refuse(data)
        elif self.place is None:
            self._early.append(data)
            if len(self._early) > EARLY:
                self.close(1013)
        elif isinstance(self.place, Table):
            started, sent = time.thread_time(), self.waiting
            self._receive(self.place, data)
            took = time.thread_time() - started
            self.hub.metrics.took(took)
            self.hub.budgets.charge((self.address, self.device), took, max(0, self.waiting - sent))
        else:
            self.hub.metrics.count("relayed")
            self.hub.relay.forward(self.key, data)

    def _receive(self, table: Table, data: bytes) -> None:
        try:
            request = read(data)
        except UNREADABLE:
            self.send(unreadable(data))
            return
        is_over = (isinstance(request, Chat | PointAt) and not self._chat.take()) or (
            isinstance(request, Rename) and not self._names.take()
        )
        if is_over:
            self._refuse(data)
        else:
            table.hear(SocketCommand(KINDS[type(request)], self, request))

    def _refuse(self, data: bytes) -> None:
        self.hub.metrics.count("limited")
        self.send(refused(id_of(data), "too_fast"))
        if not self._patience.take():
            self.close(1013)
            self._protocol.reject()

    def sit_down(self, place: Table | str) -> None:
        """It is let in: what it said meanwhile is heard now."""
        self.place = place
        while self._early:
            self.hear(self._early.popleft())


async def _hung_up(receive: Receive) -> None:
    while (await receive())["type"] == "websocket.receive":
        pass


async def _close(send: Send, code: int) -> None:
    with contextlib.suppress(TimeoutError, RuntimeError, OSError):  # the other side is gone, or does not read
        await asyncio.wait_for(send({"type": "websocket.close", "code": code}), 5)


class Sockets:
    """The endpoint: one instance per server. `requests` are those of HTTP: to open a socket is one of them."""

    def __init__(self, hub: Hub, authenticator: Authenticator, requests: Buckets) -> None:
        self.hub = hub
        self.authenticator = authenticator
        self.requests = requests
        self.outbox = Outbox()
        self.addresses: dict[str, int] = {}

    async def serve(self, scope: Scope, receive: Receive, send: Send, table: str) -> None:
        await receive()  # websocket.connect
        protocol = scope.get("extensions", {}).get(EXTENSION)
        if protocol is None:
            log.error("sockets need uvicorn with inbox.protocols.SocketProtocol, as `spieltisch serve` starts it")
            await send({"type": "websocket.close", "code": 1011})
            return
        place = address(scope)
        is_full = self.addresses.get(place, 0) >= self.hub.settings.connections_per_address
        if is_full or not self.requests.take(place):
            self.hub.metrics.count("limited")
            await send({"type": "websocket.close", "code": 1013})
            return
        identity = self.authenticator.identity(header(scope, b"authorization"), header(scope, b"cookie"))
        wanted = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("changes", [""])[0]
        changes = CHANGES.get(wanted, 0)
        connection = Connection(self.hub, identity.device, protocol, self.outbox, place, changes)
        self.addresses[place] = self.addresses.get(place, 0) + 1
        self.hub.metrics.connections.inc()
        try:
            await send({"type": "websocket.accept"})
            await self._sit(connection, receive, send, table, identity.admission)
        finally:
            protocol.abort_soon()
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
        except self.hub.store.outage as error:
            log.error("the store does not answer", extra={"table": name, "error": repr(error)})
            await _close(send, 1012)
            return
        connection.sit_down(place)
        try:
            await connection.until_closed(receive, send)
        finally:
            connection.closed = connection.closed or 1000
            await asyncio.shield(self.hub.detach(place, connection.key))
