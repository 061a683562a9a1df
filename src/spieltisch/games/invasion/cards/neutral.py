"""Neutral cards, 111-121. Alliances (122-127) need no text: their two symbols are printed."""

from __future__ import annotations

from spieltisch.core import Chance

from ..ability import (
    CANCELS_CAPITAL,
    CORRUPTS_ARRIVALS,
    QUESTING_UNIT,
    TURN_BEGINS,
    EffectContext,
    action,
    cost_of,
    forced,
    mark,
    power_of,
)
from ..data import KINGDOM, QUEST
from ..effects import destroy_refs, mill, return_to_hand, shuffle_into_deck
from ..rules import developments, slot_at, slot_of
from ..state import InvasionState
from ..targets import any_unit, card_in_own_discard, cheap_support

mark(CANCELS_CAPITAL, "contested_fortress")


@power_of
def contested_stronghold(s: InvasionState, slot: int) -> int:
    return developments(s, s.controller[slot], s.zone[slot])


@power_of
def armoury(s: InvasionState, slot: int) -> int:
    return 1 if s.zone[slot] == KINGDOM and developments(s, s.controller[slot], KINGDOM) >= 2 else 0


@power_of
def forgotten_cemetery(s: InvasionState, slot: int) -> int:
    return 1 if s.zone[slot] == QUEST and developments(s, s.controller[slot], QUEST) >= 2 else 0


mark(CORRUPTS_ARRIVALS, "warpstone_excavation")


def less_per_quest_development(s: InvasionState, seat: int) -> int:
    return -developments(s, seat, QUEST)


cost_of("pilgrimage", less_per_quest_development)


@action(targets=(any_unit,))
def pilgrimage(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    return_to_hand(s, slot_at(s, act.targets[0]))


@action(targets=(cheap_support,))
def burn_it_down(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    destroy_refs(s, act.targets)


@forced(TURN_BEGINS)
def infiltrate(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    mill(s, 1 - act.seat, s.tokens[slot_of(s, act.source)])


@action(zone=QUEST, sacrifice=QUESTING_UNIT, targets=(card_in_own_discard,), per_x=True)
def prepare_for_war(s: InvasionState, chance: Chance, act: EffectContext) -> None:
    shuffle_into_deck(s, chance, act.seat, [ref >> 2 for ref in act.targets if ref >= 0])
