"""Small World of Warcraft, players counted from the seat that looks. Coins are paid in the open: all is known."""

from __future__ import annotations

from typing import ClassVar, Final

from spieltisch.ai.titles.smallworld import SmallWorldKnowledge
from spieltisch.core._native import i64
from spieltisch.games.smallworld import vocabulary as v
from spieltisch.games.smallworld.data import ALL_REGIONS, VISIBLE_SETS
from spieltisch.games.smallworld.flow import choose_set, conquest, expand_or_decline
from spieltisch.games.smallworld.rules import in_hand
from spieltisch.games.smallworld.state import BEAST, DEFENCE, EMPTY, MURLOCS, STANDARD, SmallWorldState, atlas
from spieltisch.games.smallworld.troops import abandon_regions, redeploy

from . import Encoding, Plane, plane, put, put_features

SCALES: Final = [1.0, 4.0, 2.0, 8.0, 4.0, 16.0]  # coins, income, future, strike, force, thin
RACES: Final = len(v.RACE)
POWERS: Final = len(v.POWER)
PLAYERS: Final = 5
KINDS: Final = 6  # of decisions, the last for all others

PER_PLAYER: Final = 5 + RACES + POWERS + RACES + len(SCALES)
PER_SET: Final = RACES + POWERS + 1
PER_REGION: Final = 7  # own tokens, own in decline, others' tokens, others' in decline, Murlocs, defences, tile
OF_PLAYERS: Final = 0
OF_SETS: Final = OF_PLAYERS + PLAYERS * PER_PLAYER
OF_SEATS: Final = OF_SETS + VISIBLE_SETS * PER_SET
OF_TURN: Final = OF_SEATS + PLAYERS
OF_KIND: Final = OF_TURN + PLAYERS
OF_ONCE: Final = OF_KIND + KINDS
OF_CLOCK: Final = OF_ONCE + 8
OF_REGIONS: Final = OF_CLOCK + 2


PLAYER_AXIS: Final = {"player": ["self", "next", "second", "third", "fourth"]}
SET_AXIS: Final = {"set": [str(place) for place in range(VISIBLE_SETS)]}
DECISIONS: Final = ["choose_set", "expand_or_decline", "conquest", "redeploy", "abandon_regions", "other"]
ONCE: Final = ["strike", "champion", "place_lore", "ashes_of_alar", "frostmourne", "doomhammer", "attempt", "aegis"]
HOLDERS: Final = ["own", "own_decline", "others", "others_decline", "murlocs", "defences", "tile"]
PLANES: Final = [
    plane(
        "players",
        OF_PLAYERS,
        {**PLAYER_AXIS, "number": ["coins", "in_hand", "income", "has_race", "has_decline"]},
        PER_PLAYER,
    ),
    plane("races", OF_PLAYERS + 5, {**PLAYER_AXIS, "race": v.RACE.names}, PER_PLAYER, most=1),
    plane("powers", OF_PLAYERS + 5 + RACES, {**PLAYER_AXIS, "power": v.POWER.names}, PER_PLAYER, most=1),
    plane("declined", OF_PLAYERS + 5 + RACES + POWERS, {**PLAYER_AXIS, "race": v.RACE.names}, PER_PLAYER, most=1),
    plane(
        "features",
        OF_PLAYERS + PER_PLAYER - len(SCALES),
        {**PLAYER_AXIS, "feature": SmallWorldKnowledge.features},
        PER_PLAYER,
    ),
    plane("set_races", OF_SETS, {**SET_AXIS, "race": v.RACE.names}, PER_SET, most=1),
    plane("set_powers", OF_SETS + RACES, {**SET_AXIS, "power": v.POWER.names}, PER_SET, most=1),
    plane("set_coins", OF_SETS + RACES + POWERS, SET_AXIS, PER_SET),
    plane("seats", OF_SEATS, {"seats": ["1", "2", "3", "4", "5"]}, most=1),
    plane("turn", OF_TURN, PLAYER_AXIS, most=1),
    plane("decision", OF_KIND, {"decision": DECISIONS}, most=1),
    plane("once", OF_ONCE, {"used": ONCE}, most=1),
    plane("clock", OF_CLOCK, {"number": ["round", "rounds_left"]}),
    plane("regions", OF_REGIONS, {"region": v.REGION.names, "holder": HOLDERS}),
]


