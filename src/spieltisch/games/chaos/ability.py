"""Words that records of cards and upgrades use for what a number can not say; card files fill these tables.

A record says `on_play = "teleport"`, `lasting = { do = "raid" }`, `immediate = [{ do = "scatter" }]` or, of an upgrade,
`stands_on_slot = true`; the function that the word means stands in one block in `cards/`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from spieltisch.core import Chance

from .box import Row
from .data import CARDS, FOLLOWER_UPGRADES
from .state import ChaosState

F = TypeVar("F")
Played = Callable[[ChaosState, Chance, int, int, int], None]  # god, region, amount
Arrives = Callable[[ChaosState, int, int, int], None]  # piece, source, region
Immediate = Callable[[ChaosState, int, Row], None]  # of a card
Lasts = Callable[[ChaosState, Chance, int, int, int], None]  # card, regions with its token, amount

PLAYED: Final[list[Played | None]] = [None] * len(CARDS)
ARRIVES: Final[list[Arrives | None]] = [None] * len(FOLLOWER_UPGRADES)
IMMEDIATE: Final[dict[str, Immediate]] = {}
LASTS: Final[dict[str, Lasts]] = {}


def _filling(table: list[F | None], named: list[bool]) -> Callable[[F], F]:
    def fill(function: F) -> F:
        for number, is_named in enumerate(named):
            if is_named:
                table[number] = function
        return function

    return fill


def on_play(word: str) -> Callable[[Played], Played]:
    return _filling(PLAYED, [card.get("on_play") == word for card in CARDS])


def on_arrival(word: str) -> Callable[[Arrives], Arrives]:
    return _filling(ARRIVES, [bool(upgrade.get(word)) for upgrade in FOLLOWER_UPGRADES])


def lasting(word: str) -> Callable[[Lasts], Lasts]:
    def fill(function: Lasts) -> Lasts:
        LASTS[word] = function
        return function

    return fill


def immediate(word: str) -> Callable[[Immediate], Immediate]:
    def fill(function: Immediate) -> Immediate:
        IMMEDIATE[word] = function
        return function

    return fill
