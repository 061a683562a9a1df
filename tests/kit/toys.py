"""A tiny title that keeps every promise of the kernel, and a knob that breaks exactly one of them.

Two seats hold one hidden card each. In turn they peek at the top of the deck, swap with it, roll for points or bid.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

from spieltisch.core import (
    INT,
    Chance,
    Domain,
    Event,
    Game,
    Message,
    Numbers,
    State,
    Told,
    Verbs,
    decision,
    seat_mask,
    step,
)
from spieltisch.core.sheet import Sheet, typed, whole

CARD = Domain("card", ["ace", "bishop", "castle", "duke", "earl", "fool"])
BID = Numbers("bid", 1, 3)
verbs = Verbs()
PEEK = verbs.verb("peek")
SWAP = verbs.verb("swap")
ROLL = verbs.verb("roll")
RAISE = verbs.verb("raise", BID)

PEEKED = Event("peeked", card=CARD, reveals=True)
PEEKED_SILENTLY = Event("peeked_silently", card=CARD)
SWAPPED = Event("swapped", seat=INT)
ROLLED = Event("rolled", die=INT)
RAISED = Event("raised", seat=INT, bid=INT)
GOSSIP = Event("gossip", number=INT)

OUTSIDE = count()  # what no position may depend on


class ToyState(State):
    SHEET = Sheet(points=typed("list[int]", "[]", what=whole(0, 10**6)))
    FIELDS = ("fault", "turns", "hands", "deck", "seen", "points")
    __slots__ = (*FIELDS, "forgotten")

    def __init__(self) -> None:
        super().__init__()
        self.fault = ""
        self.turns = 0
        self.hands: list[int] = []
        self.deck: list[int] = []
        self.seen: list[int] = []  # per seat: the card it knows on top of the deck, or -1
        self.points: list[int] = []
        self.forgotten = 0

    def copy(self) -> ToyState:
        twin = ToyState()
        self.copy_base(twin)
        for field in self.FIELDS:
            value = getattr(self, field)
            shared = self.fault == "copy" and field == "points"
            setattr(twin, field, value[:] if isinstance(value, list) and not shared else value)
        twin.forgotten = self.forgotten
        return twin


@step
def next_turn(s: ToyState, chance: Chance) -> None:
    if s.fault == "refold" and not s.turns:
        s.emit(GOSSIP, next(OUTSIDE))
    if s.turns < 8 or s.fault == "bound":
        s.push(act, s.turns % 2)
        s.turns += 1


@decision(always_ask=True)
def act(s: ToyState, seat: int) -> list[int]:
    if s.fault == "no options" and s.turns == 5:
        return []
    actions = [PEEK(), SWAP(), ROLL(), RAISE(1), RAISE(2)]
    if s.fault == "double options":
        actions.append(ROLL())
    if s.fault == "legal leak" and s.hands[1 - seat] > 2:
        actions.append(RAISE(3))
    if s.fault == "json" and s.forgotten:
        actions.append(RAISE(3))
    return actions


@act.prompt
def prompt_act(s: ToyState, seat: int) -> dict[str, Any]:
    return {"top": CARD.say(s.deck[-1])} if s.fault == "prompt leak" else {}


@act.why
def why_not_act(s: ToyState, action: int, seat: int) -> list[Message]:
    if s.fault == "refusal":
        s.points[seat] += 1
    if s.fault == "refusal raises":
        raise KeyError("no such reason")
    return [Message("too_high", {"bid": "nobody said that this is a word"} if s.fault == "declared" else {})]


@act.take
def acted(s: ToyState, chance: Chance, action: int, seat: int) -> None:
    s.push(next_turn)
    if action == PEEK():
        s.seen[seat] = s.deck[-1]
        if s.fault == "sheet":
            s.points[seat] = -1
        if s.fault == "mixed numbers":
            s.points = [bool(points) if points < 2 else points for points in s.points]
        s.tell(seat_mask(seat), PEEKED_SILENTLY if s.fault == "reveal" else PEEKED, s.deck[-1])
    elif action == SWAP():
        swap(s, seat)
    elif action == ROLL():
        (die,) = chance.roll(1)
        if s.fault == "told" and isinstance(chance, Told):
            chance.roll(1)
        s.points[seat] += die
        s.emit(ROLLED, die)
    else:
        raise_bid(s, seat, RAISE.args(action)[0])


def swap(s: ToyState, seat: int) -> None:
    s.hands[seat], s.deck[-1] = s.deck[-1], s.hands[seat]
    s.seen[1 - seat] = -1
    s.seen[seat] = s.deck[-1]
    s.tell(seat_mask(seat), PEEKED, s.hands[seat])
    s.emit(SWAPPED, seat)
    if s.fault == "event leak":
        s.emit(GOSSIP, s.hands[seat])
    if s.fault == "pieces":
        s.deck.pop(0)


def raise_bid(s: ToyState, seat: int, bid: int) -> None:
    if s.fault == "applicable" and bid == 2:
        raise RuntimeError("nobody thought of this")
    s.points[seat] += bid
    s.forgotten += 1
    s.emit(RAISED, seat, bid)


class LyingVerbs(Verbs):
    """Shares the toy's verbs but writes one action like another."""

    def __init__(self) -> None:
        super().__init__()
        for verb in verbs.all:
            self.verb(verb.name, *verb.domains)

    def text(self, action: int) -> str:
        return "roll" if action == SWAP() else super().text(action)


