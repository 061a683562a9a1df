"""Coming to a table and leaving it: links, sitting down, watching, the rematch."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import TYPE_CHECKING, Any

from . import absence, agents, attendance, consent, creation, devices, moves, seat_change, updates
from .command import LATER, Command, CommandResult, OwnCommand
from .names import clean, own_name
from .presence import is_free
from .record import TableRecord, is_host, is_member, is_token, may_sit, may_watch, person, seats_of, stands_for, token
from .services import Denied, Viewer

if TYPE_CHECKING:
    from .table import Table


def device_of(key: str) -> str:
    """A program's key makes it a device."""
    return "b:" + hashlib.sha256(key.encode()).hexdigest()[:32]


# -- sockets


def enter(table: Table, viewer: Viewer, admission: str) -> CommandResult:
    """Somebody connects. A program with the link of a seat takes it, and gets a key that nobody else knows."""
    record = table.record
    viewer.device = stands_for(record, viewer.device)
    outcome, key = CommandResult(), ""
    if admission and not is_member(record, viewer.device):
        if seat_of_token(record, admission) is not None:
            key = token(24)
            viewer.device = device_of(key)
        outcome = join(table, viewer.device, admission)
    device = viewer.device
    if not may_watch(record, device):
        raise Denied("no_table", 404)
    is_new = device not in record.people
    person(record, device)
    recaps: dict[int, int] = {}
    outcome = outcome.then(returned(table, device, recaps))
    outcome.is_changed |= is_new or bool(recaps)
    outcome.show.append(partial(_entered, table, viewer, key, recaps))
    return outcome


def _entered(table: Table, viewer: Viewer, key: str, recaps: dict[int, int]) -> None:
    table.come(viewer)
    table.services.tell([viewer], attendance.hello(table, viewer.device, key))
    table.services.tell([viewer], updates.whole(table, viewer.device, recaps=recaps))
    attendance.tell(table)
    agents.start(table)


def leave(table: Table, key: str) -> CommandResult:
    viewer = table.go(key)
    if viewer is None or table.is_connected(viewer.device):
        return CommandResult()
    outcome = absence.left(table, viewer.device)
    outcome.show.append(partial(attendance.tell, table))
    return outcome


def returned(table: Table, device: str, recaps: dict[int, int]) -> CommandResult:
    """The human is here again; `recaps` learns for each seat the entry at which it was left."""
    outcome = CommandResult()
    for number, seat in enumerate(table.record.seats):
        if seat.owner and seat.owner == device:  # somebody sat here meanwhile
            outcome = outcome.then(seat_change.sit(table, device, number))
    for number in table.seats_of(device):
        was_announced = (number, "countdown") in table.told
        absence.forget(table, number)
        seat = table.record.seats[number]
        if seat.seen is not None:
            recaps[number] = seat.seen
            seat.seen = None
        if seat.stand_in and number not in table.record.conceded:
            outcome = outcome.then(moves.take_back(table, number))
        elif was_announced:
            outcome.show.append(partial(updates.notice, table, "returned", seat=number))
    return outcome


# -- links


def seat_of_token(record: TableRecord, given: str) -> int | None:
    return next((number for number, seat in enumerate(record.seats) if is_token(seat.invite, given)), None)


def invitation(table: Table, device: str, given: str) -> CommandResult:
    """The seat that the token of a link offers, None if it lets one watch; `whose`: it is theirs already."""
    record = table.record
    seat = seat_of_token(record, given)
    owner = "" if is_member(record, device) else devices.whose(table, given)
    if seat is None and not owner and not is_token(record.watch, given) and not is_member(record, device):
        devices.check_spent(record, given)
        raise Denied("no_table", 404)
    if seat is not None and not may_sit(record, device):
        raise Denied("kept_along", 403)
    if owner:
        seat = next(iter(seats_of(record, owner)), None)
    return CommandResult(
        {
            "table": updates.info(record, device, table.services.now(), table),
            "seat": seat,
            "whose": devices.name_of(record, owner) if owner else None,
        }
    )


def decline(table: Table, given: str, name: str) -> CommandResult:
    """Somebody who was invited can not come: the host hears it. The link stays good, for them or for somebody else."""
    record = table.record
    number = seat_of_token(record, given)
    if number is None:
        devices.check_spent(record, given)
        raise Denied("no_table", 404)
    seat, told = record.seats[number], clean(name)
    if seat.declined == told:
        return CommandResult({"declined": True})
    seat.declined = told
    outcome = CommandResult({"declined": True}, is_changed=True)
    outcome.show.append(partial(updates.notice, table, "declined", seat=number))
    outcome.show.append(partial(attendance.tell, table))
    return outcome


