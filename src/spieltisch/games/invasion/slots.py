"""Rows of the table: a card in play takes a slot and a label, and gives both back when it leaves."""

from __future__ import annotations

from spieltisch.core import append, i64

from .data import DEVELOPMENT, SYMBOLS
from .state import InvasionState
from .vocabulary import COPIES_IN_PLAY, DEVELOPMENTS, FIRST_DEVELOPMENT


def new_slot(s: InvasionState) -> i64:
    for slot, zone in enumerate(s.zone):
        if zone < 0:
            return slot
    s.card, s.zone, s.label = append(s.card, -1), append(s.zone, -1), append(s.label, -1)
    s.uid, s.host, s.quest = append(s.uid, -1), append(s.host, -1), append(s.quest, -1)
    s.kind, s.owner, s.controller = append(s.kind, 0), append(s.owner, 0), append(s.controller, 0)
    s.damage, s.corrupt, s.tokens = append(s.damage, 0), append(s.corrupt, 0), append(s.tokens, 0)
    s.bonus, s.hit_bonus = append(s.bonus, 0), append(s.hit_bonus, 0)
    s.role, s.assigned, s.used = append(s.role, 0), append(s.assigned, 0), append(s.used, 0)
    s.decreed, s.doomed = append(s.decreed, 0), append(s.doomed, 0)
    return len(s.zone) - 1


def free_label(s: InvasionState, number: i64, owner: i64, hidden: bool) -> i64:
    first = FIRST_DEVELOPMENT + owner * DEVELOPMENTS if hidden else (number * 2 + owner) * COPIES_IN_PLAY
    for label in range(first, first + (DEVELOPMENTS if hidden else COPIES_IN_PLAY)):
        if label not in s.label:
            return label
    raise ValueError("more copies of one card in play than a deck may hold")


def take_slot(s: InvasionState, seat: i64, owner: i64, number: i64, zone: i64, kind: i64) -> i64:
    slot = new_slot(s)
    s.card[slot] = number
    s.kind[slot] = kind
    s.owner[slot] = owner
    s.controller[slot] = seat
    s.label[slot] = free_label(s, number, owner, kind == DEVELOPMENT)
    s.zone[slot] = zone
    s.uids += 1
    s.uid[slot] = s.uids
    return slot


def free_slot(s: InvasionState, slot: i64) -> None:
    s.card[slot] = s.zone[slot] = s.label[slot] = s.uid[slot] = s.host[slot] = s.quest[slot] = -1
    s.kind[slot] = s.damage[slot] = s.corrupt[slot] = s.tokens[slot] = 0
    s.bonus[slot] = s.hit_bonus[slot] = s.role[slot] = s.assigned[slot] = 0
    s.used[slot] = s.decreed[slot] = s.doomed[slot] = 0


def count_symbols(s: InvasionState, slot: i64, change: i64) -> None:
    for race in SYMBOLS[s.card[slot]]:
        s.symbols[s.controller[slot] * 6 + race] += change
