"""The opponents by name. Levels differ in the size of their search and in how steadily they play its best."""

from __future__ import annotations

from time import perf_counter
from typing import Any, NamedTuple

from spieltisch.core import Ints, Message, Seeded, State, ints, legal, play
from spieltisch.core._native import mypyc_attr
from spieltisch.core.stack import Frame

from .evaluator import Evaluator
from .information import AgentChoice, Information, Ranked
from .knowledge import Knowledge, by_hand, knowledge
from .net import shipped_evaluator
from .playout import Blur, Clock, follow, one_step, settle
from .reasons import Reasoner, chance, explain
from .search import Search
from .tree import Edge, Node

GREEDY_SAMPLES = 2
TOLD_SAMPLES = 4  # of what a seat can not see, for the chance that people are told
SAFETY = 0.9  # of the budget goes into the search, the rest is for reasons and a slow moment
FEW, PER_OPTION = 0.1, 0.15  # part of the budget for a choice between few options
PLANNING = 0.7  # of the time, where the rest of a chain must be planned as well
CHAIN = 80  # the longest line planned at once
WEIGHED, LEAST_LINES = 3, 12  # options that are compared when somebody asks why, and lines for each
FINE = 1 << 20


class Level(NamedTuple):
    """What people choose."""

    budget: float  # the most seconds for a decision, and for a planned chain
    iterations: int | None  # of its search; None: as many as the time allows
    temper: float  # an option is played as often as its visits ** (1 / temper) say; 0: always the best
    learned: bool = True  # orders moves by what was learned about them, where anything was


LEVELS: dict[str, Level] = {
    "novice": Level(0.2, 12, 1.0, learned=False),
    "veteran": Level(0.5, 24, 0.25),
    "warlord": Level(1.0, 250, 0.0),
    "champion": Level(2.0, None, 0.0),
}
AGENTS: tuple[str, ...] = ("random", "greedy", *LEVELS)


class Planned(NamedTuple):
    """A step of a planned line: taken if the same question really comes."""

    decision: Frame
    legal: tuple[int, ...]
    action: int


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """Decides for one seat of one game. Keeps its tree and its plans between decisions, nothing else."""

    name = ""

    def __init__(self, seed: int) -> None:
        self.chance = Seeded(seed)
        self.plan: list[Planned] = []  # what it means to play next

    def choose(self, info: Information) -> AgentChoice:
        raise NotImplementedError


class Random(Agent):
    name = "random"

    def choose(self, info: Information) -> AgentChoice:
        action = info.legal[self.chance.pick(len(info.legal))]
        return AgentChoice(action, Message("ai-random", {"count": len(info.legal)}), [])


class Greedy(Agent):
    """Plays what looks best one step on."""

    name = "greedy"

    def __init__(self, seed: int, samples: int = GREEDY_SAMPLES, known: Knowledge | None = None) -> None:
        super().__init__(seed)
        self.samples = samples
        self.known = known

    def choose(self, info: Information) -> AgentChoice:
        known = self.known or knowledge(info.game)
        values = one_step(info, known, self.chance, None, self.samples)
        order = sorted(values, key=lambda action: -values[action])
        edges = [Edge(action, 0.0) for action in order]
        for edge in edges:
            edge.visits, edge.told_total = self.samples, self.samples * values[edge.action]
        return reasoned(info, Reasoner(known, None, info.seat, []), edges, 0, [])


