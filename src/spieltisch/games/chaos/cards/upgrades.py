"""Upgrades of followers that ask their player something when one of them arrives; the others are numbers."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance, Ints, Message, append, decision, i64, vec

from .. import vocabulary as v
from ..ability import on_arrival
from ..data import ENTRENCHED, PIECE_GOD, REGION_COUNT, SLOT_COUNT, WARPSTONE
from ..effects import change, move_token
from ..rules import has_empty_slot
from ..state import EMPTY, HORROR_ON_SLOT, ChaosState

STORED_AS = "figures"


# -- Acolytes


@on_arrival("carries")
def offer_to_carry(s: ChaosState, piece: i64, source: i64, region: i64) -> None:
    if source < REGION_COUNT and s.tokens[source * 6 + WARPSTONE] and not s.ruin[region]:
        s.push(carry_warpstone, s.seat_of[PIECE_GOD[piece]], source, region)


@decision
def carry_warpstone(s: ChaosState, seat: i64, source: i64, region: i64) -> Ints:
    return vec[i64]([v.CARRY.base, v.DECLINE.base])


@carry_warpstone.take
def take_warpstone(s: ChaosState, chance: Chance, action: i64, seat: i64, source: i64, region: i64) -> None:
    if action == v.CARRY.base:
        move_token(s, WARPSTONE, source, region)


@carry_warpstone.prompt
def prompt_warpstone(s: ChaosState, seat: i64, source: i64, region: i64) -> dict[str, Any]:
    return {"source": v.REGION.say(source), "region": v.REGION.say(region)}


# -- Horrors


@on_arrival("stands_on_slot")
def offer_slot(s: ChaosState, piece: i64, source: i64, region: i64) -> None:
    if not s.ruin[region] and has_empty_slot(s, region):
        s.push(stand_on_slot, s.seat_of[PIECE_GOD[piece]], region, piece)


@decision
def stand_on_slot(s: ChaosState, seat: i64, region: i64, piece: i64) -> Ints:
    slots = vec[i64]([v.ENTRENCH.of(side) for side in range(SLOT_COUNT) if s.slots[region * 2 + side] == EMPTY])
    return append(slots, v.DECLINE.base)


@stand_on_slot.take
def take_slot(s: ChaosState, chance: Chance, action: i64, seat: i64, region: i64, piece: i64) -> None:
    if action != v.DECLINE.base:
        side = v.ENTRENCH.first(action)
        s.slots[region * 2 + side] = HORROR_ON_SLOT
        change(s, piece, ENTRENCHED[piece], region)
        s.emit(v.ENTRENCHED, side, region)


@stand_on_slot.why
def why_not_entrench(s: ChaosState, action: i64, seat: i64, region: i64, piece: i64) -> list[Message]:
    if not v.ENTRENCH.base <= action < v.ENTRENCH.end:
        return []
    return [Message("slot_taken", {"slot": v.SLOT.say(v.ENTRENCH.first(action)), "region": v.REGION.say(region)})]


@stand_on_slot.prompt
def prompt_slot(s: ChaosState, seat: i64, region: i64, piece: i64) -> dict[str, Any]:
    return {"region": v.REGION.say(region)}
