"""Small World of Warcraft: numbers for each kind of decision."""

from __future__ import annotations

from typing import Any

from spieltisch.ai.titles import smallworld_ordering
from spieltisch.core import Ints

from . import Learned
from .reader import Reader


class SmallWorldReader(Reader):
    kinds = smallworld_ordering.KINDS
    families = smallworld_ordering.FAMILIES

    def kind(self, s: Any, seat: int, options: Ints) -> int:
        return smallworld_ordering.kind_of(s)

    def asked(self, kind: int, part: int, s: Any, seat: int, action: int) -> list[float]:
        return [smallworld_ordering.told(kind, self.marks[kind][part], s, seat, action)]


LEARNED = Learned(seats=2, tables=(2, 2, 2, 2, 2, 2, 3, 4, 5), noted=0.08, reader=SmallWorldReader)
