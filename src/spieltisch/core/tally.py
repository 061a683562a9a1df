"""Counting what happened in a game, for whoever looks back at it."""

from __future__ import annotations

from typing import NamedTuple

from .message import Message

Statistics = dict[str, list[dict[str, float]]]  # by name, by seat, by part


class Fact(NamedTuple):
    """Something that can be said of a stretch of play: whose doing, how much of it there is, and the sentence.

    >>> Fact(0, 3.0, Message("lanterns-fact-boats", {"boats": 3})).weight
    3.0
    """

    seat: int
    weight: float
    message: Message


class Tally:
    """Adds up amounts by name, seat and part.

    >>> tally = Tally(2)
    >>> tally.add("points", 0, "boats", 3)
    >>> tally.add("points", 0, "boats", 2)
    >>> tally.counted
    {'points': [{'boats': 5}, {}]}
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.counted: Statistics = {}

    def add(self, name: str, seat: int, part: str, amount: float) -> None:
        """Add an amount; zero adds no row."""
        if amount:
            row = self.counted.setdefault(name, [{} for _ in range(self.seats)])[seat]
            row[part] = row.get(part, 0) + amount
