"""What a review counts: where victory points came from, and hits beside those that the dice promised."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Tally
from spieltisch.core.tally import Statistics

from .data import GODS
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
