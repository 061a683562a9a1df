"""Rounds and phases in the order of the rulebook. The battle phase has a file of its own."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Chance, Message, decision, step

from . import score as points
from . import vocabulary as v
from .battle import battle_phase
from .board import (
    BY_DIAL,
    BY_UPGRADE,
    DOMINATION,
    RUINER,
    change_all,
    cleanse,
    corrupt,
    discard,
    draw,
    draw_from,
    hand_size,
    move,
    place_token,
    put,
    remove_token,
    score,
)
from .cards import old_world, play_effect
from .cards.nurgle import consume
from .data import (
    CARD_GOD,
    CARD_MAGIC,
    CARDS_OF,
    COMET,
    CORRUPTION_IF_DOMINATING,
    CORRUPTION_TO_RUIN,
    DISCARDED_AT_ONCE,
    DRAW,
    HERO,
    INSTRUCTIONS,
    KIND_COUNT,
    MAY_DISCARD,
    NOBLE,
    NURGLE,
    OWN,
    PIECE_AT,
    PIECE_COUNT,
    PIECE_GOD,
    PIECE_KIND,
    PIECE_STOCK,
    PIECES_OF,
    PLAIN,
    POINTS_PER_RUIN,
    POWER_TRACK,
    REFILL,
    REGION_COUNT,
    REGIONS_IN,
    REMOVES_COMET,
    RESTED,
    RUINERS_GAIN,
    RUINS_TO_END,
    SPENT,
    START_POWER,
    STAYS_AFTER_KILL,
    TICKS,
    UPGRADE_CARDS,
    UPGRADE_COUNT,
    UPGRADE_POWER,
    VICTORY_TICK,
    WARPSTONE,
)
from .figures import arrive, lose_figure
from .rules import (
    NOBODY,
    by_threat,
    card_cost,
    conquest,
    cultists,
    domination,
    dominator,
    gods_in_play,
    is_blocked,
    is_free,
    is_magic_forbidden,
    lowest_threat,
    may_leave,
    open_slot,
    reach,
    resistance,
    ruins,
    summon_cost,
    text_at,
    toward_ruin,
)
from .state import EMPTY, ChaosState

OLD_WORLD: Final = v.PHASE["old_world"]
DRAWING: Final = v.PHASE["draw"]
SUMMONING: Final = v.PHASE["summoning"]
BATTLE: Final = v.PHASE["battle"]
CORRUPTION: Final = v.PHASE["corruption"]
END: Final = v.PHASE["end"]


@step
def play_round(s: ChaosState, chance: Chance) -> None:
    s.round += 1
    s.battles = []
    s.ruiners = [0] * REGION_COUNT
    s.killers = [0] * REGION_COUNT
    s.dominated = [NOBODY] * REGION_COUNT
    s.counters = [0] * 4
    s.ticks = [0] * 4
    s.emit(v.ROUND_BEGAN, s.round)
    for phase in range(END, OLD_WORLD - 1, -1):
        s.push(begin_phase, phase)


@step
def begin_phase(s: ChaosState, chance: Chance, phase: int) -> None:
    s.phase = phase
    s.step = -1
    s.placed = [0] * (REGION_COUNT * 4)
    s.marked = [0] * (REGION_COUNT * 4)
    s.emit(v.PHASE_BEGAN, phase)
    s.push(PHASES[phase])


def begin_step(s: ChaosState, name: int) -> None:
    s.step = name
    s.emit(v.STEP_BEGAN, name)


# -- 1. old world phase


@step
def old_world_phase(s: ChaosState, chance: Chance) -> None:
    """The player with the lowest threat carries out the top card."""
    card = draw_from(s.old_pool, chance)
    s.old_left -= 1
    s.old_seen.append(card)
    s.current = card
    s.emit(v.REVEALED, card, lowest_threat(s))
    if REMOVES_COMET[card]:
        for place in (0, 1):
            if s.track[place] >= 0 and COMET[s.track[place]]:
                leave_track(s, place)
        old_world.clear_events(s)
    s.push(lay_on_track, card)
    s.push(old_world.instruct, card, 0)


def leave_track(s: ChaosState, place: int) -> None:
    s.emit(v.OFF_TRACK, s.track[place])
    s.track[place] = NOBODY


@step
def lay_on_track(s: ChaosState, chance: Chance, card: int) -> None:
    """Place 1; what lies there moves to place 2, and what lay there leaves the game."""
    s.current = NOBODY
    if DISCARDED_AT_ONCE[card]:
        return
    if s.track[0] >= 0:
        if s.track[1] >= 0:
            leave_track(s, 1)
        s.track[1] = s.track[0]
    s.track[0] = card
    s.emit(v.ON_TRACK, card)


# -- 2. draw phase


@step
def draw_phase(s: ChaosState, chance: Chance) -> None:
    for god in reversed(gods_in_play(s)):
        s.power[god] = s.power_start[god] = min(START_POWER[god] + from_upgrades(s, god, UPGRADE_POWER), POWER_TRACK)
        s.emit(v.POWER_SET, god, s.power[god])
        s.push(draw_cards, god)
        if MAY_DISCARD[god] and hand_size(s, god):
            s.push(exchange_card, s.seat_of[god])


def from_upgrades(s: ChaosState, god: int, table: tuple[int, ...]) -> int:
    bonus = 0
    for upgrade in range(god * 5, god * 5 + 5):
        if s.upgrades >> upgrade & 1:
            bonus += table[upgrade]
    return bonus


@step
def draw_cards(s: ChaosState, chance: Chance, god: int) -> None:
    number = DRAW[god] + from_upgrades(s, god, UPGRADE_CARDS)
    if REFILL[god]:
        number += REFILL[god] - hand_size(s, god)
    draw(s, chance, god, max(number, 0))


@decision
def exchange_card(s: ChaosState, seat: int) -> list[int]:
    """Tzeentch may discard a card before he refills his hand."""
    return [*[v.DISCARD(card) for card in CARDS_OF[s.god_of[seat]] if s.hand[card]], v.DECLINE()]


@exchange_card.take
def take_exchange(s: ChaosState, chance: Chance, action: int, seat: int) -> None:
    if action != v.DECLINE():
        discard(s, s.god_of[seat], v.DISCARD.args(action)[0])


@exchange_card.why
def why_not_exchange(s: ChaosState, action: int, seat: int) -> list[Message]:
    if not v.DISCARD.base <= action < v.DISCARD.end:
        return []
    return [Message("not_in_hand", {"card": v.CARD.say(v.DISCARD.args(action)[0])})]


# -- 3. summoning phase


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
            if hand_size(s, god) or can_act_openly(s, god):
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


_SUMMONS: dict[int, tuple[int, ...]] = {}
_PLAYS: dict[int, tuple[int, ...]] = {}


def summons_into(kind: int, source: int, regions: int) -> tuple[int, ...]:
    key = (kind * (REGION_COUNT + 1) + source) * 512 + regions
    actions = _SUMMONS.get(key)
    if actions is None:
        actions = _SUMMONS[key] = tuple([v.SUMMON(kind, source, region) for region in REGIONS_IN[regions]])
    return actions


def plays_into(card: int, regions: int) -> tuple[int, ...]:
    key = card * 512 + regions
    actions = _PLAYS.get(key)
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
    actions.append(v.PASS())
    return actions


def add_summons(s: ChaosState, god: int, actions: list[int]) -> None:
    regions = reach(s, god)
    for stock in range(god * 3, god * 3 + 3):
        if s.reserve[stock]:
            piece = PLAIN[stock]
            actions.extend(summons_into(PIECE_KIND[piece], REGION_COUNT, affordable(s, piece, REGION_COUNT, regions)))
    for source in range(REGION_COUNT):
        if s.present[source * 4 + god] and may_leave(s, source, god):
            for piece in PIECES_OF[god]:
                if s.figures[source * PIECE_COUNT + piece]:
                    goals = affordable(s, piece, source, regions & ~(1 << source))
                    actions.extend(summons_into(PIECE_KIND[piece], source, goals))


def affordable(s: ChaosState, piece: int, source: int, regions: int) -> int:
    """Of these regions those for which the god's power suffices; only free lepers make a difference."""
    power = s.power[PIECE_GOD[piece]]
    first = next(iter(REGIONS_IN[regions]), 0)
    if summon_cost(s, piece, source, first) <= power and not is_free(s, piece, first):
        return regions
    mask = 0
    for region in REGIONS_IN[regions]:
        if summon_cost(s, piece, source, region) <= power:
            mask |= 1 << region
    return mask


