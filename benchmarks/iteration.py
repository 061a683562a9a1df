"""What one iteration of a warlord's search costs: instructions (by valgrind, so noise does not matter) and time.

    .venv/bin/python benchmarks/iteration.py [chaos smallworld invasion] [--source build/compiled/src]

Eight positions with a wide choice, reached by what the move ordering likes best. Set-up and the first look cancel out:
each figure is the difference between a run of few and a run of many iterations, divided by the difference.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from time import process_time
from typing import Any

SEATS = {"chaos": 4, "smallworld": 2, "invasion": 2}
WIDE = {"chaos": 35, "smallworld": 6, "invasion": 6}  # options from which on a choice is wide
EVERY, POSITIONS = 7, 8


def positions(title: str) -> list[Any]:
    """Every seventh position with a wide choice."""
    from spieltisch.ai.knowledge import knowledge
    from spieltisch.core import Seeded, game, legal, play, to_act

    rules = game(title)
    known = knowledge(rules)
    found: list[Any] = []
    seed = wide = 0
    while len(found) < POSITIONS:
        seed += 1
        chance = Seeded(seed)
        s = rules.begin(SEATS[title], known.variant(SEATS[title], seed), chance)
        while to_act(s) and len(found) < POSITIONS:
            seat = to_act(s)[0]
            actions = known.options(s, seat, legal(s, seat))
            if len(actions) >= WIDE[title]:
                wide += 1
                if wide % EVERY == 0:
                    found.append(s.copy())
            rates = list(known.rate(s, seat, actions) or [1.0] * len(actions))
            play(s, chance, seat, actions[rates.index(max(rates))])
    return found


def iterate(title: str, iterations: int) -> float:
    """Seconds of processor time for so many iterations in every position."""
    from spieltisch.ai.knowledge import knowledge
    from spieltisch.ai.search import Search
    from spieltisch.ai.series import inform
    from spieltisch.core import Seeded, game, to_act

    spent = 0.0
    for number, s in enumerate(positions(title)):
        search = Search(inform(game(title), s, to_act(s)[0]), knowledge(game(title)), Seeded(number))
        search.grow(None, 1)
        started = process_time()
        search.grow(None, iterations)
        spent += process_time() - started
    return spent


def instructions(title: str, iterations: int, environment: dict[str, str]) -> int:
    with tempfile.NamedTemporaryFile() as out:
        tool = ["valgrind", "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={out.name}"]
        command = [*tool, sys.executable, __file__, title, "--once", str(iterations)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return int(re.findall(r"I\s+refs:\s+([\d,]+)", done.stderr)[0].replace(",", ""))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=list(SEATS))
    parser.add_argument("--few", type=int, default=20)
    parser.add_argument("--many", type=int, default=60)
    parser.add_argument("--source", help="where the package lies, if not where it is installed")
    parser.add_argument("--once", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.once is not None:
        print(iterate(options.titles[0], options.once))
        return
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    if options.source:
        environment["PYTHONPATH"] = options.source
    work = POSITIONS * (options.many - options.few)
    for title in options.titles:
        counted = [instructions(title, count, environment) for count in (options.few, options.many)]
        command = [sys.executable, __file__, title, "--once", str(10 * options.many)]
        timed = min(
            float(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
            for _ in range(3)
        )
        each = timed / (POSITIONS * (10 * options.many - 1)) * 1e6
        print(f"{title:12} {(counted[1] - counted[0]) / work:12,.0f} instructions, {each:7.1f} us an iteration")


if __name__ == "__main__":
    main()
