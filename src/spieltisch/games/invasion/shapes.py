"""What a seat sees of a table, and what stands at an action: the JSON that leaves the engine.

Slugs are those of `data/`; a piece is a card in play: `boar_boyz_b1`, `development_a3`. The browser's types and the
pages about shapes are made from here (`python web/scripts/shapes.py`).
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from spieltisch.core.shapes import MessageShape

from .data import HAND, RACES, STARTER_RACES
from .decks import LEAST, MOST

Race = Literal["dwarf", "empire", "high_elf", "orc", "chaos", "dark_elf"]
ZoneName = Literal["kingdom", "quest", "battlefield"]
Side = Literal["a", "b"]
Alignment = Literal["order", "destruction"]
CardType = Literal["unit", "support", "quest", "tactic", "draft", "development"]
LinkKind = Literal["tactic", "action", "permanent", "development", "copy"]
Role = Literal["", "attacking", "defending"]


class ZoneView(TypedDict):
    zone: ZoneName
    power: int
    hit_points: int
    printed: Annotated[int, "Hit points without developments."]
    damage: int
    burning: bool
    developments: int
    attacked: bool
    fate: Annotated[
        Literal["burns", "if-lost"] | None, "From damage assigned; if-lost: if a development aimed at goes."
    ]


SeatView = TypedDict(
    "SeatView",
    {
        "side": Side,
        "race": Race | None,
        "alignment": Alignment,
        "resources": int,
        "purse": Annotated[int, "Resources and whatever else may pay just now."],
        "deck": int,
        "hand": int,
        "known": Annotated[list[str], "Cards that everybody knows to be in hand."],
        "discard": list[str],
        "symbols": dict[Race, int],
        "zones": list[ZoneView],
        "list": Annotated[list[str] | None, "Every card of a deck brought along, as far as this seat may know it."],
        "developed": bool,
        "limited_played": bool,
        "yield": str | None,
    },
)


class CardView(TypedDict):
    """A card in play; what only face-up cards and units have is left out of the others."""

    piece: str
    kind: CardType
    card: Annotated[str | None, "null: face down and not one's own."]
    owner: int
    controller: int
    zone: ZoneName
    power: NotRequired[int]
    bonus: NotRequired[Annotated[int, "The part of its power that attachments bring."]]
    corrupted: NotRequired[bool]
    host: NotRequired[str | None]
    tokens: NotRequired[int]
    used: NotRequired[bool]
    hit_points: NotRequired[int]
    left: NotRequired[Annotated[int, "Hit points less damage."]]
    damage: NotRequired[int]
    toughness: NotRequired[int]
    counterstrike: NotRequired[int]
    scout: NotRequired[bool]
    quest: NotRequired[str | None]
    role: NotRequired[Role]
    assigned: NotRequired[int]
    dies: NotRequired[Annotated[bool, "The damage assigned destroys it."]]
    may_not_fight: NotRequired[bool]
    doomed: NotRequired[bool]


class TargetView(TypedDict, total=False):
    """What a link aims at: a piece, another link, a discarded card, or a section."""

    piece: str | None
    link: int
    discarded: str
    seat: int
    zone: ZoneName


class LinkView(TypedDict):
    """An action on the chain."""

    link: int
    seat: int
    card: str | None
    kind: LinkKind
    place: str | None
    x: int
    source: str | None
    targets: list[TargetView]


class HandCard(TypedDict):
    card: str
    cost: int
    missing: Annotated[int, "What the seat lacks to pay it."]
    blocked: Annotated[list[MessageShape], "Why it can not be played right now."]


class DraftSeat(TypedDict):
    alignment: Alignment
    pile: int
    pack: int
    choosing: int
    picked: int
    taken: Annotated[int, "Picked, and what lies ready."]
    removed: list[str]
    cuts: int
    saboteurs: int


class DraftView(TypedDict):
    pack: int
    time: int | None
    removing: bool
    own_pack: list[str] | None
    choosing: list[str] | None
    their_pack: list[str] | None
    picked: list[str] | None
    looking: list[str] | None
    seats: list[DraftSeat]


class FightView(TypedDict):
    """Damage that both sides would deal."""

    attack: int
    defence: int


class PublicView(TypedDict):
    """What everybody sees."""

    turn: int
    active: int
    first: int
    phase: str
    step: str
    attacked: ZoneName | None
    fight: FightView | None
    assigned_to_section: int
    valaya: bool
    winner: int | Literal["draw"] | None
    chain: list[LinkView]
    revealed: list[str]
    found: str | None
    calls: Annotated[bool, "What is asked calls for an answer; a window that does not may pass by itself."]


class OwnView(TypedDict):
    """What differs from seat to seat."""

    seats: list[SeatView]
    cards: list[CardView]
    laying: str | None
    hand: list[HandCard] | None
    looking: list[str] | None
    draft: DraftView | None


class InvasionView(PublicView, OwnView):
    """What one seat sees of a game of Warhammer: Invasion."""


class InvasionAction(TypedDict, total=False):
    """What stands at an action before it is taken."""

    cost: int
    left: int
    card: str
    power: int
    hit_points: int
    needed: int
    lethal: bool


class SectionOutcome(TypedDict):
    """What a section loses."""

    seat: int
    zone: ZoneName
    damage: int
    less: Annotated[int, "Hit points that go with developments."]
    burns: bool


class Outcome(TypedDict):
    """What is certain to follow an action if everybody passes after it: to the end of the chain and of the fight."""

    falls: Annotated[list[str], "Pieces that leave play."]
    sections: list[SectionOutcome]
    stops: Annotated[int, "Damage to the own side that passing would not have stopped."]
    hits: Annotated[int, "Damage to the other side that passing would not have dealt."]
    fight: Annotated[FightView | None, "What both sides then deal, while that is not assigned yet."]
    complete: Annotated[bool, "If not, the rest depends on a choice, and only the fight is told."]


VIEW = InvasionView
OFFER = InvasionAction
FORECAST = Outcome
CONSTANTS = {
    "RACES": RACES[:6],
    "CAPITALS": tuple(RACES[race] for race in STARTER_RACES),
    "DECK_SIZE": {"least": LEAST, "most": MOST},
    "HAND": HAND,
}
