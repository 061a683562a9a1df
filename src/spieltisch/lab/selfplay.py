"""Games to learn from: many quick ones by the move ordering or by instinct, and fewer with a search."""

from __future__ import annotations

import random
from math import exp
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from spieltisch.ai.encodings import Encoding, encoding
from spieltisch.ai.evaluator import Evaluator, SeatPosition
from spieltisch.ai.knowledge import knowledge
from spieltisch.ai.playout import Blur, follow, one_step
from spieltisch.ai.search import LOOK_SHARE, LOOK_SHARPNESS, Search
from spieltisch.ai.series import inform
from spieltisch.ai.tree import OptionTable
from spieltisch.core import Game, Ints, Seeded, State, game, ints, legal, play, to_act

from .dataset import DatasetBuilder, save
from .evaluation import load_evaluator, load_knowledge
from .titles import learned

LOOKED = 0.4  # part of the positions of a game by looks
WILD = (0.02, 0.1, 0.25)  # of a quick game's moves are anything, so that it meets strange positions too
MOODS = (0.05, 0.15, 0.4)  # of a game by looks: how far below the best an option may look and still be played
NOISE, CONCENTRATION = 0.25, 10.0  # at the root of a full search


class SelfPlayTask(NamedTuple):
    """What one worker plays until its time is up, or so many games."""

    title: str
    seed: int
    seconds: float
    out: str
    net: str = ""  # a file of weights; without one the move ordering plays
    changes: str = ""  # how it searches, where that differs from the title's data
    full: int = 0  # iterations of a search whose visits are learned; without any everybody plays by instinct
    fast: int = 20  # of the other searches
    often: float = 0.3  # how often a search is full
    games: int = 1_000_000
    league: float = 0.0  # part of the seats that search with the hand-made judgement
    looks: int = 0  # options that are looked at, one step on; instead of a search


class PlayedGame(NamedTuple):
    path: str
    games: int
    positions: int
    decisions: int


def play_task(task: SelfPlayTask) -> PlayedGame:
    """Play games until the time is over and write down their dataset; a game that is cut off teaches nothing."""
    title = game(task.title)
    made = encoding(title, knowledge(title))
    if made is None:
        raise ValueError(f"nobody wrote an encoding for {task.title}")
    evaluator = load_evaluator(task.title, task.net, task.changes) if task.net else None
    book = DatasetBuilder(made.outputs)
    until = monotonic() + task.seconds
    games = decisions = 0
    while games < task.games and monotonic() < until:
        player = SelfPlayer(title, made, evaluator, book, task, task.seed * 1_000_000 + games)
        played = player.play(until)
        if not played:
            break
        games += 1
        decisions += played
    dataset = book.dataset()
    path = f"{task.out}.{task.seed}.npz"
    save(dataset, Path(path))
    return PlayedGame(path, games, len(dataset.x), decisions)


