"""The summoning phase: in turn, one follower or one card (R 11-14)."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Chance, Message, decision, step

from . import vocabulary as v
from .board import change_all, hand_size, move, put
from .cards import play_effect
from .data import (
    BLOCK_SLOT,
    CARD_COST,
    CARD_COUNT,
    CARD_GOD,
    CARD_MAGIC,
    CARDS_OF,
    COST,
    DISCOUNT,
    FORBID_MAGIC,
    FREE_WHERE_ALONE,
    IS_SPENT,
    KIND_COUNT,
    LASTING_AMOUNT,
    MOVING_COSTS,
    OTHERS_PAY,
    PIECE_AT,
    PIECE_COUNT,
    PIECE_GOD,
    PIECE_KIND,
    PIECE_STOCK,
    PIECES_OF,
    PLAIN,
    REGION_COUNT,
    REGIONS_IN,
    RESTED,
    SPENT,
    STAYS_AFTER_KILL,
    STOCK_COUNT,
    UPGRADE_OF,
    UPGRADED_COST,
)
from .figures import arrive
from .rules import (
    WITHIN_REACH,
    card_cost,
    is_blocked,
    is_free,
    is_magic_forbidden,
    may_leave,
    on_track,
    open_slot,
    reach,
    regions_under,
    summon_cost,
    text_at,
)
from .state import EMPTY, ChaosState

PASS: Final = v.PASS()


@step
def summoning_phase(s: ChaosState, chance: Chance) -> None:
    s.push(end_summoning)
    s.push(next_turn, 0)


@step
def next_turn(s: ChaosState, chance: Chance, god: int) -> None:
    """Turns go round in power order; whoever has no power left is skipped."""
    for turn in range(god, god + 4):
        god = turn % 4
        if s.power[god] > 0:
            s.push(next_turn, (god + 1) % 4)
            if (
                (s.reserve[god * 3] and _DEAREST[god * 3] <= s.power[god])
                or hand_size(s, god)
                or can_act_openly(s, god)
            ):
                s.push(summoning_turn, s.seat_of[god])
            else:
                pass_turn(s, god)
            return


def can_act_openly(s: ChaosState, god: int) -> bool:
    actions: list[int] = []
    add_summons(s, god, actions)
    return bool(actions)


def pass_turn(s: ChaosState, god: int) -> None:
    s.power[god] = 0
    s.emit(v.PASSED, god)


@step
def end_summoning(s: ChaosState, chance: Chance) -> None:
    change_all(s, RESTED)


# -- what may be done in a turn


_SUMMONS: Final[list[tuple[int, ...] | None]] = [None] * (KIND_COUNT * (REGION_COUNT + 1) * 512)
_PLAYS: Final[list[tuple[int, ...] | None]] = [None] * (CARD_COUNT * 512)
_DEAREST: Final = tuple([max(COST[stock], UPGRADED_COST[stock]) for stock in range(STOCK_COUNT)])
_MAKING_DEARER: Final = tuple([card for card in range(CARD_COUNT) if OTHERS_PAY[card]])


def summons_into(kind: int, source: int, regions: int) -> tuple[int, ...]:
    """Actions for all these regions; made once, for every turn is put together of them."""
    key = (kind * (REGION_COUNT + 1) + source) * 512 + regions
    actions = _SUMMONS[key]
    if actions is None:
        actions = _SUMMONS[key] = tuple([v.SUMMON(kind, source, region) for region in REGIONS_IN[regions]])
    return actions


def plays_into(card: int, regions: int) -> tuple[int, ...]:
    key = card * 512 + regions
    actions = _PLAYS[key]
    if actions is None:
        actions = _PLAYS[key] = tuple([v.PLAY(card, region) for region in REGIONS_IN[regions]])
    return actions


@decision(always_ask=True)
def summoning_turn(s: ChaosState, seat: int) -> list[int]:
    """Asked even if the hand leaves nothing but passing: who is asked must not tell what he holds."""
    god = s.god_of[seat]
    actions: list[int] = []
    add_summons(s, god, actions)
    add_plays(s, god, actions)
    actions.append(PASS)
    return actions


def add_summons(s: ChaosState, god: int, actions: list[int]) -> None:
    home = s.home[god]
    regions = WITHIN_REACH[home]
    power = s.power[god]
    for kind in range(3):
        stock = god * 3 + kind
        if s.reserve[stock]:
            if _DEAREST[stock] <= power:
                actions += summons_into(kind, REGION_COUNT, regions)
            else:
                actions += summons_into(kind, REGION_COUNT, affordable(s, PLAIN[stock], home, regions, power))
    wardens = on_track(s, MOVING_COSTS)
    if wardens >= 0:
        power -= LASTING_AMOUNT[wardens]
    figures = s.figures
    for source in REGIONS_IN[home] if power >= 0 else ():
        if may_leave(s, source, god):
            goals = regions & ~(1 << source)
            at = source * PIECE_COUNT
            for piece in PIECES_OF[god]:
                if figures[at + piece]:
                    if _DEAREST[PIECE_STOCK[piece]] <= power:
                        actions += summons_into(PIECE_KIND[piece], source, goals)
                    else:
                        actions += summons_into(PIECE_KIND[piece], source, affordable(s, piece, home, goals, power))


def affordable(s: ChaosState, piece: int, home: int, regions: int, power: int) -> int:
    """Of these regions those for which the power suffices; only free lepers make a difference between them."""
    stock = PIECE_STOCK[piece]
    upgraded = s.upgrades >> UPGRADE_OF[stock] & 1
    if (UPGRADED_COST[stock] if upgraded else COST[stock]) <= power:
        return regions
    if upgraded and FREE_WHERE_ALONE[stock] and not IS_SPENT[piece]:
        return regions & ~home
    return 0


def add_plays(s: ChaosState, god: int, actions: list[int]) -> None:
    power = s.power[god]
    hand = s.hand
    free = no_magic = -1
    dear = False
    for card in CARDS_OF[god]:
        if hand[card]:
            if free < 0:
                free = open_regions(s)
                no_magic = regions_under(s, FORBID_MAGIC)
                dear = is_dearer(s, god)
            if dear or DISCOUNT[card]:
                regions = payable(s, card, free, power)
            elif CARD_COST[card] <= power:
                regions = free
            else:
                continue
            if CARD_MAGIC[card]:
                regions &= ~no_magic
            actions += plays_into(card, regions)
            if STAYS_AFTER_KILL[card]:
                both = [region for region in REGIONS_IN[regions] if has_both_slots(s, region)]
                actions += [v.PLAY_RIGHT(card, region) for region in both]


def open_regions(s: ChaosState) -> int:
    """Bits of the regions with a slot on which a card can be played."""
    blocked = regions_under(s, BLOCK_SLOT)
    slots = s.slots
    ruin = s.ruin
    mask = 0
    for region in range(REGION_COUNT):
        if (slots[region * 2] == EMPTY or (slots[region * 2 + 1] == EMPTY and not blocked >> region & 1)) and not ruin[
            region
        ]:
            mask |= 1 << region
    return mask


def is_dearer(s: ChaosState, god: int) -> bool:
    """Whether a card of somebody else makes cards of this god dearer somewhere."""
    for card in _MAKING_DEARER:
        if CARD_GOD[card] != god and card in s.slots:
            return True
    return False


def payable(s: ChaosState, card: int, regions: int, power: int) -> int:
    mask = 0
    for region in REGIONS_IN[regions]:
        if card_cost(s, card, region) <= power:
            mask |= 1 << region
    return mask


def has_both_slots(s: ChaosState, region: int) -> bool:
    """Which slot a card takes only matters if it may lie there for more than a round."""
    place = region * 2
    return s.slots[place] == EMPTY and s.slots[place + 1] == EMPTY and not is_blocked(s, place + 1)


@summoning_turn.take
def take_turn(s: ChaosState, chance: Chance, action: int, seat: int) -> None:
    god = s.god_of[seat]
    if action < v.SUMMON.end:
        kind, source, region = v.SUMMON.args(action)
        summon(s, PIECE_AT[god * KIND_COUNT + kind], source, region)
    elif action < v.PLAY.end:
        card, region = v.PLAY.args(action)
        play_card(s, chance, card, region, open_slot(s, region))
    elif action < v.PLAY_RIGHT.end:
        card, region = v.PLAY_RIGHT.args(action)
        play_card(s, chance, card, region, region * 2 + 1)
    else:
        pass_turn(s, god)


def summon(s: ChaosState, piece: int, source: int, region: int) -> None:
    god = PIECE_GOD[piece]
    cost = summon_cost(s, piece, source, region)
    arrived = SPENT[piece] if is_free(s, piece, region) else piece
    s.power[god] -= cost
    if source == REGION_COUNT:
        s.reserve[PIECE_STOCK[piece]] -= 1
        put(s, arrived, region)
    else:
        landed = move(s, piece, source, region)
        if arrived != piece:
            s.figures[region * PIECE_COUNT + landed] -= 1
            s.figures[region * PIECE_COUNT + arrived] += 1
        else:
            arrived = landed
    s.emit(v.SUMMONED, god, PIECE_KIND[piece], source, region, cost, PIECE_STOCK[piece])
    arrive(s, arrived, source, region)


def play_card(s: ChaosState, chance: Chance, card: int, region: int, place: int) -> None:
    god = CARD_GOD[card]
    cost = card_cost(s, card, region)
    s.power[god] -= cost
    s.hand[card] -= 1
    s.slots[place] = card
    s.emit(v.PLAYED, god, card, region, cost)
    if text_at(s, place) >= 0:
        play_effect(s, chance, card, region)


@summoning_turn.why
def why_not_act(s: ChaosState, action: int, seat: int) -> list[Message]:
    if action < v.SUMMON.end:
        return why_not_summon(s, s.god_of[seat], *v.SUMMON.args(action))
    if action < v.PLAY.end:
        return why_not_play(s, s.god_of[seat], *v.PLAY.args(action))
    if action < v.PLAY_RIGHT.end:
        reasons = why_not_play(s, s.god_of[seat], *v.PLAY_RIGHT.args(action))
        return reasons or [Message("left_slot_first")]
    return []


def why_not_summon(s: ChaosState, god: int, kind: int, source: int, region: int) -> list[Message]:
    piece = PIECE_AT[god * KIND_COUNT + kind]
    args = {"kind": v.KIND.say(kind), "region": v.REGION.say(region), "source": v.SOURCE.say(source)}
    if piece < 0:
        return [Message("no_such_figure", args)]
    if source == REGION_COUNT:
        if PLAIN[PIECE_STOCK[piece]] != piece or not s.reserve[PIECE_STOCK[piece]]:
            return [Message("none_in_reserve", args)]
    elif not s.figures[source * PIECE_COUNT + piece]:
        return [Message("no_such_figure", args)]
    reasons: list[Message] = []
    if source == region:
        reasons.append(Message("already_there", args))
    if source < REGION_COUNT and not may_leave(s, source, god):
        reasons.append(Message("held_by_carnage", {**args, "region": v.REGION.say(source)}))
    if not reach(s, god) >> region & 1:
        reasons.append(Message("not_adjacent", args))
    cost = summon_cost(s, piece, source, region)
    if cost > s.power[god]:
        reasons.append(Message("no_power", {"cost": cost, "power": s.power[god]}))
    return reasons


def why_not_play(s: ChaosState, god: int, card: int, region: int) -> list[Message]:
    args = {"card": v.CARD.say(card), "region": v.REGION.say(region)}
    if CARD_GOD[card] != god:
        return [Message("not_your_card", args)]
    if not s.hand[card]:
        return [Message("not_in_hand", args)]
    reasons: list[Message] = []
    if s.ruin[region]:
        reasons.append(Message("ruined", args))
    elif open_slot(s, region) < 0:
        blocked = s.slots[region * 2 + 1] == EMPTY
        reasons.append(Message("slot_blocked" if blocked else "slots_full", args))
    if CARD_MAGIC[card] and is_magic_forbidden(s, region):
        reasons.append(Message("magic_forbidden", args))
    cost = card_cost(s, card, region)
    if cost > s.power[god]:
        reasons.append(Message("no_power", {"cost": cost, "power": s.power[god]}))
    return reasons


@summoning_turn.prompt
def prompt_turn(s: ChaosState, seat: int) -> dict[str, Any]:
    god = s.god_of[seat]
    return {"god": v.GOD.say(god), "power": s.power[god]}
