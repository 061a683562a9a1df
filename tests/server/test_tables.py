"""Tables, seats, links, people: who may come in, and what happens then."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from spieltisch.core.chance import commitment
from spieltisch.server.inbox.bodies import CreateTable, Fork, NewSeat
from spieltisch.server.inbox.calls import (
    DeclineSeat,
    ForkTable,
    FreshLink,
    GetExport,
    GetMoments,
    Look,
    OpenInvitation,
    Rematch,
    StartTable,
)
from spieltisch.server.inbox.messages import Clock
from spieltisch.server.operations.records import decode
from spieltisch.server.table import creation, updates
from spieltisch.server.table.services import Denied
from spieltisch.server.table.table import Table

from .room import AGENT, HUMAN, OPEN, Room, play_out, serve


def key_of(denied: pytest.ExceptionInfo[Denied]) -> str:
    return denied.value.reasons[0].key


async def test_a_table_waits_until_its_last_seat_is_taken(room: Room) -> None:
    table = await room.table(HUMAN, OPEN, OPEN)
    ada = await room.enter(table, "ada")
    assert ada.last("table")["status"] == "waiting"
    assert ada.last("table")["views"] == []
    await room.join(table, "bob", table.record.seats[1].invite)
    assert table.record.status == "waiting"
    await room.join(table, "cleo", table.record.seats[2].invite)
    assert table.record.status == "playing"
    assert ada.last("table")["views"][0]["seat"] == 0
    assert "started" in ada.notices()


async def test_a_link_works_once(room: Room) -> None:
    table = await room.table(HUMAN, OPEN)
    invite = table.record.seats[1].invite
    await room.join(table, "bob", invite)
    with pytest.raises(Denied) as denied:
        await room.join(table, "eve", invite)
    assert key_of(denied) == "server-link_used"
    assert table.record.seats[1].device == "bob"
    await room.join(table, "bob", invite)  # the one who used it may open it again
    assert table.seats_of("bob") == [1]


async def test_an_opened_link_tells_what_it_offers_and_is_not_spent(room: Room) -> None:
    table = await room.table(HUMAN, OPEN)
    record = table.record

    async def opens(device: str, token: str) -> dict[str, Any]:
        request = OpenInvitation(device=device, token=token)
        answer: dict[str, Any] = msgspec.json.decode(await serve(room, table, request))
        return answer

    offered = await opens("bob", record.seats[1].invite)
    assert (offered["seat"], offered["table"]["title"]) == (1, "lanterns")
    assert offered["table"]["seats"][1]["invite"] is None
    assert table.seats_of("bob") == []
    assert "bob" not in record.people
    assert (await opens("bob", record.watch))["seat"] is None
    for guess in ("", "x" * 24):
        with pytest.raises(Denied) as denied:
            await opens("eve", guess)
        assert key_of(denied) == "server-no_table"
    await room.join(table, "bob", record.seats[1].invite)
    assert table.seats_of("bob") == [1]


async def test_an_invitation_can_be_declined_and_only_the_host_learns_by_whom(room: Room) -> None:
    table = await room.table(HUMAN, OPEN, OPEN)
    invite = table.record.seats[1].invite
    ada = await room.enter(table, "ada")
    await room.join(table, "cleo", table.record.seats[2].invite)
    cleo = await room.enter(table, "cleo")
    for guess in ("", "x" * 24, table.record.watch):
        with pytest.raises(Denied) as denied:
            await serve(room, table, DeclineSeat(device="eve", token=guess, name="Eve"))
        assert key_of(denied) == "server-no_table"
    for _ in range(2):
        await serve(room, table, DeclineSeat(device="bob", token=invite, name=" Bob\n"))
    assert ada.notices().count("declined") == 1
    assert "bob" not in table.record.people
    seats = {guest: (await room.enter(table, guest)).last("hello")["table"]["seats"] for guest in ("ada", "cleo")}
    assert (seats["ada"][1]["declined"], seats["cleo"][1]["declined"]) == ("Bob", None)
    assert "Bob" not in str(cleo.heard)
    await room.join(table, "bob", invite)  # a mind may change
    assert table.record.seats[1].declined is None


async def test_only_the_host_starts_and_computers_have_names(room: Room) -> None:
    table = await room.table(HUMAN, OPEN, OPEN, OPEN)
    await room.join(table, "odo", table.record.seats[1].invite)
    for device in ("odo", "eve"):
        with pytest.raises(Denied):
            await serve(room, table, StartTable(device=device, level="random"))
    assert table.record.status == "waiting"
    assert not (await room.enter(table, "odo")).last("hello")["table"]["host"]
    await serve(room, table, StartTable(device="ada", level="random", names=["Odo", "", "Runa\0"]))
    assert [seat.name for seat in table.record.seats] == ["Ada", "Odo", "Runa", ""]


async def test_only_the_creator_sees_the_links_of_open_seats(room: Room) -> None:
    table = await room.table(HUMAN, OPEN, OPEN)
    await room.join(table, "bob", table.record.seats[1].invite)
    assert room.info(table, "ada")["seats"][2]["invite"] is not None
    for stranger in ("bob", "eve", ""):
        assert room.info(table, stranger)["seats"][2]["invite"] is None
    assert room.info(table, "bob")["watch"] is not None
    assert room.info(table, "eve")["watch"] is None


async def test_a_fresh_link_hands_a_seat_over(room: Room) -> None:
    table, ada, bob = await room.duel()
    with pytest.raises(Denied) as denied:
        await serve(room, table, FreshLink(device="ada", seat=1))
    assert key_of(denied) == "server-not_your_seat"
    await serve(room, table, FreshLink(device="bob", seat=1))
    await room.join(table, "cleo", table.record.seats[1].invite)
    assert table.seats_of("bob") == []
    assert table.seats_of("cleo") == [1]
    assert bob.last("table")["views"][0]["seat"] is None  # they watch now
    assert ada.last("table")["views"][0]["seat"] == 0
    assert (await bob.act(1))["reasons"][0]["key"] == "server-not_your_seat"


async def test_a_stranger_gets_nothing_from_a_private_table(room: Room) -> None:
    table, _ada, _bob = await room.duel()
    for request in (Look(device="eve"), GetExport(device="eve", seat=None), Rematch(device="eve")):
        with pytest.raises(Denied) as denied:
            await serve(room, table, request)
        assert denied.value.status == 404
    with pytest.raises(Denied):
        await room.enter(table, "eve")
    with pytest.raises(Denied):
        await room.join(table, "eve", "wrong-token-of-some-length")


async def test_the_watch_link_shows_the_public_view_only(room: Room) -> None:
    table, ada, _bob = await room.duel()
    await room.join(table, "eve", table.record.watch)
    eve = await room.enter(table, "eve")
    view = eve.last("table")["views"][0]
    assert view["seat"] is None
    assert view["view"]["table"]["hand"] is None
    assert view["offers"] == []
    assert (await eve.act(0))["reasons"][0]["key"] == "server-not_your_seat"
    assert (await eve.request("why", seat=0, action="show star"))["result"] == "refused"
    assert ada.last("people")["watchers"] == 1


async def test_a_public_table_can_be_watched_and_joined_without_a_link(room: Room) -> None:
    table = await room.table(HUMAN, OPEN, public=True)
    await room.enter(table, "eve")
    await room.join(table, "bob", seat=1)
    assert table.record.status == "playing"
    with pytest.raises(Denied) as denied:
        await room.join(table, "cleo", seat=1)
    assert key_of(denied) == "server-seat_taken"


async def test_hot_seat_and_solo_are_ordinary_tables(room: Room) -> None:
    table = await room.table(HUMAN, HUMAN, HUMAN)
    ada = await room.enter(table, "ada")
    assert [view["seat"] for view in ada.last("table")["views"]] == [0, 1, 2]
    await play_out(table, ada)
    assert ada.last("update")["outcome"]["reason"] == "rules"


async def test_start_fills_open_seats_with_opponents(room: Room) -> None:
    table = await room.table(HUMAN, OPEN, OPEN)
    with pytest.raises(Denied):
        await serve(room, table, StartTable(device="eve", level="random"))
    await serve(room, table, StartTable(device="ada", level="random"))
    assert [seat.kind for seat in table.record.seats] == ["human", "agent", "agent"]
    assert table.record.status == "playing"


@pytest.mark.parametrize(
    ("body", "key"),
    [
        (CreateTable(title="nothing", seats=[HUMAN]), "server-no_title"),
        (CreateTable(title="lanterns", seats=[HUMAN]), "server-bad_seats"),
        (CreateTable(title="lanterns", seats=[HUMAN] * 5), "server-bad_seats"),
        (CreateTable(title="lanterns", seats=[HUMAN] * 2, options={"nights": 77}), "core-bad_option"),
        (CreateTable(title="lanterns", seats=[HUMAN] * 2, options={"moons": 1}), "core-no_option"),
        (CreateTable(title="lanterns", seats=[HUMAN] * 2, clock=Clock(kind="live")), "server-bad_clock"),
        (CreateTable(title="lanterns", seats=[HUMAN] * 2, clock=Clock(kind="days")), "server-bad_clock"),
        (CreateTable(title="lanterns", seats=[HUMAN, NewSeat(kind="agent", level="god")]), "server-no_level"),
    ],
)
def test_impossible_tables_are_refused_with_a_reason(body: CreateTable, key: str) -> None:
    with pytest.raises(Denied) as denied:
        creation.new_record(body, "ada", 0.0)
    assert key_of(denied) == key


async def test_a_written_position_can_be_played(room: Room) -> None:
    spec = {"hands": [["star", "ember"], ["lamp"]], "points": [2, 0], "night": 5}
    table = await room.table(HUMAN, HUMAN, position=spec)
    ada = await room.enter(table, "ada")
    assert ada.last("table")["views"][0]["view"]["table"]["hand"] == ["star", "ember"]
    await play_out(table, ada)
    assert table.record.status == "finished"
    with pytest.raises(Denied) as denied:
        await room.table(HUMAN, HUMAN, HUMAN, position=spec)
    assert key_of(denied) == "server-bad_seats"


async def test_a_rematch_keeps_people_options_and_watchers(room: Room) -> None:
    table, ada, bob = await room.duel(options={"nights": 2})
    await room.join(table, "eve", table.record.watch)
    with pytest.raises(Denied):
        await serve(room, table, Rematch(device="ada"))
    await play_out(table, ada, bob)
    with pytest.raises(Denied):
        await serve(room, table, Rematch(device="eve"))
    await serve(room, table, Rematch(device="bob"))
    await serve(room, table, Rematch(device="ada"))  # both click: one new table
    fresh = room.hub.tables[table.record.rematch]
    assert ada.last("notice")["table"] == fresh.id
    assert len(room.hub.tables) == 2
    assert fresh.record.options == {"nights": 2}
    assert [fresh.seats_of(device) for device in ("ada", "bob", "eve")] == [[0], [1], []]
    assert fresh.record.secret != table.record.secret
    assert fresh.record.status == "waiting"  # until everybody has seen the commitment and added to the chance
    ada, bob = await room.enter(fresh, "ada"), await room.enter(fresh, "bob")
    await ada.request("contribute", seat=0, words="mine")
    assert fresh.record.status == "waiting"
    await bob.request("contribute", seat=1, words="yours")
    assert fresh.record.status == "playing"
    assert fresh.match is not None
    assert fresh.match.chance.contributions == ["mine", "yours"]
    eve = await room.enter(fresh, "eve")
    assert eve.last("table")["views"][0]["seat"] is None


async def test_a_finished_game_opens_fully_and_can_be_continued(room: Room) -> None:
    table, ada, bob = await room.duel()
    running = await serve(room, table, GetExport(device="ada", seat=0))
    assert b"secret" not in running
    assert b'"complete":false' in running
    with pytest.raises(Denied):
        await serve(room, table, GetMoments(device="ada", eyes="open"))
    with pytest.raises(Denied):
        await serve(room, table, GetMoments(device="ada", eyes="1"))
    with pytest.raises(Denied):
        await serve(room, table, ForkTable(device="ada", body=Fork(entry=0)))
    await play_out(table, ada, bob)
    assert b"secret" in await serve(room, table, GetExport(device="ada", seat=0))
    assert ada.last("update")["outcome"]["open"]["seats"][1]["hand"] is not None
    await serve(room, table, GetMoments(device="ada", eyes="open"))
    await serve(room, table, ForkTable(device="ada", body=Fork(entry=3, seats=[HUMAN, AGENT])))
    forked = next(other for other in room.hub.tables.values() if other is not table)
    assert forked.match is not None
    assert table.match is not None
    assert forked.match.state.digest() == table.match.fork(3).state.digest()
    assert forked.record.secret != table.record.secret


async def reopened(room: Room, table: Table) -> Table:
    room.hub.drop(table)
    fresh = await room.hub.reach(table.id)
    assert isinstance(fresh, Table)
    return fresh


async def test_a_continued_game_tells_what_was_played_before(room: Room) -> None:
    table, ada, bob = await room.duel()
    await play_out(table, ada, bob)
    await serve(room, table, ForkTable(device="ada", body=Fork(entry=3, seats=[HUMAN, OPEN])))
    forked = next(other for other in room.hub.tables.values() if other is not table)
    assert forked.record.status == "waiting"
    forked = await reopened(room, forked)
    await room.join(forked, "cleo", forked.record.seats[1].invite)
    match, before = forked.match, table.match
    assert match is not None
    assert before is not None
    assert [match.events(seat) for seat in (0, 1)] == [before.fork(3).events(seat) for seat in (0, 1)]
    ada = await room.enter(forked, "ada")
    assert ada.last("hello")["table"]["continued"] == 3
    assert ada.last("hello")["table"]["commitment"] == commitment(forked.record.secret)
    forked = await reopened(room, forked)
    assert forked.match is not None
    assert forked.match.to_json() == match.to_json()
    await play_out(forked, await room.enter(forked, "ada"), await room.enter(forked, "cleo"))
    assert forked.match.verify() == before.chance.commitment
    assert [entry.chance for entry in forked.match.entries] != [entry.chance for entry in before.entries]


async def test_contributions_go_into_the_chance(room: Room) -> None:
    table = await room.table(HUMAN, OPEN, contribution="mine")
    ada = await room.enter(table, "ada")
    assert (await ada.request("contribute", seat=0, words="better"))["result"] == "ok"
    await room.join(table, "bob", table.record.seats[1].invite, contribution="yours")
    assert table.match is not None
    assert table.match.chance.contributions == ["better", "yours"]
    assert table.match.chance.commitment == ada.of("hello")[0]["table"]["commitment"]
    assert (await ada.request("contribute", seat=0, words="late"))["reasons"][0]["key"] == "server-started"


async def test_own_tables_say_whose_turn_it_is_and_how_long_one_has(room: Room) -> None:
    table, ada, bob = await room.duel(clock=Clock(kind="days", decision=86_400))
    await room.pass_time(table, 3_600)
    for guest in (ada, bob):
        await guest.leave()
    await room.hub._let_go(table)
    room.time += 2_000
    head = await room.hub.store.head(table.id)
    assert head is not None
    record = decode(head.body)
    mine, strange = [updates.info(record, device, room.time) for device in ("ada", "eve")]
    assert mine["to_act"] == [0, 1]
    assert mine["left"] == 86_400 - 5_600
    assert strange["left"] is None
