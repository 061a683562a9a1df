"""Tzeentch's cards that act when played."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance, Ints, Message, decision, i64, vec

from .. import vocabulary as v
from ..ability import on_play
from ..data import (
    CARDS_OF,
    DAEMON,
    GOD_COUNT,
    IS_SHIELDED,
    KIND_COUNT,
    PIECE_AT,
    PIECE_CLASS,
    PIECE_GOD,
    PIECE_KIND,
    PIECE_STOCK,
    PIECES_OF,
    POWER_TRACK,
    REGION_COUNT,
    SHIELDED,
)
from ..effects import change, discard, hand_size, lose_power, move
from ..figures import arrive
from ..rules import count_at, cultists, held, may_leave
from ..state import ChaosState


@on_play("drain")
def drain(s: ChaosState, chance: Chance, god: i64, region: i64, amount: i64) -> None:
    """Drain Power."""
    for other in range(GOD_COUNT):
        if other != god and cultists(s, region, other):
            lose_power(s, other, amount)
    gained = min(amount, POWER_TRACK - s.power[god])
    if gained:
        s.power[god] += gained
        s.emit(v.POWER_GAINED, god, gained)


@on_play("shield")
def shield(s: ChaosState, chance: Chance, god: i64, region: i64, amount: i64) -> None:
    """Warp Shield."""
    if len(shieldable(s, region, god)):
        s.push(choose_shield, s.seat_of[god], region)


def shieldable(s: ChaosState, region: i64, god: i64) -> Ints:
    pieces = PIECES_OF[god]
    return vec[i64](
        [v.SHIELD.of(PIECE_KIND[piece]) for piece in pieces if not IS_SHIELDED[piece] and count_at(s, region, piece)]
    )


@decision
def choose_shield(s: ChaosState, seat: i64, region: i64) -> Ints:
    return shieldable(s, region, s.god_of[seat])


@choose_shield.take
def take_shield(s: ChaosState, chance: Chance, action: i64, seat: i64, region: i64) -> None:
    kind = v.SHIELD.first(action)
    piece = PIECE_AT[s.god_of[seat] * KIND_COUNT + kind]
    change(s, piece, SHIELDED[piece], region)
    s.emit(v.SHIELDED, kind, region)


@choose_shield.why
def why_not_shield(s: ChaosState, action: i64, seat: i64, region: i64) -> list[Message]:
    if not v.SHIELD.base <= action < v.SHIELD.end:
        return []
    kind = v.SHIELD.first(action)
    piece = PIECE_AT[s.god_of[seat] * KIND_COUNT + kind]
    args = v.figure_named(s.god_of[seat], kind, region)
    there = piece >= 0 and count_at(s, region, piece)
    return [Message("shielded" if there else "no_such_figure", args)]


@choose_shield.prompt
def prompt_shield(s: ChaosState, seat: i64, region: i64) -> dict[str, Any]:
    return {"region": v.REGION.say(region)}


@on_play("teleport")
def teleport(s: ChaosState, chance: Chance, god: i64, region: i64, amount: i64) -> None:
    """Teleport: compulsory if a cultist or warrior is there that may leave."""
    if len(teleportable(s, region)):
        s.push(choose_traveller, s.seat_of[god], region)


def teleportable(s: ChaosState, region: i64) -> Ints:
    return vec[i64](
        [
            v.PICK.of(god, PIECE_KIND[piece])
            for god in range(GOD_COUNT)
            if s.present[region * 4 + god] and may_leave(s, region, god)
            for piece in PIECES_OF[god]
            if PIECE_CLASS[piece] != DAEMON and count_at(s, region, piece)
        ]
    )


@decision
def choose_traveller(s: ChaosState, seat: i64, region: i64) -> Ints:
    return teleportable(s, region)


@choose_traveller.take
def take_traveller(s: ChaosState, chance: Chance, action: i64, seat: i64, region: i64) -> None:
    god, kind = v.PICK.first(action), v.PICK.second(action)
    s.push(choose_goal, seat, region, PIECE_AT[god * KIND_COUNT + kind])


@choose_traveller.why
def why_not_travel(s: ChaosState, action: i64, seat: i64, region: i64) -> list[Message]:
    if not v.PICK.base <= action < v.PICK.end:
        return []
    god, kind = v.PICK.first(action), v.PICK.second(action)
    piece = PIECE_AT[god * KIND_COUNT + kind]
    args = v.figure_named(god, kind, region)
    if piece < 0 or not count_at(s, region, piece):
        return [Message("no_such_figure", args)]
    if not may_leave(s, region, god):
        return [Message("held_by_carnage", args)]
    return [Message("wrong_class", args)]


@choose_traveller.prompt
def prompt_traveller(s: ChaosState, seat: i64, region: i64) -> dict[str, Any]:
    return {"region": v.REGION.say(region)}


@decision
def choose_goal(s: ChaosState, seat: i64, source: i64, piece: i64) -> Ints:
    return vec[i64]([v.SEND.of(region) for region in range(REGION_COUNT) if region != source])


@choose_goal.take
def take_goal(s: ChaosState, chance: Chance, action: i64, seat: i64, source: i64, piece: i64) -> None:
    region = v.SEND.first(action)
    arrived = move(s, piece, source, region)
    s.emit(v.MOVED, PIECE_GOD[piece], PIECE_KIND[piece], source, region, PIECE_STOCK[piece])
    arrive(s, arrived, source, region)


@choose_goal.why
def why_not_send(s: ChaosState, action: i64, seat: i64, source: i64, piece: i64) -> list[Message]:
    if not v.SEND.base <= action < v.SEND.end:
        return []
    return [Message("already_there", v.figure_named(PIECE_GOD[piece], PIECE_KIND[piece], source))]


@choose_goal.prompt
def prompt_goal(s: ChaosState, seat: i64, source: i64, piece: i64) -> dict[str, Any]:
    return {"source": v.REGION.say(source), "god": v.GOD.say(PIECE_GOD[piece]), "kind": v.KIND.say(PIECE_KIND[piece])}


@on_play("meddle")
def meddle(s: ChaosState, chance: Chance, god: i64, region: i64, amount: i64) -> None:
    """The Meddling of Skaven."""
    if len(meddled(s, region, god)):
        s.push(choose_meddled, s.seat_of[god], region, amount)


def meddled(s: ChaosState, region: i64, god: i64) -> Ints:
    others = range(GOD_COUNT)
    return vec[i64]([v.MEDDLE.of(other) for other in others if other != god and s.present[region * 4 + other]])


@decision
def choose_meddled(s: ChaosState, seat: i64, region: i64, amount: i64) -> Ints:
    return meddled(s, region, s.god_of[seat])


@choose_meddled.take
def take_meddled(s: ChaosState, chance: Chance, action: i64, seat: i64, region: i64, amount: i64) -> None:
    god = v.MEDDLE.first(action)
    ask_discard(s, god, amount)


@choose_meddled.why
def why_not_meddle(s: ChaosState, action: i64, seat: i64, region: i64, amount: i64) -> list[Message]:
    if not v.MEDDLE.base <= action < v.MEDDLE.end:
        return []
    god = v.MEDDLE.first(action)
    args = {"god": v.GOD.say(god), "region": v.REGION.say(region)}
    return [Message("that_is_you" if god == s.god_of[seat] else "no_figure_there", args)]


@choose_meddled.prompt
def prompt_meddled(s: ChaosState, seat: i64, region: i64, amount: i64) -> dict[str, Any]:
    return {"region": v.REGION.say(region), "number": amount}


def ask_discard(s: ChaosState, god: i64, number: i64) -> None:
    """The god discards that many cards of his choice, or all he has."""
    held_by_people = s.unknown >> s.seat_of[god] & 1
    if hand_size(s, god) > number > 0 or (held_by_people and number > 0 and hand_size(s, god)):
        s.push(discard_card, s.seat_of[god], number)
    elif number:
        for card in CARDS_OF[god]:
            for _ in range(s.hand[card]):
                discard(s, god, card)


@decision(always_ask=True)
def discard_card(s: ChaosState, seat: i64, left: i64) -> Ints:
    """Asked even if all cards in hand are alike, for that is nobody else's business."""
    hand = held(s, s.god_of[seat])
    return vec[i64]([v.DISCARD.of(card) for card in CARDS_OF[s.god_of[seat]] if hand[card]])


@discard_card.take
def take_discard(s: ChaosState, chance: Chance, action: i64, seat: i64, left: i64) -> None:
    card = v.DISCARD.first(action)
    discard(s, s.god_of[seat], card)
    ask_discard(s, s.god_of[seat], left - 1)


@discard_card.why
def why_not_discard(s: ChaosState, action: i64, seat: i64, left: i64) -> list[Message]:
    if not v.DISCARD.base <= action < v.DISCARD.end:
        return []
    return [Message("not_in_hand", {"card": v.CARD.say(v.DISCARD.first(action))})]
