"""The flat position of this title. Everything that belongs to a power is indexed by god, never by seat."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Ints, State, i64, ints, vec
from spieltisch.core.packs import Pack

from .box import BOXES, PRINTED, ChaosBox
from .data import CARD_COUNT
from .packed_rows import battle_rows, packed_battles, packed_rounds, packed_scores, round_rows, score_rows
from .sheet import SHEET

EMPTY: Final[i64] = -1
HORROR_ON_SLOT: Final[i64] = CARD_COUNT


class ChaosState(State):
    SHEET = SHEET
    FIELDS = SHEET.names
    __slots__ = SHEET.slots

    # made from the sheet by tools/sheets.py: do not edit
    def __init__(self) -> None:
        super().__init__()
        self.box: ChaosBox = PRINTED
        self.seats: i64 = 0
        self.god_of: tuple[int, ...] = ()
        self.seat_of: tuple[int, ...] = ()
        self.faq: bool = True
        self.round: i64 = 0
        self.phase: i64 = 0
        self.step: i64 = -1
        self.vp: Ints = vec[i64]()
        self.power: Ints = vec[i64]()
        self.power_start: Ints = vec[i64]()
        self.dial: Ints = vec[i64]()
        self.counters: Ints = vec[i64]()
        self.ticks: Ints = vec[i64]()
        self.peasants: Ints = vec[i64]()
        self.upgrades: i64 = 0
        self.hand: Ints = vec[i64]()
        self.deck: list[Ints] = []
        self.discard: list[Ints] = []
        self.reserve: Ints = vec[i64]()
        self.figures: Ints = vec[i64]()
        self.present: Ints = vec[i64]()
        self.home: Ints = vec[i64]()
        self.corruption: Ints = vec[i64]()
        self.placed: Ints = vec[i64]()
        self.marked: Ints = vec[i64]()
        self.ruiners: Ints = vec[i64]()
        self.killers: Ints = vec[i64]()
        self.dominated: Ints = vec[i64]()
        self.tokens: Ints = vec[i64]()
        self.supply: Ints = vec[i64]()
        self.slots: Ints = vec[i64]()
        self.ruin: Ints = vec[i64]()
        self.ruin_round: Ints = vec[i64]()
        self.track: Ints = vec[i64]()
        self.current: i64 = -1
        self.old_pool: tuple[int, ...] = ()
        self.old_left: i64 = 0
        self.old_seen: tuple[int, ...] = ()
        self.battle_region: i64 = -1
        self.down: Ints = vec[i64]()
        self.kept: i64 = 0
        self.kept_sixes: i64 = 0
        self.returned: Ints = vec[i64]()
        self.battles: Ints = vec[i64]()
        self.scores: Ints = vec[i64]()
        self.history: Ints = vec[i64]()
        self.ending: i64 = 0
        self.winners: tuple[int, ...] = ()

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

    # end of what the sheet made

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
