"""Orcs, cards 56-80."""

from __future__ import annotations

from spieltisch.core import Chance, extend, i64, vec

from ..ability import (
    COLLECTED,
    DAMAGE_IS_MONEY,
    ENTERS,
    OWN_UNIT_HERE,
    QUESTING_UNIT,
    THIS_CARD,
    TURN_BEGINS,
    EffectContext,
    action,
    attaches_to,
    constant,
    cost_around,
    forced,
    power_around,
    power_of,
    power_to,
    toughness_around,
)
from ..choices import development_or_damage, sacrifice_unit
from ..damage import deal, deal_indirect
from ..data import BATTLEFIELD, KINGDOM, ORC, QUEST, RACE, SUPPORT, TYPE, UNIT, card
from ..effects import boost, destroy, destroy_refs, lose, turn_up
from ..rules import attackers, face_up, has_damaged_unit, is_damaged, slot_at, units
from ..state import BIGGER, MARKS, NO_COMBAT, ORC_UNITS_PLAYED, InvasionState
from ..targets import (
    another_unit,
    any_development,
    any_section,
    any_support,
    any_unit,
    attachment_in_corresponding_zones,
    development_of_one_zone,
    developments_in,
    own_battlefield_unit,
    supports_in,
)
from .dwarfs import has_three_tokens


@power_of
def squig_herders(s: InvasionState, slot: int) -> int:
    return 1 if has_damaged_unit(s, s.controller[slot]) else 0


@forced(ENTERS)
def followers_of_mork(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    deal_indirect(s, 2)


@power_of
def boar_boyz(s: InvasionState, slot: int) -> int:
    return 2 if has_damaged_unit(s, s.controller[slot]) else 0


DAMAGE_IS_MONEY.append(card("urguck"))


@forced(ENTERS)
def grimgor_ironhide(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    smashed = vec[i64]()
    for seat in (0, 1):
        smashed = extend(extend(smashed, supports_in(s, seat, act.zone)), developments_in(s, seat, act.zone))
    destroy(s, smashed)


@forced(ENTERS, targets=(attachment_in_corresponding_zones,))
def night_goblins(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    destroy_refs(s, act.targets)


@forced(TURN_BEGINS, zone=BATTLEFIELD)
def doom_divers(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    s.push(development_or_damage, 1 - s.active)
    s.push(development_or_damage, s.active)


@action(zone=KINGDOM, sacrifice=THIS_CARD)
def lobber_crew(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    s.push(sacrifice_unit, 1 - act.seat, -1)


@toughness_around
def big_uns(s: InvasionState, slot: int, unit: int) -> int:
    own = s.zone[slot] == BATTLEFIELD and s.controller[unit] == s.controller[slot]
    return 1 if own and is_damaged(s, unit) else 0


@action(zone=BATTLEFIELD, pays=2, sacrifice=OWN_UNIT_HERE, targets=(any_section,), limit=True)
def rock_lobber(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    deal(s, act.targets, 2)


attaches_to("choppa", own_battlefield_unit)


@power_to
def choppa(s: InvasionState, slot: int, unit: int) -> int:
    return 2


@power_around
def totem_of_gork(s: InvasionState, slot: int, unit: int) -> int:
    same = s.controller[unit] == s.controller[slot] and s.zone[unit] == s.zone[slot]
    return 1 if same and s.role[unit] != NO_COMBAT else 0


@constant(COLLECTED, zone=KINGDOM, targets=(any_unit,))
def banna_of_da_red_sunz(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    if lose(s, 1 - act.seat, 1):
        deal(s, act.targets, 1)


@action(zone=QUEST, sacrifice=QUESTING_UNIT, when=has_three_tokens)
def smash_em_all(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    destroy(s, vec[i64]([slot for slot in face_up(s, 1 - act.seat) if s.kind[slot] == SUPPORT]))


@cost_around
def grimgors_camp(s: InvasionState, slot: int, seat: int, number: int) -> int:
    if s.zone[slot] != KINGDOM or s.controller[slot] != seat or TYPE[number] != UNIT or RACE[number] != ORC:
        return 0
    return 0 if s.marks[seat * MARKS + ORC_UNITS_PLAYED] else -1


@action(targets=(development_of_one_zone,), per_x=True, own_turn=True)
def smash_go_boom(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    destroy_refs(s, act.targets)


@action(targets=(any_development,))
def rip_dere_eads_off(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    turn_up(s, slot_at(s, act.targets[0]))


@action()
def wez_bigga(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    s.marks[act.seat * MARKS + BIGGER] += 1


@action(targets=(any_unit, another_unit))
def favour_of_mork(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    boost(s, slot_at(s, act.targets[0]), -1)
    boost(s, slot_at(s, act.targets[1]), 1)


@action(targets=(any_support,))
def pillage(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    destroy_refs(s, act.targets)


@action()
def waaagh(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    for unit in attackers(s):
        boost(s, unit, 2)


@action(own_turn=True)
def troll_vomit(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    destroy(s, units(s))
