"""The short way of an action does what the long way does, and everything unusual goes the long way."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spieltisch.server import seating, straight, wishes
from spieltisch.server.protocol import Act, Clock, Yield
from spieltisch.server.record import ConsentRecord, TableRecord, is_simple
from spieltisch.server.rest import CreateTable
from spieltisch.server.store import Change, Done
from spieltisch.server.table import Table
from spieltisch.server.turns import Turns

from .room import AGENT, HUMAN, Guest, Room, in_room, until


def wish(table: Table, seat: int, name: str, action: str = "") -> bytes:
    assert table.match is not None
    action = action or table.match.legal(seat)[0]
    return json.dumps({"type": "act", "id": name, "seat": seat, "entry": table.entry, "action": action}).encode()


def go(table: Table, guest: Guest, data: bytes) -> bool:
    read = wishes.read(data)
    assert isinstance(read, Act)
    return straight.act(table, guest, read, data)


async def free(table: Table) -> None:
    await until(lambda: not table.lock.locked())


def answers(guest: Guest) -> list[tuple[str, str, int | None]]:
    return [(answer["id"], answer["result"], answer["entry"]) for answer in guest.of("answer")]


class Held:
    """A store whose disk is slow: news of a write comes when the test says so."""

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self.held: list[tuple[Change, Done]] = []
        self._put = room.hub.store.put
        monkeypatch.setattr(room.hub.store, "put", self.put)

    def put(self, change: Change, done: Done) -> None:
        self.held.append((change, done))

    def let_go(self) -> None:
        held, self.held = self.held, []
        for change, done in held:
            self._put(change, done)


@pytest.mark.parametrize("title", ["lanterns", "chaos", "smallworld", "invasion"])
def test_both_ways_say_the_same(tmp_path: Path, title: str) -> None:
    async def story(room: Room) -> None:
        told: list[list[dict[str, Any]]] = []
        for is_short in (True, False):
            chance = random.Random(5)
            made = CreateTable(title=title, seats=[HUMAN] * 2 if title != "chaos" else [HUMAN] * 4)
            record = seating.new_record(made, "seat0", room.time)
            record.secret = "the same chance"
            for number, seat in enumerate(record.seats):
                seat.device = f"seat{number}"
            table = await room.hub.create(record)
            guests = [await room.enter(table, f"seat{number}") for number in range(len(record.seats))]
            for number in range(40):
                if not table.is_playing or table.match is None:
                    break
                seat = chance.choice(table.to_act())
                data = wish(table, seat, f"w{number}", chance.choice(table.match.legal(seat)))
                if is_short:
                    assert go(table, guests[seat], data)
                    await free(table)
                else:
                    await wishes.handle(table, guests[seat], data, guests[seat].send)
            told.append([said for guest in guests for said in guest.heard if said["type"] in ("answer", "update")])
        assert told[0] == told[1]
        assert told[0]

    in_room(tmp_path, story)


def test_nobody_hears_of_an_entry_before_it_is_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(room: Room) -> None:
        table, ada, bob = await room.duel()
        store = Held(room, monkeypatch)
        assert go(table, ada, wish(table, 0, "first"))
        await asyncio.sleep(0)
        assert not ada.of("answer") + ada.of("update") + bob.of("update")
        store.let_go()
        await until(lambda: bool(bob.of("update")))
        assert answers(ada) == [("first", "applied", 1)]

    in_room(tmp_path, story)


def test_actions_that_meet_are_taken_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(room: Room) -> None:
        table, ada, bob = await room.duel()
        store = Held(room, monkeypatch)
        assert go(table, ada, wish(table, 0, "first"))
        assert go(table, bob, wish(table, 1, "second"))
        assert go(table, bob, wish(table, 1, "third"))
        assert [change.entries[0].number for change, _ in store.held] == [1]
        monkeypatch.undo()
        store.let_go()
        await until(lambda: len(bob.of("answer")) == 2)
        assert answers(ada) == [("first", "applied", 1)]
        assert answers(bob) == [("second", "applied", 2), ("third", "stale", 2)]
        assert [update["entry"] for update in ada.of("update")] == [1, 2]
        await free(table)

    in_room(tmp_path, story)


def test_sent_twice_it_is_done_once(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        table, ada, _ = await room.duel()
        data = wish(table, 0, "once")
        assert go(table, ada, data)
        assert go(table, ada, data)
        await until(lambda: len(ada.of("answer")) == 2)
        assert answers(ada) == [("once", "applied", 1)] * 2
        assert table.entry == 1
        await free(table)
        assert not go(table, ada, data)

    in_room(tmp_path, story)


def test_whoever_lost_the_table_is_told_so(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        table, ada, bob = await room.duel()
        await room.hub.store.steal(table.id, "another process", 30)
        assert go(table, ada, wish(table, 0, "late"))
        await until(lambda: bool(ada.of("answer")))
        assert answers(ada) == [("late", "refused", None)]
        assert table.is_dead
        assert ada.closed == bob.closed == 1012
        assert not table.lock.locked()
        assert not bob.of("update")

    in_room(tmp_path, story)


def test_what_waits_at_a_table_that_dies_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(room: Room) -> None:
        table, ada, bob = await room.duel()
        store = Held(room, monkeypatch)
        assert go(table, ada, wish(table, 0, "first"))
        assert go(table, bob, wish(table, 1, "second"))
        room.hub.drop(table)
        store.let_go()
        await free(table)
        assert answers(bob) == [("second", "refused", None)]

    in_room(tmp_path, story)


@pytest.mark.parametrize("where", ["is_stale", "row", "shown"])
def test_a_bug_costs_the_table_its_memory_and_nobody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    async def story(room: Room) -> None:
        table, ada, bob = await room.duel()

        def broken(*_: Any) -> None:
            raise RuntimeError(where)

        monkeypatch.setattr(f"spieltisch.server.play.{where}", broken)
        assert go(table, ada, wish(table, 0, "first"))
        await free(table)
        result = ("applied", 1) if where == "shown" else ("refused", None)
        assert answers(ada) == [("first", *result)]
        assert table.is_dead
        assert bob.closed == 1012
        monkeypatch.undo()
        again = await room.enter(table.id, "ada")
        assert again.last("table")["entry"] == (1 if where == "shown" else 0)

    in_room(tmp_path, story)


@pytest.mark.parametrize(("seat", "action"), [(1, "show ember"), (0, "show nothing"), (0, "send 3"), (9, "send 1")])
def test_what_is_not_allowed_changes_nothing(tmp_path: Path, seat: int, action: str) -> None:
    async def story(room: Room) -> None:
        table, ada, _ = await room.duel()
        assert not go(table, ada, wish(table, seat, "odd", action))
        assert table.entry == 0
        assert not table.lock.locked()
        assert not ada.of("answer")

    in_room(tmp_path, story)


def consent() -> ConsentRecord:
    return ConsentRecord(request="r", kind="undo", device="ada", seat=0, entry=0, given=[], until=9e9)


@pytest.mark.parametrize(
    "change",
    [
        lambda record: setattr(record, "paused", True),
        lambda record: setattr(record, "status", "finished"),
        lambda record: setattr(record, "consent", consent()),
        lambda record: setattr(record, "clock", Clock(kind="days", decision=9)),
        lambda record: record.conceded.append(1),
        lambda record: setattr(record.seats[1], "stand_in", "novice"),
        lambda record: setattr(record.seats[1], "yields", [Yield(decision="*")]),
        lambda record: setattr(record.seats[1], "webhook", "https://example.org/"),
        lambda record: setattr(record.seats[1], "email", "a@example.org"),
    ],
)
def test_only_simple_tables_take_the_short_way(tmp_path: Path, change: Callable[[TableRecord], None]) -> None:
    async def story(room: Room) -> None:
        table, ada, _ = await room.duel()
        assert is_simple(table.record)
        change(table.record)
        await table.commit()
        assert not go(table, ada, wish(table, 0, "w"))

    in_room(tmp_path, story)


def test_a_table_with_an_opponent_takes_the_long_way(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        table = await room.table(HUMAN, AGENT)
        assert not is_simple(table.record)

    in_room(tmp_path, story)


def test_somebody_away_needs_the_long_way(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        table, ada, bob = await room.duel()
        await bob.leave()
        assert not go(table, ada, wish(table, 0, "w"))
        assert (await ada.act(0))["result"] == "applied"

    in_room(tmp_path, story)


def test_turns_come_in_order_and_are_never_lost() -> None:
    async def story() -> list[str]:
        turns, order = Turns(), []

        async def wait(name: str) -> None:
            async with turns:
                order.append(name)

        def deed() -> None:
            order.append("deed")
            turns.release()

        assert turns.take()
        assert not turns.take()
        waiting = [asyncio.create_task(wait(name)) for name in ("one", "two")]
        await asyncio.sleep(0)
        turns.later(deed)
        waiting.append(asyncio.create_task(wait("three")))
        await asyncio.sleep(0)
        waiting[0].cancel()
        turns.release()  # to the one who gives up in this moment
        await asyncio.gather(*waiting, return_exceptions=True)
        assert not turns.locked()
        return order

    assert asyncio.run(story()) == ["two", "deed", "three"]


def test_a_turn_handed_to_somebody_who_leaves_is_passed_on() -> None:
    async def story() -> None:
        turns = Turns()

        async def wait() -> None:
            async with turns:
                raise AssertionError

        assert turns.take()
        leaving = asyncio.create_task(wait())
        await asyncio.sleep(0)
        turns.release()
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)
        assert not turns.locked()

    asyncio.run(story())
