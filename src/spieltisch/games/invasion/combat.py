"""The battlefield phase: one attack in five steps, an action window after each."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance, Message, decision, step

from . import vocabulary as say
from .ability import COUNTERSTRIKE, SCOUT, ZONE_ATTACKED
from .chain import open_window
from .damage import apply_batch
from .data import BATTLEFIELD, DEVELOPMENT, ZONE_NAMES, ZONES
from .effects import leave_combat, lose, trigger
from .links import wake
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
    combat_damage,
    counterstrike,
    defenders,
    defending_seat,
    is_burning,
    is_scout,
    needed_to_destroy,
    ref_of,
    section_ref,
    why_not_declare,
)
from .state import ATTACKING, DEFENDING, NO_COMBAT, InvasionState
from .triggers import note, settle
from .vocabulary import ASSIGN, ASSIGN_SECTION, ATTACK, DEFEND, DONE, JOIN, PASS, PAY_FOR, PIECE, verbs

# -- 1: declare the target ------------------------------------------------------------------------------------------


@decision
def declare_target(s: InvasionState, seat: int) -> list[int]:
    """Any zone of the opponent, burning or not; or no attack at all."""
    return [PASS(), *[ATTACK(zone) for zone in ZONES]]


@declare_target.take
def take_target(s: InvasionState, chance: Chance, action: int, seat: int) -> None:
    if verbs.verb_of(action) is PASS:
        s.emit(say.NO_ATTACK, seat)
        open_window(s)
        return
    s.attacked = ATTACK.args(action)[0]
    s.emit(say.TARGETED_ZONE, seat, s.attacked)
    s.push(after_target)
    enter_step(s, TARGET_STEP)


def enter_step(s: InvasionState, number: int) -> None:
    """The step is done; its window opens."""
    s.step = number
    s.emit(say.STEP, number)
    open_window(s)


# -- 2: declare attackers -------------------------------------------------------------------------------------------


@step
def after_target(s: InvasionState, chance: Chance) -> None:
    if any(can_attack(s, slot) for slot in range(len(s.zone))):
        s.push(declare_attackers, s.active)
    else:
        _attackers_declared(s)


@decision(soft=True, always_ask=True)
def declare_attackers(s: InvasionState, seat: int) -> list[int]:
    can = [JOIN(s.label[slot]) for slot in range(len(s.zone)) if can_attack(s, slot)]
    return [*can, DONE()]


@declare_attackers.take
def take_attacker(s: InvasionState, chance: Chance, action: int, seat: int) -> None:
    if verbs.verb_of(action) is JOIN:
        slot = s.label.index(JOIN.args(action)[0])
        s.role[slot] = ATTACKING
        s.emit(say.JOINED, s.label[slot])
        s.push(declare_attackers, seat)
    else:
        _attackers_declared(s)


def _attackers_declared(s: InvasionState) -> None:
    chosen = attackers(s)
    s.report(say.DECLARED, s.active, [s.label[slot] for slot in chosen])
    if not chosen:
        s.push(end_combat)
        enter_step(s, ATTACKERS_STEP)
        return
    s.push(after_attackers)
    s.push(attackers_window)
    s.push(settle)
    zone_is_attacked(s)


def zone_is_attacked(s: InvasionState) -> None:
    """What the attacked zone does to the attackers, now or after the attack was diverted to it."""
    for slot in attackers(s):
        s.combat_bonus[slot] = 0
    for slot, zone in enumerate(s.zone):
        if zone == s.attacked and s.controller[slot] == defending_seat(s) and s.kind[slot] != DEVELOPMENT:
            trigger(s, ZONE_ATTACKED, slot)


@declare_attackers.why
def why_not_attack(s: InvasionState, action: int, seat: int) -> list[Message]:
    if verbs.verb_of(action) is not JOIN:
        return []
    (label,) = JOIN.args(action)
    if label not in s.label:
        return [Message("not_in_play", {"piece": PIECE.say(label)})]
    return why_not_declare(s, s.label.index(label), seat, BATTLEFIELD)


@declare_attackers.prompt
def prompt_attackers(s: InvasionState, seat: int) -> dict[str, Any]:
    return {"zone": ZONE_NAMES[s.attacked]}


@decision(soft=True)
def pay_for_attackers(s: InvasionState, seat: int, paid: tuple[int, ...]) -> list[int]:
    """Rune of Fortitude: 1 resource for each attacker that shall keep its power."""
    can = [slot for slot in attackers(s) if s.uid[slot] not in paid] if s.resources[seat] else []
    return [*[PAY_FOR(s.label[slot]) for slot in can], DONE()]


@pay_for_attackers.take
def take_pay_for(s: InvasionState, chance: Chance, action: int, seat: int, paid: tuple[int, ...]) -> None:
    if verbs.verb_of(action) is PAY_FOR:
        lose(s, seat, 1)
        slot = s.label.index(PAY_FOR.args(action)[0])
        s.push_all(pay_for_attackers, seat, (*paid, s.uid[slot]))
        return
    for slot in attackers(s):
        if s.uid[slot] not in paid:
            s.combat_bonus[slot] -= 1
            s.emit(say.POWER, s.label[slot], -1)


@step
def attackers_window(s: InvasionState, chance: Chance) -> None:
    wake(s, defending_seat(s))
    enter_step(s, ATTACKERS_STEP)


# -- 3: declare defenders -------------------------------------------------------------------------------------------


@step
def after_attackers(s: InvasionState, chance: Chance) -> None:
    if any(can_defend(s, slot) for slot in range(len(s.zone))):
        s.push(declare_defenders, defending_seat(s))
    else:
        _defenders_declared(s)


@decision(soft=True, always_ask=True)
def declare_defenders(s: InvasionState, seat: int) -> list[int]:
    can = [DEFEND(s.label[slot]) for slot in range(len(s.zone)) if can_defend(s, slot)]
    return [*can, DONE()]


@declare_defenders.take
def take_defender(s: InvasionState, chance: Chance, action: int, seat: int) -> None:
    if verbs.verb_of(action) is DEFEND:
        slot = s.label.index(DEFEND.args(action)[0])
        s.role[slot] = DEFENDING
        s.emit(say.DEFENDED, s.label[slot])
        s.push(declare_defenders, seat)
    else:
        _defenders_declared(s)


def _defenders_declared(s: InvasionState) -> None:
    s.report(say.DECLARED, defending_seat(s), [s.label[slot] for slot in defenders(s)])
    s.push(after_defenders)
    s.push(defenders_window)
    s.push(settle)
    for slot in defenders(s):
        if counterstrike(s, slot):
            note(s, COUNTERSTRIKE, slot)


@declare_defenders.why
def why_not_defend(s: InvasionState, action: int, seat: int) -> list[Message]:
    if verbs.verb_of(action) is not DEFEND:
        return []
    (label,) = DEFEND.args(action)
    if label not in s.label:
        return [Message("not_in_play", {"piece": PIECE.say(label)})]
    return why_not_declare(s, s.label.index(label), seat, s.attacked)


@declare_defenders.prompt
def prompt_defenders(s: InvasionState, seat: int) -> dict[str, Any]:
    return {"zone": ZONE_NAMES[s.attacked]}


@step
def defenders_window(s: InvasionState, chance: Chance) -> None:
    enter_step(s, DEFENDERS_STEP)


# -- 4: assign damage -----------------------------------------------------------------------------------------------


@step
def after_defenders(s: InvasionState, chance: Chance) -> None:
    attack = sum([combat_damage(s, slot) for slot in attackers(s)])
    defence = sum([combat_damage(s, slot) for slot in defenders(s)])
    s.emit(say.COMBAT, attack, defence)
    s.push(after_assignment)
    s.push(assignment_window)
    if defence and attackers(s):
        s.push(assign_defence, defending_seat(s), defence)
    if attack:
        s.push(assign_attack, s.active, attack)


@decision(soft=True)
def assign_attack(s: InvasionState, seat: int, left: int) -> list[int]:
    """Every defender must get enough to be destroyed before the section gets the rest; more is allowed."""
    standing = defenders(s)
    enough = True
    actions: list[int] = []
    for slot in standing:
        enough = enough and s.assigned[slot] >= needed_to_destroy(s, slot)
        actions += [ASSIGN(s.label[slot], amount) for amount in range(_least(s, standing, left), left + 1)]
    if enough and (not standing or not is_burning(s, defending_seat(s), s.attacked)):
        actions.append(ASSIGN_SECTION())
    return actions


def _least(s: InvasionState, standing: list[int], left: int) -> int:
    """A lone defender who takes it all anyway takes it in one go."""
    if len(standing) > 1:
        return 1
    burning = is_burning(s, defending_seat(s), s.attacked)
    missing = needed_to_destroy(s, standing[0]) - s.assigned[standing[0]]
    return left if burning or left <= missing else max(missing, 1)


@assign_attack.take
def take_assign_attack(s: InvasionState, chance: Chance, action: int, seat: int, left: int) -> None:
    if verbs.verb_of(action) is ASSIGN_SECTION:
        defender = defending_seat(s)
        if not is_burning(s, defender, s.attacked):
            s.section_assigned += left
            s.emit(say.ASSIGNED_SECTION, defender, s.attacked, left)
        return
    left -= _assign(s, action)
    if left:
        s.push(assign_attack, seat, left)


def _assign(s: InvasionState, action: int) -> int:
    label, amount = ASSIGN.args(action)
    s.assigned[s.label.index(label)] += amount
    s.emit(say.ASSIGNED, label, amount)
    return amount


@assign_attack.why
def why_not_assign(s: InvasionState, action: int, seat: int, left: int) -> list[Message]:
    if verbs.verb_of(action) is ASSIGN_SECTION:
        short = [slot for slot in defenders(s) if s.assigned[slot] < needed_to_destroy(s, slot)]
        return [
            Message(
                "defender_first",
                {"piece": PIECE.say(s.label[slot]), "missing": needed_to_destroy(s, slot) - s.assigned[slot]},
            )
            for slot in short
        ]
    return [Message("damage_left", {"left": left})] if verbs.verb_of(action) is ASSIGN else []


@assign_attack.prompt
def prompt_assign_attack(s: InvasionState, seat: int, left: int) -> dict[str, Any]:
    return {"left": left, "zone": ZONE_NAMES[s.attacked]}


@decision(soft=True)
def assign_defence(s: InvasionState, seat: int, left: int) -> list[int]:
    """To attacking units only, split freely, also in excess."""
    return [ASSIGN(s.label[slot], amount) for slot in attackers(s) for amount in _portions(s, left)]


def _portions(s: InvasionState, left: int) -> list[int]:
    return [left] if len(attackers(s)) == 1 else list(range(1, left + 1))


@assign_defence.take
def take_assign_defence(s: InvasionState, chance: Chance, action: int, seat: int, left: int) -> None:
    left -= _assign(s, action)
    if left:
        s.push(assign_defence, seat, left)


@assign_defence.prompt
def prompt_assign_defence(s: InvasionState, seat: int, left: int) -> dict[str, Any]:
    return {"left": left, "zone": ZONE_NAMES[s.attacked]}


@step
def assignment_window(s: InvasionState, chance: Chance) -> None:
    enter_step(s, ASSIGNED_STEP)


# -- 5: apply damage ------------------------------------------------------------------------------------------------


@step
def after_assignment(s: InvasionState, chance: Chance) -> None:
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
    s.push(scouts)
    s.push(settle)
    if batch:
        s.push_all(apply_batch, batch)


@step
def scouts(s: InvasionState, chance: Chance) -> None:
    s.push(settle)
    for slot in attackers(s) + defenders(s):
        if is_scout(s, slot):
            note(s, SCOUT, slot)


@step
def applied_window(s: InvasionState, chance: Chance) -> None:
    enter_step(s, APPLIED_STEP)


@step
def end_combat(s: InvasionState, chance: Chance) -> None:
    for slot, role in enumerate(s.role):
        if role != NO_COMBAT:
            leave_combat(s, slot)
        s.combat_bonus[slot] = 0
    s.attacked = -1
    s.section_assigned = 0
    s.step = NO_STEP
