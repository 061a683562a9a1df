"""Nurgle's cards that act when played, or after corruption tokens were placed."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance, Ints, Message, decision, i64, vec

from .. import vocabulary as v
from ..ability import on_play
from ..data import CARD_GOD, GOD_COUNT, PIECES_OF
from ..effects import cleanse, corrupt, take_off
from ..figures import why_not_cleanse
from ..rules import count_at, is_silenced, total_corruption
from ..state import ChaosState


@on_play("cleanse")
def cleanse_here(s: ChaosState, chance: Chance, god: i64, region: i64, amount: i64) -> None:
    """All Things Decay."""
    if total_corruption(s, region):
        s.push(choose_decay, s.seat_of[god], region, amount)


@decision
def choose_decay(s: ChaosState, seat: i64, region: i64, left: i64) -> Ints:
    return vec[i64]([v.CLEANSE.of(god, region) for god in range(GOD_COUNT) if s.corruption[region * 4 + god]])


@choose_decay.take
def take_decay(s: ChaosState, chance: Chance, action: i64, seat: i64, region: i64, left: i64) -> None:
    god = v.CLEANSE.first(action)
    cleanse(s, god, region)
    if left > 1 and total_corruption(s, region):
        s.push(choose_decay, seat, region, left - 1)


@choose_decay.why
def why_not_decay(s: ChaosState, action: i64, seat: i64, region: i64, left: i64) -> list[Message]:
    return why_not_cleanse(s, action, 1 << region)


@choose_decay.prompt
def prompt_decay(s: ChaosState, seat: i64, region: i64, left: i64) -> dict[str, Any]:
    return {"region": v.REGION.say(region), "number": left}


def tokens_for_all(s: ChaosState, place: i64) -> i64:
    """A Great Foul Consumption: tokens for all figures of its owner, two for one; -1 where it is not in force."""
    card = s.slots[place]
    if not s.box.figures_per_corruption[card] or is_silenced(s, place):
        return -1
    return s.present[place // 2 * 4 + CARD_GOD[card]] // s.box.figures_per_corruption[card]


def consume(s: ChaosState, region: i64) -> None:
    """All figures of its owner go, left slot first."""
    for place in range(region * 2, region * 2 + 2):
        tokens = tokens_for_all(s, place)
        if tokens >= 0:
            god = CARD_GOD[s.slots[place]]
            for piece in PIECES_OF[god]:
                for _ in range(count_at(s, region, piece)):
                    take_off(s, piece, region)
            corrupt(s, god, region, tokens)
