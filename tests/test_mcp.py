"""A scripted client of the Model Context Protocol plays whole games, and no seat learns more than it may."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

import spieltisch
from spieltisch.mcp import serve

TITLES = ["chaos", "invasion", "lanterns", "smallworld"]


class Player:
    """A client with the answers of its tools as Python values."""

    def __init__(self, client: Client) -> None:
        self.client = client

    async def call(self, tool: str, **arguments: Any) -> Any:
        answer = await self.client.call_tool(tool, arguments)
        assert not answer.is_error, answer.content
        found = answer.structured_content
        assert found is not None
        return found["result"] if set(found) == {"result"} else found

    async def refusal(self, tool: str, **arguments: Any) -> str:
        answer = await self.client.call_tool(tool, arguments)
        assert answer.is_error
        (line,) = [part.text for part in answer.content if part.type == "text"]
        return line.removeprefix(f"Error executing tool {tool}: ")


def with_player(run: Callable[[Player], Awaitable[None]], hints: bool = False) -> None:
    async def connected() -> None:
        async with Client(serve("en", "random", hints, seed=1)) as client:
            await run(Player(client))

    asyncio.run(connected())


@pytest.mark.parametrize("title", TITLES)
def test_a_client_plays_a_whole_game(title: str) -> None:
    async def run(player: Player) -> None:
        table = await player.call("make_table", title=title)
        key = (await player.call("sit", table=table["table"], name="Ada"))["key"]
        chance = random.Random(7)
        now = await player.call("look", key=key)
        assert now["prompt"]
        while not now["over"]:
            assert all(option["words"] for option in now["legal"])
            now = await player.call("act", key=key, action=chance.choice(now["legal"])["action"])
        assert len(now["scores"]) == table["seats"]
        assert sorted(seat for place in now["ranking"] for seat in place) == list(range(table["seats"]))

    with_player(run)


@pytest.mark.parametrize("title", TITLES)
def test_a_seat_sees_exactly_its_own_view(title: str) -> None:
    """The same match beside it says what each of two seats may know."""

    async def run(player: Player) -> None:
        seats = max(spieltisch.game(title).seats)
        table = (await player.call("make_table", title=title))["table"]
        keys = [(await player.call("sit", table=table))["key"] for _ in range(seats)]
        beside = spieltisch.game(title).match(seats=seats, seed=1)
        chance = random.Random(3)
        for _ in range(40):
            if beside.over:
                break
            seat = beside.to_act()[0]
            action = chance.choice(beside.legal(seat))
            beside.apply(seat, action)
            await player.call("act", key=keys[seat], action=action)
            for one in (seat, (seat + 1) % seats):
                expected = json.loads(json.dumps(beside.view(one)))
                assert await player.call("view", key=keys[one]) == expected

    with_player(run)


def test_wrong_calls_get_one_clear_line() -> None:
    async def run(player: Player) -> None:
        assert "no title called 'chess'; there are: chaos" in await player.refusal("make_table", title="chess")
        assert "no level called 'god'" in await player.refusal("make_table", title="lanterns", level="god")
        assert "7" in await player.refusal("make_table", title="lanterns", seats=7)
        assert await player.refusal("make_table", title="lanterns", options={"nothing": 1})
        assert "no table called 'none'" in await player.refusal("sit", table="none")
        table = (await player.call("make_table", title="lanterns", seats=2))["table"]
        assert "seat 9 is not free; free seats: 0, 1" in await player.refusal("sit", table=table, seat=9)
        key = (await player.call("sit", table=table, seat=1))["key"]
        assert "no seat has this key" in await player.refusal("look", key="guessed")
        assert "free seats: 0" in await player.refusal("sit", table=table, seat=1)
        await player.call("look", key=key)
        assert "the game has begun" in await player.refusal("sit", table=table)
        refused = await player.refusal("act", key=key, action="fly to the moon")
        assert refused
        assert "\n" not in refused
        assert "nothing in the book" in await player.refusal("rule", title="chaos", words="xyzzy")

    with_player(run)


def test_why_not_names_the_rule() -> None:
    async def run(player: Player) -> None:
        table = (await player.call("make_table", title="chaos"))["table"]
        key = (await player.call("sit", table=table))["key"]
        now = await player.call("look", key=key)
        assert (await player.call("why_not", key=key, action=now["legal"][0]["action"]))["legal"]
        refused = await player.call("why_not", key=key, action="summon cultist nowhere")
        assert not refused["legal"]
        assert refused["reasons"]

    with_player(run)


def test_rules_and_cards_can_be_read() -> None:
    async def run(player: Player) -> None:
        found = await player.call("rule", title="chaos", words="domination")
        assert "ominat" in found[0]["text"] + found[0]["heading"]
        assert any(one["anchor"] for one in await player.call("rule", title="chaos"))
        for address, word in (("rules://smallworld", "decline"), ("cards://invasion", "Waaagh!")):
            (text,) = (await player.client.read_resource(address)).contents
            assert word in text.text  # type: ignore[union-attr]

    with_player(run)


def test_hints_are_there_only_where_they_are_allowed() -> None:
    async def named(player: Player) -> set[str]:
        return {tool.name for tool in (await player.client.list_tools()).tools}

    async def without(player: Player) -> None:
        assert "hint" not in await named(player)

    async def allowed(player: Player) -> None:
        table = (await player.call("make_table", title="lanterns"))["table"]
        key = (await player.call("sit", table=table))["key"]
        now = await player.call("look", key=key)
        advice = await player.call("hint", key=key)
        assert {one["action"] for one in advice} <= {one["action"] for one in now["legal"]}

    with_player(without)
    with_player(allowed, hints=True)


def test_the_command_serves_over_standard_input_and_output() -> None:
    async def run() -> None:
        line = ["-m", "spieltisch", "mcp", "--level", "random"]
        async with Client(StdioServerParameters(command=sys.executable, args=line)) as client:
            assert "lanterns" in await Player(client).call("titles")

    asyncio.run(run())
