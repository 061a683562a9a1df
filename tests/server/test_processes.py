"""Two processes share PostgreSQL and Redis: any of them serves any table, one of them holds it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from spieltisch.server.cluster.bus import LocalBus
from spieltisch.server.store import Change, Fenced
from spieltisch.server.store.postgres import PostgresStore
from spieltisch.server.table.services import Denied

from .live import ConnectionClosed, Live, Player, play_out
from .room import HUMAN, OPEN, Room, until
from .services import fresh_database, redis


@pytest.fixture
def pair(tmp_path: Path) -> Iterator[tuple[Live, Live]]:
    database = asyncio.run(fresh_database())
    shared = {"database": database, "redis": redis(), "lease": "2", "secret": "s" * 40}
    with Live(tmp_path / "left", **shared) as left, Live(tmp_path / "right", **shared) as right:
        yield left, right


def retry_connect(player: Player, table: str, url: str) -> dict[str, object]:
    """As a browser does it: again until the table is there."""
    player.move_to(url)
    for _ in range(200):
        try:
            return player.connect(table)
        except ConnectionClosed as closed:
            if closed.rcvd is None or closed.rcvd.code != 1012:
                raise
    raise AssertionError("the table never came back")


def test_people_on_two_processes_play_one_game(pair: tuple[Live, Live]) -> None:
    left, right = pair
    ada, bob = Player(left.url), Player(right.url)
    table = ada.create("human", "open")
    assert bob.join(table["seats"][1]["invite"])["seats"] == [1]
    ada.connect(table["id"])
    bob.connect(table["id"])  # right has to ask left
    play_out(ada, bob)
    assert bob.request("chat", text="well played")["result"] == "ok"
    assert ada.wait("chat")["line"]["text"] == "well played"
    assert bob.http.get(f"/tables/{table['id']}/export").json()["complete"] is True
    assert bob.http.get("/tables/nothing").status_code == 404
    assert Player(right.url).http.get(f"/tables/{table['id']}").status_code == 404
    ada.close()
    bob.close()


def test_a_killed_owner_is_replaced_without_losing_or_doubling(pair: tuple[Live, Live]) -> None:
    left, right = pair
    ada, bob = Player(left.url), Player(right.url)
    table = ada.create("human", "open")
    bob.join(table["seats"][1]["invite"])
    ada.connect(table["id"])
    bob.connect(table["id"])
    seat, action = ada.offers()[0]
    first = {"id": "a1", "seat": seat, "entry": 0, "action": action}
    assert ada.request("act", **first)["result"] == "applied"
    seat, action = bob.offers()[0]
    second = {"id": "b1", "seat": seat, "entry": 0, "action": action}
    left.process.kill()
    bob.send("act", **second)  # to a dead owner
    with pytest.raises(ConnectionClosed):
        bob.wait("answer")
    for player in (bob, ada):
        said = retry_connect(player, table["id"], right.url)
        assert said["entry"] == 1
    assert ada.request("act", **first)["entry"] == 1  # sent again, done once
    assert bob.request("act", **second)["entry"] == 2
    log = bob.http.get(f"/tables/{table['id']}/export", params={"seat": 1}).json()
    assert [entry["entry"] for entry in log["actions"]] == [2]
    ada.close()
    bob.close()


# -- inside: two hubs in one test, where time can be turned


@asynccontextmanager
async def two_rooms() -> AsyncIterator[tuple[Room, Room]]:
    url, bus = await fresh_database(), LocalBus()
    async with Room(PostgresStore(url), bus) as left, Room(PostgresStore(url), bus) as right:
        yield left, right


async def test_an_owner_that_slept_too_long_is_fenced_out() -> None:
    async with two_rooms() as (left, right):
        table = await left.table(HUMAN, OPEN)
        await left.join(table, "bob", table.record.seats[1].invite)
        ada = await left.enter(table, "ada")
        bob = await left.enter(table, "bob")
        await ada.act(0)
        fence = await right.hub.store.steal(table.id, right.hub.node, 30)  # as if the lease had run out
        assert fence > table.fence
        answer = await bob.act(1)
        assert answer["reasons"][0]["key"] == "server-unstored"
        assert (ada.closed, bob.closed) == (1012, 1012)
        there = await right.enter(table.id, "bob")
        assert there.last("table")["entry"] == 1
        assert (await there.act(1))["entry"] == 2


async def test_a_lost_table_is_noticed_by_its_old_owner() -> None:
    async with two_rooms() as (left, right):
        table = await left.table(HUMAN, HUMAN)
        ada = await left.enter(table, "ada")
        await right.hub.store.steal(table.id, right.hub.node, 30)
        await left.hub.keep_once()
        assert table.id not in left.hub.tables
        assert ada.closed == 1012
        with pytest.raises(Fenced):
            await left.hub.store.write(Change(table.id, 1))


async def test_viewers_elsewhere_are_relayed_and_refused_alike() -> None:
    async with two_rooms() as (left, right):
        table = await left.table(HUMAN, OPEN)
        await left.join(table, "bob", table.record.seats[1].invite)
        bob = await right.enter(table.id, "bob")
        await until(lambda: bool(bob.of("table")))
        assert bob.last("table")["views"][0]["seat"] == 1
        hasty = await right.enter(table.id, "bob")
        right.hub.relay.forward(hasty.key, b'{"type":"resync","id":"soon"}')  # before it was let in
        right.hub.relay.detach(hasty.key)
        await until(lambda: len(table.viewers) == 1 and not left.hub.relay._arriving)
        eve = await right.enter(table.id, "eve")
        await until(lambda: eve.closed == 1008)
        assert eve.heard == []
        right.hub.relay.forward(bob.key, b'{"type":"resync","id":"r"}')
        await until(lambda: bool(bob.of("answer")))
        assert bob.last("answer")["id"] == "r"
        for number in range(8):  # he pays where the work is done, and talks no faster than anybody else
            right.hub.relay.forward(bob.key, b'{"type":"chat","id":"c%d","text":"hello"}' % number)
        await until(lambda: len(bob.of("answer")) == 9)
        assert sorted(answer["result"] for answer in bob.of("answer")) == ["ok"] * 7 + ["refused"] * 2
        purses = left.hub.budgets._of((bob.address, "bob"))
        assert all(purse.left < purse.burst for purse in purses)
        left.hub.budgets.charge((bob.address, "bob"), seconds=2e9)
        right.hub.relay.forward(bob.key, b'{"type":"resync","id":"s"}')
        await until(lambda: bob.last("answer")["id"] == "s")
        assert bob.last("answer")["reasons"][0]["key"] == "server-too_fast"
        right.hub.relay.detach(bob.key)
        await until(lambda: not table.viewers)
        with pytest.raises(Denied):
            await right.hub.look(table.id, "eve")
