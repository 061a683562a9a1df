"""Matches between opponents, named or learned, with intervals."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from time import monotonic, process_time
from typing import Any, NamedTuple

from spieltisch.ai.agents import LEVELS, Agent, Searcher
from spieltisch.ai.knowledge import knowledge
from spieltisch.ai.mind import Mind
from spieltisch.ai.net import load
from spieltisch.ai.series import play_game
from spieltisch.ai.tally import wilson
from spieltisch.ai.tree import Manner
from spieltisch.core import game


class Side(NamedTuple):
    """Who plays: weights or the hand-made judgement, and how long it thinks."""

    net: str = ""
    manner: str = ""  # how it searches, where that differs from the title's data: `depth=0 trust=0.5`
    seconds: float | None = None  # of processor time for a decision
    iterations: int | None = None
    level: str = ""  # the size of search and the temper of a level, instead of a time


class Contest(NamedTuple):
    """Each of some sides at one seat, in turn, against another at all others; seats and variants rotate."""

    title: str
    ones: tuple[Side, ...]
    others: Side
    seats: int
    seed: int
    numbers: tuple[int, ...]  # the games that this worker plays
    seconds: float  # in which a game may begin


class Result(NamedTuple):
    number: int
    side: int
    share: float  # of the win that went to that side
    tags: dict[str, list[str]]


def minded(title: str, net: str, manner: str) -> Mind:
    mind = load(game(title), Path(net))
    changed = dict([word.split("=") for word in manner.split()])
    mind.manner = Manner({**mind.encoding.known.minded, **{name: float(value) for name, value in changed.items()}})
    return mind


def hired(title: str, side: Side, name: str, seed: int) -> Agent:
    mind = minded(title, side.net, side.manner) if side.net else None
    if side.level:
        level = LEVELS[side.level]
        return Searcher(name, seed, None, level.iterations, level.temper, mind=mind)
    return Searcher(name, seed, side.seconds, side.iterations, clock=process_time, mind=mind)


def contend(contest: Contest) -> list[Result]:
    """What one worker plays of a contest, as far as the time allows."""
    title = game(contest.title)
    until = monotonic() + contest.seconds
    results: list[Result] = []
    for number, (place, one) in product(contest.numbers, enumerate(contest.ones)):
        if monotonic() > until:
            break
        seat = number % contest.seats
        players = [
            hired(contest.title, one if at == seat else contest.others, str(at), 64 * number + at)
            for at in range(contest.seats)
        ]
        variant = knowledge(title).variant(contest.seats, number // contest.seats)
        record = play_game(title, players, contest.seed * 100_003 + number, variant)
        winners = record["ranking"][0]
        share = 1 / len(winners) if seat in winners else 0.0
        results.append(Result(number, place, share, record["tags"][seat]))
    return results


def share(results: list[Result]) -> float:
    """Of the win; a half point for and against nobody knows what keeps a few games from saying too much."""
    return (0.5 + sum(result.share for result in results)) / (1 + len(results))


def summary(results: list[Result]) -> dict[str, Any]:
    wins, games = sum(result.share for result in results), len(results)
    low, high = wilson(wins, games)
    return {"wins": round(wins, 2), "games": games, "low": round(low, 3), "high": round(high, 3)}
