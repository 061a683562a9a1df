"""Numbers of a position: power, hit points, Toughness, damage; with a list of causes each says where it comes from.

Printed values never change.
"""

from __future__ import annotations

from spieltisch.core import Cause, Causes, Ints, i64

from .ability import (
    COMBAT_DAMAGE_OF,
    HIT_POINTS_AROUND,
    POWER_AROUND,
    POWER_OF,
    POWER_TO,
    STOPS_CANCELLING,
    TOUGHNESS_AROUND,
    TOUGHNESS_OF,
)
from .data import (
    CAPITAL_HIT_POINTS,
    CAPITAL_POWER,
    COUNTERSTRIKE,
    DEVELOPMENT,
    SCOUT,
    SLUGS,
    TOUGHNESS,
    UNIT,
    ZONE_NAMES,
)
from .rules import is_burning
from .state import DEFENDING, InvasionState

# -- power ----------------------------------------------------------------------------------------------------------


def _named(s: InvasionState, slot: i64) -> dict[str, str]:
    return {"card": SLUGS[s.card[slot]]}


def power(s: InvasionState, slot: i64, causes: Causes = None) -> i64:
    """Current power of a face-up card: printed, own text, attachments, cards around it, effects. Never below 0."""
    number = s.card[slot]
    value = s.box.power[number]
    if causes is not None:
        causes.append(Cause("printed", value, _named(s, slot)))
    own = POWER_OF[number]
    if own is not None:
        value += _counted(own(s, slot), "own_text", s, slot, causes)
    if s.kind[slot] == UNIT:
        for other, zone in enumerate(s.zone):
            if zone < 0 or s.kind[other] == DEVELOPMENT:
                continue
            to_host = POWER_TO[s.card[other]]
            if to_host is not None and s.host[other] == slot:
                value += _counted(to_host(s, other, slot), "attachment", s, other, causes)
            around = POWER_AROUND[s.card[other]]
            if around is not None:
                value += _counted(around(s, other, slot), "around", s, other, causes)
    value += _counted(s.bonus[slot], "until_end_of_turn", s, slot, causes)
    if value < 0:
        _counted(-value, "not_below_zero", s, slot, causes)
        return 0
    return value


def _counted(value: i64, key: str, s: InvasionState, slot: i64, causes: Causes) -> i64:
    if causes is not None and value:
        causes.append(Cause(key, value, _named(s, slot)))
    return value


def zone_power(s: InvasionState, seat: i64, zone: i64, causes: Causes = None) -> i64:
    """What the capital prints plus the power of the own face-up cards there; corruption and fire change nothing."""
    value = CAPITAL_POWER[zone]
    if causes is not None:
        causes.append(Cause("capital", value, {"zone": ZONE_NAMES[zone]}))
    for slot, at in enumerate(s.zone):
        if at == zone and s.controller[slot] == seat and s.kind[slot] != DEVELOPMENT and s.host[slot] < 0:
            value += _counted(power(s, slot), "card", s, slot, causes)
    return value


def combat_damage(s: InvasionState, slot: i64) -> i64:
    """What a participating unit adds to its side's damage."""
    beyond = COMBAT_DAMAGE_OF[s.card[slot]]
    return power(s, slot) + (beyond(s, slot) if beyond is not None else 0)


def side_damage(s: InvasionState, slots: Ints) -> i64:
    """What these units deal together."""
    damage: i64 = 0
    for slot in slots:
        damage += combat_damage(s, slot)
    return damage


# -- hit points and damage ------------------------------------------------------------------------------------------


def hit_points(s: InvasionState, slot: i64, causes: Causes = None) -> i64:
    value = s.box.hit_points[s.card[slot]]
    if causes is not None:
        causes.append(Cause("printed", value, _named(s, slot)))
    value += _counted(s.hit_bonus[slot], "until_end_of_turn", s, slot, causes)
    if s.role[slot] == DEFENDING:
        for other, zone in enumerate(s.zone):
            if zone >= 0 and s.kind[other] != DEVELOPMENT:
                around = HIT_POINTS_AROUND[s.card[other]]
                if around is not None:
                    value += _counted(around(s, other, slot), "around", s, other, causes)
    if value < 0:
        _counted(-value, "not_below_zero", s, slot, causes)
        return 0
    return value


def hit_points_left(s: InvasionState, slot: i64, causes: Causes = None) -> i64:
    return max(hit_points(s, slot, causes) + _counted(-s.damage[slot], "damage", s, slot, causes), 0)


def toughness(s: InvasionState, slot: i64, causes: Causes = None) -> i64:
    number = s.card[slot]
    value = _counted(TOUGHNESS[number], "printed", s, slot, causes)
    own = TOUGHNESS_OF[number]
    if own is not None:
        value += _counted(own(s, slot), "own_text", s, slot, causes)
    for other, zone in enumerate(s.zone):
        if zone >= 0 and s.kind[other] != DEVELOPMENT:
            around = TOUGHNESS_AROUND[s.card[other]]
            if around is not None:
                value += _counted(around(s, other, slot), "around", s, other, causes)
    return value


def counterstrike(s: InvasionState, slot: i64) -> i64:
    return COUNTERSTRIKE[s.card[slot]]


def is_scout(s: InvasionState, slot: i64) -> bool:
    return SCOUT[s.card[slot]] > 0


def can_cancel_damage(s: InvasionState) -> bool:
    for slot, zone in enumerate(s.zone):
        if zone >= 0 and STOPS_CANCELLING[s.card[slot]] and s.kind[slot] != DEVELOPMENT:
            return False
    return True


def needed_to_destroy(s: InvasionState, slot: i64) -> i64:
    """How much must be assigned so that the unit would die, Toughness included."""
    tough = toughness(s, slot) if can_cancel_damage(s) else 0
    return max(hit_points_left(s, slot), 1) + tough


def section_hit_points(s: InvasionState, seat: i64, zone: i64, causes: Causes = None) -> i64:
    extra = s.developments[seat * 3 + zone]
    if causes is not None:
        causes.append(Cause("capital", CAPITAL_HIT_POINTS, {"zone": ZONE_NAMES[zone]}))
        if extra:
            causes.append(Cause("developments", extra, {"zone": ZONE_NAMES[zone]}))
    return CAPITAL_HIT_POINTS + extra


def section_left(s: InvasionState, seat: i64, zone: i64) -> i64:
    """Damage until the section burns; 0 if it does."""
    if is_burning(s, seat, zone):
        return 0
    return section_hit_points(s, seat, zone) - s.section_damage[seat * 3 + zone]
