"""Whoever changes what is stored is found out, column by column, and the inspection crashes on nothing."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import spieltisch
from spieltisch.core import BrokenLog, Match, Message
from spieltisch.server.operations.admin import Admin
from spieltisch.server.operations.inspection import keep
from spieltisch.server.settings import Settings
from spieltisch.server.table.changes import ChatRow, EntryRow, seal_of

from ..room import Room, in_room, play_out

KEY = "x" * 32
PLAYING, OVER = "WHERE status = 'playing'", "(SELECT id FROM tables WHERE status = 'finished')"
SEALED = ("tables", "entries", "chat", "members", "replays")
VALUES = (None, "x", "[[1]]", "", -1, 7.5, b"\xff")

OLD = "title, status, public, created, updated, wake, body, seal"

ROWS = [  # gone, moved, brought back, or changed with sense
    ("DELETE FROM entries WHERE number = 1", "gap"),
    ("UPDATE entries SET number = number + 100 WHERE number = 2", "gap"),
    (f"DELETE FROM entries WHERE number > 1 AND table_id = {OVER}", "cut"),
    (f"DELETE FROM entries WHERE table_id = {OVER}", "cut"),
    ("UPDATE entries SET ref = 'somebody:else' WHERE number = 1", "entry"),
    (f"UPDATE tables SET title = 'chaos' {PLAYING}", "head"),
    (f"UPDATE tables SET status = 'finished' {PLAYING}", "head"),
    (f'UPDATE tables SET body = replace(body, \'"secret":"\', \'"secret":"x\') {PLAYING}', "head"),
    (f'UPDATE tables SET body = replace(body, \'"creator":"ada"\', \'"creator":"eve"\') {PLAYING}', "head"),
    (f"UPDATE tables SET ({OLD}) = (SELECT {OLD} FROM old) WHERE id = (SELECT id FROM old)", "over"),
    (f"DELETE FROM tables {PLAYING}", "stray"),
    ("DELETE FROM members WHERE device = 'bob'", "members"),
    ("DELETE FROM members WHERE device = 'eve'", "members"),
    ("UPDATE chat SET body = replace(body, 'hello', 'curse') WHERE number = 1", "line"),
    ("DELETE FROM chat WHERE number = 1", "chat"),
    ("UPDATE replays SET body = 'another'", "replay"),
    (f"UPDATE tables SET body = 'nothing', seal = '' {PLAYING}", "unreadable"),
]


@pytest.fixture(scope="module")
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game in play with chat and somebody who watches, a finished one, a replay."""
    folder = tmp_path_factory.mktemp("data")

    async def story(room: Room) -> None:
        table, ada, bob = await room.duel()
        for _ in range(3):
            seat = table.to_act()[0]
            await (ada, bob)[seat].act(seat)
        await ada.request("chat", text="hello")
        await room.enter(table, "eve", table.record.watch)
        over, ada, bob = await room.duel(options={"nights": 1})
        with closing(sqlite3.connect(folder / "tables.sqlite", isolation_level=None)) as connection:
            connection.execute(f"CREATE TABLE old AS SELECT * FROM tables WHERE id = '{over.id}'")
        await play_out(over, ada, bob)
        await keep(room.hub, "replay", b"body")

    in_room(folder, story)
    return folder


def inspect(folder: Path) -> list[Message]:
    """All problems found."""

    async def run() -> list[Message]:
        admin = Admin(Settings(data=str(folder), secret=KEY))
        await admin.open()
        try:
            return [problem for _, problem in await admin.verify() if problem]
        finally:
            await admin.close()

    return asyncio.run(run())


def test_an_untouched_folder_has_no_problem(data_folder: Path) -> None:
    assert inspect(data_folder) == []


@pytest.fixture
def copy(data_folder: Path, tmp_path: Path) -> Iterator[tuple[Path, sqlite3.Connection]]:
    shutil.copytree(data_folder, tmp_path / "copy")
    with closing(sqlite3.connect(tmp_path / "copy" / "tables.sqlite", isolation_level=None)) as connection:
        yield tmp_path / "copy", connection


@pytest.mark.parametrize(("sql", "key"), ROWS)
def test_a_change_behind_the_servers_back_is_found(copy: tuple[Path, sqlite3.Connection], sql: str, key: str) -> None:
    folder, connection = copy
    assert connection.execute(sql).rowcount > 0
    assert {problem.key for problem in inspect(folder)} == {f"cli-found-{key}"}


def test_a_seal_covers_all_that_it_seals() -> None:
    """Nobody moves a row to another table, or behind another history."""
    entry, line = EntryRow(1, 0, "pass", b"[]", "digest", "ref", 5.0), ChatRow(1, 5.0, b"{}")
    others = [entry._replace(**{name: b"other"}) for name in EntryRow._fields[:-1]]
    sealed = [("key", "table", row, "chain") for row in (entry, line, *others)]
    sealed += [("other", "table", entry, "chain"), ("key", "other", entry, "chain"), ("key", "table", entry, "other")]
    assert len({seal_of(key.encode(), table, row, chain) for key, table, row, chain in sealed}) == len(sealed) == 12


@pytest.mark.parametrize("name", SEALED)
def test_every_changed_column_is_found(copy: tuple[Path, sqlite3.Connection], name: str) -> None:
    """Of the first row of each kind, with whatever the database takes: nothing is overlooked, and nothing crashes."""
    folder, connection = copy
    tried = 0
    (row,) = connection.execute(f"SELECT min(rowid) FROM {name}").fetchone()
    for column in [column[1] for column in connection.execute(f"PRAGMA table_info({name})")]:
        (real,) = connection.execute(f"SELECT {column} FROM {name} WHERE rowid = ?", (row,)).fetchone()
        for value in VALUES:
            with contextlib.suppress(sqlite3.IntegrityError):
                connection.execute(f"UPDATE {name} SET {column} = ? WHERE rowid = ?", (value, row))
                (written,) = connection.execute(f"SELECT {column} FROM {name} WHERE rowid = ?", (row,)).fetchone()
                assert written == real or inspect(folder), (column, value)
                tried += written != real
        connection.execute(f"UPDATE {name} SET {column} = ? WHERE rowid = ?", (real, row))
    assert tried >= 12


def test_a_log_with_a_swapped_secret_or_chance_does_not_verify() -> None:
    match = spieltisch.game("lanterns").match(seats=2, seed=3)
    for _ in range(8):
        seat = match.to_act()[0]
        match.apply(seat, match.legal(seat)[0])
    data = match.to_json()
    with pytest.raises(BrokenLog):
        Match.from_json(match.game, {**data, "chance": {**data["chance"], "secret": "another"}})
    with pytest.raises(BrokenLog):
        Match.from_json(match.game, {**data, "chance": {**data["chance"], "contributions": ["mine"]}}).verify()
