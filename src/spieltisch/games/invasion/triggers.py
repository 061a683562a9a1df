"""After every effect: units without hit points die, sections burn, somebody may have lost; then whatever was
triggered resolves at once. Order: constant effects and keywords before forced ones, each time first the active player
with their own in the order they like, then the opponent.
"""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Chance, Ints, append, decision, i64, step, vec

from . import vocabulary as v
from .ability import (
    BOUND_TO_DIE,
    COUNTERSTRIKE,
    DESTROYED,
    LEAVES,
    PROGRESS,
    SCOUT,
    TRIGGER,
    TURN_BEGINS,
    Effect,
    EffectContext,
)
from .costs import all_taxed, purse, tax
from .damage import aimed_ref, deal, target_action
from .data import CAPITAL_HIT_POINTS, DEVELOPMENT, UNIT
from .data import COUNTERSTRIKE as COUNTERSTRIKE_OF
from .effects import TRIGGER_WIDTH, add_token, destroy, discard_random, sacrifice
from .payment import pay
from .rules import attackers, labelled, questing_unit, ref_of, slot_of
from .score import end_if_lost
from .state import DEFENDING, NO_COMBAT, InvasionState
from .values import hit_points_left, is_scout
from .vocabulary import DONE, RESOLVE, TARGET

Waiting = tuple[int, ...]
KEYWORDS: Final = (COUNTERSTRIKE, SCOUT)
AFTER_LEAVING: Final = (LEAVES, DESTROYED, COUNTERSTRIKE)


@step
def settle(s: InvasionState, chance: Chance) -> None:
    changed = burn_sections(s)
    if remove_dead(s):
        changed = True
    if end_if_lost(s):
        return
    if s.pending:
        s.push(settle)
        resolve_pending(s)
    elif changed:
        s.push(settle)


def remove_dead(s: InvasionState) -> bool:
    dead = dead_units(s)
    destroy(s, dead)
    return len(dead) > 0


def resolve_pending(s: InvasionState) -> None:
    waiting = tuple(s.pending)
    s.pending = vec[i64]()
    s.push_all(resolve_triggers, waiting)


def settle_triggers(s: InvasionState) -> None:
    """Where nothing else has changed: only if something was triggered."""
    if s.pending:
        s.push(settle)


def dead_units(s: InvasionState) -> Ints:
    """Only units that are hurt, weakened or defending can be out of hit points."""
    dead: Ints = vec[i64]()
    for slot, damage in enumerate(s.damage):
        if damage or s.hit_bonus[slot] or s.role[slot] == DEFENDING:
            if s.zone[slot] >= 0 and s.kind[slot] == UNIT and hit_points_left(s, slot) <= 0:
                dead = append(dead, slot)
    return dead


