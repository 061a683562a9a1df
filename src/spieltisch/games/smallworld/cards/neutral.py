"""The neutral races, one block each."""

from __future__ import annotations

from spieltisch.core import Causes, Chance, Ints, Message, append, extend, i64, step, vec

from .. import vocabulary as v
from ..ability import (
    KNOWS_CAVES,
    SWIMS,
    attack_price,
    attacks,
    declines,
    offers,
    own,
    price_paid,
    taken,
    turn_begins,
    turn_ends,
    varying_discount,
    why_not,
)
from ..data import HARMONY_TOKENS
from ..effects import pay_aegis
from ..reasons import at, why_not_touched
from ..rules import are_opponents, has_place, is_active, is_immune, may_attempt, reach
from ..sheet import DID_ATTEMPT, DID_LORE
from ..state import SmallWorldState, atlas
from ..tolls import aegis_toll
from ..values import because

STORED_AS = "races"

# -- Ethereals


@varying_discount(v.ETHEREALS)
def knows_places(s: SmallWorldState, region: i64, armed: i64) -> i64:
    return s.box.discount[v.ETHEREALS] if armed & DID_LORE and has_place(s, region) else 0


@offers(v.ETHEREALS)
def lore(s: SmallWorldState, seat: i64) -> Ints:
    """Once a turn: what is known about a place helps to conquer it, or an artifact is taken from a neighbour."""
    actions = vec[i64]()
    if s.used & DID_LORE:
        return actions
    if not s.used & DID_ATTEMPT and not s.armed & DID_LORE and may_attempt(s, seat) and place_in_reach(s, seat):
        actions = append(actions, v.USE.base + v.PLACE_LORE)
    return extend(actions, vec[i64]([v.STEAL(tile, region) for tile, region in artifacts_in_reach(s, seat)]))


def place_in_reach(s: SmallWorldState, seat: i64) -> bool:
    near = reach(s, seat, s.armed)
    for region in atlas(s).land:
        if near[region] and has_place(s, region):
            return True
    return False


def artifacts_in_reach(s: SmallWorldState, seat: i64) -> list[tuple[i64, i64]]:
    """Each face-up artifact next to a region of theirs, with that region."""
    me = 2 * seat
    found: list[tuple[i64, i64]] = []
    for tile in range(i64(v.ARTIFACTS)):
        place = s.tile_at[tile]
        if place < 0 or s.holder[place] == me or is_immune(s, place):
            continue
        if aegis_toll(s, seat, place) > s.coins[seat]:
            continue
        found += [(tile, near) for near in s.box.neighbors[place] if s.holder[near] == me]
    return found


@why_not(v.USE, v.PLACE_LORE)
def why_no_lore(s: SmallWorldState, seat: i64, action: i64) -> list[Message]:
    if s.race[seat] != v.ETHEREALS:
        return [Message("needs_race", {"race": v.RACE.say(v.ETHEREALS)})]
    if s.used & DID_ATTEMPT:
        return [Message("conquests_over")]
    return used_lore() if (s.used | s.armed) & DID_LORE else [Message("no_place_in_reach")]


def used_lore() -> list[Message]:
    return [Message("race_used_up", {"race": v.RACE.say(v.ETHEREALS)})]


@taken(v.STEAL)
def steal_artifact(s: SmallWorldState, seat: i64, action: i64) -> None:
    """The artifact moves into the neighbouring region of theirs and can be used at once."""
    tile, region = v.STEAL.args(action)
    place = s.tile_at[tile]
    pay_aegis(s, seat, place)
    s.tile_at[tile] = region
    s.used |= DID_LORE
    s.armed &= ~DID_LORE
    s.emit(v.CARRIED, seat, tile, region)


@why_not(v.STEAL)
def why_not_stolen(s: SmallWorldState, seat: i64, action: i64) -> list[Message]:
    tile, region = v.STEAL.args(action)
    if s.race[seat] != v.ETHEREALS:
        return [Message("needs_race", {"race": v.RACE.say(v.ETHEREALS)})]
    if s.used & DID_LORE:
        return used_lore()
    place = s.tile_at[tile]
    if place < 0 or tile >= v.ARTIFACTS:
        return [Message("no_such_artifact", {"tile": v.TILE.say(tile)})]
    if s.holder[region] != 2 * seat:
        return at("not_yours", region)
    if place not in s.box.neighbors[region]:
        return at("not_adjacent", place)
    return why_not_touched(s, seat, place) or at("already_yours", place)


# -- Kobolds

KNOWS_CAVES[v.KOBOLDS] = 1


# -- Naga

SWIMS[v.NAGA] = 1


# -- Pandaren


@attack_price(v.PANDAREN)
def harmony_price(s: SmallWorldState, seat: i64, causes: Causes) -> i64:
    """Whoever holds a harmony token pays once before the Pandaren are attacked."""
    return because(causes, s.box.price[v.PANDAREN], "harmony") if s.harmony >> seat & 1 else 0


@price_paid(v.PANDAREN)
def break_harmony(s: SmallWorldState, seat: i64) -> None:
    s.harmony &= ~(1 << seat)


@turn_begins(v.PANDAREN)
@declines(v.PANDAREN)
def take_harmony_back(s: SmallWorldState, seat: i64) -> None:
    s.harmony = 0


@attacks(v.PANDAREN)
def note_enemy(s: SmallWorldState, seat: i64, people: i64) -> None:
    if is_active(people):
        s.attacked |= 1 << (people >> 1)


@turn_ends(v.PANDAREN)
def offer_harmony(s: SmallWorldState, seat: i64) -> None:
    s.push(pandaren, seat)


@step
def pandaren(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    """At the end of their turn: a harmony token for all whose active race was left in peace."""
    given = 0
    for step_ in range(1, s.seats):
        other = (seat + step_) % s.seats
        peaceful = are_opponents(s, seat, other) and not s.attacked >> other & 1
        if peaceful and (s.race[other] >= 0 or s.round == 1) and given < HARMONY_TOKENS:
            s.harmony |= 1 << other
            given += 1
            s.emit(v.HARMONY, other)


own(v.PANDAREN, pandaren)
