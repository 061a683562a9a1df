"""The bodies of HTTP calls and their answers, as models; the rest of the wire is in `messages.py`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from ..table.record import Clock
from .messages import (
    ChatLine,
    Dice,
    EntryNumber,
    Interim,
    Message,
    Model,
    Offer,
    Seat,
    SeatKind,
    TableEvent,
    TableInfo,
    TakenBack,
    Token,
    View,
    Words,
)


class Problem(Model):
    """Every answer above 399."""

    reasons: list[Message]


class TitleOption(Model):
    """A switch of a title; without `choices` its value is free. `seat`: it belongs to whoever sits there."""

    name: str
    choices: list[str | int | bool] | None
    default: Any
    seat: int | None


class TitlePart(Model):
    """What a player may be: a power, a race, a deck; `difficulty` from 1 to 3, `facts` as the title has them."""

    name: str
    difficulty: int
    facts: dict[str, Any]


class TitleInfo(Model):
    """A title on this server; one that does not load is listed, but not playable. `companion`: it can lie beside a real
    table."""

    title: str
    version: str
    seats: list[int]
    options: list[TitleOption]
    parts: list[TitlePart]
    playable: bool
    companion: bool = False


class Titles(Model):
    """`lends`: members lend their computers to this server, and a table may choose whether its opponents use them."""

    titles: list[TitleInfo]
    agents: list[str]
    lends: bool = False


class CheckOptions(Model):
    options: dict[str, Any] = {}


class Checked(Model):
    """What is wrong with the options; nothing if a table can be made with them."""

    reasons: list[Message]


class PackUpload(Model):
    """A pack to be checked: the text of its file, or what would stand in it."""

    text: str = ""
    pack: dict[str, Any] | None = None


class Fault(Model):
    """What is wrong with a pack, and where: `old_world.grail_is_found.copies`."""

    path: str
    reason: Message


class PackChecked(Model):
    """`core.PackChecked` on the wire: its one form as JSON and as file, its digest, and the box with it.

    With faults a pack can not be played.
    """

    faults: list[Fault]
    cautions: list[Fault]
    pack: dict[str, Any] | None
    text: str
    digest: str
    box: dict[str, Any] | None


class NewSeat(Model):
    """human: this device plays it. open: whoever has its link. agent: an opponent of that level."""

    kind: SeatKind
    level: Token = ""
    name: Words = ""


class Companion(Model):
    """The table lies beside a real one; its human seats have real cards. `dice`: who rolls for the opponents."""

    dice: Dice = "here"


class CreateTable(Model):
    """`hold`: begin when every human has contributed, which is worth most after the commitment was seen.

    `chance`: words that fix all chance of a table where one device has every seat, as in a guided game.
    `lent_cores`: its opponents may think on the computers of members, whose owners could see what those seats know.
    """

    title: Token
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    name: Annotated[str, Meta(max_length=40)] = ""
    public: bool = False
    lent_cores: bool = False
    hold: bool = False
    clock: Clock = field(default_factory=Clock)
    contribution: Words = ""
    position: dict[str, Any] | None = None
    chance: Words = ""
    companion: Companion | None = None


class Created(Model):
    table: TableInfo


class Games(Model):
    """Every table of this device, the newest first."""

    tables: list[TableInfo]


class Lobby(Model):
    """Public tables with a free seat, public tables to watch, and the tables of this device."""

    open: list[TableInfo]
    running: list[TableInfo]
    yours: list[TableInfo]


class Join(Model):
    """With the token of a link: sit down or watch. Without: watch a public table, or sit on its open `seat`.

    `options` are those that belong to the seat, as a deck brought along; they are taken before the game begins.
    `is_program`: answer with a key of its own instead of relying on a cookie.
    """

    token: Token = ""
    seat: Seat | None = None
    name: Annotated[str, Meta(max_length=40)] = ""
    contribution: Words = ""
    options: dict[str, Any] = {}
    is_program: bool = False


class Joined(Model):
    table: TableInfo
    seats: list[int]
    key: str | None


class Opened(Model):
    """The token of a link somebody has opened but not used."""

    token: Token = ""


class Invitation(Model):
    """What a link is good for: a seat, or a look if `seat` is missing.

    `whose`: it is a link for another device of the person who sits there.
    """

    table: TableInfo
    seat: int | None
    whose: str | None


class Start(Model):
    """Fill the open seats with opponents of these names, as far as they are free, and begin: for the host."""

    level: Token = "novice"
    names: Annotated[list[Words], Meta(max_length=16)] = []


class ChatLines(Model):
    lines: list[ChatLine]


class Decline(Model):
    """Whoever opened a link can not come."""

    token: Token
    name: Annotated[str, Meta(max_length=40)] = ""


class Declined(Model):
    declined: bool


class Contributed(Model):
    """Our share of the chance, for all own seats of a table that has not begun."""

    words: Words


class Link(Model):
    """A fresh link for an own seat: another device, or somebody who takes over."""

    invite: str


class OwnDevices(Model):
    """A link with which another device has the same seats, used once and good for so many seconds; none after the
    others were sent away. `devices`: how many others there are."""

    link: str | None
    seconds: float
    devices: int


class Mine(Model):
    """Whether this browser's person has a code for others, how old it is, and the code itself when it is new."""

    has_code: bool
    age: float | None
    code: str | None = None


class SeatData(Model):
    seat: int
    name: str
    email: str
    webhook: str
    push: bool


