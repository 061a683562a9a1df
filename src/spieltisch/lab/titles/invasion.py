"""Warhammer: Invasion: numbers for each kind of decision."""

from __future__ import annotations

from typing import Any

from spieltisch.ai.titles import invasion_ordering
from spieltisch.core import Ints

from . import Learned
from .reader import Reader


class InvasionReader(Reader):
    kinds = invasion_ordering.KINDS
    families = invasion_ordering.FAMILIES

    def __init__(self) -> None:
        super().__init__()
        self.summary = invasion_ordering.SeatSummary()

    def kind(self, s: Any, seat: int, options: Ints) -> int:
        return invasion_ordering.kind_of(s)

    def look(self, s: Any, seat: int) -> None:
        self.summary.look(s, seat)

    def asked(self, kind: int, part: int, s: Any, seat: int, action: int) -> list[float]:
        return [invasion_ordering.told(kind, self.marks[kind][part], self.summary, s, seat, action)]


LEARNED = Learned(seats=2, noted=0.03, reader=InvasionReader)