def add_plays(s: ChaosState, god: int, actions: list[int]) -> None:
    power = s.power[god]
    free = [region for region in range(REGION_COUNT) if open_slot(s, region) >= 0]
    for card in CARDS_OF[god]:
        if s.hand[card]:
            regions = 0
            for region in free:
                if card_cost(s, card, region) <= power and not (CARD_MAGIC[card] and is_magic_forbidden(s, region)):
                    regions |= 1 << region
            actions.extend(plays_into(card, regions))
            if STAYS_AFTER_KILL[card]:
                both = [region for region in REGIONS_IN[regions] if has_both_slots(s, region)]
                actions.extend([v.PLAY_RIGHT(card, region) for region in both])


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
    s.emit(v.SUMMONED, god, PIECE_KIND[piece], source, region, cost)
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


# -- 5. corruption phase


@step
def corruption_phase(s: ChaosState, chance: Chance) -> None:
    begin_step(s, v.STEP["domination"])
    s.push(corruption_step)
    for region in range(REGION_COUNT - 1, -1, -1):
        if not s.ruin[region]:
            s.push(dominate, region)


@step
def dominate(s: ChaosState, chance: Chance, region: int) -> None:
    god = dominator(s, region)
    if god < 0:
        return
    s.dominated[region] = god
    if s.events is not None:
        s.emit(v.DOMINATED, god, region, domination(s, region, god), resistance(s, region))
    score(s, god, conquest(s, region), DOMINATION, region)
    for place in (region * 2, region * 2 + 1):
        card = text_at(s, place)
        if card >= 0 and CARD_GOD[card] == god:
            corrupt(s, god, region, CORRUPTION_IF_DOMINATING[card])


