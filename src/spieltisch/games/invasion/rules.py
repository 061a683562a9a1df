"""Questions about a position. Each is pure; those with a `causes` list also say where the number comes from."""

from __future__ import annotations

from typing import Final

from spieltisch.core import Cause, Ints, extend, i64, ints, vec

from .ability import (
    COMBAT_DAMAGE_OF,
    CORRUPTION_PROOF,
    HIT_POINTS_AROUND,
    POWER_AROUND,
    POWER_OF,
    POWER_TO,
    STOPS_CANCELLING,
    TOUGHNESS_AROUND,
    TOUGHNESS_OF,
)
from .data import (
    ATTACHMENT,
    BATTLEFIELD,
    CAPITAL_HIT_POINTS,
    CAPITAL_POWER,
    CARDS,
    COUNTERSTRIKE,
    DEVELOPMENT,
    HERO,
    LIMITED,
    ONLY_ZONE,
    SCOUT,
    SLUGS,
    TOUGHNESS,
    UNIQUE,
    UNIT,
    ZONE_NAMES,
)
from .state import ATTACKING, DEFENDING, LIMITED_PLAYED, MARKS, NO_COMBAT, InvasionState
from .vocabulary import PHASES

Causes = list[Cause] | None

# switches, where sources differ; the first choice is the default
CANNON_CREW_MUST: Final = 0
HEADS_OFF_SACRIFICED: Final = 1
GREATSWORDS_SELF: Final = 2
NO_END_WINDOW: Final = 3

BEGINNING: Final = PHASES["beginning"]
KINGDOM_PHASE: Final = PHASES["kingdom"]
QUEST_PHASE: Final = PHASES["quest"]
CAPITAL_PHASE: Final = PHASES["capital"]
BATTLEFIELD_PHASE: Final = PHASES["battlefield"]
END: Final = PHASES["end"]

NO_STEP: Final = 0
TARGET_STEP: Final = 1
ATTACKERS_STEP: Final = 2
DEFENDERS_STEP: Final = 3
ASSIGNED_STEP: Final = 4
APPLIED_STEP: Final = 5

# -- refs: what can be aimed at, as one int -------------------------------------------------------------------------

REF_CARD: Final = 0  # a card in play or a development, by uid
REF_SECTION: Final = 1  # seat * 3 + zone; also a zone itself
REF_LINK: Final = 2  # a link of the chain, by number
REF_DISCARD: Final = 3  # a card in the own discard pile


def ref_of(s: InvasionState, slot: i64) -> i64:
    return s.uid[slot] * 4


def section_ref(seat: i64, zone: i64) -> i64:
    return (seat * 3 + zone) * 4 + REF_SECTION


def slot_of(s: InvasionState, uid: i64) -> i64:
    """The slot of an object, -1 if it is no longer in play."""
    for slot, other in enumerate(s.uid):
        if other == uid:
            return slot
    return -1


def labelled(s: InvasionState, label: i64) -> i64:
    """The slot of the piece that words call by this label, -1 if there is none."""
    for slot, other in enumerate(s.label):
        if other == label:
            return slot
    return -1


def slot_at(s: InvasionState, ref: i64) -> i64:
    if ref < 0 or ref & 3 != REF_CARD:
        return -1
    return slot_of(s, ref >> 2)


# -- what stands where ----------------------------------------------------------------------------------------------


def is_unit(s: InvasionState, slot: i64) -> bool:
    return s.zone[slot] >= 0 and s.kind[slot] == UNIT


def side_of(s: InvasionState, slot: i64) -> i64:
    """Whose zone the card lies in: an attachment lies with its unit."""
    host = s.host[slot]
    return s.controller[host] if host >= 0 else s.controller[slot]


def units(s: InvasionState) -> Ints:
    return vec[i64]([slot for slot, zone in enumerate(s.zone) if zone >= 0 and s.kind[slot] == UNIT])


def units_of(s: InvasionState, seat: i64) -> Ints:
    controller, kind = s.controller, s.kind
    return vec[i64](
        [slot for slot, zone in enumerate(s.zone) if zone >= 0 and kind[slot] == UNIT and controller[slot] == seat]
    )


def units_in(s: InvasionState, seat: i64, zone: i64) -> Ints:
    controller, kind = s.controller, s.kind
    return vec[i64](
        [slot for slot, at in enumerate(s.zone) if at == zone and kind[slot] == UNIT and controller[slot] == seat]
    )


def face_up(s: InvasionState, seat: i64) -> Ints:
    controller, kind = s.controller, s.kind
    return vec[i64](
        [
            slot
            for slot, zone in enumerate(s.zone)
            if zone >= 0 and controller[slot] == seat and kind[slot] != DEVELOPMENT
        ]
    )


