"""The absent, the clocks, and coming back: a clock that only moves when the test moves it."""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.server.inbox.messages import Clock

from .room import HUMAN, OPEN, Room, in_room, play_out, until


async def test_silence_then_countdown_then_choice(room: Room) -> None:
    table, ada, bob = await room.duel()
    await bob.leave()
    await room.pass_time(table, 29)
    assert "absent" not in ada.notices()
    assert ada.last("people")["seats"][1]["absent"] is None
    await room.pass_time(table, 2)
    assert ada.notices()[-1] == "absent"
    assert ada.last("people")["seats"][1]["absent"]["left"] == 59.0
    answer = await ada.request("absent_choice", seat=1, choice="agent")
    assert answer["reasons"][0]["key"] == "server-nothing_to_choose"
    await room.pass_time(table, 60)
    assert ada.notices()[-1] == "choose"
    assert ada.notices().count("absent") == 1


@pytest.mark.room(stand_in="random")
async def test_an_opponent_takes_over_and_the_human_returns_with_a_recap(room: Room) -> None:
    table, ada, bob = await room.duel()
    await bob.leave()
    left_at = table.entry
    await room.pass_time(table, 31)
    await room.pass_time(table, 60)
    assert (await ada.request("absent_choice", seat=1, choice="agent"))["result"] == "ok"
    assert ada.notices()[-1] == "takeover"
    await until(lambda: table.entry == 1)
    await ada.act(0)
    bob = await room.enter(table, "bob")
    assert table.record.seats[1].stand_in == ""
    assert "returned" in ada.notices()
    assert bob.last("table")["views"][0]["recap"] == left_at
    await room.pass_time(table, 1000)
    assert ada.notices().count("absent") == 1


async def test_wait_starts_the_countdown_again_and_drop_concedes(room: Room) -> None:
    table, ada, bob = await room.duel()
    await bob.leave()
    await room.pass_time(table, 31)
    await room.pass_time(table, 60)
    await ada.request("absent_choice", seat=1, choice="wait")
    assert ada.notices()[-1] == "absent"
    await room.pass_time(table, 61)
    assert ada.notices()[-1] == "choose"
    await ada.request("absent_choice", seat=1, choice="drop")
    assert "dropped" in ada.notices()
    assert table.record.status == "finished"
    assert ada.last("update")["outcome"]["ranking"] == [[0], [1]]


@pytest.mark.room(stand_in="random")
async def test_more_than_half_of_those_who_stay_decide(room: Room) -> None:
    table = await room.table(HUMAN, OPEN, OPEN)
    for seat, device in ((1, "bob"), (2, "cleo")):
        await room.join(table, device, table.record.seats[seat].invite)
    ada, bob, cleo = [await room.enter(table, device) for device in ("ada", "bob", "cleo")]
    await cleo.leave()
    await room.pass_time(table, 31)
    await room.pass_time(table, 60)
    await ada.request("absent_choice", seat=2, choice="drop")
    assert table.record.conceded == []
    assert list(bob.last("people")["seats"][2]["absent"]["votes"].values()) == ["drop"]
    assert (await ada.request("absent_choice", seat=1, choice="drop"))["result"] == "refused"  # bob is here
    await bob.request("absent_choice", seat=2, choice="drop")
    assert table.record.conceded == [2]
    assert table.is_playing


async def test_a_second_socket_of_the_same_device_is_presence_enough(room: Room) -> None:
    table, ada, bob = await room.duel()
    again = await room.enter(table, "bob")
    await bob.leave()
    await room.pass_time(table, 500)
    assert "absent" not in ada.notices()
    await again.leave()
    await room.pass_time(table, 31)
    assert "absent" in ada.notices()


async def test_in_a_slow_game_nobody_counts_down(room: Room) -> None:
    table, ada, bob = await room.duel(clock=Clock(kind="days", decision=3 * 86_400))
    await bob.leave()
    await room.pass_time(table, 86_400)
    assert "absent" not in ada.notices()
    await room.pass_time(table, 2 * 86_400 + 1)
    assert "timeout" in ada.notices()


async def test_an_absent_seat_can_be_claimed_by_consent(room: Room) -> None:
    table = await room.table(HUMAN, OPEN, OPEN)
    for seat, device in ((1, "bob"), (2, "cleo")):
        await room.join(table, device, table.record.seats[seat].invite)
    ada, bob, cleo = [await room.enter(table, device) for device in ("ada", "bob", "cleo")]
    await room.join(table, "eve", table.record.watch)
    eve = await room.enter(table, "eve")
    assert (await eve.request("claim", seat=1))["reasons"][0]["key"] == "server-seat_taken"
    await bob.leave()
    await room.pass_time(table, 31)
    assert (await eve.request("claim", seat=1))["result"] == "refused"
    await room.pass_time(table, 60)
    assert (await eve.request("claim", seat=1))["result"] == "ok"
    assert table.seats_of("eve") == []
    request = ada.last("notice")["consent"]
    assert request["kind"] == "claim"
    await ada.request("consent", request=request["request"], yes=True)
    assert table.seats_of("eve") == []  # one person's word is not enough
    await cleo.request("consent", request=request["request"], yes=True)
    assert table.seats_of("eve") == [1]
    assert eve.last("table")["views"][0]["seat"] == 1
    await room.enter(table, "bob")  # whose seat it is gets it back
    assert table.seats_of("bob") == [1]
    assert eve.last("table")["views"][0]["seat"] is None


