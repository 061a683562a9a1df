"""What a region promises as things stand. It hangs on what lies in the region and on few things beside it, so it is
worked out once for each such picture and not again for every view and every offer: a move touches one region or two.
"""

from __future__ import annotations

from itertools import count
from typing import Any, Final

from .aftermath import hold
from .data import PIECE_COUNT, REGION_COUNT
from .forecast import BATTLE, battle_sides, corruption_forecast, counters_in, is_corruption_over
from .shapes import Region
from .state import ChaosState
from .values import domination, dominator

Key = tuple[Any, ...]

KEPT: Final = 20_000  # pictures


class Outlook:
    """For all gods."""

    def __init__(self, s: ChaosState, region: int) -> None:
        sides = battle_sides(s, region)
        self.sides = sides
        self.dominator = dominator(s, region)
        self.corruption = corruption_forecast(s, region, self.dominator)
        self.counters = [counters_in(s, region, god, self.corruption, sides) for god in range(4)]
        self.domination = [domination(s, region, god) for god in range(4)]
        self.hold = hold(s, region, sides, self.domination) if sides else None
        self.view: Region | None = None  # filled in by view.py


_OUTLOOKS: Final[dict[Key, Outlook]] = {}
_NUMBERS: Final[dict[Key, int]] = {}  # shorter to look for in nine regions than what they stand for
_NEXT: Final = count()


def outlook(s: ChaosState, region: int) -> Outlook:
    return _outlook(s, region, _number(s))


def outlooks(s: ChaosState) -> list[Outlook]:
    number = _number(s)
    return [_outlook(s, region, number) for region in range(REGION_COUNT)]


def _number(s: ChaosState) -> int:
    """Of what counts everywhere."""
    common = s.box, is_corruption_over(s), s.phase > BATTLE, s.upgrades, s.seat_of, s.track[0], s.track[1]
    number = _NUMBERS.get(common)
    if number is None:
        number = _NUMBERS[common] = next(_NEXT)
    return number


def _outlook(s: ChaosState, region: int, number: int) -> Outlook:
    """Its picture is all that rules.py looks at when it is asked about this region."""
    figures, tokens, corruption, slots = region * PIECE_COUNT, region * 6, region * 4, region * 2
    key = (
        region,
        number,
        s.ruin[region],
        s.slots[slots],
        s.slots[slots + 1],
        bytes(s.figures[figures : figures + PIECE_COUNT]),
        bytes(s.tokens[tokens : tokens + 6]),
        bytes(s.corruption[corruption : corruption + 4]),
        bytes(s.down) if s.battle_region == region else None,
    )
    found = _OUTLOOKS.get(key)
    if found is None:
        if len(_OUTLOOKS) >= KEPT:
            _OUTLOOKS.clear()
            _NUMBERS.clear()
        found = _OUTLOOKS[key] = Outlook(s, region)
    return found
