"""Battle dice: 4, 5 and 6 hit, a 6 explodes. Also the rows in which a round's battles are written down."""

from __future__ import annotations

from typing import Final

from spieltisch.core import Chance, i64

# (BATTLE_ROW, region, number), (ROLL_ROW, god, roll, dice without explosions, dice), (KILL_ROW, god, class, hits)
BATTLE_ROW: Final = 0
ROLL_ROW: Final = 1
KILL_ROW: Final = 2


def roll_dice(chance: Chance, number: i64) -> tuple[list[int], int, int]:
    """All dice with those that exploded, hits by 4 and 5, hits by 6."""
    dice: list[int] = []
    hits = sixes = 0
    while number:
        wave = chance.roll(number)
        dice += wave
        number = 0
        for value in wave:
            if value == 6:
                number += 1
            elif value >= 4:
                hits += 1
        sixes += number
    return dice, hits, sixes


def paid(hits: i64, sixes: i64, needed: i64) -> tuple[int, int]:
    """Fours and fives first: a six can do all they can, and more."""
    plain = min(hits, needed)
    return hits - plain, sixes - (needed - plain)
