"""Policy gradient for a title's move ordering, from quick games in which everybody plays by it.

A game without a search takes about a millisecond, so there are hundreds of thousands to learn from. Options are drawn
by their rates; what led to more of the win than expected becomes likelier. Expected is what the title's net says at
the beginning of each round or turn, so most of the luck of a game cancels out (generalised advantage estimation).

    spieltisch lab ordering invasion --seconds 300 --out invasion-ordering.json
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import log
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spieltisch.ai.knowledge import Knowledge, stored, teach
from spieltisch.ai.playout import Blur, follow
from spieltisch.core import Ints, Seeded, State, acting, game, legal, play

from .adam import Adam
from .evaluation import load_evaluator, summary
from .pipeline import Mapped, workers
from .players import shipped_net
from .titles import learned, readable, reader_of, usual_seats

TEMPERATURE = 0.5  # options are drawn by rate ** (1 / temperature)
FADE = 0.8  # how much the advantages of each later round or turn count
NOTED = 0.05  # part of the decisions that is learned from
LONGEST = 1500  # decisions of a game that ends; free moves could go on for ever
PIECE = 3.0  # seconds of all workers between two steps
KEPT = 0.4  # the last part of the steps, over which the numbers are averaged
SLOWEST = 0.2  # of the learning rate is left at the end
GAMES = 4000  # of the comparison with the ordering of before

Ordering = dict[str, dict[str, Any]]  # for each kind of decision: numbers, and the power of the hand-made rate
Gradients = dict[str, NDArray[np.float64]]


class PolicyTask(NamedTuple):
    """Quick games of one worker."""

    title: str
    ordering: Ordering
    seed: int
    seconds: float
    games: int = 1_000_000


class Noted(NamedTuple):
    """A decision to learn from."""

    kind: str
    seat: int
    round: int  # place of its round or turn in the game
    taken: int  # place of the option
    numbers: list[list[int]]  # of every option
    hand: list[float]  # logarithms of the hand-made rates
    chances: list[float]


class Gathered(NamedTuple):
    gradients: Gradients  # summed; the last number of each is the power of the hand-made rate
    decisions: dict[str, int]
    games: int


@cache
def by_hand(title: str) -> Knowledge:
    return teach(game(title), {**stored(title), "ordering": {}})


def gather(task: PolicyTask) -> Gathered:
    """Play quick games and add up which way each number should go."""
    player = QuickPlayer(task)
    until = monotonic() + task.seconds
    while monotonic() < until and player.games < task.games:
        player.play()
    return Gathered(player.gradients, player.decisions, player.games)


class QuickPlayer:
    """Plays all seats by the ordering."""

    def __init__(self, task: PolicyTask) -> None:
        self.title = game(task.title)
        self.known = teach(self.title, {**stored(task.title), "ordering": task.ordering})
        self.plain, self.net = by_hand(task.title), load_evaluator(task.title, shipped_net(task.title), "")
        self.reader = reader_of(task.title)()
        self.tables = learned(task.title).tables or self.title.seats
        self.random, self.chance, self.blur = random.Random(task.seed), Seeded(task.seed), Blur(task.seed)
        self.gradients = {kind: np.zeros(len(told["numbers"]) + 1) for kind, told in task.ordering.items()}
        self.decisions = dict.fromkeys(task.ordering, 0)
        self.games = 0

    def play(self) -> None:
        seats = self.random.choice(self.tables)
        s = self.title.begin(seats, self.known.variant(seats, self.random.randrange(10_000)), self.chance)
        expected: list[list[float]] = []  # every seat's share of the win at the beginning of each round or turn
        noted: list[Noted] = []
        stage, steps = -1, 0
        while s.depth and steps < LONGEST:
            seat, steps = acting(s), steps + 1
            if self.known.stage(s) != stage:
                stage = self.known.stage(s)
                expected.append(self.net.shares(self.net.position(s, seat)))
            options = self.known.options(s, seat, legal(s, seat))
            action = options[0] if len(options) == 1 else self.choose(s, seat, options, len(expected) - 1, noted)
            play(s, self.chance, seat, action)
        if not s.depth:
            self.games += 1
            self.learn(noted, [*expected, self.known.result(s)])

    def choose(self, s: State, seat: int, options: Ints, number: int, noted: list[Noted]) -> int:
        place = self.reader.kind(s, seat, options)
        kind = self.reader.kinds[place] if place >= 0 else ""
        rates = self.known.rate(s, seat, options) if kind in self.gradients else None
        if rates is None:
            return follow(self.known, s, seat, options, self.blur)
        odds = [rate ** (1 / TEMPERATURE) for rate in rates]
        taken = self.random.choices(range(len(odds)), odds)[0]
        hand = self.plain.rate(s, seat, options) if self.random.random() < NOTED else None
        if hand is not None:
            total, numbers = sum(odds), self.reader.places(place, s, seat, options)
            chances = [one / total for one in odds]
            noted.append(Noted(kind, seat, number, taken, numbers, [log(rate) for rate in hand], chances))
        return options[taken]

    def learn(self, noted: list[Noted], expected: list[list[float]]) -> None:
        for one in noted:
            worth = advantage([shares[one.seat] for shares in expected[one.round :]]) / TEMPERATURE
            gradient = self.gradients[one.kind]
            for place, chance in enumerate(one.chances):
                push = worth * ((place == one.taken) - chance)
                gradient[one.numbers[place]] += push
                gradient[-1] += push * one.hand[place]
            self.decisions[one.kind] += 1


def advantage(expected: list[float]) -> float:
    """How much better it went than expected, nearer rounds first; the last share is the result itself.

    >>> round(advantage([0.25, 0.5, 1.0]), 3)
    0.65
    """
    total, weight = 0.0, 1.0
    for before, after in pairwise(expected):
        total += weight * (after - before)
        weight *= FADE
    return total


def train(
    title: str, ordering: Ordering, seconds: float, rate: float, mapped: Mapped, jobs: int, seed: int
) -> Ordering:
    """Improve an ordering for so many seconds; the numbers of the last steps are averaged."""
    values = {kind: np.append(told["numbers"], told["hand"]) for kind, told in ordering.items()}
    adams = {kind: Adam(len(value)) for kind, value in values.items()}
    sums, kept, games, step = {kind: 0.0 * value for kind, value in values.items()}, 0, 0, 0
    started = monotonic()
    while (done := (monotonic() - started) / seconds) < 1 or not kept:
        step += 1
        first = (seed * 10_000 + step) * 1000
        tasks = [PolicyTask(title, as_ordering(values), first + worker, min(PIECE, seconds)) for worker in range(jobs)]
        found: list[Gathered] = mapped(gather, tasks)
        games += sum(part.games for part in found)
        for kind, value in values.items():
            count = max(1, sum(part.decisions[kind] for part in found))
            gradient = sum([part.gradients[kind] for part in found], 0.0 * value) / count
            values[kind] = value + rate * max(SLOWEST, 1 - done) * adams[kind].direction(gradient)
        if done >= 1 - KEPT:
            kept += 1
            sums = {kind: sums[kind] + value for kind, value in values.items()}
    card = {"policy gradient": {"games": games, "steps": step, "seconds": seconds, "rate": rate, "seed": seed}}
    return {kind: {**told, "card": card} for kind, told in as_ordering({k: s / kept for k, s in sums.items()}).items()}


def as_ordering(values: Gradients) -> Ordering:
    return {
        kind: {"hand": round(float(value[-1]), 4), "numbers": [round(float(number), 4) for number in value[:-1]]}
        for kind, value in values.items()
    }


def blank(title: str) -> Ordering:
    """Numbers that change nothing about the hand-made ordering."""
    reader = reader_of(title)
    sizes = [families[-1] for families in reader.families]
    return {kind: {"hand": 1.0, "numbers": [0.0] * size} for kind, size in zip(reader.kinds, sizes, strict=True)}


class Comparison(NamedTuple):
    title: str
    one: Ordering
    others: Ordering
    numbers: tuple[int, ...]


def compare(task: Comparison) -> list[float]:
    """Quick games of one ordering against another at all other seats: its shares of the wins."""
    title, seats, shares = game(task.title), usual_seats(task.title), []
    one, others = [teach(title, {**stored(task.title), "ordering": ordering}) for ordering in (task.one, task.others)]
    for number in task.numbers:
        mine, chance, blur = number % seats, Seeded(number), Blur(number)
        s = title.begin(seats, one.variant(seats, number // seats), chance)
        steps = 0
        while s.depth and steps < LONGEST:
            seat, steps = acting(s), steps + 1
            known = one if seat == mine else others
            play(s, chance, seat, follow(known, s, seat, known.options(s, seat, legal(s, seat)), blur))
        if not s.depth:
            shares.append(one.result(s)[mine])
    return shares


def main(arguments: Sequence[str] | None = None) -> None:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("spieltisch lab ordering", description=__doc__, formatter_class=raw)
    parser.add_argument("title", choices=readable())
    parser.add_argument("--out", type=Path, required=True, help="file for the numbers, as JSON")
    parser.add_argument("--begin", type=Path, help="the ordering to go on from; without one that which ships")
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--rate", type=float, default=0.02, help="the learning rate")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--on", default="local", choices=("local", "ray"))
    given = parser.parse_args(arguments)
    if given.seconds <= 0 or given.jobs < 1:
        parser.error("--seconds and --jobs must be above zero")
    before: Ordering = (
        json.loads(given.begin.read_text("utf-8")) if given.begin else stored(given.title).get("ordering", {})
    )
    with workers(given.jobs, given.on) as mapped:
        begin = before or blank(given.title)
        ordering = train(given.title, begin, given.seconds, given.rate, mapped, given.jobs, given.seed)
        given.out.write_text(json.dumps(ordering) + "\n", encoding="utf-8")
        parts = [tuple(range(worker, GAMES, given.jobs)) for worker in range(given.jobs)]
        shares = mapped(compare, [Comparison(given.title, ordering, before, part) for part in parts])
    told = summary([share for part in shares for share in part])
    print(json.dumps({"against the ordering of before": told, "parity": round(1 / usual_seats(given.title), 3)}))
