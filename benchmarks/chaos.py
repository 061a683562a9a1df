"""Chaos in the Old World alone: random playouts, copies, samples and views on one core, best of several rounds.

    .venv/bin/python benchmarks/chaos.py [--rounds 3] [--games 100]

A compiled build is measured as well when `make test` or `python tools/compiled.py test` has left one in build/compiled.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled" / "src"
TAG = {"Catan": 110_000, "Root": 63_000, "Pandemic": 9_000}  # TAG's Java titles, from the architecture page


def measure(games: int) -> dict[str, float]:
    from spieltisch.core import Seeded, legal, play, to_act
    from spieltisch.games.chaos import GAME

    decisions = 0
    midway = []
    start = time.process_time()
    for seed in range(games):
        chance = Seeded(seed)
        s = GAME.begin(4, {}, chance)
        while s.depth:
            seat = to_act(s)[0]
            actions = legal(s, seat)
            play(s, chance, seat, actions[chance.pick(len(actions))])
            decisions += 1
            if decisions % 400 == 0:
                midway.append(s.copy())
    playing = time.process_time() - start
    return {
        "decisions/s": decisions / playing,
        "playouts/s": games / playing,
        "copy µs": each(midway, lambda s: s.copy()),
        "sample µs": each(midway, lambda s: GAME.sample(s, 0, Seeded(1))),
        "view µs": each(midway, lambda s: GAME.view(s, 0)),
    }


def each(states: list, work) -> float:  # type: ignore[no-untyped-def, type-arg]
    times = 2000 // len(states) + 1
    start = time.process_time()
    for _ in range(times):
        for s in states:
            work(s)
    return (time.process_time() - start) / (times * len(states)) * 1e6


def measured(games: int, rounds: int, place: Path | None) -> dict[str, float]:
    """The best of several rounds in processes of their own."""
    environment = {**os.environ, "PYTHONPATH": str(place)} if place else dict(os.environ)
    best: dict[str, float] = {}
    for _ in range(rounds):
        command = [sys.executable, __file__, "--games", str(games), "--once"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        if done.returncode:
            return {}
        for name, value in json.loads(done.stdout).items():
            better = max if name.endswith("/s") else min
            best[name] = better(best.get(name, value), value)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--once", action="store_true")
    options = parser.parse_args()
    if options.once:
        print(json.dumps(measure(options.games)))
        return
    builds = {"plain": None, **({"compiled": COMPILED} if any(COMPILED.rglob("*.so")) else {})}
    for build, place in builds.items():
        figures = measured(options.games, options.rounds, place)
        if not figures:
            print(f"{build}: this build does not run; `python tools/compiled.py test` makes it anew")
            continue
        print(build, "  ".join(f"{name} {value:,.1f}" for name, value in figures.items()))
        ratios = [f"{name} {figures['decisions/s'] / speed:.2f}" for name, speed in TAG.items()]
        print(f"  times TAG's decisions/s: {', '.join(ratios)}")


if __name__ == "__main__":
    main()
