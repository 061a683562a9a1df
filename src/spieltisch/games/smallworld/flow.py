"""The game from the first turn to the last, in the order of the rulebook."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance, Ints, Message, append, decision, extend, i64, step, vec, zeros

from .ability import (
    RACES,
    before_scoring,
    conquests_end,
    expands,
    offers,
    powers_renewed,
    run,
    set_taken,
    taken,
    turn_begins,
    turn_ends,
    why_not,
)
from .cards.tiles import ask_for_side, collect_for_heart, enter, lay_artifacts, spirit_healer, turn_up_under
from .data import DIE, DIE_MAX
from .decline import decline
from .effects import conquer, note_attack, pay_attack_toll, refill
from .murlocs import murloc_turn
from .reasons import first, has, why_not_region
from .rules import (
    TRAVEL,
    can_use,
    has_place,
    in_hand,
    may_attempt,
    own_column,
    pays_travel,
    reach,
    slot_of,
    travels,
)
from .score import score_turn
from .sheet import DID_ATTEMPT, DID_LORE
from .state import NONE, SOLO, TOWER, SmallWorldState, atlas
from .tolls import all_tolls, conquest_toll, has_tolls
from .troops import abandon_regions, own_redeploy, push_withdrawn, ready_troops, withdrawn_redeploy
from .values import common_cost, conquest_cost, cost_from, set_price, set_tokens
from .vocabulary import (
    ATTACKED,
    ATTEMPT,
    ATTEMPT_DIE,
    CHOOSE,
    CHOSE,
    COLUMN,
    CONQUER,
    DECLINE,
    EXPAND,
    GAME_OVER,
    PLACE_LORE,
    POWER,
    RACE,
    REPELLED,
    ROUND,
    STOP,
    TURN,
    USE,
)

# -- rounds and turns


@step
def begin_round(s: SmallWorldState, chance: Chance) -> None:
    s.emit(ROUND, s.round + 1)
    s.round += 1
    s.push(begin_turn, s.first)


@step
def begin_turn(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    """Bombs go off, harmony tokens come back, Worgen take a form, beasts are tamed anew."""
    new_turn(s, seat)
    s.emit(TURN, seat)
    if s.race[seat] < 0:  # R020, R100
        s.push(choose_set, seat)
        return
    s.push(set_or_race, seat)
    run(turn_begins, s, seat)


def new_turn(s: SmallWorldState, seat: i64) -> None:
    s.turn = seat
    s.used = 0
    s.armed = 0
    s.intimidations = 0
    s.portals = 0
    s.side = 0
    s.form = 0
    s.attacked = 0
    s.saved = 0
    s.taken = zeros(16)
    s.losses = 0
    if s.race[seat] >= 0:
        run(powers_renewed, s, seat)


@step
def set_or_race(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    """R020, R100: who has no active race takes a set; everybody else expands or declines."""
    if s.race[seat] < 0:
        s.push(choose_set, seat)
    else:
        s.push(expand_or_decline, seat)


@step
def end_turn(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    after = (seat + 1) % s.seats
    if after != s.first:
        s.push(begin_turn, after)
        return
    if s.round == s.rounds:
        s.push(end_game)
    else:
        s.push(begin_round)
    if s.variant == SOLO:
        s.push(after_murlocs)
        s.push(murloc_turn)


@step
def after_murlocs(s: SmallWorldState, chance: Chance) -> None:
    """Tokens that fled from the Murlocs are redeployed like any others."""
    for seat in reversed(range(s.seats)):
        push_withdrawn(s, seat)


@step
def end_game(s: SmallWorldState, chance: Chance) -> None:
    s.emit(GAME_OVER, max(s.coins))


# -- choosing a set


@decision
def choose_set(s: SmallWorldState, seat: i64) -> Ints:
    start, end = own_column(s, seat)
    choose = CHOOSE.base
    actions = vec[i64]()
    for slot in range(start, end):
        if s.set_race[slot] != NONE and set_price(s, slot) <= s.coins[seat]:
            actions = append(actions, choose + s.set_race[slot])
    return actions


@choose_set.take
def take_set(s: SmallWorldState, chance: Chance, action: i64, seat: i64) -> None:
    start, end = own_column(s, seat)
    slot = slot_of(s, seat, action - CHOOSE.base)
    race, power, coins = s.set_race[slot], s.set_power[slot], s.set_coins[slot]
    price, tokens = set_price(s, slot), set_tokens(s, slot)
    for above in range(start, slot):
        s.set_coins[above] += 1
    s.coins[seat] += coins - price
    close_up(s, slot, end - 1)
    s.race[seat] = race
    s.power[seat] = power
    s.hand[seat] = tokens
    s.tray[race] -= tokens
    if s.events is not None:
        s.report(CHOSE, seat, power, race, price, coins, tokens)
    refill(s, chance)
    if s.set_race[end - 1] != NONE:
        s.emit(COLUMN, s.set_power[end - 1], s.set_race[end - 1])
    start_race(s, seat)


def close_up(s: SmallWorldState, gap: i64, last: i64) -> None:
    """The sets below the gap move up, the last slot is free."""
    for slot in range(gap, last):
        s.set_race[slot] = s.set_race[slot + 1]
        s.set_power[slot] = s.set_power[slot + 1]
        s.set_coins[slot] = s.set_coins[slot + 1]
    s.set_race[last] = NONE
    s.set_power[last] = NONE
    s.set_coins[last] = 0


@choose_set.why
def why_not_set(s: SmallWorldState, action: i64, seat: i64) -> list[Message]:
    if not has(CHOOSE, action):
        return [Message("choose_first")]
    race = action - CHOOSE.base
    slot = slot_of(s, seat, race)
    if slot == NONE:
        return [Message("set_not_offered", {"race": RACE.say(race)})]
    return [Message("set_too_dear", {"race": RACE.say(race), "price": set_price(s, slot), "coins": s.coins[seat]})]


@choose_set.prompt
def choose_prompt(s: SmallWorldState, seat: i64) -> dict[str, Any]:
    return {"round": s.round}


def start_race(s: SmallWorldState, seat: i64) -> None:
    """What the new set brings with it."""
    run(powers_renewed, s, seat)
    s.push(conquest, seat)
    run(set_taken, s, seat)


# -- expanding or declining


@decision
def expand_or_decline(s: SmallWorldState, seat: i64) -> Ints:
    return vec[i64]([EXPAND.base, DECLINE.base])


@expand_or_decline.take
def expand_or_decline_taken(s: SmallWorldState, chance: Chance, action: i64, seat: i64) -> None:
    if action == DECLINE.base:
        s.push(finish_decline, seat)
        decline(s, seat)
        return
    s.push(conquest, seat)
    s.push(ask_for_side, seat)
    run(expands, s, seat)
    s.push(abandon_regions, seat)
    ready_troops(s, seat)
    turn_up_under(s, 2 * seat)


@expand_or_decline.why
def why_not_yet(s: SmallWorldState, action: i64, seat: i64) -> list[Message]:
    return [Message("expand_or_decline_first")]


@expand_or_decline.prompt
def expand_prompt(s: SmallWorldState, seat: i64) -> dict[str, Any]:
    return {"race": RACE.say(s.race[seat]), "power": POWER.say(s.power[seat])}


@step
def finish_decline(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    s.push(end_turn, seat)
    s.push(withdrawn_redeploy, seat)
    s.push(score_turn, seat)


# -- conquering


@decision(soft=True)
def conquest(s: SmallWorldState, seat: i64) -> Ints:
    """One conquest after the other, mixed with the abilities that move pieces, until the player stops."""
    actions = vec[i64]([STOP.base])
    if not s.used & DID_ATTEMPT and may_attempt(s, seat):
        actions = with_tools(s, seat, extend(actions, conquests(s, seat, reach(s, seat, s.armed))))
    return with_offers(s, seat, RACES + s.power[seat], with_offers(s, seat, s.race[seat], actions))


def with_offers(s: SmallWorldState, seat: i64, bearer: i64, actions: Ints) -> Ints:
    offer = offers.of[bearer]
    return actions if offer is None else extend(actions, offer(s, seat))


def conquests(s: SmallWorldState, seat: i64, near: Ints) -> Ints:
    """Regions within means, and those that a good roll could win as the last attempt."""
    hand = in_hand(s, seat)
    best = hand + DIE_MAX
    coins = s.coins[seat]
    armed = s.armed
    marks = s.marks
    race = s.race[seat]
    common = common_cost(s, seat, armed)
    by_ship = common + 1 if pays_travel(s, seat) else common
    tolls = coins < all_tolls(s) and has_tolls(s, armed)
    conquer, attempt = CONQUER.base, ATTEMPT.base
    regions = atlas(s).regions
    found = regions[:]  # as many at most
    count: i64 = 0
    for region in regions:
        kind = near[region]
        if not kind or marks[region] & TOWER:
            continue
        cost = cost_from(s, race, region, by_ship if kind == TRAVEL else common, armed)
        if cost > best or (tolls and conquest_toll(s, seat, region, armed) > coins):
            continue
        found[count] = (conquer if cost <= hand else attempt) + region
        count += 1
    return found[:count]


def with_tools(s: SmallWorldState, seat: i64, actions: Ints) -> Ints:
    """What a conquest may be helped with, each once a turn."""
    for tool in range(i64(PLACE_LORE)):
        if can_use(s, seat, tool):
            actions = append(actions, USE.base + tool)
    return actions


@conquest.take
def conquest_taken(s: SmallWorldState, chance: Chance, action: i64, seat: i64) -> None:
    if action == STOP.base:
        s.push(after_conquests, seat)
        return
    s.push(conquest, seat)
    if CONQUER.base <= action < CONQUER.end:
        region = action - CONQUER.base
        cost = current_cost(s, seat, region)
        pay_attack_toll(s, seat, region)
        conquer(s, seat, region, cost)
        enter(s, seat, region)
    elif ATTEMPT.base <= action < ATTEMPT.end:
        region = action - ATTEMPT.base
        cost = current_cost(s, seat, region)
        pay_attack_toll(s, seat, region)
        roll_last_attempt(s, chance, seat, region, cost)
    else:
        act = taken.find(action)
        assert act is not None
        act(s, seat, action)


def current_cost(s: SmallWorldState, seat: i64, region: i64) -> i64:
    return conquest_cost(s, seat, region, travels(s, seat, region, s.armed), s.armed)


def roll_last_attempt(s: SmallWorldState, chance: Chance, seat: i64, region: i64, cost: i64) -> None:
    """R070-R075: the region is named, the die decides, and no conquest follows in this turn."""
    s.used |= DID_ATTEMPT
    note_attack(s, seat, s.holder[region])
    hand = in_hand(s, seat)
    chance.about(ATTEMPT_DIE, seat, (), seat, region)
    die = DIE[chance.roll(1)[0] - 1]
    s.emit(ATTACKED, seat, region, die, cost - hand)
    if hand + die >= cost:
        conquer(s, seat, region, hand)
        enter(s, seat, region)
    else:
        s.emit(REPELLED, seat, region)
        if s.armed & DID_LORE and has_place(s, region):
            s.used |= DID_LORE
    s.armed = 0


@conquest.why
def why_not_conquered(s: SmallWorldState, action: i64, seat: i64) -> list[Message]:
    for verb in (CONQUER, ATTEMPT):
        if has(verb, action):
            return why_not_region(s, seat, action - verb.base)
    why = why_not.find(action)
    return first(s) if why is None else why(s, seat, action)


@conquest.prompt
def conquest_prompt(s: SmallWorldState, seat: i64) -> dict[str, Any]:
    return {"race": RACE.say(s.race[seat]), "hand": in_hand(s, seat)}


# -- redeployment and the end of a turn


@step
def after_conquests(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    """R081, R082, in reverse: what is pushed last comes first."""
    s.armed = 0
    after_redeployment(s, seat)
    s.push(own_redeploy, seat)
    s.push(spirit_healer, seat)
    run(conquests_end, s, seat)


def after_redeployment(s: SmallWorldState, seat: i64) -> None:
    s.push(end_turn, seat)
    s.push(withdrawn_redeploy, seat)
    run(turn_ends, s, seat)
    s.push(collect_for_heart, seat)
    s.push(score_turn, seat)
    s.push(lay_artifacts, seat)
    run(before_scoring, s, seat)
