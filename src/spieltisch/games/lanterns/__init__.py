"""Lanterns: the example title. Hidden cards, dice and a simultaneous choice on one page.

Two to four keepers guide boats home on five nights. Each night every keeper secretly shows one card. A value shown
by nobody else shines; the brightest shining lantern pilots. The pilot sends out one to three boats and rolls a die
for each: 3 or more brings it home (two points), 1 loses a point. Then everybody draws a card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spieltisch.core import (
    INT,
    LIST,
    SEAT,
    Cause,
    Chance,
    Domain,
    Event,
    Game,
    Ints,
    Message,
    Numbers,
    Option,
    State,
    Verbs,
    append,
    decision,
    extend,
    i64,
    ints,
    many,
    pop,
    remove,
    sealed,
    seat_mask,
    step,
    vec,
    zeros,
)
from spieltisch.core._native import mypyc_attr
from spieltisch.core.game import SplitView
from spieltisch.core.schema import Record, Row, Whole, Word, at_most, check

VALUES = 6
COPIES = 4
HAND = 5

LANTERN = Domain("lantern", ["ember", "candle", "torch", "lamp", "beacon", "star"])  # value 1 to 6
BOATS = Numbers("boats", 1, 3)
verbs = Verbs()
SHOW = verbs.verb("show", LANTERN)
SEND = verbs.verb("send", BOATS)

NIGHT = Event("round", number=INT)
SHOWN = Event("shown", lanterns=many(LANTERN), reveals=True)
DARK = Event("dark")
SAILED = Event("sailed", seat=SEAT, dice=LIST, points=INT)
DREW = Event("drew", lantern=LANTERN, reveals=True)


class LanternState(State):
    FIELDS = ("night", "nights", "points", "hands", "deck", "shown")
    ROWS = ("hands",)
    __slots__ = FIELDS

    def __init__(self) -> None:
        super().__init__()
        self.night = 0
        self.nights = 0
        self.points: Ints = vec[i64]()
        self.hands: list[Ints] = []
        self.deck: Ints = vec[i64]()
        self.shown: Ints = vec[i64]()  # every card ever shown, face up

    def copy(self) -> LanternState:
        twin = LanternState.__new__(LanternState)
        self.copy_base(twin)
        twin.night, twin.nights = self.night, self.nights
        twin.points = self.points[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.deck = self.deck[:]
        twin.shown = self.shown[:]
        return twin


# -- the flow of the game


@step
def nightfall(s: LanternState, chance: Chance) -> None:
    if s.night == s.nights or not all(len(hand) for hand in s.hands):
        return
    s.night += 1
    s.emit(NIGHT, s.night)
    s.push(show_lantern, seat_mask(*range(len(s.hands))))


@sealed
def show_lantern(s: LanternState, seat: int, seats: int) -> Ints:
    return vec[i64]([SHOW(value) for value in range(VALUES) if value in s.hands[seat]])


@show_lantern.why
def why_not_shown(s: LanternState, action: int, seat: int, seats: int) -> list[Message]:
    if verbs.verb_of(action) is not SHOW:
        return [Message("lanterns_first")]
    return [Message("not_in_hand", {"lantern": LANTERN.say(SHOW.args(action)[0])})]


@show_lantern.take
def reveal_lanterns(s: LanternState, chance: Chance, answers: list[int], seats: int) -> None:
    shown = [SHOW.args(action)[0] for action in answers]
    for seat, value in enumerate(shown):
        s.hands[seat] = remove(s.hands[seat], value)
    s.shown = extend(s.shown, shown)
    s.report(SHOWN, shown)
    s.push(nightfall)
    s.push(draw_cards)
    shining = [value for value in shown if shown.count(value) == 1]
    if shining:
        s.push(send_boats, shown.index(max(shining)))
    else:
        s.emit(DARK)


@decision
def send_boats(s: LanternState, seat: int) -> Ints:
    return vec[i64]([SEND(1), SEND(2), SEND(3)])


@send_boats.why
def why_not_sent(s: LanternState, action: int, seat: int) -> list[Message]:
    return [Message("boats_first")]


@send_boats.take
def sail(s: LanternState, chance: Chance, action: int, seat: int) -> None:
    (boats,) = SEND.args(action)
    dice = chance.roll(boats)
    points = sum(2 if die >= 3 else -1 if die == 1 else 0 for die in dice)
    s.points[seat] += points
    s.report(SAILED, seat, dice, points)


@step
def draw_cards(s: LanternState, chance: Chance) -> None:
    for seat in range(len(s.hands)):
        if len(s.deck):
            s.deck, card = pop(s.deck)
            s.hands[seat] = append(s.hands[seat], card)
            s.tell(seat_mask(seat), DREW, card)


# -- written positions: `?` is a card nobody knows

HIDDEN = "?"
CARDS = Row(Word([*LANTERN.names, HIDDEN]), most=VALUES * COPIES)
POSITION = Record(
    ["hands"],
    hands=Row(CARDS, 2, 4),
    deck=CARDS,
    shown=CARDS,
    points=Row(Whole(-99, 99), 2, 4),
    night=Whole(1, 5),
    nights=Whole(1, 5),
    pilot=Whole(0, 3),
)


def _lanterns(slugs: list[str], unseen: list[str]) -> Ints:
    return ints([LANTERN[unseen.pop() if slug == HIDDEN else slug] for slug in slugs])


# -- the title


@mypyc_attr(allow_interpreted_subclasses=True)  # a title to build on, compiled or not
class Lanterns(Game[LanternState]):
    name = "lanterns"
    version = "1"
    seats = (2, 3, 4)
    options = (Option("nights", range(1, 6), 5),)
    bound = 60
    chapters = ("round",)
    state = LanternState
    verbs = verbs
    events = [NIGHT, SHOWN, DARK, SAILED, DREW]
    arguments = {"lantern": LANTERN, "expected": INT}
    questions = {"points": (Numbers("seat", 0, 3),)}

    def setup(self, seats: int, options: dict[str, Any], chance: Chance) -> LanternState:
        s = LanternState()
        s.nights = options["nights"]
        cards = [value for value in range(VALUES) for _ in range(COPIES)]
        chance.shuffle(cards)
        s.hands = [ints([cards.pop() for _ in range(HAND)]) for _ in range(seats)]
        s.deck = ints(cards)
        s.points = zeros(seats)
        s.push(nightfall)
        return s

    def view(self, s: LanternState, seat: int | None) -> dict[str, Any]:
        return self.views(s, [seat])[0]

    def split_view(self, s: LanternState, seats: Sequence[int | None]) -> SplitView:
        """All but the hands lies open."""
        names = LANTERN.names
        public = {
            "night": s.night,
            "nights": s.nights,
            "points": list(s.points),
            "cards": [len(hand) for hand in s.hands],
            "deck": len(s.deck),
            "shown": [names[value] for value in s.shown],
        }
        hands = [None if seat is None else [names[value] for value in s.hands[seat]] for seat in seats]
        return public, [{"hand": hand} for hand in hands]

    def sample(self, s: LanternState, seat: int, chance: Chance) -> LanternState:
        twin = s.copy()
        hidden = [value for other, hand in enumerate(s.hands) if other != seat for value in hand]
        unknown = sorted([*s.deck, *hidden])
        chance.shuffle(unknown)
        for other, hand in enumerate(s.hands):
            if other != seat:
                twin.hands[other] = ints([unknown.pop() for _ in hand])
        twin.deck = ints(unknown)
        return twin

    def pieces(self, s: LanternState) -> dict[str, int]:
        return {"cards": len(s.deck) + len(s.shown) + sum(len(hand) for hand in s.hands)}

    def scores(self, s: LanternState) -> list[int]:
        return list(s.points)

    def annotate(self, s: LanternState, seat: int, action: int) -> dict[str, Any]:
        if verbs.verb_of(action) is not SEND:
            return {}
        (boats,) = SEND.args(action)
        return {"expected": round(7 * boats / 6, 1)}  # a boat: 4/6 of two points less 1/6 of one

    def ask(self, s: LanternState, seat: int | None, question: str, args: list[str]) -> list[Cause]:
        asked = int(args[0])
        return [Cause("boats", s.points[asked])] if asked < len(s.points) else []

    def position_state(self, spec: dict[str, Any]) -> LanternState:
        """`{"hands": [["star", "ember"], ["lamp", "?"]], "deck": ["torch"], "points": [2, 0], "night": 3}`"""
        check(POSITION, spec)
        hands, deck, shown = spec["hands"], spec.get("deck", []), spec.get("shown", [])
        slugs = [slug for pile in (*hands, deck, shown) for slug in pile]
        for slug in LANTERN.names:
            at_most("hands", slug, COPIES, slugs.count(slug))
        unseen = [slug for slug in LANTERN.names for _ in range(COPIES - slugs.count(slug))]
        at_most("hands", HIDDEN, len(unseen), slugs.count(HIDDEN))
        s = LanternState()
        s.hands = [_lanterns(hand, unseen) for hand in hands]
        s.deck = _lanterns(deck[::-1], unseen)
        s.shown = _lanterns(shown, unseen)
        s.points = ints(spec.get("points", [0] * len(hands)))
        s.night, s.nights = spec.get("night", 1) - 1, spec.get("nights", 5)
        check(Whole(1, s.nights), s.night + 1, "night")
        check(Row(Whole(-99, 99), len(hands), len(hands)), list(s.points), "points")
        check(Whole(0, len(hands) - 1), spec.get("pilot", 0), "pilot")
        s.push(nightfall)
        if "pilot" in spec:
            s.night += 1
            s.push(draw_cards)
            s.push(send_boats, spec["pilot"])
        return s

    def write_position(self, s: LanternState, seat: int | None) -> dict[str, Any]:
        names = LANTERN.names
        pilot = {"pilot": s.argument(0)} if s.is_top(send_boats) else {}
        spec = {
            "hands": [[names[value] if at == seat else HIDDEN for value in hand] for at, hand in enumerate(s.hands)],
            "deck": [HIDDEN] * len(s.deck),
            "shown": [names[value] for value in s.shown],
            "points": list(s.points),
            "night": s.night,
            "nights": s.nights,
            **pilot,
        }
        return self.with_answers(spec, s, seat)

    def content(self) -> dict[str, Any]:
        return {
            "lanterns": [
                {"name": slug, "value": value + 1, "copies": COPIES, "source": "design"}
                for value, slug in enumerate(LANTERN.names)
            ]
        }


GAME = Lanterns()
