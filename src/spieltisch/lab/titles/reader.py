"""Which numbers of a move ordering an action adds up."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Ints

BITS = 11  # for the places within a family


def marks(families: list[int]) -> list[list[float]]:
    """Numbers that tell by their sum which of them were added: a few bits for every family, few families at a time."""
    told = []
    for begin in range(0, len(families) - 1, 4):
        numbers = [0.0] * families[-1]
        for slot, family in enumerate(range(begin, min(begin + 4, len(families) - 1))):
            for place in range(families[family], families[family + 1]):
                numbers[place] = float((place - families[family] + 1) << (BITS * slot))
        told.append(numbers)
    return told


class Reader:
    """Finds out which numbers an action adds up, by asking the ordering itself with numbers that are marks."""

    kinds: tuple[str, ...] = ()
    families: list[list[int]] = []

    def __init__(self) -> None:
        self.marks = [marks(families) for families in self.families]

    def kind(self, s: Any, seat: int, options: Ints) -> int:
        """Which numbers these options add up; -1: none."""
        raise NotImplementedError

    def look(self, s: Any, seat: int) -> None:
        """Before options of this position are asked for."""

    def asked(self, kind: int, part: int, s: Any, seat: int, action: int) -> list[float]:
        """What the ordering adds for an action with a part of the marks, in sums that share no family."""
        raise NotImplementedError

    def places(self, kind: int, s: Any, seat: int, actions: Ints) -> list[list[int]]:
        self.look(s, seat)
        return [self._of(kind, s, seat, action) for action in actions]

    def _of(self, kind: int, s: Any, seat: int, action: int) -> list[int]:
        found: list[int] = []
        for part in range(len(self.marks[kind])):
            for total in self.asked(kind, part, s, seat, action):
                for slot in range(4):
                    mark = int(total) >> (BITS * slot) & (1 << BITS) - 1
                    if mark:
                        found.append(self.families[kind][4 * part + slot] + mark - 1)
        return found
