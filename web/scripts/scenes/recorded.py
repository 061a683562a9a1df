"""Games as somebody played them, and what a seat saw at their end. Better opponents or other views need no new game."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from spieltisch.ai.agents import agent
from spieltisch.ai.series import inform
from spieltisch.core import Game, Match

RECORDINGS = Path(__file__).parent
TITLES = RECORDINGS.parents[1] / "src/titles"
LIMIT = 1200

Recording = dict[str, Any]  # how the table was laid, what was done, and who looks at the end


class Wanted(NamedTuple):
    """A moment to look for: who decides what and when; without a decision it is the end of the game."""

    decision: str = ""
    seats: int = 2
    seeds: Sequence[int] = (0, 1, 2, 3)
    rounds: range = range(1000)
    options: dict[str, Any] = {}


def find(game: Game[Any], wanted: Wanted, richness: Callable[[Match, int], float]) -> Recording:
    """The richest such moment of a few games between greedy opponents."""
    best: tuple[float, Recording] | None = None
    for seed in wanted.seeds:
        laid = {"seats": wanted.seats, "seed": seed, "options": wanted.options}
        match = game.match(**laid)
        player = agent("greedy", seed)
        while not match.over and len(match.entries) < LIMIT:
            seat = match.to_act()[0]
            value = richness(match, seat) if is_wanted(match, seat, wanted) else 0
            if value and (best is None or value > best[0]):
                best = (value, recording(laid, match, seat))
            match.apply(seat, game.verbs.text(player.choose(inform(game, match.state, seat)).action))
        if not wanted.decision:
            return recording(laid, match, 0)
    assert best, wanted
    return best[1]


def is_wanted(match: Match, seat: int, wanted: Wanted) -> bool:
    shown = match.view(seat)
    table = shown["table"]
    return shown["prompt"]["decision"] == wanted.decision and table.get("round", table.get("turn")) in wanted.rounds


def recording(laid: dict[str, Any], match: Match, seat: int) -> Recording:
    return {**laid, "seat": seat, "actions": [[entry.seat, entry.action] for entry in match.entries]}


def recordings(game: Game[Any]) -> dict[str, Recording]:
    found: dict[str, Recording] = json.loads((RECORDINGS / f"{game.name}.json").read_text())
    return found


def moment(game: Game[Any], played: Recording) -> dict[str, Any]:
    """What the seat sees when all of it is done, and after the end also what happened."""
    if "position" in played:
        match = game.position(played["position"], seed=played.get("seed", 0))
    else:
        match = game.match(seats=played["seats"], seed=played["seed"], options=played["options"])
    for seat, action in played["actions"]:
        match.apply(seat, action)
    seat = played["seat"]
    shown = match.view(seat)
    seen = {"seat": seat, "prompt": shown["prompt"], "view": shown["table"], "offers": match.offers(seat)}
    return {**seen, "events": match.events(seat)} if match.over else seen


def layout(game: Game[Any], played: dict[str, Recording]) -> str:
    return rows({name: moment(game, one) for name, one in played.items()})


def rows(things: dict[str, Any]) -> str:
    """JSON, a line each."""
    return (
        "{\n"
        + ",\n".join(f'"{name}":{json.dumps(thing, separators=(",", ":"))}' for name, thing in things.items())
        + "\n}\n"
    )
