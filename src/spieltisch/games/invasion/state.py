"""The flat state. A card in play is a slot: one row of the parallel lists below, freed when the card leaves.

`uid` tells objects apart over time: a card that leaves play and comes back is a new object with a new uid, so chain
links and waiting effects that remember a uid never meet the wrong card.
"""

from __future__ import annotations

from typing import Final

from spieltisch.core import State

# indexes of `marks`, one set per seat; wiped at the end of every turn
LIMITED_PLAYED: Final = 0
DEVELOPED: Final = 1
SUPPORTS_PLAYED: Final = 2
ORC_UNITS_PLAYED: Final = 3
BIGGER: Final = 4  # We'z Bigga! waiting for the next unit
MARKS: Final = 5

NO_COMBAT: Final = 0
ATTACKING: Final = 1
DEFENDING: Final = 2

NOBODY: Final = -1

STARTER: Final = 0  # how the decks came about
BROUGHT: Final = 1  # along, and both lists lie open
DRAFTED: Final = 2
SECRET: Final = 3  # brought along; each knows only his own list
DRAW: Final = 2


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
        "combat_bonus",
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
    __slots__ = FIELDS

    def __init__(self) -> None:
        super().__init__()
        self.mode = STARTER
        self.lists: tuple[tuple[int, ...], ...] = ((), ())  # of decks brought along; a starter deck has none
        self.switches: tuple[int, ...] = (0, 0, 0, 0, 0)  # see rules.py: where sources differ
        self.turn = 0
        self.active = 0
        self.first = 0
        self.phase = 0
        self.step = 0
        self.winner = NOBODY
        self.race: list[int] = [0, 0]
        self.resources: list[int] = [0, 0]
        self.deck: list[list[int]] = [[], []]  # the top card is the last one
        self.hand: list[list[int]] = [[], []]
        self.discard: list[list[int]] = [[], []]
        self.known: list[list[int]] = [[], []]  # hand cards that the other seat has seen go there
        self.aside: list[int] = []  # neutral cards dealt to nobody
        self.section_damage: list[int] = [0] * 6  # seat * 3 + zone
        self.burning: list[int] = [0] * 6
        self.symbols: list[int] = [0] * 12  # seat * 6 + race
        self.developments: list[int] = [0] * 6
        self.marks: list[int] = [0] * (2 * MARKS)
        self.units_discarded = 0
        self.valaya = 0
        self.attacked = -1
        self.section_assigned = 0
        self.chain: list[tuple[int, ...]] = []
        self.links = 0
        self.pending: list[int] = []  # triggers that wait to be put in order, flat
        self.revealed: list[int] = []
        self.laying = -1  # the card on its way to become a development
        self.found = -1  # a card searched out of a deck, about to be attached
        self.yields: list[int] = [-1, -1]
        self.opened = 0  # counts action windows
        self.uids = 0
        self.card: list[int] = []
        self.kind: list[int] = []
        self.owner: list[int] = []
        self.controller: list[int] = []
        self.zone: list[int] = []  # -1: the slot is free
        self.label: list[int] = []
        self.uid: list[int] = []
        self.damage: list[int] = []
        self.corrupt: list[int] = []
        self.host: list[int] = []  # slot of the unit that an attachment sits on
        self.quest: list[int] = []  # slot of the quest that a unit is on
        self.tokens: list[int] = []
        self.bonus: list[int] = []  # power until end of turn
        self.hit_bonus: list[int] = []  # hit points until end of turn
        self.combat_bonus: list[int] = []  # power until end of combat
        self.role: list[int] = []
        self.assigned: list[int] = []
        self.used: list[int] = []  # a once-per-turn effect has been used
        self.decreed: list[int] = []  # can not be declared this turn
        self.doomed: list[int] = []  # is sacrificed at end of turn
        self.piles: list[list[int]] = [[], []]
        self.packs: list[list[int]] = [[], []]
        self.choosing: list[list[int]] = [[], []]  # picks of this time, face down
        self.picked: list[list[int]] = [[], []]
        self.put_aside: list[list[int]] = [[], []]
        self.removed: list[list[int]] = [[], []]
        self.unseen: list[list[int]] = [[], []]  # picks from cards that the opponent never saw
        self.late: list[list[int]] = [[], []]  # last picks of a pack: the opponent saw the pack, not the choice
        self.cuts: list[int] = [0, 0]
        self.saboteurs: list[int] = [0, 0]
        self.pack = 0
        self.seen: list[int] = [0, 0]  # the opponent has seen this pack

    def copy(self) -> InvasionState:
        t = InvasionState.__new__(InvasionState)
        self.copy_base(t)
        t.mode = self.mode
        t.lists = self.lists
        t.switches = self.switches
        t.turn = self.turn
        t.active = self.active
        t.first = self.first
        t.phase = self.phase
        t.step = self.step
        t.winner = self.winner
        t.race = self.race[:]
        t.resources = self.resources[:]
        t.deck = [self.deck[0][:], self.deck[1][:]]
        t.hand = [self.hand[0][:], self.hand[1][:]]
        t.discard = [self.discard[0][:], self.discard[1][:]]
        t.known = [self.known[0][:], self.known[1][:]]
        t.aside = self.aside[:]
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
        t.revealed = self.revealed[:]
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
        t.bonus = self.bonus[:]
        t.hit_bonus = self.hit_bonus[:]
        t.combat_bonus = self.combat_bonus[:]
        t.role = self.role[:]
        t.assigned = self.assigned[:]
        t.used = self.used[:]
        t.decreed = self.decreed[:]
        t.doomed = self.doomed[:]
        t.piles = [self.piles[0][:], self.piles[1][:]]
        t.packs = [self.packs[0][:], self.packs[1][:]]
        t.choosing = [self.choosing[0][:], self.choosing[1][:]]
        t.picked = [self.picked[0][:], self.picked[1][:]]
        t.put_aside = [self.put_aside[0][:], self.put_aside[1][:]]
        t.removed = [self.removed[0][:], self.removed[1][:]]
        t.unseen = [self.unseen[0][:], self.unseen[1][:]]
        t.late = [self.late[0][:], self.late[1][:]]
        t.cuts = self.cuts[:]
        t.saboteurs = self.saboteurs[:]
        t.pack = self.pack
        t.seen = self.seen[:]
        return t
