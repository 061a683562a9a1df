"""Dwarfs, cards 1-25."""

from __future__ import annotations

from spieltisch.core import Chance

from ..ability import (
    ENTERS,
    LEAVES,
    OWN_UNIT,
    QUESTING_UNIT,
    TURN_BEGINS,
    UNIT_LEFT,
    ZONE_ATTACKED,
    EffectContext,
    action,
    attaches_to,
    constant,
    cost_around,
    forced,
    power_around,
    power_of,
    power_to,
    tax_around,
    toughness_of,
)
from ..choices import look_at_top, sacrifice_unit, wake_where
from ..combat import pay_for_attackers
from ..damage import deal
from ..data import BATTLEFIELD, KINGDOM, QUEST, TYPE, UNIT
from ..effects import boost, destroy_refs, develop_from_deck, gain, heal_section, move_damage
from ..rules import (
    ASSIGNED_STEP,
    developments,
    fighters,
    is_burning,
    slot_at,
)
from ..state import ATTACKING, DEFENDING, InvasionState
from ..targets import (
    any_unit,
    attacking_unit,
    fighting_unit,
    own_damaged_section,
    support_or_development,
    unit_beside_first_target,
    unit_or_section,
)


@forced(LEAVES)
def zhufbar_engineers(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    s.push(sacrifice_unit, 1 - act.seat, act.zone)


@power_of
def troll_slayers(s: InvasionState, slot: int) -> int:
    return 2 if s.zone[slot] == BATTLEFIELD and developments(s, s.controller[slot], BATTLEFIELD) >= 2 else 0


@action(zone=QUEST, pays=2, targets=(any_unit,))
def runesmith(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    boost(s, slot_at(s, act.targets[0]), 1)


@power_of
def durgnar_the_bold(s: InvasionState, slot: int) -> int:
    seat = s.controller[slot]
    return 2 if is_burning(s, seat, 0) or is_burning(s, seat, 1) or is_burning(s, seat, 2) else 0


@tax_around
def king_kazador(s: InvasionState, slot: int, unit: int) -> int:
    return 3 if unit == slot else 0


@forced(ENTERS)
def dwarf_cannon_crew(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    look_at_top(s, act.seat, act.zone)


@forced(ENTERS)
def dwarf_masons(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    develop_from_deck(s, act.seat, act.zone)


@forced(UNIT_LEFT, zone=QUEST, targets=(unit_or_section,))
def dwarf_ranger(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    deal(s, act.targets, 1)


@toughness_of
def ironbreakers_of_ankhor(s: InvasionState, slot: int) -> int:
    return developments(s, s.controller[slot], s.zone[slot])


def weaker_unless_paid(s: InvasionState, slot: int, unit: int) -> int:
    for at in range(0, len(s.unpaid), 2):
        if s.unpaid[at] == s.uid[slot] and s.unpaid[at + 1] == s.uid[unit] and s.role[unit] == ATTACKING:
            return -1
    return 0


power_around(weaker_unless_paid, "rune_of_fortitude")


@constant(ZONE_ATTACKED)
def rune_of_fortitude(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    s.push_all(pay_for_attackers, 1 - act.seat, act.source, ())


@forced(TURN_BEGINS, zone=KINGDOM, targets=(own_damaged_section,))
def keystone_forge(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    heal_section(s, act.seat, (act.targets[0] >> 2) % 3, 1)


attaches_to("organ_gun", any_unit)


@power_to
def organ_gun(s: InvasionState, slot: int, unit: int) -> int:
    return 2 if s.role[unit] == DEFENDING else 0


@cost_around
def master_rune_of_dismay(s: InvasionState, slot: int, seat: int, number: int) -> int:
    return 1 if s.zone[slot] == KINGDOM and s.controller[slot] != seat and TYPE[number] == UNIT else 0


def has_three_tokens(s: InvasionState, seat: int, slot: int) -> bool:
    return s.tokens[slot] >= 3


@action(zone=QUEST, sacrifice=QUESTING_UNIT, targets=(attacking_unit, attacking_unit), least=1, when=has_three_tokens)
def a_glorious_death(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    destroy_refs(s, act.targets)


@action(zone=BATTLEFIELD, pays=1, sacrifice=OWN_UNIT)
def grudge_thrower(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    for unit in fighters(s):
        boost(s, unit, 1)


@action()
def burying_the_grudge(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    gain(s, act.seat, s.units_discarded)


@action(targets=(any_unit, unit_beside_first_target))
def stubborn_refusal(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    origin, goal = slot_at(s, act.targets[0]), slot_at(s, act.targets[1])
    if origin >= 0:
        move_damage(s, origin, goal, s.damage[origin])


@action(targets=(fighting_unit,))
def striking_the_grudge(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    boost(s, slot_at(s, act.targets[0]), 2)


def damage_is_assigned(s: InvasionState, seat: int, slot: int) -> bool:
    return s.step >= ASSIGNED_STEP


@action(targets=(attacking_unit,), when=damage_is_assigned)
def grudge_thrower_assault(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    destroy_refs(s, act.targets)


@action(targets=(support_or_development,))
def demolition(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    destroy_refs(s, act.targets)


@action()
def wake_the_mountain(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    s.push(wake_where, act.seat)


@action()
def master_rune_of_valaya(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    s.valaya = 1
