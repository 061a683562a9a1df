"""Old world cards: the instructions and lasting effects that the records in `data/old_world.toml` name."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance, Ints, Message, decision, extend, i64, step, vec

from .. import vocabulary as v
from ..ability import IMMEDIATE, immediate
from ..box import Row
from ..data import (
    ALL_REGIONS,
    BORDERS,
    EVENT,
    HERO,
    NOBLE,
    PEASANT,
    POPULOUS_MASK,
    REGION_COUNT,
    REGIONS_IN,
    WARPSTONE,
    mask_of,
)
from ..effects import (
    BY_OLD_WORLD,
    move_token,
    place_token,
    remove_token,
    score,
)
from ..figures import why_not_token
from ..rules import (
    gods_in_play,
    lowest_threat,
    total_corruption,
    unruined,
    with_token,
)
from ..state import ChaosState

# -- immediate instructions


@step
def instruct(s: ChaosState, chance: Chance, card: i64, number: i64) -> None:
    """Carry out one instruction of the card, then the next one."""
    if number >= len(s.box.instructions[card]):
        return
    s.push(instruct, card, number + 1)
    row = s.box.instructions[card][number]
    IMMEDIATE[row[0]](s, card, row)


def open_where(s: ChaosState, where: str, of: i64) -> i64:
    """Bits of the regions that a record's `where` means; never ruined ones."""
    free = unruined(s)
    if where == "elsewhere":
        return free & ~(1 << of)
    if where == "bordering":
        return free & BORDERS[of]
    if where == "populous":
        return free & POPULOUS_MASK
    if where == "near_warpstone":
        stones = with_token(s, WARPSTONE)
        for region in REGIONS_IN[stones]:
            stones |= BORDERS[region]
        return free & stones
    if where == "with_noble_or_peasant":
        return free & (with_token(s, NOBLE) | with_token(s, PEASANT)) or free
    if where == "with_hero_or_noble":
        return free & (with_token(s, HERO) | with_token(s, NOBLE))
    if where == "most_corrupted":
        most = max([total_corruption(s, region) for region in REGIONS_IN[free]], default=0)
        return mask_of([region for region in REGIONS_IN[free] if total_corruption(s, region) == most])
    return free & ALL_REGIONS


@immediate("place_each")
@immediate("place_every")
def instruct_each(s: ChaosState, card: i64, row: Row) -> None:
    _what, token, fixed, where, of, _regions, _amount = row
    place_each(s, token, fixed or open_where(s, where, of))


@immediate("remove_each")
def instruct_removal(s: ChaosState, card: i64, row: Row) -> None:
    for region in REGIONS_IN[row[2]]:
        remove_token(s, row[1], region)


def place_each(s: ChaosState, token: i64, regions: i64) -> None:
    """One token in each of these regions; if the supply is short, the chooser says where."""
    regions &= unruined(s)
    if s.supply[token] >= len(REGIONS_IN[regions]):
        for region in REGIONS_IN[regions]:
            place_token(s, token, region)
    else:
        place_some(s, token, regions, s.supply[token], 1)


@immediate("place_some")
def instruct_some(s: ChaosState, card: i64, row: Row) -> None:
    _what, token, _fixed, where, of, regions, amount = row
    place_some(s, token, open_where(s, where, of), regions, amount)


def place_some(s: ChaosState, token: i64, regions: i64, number: i64, amount: i64) -> None:
    """Tokens in that many different regions of the chooser's choice."""
    if number and regions and s.supply[token]:
        s.push(choose_region, s.seat_of[lowest_threat(s)], token, regions, number, amount)


@decision
def choose_region(s: ChaosState, seat: i64, token: i64, regions: i64, left: i64, amount: i64) -> Ints:
    return vec[i64]([v.PLACE.of(token, region) for region in REGIONS_IN[regions]])


@choose_region.take
def take_region(
    s: ChaosState, chance: Chance, action: i64, seat: i64, token: i64, regions: i64, left: i64, amount: i64
) -> None:
    region = v.PLACE.second(action)
    place_token(s, token, region, amount)
    place_some(s, token, regions & ~(1 << region), left - 1, amount)


@choose_region.why
def why_not_region(
    s: ChaosState, action: i64, seat: i64, token: i64, regions: i64, left: i64, amount: i64
) -> list[Message]:
    if not v.PLACE.base <= action < v.PLACE.end:
        return []
    other, region = v.PLACE.first(action), v.PLACE.second(action)
    args = {"token": v.TOKEN.say(token), "region": v.REGION.say(region)}
    if other != token:
        return [Message("other_token", args)]
    return [Message("ruined" if s.ruin[region] else "region_not_offered", args)]


@choose_region.prompt
def prompt_region(s: ChaosState, seat: i64, token: i64, regions: i64, left: i64, amount: i64) -> dict[str, Any]:
    return {"card": v.OLD_WORLD.say(s.current), "token": v.TOKEN.say(token), "number": left, "amount": amount}


