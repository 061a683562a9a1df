"""What a seat sees of a table, and what stands at an action: the JSON that leaves the engine.

Slugs are those of `data/`: faces `l1a`, regions `l1a_1`, races, powers, tiles. Only the coins of others are kept back.
The browser's types and the pages about shapes are made from here (`python web/scripts/shapes.py`).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from spieltisch.core.shapes import CauseShape

from .data import START_COINS

FaceSize = Literal["L", "M", "S"]
Terrain = Literal["field", "hill", "forest", "swamp", "mountain", "lake", "sea"]
Faction = Literal["neutral", "alliance", "horde"]
Variant = Literal["standard", "teams", "murlocs"]
TileKind = Literal["artifact", "place", "face_down"]


class FaceView(TypedDict):
    face: str
    size: FaceSize
    regions: list[str]


class TileView(TypedDict):
    tile: str | None
    kind: TileKind


class RegionView(TypedDict):
    face: str
    terrain: Terrain
    symbols: list[str]
    owner: Annotated[int | None, "null: nobody, or the Murlocs."]
    race: str | None
    declined: bool
    tokens: int
    beasts: int
    champion: bool
    mountain: bool
    fort: bool
    wall: bool
    tower: bool
    bomb: bool
    objective: bool
    tiles: list[TileView]


class SetView(TypedDict):
    column: Annotated[Faction | None, "Whose it is in team games."]
    price: int
    race: str
    power: str
    faction: Faction
    coins: Annotated[int, "Coins lying on it."]
    race_value: int
    power_value: int
    tokens: int


class StacksView(TypedDict):
    banners: int
    under: list[str]
    badges: int
    discard: list[str]


class PlayerView(TypedDict):
    seat: int
    team: Faction | None
    coins: Annotated[int | None, "null while they are hidden from this seat."]
    last_income: int
    race: str | None
    power: str | None
    faction: Faction | None
    hand: Annotated[int, "Race tokens."]
    beasts: Annotated[int, "Beasts in hand."]
    in_hand: Annotated[int, "All there is to conquer with."]
    champion: Annotated[str | None, "A region, or `in_hand`, `waiting`, `captured`; null without the power."]
    bombs: int | None
    regions: int
    declined_race: str | None
    declined_power: str | None
    declined_regions: int
    tokens_on_map: int
    tokens: Annotated[int, "Race tokens in hand and on the map."]
    harmony: bool


class TurnView(TypedDict):
    """What the player in turn has used up, holds ready and would earn by stopping now."""

    seat: int
    armed: list[str]
    used: list[str]
    strike_used: bool
    champion_used: bool
    attempt_made: bool
    aegis_paid: bool
    intimidations: int
    portals: int
    form: str | None
    side: Faction
    losses: int
    taken: dict[str, int]
    income: Annotated[int, "What stopping now would bring."]
    forecast: Annotated[list[CauseShape], "The same by causes."]


class MurlocsView(TypedDict):
    beside_board: int
    coins: int
    beaten: bool | None


class PublicView(TypedDict):
    """All but the coins."""

    variant: Variant
    round: int
    rounds: int
    over: bool
    ranking: Annotated[list[list[int]], "Seats, best first, those who share a place together; empty until it is over."]
    turn: Annotated[int, "Seat whose turn it is."]
    first: int
    faces: list[FaceView]
    regions: dict[str, RegionView]
    sets: list[SetView]
    stacks: StacksView
    this_turn: TurnView
    tray: Annotated[dict[str, int], "Tokens left beside the board, by race."]
    murlocs: MurlocsView
    tiles_unseen: list[str]


class OwnView(TypedDict):
    """What differs from seat to seat."""

    players: list[PlayerView]
    too_dear: Annotated[dict[str, int], "Coins this seat lacks for a set, by race."]


class SmallWorldView(PublicView, OwnView):
    """What one seat sees of a game of Small World of Warcraft."""


class SmallWorldAction(TypedDict, total=False):
    """What stands at an action before it is taken."""

    cost: Annotated[int, "Tokens."]
    causes: list[CauseShape]
    toll: Annotated[int, "Coins to be paid to somebody."]
    tolls: list[CauseShape]
    missing: int
    odds: Annotated[int, "Per cent; left out where it is certain."]
    odds_of_two: Annotated[int, "Per cent, a last attempt included."]
    ends: Annotated[bool, "The turn is over with it: the last token is placed."]
    left: int
    price: int
    coins: int
    tokens: int
    power: str
    income: int


VIEW = SmallWorldView
OFFER = SmallWorldAction
CONSTANTS = {"START_COINS": START_COINS}
