"""The questions one may ask about a position, and what stands at a target before it is clicked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spieltisch.core import Cause, Choice

from . import vocabulary as v
from .battle import assign_hits
from .board import leave, put
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
from .data import KIND_COUNT, PIECE_AT, PLAIN, REGION_COUNT, REGIONS
from .outlook import outlooks, prospect
from .rules import conquest, defense, open_slot
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


# -- what stands at an action


def notes_at(s: ChaosState, seat: int, actions: Sequence[int]) -> list[dict[str, Any]]:
    """Cost with causes, and a forecast for the region that the action names.

    From where a figure comes makes no difference to the region where it goes, so these share a note.
    """
    desk: Desk | None = None
    notes: list[dict[str, Any]] = []
    for action in actions:
        if v.SUMMON.base <= action < v.SUMMON.end or v.PLAY.base <= action < v.PLAY_RIGHT.end:
            if desk is None:
                desk = Desk(s, s.god_of[seat])
            notes.append(desk.summons(action) if action < v.SUMMON.end else desk.card(action))
        elif v.HIT.base <= action < v.HIT.end and s.frames and s.frames[-1][0] is assign_hits:
            other, kind = v.HIT.args(action)
            needed = defense(s, s.battle_region, PIECE_AT[other * KIND_COUNT + kind])
            notes.append({"hits": needed, "region": REGIONS[s.battle_region]})
        else:
            notes.append({})
    return notes


class Desk:
    """Where a god tries out what he might do: put the piece or the card there, without anything it sets off."""

    def __init__(self, s: ChaosState, god: int) -> None:
        self.s = s
        self.god = god
        self.trial = s.copy()
        self.before = outlooks(s)
        self.known: dict[tuple[int, int, bool], dict[str, Any]] = {}

    def summons(self, action: int) -> dict[str, Any]:
        kind, source, region = v.SUMMON.args(action)
        key = (kind, region, source < REGION_COUNT)
        note = self.known.get(key)
        if note is None:
            piece = PIECE_AT[self.god * KIND_COUNT + kind]
            put(self.trial, piece, region)
            causes = summon_cost_causes(self.s, piece, source, region)
            note = self.known[key] = self.note(region, causes)
            leave(self.trial, piece, region)
        return note

    def card(self, action: int) -> dict[str, Any]:
        if action < v.PLAY.end:
            card, region = v.PLAY.args(action)
            place = open_slot(self.s, region)
        else:
            card, region = v.PLAY_RIGHT.args(action)
            place = region * 2 + 1
        slots = self.trial.slots
        covered = slots[place]
        slots[place] = card
        note = self.note(region, card_cost_causes(self.s, card, region))
        slots[place] = covered
        return note

    def note(self, region: int, causes: list[Cause]) -> dict[str, Any]:
        """What it costs, and how the own prospects in the region change by it, before other effects."""
        s, god, before = self.s, self.god, self.before[region]
        value, counters, held = prospect(self.trial, region, god, before.hold is not None)
        note: dict[str, Any] = {"cost": sum([cause.value for cause in causes])}
        if len(causes) > 1:
            note["causes"] = [to_web(cause) for cause in causes]
        note["forecast"] = {
            "region": REGIONS[region],
            "domination": [before.domination[god], value],
            "hold": None if before.hold is None or held is None else [before.hold[god], held],
            "counters": [before.counters[god], counters],
            "points": 0 if s.ruin[region] else conquest(s, region),
        }
        return note
