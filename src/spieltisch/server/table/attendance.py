"""Who is at a table, told to everybody there. However many come and go, that costs no more than a list a second."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from spieltisch import __version__

from . import updates, watching
from .services import Handle, Viewer

if TYPE_CHECKING:
    from .table import Table

AT_ONCE = 6  # lists; then one a second
SECOND = 1.0
NAMED = 30  # watchers; if there are more they are only counted

Said = dict[str, Any]


@dataclass(slots=True)
class Attendance:
    """What was told of whom, and how soon more may be told."""

    told: dict[str, Said] = field(default_factory=dict)
    left: float = AT_ONCE
    at: float = 0.0
    waiting: Handle | None = None

    def take(self, now: float) -> bool:
        self.left, self.at = min(AT_ONCE, self.left + max(0.0, now - self.at) / SECOND), now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def people(table: Table, device: str = "") -> list[Said]:
    """Those who sit here and those who watch; of many watchers only `device` itself."""
    record = table.record
    seated = {seat.device for seat in record.seats}
    here = {viewer.device for viewer in table.viewers.values()}
    named = seated | (here if len(here - seated) <= NAMED else here & {device})
    return [
        {"id": person.id, "name": person.name, "seats": table.seats_of(one), "connected": one in here}
        for one, person in record.people.items()
        if one in named
    ]


def hello(table: Table, device: str, key: str = "") -> Said:
    return {
        "type": "hello",
        "protocol": updates.PROTOCOL,
        "server": __version__,
        "you": table.record.people[device].id,
        "key": key or None,
        "table": updates.info(table.record, device, table.services.now(), table),
        "people": people(table, device),
    }


def tell(table: Table) -> None:
    """Now, or with the next list."""
    attendance = table.attendance
    if attendance.take(table.services.now()):
        if attendance.waiting is not None:
            attendance.waiting.cancel()
            attendance.waiting = None
        _tell(table)
    elif attendance.waiting is None:
        attendance.waiting = table.services.later(SECOND, partial(_tell_later, table))


def _tell_later(table: Table) -> None:
    table.attendance.waiting = None
    if not table.is_dead:
        table.attendance.take(table.services.now())
        _tell(table)


def _tell(table: Table) -> None:
    before, now = table.attendance.told, {one["id"]: one for one in people(table)}
    table.attendance.told = now
    changed = [one for name, one in now.items() if before.get(name) != one]
    lists = {
        False: {"people": list(now.values()), "part": False, "gone": []},
        True: {"people": changed, "part": True, "gone": [name for name in before if name not in now]},
    }
    shared = {
        "type": "people",
        "watchers": updates.watchers(table),
        "status": table.record.status,
        "delay": table.record.delay,
        "hands_open": watching.hands_open(table.record),
    }
    for (_, is_partial), viewers in _alike(table).items():
        seats = updates.seat_infos(table.record, viewers[0].device, table)
        table.services.tell(viewers, {**shared, "seats": seats, **lists[is_partial]})


def _alike(table: Table) -> dict[tuple[str, bool], list[Viewer]]:
    """All who only watch are told the same."""
    own = {table.record.creator, *(seat.device for seat in table.record.seats)}
    found: dict[tuple[str, bool], list[Viewer]] = {}
    for viewer in table.viewers.values():
        found.setdefault((viewer.device if viewer.device in own else "", viewer.is_partial), []).append(viewer)
    return found
