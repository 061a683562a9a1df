"""What lies on the table, each thing once. A card in play is a slot, a row of parallel vectors: see `state.py`."""

from __future__ import annotations

from typing import Final

from spieltisch.core.sheet import (
    DEEP,
    SEATS,
    SHARED,
    SLICED,
    Sheet,
    StateField,
    YesOrNo,
    group,
    number,
    typed,
    vector,
    whole,
)
from spieltisch.core.verbs import Domain, Numbers

from .data import CARDS, ZONES
from .vocabulary import CARD, PHASES, RACE, SIDE, STEPS, UNTIL, ZONE

FEW: Final = whole(0, 99)
SLOT: Final = whole(-1, 999)
UNKNOWN: Final = whole(-1, CARDS - 1)
BONUS: Final = whole(-99, 99)
SEAT: Final = whole(-1, 1)
TRUTH: Final = YesOrNo()
MARK: Final = Domain("mark", ["limited", "developed", "supports", "orc_units", "bigger", "capital_hit"])
SECTION: Final = Numbers("section", 0, 2 * len(ZONES) - 1)  # seat * 3 + zone
LIST: Final = typed("list[int]", "NO_CARDS", SHARED, UNKNOWN)  # never changed, only made anew


def piles() -> StateField:
    """A pile for each seat, never changed, only made anew."""
    return typed("Piles", "NO_PILES", SLICED, UNKNOWN)


def drafted(copied: str = DEEP) -> StateField:
    """What only a draft changes, in place."""
    if copied == DEEP:
        return typed("Piles", "NO_PILES", DEEP, UNKNOWN, only="pack")
    return typed("list[int]", "NO_CARDS", copied, FEW, only="pack")


SHEET: Final = Sheet(
    {"box": typed("InvasionBox", "PRINTED")},  # what its records say
    mode=number(whole(0, 3)),
    lists=typed("tuple[tuple[int, ...], ...]", "((), ())", SHARED, UNKNOWN),  # of decks brought along
    switches=group(whole(0, 1), (0, 0, 0, 0)),  # see rules.py: where sources differ
    turn=number(whole(0, 999)),
    active=number(SIDE),
    first=number(SIDE),
    phase=number(PHASES),
    step=number(STEPS),
    winner=number(SEAT, start=-1),
    race=vector(RACE, SEATS, copied=SHARED),
    resources=vector(FEW, SEATS, at="seat"),
    deck=piles(),  # the top card is the last one
    hand=piles(),
    discard=piles(),
    known=piles(),  # hand cards that the other seat has seen go there
    aside=LIST,  # neutral cards dealt to nobody
    section_damage=vector(FEW, SEATS, ZONE, at="capital", key="damage"),
    burning=vector(TRUTH, SECTION),
    symbols=vector(FEW, SIDE, RACE),
    developments=vector(FEW, SECTION),
    marks=vector(FEW, SEATS, MARK, at="played", key="played"),
    valaya=number(TRUTH, at="table"),
    units_discarded=number(FEW, at="table"),
    attacked=number(ZONE, start=-1),
    section_assigned=number(FEW, at="combat", key="section"),
    chain=typed("list[tuple[int, ...]]", "NO_LINKS", SLICED),
    links=number(whole(0, 9999)),
    pending=typed("Ints", "vec[i64]()", SLICED),  # triggers that wait to be put in order, flat
    revealed=LIST,
    laying=number(UNKNOWN, start=-1),  # the card on its way to become a development
    found=number(UNKNOWN, start=-1),  # a card searched out of a deck, about to be attached
    yields=vector(UNTIL, SEATS, at="promise", key="yield", fill=-1),
    opened=number(whole(0, 99999)),  # counts action windows
    uids=number(whole(0, 99999)),
    # cards in play, by slot
    card=vector(CARD),
    kind=vector(whole(0, 9)),
    owner=vector(SIDE),
    controller=vector(SIDE),
    zone=vector(ZONE),  # -1: the slot is free
    label=vector(whole(-1, 999)),
    uid=vector(whole(-1, 99999)),
    damage=vector(FEW, at="number"),
    corrupt=vector(TRUTH, at="state", key="corrupted"),
    host=vector(SLOT),  # the unit that an attachment sits on
    quest=vector(SLOT),  # the quest that a unit is on
    tokens=vector(FEW, at="number"),
    assigned=vector(FEW, at="number"),
    bonus=vector(BONUS, at="number", key="power"),  # power until end of turn
    hit_bonus=vector(BONUS, at="number", key="hit_points"),  # hit points until end of turn
    unpaid=vector(whole(0, 99999)),  # Rune of Fortitude: pairs of its uid and that of an attacker who did not pay
    role=vector(whole(0, 2)),
    used=vector(TRUTH, at="state"),  # a once-per-turn effect has been used
    decreed=vector(TRUTH, at="fate", key="may_not_fight"),  # can not be declared this turn
    doomed=vector(TRUTH, at="fate"),  # is sacrificed at end of turn
    # a draft
    piles=drafted(),
    packs=drafted(),
    choosing=drafted(),  # picks of this time, face down
    picked=drafted(),
    put_aside=drafted(),
    removed=drafted(),
    unseen=drafted(),  # picks from cards that the opponent never saw
    late=drafted(),  # last picks of a pack: the opponent saw the pack, not the choice
    cuts=drafted(SLICED),
    saboteurs=drafted(SLICED),
    pack=number(FEW),
    seen=drafted(SLICED),  # the opponent has seen this pack
)
