"""Clocks: none, live (a bank per seat and an increment per decision) or days (a span per decision). Pure arithmetic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .record import TableRecord


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
        return max(0.0, record.clock.decision - (now - record.since))
    return None


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
    times = [left(record, seat, to_act, now) for seat in to_act]
    return min((now + seconds for seconds in times if seconds is not None), default=None)


def shown(record: TableRecord, to_act: Sequence[int], now: float) -> list[dict[str, Any]]:
    if record.clock.kind == "none":
        return []
    told = [(seat, left(record, seat, to_act, now)) for seat in range(len(record.seats))]
    return [
        {"seat": seat, "left": round(seconds, 1), "running": seat in to_act and not record.paused}
        for seat, seconds in told
        if seconds is not None
    ]
