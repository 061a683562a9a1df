"""Options and the first position (R 8-9)."""

from __future__ import annotations

from typing import Any

from spieltisch.core import BadOption, Chance, Message, i64, ints, vec, zeros
from spieltisch.core.options import bad_option
from spieltisch.core.packs import Pack

from . import vocabulary as v
from .box import ChaosBox
from .data import (
    CARD_COUNT,
    CARDS_OF,
    GOD_COUNT,
    GODS,
    OLD_WORLD_DECK,
    PIECE_COUNT,
    REGION_COUNT,
    SLOT_COUNT,
    START_POWER,
    STARTING_HAND,
    STARTING_TOKENS,
    STOCK,
    STOCK_COUNT,
    SUPPLY,
    TOKEN_COUNT,
    TRACK_PLACES,
)
from .effects import draw
from .flow import play_round
from .state import EMPTY, ChaosState

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
    lay_sheets(s)
    lay_board(s)
    for god in s.god_of:
        s.power[god] = s.power_start[god] = START_POWER[god]
        for stock in range(god * 3, god * 3 + 3):
            s.reserve[stock] = STOCK[stock]


def lay_sheets(s: ChaosState) -> None:
    s.vp = zeros(GOD_COUNT)
    s.power = zeros(GOD_COUNT)
    s.power_start = zeros(GOD_COUNT)
    s.dial = zeros(GOD_COUNT)
    s.counters = zeros(GOD_COUNT)
    s.ticks = zeros(GOD_COUNT)
    s.peasants = zeros(GOD_COUNT)
    s.returned = zeros(GOD_COUNT)
    s.home = zeros(GOD_COUNT)
    s.hand = zeros(CARD_COUNT)
    s.deck = [vec[i64]() for _ in range(GOD_COUNT)]
    s.discard = [vec[i64]() for _ in range(GOD_COUNT)]
    s.reserve = zeros(STOCK_COUNT)
    s.down = zeros(PIECE_COUNT)


def lay_board(s: ChaosState) -> None:
    s.supply = SUPPLY[:]
    s.figures = zeros(REGION_COUNT * PIECE_COUNT)
    s.present = zeros(REGION_COUNT * GOD_COUNT)
    s.corruption = zeros(REGION_COUNT * GOD_COUNT)
    s.placed = zeros(REGION_COUNT * GOD_COUNT)
    s.marked = zeros(REGION_COUNT * GOD_COUNT)
    s.ruiners = zeros(REGION_COUNT)
    s.killers = zeros(REGION_COUNT)
    s.dominated = vec[i64]([-1] * REGION_COUNT)
    s.tokens = zeros(REGION_COUNT * TOKEN_COUNT)
    s.slots = vec[i64]([EMPTY] * (REGION_COUNT * SLOT_COUNT))
    s.ruin = zeros(REGION_COUNT)
    s.ruin_round = zeros(REGION_COUNT)
    s.track = vec[i64]([-1] * TRACK_PLACES)


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
