"""SQLite in WAL mode: one thread owns the connection and commits whatever waits as one group."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from ..settings import Trouble
from . import Change, Done, Fenced, Stored, mark
from .migrate import migrate_sqlite
from .queries import ENTRY, LOAD_CHAT, LOAD_ENTRIES, LOAD_HEAD, Queries, Statement, stored, writing

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Waiting = Done | asyncio.Future[Any]  # who wants to know how it went
Job = tuple[Work | Change, Waiting]
Result = tuple[Waiting, Any, BaseException | None]
Results = list[Result]
MOMENT = 0.004  # seconds
LONG = 60.0  # seconds of a lease that nobody waits for


class SqliteStore(Queries):
    """`alone`: no other process holds tables of this file, so whoever held one before is dead.

    Jobs that come while a group is being committed form the next group: one hand-over, one fsync, one wake-up for all.
    """

    outage: tuple[type[Exception], ...] = (sqlite3.OperationalError,)

    def __init__(self, path: Path | str, alone: bool = False) -> None:
        self.path = Path(path)
        self._alone = alone
        self._waiting: list[Job] = []
        self._news: deque[Result] = deque()
        self._is_busy = False
        self._groups: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            connection = await asyncio.to_thread(self._connect)
        except (OSError, sqlite3.Error, SQLAlchemyError) as error:
            raise Trouble("unopened", error, path=str(self.path)) from error
        self._thread = threading.Thread(target=self._work, args=(connection,), name="store", daemon=True)
        self._thread.start()

    def _connect(self) -> sqlite3.Connection:
        migrate_sqlite(self.path)
        connection = connect(self.path)
        if self._alone:
            try:
                mark.check(connection, self.path)
            except BaseException:
                connection.close()
                raise
            connection.execute("UPDATE leases SET owner = '', expires = 0 WHERE table_id <> ?", (mark.ROW,))
        return connection

    async def close(self) -> None:
        if self._thread is not None:
            await self._do(lambda _db: None)  # whatever waits comes first
            self._groups.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    def _do(self, job: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        assert self._loop is not None
        future: asyncio.Future[T] = self._loop.create_future()
        self.put(job, future)
        return future

    def put(self, job: Work | Change, waiting: Waiting) -> None:
        self._waiting.append((job, waiting))
        if not self._is_busy:
            assert self._loop is not None
            self._is_busy = True
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        group, self._waiting = self._waiting, []
        self._groups.put(group)

    def _done(self, results: Results) -> None:
        """Back on the event loop: the next group goes out before the answers are looked at."""
        if self._waiting:
            self._hand_over()
        else:
            self._is_busy = False
        is_telling = bool(self._news)
        self._news += results
        if not is_telling:
            self._tell()

    def _tell(self) -> None:
        """For a moment only: what the news leads to takes a while, and the sockets must get their turn in between."""
        news = self._news
        until = time.perf_counter() + MOMENT
        while news:
            _tell_one(*news.popleft())
            if time.perf_counter() > until:
                break
        if news:
            assert self._loop is not None
            self._loop.call_soon(self._tell)

    def _work(self, connection: sqlite3.Connection) -> None:
        """The writer thread."""
        assert self._loop is not None
        try:
            while (group := self._groups.get()) is not None:
                results = _commit(connection, group)
                with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    self._loop.call_soon_threadsafe(self._done, results)
        finally:
            connection.close()

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        return await self._do(lambda db: _run(db, sql, values).fetchall())

    async def _do_all(self, statements: Sequence[Statement]) -> None:
        await self._do(lambda db: [_run(db, sql, values) for sql, values in statements])

    # -- leases

    async def lease(self, table: str, owner: str, seconds: float) -> int | None:
        return await self._do(lambda db: _lease(db, table, owner, seconds, by_force=False))

    async def steal(self, table: str, owner: str, seconds: float) -> int:
        fence = await self._do(lambda db: _lease(db, table, owner, seconds, by_force=True))
        assert fence is not None
        return fence

    async def renew(self, owner: str, seconds: float) -> set[str]:
        return await self._do(lambda db: _renew(db, owner, max(seconds, LONG) if self._alone else seconds))

    async def owner(self, table: str) -> str | None:
        sql = "SELECT owner FROM leases WHERE table_id = ? AND expires > ?"
        row = await self._do(lambda db: db.execute(sql, (table, time.time())).fetchone())
        return row[0] if row else None

    # -- tables

    async def write(self, change: Change) -> None:
        await self._do(lambda db: _write(db, change))

    async def load(self, table: str) -> Stored | None:
        return await self._do(lambda db: _load(db, table))

    async def due(self, now: float, limit: int) -> list[str]:
        sql = (
            "SELECT id FROM tables LEFT JOIN leases ON table_id = id"
            " WHERE wake <= ? AND (expires IS NULL OR expires <= ?) ORDER BY wake LIMIT ?"
        )
        rows = await self._do(lambda db: db.execute(sql, (now, time.time(), limit)).fetchall())
        return [row[0] for row in rows]


def _tell_one(waiting: Waiting, value: Any, error: BaseException | None) -> None:
    if not isinstance(waiting, asyncio.Future):
        try:
            waiting(error)
        except Exception:
            log.exception("the news of a write met a bug")
    elif not waiting.done():
        if error is None:
            waiting.set_result(value)
        else:
            waiting.set_exception(error)


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10, cached_statements=256)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "wal_autocheckpoint = 8000"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def _commit(connection: sqlite3.Connection, batch: list[Job]) -> Results:
    """All jobs of the batch become durable together; one that fails leaves no trace and harms no other."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        results = [_safely(connection, job, waiting) for job, waiting in batch if not _is_plain(job)]
        plain = [(job, waiting) for job, waiting in batch if isinstance(job, Change) and _is_plain(job)]
        for start in range(0, len(plain), MOST):
            results += _append(connection, plain[start : start + MOST])
        connection.execute("COMMIT")
    except Exception as error:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        return [(waiting, None, error) for _, waiting in batch]
    return results


