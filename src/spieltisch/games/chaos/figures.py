"""Figures that come into a region, by summoning or otherwise: to summon, place and move is the same thing (R 11)."""

from __future__ import annotations

from spieltisch.core import Chance, Ints, Message, Verb, decision, i64, vec

from . import vocabulary as v
from .ability import ARRIVES
from .data import (
    GOD_COUNT,
    KIND_COUNT,
    PIECE_AT,
    PIECE_CLASS,
    PIECE_GOD,
    PIECE_KIND,
    PIECE_STOCK,
    PIECES_OF,
    REGIONS_IN,
)
from .effects import corrupt, take_off
from .rules import count_at, has_upgrade
from .state import ChaosState


def arrive(s: ChaosState, piece: i64, source: i64, region: i64) -> None:
    """What the upgrades of a follower do when it comes into a region."""
    stock = PIECE_STOCK[piece]
    if not has_upgrade(s, stock):
        return
    if s.box.corruption_on_arrival[stock]:
        corrupt(s, PIECE_GOD[piece], region, s.box.corruption_on_arrival[stock])
    act = ARRIVES[stock]
    if act is not None:
        act(s, piece, source, region)


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


def of_others(s: ChaosState, verb: Verb, god: i64, region: i64, classes: i64) -> Ints:
    """An action of the verb, with god and kind, for every piece of the others there whose class bit is set."""
    return vec[i64](
        [
            verb.of(other, PIECE_KIND[piece])
            for other in range(GOD_COUNT)
            if other != god and s.present[region * 4 + other]
            for piece in PIECES_OF[other]
            if classes >> PIECE_CLASS[piece] & 1 and count_at(s, region, piece)
        ]
    )


@decision
def lose_figure(s: ChaosState, seat: i64, regions: i64, classes: i64) -> Ints:
    """The owner chooses which of their figures goes."""
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
