"""What lies on the table, each thing once. Every people on the map has a number, see `state.py`."""

from __future__ import annotations

from typing import Final

from spieltisch.core.sheet import SEATS, Bits, Sheet, YesOrNo, group, number, typed, vector, whole

from .data import ALL_REGIONS, FACTIONS, MURLOC_TOKENS
from .packs import MOST_PIECES, MOST_TIMES
from .vocabulary import FACE, FORM, POWER, RACE, REGION, TILE, TOOL

PEOPLE: Final = whole(-1, 10)
PIECES: Final = whole(0, MOST_PIECES)
COINS: Final = whole(0, 999)
ONCE_A_TURN: Final = Bits([*TOOL.names, "strike", "champion", "attempt", "aegis"])
SEATED: Final = Bits(range(5))

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
    holder=vector(PEOPLE, REGION),
    tokens=vector(whole(0, 50), REGION),
    marks=vector(whole(0, 1023), REGION),
    tile_at=vector(whole(-2, ALL_REGIONS - 1), TILE),
    face_down=vector(REGION),  # where a tile lies that nobody has seen
    unseen=vector(TILE),
    # the players
    coins=vector(COINS, SEATS),
    race=vector(RACE, SEATS),
    power=vector(POWER, SEATS),
    hand=vector(whole(0, 50), SEATS),
    fallen=vector(RACE, SEATS),  # declined race
    kept=vector(POWER, SEATS),  # badge that still works in decline
    income=vector(whole(0, 99), SEATS),  # coins of the last scoring, seen by all
    # pieces
    tray=vector(whole(0, 50), RACE),  # tokens left
    beasts=number(PIECES),  # in the hand of the Beast Master
    wild_beasts=number(PIECES),
    champion=number(whole(-3, ALL_REGIONS - 1), start=-1),
    explosions=number(PIECES),  # unseen bombs, in the stack or on the map
    duds=number(PIECES),
    harmony=number(SEATED),  # the seats that hold a harmony token
    murlocs=number(whole(0, MURLOC_TOKENS)),  # tokens beside the board
    murloc_coins=number(COINS),
    # the column of sets
    set_race=vector(RACE, SEATS),
    set_power=vector(POWER, SEATS),
    set_coins=vector(COINS, SEATS),
    banners=vector(RACE),  # the unseen part of the stack, as a set
    bottom=vector(RACE),  # banners put under the stack, in order
    badges=vector(POWER),
    discard=vector(POWER),
    # this turn
    used=number(ONCE_A_TURN),
    armed=number(Bits(TOOL.names)),
    intimidations=number(whole(0, MOST_TIMES)),
    portals=number(whole(0, MOST_TIMES)),
    side=number(whole(0, len(FACTIONS) - 1)),
    form=number(FORM),
    attacked=number(SEATED),  # the seats whose active race was attacked
    saved=number(YesOrNo()),  # Draenei: the Light has helped in this turn
    taken=vector(whole(0, 50), RACE),  # conquered regions
    losses=number(whole(0, 99)),  # tokens forced off the map
)
