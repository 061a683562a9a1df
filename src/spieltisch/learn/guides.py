"""Guided games: a position, fixed chance, what the others do, and steps of one idea each. A file a lesson."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any

import spieltisch
from spieltisch.core import Committed, Match
from spieltisch.locale import FALLBACK, LANGUAGES


def fits(patterns: list[str], action: str) -> bool:
    """Whether the words of an action are as one of the patterns; `*` stands for anything."""
    return any(fnmatchcase(action, pattern) for pattern in patterns)


@dataclass(frozen=True)
class GuideStep:
    """One idea. Without `want` it is read and gone on from."""

    name: str
    chapter: int
    rule: str  # anchor in the rule book
    look: list[str]  # things to light, by what the table calls them: `region=bretonnia`
    texts: dict[str, dict[str, str]]
    want: list[str] = field(default_factory=list)  # patterns of the actions that serve the idea
    times: int = 1  # so many of them
    way: list[str] = field(default_factory=list)  # what to click for the first of them, in order
    others: dict[str, list[str]] = field(default_factory=dict)  # what others do while it is open, before anything else

    def say(self, language: str, key: str) -> str:
        """title, say, do, praise or nudge; `now` and `then` where something is added up; empty where it has none."""
        return self.texts.get(language, self.texts[FALLBACK]).get(key, "")


@dataclass(frozen=True)
class Guide:
    title: str
    number: int  # the first game has 1
    seat: int
    chance: str
    position: dict[str, Any]
    others: dict[str, list[str]]  # by seat: the first pattern that fits decides
    free: list[str]  # actions of the learner that neither serve nor harm, as closing an empty window
    steps: tuple[GuideStep, ...]
    texts: dict[str, dict[str, str]]  # `title` and `say`: a word to the learner at the end
    to_the_end: bool = False  # the game is played to its end; else the lesson ends with its last step

    def say(self, language: str, key: str) -> str:
        return self.texts.get(language, self.texts[FALLBACK])[key]

    def reply(self, seat: int, legal: list[str], step: GuideStep | None) -> str:
        """What the script does for a seat: as the step says, then the guide, else the first that may be done."""
        wanted = [*(step.others.get(str(seat), []) if step else []), *self.others.get(str(seat), [])]
        return next((action for pattern in wanted for action in legal if fits([pattern], action)), legal[0])


@cache
def guides(title: str) -> tuple[Guide, ...]:
    """The guided games of a title: the first game, then one whole round."""
    folder = files(__package__).joinpath("data", "guides", title)
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return tuple(_guide(title, at, file.read_text(encoding="utf-8")) for at, file in enumerate(found, start=1))


def _guide(title: str, number: int, text: str) -> Guide:
    data = tomllib.loads(text)
    texts = {key: data.pop(key) for key in LANGUAGES}
    steps = tuple(_step(step) for step in data.pop("steps"))
    return Guide(title=title, number=number, texts=texts, steps=steps, **data)


def _step(data: dict[str, Any]) -> GuideStep:
    texts = {key: value for key, value in data.items() if key in LANGUAGES}
    return GuideStep(texts=texts, **{key: value for key, value in data.items() if key not in texts})


class Lesson:
    """A guided game as far as it has come: the match, and the step that is being made. Undo takes steps back too."""

    def __init__(self, of: Guide) -> None:
        self.guide = of
        # As at a table: everybody adds to the chance, here nothing.
        chance = Committed(of.chance, [""] * len(of.others))
        self.match = Match.from_position(spieltisch.game(of.title), of.position, chance)
        # After an entry: the step, how often it was served, and whether the learner has gone another way.
        self.marks = [(0, 0, 0, False)]

    @property
    def now(self) -> int:
        return len(self.match.entries)

    @property
    def at(self) -> int:
        return self._mark[1]

    @property
    def count(self) -> int:
        return self._mark[2]

    @property
    def _mark(self) -> tuple[int, int, int, bool]:
        return next(mark for mark in reversed(self.marks) if mark[0] <= self.now)

    def _put(self, at: int, count: int = 0, *, strays: bool = False) -> None:
        mark = (self.now, at, count, strays or self._mark[3])
        self.marks = [mark for mark in self.marks if mark[0] < self.now] + [mark]

    @property
    def step(self) -> GuideStep | None:
        """None when the guide has said all."""
        return self.guide.steps[self.at] if self.at < len(self.guide.steps) else None

    @property
    def is_done(self) -> bool:
        """Nothing is left to learn here."""
        return self.match.over or (self.step is None and not self.guide.to_the_end)

    @property
    def is_asked(self) -> bool:
        return self.guide.seat in self.match.to_act()

    def wanted(self) -> list[str]:
        """The legal actions that serve the idea of the step."""
        want = self.step.want if self.step else []
        return [action for action in self.match.legal(self.guide.seat) if fits(want, action)]

    def next(self) -> None:
        """Go on, after reading or by skipping."""
        self._put(self.at + 1, strays=self.step is not None and bool(self.step.want))

    def catch_up(self) -> None:
        """Whoever went another way is met where the guide can speak again: at the first step that can be made."""
        has_strayed = self._mark[3]
        if not has_strayed or not self.is_asked or self.step is None or not self.step.want or self.wanted():
            return
        asked = [action for action in self.match.legal(self.guide.seat) if not fits(self.guide.free, action)]
        later = enumerate(self.guide.steps[self.at :], start=self.at)
        at = next((at for at, step in later if any(fits(step.want, action) for action in asked)), self.at)
        self._put(at, self.count if at == self.at else 0)

    def act(self, action: str) -> bool:
        """Whether the action served."""
        wanted = self.wanted()
        self.match.apply(self.guide.seat, action)
        return self.acted(action, wanted)

    def acted(self, action: str, wanted: list[str]) -> bool:
        """The learner has taken it where others were `wanted`: the step is made when it was served often enough."""
        at, count, step = self.at, self.count, self.step
        serves = step is not None and fits(step.want, action)
        is_made = step is not None and serves and count + 1 >= step.times
        self._put(at + is_made, 0 if is_made else count + serves, strays=bool(wanted) and not serves)
        return serves

    def others_act(self) -> None:
        """Everybody else, up to the next decision of the learner."""
        while not self.is_done and not self.is_asked:
            seat = self.match.to_act()[0]
            self.match.apply(seat, self.guide.reply(seat, self.match.legal(seat), self.step))
        self.catch_up()
