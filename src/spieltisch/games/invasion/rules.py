"""Questions about a position: what lies where, what may come or go, who may fight. Each is pure."""

from __future__ import annotations

from typing import Final

from spieltisch.core import Ints, extend, i64, ints, vec

from .ability import (
    CORRUPTION_PROOF,
)
from .data import (
    ATTACHMENT,
    BATTLEFIELD,
    CARDS,
    DEVELOPMENT,
    HERO,
    LIMITED,
    ONLY_ZONE,
    UNIQUE,
    UNIT,
)
from .state import ATTACKING, DEFENDING, LIMITED_PLAYED, MARKS, NO_COMBAT, InvasionState
from .vocabulary import PHASES

# switches, where sources differ; the first choice is the default
CANNON_CREW_MUST: Final = 0
HEADS_OFF_SACRIFICED: Final = 1
GREATSWORDS_SELF: Final = 2
NO_END_WINDOW: Final = 3
HEADS_OFF_BOUND: Final = 4


def is_switched(s: InvasionState, switch: int) -> bool:
    """Games from before there was a switch do not hold it."""
    return switch < len(s.switches) and s.switches[switch] == 1


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


NOW: Final[i64] = 0
IN_CHAIN: Final[i64] = 1
NOT_NOW: Final[i64] = 2


def moment(s: InvasionState, seat: i64) -> i64:
    """Whether the seat could play permanents now."""
    if s.phase != CAPITAL_PHASE or seat != s.active:
        return NOT_NOW
    return IN_CHAIN if s.chain else NOW


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
