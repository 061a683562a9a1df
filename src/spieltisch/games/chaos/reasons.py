"""The last of all reasons: an action that has nothing to do with what is being decided is told what comes first."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Decision, Message
from spieltisch.core.stack import FRAMES

from .data import PACKAGE

DUE: Final = {
    "summoning_turn": "turn",
    "exchange_card": "discard",
    "discard_card": "discard",
    "assign_hits": "hits",
    "return_hits": "hits",
    "rot_figure": "loss",
    "lose_figure": "loss",
    "suffer_hits": "loss",
    "carry_warpstone": "warpstone",
    "stand_on_slot": "slot",
    "leave_slot": "slot",
    "fetch_figure": "figure",
    "choose_shield": "figure",
    "choose_traveller": "figure",
    "choose_charmed": "cultist",
    "choose_token": "token",
    "choose_region": "token",
    "choose_pair": "token",
    "place_old_world": "token",
    "remove_old_world": "token",
    "choose_decay": "corruption",
    "choose_purged": "corruption",
    "remove_corruption": "corruption",
    "choose_exodus": "region",
    "choose_refuge": "region",
    "choose_goal": "region",
    "choose_token_goal": "region",
    "choose_meddled": "player",
    "choose_upgrade": "upgrade",
}


class Due:
    """Asks the decision's own reasons first."""

    def __init__(self, decision: Decision) -> None:
        self.own = decision.reasons
        self.due = DUE[decision.name.rpartition(".")[2]]

    def __call__(self, *args: Any) -> list[Message]:
        reasons = self.own(*args) if self.own is not None else []
        return reasons or [Message("decide_first", {"due": self.due})]


def give_reasons() -> None:
    for frame in FRAMES:
        if frame.package == PACKAGE and isinstance(frame, Decision):
            frame.reasons = Due(frame)
