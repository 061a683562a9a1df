"""Who is away, who still has to agree: questions about a table that change nothing."""

from __future__ import annotations

from .protocol import Absence, Choice, ConsentRequest
from .record import humans
from .table import Table


def matters(table: Table, seat: int) -> bool:
    """In a slow game nobody is expected to sit there all day."""
    record = table.record
    return seat in table.gone and record.status == "playing" and not record.paused and record.clock.kind != "days"


def stage(table: Table, seat: int, now: float) -> str:
    """grace, countdown or choose; empty if the human is here."""
    if not matters(table, seat) or seat not in humans(table.record):
        return ""
    away = now - table.gone[seat]
    settings = table.hub.settings
    if away < settings.grace:
        return "grace"
    return "countdown" if away < settings.grace + settings.countdown else "choose"


def absence(table: Table, seat: int) -> Absence | None:
    now = table.hub.now()
    if stage(table, seat, now) not in ("countdown", "choose"):
        return None
    settings = table.hub.settings
    left = table.gone[seat] + settings.grace + settings.countdown - now
    record = table.record
    votes: dict[str, Choice] = {
        record.people[device].id: choice  # type: ignore[misc]
        for device, choice in table.votes.get(seat, {}).items()
        if device in record.people
    }
    return Absence(left=round(max(0.0, left), 1), votes=votes)


def next_stage(table: Table) -> float | None:
    """When the next absence must be announced."""
    if not table.gone:
        return None
    settings = table.hub.settings
    times = []
    for seat, since in table.gone.items():
        if matters(table, seat) and seat in humans(table.record) and stays(table, seat):
            if (seat, "countdown") not in table.told:
                times.append(since + settings.grace)
            elif (seat, "choose") not in table.told:
                times.append(since + settings.grace + settings.countdown)
    return min(times, default=None)


def stays(table: Table, absent: int) -> set[str]:
    """The devices that may choose: connected, and playing a seat themselves."""
    record = table.record
    devices = {record.seats[seat].device for seat in humans(record) if seat != absent}
    return {device for device in devices - {record.seats[absent].device} if table.is_connected(device)}


def disagreeing(table: Table) -> list[int]:
    """The humans who have not said yes yet."""
    record = table.record
    asked = record.consent
    if asked is None:
        return []
    free = set(table.seats_of(asked.device)) | set(asked.given)
    if asked.kind == "claim":
        free.add(asked.seat)
    return [seat for seat in humans(record) if seat not in free]


def consent(table: Table) -> ConsentRequest | None:
    asked = table.record.consent
    if asked is None:
        return None
    person = table.record.people.get(asked.device)
    return ConsentRequest(
        request=asked.request,
        kind=asked.kind,  # type: ignore[arg-type]
        person=person.id if person else "",
        seat=asked.seat,
        entry=asked.entry,
        waiting=disagreeing(table),
        left=round(max(0.0, asked.until - table.hub.now()), 1),
    )


def consent_end(table: Table) -> float | None:
    return table.record.consent.until if table.record.consent is not None else None