@immediate("place_pair")
def place_pair(s: ChaosState, card: i64, row: Row) -> None:
    token = row[1]
    if s.supply[token] and len(pair_offers(s, card, token)):
        s.push(choose_pair, s.seat_of[lowest_threat(s)], card, token)


def pair_offers(s: ChaosState, card: i64, token: i64) -> Ints:
    """Either pair by its first open region; both regions of each if the supply holds one token only."""
    offers = vec[i64]()
    for pair in s.box.pairs[card]:
        free = vec[i64]([v.PLACE.of(token, region) for region in pair if not s.ruin[region]])
        offers = extend(offers, free if s.supply[token] == 1 else free[:1])
    return offers


@decision
def choose_pair(s: ChaosState, seat: i64, card: i64, token: i64) -> Ints:
    return pair_offers(s, card, token)


@choose_pair.take
def take_pair(s: ChaosState, chance: Chance, action: i64, seat: i64, card: i64, token: i64) -> None:
    first = v.PLACE.second(action)
    place_token(s, token, first)
    for pair in s.box.pairs[card]:
        if first in pair:
            for region in pair:
                if region != first:
                    place_token(s, token, region)


@choose_pair.why
def why_not_pair(s: ChaosState, action: i64, seat: i64, card: i64, token: i64) -> list[Message]:
    return why_not_region(s, action, seat, token, 0, 1, 1)


@choose_pair.prompt
def prompt_pair(s: ChaosState, seat: i64, card: i64, token: i64) -> dict[str, Any]:
    return {"card": v.OLD_WORLD.say(card), "token": v.TOKEN.say(token)}


@immediate("score_peasants")
def score_peasants(s: ChaosState, card: i64, row: Row) -> None:
    """Plunged Into Chaos: points per peasant on the sheet, more for the one player with most."""
    each, most = row[5], row[6]
    gods = gods_in_play(s)
    highest = max([s.peasants[god] for god in gods])
    leaders = [god for god in gods if s.peasants[god] == highest]
    for god in gods:
        bonus = most if leaders == [god] else 0
        score(s, god, each * s.peasants[god] + bonus, BY_OLD_WORLD)


@immediate("scatter")
def scatter(s: ChaosState, card: i64, row: Row) -> None:
    if len(exodus_regions(s, row[1])):
        s.push(choose_exodus, s.seat_of[lowest_threat(s)], row[1])


def exodus_regions(s: ChaosState, token: i64) -> Ints:
    free = unruined(s)
    return vec[i64]([v.EXODUS.of(region) for region in REGIONS_IN[with_token(s, token)] if BORDERS[region] & free])


@decision
def choose_exodus(s: ChaosState, seat: i64, token: i64) -> Ints:
    return exodus_regions(s, token)


@choose_exodus.take
def take_exodus(s: ChaosState, chance: Chance, action: i64, seat: i64, token: i64) -> None:
    region = v.EXODUS.first(action)
    s.push(choose_refuge, seat, region, token, s.tokens[region * 6 + token])


@choose_exodus.why
def why_not_exodus(s: ChaosState, action: i64, seat: i64, token: i64) -> list[Message]:
    if not v.EXODUS.base <= action < v.EXODUS.end:
        return []
    return why_not_token(s, token, v.EXODUS.first(action))


@choose_exodus.prompt
def prompt_exodus(s: ChaosState, seat: i64, token: i64) -> dict[str, Any]:
    return {"token": v.TOKEN.say(token)}


@decision
def choose_refuge(s: ChaosState, seat: i64, source: i64, token: i64, left: i64) -> Ints:
    return vec[i64]([v.SEND.of(region) for region in REGIONS_IN[BORDERS[source] & unruined(s)]])


@choose_refuge.take
def take_refuge(s: ChaosState, chance: Chance, action: i64, seat: i64, source: i64, token: i64, left: i64) -> None:
    region = v.SEND.first(action)
    move_token(s, token, source, region)
    if left > 1:
        s.push(choose_refuge, seat, source, token, left - 1)


@choose_refuge.why
def why_not_refuge(s: ChaosState, action: i64, seat: i64, source: i64, token: i64, left: i64) -> list[Message]:
    if not v.SEND.base <= action < v.SEND.end:
        return []
    region = v.SEND.first(action)
    args = {"region": v.REGION.say(region), "source": v.REGION.say(source)}
    return [Message("ruined" if BORDERS[source] >> region & 1 else "no_neighbour", args)]


@choose_refuge.prompt
def prompt_refuge(s: ChaosState, seat: i64, source: i64, token: i64, left: i64) -> dict[str, Any]:
    return {"source": v.REGION.say(source), "token": v.TOKEN.say(token), "number": left}


def clear_events(s: ChaosState) -> None:
    """Cards that take comets off the track also take all event tokens off the board."""
    for region in range(REGION_COUNT):
        remove_token(s, EVENT, region, s.tokens[region * 6 + EVENT])
