"""Information-set Monte Carlo tree search: open loop, a fresh sample and fresh chance in every iteration.

Each seat maximises its own share of the win. A node is what was decided so far, not a position: chance and hidden cards
differ from visit to visit. Where several seats answer at once, each has a table of its own and none sees another's.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from math import inf, sqrt
from time import perf_counter
from typing import Any

from spieltisch.core import Seeded, State, legal, play, to_act

from .information import Information
from .knowledge import Knowledge

Clock = Callable[[], float]

MODESTY = 0.08  # an untried action is expected to be this much worse than its siblings
LOOK_SHARE = 0.3  # part of the time that may go into the one-step look
BLUR_STEPS = 256
SETTLE = 60  # decisions played on before a position is judged anyhow
LOOK_SHARPNESS = 2.0  # an average action looks e to this power less promising than the best


class Edge:
    """One action of one seat at a node."""

    __slots__ = ("action", "available", "echo_total", "echoes", "prior", "row", "total", "visits")

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.echoes = 0  # lines in which the seat played it later on
        self.echo_total = 0.0
        self.row: list[float] | None = None  # at the root: sums of the seat's features where lines ended

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Table:
    """The options of one seat at a node, as far as any sample has offered them."""

    __slots__ = ("edges", "scale", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.scale = 0.0  # what the first ratings added up to
        self.visits = 0
        self.total = 0.0

    def fade(self) -> None:
        """Chance has spoken since: old figures count half."""
        for edge in self.edges.values():
            kept = edge.visits // 2
            edge.total = edge.mean * kept
            edge.visits = kept
            edge.available //= 2
            edge.echoes = 0
            edge.echo_total = 0.0
            edge.row = None
        self.visits = sum([edge.visits for edge in self.edges.values()])
        self.total = sum([edge.total for edge in self.edges.values()])


class Node:
    __slots__ = ("children", "tables")

    def __init__(self) -> None:
        self.tables: dict[int, Table] = {}
        self.children: dict[tuple[Any, ...], Node] = {}


Walked = tuple[int, Table, Edge]


class Search:
    """One decision's search. `grow` may be called again to search on."""

    def __init__(
        self,
        info: Information,
        knowledge: Knowledge,
        chance: Seeded,
        root: Node | None = None,
        clock: Clock = perf_counter,
        reach: float = 1.0,
    ) -> None:
        self.clock = clock
        self.depth = round(reach * knowledge.depth)
        self.ahead = max(1, round(reach * knowledge.ahead))
        self.info = info
        self.knowledge = knowledge
        self.chance = chance
        self.root = root or Node()
        self.iterations = 0
        self.lows: dict[int, float] = {}  # by seat, of all shares seen: what counts is where in between one lies
        self.highs: dict[int, float] = {}

    # -- the root

    def grow(self, deadline: float | None, iterations: int | None) -> None:
        """Iterate until the clock or the count says stop; the clock is asked before each iteration."""
        collects = gc.isenabled()
        gc.disable()  # a tree has no cycles, and a collection would break the promise of time
        try:
            self._grow(deadline, iterations)
        finally:
            if collects:
                gc.enable()

    def _grow(self, deadline: float | None, iterations: int | None) -> None:
        started = self.clock()
        if self.knowledge.looks:
            share = None if deadline is None else started + LOOK_SHARE * (deadline - started)
            self.look(share)
        slowest = 0.0
        before = self.clock()
        while iterations is None or self.iterations < iterations:
            if deadline is not None and before + slowest >= deadline:
                break
            self.iterate()
            after = self.clock()
            slowest = max(slowest, after - before)
            before = after

    def look(self, deadline: float | None) -> None:
        """Order the root's options by where they lead in one step."""
        info, seat = self.info, self.info.seat
        values = one_step(info, self.knowledge, self.chance, deadline, clock=self.clock)
        s = info.sample(self.chance)
        table = self._table(self.root, seat)
        self._fill(table, s, seat, self.knowledge.options(s, seat, info.legal))
        top = max(values.values(), default=0.0)
        temper = max((top - sum(values.values()) / max(len(values), 1)) / LOOK_SHARPNESS, 1e-6)
        total = 0.0
        for edge in table.edges.values():
            value = values.get(edge.action)
            edge.prior = sqrt(edge.prior) * (0.05 if value is None else raise_to(value - top, temper))
            total += edge.prior
        for edge in table.edges.values():
            edge.prior = 0.9 * edge.prior / total + 0.1 / len(table.edges)

    def ranked(self) -> list[Edge]:
        """The root's options, best first."""
        edges = self._table(self.root, self.info.seat).edges
        offered = [edges[action] for action in self.info.legal if action in edges]
        return sorted(offered, key=lambda edge: (-edge.visits, -edge.mean, -edge.prior))

    # -- one iteration

    def iterate(self) -> None:
        self.iterations += 1
        knowledge, chance = self.knowledge, self.chance
        s = self.info.sample(chance)
        stage = knowledge.stage(s) + self.ahead
        node = self.root
        walked: list[Walked] = []
        later: list[tuple[int, int]] = []
        key: tuple[Any, ...] = ()
        fresh = False
        while s.frames and not fresh:
            frame = s.frames[-1]
            if frame[0].many:
                node = self._child(node, (*key, frame[0], frame[1])) if key else node
                key, fresh = self._answer_all(s, node, walked)
                continue
            seat = frame[1]
            actions = knowledge.options(s, seat, legal(s, seat))
            if len(actions) == 1 and key:
                play(s, chance, seat, actions[0])
                continue
            node = self._child(node, (*key, frame[0], seat)) if key else node
            edge = self._select(node, s, seat, actions, walked)
            fresh = edge.visits == 0
            key = (edge.action,)
            play(s, chance, seat, edge.action)
        self._play_out(s, len(walked), stage, later)
        settle(s, knowledge, chance)
        self._learn(s, walked, later)

    def _answer_all(self, s: State, node: Node, walked: list[Walked]) -> tuple[tuple[int, ...], bool]:
        """A sealed choice: every seat picks from its own table before anything is played."""
        seats = to_act(s)
        options = [(seat, self.knowledge.options(s, seat, legal(s, seat))) for seat in seats]
        edges = [self._select(node, s, seat, actions, walked) for seat, actions in options]
        for seat, edge in zip(seats, edges, strict=True):
            play(s, self.chance, seat, edge.action)
        return tuple([edge.action for edge in edges]), any(edge.visits == 0 for edge in edges)

    def _select(self, node: Node, s: State, seat: int, actions: list[int], walked: list[Walked]) -> Edge:
        table = self._table(node, seat)
        edges = table.edges
        for action in actions:
            if action not in edges:
                self._fill(table, s, seat, actions)
                break
        offered = [edges[action] for action in actions]
        limit = int(self.knowledge.width * (table.visits + 1) ** self.knowledge.widen)
        if len(offered) > limit:
            offered.sort(key=_by_prior)
            del offered[limit:]
        low = self.lows.get(seat, 0.0)
        span = self.highs.get(seat, 1.0) - low or 1.0
        default = ((table.total / table.visits - low) / span if table.visits else 0.5) - MODESTY
        best, best_score, explore = offered[0], -inf, self.knowledge.explore
        echo = self.knowledge.echo
        for edge in offered:
            edge.available += 1
            visits = edge.visits
            if echo and edge.echoes:
                weight = echo * edge.echoes / (echo + edge.echoes)
                total = edge.total + weight * edge.echo_total / edge.echoes
                mean = (total / (visits + weight) - low) / span
            else:
                mean = (edge.total / visits - low) / span if visits else default
            score = mean + explore * edge.prior * sqrt(edge.available) / (1 + visits)
            if score > best_score:
                best, best_score = edge, score
        walked.append((seat, table, best))
        return best

    def _fill(self, table: Table, s: State, seat: int, actions: list[int]) -> None:
        """Add the options that no sample has offered before, with their priors."""
        rates = self.knowledge.rate(s, seat, actions) or [1.0] * len(actions)
        if not table.scale:
            table.scale = sum(rates) or 1.0
        for action, rate in zip(actions, rates, strict=True):
            if action not in table.edges:
                table.edges[action] = Edge(action, rate / table.scale)

    def _play_out(self, s: State, walked: int, stage: int, later: list[tuple[int, int]]) -> None:
        """Play on by the move ordering, up to the horizon; `later` takes down who played what."""
        knowledge, chance = self.knowledge, self.chance
        left = max(self.depth - walked, self.depth // 3)
        while left > 0 and s.frames and knowledge.stage(s) < stage:
            seat = to_act(s)[0]
            actions = knowledge.options(s, seat, legal(s, seat))
            left -= len(actions) > 1
            action = follow(knowledge, s, seat, actions, chance)
            later.append((seat, action))
            play(s, chance, seat, action)

    def _learn(self, s: State, walked: list[Walked], later: list[tuple[int, int]]) -> None:
        shares, rows = self.knowledge.judge(s)
        for seat, share in enumerate(shares):
            self.lows[seat] = min(share, self.lows.get(seat, 1.0))
            self.highs[seat] = max(share, self.highs.get(seat, 0.0))
        first = walked[0] if walked else None
        for seat, table, edge in walked:
            share = shares[seat]
            edge.visits += 1
            edge.total += share
            table.visits += 1
            table.total += share
        if self.knowledge.echo:
            hear(walked, later, shares)
        if first is None:
            return
        mine = next((step for step in walked if step[0] == self.info.seat), first)[2]
        row = rows[self.info.seat]
        mine.row = row if mine.row is None else [a + b for a, b in zip(mine.row, row, strict=True)]

    # -- the tree

    def _table(self, node: Node, seat: int) -> Table:
        table = node.tables.get(seat)
        if table is None:
            table = node.tables[seat] = Table()
        return table

    def _child(self, node: Node, key: tuple[Any, ...]) -> Node:
        child = node.children.get(key)
        if child is None:
            child = node.children[key] = Node()
        return child


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


def _by_prior(edge: Edge) -> float:
    return -edge.prior if edge.visits == 0 else -1.0 - edge.prior


def raise_to(difference: float, temper: float) -> float:
    return float(2.718281828459045 ** (difference / temper))


def follow(knowledge: Knowledge, s: State, seat: int, actions: list[int], chance: Seeded) -> int:
    """A quick move: what the move ordering likes best, blurred so that playouts differ."""
    if len(actions) == 1:
        return actions[0]
    rates = knowledge.rate(s, seat, actions)
    if rates is None:
        return actions[chance.pick(len(actions))]
    best, best_score, blur = actions[0], -1.0, knowledge.blur / BLUR_STEPS
    for action, rate in zip(actions, rates, strict=True):
        score = rate * (1.0 - blur * chance.pick(BLUR_STEPS))
        if score > best_score:
            best, best_score = action, score
    return best


def settle(s: State, knowledge: Knowledge, chance: Seeded) -> None:
    """Play on by the move ordering until the position can be judged."""
    for _ in range(SETTLE):
        if not s.frames or not knowledge.is_unsettled(s):
            return
        seat = to_act(s)[0]
        actions = knowledge.options(s, seat, legal(s, seat))
        play(s, chance, seat, favourite(knowledge, s, seat, actions, chance))


def favourite(knowledge: Knowledge, s: State, seat: int, actions: list[int], chance: Seeded) -> int:
    """What the move ordering likes best."""
    rates = knowledge.rate(s, seat, actions) if len(actions) > 1 else None
    if rates is None:
        return actions[chance.pick(len(actions))]
    return actions[rates.index(max(rates))]


def one_step(
    info: Information,
    knowledge: Knowledge,
    chance: Seeded,
    deadline: float | None,
    samples: int = 1,
    clock: Clock = perf_counter,
) -> dict[int, float]:
    """For each action the seat's share of the win one step on, as far as the clock allows."""
    totals: dict[int, float] = {}
    counts: dict[int, int] = {}
    seat = info.seat
    for _ in range(samples):
        s = info.sample(chance)
        for action in ordered(info, knowledge, s):
            if deadline is not None and clock() >= deadline:
                return {known: totals[known] / counts[known] for known in totals}
            twin = s.copy()
            play(twin, chance, seat, action)
            settle(twin, knowledge, chance)
            totals[action] = totals.get(action, 0.0) + knowledge.shares(twin)[seat]
            counts[action] = counts.get(action, 0) + 1
    return {known: totals[known] / counts[known] for known in totals}


def ordered(info: Information, knowledge: Knowledge, s: State) -> list[int]:
    """The actions worth a thought, promising ones first."""
    actions = knowledge.options(s, info.seat, info.legal)
    rates = knowledge.rate(s, info.seat, actions)
    if rates is None:
        return actions
    by_rate = sorted(zip(rates, actions, strict=True), key=lambda pair: -pair[0])
    return [action for _, action in by_rate]
