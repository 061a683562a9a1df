"""Action windows and the chain.

A window belongs first to the active player, then alternates, and closes after two passes in a row. Whoever acts puts a
link on the chain: costs are paid and targets chosen at once, then both may answer with further actions. When both pass
the chain resolves completely, last link first; every target is checked again.

Windows are asked alike whatever somebody holds, so that a prompt never tells a hand.
"""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Chance, Ints, decision, i64, ints, step, vec

from . import vocabulary as v
from .announce import announce
from .data import SLUGS
from .links import L_CARD, L_NUMBER, L_SEAT, UNTIL_ACTION
from .playable import list_actions, list_permanents
from .resolve import resolve_chain
from .rules import CAPITAL_PHASE
from .state import InvasionState
from .vocabulary import PASS, PLAY, UNTIL, YIELD

UNTIL_WINDOW: Final = UNTIL["window"]
UNTIL_PHASE: Final = UNTIL["phase"]
WAITING: Final[Ints] = ints([PASS(), *[YIELD(until) for until in range(len(UNTIL))]])

# -- windows --------------------------------------------------------------------------------------------------------


def open_window(s: InvasionState) -> None:
    s.opened += 1
    ask(s, s.active, 0)


@step
def offer(s: InvasionState, chance: Chance, seat: i64, passes: i64) -> None:
    ask(s, seat, passes)


def ask(s: InvasionState, seat: i64, passes: i64) -> None:
    """The seat may act, unless it has yielded. Waiting for the opponent does not give up the own capital phase."""
    waiting = s.yields[seat]
    if waiting < 0 or (waiting == UNTIL_ACTION and s.phase == CAPITAL_PHASE and seat == s.active):
        s.push(act, seat, passes)
    else:
        s.emit(v.PASSED, seat)
        _passed(s, seat, passes)


def ask_answer(s: InvasionState, seat: i64, passes: i64) -> None:
    if s.yields[seat] < 0:
        s.push(answer, seat, passes)
    else:
        s.emit(v.PASSED, seat)
        _passed_answer(s, seat, passes)


@decision(always_ask=True)
def act(s: InvasionState, seat: i64, passes: i64) -> Ints:
    """An open window with nothing on the chain."""
    actions = WAITING[:]
    if s.phase == CAPITAL_PHASE and seat == s.active:
        actions = list_permanents(s, seat, actions)
    return list_actions(s, seat, actions)


@decision(always_ask=True)
def answer(s: InvasionState, seat: i64, passes: i64) -> Ints:
    """A link waits on the chain: answer it, or let it be."""
    return list_actions(s, seat, WAITING[:])


@act.take
def take_act(s: InvasionState, chance: Chance, action: i64, seat: i64, passes: i64) -> None:
    if action < PLAY.base:
        _note_pass(s, seat, action)
        _passed(s, seat, passes)
    else:
        s.push(offer, 1 - seat, 0)
        s.push(commit)
        announce(s, seat, action)


@answer.take
def take_answer(s: InvasionState, chance: Chance, action: i64, seat: i64, passes: i64) -> None:
    if action < PLAY.base:
        _note_pass(s, seat, action)
        _passed_answer(s, seat, passes)
    else:
        s.push(commit)
        announce(s, seat, action)


def _note_pass(s: InvasionState, seat: i64, action: i64) -> None:
    if action >= YIELD.base:
        s.yields[seat] = action - YIELD.base
        s.emit(v.YIELDED, seat, s.yields[seat])
    else:
        s.emit(v.PASSED, seat)


def _passed(s: InvasionState, seat: i64, passes: i64) -> None:
    if passes == 0:
        ask(s, 1 - seat, 1)
    else:
        end_yields(s, UNTIL_WINDOW)


def _passed_answer(s: InvasionState, seat: i64, passes: i64) -> None:
    if passes == 0:
        ask_answer(s, 1 - seat, 1)


def end_yields(s: InvasionState, until: i64) -> None:
    if until in s.yields:
        s.yields = vec[i64]([-1 if waiting == until else waiting for waiting in s.yields])


@step
def commit(s: InvasionState, chance: Chance) -> None:
    """The link is complete: the others may answer."""
    if len(s.chain) == 1:
        s.push(resolve_chain)
    ask_answer(s, 1 - s.chain[-1][L_SEAT], 0)


@act.prompt
def prompt_act(s: InvasionState, seat: i64, passes: i64) -> dict[str, Any]:
    return {"phase": v.PHASES.say(s.phase), "step": v.STEPS.say(s.step), "passes": passes}


@answer.prompt
def prompt_answer(s: InvasionState, seat: i64, passes: i64) -> dict[str, Any]:
    link = s.chain[-1]
    card = "development" if link[L_CARD] < 0 else SLUGS[link[L_CARD]]
    return {"card": card, "link": link[L_NUMBER], "passes": passes}
