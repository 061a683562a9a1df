"""Battle dice: 4, 5 and 6 hit, a 6 explodes."""

from __future__ import annotations

from typing import Final

from spieltisch.core import Chance, Ints, append, i64, vec

LEAST_HIT: Final[i64] = 4


def roll_dice(chance: Chance, number: i64) -> tuple[Ints, i64, i64]:
    """All dice with those that exploded, hits by 4 and 5, hits by 6."""
    dice = vec[i64]()
    hits: i64 = 0
    sixes: i64 = 0
    while number:
        wave = chance.roll(number)
        number = 0
        for value in wave:
            dice = append(dice, value)
            if value == 6:
                number += 1
            elif value >= LEAST_HIT:
                hits += 1
        sixes += number
    return dice, hits, sixes


def paid(hits: i64, sixes: i64, needed: i64) -> tuple[i64, i64]:
    """Fours and fives first: a six can do all they can, and more."""
    plain = min(hits, needed)
    return hits - plain, sixes - (needed - plain)
