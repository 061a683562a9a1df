"""What the server says on a socket, as models; `requests.py` has what it is told, `bodies.py` the bodies of HTTP.

Every request gets exactly one `Answer`; the rest the server says by itself. `docs/protocol.md` tells the story.
Times are seconds that are left, never points in time: clients' clocks differ.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ..table.record import Clock, ClockKind, Occasion, Yield, YieldEnd
from ..table.updates import PROTOCOL

__all__ = ["PROTOCOL", "Clock", "ClockKind", "Occasion", "Yield", "YieldEnd"]

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
MarkedPlace = Annotated[str, Meta(max_length=60, pattern=r"^(region|piece|set|zone|seat):[A-Za-z0-9_.-]+$")]
Words = Annotated[str, Meta(max_length=200, pattern=r"^[^\x00]*$")]
ToldName = Annotated[str, Meta(max_length=60, pattern=r"^[^\x00]*$")]
Token = Annotated[str, Meta(max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=15)]
EntryNumber = Annotated[int, Meta(ge=0, le=1_000_000)]

SeatKind = Literal["human", "agent", "open"]
Status = Literal["waiting", "playing", "finished"]
Dice = Literal["here", "people"]
Choice = Literal["wait", "agent", "drop"]
Result = Literal["applied", "asks", "refused", "stale", "ok"]


class Model(Struct, kw_only=True, forbid_unknown_fields=True):
    """A part of a message."""


class OpenModel(Struct, kw_only=True):
    """A part that titles extend with fields of their own."""


# -- what a table looks like


class Message(Model):
    """`core.Message` on the wire: a key of the locale files and its arguments."""

    key: str
    args: dict[str, Any] = {}


class Cause(Model):
    """`core.Cause` on the wire: one line of an answer with causes."""

    key: str
    value: int
    args: dict[str, Any] = {}


class Prompt(Model):
    """Who decides, and about what; the same for everybody."""

    decision: str
    seats: list[int]
    soft: bool
    args: dict[str, Any]


class View(Model):
    """All that a seat may know. `table` is the title's own part; seat null is a spectator."""

    title: str
    version: str
    entry: int
    seat: int | None
    seats: int
    to_act: list[int]
    prompt: Prompt | None
    over: bool
    ranking: list[list[int]] | None
    table: dict[str, Any]


class Offer(OpenModel):
    """A legal action in words, with the title's notes beside it: cost, odds."""

    action: str


class TableEvent(OpenModel):
    """Something the seat saw happen; the arguments of the event stand beside these two."""

    entry: int
    event: str


class Undo(Model):
    """How many own entries can be taken back without asking, and what stops it there.

    `alone`: beyond that nobody has to agree (`undo_request` is granted at once), and the log notes it.
    """

    steps: int
    reason: Message | None
    alone: bool = False


class SeatClock(Model):
    seat: int
    left: float
    running: bool


class TakenBack(Model):
    """A move that was taken back against dice or cards: so many entries stayed."""

    entry: int
    seat: int


class Absence(Model):
    """A human who left. When `left` is 0, those who stay may choose."""

    left: float
    votes: dict[str, Choice]


class SeatInfo(Model):
    """A seat as everybody sees it. Only those who may give its link away see `invite`, and `declined`: the name of
    whoever can not come. `shows`: its player agrees that those who watch see the hand; `away`: seconds
    until it is back from vacation."""

    seat: int
    kind: SeatKind
    name: str
    person: str | None
    level: str | None
    connected: bool
    thinking: bool
    stand_in: str | None
    conceded: bool
    absent: Absence | None
    yours: bool
    shows: bool
    away: float | None
    declined: str | None
    invite: str | None


class Person(Model):
    id: str
    name: str
    seats: list[int]
    connected: bool


class ChatLine(Model):
    """`entry`: after which it was said. `mark`: what the speaker points at (`region:kislev`), then `text` may be empty.

    `:thanks:` and the like are words that every reader is shown in their own language.
    """

    number: int
    person: str
    name: str
    seat: int | None
    text: str
    age: float
    entry: int
    mark: str | None


class ConsentRequest(Model):
    """Undo beyond the limit, or a claim of an absent seat, waits for a yes of every human in `waiting`."""

    request: str
    kind: Literal["undo", "claim"]
    person: str
    seat: int
    entry: int
    waiting: list[int]
    left: float | None


class OpenedChance(Model):
    """What was committed to and is open now; `renewed`: what decided later, each from an `entry` on."""

    commitment: str
    contributions: list[str]
    secret: str
    entry: int = 0
    renewed: list[OpenedChance] = []


class GameOutcome(Model):
    """How it ended. A finished game is open: `open` holds the views of all seats, `chance` proves all chance."""

    reason: Literal["rules", "concession"]
    ranking: list[list[int]]
    scores: list[int]
    conceded: list[int]
    open: dict[str, Any]
    secret: str
    chance: OpenedChance


class ReportedLine(Model):
    """A line of chat that somebody showed the host."""

    number: int
    person: str
    name: str
    text: str


class GameResult(Model):
    """Who came where, and how many seconds ago it ended."""

    ranking: list[list[int]]
    scores: list[int]
    age: float


