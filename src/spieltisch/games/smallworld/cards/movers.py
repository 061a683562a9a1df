"""Heroic and Intimidating: the special powers whose pieces move, one block each."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance, Ints, Message, append, decision, i64, vec

from .. import vocabulary as v
from ..ability import declines, of_power, offers, own, powers_renewed, saves, set_taken, taken, why_not
from ..effects import conquer, discard_piece, left_behind, note_attack, pay, pay_aegis, pay_attack_toll, vanish_if_gone
from ..reasons import at, first, has, not_paid, odd_target
from ..rules import (
    ADJACENT,
    CHAMPION_NEEDS_TOKEN,
    are_opponents,
    fewest,
    in_hand,
    is_immune,
    is_next_to,
    is_on_map,
    reach,
    refuges,
    standing,
)
from ..sheet import DID_ATTEMPT, DID_CHAMPION
from ..state import (
    BEAST,
    CHAMPION_HERE,
    DEFENCE,
    FORT,
    MURLOCS,
    NONE,
    NOT_IN_PLAY,
    RANSOMED_BACK,
    WAITING,
    WALL,
    SmallWorldState,
    atlas,
)
from ..tolls import aegis_toll, conquest_toll, intimidation_toll
from .tiles import enter

STORED_AS = "powers"

# -- Heroic


@offers(of_power(v.HEROIC))
def champion_conquests(s: SmallWorldState, seat: i64) -> Ints:
    """Any adjacent region, whatever stands there, but for towers and unpaid tolls. Never the first conquest."""
    if s.used & (DID_ATTEMPT | DID_CHAMPION) or s.champion == NOT_IN_PLAY or not is_on_map(s, 2 * seat):
        return vec[i64]()
    if in_hand(s, seat) < max(fewest(s, seat) - 1, s.switches[CHAMPION_NEEDS_TOKEN]):
        return vec[i64]()
    near = reach(s, seat, 0)
    return vec[i64](
        [
            v.CHAMPION.base + region
            for region in atlas(s).regions
            if near[region] == ADJACENT
            and not is_immune(s, region)
            and conquest_toll(s, seat, region, 0) <= s.coins[seat]
        ]
    )


@taken(v.CHAMPION)
def send_champion(s: SmallWorldState, seat: i64, action: i64) -> None:
    """He counts as a token: of Tauren only one has to come along."""
    region = action - v.CHAMPION.base
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
            s.emit(v.ABANDONED, seat, home)
        left_behind(s, home)


@set_taken(of_power(v.HEROIC))
def new_champion(s: SmallWorldState, seat: i64) -> None:
    s.champion = WAITING


@declines(of_power(v.HEROIC))
def retire_champion(s: SmallWorldState, seat: i64) -> None:
    s.champion = NOT_IN_PLAY


@saves(of_power(v.HEROIC))
def capture(s: SmallWorldState, owner: i64, region: i64, captor: i64) -> bool:
    """Where the champion stands he is captured and no token lost; a ransom buys him back at once, or he is gone."""
    if not s.marks[region] & CHAMPION_HERE:
        return False
    ransom = s.box.price[of_power(v.HEROIC)]
    if s.coins[owner] < ransom:
        s.champion = NOT_IN_PLAY
        s.emit(v.CAPTURED, owner)
        return True
    pay(s, owner, ransom, captor)
    if captor == NONE:
        s.murloc_coins += ransom
    s.champion = RANSOMED_BACK
    s.emit(v.RANSOMED, owner)
    return True


@why_not(v.CHAMPION)
def why_not_champion(s: SmallWorldState, seat: i64, action: i64) -> list[Message]:
    region = action - v.CHAMPION.base
    if s.power[seat] != v.HEROIC:
        return [Message("needs_power", {"power": v.POWER.say(v.HEROIC)})]
    if s.champion == NOT_IN_PLAY:
        return [Message("champion_gone")]
    if s.used & DID_CHAMPION:
        return [Message("power_used_up", {"power": v.POWER.say(v.HEROIC)})]
    if s.used & DID_ATTEMPT:
        return [Message("conquests_over")]
    odd = odd_target(s, seat, region)
    if odd:
        return odd
    if not is_on_map(s, 2 * seat) or reach(s, seat, 0)[region] != ADJACENT:
        return at("not_adjacent", region)
    if is_immune(s, region):
        return at("watchtower", region)
    paid = not_paid(s, seat, conquest_toll(s, seat, region, 0))
    return paid or [Message("no_token_left", {"needed": 1, "hand": in_hand(s, seat)})]


# -- Intimidating


@powers_renewed(of_power(v.INTIMIDATING))
def draw_breath(s: SmallWorldState, seat: i64) -> None:
    s.intimidations = s.box.times[of_power(v.INTIMIDATING)]


@offers(of_power(v.INTIMIDATING))
def intimidations(s: SmallWorldState, seat: i64) -> Ints:
    """Adjacent land of an opponent or of Murlocs that nothing protects."""
    if s.used & DID_ATTEMPT or not s.intimidations:
        return vec[i64]()
    return vec[i64](
        [
            v.INTIMIDATE.base + region
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


@taken(v.INTIMIDATE)
def intimidate(s: SmallWorldState, seat: i64, action: i64) -> None:
    region = action - v.INTIMIDATE.base
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
        pieces = append(pieces, v.MOVE.base + v.FORT_PIECE)
    if marks & WALL:
        pieces = append(pieces, v.MOVE.base + v.WALL_PIECE)
    if len(pieces):
        return pieces
    if s.tokens[region]:
        pieces = append(pieces, v.MOVE.base + v.TOKEN_PIECE)
    if marks >= BEAST:
        pieces = append(pieces, v.MOVE.base + v.BEAST_PIECE)
    if marks & CHAMPION_HERE:
        pieces = append(pieces, v.MOVE.base + v.CHAMPION_PIECE)
    return pieces


@choose_piece.take
def piece_chosen(s: SmallWorldState, chance: Chance, action: i64, seat: i64, region: i64) -> None:
    piece = action - v.MOVE.base
    s.emit(v.INTIMIDATED, seat, piece, region)
    if piece >= v.FORT_PIECE:
        s.marks[region] &= ~(FORT if piece == v.FORT_PIECE else WALL)
    elif len(goals_of(s, seat, region)):
        s.push(send_piece, seat, region, piece)
    else:
        owner = s.holder[region]
        discard_piece(s, region, piece)
        left_behind(s, region)
        if owner != MURLOCS and owner & 1:
            vanish_if_gone(s, owner >> 1)


@choose_piece.prompt
def piece_prompt(s: SmallWorldState, seat: i64, region: i64) -> dict[str, Any]:
    return {"region": v.REGION.say(region)}


def goals_of(s: SmallWorldState, seat: i64, region: i64) -> Ints:
    """Where a piece may be sent; the Aegis wants its coins there as well."""
    return vec[i64]([other for other in refuges(s, region) if aegis_toll(s, seat, other) <= s.coins[seat]])


@decision
def send_piece(s: SmallWorldState, seat: i64, region: i64, piece: i64) -> Ints:
    return vec[i64]([v.SEND.base + other for other in goals_of(s, seat, region)])


@send_piece.take
def piece_sent(s: SmallWorldState, chance: Chance, action: i64, seat: i64, region: i64, piece: i64) -> None:
    goal = action - v.SEND.base
    pay_aegis(s, seat, goal)
    if piece == v.CHAMPION_PIECE:
        s.marks[region] &= ~CHAMPION_HERE
        s.marks[goal] |= CHAMPION_HERE
        s.champion = goal
    elif piece == v.BEAST_PIECE:
        s.marks[region] -= BEAST
        s.marks[goal] += BEAST
    else:
        s.tokens[region] -= 1
        s.tokens[goal] += 1
    s.emit(v.MOVED, seat, piece, region, goal)
    left_behind(s, region)


@send_piece.prompt
def send_prompt(s: SmallWorldState, seat: i64, region: i64, piece: i64) -> dict[str, Any]:
    return {"region": v.REGION.say(region), "piece": v.PIECE.say(piece)}


@why_not(v.INTIMIDATE)
def why_not_intimidated(s: SmallWorldState, seat: i64, action: i64) -> list[Message]:
    region = action - v.INTIMIDATE.base
    if s.power[seat] != v.INTIMIDATING:
        return [Message("needs_power", {"power": v.POWER.say(v.INTIMIDATING)})]
    if s.used & DID_ATTEMPT:
        return [Message("conquests_over")]
    if not s.intimidations:
        return [Message("power_used_up", {"power": v.POWER.say(v.INTIMIDATING)})]
    odd = odd_target(s, seat, region)
    if odd:
        return odd
    if not is_intimidated_people(s, seat, s.holder[region]):
        return at("nobody_to_move", region)
    if s.box.is_water[region]:
        return at("no_target_on_water", region)
    if not is_next_to(s, 2 * seat, region):
        return at("not_adjacent", region)
    if is_immune(s, region):
        return at("watchtower", region)
    return not_paid(s, seat, intimidation_toll(s, seat, region))


@choose_piece.why
def why_not_this_piece(s: SmallWorldState, action: i64, seat: i64, region: i64) -> list[Message]:
    if not has(v.MOVE, action):
        return first(s)
    piece = v.PIECE.say(action - v.MOVE.base)
    key = "walls_first" if s.marks[region] & DEFENCE else "piece_not_there"
    return [Message(key, {"region": v.REGION.say(region), "piece": piece})]


@send_piece.why
def why_not_sent(s: SmallWorldState, action: i64, seat: i64, region: i64, piece: i64) -> list[Message]:
    if not has(v.SEND, action):
        return first(s)
    goal = action - v.SEND.base
    if is_immune(s, goal):
        return at("watchtower", goal)
    if goal == region or s.holder[goal] != s.holder[region]:
        return at("not_of_that_people", goal)
    return not_paid(s, seat, aegis_toll(s, seat, goal))


own(of_power(v.INTIMIDATING), choose_piece, send_piece)
