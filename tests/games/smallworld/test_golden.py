"""Golden replays: whole games that must come out the same, entry by entry."""

from __future__ import annotations

import json

import pytest
from tests.games.smallworld.golden import GOLDEN, path_of, play_golden, written

from spieltisch.core import Match
from spieltisch.games.smallworld import GAME


@pytest.mark.parametrize("seats", GOLDEN)
def test_golden_replay(seats: int) -> None:
    text = path_of(seats).read_text(encoding="utf-8")
    stored = json.loads(text)
    match = Match.from_json(GAME, stored["match"])
    assert match.over
    assert match.scores == stored["scores"]
    assert written(play_golden(seats)) == text


def test_golden_games_show_most_verbs_and_events() -> None:
    verbs: set[str] = set()
    events: set[str] = set()
    for seats in GOLDEN:
        match = Match.from_json(GAME, json.loads(path_of(seats).read_text(encoding="utf-8"))["match"])
        verbs |= {entry.action.split()[0] for entry in match.entries}
        events |= {event["event"] for event in match.events(None)}
    assert len(verbs) >= 20
    assert len(events) >= 34
