"""The questions one may ask about a position, and what stands at a target before it is clicked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from spieltisch.core import Cause, Choice

from . import vocabulary as v
from .battle import assign_hits
from .box import ChaosBox
from .data import KIND_COUNT, PIECE_AT, PIECE_STOCK, PLAIN, REGIONS
from .effects import leave, put
from .outlook import outlook
from .rules import open_slot
from .shapes import ActionForecast, ChaosAction
from .state import ChaosState
from .values import (
    attack,
    card_cost,
    conquest,
    defense,
    dice,
    domination,
    has_printed_prices,
    resistance,
    summon_cost,
)
from .view import battle_view_forecast
from .vocabulary import HIT, PLAY, PLAY_RIGHT, SUMMON

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
    causes: list[Cause] = []
    match question:
        case "attack":
            attack(s, region, PLAIN[v.FIGURE[args[0]]], causes)
        case "defense":
            defense(s, region, PLAIN[v.FIGURE[args[0]]], causes)
        case "domination":
            domination(s, region, v.GOD[args[0]], causes)
        case "resistance":
            resistance(s, region, causes)
        case "conquest":
            conquest(s, region, causes)
        case "dice":
            dice(s, region, v.GOD[args[0]], causes)
        case "summon_cost":
            summon_cost(s, PLAIN[v.FIGURE[args[0]]], v.SOURCE[args[1]], region, causes)
        case _:
            card_cost(s, v.CARD[args[0]], region, causes)
    return causes


# -- what stands at an action

PRICES: Final[list[ChaosAction]] = [{"cost": cost} for cost in range(100)]  # as printed, which is the usual case


def notes(s: ChaosState, seat: int, actions: Sequence[int]) -> list[ChaosAction]:
    if not has_printed_prices(s):
        return [note_at(s, seat, action) for action in actions]
    known = _printed(s.box, s.god_of[seat])
    found: list[ChaosAction] = []
    for action in actions:
        note = known.get(action)
        if note is None:
            note = note_at(s, seat, action)
            if _is_printed(s.box, action):
                known[action] = note
        found.append(note)
    return found


@lru_cache(100)
def _printed(box: ChaosBox, god: int) -> dict[int, ChaosAction]:
    """What stands at the actions of a god while nothing changes a price, as far as somebody has asked."""
    return {}


def _is_printed(box: ChaosBox, action: int) -> bool:
    if PLAY.base <= action < PLAY_RIGHT.end:
        return not box.discount[(PLAY if action < PLAY.end else PLAY_RIGHT).first(action)]
    return SUMMON.has(action)


def note_at(s: ChaosState, seat: int, action: int) -> ChaosAction:
    """What it costs, and why if that is not what is printed; for hits, how many are needed."""
    if PLAY.base <= action < PLAY_RIGHT.end:
        card, region = (PLAY if action < PLAY.end else PLAY_RIGHT).args(action)
        cost = card_cost(s, card, region)
        if cost == s.box.card_cost[card]:
            return PRICES[cost]
        causes: list[Cause] = []
        card_cost(s, card, region, causes)
        return {"cost": cost, "causes": [cause.to_json() for cause in causes]}
    if SUMMON.base <= action < SUMMON.end:
        kind, source, region = SUMMON.args(action)
        piece = PIECE_AT[s.god_of[seat] * KIND_COUNT + kind]
        cost = summon_cost(s, piece, source, region)
        if cost == s.box.cost[PIECE_STOCK[piece]]:
            return PRICES[cost]
        causes = []
        summon_cost(s, piece, source, region, causes)
        return {"cost": cost, "causes": [cause.to_json() for cause in causes]}
    if HIT.base <= action < HIT.end and s.is_top(assign_hits):
        other, kind = HIT.first(action), HIT.second(action)
        needed = defense(s, s.battle_region, PIECE_AT[other * KIND_COUNT + kind])
        return {"hits": needed, "region": REGIONS[s.battle_region]}
    return {}


# -- what an action would change


def forecasts(s: ChaosState, seat: int, actions: Sequence[int]) -> list[ActionForecast | None]:
    desk = Trial(s, s.god_of[seat])
    return [desk.forecast(action) for action in actions]


class Trial:
    """Where a god tries out what he might do: put the piece or the card there, without anything it sets off."""

    def __init__(self, s: ChaosState, god: int) -> None:
        self.s = s
        self.god = god
        self.trial = s.copy()

    def forecast(self, action: int) -> ActionForecast | None:
        """How the own prospects change in the region that the action names, before other effects."""
        trial = self.trial
        if SUMMON.base <= action < SUMMON.end:
            kind, _, region = SUMMON.args(action)
            piece = PIECE_AT[self.god * KIND_COUNT + kind]
            put(trial, piece, region)
            found = self.compare(region)
            leave(trial, piece, region)
            return found
        if not PLAY.base <= action < PLAY_RIGHT.end:
            return None
        if action < PLAY.end:
            card, region = PLAY.first(action), PLAY.second(action)
            place = open_slot(self.s, region)
        else:
            card, region = PLAY_RIGHT.first(action), PLAY_RIGHT.second(action)
            place = region * 2 + 1
        covered = trial.slots[place]
        trial.slots[place] = card
        found = self.compare(region)
        trial.slots[place] = covered
        return found

    def compare(self, region: int) -> ActionForecast:
        s, god = self.s, self.god
        before = outlook(s, region)
        after = outlook(self.trial, region)
        return {
            "region": REGIONS[region],
            "domination": [before.domination[god], after.domination[god]],
            "hold": None if before.hold is None or after.hold is None else [before.hold[god], after.hold[god]],
            "counters": [before.counters[god], after.counters[god]],
            "points": 0 if s.ruin[region] else conquest(s, region),
            "battle": battle_view_forecast(self.trial, region, after) if after.sides else None,
        }
