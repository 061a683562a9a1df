"""What a review counts: damage to capitals, resources and cards."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Tally
from spieltisch.core.tally import Statistics

from .vocabulary import SIDE

SEATS = 2


def statistics(happened: list[dict[str, Any]]) -> Statistics:
    tally = Tally(SEATS)
    for event in happened:
        seat = event.get("seat", 0)
        match event["event"]:
            case "section_damaged":
                tally.add("damage", 1 - SIDE.texts().index(event["side"]), event["zone"], event["damage"])
            case "collected" | "gained" | "paid":
                tally.add("resources", seat, event["event"], event["resources"])
            case "drew_count":
                tally.add("cards", seat, "drawn", event["count"])
            case "announced" | "announced_into":
                tally.add("cards", seat, "played", 1)
            case "developed":
                tally.add("cards", seat, "developed", 1)
    return tally.counted