class TableData(Model):
    """What a table holds of one person: how many devices, which seats, what was said."""

    table: str
    title: str
    status: str
    name: str
    devices: int
    seats: list[SeatData]
    said: list[str]


class PersonalData(Model):
    """Everything that is stored of whoever asks. Moves are in the games themselves (`/tables/{table}/export`)."""

    device: str
    tables: list[TableData]
    learnt: dict[str, Any]
    code: Mine


class Code(Model):
    code: Token


class PushKey(Model):
    """Our side of Web Push, as a browser wants it for `subscribe`."""

    key: str


class Subscription(Model):
    """A browser's side of Web Push."""

    endpoint: Annotated[str, Meta(max_length=500)]
    p256dh: Annotated[str, Meta(max_length=120, pattern=r"^[\w-]+$")]
    auth: Annotated[str, Meta(max_length=40, pattern=r"^[\w-]+$")]


Hour = Annotated[int, Meta(ge=0, le=23)]


class NoticeTimes(Model):
    """When a seat may be told of its turn: hours of the day in `zone`, an IANA name. `daily`: all notices at once."""

    zone: Annotated[str, Meta(max_length=60)] = ""
    quiet_from: Hour | None = None
    quiet_until: Hour | None = None
    daily: Hour | None = None


class NoticeState(Model):
    """Where a seat is told of its turn now. `mails`: this server can send letters; `confirmed`: so can this address
    get them."""

    webhook: str
    email: str
    confirmed: bool
    push: bool
    mails: bool
    times: NoticeTimes


Delivery = Literal["sent", "failed", "unconfirmed", "none"]


class NoticeTested(Model):
    """How a notice to try it out went, by each way."""

    webhook: Delivery
    email: Delivery
    push: Delivery


class NoticeSettings(Model):
    """Where to say that it is this seat's turn; empty strings switch it off."""

    push: Subscription | None = None
    webhook: Annotated[str, Meta(max_length=500)] = ""
    email: Annotated[str, Meta(max_length=200)] = ""
    language: Annotated[str, Meta(max_length=8)] = "en"
    times: NoticeTimes = field(default_factory=NoticeTimes)


class Fork(Model):
    """Continue from here: a new table that begins after `entry` entries. Seats as in CreateTable."""

    entry: EntryNumber
    seats: Annotated[list[NewSeat], Meta(max_length=16)] = []
    name: Annotated[str, Meta(max_length=40)] = ""
    public: bool = False
    clock: Clock = field(default_factory=Clock)


class Learnt(Model):
    """What the device of this visitor has learnt: finished games, guides, puzzles. The page knows what is in it."""

    learnt: dict[str, Any]


class ReplayInfo(Model):
    """A stored log that anybody with the id may look at. `ranking` and `scores` are empty while a game runs, and
    where the log was stored before they were."""

    id: str
    title: str
    seats: int
    names: list[str]
    options: dict[str, Any]
    entries: int
    over: bool
    verified: bool
    ranking: list[list[int]] = []
    scores: list[int] = []


class Moment(Model):
    """One moment as what changed of the view before (of nothing, for the first); steps and interims as in
    `SeatChange`."""

    entry: int
    seat: int | None
    action: str | None
    steps: list[list[Any]]
    interims: list[Interim]
    events: list[TableEvent]


class Moments(Model):
    """A whole game. With open eyes the view is one in which all hands lie open."""

    entries: int
    moments: list[Moment]
    taken_back: list[TakenBack] = []


class ReviewProgress(Model):
    """How far a review is; `docs/protocol.md` says what stands in a finished one."""

    done: int
    of: int
    chances: list[list[float]]
    review: dict[str, Any] | None
    conceded: list[int] = []


class OfflineCopy(Model):
    """A table as a device keeps it: its row, and those of its entries."""

    table: str
    entry: int
    head: list[Any]
    entries: list[list[Any]]


LONGEST = 4_000  # actions


class Played(Model):
    seat: Seat
    action: Words


class Brought(Model):
    """What was played on a device after entry `since`."""

    since: EntryNumber
    actions: Annotated[list[Played], Meta(max_length=LONGEST)]


class Confirmed(Model):
    """An e-mail address whose owner said yes."""

    email: str


class PositionUpload(Model):
    title: Token
    position: dict[str, Any]


class Position(Model):
    """A written position as the seats and somebody who watches see it."""

    title: str
    seats: int
    views: list[View]
    watched: View
    offers: list[list[Offer]]


class Export(Model):
    """A log. Finished: `log` is the whole match, its secret included. Running: only what the seat saw and did."""

    title: str
    complete: bool
    names: list[str]
    log: dict[str, Any] | None
    seat: int | None
    view: View | None
    events: list[TableEvent]
    actions: list[dict[str, Any]]


class Reach(Model):
    """Addresses of this computer for friends, told only to whoever sits at it; empty: nobody else can come."""

    hosts: list[str]
    stopped: bool  # friends could come, but the host does not let them
    gone: int  # guests that had to leave just now


class Listen(Model):
    """Whether friends in the home network may come."""

    listens: bool


class Health(Model):
    status: Literal["ok", "starting", "failing"]
    version: str
    tables: int
    connections: int


REST_MODELS = (
    Problem, TitleInfo, Titles, CreateTable, Created, Lobby, Join, Joined, Start, Link, NoticeSettings, Fork,
    ReplayInfo, PositionUpload, Position, Export, Reach, Listen, Health,
)  # fmt: skip
