"""Short, human-written positions.

    {"active": "a", "phase": "capital", "turn": 5,
     "a": {"race": "dwarf", "resources": 4, "hand": ["demolition"], "deck": [...],
           "kingdom": ["keystone_forge"], "battlefield": ["hammerer_of_karak_azul damage=1 +organ_gun"],
           "quest": ["a_glorious_death tokens=2", "runesmith on=a_glorious_death"],
           "developments": {"quest": ["mountain_brigade"]}, "damage": {"quest": 3}, "burning": ["kingdom"]},
     "b": {…}}

A card in play is its slug and, after it, `damage=N`, `corrupted`, `tokens=N`, `on=QUEST`, `owner=b`, `+ATTACHMENT` or
`+ATTACHMENT:b` for one that the other player controls. What is left out is empty; an unnamed deck is filled up.
"""

from __future__ import annotations

from typing import Any

from spieltisch.core import BadOption

from .data import DEVELOPMENT, TYPE, ZONE_NAMES, card
from .effects import _free_label, _take_slot, count_symbols
from .flow import battlefield_phase, beginning_of_turn, capital_phase, end_of_turn, kingdom_phase, quest_phase
from .setup import SWITCHES
from .state import InvasionState
from .vocabulary import PHASES, RACE, SIDE

FILLER = 12
STEPS = (beginning_of_turn, kingdom_phase, quest_phase, capital_phase, battlefield_phase, end_of_turn)
SEAT_KEYS = {"race", "resources", "hand", "deck", "discard", "developments", "damage", "burning", *ZONE_NAMES}
KEYS = {"active", "first", "phase", "turn", "options", "a", "b"}


def build(spec: dict[str, Any]) -> InvasionState:
    _only(spec, KEYS)
    s = InvasionState()
    s.lay_out()
    options = spec.get("options", {})
    s.switches = tuple([int(options.get(name) == other) for name, other in SWITCHES])
    s.active = SIDE[spec.get("active", "a")]
    s.first = SIDE[spec.get("first", "a")]
    s.turn = spec.get("turn", 3)
    for seat, letter in enumerate(("a", "b")):
        _build_seat(s, seat, spec.get(letter, {}))
    phase = PHASES[spec.get("phase", "capital")]
    for step in reversed(STEPS[phase:]):
        s.push(step)
    return s


def _only(spec: dict[str, Any], keys: set[str]) -> None:
    odd = sorted(set(spec) - keys)
    if odd:
        raise BadOption(f"a position has no {', '.join(odd)}; it may have {', '.join(sorted(keys))}")


def _build_seat(s: InvasionState, seat: int, spec: dict[str, Any]) -> None:
    _only(spec, SEAT_KEYS)
    s.race[seat] = RACE[spec.get("race", "dwarf" if seat == 0 else "orc")]
    s.symbols[seat * 6 + s.race[seat]] += 1
    s.resources[seat] = spec.get("resources", 0)
    s.hand[seat] = [card(slug) for slug in spec.get("hand", [])]
    s.deck[seat] = [card(slug) for slug in reversed(spec.get("deck", ["contested_village"] * FILLER))]
    s.discard[seat] = [card(slug) for slug in spec.get("discard", [])]
    for zone, name in enumerate(ZONE_NAMES):
        for words in spec.get(name, []):
            _place(s, seat, zone, words.split())
        for slug in spec.get("developments", {}).get(name, []):
            _take_slot(s, seat, seat, card(slug), zone, DEVELOPMENT)
            s.developments[seat * 3 + zone] += 1
        s.section_damage[seat * 3 + zone] = spec.get("damage", {}).get(name, 0)
        s.burning[seat * 3 + zone] = int(name in spec.get("burning", []))


def _place(s: InvasionState, seat: int, zone: int, words: list[str]) -> None:
    number = card(words[0])
    slot = _take_slot(s, seat, seat, number, zone, TYPE[number])
    for word in words[1:]:
        key, _, value = word.partition("=")
        if key == "damage":
            s.damage[slot] = int(value)
        elif key == "tokens":
            s.tokens[slot] = int(value)
        elif key == "corrupted":
            s.corrupt[slot] = 1
        elif key == "on":
            s.quest[slot] = next(q for q, c in enumerate(s.card) if c == card(value) and s.controller[q] == seat)
        elif key == "owner":
            s.owner[slot] = SIDE[value]
            s.label[slot] = -1
            s.label[slot] = _free_label(s, number, s.owner[slot], False)
        elif word.startswith("+"):
            slug, _, letter = word[1:].partition(":")
            by = SIDE[letter] if letter else seat
            attachment = _take_slot(s, by, by, card(slug), zone, TYPE[card(slug)])
            s.host[attachment] = slot
            count_symbols(s, attachment, 1)
        else:
            raise BadOption(f"{word!r} says nothing about a card in play")
    count_symbols(s, slot, 1)
