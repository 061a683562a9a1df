"""The flat state of Small World of Warcraft.

Every people on the map has a number: `2 * seat` is a seat's active race, `2 * seat + 1` its declined one, MURLOCS
the tribe that belongs to nobody. Stacks that nobody may look into are drawn from when somebody does: what is left
unseen is a set, never an order.
"""

from __future__ import annotations

from typing import Final

from spieltisch.core import Ints, State, i64, vec
from spieltisch.core.packs import Pack

from .box import BOXES, NOWHERE, PRINTED, Atlas, SmallWorldBox
from .sheet import SHEET

EMPTY: Final = -1
MURLOCS: Final = 10
NONE: Final = -1

# What lies in a region besides race tokens, as bits; beasts are counted from the bit BEAST upwards.
FORT: Final = 1
WALL: Final = 2
TOWER: Final = 4
BOMB_HERE: Final = 8
OBJECTIVE: Final = 16
CHAMPION_HERE: Final = 32
BEAST: Final = 64
STANDING: Final = CHAMPION_HERE + 7 * BEAST  # the pieces that count as tokens
DEFENCE: Final = FORT + WALL

# Where the champion may be instead of in a region.
NOT_IN_PLAY: Final = -1
WAITING: Final = -2  # on the banner, enters by his next conquest
RANSOMED_BACK: Final = -3  # in hand, may be redeployed like a token

# Where a tile may be instead of in a region.
UNSEEN: Final = -1
BOXED: Final = -2

STANDARD: Final = 0
TEAMS: Final = 1
SOLO: Final = 2


class SmallWorldState(State):
    SHEET = SHEET
    FIELDS = SHEET.names
    __slots__ = SHEET.slots

    # made from the sheet by tools/sheets.py: do not edit
    def __init__(self) -> None:
        super().__init__()
        self.box: SmallWorldBox = PRINTED
        self.atlas: Atlas = NOWHERE
        self.variant: i64 = 0
        self.switches: tuple[int, ...] = ()
        self.faces: tuple[int, ...] = ()
        self.seats: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.round: i64 = 0
        self.rounds: i64 = 0
        self.holder: Ints = vec[i64]()
        self.tokens: Ints = vec[i64]()
        self.marks: Ints = vec[i64]()
        self.tile_at: Ints = vec[i64]()
        self.face_down: Ints = vec[i64]()
        self.unseen: Ints = vec[i64]()
        self.coins: Ints = vec[i64]()
        self.race: Ints = vec[i64]()
        self.power: Ints = vec[i64]()
        self.hand: Ints = vec[i64]()
        self.fallen: Ints = vec[i64]()
        self.kept: Ints = vec[i64]()
        self.income: Ints = vec[i64]()
        self.tray: Ints = vec[i64]()
        self.beasts: i64 = 0
        self.wild_beasts: i64 = 0
        self.champion: i64 = -1
        self.explosions: i64 = 0
        self.duds: i64 = 0
        self.harmony: i64 = 0
        self.murlocs: i64 = 0
        self.murloc_coins: i64 = 0
        self.set_race: Ints = vec[i64]()
        self.set_power: Ints = vec[i64]()
        self.set_coins: Ints = vec[i64]()
        self.banners: Ints = vec[i64]()
        self.bottom: Ints = vec[i64]()
        self.badges: Ints = vec[i64]()
        self.discard: Ints = vec[i64]()
        self.losses: i64 = 0
        self.intimidations: i64 = 0
        self.portals: i64 = 0
        self.form: i64 = 0
        self.side: i64 = 0
        self.taken: Ints = vec[i64]()
        self.used: i64 = 0
        self.armed: i64 = 0
        self.attacked: i64 = 0
        self.saved: i64 = 0

    def copy(self) -> SmallWorldState:
        t = SmallWorldState.__new__(SmallWorldState)
        self.copy_base(t)
        t.box = self.box
        t.atlas = self.atlas
        t.variant = self.variant
        t.switches = self.switches
        t.faces = self.faces
        t.seats = self.seats
        t.first = self.first
        t.turn = self.turn
        t.round = self.round
        t.rounds = self.rounds
        t.holder = self.holder[:]
        t.tokens = self.tokens[:]
        t.marks = self.marks[:]
        t.tile_at = self.tile_at[:]
        t.face_down = self.face_down[:]
        t.unseen = self.unseen[:]
        t.coins = self.coins[:]
        t.race = self.race[:]
        t.power = self.power[:]
        t.hand = self.hand[:]
        t.fallen = self.fallen[:]
        t.kept = self.kept[:]
        t.income = self.income[:]
        t.tray = self.tray[:]
        t.beasts = self.beasts
        t.wild_beasts = self.wild_beasts
        t.champion = self.champion
        t.explosions = self.explosions
        t.duds = self.duds
        t.harmony = self.harmony
        t.murlocs = self.murlocs
        t.murloc_coins = self.murloc_coins
        t.set_race = self.set_race[:]
        t.set_power = self.set_power[:]
        t.set_coins = self.set_coins[:]
        t.banners = self.banners[:]
        t.bottom = self.bottom[:]
        t.badges = self.badges[:]
        t.discard = self.discard[:]
        t.losses = self.losses
        t.intimidations = self.intimidations
        t.portals = self.portals
        t.form = self.form
        t.side = self.side
        t.taken = self.taken[:]
        t.used = self.used
        t.armed = self.armed
        t.attacked = self.attacked
        t.saved = self.saved
        return t

    # end of what the sheet made

    def pack_in_use(self) -> Pack | None:
        return self.box.pack

    def use_pack(self, pack: Pack | None) -> None:
        self.box = BOXES.of(pack)
        self.atlas = NOWHERE


def atlas(s: SmallWorldState) -> Atlas:
    """The regions in play. A state finds them by its faces and keeps them at hand; copies share them."""
    found = s.atlas
    if found.faces is not s.faces:
        found = s.atlas = s.box.atlas_of(s.faces)
        s.faces = found.faces
    return found
