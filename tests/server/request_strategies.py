"""ClientRequests as people send them, and as nobody should."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

from spieltisch.server.inbox import requests

KINDS = [model.__struct_config__.tag for model in requests.ClientRequests.__args__]
FIELDS = sorted({name for model in requests.ClientRequests.__args__ for name in model.__struct_fields__} - {"id"})
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
    "number": st.integers(-1, 5),
    "at": st.integers(-1, 9),
    "answer": st.lists(st.integers(0, 7) | st.none() | st.sampled_from(["noble", ""]), max_size=3),
    "changes": st.dictionaries(st.sampled_from(["points khorne", "x", ""]), st.integers(-1, 9), max_size=2),
    "delay": st.integers(-1, 51),
    "days": st.integers(-1, 15),
    "mark": st.sampled_from(["region:kislev", "seat:1", "card:7", "x", ""]),
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
REQUEST = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS), "id": st.text("abc123", min_size=1, max_size=3)},
    optional={name: st.one_of(SENSIBLE.get(name, JSON), JSON) for name in FIELDS},
).map(lambda request: json.dumps(request).encode())


def fitting(model: type[requests.ClientRequest]) -> st.SearchStrategy[bytes]:
    """Requests that have just the fields they should have."""
    fields = {name: SENSIBLE[name] for name in model.__struct_fields__ if name != "id"}
    start = {"type": st.just(model.__struct_config__.tag), "id": st.uuids().map(str)}
    return st.fixed_dictionaries({**start, **fields}).map(lambda request: json.dumps(request).encode())


# Made here, so that a field without a strategy fails at once and not when it is drawn.
FITTING = [fitting(model) for model in requests.ClientRequests.__args__]
NONSENSE = JSON.map(lambda value: json.dumps(value).encode())
MESSAGE = st.one_of(*FITTING, REQUEST, NONSENSE, st.binary(max_size=60))
