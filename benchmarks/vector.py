"""The vector environment beside bare random play and PettingZoo's loop, as ratios of one run.

    .venv/bin/python benchmarks/vector.py [--titles chaos,invasion] [--games 64] [--seconds 3] [--processes 2]

Bare random play asks for the legal actions and plays one; the vector environment writes observations and masks too, and
the random policy reads the masks.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from time import perf_counter

import numpy as np

from spieltisch.core import Seeded, game, legal, play, to_act
from spieltisch.env import VectorTables, raw_env


def bare(title: str) -> Iterator[int]:
    played, chance = game(title), Seeded(1)
    while True:
        s = played.begin(max(played.seats), {}, chance)
        while s.depth:
            seat = to_act(s)[0]
            actions = legal(s, seat)
            play(s, chance, seat, actions[chance.pick(len(actions))])
            yield 1


def pettingzoo(title: str) -> Iterator[int]:
    table, random = raw_env(title), np.random.default_rng(1)
    while True:
        table.reset(seed=1)
        while not any(table.terminations.values()):
            seen, *_ = table.last()
            table.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
            yield 1


def vector(title: str, games: int, processes: int) -> Iterator[int]:
    tables, random = VectorTables(title, games, processes=processes), np.random.default_rng(1)
    seen, _ = tables.reset(seed=1)
    while True:
        rows, numbers = seen["action_mask"].nonzero()
        first = np.searchsorted(rows, np.arange(games + 1))
        places = first[:-1] + (random.random(games) * np.diff(first)).astype(int)
        seen, *_ = tables.step(numbers[places])
        yield games


def rate(steps: Iterator[int], seconds: float) -> float:
    """Decisions a second, after a warm-up."""
    warm = perf_counter() + seconds / 3
    while perf_counter() < warm:
        next(steps)
    start, done = perf_counter(), 0
    while perf_counter() - start < seconds:
        done += next(steps)
    return done / (perf_counter() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--titles", default="chaos,smallworld,invasion,lanterns")
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    for title in given.titles.split(","):
        ways = {  # generators: nothing begins before it is measured
            "bare random play": bare(title),
            "PettingZoo": pettingzoo(title),
            "vector": vector(title, given.games, 1),
            f"vector, {given.processes} processes": vector(title, given.games, given.processes),
        }
        rates = {name: rate(way, given.seconds) for name, way in ways.items()}
        for name, found in rates.items():
            print(f"{title:12} {name:24} {found:10,.0f} a second  {found / rates['bare random play']:.2f}")


if __name__ == "__main__":
    main()
