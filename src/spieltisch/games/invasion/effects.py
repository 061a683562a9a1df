"""What effects do to the table: the verbs that card files are written in.

Nothing here waits for anybody. Whatever is triggered on the way goes into `s.pending`; the settle step puts it in
order when the effect is through.
"""

from __future__ import annotations

from typing import Final

from spieltisch.core import Chance, Ints, append, extend, i64, seat_mask, vec

from . import vocabulary as v
from .ability import (
    CORRUPTS_ARRIVALS,
    DESTROYED,
    ENTERS,
    LEAVES,
    TRIGGER,
    TRIGGERING,
    UNIT_ENTERED_ZONE,
    UNIT_LEFT,
)
from .costs import any_in_play
from .data import ATTACHMENT, BATTLEFIELD, DEVELOPMENT, QUEST_CARD, RACE, TYPE, UNIT
from .rules import (
    GREATSWORDS_SELF,
    HEADS_OFF_BOUND,
    HEADS_OFF_SACRIFICED,
    WRONG_ZONE,
    bars,
    can_be_corrupted,
    can_move_to,
    is_switched,
    slot_of,
)
from .slots import count_symbols, free_label, free_slot, take_slot
from .state import ATTACKING, DEFENDING, NO_COMBAT, InvasionState
from .values import hit_points_left

TRIGGER_WIDTH: Final = 7  # moment, card, seat, uid, label, zone, subject
TO_DISCARD: Final = 0
TO_HAND: Final = 1


def trigger(s: InvasionState, moment: i64, slot: i64, subject: i64 = -1) -> None:
    """Note an effect of a face-up card for the next settle, if the card has one for this moment."""
    number = s.card[slot]
    effect = TRIGGER[moment][number]
    if effect is not None and effect.works_in(s.zone[slot]):
        note(s, moment, slot, subject)


def note(s: InvasionState, moment: i64, slot: i64, subject: i64 = -1) -> None:
    """Such an effect, or a trigger of the rules themselves."""
    s.pending = extend(
        s.pending,
        vec[i64]([moment, s.card[slot], s.controller[slot], s.uid[slot], s.label[slot], s.zone[slot], subject]),
    )


def trigger_all(s: InvasionState, moment: i64, seat: i64, subject: i64 = -1) -> None:
    """Set off a trigger for every face-up card that the seat controls."""
    table = TRIGGER[moment]
    few = TRIGGERING[moment]
    if len(few) <= 3 and not any_in_play(s, few):
        return
    for slot, zone in enumerate(s.zone):
        if zone >= 0 and table[s.card[slot]] is not None and s.controller[slot] == seat and s.kind[slot] != DEVELOPMENT:
            trigger(s, moment, slot, subject)


# -- entering, moving, leaving --------------------------------------------------------------------------------------


def put_into_play(s: InvasionState, seat: i64, owner: i64, number: i64, zone: i64, damage: i64 = 0) -> i64:
    """A card enters play face up; the caller has asked can_enter. Returns its slot."""
    slot = take_slot(s, seat, owner, number, zone, TYPE[number])
    s.damage[slot] = damage
    count_symbols(s, slot, 1)
    s.emit(v.ENTERED, seat, s.label[slot], zone)
    if s.kind[slot] == UNIT:
        _unit_enters_zone(s, slot, True)
    trigger(s, ENTERS, slot)
    return slot


def _unit_enters_zone(s: InvasionState, unit: i64, new: bool) -> None:
    seat, zone = s.controller[unit], s.zone[unit]
    for slot, at in enumerate(s.zone):
        if at != zone or s.controller[slot] != seat or s.kind[slot] == DEVELOPMENT:
            continue
        if CORRUPTS_ARRIVALS[s.card[slot]] and can_be_corrupted(s, unit):
            s.corrupt[unit] = 1  # comes in corrupted: it did not become so
            s.emit(v.CORRUPTED, s.label[unit])
        if TRIGGER[UNIT_ENTERED_ZONE][s.card[slot]] is not None and (
            slot != unit or (new and s.switches[GREATSWORDS_SELF])
        ):
            trigger(s, UNIT_ENTERED_ZONE, slot, s.uid[unit])


