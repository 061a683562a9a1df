"""High elves, cards 51-55."""

from __future__ import annotations

from spieltisch.core import Chance

from ..ability import CORRUPTION_PROOF, DAMAGED, ENTERS, EffectContext, action, attaches_to, constant, forced, mark
from ..data import QUEST
from ..effects import boost, draw, heal, restore
from ..rules import QUEST_PHASE, slot_at, slot_of, units_in, units_of
from ..state import InvasionState
from ..targets import any_unit, opposing_zone


@forced(DAMAGED)
def silver_helm_brigade(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    draw(s, act.seat, 1)


def is_own_quest_phase(s: InvasionState, seat: int, slot: int) -> bool:
    return s.phase == QUEST_PHASE and seat == s.active


@action(zone=QUEST, targets=(any_unit,), when=is_own_quest_phase, limit=True)
def archmage_of_saphery(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    heal(s, slot_at(s, act.targets[0]), 1)


attaches_to("blessing_of_isha", any_unit)
mark(CORRUPTION_PROOF, "blessing_of_isha")


@constant(ENTERS)
def blessing_of_isha(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    restore(s, s.host[slot_of(s, act.source)])


@action(targets=(opposing_zone,))
def radiant_gaze(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    for unit in units_in(s, 1 - act.seat, (act.targets[0] >> 2) % 3):
        boost(s, unit, -1)


@action()
def greater_heal(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    for unit in units_of(s, act.seat):
        heal(s, unit, s.damage[unit])
