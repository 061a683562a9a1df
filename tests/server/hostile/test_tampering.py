"""Whoever changes what is stored is found out, column by column, and the inspection crashes on nothing."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest

import spieltisch
from spieltisch.core import BrokenLog, Match
from spieltisch.server.office.admin import Office
from spieltisch.server.office.inspection import replay_seal
from spieltisch.server.settings import Settings

from ..room import Room, in_room, play_out

KEY = "x" * 32
FIRST = "WHERE number = 1 AND table_id = (SELECT id FROM tables WHERE status = 'playing')"
PLAYING, OVER = "WHERE status = 'playing'", "(SELECT id FROM tables WHERE status = 'finished')"

CHANGES = {
    "seat": f"UPDATE entries SET seat = 1 - seat {FIRST}",
    "action": f"UPDATE entries SET action = 'show star' {FIRST}",
    "unknown action": f"UPDATE entries SET action = 'dance' {FIRST}",
    "chance": f"UPDATE entries SET chance = '[[1]]' {FIRST}",
    "chance as text": "UPDATE entries SET chance = 'what' WHERE number = 2",
    "chance as number": f"UPDATE entries SET chance = 7 {FIRST}",
    "digest": f"UPDATE entries SET digest = 'wrong' {FIRST}",
    "ref": f"UPDATE entries SET ref = 'somebody:else' {FIRST}",
    "time of an entry": f"UPDATE entries SET at = at + 1 {FIRST}",
    "seal": f"UPDATE entries SET seal = '' {FIRST}",
    "gap in the numbers": "DELETE FROM entries WHERE number = 1",
    "renumbered": "UPDATE entries SET number = number + 100 WHERE number = 2",
    "tail of a finished game": f"DELETE FROM entries WHERE number > 1 AND table_id = {OVER}",
    "all entries of a finished game": f"DELETE FROM entries WHERE table_id = {OVER}",
    "title": f"UPDATE tables SET title = 'chaos' {PLAYING}",
    "status": f"UPDATE tables SET status = 'finished' {PLAYING}",
    "public": f"UPDATE tables SET public = 1 - public {PLAYING}",
    "created": f"UPDATE tables SET created = created - 5 {PLAYING}",
    "updated": f"UPDATE tables SET updated = updated + 5 {PLAYING}",
    "wake": f"UPDATE tables SET wake = 5 {PLAYING}",
    "secret": f'UPDATE tables SET body = replace(body, \'"secret":"\', \'"secret":"x\') {PLAYING}',
    "creator": f'UPDATE tables SET body = replace(body, \'"creator":"ada"\', \'"creator":"eve"\') {PLAYING}',
    "body as text": f"UPDATE tables SET body = 'nothing' {PLAYING}",
    "body as number": f"UPDATE tables SET body = 5 {PLAYING}",
    "seal of the table": f"UPDATE tables SET seal = 'x' {PLAYING}",
    "row of the table": f"DELETE FROM tables {PLAYING}",
    "members": "DELETE FROM members WHERE device = 'bob'",
    "chat": "UPDATE chat SET body = replace(body, 'hello', 'curse') WHERE number = 1",
    "time of chat": "UPDATE chat SET at = at + 1 WHERE number = 1",
    "chat line gone": "DELETE FROM chat WHERE number = 1",
    "replay": "UPDATE replays SET body = 'other'",
    "time of a replay": "UPDATE replays SET at = at + 1",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game in play with chat, a finished one, a replay."""
    folder = tmp_path_factory.mktemp("house")

    async def story(room: Room) -> None:
        table, ada, bob = await room.duel()
        for _ in range(3):
            seat = table.to_act()[0]
            await (ada, bob)[seat].act(seat)
        await ada.wish("chat", text="hello")
        over, ada, bob = await room.duel(options={"nights": 1})
        await play_out(over, ada, bob)
        await room.hub.store.put_replay("r", 5.0, b"body", replay_seal(KEY.encode(), "r", 5.0, b"body"))

    in_room(folder, story)
    return folder


def inspect(folder: Path) -> list[str]:
    """All problems found."""

    async def run() -> list[str]:
        office = Office(Settings(data=str(folder), secret=KEY))
        await office.open()
        try:
            return [problem for _, problem in await office.verify() if problem]
        finally:
            await office.close()

    return asyncio.run(run())


def test_an_untouched_house_has_no_problem(house: Path) -> None:
    assert inspect(house) == []


@pytest.mark.parametrize("sql", CHANGES.values(), ids=CHANGES.keys())
def test_a_change_behind_the_servers_back_is_found(house: Path, tmp_path: Path, sql: str) -> None:
    shutil.copytree(house, tmp_path / "copy")
    with sqlite3.connect(tmp_path / "copy" / "tables.sqlite") as connection:
        assert connection.execute(sql).rowcount > 0
    assert inspect(tmp_path / "copy")


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
