"""Everything in the box, and the count that never changes."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Part

from .box import PRINTED
from .data import CAPITALS, CHAOS, DWARF, EMPIRE, ORC, RACES, RECORDS, STARTER_RACES, TYPE, TYPES
from .links import FACE_DOWN, FROM_HAND, L_KIND, PERMANENT
from .packs import DECK_KIND
from .setup import SWITCHES
from .state import InvasionState


def box() -> dict[str, Any]:
    return {
        "cards": RECORDS,
        "capitals": CAPITALS,
        "starters": {record["id"]: record["cards"] for record in DECK_KIND.records},
        "switches": [name for name, _, _ in SWITCHES],
    }


DIFFICULTY = {DWARF: 1, EMPIRE: 3, ORC: 1, CHAOS: 2}  # of the starter decks, by our own judgement


def parts() -> tuple[Part, ...]:
    """The starter decks as somebody needs them who chooses one: cards by type and by cost."""
    return tuple([_part(race) for race in STARTER_RACES])


def _part(race: int) -> Part:
    deck = PRINTED.starter(race)
    types = {name: sum([TYPE[card] == kind for card in deck]) for kind, name in enumerate(TYPES)}
    return Part(RACES[race], DIFFICULTY[race], {"types": {name: count for name, count in types.items() if count}})


def pieces(s: InvasionState) -> dict[str, int]:
    """Conserved: every card is somewhere."""
    piles = [
        *s.deck,
        *s.hand,
        *s.discard,
        s.aside,
        *s.piles,
        *s.packs,
        *s.choosing,
        *s.picked,
        *s.put_aside,
        *s.removed,
    ]
    in_play = sum([zone >= 0 for zone in s.zone])
    on_chain = sum([link[L_KIND] in (FROM_HAND, PERMANENT, FACE_DOWN) for link in s.chain])
    return {"cards": sum([len(pile) for pile in piles]) + in_play + on_chain + (s.found >= 0)}
