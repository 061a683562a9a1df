"""What a table remembers besides its log: seats, people, clocks, yields, consent. Stored as one JSON body."""

from __future__ import annotations

import secrets
import string
from dataclasses import dataclass, field
from typing import Any, Literal

from .names import clean

YieldEnd = Literal["phase", "turn", "own_turn", "round", "touched", "always"]
ClockKind = Literal["none", "live", "days"]


@dataclass(slots=True, kw_only=True)
class Occasion:
    """An event that the seat sees, with these arguments and without those."""

    event: str
    match: dict[str, str | int | bool | None] = field(default_factory=dict)
    unlike: dict[str, str | int | bool | None] = field(default_factory=dict)


@dataclass(slots=True, kw_only=True)
class Yield:
    """A standing order: answer `decision` with `action` for me whenever the prompt's arguments match.

    `after`: not before this has happened, and then once; `happened` says whether it has. `unless`: no longer when this
    has happened. It ends with `until` at the latest; own_turn: when the next own turn begins, or the next round where
    there are no turns.
    """

    decision: str
    action: str = "pass"
    match: dict[str, str | int | bool | None] = field(default_factory=dict)
    after: Occasion | None = None
    happened: bool = False
    unless: Occasion | None = None
    until: YieldEnd = "turn"


@dataclass(slots=True, kw_only=True)
class Clock:
    """live: a bank of seconds per seat plus an increment per decision. days: seconds for each decision."""

    kind: ClockKind = "none"
    bank: float = 0
    increment: float = 0
    decision: float = 0


@dataclass(slots=True, kw_only=True)
class NoticeTimes:
    """When a seat may be told of its turn. Hours of the day in `zone`, an IANA name; empty is UTC."""

    zone: str = ""
    quiet_from: int | None = None
    quiet_until: int | None = None
    daily: int | None = None  # all notices together at this hour


@dataclass(slots=True, kw_only=True)
class SeatRecord:
    kind: str  # human, agent or open
    name: str = ""
    device: str = ""  # who plays it
    owner: str = ""  # whose it is, while somebody else took it over
    level: str = ""  # of an agent
    invite: str = ""  # the token of its link
    declined: str | None = None  # the name of whoever was invited and can not come; empty if not told
    stand_in: str = ""  # the level that plays for an absent human
    seen: int | None = None  # the last entry its absent human saw
    yields: list[Yield] = field(default_factory=list)
    left: float = 0  # live clock: seconds in the bank
    contribution: str = ""
    webhook: str = ""
    push: dict[str, str] | None = None  # the subscription of a browser: endpoint, p256dh, auth
    email: str = ""
    confirm: str = ""  # the word that its owner must send before the address gets notices
    language: str = "en"
    told: int = -1  # the entry of the last notice
    reminded: int = -1  # the entry of the last reminder before a clock runs out
    nudged: int = -1  # the entry at which another player asked to remind it
    nudged_at: float = 0  # when; 0 once it was reminded
    times: NoticeTimes = field(default_factory=NoticeTimes)
    shows: bool = False  # those who watch may see its hand, as soon as everybody agrees
    away: list[list[float]] = field(default_factory=list)  # days away: from when until when its clock waits


@dataclass(slots=True, kw_only=True)
class PersonRecord:
    id: str
    name: str = ""
    muted: list[str] = field(default_factory=list)


@dataclass(slots=True, kw_only=True)
class ReportRecord:
    """A line of chat that somebody showed the host."""

    number: int
    person: str
    name: str
    text: str
    by: str


@dataclass(slots=True, kw_only=True)
class DeviceKey:
    """With the key of a link another device stands for `device`; it is known by its digest."""

    device: str
    until: float


@dataclass(slots=True, kw_only=True)
class ConsentRecord:
    request: str
    kind: str  # undo or claim
    device: str
    seat: int
    entry: int
    given: list[int]
    until: float


Answer = list[int | str | None]  # what people told of one question, as in `core.companion`


@dataclass(slots=True, kw_only=True)
class CompanionRecord:
    """A game on a real table: its seats of people have real cards and dice, and carry out what opponents do."""

    dice: str = "here"  # who rolls for the opponents: here or people
    seat: int = -1  # whose action needs to be told of
    action: str = ""  # that action; empty where nothing waits, and before the set-up is told
    told: list[Answer] = field(default_factory=list)  # what was told of it so far
    done: int = 0  # up to which entry the actions of opponents lie on the real table


@dataclass(slots=True, kw_only=True)
class ResultRecord:
    """How a game ended, kept so that a list of games need not read their logs."""

    ranking: list[list[int]]
    scores: list[int]
    at: float


