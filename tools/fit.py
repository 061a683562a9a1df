"""Learn weights from finished games: `python tools/fit.py chaos --seats 4 --games 300`.

Opponents play each other with a short search. The features of positions on the way and who won in the end are fitted
by a softmax over the seats, so that the shares an opponent speaks of are what really happens. It prints the weights
beside the present ones and, where seats have a nature (`god`), how often each was expected to win and did; whoever
runs it decides what to carry over into `src/spieltisch/ai/data/<title>.toml` and proves
it with `benchmarks/opponents.py`.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spieltisch.ai.agents import Searcher
from spieltisch.ai.knowledge import knowledge
from spieltisch.ai.series import inform
from spieltisch.core import Seeded, game, play, to_act

TEMPER = 0.15  # games that always follow the same path teach little
EVERY = 6  # one position in so many is kept, and the first of every stage
STEPS, PACE, PULL = 1500, 0.05, 0.002
Array = NDArray[np.float64]


class Lesson(NamedTuple):
    """One game: natures and winners of the seats, and features of some positions."""

    natures: list[str]
    won: list[float]
    rows: list[list[list[float]]]


def teach_one(task: tuple[str, int, int, int]) -> Lesson:
    title, seats, number, iterations = task
    rules = game(title)
    known = knowledge(rules)
    chance, dice = Seeded(number), Seeded(number + 1_000_000)
    s = rules.begin(seats, known.variant(seats, number), dice)
    players = [Searcher("pupil", number * 8 + seat, None, iterations, TEMPER) for seat in range(seats)]
    rows: list[list[list[float]]] = []
    stage, entry = -1, 0
    while s.depth:
        if known.stage(s) != stage or not chance.pick(EVERY):
            stage = known.stage(s)
            rows.append(known.measure(s))
        for seat in to_act(s):
            choice = players[seat].choose(inform(rules, s, seat, entry))
            play(s, dice, seat, choice.action)
            entry += 1
    best = rules.ranking(s)[0]
    natures = [tags.get("god", [""])[0] for tags in known.tags(s)]
    return Lesson(natures, [(seat in best) / len(best) for seat in range(seats)], rows)


def softmax(scores: Array) -> Array:
    raised: Array = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares: Array = raised / raised.sum(axis=1, keepdims=True)
    return shares


def fit(features: Array, won: Array, present: Array) -> Array:
    """Weights by gradient descent; each keeps its sign."""
    weights = present.copy()
    for step in range(STEPS):
        shares = softmax(features @ weights)
        wrong = (shares - won) / len(won)
        pace = PACE * (1 - step / STEPS)
        weights -= pace * (np.einsum("ns,nsf->f", wrong, features) + PULL * (weights - present)) * 20
        weights = np.where(weights * present < 0, 0.0, weights)
    return weights


def loss(features: Array, won: Array, weights: Array) -> float:
    shares = softmax(features @ weights)
    return float(-(won * np.log(shares + 1e-9)).sum(axis=1).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=0, help="by default the most the title offers")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--iterations", type=int, default=25)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    rules = game(args.title)
    seats = args.seats or max(rules.seats)
    tasks = [(args.title, seats, number, args.iterations) for number in range(args.games)]
    lessons: list[Lesson] = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for lesson in pool.map(teach_one, tasks):
            lessons.append(lesson)
            print(f"\r{len(lessons)} of {args.games} games", end="", flush=True)
    print()
    report(rules, lessons)


def report(rules: Any, lessons: list[Lesson]) -> None:
    known = knowledge(rules)
    names = sorted({nature for lesson in lessons for nature in lesson.natures})
    features = np.array([row for lesson in lessons for row in lesson.rows])
    won = np.array([lesson.won for lesson in lessons for _ in lesson.rows])
    natures = np.array(
        [[[nature == name for name in names] for nature in lesson.natures] for lesson in lessons for _ in lesson.rows],
        dtype=float,
    )
    size = features.reshape(-1, features.shape[-1]).std(axis=0) + 1e-9
    scaled = features / size
    present = np.array([known.weights[name] for name in known.features]) * size / known.spread
    weights = fit(scaled, won, present)
    print(f"surprise per position: {loss(scaled, won, present):.3f} now, {loss(scaled, won, weights):.3f} fitted")
    for name, new in zip(known.features, weights * known.spread / size, strict=True):
        print(f"{name:12} {known.weights[name]:8.3f} -> {new:8.3f}")
    now, then = softmax(scaled @ present), softmax(scaled @ weights)
    for place, name in enumerate(names):
        if name:
            seats = natures[..., place] > 0
            expected = f"expects {now[seats].mean():.1%} now, {then[seats].mean():.1%} fitted"
            print(f"{name:12} {expected}, won {won[seats].mean():.1%}")


if __name__ == "__main__":
    main()