async def test_an_open_seat_of_a_public_table_can_be_claimed(room: Room) -> None:
    table = await room.table(HUMAN, OPEN, public=True)
    await room.join(table, "eve", table.record.watch)
    eve = await room.enter(table, "eve")
    assert (await eve.request("claim", seat=9))["result"] == "refused"
    assert (await eve.request("claim", seat=1))["result"] == "ok"
    assert table.record.status == "playing"


@pytest.mark.room(stand_in="random")
async def test_a_live_clock_charges_who_is_asked(room: Room) -> None:
    table, ada, bob = await room.duel(clock=Clock(kind="live", bank=60, increment=5))
    room.time += 10
    await ada.act(0)
    clocks = {clock["seat"]: clock for clock in bob.last("update")["clocks"]}
    assert clocks[0] == {"seat": 0, "left": 55.0, "running": False}
    assert clocks[1] == {"seat": 1, "left": 50.0, "running": True}
    await ada.request("pause")
    room.time += 1000
    await ada.request("pause", on=False)
    room.time += 49
    assert (await bob.request("resync"))["table"]["clocks"][1]["left"] == 1.0
    await room.pass_time(table, 2)
    assert ada.notices()[-1] == "timeout"
    assert table.record.seats[1].stand_in == "random"
    await until(lambda: table.entry >= 2)
    assert (await bob.request("claim", seat=1))["result"] == "ok"
    assert table.record.seats[1].stand_in == ""


def test_clocks_yields_and_pause_survive_a_restart(tmp_path: Path) -> None:
    async def before(room: Room) -> None:
        table, ada, _bob = await room.duel(clock=Clock(kind="live", bank=60, increment=0))
        await ada.request("yield", seat=0, yields=[{"decision": "send_boats", "action": "send 2", "until": "always"}])
        room.time += 10
        await ada.act(0)
        await ada.request("chat", text="see you")
        names.append(table.id)

    async def after(room: Room) -> None:
        room.time += 5000  # nobody pays for the time without a server
        ada = await room.enter(names[0], "ada")
        said = ada.last("table")
        assert said["entry"] == 1
        assert [clock["left"] for clock in said["clocks"]] == [50.0, 50.0]
        assert said["views"][0]["yields"][0]["action"] == "send 2"
        assert [line["text"] for line in said["chat"]] == ["see you"]
        await ada.request("pause")

    async def later(room: Room) -> None:
        room.time += 9000
        bob = await room.enter(names[0], "bob")
        assert bob.last("table")["paused"] is True
        assert bob.last("table")["clocks"][1]["left"] == 50.0

    names: list[str] = []
    in_room(tmp_path, before)
    in_room(tmp_path, after)
    in_room(tmp_path, later)


def test_a_stored_table_wakes_when_its_clock_runs_out(tmp_path: Path) -> None:
    async def before(room: Room) -> None:
        table, ada, _bob = await room.duel(clock=Clock(kind="days", decision=86_400))
        await ada.act(0)
        names.append(table.id)

    async def after(room: Room) -> None:
        await room.hub.keep_once()
        assert names[0] not in room.hub.tables
        room.time += 86_401
        await room.hub.keep_once()
        table = room.hub.tables[names[0]]
        await until(lambda: table.record.seats[1].stand_in == "random" and table.entry > 1)

    names: list[str] = []
    in_room(tmp_path, before)
    in_room(tmp_path, after, stand_in="random")


async def test_idle_tables_leave_memory_and_come_back(room: Room) -> None:
    table, ada, bob = await room.duel()
    await ada.leave()
    await bob.leave()
    await room.hub.keep_once()
    room.time += 301
    await room.hub.keep_once()
    assert table.id not in room.hub.tables
    assert table.is_dead
    ada = await room.enter(table.id, "ada")
    assert ada.table is not table
    bob = await room.enter(table.id, "bob")
    assert ada.table is not None
    await play_out(ada.table, ada, bob)


async def test_a_program_that_takes_the_last_seat_is_here(room: Room) -> None:
    table = await room.table(HUMAN, OPEN)
    ada = await room.enter(table, "ada")
    await room.enter(table, "", table.record.seats[1].invite)
    assert table.is_playing
    assert not table.gone
    await room.pass_time(table, 100)
    assert "absent" not in ada.notices()
