"""Questions about a position, each pure. What costs or pays answers with its causes as well."""

from __future__ import annotations

from typing import Final

from spieltisch.core import Cause

from .data import (
    ALL_REGIONS,
    CHANCE_AT_LEAST,
    DIE,
    DIE_MAX,
    FOREST,
    IS_CAVE,
    IS_ENTRY,
    IS_MOUNTAIN,
    IS_WATER,
    NEIGHBORS,
    NEUTRAL,
    RACE_FACTION,
    SWAMP,
    TERRAIN,
    TILE_IS_ARTIFACT,
    atlas,
)
from .state import (
    BEAST,
    CHAMPION_HERE,
    DID_ASHES,
    DID_DOOMHAMMER,
    DID_FROSTMOURNE,
    DID_LORE,
    EMPTY,
    FORT,
    MURLOCS,
    PAID_AEGIS,
    SOLO,
    TEAMS,
    TOWER,
    WALL,
    SmallWorldState,
)
from .vocabulary import (
    AEGIS,
    ARTIFACTS,
    ASHES,
    BEAST_MASTER,
    BLACKSMITH,
    BOG_DWELLER,
    DOOMHAMMER,
    DWARVES,
    FROSTMOURNE,
    KOBOLDS,
    MEETING_STONE,
    MURLOC_OCCUPANT,
    NAGA,
    NIGHT_ELVES,
    OCCUPANT,
    PANDAREN,
    POWER,
    RACE,
    SEAFARING,
    TAUREN,
    TILE,
    TROLLS,
    WORGEN,
)

# The switches of the title, in the order in which the state keeps them.
GNOMES_MAY_START: Final = 0
FORM_BEFORE_DECLINE: Final = 1
BATTLEGROUND_PAYS_TWO: Final = 2
OWN_DECLINED_PAYS_FACTION: Final = 3
BOMB_PAYS_BONUSES: Final = 4
DOOMHAMMER_NEEDS_REACH: Final = 5
CHAMPION_NEEDS_TOKEN: Final = 6
FACE_DOWN_IS_PLACE: Final = 7
OPEN_SEA_IS_WATER: Final = 8
BEST_OF_TEAM_COUNTS: Final = 9

FAR: Final = 0
ADJACENT: Final = 1
TRAVEL: Final = 2

BASE_COST: Final = 2
HARMONY_PRICE: Final = 2
AEGIS_PRICE: Final = 2
DOOMHAMMER_PRICE: Final = 2
SWAMP_PRICE: Final = 1
ALL_TOLLS: Final = HARMONY_PRICE + AEGIS_PRICE + DOOMHAMMER_PRICE + SWAMP_PRICE


# -- who is where


def held_by(s: SmallWorldState, people: int) -> list[int]:
    """The regions of a people, in the order of the map."""
    holder = s.holder
    return [region for region in atlas(s.faces).regions if holder[region] == people]


def is_on_map(s: SmallWorldState, people: int) -> bool:
    return people in s.holder


def has_tile(s: SmallWorldState, seat: int, tile: int) -> bool:
    """R063: only the active race of a seat uses artifacts and places."""
    region = s.tile_at[tile]
    return region >= 0 and s.holder[region] == 2 * seat


def race_of(s: SmallWorldState, people: int) -> int:
    """The race of a people; OCCUPANT numbers, so Murlocs are a race like any other, -1 if nobody is there."""
    if people == EMPTY:
        return -1
    if people == MURLOCS:
        return MURLOC_OCCUPANT
    return s.fallen[people >> 1] if people & 1 else s.race[people >> 1]


def standing(s: SmallWorldState, region: int) -> int:
    """Everything that counts as a token there: race tokens, beasts, the champion."""
    marks = s.marks[region]
    return s.tokens[region] + marks // BEAST + (1 if marks & CHAMPION_HERE else 0)


def in_hand(s: SmallWorldState, seat: int) -> int:
    """Tokens to conquer with; beasts are race tokens in every respect."""
    if s.power[seat] == BEAST_MASTER:
        return s.hand[seat] + s.beasts
    return s.hand[seat]


