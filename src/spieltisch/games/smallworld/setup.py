"""Options and seats to the first state, in the order of the rulebook's preparations."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import BadOption, Chance, Message, Option, ints, zeros
from spieltisch.core.options import PACK
from spieltisch.core.packs import Pack

from . import vocabulary as v
from .cards.tiles import turn_up_tile
from .data import (
    BOARDS,
    MURLOC_TOKENS,
    POWER_RECORDS,
    RACE_RECORDS,
    SETUP,
    SIDES,
    TILE_RECORDS,
    VISIBLE_SETS,
)
from .effects import refill
from .flow import begin_round
from .sheet import SHEET
from .state import MURLOCS, NONE, SOLO, TEAMS, SmallWorldState, atlas

VARIANTS: Final = ("standard", "teams", "murlocs")

# In the order of the constants in `rules`.
SWITCHES = (
    Option("gnome_airstrike_first_conquest", (False, True), False),
    Option("worgen_bonus_on_decline_turn", (True, False), True),
    Option("battleground_mode", ("second_region_pays_one", "second_region_pays_two"), "second_region_pays_one"),
    Option("self_faction_bonus", (True, False), True),
    Option("bomb_counts_as_conquest_for_bonuses", (True, False), True),
    Option("doomhammer_needs_reach", (True, False), True),
    Option("champion_needs_token_in_hand", (True, False), True),
    Option("face_down_tile_counts_as_place", (False, True), False),
    Option("fishing_counts_open_sea", (False, True), False),
    Option("team_score", ("lowest_member", "highest_member"), "lowest_member"),
)
OPTIONS = (
    Option("variant", VARIANTS, "standard"),
    *SWITCHES,
    Option("murloc_tokens", tuple(range(10, 16)), 14),
    PACK,
)
SECOND_CHOICES = ("second_region_pays_two", "highest_member")


def switches_of(options: dict[str, Any]) -> tuple[int, ...]:
    values = [options.get(option.name, option.default) for option in SWITCHES]
    return tuple([1 if value is True or value in SECOND_CHOICES else 0 for value in values])


def variant_of(seats: int, options: dict[str, Any]) -> int:
    """One player alone always meets the Murlocs."""
    variant = VARIANTS.index(options.get("variant", "standard"))
    if seats == 1:
        if variant == TEAMS:
            raise BadOption(Message("no_team_of_one"))
        return SOLO
    if variant == SOLO and seats > 2:
        raise BadOption(Message("murlocs_for_few"))
    return variant


def blank(
    seats: int, variant: int, switches: tuple[int, ...], faces: tuple[int, ...], pack: Pack | None
) -> SmallWorldState:
    """Players with their coins, full trays and shuffled stacks, but an empty map and no column yet."""
    s = SmallWorldState()
    s.use_pack(pack)
    s.variant = variant
    s.switches = switches
    s.faces = faces
    s.seats = seats
    s.rounds = SETUP["murlocs"]["rounds"] if variant == SOLO else SETUP["table"][seats - 2]["rounds"]
    SHEET.lay_out(s, seats)
    s.unseen = ints(range(len(TILE_RECORDS)))
    s.tray = s.box.race_tray[:]
    s.wild_beasts = s.box.beasts
    s.murlocs = MURLOC_TOKENS
    slots = 8 if variant == TEAMS else VISIBLE_SETS
    s.set_race = ints([NONE] * slots)
    s.set_power = ints([NONE] * slots)
    s.set_coins = zeros(slots)
    s.banners = ints(range(len(RACE_RECORDS)))
    s.badges = ints(range(len(POWER_RECORDS)))
    return s


def setup(seats: int, options: dict[str, Any], chance: Chance, pack: Pack | None) -> SmallWorldState:
    variant = variant_of(seats, options)
    s = blank(seats, variant, switches_of(options), choose_boards(seats, variant, chance), pack)
    if variant == SOLO:
        s.murlocs = options.get("murloc_tokens", SETUP["murlocs"]["tokens"])
    chance.about(v.FIRST_SEAT, -1, range(seats))
    s.first = chance.pick(seats)  # R009
    s.turn = s.first
    refill(s, chance)
    place_murlocs(s)
    s.push(begin_round)
    lay_tiles(s)
    return s


def choose_boards(seats: int, variant: int, chance: Chance) -> tuple[int, ...]:
    """R001, R002: boards by size for the number of players, any side up."""
    table = SETUP["murlocs"] if variant == SOLO else SETUP["table"][seats - 2]
    faces: list[int] = []
    for size, count in (("L", table["large"]), ("M", table["medium"]), ("S", table["small"])):
        chance.about(v.BOARDS_LAID, -1, [v.BOARD[board] for board in BOARDS[size]])
        for board in chance.draw(BOARDS[size], count):
            chance.about(v.SIDE_UP, -1, SIDES[board])
            faces.append(SIDES[board][chance.pick(len(SIDES[board]))])
    return tuple(faces)


def place_murlocs(s: SmallWorldState) -> None:
    """R005."""
    for region in atlas(s).regions:
        if s.box.has_murloc[region]:
            s.holder[region] = MURLOCS
            s.tokens[region] = 1
            s.murlocs -= 1


def lay_tiles(s: SmallWorldState) -> None:
    """R007: one on each board. Against the Murlocs those that lie on one of them are turned up at once."""
    s.face_down = ints([region for region in atlas(s).regions if s.box.takes_tile[region]])
    if s.variant == SOLO:
        for region in reversed(list(s.face_down)):
            if s.holder[region] == MURLOCS:
                s.push(turn_up_tile, NONE, region)