class Toy(Game[ToyState]):
    name = "toy"
    seats = (2,)
    bound = 50
    state = ToyState
    verbs = verbs
    events = [PEEKED, PEEKED_SILENTLY, SWAPPED, ROLLED, RAISED, GOSSIP]
    arguments = {"top": CARD, "bid": BID}

    def __init__(self, fault: str = "") -> None:
        self.fault = fault

    def setup(self, seats: int, options: dict[str, Any], chance: Chance) -> ToyState:
        s = ToyState()
        s.fault = self.fault
        s.deck = list(range(len(CARD)))
        chance.shuffle(s.deck)
        s.hands = [s.deck.pop(), s.deck.pop()]
        s.seen = [-1, -1]
        s.points = [0, next(OUTSIDE) if s.fault == "undo" else 0]
        s.push(next_turn)
        return s

    def view(self, s: ToyState, seat: int | None) -> dict[str, Any]:
        view: dict[str, Any] = {"turns": s.turns, "points": s.points[:], "deck": len(s.deck)}
        if seat is not None:
            view["hand"] = CARD.say(s.hands[seat])
            view["seen"] = CARD.say(s.seen[seat])
        if self.fault == "view leak":
            view["top"] = CARD.say(s.deck[-1])
        if self.fault == "plain":
            view["points"] = set(s.points)
        return view

    def views(self, s: ToyState, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        views = super().views(s, seats)
        if self.fault == "views leak":
            views[0]["hands"] = [CARD.say(card) for card in s.hands]
        return views

    def sample(self, s: ToyState, seat: int, chance: Chance) -> ToyState:
        twin = s.copy()
        known = [s.hands[seat], s.seen[seat]]
        unknown = [card for card in [*s.deck, *s.hands] if card not in known]
        chance.shuffle(unknown)
        twin.hands[1 - seat] = unknown.pop()
        twin.deck = unknown if s.seen[seat] < 0 else [*unknown, s.seen[seat]]
        if self.fault == "sample aliases":
            s.points[0] += 1
        for other in range(2):
            if other != seat and twin.seen[other] >= 0:
                twin.seen[other] = twin.deck[-1]
        return twin

    def pieces(self, s: ToyState) -> dict[str, int]:
        return {"cards": len(s.hands) + len(s.deck)}

    def scores(self, s: ToyState) -> list[int]:
        return s.points[:]

    def ranking(self, s: ToyState) -> list[list[int]]:
        return super().ranking(s)[:1] if self.fault == "ranking" else super().ranking(s)

    def annotate(self, s: ToyState, seat: int, action: int) -> dict[str, Any]:
        return {"better": s.deck[-1] > s.hands[seat]} if self.fault == "annotation leak" else {}

    def forecasts(self, s: ToyState, seat: int, actions: Sequence[int]) -> list[dict[str, Any] | None]:
        return [{"top": s.deck[-1]} if self.fault == "forecast leak" else None for _ in actions]


class LyingToy(Toy):
    verbs = LyingVerbs()
