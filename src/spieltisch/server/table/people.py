"""What people do besides playing: talk, take a name, pause, say where to tell them of their turn."""

from __future__ import annotations

import hmac
from functools import partial
from typing import TYPE_CHECKING, Any

from . import agents, attendance, clock, moves, timer, updates, watching
from .changes import LINES, ChatRow, sealed
from .command import CommandResult
from .names import clean, own_name
from .record import NoticeTimes, SeatRecord, is_token, person, token
from .services import Denied

if TYPE_CHECKING:
    from .table import Table


NUDGE_AFTER = 3_600.0  # seconds that a decision has waited
CHAT_LINES = 12  # of one message; what is below goes on in the last


def chat(table: Table, device: str, text: str) -> CommandResult:
    text = "".join(letter for letter in text.strip() if letter.isprintable() or letter == "\n")
    lines = text.split("\n")
    text = "\n".join([*lines[: CHAT_LINES - 1], " ".join(lines[CHAT_LINES - 1 :])]).strip()
    if not text:
        raise Denied("empty_chat")
    return _say(table, device, text)


def point(table: Table, device: str, mark: str) -> CommandResult:
    """Show the others something on the table. Cards in hands have no mark, so that nobody shows one by mistake."""
    if not table.seats_of(device):
        raise Denied("not_your_table")
    return _say(table, device, "", mark)


def _say(table: Table, device: str, text: str, mark: str | None = None) -> CommandResult:
    record = table.record
    who = person(record, device)
    if who.id in record.silenced:
        raise Denied("silenced")
    seats = table.seats_of(device)
    record.lines += 1
    seat = seats[0] if seats else None
    line = {
        "number": record.lines, "person": who.id, "name": who.name, "seat": seat, "text": text, "age": 0.0,
        "entry": watching.entry_for(table, device), "mark": mark,
    }  # fmt: skip
    row = ChatRow(record.lines, table.services.now(), table.services.pack(line))
    row = sealed(table.services.key, table.id, row)
    return CommandResult(chat=(row,), is_changed=True, show=[partial(_show_line, table, line, row.at)])


def _show_line(table: Table, line: dict[str, Any], at: float) -> None:
    table.chat = [*table.chat[1 - LINES :], line]
    table.chat_times = [*table.chat_times[1 - LINES :], at]
    people = table.record.people
    deaf = {device for device, listener in people.items() if line["person"] in listener.muted}
    hearing = [
        viewer
        for viewer in table.viewers.values()
        if viewer.device not in deaf and line["entry"] <= watching.entry_for(table, viewer.device)
    ]
    table.services.tell(hearing, {"type": "chat", "line": line})


def mute(table: Table, device: str, who: str, on: bool) -> CommandResult:
    me = person(table.record, device)
    if who not in {known.id for known in table.record.people.values()}:
        raise Denied("no_person")
    me.muted = sorted(set(me.muted) | {who} if on else set(me.muted) - {who})
    return CommandResult(is_changed=True)


def rename(table: Table, device: str, name: str) -> CommandResult:
    name = clean(name)
    if not name:
        raise Denied("bad_name")
    name = own_name(table.record, device, name)
    person(table.record, device, name)
    seats = table.seats_of(device)
    if len(seats) == 1:
        table.record.seats[seats[0]].name = name
    return CommandResult(is_changed=True, show=[partial(attendance.tell, table)])


def pause(table: Table, device: str, on: bool) -> CommandResult:
    """Clocks, opponents and countdowns stand still; anybody who plays may pause and go on."""
    record, now = table.record, table.services.now()
    if not table.seats_of(device) or record.status != "playing":
        raise Denied("not_your_table")
    if record.paused == on:
        return CommandResult()
    clock.settle(record, table.to_act() if on else [], now)
    record.paused = on
    if on:
        agents.stop(table)
    for seat in table.gone:
        table.gone[seat] = now
    who = updates.person_id(record, device)
    tell = partial(updates.notice, table, "paused" if on else "resumed", person=who)
    return CommandResult(is_changed=True, show=[tell, partial(updates.tell_pulse, table)])


def set_notice(table: Table, device: str, number: int, request: Any) -> CommandResult:
    """Where to say that it is this seat's turn. An e-mail address is written to only when its owner said yes."""
    moves.own_seat(table, device, number)
    seat = table.record.seats[number]
    is_new = request.email and request.email != seat.email
    seat.webhook, seat.email, seat.language = request.webhook, request.email, request.language
    names = ("endpoint", "p256dh", "auth")
    seat.push = {name: getattr(request.push, name) for name in names} if request.push is not None else None
    if is_new:
        seat.confirm = token()
    elif not request.email:
        seat.confirm = ""
    times = request.times
    seat.times = NoticeTimes(
        zone=times.zone, quiet_from=times.quiet_from, quiet_until=times.quiet_until, daily=times.daily
    )
    outcome = CommandResult(request, is_changed=True)
    if is_new:
        outcome.show.append(partial(table.services.notify, seat, number, table.record.title, table.id, "turn"))
    return outcome


def nudge(table: Table, device: str, number: int) -> CommandResult:
    """Remind somebody who is away that the others wait: once a decision, and not at once."""
    if not table.seats_of(device):
        raise Denied("not_your_table")
    if number not in timer.out_of_reach(table):  # also if a standing order will answer: nobody learns of it
        raise Denied("nudge_nobody")
    seat, now = table.record.seats[number], table.services.now()
    if seat.nudged == table.entry or now - table.record.since < NUDGE_AFTER:
        raise Denied("nudge_early")
    seat.nudged, seat.nudged_at = table.entry, now
    return CommandResult(is_changed=True)


def own_record(table: Table, device: str, number: int) -> SeatRecord:
    moves.own_seat(table, device, number)
    return table.record.seats[number]


def stop_letters(table: Table, number: int, mark: str) -> CommandResult:
    """The owner of an address wants no more letters about this seat."""
    seat = table.record.seats[number]
    if not any(is_token(address_mark(key, seat.email), mark) for key in table.services.keys if seat.email):
        return CommandResult()  # somebody else sits there, or the address was taken away before
    seat.email, seat.confirm = "", ""
    return CommandResult(is_changed=True)


def address_mark(key: bytes, email: str) -> str:
    """An address as a number that tells nothing else."""
    return hmac.digest(key, b"letters to " + email.encode(), "sha256").hex()[:24]


def confirm(table: Table, word: str) -> CommandResult:
    """The owner of an address follows the link that was sent there."""
    for seat in table.record.seats:
        if is_token(seat.confirm, word):
            seat.confirm = ""
            return CommandResult({"email": seat.email}, is_changed=True)
    raise Denied("no_table", 404)
