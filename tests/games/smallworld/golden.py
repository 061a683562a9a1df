"""Writes the golden replays anew, after a change of rules that is meant: `python -m tests.games.smallworld.golden`."""

from __future__ import annotations

import json
from pathlib import Path

from spieltisch.core import Match, Seeded
from spieltisch.games.smallworld import GAME

GOLDEN = {1: 11, 2: 22, 3: 33, 4: 44, 5: 55}  # seats: seed
TIMID = ("abandon", "stop", "decline", "buy 0", "hold", "refuse")


def path_of(seats: int) -> Path:
    return Path(__file__).parents[2] / "golden" / f"smallworld-{seats}.json"


def play_golden(seats: int) -> Match:
    """A whole random game in which timid choices are rare, so that much happens."""
    match = GAME.match(seats, f"golden {GOLDEN[seats]}")
    choice = Seeded(GOLDEN[seats])
    while not match.over:
        seat = match.to_act()[0]
        actions = match.legal(seat)
        if choice.pick(4):
            actions = [text for text in actions if not text.startswith(TIMID)] or actions
        match.apply(seat, actions[choice.pick(len(actions))])
    return match


def written(match: Match) -> str:
    """One line per entry."""
    data = match.to_json()
    entries = data.pop("entries")
    head = json.dumps({"scores": match.scores, "match": data})
    rows = ",\n".join(json.dumps(entry) for entry in entries)
    return f'{head[:-2]},\n"entries": [\n{rows}\n]}}}}\n'


if __name__ == "__main__":
    for count in GOLDEN:
        path_of(count).parent.mkdir(exist_ok=True)
        path_of(count).write_text(written(play_golden(count)), encoding="utf-8")
