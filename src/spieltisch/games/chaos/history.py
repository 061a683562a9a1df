"""What happened, as every seat sees it: battles of the round, points, ruins, finished rounds, the result."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from spieltisch.core import ints

from . import vocabulary as v
from .battle import assign_hits, return_hits
from .data import CLASSES, REGION_COUNT, REGIONS
from .dice import LEAST_HIT
from .packed_rows import BATTLE_ROW, ROLL_ROW, battle_rows, round_rows, score_rows
from .score import ranking
from .shapes import Battle, Kill, Place, Result, RoundRecord, Ruin, RuinPay, Score
from .state import ChaosState


def battle_views(s: ChaosState) -> list[Battle]:
    battles: list[Battle] = []
    for row in battle_rows(s.battles):
        if row[0] == BATTLE_ROW:
            battles.append({"region": REGIONS[row[1]], "number": row[2], "seat": None, "rolls": [], "hits_left": 0})
        elif row[0] == ROLL_ROW:
            _, god, stage, number, dice = row
            battles[-1]["rolls"].append(
                {
                    "seat": s.seat_of[god],
                    "kind": v.ROLL.say(stage),
                    "dice": [
                        {"value": value, "hit": value >= LEAST_HIT, "exploded": place >= number}
                        for place, value in enumerate(dice)
                    ],
                    "hits": sum([1 for value in dice if value >= LEAST_HIT]),
                    "kills": [],
                }
            )
        else:
            _, god, figure, hits = row
            if god >= 0:
                kill: Kill = {"seat": s.seat_of[god], "kind": CLASSES[figure], "hits": hits}
            else:
                kill = {"seat": None, "kind": "peasant", "hits": hits}
            battles[-1]["rolls"][-1]["kills"].append(kill)
    if s.battle_region >= 0 and battles:
        if s.is_top(assign_hits):
            battles[-1]["seat"] = s.argument(0)
            battles[-1]["hits_left"] = s.argument(2) + s.argument(3)
        elif s.is_top(return_hits):
            battles[-1]["seat"] = s.argument(0)
            battles[-1]["hits_left"] = s.returned[s.argument(2)]
    return battles


@lru_cache(1024)
def scores_view(seat_of: tuple[int, ...], packed: tuple[int, ...]) -> list[Score]:
    return [score_view(number, seat_of[god], *row) for number, god, *row in score_rows(ints(packed))]


@lru_cache(4096)
def score_view(number: int, seat: int, points: int, source: int, region: int) -> Score:
    name = v.POINTS.say(source)
    view: Score = {
        "round": number,
        "seat": seat,
        "points": points,
        "source": "ruin" if name.startswith("ruin_") else name,
    }
    if region >= 0:
        view["region"] = REGIONS[region]
    return view


def ruin_view(s: ChaosState, region: int) -> Ruin | None:
    if not s.ruin[region]:
        return None
    paid: dict[int, RuinPay] = {}
    for number, god, points, source, where in score_rows(s.scores):
        name = v.POINTS.say(source)
        if where == region and number == s.ruin_round[region] and name.startswith("ruin"):
            row = paid.setdefault(god, {"seat": s.seat_of[god], "rank": "none", "points": 0, "ruiner": 0, "total": 0})
            row["total"] += points
            if name == "ruiner":
                row["ruiner"] += points
            else:
                row["rank"] = name.removeprefix("ruin_")
                row["points"] += points
    return {
        "card": max(s.ruin[region], -s.ruin[region]),
        "round": s.ruin_round[region],
        "paid": [paid[god] for god in sorted(paid)] if s.ruin[region] < 0 else [],
    }


@lru_cache(1024)
def rounds_view(seat_of: tuple[int, ...], packed: tuple[int, ...]) -> list[RoundRecord]:
    return [round_view(seat_of, row) for row in round_rows(ints(packed))]


@lru_cache(1024)
def round_view(seat_of: tuple[int, ...], row: tuple[Any, ...]) -> RoundRecord:
    number, vp, counters, ticks, dominated, conquered, ruined = row
    gods = [seat_of.index(seat) for seat in range(len(seat_of)) if seat in seat_of]
    return {
        "round": number,
        "vp": [vp[god] for god in gods],
        "counters": [counters[god] for god in gods],
        "ticks": [ticks[god] for god in gods],
        "domination": [
            {
                "region": REGIONS[region],
                "seat": seat_of[dominated[region]] if dominated[region] >= 0 else None,
                "points": conquered[region],
            }
            for region in range(REGION_COUNT)
        ],
        "ruined": [REGIONS[region] for region in ruined],
    }


def result_view(s: ChaosState) -> Result:
    rows: list[Place] = []
    rank = 1
    for group in ranking(s):
        rows += [{"seat": seat, "rank": rank} for seat in group]
        rank += len(group)
    return {
        "ending": v.ENDING.say(s.ending),
        "winners": sorted([s.seat_of[god] for god in s.winners]),
        "ranking": rows,
    }
