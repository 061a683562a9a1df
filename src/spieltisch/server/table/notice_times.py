"""When a person may be told of their turn: not in quiet hours, or once a day, and once more before a clock runs out."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo

from .record import NoticeTimes

REMINDER_SHARE = 0.25  # of the time for a decision is left when its reminder goes out
REMINDER_MOST = 12 * 3600.0


def time_zone(name: str) -> tzinfo:
    """A zone by its IANA name; raises ValueError for one that this machine does not know."""
    if not name:
        return UTC
    from zoneinfo import ZoneInfo, ZoneInfoNotFoundError  # a page without server never asks

    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, OSError) as error:
        raise ValueError(name) from error


def earliest(times: NoticeTimes, now: float) -> float:
    """The first moment from `now` on at which a notice may go out."""
    if times.daily is not None:
        return _next_hour(times, times.daily, now)
    if is_quiet_hour(times, now):
        return _next_hour(times, times.quiet_until or 0, now)
    return now


def is_quiet_hour(times: NoticeTimes, now: float) -> bool:
    first, end = times.quiet_from, times.quiet_until
    if first is None or end is None or first == end:
        return False
    hour = datetime.fromtimestamp(now, _zone_of(times)).hour
    return first <= hour < end if first < end else hour >= first or hour < end


def reminder(times: NoticeTimes, since: float, decision: float) -> float:
    """When to remind somebody who has `decision` seconds since `since`; in quiet hours later, if that is in time."""
    flag = since + decision
    due = flag - min(decision * REMINDER_SHARE, REMINDER_MOST)
    if is_quiet_hour(times, due):
        end = _next_hour(times, times.quiet_until or 0, due)
        return end if end < flag else due
    return due


def _next_hour(times: NoticeTimes, hour: int, now: float) -> float:
    zone = _zone_of(times)
    local = datetime.fromtimestamp(now, zone)
    due = local.replace(hour=hour, minute=0, second=0, microsecond=0)
    if due < local:
        due = (due.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=zone)
    return due.timestamp()


def _zone_of(times: NoticeTimes) -> tzinfo:
    """Of a stored name, which another machine may not know."""
    try:
        return time_zone(times.zone)
    except ValueError:
        return UTC
