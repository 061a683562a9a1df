"""Writes the golden replays anew, after a change of rules that is meant: `python -m tests.games.invasion.golden`."""

import json
from pathlib import Path
from typing import Any

from spieltisch.core import Match, Seeded
from spieltisch.games.invasion import GAME

GOLDEN: dict[str, tuple[int, dict[str, Any]]] = {
    "dwarf-orc": (11, {"starter_a": "dwarf", "starter_b": "orc"}),
    "empire-chaos": (12, {"starter_a": "empire", "starter_b": "chaos"}),
    "draft": (13, {"mode": "draft", "side_a": "order"}),
}


def path_of(name: str) -> Path:
    return Path(__file__).parents[2] / "golden" / f"invasion-{name}.json"


def play_golden(name: str) -> Match:
    """A whole random game; passing is left out while there is anything else to do, so that much happens."""
    seed, options = GOLDEN[name]
    match = GAME.match(2, f"golden {seed}", {**options, "heads_off_zone": "free"})  # the way they were played
    choice = Seeded(seed)
    while not match.over:
        seat = match.to_act()[0]
        actions = [text for text in match.legal(seat) if not text.startswith(("pass", "yield"))] or ["pass"]
        match.apply(seat, actions[choice.pick(len(actions))])
    return match


def as_text(match: Match) -> str:
    """One entry a line, so that a difference shows where it begins."""
    data = match.to_json()
    entries = data.pop("entries")
    head = json.dumps({"scores": match.scores, "match": data}, ensure_ascii=False)
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries)
    return f'{head[:-2]}, "entries": [\n{lines}\n]}}}}\n'


if __name__ == "__main__":
    for each in GOLDEN:
        played = play_golden(each)
        path_of(each).parent.mkdir(exist_ok=True)
        path_of(each).write_text(as_text(played), encoding="utf-8")
