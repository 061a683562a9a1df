"""Coins at the end of a turn with their causes, the end of the game, the ranking."""

from __future__ import annotations

from typing import Final

from spieltisch.core import Chance, Ints, i64, ints, step

from .data import (
    FACE_OF,
    FIELD,
    FOREST,
    HILL,
    IS_CAVE,
    IS_COASTAL,
    IS_MAGIC,
    IS_MOUNTAIN,
    IS_WATERSIDE,
    NEUTRAL,
    RACE_FACTION,
    SWAMP,
    TERRAIN,
)
from .rules import (
    BATTLEGROUND_PAYS_TWO,
    BEST_OF_TEAM_COUNTS,
    OPEN_SEA_IS_WATER,
    Causes,
    because,
    faction,
    has_tile,
    held_by,
    hostile,
    most_around,
    team_of,
)
from .state import BEAST, MURLOCS, SOLO, TEAMS, SmallWorldState, atlas
from .vocabulary import (
    ARCHAEOLOGIST,
    BATTLEGROUND,
    BLOOD_ELVES,
    DARK_PORTAL,
    EXPLORER,
    FARMER,
    FISHING,
    HERBALIST,
    INCOME,
    KARAZHAN,
    MINING,
    MOUNTAINEER,
    POWER,
    RACE,
    RANGER,
    SWAMP_WALKER,
    TILE,
    WELL,
)

WELL_COINS: Final = 2
DARK_PORTAL_COINS: Final = 2

# Badges that pay for a kind of terrain, by power; -1 for all others.
_PAID: Final = {FARMER: FIELD, HERBALIST: HILL, SWAMP_WALKER: SWAMP, RANGER: FOREST}
TERRAIN_BADGES: Final = ints([_PAID.get(power, -1) for power in range(len(POWER))])


def income(s: SmallWorldState, seat: i64, causes: Causes = None) -> i64:
    """R090-R095: all coins from the bank, split by where they come from."""
    coins = _well_coins(s, seat, causes)
    if s.fallen[seat] >= 0:
        coins += because(causes, len(held_by(s, 2 * seat + 1)), "declined_regions", RACE, s.fallen[seat])
    if s.race[seat] >= 0:
        active = held_by(s, 2 * seat)
        coins += because(causes, len(active), "regions", RACE, s.race[seat])
        coins += _race_coins(s, seat, active, causes)
        coins += _power_coins(s, seat, active, causes)
        coins += _place_coins(s, seat, active, causes)
        coins += faction_bonus(s, seat, causes)
    return coins


def _race_coins(s: SmallWorldState, seat: i64, active: Ints, causes: Causes) -> i64:
    if s.race[seat] != BLOOD_ELVES:
        return 0
    return because(causes, _counted(active, IS_MAGIC), "race", RACE, BLOOD_ELVES)


def _counted(active: Ints, marked: Ints) -> i64:
    """How many of the regions have the mark."""
    count: i64 = 0
    for region in active:
        count += marked[region]
    return count


def _on_terrain(active: Ints, terrain: i64) -> i64:
    count: i64 = 0
    for region in active:
        if TERRAIN[region] == terrain:
            count += 1
    return count


def _power_coins(s: SmallWorldState, seat: i64, active: Ints, causes: Causes) -> i64:
    power = s.power[seat]
    coins: i64 = 0
    if TERRAIN_BADGES[power] >= 0:
        coins = _on_terrain(active, TERRAIN_BADGES[power])
    elif power == MOUNTAINEER:
        coins = _counted(active, IS_MOUNTAIN)
    elif power == MINING:
        coins = _counted(active, IS_CAVE)
    elif power == FISHING:
        coins = _counted(active, IS_WATERSIDE)
        if s.switches[OPEN_SEA_IS_WATER]:
            coins = len([region for region in active if IS_WATERSIDE[region] or IS_COASTAL[region]])
    elif power == EXPLORER:
        coins = len({FACE_OF[region] for region in active})
    elif power == ARCHAEOLOGIST:
        coins = len([place for place in s.tile_at if place in active])
    return because(causes, coins, "power", POWER, power)


def _place_coins(s: SmallWorldState, seat: i64, active: Ints, causes: Causes) -> i64:
    coins: i64 = 0
    if has_tile(s, seat, DARK_PORTAL):
        coins += because(causes, DARK_PORTAL_COINS, "tile", TILE, DARK_PORTAL)
    if has_tile(s, seat, KARAZHAN):
        others = _on_terrain(active, TERRAIN[s.tile_at[KARAZHAN]]) - 1
        coins += because(causes, others, "tile", TILE, KARAZHAN)
    return coins


def faction_bonus(s: SmallWorldState, seat: i64, causes: Causes = None) -> i64:
    """R092-R094: a coin for every hostile race that lost a region; the battleground pays a second one as well."""
    own = faction(s, seat)
    if seat != s.turn or own == NEUTRAL:
        return 0
    coins: i64 = 0
    for race in range(i64(len(s.taken))):
        regions = s.taken[race]
        if regions and hostile(own, RACE_FACTION[race]):
            pays: i64 = 1
            if regions > 1 and has_tile(s, seat, BATTLEGROUND):
                pays = 3 if s.switches[BATTLEGROUND_PAYS_TWO] else 2
            coins += because(causes, pays, "faction", RACE, race)
    return coins


def _well_coins(s: SmallWorldState, seat: i64, causes: Causes) -> i64:
    """Well of Eternity: the race with most regions around it, active or declined; a tie pays nobody."""
    place = s.tile_at[WELL]
    if place < 0 or most_around(s, place) not in (2 * seat, 2 * seat + 1):
        return 0
    return because(causes, WELL_COINS, "tile", TILE, WELL)


@step
def score_turn(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    coins = income(s, seat)
    s.coins[seat] += coins
    s.income[seat] = coins
    if s.events is not None:
        regions, declined = len(held_by(s, 2 * seat)), len(held_by(s, 2 * seat + 1))
        s.emit(INCOME, seat, coins, regions, declined, coins - regions - declined)


# -- the end


def tokens_on_map(s: SmallWorldState, seat: i64) -> i64:
    """R121, R122: race tokens, active and declined; beasts count, the champion does not."""
    count: i64 = 0
    for region in atlas(s).regions:
        if s.holder[region] >> 1 == seat and s.holder[region] != MURLOCS:
            count += s.tokens[region] + s.marks[region] // BEAST
    return count


def standing_of(s: SmallWorldState, seat: i64) -> tuple[int, ...]:
    """What a seat is ranked by, the larger the better."""
    if s.variant == TEAMS:
        members = [other for other in range(s.seats) if team_of(s, other) == team_of(s, seat)]
        scores = sorted([s.coins[other] for other in members], reverse=s.switches[BEST_OF_TEAM_COUNTS] == 1)
        return (scores[0], scores[-1], sum([tokens_on_map(s, other) for other in members]))
    if s.variant == SOLO:
        return (1 if murlocs_beaten(s) else 0,)
    return (s.coins[seat], tokens_on_map(s, seat))


def murlocs_beaten(s: SmallWorldState) -> bool:
    """Revenge of the Murlocs: everybody must have more coins than they."""
    return min(s.coins) > s.murloc_coins


def ranking(s: SmallWorldState) -> list[list[int]]:
    by_standing: dict[tuple[int, ...], list[int]] = {}
    for seat in range(s.seats):
        by_standing.setdefault(standing_of(s, seat), []).append(seat)
    return [by_standing[key] for key in sorted(by_standing, reverse=True)]
