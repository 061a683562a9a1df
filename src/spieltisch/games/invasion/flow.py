"""The game in the order of the rulebook: opening hands, then turns of a beginning, four phases and an end."""

from __future__ import annotations

from spieltisch.core import Chance, Ints, append, decision, i64, step, vec, zeros

from . import vocabulary as v
from .ability import (
    BOUND_TO_DIE,
    COLLECTED,
    KINGDOM_BEGINS,
    PHASE_ENDS,
    PROGRESS,
    TURN_BEGINS,
    TURN_ENDS,
)
from .chain import UNTIL_PHASE, end_yields, open_window
from .combat import declare_target
from .data import DEVELOPMENT, HAND, KINGDOM, QUEST, QUEST_CARD
from .effects import draw, note, restore, shuffle_deck, trigger_all
from .rules import (
    BATTLEFIELD_PHASE,
    BEGINNING,
    CAPITAL_PHASE,
    END,
    KINGDOM_PHASE,
    NO_END_WINDOW,
    QUEST_PHASE,
    face_up,
    labelled,
    questing_unit,
)
from .score import LAST_TURN, TURNS, end
from .state import DRAW, InvasionState
from .triggers import settle, settle_triggers
from .values import zone_power
from .vocabulary import DONE, KEEP, MULLIGAN, RESTORE

BANNA_INCOME = 7

# -- opening hands --------------------------------------------------------------------------------------------------


@step
def open_game(s: InvasionState, chance: Chance) -> None:
    """Shuffle, find the starting player, draw seven; the starting player decides first about a new hand."""
    for seat in (0, 1):
        shuffle_deck(s, chance, seat, s.deck[seat])
    s.first = chance.pick(2)
    s.active = s.first
    s.emit(v.STARTS, s.first)
    for seat in (s.first, 1 - s.first):
        draw(s, seat, HAND)
    s.push(turn)
    s.push(keep_hand, 1 - s.first)
    s.push(keep_hand, s.first)


@decision
def keep_hand(s: InvasionState, seat: i64) -> Ints:
    return vec[i64]([KEEP.base, MULLIGAN.base])


@keep_hand.take
def take_keep(s: InvasionState, chance: Chance, action: i64, seat: i64) -> None:
    if action == KEEP.base:
        s.emit(v.KEPT, seat)
        return
    s.emit(v.MULLIGANED, seat)
    shuffle_deck(s, chance, seat, s.deck[seat] + s.hand[seat])
    s.hand[seat] = []
    draw(s, seat, HAND)


# -- a turn ---------------------------------------------------------------------------------------------------------


@step
def turn(s: InvasionState, chance: Chance) -> None:
    if s.turn == LAST_TURN:
        for seat in (0, 1):
            s.emit(v.LOST, seat, TURNS)
        end(s, DRAW)
        return
    s.emit(v.TURN, s.turn + 1, s.active)
    s.turn += 1
    penalty = s.turn == 1  # the starting player skips quest and battlefield phase once
    s.push(end_of_turn)
    if not penalty:
        s.push(battlefield_phase)
    s.push(capital_phase)
    if not penalty:
        s.push(quest_phase)
    s.push(kingdom_phase)
    s.push(beginning_of_turn)


def begin_phase(s: InvasionState, phase: i64) -> None:
    s.emit(v.PHASE, phase)
    s.phase = phase
    s.push(end_phase)


@step
def window(s: InvasionState, chance: Chance) -> None:
    open_window(s)


@step
def end_phase(s: InvasionState, chance: Chance) -> None:
    """What happens at the end of every phase; the beginning and the end of a turn are no phases of the rulebook."""
    end_yields(s, UNTIL_PHASE)
    if s.phase == BEGINNING or s.phase == END:
        return
    for seat in (0, 1):
        trigger_all(s, PHASE_ENDS, seat)
    settle_triggers(s)


@step
def beginning_of_turn(s: InvasionState, chance: Chance) -> None:
    begin_phase(s, BEGINNING)
    s.push(window)
    trigger_all(s, TURN_BEGINS, s.active)
    for slot, kind in enumerate(s.kind):
        if kind == QUEST_CARD and s.controller[slot] == s.active and questing_unit(s, slot) >= 0:
            note(s, PROGRESS, slot)
    settle_triggers(s)


# -- kingdom phase --------------------------------------------------------------------------------------------------


@step
def kingdom_phase(s: InvasionState, chance: Chance) -> None:
    begin_phase(s, KINGDOM_PHASE)
    s.resources[s.active] = 0
    s.push(window)
    s.push(income)
    s.push(restore_one, s.active)
    trigger_all(s, KINGDOM_BEGINS, s.active)
    settle_triggers(s)


@decision
def restore_one(s: InvasionState, seat: i64) -> Ints:
    """One own corrupted card, before anybody can act."""
    actions = vec[i64]([DONE.base])
    for slot in face_up(s, seat):
        if s.corrupt[slot]:
            actions = append(actions, RESTORE.of(s.label[slot]))
    return actions


@restore_one.take
def take_restore(s: InvasionState, chance: Chance, action: i64, seat: i64) -> None:
    if RESTORE.has(action):
        restore(s, labelled(s, RESTORE.first(action)))


@step
def income(s: InvasionState, chance: Chance) -> None:
    collected = zone_power(s, s.active, KINGDOM)
    s.emit(v.COLLECTED, s.active, collected)
    s.resources[s.active] += collected
    if collected >= BANNA_INCOME:
        trigger_all(s, COLLECTED, 1 - s.active)
        settle_triggers(s)


# -- quest phase ----------------------------------------------------------------------------------------------------


@step
def quest_phase(s: InvasionState, chance: Chance) -> None:
    begin_phase(s, QUEST_PHASE)
    s.push(window)
    s.push(settle)
    draw(s, s.active, zone_power(s, s.active, QUEST))


# -- capital phase --------------------------------------------------------------------------------------------------


@step
def capital_phase(s: InvasionState, chance: Chance) -> None:
    begin_phase(s, CAPITAL_PHASE)
    s.push(window)


# -- battlefield phase: see combat.py -------------------------------------------------------------------------------


@step
def battlefield_phase(s: InvasionState, chance: Chance) -> None:
    begin_phase(s, BATTLEFIELD_PHASE)
    s.push(declare_target, s.active)


# -- end of turn ----------------------------------------------------------------------------------------------------


@step
def end_of_turn(s: InvasionState, chance: Chance) -> None:
    s.push(next_turn)
    begin_phase(s, END)
    s.push(end_effects)
    if not s.switches[NO_END_WINDOW]:
        s.push(window)


@step
def end_effects(s: InvasionState, chance: Chance) -> None:
    trigger_all(s, TURN_ENDS, s.active)
    for slot, doomed in enumerate(s.doomed):
        if doomed and s.kind[slot] != DEVELOPMENT:
            note(s, BOUND_TO_DIE, slot)
    settle_triggers(s)


@step
def next_turn(s: InvasionState, chance: Chance) -> None:
    """Effects until end of turn expire; the other player begins."""
    size = len(s.zone)
    s.bonus = zeros(size)
    s.hit_bonus = zeros(size)
    s.used = zeros(size)
    s.decreed = zeros(size)
    s.marks = zeros(len(s.marks))
    s.units_discarded = 0
    s.valaya = 0
    s.active = 1 - s.active
    s.push(turn)
