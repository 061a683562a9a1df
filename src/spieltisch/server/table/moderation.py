"""What the host is told about, and can do about it: a line of chat reported, somebody silenced or removed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from . import agents, attendance, erasure, updates
from .command import CommandResult
from .record import ReportRecord, TableRecord, is_creator, seats_of
from .services import Denied

if TYPE_CHECKING:
    from .table import Table

REPORTS = 30  # the newest


def report(table: Table, device: str, number: int) -> CommandResult:
    """Show the host a line of chat: what was said, and by whom. Nobody else hears of it."""
    record = table.record
    line = next((line for line in updates.chat_lines(table, device) if line["number"] == number), None)
    me = updates.person_id(record, device)
    if line is None or me is None or line["person"] == me:
        raise Denied("no_line")
    if any(one.number == number and one.by == me for one in record.reports):
        return CommandResult()
    one = ReportRecord(number=number, person=line["person"], name=line["name"], text=line["text"], by=me)
    record.reports = [*record.reports, one][-REPORTS:]
    return CommandResult(is_changed=True, show=[partial(attendance.tell, table), partial(_tell_host, table)])


def _tell_host(table: Table) -> None:
    host = [viewer for viewer in table.viewers.values() if is_creator(table.record, viewer.device)]
    table.services.tell(host, updates.noticed("reported"))


def silence(table: Table, device: str, person: str, on: bool) -> CommandResult:
    """The host decides that somebody is not heard by anybody, or is heard again."""
    record = table.record
    _must_be_host(table, device, person)
    record.silenced = sorted({*record.silenced, person} if on else {*record.silenced} - {person})
    _settle_reports(record, person)
    return CommandResult(is_changed=True, show=[partial(attendance.tell, table)])


def remove(table: Table, device: str, person: str) -> CommandResult:
    """The host shows somebody the door. A computer plays on for whoever sat at the table."""
    record = table.record
    gone = _must_be_host(table, device, person)
    for seat in seats_of(record, gone):
        erasure.empty_seat(record.seats[seat], record.status, agents.stand_in(table))
        table.gone.pop(seat, None)
    record.removed = [*record.removed, gone]
    record.devices = {other: whose for other, whose in record.devices.items() if whose != gone}
    record.keys = {key: one for key, one in record.keys.items() if one.device != gone}
    _settle_reports(record, person)
    return CommandResult(is_changed=True, show=[partial(_show_out, table, gone), partial(attendance.tell, table)])


def _must_be_host(table: Table, device: str, person: str) -> str:
    """The device of that person."""
    if not device or device != table.record.creator:
        raise Denied("not_your_table")
    found = next((one for one, known in table.record.people.items() if known.id == person), None)
    if found is None or found == device:
        raise Denied("no_person")
    return found


def _settle_reports(record: TableRecord, person: str) -> None:
    record.reports = [one for one in record.reports if one.person != person]


def _show_out(table: Table, gone: str) -> None:
    for viewer in [one for one in table.viewers.values() if one.device == gone]:
        table.go(viewer.key)
        viewer.close(1008)
    updates.tell_whole(table)
    agents.start(table)