@step
def corruption_step(s: ChaosState, chance: Chance) -> None:
    begin_step(s, v.STEP["corruption"])
    for region in range(REGION_COUNT):
        if not s.ruin[region]:
            spread(s, region)


def spread(s: ChaosState, region: int) -> None:
    """One token for each cultist, then the region may fall."""
    for god in range(4):
        if s.present[region * 4 + god]:
            corrupt(s, god, region, cultists(s, region, god))
    consume(s, region)
    if toward_ruin(s, region) >= CORRUPTION_TO_RUIN and ruins(s) < RUINS_TO_END:
        ruin(s, region)


def ruin(s: ChaosState, region: int) -> None:
    number = ruins(s) + 1
    s.ruin[region] = number
    s.ruin_round[region] = s.round
    s.emit(v.RUINED, region, number)
    for god in gods_in_play(s):
        if s.ruiners[region] >> god & 1:
            score(s, god, RUINERS_GAIN[number], RUINER, region)
    score(s, NURGLE, from_upgrades(s, NURGLE, POINTS_PER_RUIN), BY_UPGRADE, region)


# -- 6. end phase


@step
def end_phase(s: ChaosState, chance: Chance) -> None:
    for frame in (game_end, turn_dials, score_ruined_regions, resolve_old_world_cards, resolve_heroes):
        s.push(frame)
    remove_chaos_cards(s, chance)


