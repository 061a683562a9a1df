"""What cards do when they are played. Cards that only last are numbers in `data/` that rules.py reads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spieltisch.core import Chance, i64

from ..data import CARD_GOD, ON_PLAY, ON_PLAY_AMOUNT
from ..state import ChaosState
from . import khorne, nurgle, slaanesh, tzeentch

Effect = Callable[[ChaosState, Chance, int, int, int], None]

EFFECTS: Final[dict[str, Effect]] = {
    "fetch": khorne.fetch,
    "cleanse": nurgle.cleanse_here,
    "drain": tzeentch.drain,
    "shield": tzeentch.shield,
    "teleport": tzeentch.teleport,
    "meddle": tzeentch.meddle,
    "corrupt": slaanesh.corrupt_here,
    "displace": slaanesh.displace,
    "charm": slaanesh.charm,
}


def play_effect(s: ChaosState, chance: Chance, card: i64, region: i64) -> None:
    effect = ON_PLAY[card]
    if effect:
        EFFECTS[effect](s, chance, CARD_GOD[card], region, ON_PLAY_AMOUNT[card])
