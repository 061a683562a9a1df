"""Whether a window calls on whoever is asked. Only what everybody sees decides: passing by itself tells nothing."""

from __future__ import annotations

from spieltisch.core import i64

from .chain import act, answer
from .combat import declare_target, possible_attackers
from .links import FACE_DOWN, L_KIND, L_SEAT, L_TARGETS, PERMANENT
from .rules import ASSIGNED_STEP, ATTACKERS_STEP, CAPITAL_PHASE, DEFENDERS_STEP, defenders, slot_at
from .state import InvasionState


def calls(s: InvasionState) -> bool:
    """Something asks for an answer, or it is the own time to act. Every choice that is no window calls."""
    if s.is_top(answer):
        return _answers_link(s, s.argument(0))
    if s.is_top(act):
        is_active = s.argument(0) == s.active
        return is_active if s.phase == CAPITAL_PHASE else _answers_fight(s, is_active)
    return not s.is_top(declare_target) or bool(possible_attackers(s))


def _answers_link(s: InvasionState, seat: i64) -> bool:
    """Of the other side. No card stops one that is being laid: it asks only if it is attached to something own."""
    link = s.chain[-1]
    if link[L_SEAT] == seat:
        return False
    if link[L_KIND] not in (PERMANENT, FACE_DOWN):
        return True
    slots = [slot_at(s, ref) for ref in link[L_TARGETS:]]
    return any(slot >= 0 and s.controller[slot] == seat for slot in slots)


def _answers_fight(s: InvasionState, is_active: bool) -> bool:
    """The other side has shown who attacks or who defends, or something own is about to be hit."""
    if s.step == DEFENDERS_STEP:
        return bool(defenders(s))
    if s.step == ASSIGNED_STEP:
        hit = [
            slot for slot, amount in enumerate(s.assigned) if amount and (s.controller[slot] == s.active) == is_active
        ]
        return bool(hit) or (not is_active and s.section_assigned > 0)
    return s.step == ATTACKERS_STEP and not is_active
