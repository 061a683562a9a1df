"""A server without network: a hub on a real store, a clock that stands still, people who note what they hear."""

from __future__ import annotations

import asyncio
import atexit
import itertools
import json
import shutil
import tempfile
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any

from spieltisch.server.cluster.bus import Bus, LocalBus
from spieltisch.server.hub import Hub
from spieltisch.server.inbox import calls
from spieltisch.server.inbox.bodies import CreateTable, Join, NewSeat
from spieltisch.server.inbox.messages import to_json
from spieltisch.server.inbox.requests import KINDS, UNREADABLE, read, unreadable
from spieltisch.server.settings import Settings
from spieltisch.server.store import Store
from spieltisch.server.store.migrate import migrate_sqlite
from spieltisch.server.store.sqlite import SqliteStore
from spieltisch.server.table import creation, updates
from spieltisch.server.table.command import OwnCommand
from spieltisch.server.table.commands import SocketCommand
from spieltisch.server.table.table import Table

HUMAN, OPEN = NewSeat(kind="human"), NewSeat(kind="open")
AGENT = NewSeat(kind="agent", level="random")


class Guest:
    """One socket of one device."""

    numbers = itertools.count(1)

    def __init__(self, room: Room, device: str, is_brief: bool = False) -> None:
        self.room = room
        self.device = device
        self.address = f"home of {device}"
        self.is_brief = is_brief
        self.is_partial = False
        self.has_interims = False
        self.key = f"{device}/{next(Guest.numbers)}"
        self.heard: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.closed: int | None = None
        self.table: Table | None = None

    def send(self, data: bytes) -> None:
        self.raw.append(data)
        self.heard.append(json.loads(data))

    def close(self, code: int) -> None:
        self.closed = code

    async def request(self, kind: str, **fields: Any) -> dict[str, Any]:
        request = {"type": kind, "id": fields.pop("id", f"w{next(Guest.numbers)}"), **fields}
        return await self.say(json.dumps(request).encode())

    async def say(self, data: bytes) -> dict[str, Any]:
        assert self.table is not None
        heard = len(self.of("answer"))
        try:
            request = read(data)
        except UNREADABLE:
            self.send(unreadable(data))
        else:
            self.table.hear(SocketCommand(KINDS[type(request)], self, request))
        await until(lambda: len(self.of("answer")) > heard)
        await settled(self.table)
        (answer,) = self.of("answer")[heard:]  # exactly one
        return answer

    async def act(self, seat: int, action: str = "", **fields: Any) -> dict[str, Any]:
        """The named action, or the first legal one, on the present position."""
        assert self.table is not None
        assert self.table.match is not None
        action = action or self.table.match.legal(seat)[0]
        return await self.request(
            "act", seat=seat, entry=fields.pop("entry", self.table.entry), action=action, **fields
        )

    async def leave(self) -> None:
        assert self.table is not None
        await self.room.hub.detach(self.table, self.key)
        await settled(self.table)

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == kind]

    def notices(self) -> list[str]:
        return [message["kind"] for message in self.of("notice")]

    def last(self, kind: str) -> dict[str, Any]:
        return self.of(kind)[-1]


class Room:
    def __init__(self, store: Store, bus: Bus | None = None, **settings: Any) -> None:
        self.time = 1_000_000.0
        chosen = {
            "agent_pause": 0.0,
            "grace": 30.0,
            "countdown": 60.0,
            "order_wait": 0.0,
            "order_wait_days": 0.0,
            "webhook_private": True,
            "cpu_burst": 1e9,
            "bytes_burst": 1e12,
            **settings,
        }
        self.hub = Hub(Settings(secret="x" * 32, **chosen), store, bus or LocalBus(), lambda: self.time)

    async def __aenter__(self) -> Room:
        await self.hub.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.hub.stop()

    async def table(self, *seats: NewSeat, device: str = "ada", title: str = "lanterns", **request: Any) -> Table:
        """A new table; its chance is always the same, so that no test hangs on luck."""
        full = CreateTable(title=title, seats=list(seats or (HUMAN, OPEN)), name=device.title(), **request)
        record = creation.new_record(full, device, self.time)
        record.secret = f"the-chance-of-this-room-{len(self.hub.tables)}"
        return await self.hub.create(record)

    async def duel(self, **request: Any) -> tuple[Table, Guest, Guest]:
        """A running two-seat table with both humans connected."""
        table = await self.table(HUMAN, OPEN, **request)
        await self.join(table, "bob", table.record.seats[1].invite)
        return table, await self.enter(table, "ada"), await self.enter(table, "bob")

    async def join(self, table: Table, device: str, token: str = "", **request: Any) -> None:
        requested = Join(token=token, name=device.title(), **request)
        await serve(self, table, calls.JoinTable(device=device, body=requested))

    async def enter(self, table: Table | str, device: str, admission: str = "", is_brief: bool = False) -> Guest:
        guest = Guest(self, device, is_brief)
        name = table if isinstance(table, str) else table.id
        place = await self.hub.attach(guest, name, admission)
        guest.table = place if isinstance(place, Table) else None
        return guest

    async def pass_time(self, table: Table, seconds: float) -> None:
        self.time += seconds
        table.hear(OwnCommand("tick"))
        await settled(table)

    def info(self, table: Table, device: str) -> dict[str, Any]:
        return json.loads(to_json(updates.info(table.record, device, self.time, table)))


async def serve(room: Room, table: Table, request: calls.TableCalls) -> bytes:
    """What HTTP would answer."""
    return to_json(await calls.serve(room.hub, table, request))


async def settled(table: Table) -> None:
    """Nothing is being done or written."""
    await until(lambda: not table.is_busy or table.is_dead)


async def until(condition: Callable[[], bool], what: str = "condition") -> None:
    """Let other tasks run until something is true; an opponent's process may just be starting on a busy machine."""
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.002)


@cache
def _empty() -> Path:
    """A migrated database without tables, made once."""
    folder = Path(tempfile.mkdtemp(prefix="spieltisch-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    migrate_sqlite(folder / "empty.sqlite")
    return folder / "empty.sqlite"


def sqlite(folder: Path) -> SqliteStore:
    """The store in a folder; a fresh one does not pay for its migration again."""
    path = folder / "tables.sqlite"
    if not path.exists():
        shutil.copy(_empty(), path)
    return SqliteStore(path)


def in_room(path: Path, story: Callable[[Room], Awaitable[None]], **settings: Any) -> None:
    """Run a story at a fresh server and close it properly."""

    async def run() -> None:
        async with Room(sqlite(path), **settings) as room:
            await story(room)

    asyncio.run(run())


async def play_out(table: Table, *guests: Guest) -> None:
    """Everybody takes the first legal action until the game is over."""
    assert table.match is not None
    while table.is_playing:
        seat = table.to_act()[0]
        guest = next(guest for guest in guests if seat in table.seats_of(guest.device))
        assert (await guest.act(seat))["result"] == "applied"
