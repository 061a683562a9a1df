"""The short way of an action: from the socket to the disk and back, without a task and without waiting for anybody.

It is open for what nearly every wish is: an action at a table where humans play each other without clocks, yields and
absences. Everything else, refusals too, takes the long way through `wishes`; both do the same.
"""

from __future__ import annotations

import logging
import time
from functools import partial

from . import play, wishes
from .packing import to_json
from .protocol import Act
from .store import Change
from .table import Table, Viewer

log = logging.getLogger(__name__)


def act(table: Table, viewer: Viewer, wish: Act, data: bytes) -> bool:
    """Whether the action is seen to; if not, nothing has happened."""
    if table.lock.take():
        if _is_taken(table, viewer, wish):
            return True
        table.lock.release()
        return False
    if not table.is_simple:
        return False
    table.lock.later(partial(_take_or_ask, table, viewer, wish, data))
    return True


def _take_or_ask(table: Table, viewer: Viewer, wish: Act, data: bytes) -> None:
    """Its turn has come; whichever way it takes, what was wished after it comes after it."""
    if not _is_taken(table, viewer, wish):
        asking = table.spawn(wishes.handle, table, viewer, data, viewer.send, True)
        asking.add_done_callback(lambda _: table.lock.release())


def _is_taken(table: Table, viewer: Viewer, wish: Act) -> bool:
    try:
        return _take(table, viewer, wish)
    except Exception:
        _met_a_bug(table)
        viewer.send(wishes.refused(wish.id, "failed"))
        table.lock.release()
        return True


def _met_a_bug(table: Table) -> None:
    log.exception("an action met a bug", extra={"table": table.id})
    table.hub.metrics.failed.inc()
    table.hub.drop(table)  # what is stored is right; what is in memory may be half done


def _take(table: Table, viewer: Viewer, wish: Act) -> bool:
    """Apply the action and send it to the store, which calls back; the table is held until then."""
    match, device, seat = table.match, viewer.device, wish.seat
    if match is None or not table.is_simple or table.is_dead or table.gone or table.timer is not None:
        return False
    seats = table.record.seats
    if seat >= len(seats) or seats[seat].device != device or play.is_stale(match, wish.entry, seat):
        return False
    ref = f"{device}:{wish.id}"
    if ref in table.refs or table.answered(device, wish.id) is not None:
        return False
    started = time.perf_counter()
    try:
        entry = match.apply(seat, wish.action)
    except Exception:  # the long way finds the reasons
        return False
    now = table.hub.now()
    table.record.since = now
    if match.over:
        table.record.status = "finished"
    row = play.row(len(match.entries), entry, ref, now)
    change = table.change(entries=(row,), is_plain=not match.over)
    table.hub.store.put(change, partial(_stored, table, viewer, wish.id, change, started))
    return True


def _stored(
    table: Table, viewer: Viewer, wish: str, change: Change, started: float, error: BaseException | None
) -> None:
    """The entry is on disk, or it did not happen."""
    try:
        if error is None:
            _show(table, viewer, wish, change)
        else:
            table.lost(error)
            viewer.send(wishes.refused(wish, "unstored"))
    except Exception:
        _met_a_bug(table)
    finally:
        table.lock.release()
        table.hub.flush()
        table.hub.metrics.took(time.perf_counter() - started)


def _show(table: Table, viewer: Viewer, wish: str, change: Change) -> None:
    table.stored(change)
    (row,) = change.entries
    table.refs[row.ref] = row.number
    said = to_json(wishes.answer(wish, "applied", entry=row.number))
    table.remember(viewer.device, wish, said)
    viewer.send(said)
    play.shown(table)
