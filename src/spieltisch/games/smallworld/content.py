"""Everything in the box with its provenance, and the counts that never change."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Ints, Part

from .data import FACE_RECORDS, POWER_RECORDS, RACE_RECORDS, SETUP, TILE_RECORDS, geometry
from .rules import race_of
from .state import BEAST, SmallWorldState
from .vocabulary import OCCUPANT


def box() -> dict[str, Any]:
    return {
        "races": RACE_RECORDS,
        "powers": POWER_RECORDS,
        "tiles": TILE_RECORDS,
        "faces": FACE_RECORDS,
        "setup": SETUP,
        "geometry": geometry(),
    }


# By our own judgement: 1 for a passive bonus, 2 for one that asks for the right place, 3 for one that must be planned.
DIFFICULTY = {
    "blood_elves": 1,
    "draenei": 1,
    "dwarves": 1,
    "ethereals": 3,
    "forsaken": 2,
    "gnomes": 2,
    "goblins": 3,
    "humans": 1,
    "kobolds": 1,
    "naga": 2,
    "night_elves": 2,
    "orcs": 1,
    "pandaren": 2,
    "tauren": 2,
    "trolls": 1,
    "worgen": 3,
}


def parts() -> tuple[Part, ...]:
    """The races, which are taken one after the other during the game."""
    return tuple(
        [
            Part(race["id"], DIFFICULTY[race["id"]], {"tokens": race["value"], "faction": race["faction"]})
            for race in RACE_RECORDS
        ]
    )


def pieces(s: SmallWorldState) -> dict[str, int]:
    """Conserved: tokens by race, beasts, banners and badges."""
    count = {f"tokens_{name}": s.tray[race] if race < 16 else s.murlocs for race, name in enumerate(OCCUPANT.names)}
    beasts = s.beasts + s.wild_beasts
    for region, people in enumerate(s.holder):
        if people >= 0:
            count[f"tokens_{OCCUPANT.say(race_of(s, people))}"] += s.tokens[region]
        beasts += s.marks[region] // BEAST
    for seat in range(s.seats):
        if s.race[seat] >= 0:
            count[f"tokens_{OCCUPANT.say(s.race[seat])}"] += s.hand[seat]
    count["beasts"] = beasts
    count["banners"] = len(s.banners) + len(s.bottom) + _present(s.set_race, s.race, s.fallen)
    count["badges"] = len(s.badges) + len(s.discard) + _present(s.set_power, s.power, s.kept)
    return count


def _present(*rows: Ints) -> int:
    return sum([1 for row in rows for thing in row if thing >= 0])
