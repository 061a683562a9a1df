"""The chain resolves, last link first, with every target checked again."""

from __future__ import annotations

from spieltisch.core import Chance, i64, step

from . import vocabulary as v
from .ability import ACTION, ATTACH_TO, Effect, EffectContext
from .data import QUEST
from .effects import attach, lay_development, put_into_play, to_discard
from .links import (
    FACE_DOWN,
    FROM_HAND,
    L_CANCELLED,
    L_CARD,
    L_KIND,
    L_NUMBER,
    L_OWNER,
    L_PLACE,
    L_SEAT,
    L_SOURCE,
    L_TARGETS,
    L_X,
    PERMANENT,
    link_act,
)
from .rules import can_enter, is_attachment, questing_unit, slot_at
from .state import InvasionState
from .triggers import settle
from .vocabulary import ON_QUEST

# -- resolving ------------------------------------------------------------------------------------------------------


@step
def resolve_chain(s: InvasionState, chance: Chance) -> None:
    if len(s.chain) > 1:
        s.push(resolve_chain)
    resolve_last(s, chance)


def resolve_last(s: InvasionState, chance: Chance) -> None:
    link = s.chain.pop()
    s.push(settle)
    kind = link[L_KIND]
    if kind == PERMANENT:
        _resolve_permanent(s, link)
    elif kind == FACE_DOWN:
        lay_development(s, link[L_SEAT], s.laying, link[L_PLACE])
        s.laying = -1
    else:
        if kind == FROM_HAND:
            to_discard(s, link[L_OWNER], link[L_CARD])
        _resolve_action(s, chance, link)


def _resolve_action(s: InvasionState, chance: Chance, link: tuple[int, ...]) -> None:
    effect = ACTION[link[L_CARD]]
    assert effect is not None
    if link[L_CANCELLED]:
        s.emit(v.FIZZLED, link[L_SEAT], link[L_CARD], link[L_NUMBER])
        return
    targets = checked_targets(s, effect, link)
    if len(link) > L_TARGETS and not any(ref >= 0 for ref in targets):
        s.emit(v.FIZZLED, link[L_SEAT], link[L_CARD], link[L_NUMBER])
        return
    s.emit(v.RESOLVED, link[L_SEAT], link[L_CARD], link[L_NUMBER])
    act_ = link_act(s, link)
    act_.targets = targets
    effect.run(s, chance, act_)


def checked_targets(s: InvasionState, effect: Effect, link: tuple[int, ...]) -> tuple[int, ...]:
    """The targets that are still legal; -1 stands for one that is not."""
    checked: tuple[int, ...] = ()
    for index, ref in enumerate(link[L_TARGETS:]):
        act_ = EffectContext(link[L_SEAT], link[L_CARD], link[L_SOURCE], link[L_PLACE], 0, link[L_NUMBER], checked)
        filter_ = effect.targets[0 if effect.extra else index]
        checked += (ref if ref in filter_(s, act_) else -1,)
    return checked


def _resolve_permanent(s: InvasionState, link: tuple[int, ...]) -> None:
    seat, number, place = link[L_SEAT], link[L_CARD], link[L_PLACE]
    if is_attachment(number):
        host = slot_at(s, link[L_TARGETS])
        goals = ATTACH_TO[number]
        assert goals is not None
        if host >= 0 and link[L_TARGETS] in goals(s, EffectContext(seat, number, -1, -1, 0, -1, ())):
            attach(s, seat, seat, number, host)
            return
    else:
        zone = QUEST if place == ON_QUEST else place
        if can_enter(s, seat, number, zone):
            slot = put_into_play(s, seat, seat, number, zone, link[L_X])
            if place == ON_QUEST:
                _send_on_quest(s, slot, slot_at(s, link[L_TARGETS]))
            return
    s.emit(v.FIZZLED, seat, number, link[L_NUMBER])
    to_discard(s, seat, number)


def _send_on_quest(s: InvasionState, unit: i64, quest: i64) -> None:
    if quest >= 0 and questing_unit(s, quest) < 0:
        s.quest[unit] = quest
        s.emit(v.QUESTS, s.label[unit], s.label[quest])


@step
def resolve_now(s: InvasionState, chance: Chance) -> None:
    """A card played within another effect: it joins that resolution."""
    resolve_last(s, chance)