class SmallWorldEncoding(Encoding):
    size: ClassVar[int] = OF_REGIONS + ALL_REGIONS * PER_REGION
    outputs: ClassVar[int] = PLAYERS

    def is_fit(self, s: SmallWorldState) -> bool:
        return s.variant == STANDARD

    scales: ClassVar[list[float]] = SCALES
    planes: ClassVar[list[Plane]] = PLANES

    def features(self, s: SmallWorldState, seat: int) -> list[int]:
        return [OF_PLAYERS + PER_PLAYER - len(SCALES) + place for place in range(len(SCALES))]

    def fill(self, s: SmallWorldState, seat: int, into: list[int]) -> None:
        for other in range(s.seats):
            place = (other - seat) % s.seats
            fill_player(s, other, OF_PLAYERS + place * PER_PLAYER, into)
            put_features(into, OF_PLAYERS + (place + 1) * PER_PLAYER - len(SCALES), self.rows[other], SCALES)
        for slot in range(len(s.set_race)):
            fill_set(s, slot, into)
        into[OF_SEATS + s.seats - 1] = 1
        into[OF_TURN + (s.turn - seat) % s.seats] = 1
        into[OF_KIND + kind_of(s)] = 1
        for bit in range(8):
            into[OF_ONCE + bit] = s.used >> bit & 1
        into[OF_CLOCK] = s.round
        into[OF_CLOCK + 1] = s.rounds - s.round
        for region in atlas(s).regions:
            fill_region(s, seat, region, into)
        fill_tiles(s, into)


def kind_of(s: SmallWorldState) -> int:
    top = s.top() if s.depth else None
    for number, kind in enumerate((choose_set, expand_or_decline, conquest, redeploy, abandon_regions)):
        if top is kind:
            return number
    return KINDS - 1


def fill_player(s: SmallWorldState, seat: int, at: int, into: list[int]) -> None:
    put(into, at, s.coins[seat])
    put(into, at + 1, in_hand(s, seat))
    put(into, at + 2, s.income[seat])
    into[at + 3] = 1 if s.race[seat] >= 0 else 0
    into[at + 4] = 1 if s.fallen[seat] >= 0 else 0
    at += 5
    if s.race[seat] >= 0:
        into[at + s.race[seat]] = 1
        if s.power[seat] >= 0:
            into[at + RACES + s.power[seat]] = 1
    if s.fallen[seat] >= 0:
        into[at + RACES + POWERS + s.fallen[seat]] = 1


def fill_set(s: SmallWorldState, slot: int, into: list[int]) -> None:
    at = OF_SETS + slot * PER_SET
    if s.set_race[slot] >= 0:
        into[at + s.set_race[slot]] = 1
    if s.set_power[slot] >= 0:
        into[at + RACES + s.set_power[slot]] = 1
    put(into, at + RACES + POWERS, s.set_coins[slot])


def fill_region(s: SmallWorldState, seat: int, region: i64, into: list[int]) -> None:
    at: i64 = OF_REGIONS + region * PER_REGION
    people: i64 = s.holder[region]
    marks: i64 = s.marks[region]
    if people == MURLOCS:
        into[at + 4] = s.tokens[region]
    elif people != EMPTY:
        whose: i64 = 0 if people >> 1 == seat else 2
        into[at + whose + (people & 1)] = s.tokens[region] + marks // BEAST
    if marks & DEFENCE:
        into[at + 5] = 1


def fill_tiles(s: SmallWorldState, into: list[int]) -> None:
    for tile in range(len(s.tile_at)):
        if s.tile_at[tile] >= 0:
            into[OF_REGIONS + s.tile_at[tile] * PER_REGION + 6] = 1
    for place in range(len(s.face_down)):
        into[OF_REGIONS + s.face_down[place] * PER_REGION + 6] = 2


ENCODING = SmallWorldEncoding
