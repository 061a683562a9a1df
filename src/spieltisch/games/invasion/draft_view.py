"""What a seat sees of a draft, and a sample of what it does not."""

from __future__ import annotations

from spieltisch.core import Chance

from . import vocabulary as v
from .data import DRAFT_CARD, NEUTRAL, ORDER_RACES, RACE, SIDE, TYPE
from .draft import LOOKED_AT, pick, reinforce, remove
from .flow import keep_hand
from .shapes import DraftView
from .state import InvasionState


def is_drafting(s: InvasionState) -> bool:
    return s.pack > 0 and not s.turn and not s.is_top(keep_hand)


def draft_view(s: InvasionState, seat: int | None) -> DraftView | None:
    if not is_drafting(s):
        return None
    top = s.top() if s.depth else None
    removing = top is remove
    looking = None if seat is None else top_of_pile(s, seat)
    return {
        "pack": s.pack,
        "time": s.argument(1) if top is pick else None,
        "removing": removing,
        "own_pack": None if seat is None else names_of(s.packs[seat]),
        "choosing": None if seat is None else names_of(s.choosing[seat]),
        "their_pack": names_of(s.packs[1 - seat]) if seat is not None and removing and s.seen[1 - seat] else None,
        "picked": None if seat is None else names_of(s.picked[seat]),
        "looking": None if looking is None else names_of(looking),
        "seats": [
            {
                "alignment": "order" if s.race[other] in ORDER_RACES else "destruction",
                "pile": len(s.piles[other]),
                "pack": len(s.packs[other]),
                "choosing": len(s.choosing[other]),
                "picked": len(s.picked[other]),
                "taken": len(s.picked[other]) + len(s.choosing[other]),
                "removed": names_of(s.removed[other]),
                "cuts": s.cuts[other],
                "saboteurs": s.saboteurs[other],
            }
            for other in (0, 1)
        ],
    }


def top_of_pile(s: InvasionState, seat: int) -> list[int] | None:
    """What the seat looks at for Reinforcements, the topmost card last."""
    return s.piles[seat][-LOOKED_AT:] if s.is_top(reinforce) and s.argument(0) == seat else None


def names_of(numbers: list[int]) -> list[str]:
    return [v.CARD.names[number] for number in sorted(numbers)]


def resample_draft(t: InvasionState, seat: int, chance: Chance) -> None:
    """The other seat's picks and piles, and the own pile: what was never shown changes places."""
    other = 1 - seat
    _resample_neutrals(t, chance, other)
    if top_of_pile(t, seat) is None:
        chance.shuffle(t.piles[seat])
    chosen = len(t.choosing[other])
    t.packs[other] = t.packs[other] + t.choosing[other]
    pack = [] if t.seen[other] else t.packs[other]
    picks = t.unseen[other]
    hidden = _hidden_picks(t, other, picks)
    shown = [number for number in t.piles[other] + pack if TYPE[number] == DRAFT_CARD]
    plain = [number for number in t.piles[other] + pack + hidden if TYPE[number] != DRAFT_CARD]
    chance.shuffle(plain)
    replaced = [plain.pop() for _ in hidden]
    _exchange(t, other, hidden, replaced, picks)
    rest = plain + shown
    chance.shuffle(rest)
    if pack:
        t.packs[other] = [rest.pop() for _ in pack]
    t.piles[other] = rest
    chance.shuffle(t.packs[other])
    t.choosing[other] = [t.packs[other].pop() for _ in range(chosen)]
    _resample_late(t, other, chance)


def _hidden_picks(t: InvasionState, other: int, picks: list[int]) -> list[int]:
    """Those of the picks that are still hidden: in a deck to be, or unplayed in the game."""
    pool = _hidden_cards(t, other)
    hidden: list[int] = []
    for number in picks:
        if number in pool:
            pool.remove(number)
            hidden.append(number)
    return hidden


def _hidden_cards(t: InvasionState, other: int) -> list[int]:
    pool = t.picked[other] + t.deck[other] + t.hand[other]
    for number in t.known[other]:
        pool.remove(number)
    return pool


def _exchange(t: InvasionState, other: int, old: list[int], new: list[int], record: list[int]) -> None:
    """Put new cards where the old ones are, in deck or hand and in the record of picks."""
    known = t.known[other][:]
    for gone, come in zip(old, new, strict=True):
        for pile in (t.picked[other], t.deck[other], t.hand[other]):
            spare = pile.count(gone) - (known.count(gone) if pile is t.hand[other] else 0)
            if spare > 0:
                pile[_last(pile, gone)] = come
                break
        record[record.index(gone)] = come


def _last(pile: list[int], number: int) -> int:
    return len(pile) - 1 - pile[::-1].index(number)


def _resample_late(t: InvasionState, other: int, chance: Chance) -> None:
    """Of the last cards of a pack the opponent knows the cards but not which two were taken."""
    aside = t.put_aside[other]
    late = t.late[other]
    hidden = _hidden_picks(t, other, late)
    for number in hidden:
        if aside and chance.pick(3) == 0:
            at = chance.pick(len(aside))
            if TYPE[aside[at]] != DRAFT_CARD:
                new = aside[at]
                aside[at] = number
                _exchange(t, other, [number], [new], late)


def _resample_neutrals(t: InvasionState, chance: Chance, other: int) -> None:
    """The four neutrals that are in no pile could be any that nobody has shown."""
    pile = t.piles[other]
    places = [at for at, number in enumerate(pile) if RACE[number] == NEUTRAL and SIDE[number] < 0]
    pool = [pile[at] for at in places] + t.aside
    chance.shuffle(pool)
    for at in places:
        pile[at] = pool.pop()
    t.aside = pool
