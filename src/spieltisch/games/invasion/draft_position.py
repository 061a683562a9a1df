"""Positions inside a draft.

    {"draft": {"order": "a", "pack": 2, "time": 3, "step": "pick",
               "a": {"pack": ["runesmith", "troll_slayers"], "picked": ["king_kazador"], "removed": ["sabotage"],
                     "saboteurs": 1},
               "b": {"pack": 9, "picked": 12, "put_aside": 4}}}

A pile of cards is their names, or how many there are; what nobody knows is `?`. Cards that somebody else is `choosing`
are a number: they still count as part of that `pack`. A `pile` that is left out is all that is left of the side.
The `step` is `pick`, `remove` or `capital`; `left` are the Sabotages that may still be given up in this removal,
`looking` who looks at the top of the own pile, the one who is asked first.
"""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Message, Seeded
from spieltisch.core.schema import Either, Record, Row, Shape, Truth, Whole, Word, at_most, check, refusal

from .box import InvasionBox
from .data import CARDS, DESTRUCTION_RACES, DRAFT_CARD, NEUTRAL, ORDER_RACES, RACE, SIDE, SLUGS, TYPE, card
from .draft import (
    PACK_SIZE,
    PACKS,
    PICKS,
    after_picks,
    end_draft,
    look_at_pile,
    more_removals,
    next_pack,
    pick_cards,
    pick_one,
    pile_of,
    reinforce,
    remove,
    take_picks,
)
from .draft_view import names_of, top_of_pile
from .packs import DEALT_NEUTRALS
from .state import DRAFTED, InvasionState
from .vocabulary import SEAT_LETTERS

UNKNOWN: Final = "?"
STEPS: Final = ("pick", "remove", "capital")
MOST: Final = 300
LETTER: Final = Word(SEAT_LETTERS)
COUNT: Final = Whole(0, 6)  # as many of a draft card as both piles hold


def _pile(words: list[str], most: int = MOST) -> Shape:
    return Either(Row(Word([*words, UNKNOWN]), most=most), Whole(0, most))


def _seat_shape(side: int) -> Record:
    """Cards of the side and of none."""
    cards = [number for number in range(CARDS) if SIDE[number] in (side, -1)]
    words = [SLUGS[number] for number in cards]
    plain = [SLUGS[number] for number in cards if TYPE[number] != DRAFT_CARD]
    return Record(
        pile=_pile(words),
        pack=_pile(words, PACK_SIZE),
        choosing=Either(Row(Word(words), most=1), Whole(0, 1)),
        picked=_pile(plain),
        put_aside=_pile(words),
        removed=Row(Word(words), most=MOST),
        cuts=COUNT,
        saboteurs=COUNT,
        seen=Truth(),
    )


SEATS: Final = (_seat_shape(0), _seat_shape(1))
NAMED: Final = ("pile", "pack", "choosing", "picked", "put_aside", "removed")


def sides(draft: dict[str, Any]) -> tuple[int, int]:
    """Of each seat: 0 Order, 1 Destruction."""
    return (0, 1) if draft.get("order", "a") == "a" else (1, 0)


class Draft(Shape):
    """Who drafts which cards depends on who plays Order."""

    def __init__(self) -> None:
        super().__init__("core-table")

    def fits(self, value: object) -> bool:
        return isinstance(value, dict)

    def value_faults(self, value: Any, path: str) -> list[Message]:
        shape = Record(
            order=LETTER,
            pack=Whole(1, PACKS),
            time=Whole(1, PICKS),
            step=Word(STEPS),
            left=Row(COUNT, 2, 2),
            looking=Row(LETTER, most=6),
            **{letter: SEATS[side] for letter, side in zip(SEAT_LETTERS, sides(value), strict=True)},
        )
        return shape.value_faults(value, path)


def check_draft(spec: dict[str, Any]) -> None:
    """What no shape can say."""
    draft = spec["draft"]
    for key in spec:
        if key not in ("draft", "options"):
            raise refusal(key, "core-only_without", word="draft")
    step = draft.get("step", STEPS[0])
    if step == "remove":
        check(Whole(1, PICKS - 1), draft.get("time", 1), "draft.time")
    elif "left" in draft:
        raise refusal("draft.left", "core-only_with", word="step: remove")
    if step == "capital" and "looking" in draft:
        raise refusal("draft.looking", "core-only_without", word="step: capital")
    _check_choosing(draft, step == "pick" and "looking" not in draft)
    for seat, letter in enumerate(SEAT_LETTERS):
        if step == "capital" and _size(draft.get(letter, {}).get("pack", 0)):
            raise refusal(f"draft.{letter}.pack", "core-only_without", word="step: capital")
        given = draft.get("left", [0, 0])[seat]
        at_most(f"draft.left[{seat}]", "sabotage", draft.get(letter, {}).get("saboteurs", 0), given)