class Searcher(Agent):
    """Searches samples of what it can not see, within a budget of time or iterations."""

    def __init__(
        self,
        name: str,
        seed: int,
        budget: float | None,
        iterations: int | None,
        temper: float = 0.0,
        known: Knowledge | None = None,
        clock: Clock = perf_counter,
        evaluator: Evaluator | None = None,
        taught: bool = False,
        learned: bool = True,
    ) -> None:
        super().__init__(seed)
        self.evaluator = evaluator
        self.taught = taught  # judges by what ships with the title, if anything does
        self.learned = learned  # the same of its move ordering
        self.clock = clock
        self.name = name
        self.budget = budget
        self.iterations = iterations
        self.temper = temper
        self.known = known
        self._tree: tuple[int, int, Node] | None = None  # entry, action and root of the last search

    def choose(self, info: Information) -> AgentChoice:
        started = self.clock()
        if len(info.legal) == 1:
            return AgentChoice(info.legal[0], Message("ai-only"), [])
        known = self.known or (knowledge(info.game) if self.learned else by_hand(info.game))
        options = known.options(info.sample(self.chance), info.seat, ints(info.legal))
        if len(options) == 1:
            return AgentChoice(options[0], Message("ai-only"), [])
        planned = self._planned(info)
        if planned is not None:
            return AgentChoice(planned, Message("ai-planned"), [])
        share = SAFETY * min(1.0, FEW + PER_OPTION * float(len(options)))
        if info.sample(self.chance).top().name.rpartition(".")[2] in known.chains:
            share *= PLANNING
        deadline = None if self.budget is None else started + share * self.budget
        evaluator = self._evaluator(info)
        search = Search(info, known, self.chance, self._kept_tree(info), self.clock, evaluator)
        search.grow(deadline, self.iterations)
        ranked = search.ranked()
        picked = self._picked(ranked)
        action = ranked[picked].action
        self._tree = (info.entry, action, search.root)
        self.plan = self._line(info, known, search.root, action)
        return self._told(info, Reasoner(known, evaluator, info.seat, search.ends), ranked, picked, ranked[0])

    def weigh(self, info: Information, action: int) -> AgentChoice:
        """Why somebody plays this: it and its best rivals get their share of the lines."""
        known = self.known or knowledge(info.game)
        if len(known.options(info.sample(self.chance), info.seat, ints(info.legal))) < 2:
            return AgentChoice(action, Message("ai-only"), [])
        evaluator = self._evaluator(info)
        search = Search(info, known, self.chance, clock=self.clock, evaluator=evaluator)
        search.grow(None, self.iterations)
        ranked = search.ranked()
        weighed = [edge for edge in ranked if edge.action == action]
        if not weighed:
            return AgentChoice(action, Message("ai-silent"), [])
        weighed += [edge for edge in ranked if edge.action != action][: WEIGHED - 1]
        for edge in weighed:
            while edge.visits < LEAST_LINES:
                search.iterate(edge.action)
        reasoner = Reasoner(known, evaluator, info.seat, search.ends)
        return self._told(info, reasoner, weighed, 0, max(weighed, key=lambda edge: edge.visits))

    def _told(self, info: Information, reasoner: Reasoner, edges: list[Edge], picked: int, best: Edge) -> AgentChoice:
        """The choice in words; the best is worth what the evaluator says of the position."""
        evaluator = reasoner.evaluator
        shift = 0.0 if evaluator is None else self._expected(info, evaluator) - best.told
        return reasoned(info, reasoner, edges, picked, reasoner.worths(info.sample(self.chance)), shift)

    def _expected(self, info: Information, evaluator: Evaluator) -> float:
        """What the evaluator says of the position itself: playouts flatter whoever is to move, this comes true."""
        total = 0.0
        for _ in range(TOLD_SAMPLES):
            total += evaluator.told(info.sample(self.chance), info.seat)[info.seat]
        return total / TOLD_SAMPLES

    def _evaluator(self, info: Information) -> Evaluator | None:
        """What it has learned, if it has, and if this game is one of those it learned from."""
        evaluator = shipped_evaluator(info.game) if self.taught and self.evaluator is None else self.evaluator
        fits = evaluator is not None and evaluator.encoding.is_fit(info.sample(self.chance))
        return evaluator if fits else None

    def _picked(self, ranked: list[Edge]) -> int:
        """The best, or with a temper anything that was looked at, the better the likelier."""
        if not self.temper or not ranked[0].visits:
            return 0
        most = float(ranked[0].visits)
        weights = [(float(edge.visits) / most) ** (1.0 / self.temper) for edge in ranked]
        mood = sum(weights) * float(self.chance.pick(FINE)) / FINE
        for place, weight in enumerate(weights):
            mood -= weight
            if mood < 0.0:
                return place
        return 0

    # -- between decisions

    def _kept_tree(self, info: Information) -> Node | None:
        """The branch below the last action, if nobody else has acted since."""
        if self._tree is None:
            return None
        entry, action, root = self._tree
        self._tree = None
        if info.entry < 0 or info.entry != entry + 1:
            return None
        s = info.sample(self.chance)
        node = root.children.get((action, s.top(), s.argument(0)))
        if node is None or info.seat not in node.tables:
            return None
        node.tables[info.seat].fade()
        return node

    def _planned(self, info: Information) -> int | None:
        if not self.plan:
            return None
        step = self.plan.pop(0)
        if info.sample(self.chance).top() is step.decision and step.legal == tuple(info.legal):
            return step.action
        self.plan = []
        return None

    def _line(self, info: Information, known: Knowledge, root: Node, action: int) -> list[Planned]:
        """The rest of a chain of small decisions, as far as no die and nobody else comes between."""
        s = info.sample(self.chance)
        chain = s.top()
        if chain.many or chain.name.rpartition(".")[2] not in known.chains:
            return []
        watch = Watched(self.chance.pick(1 << 30))
        line: list[Planned] = []
        node: Node | None = root
        while len(line) < CHAIN:
            play(s, watch, info.seat, action)
            if watch.asked or not s.depth or not s.is_top(chain) or s.argument(0) != info.seat:
                break
            if node is not None:
                node = node.children.get((action, chain, info.seat))
            actions = legal(s, info.seat)
            action = self._next(known, s, info.seat, actions, node)
            line.append(Planned(chain, tuple(actions), action))
        return line

    def _next(self, known: Knowledge, s: State, seat: int, actions: Ints, node: Node | None) -> int:
        """What the search found, or where it has hardly been, what looks best one step on."""
        if node is not None and seat in node.tables:
            edges = [edge for edge in node.tables[seat].edges.values() if edge.action in actions]
            best = max(edges, key=lambda edge: edge.visits, default=None)
            if best is not None and best.visits >= 3:
                return best.action
        return glance(known, s, seat, actions, self.chance)


