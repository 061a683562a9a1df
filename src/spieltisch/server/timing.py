"""What happens by itself: clocks that run out, absences, consent that ends, notices. One timer per table."""

from __future__ import annotations

import asyncio
from functools import partial

from . import absence, clocks, consent, notices, play, standing
from .record import agent_level, humans
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
    return _soonest(clocks.next_flag(record, asked, now), notices.next_due(table, now))


def _soonest(*times: float | None) -> float | None:
    return min([time for time in times if time is not None], default=None)


def set_timer(table: Table) -> None:
    if table.timer is not None:
        table.timer.cancel()
        table.timer = None
    if table.is_dead:
        return
    now = table.hub.now()
    due = _soonest(
        clocks.next_flag(table.record, table.to_act(), now),
        standing.next_stage(table),
        standing.consent_end(table),
        notices.next_due(table, now),
    )
    if due is not None:
        table.timer = asyncio.get_running_loop().call_later(max(SOONEST, due - now), partial(_ring, table))


def _ring(table: Table) -> None:
    table.timer = None
    table.spawn(tick, table)


async def tick(table: Table) -> None:
    """Do everything that is due now."""
    async with table.lock:
        if table.is_dead:
            return
        now = table.hub.now()
        await consent.expire(table, now)
        await absence.announce(table, now)
        if table.is_playing:
            late = clocks.expired(table.record, table.to_act(), now)
            for seat in [seat for seat in late if seat in humans(table.record)]:
                await absence.time_out(table, seat)
        await notices.send_due(table, now)
        play.start_agents(table)
        set_timer(table)
