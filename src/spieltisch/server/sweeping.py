"""What nobody has played for long goes, but never because a clock says so alone.

A clock may jump, and a backup is as old as it is. So age is counted from the newest thing in the store, with time that
this process itself saw pass; nothing goes in its first hour; and what would go at once is a small part of the whole, or
nothing, until a person says so (`spieltisch admin sweep`). What is stored is never dated before what was stored
earlier, and a time in which nothing was stored counts as a week at most, so nothing looks old because it was played
while the clock stood far in the past.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from .settings import Settings
from .store import Store

log = logging.getLogger(__name__)

HOUR = 3_600.0
DAY = 86_400.0
WEEK = 7 * DAY
PART = 10  # at most one of so many goes at once


class Old(NamedTuple):
    """What nobody has touched for longer than it is kept; replays as a moment: all before it."""

    tables: list[str]
    replays: int
    replays_before: float


def days_before(today: float, days: float) -> float:
    return today - days * DAY


def stored_days_before(moments: list[float], today: float, days: float) -> float:
    """So many days before today, of which a week at most lies between one moment and the next; 0 if there was less."""
    left, later = days * DAY, today
    for at in reversed(moments):
        counted = min(later - min(at, later), WEEK)
        if counted >= left:
            return later - left
        left, later = left - counted, min(at, later)
    return 0.0


async def old(store: Store, settings: Settings, before: Callable[[float], float]) -> Old:
    """`before` says which moment lies so many days back."""
    kept = {"waiting": settings.keep_waiting, "playing": settings.keep_playing, "finished": settings.keep_finished}
    tables = [name for status, days in kept.items() if days for name in await store.untouched(status, before(days))]
    replays_before = before(settings.keep_replays) if settings.keep_replays else 0.0
    return Old(tables, await store.old_replays(replays_before), replays_before)


async def throw_away(store: Store, found: Old) -> None:
    for name in found.tables:
        await store.delete(name)
    if found.replays:
        await store.expire_replays(found.replays_before)
    if found.tables or found.replays:
        log.info("what was old was thrown away", extra={"tables": len(found.tables), "replays": found.replays})


class Sweeper:
    """`uptime` is a clock that nobody sets."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        now: Callable[[], float],
        count: Callable[[str], None],
        uptime: Callable[[], float] = time.monotonic,
    ) -> None:
        self._settings = settings
        self._store = store
        self._now = now
        self._count = count
        self._uptime = uptime
        self._began = self._swept = uptime()
        self._newest: float | None = None  # when this process began
        self._dated = 0.0

    async def begin(self) -> None:
        newest = await self._store.newest()
        self._newest = newest or self._now()
        self._dated = newest or 0.0

    def dated(self) -> float:
        """The date of what is stored now: by the clock, but not before what this process stored or found."""
        self._dated = max(self._dated, self._now())
        return self._dated

    async def look(self) -> None:
        """Once an hour, an hour after the start for the first time."""
        if self._newest is None:
            await self.begin()
        if self._uptime() - self._swept < HOUR:
            return
        self._swept = self._uptime()
        moments = await self._store.moments()
        found = await old(self._store, self._settings, partial(stored_days_before, moments, await self.today()))
        tables, replays = await self._store.sizes()
        is_many = len(found.tables) * PART > tables, found.replays * PART > replays
        if any(is_many):
            self._count("unswept")
            log.warning(
                "too much is old to throw it away unasked: look at the clock, then at `spieltisch admin sweep`",
                extra={"tables": len(found.tables), "of": tables, "replays": found.replays, "of_replays": replays},
            )
        few = Old([] if is_many[0] else found.tables, 0 if is_many[1] else found.replays, found.replays_before)
        await throw_away(self._store, few)

    async def today(self) -> float:
        """Never later than the clock says, nor than the newest in the store and what has passed since the start."""
        assert self._newest is not None
        return min(await self._store.clock(self._now()), self._newest + self._uptime() - self._began)
