"""What looked best in many games, as numbers for a title's move ordering: `python -m spieltisch.lab.imitation`.

Positions come from games by looks (what looks best one step on is played, or nearly) or by searches. The numbers of
each god, or of each kind of decision, are fitted so that the ordering likes what they liked: searches and playouts
then begin where those have led.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
from math import exp, log
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spieltisch.ai.information import Information
from spieltisch.ai.playout import one_step
from spieltisch.ai.search import Search
from spieltisch.ai.series import inform
from spieltisch.core import Ints, Seeded, game, legal, play, to_act

from .adam import Adam
from .evaluation import load_evaluator, load_knowledge
from .titles import readable, reader_of, usual_seats

SHARP = 6.0  # how much the best option counts for more than an average one
MOODS = (0.05, 0.15, 0.4)
WILD = 0.03
FEWEST = 200  # examples of a kind to learn anything from


class Example(NamedTuple):
    """One position: of which kind, the places of each option's numbers, how the hand-made ordering rates it, and how
    much it was liked, all options together once."""

    kind: int
    places: list[list[int]]
    hand: list[float]
    liked: list[float]


class ImitationTask(NamedTuple):
    """What one worker plays."""

    title: str
    net: str
    changes: str
    seed: int
    seconds: float
    lines: int = 0  # of a search; none: looks


def gather(task: ImitationTask) -> list[Example]:
    """Games by looks or searches, as many as the seconds allow."""
    player = Imitator(task)
    number = 0
    while monotonic() < player.until:
        player.play(task.seed * 10007 + number)
        number += 1
    return player.examples


class Imitator:
    """Plays all seats and notes what was liked where there are numbers to learn."""

    def __init__(self, task: ImitationTask) -> None:
        self.task, self.until = task, monotonic() + task.seconds
        self.title, self.known = game(task.title), load_knowledge(task.title, task.changes)
        self.plain = load_knowledge(task.title, f"{task.changes} search.learned_ordering=0")
        self.evaluator = load_evaluator(task.title, task.net, task.changes)
        self.reader = reader_of(task.title)()
        self.examples: list[Example] = []

    def play(self, seed: int) -> None:
        chance, lot = Seeded(seed), random.Random(seed)
        seats = usual_seats(self.title.name)
        s, mood = self.title.begin(seats, self.known.variant(seats, seed), chance), lot.choice(MOODS)
        while s.depth and monotonic() < self.until:
            for seat in to_act(s):
                options = self.known.options(s, seat, legal(s, seat))
                action = options[0]
                if len(options) > 1:
                    liked = self.likes(inform(self.title, s, seat), options, chance)
                    self.note(s, seat, options, liked)
                    odds = [(value + 1e-9) ** (1 / mood / SHARP) for value in liked]
                    action = lot.choice(list(options) if lot.random() < WILD else lot.choices(list(options), odds))
                play(s, chance, seat, action)

    def note(self, s: Any, seat: int, options: Ints, liked: list[float]) -> None:
        kind, rates = self.reader.kind(s, seat, options), self.plain.rate(s, seat, options)
        if kind >= 0 and rates is not None:
            self.examples.append(Example(kind, self.reader.places(kind, s, seat, options), rates, liked))

    def likes(self, info: Information, options: Ints, chance: Seeded) -> list[float]:
        """How much each option is liked, all together once: by how it looks, or by how often a search looked at it."""
        search = Search(info, self.known, chance, evaluator=self.evaluator)
        if self.task.lines:
            search.grow(None, self.task.lines)
            edges = search.root.table(info.seat).edges
            raised = [float(edges[action].visits) if action in edges else 0.0 for action in options]
        else:
            looked = one_step(info, self.known, chance, None, judge=search.shares)
            values = [looked[action] for action in options]
            top = max(values)
            spread = top - sum(values) / len(values) + 1e-9
            raised = [exp(SHARP * (value - top) / spread) for value in values]
        total = sum(raised)
        return [value / total for value in raised]


class Sums(NamedTuple):
    """Dataset of one kind as arrays: of every option its position, target and hand-made rate, and its numbers."""

    positions: int
    position: NDArray[np.int64]
    target: NDArray[np.float64]
    hand: NDArray[np.float64]
    place: NDArray[np.int64]
    option: NDArray[np.int64]


def arranged(examples: list[Example]) -> Sums:
    position: list[int] = []
    option: list[int] = []
    place: list[int] = []
    target: list[float] = []
    hand: list[float] = []
    for number, example in enumerate(examples):
        target.extend(example.liked)
        for places, rate in zip(example.places, example.hand, strict=True):
            place.extend(places)
            option.extend([len(position)] * len(places))
            position.append(number)
            hand.append(log(rate))
    return Sums(len(examples), np.array(position), np.array(target), np.array(hand), np.array(place), np.array(option))


def likely(sums: Sums, numbers: NDArray[np.float64], power: float) -> NDArray[np.float64]:
    logits = power * sums.hand + np.bincount(sums.option, numbers[sums.place], len(sums.hand))
    top = np.full(sums.positions, -np.inf)
    np.maximum.at(top, sums.position, logits)
    raised = np.exp(logits - top[sums.position])
    shares: NDArray[np.float64] = raised / np.bincount(sums.position, raised, sums.positions)[sums.position]
    return shares


def cross_entropy(sums: Sums, numbers: NDArray[np.float64], power: float) -> float:
    return float(-(sums.target * np.log(likely(sums, numbers, power) + 1e-12)).sum() / sums.positions)


def fit(
    count: int,
    learned: Sums,
    tested: Sums,
    steps: int = 150,
    learning_rate: float = 0.05,
    decay: float = 3e-5,
    before: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """Adam on the cross_entropy at what was liked; kept is what surprises the other games least.

    It begins with the numbers of before, if there are any, and strays from them no further than it must."""
    known = before or {"numbers": [0.0] * count, "hand": 0.7}
    begin = values = np.append(known["numbers"], known["hand"])  # the last one is the power of the hand-made rate
    adam = Adam(len(values))
    best, by_hand = (
        (cross_entropy(tested, values[:-1], values[-1]), values),
        cross_entropy(tested, np.zeros(count), 1.0),
    )
    for step in range(1, steps + 1):
        off = (likely(learned, values[:-1], values[-1]) - learned.target) / learned.positions
        grow = np.append(np.bincount(learned.place, off[learned.option], count), (off * learned.hand).sum())
        grow += 2 * decay * (values - begin)
        values = values - learning_rate * (1 - step / (steps + 1)) * adam.direction(grow)
        if step % 10 == 0:
            best = min(best, (cross_entropy(tested, values[:-1], values[-1]), values), key=lambda pair: pair[0])
    numbers = [round(float(value), 3) for value in best[1][:-1]]
    told = {"positions": learned.positions, "by hand": round(by_hand, 4), "learned": round(best[0], 4)}
    return {"hand": round(float(best[1][-1]), 4), "numbers": numbers, "card": told}


def write(title: str, examples: list[Example], out: Path, before: dict[str, Any] | None = None) -> dict[str, Any]:
    """One file for all kinds, those with too few examples as they were; the answer says how well each of them fits."""
    reader, ordering = reader_of(title), dict(before or {})
    for kind, name in enumerate(reader.kinds):
        own = [example for example in examples if example.kind == kind]
        if len(own) < FEWEST:
            continue
        cut = len(own) // 10  # the first games only test
        ordering[name] = fit(
            reader.families[kind][-1], arranged(own[cut:]), arranged(own[:cut]), before=ordering.get(name)
        )
    out.write_text(json.dumps(ordering) + "\n", encoding="utf-8")
    return {name: told["card"] for name, told in ordering.items()}


def main() -> None:
    parser = argparse.ArgumentParser("python -m spieltisch.lab.imitation", description=__doc__)
    parser.add_argument("title", choices=readable())
    parser.add_argument("net", type=Path)
    parser.add_argument("--out", type=Path, help="TITLE-ordering.json here, unless told otherwise")
    parser.add_argument("--begin", type=Path, help="the ordering to go on from")
    parser.add_argument("--search", default="own_view=1")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--lines", type=int, default=0, help="of a search; without one what looks best is liked")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    tasks = [
        ImitationTask(
            given.title, str(given.net), given.changes, given.seed * 1000 + worker, given.seconds, given.lines
        )
        for worker in range(given.jobs)
    ]
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        examples = [example for part in pool.map(gather, tasks, 1) for example in part]
    before = json.loads(given.begin.read_text(encoding="utf-8")) if given.begin else None
    print(json.dumps(write(given.title, examples, given.out or Path(f"{given.title}-ordering.json"), before)))


if __name__ == "__main__":
    main()
