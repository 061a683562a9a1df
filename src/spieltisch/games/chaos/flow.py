"""Rounds and phases in the order of the rulebook. Summoning, battle and end phase have files of their own."""

from __future__ import annotations

from typing import Final

from spieltisch.core import Chance, Ints, Message, append, decision, i64, step, vec, zeros

from . import vocabulary as v
from .battle import battle_phase
from .cards import old_world
from .cards.nurgle import consume
from .data import (
    CARDS_OF,
    CORRUPTION_TO_RUIN,
    DRAW,
    GOD_COUNT,
    MAY_DISCARD,
    NURGLE,
    POWER_TRACK,
    REFILL,
    REGION_COUNT,
    RUINERS_GAIN,
    RUINS_TO_END,
    START_POWER,
)
from .effects import BY_UPGRADE, DOMINATION, RUINER, begin_step, corrupt, discard, draw, hand_size, score
from .end_phase import end_phase
from .rules import (
    NOBODY,
    cultists,
    gods_in_play,
    held,
    is_bare,
    lowest_threat,
    ruins,
    tokens_if_dominating,
    toward_ruin,
)
from .state import ChaosState
from .summoning import summoning_phase
from .values import conquest, domination, dominator, resistance

OLD_WORLD: Final[i64] = v.PHASE["old_world"]
DRAWING: Final[i64] = v.PHASE["draw"]
SUMMONING: Final[i64] = v.PHASE["summoning"]
BATTLE: Final[i64] = v.PHASE["battle"]
CORRUPTION: Final[i64] = v.PHASE["corruption"]
END: Final[i64] = v.PHASE["end"]


@step
def play_round(s: ChaosState, chance: Chance) -> None:
    s.emit(v.ROUND_BEGAN, s.round + 1)
    s.round += 1
    s.battles = vec[i64]()
    s.ruiners = zeros(REGION_COUNT)
    s.killers = zeros(REGION_COUNT)
    s.dominated = vec[i64]([NOBODY] * REGION_COUNT)
    s.counters = zeros(GOD_COUNT)
    s.ticks = zeros(GOD_COUNT)
    s.push(next_round)
    for phase in range(END, OLD_WORLD - 1, -1):
        s.push(begin_phase, phase)


@step
def next_round(s: ChaosState, chance: Chance) -> None:
    if not s.ending:
        s.push(play_round)


@step
def begin_phase(s: ChaosState, chance: Chance, phase: i64) -> None:
    s.emit(v.PHASE_BEGAN, phase)
    s.phase = phase
    s.step = -1
    s.placed = zeros(REGION_COUNT * GOD_COUNT)
    s.marked = zeros(REGION_COUNT * GOD_COUNT)
    if phase == OLD_WORLD:
        old_world_phase(s, chance)
    elif phase == DRAWING:
        draw_phase(s, chance)
    elif phase == SUMMONING:
        summoning_phase(s)
    elif phase == BATTLE:
        battle_phase(s)
    elif phase == CORRUPTION:
        corruption_phase(s)
    else:
        end_phase(s)


# -- 1. old world phase


def old_world_phase(s: ChaosState, chance: Chance) -> None:
    """The player with the lowest threat carries out the top card."""
    chance.about(v.OLD_WORLD_DECK, NOBODY, s.old_pool, lowest_threat(s))
    at = chance.pick(len(s.old_pool))
    card = s.old_pool[at]
    s.emit(v.REVEALED, card, lowest_threat(s))
    s.old_pool = s.old_pool[:at] + s.old_pool[at + 1 :]
    s.old_left -= 1
    s.old_seen += (card,)
    s.current = card
    if s.box.removes_comet[card]:
        for place in (0, 1):
            if s.track[place] >= 0 and s.box.comet[s.track[place]]:
                leave_track(s, place)
        old_world.clear_events(s)
    s.push(lay_on_track, card)
    s.push(old_world.instruct, card, 0)


def leave_track(s: ChaosState, place: i64) -> None:
    s.emit(v.OFF_TRACK, s.track[place])
    s.track[place] = NOBODY


@step
def lay_on_track(s: ChaosState, chance: Chance, card: i64) -> None:
    """Place 1; what lies there moves to place 2, and what lay there leaves the game."""
    s.current = NOBODY
    if s.box.discarded_at_once[card]:
        return
    if s.track[0] >= 0:
        if s.track[1] >= 0:
            leave_track(s, 1)
        s.track[1] = s.track[0]
    s.track[0] = card
    s.emit(v.ON_TRACK, card)


# -- 2. draw phase


