"""Coins at the end of a turn with their causes, the end of the game, the ranking."""

from __future__ import annotations

from typing import Final

from spieltisch.core import Causes, Chance, Ints, i64, step

from .ability import RACES, income_of
from .box import STRIDE
from .data import (
    NEUTRAL,
    RACE_FACTION,
)
from .rules import BATTLEGROUND_PAYS_TWO, BEST_OF_TEAM_COUNTS, faction, has_tile, held_by, hostile, most_around, team_of
from .state import BEAST, MURLOCS, SOLO, TEAMS, SmallWorldState, atlas
from .values import because
from .vocabulary import (
    BATTLEGROUND,
    DARK_PORTAL,
    INCOME,
    KARAZHAN,
    POWER,
    RACE,
    TILE,
    WELL,
)

WELL_COINS: Final = 2
DARK_PORTAL_COINS: Final = 2


def income(s: SmallWorldState, seat: i64, causes: Causes = None) -> i64:
    """R090-R095: all coins from the bank, split by where they come from."""
    coins = _well_coins(s, seat, causes)
    if s.fallen[seat] >= 0:
        coins += because(causes, len(held_by(s, 2 * seat + 1)), "declined_regions", RACE, s.fallen[seat])
    race, power = s.race[seat], s.power[seat]
    if race >= 0:
        active = held_by(s, 2 * seat)
        coins += because(causes, len(active), "regions", RACE, race)
        coins += because(causes, own_coins(s, seat, race, active), "race", RACE, race)
        coins += because(causes, own_coins(s, seat, RACES + power, active), "power", POWER, power)
        coins += _place_coins(s, seat, active, causes)
        coins += faction_bonus(s, seat, causes)
    return coins


def own_coins(s: SmallWorldState, seat: i64, bearer: i64, active: Ints) -> i64:
    """What a race or a power earns with the regions of the active race."""
    more = income_of.of[bearer]
    if more is not None:
        return more(s, seat)
    first = bearer * STRIDE
    coins: i64 = 0
    for region in active:
        coins += s.box.land_coins[first + region]
    return coins


def _on_terrain(s: SmallWorldState, active: Ints, terrain: i64) -> i64:
    count: i64 = 0
    for region in active:
        if s.box.terrain[region] == terrain:
            count += 1
    return count


def _place_coins(s: SmallWorldState, seat: i64, active: Ints, causes: Causes) -> i64:
    coins: i64 = 0
    if has_tile(s, seat, DARK_PORTAL):
        coins += because(causes, DARK_PORTAL_COINS, "tile", TILE, DARK_PORTAL)
    if has_tile(s, seat, KARAZHAN):
        others = _on_terrain(s, active, s.box.terrain[s.tile_at[KARAZHAN]]) - 1
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
    if s.events is not None:
        regions, declined = len(held_by(s, 2 * seat)), len(held_by(s, 2 * seat + 1))
        s.emit(INCOME, seat, coins, regions, declined, coins - regions - declined)
    s.coins[seat] += coins
    s.income[seat] = coins


# -- the end


def tokens_on_map(s: SmallWorldState, seat: i64) -> i64:
    """R121, R122: race tokens, active and declined; beasts count, the champion does not."""
    count: i64 = 0
    for region in atlas(s).regions:
        if s.holder[region] >> 1 == seat and s.holder[region] != MURLOCS:
            count += s.tokens[region] + s.marks[region] // BEAST
    return count


def active_tokens(s: SmallWorldState, seat: i64) -> i64:
    """Of the race in play, on the map and in hand."""
    count = s.hand[seat]
    for region in held_by(s, 2 * seat):
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
