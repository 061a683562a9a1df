"""A line reported, somebody muted for all or removed; days away in a game over days."""

from __future__ import annotations

import pytest

from spieltisch.server.table import clock
from spieltisch.server.table.record import Clock
from spieltisch.server.table.services import Denied

from .room import Room
from .test_watching import watched

DAYS = Clock(kind="days", decision=2 * clock.DAY)


async def test_a_line_is_shown_to_the_host_alone(room: Room) -> None:
    table, ada, bob, eve = await watched(room)
    await eve.request("chat", text="you cheat")
    number = table.chat[-1]["number"]
    assert (await bob.request("report", number=number))["result"] == "ok"
    await bob.request("report", number=number)
    assert ada.notices() == ["reported"]
    assert "reported" not in [*bob.notices(), *eve.notices()]
    back = await room.enter(table, "ada")
    (line,) = back.of("hello")[0]["table"]["reports"]
    assert (line["text"], line["name"]) == ("you cheat", "Eve")
    assert (await room.enter(table, "bob")).of("hello")[0]["table"]["reports"] == []


async def test_nothing_is_reported_that_was_not_heard(room: Room) -> None:
    _table, ada, bob, _eve = await watched(room)
    await bob.request("chat", text="hello")
    assert (await ada.request("report", number=99))["result"] == "refused"
    assert (await bob.request("report", number=1))["result"] == "refused"  # an own line


async def test_the_host_mutes_for_everybody(room: Room) -> None:
    table, ada, bob, eve = await watched(room)
    who = table.record.people["eve"].id
    assert (await bob.request("silence", person=who, on=True))["result"] == "refused"
    await ada.request("silence", person=who, on=True)
    refused = await eve.request("chat", text="but")
    assert refused["reasons"][0]["key"] == "server-silenced"
    await ada.request("silence", person=who, on=False)
    assert (await eve.request("chat", text="thanks"))["result"] == "ok"


async def test_the_host_removes_a_spectator(room: Room) -> None:
    table, ada, _bob, eve = await watched(room)
    await ada.request("remove", person=table.record.people["eve"].id)
    assert eve.closed == 1008
    assert not table.is_connected("eve")
    with pytest.raises(Denied):
        await room.enter(table, "eve", table.record.watch)


async def test_a_computer_plays_on_for_a_removed_player(room: Room) -> None:
    table, ada, bob, _eve = await watched(room)
    assert (await bob.request("remove", person=table.record.people["ada"].id))["result"] == "refused"
    await ada.request("remove", person=table.record.people["bob"].id)
    assert bob.closed == 1008
    assert table.record.seats[1].kind == "agent"
    assert table.seats_of("bob") == []
    assert (await ada.act(0))["result"] == "applied"


async def test_a_clock_waits_while_its_player_is_away(room: Room) -> None:
    table, ada, bob, _eve = await watched(room, clock=DAYS)
    assert 1 in table.to_act()
    assert (await bob.request("vacation", seat=1, days=5))["result"] == "ok"
    assert ada.last("people")["seats"][1]["away"] == 5 * clock.DAY
    await ada.act(0)
    await ada.leave()
    await bob.leave()
    await room.pass_time(table, 6 * clock.DAY)  # one of the two days is used
    assert not table.record.seats[1].stand_in
    assert clock.left(table.record, 1, table.to_act(), room.time) == clock.DAY
    await room.pass_time(table, clock.DAY + 60)
    assert table.record.seats[1].stand_in


async def test_days_away_are_limited_and_given_back(room: Room) -> None:
    _table, ada, bob, _eve = await watched(room, clock=DAYS)
    assert (await bob.request("vacation", seat=1, days=14))["result"] == "ok"
    room.time += 4 * clock.DAY
    assert (await bob.request("vacation", seat=1, days=0))["result"] == "ok"
    refused = await bob.request("vacation", seat=1, days=11)
    assert refused["reasons"][0] == {"key": "server-vacation_spent", "args": {"days": 10}}
    assert (await bob.request("vacation", seat=1, days=10))["result"] == "ok"
    assert (await ada.request("vacation", seat=1, days=1))["result"] == "refused"


async def test_only_games_over_days_have_days_away(room: Room) -> None:
    _table, ada, _bob, _eve = await watched(room)
    assert (await ada.request("vacation", seat=0, days=1))["result"] == "refused"