def glance(known: Knowledge, s: State, seat: int, actions: Ints, chance: Seeded) -> int:
    """The best of a few likely actions, one step on."""
    best, best_value, blur = actions[0], -1.0, Blur(chance.pick(1 << 30))
    candidates = set(actions) if len(actions) <= 12 else {follow(known, s, seat, actions, blur) for _ in range(12)}
    for action in candidates:
        twin = s.copy()
        play(twin, chance, seat, action)
        settle(twin, known, chance)
        value = known.shares(twin)[seat]
        if value > best_value:
            best, best_value = action, value
    return best


class Watched(Seeded):
    """Chance that remembers whether anybody asked."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked = False

    def pick(self, n: int) -> int:
        self.asked = True
        return super().pick(n)

    def roll(self, n: int, sides: int = 6) -> list[int]:
        self.asked = True
        return super().roll(n, sides)


LOOKED = 16  # actions of which it is told what they bring


def reasoned(
    info: Information, reasoner: Reasoner, edges: list[Edge], picked: int, worths: list[float], shift: float = 0.0
) -> AgentChoice:
    """The action and why, and the three best by the chances told, for teaching and hints; all chances are shifted."""
    told = [*sorted(edges[:3], key=lambda edge: -edge.told), *edges[3:]]
    best = [
        Ranked(edge.action, chance(edge, shift), edge.visits, explain(info.game, reasoner, told, place, worths, shift))
        for place, edge in enumerate(told[:3])
    ]
    looked = [(edge.action, chance(edge, shift), edge.visits) for edge in told[3:LOOKED] if edge.visits]
    return AgentChoice(edges[picked].action, explain(info.game, reasoner, edges, picked, worths, shift), best, looked)


def agent(name: str, seed: int = 0, budget: float | None = None, iterations: int | None = None, **more: Any) -> Agent:
    """An opponent by name. With `iterations` it ignores the clock unless a budget is given as well."""
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(seed, **more)
    if name not in LEVELS:
        raise ValueError(f"no opponent called {name!r}; there are: {', '.join(AGENTS)}")
    level = LEVELS[name]
    if iterations is None:
        budget = level.budget if budget is None else budget
        iterations = level.iterations
    return Searcher(name, seed, budget, iterations, level.temper, taught=True, learned=level.learned, **more)
