"""Clocks: none, live (a bank per seat and an increment per decision) or days (a span per decision). Pure arithmetic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .record import SeatRecord, TableRecord

DAY = 86_400.0
VACATION_DAYS = 14  # of a seat, in a whole game


def wind_up(record: TableRecord, now: float) -> None:
    """The game begins."""
    for seat in record.seats:
        seat.left = record.clock.bank
    record.since = now


def left(record: TableRecord, seat: int, to_act: Sequence[int], now: float) -> float | None:
    """Seconds the seat has now; None without a clock."""
    spent = max(0.0, now - record.since) if seat in to_act and not record.paused else 0.0
    if record.clock.kind == "live":
        return max(0.0, record.seats[seat].left - spent)
    if record.clock.kind == "days" and seat in to_act:
        waited = now - record.since - away_between(record.seats[seat], record.since, now)
        return max(0.0, record.clock.decision - waited)
    return None


def away_between(seat: SeatRecord, start: float, end: float) -> float:
    """How much of that time its player was on vacation."""
    return sum(max(0.0, min(until, end) - max(since, start)) for since, until in seat.away)


def away_until(seat: SeatRecord, now: float) -> float | None:
    """The end of the present vacation."""
    return max([until for since, until in seat.away if since <= now < until], default=None)


def vacation_left(seat: SeatRecord, now: float) -> float:
    """Seconds that may still be taken; what is begun counts whole, until it is ended early."""
    return VACATION_DAYS * DAY - sum(until - since for since, until in seat.away)


def settle(record: TableRecord, to_act: Sequence[int], now: float, acted: int | None = None) -> None:
    """Charge everybody who was asked since the last time; who acted gets the increment."""
    if record.clock.kind == "live":
        for seat in to_act:
            record.seats[seat].left = left(record, seat, to_act, now) or 0.0
        if acted is not None:
            record.seats[acted].left += record.clock.increment
    record.since = now


def forgive_downtime(record: TableRecord, now: float) -> None:
    """After a restart nobody pays for the time in which no server ran; days go on like the calendar."""
    if record.clock.kind == "live":
        record.since = now


def expired(record: TableRecord, to_act: Sequence[int], now: float) -> list[int]:
    if record.paused or record.clock.kind == "none":
        return []
    return [seat for seat in to_act if left(record, seat, to_act, now) == 0.0]


def next_flag(record: TableRecord, to_act: Sequence[int], now: float) -> float | None:
    """When the first clock of those who are asked runs out."""
    if record.paused or record.clock.kind == "none":
        return None
    flags = []
    for seat in to_act:
        seconds = left(record, seat, to_act, now)
        if seconds is not None:
            starts = away_until(record.seats[seat], now) if record.clock.kind == "days" else None
            flags.append((starts or now) + seconds)
    return min(flags, default=None)


def shown(record: TableRecord, to_act: Sequence[int], now: float) -> list[dict[str, Any]]:
    if record.clock.kind == "none":
        return []
    told = [(seat, left(record, seat, to_act, now)) for seat in range(len(record.seats))]
    return [
        {"seat": seat, "left": round(seconds, 1), "running": _is_running(record, seat, to_act, now)}
        for seat, seconds in told
        if seconds is not None
    ]


def _is_running(record: TableRecord, seat: int, to_act: Sequence[int], now: float) -> bool:
    return seat in to_act and not record.paused and away_until(record.seats[seat], now) is None
