"""The draft variant: five packs of fifteen, two picks four times a pack, a removal from the other's pack in between.

All picks and removals are simultaneous and sealed. Draft-format cards show themselves when picked or removed and act
for the player who did so; Shifting Tides before all others.
"""

from __future__ import annotations

from typing import Final

from spieltisch.core import Chance, decision, ints, sealed, seat_mask, seats_of, step

from . import vocabulary as v
from .box import InvasionBox
from .data import (
    CARDS,
    DESTRUCTION_RACES,
    DRAFT_CARD,
    ORDER_RACES,
    SIDE,
    STARTER_RACES,
    TYPE,
    card,
)
from .flow import open_game
from .packs import DEALT_NEUTRALS
from .state import DRAFTED, InvasionState
from .vocabulary import CAPITAL, DONE, PICK, REMOVE, verbs

PACKS: Final = 5
PACK_SIZE: Final = 15
PICKS: Final = 4  # times two cards
LOOKED_AT: Final = 5

CUT_SUPPLY_LINES: Final = card("cut_supply_lines")
REINFORCEMENTS: Final = card("reinforcements")
SABOTAGE: Final = card("sabotage")
SHIFTING_TIDES: Final = card("shifting_tides")

# -- the piles ------------------------------------------------------------------------------------------------------


def start_draft(s: InvasionState, chance: Chance, side_a: str) -> None:
    """One pile of Order, one of Destruction: all their cards and Alliances, ten neutrals, a set of draft cards."""
    s.mode = DRAFTED
    order = ("order", "destruction").index(side_a) if side_a != "random" else chance.pick(2)
    pool = s.box.neutrals()
    chance.shuffle(pool)
    for side, seat in ((0, order), (1, 1 - order)):
        s.piles[seat] = pile_of(s.box, side, [pool.pop() for _ in range(DEALT_NEUTRALS)])
        chance.shuffle(s.piles[seat])
        s.race[seat] = (ORDER_RACES, DESTRUCTION_RACES)[side][0]
    s.aside = pool
    s.push(next_pack)


