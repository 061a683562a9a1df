"""A table beside a real one: people tell their chance, opponents are announced, and all of it survives a restart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from spieltisch.server.inbox.bodies import Companion, NewSeat
from spieltisch.server.table import timer
from spieltisch.server.table.table import Table

from .room import AGENT, HUMAN, Guest, Room, in_room, settled, until


async def beside(room: Room, *seats: NewSeat, dice: Any = "here") -> tuple[Table, Guest]:
    """Chaos in the Old World with real cards and dice for all people, before its set-up is told."""
    table = await room.table(*seats, title="chaos", companion=Companion(dice=dice))
    return table, await room.enter(table, "ada")


def state(guest: Guest) -> dict[str, Any]:
    """What is asked and announced, as it was said last."""
    (newest,) = [said for said in guest.heard if "companion" in said][-1:]
    assert newest["companion"] is not None
    return dict(newest["companion"])


def choice(asked: dict[str, Any]) -> list[Any]:
    """A possible answer: ones, because a six is rolled again, and the first thing that is left."""
    if asked["left"] is None:
        return [1] * (asked["number"] - len(asked["told"]))
    return [asked["left"][0]]


async def tell(guest: Guest, *answer: Any) -> dict[str, Any]:
    return await guest.request("tell", at=state(guest)["told"], answer=list(answer))


async def tell_all(guest: Guest) -> None:
    """Until nothing is asked any more."""
    while (asked := state(guest)["question"]) is not None:
        assert (await tell(guest, *choice(asked)))["result"] in ("asks", "ok", "applied"), asked


async def announced_to(table: Table, guest: Guest) -> list[dict[str, Any]]:
    """What the opponents did, as soon as it is people's turn to do something."""
    await until(lambda: bool(state(guest)["announced"] or set(table.to_act()) & set(table.seats_of("ada"))))
    return list(state(guest)["announced"])


async def play_until_dice(table: Table, guest: Guest) -> dict[str, Any]:
    """Every opponent's act is carried out, everybody passes or plays on, until somebody's dice are asked."""
    for _ in range(400):
        await until(lambda: not table.thinking)
        known = state(guest)
        if known["question"] is not None:
            if known["question"]["kind"] == "roll":
                return known
            await tell_all(guest)
        elif known["announced"]:
            await guest.request("done", entry=table.entry)
        else:
            await guest.act(table.to_act()[0])
    raise AssertionError("nobody rolls in this game")


async def test_the_set_up_is_asked_of_the_people(room: Room) -> None:
    table, ada = await beside(room, HUMAN, HUMAN, AGENT)
    assert table.record.status == "waiting"
    asked = state(ada)["question"]
    assert asked["topic"] == "first_tokens"
    assert (await tell(ada, "castle"))["result"] == "refused"
    assert state(ada)["told"] == 0
    for token in ("noble", "peasant", "noble"):
        await tell(ada, token)
    assert (await ada.request("tell_back"))["result"] == "ok"
    assert state(ada)["question"]["told"] == ["noble", "peasant"]
    await tell_all(ada)
    assert table.record.status == "playing"
    assert table.match is not None
    assert table.match.hands == [0, 1]


async def test_who_answers_first_counts(room: Room) -> None:
    table, ada = await beside(room, HUMAN, HUMAN, AGENT)
    phone = await room.enter(table, "ada")
    at = state(ada)["told"]
    assert (await ada.request("tell", at=at, answer=["noble"]))["result"] in ("ok", "asks")
    assert (await phone.request("tell", at=at, answer=["peasant"]))["result"] == "stale"
    assert state(phone)["question"]["told"] == ["noble"]


async def test_opponents_wait_until_their_act_was_carried_out(room: Room) -> None:
    table, ada = await beside(room, AGENT, HUMAN, AGENT)
    await tell_all(ada)
    while not await announced_to(table, ada):
        await ada.act(1)
    (act,) = state(ada)["announced"]
    assert act["seat"] in (0, 2)
    assert table.agents_to_act() == []
    assert timer.attention(table, room.time) is None  # no process needs to pick it up
    assert (await ada.request("done", entry=act["entry"]))["result"] == "ok"
    assert act not in state(ada)["announced"]


