"""Slaanesh's cards that act when played, and the charm of the Keeper of Secrets."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance, Message, decision

from .. import vocabulary as v
from ..board import change, corrupt, move_token
from ..data import (
    CHARMED,
    CHARMS,
    CULTIST,
    CULTISTS_OF,
    HERO,
    KIND_COUNT,
    NOBLE,
    PEASANT,
    PIECE_AT,
    PIECE_CLASS,
    PIECE_GOD,
    PIECE_KIND,
    PIECE_STOCK,
    PIECES_OF,
    REGION_COUNT,
    SLAANESH,
)
from ..figures import why_not_token
from ..rules import count_at, has_upgrade
from ..state import ChaosState


def corrupt_here(s: ChaosState, chance: Chance, god: int, region: int, amount: int) -> None:
    """Perverse Infiltration."""
    corrupt(s, god, region, amount)


def displace(s: ChaosState, chance: Chance, god: int, region: int, amount: int) -> None:
    """Dark Influence."""
    if displaceable(s, region) and goals(s, region):
        s.push(choose_token, s.seat_of[god], region)


def displaceable(s: ChaosState, region: int) -> list[int]:
    return [v.DISPLACE(token) for token in (NOBLE, HERO, PEASANT) if s.tokens[region * 6 + token]]


def goals(s: ChaosState, source: int) -> list[int]:
    return [v.SEND(region) for region in range(REGION_COUNT) if region != source and not s.ruin[region]]


@decision
def choose_token(s: ChaosState, seat: int, region: int) -> list[int]:
    return displaceable(s, region)


@choose_token.take
def take_token(s: ChaosState, chance: Chance, action: int, seat: int, region: int) -> None:
    (token,) = v.DISPLACE.args(action)
    s.push(choose_token_goal, seat, region, token)


@choose_token.why
def why_not_displace(s: ChaosState, action: int, seat: int, region: int) -> list[Message]:
    if not v.DISPLACE.base <= action < v.DISPLACE.end:
        return []
    return why_not_token(s, v.DISPLACE.args(action)[0], region)


@choose_token.prompt
def prompt_token(s: ChaosState, seat: int, region: int) -> dict[str, Any]:
    return {"region": v.REGION.say(region)}


@decision
def choose_token_goal(s: ChaosState, seat: int, source: int, token: int) -> list[int]:
    return goals(s, source)


@choose_token_goal.take
def take_token_goal(s: ChaosState, chance: Chance, action: int, seat: int, source: int, token: int) -> None:
    (region,) = v.SEND.args(action)
    move_token(s, token, source, region)


@choose_token_goal.why
def why_not_goal(s: ChaosState, action: int, seat: int, source: int, token: int) -> list[Message]:
    if not v.SEND.base <= action < v.SEND.end:
        return []
    (region,) = v.SEND.args(action)
    return [Message("already_there" if region == source else "ruined", {"region": v.REGION.say(region)})]


@choose_token_goal.prompt
def prompt_token_goal(s: ChaosState, seat: int, source: int, token: int) -> dict[str, Any]:
    return {"source": v.REGION.say(source), "token": v.TOKEN.say(token)}


def charm(s: ChaosState, chance: Chance, god: int, region: int, amount: int) -> None:
    """Soporific Musk."""
    if charmable(s, region, god):
        s.push(choose_charmed, s.seat_of[god], region, False)


def charmable(s: ChaosState, region: int, god: int) -> list[int]:
    return [
        v.CHARM(other, PIECE_KIND[piece])
        for other in range(4)
        if other != god and s.present[region * 4 + other]
        for piece in CULTISTS_OF[other]
        if count_at(s, region, piece)
    ]


def keeper_charms(s: ChaosState) -> None:
    """The upgraded Keeper of Secrets may charm one enemy cultist when the battle phase begins."""
    for region in range(REGION_COUNT):
        if s.present[region * 4 + SLAANESH]:
            for piece in PIECES_OF[SLAANESH]:
                stock = PIECE_STOCK[piece]
                if (
                    CHARMS[stock]
                    and has_upgrade(s, stock)
                    and count_at(s, region, piece)
                    and charmable(s, region, SLAANESH)
                ):
                    s.push(choose_charmed, s.seat_of[SLAANESH], region, True)


@decision(truths=["may_decline"])
def choose_charmed(s: ChaosState, seat: int, region: int, may_decline: int) -> list[int]:
    actions = charmable(s, region, s.god_of[seat])
    if may_decline:
        actions.append(v.DECLINE())
    return actions


@choose_charmed.take
def take_charmed(s: ChaosState, chance: Chance, action: int, seat: int, region: int, may_decline: int) -> None:
    if action == v.DECLINE():
        return
    god, kind = v.CHARM.args(action)
    piece = PIECE_AT[god * KIND_COUNT + kind]
    change(s, piece, CHARMED[piece], region)
    s.emit(v.WAS_CHARMED, PIECE_GOD[piece], kind, region, PIECE_STOCK[piece])


@choose_charmed.why
def why_not_charm(s: ChaosState, action: int, seat: int, region: int, may_decline: int) -> list[Message]:
    if action == v.DECLINE():
        return [Message("compulsory")]
    if not v.CHARM.base <= action < v.CHARM.end:
        return []
    god, kind = v.CHARM.args(action)
    piece = PIECE_AT[god * KIND_COUNT + kind]
    args = {"god": v.GOD.say(god), "kind": v.KIND.say(kind), "region": v.REGION.say(region)}
    if piece < 0 or not count_at(s, region, piece):
        return [Message("no_such_figure", args)]
    if PIECE_CLASS[piece] != CULTIST:
        return [Message("wrong_class", args)]
    return [Message("own_figure", args)]


@choose_charmed.prompt
def prompt_charmed(s: ChaosState, seat: int, region: int, may_decline: int) -> dict[str, Any]:
    return {"region": v.REGION.say(region)}
