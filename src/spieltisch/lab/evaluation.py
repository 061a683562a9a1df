"""Matches between opponents, named or learned, with intervals."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from functools import cache, partial
from itertools import combinations, product
from pathlib import Path
from time import monotonic, process_time
from typing import Any, NamedTuple

from spieltisch.ai.agents import LEVELS, Agent, Level, Searcher
from spieltisch.ai.evaluator import Evaluator
from spieltisch.ai.information import AgentChoice, Information
from spieltisch.ai.knowledge import Knowledge, knowledge, stored, teach
from spieltisch.ai.net import load
from spieltisch.ai.playout import Blur, follow
from spieltisch.ai.series import play_game
from spieltisch.ai.tally import Record, wilson
from spieltisch.ai.tree import SearchParameters
from spieltisch.core import Message, game, ints


class Side(NamedTuple):
    """Who plays: weights or the hand-made judgement, and how long it thinks."""

    net: str = ""
    changes: str = ""  # of search parameters and weights: `net_share=0.5 weights.race=-2`
    seconds: float | None = None  # of processor time for a decision
    iterations: int | None = None
    level: str = ""  # the size of search and the temper of a level, or `lines:temper`, instead of a time
    ordering: str = ""  # a file with the numbers of a move ordering, instead of those that ship


LineUp = tuple[int, ...]  # for every seat the place of its side


class MatchTask(NamedTuple):
    """Games between some sides. Every deal (seed and variant) is played by all line-ups, one after the other."""

    title: str
    sides: tuple[Side, ...]
    line_ups: tuple[LineUp, ...]
    seed: int
    numbers: tuple[int, ...]  # the games that this worker plays
    seconds: float  # in which a game may begin


class EvaluationResult(NamedTuple):
    number: int
    line_up: LineUp
    shares: list[float]  # of the win, seat by seat
    ranking: list[list[int]]
    tags: list[dict[str, list[str]]]
    told: list[tuple[float, float]]  # every chance that a net told its seat, and that seat's share in the end


def against(ones: int, seats: int) -> tuple[LineUp, ...]:
    """Each of the first sides at every seat in turn, the last side at all others."""
    return tuple(
        [tuple([one if at == seat else ones for at in range(seats)]) for seat in range(seats) for one in range(ones)]
    )


def round_robin(sides: int, seats: int) -> tuple[LineUp, ...]:
    """All meet all, in an order by lot, so that a short series is fair too; with few sides some sit there twice."""
    chosen = combinations(range(sides), seats) if sides >= seats else [tuple([at % sides for at in range(seats)])]
    line_ups = [(*one[turn:], *one[:turn]) for one, turn in product(chosen, range(seats))]
    random.Random(sides).shuffle(line_ups)
    return tuple(line_ups)


@cache
def load_evaluator(title: str, net: str, changes: str) -> Evaluator:
    evaluator = load(game(title), Path(net))
    changed = dict([word.split("=") for word in changes.split() if "." not in word.partition("=")[0]])
    evaluator.parameters = SearchParameters(
        {**evaluator.encoding.known.with_net, **{name: float(value) for name, value in changed.items()}}
    )
    return evaluator


@cache
def load_knowledge(title: str, changes: str, ordering: str = "") -> Knowledge:
    """The hand-made knowledge, with other numbers where the changes or a file of a move ordering says so."""
    numbers = [word.partition("=") for word in changes.split() if "." in word.partition("=")[0]]
    if not numbers and not ordering:
        return knowledge(game(title))
    data = stored(title)
    if ordering:
        data["ordering"] = json.loads(Path(ordering).read_text(encoding="utf-8"))
    for name, _, value in numbers:
        part, _, key = name.partition(".")
        data.setdefault(part, {})[key] = float(value)
    return teach(game(title), data)


def level_named(name: str) -> Level:
    if name in LEVELS:
        return LEVELS[name]
    lines, _, temper = name.partition(":")
    return Level(0.0, int(lines), float(temper))


class PolicyAgent(Agent):
    """Plays by the net's policy, or without a net by the move ordering, and never searches."""

    name = "policy"

    def __init__(self, seed: int, known: Knowledge, evaluator: Evaluator | None) -> None:
        super().__init__(seed)
        self.known, self.evaluator, self.blur = known, evaluator, Blur(seed)

    def choose(self, info: Information) -> AgentChoice:
        s = info.sample(self.chance)
        options = self.known.options(s, info.seat, ints(info.legal))
        if self.evaluator is None:
            return AgentChoice(follow(self.known, s, info.seat, options, self.blur), Message("ai-only"), [])
        priors = self.evaluator.priors(self.evaluator.position(s, info.seat), options)
        return AgentChoice(options[priors.index(max(priors))], Message("ai-only"), [])


