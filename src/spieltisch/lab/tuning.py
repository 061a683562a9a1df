"""Tuning many numbers of a search at once: every seat plays with each of them a little higher or lower, or with
some words or without them, by lot.

One series tells the slope of every number, because what the others do averages out. That is worth far more than a
match for each of them.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from spieltisch.ai.knowledge import knowledge, stored
from spieltisch.ai.tree import SearchParameters
from spieltisch.core import game

from .evaluation import EvaluationResult, LineUp

POOL = 480  # searches drawn by lot: many more than there are knobs, or their slopes can not be told apart
SURE = 1.5  # standard errors from which on a number is moved


class Knob(NamedTuple):
    name: str  # `exploration`, `weights.race` for one of the title's data, or words said or not: `own_view=1,rave=4`
    reach: float = 0.0  # the part by which a number goes up or down


def knobs(text: str) -> list[Knob]:
    """`exploration:0.3 own_view=1 playout_rounds=6,playout_depth=90`."""
    parts = [word.partition(":") for word in text.split()]
    return [Knob(name, float(reach or 0.0)) for name, _, reach in parts]


def value_of(title: str, changes: str, name: str) -> float:
    """What the changes say, or else the title's data."""
    said = dict([word.split("=") for word in changes.split()])
    if name in said:
        return float(said[name])
    part, _, key = name.partition(".")
    if key:
        return float(stored(title).get(part, {})[key])
    return float(getattr(SearchParameters(knowledge(game(title)).with_net), name))


def turned(title: str, changes: str, turns: dict[Knob, int]) -> str:
    """The changes with some numbers raised (1) or lowered (-1), some words said (1) or not."""
    words = dict([word.split("=") for word in changes.split()])
    for knob, turn in turns.items():
        if "=" in knob.name:
            words |= dict([word.split("=") for word in knob.name.split(",")]) if turn > 0 else {}
        elif turn:
            words[knob.name] = f"{value_of(title, changes, knob.name) * (1 + turn * knob.reach):.4g}"
    return " ".join([f"{name}={value}" for name, value in words.items()])


def drawn(chosen: Sequence[Knob], seats: int, seed: int) -> tuple[list[list[int]], tuple[LineUp, ...]]:
    """Turns of all knobs for the pool, and tables at which they meet; every turn has its opposite."""
    chance = random.Random(seed)
    half = [[chance.choice((-1, 1)) for _ in chosen] for _ in range(POOL // 2)]
    pool = [*half, *[[-turn for turn in turns] for turns in half]]
    return pool, tuple([tuple(chance.sample(range(POOL), seats)) for _ in range(4 * POOL)])


def slopes(
    chosen: Sequence[Knob], pool: list[list[int]], results: Sequence[EvaluationResult]
) -> dict[str, dict[str, float]]:
    """For every knob what a turn up brings in places won (from 0, last, to 1, first), with its standard error."""
    rows, scores = [], []
    for result in results:
        last = len(result.line_up) - 1
        place = {seat: number for number, seats in enumerate(result.ranking) for seat in seats}
        for seat, side in enumerate(result.line_up):
            rows.append(pool[side])
            scores.append(0.5 * (1 - place[seat] / last) + 0.5 * result.shares[seat])
    x, y = np.array(rows, float), np.array(scores) - np.mean(scores)
    square: Any = np.linalg.pinv(x.T @ x)
    slope = square @ x.T @ y
    error = np.sqrt(np.diag(square) * ((y - x @ slope) ** 2).mean())
    return {
        knob.name: {"slope": round(float(slope[at]), 4), "error": round(float(error[at]), 4)}
        for at, knob in enumerate(chosen)
    }


def best(title: str, changes: str, chosen: Sequence[Knob], told: dict[str, dict[str, float]]) -> str:
    """The changes with every number moved that surely matters."""
    turns = {}
    for knob in chosen:
        slope, error = told[knob.name]["slope"], told[knob.name]["error"]
        turns[knob] = 0 if abs(slope) < SURE * error else 1 if slope > 0 else -1
    return turned(title, changes, turns)
