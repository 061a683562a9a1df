"""The special powers that are more than a number in `rules` or `score`, in printed order of the rulebook.

Bog Dweller, Blacksmith and Seafaring live in `rules`, Battle Master and Enraged in `effects`, the terrain badges,
Archaeologist, Explorer and Fishing in `score`.
"""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance, Ints, append, decision, i64, step, vec

from .data import BEASTS, FORTS, HILL, TERRAIN, TOWERS
from .effects import clear, conquer, count_marks, discard_piece, note_attack, pay_aegis, pay_attack_toll, vanish_if_gone
from .races import keep_company
from .rules import (
    ADJACENT,
    CHAMPION_NEEDS_TOKEN,
    are_opponents,
    attack_toll,
    conquest_toll,
    fewest,
    has_tolls,
    held_by,
    in_hand,
    intimidation_toll,
    is_immune,
    is_next_to,
    is_on_map,
    most_around,
    standing,
    swap_toll,
)
from .state import (
    BEAST,
    BOMB_HERE,
    CHAMPION_HERE,
    DEFENCE,
    DID_CHAMPION,
    EMPTY,
    FORT,
    MURLOCS,
    NOT_IN_PLAY,
    OBJECTIVE,
    TOWER,
    WAITING,
    WALL,
    SmallWorldState,
    atlas,
)
from .tiles import enter
from .vocabulary import (
    ABANDONED,
    ARTIFACTS,
    BEAST_PIECE,
    BUILT,
    CHAMPION,
    CHAMPION_PIECE,
    FORT_PIECE,
    FORTIFY,
    INTIMIDATE,
    INTIMIDATED,
    MOVE,
    MOVED,
    PIECE,
    PORTAL,
    REGION,
    SEND,
    SWAP,
    SWAPPED,
    TAMED,
    TOKEN_PIECE,
    WALL_PIECE,
    WATCH,
    WATCHED,
)

# -- Fortified


