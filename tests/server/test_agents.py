"""Opponents: in other processes, honest, and never in anybody's way."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from spieltisch.ai import LEVELS
from spieltisch.server.inbox.bodies import NewSeat
from spieltisch.server.table import agents
from spieltisch.server.table.commands import hinted
from spieltisch.server.table.services import Question, Reach, Visitor
from spieltisch.server.workers.opponents import Opponents

from .room import HUMAN, Room, play_out, until

NOVICE = NewSeat(kind="agent", level="novice")
WARLORD = NewSeat(kind="agent", level="warlord")


async def test_a_whole_game_against_thinking_opponents(room: Room) -> None:
    table = await room.table(HUMAN, NOVICE, options={"nights": 2})
    ada = await room.enter(table, "ada")
    while "finished" not in ada.notices():
        await until(lambda: 0 in table.to_act() or "finished" in ada.notices())
        if table.is_playing:
            await ada.act(0)
    assert table.match is not None
    assert {entry.seat for entry in table.match.entries} == {0, 1}


def test_no_chance_is_told_of_what_was_hardly_looked_at() -> None:
    weighed = {"action": "pass", "value": 0.4, "visits": 300, "reason": None}
    assert hinted(weighed)["value"] == 0.4
    assert hinted({**weighed, "visits": 5})["value"] is None
    assert hinted({"action": "pass"}) == {"action": "pass", "value": None, "reason": None}


async def test_a_hint_has_the_best_actions_with_reasons(room: Room) -> None:
    table, ada, bob = await room.duel()
    answer = await ada.request("hint", seat=0)
    assert answer["result"] == "ok"
    assert table.match is not None
    assert 1 <= len(answer["best"]) <= 3
    assert {best["action"] for best in answer["best"]} <= set(table.match.legal(0))
    assert all(best["reason"]["key"] for best in answer["best"])
    assert (await bob.request("hint", seat=0))["result"] == "refused"
    await ada.act(0)
    assert (await ada.request("hint", seat=0))["reasons"][0]["key"] == "server-not_your_turn"


async def test_an_opponent_is_asked_why(room: Room) -> None:
    table = await room.table(HUMAN, NOVICE, title="smallworld", options={})
    ada = await room.enter(table, "ada")
    await until(lambda: table.match is not None and 0 in table.to_act())
    assert table.match is not None
    while not any(entry.seat == 1 for entry in table.match.entries):
        await ada.act(0)
        await until(lambda: 0 in table.to_act())
    number = next(at for at, entry in enumerate(table.match.entries, 1) if entry.seat == 1)
    answer = await ada.request("account", entry=number, seat=0)
    assert answer["result"] == "ok"
    told = answer["account"]
    assert (told["seat"], told["level"], told["is_open"]) == (1, "novice", False)
    assert told["action"] == table.match.entries[number - 1].action
    own = next((at for at, entry in enumerate(table.match.entries, 1) if entry.seat == 0), None)
    if own is not None:
        assert (await ada.request("account", entry=own, seat=0))["reasons"][0]["key"] == "server-no_opponent"
    assert (await ada.request("account", entry=9999, seat=0))["reasons"][0]["key"] == "server-no_entry"
    assert (await ada.request("account", entry=number, seat=1))["reasons"][0]["key"] == "server-not_your_seat"


def ponder(room: Room, monkeypatch: pytest.MonkeyPatch, level: str, thought: asyncio.Event) -> None:
    """Opponents of this level think until the event is set; the others move by chance."""

    async def choose(_self: Opponents, asked: str, question: Question, _visitor: Visitor, _reach: Reach) -> Any:
        if asked == level:
            await thought.wait()
        return question()["legal"][0]

    monkeypatch.setattr(Opponents, "choose", choose)


async def test_warlords_do_not_hold_up_another_table(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long four of them think, a game beside them is played to its end."""
    ponder(room, monkeypatch, "warlord", asyncio.Event())
    slow = await room.table(WARLORD, WARLORD, WARLORD, WARLORD)
    await room.enter(slow, "ada")
    assert len(slow.thinking) == 4
    table = await room.table(HUMAN, HUMAN)
    ada = await room.enter(table, "ada")
    await play_out(table, ada)
    assert table.record.status == "finished"
    assert (slow.entry, len(slow.thinking)) == (0, 4)


async def test_the_event_loop_never_thinks(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The search is not even called here by way of choosing: the question leaves the process."""
    table = await room.table(NOVICE, NOVICE)
    monkeypatch.setattr("spieltisch.ai.choose", None)  # would be called here if thinking happened here
    await room.enter(table, "ada")
    await until(lambda: table.record.status == "finished")
    assert room.hub.metrics.counts["unanswered"] == 0


async def test_opponents_hurry_until_a_human_has_decided(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[float | None] = []

    async def choose(_self: Opponents, _level: str, question: Question, _visitor: Visitor, _reach: Reach) -> Any:
        asked = question()
        budgets.append(asked["budget"])
        return asked["legal"][0]

    monkeypatch.setattr(Opponents, "choose", choose)
    table = await room.table(HUMAN, NOVICE)
    ada = await room.enter(table, "ada")
    await until(lambda: table.entry == 1)
    assert budgets == [agents.hurried("novice", room.hub.settings.agent_opening)] != [None]
    while len(budgets) == 1:
        await until(lambda: 0 in table.to_act() or len(budgets) > 1)
        if 0 in table.to_act():
            await ada.act(0)
    assert set(budgets[1:]) == {None}


def test_hurry_is_a_part_of_the_usual_time() -> None:
    assert agents.hurried("warlord", 0.2) == pytest.approx(LEVELS["warlord"].budget / 5)
    assert agents.hurried("greedy", 0.2) is None


@pytest.mark.room(quick_workers=1, slow_workers=1)
async def test_workers_can_be_started_before_anybody_plays(room: Room) -> None:
    room.hub.opponents.warm()
    started = {name: lane.workers[0]._process is not None for name, lane in room.hub.opponents.lanes.items()}
    assert started == {"quick": True, "slow": True, "hints": False, "replays": False, "brief": True}


async def test_undo_while_an_opponent_thinks(room: Room) -> None:
    table = await room.table(HUMAN, WARLORD)
    ada = await room.enter(table, "ada")
    await ada.act(0)
    assert 1 in table.thinking
    assert (await ada.request("undo", seat=0, entry=1))["result"] == "applied"
    assert table.entry == 0
    assert 1 in table.thinking  # it was asked from the start and thinks anew
