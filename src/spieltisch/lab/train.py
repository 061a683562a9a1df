"""Training: lessons in, a small file of weights out, with a card that says how it was made."""

from __future__ import annotations

import json
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np

from .lessons import Lessons
from .school import Recipe, School


def train(
    title: str, lessons: Lessons, recipe: Recipe, begin: Path | None, out: Path, note: dict[str, Any]
) -> dict[str, Any]:
    """Fit a net, keep the best epoch by games that choose, write it with its card; the card is the answer."""
    school = School(title, lessons, recipe, begin)
    started = monotonic()
    curve = [school.measure()]
    best, kept = curve[0], school.weights()
    over = False
    for _ in range(recipe.epochs):
        for which in school.batches():
            school.learn(which)
            over = monotonic() - started > recipe.seconds
            if over:
                break
        curve.append({**school.measure(), "seconds": round(monotonic() - started, 1)})
        if curve[-1]["loss"] < best["loss"]:  # nobody searches with the policy yet
            best, kept = curve[-1], school.weights()
        if over:
            break
    card = {
        **note,
        "title": title,
        "positions": len(lessons.x),
        "games": len(np.unique(lessons.game)),
        "recipe": recipe._asdict(),
        "device": school.device.name,
        "steps": school.step,
        "curve": [{name: value for name, value in row.items() if name != "bins"} for row in curve],
        "best": best,
        "held_out": held_out(school, lessons, kept),
    }
    write(out, kept, card)
    return card


def held_out(school: School, lessons: Lessons, kept: dict[str, Any]) -> dict[str, Any]:
    """The net that is kept, on games that had no say: all of them, and those that were searched."""
    school.take(kept)
    searched: Any = ~np.isnan(lessons.hoped).any(axis=1)
    groups = {"all": school.held_out, "searched": school.held_out[searched[school.held_out]]}
    return {
        name: {"games": len(np.unique(lessons.game[places])), **school.measure(places)}
        for name, places in groups.items()
        if len(places)
    }


def write(out: Path, weights: dict[str, Any], card: dict[str, Any]) -> None:
    halves = {name: value.astype(np.float16) for name, value in weights.items()}
    text = np.frombuffer(json.dumps(card).encode(), np.uint8)
    np.savez_compressed(out, card=text, **halves)
