"""What a review counts: damage to capitals, resources and cards."""

from __future__ import annotations

import re
from typing import Any

from spieltisch.core import Message, Tally
from spieltisch.core.tally import Fact, Statistics

from .state import InvasionState
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


def facts(s: InvasionState, happened: list[dict[str, Any]]) -> list[Fact]:
    """Damage to the other capital, zones that burned, units that were destroyed."""
    return [fact for seat in range(SEATS) for fact in (*_damage(seat, happened), *_losses(seat, happened))]


def _damage(seat: int, happened: list[dict[str, Any]]) -> list[Fact]:
    theirs = SIDE.texts()[1 - seat]
    hits = [event for event in happened if event["event"] == "section_damaged" and event["side"] == theirs]
    zones: dict[str, int] = {}
    for event in hits:
        zones[event["zone"]] = zones.get(event["zone"], 0) + event["damage"]
    found: list[Fact] = []
    if zones:
        zone, total = max(zones, key=lambda name: zones[name]), sum(zones.values())
        args = {"seat": seat, "damage": total, "zone": zone, "most": zones[zone]}
        key = "invasion-fact-damage" if len(zones) == 1 else "invasion-fact-damage-most"
        found.append(Fact(seat, float(total), Message(key, args)))
    for event in happened:
        if event["event"] == "burned" and event["side"] == theirs:
            found.append(Fact(seat, 10.0, Message("invasion-fact-burned", {"seat": seat, "zone": event["zone"]})))
    return found


def _losses(seat: int, happened: list[dict[str, Any]]) -> list[Fact]:
    """Of the opponent: pieces are named after their owner."""
    theirs = re.compile(rf"_{SIDE.texts()[1 - seat]}\d+$")
    gone = [event for event in happened if event["event"] == "destroyed" and theirs.search(event["piece"])]
    args = {"seat": seat, "count": len(gone)}
    return [Fact(seat, 2.0 * len(gone), Message("invasion-fact-destroyed", args))] if gone else []
