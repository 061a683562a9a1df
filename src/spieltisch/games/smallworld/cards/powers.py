"""The special powers that earn, build and spare, one block each; those that move pieces have `movers`."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance, Ints, Message, decision, i64, step, vec

from .. import vocabulary as v
from ..ability import (
    CHEAPER,
    SAILS_FREE,
    TOLL_POWERS,
    before_scoring,
    conquest_bonus,
    declines,
    income_of,
    of_power,
    own,
    turn_begins,
)
from ..box import COINS, TOLL, in_regions
from ..data import (
    FACE_OF,
    HILL,
)
from ..effects import count_marks, left_behind
from ..reasons import at, first, has
from ..rules import OPEN_SEA_IS_WATER, held_by, most_around, standing
from ..state import BEAST, FORT, TOWER, SmallWorldState, atlas

STORED_AS = "powers"

# -- Archaeologist


@income_of(of_power(v.ARCHAEOLOGIST))
def finds(s: SmallWorldState, seat: i64) -> i64:
    active = held_by(s, 2 * seat)
    return s.box.coins[of_power(v.ARCHAEOLOGIST)] * len([place for place in s.tile_at if place in active])


# -- Battle Master


@conquest_bonus(of_power(v.BATTLE_MASTER))
def glory(s: SmallWorldState, seat: i64, region: i64, people: i64, race: i64) -> i64:
    return s.box.coins[of_power(v.BATTLE_MASTER)]


# -- Beast Master


@turn_begins(of_power(v.BEAST_MASTER))
def call_beasts(s: SmallWorldState, seat: i64) -> None:
    s.push(tame_beasts, seat)


@declines(of_power(v.BEAST_MASTER))
def free_beasts(s: SmallWorldState, seat: i64) -> None:
    s.wild_beasts += s.beasts
    s.beasts = 0


@step
def tame_beasts(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    """All beasts leave first; then as many come as hills are held."""
    free_beasts(s, seat)
    for region in held_by(s, 2 * seat):
        beasts = s.marks[region] // BEAST
        if beasts:
            s.wild_beasts += beasts
            s.marks[region] -= BEAST * beasts
    s.push(take_beasts, seat)
    for region in held_by(s, 2 * seat):
        left_behind(s, region)


@step
def take_beasts(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    hills = [region for region in held_by(s, 2 * seat) if s.box.terrain[region] == HILL]
    s.beasts = min(len(hills), s.box.beasts)
    s.wild_beasts -= s.beasts
    if s.beasts:
        s.emit(v.TAMED, seat, s.beasts)


own(of_power(v.BEAST_MASTER), tame_beasts, take_beasts)


# -- Blacksmith

CHEAPER[of_power(v.BLACKSMITH)] = 1


# -- Bog Dweller

TOLL_POWERS.append(v.BOG_DWELLER)
in_regions(TOLL, of_power(v.BOG_DWELLER), "swamp")


# -- Defensive


@before_scoring(of_power(v.DEFENSIVE))
def look_for_towers(s: SmallWorldState, seat: i64) -> None:
    s.push(build_towers, seat)


@step
def build_towers(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    """Towers leave fields without a majority, then every field with one gets a tower."""
    for region in held_by(s, 2 * seat):
        if s.marks[region] & TOWER and not has_majority(s, seat, region):
            s.marks[region] &= ~TOWER
    s.push(raise_towers, seat)


@step
def raise_towers(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    sites = tower_sites(s, seat)
    left = s.box.towers - count_marks(s, TOWER)
    if len(sites) <= left:
        for region in sites:
            s.marks[region] |= TOWER
        if s.events is not None:
            s.report(v.WATCHED, seat, [region for region in held_by(s, 2 * seat) if s.marks[region] & TOWER])
    elif left:
        s.push(choose_tower, seat)


def tower_sites(s: SmallWorldState, seat: i64) -> Ints:
    me = 2 * seat
    return vec[i64](
        [
            region
            for region in atlas(s).fields
            if s.holder[region] == me and not s.marks[region] & TOWER and has_majority(s, seat, region)
        ]
    )


def has_majority(s: SmallWorldState, seat: i64, region: i64) -> bool:
    """More of the adjacent regions than any other people, Murlocs included; a tie is none."""
    return most_around(s, region) == 2 * seat


@decision
def choose_tower(s: SmallWorldState, seat: i64) -> Ints:
    return vec[i64]([v.WATCH.base + region for region in tower_sites(s, seat)])


@choose_tower.take
def tower_chosen(s: SmallWorldState, chance: Chance, action: i64, seat: i64) -> None:
    s.marks[action - v.WATCH.base] |= TOWER
    s.push(raise_towers, seat)


@choose_tower.why
def why_not_watched(s: SmallWorldState, action: i64, seat: i64) -> list[Message]:
    if not has(v.WATCH, action):
        return first(s)
    region = action - v.WATCH.base
    return at("not_yours" if s.holder[region] != 2 * seat else "no_majority", region)


own(of_power(v.DEFENSIVE), build_towers, raise_towers, choose_tower)


# -- Enraged


@conquest_bonus(of_power(v.ENRAGED))
def rage(s: SmallWorldState, seat: i64, region: i64, people: i64, race: i64) -> i64:
    """Coins for each token if there are enough, but not for the own declined race."""
    there = 0 if people == 2 * seat + 1 else standing(s, region)
    power = of_power(v.ENRAGED)
    return s.box.coins[power] * there if there >= s.box.from_tokens[power] else 0


# -- Explorer


@income_of(of_power(v.EXPLORER))
def islands_held(s: SmallWorldState, seat: i64) -> i64:
    return s.box.coins[of_power(v.EXPLORER)] * len({FACE_OF[region] for region in held_by(s, 2 * seat)})


# -- Farmer, Herbalist, Mining, Mountaineer, Ranger, Swamp Walker

in_regions(COINS, of_power(v.FARMER), "field")
in_regions(COINS, of_power(v.HERBALIST), "hill")
in_regions(COINS, of_power(v.MINING), "cave")
in_regions(COINS, of_power(v.MOUNTAINEER), "mountain")
in_regions(COINS, of_power(v.RANGER), "forest")
in_regions(COINS, of_power(v.SWAMP_WALKER), "swamp")


# -- Fishing


@income_of(of_power(v.FISHING))
def catch(s: SmallWorldState, seat: i64) -> i64:
    active = held_by(s, 2 * seat)
    sea = s.switches[OPEN_SEA_IS_WATER] == 1
    wet = [region for region in active if s.box.is_waterside[region] or (sea and s.box.is_coastal[region])]
    return s.box.coins[of_power(v.FISHING)] * len(wet)


# -- Fortified


@before_scoring(of_power(v.FORTIFIED))
def look_for_forts(s: SmallWorldState, seat: i64) -> None:
    s.push(build_forts, seat)


@step
def build_forts(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    """A fort in every region; with too few left the owner chooses where."""
    bare = fort_sites(s, seat)
    left = forts_left(s)
    if len(bare) <= left:
        for region in bare:
            _build(s, seat, region)
    elif left:
        s.push(choose_fort, seat)


def forts_left(s: SmallWorldState) -> i64:
    return s.box.forts - count_marks(s, FORT)


def fort_sites(s: SmallWorldState, seat: i64) -> Ints:
    return vec[i64]([region for region in held_by(s, 2 * seat) if not s.marks[region] & FORT])


def _build(s: SmallWorldState, seat: i64, region: i64) -> None:
    s.marks[region] |= FORT
    s.emit(v.BUILT, seat, v.FORT_PIECE, region)


@decision
def choose_fort(s: SmallWorldState, seat: i64) -> Ints:
    return vec[i64]([v.FORTIFY.base + region for region in fort_sites(s, seat)])


@choose_fort.take
def fort_chosen(s: SmallWorldState, chance: Chance, action: i64, seat: i64) -> None:
    _build(s, seat, action - v.FORTIFY.base)
    s.push(build_forts, seat)


@choose_fort.prompt
def fort_prompt(s: SmallWorldState, seat: i64) -> dict[str, Any]:
    return {"left": forts_left(s)}


@choose_fort.why
def why_not_fortified(s: SmallWorldState, action: i64, seat: i64) -> list[Message]:
    if not has(v.FORTIFY, action):
        return first(s)
    region = action - v.FORTIFY.base
    held = s.holder[region] == 2 * seat and region not in fort_sites(s, seat)
    return at("fort_stands" if held else "not_yours", region)


own(of_power(v.FORTIFIED), build_forts, choose_fort)


# -- Seafaring

SAILS_FREE[of_power(v.SEAFARING)] = 1
