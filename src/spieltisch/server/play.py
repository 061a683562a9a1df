"""Playing: actions, undo, yields, concession, opponents. Every function here runs under the table's lock."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from spieltisch.core import ActionError, Entry, Match, Message, prompt

from . import clocks, look
from .packing import to_json
from .protocol import Act, Yield
from .record import agent_level, humans
from .store import EntryRow
from .table import Denied, Table

log = logging.getLogger(__name__)

BREATH = 15.0  # seconds that are left at least to whoever comes back to a live clock

Reasons = tuple[Message, ...]
Stored = Callable[[int], None]


def _nothing(_number: int) -> None:
    pass


def running(table: Table) -> Match:
    """The match, if it can be played on right now."""
    if table.match is None or table.record.status == "waiting":
        raise Denied("waiting")
    if table.record.status == "finished":
        raise Denied("finished")
    if table.record.paused:
        raise Denied("paused")
    return table.match


def own_seat(table: Table, device: str, seat: int) -> None:
    if seat not in table.seats_of(device):
        raise Denied("not_your_seat", seat=seat)
    if seat in table.record.conceded:
        raise Denied("conceded", seat=seat)


def is_stale(match: Match, entry: int, seat: int) -> bool:
    """Whether the choice was made on another position. Others' sealed answers do not change the question."""
    now = len(match.entries)
    if entry == now:
        return False
    state = match.state
    if not state.depth or not state.top().many or seat not in match.to_act():
        return True
    opened = now - sum(1 for answer in state.sealed if answer >= 0)
    return not opened <= entry <= now


async def act(table: Table, device: str, wish: Act, stored: Stored) -> tuple[str, int | None, Reasons]:
    """Result, entry number, reasons; `stored` is called as soon as the entry is on disk, before anybody sees it."""
    known = table.refs.get(f"{device}:{wish.id}")
    if known is not None:
        return "applied", known, ()
    own_seat(table, device, wish.seat)
    match = running(table)
    if is_stale(match, wish.entry, wish.seat):
        return "stale", None, ()
    if table.record.seats[wish.seat].stand_in:
        await take_back(table, wish.seat)
    try:
        number = await apply(table, wish.seat, wish.action, f"{device}:{wish.id}", stored)
    except ActionError as error:
        return "refused", None, error.reasons
    await follow_up(table)
    return "applied", number, ()


async def apply(table: Table, seat: int, action: str, ref: str = "", stored: Stored = _nothing) -> int:
    """Take the action, store it, show it; ActionError changes nothing."""
    match = running(table)
    record = table.record
    asked = table.to_act()
    entry = match.apply(seat, action)
    now = table.hub.now()
    clocks.settle(record, asked, now, acted=seat)
    had_yields = end_yields(table, seat)
    had_consent, record.consent = record.consent is not None, None
    if match.over:
        record.status = "finished"
    number = len(match.entries)
    is_plain = not (had_yields or had_consent or match.over or record.clock.kind == "live")
    await table.commit(entries=(row(number, entry, ref, now),), is_plain=is_plain)
    if ref:
        table.refs[ref] = number
    stored(number)
    if had_consent:
        look.notice(table, "consent_refused")
    shown(table)
    return number


def row(number: int, entry: Entry, ref: str, now: float) -> EntryRow:
    return EntryRow(number, entry.seat, entry.action, to_json(entry.chance), entry.digest, ref, now)


def shown(table: Table) -> None:
    """An entry is stored: let everybody see it and go on."""
    table.moved = table.hub.now()
    table.hub.metrics.entries += 1
    if not table.is_simple:
        start_agents(table)
    look.tell_update(table)
    if table.record.status == "finished":
        finish(table)


def finish(table: Table) -> None:
    log.info("a game is over", extra={"table": table.id, "title": table.record.title, "entries": table.entry})
    look.notice(table, "finished")
    look.tell_people(table)
    table.hub.metrics.finished.inc()


async def follow_up(table: Table) -> None:
    """What others have asked to be done for them: their yields."""
    while table.is_playing and table.match is not None:
        found = yielding(table)
        if found is None:
            break
        await apply(table, *found)
    table.set_timer()


# -- yields


def yielding(table: Table) -> tuple[int, str] | None:
    match = table.match
    assert match is not None
    for seat in table.to_act():
        yields = table.record.seats[seat].yields
        if yields and seat in humans(table.record):
            asked = prompt(match.state)
            legal = match.legal(seat)
            for wish in yields:
                if matches(wish, asked) and wish.action in legal:
                    return seat, wish.action
    return None


def matches(wish: Yield, asked: dict[str, Any] | None) -> bool:
    if asked is None or wish.decision not in ("*", asked["decision"]):
        return False
    return all(asked["args"].get(name) == value for name, value in wish.match.items())