def make_agent(title: str, side: Side, name: str, seed: int) -> Agent:
    evaluator = load_evaluator(title, side.net, side.changes) if side.net else None
    known = load_knowledge(title, side.changes, side.ordering)
    if side.level == "policy":
        return PolicyAgent(seed, known, evaluator)
    if side.level:
        level = level_named(side.level)
        known = known if level.learned else load_knowledge(title, f"{side.changes} search.learned_ordering=0")
        return Searcher(name, seed, None, level.iterations, level.temper, known, evaluator=evaluator)
    return Searcher(name, seed, side.seconds, side.iterations, 0.0, known, process_time, evaluator)


def play_part(task: MatchTask) -> list[EvaluationResult]:
    """What one worker plays of a task, as far as the time allows."""
    title = game(task.title)
    until = monotonic() + task.seconds
    results: list[EvaluationResult] = []
    for number in task.numbers:
        if monotonic() > until:
            break
        deal, turn = divmod(number, len(task.line_ups))
        line_up = task.line_ups[turn]
        players = [
            make_agent(task.title, task.sides[side], str(side), 64 * number + at) for at, side in enumerate(line_up)
        ]
        variant = knowledge(title).variant(len(line_up), deal)
        told: list[tuple[int, float]] = []
        record = play_game(title, players, task.seed * 100_003 + deal, variant, partial(listen, told))
        winners = record["ranking"][0]
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(line_up))]
        ends = [(chance, shares[seat]) for seat, chance in told if task.sides[line_up[seat]].net]
        results.append(EvaluationResult(number, line_up, shares, record["ranking"], record["tags"], ends))
    return results


def listen(told: list[tuple[int, float]], seat: int, choice: AgentChoice) -> None:
    """Take down what a person would have been told."""
    if choice.best:
        told.append((seat, choice.best[0].value))


def won(results: Sequence[EvaluationResult], side: int) -> list[float]:
    """A side's shares of the wins."""
    return [share for result in results for at, share in zip(result.line_up, result.shares, strict=True) if at == side]


def summary(shares: list[float]) -> dict[str, Any]:
    wins, games = sum(shares), len(shares)
    low, high = wilson(wins, games)
    return {"wins": round(wins, 2), "games": games, "low": round(low, 3), "high": round(high, 3)}


def by_tag(results: Sequence[EvaluationResult], side: int) -> dict[str, dict[str, list[float]]]:
    """For everything that the side played with: wins and games."""
    told: dict[str, dict[str, list[float]]] = {}
    for result in results:
        for at, share, tags in zip(result.line_up, result.shares, result.tags, strict=True):
            for tag, values in tags.items() if at == side else ():
                for value in values:
                    counted = told.setdefault(tag, {}).setdefault(value, [0.0, 0])
                    counted[0] = round(counted[0] + share, 2)
                    counted[1] += 1
    return {tag: dict(sorted(values.items())) for tag, values in sorted(told.items())}


def as_record(result: EvaluationResult, names: Sequence[str]) -> Record:
    """What ratings are made from."""
    return {"agents": [names[side] for side in result.line_up], "ranking": result.ranking}
