"""The flat state. A card in play is a slot: one row of the parallel vectors below, freed when the card leaves.

`uid` tells objects apart over time: a card that leaves play and comes back is a new object with a new uid, so chain
links and waiting effects that remember a uid never meet the wrong card.

The piles of a game are plain lists that are never changed, only made anew: copies share them.
"""

from __future__ import annotations

from typing import Final

from spieltisch.core import Ints, State, i64, vec, zeros
from spieltisch.core.packs import Pack

from .box import BOXES, PRINTED, InvasionBox

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
    FIELDS = (
        "mode",
        "lists",
        "switches",
        "turn",
        "active",
        "first",
        "phase",
        "step",
        "winner",
        "race",
        "resources",
        "deck",
        "hand",
        "discard",
        "known",
        "aside",
        "section_damage",
        "burning",
        "symbols",
        "developments",
        "marks",
        "units_discarded",
        "valaya",
        "attacked",
        "section_assigned",
        "chain",
        "links",
        "pending",
        "revealed",
        "laying",
        "found",
        "yields",
        "opened",
        "uids",
        "card",
        "kind",
        "owner",
        "controller",
        "zone",
        "label",
        "uid",
        "damage",
        "corrupt",
        "host",
        "quest",
        "tokens",
        "bonus",
        "hit_bonus",
        "unpaid",
        "role",
        "assigned",
        "used",
        "decreed",
        "doomed",
        "piles",
        "packs",
        "choosing",
        "picked",
        "put_aside",
        "removed",
        "unseen",
        "late",
        "cuts",
        "saboteurs",
        "pack",
        "seen",
    )
    __slots__ = (*FIELDS, "box")

    box: InvasionBox  # what its records say

    def __init__(self) -> None:
        super().__init__()
        self.box = PRINTED
        self.mode: i64 = STARTER
        self.lists: tuple[tuple[int, ...], ...] = ((), ())  # of decks brought along; a starter deck has none
        self.switches: tuple[int, ...] = (0, 0, 0, 0)  # see rules.py: where sources differ
        self.turn: i64 = 0
        self.active: i64 = 0
        self.first: i64 = 0
        self.phase: i64 = 0
        self.step: i64 = 0
        self.winner: i64 = NOBODY
        self.race: Ints = vec[i64]()
        self.resources: Ints = vec[i64]()
        self.deck: Piles = NO_PILES  # the top card is the last one
        self.hand: Piles = NO_PILES
        self.discard: Piles = NO_PILES
        self.known: Piles = NO_PILES  # hand cards that the other seat has seen go there
        self.aside: list[int] = NO_CARDS  # neutral cards dealt to nobody
        self.section_damage: Ints = vec[i64]()  # seat * 3 + zone
        self.burning: Ints = vec[i64]()
        self.symbols: Ints = vec[i64]()  # seat * 6 + race
        self.developments: Ints = vec[i64]()
        self.marks: Ints = vec[i64]()
        self.units_discarded: i64 = 0
        self.valaya: i64 = 0
        self.attacked: i64 = -1
        self.section_assigned: i64 = 0
        self.chain: list[tuple[int, ...]] = NO_LINKS
        self.links: i64 = 0
        self.pending: Ints = vec[i64]()  # triggers that wait to be put in order, flat
        self.revealed: list[int] = NO_CARDS
        self.laying: i64 = -1  # the card on its way to become a development
        self.found: i64 = -1  # a card searched out of a deck, about to be attached
        self.yields: Ints = vec[i64]()
        self.opened: i64 = 0  # counts action windows
        self.uids: i64 = 0
        self.card: Ints = vec[i64]()
        self.kind: Ints = vec[i64]()
        self.owner: Ints = vec[i64]()
        self.controller: Ints = vec[i64]()
        self.zone: Ints = vec[i64]()  # -1: the slot is free
        self.label: Ints = vec[i64]()
        self.uid: Ints = vec[i64]()
        self.damage: Ints = vec[i64]()
        self.corrupt: Ints = vec[i64]()
        self.host: Ints = vec[i64]()  # slot of the unit that an attachment sits on
        self.quest: Ints = vec[i64]()  # slot of the quest that a unit is on
        self.tokens: Ints = vec[i64]()
        self.bonus: Ints = vec[i64]()  # power until end of turn
        self.hit_bonus: Ints = vec[i64]()  # hit points until end of turn
        self.unpaid: Ints = vec[i64]()  # Rune of Fortitude: pairs of its uid and that of an attacker who did not pay
        self.role: Ints = vec[i64]()
        self.assigned: Ints = vec[i64]()
        self.used: Ints = vec[i64]()  # a once-per-turn effect has been used
        self.decreed: Ints = vec[i64]()  # can not be declared this turn
        self.doomed: Ints = vec[i64]()  # is sacrificed at end of turn
        self.pack: i64 = 0
        self._no_draft()

    def _no_draft(self) -> None:
        self.piles: Piles = NO_PILES
        self.packs: Piles = NO_PILES
        self.choosing: Piles = NO_PILES  # picks of this time, face down
        self.picked: Piles = NO_PILES
        self.put_aside: Piles = NO_PILES
        self.removed: Piles = NO_PILES
        self.unseen: Piles = NO_PILES  # picks from cards that the opponent never saw
        self.late: Piles = NO_PILES  # last picks of a pack: the opponent saw the pack, not the choice
        self.cuts: list[int] = NO_CARDS
        self.saboteurs: list[int] = NO_CARDS
        self.seen: list[int] = NO_CARDS  # the opponent has seen this pack

    def lay_out(self) -> None:
        """An empty table: a blank state has no room for anything yet, since every copy begins as one."""
        self.race = zeros(2)
        self.resources = zeros(2)
        self.section_damage = zeros(6)
        self.burning = zeros(6)
        self.symbols = zeros(12)
        self.developments = zeros(6)
        self.marks = zeros(2 * MARKS)
        self.yields = vec[i64]([-1, -1])
        self.chain = []
        self.deck, self.hand, self.discard, self.known = [[], []], [[], []], [[], []], [[], []]
        self.piles, self.packs, self.choosing, self.picked = [[], []], [[], []], [[], []], [[], []]
        self.put_aside, self.removed, self.unseen, self.late = [[], []], [[], []], [[], []], [[], []]
        self.cuts, self.saboteurs, self.seen = [0, 0], [0, 0], [0, 0]

    def pack_in_use(self) -> Pack | None:
        return self.box.pack

    def use_pack(self, pack: Pack | None) -> None:
        self.box = BOXES.of(pack)

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
        t.units_discarded = self.units_discarded
        t.valaya = self.valaya
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
        self._copy_slots(t)
        t.pack = self.pack
        self._share_draft(t)
        if self.pack:
            t._own_draft()
        return t

    def _copy_slots(self, t: InvasionState) -> None:
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
        t.bonus = self.bonus[:]
        t.hit_bonus = self.hit_bonus[:]
        t.unpaid = self.unpaid[:]
        t.role = self.role[:]
        t.assigned = self.assigned[:]
        t.used = self.used[:]
        t.decreed = self.decreed[:]
        t.doomed = self.doomed[:]

    def _share_draft(self, t: InvasionState) -> None:
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
        t.seen = self.seen

    def _own_draft(self) -> None:
        """What a draft changes in place."""
        self.piles, self.packs = _copied(self.piles), _copied(self.packs)
        self.choosing, self.picked = _copied(self.choosing), _copied(self.picked)
        self.put_aside, self.removed = _copied(self.put_aside), _copied(self.removed)
        self.unseen, self.late = _copied(self.unseen), _copied(self.late)
        self.cuts, self.saboteurs, self.seen = self.cuts[:], self.saboteurs[:], self.seen[:]


def _copied(piles: Piles) -> Piles:
    return [pile[:] for pile in piles]
