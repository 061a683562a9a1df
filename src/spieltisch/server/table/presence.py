"""Who is present, who is away and who still has to agree: questions about a table that change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .record import humans

if TYPE_CHECKING:
    from .table import Table


def matters(table: Table, seat: int) -> bool:
    """In a slow game nobody is expected to sit there all day."""
    record = table.record
    return seat in table.gone and record.status == "playing" and not record.paused and record.clock.kind != "days"


def stage(table: Table, seat: int) -> str:
    """grace, countdown or choose; empty if the human is here."""
    if not matters(table, seat) or seat not in humans(table.record):
        return ""
    away = table.services.now() - table.gone[seat]
    policy = table.services.policy
    if away < policy.grace:
        return "grace"
    return "countdown" if away < policy.grace + policy.countdown else "choose"


def absence(table: Table, seat: int) -> dict[str, Any] | None:
    if stage(table, seat) not in ("countdown", "choose"):
        return None
    policy, people = table.services.policy, table.record.people
    left = table.gone[seat] + policy.grace + policy.countdown - table.services.now()
    votes = {people[device].id: choice for device, choice in table.votes.get(seat, {}).items() if device in people}
    return {"left": round(max(0.0, left), 1), "votes": votes}


def next_stage(table: Table) -> float | None:
    """When the next absence must be announced."""
    if not table.gone:
        return None
    policy = table.services.policy
    times = []
    for seat, since in table.gone.items():
        if matters(table, seat) and seat in humans(table.record) and stays(table, seat):
            if (seat, "countdown") not in table.told:
                times.append(since + policy.grace)
            elif (seat, "choose") not in table.told:
                times.append(since + policy.grace + policy.countdown)
    return min(times, default=None)


def stays(table: Table, absent: int) -> set[str]:
    """The devices that may choose: connected, and playing a seat themselves."""
    record = table.record
    devices = {record.seats[seat].device for seat in humans(record) if seat != absent}
    return {device for device in devices - {record.seats[absent].device} if table.is_connected(device)}


def is_free(table: Table, seat: int) -> bool:
    """An absent human's seat: stood in for, or away longer than the countdown."""
    if table.viewers_of(seat):
        return False
    return bool(table.record.seats[seat].stand_in) or stage(table, seat) == "choose"


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


def request(table: Table) -> dict[str, Any] | None:
    asked = table.record.consent
    if asked is None:
        return None
    person = table.record.people.get(asked.device)
    return {
        "request": asked.request,
        "kind": asked.kind,
        "person": person.id if person else "",
        "seat": asked.seat,
        "entry": asked.entry,
        "waiting": disagreeing(table),
        "left": round(max(0.0, asked.until - table.services.now()), 1),
    }


def consent_ends(table: Table) -> float | None:
    return table.record.consent.until if table.record.consent is not None else None
