"""Numbers learned about one kind of decision, multiplied onto what the hand-made move ordering says of its options."""

from __future__ import annotations

from math import exp, log
from typing import Any

from spieltisch.core._native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedOrdering:
    def __init__(self, hand: float, numbers: list[float]) -> None:
        self.hand = hand  # power of what the hand-made ordering says
        self.numbers = numbers

    def adjusted(self, rate: float, learned: float) -> float:
        return exp(self.hand * log(rate) + learned)


def learned_numbers(data: dict[str, Any], name: str) -> dict[str, Any] | None:
    """What a title's data hold about a kind of decision, unless its search is to do without."""
    found: dict[str, Any] | None = data.get("ordering", {}).get(name)
    return found if data.get("search", {}).get("learned_ordering", 1) else None


def orderings(data: dict[str, Any], names: tuple[str, ...]) -> list[LearnedOrdering | None]:
    """One for every kind of decision that anything was learned about."""
    found = [learned_numbers(data, name) for name in names]
    return [
        None if one is None else LearnedOrdering(float(one["hand"]), list(map(float, one["numbers"]))) for one in found
    ]