def pile_of(box: InvasionBox, side: int, neutrals: list[int]) -> list[int]:
    pile = [number for number in range(CARDS) if SIDE[number] == side for _ in range(box.copies[number])]
    drafts = [number for number in range(CARDS) if TYPE[number] == DRAFT_CARD for _ in range(box.copies[number] // 2)]
    return pile + neutrals + drafts


@step
def next_pack(s: InvasionState, chance: Chance) -> None:
    if s.pack == PACKS:
        s.push(end_draft)
        s.push(choose_capital, seat_mask(0, 1))
        return
    s.pack += 1
    s.emit(v.PACK, s.pack)
    s.push(next_pack)
    for seat in (0, 1):
        _deal_pack(s, seat, PACK_SIZE - s.cuts[seat])
    s.push(pick_cards, 1)


def _deal_pack(s: InvasionState, seat: int, size: int) -> None:
    pile = s.piles[seat]
    s.packs[seat] = [pile.pop() for _ in range(min(max(size, 0), len(pile)))]
    s.seen[seat] = 0
    s.report(v.PACK_SHOWN, sorted(s.packs[seat]), mask=seat_mask(seat))


# -- picking --------------------------------------------------------------------------------------------------------


@step
def pick_cards(s: InvasionState, chance: Chance, time: int) -> None:
    """Two cards each, one after the other. A pack that has run dry is over for its player."""
    s.push(after_picks, time)
    s.push(take_picks, time)
    s.push(pick_one, time)
    s.push(pick_one, time)


@step
def pick_one(s: InvasionState, chance: Chance, time: int) -> None:
    seats = [seat for seat in (0, 1) if s.packs[seat]]
    if seats:
        s.push(pick, seat_mask(*seats), time)


@sealed
def pick(s: InvasionState, seat: int, seats: int, time: int) -> list[int]:
    return [PICK(number) for number in sorted(set(s.packs[seat]))]


@pick.take
def take_pick(s: InvasionState, chance: Chance, answers: list[int], seats: int, time: int) -> None:
    """Face down before its player, until both have taken two."""
    for seat in seats_of(seats):
        (number,) = PICK.args(answers[seat])
        s.packs[seat].remove(number)
        s.choosing[seat].append(number)


@step
def take_picks(s: InvasionState, chance: Chance, time: int) -> None:
    drafted: list[tuple[int, int, int]] = []
    for seat in (0, 1):
        chosen = s.choosing[seat]
        s.choosing[seat] = []
        for number in chosen:
            if TYPE[number] == DRAFT_CARD:
                drafted.append((number, seat, seat))
            else:
                _keep(s, seat, number, time)
        s.report(v.PICKED, chosen, mask=seat_mask(seat))
        s.emit(v.PICKED_COUNT, seat, len(chosen))
    _resolve_draft_cards(s, chance, drafted)


def _keep(s: InvasionState, seat: int, number: int, time: int) -> None:
    s.picked[seat].append(number)
    if not s.seen[seat]:
        s.unseen[seat].append(number)  # the opponent has not seen this pack: anything may have been in it
    elif time == PICKS:
        s.late[seat].append(number)  # one of the cards the opponent last saw


@step
def after_picks(s: InvasionState, chance: Chance, time: int) -> None:
    if time == PICKS:
        for seat in (0, 1):
            s.put_aside[seat] += s.packs[seat]
            s.packs[seat] = []
            s.emit(v.PACK_ENDED, seat)
        return
    s.push(pick_cards, time + 1)
    for seat in (0, 1):
        s.seen[seat] = 0
    _offer_removal(s, (s.saboteurs[0], s.saboteurs[1]), 0)


# -- removing -------------------------------------------------------------------------------------------------------


def _offer_removal(s: InvasionState, saboteurs: tuple[int, ...], extra: int) -> None:
    """First one card each; then, for every Sabotage given up, one more. `saboteurs` may serve the last removal."""
    seats = [seat for seat in (0, 1) if s.packs[1 - seat] and (not extra or saboteurs[seat])]
    for seat in seats:
        if not s.seen[1 - seat]:  # passed on just now, or replaced by Shifting Tides meanwhile
            s.seen[1 - seat] = 1
            s.report(v.PACK_SHOWN, sorted(s.packs[1 - seat]), mask=seat_mask(seat))
    if seats:
        s.push_all(remove, seat_mask(*seats), saboteurs, extra)


@sealed
def remove(s: InvasionState, seat: int, seats: int, saboteurs: tuple[int, ...], extra: int) -> list[int]:
    cards = [REMOVE(number) for number in sorted(set(s.packs[1 - seat]))]
    return [*cards, DONE()] if extra else cards


@remove.take
def take_removals(
    s: InvasionState, chance: Chance, answers: list[int], seats: int, saboteurs: tuple[int, ...], extra: int
) -> None:
    """A Sabotage that is removed here serves from the next removal on, in this round or later."""
    drafted: list[tuple[int, int, int]] = []
    left = [0, 0]
    removed: list[int] = []
    for seat in seats_of(seats):
        if verbs.verb_of(answers[seat]) is DONE:
            continue
        if extra:
            s.saboteurs[seat] -= 1
            s.emit(v.DRAFT_CARD, seat, SABOTAGE)
        left[seat] = s.saboteurs[seat]
        (number,) = REMOVE.args(answers[seat])
        s.packs[1 - seat].remove(number)
        if TYPE[number] == DRAFT_CARD:
            drafted.append((number, seat, 1 - seat))
        else:
            s.removed[1 - seat].append(number)
        removed.append(number)
        s.report(v.REMOVED, seat, [number])
    if removed:
        s.push_all(more_removals, tuple(left))
    _resolve_draft_cards(s, chance, drafted)


@step
def more_removals(s: InvasionState, chance: Chance, saboteurs: tuple[int, ...]) -> None:
    if any(saboteurs):
        _offer_removal(s, saboteurs, 1)


# -- draft-format cards ---------------------------------------------------------------------------------------------


def _resolve_draft_cards(s: InvasionState, chance: Chance, drafted: list[tuple[int, int, int]]) -> None:
    """Rows of (card, player who took it, owner of the pack). Shifting Tides first."""
    for number, seat, pack in drafted:
        s.removed[pack].append(number)
        s.emit(v.DRAFT_CARD, seat, number)
        if number == SHIFTING_TIDES:
            _shift_tides(s, chance, pack)
    for number, seat, _pack in reversed(drafted):
        if number == CUT_SUPPLY_LINES:
            s.cuts[1 - seat] += 1
        elif number == SABOTAGE:
            s.saboteurs[seat] += 1
        elif number == REINFORCEMENTS and s.piles[seat]:
            s.push(look_at_pile, seat)


def _shift_tides(s: InvasionState, chance: Chance, seat: int) -> None:
    """The pack goes back into its pile and is replaced by as many new cards."""
    size = len(s.packs[seat])
    s.piles[seat] += s.packs[seat]
    chance.shuffle(s.piles[seat])
    _deal_pack(s, seat, size)


@step
def look_at_pile(s: InvasionState, chance: Chance, seat: int) -> None:
    s.report(v.LOOKED, s.piles[seat][-LOOKED_AT:], mask=seat_mask(seat))
    s.push(reinforce, seat)


@decision(always_ask=True)
def reinforce(s: InvasionState, seat: int) -> list[int]:
    """One of the top five of the own pile joins the deck; draft cards can not."""
    top = sorted({number for number in s.piles[seat][-LOOKED_AT:] if TYPE[number] != DRAFT_CARD})
    return [PICK(number) for number in top] or [DONE()]


@reinforce.take
def take_reinforcement(s: InvasionState, chance: Chance, action: int, seat: int) -> None:
    pile = s.piles[seat]
    top = [pile.pop() for _ in range(min(LOOKED_AT, len(pile)))]
    if verbs.verb_of(action) is PICK:
        (number,) = PICK.args(action)
        top.remove(number)
        s.picked[seat].append(number)
        s.unseen[seat].append(number)
        s.report(v.PICKED, [number], mask=seat_mask(seat))
        s.emit(v.PICKED_COUNT, seat, 1)
    s.piles[seat] = top + pile  # under the pile


# -- the end --------------------------------------------------------------------------------------------------------


@sealed
def choose_capital(s: InvasionState, seat: int, seats: int) -> list[int]:
    """A capital of the own side, from the boards in the box."""
    races = ORDER_RACES if s.race[seat] in ORDER_RACES else DESTRUCTION_RACES
    return [CAPITAL(race) for race in races if race in STARTER_RACES]


@choose_capital.take
def take_capitals(s: InvasionState, chance: Chance, answers: list[int], seats: int) -> None:
    s.race = ints([CAPITAL.args(answer)[0] for answer in answers])
    for seat in (0, 1):
        s.emit(v.CHOSE_CAPITAL, seat, s.race[seat])


@step
def end_draft(s: InvasionState, chance: Chance) -> None:
    for seat in (0, 1):
        s.symbols[seat * 6 + s.race[seat]] += 1
        s.deck[seat] = s.picked[seat]
        s.picked[seat] = []
    s.push(open_game)