def attach(s: InvasionState, seat: i64, owner: i64, number: i64, host: i64) -> i64:
    slot = take_slot(s, seat, owner, number, s.zone[host], TYPE[number])
    s.host[slot] = host
    count_symbols(s, slot, 1)
    s.emit(v.ENTERED, seat, s.label[slot], s.zone[host])
    s.emit(v.ATTACHED, s.label[slot], s.label[host])
    trigger(s, ENTERS, slot)
    return slot


def lay_development(s: InvasionState, seat: i64, number: i64, zone: i64) -> i64:
    """Face down: only its owner knows what it is."""
    slot = take_slot(s, seat, seat, number, zone, DEVELOPMENT)
    s.developments[seat * 3 + zone] += 1
    s.emit(v.DEVELOPED, seat, zone, s.label[slot])
    return slot


def develop_from_deck(s: InvasionState, seat: i64, zone: i64, count: i64 = 1) -> None:
    for number in from_deck(s, seat, count):
        lay_development(s, seat, number, zone)
        s.tell(seat_mask(seat), v.DEVELOPED_CARD, seat, zone, number)


def move(s: InvasionState, slot: i64, zone: i64) -> None:
    """To another zone of its controller: damage, attachments and corruption stay; quest and combat are left behind."""
    if not can_move_to(s, slot, zone):
        return
    if s.kind[slot] == DEVELOPMENT:
        s.developments[s.controller[slot] * 3 + s.zone[slot]] -= 1
        s.developments[s.controller[slot] * 3 + zone] += 1
    s.zone[slot] = zone
    for other, host in enumerate(s.host):
        if host == slot:
            s.zone[other] = zone
    s.emit(v.MOVED, s.label[slot], zone)
    if s.kind[slot] == UNIT:
        _leave_quest(s, slot)
        if (s.role[slot] == ATTACKING and zone != BATTLEFIELD) or (s.role[slot] == DEFENDING and zone != s.attacked):
            leave_combat(s, slot)
        _unit_enters_zone(s, slot, False)


def leave_combat(s: InvasionState, slot: i64) -> None:
    s.role[slot] = NO_COMBAT
    s.assigned[slot] = 0


def _leave_quest(s: InvasionState, unit: i64) -> None:
    quest = s.quest[unit]
    if quest >= 0:
        s.quest[unit] = -1
        if s.tokens[quest]:
            s.tokens[quest] = 0
            s.emit(v.TOKENS, s.label[quest], 0)


def leave_play(s: InvasionState, slots: Ints, where: i64 = TO_DISCARD, destroyed: bool = False) -> None:
    """Several cards leave together: effects that watch others need their own card to stay."""
    going = slots[:]
    for slot in slots:  # attachments are sacrificed with their unit
        for other, host in enumerate(s.host):
            if host == slot and other not in going:
                going = append(going, other)
    left: Ints = vec[i64]()
    for slot in going:
        if s.kind[slot] != DEVELOPMENT:
            if s.kind[slot] == UNIT:
                left = append(append(append(left, s.card[slot]), s.controller[slot]), s.uid[slot])
            trigger(s, LEAVES, slot)
            if destroyed and slot in slots:
                trigger(s, DESTROYED, slot)
    for slot in going:
        _remove(s, slot, where if slot in slots else TO_DISCARD)
    watchers = TRIGGER[UNIT_LEFT]
    for index in range(0, len(left), 3):
        for slot, zone in enumerate(s.zone):
            if zone >= 0 and s.kind[slot] != DEVELOPMENT and watchers[s.card[slot]] is not None:
                if s.controller[slot] == left[index + 1] and RACE[s.card[slot]] == RACE[left[index]]:
                    trigger(s, UNIT_LEFT, slot, left[index + 2])


