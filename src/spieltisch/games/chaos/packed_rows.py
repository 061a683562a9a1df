"""What a game writes down, packed into vectors: the battles of the round, all points, the rounds that are over."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from spieltisch.core import Ints, i64, ints

from .data import GOD_COUNT, REGION_COUNT, REGIONS_IN, mask_of

# BATTLE_ROW, region, number
# ROLL_ROW, god, roll, dice without explosions, how many dice in all, these dice
# KILL_ROW, god, class, hits
BATTLE_ROW: Final[i64] = 0
ROLL_ROW: Final[i64] = 1
KILL_ROW: Final[i64] = 2
DICE_AT: Final = 5
SIZES: Final[list[int]] = [3, DICE_AT, 4]

SCORE_SIZE: Final = 5  # round, god, points, source, region

# points, counters and ticks by god; dominators and points of domination by region
PARTS: Final[list[int]] = [GOD_COUNT, GOD_COUNT, GOD_COUNT, REGION_COUNT, REGION_COUNT]
ROUND_SIZE: Final = 2 + sum(PARTS)  # the number of the round first, the bits of its ruins last


def battle_rows(battles: Ints) -> tuple[tuple[Any, ...], ...]:
    """With the dice of a roll as one tuple, in place of their number."""
    rows: list[tuple[Any, ...]] = []
    at = 0
    while at < len(battles):
        end = at + SIZES[battles[at]]
        if battles[at] == ROLL_ROW:
            dice = tuple(battles[end : end + battles[end - 1]])
            rows.append((*battles[at : end - 1], dice))
            end += len(dice)
        else:
            rows.append(tuple(battles[at:end]))
        at = end
    return tuple(rows)


def packed_battles(rows: Iterable[tuple[Any, ...]]) -> Ints:
    numbers: list[int] = []
    for row in rows:
        numbers += [*row[:-1], len(row[-1]), *row[-1]] if row[0] == ROLL_ROW else row
    return ints(numbers)


def score_rows(scores: Ints) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple(scores[at : at + SCORE_SIZE]) for at in range(0, len(scores), SCORE_SIZE)])


def packed_scores(rows: Iterable[tuple[int, ...]]) -> Ints:
    return ints([number for row in rows for number in row])


def round_rows(history: Ints) -> tuple[tuple[Any, ...], ...]:
    """Number of the round, its parts, and the regions that were ruined."""
    rows: list[tuple[Any, ...]] = []
    for begin in range(0, len(history), ROUND_SIZE):
        row: list[Any] = [history[begin]]
        at = begin + 1
        for size in PARTS:
            row.append(tuple(history[at : at + size]))
            at += size
        rows.append((*row, tuple(REGIONS_IN[history[at]])))
    return tuple(rows)


def packed_rounds(rows: Iterable[tuple[Any, ...]]) -> Ints:
    numbers: list[int] = []
    for number, *parts, ruined in rows:
        numbers += [number, *[value for part in parts for value in part], mask_of(list(ruined))]
    return ints(numbers)
