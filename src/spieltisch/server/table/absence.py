"""The absent: silence at first, then a visible countdown, then those who stay choose. Who returns gets it back."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from . import agents, attendance, moves, updates
from .command import CommandResult
from .presence import absence, stage, stays
from .services import Denied

if TYPE_CHECKING:
    from .table import Table


def announce(table: Table) -> CommandResult:
    outcome = CommandResult()
    for seat in list(table.gone):
        here = stage(table, seat)
        if here not in ("countdown", "choose") or (seat, here) in table.told or not stays(table, seat):
            continue
        table.told |= {(seat, "countdown"), (seat, here)}
        away = absence(table, seat)
        assert away is not None
        kind = "absent" if here == "countdown" else "choose"
        outcome.show.append(partial(updates.notice, table, kind, seat=seat, left=away["left"]))
    if outcome.show:
        outcome.show.append(partial(attendance.tell, table))
    return outcome


def left(table: Table, device: str) -> CommandResult:
    """The last socket of a device is closed."""
    now = table.services.now()
    seats = table.seats_of(device)
    for seat in seats:
        table.gone[seat] = now
        if table.is_playing:
            table.record.seats[seat].seen = table.entry
    return CommandResult(is_changed=bool(seats) and table.is_playing)


def forget(table: Table, seat: int) -> None:
    table.gone.pop(seat, None)
    table.votes.pop(seat, None)
    table.told -= {(seat, "countdown"), (seat, "choose")}


def choose(table: Table, device: str, seat: int, choice: str) -> CommandResult:
    """A vote of one who stays; more than half of them decide."""
    voters = stays(table, seat) if seat < len(table.record.seats) else set()
    if device not in voters or stage(table, seat) != "choose":
        raise Denied("nothing_to_choose", seat=seat)
    votes = table.votes.setdefault(seat, {})
    votes[device] = choice
    if 2 * sum(1 for voter in voters if votes.get(voter) == choice) <= len(voters):
        return CommandResult(show=[partial(attendance.tell, table)])
    if choice == "wait":
        forget(table, seat)
        table.gone[seat] = table.services.now() - table.services.policy.grace
        return announce(table)
    if choice == "agent":
        return stand_in(table, seat, "takeover")
    forget(table, seat)
    return moves.give_up(table, seat, "dropped")


def stand_in(table: Table, seat: int, notice: str) -> CommandResult:
    """An opponent plays the seat until its human takes it back."""
    record = table.record.seats[seat]
    record.stand_in = agents.stand_in(table)
    if record.seen is None:
        record.seen = table.entry
    tell = [partial(updates.notice, table, notice, seat=seat), partial(attendance.tell, table)]
    return CommandResult(is_changed=True, show=[*tell, partial(updates.tell_pulse, table)])
