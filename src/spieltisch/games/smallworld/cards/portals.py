"""The Portal Mages: two magic regions swap what stands on them."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance, Ints, Message, decision, i64, vec

from .. import vocabulary as v
from ..ability import of_power, offers, own, powers_renewed, taken, why_not
from ..effects import note_attack, pay_attack_toll
from ..reasons import at, first, has, not_paid, why_not_touched
from ..rules import (
    is_immune,
)
from ..state import (
    BOMB_HERE,
    EMPTY,
    OBJECTIVE,
    SmallWorldState,
    atlas,
)
from ..tolls import attack_toll, has_tolls, swap_toll
from .tiles import enter

STORED_AS = "powers"


@powers_renewed(of_power(v.PORTAL_MAGE))
def gather_magic(s: SmallWorldState, seat: i64) -> None:
    s.portals = s.box.times[of_power(v.PORTAL_MAGE)]


@offers(of_power(v.PORTAL_MAGE))
def portals(s: SmallWorldState, seat: i64) -> Ints:
    """Magic regions that could be one end of a swap now."""
    if not s.portals:
        return vec[i64]()
    ends = vec[i64]([v.PORTAL.base + region for region in atlas(s).magic if is_open(s, seat, region)])
    if len(ends) < 2 or has_tolls(s, 0):
        return vec[i64]([end for end in ends if has_partner(s, seat, end - v.PORTAL.base)])
    for end in ends:
        if has_movables(s, end - v.PORTAL.base):
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
    for tile in range(i64(v.ARTIFACTS)):
        if s.tile_at[tile] == region:
            return True
    return False


@taken(v.PORTAL)
def open_portal(s: SmallWorldState, seat: i64, action: i64) -> None:
    s.push(choose_portal, seat, action - v.PORTAL.base)


@decision
def choose_portal(s: SmallWorldState, seat: i64, region: i64) -> Ints:
    return vec[i64]([v.SWAP.base + other for other in atlas(s).magic if is_partner(s, seat, region, other)])


@choose_portal.take
def portal_opened(s: SmallWorldState, chance: Chance, action: i64, seat: i64, region: i64) -> None:
    other = action - v.SWAP.base
    s.portals -= 1
    for end in (region, other):
        pay_attack_toll(s, seat, end)
        note_attack(s, seat, s.holder[end])
    swap(s, region, other)
    s.emit(v.SWAPPED, seat, region, other)
    for end in (region, other):
        if s.holder[end] == 2 * seat:
            enter(s, seat, end)


@choose_portal.prompt
def portal_prompt(s: SmallWorldState, seat: i64, region: i64) -> dict[str, Any]:
    return {"region": v.REGION.say(region)}


def swap(s: SmallWorldState, region: i64, other: i64) -> None:
    """Everything but mountains, legendary places and face-down tiles changes places."""
    s.holder[region], s.holder[other] = s.holder[other], s.holder[region]
    s.tokens[region], s.tokens[other] = s.tokens[other], s.tokens[region]
    s.marks[region], s.marks[other] = s.marks[other], s.marks[region]
    for tile in range(v.ARTIFACTS):
        if s.tile_at[tile] in (region, other):
            s.tile_at[tile] = other if s.tile_at[tile] == region else region
    if s.champion in (region, other):
        s.champion = other if s.champion == region else region


@why_not(v.PORTAL)
def why_not_portal(s: SmallWorldState, seat: i64, action: i64) -> list[Message]:
    region = action - v.PORTAL.base
    if s.power[seat] != v.PORTAL_MAGE:
        return [Message("needs_power", {"power": v.POWER.say(v.PORTAL_MAGE)})]
    if not s.portals:
        return [Message("power_used_up", {"power": v.POWER.say(v.PORTAL_MAGE)})]
    if region not in atlas(s).regions:
        return at("not_in_play", region)
    if not s.box.is_magic[region]:
        return at("no_magic", region)
    return why_not_touched(s, seat, region) or [Message("nothing_to_swap")]


def why_not_swapped(s: SmallWorldState, seat: i64, region: i64, other: i64) -> list[Message]:
    """The other end of a portal."""
    if other == region or not s.box.is_magic[other] or other not in atlas(s).regions:
        key = "no_magic" if other != region and other in atlas(s).regions else "not_in_play"
        return [Message("same_end" if other == region else key, {"region": v.REGION.say(other)})]
    if is_immune(s, other):
        return at("watchtower", other)
    return not_paid(s, seat, swap_toll(s, seat, region, other)) or [Message("nothing_to_swap")]


@choose_portal.why
def why_not_other_end(s: SmallWorldState, action: i64, seat: i64, region: i64) -> list[Message]:
    return why_not_swapped(s, seat, region, action - v.SWAP.base) if has(v.SWAP, action) else first(s)


own(of_power(v.PORTAL_MAGE), choose_portal)
