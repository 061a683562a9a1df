"""Several devices of one person at a table: a link that is used once, and the way back to a single one.

The table knows a person by one device. Others that were let in by such a link stand for it (`TableRecord.devices`):
whatever they ask is asked in its name, so a seat looks the same on all of them. Of a key only its digest is kept.
"""

from __future__ import annotations

import hashlib
from functools import partial
from typing import TYPE_CHECKING

from . import attendance, updates
from .command import CommandResult
from .record import DeviceKey, TableRecord, is_host, is_token, seats_of, stands_for, token
from .services import Denied

if TYPE_CHECKING:
    from .table import Table

DAY = 86_400.0
MOST = 8  # other devices of one person
SPENT = 60  # used links that can still be told from wrong ones


def digest(key: str) -> str:
    """Keys are random and long, so that a plain digest gives nothing away."""
    return hashlib.sha256(f"spieltisch.key|{key}".encode()).hexdigest()


def link(table: Table, device: str) -> CommandResult:
    """A link with which another device of this person has the same seats; the one before is worth nothing."""
    record = table.record
    if not is_host(record, device):
        raise Denied("not_your_table", 403)
    now = table.services.now()
    record.keys = {known: key for known, key in record.keys.items() if key.device != device and key.until > now}
    key = token()
    record.keys[digest(key)] = DeviceKey(device=device, until=now + DAY)
    answer = {"link": updates.link(table.id, key), "seconds": DAY, "devices": len(others(record, device))}
    return CommandResult(answer, is_changed=True)


def others(record: TableRecord, device: str) -> list[str]:
    return [other for other, known in record.devices.items() if known == device]


def whose(table: Table, given: str) -> str:
    """The device for which the key of a link stands; empty if it is no such key."""
    found = table.record.keys.get(digest(given)) if given else None
    if found is None:
        return ""
    if found.until <= table.services.now():
        raise Denied("link_expired", 410, name=name_of(table.record, found.device))
    return found.device


def name_of(record: TableRecord, device: str) -> str:
    seats = seats_of(record, device)
    person = record.people.get(device)
    return record.seats[seats[0]].name if seats else person.name if person else ""


def check_spent(record: TableRecord, given: str) -> None:
    """Whoever holds a link that was used is told whose seat it is; a wrong one says nothing."""
    used = digest(given) if given else ""
    for known, device in record.spent.items():
        if is_token(known, used):
            raise Denied("link_used", 410, name=name_of(record, stands_for(record, device)))


def spend(record: TableRecord, given: str, device: str) -> None:
    record.spent[digest(given)] = device
    while len(record.spent) > SPENT:
        del record.spent[next(iter(record.spent))]


def take(table: Table, device: str, given: str) -> CommandResult:
    """This device stands for the one that made the link from now on, and the link is spent."""
    record, known = table.record, whose(table, given)
    if device == known:
        return CommandResult()
    if device.startswith("b:") or seats_of(record, device) or others(record, device):
        raise Denied("own_seat_here", 409)
    if len(others(record, known)) >= MOST:
        raise Denied("many_devices", 409, count=MOST)
    del record.keys[digest(given)]
    spend(record, given, known)
    record.people.pop(device, None)
    record.devices[device] = known
    return CommandResult(is_changed=True, show=[partial(_came_along, table, device)])


def _came_along(table: Table, device: str) -> None:
    """Whatever that device has open comes back with its new eyes."""
    for viewer in list(table.viewers.values()):
        if viewer.device == device:
            viewer.close(1012)
    attendance.tell(table)


def only_here(table: Table, device: str, came_as: str) -> CommandResult:
    """All other devices of this person are sent away, the first one too, and no link is left."""
    record = table.record
    record.keys = {known: key for known, key in record.keys.items() if key.device != device}
    for other in others(record, device):
        if other != came_as:
            del record.devices[other]
    if came_as and came_as != device:
        del record.devices[came_as]
        rename_device(table, device, came_as)
    answer = {"link": None, "seconds": 0.0, "devices": 0}
    return CommandResult(answer, is_changed=True, show=[partial(_send_off, table, came_as or device)])


def _send_off(table: Table, device: str) -> None:
    """They all ask again who they are."""
    for viewer in list(table.viewers.values()):
        if viewer.device == device:
            viewer.close(1012)


def rename_device(table: Table, old: str, new: str) -> None:
    """Give everything that the table keeps under device `old` to device `new`."""
    record = table.record
    for seat in record.seats:
        seat.device = new if seat.device == old else seat.device
        seat.owner = new if seat.owner == old else seat.owner
    record.creator = new if record.creator == old else record.creator
    record.people = {new if device == old else device: person for device, person in record.people.items()}
    record.devices = {
        device: new if known == old else known for device, known in record.devices.items() if device != new
    }
    record.spent = {used: new if device == old else device for used, device in record.spent.items()}
    for key in record.keys.values():
        key.device = new if key.device == old else key.device
    if record.consent is not None and record.consent.device == old:
        record.consent.device = new
    table.answers[new] = table.answers.pop(old, table.answers[new])
    for viewer in table.viewers.values():
        if viewer.device == old:
            viewer.device = new


def move(table: Table, device: str, to: str) -> CommandResult:
    """Everything that a person has here belongs to another device from now on; the old ones have nothing left."""
    record = table.record
    if device in record.devices:
        record.devices[to] = record.devices.pop(device)
        return CommandResult(is_changed=True, show=[partial(_send_off, table, record.devices[to])])
    if device not in record.people and not is_host(record, device):
        return CommandResult()
    record.keys = {known: key for known, key in record.keys.items() if key.device != device}
    for other in others(record, device):
        del record.devices[other]
    rename_device(table, device, to)
    return CommandResult(is_changed=True, show=[partial(_send_off, table, to)])


def adopt(table: Table, device: str, by: str) -> CommandResult:
    """Another device of the same person stands for this one here, unless it has a place of its own."""
    record = table.record
    if device == by or seats_of(record, by) or others(record, by) or not is_host(record, device):
        return CommandResult()
    record.people.pop(by, None)
    record.devices[by] = device
    return CommandResult(is_changed=True, show=[partial(_came_along, table, by)])
