"""Choices that effects ask for while they resolve. Costs and targets are chosen when an action is announced; these are
the rest: which unit to sacrifice, where to move, which of two evils.
"""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance, decision, seat_mask, step

from . import vocabulary as say
from .ability import ACTION, ATTACH_TO, Act
from .announce import AT_ONCE, announce_tactic
from .combat import zone_is_attacked
from .damage import aimed_ref, deal
from .data import BATTLEFIELD, COST, KINGDOM, SUPPORT, TACTIC, TYPE, ZONES
from .effects import (
    attach,
    corrupt,
    develop_from_deck,
    from_hand,
    move,
    move_damage,
    put_into_play,
    sacrifice,
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
    hit_points_left,
    is_attachment,
    is_burning,
    ref_of,
    section_ref,
    slot_of,
    units_in,
    units_of,
)
from .state import InvasionState
from .targets import developments_in
from .vocabulary import CORRUPT, DONE, HIT_ALL, MOVE, SACRIFICE, SPEND, TAKE, TARGET, TARGET_SECTION, verbs

SEARCHED = 5
SEARCH_COST = 2

# -- sacrifices -----------------------------------------------------------------------------------------------------


@decision
def sacrifice_unit(s: InvasionState, seat: int, zone: int) -> list[int]:
    """A unit of one's own choice, in one zone or (-1) anywhere; nothing if there is none."""
    own = units_of(s, seat) if zone < 0 else units_in(s, seat, zone)
    return [SACRIFICE(s.label[slot]) for slot in own] or [DONE()]


@sacrifice_unit.take
def take_sacrifice(s: InvasionState, chance: Chance, action: int, seat: int, zone: int) -> None:
    if verbs.verb_of(action) is SACRIFICE:
        sacrifice(s, [s.label.index(SACRIFICE.args(action)[0])])


def each_sacrifices_unit(s: InvasionState, zone: int) -> None:
    """The active player first."""
    s.push(sacrifice_unit, 1 - s.active, zone)
    s.push(sacrifice_unit, s.active, zone)


@decision
def development_or_damage(s: InvasionState, seat: int) -> list[int]:
    """Doom Divers: give up a development, or take 1 damage on every section that does not burn."""
    own = [slot for zone in ZONES for slot in developments_in(s, seat, zone)]
    return [HIT_ALL(), *[SACRIFICE(s.label[slot]) for slot in own]]


@development_or_damage.take
def take_development_or_damage(s: InvasionState, chance: Chance, action: int, seat: int) -> None:
    if verbs.verb_of(action) is SACRIFICE:
        sacrifice(s, [s.label.index(SACRIFICE.args(action)[0])])
    else:
        deal(s, tuple(section_ref(seat, zone) for zone in ZONES if not is_burning(s, seat, zone)), 1)


@decision
def corruption_or_damage(s: InvasionState, seat: int, zone: int) -> list[int]:
    """Warpstone Meteor: corrupt an own unit in the zone, or take 1 damage on a section of one's choice."""
    own = [CORRUPT(s.label[slot]) for slot in units_in(s, seat, zone) if can_be_corrupted(s, slot)]
    return own + [TARGET_SECTION(seat, at) for at in ZONES if not is_burning(s, seat, at)]


@corruption_or_damage.take
def take_corruption_or_damage(s: InvasionState, chance: Chance, action: int, seat: int, zone: int) -> None:
    if verbs.verb_of(action) is CORRUPT:
        corrupt(s, s.label.index(CORRUPT.args(action)[0]))
    else:
        deal(s, (aimed_ref(s, action),), 1)


# -- moves ----------------------------------------------------------------------------------------------------------


@decision(truths=["optional"])
def move_where(s: InvasionState, seat: int, uid: int, optional: int) -> list[int]:
    slot = slot_of(s, uid)
    zones = [] if slot < 0 else [MOVE(zone) for zone in ZONES if can_move_to(s, slot, zone)]
    return [*zones, DONE()] if optional or not zones else zones


@move_where.take
def take_move(s: InvasionState, chance: Chance, action: int, seat: int, uid: int, optional: int) -> None:
    if verbs.verb_of(action) is MOVE:
        move(s, slot_of(s, uid), MOVE.args(action)[0])


@move_where.prompt
def prompt_move(s: InvasionState, seat: int, uid: int, optional: int) -> dict[str, Any]:
    slot = slot_of(s, uid)
    return {"piece": None if slot < 0 else say.PIECE.say(s.label[slot])}


@decision
def move_developments_where(s: InvasionState, seat: int, uids: tuple[int, ...]) -> list[int]:
    """Will of the Electors: one other zone of the same player for all of them."""
    slot = slot_of(s, uids[0])
    return [MOVE(zone) for zone in ZONES if zone != s.zone[slot]]


@move_developments_where.take
def take_move_developments(s: InvasionState, chance: Chance, action: int, seat: int, uids: tuple[int, ...]) -> None:
    for uid in uids:
        move(s, slot_of(s, uid), MOVE.args(action)[0])


@decision
def wake_where(s: InvasionState, seat: int) -> list[int]:
    """Wake the Mountain: all three developments in the kingdom or all in the battlefield."""
    return [MOVE(KINGDOM), MOVE(BATTLEFIELD)]


@wake_where.take
def take_wake(s: InvasionState, chance: Chance, action: int, seat: int) -> None:
    develop_from_deck(s, seat, MOVE.args(action)[0], 3)


