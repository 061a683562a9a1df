"""Whether a window calls on whoever is asked. Only what everybody sees decides: passing by itself tells nothing."""

from __future__ import annotations

from spieltisch.core import i64, ints

from .chain import act, answer
from .combat import declare_target, possible_attackers
from .links import FACE_DOWN, L_KIND, L_SEAT, L_TARGETS, PERMANENT
from .playable import list_actions
from .rules import CAPITAL_PHASE, NO_STEP, slot_at
from .state import InvasionState
from .vocabulary import USE


def calls(s: InvasionState) -> bool:
    """Something asks for an answer, or it is the own time to act. Every choice that is no window calls."""
    if s.is_top(answer):
        seat = s.argument(0)
        return any(_asks(s, link, seat) for link in s.chain)
    if s.is_top(act):
        seat = s.argument(0)
        if s.phase == CAPITAL_PHASE:
            return seat == s.active
        return s.step != NO_STEP and _can_hold_an_answer(s, seat)
    return not s.is_top(declare_target) or bool(possible_attackers(s))


def _asks(s: InvasionState, link: tuple[int, ...], seat: i64) -> bool:
    """A link of the other side, though an own one lies on it: the chain is carried out in one go. No card stops one
    that is being laid: it asks only if it is attached to something own."""
    if link[L_SEAT] == seat:
        return False
    if link[L_KIND] not in (PERMANENT, FACE_DOWN):
        return True
    slots = [slot_at(s, ref) for ref in link[L_TARGETS:]]
    return any(slot >= 0 and s.controller[slot] == seat for slot in slots)


def _can_hold_an_answer(s: InvasionState, seat: i64) -> bool:
    """In a combat, for attacker and defender in each of its steps: any hidden card may be one, and what lies open and
    can be used is one."""
    return bool(s.hand[seat]) or any(action >= USE.base for action in list_actions(s, seat, ints([])))