def fewest(s: SmallWorldState, seat: int) -> int:
    """How many tokens a region of this seat's active race needs to be held."""
    return 2 if s.race[seat] == TAUREN else 1


def faction(s: SmallWorldState, seat: int) -> int:
    """The side on which the active race fights; a neutral holder of the battleground may choose one for a turn."""
    race = s.race[seat]
    if race < 0:
        return NEUTRAL
    own = RACE_FACTION[race]
    return s.side if own == NEUTRAL and seat == s.turn else own


def team_of(s: SmallWorldState, seat: int) -> int:
    """Team game: seats alternate between Alliance and Horde; an odd last seat is the neutral one."""
    if s.seats % 2 and seat == s.seats - 1:
        return 2
    return seat % 2


def are_opponents(s: SmallWorldState, seat: int, other: int) -> bool:
    if seat == other:
        return False
    return s.variant != TEAMS or team_of(s, seat) != team_of(s, other)


def is_active_people(s: SmallWorldState, people: int) -> bool:
    """R005: Murlocs are a declined race, except in their own revenge."""
    if people == MURLOCS:
        return s.variant == SOLO
    return people >= 0 and not people & 1


# -- where a race may conquer


def reach(s: SmallWorldState, seat: int, armed: int) -> list[int]:
    """By region: FAR, ADJACENT or TRAVEL. Regions already held are FAR."""
    race = s.race[seat]
    land = atlas(s.faces)
    found = [FAR] * ALL_REGIONS
    for region in land.entries:
        found[region] = TRAVEL
    mine = held_by(s, 2 * seat)
    for region in mine:
        for near in NEIGHBORS[region]:
            found[near] = ADJACENT
    if armed & DID_ASHES:
        for region in land.land:
            found[region] = ADJACENT
    if race == KOBOLDS:
        for region in land.caves:
            found[region] = ADJACENT
    if race == NAGA:
        if not mine or armed & DID_ASHES:  # R045: water may also be the first conquest
            for region in land.water:
                found[region] = ADJACENT
    else:
        for region in land.water:
            found[region] = FAR
    if armed & DID_DOOMHAMMER and not s.switches[DOOMHAMMER_NEEDS_REACH]:
        for region in land.land:
            found[region] = ADJACENT
    for region in mine:
        found[region] = FAR
    return found


def reach_of(s: SmallWorldState, seat: int, region: int, armed: int) -> int:
    """The same as `reach`, for one region."""
    me = 2 * seat
    holder = s.holder
    if holder[region] == me or region not in atlas(s.faces).regions:
        return FAR
    race = s.race[seat]
    if IS_WATER[region]:
        if race != NAGA:
            return FAR
        if armed & DID_ASHES or me not in holder:
            return ADJACENT
    elif (
        armed & DID_ASHES
        or (race == KOBOLDS and IS_CAVE[region])
        or (armed & DID_DOOMHAMMER and not s.switches[DOOMHAMMER_NEEDS_REACH])
    ):
        return ADJACENT
    for near in NEIGHBORS[region]:
        if holder[near] == me:
            return ADJACENT
    return TRAVEL if IS_ENTRY[region] else FAR


def pays_travel(s: SmallWorldState, seat: int) -> bool:
    return s.power[seat] != SEAFARING and not has_tile(s, seat, MEETING_STONE)


def has_place(s: SmallWorldState, region: int) -> bool:
    """Is there a legendary place (face up, unless the switch says that a face-down tile will do)?"""
    if region in s.tile_at[ARTIFACTS:]:
        return True
    return s.switches[FACE_DOWN_IS_PLACE] == 1 and region in s.face_down


# -- what a conquest costs


def general_discount(s: SmallWorldState, seat: int, armed: int) -> int:
    """What lowers the cost of every region alike."""
    lower = 0
    if s.power[seat] == BLACKSMITH:
        lower += 1
    if s.form and s.race[seat] == WORGEN and seat == s.turn:
        lower += 1
    if armed & DID_FROSTMOURNE:
        lower += 2
    return lower


