"""Opponents: in other processes, honest, and never in anybody's way."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch.ai import LEVELS
from spieltisch.core import Match
from spieltisch.server import bots
from spieltisch.server.bots import Bots
from spieltisch.server.rest import SeatWish
from spieltisch.server.settings import Settings

from .room import HUMAN, Room, in_room, play_out, until

NOVICE = SeatWish(kind="agent", level="novice")
WARLORD = SeatWish(kind="agent", level="warlord")


def test_a_whole_game_against_thinking_opponents(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        table = await room.table(HUMAN, NOVICE, options={"nights": 2})
        ada = await room.enter(table, "ada")
        while "finished" not in ada.notices():
            await until(lambda: 0 in table.to_act() or "finished" in ada.notices())
            if table.is_playing:
                await ada.act(0)
        assert table.match is not None
        assert {entry.seat for entry in table.match.entries} == {0, 1}

    in_room(tmp_path, story)


def test_a_hint_has_the_best_actions_with_reasons(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        table, ada, bob = await room.duel()
        answer = await ada.wish("hint", seat=0)
        assert answer["result"] == "ok"
        assert table.match is not None
        assert 1 <= len(answer["best"]) <= 3
        assert {best["action"] for best in answer["best"]} <= set(table.match.legal(0))
        assert all(best["reason"]["key"] for best in answer["best"])
        assert (await bob.wish("hint", seat=0))["result"] == "refused"
        await ada.act(0)
        assert (await ada.wish("hint", seat=0))["reasons"][0]["key"] == "server-not_your_turn"

    in_room(tmp_path, story)


def test_warlords_do_not_hold_up_another_table(tmp_path: Path) -> None:
    """However long four of them think, a game beside them is played to its end."""

    async def story(room: Room) -> None:
        thought = asyncio.Event()

        async def ponder(*_: Any) -> str:
            await thought.wait()
            return "show ember"

        room.hub.bots.choose = ponder  # type: ignore[method-assign, assignment]
        slow = await room.table(WARLORD, WARLORD, WARLORD, WARLORD)
        await room.enter(slow, "ada")
        assert len(slow.thinking) == 4
        table = await room.table(HUMAN, HUMAN)
        ada = await room.enter(table, "ada")
        await play_out(table, ada)
        assert table.record.status == "finished"
        assert (slow.entry, len(slow.thinking)) == (0, 4)

    in_room(tmp_path, story)


def test_strong_opponents_have_workers_of_their_own() -> None:
    """A warlord that thinks for seconds must not keep a novice of another table waiting."""

    async def run() -> None:
        pool = Bots(Settings(agent_limit=60))
        match = spieltisch.game("lanterns").match(seats=2, seed=1)
        try:
            slow = asyncio.ensure_future(pool.choose(match, 0, "warlord"))
            quick = asyncio.ensure_future(pool.choose(match, 1, "greedy"))
            assert await quick in match.legal(1)
            assert await slow in match.legal(0)
            assert set(pool._pools) == {"quick", "slow"}
        finally:
            pool.close()

    asyncio.run(run())


def test_the_event_loop_never_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The search is not even imported by way of choosing: the question leaves the process."""
    asked: list[dict[str, Any]] = []
    think = bots.think

    async def story(room: Room) -> None:
        table = await room.table(NOVICE, NOVICE)
        monkeypatch.setattr(bots, "think", asked.append)  # would be called here if thinking happened here
        await room.enter(table, "ada")
        monkeypatch.setattr(bots, "think", think)
        await until(lambda: table.record.status == "finished")
        assert asked == []

    in_room(tmp_path, story)


def test_an_opponent_that_fails_moves_by_chance() -> None:
    async def run() -> None:
        pool = Bots(Settings(agent_limit=20))
        match = spieltisch.game("lanterns").match(seats=2, seed=1)
        try:
            assert await pool.choose(match, 0, "no such level") in match.legal(0)
        finally:
            pool.close()

    asyncio.run(run())


def test_an_opponent_that_hangs_or_dies_is_replaced() -> None:
    async def run() -> None:
        pool = Bots(Settings(agent_limit=20))
        try:
            with pytest.raises(TimeoutError):
                await pool.run(time.sleep, 60, seconds=0.5)
            assert await pool.run(abs, -3, seconds=20) == 3
        finally:
            pool.close()

    asyncio.run(run())


def test_opponents_hurry_until_a_human_has_decided(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        shares: list[float] = []
        choose = room.hub.bots.choose

        async def noted(match: Match, seat: int, level: str, share: float = 1.0) -> str:
            shares.append(share)
            return await choose(match, seat, "random")

        room.hub.bots.choose = noted  # type: ignore[method-assign]
        table = await room.table(HUMAN, NOVICE)
        ada = await room.enter(table, "ada")
        await until(lambda: table.entry == 1)
        assert shares == [room.hub.settings.agent_opening] != [1.0]
        while len(shares) == 1:
            await until(lambda: 0 in table.to_act() or len(shares) > 1)
            if 0 in table.to_act():
                await ada.act(0)
        assert set(shares[1:]) == {1.0}

    in_room(tmp_path, story)


def test_hurry_is_a_part_of_the_usual_time() -> None:
    assert bots.hurried("warlord", 0.2) == pytest.approx(LEVELS["warlord"].budget / 5)
    assert bots.hurried("greedy", 0.2) is None


def test_workers_can_be_started_before_anybody_plays() -> None:
    pool = Bots(Settings(quick_workers=1, slow_workers=1))
    try:
        pool.warm()
        assert {name: len(known._processes) for name, known in pool._pools.items()} == {"quick": 1, "slow": 1}
    finally:
        pool.close()


def test_undo_while_an_opponent_thinks(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        table = await room.table(HUMAN, WARLORD)
        ada = await room.enter(table, "ada")
        await ada.act(0)
        assert 1 in table.thinking
        assert (await ada.wish("undo", seat=0, entry=1))["result"] == "applied"
        assert table.entry == 0
        assert 1 in table.thinking  # it was asked from the start and thinks anew

    in_room(tmp_path, story)
