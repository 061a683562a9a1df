"""Whatever anybody sends: one answer, never a bug, and the table lives on."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis.generation import GenerationMode

from spieltisch.server.app import BASE, Server
from spieltisch.server.inbox import openapi, wishes
from spieltisch.server.settings import Settings
from spieltisch.server.workers.opponents import Opponents

from .live import Live
from .room import AGENT, HUMAN, Room, sqlite

KINDS = [model.__struct_config__.tag for model in wishes.Wishes.__args__]
FIELDS = sorted({name for model in wishes.Wishes.__args__ for name in model.__struct_fields__} - {"id"})
SENSIBLE: dict[str, st.SearchStrategy[Any]] = {
    "seat": st.integers(-1, 4),
    "entry": st.integers(-1, 6),
    "to": st.integers(-1, 4),
    "since": st.integers(-1, 9),
    "action": st.sampled_from(["show ember", "show star", "send 1", "send 9", "show", "x", "", "pass"]),
    "actions": st.lists(st.sampled_from(["show ember", "send 1", "x", ""]), max_size=14),
    "question": st.sampled_from(["points 0", "points 3", "points", "", "nothing"]),
    "choice": st.sampled_from(["wait", "agent", "drop", "flee"]),
    "person": st.sampled_from(["p1", "p2", "p999", ""]),
    "request": st.just("none"),
    "yes": st.booleans(),
    "on": st.booleans(),
    "text": st.text(max_size=12),
    "name": st.text(max_size=12),
    "words": st.text(max_size=8),
    "yields": st.lists(
        st.fixed_dictionaries({"decision": st.sampled_from(["send_boats", "show_lantern", "*"])},
                              optional={"action": st.sampled_from(["send 1", "show ember", "pass"]),
                                        "until": st.sampled_from(["turn", "touched", "always", "never"]),
                                        "match": st.dictionaries(st.text(max_size=3), st.integers(), max_size=2)}),
        max_size=3,
    ),
}  # fmt: skip
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
WISH = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS), "id": st.text("abc123", min_size=1, max_size=3)},
    optional={name: st.one_of(SENSIBLE.get(name, JSON), JSON) for name in FIELDS},
).map(lambda wish: json.dumps(wish).encode())


def fitting(kind: str) -> st.SearchStrategy[bytes]:
    """Wishes that have just the fields they should have."""
    model = next(model for model in wishes.Wishes.__args__ if model.__struct_config__.tag == kind)
    fields = {name: SENSIBLE[name] for name in model.__struct_fields__ if name != "id"}
    start = {"type": st.just(kind), "id": st.uuids().map(str)}
    return st.fixed_dictionaries({**start, **fields}).map(lambda wish: json.dumps(wish).encode())


NONSENSE = JSON.map(lambda value: json.dumps(value).encode())
MESSAGE = st.one_of(st.sampled_from(KINDS).flatmap(fitting), WISH, NONSENSE, st.binary(max_size=60))


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
            assert (await ada.wish("resync"))["result"] == "ok"
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


SCHEMA = schemathesis.openapi.from_dict(openapi.document(BASE))
OPERATIONS = [found.ok() for found in SCHEMA.get_all_operations()]


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
            from spieltisch.server.table.house import Denied

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
