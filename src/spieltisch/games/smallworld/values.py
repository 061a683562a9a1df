"""What a set and what a conquest costs; with a list of causes each number says where it comes from."""

from __future__ import annotations

from typing import Final

from spieltisch.core import Cause, Causes, Domain, i64

from .ability import ASK, CHEAPER, RACES, cheaper_now, discounts
from .box import STRIDE
from .data import CHANCE_AT_LEAST, DIE, DIE_MAX
from .rules import columns, race_of, standing
from .sheet import DID_DOOMHAMMER, DID_FROSTMOURNE
from .state import CHAMPION_HERE, FORT, WALL, SmallWorldState
from .vocabulary import DOOMHAMMER, FROSTMOURNE, OCCUPANT, POWER, RACE, TILE

BASE_COST: Final = 2


def set_price(s: SmallWorldState, slot: i64) -> i64:
    """R021: a coin for each set above it in its column."""
    price = slot
    for start, _end, _side in columns(s):
        if start <= slot:
            price = slot - start
    return price


def set_tokens(s: SmallWorldState, slot: i64) -> i64:
    """R024: as many as banner and badge say together."""
    return s.box.race_value[s.set_race[slot]] + s.box.power_value[s.set_power[slot]]


def conquest_cost(s: SmallWorldState, seat: i64, region: i64, travel: bool, armed: i64, causes: Causes = None) -> i64:
    """R041, R048, R049: tokens needed; discounts add up before the floor is applied."""
    common = common_cost(s, seat, armed, causes)
    if travel:
        common += because(causes, 1, "travel")
    return cost_from(s, s.race[seat], region, common, armed, causes)


def common_cost(s: SmallWorldState, seat: i64, armed: i64, causes: Causes = None) -> i64:
    """What every region costs alike."""
    cost = because(causes, BASE_COST, "base")
    race, power = s.race[seat], s.power[seat]
    if CHEAPER[RACES + power]:
        cost += because(causes, -s.box.discount[RACES + power], "power", POWER, power)
    lower = cheaper_now.of[race]
    if lower is not None:
        cost += because(causes, -lower(s, seat), "race", RACE, race)
    if armed & DID_FROSTMOURNE:
        cost += because(causes, -2, "tile", TILE, FROSTMOURNE)
    return cost


def cost_from(s: SmallWorldState, race: i64, region: i64, common: i64, armed: i64, causes: Causes = None) -> i64:
    """The common part, what the region itself adds, and what the race knows about such land."""
    cost = common + resistance(s, region, causes)
    lower = s.box.land_discount[race * STRIDE + region]
    if lower == ASK:
        more = discounts.of[race]
        lower = 0 if more is None else more(s, region, armed)
    if lower:
        cost += because(causes, -lower, "race", RACE, race)
    floor = s.box.fewest[race]
    if armed & DID_DOOMHAMMER:
        return cost + because(causes, floor - cost, "tile", TILE, DOOMHAMMER)
    return cost if cost >= floor else cost + because(causes, floor - cost, "floor")


def resistance(s: SmallWorldState, region: i64, causes: Causes = None) -> i64:
    """Whoever stands there, mountain, fort and wall."""
    marks = s.marks[region]
    cost = s.tokens[region] if marks < CHAMPION_HERE else standing(s, region)  # mostly tokens alone
    if causes is not None:
        because(causes, cost, "tokens", OCCUPANT, race_of(s, s.holder[region]))
    if s.box.is_mountain[region]:
        cost += because(causes, 1, "mountain")
    if marks & FORT:
        cost += because(causes, s.box.fort_defense, "fort")
    if marks & WALL:
        cost += because(causes, s.box.wall_defense, "wall")
    return cost


def because(causes: Causes, value: i64, key: str, domain: Domain | None = None, thing: i64 = 0) -> i64:
    """The value; where somebody asks, with a line of its own that names its thing."""
    if causes is not None and value:
        causes.append(Cause(key, value, {} if domain is None else {domain.name: domain.say(thing)}))
    return value


def odds(missing: i64) -> i64:
    """Percent that the reinforcement die shows at least what is missing."""
    return CHANCE_AT_LEAST[missing] if missing <= DIE_MAX else 0


def odds_of_two(missing: i64) -> i64:
    """Percent that an air strike wins if its die is followed by that of a last attempt."""
    ways = [1 for first in DIE for second in DIE if first >= missing or 0 < missing - first <= second]
    pairs = len(DIE) * len(DIE)
    return (200 * len(ways) + pairs) // (2 * pairs)  # to the nearest per cent
