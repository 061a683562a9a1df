"""What needs everybody's yes: going back beyond the undo limit, and sitting down on an absent player's seat."""

from __future__ import annotations

from . import look, play, seating
from .record import ConsentRecord, token
from .standing import consent, disagreeing
from .table import Denied, Table

SLOW = 3 * 86_400.0  # seconds to agree in a game of days


async def ask_undo(table: Table, device: str, seat: int, to: int) -> None:
    play.own_seat(table, device, seat)
    match = play.running(table)
    if to >= len(match.entries):
        raise Denied("nothing_to_undo")
    await _ask(table, device, "undo", seat, to)


async def ask_claim(table: Table, device: str, seat: int) -> None:
    await _ask(table, device, "claim", seat, table.entry)


async def _ask(table: Table, device: str, kind: str, seat: int, entry: int) -> None:
    if table.record.consent is not None:
        raise Denied("consent_pending")
    seconds = SLOW if table.record.clock.kind == "days" else table.hub.settings.consent
    table.record.consent = ConsentRecord(
        request=token(6), kind=kind, device=device, seat=seat, entry=entry, given=[], until=table.hub.now() + seconds
    )
    if not disagreeing(table):
        await _grant(table)
        return
    await table.commit()
    look.notice(table, "consent", seat=seat, consent=consent(table), left=seconds)
    table.set_timer()


async def answer(table: Table, device: str, request: str, yes: bool) -> None:
    asked = table.record.consent
    mine = [seat for seat in disagreeing(table) if seat in table.seats_of(device)]
    if asked is None or asked.request != request or not (mine or (not yes and asked.device == device)):
        raise Denied("nothing_to_agree")
    if not yes:
        await _end(table)
        return
    asked.given += mine
    if not disagreeing(table):
        await _grant(table)
        return
    await table.commit()
    look.notice(table, "consent", seat=asked.seat, consent=consent(table))


async def _grant(table: Table) -> None:
    asked = table.record.consent
    assert asked is not None
    table.record.consent = None
    if asked.kind == "undo":
        await play.rewind(table, min(asked.entry, table.entry))
    else:
        await seating.sit(table, asked.device, asked.seat)
    look.notice(table, "consent_given", seat=asked.seat)


async def _end(table: Table) -> None:
    asked = table.record.consent
    assert asked is not None
    table.record.consent = None
    await table.commit()
    look.notice(table, "consent_refused", seat=asked.seat)


async def expire(table: Table, now: float) -> None:
    asked = table.record.consent
    if asked is not None and now >= asked.until:
        await _end(table)
