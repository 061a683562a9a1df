"""Golden replays: whole games whose every position must come out the same."""

from __future__ import annotations

import json

import pytest
from tests.games.invasion.golden import GOLDEN, path_of, play_golden

from spieltisch.core import Committed, Match
from spieltisch.games.invasion import GAME


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_replay(name: str) -> None:
    stored = json.loads(path_of(name).read_text(encoding="utf-8"))
    match = Match.from_json(GAME, stored["match"])
    assert match.over
    assert match.scores == stored["scores"]
    assert isinstance(match.chance, Committed)
    assert match.verify() == match.chance.commitment


def test_golden_games_are_still_played_the_same_way() -> None:
    match = play_golden("dwarf-orc")
    stored = json.loads(path_of("dwarf-orc").read_text(encoding="utf-8"))
    assert [entry.digest for entry in match.entries] == [entry["digest"] for entry in stored["match"]["entries"]]