@dataclass(slots=True, kw_only=True)
class TableRecord:
    id: str
    title: str
    options: dict[str, Any]
    seats: list[SeatRecord]
    created: float
    creator: str
    secret: str
    is_fixed: bool = False  # somebody chose the secret, so its chance is known
    host: str = ""  # where it was made, as a number that tells nothing else
    watch: str  # the token of the watch link
    spare: str = ""  # the secret that decides from the next hand-over on; its commitment is known before
    status: str = "waiting"
    public: bool = False
    lent_cores: bool = False  # its opponents may think on machines of members
    delay: int = 0  # moves that those who watch are behind
    hold: bool = False  # begins only when everybody has added to its chance
    clock: Clock = field(default_factory=Clock)
    people: dict[str, PersonRecord] = field(default_factory=dict)
    devices: dict[str, str] = field(default_factory=dict)  # other devices, and for which one they stand
    keys: dict[str, DeviceKey] = field(default_factory=dict)  # of links for other devices, by their digests
    spent: dict[str, str] = field(default_factory=dict)  # digests of links that were used, and whose seat they are
    origin: dict[str, Any] | None = None  # a position or a state instead of the usual set-up
    log: dict[str, Any] | None = None  # the stored match without its entries
    conceded: list[int] = field(default_factory=list)
    paused: bool = False
    since: float = 0  # since when the present decision waits
    consent: ConsentRecord | None = None
    rematch: str = ""
    companion: CompanionRecord | None = None
    lines: int = 0  # of chat
    reports: list[ReportRecord] = field(default_factory=list)
    silenced: list[str] = field(default_factory=list)  # people whom nobody hears, by the host's decision
    removed: list[str] = field(default_factory=list)  # devices that the host does not let in again
    continued: int | None = None  # up to which entry it was played at another table
    along: int | None = None  # its person has all of it since this entry: nobody else sits down any more
    elsewhere: list[list[int]] = field(default_factory=list)  # played on a device: from the entry, to the entry
    length: int = 0  # how many entries there were when this was written
    chain: str = ""  # and the chain of the last of them
    asked: list[int] | None = None  # and whose turn it was
    result: ResultRecord | None = None  # of a game that is over


ALPHABET = string.ascii_letters + string.digits


def table_id() -> str:
    """12 letters and digits are 71 bits, and easy to type."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def token(size: int = 18) -> str:
    """18 bytes are 144 bits: nobody guesses one."""
    return secrets.token_urlsafe(size)


def is_token(real: str, given: str) -> bool:
    return bool(real and given) and secrets.compare_digest(real.encode(), given.encode())


def stands_for(record: TableRecord, device: str) -> str:
    """Under which device the table knows whoever is there."""
    return record.devices.get(device, device)


def seats_of(record: TableRecord, device: str) -> list[int]:
    return [number for number, seat in enumerate(record.seats) if device and seat.device == device]


def is_host(record: TableRecord, device: str) -> bool:
    """Whoever made the table, or sits at it."""
    return bool(device) and (device == record.creator or bool(seats_of(record, device)))


def is_creator(record: TableRecord, device: str) -> bool:
    """Whoever made the table; anybody who sits at one that nobody here made."""
    return bool(device) and (device == record.creator or (not record.creator and bool(seats_of(record, device))))


def is_member(record: TableRecord, device: str) -> bool:
    """Those whom the table knows: seated, its creator, or let in by the watch link."""
    return is_host(record, device) or (bool(device) and device in record.people)


def may_sit(record: TableRecord, device: str) -> bool:
    """Nobody faces somebody who may have seen every hand and all dice to come."""
    return device not in record.removed and (record.along is None or bool(seats_of(record, device)))


def may_watch(record: TableRecord, device: str) -> bool:
    return device not in record.removed and (record.public or is_member(record, device))


def humans(record: TableRecord) -> list[int]:
    """Seats that a human plays now: taken, not stood in for, not conceded."""
    return [
        number
        for number, seat in enumerate(record.seats)
        if seat.kind == "human" and seat.device and not seat.stand_in and number not in record.conceded
    ]


def machines(record: TableRecord) -> list[int]:
    """The opponents of a table at which one person sits alone: what they did goes back along with a move."""
    if len({record.seats[seat].device for seat in humans(record)}) != 1 or any(
        seat.kind == "open" for seat in record.seats
    ):
        return []
    return [number for number, seat in enumerate(record.seats) if seat.kind == "agent"]


def agent_level(record: TableRecord, number: int) -> str:
    """The level of whoever plays the seat by program; empty for a human."""
    seat = record.seats[number]
    return seat.level if seat.kind == "agent" else seat.stand_in


def person(record: TableRecord, device: str, name: str = "") -> PersonRecord:
    """The public side of a device at this table; made on first contact."""
    name = clean(name)
    known = record.people.get(device)
    if known is None:
        number = 1 + max((int(other.id[1:]) for other in record.people.values()), default=0)
        known = record.people[device] = PersonRecord(id=f"p{number}", name=name)
        _forget_strangers(record)
    elif name:
        known.name = name
    return known


PEOPLE = 300


def _forget_strangers(record: TableRecord) -> None:
    """A public table must not grow with every passer-by."""
    if len(record.people) <= PEOPLE:
        return
    seated = {seat.device for seat in record.seats} | {record.creator}
    newest = next(reversed(record.people))
    for device in list(record.people):
        if device not in seated and device != newest:
            del record.people[device]
            return
