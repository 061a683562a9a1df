"""What a written position says of the past: this round's battles, points scored, rounds played; and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spieltisch.core.schema import Either, Exactly, Parts, Record, Row, TableShape, Whole, Word, refusal

from . import vocabulary as v
from .battle import RETURN, assign_hits, return_hits
from .data import CLASSES, GODS, NURGLE, OLD_WORLD_DECK, PEASANT, REGION_COUNT, REGIONS
from .packed_rows import (
    BATTLE_ROW,
    KILL_ROW,
    ROLL_ROW,
    battle_rows,
    packed_battles,
    packed_rounds,
    packed_scores,
    round_rows,
    score_rows,
)
from .state import ChaosState

KILLED: Final = [*[f"{god}/{figure}" for god in GODS for figure in CLASSES], "peasant"]

_GOD: Final = Word(GODS)
_REGION: Final = Word(REGIONS)
_ROUND: Final = Whole(1, max(OLD_WORLD_DECK.values()))
_BY_GOD: Final = TableShape(_GOD, Whole(0, 500))
_ROLL: Final = Record(
    ["god", "roll"],
    god=_GOD,
    roll=Word(v.ROLL.names),
    number=Whole(0, 300),
    dice=Row(Whole(1, 6), 0, 600),
    kills=Row(Parts(Word(KILLED), Whole(0, 99))),
)
BATTLES: Final = Row(Record(["region"], region=_REGION, number=Whole(0, 9), rolls=Row(_ROLL)))
SCORES: Final = Row(Parts(_ROUND, _GOD, Whole(0, 500), Word(v.POINTS.names), Either(_REGION, Exactly(None))))
HISTORY: Final = Row(
    Record(
        ["round"],
        round=_ROUND,
        vp=_BY_GOD,
        counters=_BY_GOD,
        ticks=_BY_GOD,
        dominated=TableShape(_REGION, _GOD),
        points=TableShape(_REGION, Whole(0, 500)),
        ruined=Row(_REGION, distinct=True),
    ),
    most=max(OLD_WORLD_DECK.values()),
)


def place_history(s: ChaosState, spec: dict[str, Any]) -> None:
    battles = [row for battle in spec.get("battles", []) for row in read_battle(battle)]
    scores = [
        (number, GODS.index(god), points, v.POINTS[source], REGIONS.index(region) if region else -1)
        for number, god, points, source, region in spec.get("scores", [])
    ]
    s.battles = packed_battles(battles)
    s.scores = packed_scores(scores)
    s.history = packed_rounds([read_round(row) for row in spec.get("history", [])])
    for path, gods in (
        ("battles", [row[1] for row in battles if row[0] != BATTLE_ROW]),
        ("scores", [row[1] for row in scores]),
    ):
        for god in gods:
            if god >= 0 and s.seat_of[god] < 0:
                raise refusal(path, f"{GODS[god]} does not play")


def read_battle(battle: dict[str, Any]) -> list[tuple[Any, ...]]:
    rows: list[tuple[Any, ...]] = [(BATTLE_ROW, REGIONS.index(battle["region"]), battle.get("number", 1))]
    for roll in battle.get("rolls", []):
        dice = tuple(roll.get("dice", ()))
        rows.append((ROLL_ROW, GODS.index(roll["god"]), v.ROLL[roll["roll"]], roll.get("number", len(dice)), dice))
        for name, hits in roll.get("kills", []):
            god, figure = divmod(KILLED.index(name), len(CLASSES))
            rows.append((KILL_ROW, -1, PEASANT, hits) if name == "peasant" else (KILL_ROW, god, figure, hits))
    return rows


def read_round(row: dict[str, Any]) -> tuple[Any, ...]:
    by_god = [tuple([row.get(key, {}).get(god, 0) for god in GODS]) for key in ("vp", "counters", "ticks")]
    held = row.get("dominated", {})
    dominated = [GODS.index(held[region]) if region in held else -1 for region in REGIONS]
    points = [row.get("points", {}).get(region, 0) for region in REGIONS]
    return (row["round"], *by_god, tuple(dominated), tuple(points), tuple(map(REGIONS.index, row.get("ruined", []))))


def open_battle(s: ChaosState) -> None:
    """A battle under way has a report to which its next kill belongs, also where none was written."""
    if s.battle_region < 0:
        return
    rows = list(battle_rows(s.battles)) or [(BATTLE_ROW, s.battle_region, 1)]
    begun = [row for row in rows if row[0] == BATTLE_ROW]
    if begun[-1][1] != s.battle_region:
        raise refusal("battles", "other_battle", region=REGIONS[s.battle_region])
    if rows[-1][0] == BATTLE_ROW:
        for _frame, seat, _region, *rest in [row for row in s.frames if row[0] is assign_hits]:
            rows.append((ROLL_ROW, s.god_of[seat], rest[-1], 0, ()))
        if s.holds(return_hits):
            rows.append((ROLL_ROW, NURGLE, RETURN, 0, ()))
    s.battles = packed_battles(rows)


# -- the way back


def write_history(s: ChaosState) -> dict[str, Any]:
    told = {
        "battles": write_battles(s),
        "scores": [
            [number, GODS[god], points, v.POINTS.say(source), v.REGION.say(region)]
            for number, god, points, source, region in score_rows(s.scores)
        ],
        "history": [write_round(row) for row in round_rows(s.history)],
    }
    return {key: rows for key, rows in told.items() if rows}


def write_battles(s: ChaosState) -> list[dict[str, Any]]:
    battles: list[dict[str, Any]] = []
    for kind, *row in battle_rows(s.battles):
        if kind == BATTLE_ROW:
            battles.append({"region": REGIONS[row[0]], "number": row[1], "rolls": []})
        elif kind == ROLL_ROW:
            god, roll, number, dice = row
            told = {"god": GODS[god], "roll": v.ROLL.say(roll), "number": number, "dice": list(dice), "kills": []}
            battles[-1]["rolls"].append(told)
        else:
            god, figure, hits = row
            name = f"{GODS[god]}/{CLASSES[figure]}" if god >= 0 else "peasant"
            battles[-1]["rolls"][-1]["kills"].append([name, hits])
    return battles


def write_round(row: tuple[Any, ...]) -> dict[str, Any]:
    number, vp, counters, ticks, dominated, points, ruined = row
    return {
        "round": number,
        **{key: by_name(GODS, table) for key, table in (("vp", vp), ("counters", counters), ("ticks", ticks))},
        "dominated": {REGIONS[at]: GODS[dominated[at]] for at in range(REGION_COUNT) if dominated[at] >= 0},
        "points": by_name(REGIONS, points),
        "ruined": [REGIONS[region] for region in ruined],
    }


def by_name(names: Sequence[str], numbers: tuple[int, ...]) -> dict[str, int]:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}
