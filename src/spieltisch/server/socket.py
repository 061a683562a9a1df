"""The socket of one viewer. What it is told waits in a queue of its own, so that a slow line holds up nobody else."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from . import wishes
from .auth import Doorman
from .guards import Receive, Scope, Send, address, header
from .hub import Hub
from .limits import Bucket
from .record import token
from .table import Denied, Table, Unstored

QUEUE = 600  # messages a viewer may lag behind
PATIENCE = 200  # messages over the limit before the socket is closed


class Connection:
    def __init__(self, device: str, send: Send) -> None:
        self.key = token(9)
        self.device = device
        self._send = send
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self.closed = 0

    def send(self, data: bytes) -> None:
        if self.closed:
            return
        if self._queue.qsize() > QUEUE:
            self.close(1013)
            return
        self._queue.put_nowait(data)

    def close(self, code: int) -> None:
        if not self.closed:
            self.closed = code
            self._queue.put_nowait(code)

    async def write(self) -> None:
        """Until the socket is closed."""
        while True:
            item = await self._queue.get()
            try:
                if isinstance(item, int):
                    await self._send({"type": "websocket.close", "code": item})
                    return
                await self._send({"type": "websocket.send", "text": item.decode()})
            except (RuntimeError, OSError):  # the other side is gone
                return


class Sockets:
    """The endpoint: one instance per server."""

    def __init__(self, hub: Hub, doorman: Doorman) -> None:
        self.hub = hub
        self.doorman = doorman
        self.addresses: dict[str, int] = {}

    async def serve(self, scope: Scope, receive: Receive, send: Send, table: str) -> None:
        await receive()  # websocket.connect
        place = address(scope)
        if self.addresses.get(place, 0) >= self.hub.settings.connections_per_address:
            await send({"type": "websocket.close", "code": 1013})
            return
        visitor = self.doorman.visitor(header(scope, b"authorization"), header(scope, b"cookie"))
        await send({"type": "websocket.accept"})
        connection = Connection(visitor.device, send)
        self.addresses[place] = self.addresses.get(place, 0) + 1
        self.hub.metrics.connections.inc()
        writer = asyncio.get_running_loop().create_task(connection.write())
        try:
            await self._sit(connection, receive, table, visitor.admission)
        finally:
            self.hub.metrics.connections.dec()
            self.addresses[place] -= 1
            if not self.addresses[place]:
                del self.addresses[place]
            connection.close(1000)
            await asyncio.wait([writer], timeout=5)
            writer.cancel()

    async def _sit(self, connection: Connection, receive: Receive, name: str, admission: str) -> None:
        try:
            place = await self.hub.attach(connection, name, admission)
        except Denied as denied:
            connection.close(1008 if denied.status == 404 else 1012)
            return
        except Unstored:
            connection.close(1012)
            return
        listener = asyncio.get_running_loop().create_task(self._listen(connection, receive, place))
        try:
            await listener
        finally:
            if isinstance(place, Table):
                await asyncio.shield(self.hub.detach(place, connection.key))
            else:
                self.hub.relay.detach(connection.key)

    async def _listen(self, connection: Connection, receive: Receive, place: Table | str) -> None:
        hub, settings = self.hub, self.hub.settings
        pace = Bucket(settings.messages_rate, settings.messages_burst)
        chat = Bucket(settings.chat_rate, settings.chat_burst)
        over = 0
        hints: set[asyncio.Task[None]] = set()
        while not connection.closed:
            message = await receive()
            if message["type"] != "websocket.receive":
                break
            data = _data(message)
            if len(data) > settings.message_bytes:
                connection.close(1009)
                break
            if not pace.take() or (b'"chat"' in data and not chat.take()):
                over += 1
                hub.metrics.limited.inc()
                connection.send(_too_fast(data))
                if over > PATIENCE:
                    connection.close(1013)
                continue
            if isinstance(place, str):
                hub.relay.wish(connection.key, data)
            elif b'"hint"' in data:
                task = asyncio.get_running_loop().create_task(hub.wish(place, connection, data))
                hints.add(task)
                task.add_done_callback(hints.discard)
            else:
                await hub.wish(place, connection, data)
        for task in hints:
            task.cancel()


def _data(message: Any) -> bytes:
    text = message.get("text")
    if text is None:
        return bytes(message.get("bytes") or b"")
    with contextlib.suppress(UnicodeEncodeError):
        return bytes(text.encode())
    return b""


def _too_fast(data: bytes) -> bytes:
    found = wishes.ID.search(data)
    return wishes.refused(found[1].decode("utf-8", "replace") if found else "", "too_fast")
