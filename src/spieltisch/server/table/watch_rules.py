"""What people decide about those who watch: how far behind they are, and whether they see the hands."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from . import attendance, moves, updates
from .command import CommandResult
from .record import is_creator
from .services import Denied

if TYPE_CHECKING:
    from .table import Table


def set_delay(table: Table, device: str, delay: int) -> CommandResult:
    """The host keeps those who watch some moves behind."""
    if not is_creator(table.record, device):
        raise Denied("not_your_table")
    table.record.delay = delay
    return _changed(table)


def show_hand(table: Table, device: str, seat: int, on: bool) -> CommandResult:
    """Whoever plays agrees that those who watch see the hand, or no longer."""
    moves.own_seat(table, device, seat)
    table.record.seats[seat].shows = on
    return _changed(table)


def look_through(table: Table, device: str, seat: int | None) -> CommandResult:
    """Whoever watches chooses a side. Before all hands are open it changes nothing that is sent."""
    if table.seats_of(device) or (seat is not None and seat >= len(table.record.seats)):
        raise Denied("not_your_seat", seat=seat or 0)
    table.perspectives[device] = seat
    return CommandResult(is_changed=True, show=[partial(_show, table, device)])


def _changed(table: Table) -> CommandResult:
    return CommandResult(is_changed=True, show=[partial(attendance.tell, table), partial(_show, table)])


def _show(table: Table, only: str | None = None) -> None:
    for device in {viewer.device for viewer in table.viewers.values()}:
        if (only is None or device == only) and not table.seats_of(device):
            viewers = [viewer for viewer in table.viewers.values() if viewer.device == device]
            table.services.tell(viewers, updates.whole(table, device))
