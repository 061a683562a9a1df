"""No game is lost by a guess: not by a clock that is wrong, not by an old backup, not by a file that is missing."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from spieltisch.cli.admin import app as admin
from spieltisch.server.inbox.bodies import CreateTable
from spieltisch.server.operations.admin import Admin
from spieltisch.server.run import try_services
from spieltisch.server.settings import Settings, Trouble, has_secret, with_data
from spieltisch.server.store.postgres import PostgresStore
from spieltisch.server.sweeping import DAY, HOUR, PART, Sweeper
from spieltisch.server.table import creation

from .. import services
from ..live import Live, Player
from ..room import HUMAN, OPEN, Room, settled

# -- what is old


class Keeper:
    """The sweeper of a room; `uptime` is what its process saw pass."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.uptime = 0.0
        self.begin()

    def begin(self) -> None:
        """A process starts."""
        hub = self.room.hub
        self.sweeper = Sweeper(hub.settings, hub.store, lambda: self.room.time, hub.metrics.count, lambda: self.uptime)

    async def left(self, hours: float = 1.0) -> set[str]:
        await self.sweeper.look()
        self.uptime += hours * HOUR
        await self.sweeper.look()
        return set(await self.room.hub.store.names())


async def fill(room: Room, waiting: int, playing: int) -> list[str]:
    """Tables that nobody holds in memory."""
    made = [await room.table(HUMAN, OPEN) for _ in range(waiting)]
    made += [await room.table(HUMAN, HUMAN) for _ in range(playing)]
    for table in made:
        await room.hub._let_go(table)
    return [table.id for table in made]


