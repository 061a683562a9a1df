"""What happened, as every seat sees it: battles of the round, points, finished rounds, the result."""

from __future__ import annotations

from typing import Any

from . import vocabulary as v
from .battle import assign_hits, return_hits
from .books import BATTLE_ROW, ROLL_ROW, battle_rows
from .data import CLASSES, REGION_COUNT, REGIONS
from .score import ranking
from .shapes import Battle, Kill, Place, Result, RoundRecord, Score
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
                        {"value": value, "hit": value >= 4, "exploded": place >= number}
                        for place, value in enumerate(dice)
                    ],
                    "hits": sum([1 for value in dice if value >= 4]),
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


def score_view(s: ChaosState, row: tuple[int, ...]) -> Score:
    number, god, points, source, region = row
    name = v.POINTS.say(source)
    view: Score = {
        "round": number,
        "seat": s.seat_of[god],
        "points": points,
        "source": "ruin" if name.startswith("ruin_") else name,
    }
    if region >= 0:
        view["region"] = REGIONS[region]
    return view


def round_view(s: ChaosState, row: tuple[Any, ...]) -> RoundRecord:
    number, vp, counters, ticks, dominated, conquered, ruined = row
    return {
        "round": number,
        "vp": [vp[god] for god in s.god_of],
        "counters": [counters[god] for god in s.god_of],
        "ticks": [ticks[god] for god in s.god_of],
        "domination": [
            {
                "region": REGIONS[region],
                "seat": s.seat_of[dominated[region]] if dominated[region] >= 0 else None,
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
