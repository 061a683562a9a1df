"""What is read out of a table: exports, moments of a replay, positions to continue from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spieltisch.core import Match

from . import updates, watching
from .command import CommandResult
from .record import may_watch
from .services import Denied

if TYPE_CHECKING:
    from .table import Table


def begun(table: Table) -> Match:
    if table.match is None:
        raise Denied("waiting")
    return table.match


def is_open(table: Table, device: str) -> bool:
    """Whether a device may see everything: only when the game is over."""
    return table.record.status == "finished" and may_watch(table.record, device)


def own_eyes(table: Table, device: str, seat: int | None) -> int | None:
    """A seat through which this device may look."""
    if seat is not None and seat not in table.seats_of(device):
        raise Denied("not_your_seat", 403, seat=seat)
    return seat


def export(table: Table, device: str, seat: int | None) -> CommandResult:
    match, names = begun(table), updates.names(table.record)
    if is_open(table, device):
        log = {**match.to_json(), "names": names}
        if table.record.along is not None:
            log |= {"along": table.record.along, "elsewhere": table.record.elsewhere}
        return CommandResult(
            {"title": table.record.title, "complete": True, "names": names, "log": log, "seat": None, "view": None,
             "events": [], "actions": []}
        )  # fmt: skip
    watching.must_know_all(table, device)
    seat = own_eyes(table, device, seat)
    actions = [
        {"entry": number, "action": entry.action}
        for number, entry in enumerate(match.entries, start=1)
        if seat is not None and entry.seat == seat
    ]
    return CommandResult(
        {"title": table.record.title, "complete": False, "names": names, "log": None, "seat": seat,
         "view": match.view(seat), "events": match.events(seat), "actions": actions}
    )  # fmt: skip


def moments(table: Table, device: str, eyes: str, seat: int | None) -> CommandResult:
    """The log for whoever cuts the moments out of it, and whether all of it may be told."""
    match = begun(table)
    may_see_all = is_open(table, device)
    if not may_see_all:
        if eyes == "open":
            raise Denied("not_finished", 403)
        watching.must_know_all(table, device)
        own_eyes(table, device, seat)
    return CommandResult({"log": match.to_json(), "is_open": may_see_all})


def fork(table: Table, device: str, entry: int) -> CommandResult:
    match = begun(table)
    if not is_open(table, device):
        raise Denied("not_finished", 403)
    if entry > len(match.entries):
        raise Denied("no_entry", 422, entries=len(match.entries))
    return CommandResult({"log": match.to_json(), "title": table.record.title, "options": table.record.options})


def look(table: Table, device: str) -> CommandResult:
    return CommandResult(info(table, device))


def info(table: Table, device: str) -> dict[str, Any]:
    return updates.info(table.record, device, table.services.now(), table)
