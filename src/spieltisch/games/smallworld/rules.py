"""Questions about a position: who is where, what is in reach, what stands in the way. Each is pure."""

from __future__ import annotations

from typing import Final

from spieltisch.core import Ints, append, i64, room, vec, zeros

from .ability import (
    KNOWS_CAVES,
    RACES,
    SAILS_FREE,
    SWIMS,
)
from .data import ALLIANCE, HORDE, NEUTRAL, RACE_FACTION
from .sheet import DID_ASHES, DID_DOOMHAMMER, TOOL_BITS
from .state import BEAST, CHAMPION_HERE, EMPTY, MURLOCS, NONE, TEAMS, TOWER, SmallWorldState, atlas
from .vocabulary import (
    ARTIFACTS,
    BEAST_MASTER,
    DOOMHAMMER_TOOL,
    MEETING_STONE,
    MURLOC_OCCUPANT,
    TOOL_TILES,
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

ONE_COLUMN: Final[list[tuple[i64, i64, i64]]] = [(0, 6, NONE)]
TEAM_COLUMNS: Final[list[tuple[i64, i64, i64]]] = [(0, 3, ALLIANCE), (3, 6, HORDE), (6, 8, NEUTRAL)]

FAR: Final = 0
TRAVEL: Final = 1
ADJACENT: Final = 2

USUAL_REGIONS: Final[i64] = 10
DOOMHAMMER_PRICE: Final = 2


# -- who is where


def held_by(s: SmallWorldState, people: i64) -> Ints:
    """The regions of a people, in the order of the map."""
    holder = s.holder
    held = room(USUAL_REGIONS)
    for region in atlas(s).regions:
        if holder[region] == people:
            held = append(held, region)
    return held


def most_around(s: SmallWorldState, place: i64) -> i64:
    """The people with the most regions around a place, Murlocs included; EMPTY on a tie."""
    count = zeros(MURLOCS + 1)
    most: i64 = 0
    found: i64 = EMPTY
    for near in s.box.neighbors[place]:
        people = s.holder[near]
        if people != EMPTY:
            count[people] += 1
            if count[people] > most:
                most, found = count[people], people
    for people in range(i64(MURLOCS + 1)):
        if count[people] == most and people != found:
            return EMPTY
    return found


def is_next_to(s: SmallWorldState, people: i64, region: i64) -> bool:
    """Does the people hold a neighbour of the region?"""
    holder = s.holder
    for near in s.box.neighbors[region]:
        if holder[near] == people:
            return True
    return False


def is_on_map(s: SmallWorldState, people: i64) -> bool:
    return people in s.holder


def has_tile(s: SmallWorldState, seat: i64, tile: i64) -> bool:
    """R063: only the active race of a seat uses artifacts and places."""
    region = s.tile_at[tile]
    return region >= 0 and s.holder[region] == 2 * seat


def race_of(s: SmallWorldState, people: i64) -> i64:
    """The race of a people; OCCUPANT numbers, so Murlocs are a race like any other, -1 if nobody is there."""
    if people == EMPTY:
        return -1
    if people == MURLOCS:
        return MURLOC_OCCUPANT
    return s.fallen[people >> 1] if people & 1 else s.race[people >> 1]


def standing(s: SmallWorldState, region: i64) -> i64:
    """Everything that counts as a token there: race tokens, beasts, the champion."""
    marks = s.marks[region]
    if marks < CHAMPION_HERE:
        return s.tokens[region]
    return s.tokens[region] + marks // BEAST + (1 if marks & CHAMPION_HERE else 0)


def in_hand(s: SmallWorldState, seat: i64) -> i64:
    """Tokens to conquer with; beasts are race tokens in every respect."""
    if s.power[seat] == BEAST_MASTER:
        return s.hand[seat] + s.beasts
    return s.hand[seat]


def fewest(s: SmallWorldState, seat: i64) -> i64:
    """How many tokens a region of this seat's active race needs to be held."""
    return s.box.fewest[s.race[seat]]


def faction(s: SmallWorldState, seat: i64) -> i64:
    """The side on which the active race fights; a neutral holder of the battleground may choose one for a turn."""
    race = s.race[seat]
    if race < 0:
        return NEUTRAL
    own = RACE_FACTION[race]
    return s.side if own == NEUTRAL and seat == s.turn else own


def team_of(s: SmallWorldState, seat: i64) -> i64:
    """Team game: seats alternate between Alliance and Horde; an odd last seat is the neutral one."""
    if s.seats % 2 and seat == s.seats - 1:
        return 2
    return seat % 2


def are_opponents(s: SmallWorldState, seat: i64, other: i64) -> bool:
    if seat == other:
        return False
    return s.variant != TEAMS or team_of(s, seat) != team_of(s, other)


def is_active(people: i64) -> bool:
    return people >= 0 and not people & 1 and people != MURLOCS


def is_active_opponent(s: SmallWorldState, seat: i64, people: i64) -> bool:
    """The active race of somebody who is no partner."""
    return is_active(people) and are_opponents(s, seat, people >> 1)


# -- sets on offer


def columns(s: SmallWorldState) -> list[tuple[i64, i64, i64]]:
    """First slot, end and faction of each column; in the team game every faction has its own."""
    return TEAM_COLUMNS if s.variant == TEAMS else ONE_COLUMN


def own_column(s: SmallWorldState, seat: i64) -> tuple[i64, i64]:
    """First slot and end of the column this seat chooses from."""
    start, end, _side = columns(s)[team_of(s, seat) if s.variant == TEAMS else 0]
    return start, end


def slot_of(s: SmallWorldState, seat: i64, race: i64) -> i64:
    """Where a race is offered to this seat; NONE if it is not."""
    start, end = own_column(s, seat)
    for slot in range(start, end):
        if s.set_race[slot] == race:
            return slot
    return NONE


# -- where a race may conquer


def reach(s: SmallWorldState, seat: i64, armed: i64) -> Ints:
    """By region: FAR, ADJACENT or TRAVEL. Regions already held are FAR."""
    race = s.race[seat]
    land = atlas(s)
    found = land.by_ship[:]
    mine = held_by(s, 2 * seat)
    for region in mine:
        for near in s.box.neighbors[region]:
            found[near] = ADJACENT
    if armed & DID_ASHES:
        _all_adjacent(found, land.land)
    if KNOWS_CAVES[race]:
        _all_adjacent(found, land.caves)
    if SWIMS[race]:
        if not len(mine) or armed & DID_ASHES:  # R045: water may also be the first conquest
            _all_adjacent(found, land.water)
    else:
        for region in land.water:
            found[region] = FAR
    if armed & DID_DOOMHAMMER and not s.switches[DOOMHAMMER_NEEDS_REACH]:
        _all_adjacent(found, land.land)
    for region in mine:
        found[region] = FAR
    return found


def _all_adjacent(found: Ints, regions: Ints) -> None:
    for region in regions:
        found[region] = ADJACENT


def pays_travel(s: SmallWorldState, seat: i64) -> bool:
    return not SAILS_FREE[RACES + s.power[seat]] and not has_tile(s, seat, MEETING_STONE)


def travels(s: SmallWorldState, seat: i64, region: i64, armed: i64) -> bool:
    """Is the region reached by ship only, and for a token more?"""
    if not s.box.is_entry[region] or is_next_to(s, 2 * seat, region):
        return False
    return is_shipped(s, seat, reach(s, seat, armed)[region])


def is_shipped(s: SmallWorldState, seat: i64, near: i64) -> bool:
    """Whether a region that is so near by `reach` is reached by ship."""
    return near == TRAVEL and pays_travel(s, seat)


def has_place(s: SmallWorldState, region: i64) -> bool:
    """Is there a legendary place (face up, unless the switch says that a face-down tile will do)?"""
    for tile in range(i64(ARTIFACTS), i64(len(s.tile_at))):
        if s.tile_at[tile] == region:
            return True
    return s.switches[FACE_DOWN_IS_PLACE] == 1 and region in s.face_down


# -- what stands in the way, in words


def may_attempt(s: SmallWorldState, seat: i64) -> bool:
    """R047, R070: a conquest needs a token in hand (Tauren: two)."""
    return in_hand(s, seat) >= fewest(s, seat)


def is_immune(s: SmallWorldState, region: i64) -> bool:
    """R065: nothing at all touches a region under a watchtower."""
    return s.marks[region] & TOWER != 0


def refuges(s: SmallWorldState, region: i64) -> Ints:
    """Other regions of the same people that no watchtower closes; Murlocs have none."""
    people = s.holder[region]
    if people == MURLOCS:
        return vec[i64]()
    return vec[i64]([other for other in held_by(s, people) if other != region and not is_immune(s, other)])


def hostile(own: i64, other: i64) -> bool:
    return own != NEUTRAL and other != NEUTRAL and own != other


def can_use(s: SmallWorldState, seat: i64, tool: i64) -> bool:
    """An artifact that helps with a conquest: once a turn, and the Doomhammer costs coins."""
    if (s.used | s.armed) & TOOL_BITS[tool] or not has_tile(s, seat, TOOL_TILES[tool]):
        return False
    return tool != DOOMHAMMER_TOOL or s.coins[seat] >= DOOMHAMMER_PRICE
