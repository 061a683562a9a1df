"""What effects may aim at. Each filter lists the refs that are legal now; chosen targets are in `act.targets`.

The same filters run again when the effect resolves, so they only look at the table.
"""

from __future__ import annotations

from .ability import Act
from .data import BATTLEFIELD, COST, DEVELOPMENT, SUPPORT, TYPE, UNIT, ZONES
from .effects import is_attachment_slot
from .links import FROM_HAND, FROM_PLAY, L_CARD, L_KIND, L_NUMBER, L_SOURCE
from .rules import (
    REF_DISCARD,
    REF_LINK,
    attackers,
    defenders,
    developments,
    ref_of,
    section_ref,
    side_of,
    slot_at,
    units,
    units_in,
    units_of,
)
from .state import InvasionState


def any_unit(s: InvasionState, act: Act) -> list[int]:
    return [ref_of(s, slot) for slot in units(s)]


def own_unit(s: InvasionState, act: Act) -> list[int]:
    return [ref_of(s, slot) for slot in units_of(s, act.seat)]


def another_unit(s: InvasionState, act: Act) -> list[int]:
    """Any unit but the source and the targets chosen before."""
    refs = [s.uid[slot] * 4 for slot in units(s)]
    return [ref for ref in refs if ref not in act.targets and ref != act.source * 4]


def unit_in_battlefield(s: InvasionState, act: Act) -> list[int]:
    return [ref_of(s, slot) for slot in units(s) if s.zone[slot] == BATTLEFIELD]


def own_battlefield_unit(s: InvasionState, act: Act) -> list[int]:
    return [ref_of(s, slot) for slot in units_in(s, act.seat, BATTLEFIELD)]


def own_unit_in_this_zone(s: InvasionState, act: Act) -> list[int]:
    return [ref_of(s, slot) for slot in units_in(s, act.seat, act.zone)]


def unit_in_corresponding_zones(s: InvasionState, act: Act) -> list[int]:
    """A unit in either player's zone of the same name as the source's."""
    return [ref_of(s, slot) for slot in units(s) if s.zone[slot] == act.zone]


def unit_beside_first_target(s: InvasionState, act: Act) -> list[int]:
    """Another unit in either player's zone of the same name as the first target's."""
    first = slot_at(s, act.targets[0])
    if first < 0:
        return []
    return [ref_of(s, slot) for slot in units(s) if s.zone[slot] == s.zone[first] and slot != first]


def corrupted_unit(s: InvasionState, act: Act) -> list[int]:
    return [ref_of(s, slot) for slot in units(s) if s.corrupt[slot]]


def attacking_unit(s: InvasionState, act: Act) -> list[int]:
    return [ref for ref in (ref_of(s, slot) for slot in attackers(s)) if ref not in act.targets]


def fighting_unit(s: InvasionState, act: Act) -> list[int]:
    return [ref_of(s, slot) for slot in attackers(s) + defenders(s)]


def any_support(s: InvasionState, act: Act) -> list[int]:
    return [ref_of(s, slot) for slot, zone in enumerate(s.zone) if zone >= 0 and s.kind[slot] == SUPPORT]


def cheap_support(s: InvasionState, act: Act) -> list[int]:
    """A support card whose printed cost is at most the developments in the own battlefield."""
    limit = developments(s, act.seat, BATTLEFIELD)
    return [ref for ref in any_support(s, act) if COST[s.card[slot_at(s, ref)]] <= limit]


def attachment_in_corresponding_zones(s: InvasionState, act: Act) -> list[int]:
    return [ref_of(s, slot) for slot, zone in enumerate(s.zone) if zone == act.zone and is_attachment_slot(s, slot)]


def any_development(s: InvasionState, act: Act) -> list[int]:
    return [ref_of(s, slot) for slot, zone in enumerate(s.zone) if zone >= 0 and s.kind[slot] == DEVELOPMENT]


def development_of_one_zone(s: InvasionState, act: Act) -> list[int]:
    """All chosen developments lie in one zone; the first must leave room for X of them."""
    known = [slot_at(s, ref) for ref in act.targets if ref >= 0]
    refs: list[int] = []
    for ref in any_development(s, act):
        slot = slot_at(s, ref)
        if ref in act.targets or developments(s, s.controller[slot], s.zone[slot]) < act.x:
            continue
        if not known or (s.zone[slot] == s.zone[known[0]] and s.controller[slot] == s.controller[known[0]]):
            refs.append(ref)
    return refs


def support_or_development(s: InvasionState, act: Act) -> list[int]:
    return any_support(s, act) + any_development(s, act)


def any_section(s: InvasionState, act: Act) -> list[int]:
    """A burning section can not be dealt damage."""
    return [section_ref(seat, zone) for seat in (0, 1) for zone in ZONES if not s.burning[seat * 3 + zone]]


def unit_or_section(s: InvasionState, act: Act) -> list[int]:
    return any_unit(s, act) + any_section(s, act)


def own_damaged_section(s: InvasionState, act: Act) -> list[int]:
    return [section_ref(act.seat, zone) for zone in ZONES if s.section_damage[act.seat * 3 + zone]]


def opposing_zone(s: InvasionState, act: Act) -> list[int]:
    return [section_ref(1 - act.seat, zone) for zone in ZONES]


def card_in_own_discard(s: InvasionState, act: Act) -> list[int]:
    refs: list[int] = []
    pile = s.discard[act.seat]
    for number in sorted(set(pile)):
        ref = number * 4 + REF_DISCARD
        if pile.count(number) > act.targets.count(ref):
            refs.append(ref)
    return refs


def tactic_on_chain(s: InvasionState, act: Act) -> list[int]:
    return [
        link[L_NUMBER] * 4 + REF_LINK for link in s.chain if link[L_KIND] == FROM_HAND and link[L_NUMBER] != act.subject
    ]


def action_of_other_permanent(s: InvasionState, act: Act) -> list[int]:
    """An unresolved action of a different unit or of a support."""
    return [
        link[L_NUMBER] * 4 + REF_LINK
        for link in s.chain
        if link[L_KIND] == FROM_PLAY and link[L_SOURCE] != act.source and TYPE[link[L_CARD]] in (UNIT, SUPPORT)
    ]


def supports_in(s: InvasionState, seat: int, zone: int) -> list[int]:
    """Support cards lying in a player's zone, attachments with their units."""
    return [
        slot for slot, at in enumerate(s.zone) if at == zone and s.kind[slot] == SUPPORT and side_of(s, slot) == seat
    ]


def developments_in(s: InvasionState, seat: int, zone: int) -> list[int]:
    return [
        slot
        for slot, at in enumerate(s.zone)
        if at == zone and s.kind[slot] == DEVELOPMENT and s.controller[slot] == seat
    ]
