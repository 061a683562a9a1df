"""Damage: assigned, then redirected or cancelled, then applied, all of a batch together.

A batch is a flat tuple of (ref, amount, hard, origin) rows: hard damage can not be cancelled, origin is the seat
whose combat damage it is (-1 outside combat). A row of amount 0 with a unit of its own origin names one that struck
while a card watches. Combat damage waits on the cards until step 5; all other damage is
assigned and applied in one go.
"""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Chance, Ints, append, decision, i64, step, vec, zeros

from . import vocabulary as v
from .ability import (
    CANCELS_CAPITAL,
    COMBAT_DAMAGED,
    DAMAGED,
    DEALT_COMBAT_DAMAGE,
    REDIRECTS_CAPITAL,
    REDIRECTS_OWN,
    TRIGGER,
)
from .costs import all_taxed, purse, tax
from .data import BATTLEFIELD, DEVELOPMENT, UNIT
from .effects import trigger
from .payment import pay
from .rules import BATTLEFIELD_PHASE, REF_SECTION, labelled, ref_of, section_ref, slot_at, slot_of, units_of
from .state import CAPITAL_HIT, MARKS, InvasionState
from .values import can_cancel_damage, needed_to_destroy, section_left, toughness
from .vocabulary import DONE, RESOLVE, TARGET, TARGET_SECTION

WIDTH: Final = 4
TOKENS_NEEDED: Final = 3

Batch = tuple[int, ...]


def deal(s: InvasionState, refs: tuple[int, ...], amount: i64, hard: bool = False) -> None:
    """Card effects call this: the same damage to each target, outside combat."""
    batch: Batch = ()
    for ref in refs:
        if ref >= 0 and amount > 0:
            batch += (ref, amount, int(hard), -1)
    if batch:
        s.push_all(apply_batch, batch)


def deal_each(s: InvasionState, hits: list[tuple[int, int]]) -> None:
    batch: Batch = ()
    for ref, amount in hits:
        if amount > 0:
            batch += (ref, amount, 0, -1)
    if batch:
        s.push_all(apply_batch, batch)


@step
def apply_batch(s: InvasionState, chance: Chance, batch: Batch) -> None:
    """Redirect first, then cancel, then apply."""
    guards = _next_guards(s, batch)
    if not guards:
        _apply(s, batch)
    elif len(guards) == 1 or CANCELS_CAPITAL[s.card[guards[0]]]:  # cancelling cards are all alike
        _guard(s, guards[0], batch)
    else:
        s.push_all(order_guards, s.controller[guards[0]], batch)


@decision
def order_guards(s: InvasionState, seat: i64, batch: Batch) -> Ints:
    """Several of one player redirect damage at the same moment."""
    return vec[i64]([RESOLVE.of(s.label[slot], DAMAGED) for slot in _next_guards(s, batch)])


@order_guards.take
def take_guard(s: InvasionState, chance: Chance, action: i64, seat: i64, batch: Batch) -> None:
    _guard(s, labelled(s, RESOLVE.first(action)), batch)


def _guard(s: InvasionState, guard: i64, batch: Batch) -> None:
    if CANCELS_CAPITAL[s.card[guard]]:
        s.push_all(shield_section, s.controller[guard], s.uid[guard], batch)
    elif REDIRECTS_CAPITAL[s.card[guard]] and len(_sections_hit(s, s.controller[guard], batch)) > 1:
        s.push_all(choose_endangered, s.controller[guard], s.uid[guard], batch)
    else:
        s.push_all(redirect, s.controller[guard], s.uid[guard], _first_row(s, guard, batch), batch)


def _next_guards(s: InvasionState, batch: Batch) -> Ints:
    """The cards that redirect or cancel a single point next: redirecting comes first, then the active player."""
    best: i64 = 4
    guards: Ints = vec[i64]()
    for slot, zone in enumerate(s.zone):
        if zone >= 0 and not s.used[slot] and s.kind[slot] != DEVELOPMENT and _guards_against(s, slot, batch):
            rank = 2 * CANCELS_CAPITAL[s.card[slot]] + int(s.controller[slot] != s.active)
            if rank < best:
                best = rank
                guards = vec[i64]([slot])
            elif rank == best:
                guards = append(guards, slot)
    return guards


