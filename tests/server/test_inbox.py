"""One inbox: one thing after the other, nothing shown before it is on disk, everybody answered whatever happens."""

from __future__ import annotations

import json
from typing import Any

import pytest

from spieltisch.server.inbox.requests import KINDS, read
from spieltisch.server.store import Change
from spieltisch.server.table.commands import SocketCommand
from spieltisch.server.table.services import Done
from spieltisch.server.table.table import Table

from .room import Guest, Room, settled, until


def request(table: Table, guest: Guest, seat: int, name: str) -> None:
    assert table.match is not None
    action = table.match.legal(seat)[0]
    said = {"type": "act", "id": name, "seat": seat, "entry": table.entry, "action": action}
    meant = read(json.dumps(said).encode())
    table.hear(SocketCommand(KINDS[type(meant)], guest, meant))


def answers(guest: Guest) -> list[tuple[str, str, int | None]]:
    return [(answer["id"], answer["result"], answer["entry"]) for answer in guest.of("answer")]


class Held:
    """A store whose disk is slow: news of a write comes when the test says so."""

    def __init__(self, room: Room) -> None:
        self.held: list[tuple[Change, Done]] = []
        self._services, self._put = room.hub.services, room.hub.services.put
        room.hub.services.put = lambda change, done: self.held.append((change, done))

    def let_go(self) -> None:
        self._services.put = self._put
        for change, done in self.held:
            self._put(change, done)


async def test_nobody_hears_of_an_entry_before_it_is_on_disk(room: Room) -> None:
    table, ada, bob = await room.duel()
    store = Held(room)
    request(table, ada, 0, "first")
    assert not ada.of("answer") + ada.of("update") + bob.of("update")
    store.let_go()
    await until(lambda: bool(bob.of("update")))
    assert answers(ada) == [("first", "applied", 1)]


async def test_simultaneous_commands_run_one_after_the_other(room: Room) -> None:
    table, ada, bob = await room.duel()
    store = Held(room)
    request(table, ada, 0, "first")
    request(table, bob, 1, "second")
    request(table, bob, 1, "third")
    assert [change.entries[0].number for change, _ in store.held] == [1]
    store.let_go()
    await until(lambda: len(bob.of("answer")) == 2)
    assert answers(ada) == [("first", "applied", 1)]
    assert answers(bob) == [("second", "applied", 2), ("third", "stale", 2)]
    assert [update["entry"] for update in ada.of("update")] == [1, 2]


async def test_a_process_that_lost_its_table_refuses_commands(room: Room) -> None:
    table, ada, bob = await room.duel()
    await room.hub.store.steal(table.id, "another process", 30)
    request(table, ada, 0, "late")
    await until(lambda: bool(ada.of("answer")))
    assert answers(ada) == [("late", "refused", None)]
    assert table.is_dead
    assert ada.closed == bob.closed == 1012
    assert not bob.of("update")


async def test_waiting_commands_of_a_dropped_table_are_answered(room: Room) -> None:
    table, ada, bob = await room.duel()
    store = Held(room)
    request(table, ada, 0, "first")
    request(table, bob, 1, "second")
    room.hub.drop(table)
    assert answers(bob) == [("second", "refused", None)]
    store.let_go()
    await until(lambda: bool(answers(ada)))
    assert answers(ada) == [("first", "applied", 1)]  # it is on disk


@pytest.mark.parametrize("where", ["moves.is_stale", "moves.entry_row", "updates.tell_update"])
async def test_a_bug_costs_the_table_its_memory_and_nobody_waits(
    room: Room, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    table, ada, bob = await room.duel()

    def broken(*_: Any) -> None:
        raise RuntimeError(where)

    monkeypatch.setattr(f"spieltisch.server.table.{where}", broken)
    request(table, ada, 0, "first")
    await settled(table)
    is_stored = where == "updates.tell_update"
    assert answers(ada)[0] == ("first", "applied" if is_stored else "refused", 1 if is_stored else None)
    assert table.is_dead
    assert bob.closed == 1012
    assert room.hub.metrics.counts["failed"] == 1
    monkeypatch.undo()
    again = await room.enter(table.id, "ada")
    assert again.last("table")["entry"] == int(is_stored)
