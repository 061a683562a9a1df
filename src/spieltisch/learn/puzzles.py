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
    may_be: list[dict[str, Any]]  # parts of the position that the solver can not see, instead of those written
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
        title=title,
        name=name,
        texts=texts,
        **{"until": "turn", "at_end": False, "seat": 0, "too_late": [], "may_be": [], **rest},
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

    The solver may not need luck; a die of the others falls as it likes, and the goal must still be reached. Where
    positions look the same to the solver, one and the same action has to be good.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.game: Game[Any] = spieltisch.game(puzzle.title)
        self.known: dict[str, bool] = {}
        hidden = [puzzle.position, *(_with(puzzle.position, part) for part in puzzle.may_be)]
        self.starts = tuple(self.game.position(each, seed=1).state for each in hidden)
        self.start = self.starts[0]
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

    def wins(self, *alike: State) -> bool:
        """Whether the goal can be forced from positions that the solver can not tell apart."""
        key = "".join(sorted({s.digest() for s in alike}))
        if key not in self.known:
            if len(self.known) > NODES:
                raise RuntimeError(f"{self.puzzle.name}: more than {NODES} positions")
            self.known[key] = False  # a way back is no way
            self.known[key] = self._wins(alike)
        return self.known[key]

    def wins_by(self, action: int, alike: tuple[State, ...] = ()) -> bool:
        """Whether this action of the solver, from the start unless told, still forces the goal."""
        return self._are_good([self.after(s, self.puzzle.seat, action) for s in alike or self.starts])

    def _wins(self, alike: tuple[State, ...]) -> bool:
        s = alike[0]  # the others look the same
        if self.puzzle.at_end:  # the game itself ends the try
            return self._wins_next(alike) if to_act(s) else is_reached(self.puzzle.goal, self._table(s))
        table = self._table(s)
        if table[self.puzzle.until] != self.began:
            return False
        return is_reached(self.puzzle.goal, table) or (bool(to_act(s)) and self._wins_next(alike))

    def _wins_next(self, alike: tuple[State, ...]) -> bool:
        seat = to_act(alike[0])[0]
        if seat == self.puzzle.seat:
            return any(self.wins_by(action, alike) for action in self._actions(alike[0], seat))
        ways = ((s, action) for s in alike for action in self._actions(s, seat))
        if len(self.starts) == 1:
            return all(self._are_good([then]) for s, action in ways for then in self._all_after(s, seat, action))
        return self._are_good([then for s, action in ways for then in self._all_after(s, seat, action)])

    def _actions(self, s: State, seat: int) -> list[int]:
        return [action for action in legal(s, seat) if not self._is_idle(action)]

    def _are_good(self, found: list[State | None]) -> bool:
        """Whether the goal can be forced from each of them, knowing no more than the solver sees."""
        groups: dict[str, dict[str, State]] = {}
        for then in found:
            if then is None:
                return False
            seen = repr((to_act(then), self._table(then))) if len(found) > 1 else ""
            groups.setdefault(seen, {})[then.digest()] = then
        return all(self.wins(*alike.values()) for alike in groups.values())


def _with(table: dict[str, Any], part: dict[str, Any]) -> dict[str, Any]:
    """A table with some values replaced, in the tables inside it too."""
    inner = {key: _with(table[key], value) for key, value in part.items() if isinstance(value, dict) and key in table}
    return {**table, **part, **inner}
