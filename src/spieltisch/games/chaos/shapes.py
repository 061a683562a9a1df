"""What a seat sees of a table, what stands at an action, what it would change: the JSON that leaves the engine.

Slugs are those of `data/`: gods `khorne`, regions `norsca`, cards `skull_throne`, upgrades `up_leper`. Numbers are the
current ones; where they differ from print their causes add up to them. Everything is public but the own `hand`.
The browser's types and the pages about shapes are made from here (`python web/scripts/shapes.py`).
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict, get_args

from spieltisch.core.shapes import CauseShape, MessageShape

GodSlug = Literal["khorne", "nurgle", "tzeentch", "slaanesh"]
Kind = Literal["cultist", "warrior", "greater_daemon"]
TokenSlug = Literal["event", "hero", "noble", "peasant", "skaven", "warpstone"]
RegionSlug = Literal[
    "norsca", "troll_country", "kislev", "empire", "bretonnia", "estalia", "tilea", "border_princes", "badlands"
]
Phase = Literal["setup", "old_world", "draw", "summoning", "battle", "corruption", "end", "over"]
Instruction = Literal[
    "start",
    "vp",
    "upgrade",
    "draw",
    "place_warpstone",
    "place_noble",
    "remove_corruption",
    "remove_old_world",
    "victory",
]
RollKind = Literal["early", "battle", "event", "return"]
Source = Literal["domination", "ruin", "ruiner", "dial", "old_world", "upgrade", "card"]
Ending = Literal["dial", "points", "ruins", "deck"]


class Tick(TypedDict):
    threat: Annotated[int | None, "null on the victory tick."]
    instruction: Instruction
    n: int


class Dial(TypedDict):
    position: Annotated[int, "Index into `ticks`."]
    ticks: list[Tick]
    counters: Annotated[int, "Advancement counters earned this round."]
    forecast: Annotated[int, "Counters that would come this round as things stand."]


class Card(TypedDict):
    card: Annotated[str, "`plague_aura`; the name is `chaos-card-plague_aura`, the sentence its `.text`."]
    god: GodSlug
    cost: Annotated[int, "Printed cost, which counts for domination."]
    magic: bool


class Upgrade(TypedDict):
    upgrade: Annotated[str, "`up_leper`"]
    kind: Kind | Literal["power"]
    owned: bool


class Follower(TypedDict):
    cost: int
    attack: int
    defense: int
    reserve: int
    total: Annotated[int, "Figures in the box."]


class God(TypedDict):
    seat: int
    god: GodSlug
    vp: int
    power: Annotated[int, "Power left this round."]
    power_start: Annotated[int, "Power at the start of this round."]
    passed: Annotated[bool, "Passed, or out of power: takes no more turns in this summoning phase."]
    threat: int
    dial: Dial
    hand: Annotated[list[Card] | None, "Own seat: the cards. Others: null."]
    hand_count: int
    deck: int
    discard: Annotated[list[Card], "Newest last."]
    upgrades: list[Upgrade]
    followers: dict[Kind, Follower]
    peasants: Annotated[int, "Peasant tokens on the power sheet."]


class Figures(TypedDict):
    """Figures of one god, kind, owner and state."""

    seat: Annotated[int, "Seat that commands them now."]
    owner: Annotated[int, "Whose figures they are; differs from `seat` while controlled."]
    kind: Kind
    variant: Annotated[str, "The word that actions use for it: `cultist`, `shielded_warrior`, `charmed_leper`."]
    count: int
    shielded: Annotated[bool, "Cannot be killed in battle this round (Warp Shield)."]
    entrenched: Annotated[bool, "Stands on a card slot of its region."]
    spent: Annotated[bool, "Was summoned for free this round."]
    down: Annotated[bool, "Laid down in the running battle, still rolls."]
    attack: int
    defense: int


class EmptySlot(TypedDict):
    state: Literal["empty"]


class CardSlot(TypedDict):
    state: Literal["card"]
    seat: int
    card: Card
    cancelled: Annotated[bool, "Text switched off, e.g. by Changer of Ways."]


class FigureSlot(TypedDict):
    state: Literal["figure"]
    seat: int
    kind: Kind


class BlockedSlot(TypedDict):
    state: Literal["blocked"]
    why: MessageShape
    token: Annotated[TokenSlug, "Icon: the token that blocks."]


Slot = EmptySlot | CardSlot | FigureSlot | BlockedSlot


class Claim(TypedDict):
    seat: int
    value: int
    causes: list[CauseShape]


class Domination(TypedDict):
    leader: Annotated[int | None, "Seat that would score now; null when nobody would."]
    why: Annotated[MessageShape | None, "Why nobody leads, e.g. tie at the top or not above the resistance."]
    claims: Annotated[list[Claim], "Everybody with something to count, highest first."]


class BattleSide(TypedDict):
    seat: int
    dice: int
    dice_causes: list[CauseShape]
    kill_any: Annotated[float, "Chance to kill at least one enemy figure."]
    kill_all: Annotated[float, "Chance to kill every enemy figure there."]


class BattleForecast(TypedDict):
    sides: list[BattleSide]
    hold: Annotated[
        list[float] | None,
        "Chance of each seat to dominate after the battle, if everybody strikes to break the leader's hold.",
    ]


class RuinPay(TypedDict):
    seat: int
    rank: Literal["first", "second", "none"]
    points: int
    ruiner: Annotated[int, "Points as ruiner."]
    total: int


class Ruin(TypedDict):
    card: Annotated[int, "Number of the ruination card, 1 to 5."]
    round: int
    paid: Annotated[list[RuinPay], "Points paid for it; empty until scored in the end phase."]


class Region(TypedDict):
    region: RegionSlug
    populous: bool
    adjacent: list[RegionSlug]
    value: Annotated[int, "Conquest value: points for dominating it."]
    value_causes: list[CauseShape]
    resistance: int
    resistance_causes: list[CauseShape]
    tokens: dict[TokenSlug, int]
    figures: list[Figures]
    corruption: Annotated[list[int], "Corruption tokens, one number per seat."]
    corruption_forecast: Annotated[list[int], "Tokens that would come this round as things stand, by seat."]
    toward_ruin: Annotated[int, "All corruption tokens plus warpstone: at 12 the region falls."]
    toward_ruin_forecast: Annotated[int, "The same with the tokens that would come this round."]
    falls: Annotated[bool, "It would be ruined this round as things stand."]
    slots: Annotated[list[Slot], "Left slot first.", 2]
    ruin: Ruin | None
    domination: Domination
    battle_forecast: Annotated[BattleForecast | None, "The battle as things stand; null where nobody rolls dice."]


class OldWorldCard(TypedDict):
    card: Annotated[str, "`greenskins_invade`; the name is `chaos-old_world-…`, the sentence its `.text`."]
    comet: bool


class OldWorld(TypedDict):
    track: Annotated[list[OldWorldCard | None], "Place 1 and 2 of the track.", 2]
    current: Annotated[OldWorldCard | None, "Card that is being resolved now."]
    deck: int


class NextRuin(TypedDict):
    card: int
    ruiners: Annotated[int, "Points for each ruiner."]
    table: Annotated[dict[RegionSlug, list[int]], "Points of first and second, by region.", 2]


class Ruination(TypedDict):
    left: Annotated[list[int], "Cards left, lowest number first."]
    next: Annotated[NextRuin | None, "What the next ruin would pay; null when none is left."]


class Die(TypedDict):
    value: int
    hit: bool
    exploded: Annotated[bool, "Rolled because the die before was a six."]


class Kill(TypedDict):
    seat: Annotated[int | None, "null for a peasant token."]
    kind: Kind | Literal["peasant"]
    hits: int


class Roll(TypedDict):
    """`early` is before the battle proper (Blood Frenzy, upgraded Bloodletters), `event` an Old World card."""

    seat: int
    kind: RollKind
    dice: list[Die]
    hits: int
    kills: list[Kill]


class Battle(TypedDict):
    region: RegionSlug
    number: Annotated[int, "1, or more with Reborn in Blood."]
    seat: Annotated[int | None, "Whose roll is open; null before the first and after the last."]
    rolls: list[Roll]
    hits_left: Annotated[int, "Hits the deciding seat has yet to assign."]


class Score(TypedDict):
    round: int
    seat: int
    points: int
    source: Source
    region: NotRequired[RegionSlug]


class Dominated(TypedDict):
    region: RegionSlug
    seat: Annotated[int | None, "null where nobody did."]
    points: int


class RoundRecord(TypedDict):
    round: int
    vp: Annotated[list[int], "Points at the end of the round, by seat."]
    counters: Annotated[list[int], "Advancement counters, by seat."]
    ticks: Annotated[list[int], "Ticks of the dial, by seat."]
    domination: Annotated[list[Dominated], "Who dominated what, in region order."]
    ruined: list[RegionSlug]


class Place(TypedDict):
    seat: int
    rank: int


class Result(TypedDict):
    ending: Annotated[Ending, "A dial at victory, 50 points, five ruins, old world deck empty."]
    winners: Annotated[list[int], "Empty when the Old World holds out and everybody loses."]
    ranking: Annotated[list[Place], "Best first; ties share a rank."]


class Limits(TypedDict):
    victory_points: int
    corruption: int
    ruins: int
    power: int


class PublicView(TypedDict):
    """All but hands."""

    round: int
    rounds: Annotated[int, "Rounds that the old world deck can last: 7 with four gods, 8 with three."]
    phase: Phase
    step: Annotated[str | None, "Step inside the phase: `domination`, `corruption`; null between steps."]
    power_order: Annotated[list[int], "Seats in power order: khorne, nurgle, tzeentch, slaanesh, the absent left out."]
    threat_order: Annotated[list[int], "Seats by threat, highest first."]
    deciding: Annotated[list[int], "Seats that are asked right now; empty when the game is over."]
    to_act: Annotated[list[int], "Seats that still may act in this summoning phase, next one first; else empty."]
    regions: Annotated[list[Region], "In region order 1 to 9."]
    old_world: OldWorld
    ruination: Ruination
    supply: Annotated[dict[TokenSlug, int], "Tokens left in the supply."]
    battle: Annotated[Battle | None, "The battle that waits for a decision; null outside battles."]
    battles: Annotated[list[Battle], "Battles of this round in order, the running one included."]
    limits: Limits
    scores: Annotated[list[Score], "Every point scored, in order."]
    history: Annotated[list[RoundRecord], "Finished rounds, oldest first."]
    result: Result | None


class OwnView(TypedDict):
    """What differs from seat to seat."""

    seat: Annotated[int | None, "Seat this view was made for; null for a spectator."]
    gods: Annotated[list[God], "Indexed by seat."]


class ChaosView(PublicView, OwnView):
    """What one seat sees of a game of Chaos in the Old World."""


class ChaosAction(TypedDict, total=False):
    """What stands at an action before it is taken."""

    cost: int
    causes: list[CauseShape]
    hits: Annotated[int, "For hits in battle: how many this target takes."]
    region: Annotated[RegionSlug, "Where the hits fall."]


class ActionForecast(TypedDict):
    """What an action that names a region would change there, before other effects."""

    region: RegionSlug
    domination: Annotated[list[int], "Own domination value before and after.", 2]
    hold: Annotated[list[float] | None, "Chance to dominate after the battle, before and after; null without dice.", 2]
    counters: Annotated[list[int], "Own dial counters forecast there, before and after.", 2]
    points: Annotated[int, "Points at stake for dominating it."]
    battle: Annotated[BattleForecast | None, "The battle there after the action; null where nobody rolls dice."]


VIEW = ChaosView
OFFER = ChaosAction
FORECAST = ActionForecast
CONSTANTS = {"KINDS": get_args(Kind)}
