"""What nobody has played for long goes, but never because a clock says so alone.

A clock may jump, and a backup is as old as it is. So age is counted from the newest thing in the store, with time that
this process itself saw pass; nothing goes in its first hour; and what would go at once is a small part of the whole, or
nothing, until a person says so (`spieltisch admin sweep`).
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import NamedTuple

from .settings import Settings
from .store import Store

log = logging.getLogger(__name__)

HOUR = 3_600.0
DAY = 86_400.0
PART = 10  # at most one of so many goes at once


class Old(NamedTuple):
    """What nobody has touched for longer than it is kept; replays as a moment: all before it."""

    tables: list[str]
    replays: int
    replays_before: float


async def old(store: Store, settings: Settings, today: float) -> Old:
    kept = {"waiting": settings.keep_waiting, "playing": settings.keep_playing, "finished": settings.keep_finished}
    tables = [
        name for status, days in kept.items() if days for name in await store.untouched(status, today - days * DAY)
    ]
    before = today - settings.keep_replays * DAY if settings.keep_replays else 0.0
    return Old(tables, await store.old_replays(before), before)


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

    async def look(self) -> None:
        """Once an hour, an hour after the start for the first time."""
        if self._newest is None:
            self._newest = await self._store.newest() or self._now()
        if self._uptime() - self._swept < HOUR:
            return
        self._swept = self._uptime()
        found = await old(self._store, self._settings, await self.today())
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