def draw_phase(s: ChaosState, chance: Chance) -> None:
    for god in gods_in_play(s):
        power = START_POWER[god] + from_upgrades(s, god, s.box.upgrade_power)
        s.power[god] = s.power_start[god] = min(power, POWER_TRACK)
        s.emit(v.POWER_SET, god, s.power[god])
    for god in gods_in_play(s):
        if MAY_DISCARD[god] and hand_size(s, god):
            ask_exchange(s, god)
            return
        fill_hand(s, chance, god)


def ask_exchange(s: ChaosState, god: i64) -> None:
    """He and those after him draw when he has answered."""
    for later in range(GOD_COUNT - 1, god - 1, -1):
        if s.seat_of[later] >= 0:
            s.push(draw_cards, later)
    s.push(exchange_card, s.seat_of[god])


def from_upgrades(s: ChaosState, god: i64, table: Ints) -> i64:
    if not s.upgrades:
        return 0
    bonus: i64 = 0
    for upgrade in range(god * 5, god * 5 + 5):
        if s.upgrades >> upgrade & 1:
            bonus += table[upgrade]
    return bonus


@step
def draw_cards(s: ChaosState, chance: Chance, god: i64) -> None:
    fill_hand(s, chance, god)


def fill_hand(s: ChaosState, chance: Chance, god: i64) -> None:
    number = DRAW[god] + from_upgrades(s, god, s.box.upgrade_cards)
    if REFILL[god]:
        number += REFILL[god] - hand_size(s, god)
    draw(s, chance, god, max(number, 0))


@decision
def exchange_card(s: ChaosState, seat: i64) -> Ints:
    """Tzeentch may discard a card before he refills his hand."""
    hand = held(s, s.god_of[seat])
    cards = vec[i64]([v.DISCARD.of(card) for card in CARDS_OF[s.god_of[seat]] if hand[card]])
    return append(cards, v.DECLINE.base)


@exchange_card.take
def take_exchange(s: ChaosState, chance: Chance, action: i64, seat: i64) -> None:
    if action != v.DECLINE.base:
        discard(s, s.god_of[seat], v.DISCARD.first(action))


@exchange_card.why
def why_not_exchange(s: ChaosState, action: i64, seat: i64) -> list[Message]:
    if not v.DISCARD.base <= action < v.DISCARD.end:
        return []
    return [Message("not_in_hand", {"card": v.CARD.say(v.DISCARD.first(action))})]


# -- 5. corruption phase


def corruption_phase(s: ChaosState) -> None:
    begin_step(s, v.STEP["domination"])
    for region in range(REGION_COUNT):
        if not s.ruin[region]:
            dominate(s, region)
    spread_corruption(s)


def dominate(s: ChaosState, region: i64) -> None:
    god = dominator(s, region)
    if god < 0:
        if s.events is not None:
            tell_undominated(s, region)
        return
    s.dominated[region] = god
    if s.events is not None:
        s.emit(v.DOMINATED, god, region, domination(s, region, god), resistance(s, region))
    score(s, god, conquest(s, region), DOMINATION, region)
    corrupt(s, god, region, tokens_if_dominating(s, region, god))


def tell_undominated(s: ChaosState, region: i64) -> None:
    """Said where somebody came so far: level with the resistance, or above it and level with another."""
    value = max([domination(s, region, god) for god in gods_in_play(s)])
    if value >= max(resistance(s, region), 1):
        s.emit(v.UNDOMINATED, region, value, resistance(s, region))


@step
def corruption_step(s: ChaosState, chance: Chance) -> None:
    spread_corruption(s)


def spread_corruption(s: ChaosState) -> None:
    begin_step(s, v.STEP["corruption"])
    for region in range(REGION_COUNT):
        if not s.ruin[region]:
            spread(s, region)


def spread(s: ChaosState, region: i64) -> None:
    """One token for each cultist, then the region may fall."""
    for god in range(GOD_COUNT):
        if s.present[region * 4 + god]:
            corrupt(s, god, region, cultists(s, region, god))
    if not is_bare(s, region):
        consume(s, region)
    if toward_ruin(s, region) >= CORRUPTION_TO_RUIN and ruins(s) < RUINS_TO_END:
        ruin(s, region)


def ruin(s: ChaosState, region: i64) -> None:
    number = ruins(s) + 1
    s.emit(v.RUINED, region, number)
    s.ruin[region] = number
    s.ruin_round[region] = s.round
    for god in gods_in_play(s):
        if s.ruiners[region] >> god & 1:
            score(s, god, RUINERS_GAIN[number], RUINER, region)
    score(s, NURGLE, from_upgrades(s, NURGLE, s.box.points_per_ruin), BY_UPGRADE, region)