@step
def build_forts(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    """A fort in every region; with too few left the owner chooses where."""
    bare = fort_sites(s, seat)
    left = FORTS - count_marks(s, FORT)
    if len(bare) <= left:
        for region in bare:
            _build(s, seat, region)
    elif left:
        s.push(choose_fort, seat)


def fort_sites(s: SmallWorldState, seat: i64) -> Ints:
    return vec[i64]([region for region in held_by(s, 2 * seat) if not s.marks[region] & FORT])


def _build(s: SmallWorldState, seat: i64, region: i64) -> None:
    s.marks[region] |= FORT
    s.emit(BUILT, seat, FORT_PIECE, region)


@decision
def choose_fort(s: SmallWorldState, seat: i64) -> Ints:
    return vec[i64]([FORTIFY.base + region for region in fort_sites(s, seat)])


@choose_fort.take
def fort_chosen(s: SmallWorldState, chance: Chance, action: i64, seat: i64) -> None:
    _build(s, seat, action - FORTIFY.base)
    s.push(build_forts, seat)


@choose_fort.prompt
def fort_prompt(s: SmallWorldState, seat: i64) -> dict[str, Any]:
    return {"left": FORTS - count_marks(s, FORT)}


# -- Defensive


@step
def build_towers(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    """Towers leave fields without a majority, then every field with one gets a tower."""
    for region in held_by(s, 2 * seat):
        if s.marks[region] & TOWER and not has_majority(s, seat, region):
            s.marks[region] &= ~TOWER
    s.push(raise_towers, seat)


@step
def raise_towers(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    sites = tower_sites(s, seat)
    left = TOWERS - count_marks(s, TOWER)
    if len(sites) <= left:
        for region in sites:
            s.marks[region] |= TOWER
        if s.events is not None:
            s.report(WATCHED, seat, [region for region in held_by(s, 2 * seat) if s.marks[region] & TOWER])
    elif left:
        s.push(choose_tower, seat)


def tower_sites(s: SmallWorldState, seat: i64) -> Ints:
    me = 2 * seat
    return vec[i64](
        [
            region
            for region in atlas(s).fields
            if s.holder[region] == me and not s.marks[region] & TOWER and has_majority(s, seat, region)
        ]
    )


def has_majority(s: SmallWorldState, seat: i64, region: i64) -> bool:
    """More of the adjacent regions than any other people, Murlocs included; a tie is none."""
    return most_around(s, region) == 2 * seat


@decision
def choose_tower(s: SmallWorldState, seat: i64) -> Ints:
    return vec[i64]([WATCH.base + region for region in tower_sites(s, seat)])


@choose_tower.take
def tower_chosen(s: SmallWorldState, chance: Chance, action: i64, seat: i64) -> None:
    s.marks[action - WATCH.base] |= TOWER
    s.push(raise_towers, seat)


# -- Intimidating


def intimidations(s: SmallWorldState, seat: i64) -> Ints:
    """Adjacent land of an opponent or of Murlocs that nothing protects."""
    if not s.intimidations:
        return vec[i64]()
    return vec[i64](
        [
            INTIMIDATE.base + region
            for region in atlas(s).land
            if is_intimidated_people(s, seat, s.holder[region])
            and not is_immune(s, region)
            and intimidation_toll(s, seat, region) <= s.coins[seat]
            and is_next_to(s, 2 * seat, region)
        ]
    )


def is_intimidated_people(s: SmallWorldState, seat: i64, people: i64) -> bool:
    """Murlocs, or a race of an opponent, active or declined."""
    return people == MURLOCS or (people >= 0 and are_opponents(s, seat, people >> 1))


def intimidate(s: SmallWorldState, seat: i64, region: i64) -> None:
    s.intimidations -= 1
    if s.marks[region] & DEFENCE:
        pay_aegis(s, seat, region)
    else:
        pay_attack_toll(s, seat, region)
        note_attack(s, seat, s.holder[region])
    s.push(choose_piece, seat, region)


@decision
def choose_piece(s: SmallWorldState, seat: i64, region: i64) -> Ints:
    """A wall or fort must go before any token can be moved."""
    marks = s.marks[region]
    pieces = vec[i64]()
    if marks & FORT:
        pieces = append(pieces, MOVE.base + FORT_PIECE)
    if marks & WALL:
        pieces = append(pieces, MOVE.base + WALL_PIECE)
    if len(pieces):
        return pieces
    if s.tokens[region]:
        pieces = append(pieces, MOVE.base + TOKEN_PIECE)
    if marks >= BEAST:
        pieces = append(pieces, MOVE.base + BEAST_PIECE)
    if marks & CHAMPION_HERE:
        pieces = append(pieces, MOVE.base + CHAMPION_PIECE)
    return pieces


@choose_piece.take
def piece_chosen(s: SmallWorldState, chance: Chance, action: i64, seat: i64, region: i64) -> None:
    piece = action - MOVE.base
    s.emit(INTIMIDATED, seat, piece, region)
    if piece >= FORT_PIECE:
        s.marks[region] &= ~(FORT if piece == FORT_PIECE else WALL)
    elif len(_refuges(s, region)):
        s.push(send_piece, seat, region, piece)
    else:
        owner = s.holder[region]
        discard_piece(s, region, piece)
        _left_behind(s, region)
        if owner != MURLOCS and owner & 1:
            vanish_if_gone(s, owner >> 1)


@choose_piece.prompt
def piece_prompt(s: SmallWorldState, seat: i64, region: i64) -> dict[str, Any]:
    return {"region": REGION.say(region)}


def _refuges(s: SmallWorldState, region: i64) -> Ints:
    """Other regions of the same people that no watchtower closes; Murlocs are always discarded."""
    people = s.holder[region]
    if people == MURLOCS:
        return vec[i64]()
    return vec[i64]([other for other in held_by(s, people) if other != region and not is_immune(s, other)])


@decision
def send_piece(s: SmallWorldState, seat: i64, region: i64, piece: i64) -> Ints:
    return vec[i64]([SEND.base + other for other in _refuges(s, region)])


@send_piece.take
def piece_sent(s: SmallWorldState, chance: Chance, action: i64, seat: i64, region: i64, piece: i64) -> None:
    goal = action - SEND.base
    if piece == CHAMPION_PIECE:
        s.marks[region] &= ~CHAMPION_HERE
        s.marks[goal] |= CHAMPION_HERE
        s.champion = goal
    elif piece == BEAST_PIECE:
        s.marks[region] -= BEAST
        s.marks[goal] += BEAST
    else:
        s.tokens[region] -= 1
        s.tokens[goal] += 1
    s.emit(MOVED, seat, piece, region, goal)
    _left_behind(s, region)


@send_piece.prompt
def send_prompt(s: SmallWorldState, seat: i64, region: i64, piece: i64) -> dict[str, Any]:
    return {"region": REGION.say(region), "piece": PIECE.say(piece)}


def _left_behind(s: SmallWorldState, region: i64) -> None:
    if standing(s, region):
        keep_company(s, region)
    else:
        clear(s, region)


# -- Heroic


def champion_conquests(s: SmallWorldState, seat: i64, near: Ints) -> Ints:
    """Any adjacent region, whatever stands there, but for towers and unpaid tolls. Never the first conquest."""
    if s.used & DID_CHAMPION or s.champion == NOT_IN_PLAY or not is_on_map(s, 2 * seat):
        return vec[i64]()
    if in_hand(s, seat) < max(fewest(s, seat) - 1, s.switches[CHAMPION_NEEDS_TOKEN]):
        return vec[i64]()
    return vec[i64](
        [
            CHAMPION.base + region
            for region in atlas(s).regions
            if near[region] == ADJACENT
            and not is_immune(s, region)
            and conquest_toll(s, seat, region, 0) <= s.coins[seat]
        ]
    )


def send_champion(s: SmallWorldState, seat: i64, region: i64) -> None:
    """He counts as a token: of Tauren only one has to come along."""
    s.used |= DID_CHAMPION
    pay_attack_toll(s, seat, region)
    armed = s.armed
    s.armed = 0
    home = s.champion
    if home >= 0:
        s.marks[home] &= ~CHAMPION_HERE
    conquer(s, seat, region, fewest(s, seat) - 1)
    s.armed = armed
    s.marks[region] |= CHAMPION_HERE
    s.champion = region
    enter(s, seat, region)
    if home >= 0:
        if not standing(s, home):
            s.emit(ABANDONED, seat, home)
        _left_behind(s, home)


def new_champion(s: SmallWorldState) -> None:
    s.champion = WAITING


# -- Portal Mage


def portals(s: SmallWorldState, seat: i64) -> Ints:
    """Magic regions that could be one end of a swap now."""
    if not s.portals:
        return vec[i64]()
    ends = vec[i64]([PORTAL.base + region for region in atlas(s).magic if is_open(s, seat, region)])
    if len(ends) < 2 or has_tolls(s, 0):
        return vec[i64]([end for end in ends if has_partner(s, seat, end - PORTAL.base)])
    for end in ends:
        if has_movables(s, end - PORTAL.base):
            return ends
    return vec[i64]()


def is_open(s: SmallWorldState, seat: i64, region: i64) -> bool:
    return not is_immune(s, region) and attack_toll(s, seat, region) <= s.coins[seat]


def has_partner(s: SmallWorldState, seat: i64, region: i64) -> bool:
    for other in atlas(s).magic:
        if is_partner(s, seat, region, other):
            return True
    return False


def is_partner(s: SmallWorldState, seat: i64, region: i64, other: i64) -> bool:
    """The other end: something must move, and both tolls must be within means."""
    if other == region or not is_open(s, seat, other) or not (has_movables(s, region) or has_movables(s, other)):
        return False
    return swap_toll(s, seat, region, other) <= s.coins[seat]


def has_movables(s: SmallWorldState, region: i64) -> bool:
    if s.holder[region] != EMPTY or s.marks[region] & (BOMB_HERE | OBJECTIVE):
        return True
    for tile in range(i64(ARTIFACTS)):
        if s.tile_at[tile] == region:
            return True
    return False


@decision
def choose_portal(s: SmallWorldState, seat: i64, region: i64) -> Ints:
    return vec[i64]([SWAP.base + other for other in atlas(s).magic if is_partner(s, seat, region, other)])


@choose_portal.take
def portal_opened(s: SmallWorldState, chance: Chance, action: i64, seat: i64, region: i64) -> None:
    other = action - SWAP.base
    s.portals -= 1
    for end in (region, other):
        pay_attack_toll(s, seat, end)
        note_attack(s, seat, s.holder[end])
    swap(s, region, other)
    s.emit(SWAPPED, seat, region, other)
    for end in (region, other):
        if s.holder[end] == 2 * seat:
            enter(s, seat, end)


@choose_portal.prompt
def portal_prompt(s: SmallWorldState, seat: i64, region: i64) -> dict[str, Any]:
    return {"region": REGION.say(region)}


def swap(s: SmallWorldState, region: i64, other: i64) -> None:
    """Everything but mountains, legendary places and face-down tiles changes places."""
    s.holder[region], s.holder[other] = s.holder[other], s.holder[region]
    s.tokens[region], s.tokens[other] = s.tokens[other], s.tokens[region]
    s.marks[region], s.marks[other] = s.marks[other], s.marks[region]
    for tile in range(ARTIFACTS):
        if s.tile_at[tile] in (region, other):
            s.tile_at[tile] = other if s.tile_at[tile] == region else region
    if s.champion in (region, other):
        s.champion = other if s.champion == region else region


# -- Beast Master


@step
def tame_beasts(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    """All beasts leave first; then as many come as hills are held."""
    s.wild_beasts += s.beasts
    s.beasts = 0
    for region in held_by(s, 2 * seat):
        beasts = s.marks[region] // BEAST
        if beasts:
            s.wild_beasts += beasts
            s.marks[region] -= BEAST * beasts
    s.push(take_beasts, seat)
    for region in held_by(s, 2 * seat):
        _left_behind(s, region)


@step
def take_beasts(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    hills = [region for region in held_by(s, 2 * seat) if TERRAIN[region] == HILL]
    s.beasts = min(len(hills), BEASTS)
    s.wild_beasts -= s.beasts
    if s.beasts:
        s.emit(TAMED, seat, s.beasts)
