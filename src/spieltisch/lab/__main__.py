"""`spieltisch lab train TITLE --games 500 --device cuda`, or step by step:

`spieltisch lab TITLE … --plan "quick=40 train search=60 train warlord=30" --out nets`

`spieltisch lab ordering`, `ppo`, `regret`, `match`, `temperature` and `faithfulness` have a help of their own.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

Tool = Callable[[Sequence[str]], None]
TOOLS = {
    "match": "match",
    "ordering": "policy_gradient",
    "ppo": "ppo",
    "faithfulness": "faithfulness",
    "regret": "regret",
    "temperature": "temperature",
}


def main(arguments: Sequence[str] | None = None) -> None:
    for threads in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(threads, "1")  # one worker for each core
    given_words = list(sys.argv[1:] if arguments is None else arguments)
    if given_words and given_words[0] in TOOLS:
        tool: Tool = import_module(f"{__package__}.{TOOLS[given_words[0]]}").main
        return tool(given_words[1:])
    from . import pipeline

    parser = argparse.ArgumentParser("spieltisch lab", description=pipeline.__doc__, formatter_class=RawHelp)
    parser.add_argument("titles", nargs="+", help="or `train` and titles: all steps of a round")
    parser.add_argument("--plan", default="")
    parser.add_argument("--games", type=int, default=500, help="searched games of `train`")
    parser.add_argument("--out", type=Path, default=Path("nets"), help="folder for nets, dataset and record.json")
    parser.add_argument("--begin", type=Path, help="folder with nets and dataset of an earlier run")
    parser.add_argument("--jobs", type=int, default=0, help="worker processes; all cores by default")
    parser.add_argument("--on", default="local", choices=("local", "ray"), help="ray: --jobs pieces on a cluster")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", type=float, default=0.05, help="seconds for a decision in a match")
    parser.add_argument("--full", type=int, default=96, help="iterations of a search that is learned from")
    parser.add_argument("--fast", type=int, default=20, help="iterations of the other searches")
    parser.add_argument("--often", type=float, default=0.3, help="part of the searches that is learned from")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument(
        "--training", default="", help="ways to train, the best is kept: 'learning_rate=2e-4; dropout=0'"
    )
    parser.add_argument(
        "--searches", default="", help="ways to search, for the step of this name: 'playout_depth=0; playout_depth=8'"
    )
    parser.add_argument(
        "--hand",
        default="",
        help="changes of the hand-made search: 'search.learned_ordering=0' leaves out what was learned",
    )
    parser.add_argument("--ladder", default="", help="folders with nets of earlier rounds, for the step of this name")
    parser.add_argument(
        "--levels", default="warlord/veteran veteran/novice", help="pairs for the step of the name `level`"
    )
    parser.add_argument(
        "--knobs",
        default="",
        help="for the step `tune`: 'exploration:0.3 own_view=1 playout_rounds=6,playout_depth=90'",
    )
    parser.add_argument("--league", type=float, default=0.0, help="part of the seats that judge by hand in self-play")
    parser.add_argument("--device", default="", help="cpu or cuda")
    given = vars(parser.parse_args(given_words))
    titles, plan, games = given.pop("titles"), given.pop("plan"), given.pop("games")
    if titles[0] == "train":
        titles, plan = titles[1:], plan or pipeline.ROUND.format(quick=pipeline.QUICK * games, games=games)
    if not titles or not plan:
        parser.error("which titles, and which --plan?")
    pipeline.run(titles, plan, pipeline.PipelineSettings(**given))
    return None


class RawHelp(argparse.RawDescriptionHelpFormatter):
    """Keeps the table of steps as it is written."""


if __name__ == "__main__":
    main()
