"""The questions one may ask about a position, and what stands at a target before it is clicked."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Cause, Choice

from . import vocabulary as v
from .aftermath import action_forecast
from .battle import assign_hits
from .causes import (
    attack_causes,
    card_cost_causes,
    conquest_causes,
    defense_causes,
    dice_causes,
    domination_causes,
    resistance_causes,
    summon_cost_causes,
    to_web,
)
from .data import KIND_COUNT, PIECE_AT, PLAIN, REGIONS
from .rules import defense
from .state import ChaosState

QUESTIONS: Final[dict[str, tuple[Choice, ...]]] = {
    "attack": (v.FIGURE, v.REGION),
    "defense": (v.FIGURE, v.REGION),
    "domination": (v.GOD, v.REGION),
    "resistance": (v.REGION,),
    "conquest": (v.REGION,),
    "dice": (v.GOD, v.REGION),
    "summon_cost": (v.FIGURE, v.SOURCE, v.REGION),
    "card_cost": (v.CARD, v.REGION),
}


def answer(s: ChaosState, question: str, args: list[str]) -> list[Cause]:
    region = v.REGION[args[-1]]
    if question == "attack":
        return attack_causes(s, region, PLAIN[v.FIGURE[args[0]]])
    if question == "defense":
        return defense_causes(s, region, PLAIN[v.FIGURE[args[0]]])
    if question == "domination":
        return domination_causes(s, region, v.GOD[args[0]])
    if question == "resistance":
        return resistance_causes(s, region)
    if question == "conquest":
        return conquest_causes(s, region)
    if question == "dice":
        return dice_causes(s, region, v.GOD[args[0]])
    if question == "summon_cost":
        return summon_cost_causes(s, PLAIN[v.FIGURE[args[0]]], v.SOURCE[args[1]], region)
    return card_cost_causes(s, v.CARD[args[0]], region)


def annotate(s: ChaosState, seat: int, action: int) -> dict[str, Any]:
    """Cost with causes, and a forecast for the region that the action names."""
    god = s.god_of[seat]
    if v.SUMMON.base <= action < v.SUMMON.end:
        kind, source, region = v.SUMMON.args(action)
        causes = summon_cost_causes(s, PIECE_AT[god * KIND_COUNT + kind], source, region)
    elif v.PLAY.base <= action < v.PLAY_RIGHT.end:
        card, region = (v.PLAY if action < v.PLAY.end else v.PLAY_RIGHT).args(action)
        causes = card_cost_causes(s, card, region)
    elif v.HIT.base <= action < v.HIT.end and s.frames and s.frames[-1][0] is assign_hits:
        other, kind = v.HIT.args(action)
        region = s.battle_region
        needed = defense(s, region, PIECE_AT[other * KIND_COUNT + kind])
        return {"hits": needed, "region": REGIONS[region]}
    else:
        return {}
    note: dict[str, Any] = {"cost": sum([cause.value for cause in causes])}
    if len(causes) > 1:
        note["causes"] = [to_web(cause) for cause in causes]
    note["forecast"] = action_forecast(s, god, action, region)
    return note
