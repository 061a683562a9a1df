"""Dark elves, cards 106-110."""

from __future__ import annotations

from spieltisch.core import Chance

from .. import vocabulary as v
from ..ability import TURN_BEGINS, ZONE_ATTACKED, EffectContext, action, forced
from ..damage import deal
from ..data import KINGDOM, QUEST
from ..effects import gain, lose
from ..rules import ASSIGNED_STEP, slot_at, slot_of
from ..state import InvasionState
from ..targets import another_unit, any_unit, attacking_unit


def has_assigned_damage(s: InvasionState, seat: int, slot: int) -> bool:
    return s.step == ASSIGNED_STEP and s.assigned[slot] > 0


@action(pays=2, targets=(another_unit,), when=has_assigned_damage)
def disciple_of_khaine(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    slot, goal = slot_of(s, act.source), slot_at(s, act.targets[0])
    if slot >= 0 and s.assigned[slot]:
        s.assigned[slot] -= 1
        s.assigned[goal] += 1
        s.emit(v.REDIRECTED, s.label[slot], 1)


@forced(TURN_BEGINS, zone=QUEST, targets=(any_unit,))
def vile_sorceress(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    s.hit_bonus[slot_at(s, act.targets[0])] -= 1


@forced(ZONE_ATTACKED, zone=KINGDOM, targets=(attacking_unit,))
def cauldron_of_blood(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    deal(s, act.targets, 1)


@action()
def hate(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    gain(s, act.seat, lose(s, 1 - act.seat, 1))
