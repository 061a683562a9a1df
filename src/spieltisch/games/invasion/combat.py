"""The battlefield phase: one attack in five steps, an action window after each."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Chance, Ints, append, decision, i64, ints, step, vec

from . import vocabulary as v
from .ability import COUNTERSTRIKE, DEALT_COMBAT_DAMAGE, SCOUT, TRIGGERING, ZONE_ATTACKED
from .chain import open_window
from .costs import any_in_play, purse
from .damage import apply_batch
from .data import BATTLEFIELD, DEVELOPMENT, ZONE_NAMES, ZONES
from .effects import leave_combat, note, trigger
from .links import wake
from .payment import pay
from .rules import (
    APPLIED_STEP,
    ASSIGNED_STEP,
    ATTACKERS_STEP,
    DEFENDERS_STEP,
    NO_STEP,
    TARGET_STEP,
    attackers,
    can_attack,
    can_defend,
    defenders,
    defending_seat,
    fighters,
    is_burning,
    labelled,
    ref_of,
    section_ref,
    slot_of,
)
from .state import ATTACKING, DEFENDING, NO_COMBAT, InvasionState
from .triggers import remove_dead, resolve_pending, settle
from .values import combat_damage, counterstrike, is_scout, needed_to_destroy, power, side_damage
from .vocabulary import ASSIGN, ASSIGN_SECTION, ATTACK, DEFEND, DONE, JOIN, PASS, PAY_FOR

ZONES_TO_ATTACK: Final[Ints] = ints([PASS(), *[ATTACK(zone) for zone in ZONES]])

# -- 1: declare the target ------------------------------------------------------------------------------------------


@decision
def declare_target(s: InvasionState, seat: i64) -> Ints:
    """Any zone of the opponent, burning or not; or no attack at all."""
    return ZONES_TO_ATTACK


@declare_target.prompt
def prompt_target(s: InvasionState, seat: i64) -> dict[str, Any]:
    able = possible_attackers(s)
    return {"count": len(able), "power": sum([power(s, slot) for slot in able])}


@declare_target.take
def take_target(s: InvasionState, chance: Chance, action: i64, seat: i64) -> None:
    if action == PASS.base:
        s.emit(v.NO_ATTACK, seat)
        open_window(s)
        return
    s.attacked = ATTACK.first(action)
    s.emit(v.TARGETED_ZONE, seat, s.attacked)
    s.push(after_target)
    enter_step(s, TARGET_STEP)


def enter_step(s: InvasionState, number: i64) -> None:
    """The step is done; its window opens."""
    s.step = number
    s.emit(v.STEP, number)
    open_window(s)


# -- 2: declare attackers -------------------------------------------------------------------------------------------


@step
def after_target(s: InvasionState, chance: Chance) -> None:
    if possible_attackers(s):
        s.push(declare_attackers, s.active)
    else:
        _attackers_declared(s)


@decision(soft=True, always_ask=True)
def declare_attackers(s: InvasionState, seat: i64) -> Ints:
    actions = vec[i64]([JOIN.of(s.label[slot]) for slot in possible_attackers(s)])
    return append(actions, DONE.base)


def possible_attackers(s: InvasionState) -> Ints:
    return vec[i64]([slot for slot, zone in enumerate(s.zone) if zone == BATTLEFIELD and can_attack(s, slot)])


@declare_attackers.take
def take_attacker(s: InvasionState, chance: Chance, action: i64, seat: i64) -> None:
    if JOIN.has(action):
        slot = labelled(s, JOIN.first(action))
        s.role[slot] = ATTACKING
        s.emit(v.JOINED, s.label[slot])
        s.push(declare_attackers, seat)
    else:
        _attackers_declared(s)


def _attackers_declared(s: InvasionState) -> None:
    chosen = attackers(s)
    s.report(v.DECLARED, s.active, [s.label[slot] for slot in chosen])
    if not chosen:
        no_combat(s)  # there is no attack to answer, but actions as after none at all
        open_window(s)
        return
    s.push(after_attackers)
    s.push(attackers_window)
    s.push(settle)
    zone_is_attacked(s)


def zone_is_attacked(s: InvasionState) -> None:
    """What the attacked zone does to the attackers, now or after the attack was diverted to it."""
    s.unpaid = vec[i64]()
    for slot, zone in enumerate(s.zone):
        if zone == s.attacked and s.controller[slot] == defending_seat(s) and s.kind[slot] != DEVELOPMENT:
            trigger(s, ZONE_ATTACKED, slot)


@declare_attackers.prompt
def prompt_attackers(s: InvasionState, seat: i64) -> dict[str, Any]:
    return {"zone": ZONE_NAMES[s.attacked]}


@decision(soft=True)
def pay_for_attackers(s: InvasionState, seat: i64, rune: i64, paid: tuple[int, ...]) -> Ints:
    """Rune of Fortitude: 1 resource for each attacker that shall keep its power."""
    actions: Ints = vec[i64]()
    for slot in attackers(s):
        if purse(s, seat) and s.uid[slot] not in paid:
            actions = append(actions, PAY_FOR.of(s.label[slot]))
    return append(actions, DONE.base)


@pay_for_attackers.take
def take_pay_for(s: InvasionState, chance: Chance, action: i64, seat: i64, rune: i64, paid: tuple[int, ...]) -> None:
    if PAY_FOR.has(action):
        slot = labelled(s, PAY_FOR.first(action))
        s.push_all(pay_for_attackers, seat, rune, (*paid, s.uid[slot]))
        s.push(pay, seat, 1)
        return
    for slot in attackers(s):
        if s.uid[slot] not in paid:
            s.unpaid = append(append(s.unpaid, rune), s.uid[slot])
            s.emit(v.POWER, s.label[slot], -1)


@step
def attackers_window(s: InvasionState, chance: Chance) -> None:
    wake(s, defending_seat(s))
    enter_step(s, ATTACKERS_STEP)


# -- 3: declare defenders -------------------------------------------------------------------------------------------


@step
def after_attackers(s: InvasionState, chance: Chance) -> None:
    if possible_defenders(s):
        s.push(declare_defenders, defending_seat(s))
    else:
        _defenders_declared(s)


@decision(soft=True, always_ask=True)
def declare_defenders(s: InvasionState, seat: i64) -> Ints:
    actions = vec[i64]([DEFEND.of(s.label[slot]) for slot in possible_defenders(s)])
    return append(actions, DONE.base)


def possible_defenders(s: InvasionState) -> Ints:
    return vec[i64]([slot for slot, zone in enumerate(s.zone) if zone == s.attacked and can_defend(s, slot)])


@declare_defenders.take
def take_defender(s: InvasionState, chance: Chance, action: i64, seat: i64) -> None:
    if DEFEND.has(action):
        slot = labelled(s, DEFEND.first(action))
        s.role[slot] = DEFENDING
        s.emit(v.DEFENDED, s.label[slot])
        s.push(declare_defenders, seat)
    else:
        _defenders_declared(s)


def _defenders_declared(s: InvasionState) -> None:
    s.report(v.DECLARED, defending_seat(s), [s.label[slot] for slot in defenders(s)])
    s.push(after_defenders)
    s.push(defenders_window)
    s.push(settle)
    for slot in defenders(s):
        if counterstrike(s, slot):
            note(s, COUNTERSTRIKE, slot)
    if s.pending:
        resolve_pending(s)  # before anything else happens: even a defender without hit points strikes back


@declare_defenders.prompt
def prompt_defenders(s: InvasionState, seat: i64) -> dict[str, Any]:
    return {"zone": ZONE_NAMES[s.attacked], "damage": side_damage(s, attackers(s))}


@step
def defenders_window(s: InvasionState, chance: Chance) -> None:
    enter_step(s, DEFENDERS_STEP)


# -- 4: assign damage -----------------------------------------------------------------------------------------------


@step
def after_defenders(s: InvasionState, chance: Chance) -> None:
    attack, defence = side_damage(s, attackers(s)), side_damage(s, defenders(s))
    s.emit(v.COMBAT, attack, defence)
    s.push_all(after_assignment, watched_strikers(s))
    s.push(assignment_window)
    if defence and attackers(s):
        s.push(assign_defence, defending_seat(s), defence)
    if attack:
        s.push(assign_attack, s.active, attack)


def watched_strikers(s: InvasionState) -> tuple[int, ...]:
    """Units that add to the damage now and bear a card that asks later whether they dealt some."""
    if not any_in_play(s, TRIGGERING[DEALT_COMBAT_DAMAGE]):
        return ()
    return tuple([s.uid[slot] for slot in fighters(s) if combat_damage(s, slot)])


@decision(soft=True)
def assign_attack(s: InvasionState, seat: i64, left: i64) -> Ints:
    """Every defender must get enough to be destroyed before the section gets the rest; more is allowed."""
    standing = defenders(s)
    enough = True
    actions: Ints = vec[i64]()
    for slot in standing:
        enough = enough and s.assigned[slot] >= needed_to_destroy(s, slot)
        for amount in range(_least(s, standing, left), left + 1):
            actions = append(actions, ASSIGN.of(s.label[slot], amount))
    if enough and (not standing or not is_burning(s, defending_seat(s), s.attacked)):
        actions = append(actions, ASSIGN_SECTION.base)
    return actions


def _least(s: InvasionState, standing: Ints, left: i64) -> i64:
    """A lone defender who takes it all anyway takes it in one go."""
    if len(standing) > 1:
        return 1
    burning = is_burning(s, defending_seat(s), s.attacked)
    missing = needed_to_destroy(s, standing[0]) - s.assigned[standing[0]]
    return left if burning or left <= missing else max(missing, 1)


@assign_attack.take
def take_assign_attack(s: InvasionState, chance: Chance, action: i64, seat: i64, left: i64) -> None:
    if action == ASSIGN_SECTION.base:
        defender = defending_seat(s)
        if not is_burning(s, defender, s.attacked):
            s.section_assigned += left
            s.emit(v.ASSIGNED_SECTION, defender, s.attacked, left)
        return
    left -= _assign(s, action)
    if left:
        s.push(assign_attack, seat, left)


def _assign(s: InvasionState, action: i64) -> i64:
    label, amount = ASSIGN.first(action), ASSIGN.second(action)
    s.assigned[labelled(s, label)] += amount
    s.emit(v.ASSIGNED, label, amount)
    return amount


@assign_attack.prompt
def prompt_assign_attack(s: InvasionState, seat: i64, left: i64) -> dict[str, Any]:
    return {"left": left, "zone": ZONE_NAMES[s.attacked]}


@decision(soft=True)
def assign_defence(s: InvasionState, seat: i64, left: i64) -> Ints:
    """To attacking units only, split freely, also in excess."""
    standing = attackers(s)
    least = left if len(standing) == 1 else 1
    return vec[i64]([ASSIGN.of(s.label[slot], amount) for slot in standing for amount in range(least, left + 1)])


@assign_defence.take
def take_assign_defence(s: InvasionState, chance: Chance, action: i64, seat: i64, left: i64) -> None:
    left -= _assign(s, action)
    if left:
        s.push(assign_defence, seat, left)


@assign_defence.prompt
def prompt_assign_defence(s: InvasionState, seat: i64, left: i64) -> dict[str, Any]:
    return {"left": left, "zone": ZONE_NAMES[s.attacked]}


@step
def assignment_window(s: InvasionState, chance: Chance) -> None:
    enter_step(s, ASSIGNED_STEP)


# -- 5: apply damage ------------------------------------------------------------------------------------------------


@step
def after_assignment(s: InvasionState, chance: Chance, strikers: tuple[int, ...]) -> None:
    """All at once: then units die, sections burn, and the surviving scouts do their work."""
    batch: tuple[int, ...] = ()
    for slot, amount in enumerate(s.assigned):
        if amount:
            batch += (ref_of(s, slot), amount, 0, 1 - s.controller[slot])
            s.assigned[slot] = 0
    if s.section_assigned:
        batch += (section_ref(defending_seat(s), s.attacked), s.section_assigned, 0, s.active)
        s.section_assigned = 0
    s.push(end_combat)
    s.push(applied_window)
    s.push(settle)
    s.push(scouts)
    if batch:
        s.push_all(apply_batch, batch + _striker_rows(s, strikers))


def _striker_rows(s: InvasionState, strikers: tuple[int, ...]) -> tuple[int, ...]:
    rows: tuple[int, ...] = ()
    for uid in strikers:
        slot = slot_of(s, uid)
        if slot >= 0:
            rows += (uid * 4, 0, 0, s.controller[slot])
    return rows


@step
def scouts(s: InvasionState, chance: Chance) -> None:
    """Of those that survive; keywords come before what the same damage forces."""
    remove_dead(s)
    for slot in fighters(s):
        if is_scout(s, slot):
            note(s, SCOUT, slot)


@step
def applied_window(s: InvasionState, chance: Chance) -> None:
    enter_step(s, APPLIED_STEP)


@step
def end_combat(s: InvasionState, chance: Chance) -> None:
    no_combat(s)


def no_combat(s: InvasionState) -> None:
    for slot, role in enumerate(s.role):
        if role != NO_COMBAT:
            leave_combat(s, slot)
    s.unpaid = vec[i64]()
    s.attacked = -1
    s.section_assigned = 0
    s.step = NO_STEP
