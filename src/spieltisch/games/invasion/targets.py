"""What effects may aim at. Each filter lists the refs that are legal now; chosen targets are in `act.targets`.

The same filters run again when the effect resolves, so they only look at the table.
"""

from __future__ import annotations

from spieltisch.core import Ints, append, extend, i64, vec

from .ability import EffectContext
from .data import BATTLEFIELD, DEVELOPMENT, SUPPORT, TYPE, UNIT, ZONES
from .effects import is_attachment_slot
from .links import FROM_HAND, FROM_PLAY, L_CARD, L_KIND, L_NUMBER, L_SOURCE
from .rules import (
    REF_DISCARD,
    REF_LINK,
    attackers,
    developments,
    fighters,
    ref_of,
    section_ref,
    side_of,
    slot_at,
    units,
    units_in,
    units_of,
)
from .state import InvasionState


def any_unit(s: InvasionState, act: EffectContext) -> Ints:
    return vec[i64]([ref_of(s, slot) for slot in units(s)])


def own_unit(s: InvasionState, act: EffectContext) -> Ints:
    return vec[i64]([ref_of(s, slot) for slot in units_of(s, act.seat)])


def another_unit(s: InvasionState, act: EffectContext) -> Ints:
    """Any unit but the source and the targets chosen before."""
    refs: Ints = vec[i64]()
    for ref in any_unit(s, act):
        if ref not in act.targets and ref != act.source * 4:
            refs = append(refs, ref)
    return refs


def unit_in_battlefield(s: InvasionState, act: EffectContext) -> Ints:
    return vec[i64]([ref_of(s, slot) for slot in units(s) if s.zone[slot] == BATTLEFIELD])


def own_battlefield_unit(s: InvasionState, act: EffectContext) -> Ints:
    return vec[i64]([ref_of(s, slot) for slot in units_in(s, act.seat, BATTLEFIELD)])


def own_unit_in_this_zone(s: InvasionState, act: EffectContext) -> Ints:
    return vec[i64]([ref_of(s, slot) for slot in units_in(s, act.seat, act.zone)])


def unit_in_corresponding_zones(s: InvasionState, act: EffectContext) -> Ints:
    """A unit in either player's zone of the same name as the source's."""
    return vec[i64]([ref_of(s, slot) for slot in units(s) if s.zone[slot] == act.zone])


def unit_beside_first_target(s: InvasionState, act: EffectContext) -> Ints:
    """Another unit in either player's zone of the same name as the first target's."""
    first = slot_at(s, act.targets[0])
    if first < 0:
        return vec[i64]()
    return vec[i64]([ref_of(s, slot) for slot in units(s) if s.zone[slot] == s.zone[first] and slot != first])


def corrupted_unit(s: InvasionState, act: EffectContext) -> Ints:
    return vec[i64]([ref_of(s, slot) for slot in units(s) if s.corrupt[slot]])


def attacking_unit(s: InvasionState, act: EffectContext) -> Ints:
    return vec[i64]([ref_of(s, slot) for slot in attackers(s) if ref_of(s, slot) not in act.targets])


def fighting_unit(s: InvasionState, act: EffectContext) -> Ints:
    return vec[i64]([ref_of(s, slot) for slot in fighters(s)])


def any_support(s: InvasionState, act: EffectContext) -> Ints:
    return vec[i64]([ref_of(s, slot) for slot, zone in enumerate(s.zone) if zone >= 0 and s.kind[slot] == SUPPORT])


def cheap_support(s: InvasionState, act: EffectContext) -> Ints:
    """A support card whose printed cost is at most the developments in the own battlefield."""
    limit = developments(s, act.seat, BATTLEFIELD)
    return vec[i64]([ref for ref in any_support(s, act) if s.box.cost[s.card[slot_at(s, ref)]] <= limit])


def attachment_in_corresponding_zones(s: InvasionState, act: EffectContext) -> Ints:
    return vec[i64](
        [ref_of(s, slot) for slot, zone in enumerate(s.zone) if zone == act.zone and is_attachment_slot(s, slot)]
    )


def any_development(s: InvasionState, act: EffectContext) -> Ints:
    return vec[i64]([ref_of(s, slot) for slot, zone in enumerate(s.zone) if zone >= 0 and s.kind[slot] == DEVELOPMENT])


def development_of_one_zone(s: InvasionState, act: EffectContext) -> Ints:
    """All chosen developments lie in one zone; the first must leave room for X of them."""
    known = [slot_at(s, ref) for ref in act.targets if ref >= 0]
    refs: Ints = vec[i64]()
    for ref in any_development(s, act):
        slot = slot_at(s, ref)
        if ref in act.targets or developments(s, s.controller[slot], s.zone[slot]) < act.x:
            continue
        if not known or (s.zone[slot] == s.zone[known[0]] and s.controller[slot] == s.controller[known[0]]):
            refs = append(refs, ref)
    return refs


def support_or_development(s: InvasionState, act: EffectContext) -> Ints:
    return extend(any_support(s, act), any_development(s, act))


def any_section(s: InvasionState, act: EffectContext) -> Ints:
    """A burning section can not be dealt damage."""
    return vec[i64]([section_ref(seat, zone) for seat in (0, 1) for zone in ZONES if not s.burning[seat * 3 + zone]])


def unit_or_section(s: InvasionState, act: EffectContext) -> Ints:
    return extend(any_unit(s, act), any_section(s, act))


def own_damaged_section(s: InvasionState, act: EffectContext) -> Ints:
    return vec[i64]([section_ref(act.seat, zone) for zone in ZONES if s.section_damage[act.seat * 3 + zone]])


def opposing_zone(s: InvasionState, act: EffectContext) -> Ints:
    return vec[i64]([section_ref(1 - act.seat, zone) for zone in ZONES])


def card_in_own_discard(s: InvasionState, act: EffectContext) -> Ints:
    refs: Ints = vec[i64]()
    pile = s.discard[act.seat]
    for number in sorted(set(pile)):
        ref = number * 4 + REF_DISCARD
        if pile.count(number) > act.targets.count(ref):
            refs = append(refs, ref)
    return refs


def tactic_on_chain(s: InvasionState, act: EffectContext) -> Ints:
    refs: Ints = vec[i64]()
    for link in s.chain:
        if link[L_KIND] == FROM_HAND and link[L_NUMBER] != act.subject:
            refs = append(refs, link[L_NUMBER] * 4 + REF_LINK)
    return refs


def action_of_other_permanent(s: InvasionState, act: EffectContext) -> Ints:
    """An unresolved action of a different unit or of a support."""
    refs: Ints = vec[i64]()
    for link in s.chain:
        if link[L_KIND] == FROM_PLAY and link[L_SOURCE] != act.source and TYPE[link[L_CARD]] in (UNIT, SUPPORT):
            refs = append(refs, link[L_NUMBER] * 4 + REF_LINK)
    return refs


def supports_in(s: InvasionState, seat: i64, zone: i64) -> Ints:
    """Support cards lying in a player's zone, attachments with their units."""
    return vec[i64](
        [slot for slot, at in enumerate(s.zone) if at == zone and s.kind[slot] == SUPPORT and side_of(s, slot) == seat]
    )


def developments_in(s: InvasionState, seat: i64, zone: i64) -> Ints:
    return vec[i64](
        [
            slot
            for slot, at in enumerate(s.zone)
            if at == zone and s.kind[slot] == DEVELOPMENT and s.controller[slot] == seat
        ]
    )