def _guards_against(s: InvasionState, slot: i64, batch: Batch) -> bool:
    """The first damage of a turn belongs to the capital, not to the card that waits for it."""
    number = s.card[slot]
    seat = s.controller[slot]
    if REDIRECTS_OWN[number]:
        return _row_of(batch, ref_of(s, slot)) >= 0 and len(_redirect_goals(s, slot)) > 0
    if s.marks[seat * MARKS + CAPITAL_HIT]:
        return False
    if REDIRECTS_CAPITAL[number]:
        return s.tokens[slot] >= TOKENS_NEEDED and len(_sections_hit(s, seat, batch)) > 0
    return CANCELS_CAPITAL[number] and len(_cancellable_sections(s, seat, batch)) > 0


def _row_of(batch: Batch, ref: i64) -> i64:
    for row in range(0, len(batch), WIDTH):
        if batch[row] == ref and batch[row + 1] > 0:
            return row
    return -1


def _sections_hit(s: InvasionState, seat: i64, batch: Batch) -> Ints:
    """Rows of the batch that hit a section of the seat's capital."""
    rows: Ints = vec[i64]()
    for row in range(0, len(batch), WIDTH):
        ref = batch[row]
        if ref & 3 == REF_SECTION and batch[row + 1] > 0:
            where = ref >> 2
            if where // 3 == seat and not s.burning[where]:
                rows = append(rows, row)
    return rows


def _cancellable_sections(s: InvasionState, seat: i64, batch: Batch) -> Ints:
    if not can_cancel_damage(s):
        return vec[i64]()
    return vec[i64]([row for row in _sections_hit(s, seat, batch) if not batch[row + 2]])


def _first_row(s: InvasionState, guard: i64, batch: Batch) -> i64:
    if REDIRECTS_OWN[s.card[guard]]:
        return _row_of(batch, ref_of(s, guard))
    return _sections_hit(s, s.controller[guard], batch)[0]


