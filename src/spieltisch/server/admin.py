"""What the administrator does to stored tables. A running server notices: its lease is gone, and it loads anew."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec

from spieltisch.core import BrokenLog, Match
from spieltisch.core.files import read_json, write_json

from . import look, play, seating
from .app import make_store
from .hub import rebuild
from .packing import to_json
from .record import SeatRecord, TableRecord, decode, encode, table_id, token
from .settings import Settings, with_data
from .store import Change, EntryRow, Head, Stored
from .table import Denied

LEASE = 30.0


class Trouble(Exception):
    """Something the administrator can read."""


class Office:
    def __init__(self, settings: Settings) -> None:
        self.settings = with_data(settings)
        self.store = make_store(self.settings)
        self.name = "admin-" + token(6)

    async def open(self) -> None:
        await self.store.open()

    async def close(self) -> None:
        await self.store.close()

    async def _stored(self, table: str) -> Stored:
        stored = await self.store.load(table)
        if stored is None:
            raise Trouble(f"there is no table {table}")
        return stored

    async def export(self, table: str, path: Path) -> int:
        stored = await self._stored(table)
        match = _match(stored)
        if match is None:
            raise Trouble(f"{table} has not begun")
        write_json(path, {**match.to_json(), "names": look.names(decode(stored.head.body))})
        return len(match.entries)

    async def bring_in(self, path: Path) -> list[str]:
        data = read_json(path)
        title = str(data.get("title"))
        try:
            match = Match.from_json(seating.known_game(title), data)
        except BrokenLog as error:
            raise Trouble(str(error)) from error
        except Denied as error:
            raise Trouble(f"{title}: {error}") from error
        record = _record(match, data)
        await self._write_new(record, match)
        links = [f"seat {number}: {look.link(record.id, seat.invite)}" for number, seat in enumerate(record.seats)]
        return [f"{record.id}: {len(match.entries)} entries", *links]

    async def _write_new(self, record: TableRecord, match: Match) -> None:
        now = time.time()
        fence = await self.store.steal(record.id, self.name, LEASE)
        rows: tuple[EntryRow, ...] = tuple(
            play.row(number, entry, "", now) for number, entry in enumerate(match.entries, start=1)
        )
        head = Head(record.title, record.status, record.public, record.created, now, None, encode(record))
        await self.store.write(Change(record.id, fence, head, entries=rows))
        await self.store.release(record.id, self.name)

    async def rewind(self, table: str, entry: int) -> None:
        fence = await self.store.steal(table, self.name, LEASE)
        try:
            stored = await self._stored(table)
            if not 0 <= entry <= len(stored.entries):
                raise Trouble(f"{table} has entries 0 to {len(stored.entries)}")
            record = decode(stored.head.body)
            record.status, record.consent, record.conceded = "playing", None, []
            old = stored.head
            head = Head(old.title, record.status, old.public, old.created, time.time(), old.wake, encode(record))
            await self.store.write(Change(table, fence, head, keep=entry))
        finally:
            await self.store.release(table, self.name)

    async def delete(self, table: str) -> None:
        await self._stored(table)
        await self.store.delete(table)

    async def verify(self) -> list[tuple[str, str]]:
        """Every table with its problem, or an empty string."""
        found = []
        for name, _, _ in await self.store.all_tables():
            found.append((name, await self._problem(name)))
        return found

    async def _problem(self, table: str) -> str:
        try:
            match = _match(await self._stored(table), strict=True)
            if match is not None:
                match.verify()
        except (BrokenLog, Denied, Trouble, msgspec.MsgspecError) as error:
            cause: Any = error.__cause__ if isinstance(error, Denied) and error.__cause__ is not None else error
            return str(cause)
        return ""


def _match(stored: Stored, strict: bool = False) -> Match | None:
    return rebuild(decode(stored.head.body), stored, strict)


def _record(match: Match, data: dict[str, Any]) -> TableRecord:
    names = data.get("names") if isinstance(data.get("names"), list) else []
    seats = [
        SeatRecord(kind="human", name=str(names[seat])[:40] if names and seat < len(names) else "", invite=token())
        for seat in range(match.seats)
    ]
    log = {key: value for key, value in match.to_json().items() if key != "entries"}
    return TableRecord(
        id=table_id(),
        title=match.game.name,
        options=match.origin.get("options", {}),
        seats=seats,
        created=time.time(),
        creator="",
        secret=str(log["chance"].get("secret", "")),
        watch=token(),
        status="finished" if match.over else "playing",
        log=msgspec.json.decode(to_json(log)),
    )
