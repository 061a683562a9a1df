"""Chaos in the Old World: numbers for each god."""

from __future__ import annotations

from typing import Any

from spieltisch.ai.titles.chaos_moves import CLASS_OF_KIND, PASS, PLAY_BASE, PLAY_RIGHT_BASE, PLAY_RIGHT_END, SUMMON_END
from spieltisch.ai.titles.chaos_ordering import FAMILIES, GodOrdering
from spieltisch.core import Ints
from spieltisch.games.chaos.data import GODS

from . import Learned
from .reader import Reader


class ChaosReader(Reader):
    kinds = GODS
    families = [FAMILIES] * len(GODS)

    def __init__(self) -> None:
        super().__init__()
        self.orderings = [[GodOrdering(god, 1.0, numbers) for numbers in self.marks[god]] for god in range(len(GODS))]

    def kind(self, s: Any, seat: int, options: Ints) -> int:
        return s.god_of[seat] if options[len(options) - 1] == PASS else -1

    def look(self, s: Any, seat: int) -> None:
        for ordering in self.orderings[s.god_of[seat]]:
            ordering.look(s)

    def asked(self, kind: int, part: int, s: Any, seat: int, action: int) -> list[float]:
        ordering = self.orderings[kind][part]
        if action < SUMMON_END:
            figure, source, region = CLASS_OF_KIND[action // 90], action // 9 % 10, action % 9
            return [
                ordering.figures(region, bool(s.ruin[region]))[figure],
                ordering.sources(source, source < 9 and bool(s.ruin[source]))[figure],
            ]
        if action < PLAY_RIGHT_END:
            card, region = divmod(action - (PLAY_BASE if action < PLAY_RIGHT_BASE else PLAY_RIGHT_BASE), 9)
            return [ordering.card(s, card, region)]
        return [ordering.rest(s.power[kind])]


LEARNED = Learned(seats=4, tables=(4, 4, 4, 4, 4, 4, 3), noted=0.06, reader=ChaosReader)