def conquest_cost(s: SmallWorldState, seat: int, region: int, travel: bool, armed: int) -> int:
    """R041, R048, R049: tokens needed; discounts add up before the floor is applied."""
    base = BASE_COST - general_discount(s, seat, armed)
    return cost_from(s, s.race[seat], region, base + 1 if travel else base, armed)


def cost_from(s: SmallWorldState, race: int, region: int, base: int, armed: int) -> int:
    """What the region itself adds to a base that holds travel and general discounts."""
    floor = 2 if race == TAUREN else 1
    if armed & DID_DOOMHAMMER:
        return floor
    marks = s.marks[region]
    cost = base + IS_MOUNTAIN[region] + s.tokens[region]
    if marks:
        cost += marks // BEAST
        cost += (1 if marks & FORT else 0) + (1 if marks & WALL else 0) + (1 if marks & CHAMPION_HERE else 0)
    if race == DWARVES:
        cost -= 2 * IS_MOUNTAIN[region]
    elif race == NIGHT_ELVES:
        if TERRAIN[region] == FOREST:
            cost -= 1
    elif race == TROLLS and s.holder[region] != EMPTY:
        cost -= 1
    if armed & DID_LORE and has_place(s, region):
        cost -= 2
    return cost if cost > floor else floor


def cost_causes(s: SmallWorldState, seat: int, region: int, travel: bool, armed: int) -> list[Cause]:
    """The same as `conquest_cost`, one line per cause."""
    race = s.race[seat]
    floor = 2 if race == TAUREN else 1
    if armed & DID_DOOMHAMMER:
        return [Cause("tile", floor, {"tile": TILE.say(DOOMHAMMER)})]
    marks = s.marks[region]
    causes = [Cause("base", BASE_COST)]
    if IS_MOUNTAIN[region]:
        causes.append(Cause("mountain", 1))
    if marks & FORT:
        causes.append(Cause("fort", 1))
    if marks & WALL:
        causes.append(Cause("wall", 1))
    if s.holder[region] != EMPTY:
        causes.append(Cause("tokens", standing(s, region), {"occupant": OCCUPANT.say(race_of(s, s.holder[region]))}))
    if travel:
        causes.append(Cause("travel", 1))
    if race == DWARVES and IS_MOUNTAIN[region]:
        causes.append(Cause("race", -2, {"race": RACE.say(race)}))
    if race == NIGHT_ELVES and TERRAIN[region] == FOREST:
        causes.append(Cause("race", -1, {"race": RACE.say(race)}))
    if race == TROLLS and s.holder[region] != EMPTY:
        causes.append(Cause("race", -1, {"race": RACE.say(race)}))
    if s.form and race == WORGEN and seat == s.turn:
        causes.append(Cause("race", -1, {"race": RACE.say(race)}))
    if armed & DID_LORE and has_place(s, region):
        causes.append(Cause("race", -2, {"race": RACE.say(race)}))
    if s.power[seat] == BLACKSMITH:
        causes.append(Cause("power", -1, {"power": POWER.say(BLACKSMITH)}))
    if armed & DID_FROSTMOURNE:
        causes.append(Cause("tile", -2, {"tile": TILE.say(FROSTMOURNE)}))
    short = floor - sum([cause.value for cause in causes])
    if short > 0:
        causes.append(Cause("floor", short))
    return causes


# -- tolls


def attack_toll(s: SmallWorldState, seat: int, region: int) -> int:
    """Coins due before the region may be attacked at all: harmony and Aegis (R064, R065)."""
    people = s.holder[region]
    if people < 0 or people & 1 or people == MURLOCS or people == 2 * seat:
        return 0
    toll = 0
    if s.harmony and s.race[people >> 1] == PANDAREN and s.harmony >> seat & 1:
        toll = HARMONY_PRICE
    if s.tile_at[AEGIS] == region and not s.used & PAID_AEGIS:
        toll += AEGIS_PRICE
    return toll


def aegis_toll(s: SmallWorldState, seat: int, region: int) -> int:
    """What has no eye on the tokens themselves (bombs laid, artifacts taken) meets only the Aegis."""
    people = s.holder[region]
    if s.tile_at[AEGIS] != region or people < 0 or people & 1 or people in (MURLOCS, 2 * seat):
        return 0
    return 0 if s.used & PAID_AEGIS else AEGIS_PRICE