def _remove(s: InvasionState, slot: i64, where: i64) -> None:
    number, owner, hidden = s.card[slot], s.owner[slot], s.kind[slot] == DEVELOPMENT
    if hidden:
        s.developments[s.controller[slot] * 3 + s.zone[slot]] -= 1
    else:
        count_symbols(s, slot, -1)
        _leave_quest(s, slot)
        if s.kind[slot] == QUEST_CARD:
            for unit, quest in enumerate(s.quest):
                if quest == slot:
                    s.quest[unit] = -1
    label = s.label[slot]
    free_slot(s, slot)
    if where == TO_HAND:
        s.hand[owner] = [*s.hand[owner], number]
        s.known[owner] = [*s.known[owner], number]
        s.emit(v.TO_HAND, label, number, owner)
    else:
        if hidden:
            s.report(v.DISCARDED, owner, [number])
        else:
            s.emit(v.LEFT, label, number, owner)
        to_discard(s, owner, number)


def to_discard(s: InvasionState, owner: i64, number: i64) -> None:
    s.discard[owner] = [*s.discard[owner], number]
    if TYPE[number] == UNIT:
        s.units_discarded += 1


def destroy(s: InvasionState, slots: Ints) -> None:
    for slot in slots:
        s.emit(v.DESTROYED, s.label[slot])
    if slots:
        leave_play(s, slots, TO_DISCARD, True)


def destroy_refs(s: InvasionState, refs: tuple[int, ...]) -> None:
    slots: Ints = vec[i64]()
    for ref in refs:
        slot = slot_of(s, ref >> 2) if ref >= 0 else -1
        if slot >= 0:
            slots = append(slots, slot)
    destroy(s, slots)


def sacrifice(s: InvasionState, slots: Ints) -> None:
    """Not a destruction, and nothing prevents it."""
    for slot in slots:
        s.emit(v.SACRIFICED, s.controller[slot], s.label[slot])
    if slots:
        leave_play(s, slots)


def return_to_hand(s: InvasionState, slot: i64) -> None:
    leave_play(s, vec[i64]([slot]), TO_HAND)


def turn_up(s: InvasionState, slot: i64) -> None:
    """A development shows its face without entering play: a unit stays until end of turn, the rest is sacrificed.

    What is printed against its entering there holds all the same.
    """
    seat, zone, number = s.controller[slot], s.zone[slot], s.card[slot]
    barred = bars(s, seat, number, zone)
    if not is_switched(s, HEADS_OFF_BOUND):
        barred &= ~WRONG_ZONE
    fits = TYPE[number] == UNIT and not barred
    s.emit(v.TURNED_UP, seat, number, zone)
    if TYPE[number] == UNIT and not fits and not s.switches[HEADS_OFF_SACRIFICED]:
        return
    if not fits:
        sacrifice(s, vec[i64]([slot]))
        return
    s.developments[seat * 3 + zone] -= 1
    s.label[slot] = free_label(s, number, s.owner[slot], False)
    s.kind[slot] = UNIT
    s.doomed[slot] = 1
    count_symbols(s, slot, 1)


# -- what lies on cards ---------------------------------------------------------------------------------------------


def boost(s: InvasionState, slot: i64, change: i64) -> None:
    """Power until end of turn."""
    if slot >= 0:
        s.bonus[slot] += change
        s.emit(v.POWER, s.label[slot], change)


def corrupt(s: InvasionState, slot: i64) -> None:
    if slot >= 0 and can_be_corrupted(s, slot):
        s.corrupt[slot] = 1
        s.emit(v.CORRUPTED, s.label[slot])


def restore(s: InvasionState, slot: i64) -> None:
    if slot >= 0 and s.corrupt[slot]:
        s.corrupt[slot] = 0
        s.emit(v.RESTORED, s.label[slot])


def heal(s: InvasionState, slot: i64, amount: i64) -> None:
    healed = min(amount, s.damage[slot]) if slot >= 0 else 0
    if healed:
        s.damage[slot] -= healed
        s.emit(v.HEALED, s.label[slot], healed)