def attackers(s: InvasionState) -> Ints:
    return vec[i64]([slot for slot, role in enumerate(s.role) if role == ATTACKING])


def defenders(s: InvasionState) -> Ints:
    return vec[i64]([slot for slot, role in enumerate(s.role) if role == DEFENDING])


def fighters(s: InvasionState) -> Ints:
    return extend(attackers(s), defenders(s))


def attachments_on(s: InvasionState, unit: i64) -> Ints:
    return vec[i64]([slot for slot, host in enumerate(s.host) if host == unit])


def questing_unit(s: InvasionState, quest: i64) -> i64:
    if quest in s.quest:
        for slot, on in enumerate(s.quest):
            if on == quest:
                return slot
    return -1


def has_hero(s: InvasionState, seat: i64, zone: i64, but: i64 = -1) -> bool:
    for slot, at in enumerate(s.zone):
        if at == zone and s.kind[slot] == UNIT and s.controller[slot] == seat and HERO[s.card[slot]] and slot != but:
            return True
    return False


def controls(s: InvasionState, seat: i64, number: i64) -> bool:
    for slot, zone in enumerate(s.zone):
        if zone >= 0 and s.card[slot] == number and s.controller[slot] == seat and s.kind[slot] != DEVELOPMENT:
            return True
    return False


def is_damaged(s: InvasionState, slot: i64) -> bool:
    return s.damage[slot] > 0


def has_damaged_unit(s: InvasionState, seat: i64) -> bool:
    for slot in units_of(s, seat):
        if s.damage[slot]:
            return True
    return False


def developments(s: InvasionState, seat: i64, zone: i64) -> i64:
    return s.developments[seat * 3 + zone]


def is_burning(s: InvasionState, seat: i64, zone: i64) -> bool:
    return s.burning[seat * 3 + zone] > 0


def defending_seat(s: InvasionState) -> i64:
    return 1 - s.active


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
    value = hit_points(s, slot, causes)
    return max(value - _counted_damage(s.damage[slot], s, slot, causes), 0)


def _counted_damage(damage: i64, s: InvasionState, slot: i64, causes: Causes) -> i64:
    _counted(-damage, "damage", s, slot, causes)
    return damage


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


# -- corruption -----------------------------------------------------------------------------------------------------


def can_be_corrupted(s: InvasionState, slot: i64) -> bool:
    for other in attachments_on(s, slot):
        if CORRUPTION_PROOF[s.card[other]]:
            return False
    return not s.corrupt[slot]


# -- may a card come there? -----------------------------------------------------------------------------------------


FITS_ANYWHERE: Final[Ints] = ints(
    [int(ONLY_ZONE[number] < 0 and not UNIQUE[number] and not HERO[number]) for number in range(CARDS)]
)


WRONG_ZONE: Final = 1
SECOND_COPY: Final = 2
SECOND_HERO: Final = 4


def bars(s: InvasionState, seat: i64, number: i64, zone: i64) -> i64:
    """What is printed against the card entering there: zone-only, unique, one Hero per zone."""
    found: i64 = WRONG_ZONE if ONLY_ZONE[number] >= 0 and ONLY_ZONE[number] != zone else 0
    if UNIQUE[number] and controls(s, seat, number):
        found |= SECOND_COPY
    if HERO[number] and has_hero(s, seat, zone):
        found |= SECOND_HERO
    return found


def can_enter(s: InvasionState, seat: i64, number: i64, zone: i64) -> bool:
    """Effects can not get around printed restrictions either."""
    return not bars(s, seat, number, zone)


def can_move_to(s: InvasionState, slot: i64, zone: i64) -> bool:
    """A move ends in another zone of the controller, never beside a second Hero."""
    if s.zone[slot] == zone:
        return False
    return not (s.kind[slot] == UNIT and HERO[s.card[slot]] and has_hero(s, s.controller[slot], zone, slot))


def may_play_limited(s: InvasionState, seat: i64, number: i64) -> bool:
    return not (LIMITED[number] and s.marks[seat * MARKS + LIMITED_PLAYED])


def is_attachment(number: i64) -> bool:
    return ATTACHMENT[number] > 0


# -- combat ---------------------------------------------------------------------------------------------------------


def can_attack(s: InvasionState, slot: i64) -> bool:
    return (
        is_unit(s, slot)
        and s.controller[slot] == s.active
        and s.zone[slot] == BATTLEFIELD
        and not s.corrupt[slot]
        and not s.decreed[slot]
        and s.role[slot] == NO_COMBAT
    )


def can_defend(s: InvasionState, slot: i64) -> bool:
    return (
        is_unit(s, slot)
        and s.controller[slot] == defending_seat(s)
        and s.zone[slot] == s.attacked
        and not s.corrupt[slot]
        and not s.decreed[slot]
        and s.role[slot] == NO_COMBAT
    )
