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
with `"window": {"seat": "a"}` in the window after it, where a may act (and b has `"passed": true`).
"""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import BadOption, Message, Scripted, run

from .chain import act
from .combat import after_assignment, after_attackers, after_defenders, after_target, end_combat, watched_strikers
from .data import BATTLEFIELD, DEVELOPMENT, KINGDOM, QUEST, TYPE, ZONE_NAMES, ZONES, card
from .flow import (
    battlefield_phase,
    beginning_of_turn,
    capital_phase,
    end_effects,
    end_of_turn,
    end_phase,
    kingdom_phase,
    next_turn,
    quest_phase,
)
from .rules import ASSIGNED_STEP, END
from .setup import SWITCHES
from .slots import count_symbols, take_slot
from .state import ATTACKING, DEFENDING, MARKS, InvasionState
from .vocabulary import CARD, PHASES, RACE, SEAT_LETTERS, SIDE, STEPS
from .written import PLAYED, UNKNOWN, Placed, check_position

FILLER: Final = 12
FILLED_WITH: Final = "contested_village"
PHASE_STEPS: Final = (beginning_of_turn, kingdom_phase, quest_phase, capital_phase, battlefield_phase, end_of_turn)
AFTER: Final = (end_combat, after_target, after_attackers, after_defenders, after_assignment, end_combat)  # by step


def build(spec: dict[str, Any]) -> InvasionState:
    check_position(spec)
    s = InvasionState()
    s.lay_out()
    options = spec.get("options", {})
    s.switches = tuple([int(options.get(name) == other) for name, _, other in SWITCHES])
    s.turn = spec.get("turn", 3)
    s.active = SIDE[spec.get("active", "a")]
    s.first = SIDE[spec["first"]] if "first" in spec else s.active if s.turn % 2 else 1 - s.active
    s.valaya = int(spec.get("valaya", False))
    s.units_discarded = spec.get("units_discarded", 0)
    for seat, letter in enumerate(SEAT_LETTERS):
        _lay_seat(s, seat, spec.get(letter, {}))
    _push_frames(s, spec)
    return s


def _cards(slugs: list[str]) -> list[int]:
    return [card(FILLED_WITH if slug == UNKNOWN else slug) for slug in slugs]


def _lay_seat(s: InvasionState, seat: int, spec: dict[str, Any]) -> None:
    s.race[seat] = RACE[spec.get("race", "dwarf" if seat == 0 else "orc")]
    s.symbols[seat * 6 + s.race[seat]] += 1
    s.resources[seat] = spec.get("resources", 0)
    deck = spec.get("deck", FILLER)
    s.deck[seat] = _cards([UNKNOWN] * deck if isinstance(deck, int) else [*reversed(deck)])
    s.hand[seat] = _cards(spec.get("hand", []))
    s.known[seat] = _cards(spec.get("known", []))
    s.discard[seat] = _cards(spec.get("discard", []))
    for name, count in spec.get("played", {}).items():
        s.marks[seat * MARKS + PLAYED[name]] = count
    for zone, name in enumerate(ZONE_NAMES):
        for text in spec.get(name, []):
            _place(s, seat, zone, Placed(text))
        for number in _cards(spec.get("developments", {}).get(name, [])):
            take_slot(s, seat, seat, number, zone, DEVELOPMENT)
            s.developments[seat * 3 + zone] += 1
        s.section_damage[seat * 3 + zone] = spec.get("damage", {}).get(name, 0)
        s.burning[seat * 3 + zone] = int(name in spec.get("burning", []))
    _send_on_quests(s, seat, [Placed(text) for text in spec.get(ZONE_NAMES[QUEST], [])])


def _place(s: InvasionState, seat: int, zone: int, placed: Placed) -> None:
    number = card(placed.slug)
    slot = take_slot(s, seat, SIDE[placed.owner] if placed.owner else seat, number, zone, TYPE[number])
    s.damage[slot] = placed.number("damage")
    s.tokens[slot] = placed.number("tokens")
    s.assigned[slot] = placed.number("assigned")
    s.bonus[slot] = placed.number("power")
    s.hit_bonus[slot] = placed.number("hit_points")
    s.corrupt[slot] = int("corrupted" in placed.flags)
    s.used[slot] = int("used" in placed.flags)
    s.decreed[slot] = int("may_not_fight" in placed.flags)
    s.doomed[slot] = int("doomed" in placed.flags)
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
    for slot, placed in zip(slots, row, strict=True):
        if placed.on:
            free = [quest for quest in slots if s.card[quest] == card(placed.on) and quest not in s.quest]
            s.quest[slot] = free[0]


def _push_frames(s: InvasionState, spec: dict[str, Any]) -> None:
    phase = PHASES[spec.get("phase", "capital")]
    under_way = "combat" in spec or "window" in spec
    steps = list(PHASE_STEPS[phase + 1 :] if under_way else PHASE_STEPS[phase:])
    if s.turn == 1:  # the starting player skips these once
        steps = [step for step in steps if step is not quest_phase and step is not battlefield_phase]
    for step in reversed(steps):
        s.push(step)
    if not under_way:
        return
    s.phase = phase
    if phase == END:
        s.push(next_turn)
    s.push(end_phase)
    if phase == END:
        s.push(end_effects)
    if "combat" in spec:
        _push_combat(s, spec["combat"])
    if "window" in spec:
        s.push(act, SIDE[spec["window"]["seat"]], int(spec["window"].get("passed", False)))


def _push_combat(s: InvasionState, combat: dict[str, Any]) -> None:
    s.attacked = ZONE_NAMES.index(combat["zone"])
    s.step = STEPS[combat["step"]]
    s.section_assigned = combat.get("section", 0)
    if s.step == ASSIGNED_STEP:
        s.push_all(after_assignment, watched_strikers(s))
    else:
        s.push(AFTER[s.step])


# -- the way back ---------------------------------------------------------------------------------------------------


def write(s: InvasionState, seat: int | None) -> dict[str, Any]:
    """The present moment; what the seat can not see is `?`."""
    if not s.depth or not s.turn:
        raise BadOption(Message("core-not_running"))
    spec = _written(s, seat)
    if not _says_all(s, spec):
        raise BadOption(Message("core-under_way"))
    return spec


def _says_all(s: InvasionState, spec: dict[str, Any]) -> bool:
    """The position leads to the same decision, with the same waiting for it."""
    if s.chain or s.pending or s.revealed or s.unpaid or s.found >= 0:
        return False
    try:
        t = build(spec)
        run(t, Scripted())
    except ValueError:
        return False
    return _rows(t) == _rows(s)


def _rows(s: InvasionState) -> list[tuple[Any, ...]]:
    return [row[:1] if row[0] is after_assignment else row for row in s.frames]


def _written(s: InvasionState, seat: int | None) -> dict[str, Any]:
    spec: dict[str, Any] = {
        "turn": s.turn,
        "active": SEAT_LETTERS[s.active],
        "first": SEAT_LETTERS[s.first],
        "phase": PHASES.say(s.phase),
        "options": {name: other for (name, _, other), on in zip(SWITCHES, s.switches, strict=True) if on},
        "valaya": bool(s.valaya),
        "units_discarded": s.units_discarded,
        "a": _written_seat(s, 0, seat),
        "b": _written_seat(s, 1, seat),
    }
    if s.attacked >= 0:
        section = {"section": s.section_assigned} if s.section_assigned else {}
        spec["combat"] = {"zone": ZONE_NAMES[s.attacked], "step": STEPS.say(s.step), **section}
    if s.is_top(act):
        spec["window"] = {"seat": SEAT_LETTERS[s.argument(0)], "passed": bool(s.argument(1))}
    return {key: value for key, value in spec.items() if value}


def _written_seat(s: InvasionState, seat: int, viewer: int | None) -> dict[str, Any]:
    own = seat == viewer
    known = [CARD.names[number] for number in s.known[seat]]
    where = seat * 3
    spec: dict[str, Any] = {
        "race": RACE.say(s.race[seat]),
        "resources": s.resources[seat],
        "hand": [CARD.names[number] for number in s.hand[seat]]
        if own
        else known + [UNKNOWN] * (len(s.hand[seat]) - len(known)),
        "known": known,
        "deck": len(s.deck[seat]),
        "discard": [CARD.names[number] for number in s.discard[seat]],
        "damage": {
            ZONE_NAMES[zone]: s.section_damage[where + zone] for zone in ZONES if s.section_damage[where + zone]
        },
        "burning": [ZONE_NAMES[zone] for zone in ZONES if s.burning[where + zone]],
        "developments": {ZONE_NAMES[zone]: _developments(s, seat, zone, own) for zone in ZONES},
        "played": {name: s.marks[seat * MARKS + mark] for name, mark in PLAYED.items() if s.marks[seat * MARKS + mark]},
    }
    for zone in (KINGDOM, QUEST, BATTLEFIELD):
        spec[ZONE_NAMES[zone]] = [_words(s, slot) for slot in _in_zone(s, seat, zone)]
    spec["developments"] = {zone: slugs for zone, slugs in spec["developments"].items() if slugs}
    return {key: value for key, value in spec.items() if value}


def _in_zone(s: InvasionState, seat: int, zone: int) -> list[int]:
    slots = [slot for slot, at in enumerate(s.zone) if at == zone and s.controller[slot] == seat and s.host[slot] < 0]
    return [slot for slot in slots if s.kind[slot] != DEVELOPMENT]


def _developments(s: InvasionState, seat: int, zone: int, own: bool) -> list[str]:
    slots = [slot for slot, at in enumerate(s.zone) if at == zone and s.controller[slot] == seat]
    return [CARD.names[s.card[slot]] if own else UNKNOWN for slot in slots if s.kind[slot] == DEVELOPMENT]


def _words(s: InvasionState, slot: int) -> str:
    seat = s.controller[slot]
    numbers = {
        "damage": s.damage[slot],
        "tokens": s.tokens[slot],
        "assigned": s.assigned[slot],
        "power": s.bonus[slot],
        "hit_points": s.hit_bonus[slot],
    }
    flags = {
        "corrupted": s.corrupt[slot],
        "used": s.used[slot],
        "may_not_fight": s.decreed[slot],
        "doomed": s.doomed[slot],
        "attacking": s.role[slot] == ATTACKING,
        "defending": s.role[slot] == DEFENDING,
    }
    words = [CARD.names[s.card[slot]]]
    words += [f"{name}={value}" for name, value in numbers.items() if value]
    words += [name for name, on in flags.items() if on]
    if s.quest[slot] >= 0:
        words.append(f"on={CARD.names[s.card[s.quest[slot]]]}")
    if s.owner[slot] != seat:
        words.append(f"owner={SEAT_LETTERS[s.owner[slot]]}")
    for other, host in enumerate(s.host):
        if host == slot:
            by = "" if s.controller[other] == seat else f":{SEAT_LETTERS[s.controller[other]]}"
            words.append(f"+{CARD.names[s.card[other]]}{by}")
    return " ".join(words)
