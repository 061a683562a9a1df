"""The tree of a search: what was decided so far, with a table of options for every seat that decides there.

A node is no position: chance and hidden cards differ from visit to visit, so a table knows more options than any one
visit offers.
"""

from __future__ import annotations

import math
from math import inf, sqrt
from typing import Any, Final

from spieltisch.core import Ints
from spieltisch.core._native import i64, vec

MODESTY: Final = 0.08  # an untried action is expected to be this much worse than its siblings


DEFAULTS: Final[dict[str, float]] = {
    "exploration": 1.2,  # weight of the prior against what was measured
    "width": 4.0,  # options searched: width * visits ** widening, best looking first
    "widening": 0.5,
    "rave": 0.0,  # visits that the same action later in a line may stand for
    "playout_depth": 20,  # decisions of a playout
    "playout_rounds": 1,  # turns or rounds that a playout may cross
    "one_step_look": 1,  # whether a one-step look orders the root's moves
    "policy_prior": 0.0,  # part of the evaluator's policy in the priors
    "net_share": 1.0,  # part of the evaluator in the judgement
    "look_visits": 0.0,  # visits that the first look at an option stands for
    "own_view": 0,  # whether to judge by what the searching seat knows, not by who is to move
}
OF_THE_TITLE: Final = {"spread", "blur", "learned_ordering"}  # in the same table of a title's data, read by Knowledge


class SearchParameters:
    """How a tree is searched; the title's data say it, with a net and without."""

    def __init__(self, data: dict[str, Any]) -> None:
        unknown = sorted(set(data) - set(DEFAULTS) - OF_THE_TITLE)
        if unknown:
            raise ValueError(f"no search parameter is called {', '.join(unknown)}; there are: {', '.join(DEFAULTS)}")
        values: dict[str, Any] = {**DEFAULTS, **data}
        self.exploration = float(values["exploration"])
        self.width = float(values["width"])
        self.widening = float(values["widening"])
        self.rave = float(values["rave"])
        self.playout_depth = int(values["playout_depth"])
        self.playout_rounds = int(values["playout_rounds"])
        self.one_step_look = bool(values["one_step_look"])
        self.policy_prior = float(values["policy_prior"])
        self.net_share = float(values["net_share"])
        self.look_visits = float(values["look_visits"])
        self.own_view = bool(values["own_view"])


class Edge:
    """One action of one seat at a node."""

    __slots__ = (
        "action",
        "available",
        "echo_total",
        "echoes",
        "look",
        "prior",
        "row",
        "stamp",
        "told_total",
        "total",
        "visits",
    )

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.look = 0.0  # at the root: what the first look said
        self.visits: i64 = 0
        self.available: i64 = 0
        self.total = 0.0
        self.told_total = 0.0
        self.echoes: i64 = 0  # lines in which the seat played it later on
        self.echo_total = 0.0
        self.stamp: i64 = 0  # the last set of options it was part of
        self.row: list[float] | None = None  # at the root: sums of the seat's features where lines ended

    @property
    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0

    @property
    def told(self) -> float:
        """The chance that people are told: the evaluator's own, whatever it is mixed with."""
        return self.told_total / float(self.visits) if self.visits else 0.0


