"""Those who only watch: how many moves they are behind, and through whose eyes they look. All of it is worked out here:
what they may not know yet never leaves the server.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spieltisch.core import Match

from .record import TableRecord, seats_of
from .services import Denied

if TYPE_CHECKING:
    from .table import Table

Eye = int | None  # a seat; None for whoever watches; -1 - seat for whoever watches through an open hand


def through(seat: int) -> Eye:
    return -1 - seat


def seat_of(eye: Eye) -> int | None:
    """Whose view that is."""
    return eye if eye is None or eye >= 0 else -1 - eye


def is_playing(eye: Eye) -> bool:
    return eye is not None and eye >= 0


def hands_open(record: TableRecord) -> bool:
    """Everybody who plays has agreed that those who watch see all hands."""
    people = [seat for seat in record.seats if seat.kind == "human"]
    return record.status == "playing" and bool(people) and all(seat.shows for seat in people)


def eye_of(table: Table, device: str) -> Eye:
    """Through what a device looks that has no seat."""
    seat = table.perspectives.get(device)
    return None if seat is None or not hands_open(table.record) else through(seat)


def is_late(table: Table, device: str) -> bool:
    return table.record.delay > 0 and table.is_playing and not seats_of(table.record, device)


def shown(table: Table) -> Match:
    """The game as those who watch may know it: some moves ago, or as it is."""
    match = table.match
    assert match is not None
    if not table.record.delay or not table.is_playing:
        table.late = None
        return match
    wanted = max(0, len(match.entries) - table.record.delay)
    late = table.late
    if late is None or not _is_part(late, match):
        late = table.late = match.fork(wanted)
    elif len(late.entries) < wanted:
        late.fold(match.entries[len(late.entries) : wanted])
    return late


def _is_part(late: Match, match: Match) -> bool:
    length = len(late.entries)
    return length <= len(match.entries) and (not length or late.chain == match.entries[length - 1].chain)


def entry_for(table: Table, device: str) -> int:
    """How many moves of the game this device knows of."""
    return len(shown(table).entries) if table.match is not None and is_late(table, device) else table.entry


def must_know_all(table: Table, device: str) -> None:
    """Exports and questions tell of the game as it is: not to those who are behind."""
    if is_late(table, device):
        raise Denied("watching_late", 403, count=table.record.delay)
