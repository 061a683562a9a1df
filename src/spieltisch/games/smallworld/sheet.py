"""What lies on the table, each thing once. Every people on the map has a number, see `state.py`."""

from __future__ import annotations

from typing import Final

from spieltisch.core import ints
from spieltisch.core.sheet import SEATS, Bits, Sheet, YesOrNo, group, number, typed, vector, whole

from .data import ALL_REGIONS, MURLOC_TOKENS, START_COINS
from .packs import MOST_PIECES, MOST_TIMES
from .vocabulary import FACE, FACTION, FORM, POWER, RACE, REGION, TILE, TOOL

# Once a turn each.
DID_STRIKE: Final = 1
DID_CHAMPION: Final = 2
DID_LORE: Final = 4
DID_ASHES: Final = 8
DID_FROSTMOURNE: Final = 16
DID_DOOMHAMMER: Final = 32
DID_ATTEMPT: Final = 64
PAID_AEGIS: Final = 128

# The bit that stands for each tool, in the order of the domain.
TOOL_BITS: Final = ints([DID_ASHES, DID_FROSTMOURNE, DID_DOOMHAMMER, DID_LORE])
TOOLS: Final = dict(zip(TOOL.names, TOOL_BITS, strict=True))
USED: Final = {
    **TOOLS,
    "strike": DID_STRIKE,
    "champion": DID_CHAMPION,
    "attempt": DID_ATTEMPT,
    "aegis": PAID_AEGIS,
}

PEOPLE: Final = whole(-1, 10)
PIECES: Final = whole(0, MOST_PIECES)
COINS: Final = whole(0, 999)
SEATED: Final = Bits({seat: 1 << seat for seat in range(5)})

SHEET: Final = Sheet(
    {"box": typed("SmallWorldBox", "PRINTED"), "atlas": typed("Atlas", "NOWHERE")},
    variant=number(whole(0, 2)),
    switches=group(whole(0, 1)),
    faces=group(FACE),
    seats=number(whole(1, 5)),
    first=number(whole(0, 4)),
    turn=number(whole(0, 4)),
    round=number(whole(0, 10)),
    rounds=number(whole(1, 10)),
    # the map
    holder=vector(PEOPLE, REGION, fill=-1),
    tokens=vector(whole(0, 50), REGION),
    marks=vector(whole(0, 1023), REGION),
    tile_at=vector(whole(-2, ALL_REGIONS - 1), TILE, fill=-1),
    face_down=vector(REGION),  # where a tile lies that nobody has seen
    unseen=vector(TILE),
    # the players
    coins=vector(COINS, SEATS, fill=START_COINS, at="player"),
    race=vector(RACE, SEATS, fill=-1),
    power=vector(POWER, SEATS, fill=-1),
    hand=vector(whole(0, 50), SEATS),
    fallen=vector(RACE, SEATS, fill=-1),  # declined race
    kept=vector(POWER, SEATS, fill=-1),  # badge that still works in decline
    income=vector(whole(0, 99), SEATS, at="player"),  # coins of the last scoring, seen by all
    # pieces
    tray=vector(whole(0, 50), RACE),  # tokens left
    beasts=number(PIECES),  # in the hand of the Beast Master
    wild_beasts=number(PIECES),
    champion=number(whole(-3, ALL_REGIONS - 1), start=-1),
    explosions=number(PIECES),  # unseen bombs, in the stack or on the map
    duds=number(PIECES),
    harmony=number(SEATED),  # the seats that hold a harmony token
    murlocs=number(whole(0, MURLOC_TOKENS)),  # tokens beside the board
    murloc_coins=number(COINS, at="table"),
    # the column of sets
    set_race=vector(RACE),
    set_power=vector(POWER),
    set_coins=vector(COINS),
    banners=vector(RACE),  # the unseen part of the stack, as a set
    bottom=vector(RACE),  # banners put under the stack, in order
    badges=vector(POWER),
    discard=vector(POWER),
    # this turn
    losses=number(whole(0, 99), at="this_turn"),  # tokens forced off the map
    intimidations=number(whole(0, MOST_TIMES), at="this_turn"),
    portals=number(whole(0, MOST_TIMES), at="this_turn"),
    form=number(FORM, at="this_turn"),
    side=number(FACTION, at="this_turn"),
    taken=vector(whole(0, 50), RACE, at="this_turn"),  # conquered regions
    used=number(Bits(USED), at="this_turn"),
    armed=number(Bits(TOOLS), at="this_turn"),
    attacked=number(SEATED, at="this_turn"),  # the seats whose active race was attacked
    saved=number(YesOrNo(), at="this_turn"),  # Draenei: the Light has helped in this turn
)
