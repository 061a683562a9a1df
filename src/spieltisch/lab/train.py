"""Training: dataset in, a small file of weights out, with a card that says how it was made."""

from __future__ import annotations

import json
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np

from .dataset import Dataset
from .trainer import Trainer, TrainingParameters


def train(
    title: str, dataset: Dataset, parameters: TrainingParameters, begin: Path | None, out: Path, note: dict[str, Any]
) -> dict[str, Any]:
    """Fit a net, keep the best epoch by games that choose, write it with its card; the card is the answer."""
    trainer = Trainer(title, dataset, parameters, begin)
    started = monotonic()
    curve = [trainer.measure()]
    best, kept = curve[0], trainer.weights()
    over = False
    for _ in range(parameters.epochs):
        for which in trainer.batches():
            trainer.learn(which)
            over = monotonic() - started > parameters.seconds
            if over:
                break
        curve.append({**trainer.measure(), "seconds": round(monotonic() - started, 1)})
        if curve[-1]["loss"] < best["loss"]:  # nobody searches with the policy yet
            best, kept = curve[-1], trainer.weights()
        if over:
            break
    card = {
        **note,
        "title": title,
        "positions": len(dataset.x),
        "games": len(np.unique(dataset.game)),
        "parameters": parameters._asdict(),
        "device": trainer.device.name,
        "steps": trainer.step,
        "curve": [{name: value for name, value in row.items() if name != "bins"} for row in curve],
        "best": best,
        "held_out": held_out(trainer, dataset, kept),
    }
    write(out, kept, card)
    return card


def held_out(trainer: Trainer, dataset: Dataset, kept: dict[str, Any]) -> dict[str, Any]:
    """The net that is kept, on games that had no say: all of them, and those that were searched."""
    trainer.take(kept)
    searched: Any = ~np.isnan(dataset.hoped).any(axis=1)
    groups = {"all": trainer.held_out, "searched": trainer.held_out[searched[trainer.held_out]]}
    return {
        name: {"games": len(np.unique(dataset.game[places])), **trainer.measure(places)}
        for name, places in groups.items()
        if len(places)
    }


def write(out: Path, weights: dict[str, Any], card: dict[str, Any]) -> None:
    halves = {name: value.astype(np.float16) for name, value in weights.items()}
    text = np.frombuffer(json.dumps(card).encode(), np.uint8)
    np.savez_compressed(out, card=text, **halves)
