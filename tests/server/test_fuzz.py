"""Whatever anybody sends: one answer, never a bug, and the table lives on."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections import deque
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis.generation import GenerationMode

from spieltisch.server.app import Server
from spieltisch.server.settings import Settings
from spieltisch.server.workers.opponents import Opponents

from .live import FAST, Live
from .request_strategies import MESSAGE
from .room import AGENT, HUMAN, Room, sqlite
from .siege import OPERATIONS, Siege, besieged


@pytest.mark.timeout(3600 if os.environ.get("SPIELTISCH_DEEP") else 120)
@settings(max_examples=2000 if os.environ.get("SPIELTISCH_DEEP") else 60)
@given(letters=st.lists(st.tuples(st.integers(0, 2), MESSAGE), max_size=25))
def test_any_messages_get_one_answer_each_and_the_table_lives(
    letters: list[tuple[int, bytes]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    async def run() -> None:
        room = Room(sqlite(tmp_path_factory.mktemp("fuzz")), stand_in="random")
        await room.hub.start()
        try:
            table, ada, bob = await room.duel(public=True)
            guests = [ada, bob, await room.enter(table, "eve")]
            for who, letter in letters:
                answer = await guests[who].say(letter)
                assert answer["type"] == "answer"
                assert all(reason["key"] != "server-failed" for reason in answer["reasons"])
            assert not table.is_dead
            assert room.hub.metrics.counts["failed"] == 0
            assert (await ada.request("resync"))["result"] == "ok"
            stored = await room.hub.store.load(table.id)
            assert stored is not None
            assert len(stored.entries) == table.entry
        finally:
            await room.hub.stop()

    async def no_hint(*_: Any) -> list[dict[str, Any]]:
        return []

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Opponents, "hint", no_hint)
        asyncio.run(run())


# -- HTTP, against the OpenAPI document


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("schema")) as live:
        yield live


@pytest.mark.parametrize("operation", OPERATIONS, ids=[operation.label for operation in OPERATIONS])
@pytest.mark.timeout(3600 if os.environ.get("SPIELTISCH_DEEP") else 120)
@settings(max_examples=300 if os.environ.get("SPIELTISCH_DEEP") else 6)
@given(data=st.data())
def test_no_request_meets_a_bug(operation: Any, open_server: Live, data: st.DataObject) -> None:
    mode = data.draw(st.sampled_from([GenerationMode.POSITIVE, GenerationMode.NEGATIVE]))
    case = data.draw(operation.as_strategy(generation_mode=mode))
    answer = case.call(base_url=open_server.url)
    assert answer.status_code < 500 or answer.status_code == 503, answer.text
    if answer.status_code >= 400:
        assert answer.json()["reasons"]


def test_position_and_agents_do_not_kill_a_server(tmp_path: Path) -> None:
    """Nonsense positions are refused; a table with opponents beside them plays on."""

    async def run() -> None:
        server = Server(Settings(data=str(tmp_path), secret="x" * 32))
        await server.hub.start()
        try:
            from spieltisch.server.table.services import Denied

            room = Room(server.hub.store)
            room.hub = server.hub
            for spec in ({}, {"hands": 5}, {"hands": [["nothing"], []]}, {"hands": [[], []], "night": "x"}):
                with pytest.raises(Denied):
                    await room.table(HUMAN, HUMAN, position=spec)
            table = await room.table(HUMAN, AGENT)
            assert table.is_playing
        finally:
            await server.hub.stop()

    asyncio.run(run())


# -- all of it together, beside somebody who plays

DEFAULTS = (
    "MESSAGES_RATE", "MESSAGES_BURST", "REQUESTS_RATE", "REQUESTS_BURST", "FILES_RATE", "FILES_BURST", "JOINS_RATE",
    "JOINS_BURST", "CONNECTIONS_PER_ADDRESS", "CPU_BURST", "BYTES_BURST", "TABLES_A_DAY", "UPLOADS_A_DAY",
)  # fmt: skip
NOISE = 0.1  # seconds: what a busy machine does by itself to the slowest of a hundred moves


def stand(folder: Path, monkeypatch: pytest.MonkeyPatch, storm: Any, quiet: float, times: int) -> None:
    """With the limits of a real server, behind a proxy, so that everybody has an address."""
    for name in DEFAULTS:
        monkeypatch.delitem(FAST, f"SPIELTISCH_{name}")
    with Live(folder, proxies="1", warm="true") as live:
        siege, told = besieged(live, storm, quiet, times)
        found = siege.found()
        print(json.dumps({**told, "sent": dict(siege.counts.most_common()), **found}, indent=1))
        assert found == {"failed": 0.0, "tracebacks": 0, "bugs": []}
        assert told["refused"] == 0
        assert told["siege"]["p99"] < 3 * max(told["quiet"]["p99"], NOISE)
        assert live.stop() == 0


@pytest.mark.timeout(300)
def test_a_bystander_plays_on_whatever_others_send(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every operation once, and requests and heads between them."""
    stand(tmp_path, monkeypatch, lambda siege: deque(islice(siege.storms(1), len(OPERATIONS)), 0), 6, 1)


@pytest.mark.deep
@pytest.mark.timeout(3 * 3600)
def test_a_bystander_plays_on_for_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def storm(siege: Siege) -> None:
        until = time.monotonic() + 50
        for _ in siege.storms(10):
            if time.monotonic() > until:
                return

    stand(tmp_path, monkeypatch, storm, 10, int(os.environ.get("SPIELTISCH_SIEGE_MINUTES", "60")))
