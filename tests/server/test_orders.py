"""Standing orders: they answer what they name, end when they should, and nobody but their owner learns of them."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch.server.table import attendance, creation, orders
from spieltisch.server.table.record import Clock
from spieltisch.server.table.table import Table

from .room import HUMAN, OPEN, Guest, Room, in_room, sqlite, until

PASS: dict[str, Any] = {"decision": "act", "action": "pass", "until": "own_turn"}
ATTACK = {"event": "targeted_zone", "match": {"zone": "quest"}, "unlike": {"seat": 1}}
TROLL_SLAYERS = {"a": {"race": "dwarf", "battlefield": ["troll_slayers"]}, "b": {"race": "orc"}}
DAYS = Clock(kind="days", decision=86_400)


async def give(guest: Guest, seat: int, *given: dict[str, Any]) -> dict[str, Any]:
    return await guest.request("yield", seat=seat, yields=list(given))


async def war(room: Room) -> tuple[Table, Guest, Guest]:
    """Ada's capital phase; she has a unit to attack with."""
    return await room.duel(title="invasion", position=TROLL_SLAYERS)


async def turn_passes(table: Table, ada: Guest, attack: str = "") -> None:
    """Ada passes all windows of her turn; the attack is her own decision. Bob is not touched."""
    assert table.match is not None
    match = table.match
    while table.is_playing and match.state.active == 0:
        await until(lambda: table.to_act() == [0] or not left(table, 1) or match.state.active == 1)
        if table.to_act() != [0]:
            return
        legal = match.legal(0)
        await ada.act(0, attack if attack in legal else "pass" if "pass" in legal else legal[-1])


def left(table: Table, seat: int) -> list[str]:
    return [rule.action for rule in table.record.seats[seat].yields]


def taken(table: Table) -> list[tuple[int, str]]:
    assert table.match is not None
    return [(entry.seat, entry.action) for entry in table.match.entries]


async def test_an_order_passes_for_whoever_is_away_until_the_own_turn(room: Room) -> None:
    table, ada, bob = await war(room)
    assert (await give(bob, 1, PASS))["result"] == "ok"
    await bob.leave()
    await turn_passes(table, ada)
    assert taken(table)[:4] == [(0, "pass"), (1, "pass"), (0, "pass"), (0, "pass")]
    assert table.match is not None
    assert table.match.state.active == 1
    assert left(table, 1) == []
    assert table.to_act() == [1]  # in his own turn nothing is passed for him


async def test_an_order_ends_with_what_it_waited_for(room: Room) -> None:
    table, ada, bob = await war(room)
    await give(bob, 1, {**PASS, "unless": ATTACK})
    await turn_passes(table, ada, "attack quest")
    assert [action for seat, action in taken(table) if seat == 1] == ["pass"]
    assert left(table, 1) == []
    assert "order_ended" in bob.notices()
    assert "order_ended" not in ada.notices()


async def test_another_zone_does_not_end_it(room: Room) -> None:
    table, ada, bob = await war(room)
    await give(bob, 1, {**PASS, "unless": {**ATTACK, "match": {"zone": "kingdom"}}})
    await turn_passes(table, ada, "attack quest")
    assert len([action for seat, action in taken(table) if seat == 1]) > 1


async def test_what_waits_for_an_occasion_answers_once_after_it(room: Room) -> None:
    """A round of lanterns begins, then Bob sends three boats when he pilots: once, not in the next round."""
    table, ada, bob = await room.duel(position={"hands": [["ember", "ember"], ["star", "star"]]})
    order = {"decision": "send_boats", "action": "send 3", "after": {"event": "round", "match": {"number": 2}}}
    await give(bob, 1, {**order, "until": "always"})
    for _ in range(2):
        await ada.act(0, "show ember")
        await bob.act(1, "show star")
        if table.match is not None and table.match.state.night == 1:
            assert table.to_act() == [1]
            await bob.act(1, "send 1")
    await until(lambda: not table.is_playing)
    assert [action for _, action in taken(table) if action.startswith("send")] == ["send 1", "send 3"]
    assert left(table, 1) == []


async def test_something_else_is_asked_and_the_order_ends(room: Room) -> None:
    table, ada, bob = await room.duel(position={"hands": [["ember"], ["star"]]})
    await give(bob, 1, {"decision": "show_lantern", "action": "show star", "until": "round"})
    await until(lambda: table.entry == 1)
    await ada.act(0, "show ember")
    assert table.to_act() == [1]  # to send boats: of that the order said nothing
    assert left(table, 1) == []
    assert bob.notices()[-1] == "order_ended"


async def test_an_action_that_is_not_there_ends_the_order(room: Room) -> None:
    table, ada, bob = await room.duel(position={"hands": [["ember", "candle"], ["star", "lamp"]]})
    for guest, seat, card in ((ada, 0, "ember"), (bob, 1, "star")):
        await guest.act(seat, f"show {card}")
    await give(bob, 1, {"decision": "*", "action": "show star", "until": "own_turn"})
    assert table.to_act() == [1]
    await bob.act(1, "send 1")
    assert left(table, 1) == []
    assert (1, "show star") not in taken(table)[3:]


async def test_a_move_taken_back_takes_its_order_along(room: Room) -> None:
    table, _ada, bob = await room.duel()
    assert table.match is not None
    card = table.match.legal(1)[0]
    await give(bob, 1, {"decision": "show_lantern", "action": card, "until": "always"})
    await until(lambda: table.entry == 1)
    assert (await bob.request("undo", seat=1, entry=1))["result"] == "applied"
    await room.pass_time(table, 60)
    assert (table.entry, left(table, 1)) == (0, [])


