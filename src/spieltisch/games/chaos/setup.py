"""Options and the first position (R 8-9)."""

from __future__ import annotations

from typing import Any

from spieltisch.core import BadOption, Chance

from .board import draw
from .data import (
    CARD_COPIES,
    CARDS_OF,
    GODS,
    OLD_WORLD_CARDS,
    OLD_WORLD_DECK,
    REGION_COUNT,
    START_POWER,
    STARTING_HAND,
    STARTING_TOKENS,
    STOCK,
    SUPPLY,
)
from .flow import play_round
from .state import ChaosState

IN_ORDER = "in_order"
BY_LOT = "random"


def gods_named(value: Any) -> list[int] | None:
    """The gods of the seats in order, from `khorne tzeentch slaanesh`; None for the two words that leave it open."""
    if value in (IN_ORDER, BY_LOT):
        return None
    names = value.replace(",", " ").split() if isinstance(value, str) else value
    if not isinstance(names, (list, tuple)) or any(name not in GODS for name in names) or len(set(names)) != len(names):
        raise BadOption(f"option gods is {IN_ORDER}, {BY_LOT} or one god per seat of {', '.join(GODS)}; not {value!r}")
    return [GODS.index(name) for name in names]


def seat_gods(s: ChaosState, gods: list[int]) -> None:
    s.seats = len(gods)
    s.god_of = tuple(gods)
    s.seat_of = tuple([gods.index(god) if god in gods else -1 for god in range(4)])


def lay_out(s: ChaosState) -> None:
    """Supplies, reserves and power of a table on which nothing has been placed yet."""
    s.supply = list(SUPPLY)
    for god in s.god_of:
        s.power[god] = s.power_start[god] = START_POWER[god]
        s.reserve[god * 3 : god * 3 + 3] = STOCK[god * 3 : god * 3 + 3]


def chaos_deck(god: int) -> list[int]:
    return [card for card in CARDS_OF[god] for _ in range(CARD_COPIES[card])]


def setup(seats: int, options: dict[str, Any], chance: Chance) -> ChaosState:
    s = ChaosState()
    gods = gods_named(options["gods"])
    if gods is None:
        gods = list(range(4))
        if options["gods"] == BY_LOT:
            chance.shuffle(gods)
        gods = gods[:seats]
    if len(gods) != seats:
        raise BadOption(f"option gods names {len(gods)} gods for {seats} seats")
    seat_gods(s, gods)
    s.faq = options["dial_reading"] == "faq"
    lay_out(s)
    s.old_pool = OLD_WORLD_CARDS
    s.old_left = OLD_WORLD_DECK[seats]
    tokens = list(STARTING_TOKENS)
    chance.shuffle(tokens)
    for region in range(REGION_COUNT):
        s.tokens[region * 6 + tokens[region]] += 1
        s.supply[tokens[region]] -= 1
    for god in sorted(gods):
        s.deck[god] = tuple(chaos_deck(god))
        draw(s, chance, god, STARTING_HAND)
    s.push(play_round)
    return s
