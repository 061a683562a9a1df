"""Short, human-written positions.

    {"active": "a", "phase": "capital", "turn": 5,
     "a": {"race": "dwarf", "resources": 4, "hand": ["demolition"], "deck": [...],
           "kingdom": ["keystone_forge"], "battlefield": ["hammerer_of_karak_azul damage=1 +organ_gun"],
           "quest": ["a_glorious_death tokens=2", "runesmith on=a_glorious_death"],
           "developments": {"quest": ["mountain_brigade"]}, "damage": {"quest": 3}, "burning": ["kingdom"],
           "played": {"limited": 1}},
     "b": {…}}

A card in play is its slug and, after it, `damage=N`, `corrupted`, `tokens=N`, `on=QUEST`, `owner=b`, `used`,
`power=N` and `hit_points=N` (until end of turn), `may_not_fight`, `doomed`, `attacking`, `defending`, `assigned=N`,
`+ATTACHMENT` or `+ATTACHMENT:b` for one that the other player controls. `?` is a card that nobody knows, `"deck": 30`
so many of them; what is left out is empty, an unnamed deck is filled up.

A position stands before the work of its phase; with `"combat": {"zone": "quest", "step": "attackers"}` after that step;
with `"window": {"seat": "a"}` in the window after it, where a may act (and b has `"passed": true`), or answer what
lies on the `chain`. Turn 0 is for opening hands. In the middle of something else `pending` lists what is still to come.
A draft is written by itself: see `draft_position.py`.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from spieltisch.core import Step, extend, ints
from spieltisch.core.packs import Pack
from spieltisch.core.schema import Whole, check

from .chain import act, answer, offer
from .combat import after_assignment, after_attackers, after_defenders, after_target, end_combat, watched_strikers
from .data import (
    CARDS,
    DEVELOPMENT,
    DRAFT_CARD,
    NEUTRAL,
    QUEST,
    TYPE,
    UNIT,
    ZONE_NAMES,
    card,
)
from .data import RACE as CARD_RACE
from .decks import COPIES
from .draft_position import build_draft
from .flow import (
    battlefield_phase,
    beginning_of_turn,
    capital_phase,
    end_effects,
    end_of_turn,
    end_phase,
    keep_hand,
    kingdom_phase,
    next_turn,
    quest_phase,
    turn,
)
from .links import L_SEAT
from .pending import UNKNOWN, check_chain, lay_chain, push_pending
from .pending_words import Words
from .position_schema import Placed, check_position, is_settling, owned
from .resolve import resolve_chain
from .rules import ASSIGNED_STEP, ATTACKERS_STEP, END
from .setup import USUAL, switches_of
from .sheet import SHEET
from .slots import count_symbols, take_slot
from .state import ATTACKING, DEFENDING, InvasionState
from .values import hit_points, hit_points_left
from .vocabulary import PHASES, RACE, SEAT_LETTERS, SIDE, STEPS

FILLER: Final = 12
PHASE_STEPS: Final = (beginning_of_turn, kingdom_phase, quest_phase, capital_phase, battlefield_phase, end_of_turn)
AFTER: Final = (end_combat, after_target, after_attackers, after_defenders, after_assignment, end_combat)  # by step


def position_state(spec: dict[str, Any], pack: Pack | None) -> InvasionState:
    check_position(spec)
    s = empty_table(spec, pack)
    if "draft" in spec:
        build_draft(s, spec["draft"])
        return s
    fill_table(s, spec)
    if not is_settling(spec):
        _check_alive(s)
    words = Words(s, {})
    words.path = "combat.unpaid"
    for rune, attacker in spec.get("combat", {}).get("unpaid", []):
        s.unpaid = extend(s.unpaid, ints([words.read_piece(rune), words.read_piece(attacker)]))
    words.path = "triggers"
    s.pending = ints(words.read_triggers(spec.get("triggers", [])))
    s.revealed = [card(slug) for slug in spec.get("revealed", [])]
    lay_chain(s, spec.get("chain", []), _stock(spec, SEAT_LETTERS[s.active], s.race[s.active])[0])
    _push_frames(s, spec)
    return s


def empty_table(spec: dict[str, Any], pack: Pack | None) -> InvasionState:
    s = InvasionState()
    s.use_pack(pack)
    s.lay_out()
    s.switches = switches_of({**USUAL, **spec.get("options", {})})
    return s


def fill_table(s: InvasionState, spec: dict[str, Any]) -> None:
    """All that lies on the table, and when it is."""
    s.turn = spec.get("turn", 3)
    s.active = SIDE[spec.get("active", "a")]
    s.first = SIDE[spec["first"]] if "first" in spec else s.active if s.turn % 2 else 1 - s.active
    SHEET.read(s, "table", spec)
    for seat, letter in enumerate(SEAT_LETTERS):
        own = spec.get(letter, {})
        s.race[seat] = RACE[own.get("race", "dwarf" if seat == 0 else "orc")]
        _lay_seat(s, seat, own, _stock(spec, letter, s.race[seat]))
    if "combat" in spec:
        s.attacked = ZONE_NAMES.index(spec["combat"]["zone"])
        s.step = STEPS[spec["combat"]["step"]]
        SHEET.read(s, "combat", spec["combat"])


def _check_alive(s: InvasionState) -> None:
    for where in range(6):
        for at, slot in enumerate(in_zone(s, where // 3, where % 3)):
            declared = s.role[slot] == DEFENDING and s.step == ATTACKERS_STEP  # not all defenders are named yet
            if s.kind[slot] == UNIT and hit_points_left(s, slot) <= 0 and not declared:
                path = f"{SEAT_LETTERS[where // 3]}.{ZONE_NAMES[where % 3]}[{at}]: damage"
                check(Whole(0, hit_points(s, slot) - 1), s.damage[slot], path)


def _stock(spec: dict[str, Any], letter: str, race: int) -> list[int]:
    """What unknown cards may be, the last first: of the own race and of none before others, three of each at most."""
    named = [0] * CARDS
    for slug in owned(letter, spec):
        if slug != UNKNOWN:
            named[card(slug)] += 1
    return [number for copy, number in _ranked(race) if copy >= named[number]]


@cache
def _ranked(race: int) -> list[tuple[int, int]]:
    """Copies of all cards, the likeliest last."""
    cards = [number for number in range(CARDS) if TYPE[number] != DRAFT_CARD]
    near = [number for number in cards if CARD_RACE[number] in (race, NEUTRAL)]
    ranked = near + [number for number in cards if number not in near]
    copies = [(copy, number) for group in (near, ranked) for copy in range(COPIES) for number in group]
    return list(dict.fromkeys(copies))[::-1]


def _cards(slugs: list[str], stock: list[int]) -> list[int]:
    return [stock.pop() if slug == UNKNOWN else card(slug) for slug in slugs]


def _lay_seat(s: InvasionState, seat: int, spec: dict[str, Any], stock: list[int]) -> None:
    s.symbols[seat * 6 + s.race[seat]] += 1
    SHEET.read(s, "seat", spec, seat)
    deck = spec.get("deck", FILLER)
    s.hand[seat] = _cards(spec.get("hand", []), stock)
    s.known[seat] = _cards(spec.get("known", []), stock)
    s.discard[seat] = _cards(spec.get("discard", []), stock)
    s.deck[seat] = _cards([UNKNOWN] * deck if isinstance(deck, int) else [*reversed(deck)], stock)
    SHEET.read(s, "promise", spec, seat)
    SHEET.read(s, "played", spec, seat)
    SHEET.read(s, "capital", spec, seat)
    for zone, name in enumerate(ZONE_NAMES):
        for text in spec.get(name, []):
            _place(s, seat, zone, Placed(text))
        for number in _cards(spec.get("developments", {}).get(name, []), stock):
            take_slot(s, seat, seat, number, zone, DEVELOPMENT)
            s.developments[seat * 3 + zone] += 1
        s.burning[seat * 3 + zone] = int(name in spec.get("burning", []))
    _send_on_quests(s, seat, [Placed(text) for text in spec.get(ZONE_NAMES[QUEST], [])])


def _place(s: InvasionState, seat: int, zone: int, placed: Placed) -> None:
    number = card(placed.slug)
    slot = take_slot(s, seat, SIDE[placed.owner] if placed.owner else seat, number, zone, TYPE[number])
    SHEET.read(s, "number", placed.numbers, slot)
    for part in ("state", "fate"):
        SHEET.read(s, part, dict.fromkeys(placed.flags, True), slot)
    s.role[slot] = ATTACKING if "attacking" in placed.flags else DEFENDING if "defending" in placed.flags else 0
    count_symbols(s, slot, 1)
    for slug, letter in placed.attachments:
        by = SIDE[letter] if letter else seat
        attachment = take_slot(s, by, by, card(slug), zone, TYPE[card(slug)])
        s.host[attachment] = slot
        count_symbols(s, attachment, 1)


def _send_on_quests(s: InvasionState, seat: int, row: list[Placed]) -> None:
    slots = [
        slot for slot, zone in enumerate(s.zone) if zone == QUEST and s.controller[slot] == seat and s.host[slot] < 0
    ]
    slots = [slot for slot in slots if s.kind[slot] != DEVELOPMENT]
    questing = [(slot, placed) for slot, placed in zip(slots, row, strict=True) if placed.on]
    for slot, placed in sorted(questing, key=_names_any_copy):
        copies = [quest for quest in slots if s.card[quest] == card(placed.on)]
        free = [quest for quest in copies if quest not in s.quest]
        s.quest[slot] = copies[placed.which - 1] if placed.which else free[0]


def _names_any_copy(unit: tuple[int, Placed]) -> bool:
    """Those that do not care take what the others leave."""
    return not unit[1].which


def _push_frames(s: InvasionState, spec: dict[str, Any]) -> None:
    window = spec.get("window", {})
    if not s.turn:
        _push_opening(s, SIDE[window.get("seat", SEAT_LETTERS[s.first])])
        return
    phase = PHASES[spec.get("phase", "capital")]
    under_way = "combat" in spec or "window" in spec or "pending" in spec
    for step in reversed(steps_from(s, phase + 1 if under_way else phase)):
        s.push(step)
    if not under_way:
        return
    s.phase = phase
    if phase == END:
        s.push(next_turn)
    if "pending" in spec:
        push_pending(s, spec["pending"])
        return
    s.push(end_phase)
    if phase == END:
        s.push(end_effects)
    if "combat" in spec:
        _push_combat(s)
    if "window" in spec:
        _push_window(s, SIDE[window["seat"]], int(window.get("passed", False)))


def _push_opening(s: InvasionState, seat: int) -> None:
    s.push(turn)
    if seat == s.first:
        s.push(keep_hand, 1 - seat)
    s.push(keep_hand, seat)


def steps_from(s: InvasionState, first: int) -> list[Step]:
    steps = PHASE_STEPS[first:]
    if s.turn == 1:  # the starting player skips these once
        return [step for step in steps if step is not quest_phase and step is not battlefield_phase]
    return list(steps)


def _push_combat(s: InvasionState) -> None:
    if s.step == ASSIGNED_STEP:
        s.push_all(after_assignment, watched_strikers(s))
    else:
        s.push(AFTER[s.step])


def _push_window(s: InvasionState, seat: int, passes: int) -> None:
    if not s.chain:
        s.push(act, seat, passes)
        return
    check_chain(s, ["resolve_chain"])
    s.push(offer, 1 - s.chain[0][L_SEAT], 0)
    s.push(resolve_chain)
    s.push(answer, seat, passes)


def in_zone(s: InvasionState, seat: int, zone: int) -> list[int]:
    slots = [slot for slot, at in enumerate(s.zone) if at == zone and s.controller[slot] == seat and s.host[slot] < 0]
    return [slot for slot in slots if s.kind[slot] != DEVELOPMENT]
