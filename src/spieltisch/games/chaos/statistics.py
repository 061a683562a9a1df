"""What a review counts: where victory points came from, and hits beside those that the dice promised."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Message, Tally
from spieltisch.core.tally import Fact, Statistics

from .data import GODS, PIECE_COUNT, PIECE_GOD, REGIONS
from .state import ChaosState

HITS = 0.6  # of a die and those it explodes into: three faces of six hit, one of them rolls again


def statistics(s: ChaosState, happened: list[dict[str, Any]]) -> Statistics:
    tally = Tally(len([seat for seat in s.seat_of if seat >= 0]))
    for event in happened:
        match event["event"]:
            case "scored":
                tally.add("points", s.seat_of[GODS.index(event["god"])], event["points"], event["number"])
            case "rolled":
                seat = s.seat_of[GODS.index(event["god"])]
                tally.add("hits", seat, "rolled", event["hits"])
                tally.add("hits", seat, "expected", HITS * (len(event["dice"]) - event["dice"].count(6)))
    return tally.counted


def facts(s: ChaosState, happened: list[dict[str, Any]]) -> list[Fact]:
    """Points and where most of them came from, kills and where, clicks of a dial, and where nobody else stood."""
    found = [
        Fact(s.seat_of[GODS.index(god)], 50.0, Message("chaos-event-ended", event_arguments(event)))
        for event in happened
        if event["event"] == "ended"
        for god in event["winners"]
    ]
    for god, name in enumerate(GODS):
        seat = s.seat_of[god]
        if seat >= 0:
            found += [*_points(seat, name, happened), *_kills(seat, name, happened), *_clicks(seat, name, happened)]
            found += _alone(s, god, happened)
    return found


def event_arguments(event: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in event.items() if name not in ("event", "entry")}


def _points(seat: int, god: str, happened: list[dict[str, Any]]) -> list[Fact]:
    scored = [event for event in happened if event["event"] == "scored" and event["god"] == god]
    total = sum([event["number"] for event in scored])
    by_region: dict[str, int] = {}
    for event in scored:
        if event["region"]:
            by_region[event["region"]] = by_region.get(event["region"], 0) + event["number"]
    if not total:
        return []
    if not by_region:
        return [Fact(seat, total, Message("chaos-fact-points", {"god": god, "points": total}))]
    region = max(by_region, key=lambda name: by_region[name])
    args = {"god": god, "points": total, "most": by_region[region], "region": region}
    key = "chaos-fact-points-there" if by_region[region] == total else "chaos-fact-points-most"
    return [Fact(seat, total, Message(key, args))]


def _kills(seat: int, god: str, happened: list[dict[str, Any]]) -> list[Fact]:
    regions = [event["region"] for event in happened if event["event"] == "killed" and event["by"] == god]
    args = {"god": god, "count": len(regions), "regions": list(dict.fromkeys(regions))}
    return [Fact(seat, 1.5 * len(regions), Message("chaos-fact-kills", args))] if regions else []


def _clicks(seat: int, god: str, happened: list[dict[str, Any]]) -> list[Fact]:
    count = len([event for event in happened if event["event"] == "ticked" and event["god"] == god])
    return [Fact(seat, 3.0 * count, Message("chaos-fact-clicks", {"god": god, "count": count}))] if count else []


def _alone(s: ChaosState, god: int, happened: list[dict[str, Any]]) -> list[Fact]:
    """The best region that was dominated without another power's figure in it."""
    won: dict[str, int] = {}
    for at, event in enumerate(happened):
        if event["event"] == "dominated" and event["god"] == GODS[god]:
            region = event["region"]
            if _is_alone(s, god, REGIONS.index(region)) and not _changed(region, happened[at + 1 :]):
                won[region] = sum(
                    [
                        one["number"]
                        for one in happened
                        if one["event"] == "scored" and one["region"] == region and one["points"] == "domination"
                    ]
                )
    if not won:
        return []
    region = max(won, key=lambda name: won[name])
    return [Fact(s.seat_of[god], 0.5 * won[region], Message("chaos-fact-alone", {"region": region}))]


def _is_alone(s: ChaosState, god: int, region: int) -> bool:
    first = region * PIECE_COUNT
    there = {PIECE_GOD[piece] for piece, count in enumerate(s.figures[first : first + PIECE_COUNT]) if count}
    return there == {god}


def _changed(region: str, later: list[dict[str, Any]]) -> bool:
    """Figures came or went after it was dominated: who stood there then can not be seen any more."""
    return any("figure" in event and region in (event.get("region"), event.get("source")) for event in later)