def _check_choosing(draft: dict[str, Any], picking: bool) -> None:
    """Both choose their second card at once, unless a pack has run dry."""
    chosen = [_size(draft.get(letter, {}).get("choosing", 0)) for letter in SEAT_LETTERS]
    for seat, letter in enumerate(SEAT_LETTERS):
        pack = draft.get(letter, {}).get("pack", 0)
        path = f"draft.{letter}.choosing"
        if chosen[seat] and not picking:
            raise refusal(path, "core-only_with", word="step: pick")
        if isinstance(draft.get(letter, {}).get("choosing"), int):
            at_most(path, "pack", _size(pack), chosen[seat])
        if chosen[1 - seat] and not chosen[seat] and _size(pack):
            raise refusal(path, "core-missing")


def _size(pile: list[str] | int) -> int:
    return pile if isinstance(pile, int) else len(pile)


# -- built ----------------------------------------------------------------------------------------------------------


def build_draft(s: InvasionState, draft: dict[str, Any]) -> None:
    """On an empty table."""
    s.mode = DRAFTED
    s.pack = draft.get("pack", 1)
    rest = _all_cards(s.box, draft)
    s.aside = rest.pop()
    for seat, side in enumerate(sides(draft)):
        s.race[seat] = (ORDER_RACES, DESTRUCTION_RACES)[side][0]
        _lay_seat(s, seat, draft.get(SEAT_LETTERS[seat], {}), rest[seat])
    _push_frames(s, draft)


def _named(seat: dict[str, Any]) -> list[int]:
    piles = [seat[name] for name in NAMED if isinstance(seat.get(name), list)]
    return [card(slug) for pile in piles for slug in pile if slug != UNKNOWN]


def _all_cards(box: InvasionBox, draft: dict[str, Any]) -> list[list[int]]:
    """What is not named, of each seat; then the neutrals that are in no pile."""
    named = [_named(draft.get(letter, {})) for letter in SEAT_LETTERS]
    neutral = [[number for number in cards if RACE[number] == NEUTRAL and SIDE[number] < 0] for cards in named]
    pool = box.neutrals()
    for seat, letter in enumerate(SEAT_LETTERS):
        at_most(f"draft.{letter}", "neutral", DEALT_NEUTRALS, len(neutral[seat]))
        for number in neutral[seat]:
            at_most(f"draft.{letter}", SLUGS[number], box.copies[number], (neutral[0] + neutral[1]).count(number))
            pool.remove(number)
    chance = Seeded(0)  # as good as any other order
    chance.shuffle(pool)
    rest = []
    for seat, side in enumerate(sides(draft)):
        dealt = neutral[seat] + [pool.pop() for _ in range(DEALT_NEUTRALS - len(neutral[seat]))]
        rest.append(_without(f"draft.{SEAT_LETTERS[seat]}", pile_of(box, side, dealt), named[seat]))
        chance.shuffle(rest[seat])
    return [*rest, pool]


def _without(path: str, pile: list[int], named: list[int]) -> list[int]:
    for number in named:
        at_most(path, SLUGS[number], pile.count(number), named.count(number))
    for number in named:
        pile.remove(number)
    return pile


