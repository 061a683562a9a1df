"""Lessons and puzzles: a position, a goal that the view can be asked for, and texts. A new one is a file."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import spieltisch
from spieltisch.core import Chance, legal, play, to_act
from spieltisch.core.chance import NotTold, Outcome, Told
from spieltisch.core.game import Game
from spieltisch.core.state import State
from spieltisch.locale import FALLBACK

NODES = 60_000
LESSON = 2  # the highest level of a lesson


@dataclass(frozen=True)
class Puzzle:
    title: str
    name: str
    level: int  # 1 to 5; a lesson has 1 or 2
    seat: int
    rule: str  # anchor in the rule book
    position: dict[str, Any]
    goal: list[dict[str, Any]]
    until: str  # the part of the view whose change ends the try
    at_end: bool  # the goal counts only when nobody has to act any more
    solution: list[str]
    wrong: list[str]
    too_late: list[str]  # verbs that no longer lead anywhere
    texts: dict[str, dict[str, str]]

    @property
    def is_hard(self) -> bool:
        """A puzzle, no lesson."""
        return self.level > LESSON

    def say(self, language: str, key: str) -> str:
        """title, idea, goal, hint or why."""
        return self.texts.get(language, self.texts[FALLBACK])[key]


@cache
def puzzles(title: str) -> tuple[Puzzle, ...]:
    """All of a title: lessons, then puzzles, both as their file names say."""
    folder = files(__package__).joinpath("data", "puzzles", title)
    if not folder.is_dir():
        return ()
    found = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".toml")), key=lambda entry: entry.name)
    read = (_read(title, entry.name.removesuffix(".toml"), entry.read_text(encoding="utf-8")) for entry in found)
    return tuple(sorted(read, key=lambda one: one.is_hard))


def _read(title: str, name: str, text: str) -> Puzzle:
    data = tomllib.loads(text)
    texts = {key: value for key, value in data.items() if isinstance(value, dict) and "idea" in value}
    rest = {key: value for key, value in data.items() if key not in texts}
    return Puzzle(
        title=title, name=name, texts=texts, **{"until": "turn", "at_end": False, "seat": 0, "too_late": [], **rest}
    )


def part(table: Any, path: str) -> Any:
    """A place in a view: `gods.0.vp`, `seats.1.zones.2.damage`."""
    for step in path.split("."):
        table = table[int(step)] if isinstance(table, list) else table[step]
    return table


def amount(table: dict[str, Any], path: str) -> int:
    """A number; lists of causes are added up, other lists counted."""
    found = part(table, path)
    if isinstance(found, list):
        return sum(cause["value"] for cause in found) if found and "value" in found[0] else len(found)
    return int(found or 0)


def is_reached(goal: list[dict[str, Any]], table: dict[str, Any]) -> bool:
    return all(
        one.get("at_least", -1 << 30) <= amount(table, one["path"]) <= one.get("at_most", 1 << 30) for one in goal
    )


class _NoLuck(Exception):
    """The way needs chance, so it is no solution."""


class _Certain(Chance):
    """Answers only what has a single answer."""

    def pick(self, n: int) -> int:
        if n > 1:
            raise _NoLuck
        return 0

    def roll(self, n: int, sides: int = 6) -> list[int]:
        raise _NoLuck


class PuzzleSolver:
    """Whether a goal can be forced: the solver needs one good action, the others try all of theirs.

    The solver may not need luck; a die of the others falls as it likes, and the goal must still be reached.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.game: Game[Any] = spieltisch.game(puzzle.title)
        self.known: dict[str, bool] = {}
        self.start = self.game.position(puzzle.position, seed=1).state
        self.began = self._table(self.start)[puzzle.until]

    def _table(self, s: State) -> dict[str, Any]:
        return self.game.view(s, self.puzzle.seat)

    def after(self, s: State, seat: int, action: int) -> State | None:
        """The position after an action; None if it needs luck."""
        twin = s.copy()
        try:
            play(twin, _Certain(), seat, action)
        except _NoLuck:
            return None
        return twin

    def _all_after(self, s: State, seat: int, action: int) -> list[State | None]:
        """The positions after an action of somebody else, however the die falls; None where cards decide."""
        found: list[State | None] = []
        waiting: list[list[Outcome]] = [[]]
        while waiting:
            outcomes, twin = waiting.pop(), s.copy()
            try:
                play(twin, Told(outcomes), seat, action)
                found.append(twin)
            except NotTold as asked:
                kind, number, sides = asked.question
                if kind != "roll" or number > 1:
                    return [None]
                waiting += [[*outcomes, [die]] for die in range(1, sides + 1)]
        return found

    def _is_idle(self, action: int) -> bool:
        """Opens no way of its own: to let windows pass is to pass in each of them."""
        verb = self.game.verbs.verb_of(action).name
        return verb == "yield" or verb in self.puzzle.too_late

    def wins(self, s: State) -> bool:
        key = s.digest()
        if key not in self.known:
            if len(self.known) > NODES:
                raise RuntimeError(f"{self.puzzle.name}: more than {NODES} positions")
            self.known[key] = False  # a way back is no way
            self.known[key] = self._wins(s)
        return self.known[key]

    def _wins(self, s: State) -> bool:
        if self.puzzle.at_end:  # the game itself ends the try
            return self._wins_next(s) if to_act(s) else is_reached(self.puzzle.goal, self._table(s))
        table = self._table(s)
        if table[self.puzzle.until] != self.began:
            return False
        return is_reached(self.puzzle.goal, table) or (bool(to_act(s)) and self._wins_next(s))

    def _wins_next(self, s: State) -> bool:
        seat = to_act(s)[0]
        actions = [action for action in legal(s, seat) if not self._is_idle(action)]
        if seat == self.puzzle.seat:
            return any(self._is_good(self.after(s, seat, action)) for action in actions)
        return all(self._is_good(then) for action in actions for then in self._all_after(s, seat, action))

    def _is_good(self, then: State | None) -> bool:
        return then is not None and self.wins(then)
