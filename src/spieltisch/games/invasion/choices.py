"""Choices that effects ask for while they resolve. Costs and targets are chosen when an action is announced; these are
the rest: which unit to sacrifice, where to move, which of two evils.
"""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance, Ints, append, decision, i64, seat_mask, step, vec

from . import effects
from . import vocabulary as v
from .ability import ACTION, ATTACH_TO, EffectContext
from .announce import AT_ONCE, announce_tactic
from .combat import zone_is_attacked
from .costs import purse
from .damage import aimed_ref, deal
from .data import BATTLEFIELD, KINGDOM, SUPPORT, TACTIC, TYPE, ZONES
from .effects import (
    attach,
    corrupt,
    develop_from_deck,
    from_hand,
    move,
    move_damage,
    put_into_play,
    sacrifice,
    without,
)
from .links import COPY, FROM_HAND
from .playable import can_aim, can_play_tactic
from .resolve import resolve_now
from .rules import (
    ATTACKERS_STEP,
    CANNON_CREW_MUST,
    can_be_corrupted,
    can_enter,
    can_move_to,
    defending_seat,
    is_attachment,
    is_burning,
    labelled,
    ref_of,
    section_ref,
    slot_of,
    units_in,
    units_of,
)
from .state import InvasionState
from .targets import developments_in
from .values import hit_points_left
from .vocabulary import CORRUPT, DONE, HIT_ALL, MOVE, SACRIFICE, SPEND, TAKE, TARGET, TARGET_SECTION

SEARCHED = 5
SEARCH_COST = 2

# -- sacrifices -----------------------------------------------------------------------------------------------------


@decision
def sacrifice_unit(s: InvasionState, seat: i64, zone: i64) -> Ints:
    """A unit of one's own choice, in one zone or (-1) anywhere; nothing if there is none."""
    own = units_of(s, seat) if zone < 0 else units_in(s, seat, zone)
    return vec[i64]([SACRIFICE.of(s.label[slot]) for slot in own]) if own else vec[i64]([DONE.base])


@sacrifice_unit.take
def take_sacrifice(s: InvasionState, chance: Chance, action: i64, seat: i64, zone: i64) -> None:
    if SACRIFICE.has(action):
        sacrifice(s, vec[i64]([labelled(s, SACRIFICE.first(action))]))


def each_sacrifices_unit(s: InvasionState, zone: i64) -> None:
    """The active player first."""
    s.push(sacrifice_unit, 1 - s.active, zone)
    s.push(sacrifice_unit, s.active, zone)


@decision
def development_or_damage(s: InvasionState, seat: i64) -> Ints:
    """Doom Divers: give up a development, or take 1 damage on every section that does not burn."""
    actions = vec[i64]([HIT_ALL.base])
    for zone in ZONES:
        for slot in developments_in(s, seat, zone):
            actions = append(actions, SACRIFICE.of(s.label[slot]))
    return actions


@development_or_damage.take
def take_development_or_damage(s: InvasionState, chance: Chance, action: i64, seat: i64) -> None:
    if SACRIFICE.has(action):
        sacrifice(s, vec[i64]([labelled(s, SACRIFICE.first(action))]))
    else:
        deal(s, tuple([section_ref(seat, zone) for zone in ZONES if not is_burning(s, seat, zone)]), 1)


@decision
def corruption_or_damage(s: InvasionState, seat: i64, zone: i64) -> Ints:
    """Warpstone Meteor: corrupt an own unit in the zone, or take 1 damage on a section of one's choice."""
    actions: Ints = vec[i64]()
    for slot in units_in(s, seat, zone):
        if can_be_corrupted(s, slot):
            actions = append(actions, CORRUPT.of(s.label[slot]))
    for at in ZONES:
        if not is_burning(s, seat, at):
            actions = append(actions, TARGET_SECTION.of(seat, at))
    return actions


@corruption_or_damage.take
def take_corruption_or_damage(s: InvasionState, chance: Chance, action: i64, seat: i64, zone: i64) -> None:
    if CORRUPT.has(action):
        corrupt(s, labelled(s, CORRUPT.first(action)))
    else:
        deal(s, (aimed_ref(s, action),), 1)