@step
def remove_chaos_cards(s: ChaosState, chance: Chance) -> None:
    begin_step(s, v.STEP["chaos_cards"])
    staying = [stays(s, place) for place in range(REGION_COUNT * 2)]
    off: list[list[int]] = [[], [], [], []]
    for place in range(REGION_COUNT * 2):
        card = s.slots[place]
        if 0 <= card < len(CARD_GOD):
            if staying[place]:
                s.emit(v.CARD_STAYED, card, place >> 1)
            else:
                s.slots[place] = EMPTY
                off[CARD_GOD[card]].append(card)
    for god in range(4):
        if off[god]:
            s.discard[god] += off[god]
            s.emit(v.CARDS_OFF, god, off[god])


def stays(s: ChaosState, place: int) -> bool:
    """The Persistence of Change lies on where its owner killed somebody."""
    card = text_at(s, place)
    return card >= 0 and bool(STAYS_AFTER_KILL[card]) and bool(s.killers[place >> 1] >> CARD_GOD[card] & 1)


@step
def resolve_heroes(s: ChaosState, chance: Chance) -> None:
    begin_step(s, v.STEP["heroes"])
    for region in range(REGION_COUNT - 1, -1, -1):
        for _ in range(s.tokens[region * 6 + HERO]):
            s.push(hero_strikes, region)


@step
def hero_strikes(s: ChaosState, chance: Chance, region: int) -> None:
    for god in by_threat(s):
        if s.present[region * 4 + god]:
            s.push(lose_figure, s.seat_of[god], 1 << region, 0b111)
            return


@step
def resolve_old_world_cards(s: ChaosState, chance: Chance) -> None:
    begin_step(s, v.STEP["old_world_cards"])
    old_world.push_lasting(s, "end_old_world_step")


@step
def score_ruined_regions(s: ChaosState, chance: Chance) -> None:
    begin_step(s, v.STEP["ruined_regions"])
    for region in range(REGION_COUNT):
        if s.ruin[region] > 0:
            points.score_ruin(s, region)
            s.ruin[region] = -s.ruin[region]
            s.corruption[region * 4 : region * 4 + 4] = [0, 0, 0, 0]


@step
def turn_dials(s: ChaosState, chance: Chance) -> None:
    """One tick for every power with a counter; one more for the only one with most."""
    begin_step(s, v.STEP["dials"])
    most = max(s.counters)
    leaders = [god for god in range(4) if s.counters[god] == most]
    if most and len(leaders) == 1:
        s.push(tick, leaders[0])
    for god in (3, 2, 1, 0):
        if s.counters[god]:
            s.push(tick, god)


@step
def tick(s: ChaosState, chance: Chance, god: int) -> None:
    if s.dial[god] == VICTORY_TICK[god]:
        return
    s.dial[god] += 1
    s.ticks[god] += 1
    _, instruction, number = TICKS[god][s.dial[god]]
    s.emit(v.TICKED, god, s.dial[god], instruction, number)
    name = INSTRUCTIONS[instruction]
    seat = s.seat_of[god]
    if name == "vp":
        score(s, god, number, BY_DIAL)
    elif name == "draw":
        draw(s, chance, god, number)
    elif name == "upgrade":
        if upgrades_left(s, god):
            s.push(choose_upgrade, seat)
    elif name == "place_warpstone":
        ask_place(s, seat, WARPSTONE, number)
    elif name == "place_noble":
        ask_place(s, seat, NOBLE, number)
    elif name == "remove_corruption":
        ask_remove_corruption(s, seat, number)
    elif name == "remove_old_world":
        ask_remove_token(s, seat, number)


def upgrades_left(s: ChaosState, god: int) -> list[int]:
    return [v.TAKE_UPGRADE(upgrade) for upgrade in range(god * 5, god * 5 + 5) if not s.upgrades >> upgrade & 1]


@decision
def choose_upgrade(s: ChaosState, seat: int) -> list[int]:
    return upgrades_left(s, s.god_of[seat])


@choose_upgrade.take
def take_upgrade(s: ChaosState, chance: Chance, action: int, seat: int) -> None:
    (upgrade,) = v.TAKE_UPGRADE.args(action)
    s.upgrades |= 1 << upgrade
    s.emit(v.UPGRADED, s.god_of[seat], upgrade)