async def test_an_event_that_the_title_does_not_have_is_refused(room: Room) -> None:
    table, _ada, bob = await room.duel()
    answer = await give(bob, 1, {**PASS, "unless": {"event": "earthquake"}})
    assert answer["reasons"][0]["key"] == "server-no_occasion"
    assert left(table, 1) == []


async def test_only_the_own_seat_gets_orders(room: Room) -> None:
    table, ada, _bob = await room.duel()
    assert (await give(ada, 1, PASS))["result"] == "refused"
    assert left(table, 1) == []


def test_orders_answer_after_a_restart_at_the_same_time(tmp_path: Path) -> None:
    async def before(room: Room) -> None:
        table, _ada, bob = await room.duel(clock=DAYS)
        assert table.match is not None
        known["card"] = table.match.legal(1)[-1]
        await give(bob, 1, {"decision": "show_lantern", "action": known["card"], "until": "always"})
        known["table"], known["due"] = table.id, orders.due(table, 1)
        assert 9 * 60 <= known["due"] - room.time <= 45 * 60

    async def after(room: Room) -> None:
        await room.hub.keep_once()
        assert known["table"] not in room.hub.tables
        room.time = known["due"] - 1
        table = (await room.enter(known["table"], "ada")).table
        assert table is not None
        assert orders.due(table, 1) == known["due"]
        await room.pass_time(table, 0)
        assert table.entry == 0
        await room.pass_time(table, 2)
        assert taken(table) == [(1, known["card"])]

    known: dict[str, Any] = {}
    in_room(tmp_path, before, order_wait_days=2700)
    in_room(tmp_path, after, order_wait_days=2700)


def test_a_stored_table_wakes_for_its_order(tmp_path: Path) -> None:
    async def before(room: Room) -> None:
        table, _ada, bob = await room.duel()
        assert table.match is not None
        known["table"] = table.id
        await give(bob, 1, {"decision": "show_lantern", "action": table.match.legal(1)[0], "until": "always"})

    async def after(room: Room) -> None:
        room.time += 61
        await room.hub.keep_once()
        await until(lambda: room.hub.tables[known["table"]].entry == 1)

    known: dict[str, str] = {}
    in_room(tmp_path, before, order_wait=60)
    in_room(tmp_path, after, order_wait=60)


def test_the_wait_hangs_on_nothing_that_an_order_says(tmp_path: Path) -> None:
    """The same for every order and for none, different for each question; a person could have been as quick."""

    async def story(room: Room) -> None:
        table, _ada, bob = await room.duel()
        plain = orders.due(table, 1)
        await give(bob, 1, {"decision": "send_boats", "action": "send 1"})
        assert orders.due(table, 1) == plain
        waits = []
        for seat in range(500):
            waits.append(orders.due(table, seat) - table.record.since)
        assert 1.2 <= min(waits) < 1.4
        assert 5.5 < max(waits) <= 6

    in_room(tmp_path, story, order_wait=6)


@pytest.mark.parametrize("title", spieltisch.titles())
async def test_nobody_else_learns_of_an_order_before_it_acts(
    tmp_path: Path, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same game with and without it: every byte that the others are told is the same."""
    heard = []
    for has_order in (False, True):
        numbers = itertools.count()
        monkeypatch.setattr(Guest, "numbers", itertools.count())
        monkeypatch.setattr(creation, "token", lambda size=18, numbers=numbers: f"token-{next(numbers)}")
        monkeypatch.setattr(creation, "table_id", lambda: "TheSameTable")
        monkeypatch.setattr(attendance, "AT_ONCE", 100)  # else a list comes a second later, by the clock on the wall
        folder = tmp_path / str(has_order)
        folder.mkdir()
        heard.append(await told_to_others(folder, title, has_order))
    assert heard[0] == heard[1]
    assert all(len(letters) > 3 for letters in heard[0])


async def told_to_others(folder: Path, title: str, has_order: bool) -> list[list[bytes]]:
    """One of them comes late, is reminded by the others, talked to, and somebody else moves where that is possible."""
    async with Room(sqlite(folder), order_wait_days=3600.0) as room:
        count = min(seats for seats in spieltisch.game(title).seats if seats > 1)
        table = await room.table(HUMAN, *[OPEN] * (count - 1), title=title, clock=DAYS, public=True)
        table.attendance.left = 100
        for seat in range(1, count):
            await room.join(table, f"p{seat}", table.record.seats[seat].invite)
        match = table.match
        assert match is not None
        owner = match.to_act()[-1]
        names = ["ada", *[f"p{seat}" for seat in range(1, count)], "watcher"]
        guests = [await room.enter(table, name) for name in names]
        table.record.seats[owner].webhook = "https://example.org/"
        mine = guests.pop(owner)
        if has_order:
            decision = match.view(None)["prompt"]["decision"]
            order = {"decision": decision, "action": match.legal(owner)[0], "until": "always"}
            assert (await give(mine, owner, order))["result"] == "ok"
            assert orders.answering(table, owner) is not None
        else:
            assert (await give(mine, owner))["result"] == "ok"
        await mine.leave()
        for _ in range(3):
            await room.pass_time(table, 60)
            await guests[0].request("nudge", seat=owner)
        await guests[0].request("chat", text="are you there?")
        await guests[0].request("resync")
        for seat in [seat for seat in match.to_act() if seat != owner][:1]:
            guest = next(one for one in guests if seat in table.seats_of(one.device))
            assert (await guest.act(seat))["result"] == "applied"
        return [guest.raw for guest in guests]
