"""What a table remembers besides its log: seats, people, clocks, yields, consent. Stored as one JSON body."""

from __future__ import annotations

import secrets
import string
from typing import Any

import msgspec
from msgspec import Struct, field

from .protocol import Clock, Yield


class SeatRecord(Struct, kw_only=True, omit_defaults=True):
    kind: str  # human, agent or open
    name: str = ""
    device: str = ""  # who owns it
    level: str = ""  # of an agent
    invite: str = ""  # the token of its link
    stand_in: str = ""  # the level that plays for an absent human
    seen: int | None = None  # the last entry its absent human saw
    yields: list[Yield] = field(default_factory=list)
    left: float = 0  # live clock: seconds in the bank
    contribution: str = ""
    webhook: str = ""
    email: str = ""
    language: str = "en"
    told: int = -1  # the entry of the last notice


class PersonRecord(Struct, kw_only=True, omit_defaults=True):
    id: str
    name: str = ""
    muted: list[str] = field(default_factory=list)


class ConsentRecord(Struct, kw_only=True):
    request: str
    kind: str  # undo or claim
    device: str
    seat: int
    entry: int
    given: list[int]
    until: float


class TableRecord(Struct, kw_only=True, omit_defaults=True):
    id: str
    title: str
    options: dict[str, Any]
    seats: list[SeatRecord]
    created: float
    creator: str
    secret: str
    watch: str  # the token of the watch link
    status: str = "waiting"
    public: bool = False
    clock: Clock = field(default_factory=Clock)
    people: dict[str, PersonRecord] = field(default_factory=dict)
    origin: dict[str, Any] | None = None  # a position or a state instead of the usual set-up
    log: dict[str, Any] | None = None  # the stored match without its entries
    conceded: list[int] = field(default_factory=list)
    paused: bool = False
    since: float = 0  # since when the present decision waits
    consent: ConsentRecord | None = None
    rematch: str = ""
    lines: int = 0  # of chat


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(TableRecord).decode


ALPHABET = string.ascii_letters + string.digits


def table_id() -> str:
    """12 letters and digits are 71 bits, and easy to type."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def token(size: int = 18) -> str:
    """18 bytes are 144 bits: nobody guesses one."""
    return secrets.token_urlsafe(size)


def clean(name: str) -> str:
    """A name as others may see it: one line, nothing invisible, not too long."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:40]


def seats_of(record: TableRecord, device: str) -> list[int]:
    return [number for number, seat in enumerate(record.seats) if device and seat.device == device]


def is_member(record: TableRecord, device: str) -> bool:
    """Those whom the table knows: seated, its creator, or let in by the watch link."""
    return bool(device) and (device == record.creator or device in record.people or bool(seats_of(record, device)))


def may_watch(record: TableRecord, device: str) -> bool:
    return record.public or is_member(record, device)


def humans(record: TableRecord) -> list[int]:
    """Seats that a human plays now: taken, not stood in for, not conceded."""
    return [
        number
        for number, seat in enumerate(record.seats)
        if seat.kind == "human" and seat.device and not seat.stand_in and number not in record.conceded
    ]


def agent_level(record: TableRecord, number: int) -> str:
    """The level of whoever plays the seat by program; empty for a human."""
    seat = record.seats[number]
    return seat.level if seat.kind == "agent" else seat.stand_in


def is_simple(record: TableRecord) -> bool:
    """Humans play each other and nothing happens by itself: no clock, yield, stand-in, notice or question is open."""
    if record.status != "playing" or record.paused or record.conceded or record.consent or record.clock.kind != "none":
        return False
    return not any(
        seat.kind != "human" or seat.stand_in or seat.yields or seat.webhook or seat.email for seat in record.seats
    )


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
