"""What a net is shown of a position: whole numbers from 0 to 255 in fixed places, nothing that the seat can not know.

The net puts its own scale on them, so that an encoding only has to say where a number stands and how far it may go.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, ClassVar, Final, NamedTuple

from spieltisch.ai.knowledge import Knowledge
from spieltisch.core import Choice, Game, State

MOST: Final = 255


class Plane(NamedTuple):
    """A named part of an encoding: where it begins, what its axes count, and how far apart their steps are."""

    name: str
    start: int
    axes: dict[str, list[str]]  # of each axis its name and the names along it
    strides: list[int]
    most: int  # no number in it is larger
    own: bool  # only the seat itself knows it

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple([len(names) for names in self.axes.values()])


def plane(
    name: str,
    start: int,
    axes: Mapping[str, Sequence[str]],
    outer: int = 0,
    most: int = MOST,
    own: bool = False,
) -> Plane:
    """A plane whose last axis is dense; `outer` is the step of the first one, where blocks hold several planes."""
    strides = [1]
    for names in list(axes.values())[:0:-1]:
        strides.insert(0, strides[0] * len(names))
    if outer:
        strides[0] = outer
    return Plane(name, start, {axis: list(names) for axis, names in axes.items()}, strides, most, own)


class Encoding:
    """One title's. A subclass says the sizes and writes `fill`."""

    size: ClassVar[int] = 0
    outputs: ClassVar[int] = 0  # how many shares of the win a net tells
    sides: ClassVar[int] = 1  # more than one if the same action means different things to different seats
    steady: ClassVar[bool] = False  # an output stands for the same player whoever looks
    scales: ClassVar[list[float]] = []  # steps in which the title's features are shown
    planes: ClassVar[list[Plane]] = []  # what stands where, by name

    def __init__(self, known: Knowledge) -> None:
        self.known = known
        self.rows: list[list[float]] = []  # features of the last position, seat by seat

    def encode(self, s: State, seat: int) -> list[int]:
        """The position as the seat may know it."""
        into = [0] * self.size
        self.rows = self.known.measure(s)
        self.fill(s, seat, into)
        return into

    def is_fit(self, s: Any) -> bool:
        """Whether a net that learned from the standard game can judge this one."""
        return True

    def side(self, s: Any, seat: int) -> int:
        return 0

    def kinds(self, domain: Choice, side: int) -> list[int]:
        """For each value of an argument what kind of thing it is to that side; alike kinds are learned together."""
        return list(range(domain.size))

    def features(self, s: Any, seat: int) -> list[int]:
        """Where the features of the seat itself stand, in the order of the title's; none if they are not shown."""
        return []

    def fill(self, s: Any, seat: int, into: list[int]) -> None:
        raise NotImplementedError

    def output(self, s: Any, seat: int, other: int) -> int:
        """Which of the shares told to `seat` is that of `other`; by default everybody counts from their own seat."""
        count = self.known.game.seats_in(s)
        return (other - seat) % count


def put(into: list[int], at: int, value: int) -> None:
    into[at] = 0 if value < 0 else value if value < MOST else MOST


def put_features(into: list[int], at: int, row: list[float], scales: list[float]) -> None:
    """The features that people know, each in steps of its own."""
    for place in range(len(scales)):
        value = int(row[place] * scales[place] + 0.5)
        into[at + place] = 0 if value < 0 else value if value < MOST else MOST


def encoding(game: Game[Any], known: Knowledge) -> Encoding | None:
    """The title's encoding, if somebody wrote one."""
    module = f"{__package__}.{game.name}"
    try:
        made: Encoding = import_module(module).ENCODING(known)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return None
    return made
