"""Golden replays: whole games whose every position must come out the same."""

import json
from collections import Counter

import pytest

from spieltisch.core import Match
from spieltisch.games.chaos import GAME

from .golden import GOLDEN, path_of, play_golden


@pytest.mark.parametrize("seats", [3, 4])
def test_golden_replay(seats):
    """The stored game re-folds to the same digests, and the same seed still plays it."""
    stored = json.loads(path_of(seats).read_text(encoding="utf-8"))
    match = Match.from_json(GAME, stored["match"])
    assert match.over
    assert match.verify()
    assert match.scores == stored["scores"]
    assert play_golden(seats).to_json() == match.to_json()


def test_golden_games_show_the_whole_box():
    """Between them the stored games use every verb that random play is likely to meet."""
    verbs = Counter()
    for seats in GOLDEN:
        stored = json.loads(path_of(seats).read_text(encoding="utf-8"))
        verbs.update(entry["action"].split()[0] for entry in stored["match"]["entries"])
    assert {"summon", "play", "hit", "place", "lose", "discard", "upgrade"} <= set(verbs)
