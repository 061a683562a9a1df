"""Options and the first position (R 8-9)."""

from __future__ import annotations

from typing import Any

from spieltisch.core import BadOption, Chance, Message, ints
from spieltisch.core.options import bad_option
from spieltisch.core.packs import Pack

from . import vocabulary as v
from .box import ChaosBox
from .data import (
    CARDS_OF,
    GODS,
    OLD_WORLD_DECK,
    REGION_COUNT,
    START_POWER,
    STARTING_HAND,
    STARTING_TOKENS,
    STOCK,
    SUPPLY,
)
from .effects import draw
from .flow import play_round
from .sheet import SHEET
from .state import ChaosState

IN_ORDER = "in_order"
BY_LOT = "random"


def gods_named(value: Any) -> list[int] | None:
    """The gods of the seats in order, from `khorne tzeentch slaanesh`; None for the two words that leave it open."""
    if value in (IN_ORDER, BY_LOT):
        return None
    names = value.replace(",", " ").split() if isinstance(value, str) else value
    if not isinstance(names, (list, tuple)) or any(name not in GODS for name in names) or len(set(names)) != len(names):
        raise bad_option("gods", [IN_ORDER, BY_LOT, " ".join(GODS)], value)
    return [GODS.index(name) for name in names]


def seat_gods(s: ChaosState, gods: list[int]) -> None:
    s.seats = len(gods)
    s.god_of = tuple(gods)
    s.seat_of = tuple([gods.index(god) if god in gods else -1 for god in range(4)])


def lay_out(s: ChaosState) -> None:
    """Supplies, reserves and power of a table on which nothing has been placed yet."""
    SHEET.lay_out(s, s.seats)
    s.supply = SUPPLY[:]
    for god in s.god_of:
        s.power[god] = s.power_start[god] = START_POWER[god]
        for stock in range(god * 3, god * 3 + 3):
            s.reserve[stock] = STOCK[stock]


def chaos_deck(box: ChaosBox, god: int) -> list[int]:
    return [card for card in CARDS_OF[god] for _ in range(box.card_copies[card])]


def old_world_cards(box: ChaosBox, which: str, seats: int) -> tuple[int, ...]:
    """All the cards that a deck is dealt from."""
    return known_pool(box, OLD_WORLD_DECK[seats]) if which == "known" else box.old_world_cards


def known_pool(box: ChaosBox, size: int) -> tuple[int, ...]:
    """Cards as printed, dealt again where there are too few copies."""
    known = box.known_old_world
    if not known:
        raise BadOption(Message("core-pack_too_few", {"given": 0, "least": size}))
    return known * (1 + (size - 1) // len(known))


def setup(seats: int, options: dict[str, Any], chance: Chance, pack: Pack | None) -> ChaosState:
    s = ChaosState()
    s.use_pack(pack)
    gods = gods_named(options["gods"])
    if gods is None:
        gods = list(range(4))
        if options["gods"] == BY_LOT:
            chance.shuffle(gods)
        gods = gods[:seats]
    if len(gods) != seats:
        raise bad_option("gods", [" ".join(GODS[:seats])], options["gods"])
    seat_gods(s, gods)
    s.faq = options["dial_reading"] == "faq"
    lay_out(s)
    # logs from before the option have all cards
    s.old_left = OLD_WORLD_DECK[seats]
    s.old_pool = old_world_cards(s.box, options.get("old_world", "all"), seats)
    tokens = list(STARTING_TOKENS)
    chance.about(v.FIRST_TOKENS, -1, tokens)
    chance.shuffle(tokens)
    for region in range(REGION_COUNT):
        s.tokens[region * 6 + tokens[region]] += 1
        s.supply[tokens[region]] -= 1
    for god in sorted(gods):
        s.deck[god] = ints(chaos_deck(s.box, god))
        draw(s, chance, god, STARTING_HAND)
    s.push(play_round)
    return s
