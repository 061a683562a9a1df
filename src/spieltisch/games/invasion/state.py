"""The flat state. A card in play is a slot: one row of the parallel vectors below, freed when the card leaves.

`uid` tells objects apart over time: a card that leaves play and comes back is a new object with a new uid, so chain
links and waiting effects that remember a uid never meet the wrong card.

The piles of a game are plain lists that are never changed, only made anew: copies share them.
"""

from __future__ import annotations

from typing import Final

from spieltisch.core import Ints, State, i64, vec
from spieltisch.core.packs import Pack

from .box import BOXES, PRINTED, InvasionBox
from .sheet import SHEET

# indexes of `marks`, one set per seat; wiped at the end of every turn
LIMITED_PLAYED: Final = 0
DEVELOPED: Final = 1
SUPPORTS_PLAYED: Final = 2
ORC_UNITS_PLAYED: Final = 3
BIGGER: Final = 4  # We'z Bigga! waiting for the next unit
CAPITAL_HIT: Final = 5  # damage has come to the capital this turn
MARKS: Final = 6

NO_COMBAT: Final = 0
ATTACKING: Final = 1
DEFENDING: Final = 2

NOBODY: Final = -1

STARTER: Final = 0  # how the decks came about
BROUGHT: Final = 1  # along, and both lists lie open
DRAFTED: Final = 2
SECRET: Final = 3  # brought along; each knows only their own list
DRAW: Final = 2


Piles = list[list[int]]
NO_PILES: Final[Piles] = []
NO_CARDS: Final[list[int]] = []
NO_LINKS: Final[list[tuple[int, ...]]] = []


