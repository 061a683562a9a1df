"""Figures that come into a region, by summoning or otherwise: to summon, place and move is the same thing (R 11)."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance, Ints, Message, append, decision, i64, vec

from . import vocabulary as v
from .data import (
    CARRIES,
    CORRUPTION_ON_ARRIVAL,
    ENTRENCHED,
    KIND_COUNT,
    PIECE_AT,
    PIECE_CLASS,
    PIECE_GOD,
    PIECE_KIND,
    PIECE_STOCK,
    PIECES_OF,
    REGION_COUNT,
    REGIONS_IN,
    SLOT_COUNT,
    STANDS_ON_SLOT,
    WARPSTONE,
)
from .effects import change, corrupt, move_token, take_off
from .rules import count_at, has_empty_slot, has_upgrade
from .state import EMPTY, HORROR_ON_SLOT, ChaosState


def arrive(s: ChaosState, piece: i64, source: i64, region: i64) -> None:
    """What the upgrades of a follower do when it comes into a region."""
    stock = PIECE_STOCK[piece]
    if not has_upgrade(s, stock):
        return
    if CORRUPTION_ON_ARRIVAL[stock]:
        corrupt(s, PIECE_GOD[piece], region, CORRUPTION_ON_ARRIVAL[stock])
    if CARRIES[stock] and source < REGION_COUNT and s.tokens[source * 6 + WARPSTONE] and not s.ruin[region]:
        s.push(carry_warpstone, s.seat_of[PIECE_GOD[piece]], source, region)
    if STANDS_ON_SLOT[stock] and not s.ruin[region] and has_empty_slot(s, region):
        s.push(stand_on_slot, s.seat_of[PIECE_GOD[piece]], region, piece)


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


# -- reasons that several decisions share


def why_not_cleanse(s: ChaosState, action: i64, regions: i64) -> list[Message]:
    if not v.CLEANSE.base <= action < v.CLEANSE.end:
        return []
    god, region = v.CLEANSE.first(action), v.CLEANSE.second(action)
    args = {"god": v.GOD.say(god), "region": v.REGION.say(region)}
    if not regions >> region & 1:
        return [Message("not_in_this_region", args)]
    return [Message("no_corruption", args)]


def why_not_token(s: ChaosState, token: i64, region: i64) -> list[Message]:
    args = {"token": v.TOKEN.say(token), "region": v.REGION.say(region)}
    return [Message("token_not_moved" if s.tokens[region * 6 + token] else "no_such_token", args)]


# -- figures that a player must take off the board


def losable(s: ChaosState, god: i64, regions: i64, classes: i64) -> Ints:
    """LOSE actions for every piece of the god in these regions whose class bit is set."""
    return vec[i64](
        [
            v.LOSE.of(PIECE_KIND[piece], region)
            for region in REGIONS_IN[regions]
            if s.present[region * 4 + god]
            for piece in PIECES_OF[god]
            if classes >> PIECE_CLASS[piece] & 1 and count_at(s, region, piece)
        ]
    )


@decision
def lose_figure(s: ChaosState, seat: i64, regions: i64, classes: i64) -> Ints:
    """The owner chooses which of his figures goes."""
    return losable(s, s.god_of[seat], regions, classes)


@lose_figure.take
def take_figure(s: ChaosState, chance: Chance, action: i64, seat: i64, regions: i64, classes: i64) -> None:
    kind, region = v.LOSE.first(action), v.LOSE.second(action)
    take_off(s, PIECE_AT[s.god_of[seat] * KIND_COUNT + kind], region)


@lose_figure.why
def why_not_lose(s: ChaosState, action: i64, seat: i64, regions: i64, classes: i64) -> list[Message]:
    if not v.LOSE.base <= action < v.LOSE.end:
        return []
    kind, region = v.LOSE.first(action), v.LOSE.second(action)
    piece = PIECE_AT[s.god_of[seat] * KIND_COUNT + kind]
    args = v.figure_named(s.god_of[seat], kind, region)
    if piece < 0 or not count_at(s, region, piece):
        return [Message("no_such_figure", args)]
    if not regions >> region & 1:
        return [Message("not_in_this_region", args)]
    return [Message("wrong_class", args)]


@lose_figure.prompt
def prompt_lose(s: ChaosState, seat: i64, regions: i64, classes: i64) -> dict[str, Any]:
    return {"regions": [v.REGION.say(region) for region in REGIONS_IN[regions]]}
