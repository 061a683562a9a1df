"""Changes of a position: the moves of hands at the table. Each one keeps the counts right and says what happened."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Chance, Ints, append, decision, extend, i64, pop, remove, seat_mask, step, vec

from . import vocabulary as v
from .data import (
    AFOOT,
    CARDS_OF,
    IS_ENTRENCHED,
    KHORNE,
    PIECE_COUNT,
    PIECE_GOD,
    PIECE_KIND,
    PIECE_STOCK,
    PIECES_OF,
    REGIONS_IN,
    SLAANESH,
    SLOT_COUNT,
    TZEENTCH,
)
from .rules import NOBODY, may_corrupt, rewards_corruption
from .state import EMPTY, HORROR_ON_SLOT, ChaosState

STORED_AS = "board"

DOMINATION: Final[i64] = v.POINTS["domination"]
RUIN_FIRST: Final[i64] = v.POINTS["ruin_first"]
RUIN_SECOND: Final[i64] = v.POINTS["ruin_second"]
RUINER: Final[i64] = v.POINTS["ruiner"]
BY_DIAL: Final[i64] = v.POINTS["dial"]
BY_OLD_WORLD: Final[i64] = v.POINTS["old_world"]
BY_UPGRADE: Final[i64] = v.POINTS["upgrade"]

CORRUPTION_STEP: Final[i64] = v.STEP["corruption"]


def begin_step(s: ChaosState, number: i64) -> None:
    s.emit(v.STEP_BEGAN, number)
    s.step = number


# -- figures


def put(s: ChaosState, piece: i64, region: i64) -> None:
    god = PIECE_GOD[piece]
    s.figures[region * PIECE_COUNT + piece] += 1
    s.present[region * 4 + god] += 1
    s.home[god] |= 1 << region


def leave(s: ChaosState, piece: i64, region: i64) -> None:
    god = PIECE_GOD[piece]
    at = region * 4 + god
    s.figures[region * PIECE_COUNT + piece] -= 1
    s.present[at] -= 1
    if not s.present[at]:
        s.home[god] &= ~(1 << region)


def lift(s: ChaosState, piece: i64, region: i64) -> None:
    leave(s, piece, region)
    if IS_ENTRENCHED[piece]:
        leave_slots(s, region)


def leave_slots(s: ChaosState, region: i64) -> None:
    """No more horrors than figures that stand there. Where one of two goes, its player says which slot is free."""
    standing: i64 = 0
    for piece in PIECES_OF[TZEENTCH]:
        if IS_ENTRENCHED[piece]:
            standing += s.figures[region * PIECE_COUNT + piece]
    if standing:
        s.push(make_room, region)
        return
    for place in range(region * 2, region * 2 + 2):
        if s.slots[place] == HORROR_ON_SLOT:
            s.slots[place] = EMPTY


@step
def make_room(s: ChaosState, chance: Chance, region: i64) -> None:
    """Unless the other one has gone as well by now."""
    if s.slots[region * 2] == HORROR_ON_SLOT and s.slots[region * 2 + 1] == HORROR_ON_SLOT:
        s.push(leave_slot, s.seat_of[TZEENTCH], region)


@decision
def leave_slot(s: ChaosState, seat: i64, region: i64) -> Ints:
    return vec[i64]([v.LEAVE.of(side) for side in range(SLOT_COUNT)])


@leave_slot.take
def take_leave(s: ChaosState, chance: Chance, action: i64, seat: i64, region: i64) -> None:
    side = v.LEAVE.first(action)
    s.slots[region * 2 + side] = EMPTY
    s.emit(v.LEFT_SLOT, side, region)


@leave_slot.prompt
def prompt_leave(s: ChaosState, seat: i64, region: i64) -> dict[str, Any]:
    return {"region": v.REGION.say(region)}


def to_reserve(s: ChaosState, piece: i64, region: i64) -> None:
    lift(s, piece, region)
    s.reserve[PIECE_STOCK[piece]] += 1


def take_off(s: ChaosState, piece: i64, region: i64) -> None:
    """Remove a figure from the board outside of battle."""
    to_reserve(s, piece, region)
    s.emit(v.TOOK_OFF, PIECE_GOD[piece], PIECE_KIND[piece], region, PIECE_STOCK[piece])


def move(s: ChaosState, piece: i64, source: i64, region: i64) -> i64:
    """Carry a figure to another region; the piece that arrives there."""
    lift(s, piece, source)
    arrived = AFOOT[piece]
    put(s, arrived, region)
    return arrived


def change(s: ChaosState, piece: i64, new: i64, region: i64) -> None:
    """Change the state of a figure that stays."""
    leave(s, piece, region)
    put(s, new, region)


def change_all(s: ChaosState, changes: list[Ints]) -> None:
    """Every piece on the board that the changes name becomes the one beside it."""
    for row in changes:
        piece = row[0]
        for region in REGIONS_IN[s.home[PIECE_GOD[piece]]]:
            while s.figures[region * PIECE_COUNT + piece]:
                change(s, piece, row[1], region)


# -- tokens


def place_token(s: ChaosState, token: i64, region: i64, number: i64 = 1) -> None:
    """As many as the supply holds; none in a ruined region."""
    number = 0 if s.ruin[region] else min(number, s.supply[token])
    if number:
        s.supply[token] -= number
        s.tokens[region * 6 + token] += number
        s.emit(v.PLACED, token, region, number)


def remove_token(s: ChaosState, token: i64, region: i64, number: i64 = 1) -> None:
    number = min(number, s.tokens[region * 6 + token])
    if number:
        s.tokens[region * 6 + token] -= number
        s.supply[token] += number
        s.emit(v.REMOVED, token, region, number)


def move_token(s: ChaosState, token: i64, source: i64, region: i64) -> None:
    s.tokens[source * 6 + token] -= 1
    s.tokens[region * 6 + token] += 1
    s.emit(v.MOVED_TOKEN, token, source, region)


# -- corruption and the dials


def corrupt(s: ChaosState, god: i64, region: i64, number: i64) -> None:
    """Place corruption tokens, unless something forbids it, and see whether that advances a dial."""
    if not number:
        return
    if not may_corrupt(s, region):
        s.emit(v.FORBIDDEN, god, region)
        return
    at = region * 4 + god
    s.emit(v.CORRUPTED, god, region, number)
    s.corruption[at] += number
    s.placed[at] += number
    s.ruiners[region] |= 1 << god
    if s.placed[at] >= 2 and not s.marked[at] and _advances_by_corruption(s, god, region):
        advance(s, god, region)


def _advances_by_corruption(s: ChaosState, god: i64, region: i64) -> bool:
    """Two or more tokens of this phase lie in the region; by the FAQ Slaanesh counts only those of the step."""
    if god == SLAANESH and s.faq and s.step != CORRUPTION_STEP:
        return False
    return rewards_corruption(s, god, region)


def advance(s: ChaosState, god: i64, region: i64) -> None:
    """One advancement counter, never two for the same thing."""
    s.marked[region * 4 + god] = 1
    s.counters[god] += 1
    s.emit(v.COUNTER, god, region)


def advance_by_kill(s: ChaosState, god: i64, region: i64) -> None:
    if god == KHORNE and not s.marked[region * 4 + KHORNE]:
        advance(s, KHORNE, region)


def cleanse(s: ChaosState, god: i64, region: i64) -> None:
    """Take one corruption token of this god off the board."""
    s.corruption[region * 4 + god] -= 1
    s.emit(v.CLEANSED, god, region)


# -- points and cards


def score(s: ChaosState, god: i64, points: i64, source: i64, region: i64 = NOBODY) -> None:
    if points:
        s.emit(v.SCORED, god, points, source, region)
        s.vp[god] += points
        s.scores = extend(s.scores, vec[i64]([s.round, god, points, source, region]))


def draw(s: ChaosState, chance: Chance, god: i64, number: i64) -> None:
    """From the own deck; as soon as it is used up it is made anew from the discard pile (R 11).

    Decks keep no order: nothing but the hands is hidden, and drawing is where chance comes in.
    """
    drawn: list[int] = []
    chance.about(v.CARDS_DRAWN, s.seat_of[god], (), god)
    deck = s.deck[god][:]  # copies of a state share their piles: one that changes is another one
    for _ in range(number):
        if not len(deck):
            deck = reshuffled(s, god)
            if not len(deck):
                break
        deck, card = pop(deck, chance.pick(len(deck)))
        s.hand[card] += 1
        if s.events is not None:
            drawn.append(card)
    s.deck[god] = deck if len(deck) else reshuffled(s, god)
    if drawn:
        own = 0 if s.unknown >> s.seat_of[god] & 1 else seat_mask(s.seat_of[god])  # at a real table they are made up
        if own:
            s.report(v.DREW, god, sorted(drawn), mask=own)
        s.tell(~own, v.DREW_COUNT, god, len(drawn))


def reshuffled(s: ChaosState, god: i64) -> Ints:
    """The discard pile as a new deck."""
    pile = s.discard[god][:]
    if len(pile):
        s.discard[god] = vec[i64]()
        s.emit(v.RESHUFFLED, god)
    return pile


def leave_hand(s: ChaosState, god: i64, card: i64) -> None:
    """A card is named. Where only people know the hand it was there all along, in place of one that was made up."""
    if not s.hand[card]:
        for other in CARDS_OF[god]:
            if s.hand[other]:
                s.hand[other] -= 1
                s.hand[card] += 1
                s.deck[god] = append(remove(s.deck[god][:], card), other)
                break
    s.hand[card] -= 1


def discard(s: ChaosState, god: i64, card: i64) -> None:
    leave_hand(s, god, card)
    s.discard[god] = append(s.discard[god][:], card)
    s.emit(v.DISCARDED, god, card)


def hand_size(s: ChaosState, god: i64) -> i64:
    size: i64 = 0
    for card in CARDS_OF[god]:
        size += s.hand[card]
    return size


def lose_power(s: ChaosState, god: i64, number: i64) -> None:
    number = min(number, s.power[god])
    if number:
        s.power[god] -= number
        s.emit(v.POWER_LOST, god, number)
