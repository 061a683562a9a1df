"""Between processes: viewers and requests whose table lives on another node."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from spieltisch.core import Message

from ..inbox import calls
from ..inbox.limits import NAMES_BURST, NAMES_RATE, Bucket
from ..inbox.messages import to_json
from ..inbox.requests import KINDS, UNREADABLE, Chat, PointAt, Rename, read, refused, unreadable
from ..table import commands
from ..table.services import Denied, Viewer
from ..table.table import Table

if TYPE_CHECKING:
    from ..hub import Hub

log = logging.getLogger(__name__)

ANSWER_SECONDS = 2.0
PATIENCE = 15


class Parcel(Struct, tag_field="p", array_like=True):
    """What travels on a node's channel; `node` is the sender."""

    node: str


class Call(Parcel, tag="call"):
    number: int
    table: str
    body: bytes


class Reply(Parcel, tag="reply"):
    number: int
    status: int
    body: bytes


class Attach(Parcel, tag="attach"):
    key: str
    table: str
    device: str
    admission: str
    address: str
    is_brief: bool
    is_partial: bool = False
    has_interims: bool = False


class Sent(Parcel, tag="said"):
    key: str
    data: bytes


class Forwarded(Parcel, tag="request"):
    """A message of a viewer for its table."""

    key: str
    table: str
    data: bytes


class Detach(Parcel, tag="detach"):
    key: str
    table: str


class Close(Parcel, tag="close"):
    key: str
    code: int


class Beat(Parcel, tag="beat"):
    pass


Parcels = Call | Reply | Attach | Sent | Forwarded | Detach | Close | Beat
pack = msgspec.msgpack.Encoder().encode
unpack = msgspec.msgpack.Decoder(Parcels).decode
BEATS = "spieltisch:beats"


class RemoteViewer:
    """A viewer of a table here whose socket is on another node."""

    def __init__(self, relay: Relay, parcel: Attach) -> None:
        self.relay = relay
        self.node = parcel.node
        self.key = parcel.key
        self.device = parcel.device
        self.address = parcel.address
        self.is_brief = parcel.is_brief
        self.is_partial = parcel.is_partial
        self.has_interims = parcel.has_interims
        self.chat = Bucket(relay.hub.settings.chat_rate, relay.hub.settings.chat_burst)
        self.names = Bucket(NAMES_RATE, NAMES_BURST)
        self.sent = 0  # bytes

    def send(self, data: bytes) -> None:
        self.sent += len(data)
        self.relay.post(self.node, Sent(self.relay.node, self.key, data))

    def close(self, code: int) -> None:
        self.relay.post(self.node, Close(self.relay.node, self.key, code))


class Away(Struct):
    """A socket here whose table lives on `node`."""

    viewer: Viewer
    table: str
    node: str


