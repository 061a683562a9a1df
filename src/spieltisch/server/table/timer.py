"""What happens by itself: clocks that run out, absences, consent that ends, notices. One timer per table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from . import absence, clock, consent, creation
from .command import CommandResult, OwnCommand
from .presence import consent_ends, next_stage
from .record import TableRecord, agent_level, humans

if TYPE_CHECKING:
    from .table import Table

SOONEST = 0.02


def attention(table: Table, now: float) -> float | None:
    """When a process must pick this table up although nobody is connected to it."""
    record = table.record
    asked = table.to_act()
    if not asked or record.paused:
        return None
    for seat in asked:
        if agent_level(record, seat) and humans(record):
            return record.created  # at once; a constant, so that not every entry rewrites the row
    if is_quiet(record):
        return None
    return _soonest(clock.next_flag(record, asked, now), next_notice(table))


def is_quiet(record: TableRecord) -> bool:
    """No clock runs and nobody wants to be told of their turn."""
    if record.clock.kind != "none":
        return False
    for seat in record.seats:
        if seat.webhook or seat.email or seat.push:
            return False
    return True


def _soonest(*times: float | None) -> float | None:
    return min([time for time in times if time is not None], default=None)


def set_timer(table: Table) -> None:
    if table.timer is not None:
        table.timer.cancel()
        table.timer = None
    record = table.record
    if record.status == "playing" and not table.gone and record.consent is None and is_quiet(record):
        return
    now = table.services.now()
    due = _soonest(
        clock.next_flag(table.record, table.to_act(), now),
        next_stage(table),
        consent_ends(table),
        next_notice(table),
        creation.ends(table),
    )
    if due is not None and not table.is_dead:
        table.timer = table.services.later(max(SOONEST, due - now), partial(ring, table))


def ring(table: Table) -> None:
    table.timer = None
    table.hear(OwnCommand("tick"))


def tick(table: Table) -> CommandResult:
    """Do everything that is due now."""
    now = table.services.now()
    outcome = (
        CommandResult().then(creation.expire(table, now)).then(consent.expire(table, now)).then(absence.announce(table))
    )
    if table.is_playing:
        late = clock.expired(table.record, table.to_act(), now)
        for seat in [seat for seat in late if seat in humans(table.record)]:
            outcome = outcome.then(absence.stand_in(table, seat, "timeout"))
    return outcome.then(send_notices(table, now))


# -- it is your turn


def to_be_told(table: Table) -> list[int]:
    """Seats with an address, whose turn it is, whose human is away and has not been told yet."""
    record = table.record
    if record.status != "playing" or record.paused:
        return []
    seats: list[int] = []
    for seat in table.to_act():
        known = record.seats[seat]
        if (known.webhook or known.push or (known.email and not known.confirm)) and known.told != table.entry:
            if seat in humans(record) and not table.viewers_of(seat):
                seats.append(seat)
    return seats


def next_notice(table: Table) -> float | None:
    seats = to_be_told(table)
    if not seats:
        return None
    since = max(table.record.since, *(table.gone.get(seat, 0.0) for seat in seats))
    return since + table.services.policy.notice_delay


def send_notices(table: Table, now: float) -> CommandResult:
    due = next_notice(table)
    if due is None or now < due:
        return CommandResult()
    outcome = CommandResult(is_changed=True)
    for seat in to_be_told(table):
        record = table.record.seats[seat]
        record.told = table.entry
        outcome.show.append(partial(table.services.notify, record, record.language, table.record.title, table.id))
        outcome.show.append(partial(table.services.count, "notices"))
    return outcome
