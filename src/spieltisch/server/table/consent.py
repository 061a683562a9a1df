"""What needs everybody's yes: going back beyond the undo limit, and sitting down on an absent player's seat."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from . import moves, seat_change, updates
from .command import CommandResult
from .presence import disagreeing, request
from .record import ConsentRecord, humans, token
from .services import Denied

if TYPE_CHECKING:
    from .table import Table

SLOW = 3 * 86_400.0  # seconds to agree in a game of days
WORDS = 2  # people who must agree before somebody takes an absent player's seat


def ask_undo(table: Table, device: str, seat: int, entry: int, to: int) -> CommandResult:
    if entry != table.entry:
        return moves.stale(table, device)
    moves.own_seat(table, device, seat)
    match = moves.running(table)
    own = match.decided(seat)
    if own is None or to >= len(match.entries):
        raise Denied("nothing_to_undo")
    return _ask(table, device, "undo", seat, min(to, own))


def ask_claim(table: Table, device: str, seat: int) -> CommandResult:
    """All other seated people must agree, and one person's word is never enough: they may own both devices."""
    record = table.record
    others = {record.seats[other].device for other in humans(record) if other != seat} - {device}
    if len(others) < WORDS:
        raise Denied("seat_waits", seat=seat)
    return _ask(table, device, "claim", seat, table.entry)


def _ask(table: Table, device: str, kind: str, seat: int, entry: int) -> CommandResult:
    if table.record.consent is not None:
        raise Denied("consent_pending")
    seconds = SLOW if table.record.clock.kind == "days" else table.services.policy.consent
    table.record.consent = ConsentRecord(
        request=token(6),
        kind=kind,
        device=device,
        seat=seat,
        entry=entry,
        given=[],
        until=table.services.now() + seconds,
    )
    if not disagreeing(table):
        return _grant(table)
    tell = partial(updates.notice, table, "consent", seat=seat, consent=request(table), left=seconds)
    return CommandResult(is_changed=True, show=[tell])


def answer(table: Table, device: str, asked_for: str, yes: bool) -> CommandResult:
    asked = table.record.consent
    mine = [seat for seat in disagreeing(table) if seat in table.seats_of(device)]
    if asked is None or asked.request != asked_for or not (mine or (not yes and asked.device == device)):
        raise Denied("nothing_to_agree")
    if not yes:
        return _end(table)
    asked.given += mine
    if not disagreeing(table):
        return _grant(table)
    tell = partial(updates.notice, table, "consent", seat=asked.seat, consent=request(table))
    return CommandResult(is_changed=True, show=[tell])


def _grant(table: Table) -> CommandResult:
    asked = table.record.consent
    assert asked is not None
    table.record.consent = None
    if asked.kind == "undo":
        outcome = moves.rewind(table, min(asked.entry, table.entry), against=asked.seat)
    else:
        seat = table.record.seats[asked.seat]
        outcome = seat_change.sit(table, asked.device, asked.seat, owner=seat.owner or seat.device)
    outcome.show.append(partial(updates.notice, table, "consent_given", seat=asked.seat))
    return outcome


def _end(table: Table) -> CommandResult:
    asked = table.record.consent
    assert asked is not None
    table.record.consent = None
    return CommandResult(is_changed=True, show=[partial(updates.notice, table, "consent_refused", seat=asked.seat)])


def expire(table: Table, now: float) -> CommandResult:
    asked = table.record.consent
    return _end(table) if asked is not None and now >= asked.until else CommandResult()
