"""Revenge of the Murlocs: the turn of the tribe. Where the public text breaks off, the order of choice is ours."""

from __future__ import annotations

from spieltisch.core import Chance, i64, step

from .cards.tiles import turn_up_tile, turn_up_under
from .data import DIE, DIE_MAX
from .effects import drive_out
from .rules import held_by, is_immune, race_of
from .state import DEFENCE, EMPTY, MURLOCS, NONE, TOWER, SmallWorldState, atlas
from .tolls import is_under_aegis
from .values import BASE_COST, resistance
from .vocabulary import ATTEMPT_DIE, MURLOC_INCOME, MURLOC_TURN, MURLOCS_ROLLED, MURLOCS_TOOK


@step
def murloc_turn(s: SmallWorldState, chance: Chance) -> None:
    """Ready, conquer the cheapest region again and again, spread out, collect."""
    s.saved = 0
    _ready(s)
    s.emit(MURLOC_TURN, s.murlocs)
    s.push(murloc_income)
    s.push(murlocs_spread)
    s.push(murlocs_conquer)
    turn_up_under(s, MURLOCS)


def _ready(s: SmallWorldState) -> None:
    for region in held_by(s, MURLOCS):
        s.murlocs += s.tokens[region] - 1
        s.tokens[region] = 1


@step
def murlocs_conquer(s: SmallWorldState, chance: Chance) -> None:
    if not s.murlocs:
        return
    targets = murloc_targets(s)
    if not targets:
        return
    cost, region = targets[0]
    if cost <= s.murlocs:
        s.push(murlocs_conquer)
        _take(s, region, cost)
    elif cost <= s.murlocs + DIE_MAX:
        chance.about(ATTEMPT_DIE, s.turn, (), s.turn, region)
        die = DIE[chance.roll(1)[0] - 1]
        s.emit(MURLOCS_ROLLED, region, die, cost - s.murlocs)
        if s.murlocs + die >= cost:
            _take(s, region, s.murlocs)


def murloc_targets(s: SmallWorldState) -> list[tuple[int, int]]:
    """Cost and region, best first: cheapest, then the largest player's, with a tile, an entry, the lowest number."""
    mine = held_by(s, MURLOCS)
    near = {other for region in mine for other in s.box.neighbors[region]}
    land = atlas(s)
    ranked = [
        (
            murloc_cost(s, region, region in near),
            -_regions_of_owner(s, region),
            0 if _has_tile(s, region) else 1,
            0 if s.box.is_entry[region] else 1,
            region,
        )
        for region in land.land
        if s.holder[region] != MURLOCS and (region in near or s.box.is_entry[region]) and not _is_closed(s, region)
    ]
    return [(row[0], row[4]) for row in sorted(ranked)]


def murloc_cost(s: SmallWorldState, region: i64, is_near: bool) -> i64:
    return BASE_COST + resistance(s, region) + (0 if is_near else 1)


def _is_closed(s: SmallWorldState, region: i64) -> bool:
    """Murlocs pay nobody, so the Aegis stops them as a watchtower does."""
    return is_immune(s, region) or is_under_aegis(s, region)


def _regions_of_owner(s: SmallWorldState, region: i64) -> i64:
    people = s.holder[region]
    if people == EMPTY:
        return 0
    owner = people >> 1
    return len(held_by(s, 2 * owner)) + len(held_by(s, 2 * owner + 1))


def _has_tile(s: SmallWorldState, region: i64) -> bool:
    return region in s.face_down or region in s.tile_at


def _take(s: SmallWorldState, region: i64, count: i64) -> None:
    race = race_of(s, s.holder[region])
    drive_out(s, region, NONE)
    s.marks[region] &= ~(DEFENCE | TOWER)
    s.holder[region] = MURLOCS
    s.tokens[region] = count
    s.murlocs -= count
    s.emit(MURLOCS_TOOK, region, count, race)
    if region in s.face_down:
        s.push(turn_up_tile, NONE, region)


@step
def murlocs_spread(s: SmallWorldState, chance: Chance) -> None:
    """Evenly, the regions at the border first."""
    mine = held_by(s, MURLOCS)
    if not len(mine):
        return
    _ready(s)
    inner = [region for region in mine if all(s.holder[near] == MURLOCS for near in s.box.neighbors[region])]
    order = [region for region in mine if region not in inner] + inner
    number = 0
    while s.murlocs:
        s.tokens[order[number % len(order)]] += 1
        s.murlocs -= 1
        number += 1


@step
def murloc_income(s: SmallWorldState, chance: Chance) -> None:
    coins = len(held_by(s, MURLOCS))
    s.murloc_coins += coins
    s.emit(MURLOC_INCOME, coins)
