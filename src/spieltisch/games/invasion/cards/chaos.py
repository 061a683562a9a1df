"""Chaos, cards 81-105."""

from __future__ import annotations

from spieltisch.core import Chance

from .. import vocabulary as v
from ..ability import (
    COMBAT_DAMAGED,
    DEALT_COMBAT_DAMAGE,
    DESTROYED,
    ENTERS,
    OWN_UNIT,
    QUESTING_UNIT,
    STOPS_CANCELLING,
    TURN_BEGINS,
    EffectContext,
    action,
    attaches_to,
    combat_damage_of,
    constant,
    forced,
    hit_points_around,
    mark,
    power_of,
)
from ..choices import corruption_or_damage, each_sacrifices_unit, lay_open, move_tokens
from ..damage import deal, deal_each
from ..data import BATTLEFIELD, KINGDOM, QUEST
from ..effects import boost, corrupt, destroy_refs, discard_hand, draw
from ..rules import developments, face_up, ref_of, slot_at, slot_of, units, units_in
from ..state import ATTACKING, InvasionState
from ..targets import (
    any_development,
    any_unit,
    corrupted_unit,
    own_unit,
    unit_in_battlefield,
    unit_in_corresponding_zones,
    unit_or_section,
)
from ..values import power
from .dwarfs import has_three_tokens


@forced(ENTERS, targets=(unit_in_corresponding_zones,))
def festering_nurglings(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    corrupt(s, slot_at(s, act.targets[0]))


@action(zone=QUEST, pays=3, targets=(any_unit,))
def nurgle_sorcerer(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    deal(s, act.targets, 2 if s.corrupt[slot_at(s, act.targets[0])] else 1)


@action(zone=QUEST, pays=4, targets=(any_development,))
def cultist_of_slaanesh(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    destroy_refs(s, act.targets)


@action(zone=QUEST, pays=2, targets=(corrupted_unit,))
def valkia_the_bloody(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    s.push(move_tokens, act.seat, act.source, act.targets[0] >> 2)


@power_of
def melekh_the_changer(s: InvasionState, slot: int) -> int:
    return len([other for other in face_up(s, 1 - s.controller[slot]) if s.corrupt[other]])


@forced(DESTROYED, zone=BATTLEFIELD, targets=(unit_in_battlefield,))
def fledgling_chaos_spawn(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    deal(s, act.targets, 1)


@combat_damage_of
def savage_gors(s: InvasionState, slot: int) -> int:
    attacks = s.zone[slot] == BATTLEFIELD and s.role[slot] == ATTACKING
    return 2 if attacks and developments(s, s.controller[slot], BATTLEFIELD) >= 2 else 0


mark(STOPS_CANCELLING, "bloodthirster")


@forced(TURN_BEGINS)
def bloodthirster(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    each_sacrifices_unit(s, act.zone)


attaches_to("cloud_of_flies", own_unit)


@constant(TURN_BEGINS, targets=(any_unit,), optional=True)
def cloud_of_flies(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    host = s.host[slot_of(s, act.source)]
    deal(s, (ref_of(s, host), act.targets[0]), 1, hard=True)


attaches_to("horrific_mutation", own_unit)


@hit_points_around
def horrific_mutation(s: InvasionState, slot: int, unit: int) -> int:
    host = s.host[slot]
    return -1 if host >= 0 and s.role[host] == ATTACKING else 0


attaches_to("sadistic_mutation", own_unit)


@forced(DEALT_COMBAT_DAMAGE, targets=(unit_or_section,))
def sadistic_mutation(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    deal(s, act.targets, 1)


@forced(TURN_BEGINS)
def warpstone_meteor(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    s.push(corruption_or_damage, 1 - s.active, act.zone)
    s.push(corruption_or_damage, s.active, act.zone)


@action(zone=QUEST, sacrifice=QUESTING_UNIT, when=has_three_tokens, own_turn=True)
def journey_to_the_gate(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    discard_hand(s, 1 - act.seat)


@forced(COMBAT_DAMAGED, zone=KINGDOM)
def shrine_to_nurgle(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    corrupt(s, slot_of(s, act.subject))


@action(targets=(any_unit,))
def seduced_by_darkness(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    corrupt(s, slot_at(s, act.targets[0]))


@action(own_turn=True)
def will_of_tzeentch(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    for seat in (s.active, 1 - s.active):
        discard_hand(s, seat)
        draw(s, seat, 3)


@action()
def nurgles_pestilence(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    deal_each(s, [(ref_of(s, unit), 1 + s.corrupt[unit]) for unit in units(s)])


@action(targets=(any_unit,), own_turn=True)
def flames_of_tzeentch(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    deal(s, act.targets, act.x)


@action(targets=(unit_in_battlefield,))
def blood_for_the_blood_god(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    deal(s, act.targets, power(s, slot_at(s, act.targets[0])))


@action(sacrifice=OWN_UNIT)
def culling_the_weak(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    for unit in units_in(s, act.seat, BATTLEFIELD):
        boost(s, unit, 1)


@action()
def slaaneshs_domination(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    other = 1 - act.seat
    hand = s.hand[other]
    revealed = chance.draw(hand, min(3, len(hand)))
    for number in set(revealed):
        missing = revealed.count(number) - s.known[other].count(number)
        s.known[other] = s.known[other] + [number] * max(missing, 0)
    s.report(v.REVEALED, other, revealed)
    s.push_all(lay_open, act.seat, tuple(revealed))
