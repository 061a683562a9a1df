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
from spieltisch.server.office.admin import Office
from spieltisch.server.office.inspection import keep
from spieltisch.server.settings import Settings

from ..room import Room, in_room, play_out

KEY = "x" * 32
PLAYING, OVER = "WHERE status = 'playing'", "(SELECT id FROM tables WHERE status = 'finished')"
SEALED = ("tables", "entries", "chat", "members", "replays")
VALUES = (None, "x", "[[1]]", "", -1, 7.5, b"\xff")

ROWS = {  # gone, moved, or changed with sense
    "gap in the numbers": "DELETE FROM entries WHERE number = 1",
    "renumbered": "UPDATE entries SET number = number + 100 WHERE number = 2",
    "tail of a finished game": f"DELETE FROM entries WHERE number > 1 AND table_id = {OVER}",
    "all entries of a finished game": f"DELETE FROM entries WHERE table_id = {OVER}",
    "another action": "UPDATE entries SET action = 'show star' WHERE number = 1",
    "title": f"UPDATE tables SET title = 'chaos' {PLAYING}",
    "status": f"UPDATE tables SET status = 'finished' {PLAYING}",
    "secret": f'UPDATE tables SET body = replace(body, \'"secret":"\', \'"secret":"x\') {PLAYING}',
    "creator": f'UPDATE tables SET body = replace(body, \'"creator":"ada"\', \'"creator":"eve"\') {PLAYING}',
    "row of the table": f"DELETE FROM tables {PLAYING}",
    "somebody who plays": "DELETE FROM members WHERE device = 'bob'",
    "somebody who watches": "DELETE FROM members WHERE device = 'eve'",
    "chat": "UPDATE chat SET body = replace(body, 'hello', 'curse') WHERE number = 1",
    "chat line gone": "DELETE FROM chat WHERE number = 1",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game in play with chat and somebody who watches, a finished one, a replay."""
    folder = tmp_path_factory.mktemp("house")

    async def story(room: Room) -> None:
        table, ada, bob = await room.duel()
        for _ in range(3):
            seat = table.to_act()[0]
            await (ada, bob)[seat].act(seat)
        await ada.wish("chat", text="hello")
        await room.enter(table, "eve", table.record.watch)
        over, ada, bob = await room.duel(options={"nights": 1})
        await play_out(over, ada, bob)
        await keep(room.hub, "replay", b"body")

    in_room(folder, story)
    return folder


def inspect(folder: Path) -> list[Message]:
    """All problems found."""

    async def run() -> list[Message]:
        office = Office(Settings(data=str(folder), secret=KEY))
        await office.open()
        try:
            return [problem for _, problem in await office.verify() if problem]
        finally:
            await office.close()

    return asyncio.run(run())


def test_an_untouched_house_has_no_problem(house: Path) -> None:
    assert inspect(house) == []


@pytest.fixture
def copy(house: Path, tmp_path: Path) -> Iterator[tuple[Path, sqlite3.Connection]]:
    shutil.copytree(house, tmp_path / "copy")
    with closing(sqlite3.connect(tmp_path / "copy" / "tables.sqlite", isolation_level=None)) as connection:
        yield tmp_path / "copy", connection


@pytest.mark.parametrize("sql", ROWS.values(), ids=ROWS.keys())
def test_a_change_behind_the_servers_back_is_found(copy: tuple[Path, sqlite3.Connection], sql: str) -> None:
    folder, connection = copy
    assert connection.execute(sql).rowcount > 0
    assert inspect(folder)


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
