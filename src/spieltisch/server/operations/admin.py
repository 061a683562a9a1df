"""What the administrator does to stored tables. A running server notices: its lease is gone, and it loads anew."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from spieltisch.core import BrokenLog, Committed, Match, Message, game
from spieltisch.core.files import read_json, write_json

from ..app import make_store, open_store
from ..inbox.messages import to_json
from ..restoring import rebuild
from ..settings import Settings, Trouble, all_secrets, has_secret, secret_path, with_data, write_secret
from ..store import Change, ChatRow, Head, Stored
from ..sweeping import days_before, old, throw_away
from ..table import erasure, updates
from ..table.changes import entry_row, sealed
from ..table.creation import commit_anew
from ..table.names import clean
from ..table.record import SeatRecord, TableRecord, table_id, token
from ..table.services import Denied
from ..workers.remote import Scope
from . import backup, helper_keys
from .inspection import found, problem_of, replay_seal
from .records import decode, encode

__all__ = ["Admin", "Trouble"]

LEASE = 30.0


class Admin:
    def __init__(self, settings: Settings, restores: Path | None = None) -> None:
        self._had_secret = has_secret(settings)
        if restores is not None:
            settings = with_secret_of(restores, settings)
        self.settings = with_data(settings)
        self.store = make_store(self.settings)
        self.name = "admin-" + token(6)
        self.keys = [one.encode() for one in all_secrets(self.settings)]
        self.key = self.keys[0]

    async def open(self) -> None:
        await open_store(self.store, self.settings, self._had_secret)

    async def close(self) -> None:
        await self.store.close()

    async def _stored(self, table: str) -> Stored:
        stored = await self.store.load(table)
        if stored is None:
            raise Trouble("no_table", table=table)
        return stored

    async def export(self, table: str, path: Path) -> int:
        stored = await self._stored(table)
        match = _match(stored)
        if match is None:
            raise Trouble("not_begun", table=table)
        write_json(path, {**match.to_json(), "names": updates.names(decode(stored.head.body))})
        return len(match.entries)

    async def bring_in(self, path: Path) -> tuple[str, int, list[str]]:
        """The new table, how many entries it has, and a link for each seat."""
        data = read_json(path)
        if not isinstance(data.get("title"), str):
            raise BrokenLog(0, "core-log_no_title")
        match = Match.from_json(game(data["title"]), data)
        if isinstance(match.chance, Committed):
            match.chance.renew(len(match.entries), token(32))  # whoever has the file knows the old secret
        record = _record(match, data)
        await self._write_new(record, match)
        return record.id, len(match.entries), [updates.link(record.id, seat.invite) for seat in record.seats]

    async def _write_new(self, record: TableRecord, match: Match) -> None:
        now = time.time()
        fence = await self.store.steal(record.id, self.name, LEASE)
        rows = [
            sealed(self.key, record.id, entry_row(to_json, number, entry, now), entry.chain)
            for number, entry in enumerate(match.entries, start=1)
        ]
        head = self._sealed(record, now, None)
        await self.store.write(Change(record.id, fence, head, entries=tuple(rows)))
        await self.store.release(record.id, self.name)

    def _sealed(self, record: TableRecord, now: float, wake: float | None) -> Head:
        head = Head(record.title, record.status, record.public, record.created, now, wake, encode(record))
        return sealed(self.key, record.id, head)

    async def rewind(self, table: str, entry: int) -> None:
        fence = await self.store.steal(table, self.name, LEASE)
        try:
            stored = await self._stored(table)
            if not 0 <= entry <= len(stored.entries):
                raise Trouble("no_entry", table=table, count=len(stored.entries))
            record = decode(stored.head.body)
            if record.log is None:
                raise Trouble("not_begun", table=table)
            chance = Committed.from_json(record.log["chance"])
            chance.keep(entry)
            record.log["chance"] = chance.to_json()
            if record.status == "finished":
                commit_anew(record, chance, entry)
            record.status, record.consent, record.conceded = "playing", None, []
            record.length, record.chain = entry, _chain(stored, entry)
            head = self._sealed(record, time.time(), stored.head.wake)
            await self.store.write(Change(table, fence, head, keep=entry))
        finally:
            await self.store.release(table, self.name)

    async def delete(self, table: str) -> None:
        await self._stored(table)
        await self.store.delete(table)

    async def erase(self, device: str) -> int:
        """All that is stored of a person; how many tables knew it. The computer plays their running games on."""
        tables = await self.store.of_member(device, 100_000)
        for name, _mark in tables:
            await self._erase_at(name, device)
        for row, _at, body in await self.store.replays_of(f"coded:{device}"):
            await self.store.delete_replay(f"code:{msgspec.json.decode(body)['digest']}")
            await self.store.delete_replay(row)
        await self.store.delete_replay(f"learnt:{device}")
        return len(tables)

    async def _erase_at(self, table: str, device: str) -> None:
        fence = await self.store.steal(table, self.name, LEASE)
        try:
            stored = await self._stored(table)
            record = decode(stored.head.body)
            erased = erasure.erase_from(record, device, self.settings.stand_in)
            rows = []
            for row in stored.chat:
                line = msgspec.json.decode(row.body)
                if erasure.is_by(line, erased):
                    changed = ChatRow(row.number, row.at, to_json(erasure.without_words(line)))
                    rows.append(sealed(self.key, table, changed))
            head = self._sealed(record, time.time(), stored.head.wake)
            await self.store.write(Change(table, fence, head, chat=tuple(rows), leaving=erased.devices))
        finally:
            await self.store.release(table, self.name)

    async def sweep(self, is_sure: bool) -> tuple[list[tuple[str, Head, int]], int]:
        """Tables and how many replays are older than they are kept, by the clock; a person decides whether they go."""
        found_old = await old(self.store, self.settings, partial(days_before, await self.store.clock(time.time())))
        gone = set(found_old.tables)
        rows = [row for row in await self.store.all_tables() if row[0] in gone]
        if is_sure:
            await throw_away(self.store, found_old)
        return rows, found_old.replays

    async def backup(self, path: Path) -> backup.End:
        return await backup.write_backup(self.store, "\n".join(all_secrets(self.settings)), path)

    async def restore(self, path: Path) -> tuple[int, int]:
        """Only into an empty store: nothing that is there is ever overwritten."""
        if any(await self.store.sizes()):
            raise Trouble("not_empty", folder=self.settings.data)
        if not self._had_secret:
            write_secret(secret_path(self.settings), "\n".join(all_secrets(self.settings)))
        return await backup.restore(self.store, self.name, path)

    async def make_helper(self, name: str, scope: Scope) -> str:
        """A key for a machine that thinks for the opponents of this server."""

        async def keep(row: str, body: bytes) -> None:
            now = time.time()
            await self.store.put_replay(row, now, body, replay_seal(self.key, row, now, body))

        return await helper_keys.make_key(clean(name), scope, time.time(), keep)

    async def verify(self) -> list[tuple[str, Message | None]]:
        """Every table and replay, and what is wrong with it."""
        told: list[tuple[str, Message | None]] = [(name, found("stray")) for name in await self.store.strays()]
        for name in await self.store.names():
            told.append((name, await self._problem(name)))
        for name, at, body, seal in await self.store.replays():
            is_sealed = isinstance(body, bytes) and any(seal == replay_seal(key, name, at, body) for key in self.keys)
            told.append((name, None if is_sealed else found("replay")))
        return told

    async def _problem(self, table: str) -> Message | None:
        try:
            return problem_of(self.keys, await self._stored(table), await self.store.members(table))
        except Exception as error:  # whatever somebody did to the rows, the others are looked at as well
            cause = error.__cause__ if isinstance(error, Denied) else error
            return cause.reason if isinstance(cause, BrokenLog) else found("unreadable")


def with_secret_of(path: Path, settings: Settings) -> Settings:
    """A folder without a secret takes that of the backup; one that has another can not read its rows."""
    secret = backup.check_backup(path)
    if not has_secret(settings):
        secret, *old = secret.split("\n")
        return replace(settings, secret=secret, old_secrets=" ".join(old))
    if not set(secret.split("\n")) <= set(all_secrets(with_data(settings))):
        raise Trouble("other_secret", path=str(secret_path(settings)))
    return settings


def _chain(stored: Stored, entry: int) -> str:
    match = _match(stored)
    return match.entries[entry - 1].chain if match is not None and entry else ""


def _match(stored: Stored) -> Match | None:
    return rebuild(decode(stored.head.body), stored)


def _record(match: Match, data: dict[str, Any]) -> TableRecord:
    names = data.get("names") if isinstance(data.get("names"), list) else []
    seats = [
        SeatRecord(kind="human", name=clean(str(names[seat])) if names and seat < len(names) else "", invite=token())
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
        spare=token(32),
        watch=token(),
        status="finished" if match.over else "playing",
        length=len(match.entries),
        chain=match.chain if match.entries else "",
        log=msgspec.json.decode(to_json(log)),
    )