class Relay:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.node = hub.node
        self.away: dict[str, Away] = {}
        self.guests: dict[str, tuple[Table, RemoteViewer]] = {}
        self.beats: dict[str, float] = {}
        self._replies: dict[int, asyncio.Future[Reply]] = {}
        self._arriving: dict[str, asyncio.Task[None]] = {}
        self._numbers = itertools.count(1)
        self._post: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._postman: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.hub.bus.hear(channel(self.node), self._hear)
        await self.hub.bus.hear(BEATS, self._hear)
        self._postman = asyncio.get_running_loop().create_task(self._deliver())

    async def stop(self) -> None:
        for key in list(self.away):
            self.away.pop(key).viewer.close(1012)
        if self._postman is not None:
            while not self._post.empty():
                await asyncio.sleep(0.01)
            self._postman.cancel()
            await asyncio.gather(self._postman, return_exceptions=True)
        for task in list(self._tasks):
            task.cancel()

    def post(self, node: str, parcel: Parcel) -> None:
        self._post.put_nowait((channel(node), pack(parcel)))

    async def _deliver(self) -> None:
        """One after the other, so that nothing overtakes."""
        while True:
            target, data = await self._post.get()
            try:
                await self.hub.bus.publish(target, data)
            except Exception as error:
                log.warning("a parcel was lost", extra={"error": repr(error)})

    # -- towards the table's node

    async def call(self, node: str, table: str, request: calls.TableCalls) -> bytes | None:
        """The answer's body; None if the node does not answer (it may be dead by now)."""
        number = next(self._numbers)
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._replies[number] = future
        self.post(node, Call(self.node, number, table, calls.encode(request)))
        try:
            reply = await self._reply(future, node, table)
        finally:
            self._replies.pop(number, None)
        if reply is None:
            return None
        if reply.status == 0:
            return None
        if reply.status != 200:
            raise _denied(reply)
        return reply.body

    async def _reply(self, future: asyncio.Future[Reply], node: str, table: str) -> Reply | None:
        """Patient as long as the node holds the table: some answers take long."""
        for _ in range(PATIENCE):
            done, _pending = await asyncio.wait([future], timeout=ANSWER_SECONDS)
            if done:
                return future.result()
            if await self.hub.store.owner(table) != node:
                return None
        return None

    async def attach(self, node: str, table: str, viewer: Viewer, admission: str) -> None:
        self.away[viewer.key] = Away(viewer, table, node)
        self.post(
            node,
            Attach(
                self.node,
                viewer.key,
                table,
                viewer.device,
                admission,
                viewer.address,
                viewer.is_brief,
                viewer.is_partial,
                viewer.has_interims,
            ),
        )

    def forward(self, key: str, data: bytes) -> None:
        away = self.away.get(key)
        if away is not None:
            self.post(away.node, Forwarded(self.node, key, away.table, data))

    def detach(self, key: str) -> None:
        away = self.away.pop(key, None)
        if away is not None:
            self.post(away.node, Detach(self.node, key, away.table))

    async def watch(self) -> None:
        """Beat, send viewers off whose table has moved, and forget guests of dead nodes."""
        self._post.put_nowait((BEATS, pack(Beat(self.node))))
        for name in {away.table for away in self.away.values()}:
            owner = await self.hub.store.owner(name)
            for key, away in list(self.away.items()):
                if away.table == name and away.node != owner:
                    del self.away[key]
                    away.viewer.close(1012)
        now = time.monotonic()
        silent = {node for node, at in self.beats.items() if now - at > 2 * self.hub.settings.lease + 2}
        for node in silent:
            del self.beats[node]
        for key, (table, viewer) in list(self.guests.items()):
            if viewer.node in silent:
                del self.guests[key]
                await self.hub.detach(table, key)

    # -- at the table's node

    def _hear(self, data: bytes) -> None:
        parcel = unpack(data)
        match parcel:
            case Beat():
                if parcel.node != self.node:
                    self.beats[parcel.node] = time.monotonic()
            case Reply():
                future = self._replies.get(parcel.number)
                if future is not None and not future.done():
                    future.set_result(parcel)
            case Sent():
                away = self.away.get(parcel.key)
                if away is not None and away.node == parcel.node:
                    away.viewer.send(parcel.data)
            case Close():
                away = self.away.get(parcel.key)
                if away is not None and away.node == parcel.node:
                    del self.away[parcel.key]
                    away.viewer.close(parcel.code)
            case Call():
                self._spawn(self._answer(parcel))
            case Attach():
                arriving = self._arriving[parcel.key] = self._spawn(self._welcome(parcel))
                arriving.add_done_callback(partial(self._has_arrived, parcel.key))
            case Forwarded():
                self._spawn(self._forwarded(parcel))
            case Detach():
                self._spawn(self._leave(parcel))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _answer(self, parcel: Call) -> None:
        table = self.hub.tables.get(parcel.table)
        try:
            if table is None:
                raise Denied("unstored")
            body = to_json(await calls.serve(self.hub, table, calls.decode(parcel.body)))
            reply = Reply(self.node, parcel.number, 200, body)
        except Denied as denied:
            is_lost = denied.key == "unstored" and (table is None or table.is_dead)
            reasons = [[reason.key, reason.args] for reason in denied.reasons]
            reply = Reply(self.node, parcel.number, 0 if is_lost else denied.status, msgspec.json.encode(reasons))
        except Exception:
            log.exception("a relayed request met a bug", extra={"table": parcel.table})
            reply = Reply(self.node, parcel.number, 500, b"[]")
        self.post(parcel.node, reply)

    async def _welcome(self, parcel: Attach) -> None:
        viewer = RemoteViewer(self, parcel)
        table = self.hub.tables.get(parcel.table)
        if table is None:
            viewer.close(1012)
            return
        try:
            await self.hub.welcome(table, viewer, parcel.admission)
        except Denied as denied:
            viewer.close(1008 if denied.status == 404 else 1012)
            return
        self.guests[parcel.key] = (table, viewer)
        self.beats.setdefault(parcel.node, time.monotonic())

    async def _arrived(self, key: str) -> None:
        """Nobody speaks or leaves before it has come in."""
        arriving = self._arriving.get(key)
        if arriving is not None:
            await asyncio.wait([arriving])

    def _has_arrived(self, key: str, _task: asyncio.Task[None]) -> None:
        self._arriving.pop(key, None)

    async def _leave(self, parcel: Detach) -> None:
        await self._arrived(parcel.key)
        guest = self.guests.pop(parcel.key, None)
        if guest is not None:
            await self.hub.detach(guest[0], parcel.key)

    async def _forwarded(self, parcel: Forwarded) -> None:
        await self._arrived(parcel.key)
        guest = self.guests.get(parcel.key)
        if guest is None or guest[0].is_dead:
            self.guests.pop(parcel.key, None)
            self.post(parcel.node, Close(self.node, parcel.key, 1012))
            return
        table, viewer = guest
        visitor, started, sent = (viewer.address, viewer.device), time.thread_time(), viewer.sent
        try:
            request = read(parcel.data)
        except UNREADABLE:
            viewer.send(unreadable(parcel.data))
        else:
            is_over = (isinstance(request, Chat | PointAt) and not viewer.chat.take()) or (
                isinstance(request, Rename) and not viewer.names.take()
            )
            if is_over or not self.hub.budgets.allow(visitor):
                self.hub.metrics.count("limited")
                viewer.send(refused(request.id, "too_fast"))
            else:
                table.hear(commands.SocketCommand(KINDS[type(request)], viewer, request))
        self.hub.budgets.charge(visitor, time.thread_time() - started, viewer.sent - sent)


def _denied(reply: Reply) -> Denied:
    denied = Denied("failed", reply.status)
    said = msgspec.json.decode(reply.body)
    if said:
        denied.reasons = tuple(Message(key, args) for key, args in said)
    return denied


def channel(node: str) -> str:
    return f"spieltisch:node:{node}"
