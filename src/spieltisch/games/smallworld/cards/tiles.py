"""Artifacts and legendary places, in printed order of the rulebook: what happens when one is turned up or used."""

from __future__ import annotations

from typing import Final

from spieltisch.core import Chance, Ints, Message, append, decision, i64, ints, pop, remove, step, vec

from .. import vocabulary as v
from ..ability import taken, why_not
from ..data import FACE_OF, HORDE, NEUTRAL, RACE_FACTION, TILE_IS_ARTIFACT
from ..reasons import at, first, has
from ..rules import DOOMHAMMER_PRICE, are_opponents, faction, fewest, has_tile, held_by, in_hand, may_attempt
from ..sheet import DID_ATTEMPT, TOOL_BITS
from ..state import BOXED, MURLOCS, NONE, SOLO, SmallWorldState, atlas

STORED_AS = "tiles"


def enter(s: SmallWorldState, seat: i64, region: i64) -> None:
    """R059, R060: whoever enters turns the tile up and may use it at once."""
    if region in s.face_down:
        s.push(turn_up_tile, seat, region)
    elif s.tile_at[v.BATTLEGROUND] == region:
        s.push(ask_for_side, seat)


def turn_up_under(s: SmallWorldState, people: i64) -> None:
    """R059: what a portal brought there turns the tile up as soon as its holder acts."""
    for region in s.face_down:
        if s.holder[region] == people:
            s.push(turn_up_tile, NONE, region)


@step
def turn_up_tile(s: SmallWorldState, chance: Chance, seat: i64, region: i64) -> None:
    s.face_down = remove(s.face_down, region)
    chance.about(v.TILE_TURNED, NONE, s.unseen, region)
    s.unseen, tile = pop(s.unseen, chance.pick(len(s.unseen)))
    s.tile_at[tile] = region
    s.emit(v.REVEALED, tile, region)
    if tile == v.WELL:
        _place_well(s, chance, region)
    if seat >= 0 and has_tile(s, seat, v.BATTLEGROUND):
        s.push(ask_for_side, seat)


def _place_well(s: SmallWorldState, chance: Chance, region: i64) -> None:
    """Well of Eternity: it moves to the water of its board; without water another place is drawn."""
    for water in atlas(s).water:
        if FACE_OF[water] == FACE_OF[region]:
            s.tile_at[v.WELL] = water
            s.emit(v.CARRIED, s.turn, v.WELL, water)
            return
    s.tile_at[v.WELL] = BOXED
    places = vec[i64]([tile for tile in s.unseen if not TILE_IS_ARTIFACT[tile]])
    if len(places):
        chance.about(v.TILE_TURNED, NONE, places, region)
        tile = places[chance.pick(len(places))]
        s.unseen = remove(s.unseen, tile)
        s.tile_at[tile] = region
        s.emit(v.REVEALED, tile, region)


# -- Aegis of Aggramar, Heart of Azeroth: laid into a held region at the end of the turn

_LAID_ANEW: Final = ints([v.HEART, v.AEGIS])


@step
def lay_artifacts(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    for tile in _LAID_ANEW:
        if has_tile(s, seat, tile):
            s.push(lay_artifact, seat, tile)


@decision
def lay_artifact(s: SmallWorldState, seat: i64, tile: i64) -> Ints:
    return vec[i64]([v.LAY(tile, region) for region in held_by(s, 2 * seat)])


@lay_artifact.take
def laid(s: SmallWorldState, chance: Chance, action: i64, seat: i64, tile: i64) -> None:
    region = v.LAY.args(action)[1]
    if s.tile_at[tile] != region:
        s.tile_at[tile] = region
        s.emit(v.CARRIED, seat, tile, region)


@lay_artifact.why
def why_not_laid(s: SmallWorldState, action: i64, seat: i64, tile: i64) -> list[Message]:
    if not has(v.LAY, action) or v.LAY.args(action)[0] != tile:
        return first(s)
    return at("not_yours", v.LAY.args(action)[1])


def heart_payers(s: SmallWorldState, seat: i64) -> Ints:
    """Opponents with an active race next to the Heart and a coin to give; -1 stands for the Murlocs' revenge."""
    near = vec[i64]([s.holder[region] for region in s.box.neighbors[s.tile_at[v.HEART]]])
    payers = vec[i64]()
    for other in range(s.seats):
        if are_opponents(s, seat, other) and 2 * other in near and s.coins[other] > 0:
            payers = append(payers, other)
    if s.variant == SOLO and MURLOCS in near and s.murloc_coins > 0:
        payers = append(payers, -1)
    return payers


@step
def collect_for_heart(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    if not has_tile(s, seat, v.HEART):
        return
    for other in heart_payers(s, seat):
        if other < 0:
            s.murloc_coins -= 1
        else:
            s.coins[other] -= 1
            s.emit(v.PAID, other, 1)
        s.coins[seat] += 1
        s.emit(v.RECEIVED, seat, 1)


# -- Ashes of Al'ar, Frostmourne, Doomhammer (and the Ethereals' knowledge of places): taken up before a conquest


@taken(v.USE)
def take_up_tool(s: SmallWorldState, seat: i64, action: i64) -> None:
    tool = action - v.USE.base
    s.armed |= TOOL_BITS[tool]
    s.emit(v.USED, seat, tool)


@why_not(v.USE)
def why_not_used(s: SmallWorldState, seat: i64, action: i64) -> list[Message]:
    tool = action - v.USE.base
    if s.used & DID_ATTEMPT:
        return [Message("conquests_over")]
    if (s.used | s.armed) & TOOL_BITS[tool]:
        return [Message("tool_used_up", {"tool": v.TOOL.say(tool)})]
    if not has_tile(s, seat, v.TOOL_TILES[tool]):
        return [Message("tool_not_held", {"tool": v.TOOL.say(tool)})]
    if not may_attempt(s, seat):
        return [Message("no_token_left", {"needed": fewest(s, seat), "hand": in_hand(s, seat)})]
    return [Message("toll_too_dear", {"toll": DOOMHAMMER_PRICE, "coins": s.coins[seat]})]


# -- Spirit Healer


@step
def spirit_healer(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    race = s.race[seat]
    if has_tile(s, seat, v.SPIRIT_HEALER) and s.tray[race]:
        s.tray[race] -= 1
        s.hand[seat] += 1
        s.emit(v.HEALED, seat)


# -- Battleground


@step
def ask_for_side(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    """A neutral holder may fight for a faction this turn; who has chosen is not asked again."""
    race = s.race[seat]
    if has_tile(s, seat, v.BATTLEGROUND) and RACE_FACTION[race] == NEUTRAL and faction(s, seat) == NEUTRAL:
        s.push(choose_side, seat)


@decision
def choose_side(s: SmallWorldState, seat: i64) -> Ints:
    return vec[i64]([v.TAKE_SIDE.base + side for side in range(HORDE + 1)])


@choose_side.take
def side_chosen(s: SmallWorldState, chance: Chance, action: i64, seat: i64) -> None:
    s.side = action - v.TAKE_SIDE.base
    s.emit(v.SIDED, seat, s.side)


@choose_side.why
def why_not_sided(s: SmallWorldState, action: i64, seat: i64) -> list[Message]:
    return first(s)
