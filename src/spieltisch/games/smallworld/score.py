"""Coins at the end of a turn with their causes, the end of the game, the ranking."""

from __future__ import annotations

from typing import Final

from spieltisch.core import Cause, Chance, step, total

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
    NEIGHBORS,
    RACE_FACTION,
    SWAMP,
    TERRAIN,
)
from .rules import (
    BATTLEGROUND_PAYS_TWO,
    BEST_OF_TEAM_COUNTS,
    OPEN_SEA_IS_WATER,
    faction,
    has_tile,
    held_by,
    hostile,
    team_of,
)
from .state import BEAST, EMPTY, MURLOCS, SOLO, TEAMS, SmallWorldState
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

# Badges that pay for a kind of terrain.
TERRAIN_BADGES: Final = {FARMER: FIELD, HERBALIST: HILL, SWAMP_WALKER: SWAMP, RANGER: FOREST}


def income(s: SmallWorldState, seat: int) -> list[Cause]:
    """R090-R095: all coins from the bank, split by where they come from."""
    active = held_by(s, 2 * seat) if s.race[seat] >= 0 else []
    declined = held_by(s, 2 * seat + 1) if s.fallen[seat] >= 0 else []
    causes: list[Cause] = []
    if active:
        causes.append(Cause("regions", len(active), {"race": RACE.say(s.race[seat])}))
    if declined:
        causes.append(Cause("declined_regions", len(declined), {"race": RACE.say(s.fallen[seat])}))
    if s.race[seat] >= 0:
        causes += _race_income(s, seat, active)
        causes += _power_income(s, seat, active)
        causes += _place_income(s, seat, active)
        causes += faction_bonus(s, seat)
    causes += _well_income(s, seat)
    return causes


def _race_income(s: SmallWorldState, seat: int, active: list[int]) -> list[Cause]:
    if s.race[seat] != BLOOD_ELVES:
        return []
    magic = sum([1 for region in active if IS_MAGIC[region]])
    return [Cause("race", magic, {"race": RACE.say(BLOOD_ELVES)})] if magic else []


def _power_income(s: SmallWorldState, seat: int, active: list[int]) -> list[Cause]:
    power = s.power[seat]
    coins = _power_coins(s, power, active)
    return [Cause("power", coins, {"power": POWER.say(power)})] if coins else []


def _power_coins(s: SmallWorldState, power: int, active: list[int]) -> int:
    if power in TERRAIN_BADGES:
        terrain = TERRAIN_BADGES[power]
        return sum([1 for region in active if TERRAIN[region] == terrain])
    if power == MOUNTAINEER:
        return sum([1 for region in active if IS_MOUNTAIN[region]])
    if power == MINING:
        return sum([1 for region in active if IS_CAVE[region]])
    if power == FISHING:
        open_sea = s.switches[OPEN_SEA_IS_WATER] == 1
        return sum([1 for region in active if IS_WATERSIDE[region] or (open_sea and IS_COASTAL[region])])
    if power == EXPLORER:
        return len({FACE_OF[region] for region in active})
    if power == ARCHAEOLOGIST:
        return sum([1 for place in s.tile_at if place in active])
    return 0


def _place_income(s: SmallWorldState, seat: int, active: list[int]) -> list[Cause]:
    causes: list[Cause] = []
    if has_tile(s, seat, DARK_PORTAL):
        causes.append(Cause("tile", DARK_PORTAL_COINS, {"tile": TILE.say(DARK_PORTAL)}))
    if has_tile(s, seat, KARAZHAN):
        terrain = TERRAIN[s.tile_at[KARAZHAN]]
        others = sum([1 for region in active if TERRAIN[region] == terrain]) - 1
        if others:
            causes.append(Cause("tile", others, {"tile": TILE.say(KARAZHAN)}))
    return causes


def faction_bonus(s: SmallWorldState, seat: int) -> list[Cause]:
    """R092-R094: a coin for every hostile race that lost a region; the battleground pays a second one as well."""
    if seat != s.turn or not any(s.taken):
        return []
    own = faction(s, seat)
    second = 0
    if has_tile(s, seat, BATTLEGROUND):
        second = 2 if s.switches[BATTLEGROUND_PAYS_TWO] else 1
    causes: list[Cause] = []
    for race, regions in enumerate(s.taken):
        if regions and hostile(own, RACE_FACTION[race]):
            causes.append(Cause("faction", 1 + (second if regions > 1 else 0), {"race": RACE.say(race)}))
    return causes


def _well_income(s: SmallWorldState, seat: int) -> list[Cause]:
    """Well of Eternity: the race with most regions around it, active or declined; a tie pays nobody."""
    place = s.tile_at[WELL]
    if place < 0:
        return []
    count = [0] * (MURLOCS + 1)
    for near in NEIGHBORS[place]:
        if s.holder[near] != EMPTY:
            count[s.holder[near]] += 1
    most = max(count)
    if most and count.count(most) == 1 and count.index(most) in (2 * seat, 2 * seat + 1):
        return [Cause("tile", WELL_COINS, {"tile": TILE.say(WELL)})]
    return []


@step
def score_turn(s: SmallWorldState, chance: Chance, seat: int) -> None:
    causes = income(s, seat)
    coins = total(causes)
    regions = sum([cause.value for cause in causes if cause.key == "regions"])
    declined = sum([cause.value for cause in causes if cause.key == "declined_regions"])
    s.coins[seat] += coins
    s.income[seat] = coins
    s.emit(INCOME, seat, coins, regions, declined, coins - regions - declined)


# -- the end


def tokens_on_map(s: SmallWorldState, seat: int) -> int:
    """R121, R122: race tokens, active and declined; beasts count, the champion does not."""
    return sum(
        [
            s.tokens[region] + s.marks[region] // BEAST
            for people in (2 * seat, 2 * seat + 1)
            for region in held_by(s, people)
        ]
    )


def standing_of(s: SmallWorldState, seat: int) -> tuple[int, ...]:
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