def _lay_seat(s: InvasionState, seat: int, spec: dict[str, Any], rest: list[int]) -> None:
    path, plain = f"draft.{SEAT_LETTERS[seat]}", [number for number in rest if TYPE[number] != DRAFT_CARD]
    unknown = [_words(spec.get(name, 0), name).count(UNKNOWN) for name in NAMED]
    at_most(path, UNKNOWN, len(rest), sum(unknown))
    at_most(f"{path}.picked", UNKNOWN, len(plain), unknown[NAMED.index("picked")])
    s.picked[seat] = _cards(_words(spec.get("picked", 0)), rest, DRAFT_CARD)
    s.unseen[seat] = s.picked[seat][:]
    s.packs[seat] = _cards(_words(spec.get("pack", 0)), rest)
    chosen = spec.get("choosing", 0)
    s.choosing[seat] = [s.packs[seat].pop()] if chosen == 1 else [card(slug) for slug in _words(chosen, "choosing")]
    s.put_aside[seat] = _cards(_words(spec.get("put_aside", 0)), rest)
    s.removed[seat] = _cards(spec.get("removed", []), rest)
    s.piles[seat] = _cards(_words(spec["pile"])[::-1], rest) if "pile" in spec else rest
    s.cuts[seat] = spec.get("cuts", 0)
    s.saboteurs[seat] = spec.get("saboteurs", 0)
    s.seen[seat] = int(spec.get("seen", False))


def _words(pile: list[str] | int, name: str = "") -> list[str]:
    """A number is so many unknown cards; but those that are being chosen lie in the pack."""
    if isinstance(pile, int):
        return [] if name == "choosing" else [UNKNOWN] * pile
    return pile


def _cards(words: list[str], rest: list[int], without: int = -1) -> list[int]:
    """Unknown ones from the rest, the last first; of a type that does not belong there, none."""
    cards: list[int] = []
    for word in words:
        if word != UNKNOWN:
            cards.append(card(word))
        else:
            at = len(rest) - 1
            while TYPE[rest[at]] == without:
                at -= 1
            cards.append(rest.pop(at))
    return cards


def _push_frames(s: InvasionState, draft: dict[str, Any]) -> None:
    step, time = draft.get("step", STEPS[0]), draft.get("time", 1)
    if step == "capital":
        s.pack = PACKS
    s.push(next_pack)
    looking = draft.get("looking", [])
    if step == "remove" and (looking or "left" in draft):
        s.push(pick_cards, time + 1)
        s.push_all(more_removals, tuple(draft.get("left", [0, 0])))
    elif step != "capital":
        s.push(after_picks, time)
    for letter in reversed(looking):
        s.push(look_at_pile, SEAT_LETTERS.index(letter))
    if step == "pick" and not looking:
        s.push(take_picks, time)
        for _ in range(1 if s.choosing[0] or s.choosing[1] else 2):
            s.push(pick_one, time)


# -- written --------------------------------------------------------------------------------------------------------


def write_draft(s: InvasionState, seat: int | None) -> dict[str, Any]:
    """The own cards by name; of the others what has been seen."""
    draft: dict[str, Any] = {"order": SEAT_LETTERS[0 if s.race[0] in ORDER_RACES else 1], "pack": s.pack}
    for frame, *args in s.frames:
        if frame is after_picks:
            draft |= {"time": args[0], "step": "pick"}
        elif frame is pick_cards:
            draft |= {"time": args[0] - 1, "step": "remove"}
        elif frame is end_draft:
            draft["step"] = "capital"
        elif frame is more_removals or (frame is remove and args[2]):
            draft["left"] = list(args[-1] if frame is more_removals else args[1])
        elif frame is look_at_pile or frame is reinforce:
            draft["looking"] = [SEAT_LETTERS[args[0]], *draft.get("looking", [])]
    for other, letter in enumerate(SEAT_LETTERS):
        draft[letter] = _written_seat(s, other, other == seat)
    return draft


def _written_seat(s: InvasionState, seat: int, own: bool) -> dict[str, Any]:
    pack, chosen, pile = s.packs[seat], s.choosing[seat], len(s.piles[seat])
    top = top_of_pile(s, seat) if own else None
    spec: dict[str, Any] = {
        "pile": pile if top is None else [*[SLUGS[number] for number in reversed(top)], *[UNKNOWN] * (pile - len(top))],
        "pack": names_of(pack) if own else names_of(pack + chosen) if s.seen[seat] else len(pack + chosen),
        "choosing": names_of(chosen) if own else len(chosen),
        "picked": names_of(s.picked[seat]) if own else len(s.picked[seat]),
        "put_aside": names_of(s.put_aside[seat]) if own else len(s.put_aside[seat]),
        "removed": names_of(s.removed[seat]),
        "cuts": s.cuts[seat],
        "saboteurs": s.saboteurs[seat],
        "seen": bool(s.seen[seat]),
    }
    return {key: value for key, value in spec.items() if value or key == "pile"}
