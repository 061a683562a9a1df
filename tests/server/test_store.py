"""The contract of a store, for SQLite and for a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from spieltisch.server.settings import Settings, from_environment, unknown_settings, with_data
from spieltisch.server.store import Change, ChatRow, EntryRow, Fenced, Head, Store
from spieltisch.server.store.migrate import NEWEST, config
from spieltisch.server.store.postgres import PostgresStore
from spieltisch.server.store.sqlite import SqliteStore
from spieltisch.server.table.changes import LINES

from .services import fresh_database

Story = Callable[[Store], Awaitable[None]]
KINDS = ["sqlite", "postgres"]


def head(status: str = "playing", public: bool = False, wake: float | None = None, body: bytes = b"{}") -> Head:
    return Head("lanterns", status, public, 1000.25, 2000.5, wake, body)


def entry(number: int, action: str = "pass") -> EntryRow:
    return EntryRow(number, number % 2, action, b"[[3]]", f"d{number}", f"r{number}", 1_763_190_000.125 + number)


def with_store(kind: str, path: Path, story: Story) -> None:
    async def run() -> None:
        store: Store = SqliteStore(path / "t.sqlite") if kind == "sqlite" else PostgresStore(await fresh_database())
        await store.open()
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())


@pytest.fixture(params=KINDS)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Story], None]:
    return lambda story: with_store(request.param, tmp_path, story)


async def held(store: Store, table: str = "t1", owner: str = "me") -> int:
    fence = await store.lease(table, owner, 30)
    assert fence is not None
    return fence


def test_stored_entries_are_read_back(kept: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        fence = await held(store)
        assert not await store.exists("t1")
        assert await store.load("t1") is None
        lines = (ChatRow(1, 5.5, b"hi"), ChatRow(2, 6.5, b"there"))
        await store.write(Change("t1", fence, head(body=b"\x00\xff"), entries=(entry(1), entry(2)), chat=lines))
        stored = await store.load("t1")
        assert stored is not None
        assert stored.head == head(body=b"\x00\xff")
        assert stored.entries == [entry(1), entry(2)]
        assert stored.chat == list(lines)
        assert await store.exists("t1")

    kept(story)


def test_entries_can_be_cut_off(kept: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        fence = await held(store)
        await store.write(Change("t1", fence, head(), entries=tuple(entry(n) for n in range(1, 6))))
        await store.write(Change("t1", fence, keep=3, entries=(entry(4, "other"),)))
        stored = await store.load("t1")
        assert stored is not None
        assert [row.action for row in stored.entries] == ["pass"] * 3 + ["other"]

    kept(story)


def test_a_write_is_all_or_nothing(kept: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        fence = await held(store)
        await store.write(Change("t1", fence, head(), entries=(entry(1),)))
        with pytest.raises(Exception, match=r"(?i)unique"):
            await store.write(Change("t1", fence, head(status="finished"), entries=(entry(2), entry(1))))
        stored = await store.load("t1")
        assert stored is not None
        assert stored.head.status == "playing"
        assert len(stored.entries) == 1

    kept(story)


def test_one_bad_write_does_not_harm_its_neighbours(kept: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        fences = [await held(store, f"t{n}") for n in range(20)]
        changes = [Change(f"t{n}", fence + (n == 7), head(), entries=(entry(1),)) for n, fence in enumerate(fences)]
        results = await asyncio.gather(*[store.write(change) for change in changes], return_exceptions=True)
        assert [n for n, result in enumerate(results) if isinstance(result, Fenced)] == [7]
        assert [await store.exists(f"t{n}") for n in range(20)] == [n != 7 for n in range(20)]

    kept(story)


def test_entries_of_many_tables_at_once_are_refused_one_by_one(kept: Callable[[Story], None]) -> None:
    """The usual write is one entry and nothing else; many of them go to the disk together."""

    async def story(store: Store) -> None:
        fences = [await held(store, f"t{n}") for n in range(150)]
        await asyncio.gather(
            *[store.write(Change(f"t{n}", fence, head(), entries=(entry(1),))) for n, fence in enumerate(fences)]
        )
        changes = [
            Change(f"t{n}", fence + (n == 70), entries=(entry(1 if n == 90 else 2),)) for n, fence in enumerate(fences)
        ]
        results = await asyncio.gather(*[store.write(change) for change in changes], return_exceptions=True)
        assert {n: isinstance(result, Fenced) for n, result in enumerate(results) if result} == {70: True, 90: False}
        for n in (0, 70, 90, 149):
            stored = await store.load(f"t{n}")
            assert stored is not None
            assert [row.number for row in stored.entries] == ([1] if n in (70, 90) else [1, 2])

    kept(story)


def test_a_lease_has_one_owner(kept: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        first = await held(store)
        assert await store.lease("t1", "you", 30) is None
        assert await store.owner("t1") == "me"
        again = await held(store)
        assert again > first
        assert await store.renew("me", 30) == {"t1"}
        assert await store.renew("you", 30) == set()
        await store.release("t1", "you")  # not theirs to give
        assert await store.owner("t1") == "me"
        await store.release("t1", "me")
        assert await store.owner("t1") is None
        assert await held(store, owner="you") > again

    kept(story)


def test_an_expired_lease_can_be_taken_and_its_holder_is_fenced_out(kept: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        old = await store.lease("t1", "me", 0.0)
        assert old is not None
        await store.write(Change("t1", old, head()))  # nobody else came: still good
        new = await held(store, owner="you")
        with pytest.raises(Fenced):
            await store.write(Change("t1", old, head(), entries=(entry(1),)))
        await store.write(Change("t1", new, entries=(entry(1),)))
        assert await store.renew("me", 30) == set()

    kept(story)


def test_the_administrator_can_take_any_lease(kept: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        fence = await held(store)
        assert await store.steal("t1", "admin", 30) > fence
        with pytest.raises(Fenced):
            await store.write(Change("t1", fence, head()))

    kept(story)


def test_many_want_the_same_lease_and_one_gets_it(kept: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        fences = await asyncio.gather(*[store.lease("t1", f"node{n}", 30) for n in range(12)])
        assert sum(fence is not None for fence in fences) == 1

    kept(story)


def test_due_tables_are_those_nobody_holds(kept: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        wakes = {"soon": 50.0, "later": 500.0, "never": None, "held": 10.0}
        for name, wake in wakes.items():
            await store.write(Change(name, await held(store, name), head(wake=wake)))
            if name != "held":
                await store.release(name, "me")
        assert await store.due(100.0, 10) == ["soon"]
        assert await store.due(1000.0, 10) == ["soon", "later"]
        assert await store.due(1000.0, 1) == ["soon"]

    kept(story)


def test_lists(kept: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        for name, status, public in (("a", "waiting", True), ("b", "waiting", False), ("c", "playing", True)):
            change = Change(name, await held(store, name), head(status, public), members=("ada", name))
            await store.write(change)
        await store.write(Change("a", await held(store, "a"), members=("ada",), entries=(entry(1),)))
        assert [name for name, _ in await store.public("waiting", 9)] == ["a"]
        assert [name for name, _ in await store.public("playing", 9)] == ["c"]
        assert {name for name, _ in await store.of_member("ada", 9)} == {"a", "b", "c"}
        assert [name for name, _ in await store.of_member("b", 9)] == ["b"]
        assert {(name, entries) for name, _, entries in await store.all_tables()} == {("a", 1), ("b", 0), ("c", 0)}

    kept(story)


def test_a_deleted_table_is_gone_for_its_holder_too(kept: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        fence = await held(store)
        await store.write(Change("t1", fence, head(), entries=(entry(1),), members=("ada",)))
        await store.delete("t1")
        assert await store.load("t1") is None
        assert await store.of_member("ada", 9) == []
        with pytest.raises(Fenced):
            await store.write(Change("t1", fence, head()))

    kept(story)


def test_replays_are_kept(kept: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        await store.put_replay("r1", 4.0, b"first")
        await store.put_replay("r1", 5.0, b"\x01log")
        await store.put_replay("r2", 4.0, b"old")
        await store.expire_replays(5.0)
        assert await store.replay("r1") == b"\x01log"
        assert await store.replay("r2") is None

    kept(story)


def test_no_more_chat_is_kept_than_is_shown(kept: Callable[[Story], None]) -> None:
    async def story(store: Store) -> None:
        lines = tuple(ChatRow(number, 1.0, b"{}") for number in range(1, LINES + 3))
        await store.write(Change("t1", await held(store), head(), chat=lines))
        stored = await store.load("t1")
        assert stored is not None
        assert stored.chat == list(lines[2:])
        count = "SELECT count(*) FROM chat"
        if isinstance(store, PostgresStore):
            assert await store._pool.fetchval(count) == LINES
        elif isinstance(store, SqliteStore):
            assert await store._do(lambda db: db.execute(count).fetchone()) == (LINES,)

    kept(story)


@pytest.mark.parametrize("kind", KINDS)
async def test_opening_again_keeps_everything(kind: str, tmp_path: Path) -> None:
    url = await fresh_database() if kind == "postgres" else ""
    for turn in range(2):
        store: Store = PostgresStore(url) if url else SqliteStore(tmp_path / "t.sqlite")
        await store.open()
        if turn == 0:
            await store.write(Change("t1", await held(store), head()))
        assert await store.exists("t1")
        await store.close()


def test_the_newest_migration_is_the_one_we_look_for() -> None:
    from alembic.script import ScriptDirectory

    assert ScriptDirectory.from_config(config()).get_current_head() == NEWEST


async def test_a_process_alone_writes_its_leases_rarely(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite", alone=True)
    await store.open()
    await held(store)
    written = []
    for _ in range(3):
        assert await store.renew("me", 4) == {"t1"}
        written.append(await store._do(lambda db: db.total_changes))
    assert written[0] == written[2]
    await store.steal("t1", "the administrator", 30)
    assert await store.renew("me", 4) == set()
    await store.close()


def test_sqlite_is_durable(tmp_path: Path) -> None:
    from spieltisch.server.store.sqlite import connect

    connection = connect(tmp_path / "t.sqlite")
    assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    assert connection.execute("PRAGMA synchronous").fetchone()[0] == 2  # FULL
    connection.close()


# -- settings and secrets


def test_the_secret_is_generated_once_and_private(tmp_path: Path) -> None:
    first = with_data(Settings(data=str(tmp_path / "new")))
    assert len(first.secret) == 64
    assert with_data(Settings(data=str(tmp_path / "new"))).secret == first.secret
    assert with_data(Settings(data=str(tmp_path / "other"))).secret != first.secret
    assert (tmp_path / "new" / "secret").stat().st_mode & 0o777 == 0o600


def test_a_setting_is_still_read_by_its_old_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELTISCH_PAPER_WORKERS", "3")
    assert from_environment().replay_workers == 3
    assert not unknown_settings()
    monkeypatch.setenv("SPIELTISCH_REPLAY_WORKERS", "2")
    assert from_environment().replay_workers == 2


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELTISCH_PORT", "9000")
    monkeypatch.setenv("SPIELTISCH_GRACE", "1.5")
    monkeypatch.setenv("SPIELTISCH_PROXIES", "2")
    settings = from_environment(host="0.0.0.0", data=None)
    assert (settings.port, settings.grace, settings.proxies, settings.host) == (9000, 1.5, 2, "0.0.0.0")
    assert from_environment(port=7).port == 7
