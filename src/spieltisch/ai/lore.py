"""Numbers learned about one kind of decision, multiplied onto what the hand-made move ordering says of its options."""

from __future__ import annotations

from math import exp, log
from typing import Any

from spieltisch.core._native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Lore:
    def __init__(self, hand: float, numbers: list[float]) -> None:
        self.hand = hand  # power of what the hand-made ordering says
        self.numbers = numbers

    def bent(self, rate: float, learned: float) -> float:
        return exp(self.hand * log(rate) + learned)


def told(data: dict[str, Any], name: str) -> dict[str, Any] | None:
    """What a title's data hold about a kind of decision, unless its search is to do without."""
    found: dict[str, Any] | None = data.get("lore", {}).get(name)
    return found if data.get("search", {}).get("lore", 1) else None


def lores(data: dict[str, Any], names: tuple[str, ...]) -> list[Lore | None]:
    """One for every kind of decision that anything was learned about."""
    found = [told(data, name) for name in names]
    return [None if one is None else Lore(float(one["hand"]), list(map(float, one["numbers"]))) for one in found]
