"""Those who watch: behind by as many moves as the host wants, and through the hands only if everybody agrees."""

from __future__ import annotations

import json
from typing import Any

import pytest

from spieltisch.server.inbox import calls
from spieltisch.server.table import updates
from spieltisch.server.table.record import Clock
from spieltisch.server.table.services import Denied
from spieltisch.server.table.table import Table

from .room import HUMAN, OPEN, Guest, Room, serve


async def watched(room: Room, **request: Any) -> tuple[Table, Guest, Guest, Guest]:
    """A duel that somebody watches by the link, in full and in differences."""
    table, ada, bob = await room.duel(**request)
    await room.join(table, "eve", table.record.watch)
    return table, ada, bob, await room.enter(table, "eve")


def views(guest: Guest) -> dict[str, Any]:
    """What was shown last, in a whole table or an update."""
    return [message for message in guest.heard if message["type"] in ("table", "update")][-1]["views"][0]


def unseen(table: Table) -> dict[str, Any]:
    """The table as it is, with all hands closed."""
    assert table.match is not None
    return table.match.view(None)


async def round_of(table: Table, ada: Guest, bob: Guest, moves: int) -> None:
    for _ in range(moves):
        seat = table.to_act()[0]
        await (ada if seat == 0 else bob).act(seat)


async def test_those_who_watch_are_behind(room: Room) -> None:
    table, ada, bob, eve = await watched(room)
    assert (await ada.request("set_delay", delay=3))["result"] == "ok"
    await round_of(table, ada, bob, 2)
    assert [update["entry"] for update in eve.of("update")] == [0, 0]
    assert all(not update["views"][0]["events"] for update in eve.of("update"))
    await round_of(table, ada, bob, 3)
    assert table.entry == 5
    assert table.match is not None
    shown = views(eve)
    assert shown["view"]["entry"] == 2
    assert shown["view"] == table.match.fork(2).view(None)
    told = [event for message in eve.of("update") for event in message["views"][0]["events"]]
    assert told == table.match.fork(2).events(None, 1)
    assert views(ada)["view"]["entry"] == 5


async def test_nothing_else_tells_those_who_are_behind(room: Room) -> None:
    """Neither clocks nor chat, exports, questions or the information about the table."""
    table, ada, bob, eve = await watched(room, clock=Clock(kind="live", bank=600, increment=5))
    await ada.request("set_delay", delay=2)
    await round_of(table, ada, bob, 1)
    before = len(eve.heard)
    await ada.request("chat", text="my secret plan")
    await ada.request("pause", on=True)
    await ada.request("pause", on=False)
    heard = eve.heard[before:]
    assert "secret plan" not in json.dumps(heard)
    assert all(message["clocks"] == [] for message in heard if message["type"] == "pulse")
    assert all(message["clocks"] == [] for message in eve.of("update"))
    for call in (
        calls.GetMoments(device="eve", eyes="watch"),
        calls.GetExport(device="eve", seat=None),
    ):
        with pytest.raises(Denied):
            await serve(room, table, call)
    looked = json.loads(await serve(room, table, calls.Look(device="eve")))
    assert looked["entry"] == 0
    await round_of(table, ada, bob, 2)
    assert "secret plan" in json.dumps(eve.of("chat"))


async def test_when_the_game_is_over_everybody_sees_its_end(room: Room) -> None:
    table, ada, bob, eve = await watched(room)
    await ada.request("set_delay", delay=5)
    await round_of(table, ada, bob, 7)
    await ada.request("concede", seat=0)
    assert table.match is not None
    assert eve.last("update")["entry"] == table.entry
    assert views(eve)["view"] == table.match.view(None)
    told = [event for message in eve.of("update") for event in message["views"][0]["events"]]
    assert told == table.match.events(None, 1)


async def test_going_back_does_not_confuse_those_who_are_behind(room: Room) -> None:
    table, ada, bob, eve = await watched(room)
    await ada.request("set_delay", delay=1)
    await round_of(table, ada, bob, 2)
    assert views(eve)["view"]["entry"] == 1
    assert table.match is not None
    table.match.rewind(0)
    updates.tell_update(table, undone=True)
    assert views(eve)["view"] == table.match.view(None)
    assert eve.last("update")["undone"]


async def test_hands_are_open_only_when_everybody_agreed(room: Room) -> None:
    table, ada, bob, eve = await watched(room)
    await eve.request("look_through", seat=0)
    await ada.request("show_hand", seat=0, on=True)
    assert views(eve)["view"] == unseen(table)
    await bob.request("show_hand", seat=1, on=True)
    shown = views(eve)
    assert table.match is not None
    assert shown["seat"] is None
    assert shown["view"]["table"] == table.match.view(0)["table"]
    assert shown["offers"] == []
    await eve.request("look_through", seat=1)
    assert views(eve)["view"]["table"] == table.match.view(1)["table"]
    await round_of(table, ada, bob, 1)
    assert views(eve)["view"]["table"] == table.match.view(1)["table"]
    await bob.request("show_hand", seat=1, on=False)
    assert views(eve)["view"] == unseen(table)
    await round_of(table, ada, bob, 1)
    assert views(eve)["view"] == table.match.view(None)


async def test_open_hands_are_behind_as_well(room: Room) -> None:
    table, ada, bob, eve = await watched(room)
    await ada.request("set_delay", delay=2)
    await ada.request("show_hand", seat=0, on=True)
    await bob.request("show_hand", seat=1, on=True)
    await eve.request("look_through", seat=1)
    await round_of(table, ada, bob, 4)
    assert table.match is not None
    assert views(eve)["view"]["table"] == table.match.fork(2).view(1)["table"]


async def test_nobody_decides_for_others(room: Room) -> None:
    _table, ada, bob, eve = await watched(room)
    for guest in (bob, eve):
        assert (await guest.request("set_delay", delay=3))["result"] == "refused"
    assert (await ada.request("show_hand", seat=1, on=True))["result"] == "refused"
    assert (await eve.request("show_hand", seat=1, on=True))["result"] == "refused"
    assert (await ada.request("look_through", seat=1))["result"] == "refused"


async def test_whoever_takes_a_seat_is_asked_anew(room: Room) -> None:
    table = await room.table(HUMAN, OPEN)
    await room.join(table, "bob", table.record.seats[1].invite)
    table.record.seats[1].shows = True
    ada = await room.enter(table, "ada")
    assert ada.of("hello")[0]["table"]["hands_open"] is False
    answer = json.loads(await serve(room, table, calls.FreshLink(device="bob", seat=1)))
    await room.join(table, "cleo", answer["invite"].partition("#")[2])
    assert table.record.seats[1].shows is False
