"""What is due before a region may be attacked, swapped or entered, each with its causes."""

from __future__ import annotations

from typing import Final

from spieltisch.core import Causes, i64

from .ability import (
    RACES,
    TOLL_POWERS,
    attack_price,
)
from .box import STRIDE
from .rules import DOOMHAMMER_PRICE, are_opponents, is_active, refuges
from .sheet import DID_DOOMHAMMER, PAID_AEGIS
from .state import DEFENCE, MURLOCS, SmallWorldState
from .values import because
from .vocabulary import (
    AEGIS,
    DOOMHAMMER,
    POWER,
    TILE,
)

AEGIS_PRICE: Final = 2


def all_tolls(s: SmallWorldState) -> i64:
    """More is never due at once."""
    return s.box.dearest + AEGIS_PRICE + DOOMHAMMER_PRICE


def attack_toll(s: SmallWorldState, seat: i64, region: i64, causes: Causes = None) -> i64:
    """Coins due before the region may be attacked at all: harmony and Aegis (R064, R065)."""
    return aegis_toll(s, seat, region, causes) + race_toll(s, seat, region, causes)


def race_toll(s: SmallWorldState, seat: i64, region: i64, causes: Causes = None) -> i64:
    """What the active race that is attacked there wants first."""
    people = s.holder[region]
    if people < 0 or people & 1 or people == MURLOCS:
        return 0
    price = attack_price.of[s.race[people >> 1]]
    return 0 if price is None or not are_opponents(s, seat, people >> 1) else price(s, seat, causes)


def is_under_aegis(s: SmallWorldState, region: i64) -> bool:
    """R065: the Aegis of Aggramar guards an active race."""
    return s.tile_at[AEGIS] == region and is_active(s.holder[region])


def swap_toll(s: SmallWorldState, seat: i64, region: i64, other: i64, causes: Causes = None) -> i64:
    """Both ends of a portal; harmony is due once, whoever stands at the other end."""
    toll = attack_toll(s, seat, region, causes)
    if race_toll(s, seat, region):
        return toll + aegis_toll(s, seat, other, causes)
    return toll + attack_toll(s, seat, other, causes)


def intimidation_toll(s: SmallWorldState, seat: i64, region: i64, causes: Causes = None) -> i64:
    """Where a fort or wall goes first no token moves, and harmony has no say."""
    if s.marks[region] & DEFENCE:
        return aegis_toll(s, seat, region, causes)
    return attack_toll(s, seat, region, causes) + refuge_toll(s, seat, region, causes)


def refuge_toll(s: SmallWorldState, seat: i64, region: i64, causes: Causes = None) -> i64:
    """What the Aegis wants where it guards the only region that a token can be sent to."""
    guarded = s.tile_at[AEGIS]
    if guarded < 0 or guarded == region or s.holder[guarded] != s.holder[region]:
        return 0
    goals = refuges(s, region)
    return aegis_toll(s, seat, guarded, causes) if len(goals) == 1 and goals[0] == guarded else 0


def aegis_toll(s: SmallWorldState, seat: i64, region: i64, causes: Causes = None) -> i64:
    """What has no eye on the tokens themselves (bombs laid, artifacts taken) meets only the Aegis."""
    if s.tile_at[AEGIS] != region or s.used & PAID_AEGIS:  # mostly it lies elsewhere
        return 0
    if not is_under_aegis(s, region) or not are_opponents(s, seat, s.holder[region] >> 1):
        return 0
    return because(causes, AEGIS_PRICE, "tile", TILE, AEGIS)


def land_toll(s: SmallWorldState, seat: i64, region: i64, causes: Causes = None) -> i64:
    """What the holder's power takes from an opponent who conquers such land, in decline too."""
    people = s.holder[region]
    owner = people >> 1
    if people < 0 or people == MURLOCS or not are_opponents(s, seat, owner):
        return 0
    power = s.kept[owner] if people & 1 else s.power[owner]
    if power < 0:
        return 0
    return because(causes, s.box.land_toll[(RACES + power) * STRIDE + region], "power", POWER, power)


def doomhammer_toll(s: SmallWorldState, seat: i64, region: i64, armed: i64, causes: Causes = None) -> i64:
    if not armed & DID_DOOMHAMMER:
        return 0
    if s.holder[region] >> 1 == seat:  # nobody pays himself
        return 0
    return because(causes, DOOMHAMMER_PRICE, "tile", TILE, DOOMHAMMER)


def has_tolls(s: SmallWorldState, armed: i64) -> bool:
    """Could any region cost coins at all?"""
    if s.harmony or s.tile_at[AEGIS] >= 0 or armed & DID_DOOMHAMMER:
        return True
    for power in TOLL_POWERS:
        if power in s.power or power in s.kept:
            return True
    return False


def conquest_toll(s: SmallWorldState, seat: i64, region: i64, armed: i64, causes: Causes = None) -> i64:
    toll = attack_toll(s, seat, region, causes) + land_toll(s, seat, region, causes)
    return toll + doomhammer_toll(s, seat, region, armed, causes)