async def pass_days(room: Room, days: int) -> None:
    """Days on which something is kept now and then."""
    for _ in range(days // 5):
        room.time += 5 * DAY
        await room.hub.store.put_replay(f"day {room.time}", room.time, b"{}", "")


async def test_abandoned_tables_are_deleted_after_their_keeping_time(room: Room) -> None:
    """With time that the process saw pass, and few at a time."""
    waiting = await room.table(HUMAN, OPEN)
    over = await room.table(HUMAN, HUMAN)
    await (await room.enter(over, "ada")).request("concede", seat=0)
    playing, *_ = await room.duel()
    await room.hub.store.put_replay("r", room.time, b"{}", "")
    for table in (waiting, over, playing):
        await room.hub._let_go(table)
    keeper = Keeper(room)
    assert await keeper.left() == {waiting.id, playing.id, over.id}

    async def names(days: int) -> set[str]:
        await pass_days(room, days)
        busy = await fill(room, 0, 3 * PART)
        for number in range(PART):
            await room.hub.store.put_replay(f"n{number}", room.time, b"{}", "")
        left = await keeper.left(24 * days)
        for name in busy:
            await room.hub.store.delete(name)
        return left - set(busy)

    assert await names(15) == {playing.id, over.id}
    assert await names(170) == {over.id}
    assert await room.hub.store.replay("r") is not None
    assert await names(190) == {over.id}
    assert await room.hub.store.replay("r") is None
    assert await names(360) == set()
    assert await room.hub.store.strays() == []


@pytest.mark.parametrize("days", [400, -400])
async def test_a_clock_that_jumps_throws_nothing_away(room: Room, days: float) -> None:
    room.time = 1000 * DAY
    tables = set(await fill(room, 5, 5))
    keeper = Keeper(room)
    await keeper.left()
    room.time += days * DAY
    assert tables <= await keeper.left(48)
    await fill(room, 0, 1)  # at the wrong time
    assert tables <= await keeper.left(48)
    keeper.begin()  # with the clock still wrong: too much at once
    assert tables <= await keeper.left(48)
    room.time -= days * DAY
    keeper.begin()
    assert tables <= await keeper.left(48)


async def test_a_backup_of_last_year_is_not_thrown_away(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    tables = await fill(room, 5, 5)
    room.time += 400 * DAY
    keeper = Keeper(room)
    assert await keeper.left(48) == set(tables)
    played = await fill(room, 1, 0)
    keeper.begin()
    assert await keeper.left(48) == {*tables, *played}
    assert room.hub.metrics.counts["unswept"] == 0
    await pass_days(room, 190)
    keeper.begin()
    with caplog.at_level(logging.WARNING):
        assert await keeper.left(48) == {*tables, *played}
    assert room.hub.metrics.counts["unswept"] == 1
    assert "admin sweep" in caplog.text


@pytest.mark.parametrize("is_new", [True, False])
async def test_a_game_played_while_the_clock_stood_far_in_the_past_is_kept(room: Room, is_new: bool) -> None:
    """As the first game of a server, or on one that holds games of the whole year before."""
    year = 365
    room.time = 1000 * DAY
    if not is_new:
        await pass_days(room, year)
        room.time -= 200 * DAY
    await room.hub.sweeper.begin()
    (played,) = await fill(room, 0, 1)
    room.time += (year if is_new else 200) * DAY
    await fill(room, 0, PART)
    keeper = Keeper(room)
    assert played in await keeper.left()
    await pass_days(room, 170)
    await fill(room, 0, 1)
    keeper.begin()
    assert played in await keeper.left()
    await pass_days(room, 15)
    await fill(room, 0, 12 * PART)
    keeper.begin()
    assert played not in await keeper.left()


async def test_no_table_is_deleted_in_the_first_hour(room: Room) -> None:
    old = await fill(room, 1, 0)
    await pass_days(room, 15)
    new = await fill(room, 0, 2 * PART)
    keeper = Keeper(room)
    assert await keeper.left(0.99) == {*old, *new}
    assert await keeper.left(0.02) == set(new)


async def test_a_server_begins_to_sweep_after_an_hour_by_itself(room: Room) -> None:
    assert await room.hub.store.newest() is None
    await fill(room, 1, 0)
    room.time += 400 * DAY
    await room.hub.keep_once()
    assert len(await room.hub.store.names()) == 1


async def test_postgres_has_a_clock_of_its_own() -> None:
    store = PostgresStore(await services.fresh_database())
    await store.open()
    try:
        assert abs(await store.clock(0.0) - asyncio.get_running_loop().time()) > DAY  # the time of day
        assert await store.newest() is None
        assert await store.sizes() == (0, 0)
        async with Room(store) as room:
            tables = await fill(room, 2, 1)
            assert await store.sizes() == (3, 0)
            assert await store.newest() == room.time
            assert set(await store.untouched("waiting", room.time + 1)) == set(tables[:2])
    finally:
        await store.close()


def test_a_person_throws_away_what_is_old(tmp_path: Path) -> None:
    stored = Admin(Settings(data=str(tmp_path)))

    async def make() -> None:
        await stored.open()
        for number in range(3):
            record = creation.new_record(CreateTable(title="lanterns", seats=[HUMAN, OPEN]), "ada", float(number))
            fence = await stored.store.steal(record.id, stored.name, 1)
            from spieltisch.server.store import Change

            await stored.store.write(Change(record.id, fence, stored._sealed(record, float(number), None)))
        await stored.close()

    asyncio.run(make())
    told = CliRunner().invoke(admin, ["sweep", "--data", str(tmp_path)])
    assert (told.exit_code, len(told.output.splitlines())) == (0, 4)
    told = CliRunner().invoke(admin, ["sweep", "--yes", "--data", str(tmp_path)])
    assert len(told.output.splitlines()) == 4
    assert len(CliRunner().invoke(admin, ["sweep", "--data", str(tmp_path)]).output.splitlines()) == 1


# -- what is missing


@pytest.fixture
def data_folder(tmp_path: Path) -> Path:
    """Its server was killed: what was played last is only in the second file of the database."""
    with Live(tmp_path) as live:
        player = Player(live.url)
        player.create("human", "human")
        player.close()
    return tmp_path


def begin(folder: Path, **settings: Any) -> None:
    chosen = Settings(data=str(folder), **settings)
    had_secret = has_secret(chosen)
    chosen = with_data(chosen)
    asyncio.run(try_services(chosen, had_secret))


def test_a_server_that_was_killed_begins_again(data_folder: Path) -> None:
    for _ in range(3):
        begin(data_folder)


def test_tables_without_their_secret(data_folder: Path) -> None:
    secret = (data_folder / "secret").read_text()
    (data_folder / "secret").unlink()
    for _ in range(2):
        with pytest.raises(Trouble, match="secret is missing"):
            begin(data_folder)
        with pytest.raises(Trouble, match="secret is missing"):
            asyncio.run(Admin(Settings(data=str(data_folder))).open())
    (data_folder / "secret").write_text(secret)
    begin(data_folder)


def test_a_secret_that_is_a_setting_is_no_file(tmp_path: Path) -> None:
    with Live(tmp_path, secret="s" * 32) as live:
        Player(live.url).create("human", "human")
    begin(tmp_path, secret="s" * 32)
    with pytest.raises(Trouble, match="secret is missing"):
        begin(tmp_path)


async def test_a_shared_database_without_its_secret(tmp_path: Path) -> None:
    url = await services.fresh_database()
    async with Room(PostgresStore(url)) as room:
        await settled(await room.table())
    with pytest.raises(Trouble, match="secret is missing"):
        await asyncio.to_thread(begin, tmp_path, database=url)


def test_a_database_of_no_bytes(data_folder: Path) -> None:
    (data_folder / "tables.sqlite-wal").unlink()
    (data_folder / "tables.sqlite").write_bytes(b"")
    for _ in range(2):
        with pytest.raises(Trouble, match="nothing is in it"):
            begin(data_folder)


@pytest.mark.parametrize("gone", ["tables.sqlite-wal", "tables.sqlite"])
def test_a_database_that_lost_what_was_written_last(data_folder: Path, gone: str) -> None:
    for path in data_folder.glob(gone + "*"):
        path.unlink()
    for _ in range(2):
        with pytest.raises(Trouble, match="written last"):
            begin(data_folder)


def test_opening_the_database_in_between_does_no_harm(data_folder: Path) -> None:
    with sqlite3.connect(data_folder / "tables.sqlite") as connection:
        connection.execute("SELECT count(*) FROM tables").fetchone()
    connection.close()
    begin(data_folder)


def test_an_older_backup_is_put_back_with_a_word(data_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    begin(data_folder)
    copy = tmp_path_factory.mktemp("backup") / "tables.sqlite"
    shutil.copy(data_folder / "tables.sqlite", copy)
    begin(data_folder)
    shutil.copy(copy, data_folder / "tables.sqlite")
    with pytest.raises(Trouble, match=r"tables\.mark"):
        begin(data_folder)
    (data_folder / "tables.mark").unlink()
    begin(data_folder)


def test_a_start_that_failed_leaves_no_empty_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("alembic.command.upgrade", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left")))
        with pytest.raises(Trouble):
            begin(tmp_path)
    begin(tmp_path)
