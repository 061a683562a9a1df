"""What an agent knows of a title: named features with weights in data, move ordering, chains of small decisions."""

from __future__ import annotations

import json
import math
import tomllib
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any, ClassVar

from spieltisch.core import Game, Ints, State

from .tree import SearchParameters

MARGIN = 0.08  # share of a finished game's value that still looks at the scores


class Knowledge:
    """Knows nothing but the score; titles teach it more by overriding."""

    features: ClassVar[tuple[str, ...]] = ("score",)
    policy_names: ClassVar[tuple[str, ...]] = ()  # numbers of the move ordering
    chains: ClassVar[frozenset[str]] = frozenset()  # decisions that come in rows and are planned at once

    def __init__(self, game: Game[Any], data: dict[str, Any]) -> None:
        self.game = game
        search = data.get("search", {})
        self.spread = float(search.get("spread", 4.0))  # a lead of this much makes e times likelier to win
        self.blur = float(search.get("blur", 0.7))  # how far chance may lower a rate when a playout picks a move
        self.parameters = SearchParameters(search)
        self.with_net = {**search, **data.get("net", {})}  # the parameters of a search with an evaluator
        self.weights = {name: float(data.get("weights", {}).get(name, 0.0)) for name in self.features}
        self.vector = [self.weights[name] for name in self.features]
        self.temperatures = [float(one) for one in data.get("told", {}).get("temperatures", [1.0])]
        self.policy = {name: float(data.get("policy", {})[name]) for name in self.policy_names}

    # -- what a title teaches

    def measure(self, s: Any) -> list[list[float]]:
        """For each seat its feature values, in the order of `features`."""
        return [[float(score)] for score in self.game.scores(s)]

    def rate(self, s: Any, seat: int, actions: Ints) -> list[float] | None:
        """Move ordering: how promising each action looks, all above zero; None if there is nothing to say."""
        return None

    def options(self, s: Any, seat: int, actions: Ints) -> Ints:
        """The actions worth a thought; what is left out must be no better than what stays. Never empty."""
        return actions

    def is_unsettled(self, s: Any) -> bool:
        """Something hangs in the air and must be played on before the position can be judged."""
        return bool(s.sealed) and max(s.sealed) >= 0

    def stage(self, s: Any) -> int:
        """Grows with turns or rounds: a playout ends early at such a border, where an evaluation is surest."""
        return 0

    def temperature(self, s: Any) -> float:
        """How much less sure the chances are that people are told, by round or turn; the last one stays."""
        return self.temperatures[min(self.stage(s), len(self.temperatures) - 1)]

    def tags(self, s: Any) -> list[dict[str, list[str]]]:
        """What a seat played with, for statistics: `{"god": ["khorne"]}`."""
        return [{} for _ in range(self.game.seats_in(s))]

    def variant(self, seats: int, number: int) -> dict[str, Any]:
        """Options of game `number` of a series, so that gods, decks and boards rotate too."""
        return {}

    # -- what everybody uses

    def scores(self, s: State) -> list[float]:
        """The weighted sum of the features, seat by seat."""
        return [self.weigh(row) for row in self.measure(s)]

    def weigh(self, row: list[float]) -> float:
        total = 0.0
        for place in range(len(row)):
            total += self.vector[place] * row[place]
        return total

    def worths(self, s: Any, seat: int) -> list[float]:
        """How much one more of each of the seat's features would raise its share of the win."""
        share = self.shares(s)[seat]
        return [weight * share * (1.0 - share) / self.spread for weight in self.vector]

    def shares(self, s: State) -> list[float]:
        return self.judge(s)[0]

    def judge(self, s: Any) -> tuple[list[float], list[list[float]]]:
        """Each seat's expected share of the win, adding up to one, and the features it comes from."""
        rows = self.measure(s)
        shares = self.shares_of(rows)
        return (shares if s.depth else self._finished(s, shares)), rows

    def shares_of(self, rows: list[list[float]]) -> list[float]:
        """What the features of all seats say about the end."""
        return softmax([self.weigh(row) for row in rows], self.spread)

    def result(self, s: State) -> list[float]:
        """The win of a finished game, shared where it was."""
        shares = [0.0] * self.game.seats_in(s)
        winners = self.game.ranking(s)[0]
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
        return shares

    def _finished(self, s: State, shares: list[float]) -> list[float]:
        """The win itself, and a little of the margin, so that a lost or won game is still played well."""
        won = self.result(s)
        return [MARGIN * shares[seat] + (1.0 - MARGIN) * won[seat] for seat in range(len(won))]


def softmax(scores: list[float], spread: float) -> list[float]:
    top = scores[0]
    for score in scores:
        if score > top:
            top = score
    raised: list[float] = []
    total = 0.0
    for score in scores:
        value = math.exp(max((score - top) / spread, -50.0))
        raised.append(value)
        total += value
    for place in range(len(raised)):
        raised[place] /= total
    return raised


def softened(shares: list[float], temperature: float) -> list[float]:
    """Shares of the win, drawn together by a temperature above one and apart by one below it."""
    raised = [share ** (1.0 / temperature) for share in shares]
    total = sum(raised)
    return [share / total for share in raised]


Teacher = Callable[[Game[Any], dict[str, Any]], Knowledge]


@cache
def knowledge(game: Game[Any]) -> Knowledge:
    """What is known of the title; a title nobody wrote about is judged by its score."""
    return teach(game, stored(game.name))


@cache
def by_hand(game: Game[Any]) -> Knowledge:
    """The knowledge of a title without what was learned about moves."""
    return teach(game, {**stored(game.name), "ordering": {}})


def teach(game: Game[Any], data: dict[str, Any]) -> Knowledge:
    return _teacher(game.name)(game, data)


def stored(title: str) -> dict[str, Any]:
    """The title's weights and search settings as they ship, and what was learned about its moves."""
    folder = files(__package__).joinpath("data")
    path, ordering = folder.joinpath(f"{title}.toml"), folder.joinpath(f"{title}-ordering.json")
    if not path.is_file():
        return {"weights": {"score": 1.0}}
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return {**data, "ordering": json.loads(ordering.read_text(encoding="utf-8"))} if ordering.is_file() else data


def _teacher(title: str) -> Teacher:
    module = f"{__package__}.titles.{title}"
    try:
        teacher: Teacher = import_module(module).KNOWLEDGE
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return Knowledge
    return teacher