def heal_section(s: InvasionState, seat: i64, zone: i64, amount: i64) -> None:
    healed = min(amount, s.section_damage[seat * 3 + zone])
    if healed:
        s.section_damage[seat * 3 + zone] -= healed
        s.emit(v.HEALED_SECTION, seat, zone, healed)


def move_damage(s: InvasionState, origin: i64, goal: i64, amount: i64) -> None:
    """Moving is not dealing: nothing cancels it, and no more moves than destroys the new unit."""
    if origin < 0 or goal < 0:
        return
    moved = min(amount, s.damage[origin], hit_points_left(s, goal))
    if moved > 0:
        s.damage[origin] -= moved
        s.damage[goal] += moved
        s.emit(v.DAMAGE_MOVED, s.label[origin], s.label[goal], moved)


def add_token(s: InvasionState, quest: i64) -> None:
    s.tokens[quest] += 1
    s.emit(v.TOKENS, s.label[quest], s.tokens[quest])


# -- players --------------------------------------------------------------------------------------------------------


def gain(s: InvasionState, seat: i64, amount: i64) -> None:
    if amount:
        s.resources[seat] += amount
        s.emit(v.GAINED, seat, amount)


def lose(s: InvasionState, seat: i64, amount: i64) -> i64:
    lost = min(amount, s.resources[seat])
    if lost:
        s.resources[seat] -= lost
        s.emit(v.PAID, seat, lost)
    return lost


def from_deck(s: InvasionState, seat: i64, count: i64) -> list[int]:
    """The top cards leave the deck, the topmost first."""
    deck = s.deck[seat]
    left = max(len(deck) - count, 0)
    s.deck[seat] = deck[:left]
    top = deck[left:]
    top.reverse()
    return top


def draw(s: InvasionState, seat: i64, count: i64) -> None:
    drawn = from_deck(s, seat, count)
    if drawn:
        s.hand[seat] = s.hand[seat] + drawn
        s.report(v.DREW, drawn, mask=seat_mask(seat))
        s.tell(~seat_mask(seat), v.DREW_COUNT, seat, len(drawn))


def mill(s: InvasionState, seat: i64, count: i64) -> None:
    milled = from_deck(s, seat, count)
    for number in milled:
        to_discard(s, seat, number)
    if milled:
        s.report(v.MILLED, seat, milled)


def from_hand(s: InvasionState, seat: i64, number: i64) -> None:
    """A card leaves the hand in plain sight."""
    s.hand[seat] = without(s.hand[seat], number)
    if number in s.known[seat]:
        s.known[seat] = without(s.known[seat], number)


def without(pile: list[int], number: i64) -> list[int]:
    rest = pile[:]
    rest.remove(number)
    return rest


def discard_cards(s: InvasionState, seat: i64, numbers: list[int]) -> None:
    for number in numbers:
        from_hand(s, seat, number)
        to_discard(s, seat, number)
    if numbers:
        s.report(v.DISCARDED, seat, numbers)


def discard_random(s: InvasionState, chance: Chance, seat: i64) -> None:
    hand = s.hand[seat]
    if hand:
        discard_cards(s, seat, [hand[chance.pick(len(hand))]])


def discard_hand(s: InvasionState, seat: i64) -> None:
    discard_cards(s, seat, s.hand[seat])


def shuffle_into_deck(s: InvasionState, chance: Chance, seat: i64, numbers: list[int]) -> None:
    for number in numbers:
        s.discard[seat] = without(s.discard[seat], number)
    if numbers:
        s.report(v.SHUFFLED_IN, seat, numbers)
    shuffle_deck(s, chance, seat, s.deck[seat] + numbers)


def shuffle_deck(s: InvasionState, chance: Chance, seat: i64, cards: list[int]) -> None:
    s.deck[seat] = cards[:]
    chance.shuffle(s.deck[seat])


def is_attachment_slot(s: InvasionState, slot: i64) -> bool:
    return s.kind[slot] != DEVELOPMENT and ATTACHMENT[s.card[slot]] > 0
