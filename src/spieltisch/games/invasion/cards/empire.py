"""The Empire, cards 26-50."""

from __future__ import annotations

from spieltisch.core import Chance, extend, i64, vec

from ..ability import (
    KINGDOM_BEGINS,
    LEAVES,
    PHASE_ENDS,
    REDIRECTS_CAPITAL,
    REDIRECTS_OWN,
    TURN_BEGINS,
    TURN_ENDS,
    UNIT_ENTERED_ZONE,
    EffectContext,
    action,
    attaches_to,
    constant,
    cost_around,
    forced,
    mark,
    power_to,
    tax_around,
)
from ..choices import copy_tactic, divert_attack, move_developments_where, move_where
from ..damage import deal
from ..data import KINGDOM, QUEST, SUPPORT, TYPE, ZONES
from ..effects import boost, destroy, develop_from_deck, return_to_hand
from ..links import L_CARD, cancel_link, link_at
from ..rules import (
    ATTACKERS_STEP,
    TARGET_STEP,
    developments,
    slot_at,
    slot_of,
    units_in,
)
from ..state import MARKS, SUPPORTS_PLAYED, InvasionState
from ..targets import (
    action_of_other_permanent,
    any_unit,
    development_of_one_zone,
    own_battlefield_unit,
    own_unit,
    own_unit_in_this_zone,
    supports_in,
    tactic_on_chain,
    unit_in_corresponding_zones,
)


@action(zone=QUEST, pays=2, targets=(action_of_other_permanent,), limit=True)
def bright_wizard_apprentice(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    cancel_link(s, act.targets[0])


@cost_around
def nuln_tinkerers(s: InvasionState, slot: int, seat: int, number: int) -> int:
    if s.zone[slot] != KINGDOM or s.controller[slot] != seat or TYPE[number] != SUPPORT:
        return 0
    return 0 if s.marks[seat * MARKS + SUPPORTS_PLAYED] else -1


@forced(UNIT_ENTERED_ZONE)
def the_greatswords(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    boost(s, slot_of(s, act.source), 1)


@forced(LEAVES, targets=(unit_in_corresponding_zones,))
def sigmars_blessed(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    return_to_hand(s, slot_at(s, act.targets[0]))


@forced(TURN_ENDS)
def thyrus_gorman(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    deal(s, (act.source * 4,), 1)


mark(REDIRECTS_OWN, "warrior_priests")


@action(pays=1)
def pistoliers(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    s.push(move_where, act.seat, act.source, False)


@constant(PHASE_ENDS)
def johannes_broheim(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    s.push(move_where, act.seat, act.source, True)


attaches_to("knight_training", own_battlefield_unit)


@power_to
def knight_training(s: InvasionState, slot: int, unit: int) -> int:
    return 1


@tax_around
def church_of_sigmar(s: InvasionState, slot: int, unit: int) -> int:
    return 1 if s.zone[slot] == KINGDOM and s.controller[unit] == s.controller[slot] else 0


@forced(TURN_BEGINS)
def city_gates(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    develop_from_deck(s, act.seat, act.zone)


@forced(TURN_BEGINS, targets=(own_unit_in_this_zone,))
def shrine_to_taal(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    boost(s, slot_at(s, act.targets[0]), developments(s, act.seat, act.zone))


@constant(KINGDOM_BEGINS, zone=KINGDOM, targets=(own_unit,), optional=True)
def temple_of_shallya(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    s.push(move_where, act.seat, act.targets[0] >> 2, False)


mark(REDIRECTS_CAPITAL, "defend_the_border")


@action(targets=(development_of_one_zone, development_of_one_zone), least=1)
def will_of_the_electors(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    s.push_all(move_developments_where, act.seat, tuple(ref >> 2 for ref in act.targets if ref >= 0))


@action(targets=(tactic_on_chain,))
def twin_tailed_comet(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    copy_tactic(s, act.seat, s.chain[link_at(s, act.targets[0])][L_CARD])


@action(targets=(any_unit,))
def demoralise(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    boost(s, slot_at(s, act.targets[0]), -2)


@action(targets=(any_unit,))
def franzs_decree(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    s.decreed[slot_at(s, act.targets[0])] = 1


@action(targets=(any_unit,), own_turn=True)
def forced_march(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    s.push(move_where, act.seat, act.targets[0] >> 2, False)


@action(own_turn=True)
def judgement_of_verena(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    judged = vec[i64]()
    for seat in (0, 1):
        for zone in ZONES:
            if not developments(s, seat, zone):
                judged = extend(extend(judged, units_in(s, seat, zone)), supports_in(s, seat, zone))
    destroy(s, judged)


def is_attacked(s: InvasionState, seat: int, slot: int) -> bool:
    return seat != s.active and s.step in (TARGET_STEP, ATTACKERS_STEP)


@action(when=is_attacked)
def sigmars_intervention(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    if s.step in (TARGET_STEP, ATTACKERS_STEP):
        s.push(divert_attack, act.seat)