class SelfPlayer:
    """Plays all seats of one game and notes what can be learned from it."""

    def __init__(
        self,
        title: Game[Any],
        made: Encoding,
        evaluator: Evaluator | None,
        book: DatasetBuilder,
        task: SelfPlayTask,
        number: int,
    ) -> None:
        self.title, self.known, self.made, self.evaluator = (
            title,
            load_knowledge(title.name, task.changes),
            made,
            evaluator,
        )
        self.book, self.task, self.number = book, task, number
        self.chance, self.random = Seeded(number), random.Random(number)
        self.blur = Blur(number)
        self.noted = LOOKED if task.looks else learned(task.title).noted
        self.wild = self.random.choice(WILD)
        self.mood = self.random.choice(MOODS)
        self.stage = -1  # the last round or turn whose beginning was noted
        self.evaluators: list[Evaluator | None] = []  # by seat

    def play(self, until: float) -> int:
        """The number of decisions, 0 if the time was over before the game."""
        seats = self.random.choice(learned(self.title.name).tables or self.title.seats)
        variant = self.known.variant(seats, self.random.randrange(1000))
        self.evaluators = [None if self.random.random() < self.task.league else self.evaluator for _ in range(seats)]
        s = self.title.begin(seats, variant, self.chance)
        decisions = 0
        while s.depth:
            if monotonic() > until:
                self.book.open = []
                return 0
            for seat in to_act(s):
                play(s, self.chance, seat, self.choose(s, seat))
                decisions += 1
        self.book.close(self.number, self.known.result(s))
        return decisions

    def choose(self, s: State, seat: int) -> int:
        actions = legal(s, seat)
        options = self.known.options(s, seat, actions)
        if len(options) == 1:
            return options[0]
        if self.evaluator is not None and self.task.full:
            return self.by_search(s, seat)
        if self.task.looks:
            return self.by_look(s, seat)
        if self.is_noted(s):
            self.note_rates(s, seat, options)
        if self.random.random() < self.wild:
            return actions[self.random.randrange(len(actions))]
        if self.evaluator is None:
            return follow(self.known, s, seat, options, self.blur)
        priors = self.evaluator.priors(SeatPosition(self.made, s, seat), options)
        return self.random.choices(list(options), priors)[0]

    def is_noted(self, s: State) -> bool:
        """Some positions by lot, and all where a round or turn begins: there lines of a search end."""
        begins = self.known.stage(s) != self.stage
        self.stage = self.known.stage(s)
        return begins or self.random.random() < self.noted

    def note_rates(self, s: State, seat: int, options: Ints) -> None:
        """Instinct begins with what the move ordering likes."""
        rates = self.known.rate(s, seat, options) if self.evaluator is None else None
        total = sum(rates) if rates else 1.0
        weights = [rate / total for rate in rates or []]
        self.book.note(SeatPosition(self.made, s, seat), options, weights, None, self.known.shares(s))

    def by_look(self, s: State, seat: int) -> int:
        """What looks best one step on, or nearly."""
        info = inform(self.title, s, seat)
        judge = Search(info, self.known, self.chance, evaluator=self.evaluators[seat]).shares
        values = one_step(info, self.known, self.chance, None, judge=judge, most=self.task.looks)
        top, spread = max(values.values()), max(values.values()) - sum(values.values()) / len(values) + 1e-9
        if self.is_noted(s):
            liked = [exp(LOOK_SHARPNESS * (value - top) / spread) for value in values.values()]
            weights = [value / sum(liked) for value in liked]
            self.book.note(SeatPosition(self.made, s, seat), ints(list(values)), weights, None, self.known.shares(s))
        if self.random.random() < self.wild / 2:
            return self.random.choice(info.legal)
        odds = [exp((value - top) / (self.mood * spread)) for value in values.values()]
        return self.random.choices(list(values), odds)[0]

    def by_search(self, s: State, seat: int) -> int:
        full = self.random.random() < self.task.often
        search = Search(inform(self.title, s, seat), self.known, self.chance, evaluator=self.evaluators[seat])
        iterations = self.task.full if full else self.task.fast
        table = search.prepare(most=None if full else int(LOOK_SHARE * iterations))
        if full:
            self.stir(table)
        for _ in range(iterations):
            search.iterate()
        edges = [edge for edge in table.edges.values() if edge.action in search.info.legal]
        visits = [float(edge.visits) for edge in edges]
        total = sum(visits)
        weights = [count / total for count in visits] if full else []
        actions = ints([edge.action for edge in edges])
        hoped = search.expected() if self.evaluators[seat] is not None else None
        self.book.note(SeatPosition(self.made, s, seat), actions, weights, hoped, self.known.shares(s))
        sharp = 1.0 if full else 1.6  # the exponent: above one it plays its best more often
        return self.random.choices(list(actions), [count**sharp for count in visits])[0]

    def stir(self, table: OptionTable) -> None:
        """A little of a Dirichlet distribution, so that a search tries what it would not."""
        edges = list(table.edges.values())
        drawn = [self.random.gammavariate(CONCENTRATION / len(edges), 1.0) + 1e-9 for _ in edges]
        total = sum(drawn)
        for edge, part in zip(edges, drawn, strict=True):
            edge.prior = (1 - NOISE) * edge.prior + NOISE * part / total
        table.sort()
