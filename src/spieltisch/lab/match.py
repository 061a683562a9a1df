"""A match of one player against another at all other seats; everybody sits everywhere, gods and decks rotate.

    spieltisch lab match chaos "net@0.1" "hand@0.1 search.learned_ordering=0" --games 200 --jobs 16

Players:
{players}
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any

from spieltisch.core import game, titles

from . import players
from .evaluation import EvaluationResult, MatchTask, Side, against, by_tag, play_part, summary, won
from .pipeline import Mapped, kept_word, workers
from .titles import usual_seats


def play_match(
    title: str, one: Side, others: Side, games: int, seed: int, seats: int, jobs: int, seconds: float, mapped: Mapped
) -> list[EvaluationResult]:
    """So many games, the same deals from every seat; none begins after so many seconds."""
    line_ups = against(1, seats)
    contests = [
        MatchTask(title, (one, others), line_ups, seed, tuple(range(job, games, jobs)), seconds) for job in range(jobs)
    ]
    return [result for found in mapped(play_part, contests) for result in found]


def told(results: Sequence[EvaluationResult], seats: int) -> dict[str, Any]:
    """Wins of the first player with their interval, by god or deck, and how far the chances it told came true."""
    return {**summary(won(results, 0)), "parity": round(1 / seats, 3), **by_tag(results, 0), **kept_word(results)}


def main(arguments: Sequence[str] | None = None) -> None:
    text = (__doc__ or "").replace("{players}", (players.__doc__ or "").partition("\n\n")[2])
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("spieltisch lab match", description=text, formatter_class=raw)
    parser.add_argument("title", choices=titles())
    parser.add_argument("one")
    parser.add_argument("others")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=1e9, help="no game begins later")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--on", default="local", choices=("local", "ray"))
    given = parser.parse_args(arguments)
    seats = given.seats or usual_seats(given.title)
    if given.games < 1 or given.jobs < 1 or seats not in game(given.title).seats:
        parser.error("--games, --jobs and --seats must fit: at least one game, one job, a number of players it has")
    try:
        one, others = players.player(given.title, given.one), players.player(given.title, given.others)
    except ValueError as error:
        parser.error(str(error))
    with workers(given.jobs, given.on) as mapped:
        results = play_match(
            given.title, one, others, given.games, given.seed, seats, given.jobs, given.seconds, mapped
        )
    print(json.dumps(told(results, seats)))
