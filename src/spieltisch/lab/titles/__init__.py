"""How each title is learned, a module each: who plays, how much is noted, and how its move ordering is read."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from spieltisch.core import game, titles

from .reader import Reader


class Learned(NamedTuple):
    seats: int = 0  # at most tables; 0: as many as can play
    tables: tuple[int, ...] = ()  # numbers of players to draw from; empty: all alike
    noted: float = 0.2  # part of a quick game's positions that is noted
    reader: type[Reader] | None = None  # of the numbers in its move ordering, if it has any


def learned(title: str) -> Learned:
    name = f"{__name__}.{title}"
    found: Learned = import_module(name).LEARNED if find_spec(name) else Learned()
    return found


def usual_seats(title: str) -> int:
    return learned(title).seats or max(game(title).seats)


def readable() -> list[str]:
    return [title for title in titles() if learned(title).reader]


def reader_of(title: str) -> type[Reader]:
    reader = learned(title).reader
    assert reader is not None, f"{title} has no numbers in its ordering"
    return reader
