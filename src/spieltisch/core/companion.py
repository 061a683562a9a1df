"""Chance at a real table: what people tell of their dice and cards, what is rolled here, and what nobody here knows.

A match with `hands` (the seats that people play with real cards and dice) takes its chance from here. What is about a
hidden draw of such a seat is made up, for only counts change; what everybody sees is asked of the people
(`TableAsks`) and taken from their answers; the rest, ours, comes from the committed stream of the entry.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from .chance import Chance, Question
from .event import Topic
from .message import Message, Refused

PEOPLE: Final = "people"  # who rolls the dice of our seats
HERE: Final = "here"
ROLL_FOR_US: Final = None  # an answer: roll this one here

Answer = list[Any]  # dice as numbers, things by name; ROLL_FOR_US in place of a die
Mark = list[int | None] | None  # of one outcome: what was told, None where it was rolled; None for all of it


class TableQuestion(NamedTuple):
    """What the people at the table are asked: the question of the rules, what it is about, and what they told of it.

    `left` are the things that can still be named, one for each copy; `before`: dice of the same roll that are told.
    """

    asked: Question
    topic: str
    args: dict[str, Any]
    seat: int
    things: list[Any] | None
    told: Answer
    before: list[int]
    faces: list[int]  # what the sides of the die show, if not their numbers
    domain: str | None  # of the things, for their names

    @property
    def left(self) -> list[Any] | None:
        """What has not been named yet; None for dice."""
        if self.things is None:
            return None
        rest = list(self.things)
        for name in self.told:
            rest.remove(name)
        return rest

    def to_json(self) -> dict[str, Any]:
        """JSON-ready, with kind, number and sides of the question."""
        return {
            "kind": self.asked.kind,
            "number": self.asked.number,
            "among": self.asked.among,
            "topic": self.topic,
            "args": self.args,
            "seat": None if self.seat < 0 else self.seat,
            "left": self.left,
            "told": self.told,
            "before": self.before,
            "faces": self.faces,
            "domain": self.domain,
        }


class TableAsks(Exception):
    """The rules ask for something that the people at the table have not told yet. Nothing has changed.

    >>> from spieltisch.core.companion import *
    >>> chance = TableChance(Stream(b"key"), [0], [[6]])
    >>> chance.about(Topic("dice", night=INT), 0, (), 3)
    >>> try:
    ...     chance.roll(2)
    ... except TableAsks as asks:
    ...     asks.question.told, asks.question.asked.number, asks.question.args
    ([6], 2, {'night': 3})
    """

    def __init__(self, question: TableQuestion) -> None:
        super().__init__(f"{question.topic}: {question.asked}")
        self.question = question


class TableChance(Chance):
    """The chance of one entry at a real table. `told` are the answers so far, one list for each question asked.

    >>> from spieltisch.core import *
    >>> from spieltisch.core.companion import *
    >>> DICE = Topic("dice", night=INT)
    >>> chance = TableChance(Stream(b"key"), [0], [[6, None]])
    >>> chance.about(DICE, 0, (), 3)
    >>> chance.roll(2)[0], chance.marks            # a six on the table, the other one rolled here
    (6, [[6, None]])
    >>> chance.about(DICE, 1, (), 3)
    >>> len(chance.roll(2)), chance.marks[1]       # seat 1 is ours
    (2, None)
    >>> chance.about(DICE, 0, (), 3)
    >>> chance.roll(2)
    Traceback (most recent call last):
    spieltisch.core.companion.TableAsks: dice: roll of 2 dice with 6 sides
    """

    def __init__(self, stream: Chance, hands: Collection[int], told: Sequence[Answer] = (), ours: str = HERE) -> None:
        self._stream = stream
        self._hands = hands
        self._told = [list(answer) for answer in told]
        self._ours = ours
        self._topic: Topic | None = None
        self._args: tuple[int, ...] = ()
        self._seat = -1
        self._things: Sequence[int] = ()
        self._before: list[int] = []
        self.marks: list[Mark] = []
        self.question: TableQuestion | None = None  # the last one, answered or not

    @property
    def left(self) -> int:
        """How many answers nobody has asked for."""
        return len(self._told)

    def about(self, topic: Topic, seat: int, things: Any, *args: int) -> None:
        self._topic, self._seat, self._things, self._args = topic, seat, things, args
        self._before = []

    def _is_told(self) -> bool:
        """Everybody sees it, and it happens on the real table."""
        topic = self._topic
        if topic is None or topic.hidden:
            return False
        return self._seat < 0 or self._seat in self._hands or self._ours == PEOPLE

    def _answer(self, kind: str, number: int, among: int) -> Answer:
        """What was told, complete and possible; TableAsks where something is missing, Refused where it can not be."""
        assert self._topic is not None
        answer = self._told[0] if self._told else []
        said = self._topic.to_json(self._args)
        names = self._topic.names(self._things)
        asked = Question(kind, number, among)
        possible = names if kind != "roll" else None
        for at, value in enumerate(answer[:number]):
            _check(answer[:at], value, among, possible)
        if len(answer) > number:
            raise Refused((Message("core-told_too_many", {"number": number}),))
        self.question = TableQuestion(
            asked, said["topic"], {**said["args"], **self._topic.place(len(answer))}, self._seat, possible, answer,
            list(self._before), self._topic.faces, self._topic.things.name if self._topic.things else None,
        )  # fmt: skip
        # what is left has one name only: nobody needs to say it
        rest = self.question.left
        while rest and len(set(rest)) == 1 and len(answer) < number:
            answer.append(rest.pop())
        if len(answer) < number:
            raise TableAsks(self.question)
        if self._told:
            self._told.pop(0)
        return answer

    def pick(self, n: int) -> int:
        if not self._is_told():
            self.marks.append(None)
            return self._stream.pick(n)
        at = self._places(self._answer("pick", 1, n), n)[0]
        self.marks.append([at])
        return at

    def roll(self, n: int, sides: int = 6) -> list[int]:
        if not self._is_told():
            self.marks.append(None)
            return self._stream.roll(n, sides)
        answer = self._answer("roll", n, sides)
        dice = [self._stream.pick(sides) + 1 if value is ROLL_FOR_US else int(value) for value in answer]
        self.marks.append(answer)
        self._before += dice
        return dice

    def shuffle(self, items: list[Any]) -> None:
        if not self._is_told():
            self.marks.append(None)
            self._stream.shuffle(items)
            return
        order = self._places(self._answer("shuffle", len(items), len(items)), len(items))
        self.marks.append([*order])
        items[:] = [items[at] for at in order]

    def draw(self, items: Sequence[Any], k: int) -> list[Any]:
        if not self._is_told():
            self.marks.append(None)
            return self._stream.draw(items, k)
        order = self._places(self._answer("draw", k, len(items)), len(items))
        self.marks.append([*order])
        return [items[at] for at in order]

    def _places(self, answer: Answer, among: int) -> list[int]:
        """Names as places in what is drawn from, each place once."""
        assert self._topic is not None
        names = self._topic.names(self._things) or list(range(among))
        free = list(range(among))
        places: list[int] = []
        for name in answer:
            at = next(place for place in free if names[place] == name)
            free.remove(at)
            places.append(at)
        return places


def _check(before: Answer, value: Any, among: int, names: list[Any] | None) -> None:
    """Whether people can have rolled or drawn that, after what they told before it."""
    if names is None:
        if value is not ROLL_FOR_US and (type(value) is not int or not 1 <= value <= among):
            raise Refused((Message("core-told_die", {"die": str(value)[:20], "sides": among}),))
        return
    if not isinstance(value, (str, int)) or value not in names:
        raise Refused((Message("core-told_unknown", {"name": str(value)[:60]}),))
    if before.count(value) >= names.count(value):
        raise Refused((Message("core-told_gone", {"name": str(value)}),))


class Retold(Chance):
    """What an entry of a real table says of its chance, over the stream that gave the rest: for `verify`."""

    def __init__(self, stream: Chance, marks: Sequence[Mark]) -> None:
        self._stream = stream
        self._marks = list(marks)

    def _next(self) -> Mark:
        return self._marks.pop(0) if self._marks else None

    def pick(self, n: int) -> int:
        mark = self._next()
        return self._stream.pick(n) if mark is None else int(mark[0] or 0)

    def roll(self, n: int, sides: int = 6) -> list[int]:
        mark = self._next()
        if mark is None:
            return self._stream.roll(n, sides)
        return [self._stream.pick(sides) + 1 if value is None else value for value in mark]

    def shuffle(self, items: list[Any]) -> None:
        mark = self._next()
        if mark is None:
            self._stream.shuffle(items)
        else:
            items[:] = [items[at or 0] for at in mark]

    def draw(self, items: Sequence[Any], k: int) -> list[Any]:
        mark = self._next()
        return self._stream.draw(items, k) if mark is None else [items[at or 0] for at in mark]
