"""Slaanesh's cards that act when played, and the charm of the Keeper of Secrets."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Chance, Ints, Message, append, decision, i64, ints, step, vec

from .. import vocabulary as v
from ..ability import on_play
from ..data import (
    CHARMED,
    CULTIST,
    CULTISTS,
    HERO,
    KIND_COUNT,
    NOBLE,
    PEASANT,
    PIECE_AT,
    PIECE_CLASS,
    PIECE_GOD,
    PIECE_STOCK,
    PIECES_OF,
    REGION_COUNT,
    REGIONS_IN,
    SLAANESH,
)
from ..effects import change, corrupt, move_token
from ..figures import of_others, why_not_token
from ..rules import count_at, has_upgrade
from ..state import ChaosState

MORTALS: Final = ints([NOBLE, HERO, PEASANT])


@on_play("corrupt")
def corrupt_here(s: ChaosState, chance: Chance, god: i64, region: i64, amount: i64) -> None:
    """Perverse Infiltration."""
    corrupt(s, god, region, amount)


@on_play("displace")
def displace(s: ChaosState, chance: Chance, god: i64, region: i64, amount: i64) -> None:
    """Dark Influence."""
    if len(displaceable(s, region)) and len(goals(s, region)):
        s.push(choose_token, s.seat_of[god], region)


def displaceable(s: ChaosState, region: i64) -> Ints:
    return vec[i64]([v.DISPLACE.of(token) for token in MORTALS if s.tokens[region * 6 + token]])


def goals(s: ChaosState, source: i64) -> Ints:
    return vec[i64]([v.SEND.of(region) for region in range(REGION_COUNT) if region != source and not s.ruin[region]])


@decision
def choose_token(s: ChaosState, seat: i64, region: i64) -> Ints:
    return displaceable(s, region)


@choose_token.take
def take_token(s: ChaosState, chance: Chance, action: i64, seat: i64, region: i64) -> None:
    token = v.DISPLACE.first(action)
    s.push(choose_token_goal, seat, region, token)


@choose_token.why
def why_not_displace(s: ChaosState, action: i64, seat: i64, region: i64) -> list[Message]:
    if not v.DISPLACE.base <= action < v.DISPLACE.end:
        return []
    return why_not_token(s, v.DISPLACE.first(action), region)


@choose_token.prompt
def prompt_token(s: ChaosState, seat: i64, region: i64) -> dict[str, Any]:
    return {"region": v.REGION.say(region)}


@decision
def choose_token_goal(s: ChaosState, seat: i64, source: i64, token: i64) -> Ints:
    return goals(s, source)


@choose_token_goal.take
def take_token_goal(s: ChaosState, chance: Chance, action: i64, seat: i64, source: i64, token: i64) -> None:
    region = v.SEND.first(action)
    move_token(s, token, source, region)


@choose_token_goal.why
def why_not_goal(s: ChaosState, action: i64, seat: i64, source: i64, token: i64) -> list[Message]:
    if not v.SEND.base <= action < v.SEND.end:
        return []
    region = v.SEND.first(action)
    args = {"token": v.TOKEN.say(token), "region": v.REGION.say(region)}
    return [Message("token_already_there" if region == source else "ruined", args)]


@choose_token_goal.prompt
def prompt_token_goal(s: ChaosState, seat: i64, source: i64, token: i64) -> dict[str, Any]:
    return {"source": v.REGION.say(source), "token": v.TOKEN.say(token)}


@on_play("charm")
def charm(s: ChaosState, chance: Chance, god: i64, region: i64, amount: i64) -> None:
    """Soporific Musk."""
    if len(charmable(s, region, god)):
        s.push(choose_charmed, s.seat_of[god], region, False)


def charmable(s: ChaosState, region: i64, god: i64) -> Ints:
    return of_others(s, v.CHARM, god, region, CULTISTS)


@step
def keeper_charms(s: ChaosState, chance: Chance) -> None:
    """The upgraded Keeper of Secrets may charm one enemy cultist when the battle phase begins, if it still stands."""
    for piece in PIECES_OF[SLAANESH]:
        if s.box.charms[PIECE_STOCK[piece]] and has_upgrade(s, PIECE_STOCK[piece]):
            for region in REGIONS_IN[s.home[SLAANESH]]:
                if count_at(s, region, piece) and len(charmable(s, region, SLAANESH)):
                    s.push(choose_charmed, s.seat_of[SLAANESH], region, True)


@decision(truths=["may_decline"])
def choose_charmed(s: ChaosState, seat: i64, region: i64, may_decline: i64) -> Ints:
    actions = charmable(s, region, s.god_of[seat])
    return append(actions, v.DECLINE.base) if may_decline else actions


@choose_charmed.take
def take_charmed(s: ChaosState, chance: Chance, action: i64, seat: i64, region: i64, may_decline: i64) -> None:
    if action == v.DECLINE.base:
        return
    god, kind = v.CHARM.first(action), v.CHARM.second(action)
    piece = PIECE_AT[god * KIND_COUNT + kind]
    change(s, piece, CHARMED[piece], region)
    s.emit(v.WAS_CHARMED, PIECE_GOD[piece], kind, region, PIECE_STOCK[piece])


@choose_charmed.why
def why_not_charm(s: ChaosState, action: i64, seat: i64, region: i64, may_decline: i64) -> list[Message]:
    if action == v.DECLINE.base:
        return [Message("compulsory")]
    if not v.CHARM.base <= action < v.CHARM.end:
        return []
    god, kind = v.CHARM.first(action), v.CHARM.second(action)
    piece = PIECE_AT[god * KIND_COUNT + kind]
    args = v.figure_named(god, kind, region)
    if piece < 0 or not count_at(s, region, piece):
        return [Message("no_such_figure", args)]
    if PIECE_CLASS[piece] != CULTIST:
        return [Message("wrong_class", args)]
    return [Message("own_figure", args)]


@choose_charmed.prompt
def prompt_charmed(s: ChaosState, seat: i64, region: i64, may_decline: i64) -> dict[str, Any]:
    """The Keeper of Secrets charms for nothing, if at all; a card has been paid for."""
    return {"region": v.REGION.say(region), "free": bool(may_decline)}
