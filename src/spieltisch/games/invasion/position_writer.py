"""The present moment as a position: what a seat may know of it."""

from __future__ import annotations

from typing import Any

from spieltisch.core import BadOption, Message, Scripted, run

from .chain import act, answer
from .data import BATTLEFIELD, DEVELOPMENT, KINGDOM, QUEST, ZONE_NAMES, ZONES
from .draft_position import write_draft
from .draft_view import is_drafting
from .pending import UNKNOWN, written_chain, written_pending
from .pending_words import Words
from .position import empty_table, fill_table, in_zone, position_state, steps_from
from .rules import END, is_switched
from .setup import SWITCHES, USUAL
from .sheet import SHEET
from .state import ATTACKING, DEFENDING, InvasionState
from .view import looking
from .vocabulary import CARD, PHASES, PIECE, RACE, SEAT_LETTERS, STEPS


def write_position(s: InvasionState, seat: int | None) -> dict[str, Any]:
    """The present moment; what the seat can not see is `?`."""
    if not s.depth:
        raise BadOption(Message("core-not_running"))
    if is_drafting(s):
        return {"options": _switched(s), "draft": write_draft(s, seat)}
    spec = _written(s, seat)
    laid = empty_table(spec, s.pack_in_use())
    fill_table(laid, spec)
    words = Words(s, _renamed(s, laid))
    if s.unpaid:
        pairs = [
            [words.say_piece(s.unpaid[at]), words.say_piece(s.unpaid[at + 1])] for at in range(0, len(s.unpaid), 2)
        ]
        spec["combat"]["unpaid"] = pairs
    waiting = {
        "triggers": words.say_triggers(list(s.pending)),
        "revealed": [CARD.names[number] for number in s.revealed],
        "chain": written_chain(words, seat),
    }
    spec.update({key: value for key, value in waiting.items() if value})
    if _leads_here(words, spec, seat):
        return spec
    spec.pop("window", None)
    return {**spec, "pending": written_pending(words, len(steps_from(s, s.phase + 1)) + int(s.phase == END))}


def renamed_pieces(s: InvasionState, seat: int | None) -> dict[str, str]:
    """The names of pieces at the table, and those that the position gives them."""
    spec = _written(s, seat)
    laid = empty_table(spec, s.pack_in_use())
    fill_table(laid, spec)
    return {PIECE.names[old]: PIECE.names[new] for old, new in _renamed(s, laid).items()}


def _renamed(s: InvasionState, t: InvasionState) -> dict[int, int]:
    """The labels of pieces in the position, which lays them out one after the other."""
    return {s.label[slot]: label for slot, label in zip(_laying_order(s), t.label, strict=True)}


def _laying_order(s: InvasionState) -> list[int]:
    order: list[int] = []
    for seat in (0, 1):
        for zone in ZONES:
            for slot in in_zone(s, seat, zone):
                order += [slot, *[other for other, host in enumerate(s.host) if host == slot]]
            order += _developments(s, seat, zone)
    return order


def _leads_here(words: Words, spec: dict[str, Any], seat: int | None) -> bool:
    """Phase, combat and window say it all: they lead to the same decision, with the same waiting for it.

    And nothing happens on the way, as it does where a phase begins anew.
    """
    try:
        t = position_state(spec, words.s.pack_in_use())
        run(t, Scripted())
    except ValueError:
        return False
    if written_pending(Words(t, {}), 0) != written_pending(words, 0):
        return False
    return _written(t, seat) == _written(words.s, seat)


def _switched(s: InvasionState) -> dict[str, str]:
    held = {name: on if is_switched(s, number) else off for number, (name, off, on) in enumerate(SWITCHES)}
    return {name: value for name, value in held.items() if value != USUAL[name]}


