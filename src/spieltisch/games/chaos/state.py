"""The flat position of this title. Everything that belongs to a power is indexed by god, never by seat."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from spieltisch.core import Ints, State, i64, ints, vec
from spieltisch.core.packs import Pack

from .box import BOXES, PRINTED, ChaosBox
from .data import CARD_COUNT
from .packed_rows import battle_rows, packed_battles, packed_rounds, packed_scores, round_rows, score_rows

EMPTY: Final[i64] = -1
HORROR_ON_SLOT: Final[i64] = CARD_COUNT


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
    __slots__ = (*FIELDS, "box")

    box: ChaosBox  # what its records say

    seats: i64
    god_of: tuple[int, ...]  # seat -> god
    seat_of: tuple[int, ...]  # god -> seat, -1 for an absent power
    faq: bool  # dial conditions as the FAQ reads them, else as the rulebook does
    round: i64
    phase: i64
    step: i64

    vp: Ints
    power: Ints
    power_start: Ints
    dial: Ints
    counters: Ints  # advancement counters of this round
    ticks: Ints  # ticks of this round
    peasants: Ints  # tokens on the power sheets
    upgrades: i64  # one bit per upgrade card
    hand: Ints  # how many of each card its owner holds
    deck: list[Ints]  # in no order: a shuffled deck is one from which chance draws
    discard: list[Ints]  # newest last

    reserve: Ints  # by stock
    figures: Ints  # region * PIECE_COUNT + piece
    present: Ints  # region * 4 + god: how many figures that god commands there
    home: Ints  # god: bits of the regions in which he commands figures
    corruption: Ints  # region * 4 + god
    placed: Ints  # region * 4 + god: corruption tokens of this phase
    marked: Ints  # region * 4 + god: advancement counter already earned (this phase, or this battle)
    ruiners: Ints  # region: bits of the gods that placed corruption there this round
    killers: Ints  # region: bits of the gods that killed an enemy figure there this round
    dominated: Ints  # region: who dominated it this round, else -1
    tokens: Ints  # region * 6 + token
    supply: Ints
    slots: Ints  # region * 2 + slot: card, EMPTY or HORROR_ON_SLOT
    ruin: Ints  # region: number of its ruination card, negative once scored, 0 for none
    ruin_round: Ints

    track: Ints
    current: i64  # old world card that is being resolved
    old_pool: tuple[int, ...]  # cards that nobody has seen yet, in the deck or in the box
    old_left: i64  # how many of them are in the deck
    old_seen: tuple[int, ...]

    battle_region: i64
    down: Ints  # by piece: laid down in the running battle
    kept: i64  # early hits kept for the normal roll, sixes not included
    kept_sixes: i64
    returned: Ints  # by god: return hits against it that did not kill yet

    battles: Ints  # this round's; these three in the rows of packed_rows.py
    scores: Ints
    history: Ints
    ending: i64
    winners: tuple[int, ...]

    def __init__(self) -> None:
        super().__init__()
        self.box = PRINTED
        self.seats = 0
        self.god_of = ()
        self.seat_of = ()
        self.faq = True
        self.round = 0
        self.phase = 0
        self.step = -1
        self.vp = vec[i64]()
        self.power = vec[i64]()
        self.power_start = vec[i64]()
        self.dial = vec[i64]()
        self.counters = vec[i64]()
        self.ticks = vec[i64]()
        self.peasants = vec[i64]()
        self.upgrades = 0
        self.hand = vec[i64]()
        self.deck = []
        self.discard = []
        self.reserve = vec[i64]()
        self.figures = vec[i64]()
        self.present = vec[i64]()
        self.home = vec[i64]()
        self.corruption = vec[i64]()
        self.placed = vec[i64]()
        self.marked = vec[i64]()
        self.ruiners = vec[i64]()
        self.killers = vec[i64]()
        self.dominated = vec[i64]()
        self.tokens = vec[i64]()
        self.supply = vec[i64]()
        self.slots = vec[i64]()
        self.ruin = vec[i64]()
        self.ruin_round = vec[i64]()
        self.track = vec[i64]()
        self.current = -1
        self.old_pool = ()
        self.old_left = 0
        self.old_seen = ()
        self.battle_region = -1
        self.down = vec[i64]()
        self.kept = 0
        self.kept_sixes = 0
        self.returned = vec[i64]()
        self.battles = vec[i64]()
        self.scores = vec[i64]()
        self.history = vec[i64]()
        self.ending = 0
        self.winners = ()

    def encode_field(self, field: str) -> Any:
        """Piles and the history are tuples in every log since the first."""
        if field in ("deck", "discard"):
            return [tuple(pile) for pile in getattr(self, field)]
        if field == "battles":
            return battle_rows(self.battles)
        if field == "scores":
            return score_rows(self.scores)
        return round_rows(self.history) if field == "history" else super().encode_field(field)

    def decode_field(self, field: str, value: Any) -> Any:
        if field in ("deck", "discard"):
            return [ints(pile) for pile in value]
        if field == "battles":
            return packed_battles(value)
        if field == "scores":
            return packed_scores(value)
        return packed_rounds(value) if field == "history" else super().decode_field(field, value)

    def pack_in_use(self) -> Pack | None:
        return self.box.pack

    def use_pack(self, pack: Pack | None) -> None:
        self.box = BOXES.of(pack)

    def copy(self) -> ChaosState:
        t = ChaosState.__new__(ChaosState)
        self.copy_base(t)
        t.box = self.box
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
        t.battles = self.battles[:]
        t.scores = self.scores[:]
        t.history = self.history[:]
        t.ending = self.ending
        t.winners = self.winners
        return t