def test_a_question_is_open_after_a_restart(tmp_path: Path) -> None:
    found: dict[str, Any] = {}

    async def before(room: Room) -> None:
        table, ada = await beside(room, HUMAN, HUMAN, HUMAN)
        await tell_all(ada)
        found.update(await play_until_dice(table, ada), id=table.id, entry=table.entry)
        await tell(ada, 1)
        assert (await ada.act(table.to_act()[0]))["reasons"][0]["key"] == "server-tell_first"
        found["after"] = state(ada)

    async def after(room: Room) -> None:
        again = await room.enter(found["id"], "ada")
        assert again.table is not None
        assert state(again) == found["after"]
        await tell_all(again)
        await settled(again.table)
        assert again.table.entry == found["entry"] + 1
        assert again.table.match is not None
        assert again.table.match.entries[-1].told
        again.table.match.verify()

    in_room(tmp_path, before)
    in_room(tmp_path, after)


async def test_an_action_that_waits_for_dice_can_be_taken_back(room: Room) -> None:
    table, ada = await beside(room, HUMAN, HUMAN, HUMAN)
    await tell_all(ada)
    known = await play_until_dice(table, ada)
    entry = table.entry
    assert known["seat"] is not None
    assert (await ada.request("tell_back"))["result"] == "ok"
    assert state(ada)["question"] is None
    assert table.entry == entry
    assert (await ada.request("tell_back"))["reasons"][0]["key"] == "server-nothing_to_undo"


async def test_what_does_not_lie_so_is_put_right(room: Room) -> None:
    table, ada = await beside(room, HUMAN, HUMAN, AGENT)
    await tell_all(ada)
    rows = (await ada.request("adjustments"))["rows"]
    assert "points khorne" in [row["what"] for row in rows]
    said = await ada.request("correct", changes={"points khorne": 3})
    assert said["result"] == "applied"
    assert table.match is not None
    assert table.match.scores[0] == 3
    refused = await ada.request("correct", changes={"figures kislev khorne warrior": 60})
    assert refused["reasons"][0]["key"] == "core-correction_range"


async def test_a_correction_can_end_an_action_that_waits(room: Room) -> None:
    """A region is emptied while its dice are asked for: the same action is asked for no more if it is impossible."""
    table, ada = await beside(room, HUMAN, HUMAN, HUMAN)
    await tell_all(ada)
    await play_until_dice(table, ada)
    assert (await ada.request("correct", changes={"points khorne": 1}))["result"] == "applied"
    assert state(ada)["question"] is not None


async def test_no_other_table_takes_such_requests(room: Room) -> None:
    _, ada, _ = await room.duel()
    for kind, fields in (("tell", {"at": 0, "answer": [6]}), ("done", {"entry": 0}), ("adjustments", {})):
        assert (await ada.request(kind, **fields))["reasons"][0]["key"] == "server-no_companion"
    assert ada.last("table")["companion"] is None


async def test_those_who_are_behind_are_not_told_of_dice(room: Room) -> None:
    table, ada = await beside(room, HUMAN, HUMAN, AGENT)
    await tell_all(ada)
    await ada.request("set_delay", delay=3)
    table.record.people.setdefault("eve", next(iter(table.record.people.values())))
    eve = await room.enter(table, "eve")
    assert eve.last("table")["companion"] is None


async def test_nobody_gets_a_hint_for_a_hand_that_nobody_here_knows(room: Room) -> None:
    table, ada = await beside(room, HUMAN, HUMAN, HUMAN)
    await tell_all(ada)
    assert (await ada.request("hint", seat=table.to_act()[0]))["reasons"][0]["key"] == "server-hand_not_known"


async def test_a_hint_is_given_where_no_real_table_lies_beside(room: Room) -> None:
    table = await room.table(HUMAN, HUMAN, HUMAN, title="chaos")
    ada = await room.enter(table, "ada")
    assert (await ada.request("hint", seat=table.to_act()[0]))["best"]