def _redirect_goals(s: InvasionState, guard: i64) -> Ints:
    """Warrior Priests: another unit in any battlefield. Defend the Border: any unit or section that does not burn."""
    seat = s.controller[guard]
    priests = REDIRECTS_OWN[s.card[guard]]
    goals: Ints = vec[i64]()
    for slot, zone in enumerate(s.zone):
        if zone >= 0 and s.kind[slot] == UNIT and slot != guard and (not priests or zone == BATTLEFIELD):
            if tax(s, seat, (ref_of(s, slot),)) <= purse(s, seat):
                goals = append(goals, ref_of(s, slot))
    if not priests:
        for where, burning in enumerate(s.burning):
            if not burning:
                goals = append(goals, section_ref(where // 3, where % 3))
    return goals


def _changed(batch: Batch, row: i64, change: i64) -> Batch:
    rows = list(batch)
    rows[row + 1] += change
    return tuple(rows)


def target_action(s: InvasionState, ref: i64) -> i64:
    """The word for aiming at a card in play or at a section."""
    if ref & 3 == REF_SECTION:
        return TARGET_SECTION.of((ref >> 2) // 3, (ref >> 2) % 3)
    return TARGET.of(s.label[slot_at(s, ref)])


def aimed_ref(s: InvasionState, action: i64) -> i64:
    if TARGET_SECTION.has(action):
        return section_ref(TARGET_SECTION.first(action), TARGET_SECTION.second(action))
    return ref_of(s, labelled(s, TARGET.first(action)))


@decision
def redirect(s: InvasionState, seat: i64, guard: i64, row: i64, batch: Batch) -> Ints:
    goals = vec[i64]([ref for ref in _redirect_goals(s, slot_of(s, guard)) if ref != batch[row]])
    actions = vec[i64]([target_action(s, ref) for ref in goals])
    return append(actions, DONE.base) if all_taxed(s, seat, goals) else actions


@redirect.take
def take_redirect(s: InvasionState, chance: Chance, action: i64, seat: i64, guard: i64, row: i64, batch: Batch) -> None:
    slot = slot_of(s, guard)
    s.used[slot] = 1
    if action == DONE.base:
        s.push_all(apply_batch, batch)
        return
    ref = aimed_ref(s, action)
    s.emit(v.REDIRECTED, s.label[slot], 1)
    s.push_all(apply_batch, _redirected(batch, row, ref))
    s.push(pay, seat, tax(s, seat, (ref,)))


def _redirected(batch: Batch, row: i64, ref: i64) -> Batch:
    """One point of the row goes to another target."""
    batch = _changed(batch, row, -1)
    hard, origin = batch[row + 2], batch[row + 3]
    for same in range(0, len(batch), WIDTH):
        if batch[same] == ref and batch[same + 1] and batch[same + 2] == hard and batch[same + 3] == origin:
            return _changed(batch, same, 1)
    return (*batch, ref, 1, hard, origin)


@redirect.prompt
def prompt_redirect(s: InvasionState, seat: i64, guard: i64, row: i64, batch: Batch) -> dict[str, Any]:
    return {"card": v.CARD.say(s.card[slot_of(s, guard)])}


@decision
def choose_endangered(s: InvasionState, seat: i64, guard: i64, batch: Batch) -> Ints:
    """Several sections are hit at once: whose first point is redirected?"""
    return vec[i64]([target_action(s, batch[row]) for row in _sections_hit(s, seat, batch)])


@choose_endangered.take
def take_endangered(s: InvasionState, chance: Chance, action: i64, seat: i64, guard: i64, batch: Batch) -> None:
    s.push_all(redirect, seat, guard, _row_of(batch, aimed_ref(s, action)), batch)


@decision
def shield_section(s: InvasionState, seat: i64, guard: i64, batch: Batch) -> Ints:
    return vec[i64]([target_action(s, batch[row]) for row in _cancellable_sections(s, seat, batch)])


@shield_section.take
def take_shield(s: InvasionState, chance: Chance, action: i64, seat: i64, guard: i64, batch: Batch) -> None:
    slot = slot_of(s, guard)
    s.used[slot] = 1
    ref = aimed_ref(s, action)
    s.emit(v.CANCELLED_SECTION, (ref >> 2) // 3, (ref >> 2) % 3, 1)
    for row in _cancellable_sections(s, seat, batch):
        if batch[row] == ref:
            s.push_all(apply_batch, _changed(batch, row, -1))
            return


def _apply(s: InvasionState, batch: Batch) -> None:
    cancellable = can_cancel_damage(s)
    all_cancelled = bool(s.valaya) and s.phase == BATTLEFIELD_PHASE
    dealt = zeros(2)
    struck: Ints = vec[i64]()
    toughness_spent: Ints = vec[i64]()
    for row in range(0, len(batch), WIDTH):
        ref, amount, hard, origin = batch[row : row + WIDTH]
        if ref & 3 == REF_SECTION:
            s.marks[(ref >> 2) // 3 * MARKS + CAPITAL_HIT] = 1
        if amount <= 0:
            slot = slot_at(s, ref)
            if slot >= 0 and s.controller[slot] == origin:
                struck = append(struck, slot)
            continue
        cancels = cancellable and not hard
        if ref & 3 == REF_SECTION:
            applied = _hit_section(s, ref >> 2, amount, cancels and all_cancelled)
        else:
            slot = slot_at(s, ref)
            if slot < 0:
                continue
            stopped = 0
            if cancels and all_cancelled:
                stopped = amount
            elif cancels and slot not in toughness_spent:
                stopped = min(amount, toughness(s, slot))
                toughness_spent = append(toughness_spent, slot)
            applied = amount - stopped
            _hit_unit(s, slot, applied, stopped, origin)
        if origin >= 0:
            dealt[origin] += applied
    _combat_damage_dealt(s, dealt, struck)


def _hit_section(s: InvasionState, where: i64, amount: i64, cancelled: bool) -> i64:
    """How much of it is dealt: nothing to a burning one."""
    if s.burning[where]:
        return 0
    if cancelled:
        s.emit(v.CANCELLED_SECTION, where // 3, where % 3, amount)
        return 0
    s.emit(v.SECTION_DAMAGED, where // 3, where % 3, amount)
    s.section_damage[where] += amount
    return amount


def _hit_unit(s: InvasionState, slot: i64, applied: i64, stopped: i64, origin: i64) -> None:
    if stopped:
        s.emit(v.CANCELLED_DAMAGE, s.label[slot], stopped)
    if not applied:
        return
    s.emit(v.DAMAGED, s.label[slot], applied)
    s.damage[slot] += applied
    trigger(s, DAMAGED, slot)
    if origin >= 0:
        for other, zone in enumerate(s.zone):
            if zone >= 0 and TRIGGER[COMBAT_DAMAGED][s.card[other]] is not None and s.kind[other] != DEVELOPMENT:
                if s.controller[other] != s.controller[slot]:
                    trigger(s, COMBAT_DAMAGED, other, s.uid[slot])


def _combat_damage_dealt(s: InvasionState, dealt: Ints, struck: Ints) -> None:
    """A unit dealt damage if its side did and it had a share in it when the damage was assigned."""
    for slot, zone in enumerate(s.zone):
        if zone >= 0 and s.kind[slot] != DEVELOPMENT and TRIGGER[DEALT_COMBAT_DAMAGE][s.card[slot]] is not None:
            host = s.host[slot]
            if host >= 0 and host in struck and dealt[s.controller[host]]:
                trigger(s, DEALT_COMBAT_DAMAGE, slot)


# -- indirect damage: whoever is hit places it ----------------------------------------------------------------------


def deal_indirect(s: InvasionState, amount: i64) -> None:
    """Each player takes it; the active player places first, all is applied together."""
    s.push_all(place_for_all, (s.active, 1 - s.active), amount, ())


@step
def place_for_all(s: InvasionState, chance: Chance, seats: tuple[int, ...], amount: i64, batch: Batch) -> None:
    if seats:
        s.push_all(place_indirect, seats[0], amount, seats[1:], amount, batch)
    elif batch:
        s.push_all(apply_batch, batch)


@decision
def place_indirect(s: InvasionState, seat: i64, left: i64, seats: tuple[int, ...], amount: i64, batch: Batch) -> Ints:
    """One point at a time, never more than destroys a unit or burns a section."""
    goals: Ints = vec[i64]()
    for unit in units_of(s, seat):
        if _placed(batch, ref_of(s, unit)) < needed_to_destroy(s, unit):
            goals = append(goals, ref_of(s, unit))
    for zone in (0, 1, 2):
        if _placed(batch, section_ref(seat, zone)) < section_left(s, seat, zone):
            goals = append(goals, section_ref(seat, zone))
    return vec[i64]([target_action(s, ref) for ref in goals]) if goals else vec[i64]([DONE.base])


@place_indirect.take
def take_indirect(
    s: InvasionState,
    chance: Chance,
    action: i64,
    seat: i64,
    left: i64,
    seats: tuple[int, ...],
    amount: i64,
    batch: Batch,
) -> None:
    if action == DONE.base:
        left = 1
    else:
        ref = aimed_ref(s, action)
        row = _row_of(batch, ref)
        batch = _changed(batch, row, 1) if row >= 0 else (*batch, ref, 1, 0, -1)
    if left > 1:
        s.push_all(place_indirect, seat, left - 1, seats, amount, batch)
    else:
        s.push_all(place_for_all, seats, amount, batch)


@place_indirect.prompt
def prompt_indirect(
    s: InvasionState, seat: i64, left: i64, seats: tuple[int, ...], amount: i64, batch: Batch
) -> dict[str, Any]:
    return {"left": left}


def _placed(batch: Batch, ref: i64) -> i64:
    row = _row_of(batch, ref)
    return batch[row + 1] if row >= 0 else 0
