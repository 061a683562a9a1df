"""What lies on the table, each thing once. Everything that belongs to a power is indexed by god, never by seat."""

from __future__ import annotations

from typing import Final

from spieltisch.core.sheet import SLICED, Sheet, each, flag, group, number, typed, vector, vectors, whole
from spieltisch.core.verbs import Numbers

from .data import (
    CARD_COUNT,
    OLD_WORLD_DECK,
    PIECE_COUNT,
    POWER_TRACK,
    SLOT_COUNT,
    STOCK_COUNT,
    TRACK_PLACES,
    VICTORY_TICK,
)
from .vocabulary import CARD, GOD, OLD_WORLD, PHASE, REGION, STEP, TOKEN, UPGRADE

ROUND: Final = whole(0, max(OLD_WORLD_DECK.values()))
POWER: Final = whole(0, POWER_TRACK)
FEW: Final = whole(0, 99)
MANY: Final = whole(0, 300)
GODS: Final = each(GOD)
PIECE: Final = Numbers("piece", 0, PIECE_COUNT - 1)
STOCK: Final = Numbers("stock", 0, STOCK_COUNT - 1)
SLOTS: Final = Numbers("slot", 0, SLOT_COUNT - 1)
PLACE: Final = Numbers("place", 0, TRACK_PLACES - 1)

SHEET: Final = Sheet(
    {"box": typed("ChaosBox", "PRINTED")},  # what its records say
    seats=number(whole(0, 4)),
    god_of=group(GOD),  # seat -> god
    seat_of=group(whole(-1, 3)),  # god -> seat, -1 for an absent power
    faq=flag(True),  # dial conditions as the FAQ reads them, else as the rulebook does
    round=number(ROUND),
    phase=number(PHASE),
    step=number(STEP, start=-1),
    # power sheets
    vp=vector(whole(0, 500), GOD, at="sheet"),
    power=vector(POWER, GOD, at="power"),
    power_start=vector(POWER, GOD, at="power"),
    dial=vector(whole(0, max(VICTORY_TICK)), GOD, at="sheet"),
    counters=vector(FEW, GOD, at="sheet"),  # advancement counters of this round
    ticks=vector(whole(0, 2), GOD, at="sheet"),  # of this round
    peasants=vector(FEW, GOD, at="sheet"),
    upgrades=number(each(UPGRADE), at="bought"),
    hand=vector(whole(0, 9), CARD),  # how many of each card its owner holds
    deck=vectors(CARD, GOD),  # in no order: a shuffled deck is one from which chance draws
    discard=vectors(CARD, GOD),  # newest last
    # the board
    reserve=vector(FEW, STOCK),
    figures=vector(FEW, REGION, PIECE),
    present=vector(FEW, REGION, GOD),  # how many figures that god commands there
    home=vector(each(REGION), GOD),  # the regions in which he commands figures
    corruption=vector(FEW, REGION, GOD),
    placed=vector(FEW, REGION, GOD),  # corruption tokens of this phase
    marked=vector(whole(0, 1), REGION, GOD),  # advancement counter already earned (this phase, or this battle)
    ruiners=vector(GODS, REGION),  # the gods that placed corruption there this round
    killers=vector(GODS, REGION),  # the gods that killed an enemy figure there this round
    dominated=vector(GOD, REGION, fill=-1),  # who dominated it this round
    tokens=vector(FEW, REGION, TOKEN),
    supply=vector(FEW, TOKEN),
    slots=vector(whole(-1, CARD_COUNT), REGION, SLOTS, fill=-1),  # a card, EMPTY or HORROR_ON_SLOT
    ruin=vector(whole(-5, 5), REGION),  # number of its ruination card, negative once scored, 0 for none
    ruin_round=vector(ROUND, REGION),
    # the Old World cards
    track=vector(OLD_WORLD, PLACE, fill=-1),
    current=number(OLD_WORLD, start=-1),  # that is being resolved
    old_pool=group(OLD_WORLD),  # cards that nobody has seen yet, in the deck or in the box
    old_left=number(FEW),  # how many of them are in the deck
    old_seen=group(OLD_WORLD),
    # the running battle
    battle_region=number(REGION, start=-1),
    down=vector(FEW, PIECE),  # laid down
    kept=number(MANY, at="battle"),  # early hits kept for the normal roll, sixes not included
    kept_sixes=number(MANY, at="battle", key="sixes"),
    returned=vector(FEW, GOD, at="battle"),  # return hits against it that did not kill yet
    # what happened this round, and how it ends; the first three in the rows of packed_rows.py
    battles=typed("Ints", "vec[i64]()", SLICED),
    scores=typed("Ints", "vec[i64]()", SLICED),
    history=typed("Ints", "vec[i64]()", SLICED),
    ending=number(whole(0, 4)),
    winners=group(GOD),
)
