"""What happens by itself: clocks that run out, absences, consent that ends, notices. One timer per table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from . import absence, clock, companion, consent, creation, moves, notice_times, orders
from .command import CommandResult, OwnCommand
from .presence import consent_ends, next_stage
from .record import SeatRecord, TableRecord, agent_level, humans
from .services import NoticeKind

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
        if agent_level(record, seat) and humans(record) and not companion.holds_opponents(table):
            return record.created  # at once; a constant, so that not every entry rewrites the row
    if is_quiet(record):
        return orders.next_due(table)
    return _soonest(clock.next_flag(record, asked, now), next_notice(table), orders.next_due(table))


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
    is_calm = record.status == "playing" and not table.gone and record.consent is None
    if is_calm and is_quiet(record) and not orders.has_any(table):
        return
    now = table.services.now()
    due = _soonest(
        clock.next_flag(table.record, table.to_act(), now),
        next_stage(table),
        consent_ends(table),
        next_notice(table),
        orders.next_due(table),
        creation.ends(table),
    )
    if due is not None and not table.is_dead:
        table.timer = table.services.later(max(SOONEST, due - now), partial(ring, table))


def ring(table: Table) -> None:
    table.timer = None
    table.hear(OwnCommand("tick"))


def tick(table: Table) -> CommandResult:
    """Do everything that is due now; a stand-in plays for whoever's clock ran out."""
    now = table.services.now()
    outcome = (
        CommandResult().then(creation.expire(table, now)).then(consent.expire(table, now)).then(absence.announce(table))
    )
    outcome = outcome.then(moves.follow(table, now))
    if table.is_playing:
        late = clock.expired(table.record, table.to_act(), now)
        for seat in [seat for seat in late if seat in humans(table.record)]:
            outcome = outcome.then(absence.stand_in(table, seat, "timeout"))
    return outcome.then(send_notices(table, now))


# -- it is your turn


def has_address(seat: SeatRecord) -> bool:
    return bool(seat.webhook or seat.push or (seat.email and not seat.confirm))


def to_be_told(table: Table) -> list[int]:
    """Seats that wait for their human, who is away and has an address. An order that will answer needs nobody."""
    return [seat for seat in out_of_reach(table) if orders.answering(table, seat) is None]


def out_of_reach(table: Table) -> list[int]:
    """Seats with an address, whose turn it is and whose human is away: what the others may know of that."""
    record = table.record
    if record.status != "playing" or record.paused:
        return []
    return [
        seat
        for seat in table.to_act()
        if has_address(record.seats[seat]) and seat in humans(record) and not table.viewers_of(seat)
    ]


def notices_due(table: Table) -> list[tuple[float, int, NoticeKind]]:
    """When which seat is to be told next, and of what."""
    record = table.record
    found: list[tuple[float, int, NoticeKind]] = []
    for seat in to_be_told(table):
        known = record.seats[seat]
        away = max(record.since, table.gone.get(seat, 0.0)) + table.services.policy.notice_delay
        if table.entry not in (known.told, known.reminded):
            found.append((notice_times.earliest(known.times, away), seat, "turn"))
        if known.nudged == table.entry and known.nudged_at:
            found.append((notice_times.earliest(known.times, known.nudged_at), seat, "nudge"))
        is_home = not clock.away_between(known, record.since, table.services.now())
        if record.clock.kind == "days" and known.reminded != table.entry and is_home:
            due = notice_times.reminder(known.times, record.since, record.clock.decision)
            if due > away:
                found.append((due, seat, "reminder"))
    return found


def next_notice(table: Table) -> float | None:
    return min([due for due, _, _ in notices_due(table)], default=None)


def send_notices(table: Table, now: float) -> CommandResult:
    """One notice a seat, however many are due: the last of its row says most."""
    outcome = CommandResult()
    for seat, kind in {seat: kind for due, seat, kind in notices_due(table) if due <= now}.items():
        record = table.record.seats[seat]
        if kind == "reminder":
            record.reminded = table.entry
        record.told, record.nudged_at = table.entry, 0
        outcome.is_changed = True
        notify = table.services.notify
        outcome.show.append(partial(notify, record, seat, table.record.title, table.id, kind))
        outcome.show.append(partial(table.services.count, "notices"))
    return outcome
