"""The summoning phase: in turn, one follower or one card (R 11-14)."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Chance, Ints, Message, append, decision, extend, i64, ints, room, step, vec

from . import vocabulary as v
from .ability import PLAYED
from .data import (
    ALL_REGIONS,
    CARD_COUNT,
    CARD_GOD,
    CARDS_OF,
    FREE_WHERE_ALONE,
    GOD_COUNT,
    IS_SPENT,
    KHORNE,
    KIND_COUNT,
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
    SLOT_COUNT,
    SPENT,
    STAYS_AFTER_KILL,
)
from .effects import change_all, hand_size, leave_hand, move, put
from .figures import arrive
from .rules import (
    WITHIN_REACH,
    has_upgrade,
    held,
    is_bare,
    is_free,
    is_magic_forbidden,
    may_leave,
    on_track,
    open_slot,
    reach,
    regions_under,
    text_at,
)
from .state import EMPTY, ChaosState
from .values import card_cost, summon_cost

USUAL_OPTIONS: Final[i64] = 60
SOURCE_COUNT: Final[i64] = 10  # the regions and the reserve
SUMMON_END: Final[i64] = v.SUMMON.end
PLAY_END: Final[i64] = v.PLAY.end
PLAY_RIGHT_END: Final[i64] = v.PLAY_RIGHT.end
PASS: Final[i64] = v.PASS.base


def summoning_phase(s: ChaosState) -> None:
    s.push(end_summoning)
    s.push(next_turn, KHORNE)


@step
def next_turn(s: ChaosState, chance: Chance, god: i64) -> None:
    s.push(_NEXT, god)
    pass_on(s, god)


def pass_on(s: ChaosState, god: i64) -> None:
    """Turns go round in power order; whoever has no power left is skipped. `next_turn` waits on top of the stack."""
    for turn in range(god, god + 4):
        god = turn % 4
        power = s.power[god]
        if power > 0:
            s.change_argument(0, (god + 1) % 4)
            if (s.reserve[god * 3] and s.box.dearest[god * 3] <= power) or hand_size(s, god) or can_act_openly(s, god):
                s.push(_TURN, s.seat_of[god])
            else:
                pass_turn(s, god)
            return
    s.drop()


def can_act_openly(s: ChaosState, god: i64) -> bool:
    return len(add_summons(s, god, vec[i64]())) > 0


def pass_turn(s: ChaosState, god: i64) -> None:
    s.power[god] = 0
    s.emit(v.PASSED, god)


@step
def end_summoning(s: ChaosState, chance: Chance) -> None:
    change_all(s, RESTED)


# -- what may be done in a turn


def _by_regions(first: i64) -> list[Ints]:
    """Actions for every set of regions. The region is the last argument, so it counts up from the first action."""
    return [ints([first + region for region in regions]) for regions in REGIONS_IN]


# Every turn is put together of these.
_BY_KIND: Final = [
    [_by_regions(v.SUMMON(kind, source, 0)) for source in range(SOURCE_COUNT)] for kind in range(KIND_COUNT)
]
_SUMMONS: Final = [row for piece in range(PIECE_COUNT) for row in _BY_KIND[PIECE_KIND[piece]]]  # piece, source, regions
_PLAYS: Final = [_by_regions(v.PLAY(card, 0)) for card in range(CARD_COUNT)]
_PLAYS_RIGHT: Final = [
    _by_regions(v.PLAY_RIGHT(card, 0)) if STAYS_AFTER_KILL[card] else [] for card in range(CARD_COUNT)
]


@decision(always_ask=True)
def summoning_turn(s: ChaosState, seat: i64) -> Ints:
    """Asked even if the hand leaves nothing but passing: who is asked must not tell what they hold."""
    god: i64 = s.god_of[seat]
    actions = add_summons(s, god, room(USUAL_OPTIONS))
    actions = add_plays(s, god, actions)
    return append(actions, PASS)


_NEXT: Final = next_turn  # what every turn pushes; a compiled module has to look decorated names up
_TURN: Final = summoning_turn


def add_summons(s: ChaosState, god: i64, actions: Ints) -> Ints:
    box = s.box
    dearest = box.dearest
    reserve = s.reserve
    home = s.home[god]
    regions = WITHIN_REACH[home]
    power = s.power[god]
    for stock in range(god * 3, god * 3 + 3):
        if reserve[stock]:
            piece = PLAIN[stock]
            goals = regions if dearest[stock] <= power else affordable(s, piece, home, regions, power)
            actions = extend(actions, _SUMMONS[piece * SOURCE_COUNT + REGION_COUNT][goals])
    wardens = on_track(s, box.moving_costs)
    if wardens >= 0:
        power -= box.lasting_amount[wardens]
    if power < 0:
        return actions
    figures, present = s.figures, s.present
    dearest = box.dearest_piece
    for source in REGIONS_IN[home & ~held_regions(s, god)]:
        others = regions & ~(1 << source)
        at = source * PIECE_COUNT
        left = present[source * 4 + god]
        for piece in PIECES_OF[god]:
            count = figures[at + piece]
            if count:
                goals = others if dearest[piece] <= power else affordable(s, piece, home, others, power)
                actions = extend(actions, _SUMMONS[piece * SOURCE_COUNT + source][goals])
                left -= count
                if not left:
                    break
    return actions


def held_regions(s: ChaosState, god: i64) -> i64:
    """Bits of the regions that his figures may not leave."""
    mask: i64 = 0
    for card in s.box.holding:
        if CARD_GOD[card] != god and card in s.slots:
            for region in REGIONS_IN[s.home[god]]:
                if not may_leave(s, region, god):
                    mask |= 1 << region
    return mask


def affordable(s: ChaosState, piece: i64, home: i64, regions: i64, power: i64) -> i64:
    """Of these regions those for which the power suffices; only free lepers make a difference between them.

    `summon_cost` for all at once, because search lives on it; the kit compares both.
    """
    stock = PIECE_STOCK[piece]
    upgraded = has_upgrade(s, stock)
    if (s.box.upgraded_cost[stock] if upgraded else s.box.cost[stock]) <= power:
        return regions
    if upgraded and FREE_WHERE_ALONE[stock] and not IS_SPENT[piece]:
        return regions & ~home
    return 0


def add_plays(s: ChaosState, god: i64, actions: Ints) -> Ints:
    power = s.power[god]
    hand = held(s, god)
    box = s.box
    costs, magic = box.card_cost, box.card_magic
    free = open_regions(s)
    free_for_magic = free & ~regions_under(s, box.forbid_magic) if box.casts[god] else free
    dearer: i64 = dearer_regions(s, god) if power < box.dearest_card else 0
    for card in CARDS_OF[god]:
        if hand[card] and (costs[card] <= power or box.discount[card]):
            regions = free_for_magic if magic[card] else free
            in_doubt = regions & dearer if costs[card] <= power else regions
            if in_doubt:
                regions = regions & ~in_doubt | payable(s, card, in_doubt, power)
            actions = extend(actions, _PLAYS[card][regions])
            if STAYS_AFTER_KILL[card]:
                actions = extend(actions, _PLAYS_RIGHT[card][regions & both_slots_open(s)])
    return actions


def open_regions(s: ChaosState) -> i64:
    """Bits of the regions with a slot on which a card can be played: `open_slot` for all at once."""
    slots = s.slots
    ruin = s.ruin
    blocked = regions_under(s, s.box.block_slot)
    full: i64 = 0
    for region in range(REGION_COUNT):
        if ruin[region] or (slots[region * 2] >= 0 and (slots[region * 2 + 1] >= 0 or blocked >> region & 1)):
            full |= 1 << region
    return ALL_REGIONS & ~full


def dearer_regions(s: ChaosState, god: i64) -> i64:
    """Bits of the regions in which a card of somebody else makes others dearer."""
    mask: i64 = 0
    for card in s.box.making_dearer:
        if CARD_GOD[card] != god and card in s.slots:
            for place in range(REGION_COUNT * SLOT_COUNT):
                if s.slots[place] == card:
                    mask |= 1 << (place >> 1)
    return mask


def payable(s: ChaosState, card: i64, regions: i64, power: i64) -> i64:
    mask: i64 = 0
    for region in REGIONS_IN[regions]:
        if card_cost(s, card, region) <= power:
            mask |= 1 << region
    return mask


def both_slots_open(s: ChaosState) -> i64:
    """Which slot a card takes only matters if it may lie there for more than a round."""
    mask: i64 = 0
    for region in range(REGION_COUNT):
        if is_bare(s, region):
            mask |= 1 << region
    return mask & ~regions_under(s, s.box.block_slot)


@summoning_turn.take
def take_turn(s: ChaosState, chance: Chance, action: i64, seat: i64) -> None:
    god: i64 = s.god_of[seat]
    below = s.depth
    region: i64 = action % REGION_COUNT  # the last argument, and the verbs begin at multiples of it
    if action < SUMMON_END:
        path = action // REGION_COUNT
        summon(s, PIECE_AT[god * KIND_COUNT + path // SOURCE_COUNT], path % SOURCE_COUNT, region)
    elif action < PLAY_END:
        play_card(s, chance, (action - SUMMON_END) // REGION_COUNT, region, open_slot(s, region))
    elif action < PLAY_RIGHT_END:
        play_card(s, chance, (action - PLAY_END) // REGION_COUNT, region, region * 2 + 1)
    else:
        pass_turn(s, god)
    if s.depth == below:  # nothing to decide about it: `next_turn` waits, and needs no way through the stack
        pass_on(s, (god + 1) % GOD_COUNT)


def summon(s: ChaosState, piece: i64, source: i64, region: i64) -> None:
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
    if s.events is not None:  # six arguments
        s.report(v.SUMMONED, god, PIECE_KIND[piece], source, region, cost, PIECE_STOCK[piece])
    arrive(s, arrived, source, region)


def play_card(s: ChaosState, chance: Chance, card: i64, region: i64, place: i64) -> None:
    god = CARD_GOD[card]
    cost = card_cost(s, card, region)
    s.power[god] -= cost
    leave_hand(s, god, card)
    s.slots[place] = card
    s.emit(v.PLAYED, god, card, region, cost)
    if text_at(s, place) >= 0:
        act = PLAYED[card]
        if act is not None:
            act(s, chance, CARD_GOD[card], region, s.box.on_play_amount[card])


@summoning_turn.why
def why_not_act(s: ChaosState, action: i64, seat: i64) -> list[Message]:
    if action < v.SUMMON.end:
        return why_not_summon(s, s.god_of[seat], *v.SUMMON.args(action))
    if action < v.PLAY.end:
        return why_not_play(s, s.god_of[seat], *v.PLAY.args(action))
    if action < v.PLAY_RIGHT.end:
        reasons = why_not_play(s, s.god_of[seat], *v.PLAY_RIGHT.args(action))
        return reasons or [Message("left_slot_first")]
    return []


def why_not_summon(s: ChaosState, god: i64, kind: i64, source: i64, region: i64) -> list[Message]:
    piece = PIECE_AT[god * KIND_COUNT + kind]
    args = v.figure_named(god, kind, region)
    if piece < 0:
        return [Message("no_such_figure", args)]
    if source == REGION_COUNT:
        if PLAIN[PIECE_STOCK[piece]] != piece:
            return [Message("plain_in_reserve", args)]
        if not s.reserve[PIECE_STOCK[piece]]:
            return [Message("none_in_reserve", args)]
    elif not s.figures[source * PIECE_COUNT + piece]:
        return [Message("no_such_figure", v.figure_named(god, kind, source))]
    reasons: list[Message] = []
    if source == region:
        reasons.append(Message("already_there", args))
    if source < REGION_COUNT and not may_leave(s, source, god):
        reasons.append(Message("held_by_carnage", {**args, "region": v.REGION.say(source)}))
    if not reach(s, god) >> region & 1:
        reasons.append(Message("not_adjacent", args))
    cost = summon_cost(s, piece, source, region)
    if cost > s.power[god]:
        reasons.append(Message("no_power", {**args, "cost": cost, "power": s.power[god]}))
    return reasons


def why_not_play(s: ChaosState, god: i64, card: i64, region: i64) -> list[Message]:
    args = {"card": v.CARD.say(card), "region": v.REGION.say(region)}
    if CARD_GOD[card] != god:
        return [Message("not_your_card", args)]
    if not held(s, god)[card]:
        return [Message("not_to_come" if s.unknown >> s.seat_of[god] & 1 else "not_in_hand", args)]
    reasons: list[Message] = []
    if s.ruin[region]:
        reasons.append(Message("ruined", args))
    elif open_slot(s, region) < 0:
        blocked = s.slots[region * 2 + 1] == EMPTY
        reasons.append(Message("slot_blocked" if blocked else "slots_full", args))
    if s.box.card_magic[card] and is_magic_forbidden(s, region):
        reasons.append(Message("magic_forbidden", args))
    cost = card_cost(s, card, region)
    if cost > s.power[god]:
        reasons.append(Message("no_power_for_card", {**args, "cost": cost, "power": s.power[god]}))
    return reasons


@summoning_turn.prompt
def prompt_turn(s: ChaosState, seat: i64) -> dict[str, Any]:
    god = s.god_of[seat]
    return {"god": v.GOD.say(god), "power": s.power[god]}