@decision
def divert_attack(s: InvasionState, seat: int) -> list[int]:
    """Sigmar's Intervention: another zone of the attacked player that does not burn."""
    attacked = defending_seat(s)
    zones = [zone for zone in ZONES if zone != s.attacked and not is_burning(s, attacked, zone)]
    return [MOVE(zone) for zone in zones] or [DONE()]


@divert_attack.take
def take_divert(s: InvasionState, chance: Chance, action: int, seat: int) -> None:
    if verbs.verb_of(action) is MOVE:
        s.attacked = MOVE.args(action)[0]
        s.emit(say.TARGETED_ZONE, s.active, s.attacked)
        if s.step == ATTACKERS_STEP:
            zone_is_attacked(s)


@decision
def move_tokens(s: InvasionState, seat: int, origin: int, goal: int) -> list[int]:
    """Valkia: how many of her damage tokens."""
    slot, other = slot_of(s, origin), slot_of(s, goal)
    most = 0 if slot < 0 or other < 0 else min(s.damage[slot], hit_points_left(s, other))
    return [SPEND(tokens) for tokens in range(most + 1)]


@move_tokens.take
def take_tokens(s: InvasionState, chance: Chance, action: int, seat: int, origin: int, goal: int) -> None:
    move_damage(s, slot_of(s, origin), slot_of(s, goal), SPEND.args(action)[0])


# -- cards ----------------------------------------------------------------------------------------------------------


def search_supports(s: InvasionState, seat: int, zone: int) -> list[int]:
    """Dwarf Cannon Crew: support cards of cost 2 or less among the top five that may come into the zone."""
    found: list[int] = []
    for number in s.deck[seat][-SEARCHED:]:
        if TYPE[number] == SUPPORT and COST[number] <= SEARCH_COST and number not in found:
            goals = hosts_in(s, seat, number, zone) if is_attachment(number) else [0]
            if goals and can_enter(s, seat, number, zone):
                found.append(number)
    return found


def hosts_in(s: InvasionState, seat: int, number: int, zone: int) -> list[int]:
    """Units in the own zone that the attachment may go on."""
    goals = ATTACH_TO[number]
    assert goals is not None
    refs = goals(s, Act(seat, number, -1, -1, 0, -1, ()))
    return [slot for slot in units_in(s, seat, zone) if ref_of(s, slot) in refs]


def look_at_top(s: InvasionState, seat: int, zone: int) -> None:
    s.report(say.LOOKED, s.deck[seat][-SEARCHED:], mask=seat_mask(seat))
    s.push(shuffle_deck, seat)
    s.push(take_support, seat, zone)


@decision(always_ask=True)
def take_support(s: InvasionState, seat: int, zone: int) -> list[int]:
    found = [TAKE(number) for number in search_supports(s, seat, zone)]
    return found if found and s.switches[CANNON_CREW_MUST] else [*found, DONE()]


@take_support.take
def took_support(s: InvasionState, chance: Chance, action: int, seat: int, zone: int) -> None:
    if verbs.verb_of(action) is DONE:
        return
    (number,) = TAKE.args(action)
    deck = s.deck[seat]
    deck.pop(len(deck) - 1 - deck[::-1].index(number))
    if is_attachment(number):
        s.found = number
        s.push(attach_here, seat, number, zone)
    else:
        put_into_play(s, seat, seat, number, zone)


@decision
def attach_here(s: InvasionState, seat: int, number: int, zone: int) -> list[int]:
    return [TARGET(s.label[slot]) for slot in hosts_in(s, seat, number, zone)]


@attach_here.take
def take_attach_here(s: InvasionState, chance: Chance, action: int, seat: int, number: int, zone: int) -> None:
    s.found = -1
    attach(s, seat, seat, number, s.label.index(TARGET.args(action)[0]))


@step
def shuffle_deck(s: InvasionState, chance: Chance, seat: int) -> None:
    chance.shuffle(s.deck[seat])
    s.emit(say.SHUFFLED, seat)


@decision
def play_revealed(s: InvasionState, seat: int) -> list[int]:
    """Slaanesh's Domination: tactics among the revealed cards, one after the other, for no cost."""
    return [
        *[TAKE(number) for number in dict.fromkeys(s.revealed) if _can_dominate(s, seat, number)],
        DONE(),
    ]


def _can_dominate(s: InvasionState, seat: int, number: int) -> bool:
    held = number in s.hand[1 - seat]  # a card played before may have emptied that hand
    return held and TYPE[number] == TACTIC and can_play_tactic(s, seat, number, s.resources[seat], True)


@play_revealed.take
def take_revealed(s: InvasionState, chance: Chance, action: int, seat: int) -> None:
    if verbs.verb_of(action) is DONE:
        s.revealed = []
        return
    (number,) = TAKE.args(action)
    s.revealed.remove(number)
    from_hand(s, 1 - seat, number)
    s.push(play_revealed, seat)
    s.push(resolve_now)
    announce_tactic(s, seat, number, 1 - seat, FROM_HAND, AT_ONCE)


def copy_tactic(s: InvasionState, seat: int, number: int) -> None:
    """Twin-Tailed Comet: a copy with targets of one's own, X is 0, nothing is paid."""
    effect = ACTION[number]
    assert effect is not None
    if can_aim(s, effect, Act(seat, number, -1, -1, 0, -1, ()), s.resources[seat]):
        s.push(resolve_now)
        announce_tactic(s, seat, number, seat, COPY, AT_ONCE)
