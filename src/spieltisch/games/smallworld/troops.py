"""Troops: readying them, abandoning regions, redeploying, and placing what an opponent drove out."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance, Ints, Message, Verb, append, decision, extend, i64, step, vec

from .effects import abandon, put, take_up
from .reasons import at, first, has
from .rules import fewest, held_by, in_hand, is_on_map, standing
from .state import BEAST, CHAMPION_HERE, RANSOMED_BACK, SmallWorldState
from .vocabulary import (
    ABANDON,
    ABANDONED,
    BEAST_MASTER,
    BEAST_PIECE,
    CHAMPION_PIECE,
    DONE,
    EXCHANGE,
    GATHER,
    GATHERED,
    HEROIC,
    LIFT,
    LIFT_BEAST,
    PLACE,
    PLACE_BEAST,
    PLACE_CHAMPION,
    PLACED,
    POWER,
    READIED,
    READY,
    REDEPLOYED,
    REGION,
    SPREAD,
    TOKEN_PIECE,
)

# -- readying troops


def ready_troops(s: SmallWorldState, seat: i64) -> None:
    """R101: all tokens but one per region (Tauren: two) are taken up."""
    stay = fewest(s, seat)
    for region in held_by(s, 2 * seat):
        here = s.tokens[region] + s.marks[region] // BEAST
        if here > stay:
            take_up(s, seat, region, here - stay)
    s.emit(READIED, seat, in_hand(s, seat))


@decision(soft=True)
def abandon_regions(s: SmallWorldState, seat: i64) -> Ints:
    mine = held_by(s, 2 * seat)
    leave = ABANDON.base
    actions = extend(vec[i64]([READY.base]), vec[i64]([leave + region for region in mine]))
    if s.power[seat] == HEROIC:
        actions = extend(actions, vec[i64]([LIFT.base + region for region in mine if can_lift(s, seat, region)]))
    return actions


def can_lift(s: SmallWorldState, seat: i64, region: i64) -> bool:
    """Where the champion stands he holds the region in the place of one token."""
    return s.marks[region] & CHAMPION_HERE != 0 and standing(s, region) > fewest(s, seat)


@abandon_regions.take
def region_abandoned(s: SmallWorldState, chance: Chance, action: i64, seat: i64) -> None:
    if action == READY.base:
        return
    s.push(abandon_regions, seat)
    if LIFT.base <= action < LIFT.end:
        take_up(s, seat, action - LIFT.base, 1)
        s.emit(GATHERED, seat, action - LIFT.base, 1)
        return
    region = action - ABANDON.base
    abandon(s, seat, region)
    s.emit(ABANDONED, seat, region)


@abandon_regions.why
def why_not_abandoned(s: SmallWorldState, action: i64, seat: i64) -> list[Message]:
    for verb in (ABANDON, LIFT):
        if has(verb, action):
            region = action - verb.base
            return at("not_yours" if s.holder[region] != 2 * seat else "no_champion_there", region)
    return first(s)


@abandon_regions.prompt
def abandon_prompt(s: SmallWorldState, seat: i64) -> dict[str, Any]:
    return {"hand": in_hand(s, seat)}


# -- redeployment


@step
def own_redeploy(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    if is_on_map(s, 2 * seat):
        s.push(redeploy, seat, 1)


def may_place_champion(s: SmallWorldState, seat: i64) -> bool:
    """A ransomed champion is back in the hand of whoever has the heroic race."""
    return s.champion == RANSOMED_BACK and s.power[seat] == HEROIC


@decision(soft=True, truths=["may_gather"])
def redeploy(s: SmallWorldState, seat: i64, may_gather: i64) -> Ints:
    """R080: tokens are gathered, then placed one by one. Withdrawn troops are only placed."""
    mine = held_by(s, 2 * seat)
    hand = s.hand[seat]
    place = PLACE.base
    actions = vec[i64]()
    some = hand > 0
    if s.power[seat] == BEAST_MASTER and (in_hand(s, seat) or may_gather):
        actions = placed_with_beasts(s, seat, mine, may_gather)
        some = some or s.beasts > 0
    elif hand:
        actions = vec[i64]([place + region for region in mine])
    if not some:
        actions = append(actions, DONE.base)
    if may_place_champion(s, seat):
        actions = extend(actions, vec[i64]([PLACE_CHAMPION.base + region for region in mine]))
    if len(mine) > 1:
        if may_gather:
            for region in mine:
                if spare(s, seat, region):
                    actions = append(actions, GATHER.base + region)
                    some = True
        if some:
            actions = append(actions, SPREAD.base)
    return actions


def placed_with_beasts(s: SmallWorldState, seat: i64, mine: Ints, may_gather: i64) -> Ints:
    """Beasts go wherever tokens go: placed, exchanged for a token, or lifted even where they stand alone."""
    bare = vec[i64]([region for region in mine if standing(s, region) < fewest(s, seat)])
    missing: i64 = 0
    for region in bare:
        missing += fewest(s, seat) - standing(s, region)
    goals = bare if missing and missing == in_hand(s, seat) else mine
    actions = vec[i64]([PLACE.base + region for region in goals]) if s.hand[seat] else vec[i64]()
    if s.beasts:
        actions = extend(actions, vec[i64]([PLACE_BEAST.base + region for region in goals]))
    if may_gather:
        if s.beasts:
            actions = extend(actions, vec[i64]([EXCHANGE.base + region for region in mine if s.tokens[region]]))
        if len(mine) > 1:
            lift = vec[i64]([LIFT_BEAST.base + region for region in mine if s.marks[region] >= BEAST])
            actions = extend(actions, lift)
    return actions


def spare(s: SmallWorldState, seat: i64, region: i64) -> i64:
    """Tokens that may leave the region; the champion counts as one that stays."""
    free = standing(s, region) - fewest(s, seat)
    movable = s.tokens[region] + s.marks[region] // BEAST
    return 0 if free <= 0 else free if free < movable else movable


@redeploy.take
def redeployed(s: SmallWorldState, chance: Chance, action: i64, seat: i64, may_gather: i64) -> None:
    if action == DONE.base:
        if s.events is not None:
            s.report(REDEPLOYED, seat, [region for region in held_by(s, 2 * seat) if standing(s, region) > 1])
        return
    if PLACE.base <= action < PLACE.end:
        region = action - PLACE.base
        s.hand[seat] -= 1
        s.tokens[region] += 1
        s.emit(PLACED, seat, TOKEN_PIECE, region)
        may_gather = 0
    elif GATHER.base <= action < GATHER.end:
        region = action - GATHER.base
        surplus = spare(s, seat, region)
        s.emit(GATHERED, seat, region, surplus)
        take_up(s, seat, region, surplus)
    elif action == SPREAD.base:
        spread(s, seat, may_gather)
        may_gather = 0
    elif LIFT_BEAST.base <= action < LIFT_BEAST.end:
        take_up(s, seat, action - LIFT_BEAST.base, 1)
        s.emit(GATHERED, seat, action - LIFT_BEAST.base, 1)
    elif EXCHANGE.base <= action < EXCHANGE.end:
        exchange(s, seat, action - EXCHANGE.base)
    elif PLACE_BEAST.base <= action < PLACE_BEAST.end:
        region = action - PLACE_BEAST.base
        s.beasts -= 1
        s.marks[region] += BEAST
        s.emit(PLACED, seat, BEAST_PIECE, region)
        may_gather = 0
    else:
        region = action - PLACE_CHAMPION.base
        s.champion = region
        s.marks[region] |= CHAMPION_HERE
        s.emit(PLACED, seat, CHAMPION_PIECE, region)
    s.push(redeploy, seat, may_gather)


def exchange(s: SmallWorldState, seat: i64, region: i64) -> None:
    """A beast takes the place of a token, so that beasts can hold a region alone."""
    s.beasts -= 1
    s.marks[region] += BEAST
    s.tokens[region] -= 1
    s.hand[seat] += 1
    s.emit(PLACED, seat, BEAST_PIECE, region)
    s.emit(GATHERED, seat, region, 1)


def spread(s: SmallWorldState, seat: i64, may_gather: i64) -> None:
    """As evenly as possible: each token to the region with the fewest, the first one on a tie."""
    mine = held_by(s, 2 * seat)
    if may_gather:
        for region in mine:
            take_up(s, seat, region, spare(s, seat, region))
    while in_hand(s, seat):
        weakest = mine[0]
        least = standing(s, weakest)
        for region in mine:
            here = standing(s, region)
            if here < least:
                weakest, least = region, here
        put(s, seat, weakest, 1)


@redeploy.why
def why_not_placed(s: SmallWorldState, action: i64, seat: i64, may_gather: i64) -> list[Message]:
    if action == DONE.base:
        return [Message("tokens_left", {"hand": in_hand(s, seat)})]
    if action == SPREAD.base:
        return [Message("nothing_to_spread")]
    for verb in (PLACE, GATHER, PLACE_BEAST, EXCHANGE, LIFT_BEAST, PLACE_CHAMPION):
        if has(verb, action):
            return _why_not_moved(s, seat, verb, action - verb.base, may_gather)
    return first(s)


def _why_not_moved(s: SmallWorldState, seat: i64, verb: Verb, region: i64, may_gather: i64) -> list[Message]:
    if s.holder[region] != 2 * seat:
        return at("not_yours", region)
    if verb is PLACE_CHAMPION:
        if s.power[seat] != HEROIC:
            return [Message("needs_power", {"power": POWER.say(HEROIC)})]
        return [Message("champion_not_in_hand")]
    if verb is GATHER:
        if not may_gather:
            return [Message("gather_before_placing")]
        return [Message("nothing_to_spare", {"region": REGION.say(region), "fewest": fewest(s, seat)})]
    if verb is PLACE:
        return [Message("hand_is_empty")] if not s.hand[seat] else [Message("bare_regions_first")]
    return _why_not_beast(s, seat, verb, region, may_gather)


def _why_not_beast(s: SmallWorldState, seat: i64, verb: Verb, region: i64, may_gather: i64) -> list[Message]:
    if s.power[seat] != BEAST_MASTER:
        return [Message("needs_power", {"power": POWER.say(BEAST_MASTER)})]
    if verb is not PLACE_BEAST and not may_gather:
        return [Message("gather_before_placing")]
    if verb is LIFT_BEAST:
        if s.marks[region] < BEAST:
            return at("no_beast_there", region)
        return [Message("nothing_to_spare", {"region": REGION.say(region), "fewest": fewest(s, seat)})]
    if not s.beasts:
        return [Message("no_beast_in_hand")]
    return at("no_token_there", region) if verb is EXCHANGE else [Message("bare_regions_first")]


@redeploy.prompt
def redeploy_prompt(s: SmallWorldState, seat: i64, may_gather: i64) -> dict[str, Any]:
    return {"hand": in_hand(s, seat), "own_turn": seat == s.turn}


@step
def withdrawn_redeploy(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    """R051: afterwards opponents place what they withdrew, in turn order."""
    for step_ in range(s.seats - 1, 0, -1):
        push_withdrawn(s, (seat + step_) % s.seats)


def push_withdrawn(s: SmallWorldState, seat: i64) -> None:
    """R052: without a region left the tokens stay in hand for a new first conquest."""
    back = s.power[seat] == HEROIC and s.champion == RANSOMED_BACK
    if (in_hand(s, seat) or back) and is_on_map(s, 2 * seat):
        s.push(redeploy, seat, 0)