class OptionTable:
    """The options of one seat at a node, as far as any sample has offered them."""

    __slots__ = ("edges", "looked", "looks", "offered", "order", "scale", "stamp", "total", "tried", "visits")

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.order: list[Edge] = []  # those tried already, then the others, promising ones first
        self.tried: i64 = 0
        self.offered = vec[i64]()
        self.stamp: i64 = 0
        self.scale = 0.0  # what the first ratings added up to
        self.visits: i64 = 0
        self.total = 0.0
        self.looked = False  # all options have been looked at
        self.looks = 0.0  # of all visits together, what the first look at their options said

    def add(self, actions: Ints, rates: list[float]) -> None:
        """Take up the actions that are new, with priors by their ratings."""
        if not self.scale:
            for rate in rates:
                self.scale += rate
            self.scale = self.scale or 1.0
        for place in range(len(actions)):
            action = actions[place]
            if action not in self.edges:
                edge = self.edges[action] = Edge(action, rates[place] / self.scale)
                self.order.append(edge)
        self.sort()

    def sort(self) -> None:
        untried = self.order[self.tried :]
        untried.sort(key=_by_prior)
        self.order[self.tried :] = untried

    def offer(self, actions: Ints) -> bool:
        """Mark what is on offer now, mostly the same as before; False if no sample has offered one of them yet."""
        if is_same(actions, self.offered):
            return True
        self.stamp += 1
        for place in range(len(actions)):
            edge = self.edges.get(actions[place])
            if edge is None:
                return False
            edge.stamp = self.stamp
        self.offered = actions
        return True

    def choose(self, low: float, high: float, parameters: SearchParameters) -> Edge:
        """The option on offer that is worth a look most; `low` and `high` are the shares that the seat has seen."""
        span = high - low if high > low else 1.0
        default = ((self.total / float(self.visits) - low) / span if self.visits else 0.5) - MODESTY
        limit = int(parameters.width * math.pow(float(self.visits + 1), parameters.widening))
        best: Edge | None = None
        best_score, best_place, echo, stamp = -inf, 0, parameters.rave, self.stamp
        faith = parameters.look_visits if self.looked and self.visits else 0.0
        shift = (self.total - self.looks) / float(self.visits) if faith else 0.0
        for place in range(len(self.order)):
            edge = self.order[place]
            if edge.stamp != stamp:
                continue
            edge.available += 1
            visits = float(edge.visits)
            weight, total = visits + faith, edge.total + faith * (edge.look + shift)
            if echo and edge.echoes:
                echoes = float(edge.echoes)
                heard = echo * echoes / (echo + echoes)
                weight += heard
                total += heard * edge.echo_total / echoes
            mean = (total / weight - low) / span if weight else default
            score = mean + parameters.exploration * edge.prior * sqrt(float(edge.available)) / (1.0 + visits)
            if score > best_score:
                best, best_score, best_place = edge, score, place
            limit -= 1
            if limit <= 0:
                break
        assert best is not None
        if best_place >= self.tried:
            self._promote(best_place)
        return best

    def _promote(self, place: int) -> None:
        edge = self.order.pop(place)
        self.order.insert(self.tried, edge)
        self.tried += 1

    def fade(self) -> None:
        """Chance has spoken since: old figures count half."""
        self.visits = 0
        self.total = 0.0
        self.looks = 0.0
        for edge in self.edges.values():
            kept = edge.visits // 2
            edge.told_total = edge.told * float(kept)
            edge.total = edge.mean * float(kept)
            edge.visits = kept
            edge.available //= 2
            edge.echoes = 0
            edge.echo_total = 0.0
            edge.row = None
            self.visits += kept
            self.total += edge.total
            self.looks += edge.look * float(kept)


class Node:
    __slots__ = ("children", "tables")

    def __init__(self) -> None:
        self.tables: dict[int, OptionTable] = {}
        self.children: dict[tuple[Any, ...], Node] = {}

    def table(self, seat: int) -> OptionTable:
        table = self.tables.get(seat)
        if table is None:
            table = self.tables[seat] = OptionTable()
        return table

    def child(self, key: tuple[Any, ...]) -> Node:
        child = self.children.get(key)
        if child is None:
            child = self.children[key] = Node()
        return child


Walked = tuple[int, OptionTable, Edge]


def hear(walked: list[Walked], later: list[tuple[int, int]], shares: list[float]) -> None:
    """What a seat played later on might as well have been played now: the line's end counts for that option too."""
    by_seat: dict[int, set[int]] = {}
    for seat, action in later:
        by_seat.setdefault(seat, set()).add(action)
    for seat, table, edge in reversed(walked):
        actions = by_seat.setdefault(seat, set())
        actions.add(edge.action)
        for action in actions:
            option = table.edges.get(action)
            if option is not None:
                option.echoes += 1
                option.echo_total += shares[seat]


def is_same(one: Ints, other: Ints) -> bool:
    if len(one) != len(other):
        return False
    for place in range(len(one)):
        if one[place] != other[place]:
            return False
    return True


def _by_prior(edge: Edge) -> float:
    return -edge.prior