def burn_sections(s: InvasionState) -> bool:
    burned = False
    for where, damage in enumerate(s.section_damage):
        if damage and not s.burning[where] and damage >= CAPITAL_HIT_POINTS + s.developments[where]:
            s.emit(v.BURNED, where // 3, where % 3)
            s.burning[where] = 1
            s.section_damage[where] = 0
            burned = True
    return burned


# -- order ----------------------------------------------------------------------------------------------------------


def _rank(s: InvasionState, moment: i64, number: i64, seat: i64) -> i64:
    """Constant effects and keywords, then forced ones; the active player first. A turn begins in any order."""
    effect = TRIGGER[moment][number]
    is_forced = moment not in KEYWORDS and (effect is None or effect.forced)
    is_late = is_forced and moment != TURN_BEGINS and moment != PROGRESS
    return int(is_late) * 2 + int(seat != s.active)


def _next_rows(s: InvasionState, waiting: Waiting) -> Ints:
    """The rows that may resolve next: all of the best rank."""
    best = 4
    rows: Ints = vec[i64]()
    for row in range(0, len(waiting), TRIGGER_WIDTH):
        rank = _rank(s, waiting[row], waiting[row + 1], waiting[row + 2])
        if rank < best:
            best = rank
            rows = vec[i64]([row])
        elif rank == best:
            rows = append(rows, row)
    return rows


@step
def resolve_triggers(s: InvasionState, chance: Chance, waiting: Waiting) -> None:
    if not waiting:
        return
    rows = _next_rows(s, waiting)
    if len(rows) == 1:
        _resolve_row(s, waiting, rows[0])
    else:
        s.push_all(order_effects, waiting[rows[0] + 2], waiting)


@decision
def order_effects(s: InvasionState, seat: i64, waiting: Waiting) -> Ints:
    actions: Ints = vec[i64]()
    for row in _next_rows(s, waiting):
        action = RESOLVE.of(waiting[row + 4], waiting[row])
        if action not in actions:
            actions = append(actions, action)
    return actions


@order_effects.take
def take_order(s: InvasionState, chance: Chance, action: i64, seat: i64, waiting: Waiting) -> None:
    label, moment = RESOLVE.first(action), RESOLVE.second(action)
    for row in _next_rows(s, waiting):
        if waiting[row + 4] == label and waiting[row] == moment:
            _resolve_row(s, waiting, row)
            return


def _resolve_row(s: InvasionState, waiting: Waiting, row: i64) -> None:
    rest = waiting[:row] + waiting[row + TRIGGER_WIDTH :]
    if rest:
        s.push_all(resolve_triggers, rest)
    s.push(settle)
    s.push_all(resolve_trigger, *waiting[row : row + TRIGGER_WIDTH])


# -- one triggered effect -------------------------------------------------------------------------------------------


@step
def resolve_trigger(
    s: InvasionState, chance: Chance, moment: i64, number: i64, seat: i64, uid: i64, label: i64, zone: i64, subject: i64
) -> None:
    slot = slot_of(s, uid)
    if moment not in AFTER_LEAVING and (slot < 0 or s.kind[slot] == DEVELOPMENT):
        return
    if moment in KEYWORDS or moment in (PROGRESS, BOUND_TO_DIE):
        _rule_trigger(s, chance, moment, slot, seat, number, label)
        return
    effect = TRIGGER[moment][number]
    if effect is None:
        return
    if moment not in AFTER_LEAVING:
        zone = s.zone[slot]
        if not effect.works_in(zone):
            return
    if effect.condition is not None and not effect.condition(s, seat, slot):
        return
    act = EffectContext(seat, number, uid, zone, 0, subject, ())
    if not effect.targets:
        s.emit(v.TRIGGERED, seat, label, number, moment)
        effect.run(s, chance, act)
    elif aims(s, effect, act):
        s.push_all(aim_trigger, seat, moment, number, uid, label, zone, subject)


def aims(s: InvasionState, effect: Effect, act: EffectContext) -> Ints:
    """Targets of a triggered effect that the seat may aim at and pay for."""
    spare = purse(s, act.seat)
    return vec[i64]([ref for ref in effect.targets[0](s, act) if tax(s, act.seat, (ref,)) <= spare])


@decision
def aim_trigger(
    s: InvasionState, seat: i64, moment: i64, number: i64, uid: i64, label: i64, zone: i64, subject: i64
) -> Ints:
    effect = TRIGGER[moment][number]
    assert effect is not None
    refs = aims(s, effect, EffectContext(seat, number, uid, zone, 0, subject, ()))
    actions = vec[i64]([target_action(s, ref) for ref in refs])
    return append(actions, DONE.base) if effect.optional or all_taxed(s, seat, refs) else actions


@aim_trigger.take
def take_aim(
    s: InvasionState,
    chance: Chance,
    action: i64,
    seat: i64,
    moment: i64,
    number: i64,
    uid: i64,
    label: i64,
    zone: i64,
    subject: i64,
) -> None:
    effect = TRIGGER[moment][number]
    if effect is None or action == DONE.base:
        return
    ref = aimed_ref(s, action)
    s.push_all(run_trigger, seat, moment, number, uid, label, zone, subject, ref)
    s.push(pay, seat, tax(s, seat, (ref,)))


@step
def run_trigger(
    s: InvasionState,
    chance: Chance,
    seat: i64,
    moment: i64,
    number: i64,
    uid: i64,
    label: i64,
    zone: i64,
    subject: i64,
    ref: i64,
) -> None:
    effect = TRIGGER[moment][number]
    assert effect is not None
    s.emit(v.TRIGGERED, seat, label, number, moment)
    effect.run(s, chance, EffectContext(seat, number, uid, zone, 0, subject, (ref,)))


@aim_trigger.prompt
def prompt_aim(
    s: InvasionState, seat: i64, moment: i64, number: i64, uid: i64, label: i64, zone: i64, subject: i64
) -> dict[str, Any]:
    return {"card": v.CARD.say(number), "piece": v.PIECE.say(label)}


# -- what the rules themselves trigger ------------------------------------------------------------------------------


def _rule_trigger(s: InvasionState, chance: Chance, moment: i64, slot: i64, seat: i64, number: i64, label: i64) -> None:
    if moment == PROGRESS:
        if questing_unit(s, slot) >= 0:
            add_token(s, slot)
    elif moment == BOUND_TO_DIE:
        sacrifice(s, vec[i64]([slot]))
    elif moment == SCOUT:
        if is_scout(s, slot) and s.role[slot] != NO_COMBAT:
            discard_random(s, chance, 1 - seat)
    elif attackers(s):
        s.push(strike_back, seat, label, COUNTERSTRIKE_OF[number])


@decision
def strike_back(s: InvasionState, seat: i64, label: i64, amount: i64) -> Ints:
    """Counterstrike: all of it to one attacker, before anything else, and not to be cancelled."""
    return vec[i64]([TARGET.of(s.label[slot]) for slot in attackers(s)])


@strike_back.take
def take_strike(s: InvasionState, chance: Chance, action: i64, seat: i64, label: i64, amount: i64) -> None:
    goal = labelled(s, TARGET.first(action))
    deal(s, (ref_of(s, goal),), amount, hard=True)


@strike_back.prompt
def prompt_strike(s: InvasionState, seat: i64, label: i64, amount: i64) -> dict[str, Any]:
    return {"piece": v.PIECE.say(label), "damage": amount}
