"""Everything that a table holds of one person: told to that person, or taken out for good.

Moves stay: they belong to everybody who was at the table, and the chance of a game is proved by all of them.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from . import agents, attendance, devices
from .changes import ChatRow, sealed
from .command import CommandResult
from .record import NoticeTimes, SeatRecord, TableRecord, is_member, stands_for, token

if TYPE_CHECKING:
    from .table import Table


class Erased(NamedTuple):
    """The devices that a table knew somebody by, and under which id it told the others of them."""

    devices: tuple[str, ...]
    person: str


def personal_data(table: Table, device: str) -> CommandResult:
    record, known = table.record, stands_for(table.record, device)
    me = record.people.get(known)
    seats = [
        {"seat": number, "name": seat.name, "email": seat.email, "webhook": seat.webhook, "push": seat.push is not None}
        for number, seat in enumerate(record.seats)
        if known and known in (seat.device, seat.owner)
    ]
    said = [line["text"] for line in table.chat if me is not None and line["person"] == me.id and line["text"]]
    answer: dict[str, Any] = {
        "table": table.id, "title": record.title, "status": record.status, "name": me.name if me else "",
        "devices": 1 + len(devices.others(record, known)), "seats": seats, "said": said,
    }  # fmt: skip
    return CommandResult(answer)


def erase_person(table: Table, device: str) -> CommandResult:
    """The computer plays on; name, addresses, chat and every tie to the device go."""
    if not is_member(table.record, stands_for(table.record, device)):
        return CommandResult()
    erased = erase_from(table.record, device, agents.stand_in(table))
    rows = []
    for at, line in enumerate(table.chat):
        if is_by(line, erased):
            table.chat[at] = without_words(line)
            row = ChatRow(line["number"], table.chat_times[at], table.services.pack(table.chat[at]))
            rows.append(sealed(table.services.key, table.id, row))
    for device in erased.devices:
        table.answers.pop(device, None)
    outcome = CommandResult(is_changed=True, chat=tuple(rows), leaving=erased.devices)
    outcome.show.append(partial(_send_away, table, erased.devices))
    return outcome


def erase_from(record: TableRecord, device: str, stand_in: str) -> Erased:
    known = stands_for(record, device)
    gone = (known, *devices.others(record, known))
    for seat in record.seats:
        if known in (seat.device, seat.owner):
            empty_seat(seat, record.status, stand_in)
    me = record.people.pop(known, None)
    if me is not None:
        record.reports = [line for line in record.reports if me.id not in (line.person, line.by)]
        record.silenced = [person for person in record.silenced if person != me.id]
    record.devices = {other: whose for other, whose in record.devices.items() if other not in gone}
    record.keys = {digest: key for digest, key in record.keys.items() if key.device not in gone}
    record.spent = {digest: whose for digest, whose in record.spent.items() if whose not in gone}
    record.creator = "" if record.creator in gone else record.creator
    if record.consent is not None and record.consent.device in gone:
        record.consent = None
    return Erased(gone, me.id if me else "")


def empty_seat(seat: SeatRecord, status: str, stand_in: str) -> None:
    seat.name = seat.device = seat.owner = seat.webhook = seat.email = seat.confirm = seat.stand_in = ""
    seat.push, seat.times, seat.yields, seat.declined = None, NoticeTimes(), [], None
    seat.shows, seat.away = False, []
    if status == "waiting":
        seat.kind, seat.invite, seat.contribution = "open", token(), ""
    elif status == "playing":
        seat.kind, seat.level = "agent", stand_in


def is_by(line: dict[str, Any], erased: Erased) -> bool:
    return bool(erased.person) and line["person"] == erased.person


def without_words(line: dict[str, Any]) -> dict[str, Any]:
    """It keeps its number, so that nothing seems to be missing."""
    return {**line, "person": "", "name": "", "text": "", "mark": None}


def _send_away(table: Table, gone: tuple[str, ...]) -> None:
    for viewer in list(table.viewers.values()):
        if viewer.device in gone:
            viewer.close(1012)
    attendance.tell(table)
