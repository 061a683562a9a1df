"""Plays games of Small World and keeps moments of them for the demo page, for pictures and for tests.

python web/scripts/smallworld_scenes.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import spieltisch
from spieltisch.ai.agents import agent
from spieltisch.ai.series import inform
from spieltisch.core import Match

TARGET = Path(__file__).parents[1] / "src/titles/smallworld/demo/scenes.json"
LIMIT = 1200
LYING = ("fort", "wall", "tower", "bomb", "champion", "beasts", "objective", "tiles")
# name: seats, seed, decision, first round to look at, options; the richest moment by score is kept
WANTED: dict[str, tuple[int, int, str, int, dict[str, Any]]] = {
    "conquest": (4, 5, "conquest", 5, {}),
    "redeploy": (4, 5, "redeploy", 5, {}),
    "sets": (3, 2, "choose_set", 4, {}),
    "start": (2, 3, "expand_or_decline", 3, {}),
    "five": (5, 4, "conquest", 4, {}),
    "murlocs": (1, 1, "conquest", 4, {}),
    "teams": (4, 3, "choose_set", 4, {"variant": "teams"}),
    "over": (3, 2, "", 0, {}),
}


def moment(match: Match, seat: int) -> dict[str, Any]:
    shown = match.view(seat)
    return {"seat": seat, "prompt": shown["prompt"], "view": shown["table"], "offers": match.offers(seat)}


def richness(match: Match, seat: int) -> float:
    offers = match.offers(seat)
    verbs = {offer["action"].split()[0] for offer in offers}
    regions = match.view(seat)["table"]["regions"].values()
    lying = sum(bool(region[name]) for region in regions for name in LYING)
    return 6 * len(verbs) + len(offers) * 0.5 + lying * 2


def scene(seats: int, seed: int, decision: str, start: int, options: dict[str, Any]) -> dict[str, Any]:
    game = spieltisch.game("smallworld")
    match = game.match(seats=seats, seed=seed, options=options)
    player = agent("greedy", seed)
    best: tuple[float, dict[str, Any]] | None = None
    for _ in range(LIMIT):
        if match.over:
            break
        seat = match.to_act()[0]
        shown = match.view(seat)
        if shown["prompt"]["decision"] == decision and start <= shown["table"]["round"] <= start + 2:
            value = richness(match, seat)
            if best is None or value > best[0]:
                best = (value, moment(match, seat))
        choice = player.choose(inform(game, match.state, seat))
        match.apply(seat, game.verbs.text(choice.action))
    return best[1] if best else {**moment(match, 0), "events": match.events(None)}


def main() -> None:
    scenes = {}
    for name, (seats, seed, decision, start, options) in WANTED.items():
        scenes[name] = scene(seats, seed, decision, start, options)
        print(name, scenes[name]["prompt"], len(scenes[name]["offers"]))
    rows = [f'"{name}":{json.dumps(kept, separators=(",", ":"))}' for name, kept in scenes.items()]
    TARGET.write_text("{\n" + ",\n".join(rows) + "\n}\n")


main()