def fresh_link(table: Table, device: str, number: int) -> CommandResult:
    moves.own_seat(table, device, number)
    if table.record.along is not None:
        raise Denied("kept_along", 403)
    seat = table.record.seats[number]
    seat.invite = token()
    return CommandResult({"invite": updates.link(table.id, seat.invite)}, is_changed=True)


# -- sitting down


def join(
    table: Table, device: str, given: str = "", seat: int | None = None, name: str = "", contribution: str = "",
    options: dict[str, Any] | None = None,
) -> CommandResult:  # fmt: skip
    """Sit down or watch, as far as the token allows; without one only what a public table offers."""
    record = table.record
    offered = seat_of_token(record, given)
    if offered is not None:
        bring(record, offered, options)
        outcome = seat_change.sit(table, device, offered, name, contribution)
        devices.spend(record, given, device)
        return outcome
    if is_token(record.watch, given):
        return watch(table, device, name)
    if devices.whose(table, given):
        return devices.take(table, device, given)
    if seat is not None and record.public:
        if seat >= len(record.seats) or record.seats[seat].kind != "open":
            raise Denied("seat_taken", seat=seat)
        bring(record, seat, options)
        return seat_change.sit(table, device, seat, name, contribution)
    if may_watch(record, device) and (not given or is_member(record, device)):
        return watch(table, device, name)  # or a spent link, opened again by somebody who is in already
    devices.check_spent(record, given)
    raise Denied("no_table", 404)


def admit(table: Table, device: str, given: str) -> CommandResult:
    """With the token of the watch link; any other is looked at by those who ask for more."""
    return watch(table, device) if is_token(table.record.watch, given) else CommandResult()


def joined(table: Table, device: str, request: Any) -> CommandResult:
    """Join over HTTP. `request.is_program`: a fresh key instead of the token of the link."""
    key = ""
    if request.is_program and seat_of_token(table.record, request.token) is not None:
        key = token(24)
        device = device_of(key)
    outcome = join(table, device, request.token, request.seat, request.name, request.contribution, request.options)
    device = stands_for(table.record, device)
    table_info = updates.info(table.record, device, table.services.now(), table)
    outcome.answer = {"table": table_info, "seats": seats_of(table.record, device), "key": key or None}
    return outcome


def bring(record: TableRecord, seat: int, options: dict[str, Any] | None) -> None:
    """Options that belong to the seat; they join the others before the game begins."""
    if not options:
        return
    if record.status != "waiting":
        raise Denied("started")
    title = creation.known_game(record.title)
    own = {option.name for option in title.options if option.seat == seat}
    if set(options) - own:
        raise Denied("bad_option", 422, names=sorted(str(name)[:40] for name in set(options) - own))
    record.options = creation.checked_options(title, {**record.options, **options})


def watch(table: Table, device: str, name: str = "") -> CommandResult:
    before = table.record.people.get(device)
    person(table.record, device, own_name(table.record, device, clean(name)))
    if before is not None and not name:
        return CommandResult()
    return CommandResult(is_changed=True, show=[partial(attendance.tell, table)])


def claim(table: Table, device: str, number: int) -> CommandResult:
    """An open seat of a public table, the own one from a stand-in, or an absent one, if all others agree."""
    record = table.record
    if number >= len(record.seats) or number in record.conceded:
        raise Denied("seat_taken", seat=number)
    if not may_sit(record, device):
        raise Denied("kept_along", 403)
    seat = record.seats[number]
    if seat.device == device:
        return moves.take_back(table, number)
    if seat.owner == device:
        return seat_change.sit(table, device, number)
    if seat.kind == "open" and (record.public or is_host(record, device)):
        return seat_change.sit(table, device, number)
    if seat.kind == "human" and table.is_playing and is_free(table, number):
        return consent.ask_claim(table, device, number)
    raise Denied("seat_taken", seat=number)


# -- another game


def rematch(table: Table, command: Command) -> CommandResult:
    record = table.record
    if not is_host(record, command.device):
        raise Denied("not_your_table", 403)
    if record.status != "finished":
        raise Denied("not_finished")
    if record.rematch:
        return CommandResult({"rematch": record.rematch})
    if table.rematching is None:
        table.rematching = []
        fresh = creation.again(record, table.services.now())
        table.services.create(fresh, lambda error: table.hear(OwnCommand("rematched", "" if error else fresh.id)))
    table.rematching.append(command)
    return CommandResult(LATER)


def rematched(table: Table, fresh: str) -> CommandResult:
    """The new table stands, or could not be made."""
    waiting, table.rematching = table.rematching or [], None
    table.record.rematch = fresh

    def show() -> None:
        for command in waiting:
            if fresh:
                command.reply(table, {"rematch": fresh})
            else:
                command.refuse(table, Denied("unstored", 503))
        if fresh:
            updates.notice(table, "rematch", rematch=fresh)

    return CommandResult(is_changed=bool(fresh), show=[show])
