"""The flat position of this title. Everything that belongs to a power is indexed by god, never by seat."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from spieltisch.core import State

from .data import CARD_COUNT, PIECE_COUNT, REGION_COUNT, STOCK_COUNT

EMPTY: Final = -1
HORROR_ON_SLOT: Final = CARD_COUNT


class ChaosState(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "battle_region",
        "battles",
        "corruption",
        "counters",
        "current",
        "deck",
        "dial",
        "discard",
        "dominated",
        "down",
        "ending",
        "faq",
        "figures",
        "god_of",
        "hand",
        "history",
        "home",
        "kept",
        "kept_sixes",
        "killers",
        "marked",
        "old_left",
        "old_pool",
        "old_seen",
        "peasants",
        "phase",
        "placed",
        "power",
        "power_start",
        "present",
        "reserve",
        "returned",
        "round",
        "ruin",
        "ruin_round",
        "ruiners",
        "scores",
        "seat_of",
        "seats",
        "slots",
        "step",
        "supply",
        "ticks",
        "tokens",
        "track",
        "upgrades",
        "vp",
        "winners",
    )
    __slots__ = FIELDS

    seats: int
    god_of: tuple[int, ...]  # seat -> god
    seat_of: tuple[int, ...]  # god -> seat, -1 for an absent power
    faq: bool  # dial conditions as the FAQ reads them, else as the rulebook does
    round: int
    phase: int
    step: int

    vp: list[int]
    power: list[int]
    power_start: list[int]
    dial: list[int]
    counters: list[int]  # advancement counters of this round
    ticks: list[int]  # ticks of this round
    peasants: list[int]  # tokens on the power sheets
    upgrades: int  # one bit per upgrade card
    hand: list[int]  # how many of each card its owner holds
    deck: list[tuple[int, ...]]  # in no order: a shuffled deck is one from which chance draws
    discard: list[tuple[int, ...]]  # newest last

    reserve: list[int]  # by stock
    figures: list[int]  # region * PIECE_COUNT + piece
    present: list[int]  # region * 4 + god: how many figures that god commands there
    home: list[int]  # god: bits of the regions in which he commands figures
    corruption: list[int]  # region * 4 + god
    placed: list[int]  # region * 4 + god: corruption tokens of this phase
    marked: list[int]  # region * 4 + god: advancement counter already earned (this phase, or this battle)
    ruiners: list[int]  # region: bits of the gods that placed corruption there this round
    killers: list[int]  # region: bits of the gods that killed an enemy figure there this round
    dominated: list[int]  # region: who dominated it this round, else -1
    tokens: list[int]  # region * 6 + token
    supply: list[int]
    slots: list[int]  # region * 2 + slot: card, EMPTY or HORROR_ON_SLOT
    ruin: list[int]  # region: number of its ruination card, negative once scored, 0 for none
    ruin_round: list[int]

    track: list[int]
    current: int  # old world card that is being resolved
    old_pool: tuple[int, ...]  # cards that nobody has seen yet, in the deck or in the box
    old_left: int  # how many of them are in the deck
    old_seen: tuple[int, ...]

    battle_region: int
    down: list[int]  # by piece: laid down in the running battle
    kept: int  # early hits kept for the normal roll, sixes not included
    kept_sixes: int
    returned: list[int]  # by god: return hits against it that did not kill yet

    # the chronicle: what seldom changes is a tuple, which a copy shares
    battles: tuple[tuple[Any, ...], ...]  # this round's, in the rows of dice.py
    scores: tuple[tuple[int, ...], ...]  # round, god, points, source, region
    history: tuple[tuple[Any, ...], ...]
    ending: int
    winners: tuple[int, ...]

    def __init__(self) -> None:
        super().__init__()
        self.seats = 0
        self.god_of = ()
        self.seat_of = ()
        self.faq = True
        self.round = 0
        self.phase = 0
        self.step = -1
        self.vp = [0] * 4
        self.power = [0] * 4
        self.power_start = [0] * 4
        self.dial = [0] * 4
        self.counters = [0] * 4
        self.ticks = [0] * 4
        self.peasants = [0] * 4
        self.upgrades = 0
        self.hand = [0] * CARD_COUNT
        self.deck = [(), (), (), ()]
        self.discard = [(), (), (), ()]
        self.reserve = [0] * STOCK_COUNT
        self.figures = [0] * (REGION_COUNT * PIECE_COUNT)
        self.present = [0] * (REGION_COUNT * 4)
        self.home = [0] * 4
        self.corruption = [0] * (REGION_COUNT * 4)
        self.placed = [0] * (REGION_COUNT * 4)
        self.marked = [0] * (REGION_COUNT * 4)
        self.ruiners = [0] * REGION_COUNT
        self.killers = [0] * REGION_COUNT
        self.dominated = [-1] * REGION_COUNT
        self.tokens = [0] * (REGION_COUNT * 6)
        self.supply = [0] * 6
        self.slots = [EMPTY] * (REGION_COUNT * 2)
        self.ruin = [0] * REGION_COUNT
        self.ruin_round = [0] * REGION_COUNT
        self.track = [-1, -1]
        self.current = -1
        self.old_pool = ()
        self.old_left = 0
        self.old_seen = ()
        self.battle_region = -1
        self.down = [0] * PIECE_COUNT
        self.kept = 0
        self.kept_sixes = 0
        self.returned = [0] * 4
        self.battles = ()
        self.scores = ()
        self.history = ()
        self.ending = 0
        self.winners = ()

    def copy(self) -> ChaosState:
        t = ChaosState.__new__(ChaosState)
        self.copy_base(t)
        t.seats = self.seats
        t.god_of = self.god_of
        t.seat_of = self.seat_of
        t.faq = self.faq
        t.round = self.round
        t.phase = self.phase
        t.step = self.step
        t.vp = self.vp[:]
        t.power = self.power[:]
        t.power_start = self.power_start[:]
        t.dial = self.dial[:]
        t.counters = self.counters[:]
        t.ticks = self.ticks[:]
        t.peasants = self.peasants[:]
        t.upgrades = self.upgrades
        t.hand = self.hand[:]
        t.deck = self.deck[:]
        t.discard = self.discard[:]
        t.reserve = self.reserve[:]
        t.figures = self.figures[:]
        t.present = self.present[:]
        t.home = self.home[:]
        t.corruption = self.corruption[:]
        t.placed = self.placed[:]
        t.marked = self.marked[:]
        t.ruiners = self.ruiners[:]
        t.killers = self.killers[:]
        t.dominated = self.dominated[:]
        t.tokens = self.tokens[:]
        t.supply = self.supply[:]
        t.slots = self.slots[:]
        t.ruin = self.ruin[:]
        t.ruin_round = self.ruin_round[:]
        t.track = self.track[:]
        t.current = self.current
        t.old_pool = self.old_pool
        t.old_left = self.old_left
        t.old_seen = self.old_seen
        t.battle_region = self.battle_region
        t.down = self.down[:]
        t.kept = self.kept
        t.kept_sixes = self.kept_sixes
        t.returned = self.returned[:]
        t.battles = self.battles
        t.scores = self.scores
        t.history = self.history
        t.ending = self.ending
        t.winners = self.winners
        return t