def _written(s: InvasionState, seat: int | None) -> dict[str, Any]:
    spec: dict[str, Any] = {
        "turn": s.turn,
        "active": SEAT_LETTERS[s.active],
        "first": SEAT_LETTERS[s.first],
        "phase": PHASES.say(s.phase) if s.turn else "",
        "options": _switched(s),
        **SHEET.write(s, "table"),
        "a": _written_seat(s, 0, seat),
        "b": _written_seat(s, 1, seat),
    }
    if s.attacked >= 0:
        section = {key: value for key, value in SHEET.write(s, "combat").items() if value}
        spec["combat"] = {"zone": ZONE_NAMES[s.attacked], "step": STEPS.say(s.step), **section}
    if s.is_top(act) or s.is_top(answer):
        spec["window"] = {"seat": SEAT_LETTERS[s.argument(0)], "passed": bool(s.argument(1))}
    if not s.turn:
        spec["window"] = {"seat": SEAT_LETTERS[s.argument(0)]}
    return {key: value for key, value in spec.items() if value or key == "turn"}


def _written_seat(s: InvasionState, seat: int, viewer: int | None) -> dict[str, Any]:
    own = seat == viewer
    known = [CARD.names[number] for number in s.known[seat]]
    where = seat * 3
    spec: dict[str, Any] = {
        "race": RACE.say(s.race[seat]),
        **SHEET.write(s, "seat", seat),
        "hand": [CARD.names[number] for number in s.hand[seat]]
        if own
        else known + [UNKNOWN] * (len(s.hand[seat]) - len(known)),
        "known": known,
        "deck": _written_deck(s, seat, viewer),
        "discard": [CARD.names[number] for number in s.discard[seat]],
        **SHEET.write(s, "capital", seat),
        "burning": [ZONE_NAMES[zone] for zone in ZONES if s.burning[where + zone]],
        "developments": {
            ZONE_NAMES[zone]: [CARD.names[s.card[slot]] if own else UNKNOWN for slot in _developments(s, seat, zone)]
            for zone in ZONES
        },
        **SHEET.write(s, "promise", seat),
        **SHEET.write(s, "played", seat),
    }
    for zone in (KINGDOM, QUEST, BATTLEFIELD):
        spec[ZONE_NAMES[zone]] = [_words(s, slot) for slot in in_zone(s, seat, zone)]
    spec["developments"] = {zone: slugs for zone, slugs in spec["developments"].items() if slugs}
    return {key: value for key, value in spec.items() if value or key == "deck"}


def _written_deck(s: InvasionState, seat: int, viewer: int | None) -> list[str] | int:
    """How many; with the cards on top while they are looked at."""
    seen = looking(s, seat) if seat == viewer else None
    size = len(s.deck[seat])
    return size if seen is None else [*reversed(seen), *[UNKNOWN] * (size - len(seen))]


def _developments(s: InvasionState, seat: int, zone: int) -> list[int]:
    slots = [slot for slot, at in enumerate(s.zone) if at == zone and s.controller[slot] == seat]
    return [slot for slot in slots if s.kind[slot] == DEVELOPMENT]


def _quest_name(s: InvasionState, quest: int) -> str:
    copies = [slot for slot in in_zone(s, s.controller[quest], QUEST) if s.card[slot] == s.card[quest]]
    which = f":{copies.index(quest) + 1}" if len(copies) > 1 else ""
    return CARD.names[s.card[quest]] + which


def _words(s: InvasionState, slot: int) -> str:
    seat = s.controller[slot]
    numbers = SHEET.write(s, "number", slot)
    flags = {
        **SHEET.write(s, "state", slot),
        **SHEET.write(s, "fate", slot),
        "attacking": s.role[slot] == ATTACKING,
        "defending": s.role[slot] == DEFENDING,
    }
    words = [CARD.names[s.card[slot]]]
    words += [f"{name}={value}" for name, value in numbers.items() if value]
    words += [name for name, on in flags.items() if on]
    if s.quest[slot] >= 0:
        words.append(f"on={_quest_name(s, s.quest[slot])}")
    if s.owner[slot] != seat:
        words.append(f"owner={SEAT_LETTERS[s.owner[slot]]}")
    for other, host in enumerate(s.host):
        if host == slot:
            by = "" if s.controller[other] == seat else f":{SEAT_LETTERS[s.controller[other]]}"
            words.append(f"+{CARD.names[s.card[other]]}{by}")
    return " ".join(words)
