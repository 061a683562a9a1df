"""Writes the golden replays anew: `python -m tests.games.chaos.golden`. Only after a change of rules that is meant."""

import json
from pathlib import Path

from spieltisch.core import Match, Seeded
from spieltisch.games.chaos import GAME

GOLDEN = {3: 31, 4: 44}  # seats: seed


def path_of(seats: int) -> Path:
    return Path(__file__).parents[2] / "golden" / f"chaos-{seats}.json"


def play_golden(seats: int) -> Match:
    """A whole random game; passing is left out while there is anything else to do, so that much happens."""
    match = GAME.match(seats, f"golden {GOLDEN[seats]}")
    choice = Seeded(GOLDEN[seats])
    while not match.over:
        seat = match.to_act()[0]
        actions = [text for text in match.legal(seat) if text != "pass"] or ["pass"]
        match.apply(seat, actions[choice.pick(len(actions))])
    return match


if __name__ == "__main__":
    for count in GOLDEN:
        match = play_golden(count)
        path_of(count).parent.mkdir(exist_ok=True)
        text = json.dumps({"scores": match.scores, "match": match.to_json()}, indent=1, ensure_ascii=False)
        path_of(count).write_text(text + "\n", encoding="utf-8")