def end_yields(table: Table, acted: int) -> bool:
    """Drop the yields whose end has come with the last entry; whether there were any."""
    match = table.match
    assert match is not None
    had_any = False
    for seat, record in enumerate(table.record.seats):
        if record.yields:
            had_any = True
            events = match.events(seat, len(match.entries))
            record.yields = [wish for wish in record.yields if not _has_ended(wish, seat, acted, events)]
    return had_any


def _has_ended(wish: Yield, seat: int, acted: int, events: list[dict[str, Any]]) -> bool:
    keys = {event["event"] for event in events}
    if wish.until == "always":
        return False
    if wish.until == "touched":
        return acted != seat and any(event.get("seat") == seat for event in events)
    ends = {"phase": {"phase", "turn", "round"}, "turn": {"turn", "round"}, "round": {"round"}}[wish.until]
    return bool(keys & ends)


# -- going back


async def undo(table: Table, device: str, seat: int, entry: int, stored: Stored) -> tuple[str, int | None, Reasons]:
    own_seat(table, device, seat)
    match = running(table)
    if entry != len(match.entries):
        return "stale", None, ()
    limit, reason = match.undo_limit(seat)
    if limit >= len(match.entries):
        return "refused", None, (reason,)
    await rewind(table, len(match.entries) - 1, stored)
    return "applied", len(match.entries), ()


async def rewind(table: Table, number: int, stored: Stored = _nothing) -> None:
    match = table.match
    assert match is not None
    asked = match.to_act()
    match.rewind(number)
    table.generation += 1
    stop_agents(table)
    clocks.settle(table.record, asked, table.hub.now())
    table.record.consent = None
    await table.commit(keep=number)
    table.refs = {ref: at for ref, at in table.refs.items() if at <= number}
    stored(number)
    start_agents(table)
    look.tell_update(table, undone=True)
    table.set_timer()


# -- giving up


async def concede(table: Table, seat: int) -> None:
    """The seat is out. Between two the game ends; in a larger round an opponent plays its pieces on."""
    running(table)
    await give_up(table, seat)
    look.notice(table, "conceded", seat=seat)


async def give_up(table: Table, seat: int) -> None:
    record = table.record
    record.conceded.append(seat)
    record.seats[seat].stand_in = table.hub.stand_in
    record.seats[seat].yields = []
    stayed = [number for number in range(len(record.seats)) if number not in record.conceded]
    if len(stayed) < 2 or not humans(record):
        record.status = "finished"
        stop_agents(table)
    await table.commit()
    start_agents(table)
    if record.status == "finished":
        look.tell_update(table)
        finish(table)
    else:
        look.tell_people(table)
        look.tell_pulse(table)
    table.set_timer()


async def take_back(table: Table, seat: int) -> None:
    """A human is here again and plays the seat."""
    record = table.record.seats[seat]
    if seat in table.record.conceded or not record.stand_in:
        return
    record.stand_in = ""
    task = table.thinking.pop(seat, None)
    if task is not None:
        task.cancel()
    if table.record.clock.kind != "none" and seat in table.to_act():
        table.record.since = table.hub.now()
    if table.record.clock.kind == "live":
        record.left = max(record.left, table.record.clock.increment, BREATH)
    await table.commit()
    look.notice(table, "returned", seat=seat)
    look.tell_people(table)


# -- opponents


def start_agents(table: Table) -> None:
    for seat in table.agents_to_act():
        if seat not in table.thinking:
            table.thinking[seat] = table.spawn(_move, table, seat, table.generation)


def haste(table: Table) -> float:
    """The part of their time that opponents take: nobody should wait long for the first own decision of a game."""
    seats = humans(table.record)
    if table.match is None or not seats or any(entry.seat in seats for entry in table.match.entries):
        return 1.0
    return table.hub.settings.agent_opening


def stop_agents(table: Table) -> None:
    for task in table.thinking.values():
        task.cancel()
    table.thinking.clear()


async def _move(table: Table, seat: int, generation: int) -> None:
    match = table.match
    assert match is not None
    me = asyncio.current_task()
    share = haste(table)
    try:
        action = await table.hub.bots.choose(match, seat, agent_level(table.record, seat), share)
        pause = table.moved + share * table.hub.settings.agent_pause - table.hub.now()
        if pause > 0:
            await asyncio.sleep(pause)
        async with table.lock:
            if table.thinking.get(seat) is not me or generation != table.generation or table.is_dead:
                return
            del table.thinking[seat]
            if seat in table.agents_to_act() and action in match.legal(seat):
                await apply(table, seat, action)
                await follow_up(table)
            else:
                start_agents(table)
    finally:
        if table.thinking.get(seat) is me:
            del table.thinking[seat]
