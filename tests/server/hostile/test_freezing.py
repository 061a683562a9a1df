"""Nobody can freeze the server: not by positions, warlords or hints, not by killing workers, not by asking often."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

import spieltisch
import spieltisch.core.packs
from spieltisch.server.inbox import api, packs, uploads
from spieltisch.server.inbox.auth import Identity
from spieltisch.server.inbox.bodies import CheckOptions, CreateTable, Join, NewSeat, PackUpload, PositionUpload
from spieltisch.server.inbox.calls import GetMoments
from spieltisch.server.inbox.checks import check_log, check_small
from spieltisch.server.inbox.limits import Buckets, Budgets, neighbourhood
from spieltisch.server.inbox.protocols import SocketProtocol
from spieltisch.server.inbox.socket import Connection, Outbox
from spieltisch.server.settings import Settings
from spieltisch.server.table import agents
from spieltisch.server.table.changes import Change, Head
from spieltisch.server.table.services import Denied
from spieltisch.server.workers import replays
from spieltisch.server.workers.lanes import Hire, Job, Lane, Overdue, Turns
from spieltisch.server.workers.opponents import WAITING, Opponents, PendingAnswer
from spieltisch.server.workers.processes import WorkerProcess

from ..room import AGENT, HUMAN, OPEN, Room, in_room, serve, until
from .chores import die_once, hang_once, nap


@pytest.fixture(autouse=True)
def _workers_find_the_chores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2]))


FREE = Budgets(1, 1e9, 1, 1e12, 4)
NOVICE = NewSeat(kind="agent", level="novice")
SPOILT = Head("lanterns", "playing", False, 0.0, 0.0, 0.0, b"nothing")


def opponents(hire: Hire = WorkerProcess) -> Opponents:
    counts: list[str] = []
    made = Opponents(Settings(quick_workers=1, slow_workers=1), FREE, hire, counts.append)
    made.counts = counts  # type: ignore[attr-defined]
    return made


def question(level: str = "novice") -> dict[str, Any]:
    match = spieltisch.game("lanterns").match(seats=2, seed=1)
    return agents.ask(match, 0, level)


# -- no question is ever lost


@pytest.mark.parametrize(("function", "answer"), [(die_once, "alive"), (hang_once, "awake")])
async def test_a_worker_that_dies_or_hangs_leads_to_a_second_try(tmp_path: Path, function: Any, answer: str) -> None:
    replaced: list[str] = []
    lane = Lane(1, WorkerProcess, replaced.append)
    try:
        found, _ = await lane.run(("here", "ada"), 2.0, function, lambda: (str(tmp_path / "once"),))
        assert found == answer
        assert replaced == ["replaced"]
    finally:
        lane.close()


async def test_a_hanging_worker_does_not_block_the_next_job(tmp_path: Path) -> None:
    lane = Lane(1, WorkerProcess)
    try:
        hanging = asyncio.ensure_future(lane.run(("here", "eve"), 0.5, nap, lambda: (60,), tries=1))
        waiting = [asyncio.ensure_future(lane.run(("here", str(n)), 5.0, nap, lambda: (0,))) for n in range(5)]
        assert [found for found, _ in await asyncio.gather(*waiting)] == [0] * 5
        with pytest.raises(Overdue):
            await hanging
    finally:
        lane.close()


async def test_time_counts_from_the_start_of_the_work() -> None:
    """Ten jobs of 0.2 s behind each other each have 1 s: the last one waits two and is still done."""
    replaced: list[str] = []
    lane = Lane(1, WorkerProcess, replaced.append)
    try:
        await lane.run(("here", "ada"), 20.0, nap, lambda: (0,))
        jobs = [lane.run(("here", "ada"), 1.0, nap, lambda: (0.2,)) for _ in range(10)]
        assert [found for found, _ in await asyncio.gather(*jobs)] == [0.2] * 10
        assert replaced == []
    finally:
        lane.close()


async def test_an_opponent_that_never_answers_moves_greedily_and_then_by_chance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = opponents()
    asked: list[str] = []

    async def dead(*args: Any, **_: Any) -> Any:
        asked.append("dead")
        raise Overdue

    async def hurried(_visitor: Any, _seconds: float, _function: Any, prepare: Any, tries: int) -> Any:
        asked.append(prepare()[0]["level"])
        return "moved", 0.0

    try:
        monkeypatch.setattr(pool.slow, "run", dead)
        monkeypatch.setattr(pool.quick, "run", hurried)
        assert await pool.choose("warlord", lambda: question("warlord"), ("here", "ada")) == "moved"
        assert asked == ["dead", "greedy"]
        assert pool.counts == ["unanswered"]  # type: ignore[attr-defined]
        monkeypatch.setattr(pool.quick, "run", dead)
        assert await pool.choose("warlord", lambda: question("warlord"), ("here", "ada")) is None
    finally:
        pool.close()


@pytest.mark.parametrize("error", [None, asyncio.CancelledError])
async def test_a_thought_that_is_lost_or_cancelled_is_answered(
    room: Room, monkeypatch: pytest.MonkeyPatch, error: type[BaseException] | None
) -> None:
    """What froze tables for good: the asker was cancelled with its pool, and nobody asked again."""

    async def lost(*_: Any) -> None:
        if error is not None:
            raise error

    monkeypatch.setattr(Opponents, "choose", lost)
    table = await room.table(NOVICE, NOVICE)
    eve = await room.enter(table, "ada")
    await until(lambda: "finished" in eve.notices())


async def test_the_watchdog_heals_a_seat_for_which_nobody_thinks(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """By itself and within five seconds, although a damaged table wants attention too."""
    await until(lambda: room.hub.sweeper._newest is not None)  # its first round is over
    await room.hub.store.write(Change("spoilt", await room.hub.store.lease("spoilt", "nobody", 0) or 0, SPOILT))
    monkeypatch.setattr(agents, "start", lambda _table: None)
    tables = [await room.table(HUMAN, AGENT) for _ in range(2)]
    for table in tables:
        await room.enter(table, "ada")
        assert (table.agents_to_act(), table.thinking) == ([1], {})
    over = PendingAnswer(asyncio.sleep(0), lambda _found: None)
    over.cancel()
    tables[1].thinking[1] = agents.PendingMove(1, 1.0, over)  # whose answer nobody takes any more
    monkeypatch.undo()
    async with asyncio.timeout(5):
        await until(lambda: room.hub.metrics.counts["healed"] == 2)
    await until(lambda: all(table.entry == 1 for table in tables))
    await room.hub.keep_once()
    assert room.hub.metrics.counts["healed"] == 2


async def test_opponents_play_only_while_somebody_watches(room: Room) -> None:
    table = await room.table(NOVICE, NOVICE, options={"nights": 5})
    assert table.agents_to_act() == []
    eve = await room.enter(table, "ada")
    await until(lambda: table.entry > 0)
    await eve.leave()
    assert table.agents_to_act() == []
    entry = table.entry + 1  # one may be on its way
    await room.hub.keep_once()
    assert table.entry <= entry
    assert room.hub.metrics.counts["healed"] == 0
    stored = await room.hub.store.load(table.id)
    assert stored is not None
    assert stored.head.wake is None  # and nobody wakes it


# -- lanes and turns


def job() -> Job:
    return Job(nap, lambda: (0,), 1.0, 1, asyncio.get_running_loop().create_future())


async def test_turns_go_round_by_visitor() -> None:
    turns = Turns()
    greedy = [job() for _ in range(20)]
    for number, one in enumerate(greedy):
        turns.add(("there", f"device {number % 4}"), one)
    mine, neighbour = job(), job()
    turns.add(("here", "ada"), mine)
    turns.add(("there", "bob"), neighbour)
    order = [taken[1] for _ in range(22) if (taken := turns.take())]
    assert order.index(mine) == 1
    assert order.index(neighbour) <= 2 + 4 * 2
    assert turns.take() is None


@pytest.mark.budget
async def test_twenty_tables_slow_a_single_one_by_at_most_three() -> None:
    lane = Lane(1, WorkerProcess)
    try:
        await lane.run(("here", "ada"), 20.0, nap, lambda: (0,))
        crowd = [asyncio.ensure_future(lane.run(("there", "eve"), 5.0, nap, lambda: (0.1,))) for _ in range(20)]
        await asyncio.sleep(0)
        took = []
        for _ in range(3):
            started = time.monotonic()
            await lane.run(("here", "ada"), 5.0, nap, lambda: (0.1,))
            took.append(time.monotonic() - started)
        assert min(took) < 3 * 0.1
        assert not all(one.done() for one in crowd)
        for one in crowd:
            one.cancel()
    finally:
        lane.close()


class Here:
    """A worker in this process; a nap never ends."""

    def start(self) -> None: ...

    def end(self) -> None: ...

    async def do(self, _seconds: float, function: Callable[..., Any], args: tuple[Any, ...]) -> tuple[Any, float]:
        if function is nap:
            await asyncio.Event().wait()
        return function(*args), 1.0


ADA = ("here", "ada")
ASKED: dict[str, Callable[[Opponents], Any]] = {
    "quick": lambda pool: pool.choose("novice", question, ADA),
    "slow": lambda pool: pool.choose("warlord", question, ADA),
    "hints": lambda pool: pool.hint(question, ADA),
    "replays": lambda pool: pool.work_on_log(ADA, list, "done"),
    "brief": lambda pool: pool.work_on_text(ADA, list, "done"),
}


@pytest.mark.parametrize("mine", ASKED)
def test_hints_positions_and_opponents_have_lanes_of_their_own(monkeypatch: pytest.MonkeyPatch, mine: str) -> None:
    """Whatever is asked is answered while all other lanes stand still."""
    monkeypatch.setattr("spieltisch.server.workers.opponents.think", lambda _question: "done")

    async def run() -> None:
        pool = opponents(Here)
        for name, lane in pool.lanes.items():
            for _ in lane.workers if name != mine else ():
                stuck.append(asyncio.ensure_future(lane.run(("there", "eve"), 60, nap, lambda: (60,))))
        await asyncio.sleep(0)
        async with asyncio.timeout(5):
            assert "".join(await ASKED[mine](pool)) == "done"
        assert not any(one.done() for one in stuck)
        pool.close()

    stuck: list[asyncio.Future[Any]] = []
    asyncio.run(run())


def test_few_heavy_jobs_of_one_address_wait_and_what_is_overdue_is_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        pool, budgets = opponents(Here), Budgets(0, 30, 0, 1, 4)
        pool._budgets = budgets
        waiting = [asyncio.ensure_future(pool.work_on_log(("there", str(n)), nap, 60)) for n in range(1 + WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Denied, match="too_fast"):
            await pool.work_on_log(("there", "another"), list, "done")
        for one in waiting:
            one.cancel()
        monkeypatch.setattr(pool.replays, "run", overdue)
        with pytest.raises(Denied, match="busy"):
            await pool.work_on_log(ADA, list, "done")
        assert budgets.allow(ADA)
        with pytest.raises(Denied, match="busy"):
            await pool.work_on_log(ADA, list, "done")
        assert not budgets.allow(ADA)
        pool.close()

    async def overdue(*_: Any, **__: Any) -> Any:
        raise Overdue

    asyncio.run(run())


# -- what something costs


@pytest.mark.parametrize(
    "position",
    [
        {"khorne": "1000000001 bloodletter"},
        {"hands": [["star"] * 20_001, []]},
        {"night": 1 << 40},
        {"a" * 30_000: 1},
        {"points": [[[[[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]]]]]},
    ],
)
def test_positions_are_measured_before_a_worker_sees_them(position: dict[str, Any]) -> None:
    with pytest.raises(Denied) as denied:
        check_small(position)
    assert denied.value.key == "too_large"


async def test_whatever_is_sent_is_measured_at_the_door(room: Room) -> None:
    seats, large = [HUMAN, HUMAN], {"night": 100_000}
    doors: list[tuple[Callable[[api.HttpRequest], Any], Any]] = [
        (api.create_table, CreateTable(title="lanterns", seats=seats, options=large)),
        (api.create_table, CreateTable(title="lanterns", seats=seats, position=large)),
        (uploads.look_at_position, PositionUpload(title="lanterns", position=large)),
        (uploads.put_replay, json.dumps({"title": "lanterns", "entries": [], "position": large}).encode()),
    ]
    for door, request in doors:
        with pytest.raises(Denied) as denied:
            await door(api.HttpRequest(room.hub, Identity("eve"), "there", {}, {}, request))
        assert denied.value.key == "too_large"
    with pytest.raises(Denied) as denied:
        api._join(api.HttpRequest(room.hub, Identity("eve"), "there", {}, {}, Join(options=large)))
    assert denied.value.key == "too_large"
    ask = api.HttpRequest(room.hub, Identity("eve"), "there", {"title": "lanterns"}, {}, CheckOptions(options=large))
    assert (await api.check_options(ask)).reasons[0].key == "server-too_large"


def test_logs_are_measured_before_a_worker_sees_them() -> None:
    for log in (
        {},
        {"entries": 5},
        {"entries": [{}] * 11},
        {"entries": [], "position": {"x": 100_000}},
        {"entries": [], "names": ["x" * 20_001]},
    ):
        with pytest.raises(Denied):
            check_log(log, 10)
    check_log({"entries": [{}] * 10, "setup": {"digest": "12345678901234567890"}}, 10)


def test_a_spent_budget_applies_to_all_sockets_of_a_visitor() -> None:
    budgets = Budgets(0, 1.0, 0, 1000, share=2)
    budgets.charge(("there", "eve"), seconds=1.5)
    assert not budgets.allow(("there", "eve"))
    assert not budgets.allow(("elsewhere", "eve"))
    assert budgets.allow(("there", "bob"))
    budgets.charge(("there", "mallory"), seconds=0.6)
    assert not budgets.allow(("there", "bob"))  # the address has spent twice what a device may
    assert budgets.allow(("here", "ada"))
    budgets.charge(("here", "ada"), size=1001)
    assert not budgets.allow(("here", "ada"))
    budgets.charge(("here", "cleo"), size=1000)
    assert not budgets.allow(("here", "dan"))


async def test_replays_cost_their_visitor_and_nobody_else(room: Room) -> None:
    table = await room.table(HUMAN, HUMAN)
    ada = await room.enter(table, "ada")
    await ada.request("concede", seat=0)
    request = GetMoments(device="ada", address="there", eyes="open")
    await serve(room, table, request)
    purse = room.hub.budgets._cpu[0].of("there")
    assert purse.left < purse.burst
    room.hub.budgets.charge(("there", "ada"), seconds=2e9)
    with pytest.raises(Denied) as denied:
        await serve(room, table, request)
    assert denied.value.status == 429
    room.hub.budgets.charge(("there", "ada"), seconds=-2e9)
    await serve(room, table, request)


@pytest.mark.parametrize("asking", [{"kind": "hint", "seat": 1}, {"kind": "account", "entry": 1}])
def test_a_request_is_charged_to_its_sender_and_not_to_the_host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asking: dict[str, Any]
) -> None:
    """A guest who asks and asks must not spend what the host has to play with."""

    async def costly(_lane: Lane, visitor: Any, *_: Any, **_named: Any) -> Any:
        asked.append(visitor)
        return [{"action": "x"}], 5.0

    asked: list[Any] = []

    async def story(room: Room) -> None:
        table = await room.table(HUMAN, OPEN, AGENT, title="lanterns")
        await room.join(table, "eve", table.record.seats[1].invite)
        await room.enter(table, "ada")
        eve = await room.enter(table, "eve")
        await until(lambda: table.entry == 1)
        monkeypatch.setattr(Lane, "run", costly)
        for _ in range(2):
            await eve.request(**asking)
        assert asked == [(eve.address, "eve")]  # the second time there was nothing left
        assert room.hub.budgets.allow(("home of ada", "ada"))
        assert not room.hub.budgets.allow((eve.address, "eve"))

    in_room(tmp_path, story, cpu_rate=0, cpu_burst=5, address_share=1)


@pytest.mark.parametrize("budget", [{"cpu_burst": 0.0005}, {"bytes_burst": 20_000}])
def test_eight_sockets_share_what_their_visitor_has(tmp_path: Path, budget: dict[str, float]) -> None:
    async def story(room: Room) -> None:
        table = await room.table(HUMAN, HUMAN, device="eve")
        said: list[dict[str, Any]] = []
        for _ in range(8):
            eve = Connection(room.hub, "eve", Mock(SocketProtocol), Outbox(), "there")
            eve.send = spoken(eve, said)  # type: ignore[method-assign]
            eve.sit_down(table)
            for _ in range(20):
                eve.hear(b'{"type": "resync", "id": "x"}')
        results = [answer["result"] for answer in said]
        assert results[0] == "ok"
        assert set(results[20:]) == {"refused"}  # all other sockets
        assert room.hub.budgets.allow(("here", "ada"))

    in_room(tmp_path, story, cpu_rate=0, bytes_rate=0, **budget)


def spoken(viewer: Connection, said: list[dict[str, Any]]) -> Callable[[bytes], None]:
    def send(data: bytes) -> None:
        viewer.waiting += len(data)
        said.append(json.loads(data))

    return send


def test_a_bucket_of_an_address_is_one_for_its_whole_network() -> None:
    assert neighbourhood("2001:db8:1:2::7") == neighbourhood("2001:db8:1:2:ffff::1") != neighbourhood("2001:db8:1:3::7")
    assert neighbourhood("192.0.2.7") == "192.0.2.7"
    taken = Buckets(0, 2)
    assert [taken.take(neighbourhood(f"2001:db8::{n}")) for n in range(3)] == [True, True, False]


def test_packs_are_looked_at_by_a_worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long text takes long to read: the tables must not wait for it."""

    def fail(*_: object) -> None:
        raise AssertionError("read in the process of the tables")

    monkeypatch.setattr(spieltisch.core.packs, "check_pack", fail)
    monkeypatch.setattr(replays, "check_pack", fail)
    long = {"pack": "a = [" + "1," * 90_000 + "]"}
    table = CreateTable(title="chaos", seats=[HUMAN] * 3, options=long)

    async def story(room: Room) -> None:
        def ask(body: Any) -> api.HttpRequest:
            return api.HttpRequest(room.hub, Identity("eve"), "there", {"title": "chaos"}, {}, body)

        assert (await packs.check(ask(PackUpload(text=long["pack"])))).faults
        assert (await api.check_options(ask(CheckOptions(options=long)))).reasons
        with pytest.raises(Denied, match="bad_option"):
            await api.create_table(ask(table))

    in_room(tmp_path, story)