class TableInfo(Model):
    """A table as this viewer may know it. `next_commitment` counts from the next hand-over of a seat on; `holds`: it
    begins when everybody has contributed (a second device of somebody need not); `along`: since this entry its only
    person has all of it, and nobody else can sit down; `continued`: up to this entry it was played at another table;
    `known`: it began from a position or a game whose hidden cards
    somebody may know; `delay`: moves that those who watch are behind; `hands_open`: everybody agreed that those who
    watch see all hands; `to_act`: null before the game begins; `vacation`: seconds that the own seat may still be away;
    `reports` and `silenced`: for the host; `left`: seconds until the viewer's own time runs out;
    `result`: of a game that is over, null where it ended before results were kept."""

    id: str
    title: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    status: Status
    public: bool
    clock: Clock
    entry: int
    watchers: int
    commitment: str
    next_commitment: str | None
    holds: bool
    watch: str | None
    delay: int
    hands_open: bool
    rematch: str | None
    along: int | None
    continued: int | None
    known: bool
    age: float
    yours: bool
    host: bool
    to_act: list[int] | None
    vacation: list[float]
    reports: list[ReportedLine]
    silenced: list[str]
    left: float | None
    result: GameResult | None


class SeatView(Model):
    """The table through the eyes of one seat. `recap`: the entry at which its human left, after an absence."""

    seat: int | None
    view: View
    offers: list[Offer]
    undo: Undo | None
    events: list[TableEvent]
    yields: list[Yield]
    recap: int | None


class Interim(Model):
    """The table in the middle of an entry, behind so many of its `events`: what became of the interim before (first: of
    what the seat had at entry `since`)."""

    events: int
    steps: list[list[Any]]


class SeatChange(Model):
    """What became of `view`, `offers`, `undo` and `yields` that this seat had at entry `since` (null: of nothing)."""

    seat: int | None
    since: int | None
    steps: list[list[Any]]
    interims: list[Interim]
    events: list[TableEvent]
    recap: int | None


class TableQuestion(Model):
    """`core.companion.TableQuestion` on the wire: what people at a real table are asked."""

    kind: str
    number: int
    among: int
    topic: str
    args: dict[str, Any]
    seat: int | None
    left: list[str | int] | None
    told: list[str | int | None]
    before: list[int]
    faces: list[int]
    domain: str | None


class Announced(Model):
    """What an opponent did and nobody has carried out on the real table yet."""

    entry: int
    seat: int
    action: str


class CompanionState(Model):
    """Beside a real table: what is asked, of whose action (the set-up has none), and how much was told of it."""

    question: TableQuestion | None
    seat: int | None
    action: str
    told: int
    announced: list[Announced]
    dice: Dice


# -- what the server says


class Said(Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """A message from the server."""


class Hello(Said, tag="hello"):
    """First on every socket. `key` is for a program that came with the link of a seat: from now on it is its bearer."""

    protocol: int
    server: str
    you: str
    key: str | None
    table: TableInfo
    people: list[Person]


class Table(Said, tag="table"):
    """A `table.Table` on the wire: everything, for each seat of this device (or for a spectator).

    No views while the table waits for players.
    """

    entry: int
    status: Status
    views: list[SeatView]
    chat: list[ChatLine]
    clocks: list[SeatClock]
    thinking: list[int]
    paused: bool
    consent: ConsentRequest | None
    outcome: GameOutcome | None
    receipt: str | None
    taken_back: list[TakenBack] = []
    companion: CompanionState | None = None


class Update(Said, tag="update"):
    """The next entry, or fewer entries after an undo. `events` of each view are new since the update before.

    Either `views` or, on a socket that asked for them, `changes`. `receipt` is worth keeping: see `verify`."""

    entry: int
    undone: bool
    views: list[SeatView]
    changes: list[SeatChange]
    receipt: str
    clocks: list[SeatClock]
    thinking: list[int]
    outcome: GameOutcome | None
    taken_back: list[TakenBack] = []
    companion: CompanionState | None = None


class Pulse(Said, tag="pulse"):
    """Clocks, thinking and pause changed, the position did not."""

    clocks: list[SeatClock]
    thinking: list[int]
    paused: bool
    companion: CompanionState | None = None


class People(Said, tag="people"):
    """Somebody came, left, sat down or took a name. At most one a second for long.

    Of more than 30 watchers only the number is told. On a socket that asked for it `part` is true: `people` are those
    who came or changed since the list before, and `gone` those who left."""

    seats: list[SeatInfo]
    people: list[Person]
    part: bool
    gone: list[str]
    watchers: int
    status: Status
    delay: int
    hands_open: bool


class Chatted(Said, tag="chat"):
    line: ChatLine


class Notice(Said, tag="notice"):
    """Something about the people at the table, not about the game."""

    kind: Literal[
        "absent", "choose", "returned", "takeover", "dropped", "conceded", "timeout", "claimed",
        "consent", "consent_given", "consent_refused", "paused", "resumed", "rematch", "started", "finished",
        "along", "declined", "reported", "order_ended",
    ]  # fmt: skip
    seat: int | None = None
    person: str | None = None
    left: float | None = None
    consent: ConsentRequest | None = None
    table: str | None = None


class Best(Model):
    """One of the best actions a hint knows."""

    action: str
    value: float | None = None
    reason: Message | None = None


class Account(Model):
    """Why an opponent did something, `best` by what it expected; no action where it does not say yet."""

    seat: int
    level: str
    action: str
    reason: Message
    best: list[Best]
    is_open: bool


class Asked(Model):
    value: int
    causes: list[Cause]


class Answer(Said, tag="answer"):
    """To exactly one request. `stale` brings the whole table, `refused` its reasons."""

    id: str
    result: Result
    entry: int | None = None
    reasons: list[Message] = []
    asked: Asked | None = None
    best: list[Best] = []
    rows: list[dict[str, Any]] = []
    account: Account | None = None
    forecasts: list[dict[str, Any] | None] = []
    table: Table | None = None


Sayings = Hello | Table | Update | Pulse | People | Chatted | Notice | Answer
to_json = msgspec.json.Encoder().encode