def _append(connection: sqlite3.Connection, batch: list[tuple[Change, Waiting]]) -> Results:
    """Plain entries with a single statement, as each statement costs a change of threads."""
    values = [value for change, _ in batch for value in (change.table, *change.entries[0], change.fence)]
    try:
        added = connection.execute(_appending(len(batch)), values).rowcount
    except sqlite3.IntegrityError:  # one of them is there already
        return [_safely(connection, change, waiting) for change, waiting in batch]
    if added == len(batch):
        return [(waiting, None, None) for _, waiting in batch]
    return [(waiting, None, _was_added(connection, change)) for change, waiting in batch]


def _was_added(connection: sqlite3.Connection, change: Change) -> Fenced | None:
    """Only those whose lease is lost are left out."""
    (entry,) = change.entries
    sql = "SELECT 1 FROM entries WHERE table_id = ? AND number = ? AND digest = ? AND ref = ? AND at = ?"
    row = connection.execute(sql, (change.table, entry.number, entry.digest, entry.ref, entry.at)).fetchone()
    return None if row else Fenced(change.table)


def _safely(connection: sqlite3.Connection, job: Work | Change, waiting: Waiting) -> Result:
    connection.execute("SAVEPOINT job")
    try:
        value = job(connection) if not isinstance(job, Change) else _write(connection, job)
        result: Result = (waiting, value, None)
    except Exception as error:
        connection.execute("ROLLBACK TO job")
        result = (waiting, None, error)
    connection.execute("RELEASE job")
    return result


def _is_plain(job: Work | Change) -> bool:
    """One new entry and nothing else: nearly every write."""
    return (
        isinstance(job, Change) and len(job.entries) == 1 and job == Change(job.table, job.fence, entries=job.entries)
    )


MOST = 64  # entries in one statement


@cache
def _appending(rows: int) -> str:
    values = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"] * rows)
    columns = ", ".join(f"column{number}" for number in range(1, 10))
    return (
        f"INSERT INTO entries (table_id, {ENTRY}) SELECT {columns} FROM (VALUES {values})"
        " JOIN leases ON leases.table_id = column1 AND leases.fence = column10"
    )


def _run(db: sqlite3.Connection, sql: str, values: Sequence[Any]) -> sqlite3.Cursor:
    return db.execute(sql, {str(number): value for number, value in enumerate(values, 1)})


def _lease(db: sqlite3.Connection, table: str, owner: str, seconds: float, by_force: bool) -> int | None:
    now = time.time()
    row = db.execute("SELECT owner, fence, expires FROM leases WHERE table_id = ?", (table,)).fetchone()
    if row and not by_force and row[0] != owner and row[2] > now:
        return None
    fence = row[1] + 1 if row else 1
    db.execute(
        "INSERT INTO leases (table_id, owner, fence, expires) VALUES (?, ?, ?, ?) ON CONFLICT (table_id)"
        " DO UPDATE SET owner = excluded.owner, fence = excluded.fence, expires = excluded.expires",
        (table, owner, fence, now + seconds),
    )
    return int(fence)


def _renew(db: sqlite3.Connection, owner: str, seconds: float) -> set[str]:
    """What has most of its time left is not written again: an idle server leaves its disk alone."""
    now = time.time()
    db.execute(
        "UPDATE leases SET expires = ? WHERE owner = ? AND expires < ?", (now + seconds, owner, now + seconds / 2)
    )
    return {row[0] for row in db.execute("SELECT table_id FROM leases WHERE owner = ?", (owner,))}


def _write(db: sqlite3.Connection, change: Change) -> Any:
    table = change.table
    row = db.execute("SELECT fence FROM leases WHERE table_id = ?", (table,)).fetchone()
    if row is None or row[0] != change.fence:
        raise Fenced(table)
    for sql, values in writing(change):
        _run(db, sql, values)


def _load(db: sqlite3.Connection, table: str) -> Stored | None:
    head = _run(db, LOAD_HEAD, (table,)).fetchone()
    if head is None:
        return None
    entries, chat = (_run(db, sql, (table,)).fetchall() for sql in (LOAD_ENTRIES, LOAD_CHAT))
    return stored(table, head, entries, chat)
