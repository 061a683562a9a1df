"""What a review counts: coins by race, by turn, and of every other kind."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Tally
from spieltisch.core.tally import Statistics

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
