"""Warhammer: Invasion: numbers for each kind of decision."""

from __future__ import annotations

from typing import Any

from spieltisch.ai.titles import invasion_lore
from spieltisch.core import Ints

from . import Learned
from .reader import Reader


class InvasionReader(Reader):
    kinds = invasion_lore.KINDS
    families = invasion_lore.FAMILIES

    def __init__(self) -> None:
        super().__init__()
        self.sight = invasion_lore.Sight()

    def kind(self, s: Any, seat: int, options: Ints) -> int:
        return invasion_lore.kind_of(s)

    def look(self, s: Any, seat: int) -> None:
        self.sight.look(s, seat)

    def asked(self, kind: int, part: int, s: Any, seat: int, action: int) -> list[float]:
        return [invasion_lore.told(kind, self.marks[kind][part], self.sight, s, seat, action)]


LEARNED = Learned(seats=2, noted=0.03, reader=InvasionReader)
