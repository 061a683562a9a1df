"""Who would dominate a region after its battle: all rolls weighed, everybody striking at their strongest rival."""

from __future__ import annotations

from typing import Final

from spieltisch.core import ints

from .data import (
    IS_SHIELDED,
    PIECES_OF,
)
from .forecast import Sides
from .odds import at_least
from .rules import count_at, needs_sixes
from .state import ChaosState
from .values import alone_above, defense, resistance, weight

Figures = list[tuple[int, int]]  # defense, share of the domination value; cheapest first

MOST_OUTCOMES: Final = 400


def hold(s: ChaosState, region: int, sides: Sides, values: list[int]) -> list[float] | None:
    """By god the chance to dominate the region after the battle; None where there is too much to weigh.

    Each attacker spends their hits on the enemy who then leads, weakest figures first. Dice that are rolled early count
    as if they were rolled with the others.
    """
    figures = [standing_figures(s, region, god) for god in range(4)]
    rolls = [
        spread_of(dice, sum([cost for god in range(4) if god != side for cost, _ in figures[god]]))
        for side, dice in sides
    ]
    outcomes = 1
    for chances in rolls:
        outcomes *= len(chances)
    if outcomes > MOST_OUTCOMES:
        return None
    chances_of = [0.0, 0.0, 0.0, 0.0]
    weigh(figures, values, sides, rolls, 0, 1.0, resistance(s, region), chances_of)
    return chances_of


def standing_figures(s: ChaosState, region: int, god: int) -> Figures:
    figures: Figures = []
    for piece in PIECES_OF[god]:
        count = count_at(s, region, piece)
        if count and not IS_SHIELDED[piece] and not needs_sixes(s, piece):
            figures += [(defense(s, region, piece), weight(s, region, piece))] * count
    figures.sort()
    return figures


def spread_of(dice: int, cap: int) -> list[float]:
    """Chances of 0, 1, … hits; the last one of that many or more."""
    chances = [at_least(dice, hits) - at_least(dice, hits + 1) for hits in range(cap)]
    return [*chances, at_least(dice, cap)]


def weigh(
    figures: list[Figures],
    values: list[int],
    sides: Sides,
    rolls: list[list[float]],
    number: int,
    chance: float,
    resists: int,
    chances_of: list[float],
) -> None:
    """One attacker after the other, over everything they may roll."""
    if number == len(sides):
        holder = alone_above(ints(values), resists)
        if holder >= 0:
            chances_of[holder] += chance
        return
    god = sides[number][0]
    for hits, likely in enumerate(rolls[number]):
        left, after = struck(figures, values, god, hits)
        weigh(left, after, sides, rolls, number + 1, chance * likely, resists, chances_of)


def struck(figures: list[Figures], values: list[int], by: int, hits: int) -> tuple[list[Figures], list[int]]:
    if not hits:
        return figures, values
    left = figures[:]
    after = values[:]
    while True:
        rival = -1
        for god in range(4):
            if god != by and left[god] and left[god][0][0] <= hits and (rival < 0 or after[god] > after[rival]):
                rival = god
        if rival < 0:
            return left, after
        cost, share = left[rival][0]
        left[rival] = left[rival][1:]
        hits -= cost
        after[rival] -= share