def swamp_toll(s: SmallWorldState, seat: int, region: int) -> int:
    """Bog Dweller: a coin for each of their swamps that an opponent conquers, in decline too."""
    people = s.holder[region]
    if TERRAIN[region] != SWAMP or people < 0 or people == MURLOCS or people >> 1 == seat:
        return 0
    owner = people >> 1
    return SWAMP_PRICE if (s.kept[owner] if people & 1 else s.power[owner]) == BOG_DWELLER else 0


def doomhammer_toll(s: SmallWorldState, seat: int, region: int, armed: int) -> int:
    if not armed & DID_DOOMHAMMER:
        return 0
    people = s.holder[region]
    own = people >= 0 and people != MURLOCS and people >> 1 == seat
    return 0 if own else DOOMHAMMER_PRICE


def has_tolls(s: SmallWorldState, armed: int) -> bool:
    """Could any region cost coins at all?"""
    if s.harmony or s.tile_at[AEGIS] >= 0 or armed & DID_DOOMHAMMER:
        return True
    return BOG_DWELLER in s.power or BOG_DWELLER in s.kept


def conquest_toll(s: SmallWorldState, seat: int, region: int, armed: int) -> int:
    return attack_toll(s, seat, region) + swamp_toll(s, seat, region) + doomhammer_toll(s, seat, region, armed)


# -- what stands in the way, in words


def missing_tokens(s: SmallWorldState, seat: int, region: int, travel: bool, armed: int) -> int:
    missing = conquest_cost(s, seat, region, travel, armed) - in_hand(s, seat)
    return missing if missing > 0 else 0


def odds(missing: int) -> int:
    """Percent that the reinforcement die shows at least what is missing."""
    return CHANCE_AT_LEAST[missing] if missing <= DIE_MAX else 0


def odds_of_two(missing: int) -> int:
    """Percent that an air strike wins if its die is followed by that of a last attempt."""
    ways = [1 for first in DIE for second in DIE if first >= missing or 0 < missing - first <= second]
    return 100 * len(ways) // len(DIE) ** 2


def may_attempt(s: SmallWorldState, seat: int) -> bool:
    """R047, R070: a conquest needs a token in hand (Tauren: two)."""
    return in_hand(s, seat) >= fewest(s, seat)


def is_immune(s: SmallWorldState, region: int) -> bool:
    """R065: nothing at all touches a region under a watchtower."""
    return s.marks[region] & TOWER != 0


def hostile(own: int, other: int) -> bool:
    return own != NEUTRAL and other != NEUTRAL and own != other


def travels(s: SmallWorldState, seat: int, region: int, kind: int) -> bool:
    return kind == TRAVEL and IS_ENTRY[region] and pays_travel(s, seat)


def artifacts_in_reach(s: SmallWorldState, seat: int) -> list[tuple[int, int]]:
    """Ethereals: each face-up artifact next to a region of theirs, with that region."""
    me = 2 * seat
    found: list[tuple[int, int]] = []
    for tile in range(len(s.tile_at)):
        place = s.tile_at[tile]
        if place < 0 or not TILE_IS_ARTIFACT[tile] or s.holder[place] == me or is_immune(s, place):
            continue
        if aegis_toll(s, seat, place) > s.coins[seat]:
            continue
        found += [(tile, near) for near in NEIGHBORS[place] if s.holder[near] == me]
    return found


def usable_tools(s: SmallWorldState, seat: int) -> list[int]:
    """Helpers of a conquest that could be taken up now, as bits."""
    tools: list[int] = []
    if has_tile(s, seat, ASHES) and not (s.used | s.armed) & DID_ASHES:
        tools.append(DID_ASHES)
    if has_tile(s, seat, FROSTMOURNE) and not (s.used | s.armed) & DID_FROSTMOURNE:
        tools.append(DID_FROSTMOURNE)
    if has_tile(s, seat, DOOMHAMMER) and not (s.used | s.armed) & DID_DOOMHAMMER and s.coins[seat] >= DOOMHAMMER_PRICE:
        tools.append(DID_DOOMHAMMER)
    return tools
