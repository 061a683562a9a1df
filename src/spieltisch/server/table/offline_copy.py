"""A copy of a game against opponents for the person's own device, and how what was played there comes back.

Only where nobody else's secrets are at stake, and only if the person asks for it: all that the table knows goes. From
then on the table and its log say so, and no other person sits down. What was played elsewhere comes back as actions;
chance is the table's own, so the same actions lead to the same position.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from spieltisch.core import Entry, Match

from . import agents, moves, updates
from .changes import Head, entry_row, entry_rows
from .command import CommandResult
from .record import TableRecord
from .services import Denied

if TYPE_CHECKING:
    from .table import Table

HERE = "here"  # the one device of a page, and how the names of its tables begin


def is_alone(record: TableRecord, device: str) -> bool:
    """One person, opponents otherwise, and nobody who has a seat to come back to."""
    people = {person for seat in record.seats if seat.kind != "agent" for person in (seat.device, seat.owner or device)}
    return bool(device) and people == {device}


def take(table: Table, device: str) -> CommandResult:
    """The rows of the table as the device keeps them; the first time, everybody is told."""
    record, match = table.record, moves.running(table)
    if not is_alone(record, device):
        raise Denied("not_alone", 403)
    is_first = record.along is None
    if is_first:
        record.along = table.entry
    now = table.services.now()
    body = _moved(json.loads(table.services.pack(record)), device)
    head = Head(record.title, record.status, False, record.created, now, None, b"")
    rows = [entry_row(table.services.pack, number, entry, now) for number, entry in enumerate(match.entries, 1)]
    return CommandResult(
        {
            "table": body["id"],
            "entry": table.entry,
            "head": [*head[:6], json.dumps(body), ""],
            "entries": [[*row[:3], row.chance.decode(), *row[4:]] for row in rows],
        },
        is_changed=is_first,
        show=[partial(updates.notice, table, "along")] if is_first else [],
    )


def _moved(body: dict[str, Any], device: str) -> dict[str, Any]:
    """The record as a page's own: its only device is the one it is on."""
    seats = [{**seat, "device": HERE if seat["device"] == device else ""} for seat in body["seats"]]
    people = {HERE: body["people"][device]} if device in body["people"] else {}
    own = {"id": f"{HERE}-{body['id']}", "creator": HERE, "public": False, "consent": None, "lines": 0, "along": None}
    own |= {"devices": {}, "keys": {}, "spent": {}}
    return {**body, **own, "seats": seats, "people": people}


def may_bring(table: Table, device: str, since: int) -> Match:
    """The table must not have gone on since."""
    match = moves.running(table)
    if not is_alone(table.record, device):
        raise Denied("not_alone", 403)
    if table.entry != since:
        raise Denied("went_on", entries=table.entry)
    return match


def log_for(table: Table, device: str, since: int) -> CommandResult:
    """For a worker, who plays what was played elsewhere and says which entries that makes."""
    return CommandResult(may_bring(table, device, since).to_json())


def bring(table: Table, device: str, since: int, entries: Sequence[Entry]) -> CommandResult:
    """What was played elsewhere after entry `since`, as a worker has played it."""
    match, record = may_bring(table, device, since), table.record
    agents.stop(table)
    match.fold(list(entries))
    now = table.services.now()
    rows = entry_rows(table.services, record.id, entries, since, now)
    record.along = since if record.along is None else record.along
    record.elsewhere.append([since, len(match.entries)])
    if match.over:
        updates.close(record, match, now)
    record.since = now
    show: list[Callable[[], None]] = [partial(updates.tell_whole, table)]
    if match.over:
        show.append(partial(moves.finish, table))
    return CommandResult(updates.info(record, device, now, table), entries=rows, is_changed=True, show=show)
