"""Counting what happened in a game, for whoever looks back at it."""

from __future__ import annotations

Statistics = dict[str, list[dict[str, float]]]  # by name, by seat, by part


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
        """So much more; nothing is noted where nothing came."""
        if amount:
            row = self.counted.setdefault(name, [{} for _ in range(self.seats)])[seat]
            row[part] = row.get(part, 0) + amount
