"""What a judgement by a net costs on one core: the encoding, and one evaluation of it.

    .venv/bin/python benchmarks/judgement.py [chaos smallworld invasion] [--source build/compiled/src]

Positions are those of benchmarks/iteration.py. The best of many short runs is told, so that a busy neighbour matters
little; an encoding includes the title's features, an evaluation is from its bytes to the shares of all seats.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from time import perf_counter

from iteration import SEATS, positions

RUNS, EACH = 60, 20


def best(work: Callable[[], object]) -> float:
    """Microseconds."""
    times = []
    for _ in range(RUNS):
        started = perf_counter()
        for _ in range(EACH):
            work()
        times.append(perf_counter() - started)
    return min(times) / EACH * 1e6


def measure(title: str) -> str:
    from functools import partial

    from spieltisch.ai.net import shipped_evaluator
    from spieltisch.core import game, to_act

    judge = shipped_evaluator(game(title))
    assert judge is not None
    found = positions(title)
    encodings, evaluations = [], []
    for s in found:
        seat = to_act(s)[0]
        asked = judge.position(s, seat)
        encodings.append(best(partial(judge.encoding.encode, s, seat)))
        evaluations.append(best(partial(judge.shares, asked)))
    encode, evaluate = (sum(times) / len(found) for times in (encodings, evaluations))
    return f"{title:12} encoding {encode:6.1f} us, evaluation {evaluate:6.1f} us"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=list(SEATS))
    parser.add_argument("--source", help="where the package lies, if not where it is installed")
    options = parser.parse_args()
    if options.source:
        environment = {**os.environ, "PYTHONPATH": options.source}
        sys.exit(subprocess.run([sys.executable, __file__, *options.titles], env=environment).returncode)
    for title in options.titles:
        print(measure(title), flush=True)


if __name__ == "__main__":
    main()