@choose_upgrade.why
def why_not_upgrade(s: ChaosState, action: int, seat: int) -> list[Message]:
    if not v.TAKE_UPGRADE.base <= action < v.TAKE_UPGRADE.end:
        return []
    (upgrade,) = v.TAKE_UPGRADE.args(action)
    owned = upgrade // 5 == s.god_of[seat] and upgrade < UPGRADE_COUNT
    return [Message("already_played" if owned else "not_your_card", {"card": v.UPGRADE.say(upgrade)})]


def ask_place(s: ChaosState, seat: int, token: int, number: int) -> None:
    if number and s.supply[token] and old_world.unruined(s):
        s.push(place_old_world, seat, token, number)


@decision
def place_old_world(s: ChaosState, seat: int, token: int, left: int) -> list[int]:
    return [v.PLACE(token, region) for region in REGIONS_IN[old_world.unruined(s)]]


@place_old_world.take
def take_place(s: ChaosState, chance: Chance, action: int, seat: int, token: int, left: int) -> None:
    _, region = v.PLACE.args(action)
    place_token(s, token, region)
    ask_place(s, seat, token, left - 1)


@place_old_world.why
def why_not_place(s: ChaosState, action: int, seat: int, token: int, left: int) -> list[Message]:
    if not v.PLACE.base <= action < v.PLACE.end:
        return []
    other, region = v.PLACE.args(action)
    args = {"token": v.TOKEN.say(token), "region": v.REGION.say(region)}
    return [Message("other_token" if other != token else "ruined", args)]


@place_old_world.prompt
def prompt_place(s: ChaosState, seat: int, token: int, left: int) -> dict[str, Any]:
    return {"token": v.TOKEN.say(token), "number": left}


def ask_remove_corruption(s: ChaosState, seat: int, number: int) -> None:
    if number and any(s.corruption):
        s.push(remove_corruption, seat, number)


@decision
def remove_corruption(s: ChaosState, seat: int, left: int) -> list[int]:
    return [v.CLEANSE(at % 4, at // 4) for at in range(REGION_COUNT * 4) if s.corruption[at]]


@remove_corruption.take
def take_corruption(s: ChaosState, chance: Chance, action: int, seat: int, left: int) -> None:
    god, region = v.CLEANSE.args(action)
    cleanse(s, god, region)
    ask_remove_corruption(s, seat, left - 1)


@remove_corruption.prompt
def prompt_corruption(s: ChaosState, seat: int, left: int) -> dict[str, Any]:
    return {"number": left}


def ask_remove_token(s: ChaosState, seat: int, number: int) -> None:
    if number and any(s.tokens):
        s.push(remove_old_world, seat, number)


@decision
def remove_old_world(s: ChaosState, seat: int, left: int) -> list[int]:
    return [v.REMOVE(at % 6, at // 6) for at in range(REGION_COUNT * 6) if s.tokens[at]]


@remove_old_world.take
def take_removal(s: ChaosState, chance: Chance, action: int, seat: int, left: int) -> None:
    token, region = v.REMOVE.args(action)
    remove_token(s, token, region)
    ask_remove_token(s, seat, left - 1)


@remove_old_world.prompt
def prompt_removal(s: ChaosState, seat: int, left: int) -> dict[str, Any]:
    return {"number": left}


@step
def game_end(s: ChaosState, chance: Chance) -> None:
    """Control ends, the round is written down, and the four endings are looked at in their order."""
    begin_step(s, v.STEP["game_end"])
    change_all(s, OWN)
    points.record_round(s)
    if not points.has_ended(s):
        s.push(play_round)


PHASES: Final = {
    OLD_WORLD: old_world_phase,
    DRAWING: draw_phase,
    SUMMONING: summoning_phase,
    BATTLE: battle_phase,
    CORRUPTION: corruption_phase,
    END: end_phase,
}
