"""Information-set Monte Carlo tree search: open loop, a fresh sample and fresh chance in every iteration.

Each seat maximises its own share of the win. Where several seats answer at once, each has a table of its own and none
sees another's. A line that leaves the tree is played on by the move ordering and judged by the title's features, or by
an evaluator that has learned how games end.
"""

from __future__ import annotations

import gc
from math import exp, sqrt
from time import perf_counter
from typing import Any, Final

from spieltisch.core import Ints, Seeded, State, acting, ints, legal, play, to_act

from .evaluator import Evaluator
from .information import Information
from .knowledge import Knowledge
from .playout import Blur, Clock, follow, one_step, settle
from .tree import Edge, Node, OptionTable, Walked, hear

LOOK_SHARE: Final = 0.3  # part of the time, or of the iterations, that may go into the one-step look
MOST_LINES: Final = 5000  # of one search by the clock: a line of Small World takes 17 kB of tree
ENDS: Final = 250  # ends of lines that are kept at least, to check a reason
LOOK_SHARPNESS: Final = 2.0  # an average action looks e to this power less promising than the best


class Line:
    """One iteration's way down the tree, to where it is judged."""

    __slots__ = ("s", "stage", "walked")

    def __init__(self, s: State, stage: int) -> None:
        self.s = s
        self.stage = stage  # where a playout ends
        self.walked: list[Walked] = []