# -- moves ----------------------------------------------------------------------------------------------------------


@decision(truths=["optional"])
def move_where(s: InvasionState, seat: i64, uid: i64, optional: i64) -> Ints:
    slot = slot_of(s, uid)
    actions: Ints = vec[i64]()
    for zone in ZONES:
        if slot >= 0 and can_move_to(s, slot, zone):
            actions = append(actions, MOVE.of(zone))
    return append(actions, DONE.base) if optional or not actions else actions


@move_where.take
def take_move(s: InvasionState, chance: Chance, action: i64, seat: i64, uid: i64, optional: i64) -> None:
    if MOVE.has(action):
        move(s, slot_of(s, uid), MOVE.first(action))


@move_where.prompt
def prompt_move(s: InvasionState, seat: i64, uid: i64, optional: i64) -> dict[str, Any]:
    slot = slot_of(s, uid)
    return {"piece": None if slot < 0 else v.PIECE.say(s.label[slot])}


@decision
def move_developments_where(s: InvasionState, seat: i64, uids: tuple[int, ...]) -> Ints:
    """Will of the Electors: one other zone of the same player for all of them."""
    slot = slot_of(s, uids[0])
    return vec[i64]([MOVE.of(zone) for zone in ZONES if zone != s.zone[slot]])


@move_developments_where.take
def take_move_developments(s: InvasionState, chance: Chance, action: i64, seat: i64, uids: tuple[int, ...]) -> None:
    for uid in uids:
        move(s, slot_of(s, uid), MOVE.first(action))


@decision
def wake_where(s: InvasionState, seat: i64) -> Ints:
    """Wake the Mountain: all three developments in the kingdom or all in the battlefield."""
    return vec[i64]([MOVE.of(KINGDOM), MOVE.of(BATTLEFIELD)])


@wake_where.take
def take_wake(s: InvasionState, chance: Chance, action: i64, seat: i64) -> None:
    develop_from_deck(s, seat, MOVE.first(action), 3)


@decision
def divert_attack(s: InvasionState, seat: i64) -> Ints:
    """Sigmar's Intervention: another zone of the attacked player that does not burn."""
    attacked = defending_seat(s)
    actions: Ints = vec[i64]()
    for zone in ZONES:
        if zone != s.attacked and not is_burning(s, attacked, zone):
            actions = append(actions, MOVE.of(zone))
    return actions if actions else vec[i64]([DONE.base])


@divert_attack.take
def take_divert(s: InvasionState, chance: Chance, action: i64, seat: i64) -> None:
    if MOVE.has(action):
        s.attacked = MOVE.first(action)
        s.emit(v.TARGETED_ZONE, s.active, s.attacked)
        if s.step == ATTACKERS_STEP:
            zone_is_attacked(s)


@decision
def move_tokens(s: InvasionState, seat: i64, origin: i64, goal: i64) -> Ints:
    """Valkia: how many of her damage tokens."""
    slot, other = slot_of(s, origin), slot_of(s, goal)
    most = 0 if slot < 0 or other < 0 else min(s.damage[slot], hit_points_left(s, other))
    return vec[i64]([SPEND.of(tokens) for tokens in range(most + 1)])


@move_tokens.take
def take_tokens(s: InvasionState, chance: Chance, action: i64, seat: i64, origin: i64, goal: i64) -> None:
    move_damage(s, slot_of(s, origin), slot_of(s, goal), SPEND.first(action))


# -- cards ----------------------------------------------------------------------------------------------------------


def search_supports(s: InvasionState, seat: i64, zone: i64) -> Ints:
    """Dwarf Cannon Crew: support cards of cost 2 or less among the top five that may come into the zone."""
    found: Ints = vec[i64]()
    for number in s.deck[seat][-SEARCHED:]:
        if TYPE[number] == SUPPORT and s.box.cost[number] <= SEARCH_COST and number not in found:
            fits = not is_attachment(number) or len(hosts_in(s, seat, number, zone)) > 0
            if fits and can_enter(s, seat, number, zone):
                found = append(found, number)
    return found