class InvasionState(State):
    SHEET = SHEET
    FIELDS = SHEET.names
    __slots__ = SHEET.slots

    # made from the sheet by tools/sheets.py: do not edit
    def __init__(self) -> None:
        super().__init__()
        self.box: InvasionBox = PRINTED
        self.mode: i64 = 0
        self.lists: tuple[tuple[int, ...], ...] = ((), ())
        self.switches: tuple[int, ...] = (0, 0, 0, 0)
        self.turn: i64 = 0
        self.active: i64 = 0
        self.first: i64 = 0
        self.phase: i64 = 0
        self.step: i64 = 0
        self.winner: i64 = -1
        self.race: Ints = vec[i64]()
        self.resources: Ints = vec[i64]()
        self.deck: Piles = NO_PILES
        self.hand: Piles = NO_PILES
        self.discard: Piles = NO_PILES
        self.known: Piles = NO_PILES
        self.aside: list[int] = NO_CARDS
        self.section_damage: Ints = vec[i64]()
        self.burning: Ints = vec[i64]()
        self.symbols: Ints = vec[i64]()
        self.developments: Ints = vec[i64]()
        self.marks: Ints = vec[i64]()
        self.valaya: i64 = 0
        self.units_discarded: i64 = 0
        self.attacked: i64 = -1
        self.section_assigned: i64 = 0
        self.chain: list[tuple[int, ...]] = NO_LINKS
        self.links: i64 = 0
        self.pending: Ints = vec[i64]()
        self.revealed: list[int] = NO_CARDS
        self.laying: i64 = -1
        self.found: i64 = -1
        self.yields: Ints = vec[i64]()
        self.opened: i64 = 0
        self.uids: i64 = 0
        self.card: Ints = vec[i64]()
        self.kind: Ints = vec[i64]()
        self.owner: Ints = vec[i64]()
        self.controller: Ints = vec[i64]()
        self.zone: Ints = vec[i64]()
        self.label: Ints = vec[i64]()
        self.uid: Ints = vec[i64]()
        self.damage: Ints = vec[i64]()
        self.corrupt: Ints = vec[i64]()
        self.host: Ints = vec[i64]()
        self.quest: Ints = vec[i64]()
        self.tokens: Ints = vec[i64]()
        self.assigned: Ints = vec[i64]()
        self.bonus: Ints = vec[i64]()
        self.hit_bonus: Ints = vec[i64]()
        self.unpaid: Ints = vec[i64]()
        self.role: Ints = vec[i64]()
        self.used: Ints = vec[i64]()
        self.decreed: Ints = vec[i64]()
        self.doomed: Ints = vec[i64]()
        self.piles: Piles = NO_PILES
        self.packs: Piles = NO_PILES
        self.choosing: Piles = NO_PILES
        self.picked: Piles = NO_PILES
        self.put_aside: Piles = NO_PILES
        self.removed: Piles = NO_PILES
        self.unseen: Piles = NO_PILES
        self.late: Piles = NO_PILES
        self.cuts: list[int] = NO_CARDS
        self.saboteurs: list[int] = NO_CARDS
        self.pack: i64 = 0
        self.seen: list[int] = NO_CARDS

    def copy(self) -> InvasionState:
        t = InvasionState.__new__(InvasionState)
        self.copy_base(t)
        t.box = self.box
        t.mode = self.mode
        t.lists = self.lists
        t.switches = self.switches
        t.turn = self.turn
        t.active = self.active
        t.first = self.first
        t.phase = self.phase
        t.step = self.step
        t.winner = self.winner
        t.race = self.race
        t.resources = self.resources[:]
        t.deck = self.deck[:]
        t.hand = self.hand[:]
        t.discard = self.discard[:]
        t.known = self.known[:]
        t.aside = self.aside
        t.section_damage = self.section_damage[:]
        t.burning = self.burning[:]
        t.symbols = self.symbols[:]
        t.developments = self.developments[:]
        t.marks = self.marks[:]
        t.valaya = self.valaya
        t.units_discarded = self.units_discarded
        t.attacked = self.attacked
        t.section_assigned = self.section_assigned
        t.chain = self.chain[:]
        t.links = self.links
        t.pending = self.pending[:]
        t.revealed = self.revealed
        t.laying = self.laying
        t.found = self.found
        t.yields = self.yields[:]
        t.opened = self.opened
        t.uids = self.uids
        t.card = self.card[:]
        t.kind = self.kind[:]
        t.owner = self.owner[:]
        t.controller = self.controller[:]
        t.zone = self.zone[:]
        t.label = self.label[:]
        t.uid = self.uid[:]
        t.damage = self.damage[:]
        t.corrupt = self.corrupt[:]
        t.host = self.host[:]
        t.quest = self.quest[:]
        t.tokens = self.tokens[:]
        t.assigned = self.assigned[:]
        t.bonus = self.bonus[:]
        t.hit_bonus = self.hit_bonus[:]
        t.unpaid = self.unpaid[:]
        t.role = self.role[:]
        t.used = self.used[:]
        t.decreed = self.decreed[:]
        t.doomed = self.doomed[:]
        t.piles = self.piles
        t.packs = self.packs
        t.choosing = self.choosing
        t.picked = self.picked
        t.put_aside = self.put_aside
        t.removed = self.removed
        t.unseen = self.unseen
        t.late = self.late
        t.cuts = self.cuts
        t.saboteurs = self.saboteurs
        t.pack = self.pack
        t.seen = self.seen
        if self.pack:
            t.piles = [row[:] for row in self.piles]
            t.packs = [row[:] for row in self.packs]
            t.choosing = [row[:] for row in self.choosing]
            t.picked = [row[:] for row in self.picked]
            t.put_aside = [row[:] for row in self.put_aside]
            t.removed = [row[:] for row in self.removed]
            t.unseen = [row[:] for row in self.unseen]
            t.late = [row[:] for row in self.late]
            t.cuts = self.cuts[:]
            t.saboteurs = self.saboteurs[:]
            t.seen = self.seen[:]
        return t

    # end of what the sheet made

    def lay_out(self) -> None:
        """An empty table: a blank state has no room for anything yet, since every copy begins as one."""
        SHEET.lay_out(self, 2)
        self.chain = []
        self.deck, self.hand, self.discard, self.known = [[], []], [[], []], [[], []], [[], []]
        self.piles, self.packs, self.choosing, self.picked = [[], []], [[], []], [[], []], [[], []]
        self.put_aside, self.removed, self.unseen, self.late = [[], []], [[], []], [[], []], [[], []]
        self.cuts, self.saboteurs, self.seen = [0, 0], [0, 0], [0, 0]

    def pack_in_use(self) -> Pack | None:
        return self.box.pack

    def use_pack(self, pack: Pack | None) -> None:
        self.box = BOXES.of(pack)
