"""What a review counts: coins by race, by turn, and of every other kind."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Message, Tally
from spieltisch.core.tally import Fact, Statistics

from .state import SmallWorldState

OTHER = {"gained": 1, "received": 1, "bonus": 1, "paid": -1}


def statistics(seats: int, happened: list[dict[str, Any]]) -> Statistics:
    tally = Tally(seats)
    races: list[list[str]] = [[] for _ in range(seats)]  # the newest first
    number = 0
    for event in happened:
        seat = event.get("seat", 0)
        match event["event"]:
            case "round":
                number = event["number"]
            case "chose":
                races[seat].insert(0, event["race"])
                tally.add("other_coins", seat, "paid", -event["price"])
                tally.add("other_coins", seat, "gained", event["coins"])
            case "income":
                _income(tally, races[seat], event, number)
            case "gained" | "received" | "bonus" | "paid":
                tally.add("other_coins", seat, event["event"], OTHER[event["event"]] * event["coins"])
    return tally.counted


def _income(tally: Tally, races: list[str], event: dict[str, Any], number: int) -> None:
    """Declined regions pay to the race before; what a declined race earns beyond them counts for the active one."""
    seat, coins, declined = event["seat"], event["coins"], event["declined"]
    tally.add("turn_coins", seat, str(number), coins)
    if races:
        tally.add("race_coins", seat, races[0], coins - declined)
        tally.add("race_coins", seat, races[min(1, len(races) - 1)], declined)


def facts(s: SmallWorldState, happened: list[dict[str, Any]]) -> list[Fact]:
    """Income with its parts, and regions taken from others."""
    found: list[Fact] = []
    for seat in range(s.seats):
        own = [event for event in happened if event.get("seat") == seat]
        income = [event for event in own if event["event"] == "income"]
        if income:
            parts = {part: sum([event[part] for event in income]) for part in ("coins", "regions", "declined", "bonus")}
            found.append(Fact(seat, parts["coins"], Message("smallworld-event-income", {"seat": seat, **parts})))
        found += _conquests(seat, [event["occupant"] for event in own if event["event"] == "conquered"])
        if any(event["event"] == "declined" for event in own):
            found.append(Fact(seat, 1.0, Message("smallworld-fact-declined", {"seat": seat})))
    return found


def _conquests(seat: int, occupants: list[str | None]) -> list[Fact]:
    """The more of them somebody held, the more they weigh."""
    taken = [occupant for occupant in occupants if occupant and occupant != "murlocs"]
    if not occupants:
        return []
    args = {"seat": seat, "count": len(occupants), "taken": len(taken), "occupants": list(dict.fromkeys(taken))}
    key = "smallworld-fact-taken" if taken else "smallworld-fact-conquests"
    return [Fact(seat, len(occupants) + 2.0 * len(taken), Message(key, args))]