def hosts_in(s: InvasionState, seat: i64, number: i64, zone: i64) -> Ints:
    """Units in the own zone that the attachment may go on."""
    goals = ATTACH_TO[number]
    assert goals is not None
    refs = goals(s, EffectContext(seat, number, -1, -1, 0, -1, ()))
    return vec[i64]([slot for slot in units_in(s, seat, zone) if ref_of(s, slot) in refs])


def look_at_top(s: InvasionState, seat: i64, zone: i64) -> None:
    s.report(v.LOOKED, s.deck[seat][-SEARCHED:], mask=seat_mask(seat))
    s.push(shuffle_deck, seat)
    s.push(take_support, seat, zone)


@decision(always_ask=True)
def take_support(s: InvasionState, seat: i64, zone: i64) -> Ints:
    found = vec[i64]([TAKE.of(number) for number in search_supports(s, seat, zone)])
    return found if found and s.switches[CANNON_CREW_MUST] else append(found, DONE.base)


@take_support.take
def took_support(s: InvasionState, chance: Chance, action: i64, seat: i64, zone: i64) -> None:
    if action == DONE.base:
        return
    number = TAKE.first(action)
    deck = s.deck[seat][:]
    deck.pop(len(deck) - 1 - deck[::-1].index(number))
    s.deck[seat] = deck
    if is_attachment(number):
        s.found = number
        s.push(attach_here, seat, number, zone)
    else:
        put_into_play(s, seat, seat, number, zone)


@decision
def attach_here(s: InvasionState, seat: i64, number: i64, zone: i64) -> Ints:
    return vec[i64]([TARGET.of(s.label[slot]) for slot in hosts_in(s, seat, number, zone)])


@attach_here.take
def take_attach_here(s: InvasionState, chance: Chance, action: i64, seat: i64, number: i64, zone: i64) -> None:
    s.found = -1
    attach(s, seat, seat, number, labelled(s, TARGET.first(action)))


@step
def shuffle_deck(s: InvasionState, chance: Chance, seat: i64) -> None:
    effects.shuffle_deck(s, chance, seat, s.deck[seat])
    s.emit(v.SHUFFLED, seat)


@step
def lay_open(s: InvasionState, chance: Chance, seat: i64, cards: tuple[int, ...]) -> None:
    """Each Domination minds its own revealed cards: another may be played in between."""
    s.revealed = list(cards)
    if cards:
        s.push(play_revealed, seat)


@decision
def play_revealed(s: InvasionState, seat: i64) -> Ints:
    """Slaanesh's Domination: tactics among the revealed cards, one after the other, for no cost."""
    actions: Ints = vec[i64]()
    for number in dict.fromkeys(s.revealed):
        if _can_dominate(s, seat, number):
            actions = append(actions, TAKE.of(number))
    return append(actions, DONE.base)


def _can_dominate(s: InvasionState, seat: i64, number: i64) -> bool:
    held = number in s.hand[1 - seat]  # a card played before may have emptied that hand
    return held and TYPE[number] == TACTIC and can_play_tactic(s, seat, number, purse(s, seat), True)


@play_revealed.take
def take_revealed(s: InvasionState, chance: Chance, action: i64, seat: i64) -> None:
    if action == DONE.base:
        s.revealed = []
        return
    number = TAKE.first(action)
    s.revealed = without(s.revealed, number)
    from_hand(s, 1 - seat, number)
    s.push_all(lay_open, seat, tuple(s.revealed))
    s.push(resolve_now)
    announce_tactic(s, seat, number, 1 - seat, FROM_HAND, AT_ONCE)


def copy_tactic(s: InvasionState, seat: i64, number: i64) -> None:
    """Twin-Tailed Comet: a copy with targets of one's own, X is 0, nothing is paid."""
    effect = ACTION[number]
    assert effect is not None
    if can_aim(s, effect, EffectContext(seat, number, -1, -1, 0, -1, ()), purse(s, seat)):
        s.push(resolve_now)
        announce_tactic(s, seat, number, seat, COPY, AT_ONCE)