class Search:
    """One decision's search. `grow` may be called again to search on."""

    def __init__(
        self,
        info: Information,
        knowledge: Knowledge,
        chance: Seeded,
        root: Node | None = None,
        clock: Clock = perf_counter,
        evaluator: Evaluator | None = None,
    ) -> None:
        self.clock = clock
        self.evaluator = evaluator
        self.parameters = knowledge.parameters if evaluator is None else evaluator.parameters
        self.info = info
        self.knowledge = knowledge
        self.chance = chance
        self.blur = Blur(chance.pick(1 << 30))
        self.root = root or Node()
        self.iterations = 0
        self.lows: list[float] = []  # by seat, of all shares seen: what counts is where in between one lies
        self.highs: list[float] = []
        self.sums: list[float] = []
        self.ends: list[tuple[Edge, State]] = []  # where the last lines ended, by option of the root

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
        looked = None if iterations is None else int(LOOK_SHARE * iterations)
        self.prepare(None if deadline is None else started + LOOK_SHARE * (deadline - started), looked)
        slowest = 0.0
        before = self.clock()
        most = MOST_LINES if iterations is None else iterations
        while self.iterations < most:
            if deadline is not None and before + slowest >= deadline:
                break
            self.iterate()
            after = self.clock()
            slowest = max(slowest, after - before)
            before = after

    def prepare(self, deadline: float | None = None, most: int | None = None) -> OptionTable:
        """Order the root's options, mostly by where they lead in one step; at most so many of them are tried."""
        info, seat = self.info, self.info.seat
        values: dict[int, float] = {}
        if self.parameters.one_step_look:
            values = one_step(
                info, self.knowledge, self.chance, deadline, clock=self.clock, judge=self.shares, most=most
            )
        s = info.sample(self.chance)
        table = self.root.table(seat)
        self._fill(table, s, seat, self.knowledge.options(s, seat, ints(info.legal)))
        if self.parameters.one_step_look:
            self._sharpen(table, values)
        return table

    def _sharpen(self, table: OptionTable, values: dict[int, float]) -> None:
        top = max(values.values(), default=0.0)
        temper = max((top - sum(values.values()) / max(len(values), 1)) / LOOK_SHARPNESS, 1e-6)
        total = table.looks = 0.0
        least = min(values.values(), default=0.0)
        table.looked = bool(values)
        for edge in table.edges.values():
            value = values.get(edge.action)
            edge.look = least if value is None else value
            table.looks += edge.look * float(edge.visits)
            edge.prior = sqrt(edge.prior) * (0.05 if value is None else exp((value - top) / temper))
            total += edge.prior
        for edge in table.edges.values():
            edge.prior = 0.9 * edge.prior / total + 0.1 / len(table.edges)
        table.sort()

    def expected(self) -> list[float]:
        """Every seat's share of the win, over all lines."""
        return [total / self.iterations for total in self.sums]

    def ranked(self) -> list[Edge]:
        """The root's options, best first."""
        edges = self.root.table(self.info.seat).edges
        offered = [edges[action] for action in self.info.legal if action in edges]
        return sorted(offered, key=lambda edge: (-edge.visits, -edge.mean, -edge.prior))

    # -- one iteration

    def iterate(self, first: int = -1) -> None:
        """Down the tree, on to the horizon by the move ordering, and back with what the position there is worth."""
        self.iterations += 1
        line = self._walk(first)
        later: list[tuple[int, int]] = []
        self._play_out(line.s, len(line.walked), line.stage, later)
        settle(line.s, self.knowledge, self.chance)
        shares, told, rows = self.judge(line.s)
        self._keep(line)
        self._learn(shares, told, rows[self.info.seat], line.walked)
        if self.parameters.rave:
            hear(line.walked, later, shares)

    def _keep(self, line: Line) -> None:
        if len(self.ends) >= 2 * ENDS:
            del self.ends[:ENDS]
        for seat, _, edge in line.walked:
            if seat == self.info.seat:
                self.ends.append((edge, line.s))
                return

    def judge(self, s: State) -> tuple[list[float], list[float], list[list[float]]]:
        """Every seat's share of the win as it is searched with and as it is told, and the features."""
        evaluator, trust = self.evaluator, self.parameters.net_share
        if evaluator is None or not s.depth:
            shares, rows = self.knowledge.judge(s)
            return shares, shares, rows
        asked = evaluator.position(s, self.info.seat if self.parameters.own_view else acting(s))
        told = evaluator.shares(asked)
        hand = self.knowledge.shares_of(asked.rows) if trust < 1.0 else told
        mixed = [trust * told[seat] + (1.0 - trust) * hand[seat] for seat in range(len(told))]
        return mixed, told, asked.rows

    def shares(self, s: State) -> list[float]:
        return self.judge(s)[0]

    def _walk(self, first: int) -> Line:
        """Down the tree with a fresh sample, until somebody tries something new or the game is over.

        A `first` action is taken whatever the tree thinks of it."""
        knowledge, chance = self.knowledge, self.chance
        s = self.info.sample(chance)
        node = self.root
        line = Line(s, knowledge.stage(s) + self.parameters.playout_rounds)
        walked = line.walked
        key: tuple[Any, ...] = ()
        fresh = False
        while s.depth and not fresh:
            top = s.top()
            if top.many:
                node = node.child((*key, top, s.argument(0))) if key else node
                key, fresh = self._answer_all(s, node, walked, -1 if key else first)
                continue
            seat: int = s.argument(0)
            actions = knowledge.options(s, seat, legal(s, seat)) if key or first < 0 else ints([first])
            if len(actions) == 1 and key:
                play(s, chance, seat, actions[0])
                continue
            node = node.child((key[0], top, seat)) if key else node
            edge = self._select(node, s, seat, actions, walked)
            fresh = edge.visits == 0
            key = (edge.action,)
            play(s, chance, seat, edge.action)
        return line

    def _answer_all(self, s: State, node: Node, walked: list[Walked], first: int) -> tuple[tuple[int, ...], bool]:
        """A sealed choice: every seat picks from its own table before anything is played."""
        seats, mine = to_act(s), self.info.seat
        options = [
            (seat, self.knowledge.options(s, seat, legal(s, seat)) if first < 0 or seat != mine else ints([first]))
            for seat in seats
        ]
        edges = [self._select(node, s, seat, actions, walked) for seat, actions in options]
        for seat, edge in zip(seats, edges, strict=True):
            play(s, self.chance, seat, edge.action)
        return tuple([edge.action for edge in edges]), any(edge.visits == 0 for edge in edges)

    def _select(self, node: Node, s: State, seat: int, actions: Ints, walked: list[Walked]) -> Edge:
        table = node.table(seat)
        if not table.offer(actions):
            self._fill(table, s, seat, actions)
            table.offer(actions)
        low, high = (self.lows[seat], self.highs[seat]) if self.lows else (0.0, 1.0)
        best = table.choose(low, high, self.parameters)
        walked.append((seat, table, best))
        return best

    def _fill(self, table: OptionTable, s: State, seat: int, actions: Ints) -> None:
        """Add the options that no sample has offered before, with their priors."""
        rates = self.knowledge.rate(s, seat, actions) or [1.0] * len(actions)
        evaluator, instinct = self.evaluator, self.parameters.policy_prior
        if evaluator is not None and instinct:
            total = sum(rates)
            priors = evaluator.priors(evaluator.position(s, seat), actions)
            rates = [instinct * priors[place] + (1.0 - instinct) * rates[place] / total for place in range(len(rates))]
        table.add(actions, rates)

    def _play_out(self, s: State, walked: int, stage: int, later: list[tuple[int, int]]) -> None:
        """Play on by the move ordering, up to the horizon; `later` takes down who played what."""
        knowledge, chance = self.knowledge, self.chance
        depth = self.parameters.playout_depth
        left = max(depth - walked, depth // 3)
        while left > 0 and s.depth and knowledge.stage(s) < stage:
            seat = acting(s)
            actions = knowledge.options(s, seat, legal(s, seat))
            if len(actions) > 1:
                left -= 1
            action = follow(knowledge, s, seat, actions, self.blur)
            later.append((seat, action))
            play(s, chance, seat, action)

    def _learn(self, shares: list[float], told: list[float], row: list[float], walked: list[Walked]) -> None:
        self._stretch(shares)
        mine: Edge | None = None
        for seat, table, edge in walked:
            share = shares[seat]
            edge.visits += 1
            edge.total += share
            edge.told_total += told[seat]
            table.visits += 1
            table.total += share
            table.looks += edge.look
            if mine is None and seat == self.info.seat:
                mine = edge
        if mine is not None:
            add_row(mine, row)

    def _stretch(self, shares: list[float]) -> None:
        if not self.lows:
            self.lows, self.highs, self.sums = [1.0] * len(shares), [0.0] * len(shares), [0.0] * len(shares)
        for seat in range(len(shares)):
            share = shares[seat]
            self.sums[seat] += share
            if share < self.lows[seat]:
                self.lows[seat] = share
            if share > self.highs[seat]:
                self.highs[seat] = share


def add_row(edge: Edge, row: list[float]) -> None:
    if edge.row is None:
        edge.row = row
        return
    for place in range(len(row)):
        edge.row[place] += row[place]
