"""PostgreSQL, for more than one process: the same promises as SQLite, with the database's own clock for leases."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

import asyncpg

from ..settings import Trouble
from . import Change, Done, Fenced, Stored
from .migrate import migrate_postgres
from .queries import LOAD_CHAT, LOAD_ENTRIES, LOAD_HEAD, Queries, Statement, stored, writing

NOW = "extract(epoch FROM clock_timestamp())"
LEASE = f"""
    INSERT INTO leases (table_id, owner, fence, expires) VALUES ($1, $2, 1, {NOW} + $3)
    ON CONFLICT (table_id) DO UPDATE
        SET owner = excluded.owner, fence = leases.fence + 1, expires = excluded.expires
        WHERE $4 OR leases.owner = excluded.owner OR leases.expires <= {NOW}
    RETURNING fence
"""
DUE = f"""
    SELECT id FROM tables LEFT JOIN leases ON table_id = id
    WHERE wake <= $1 AND (expires IS NULL OR expires <= {NOW}) ORDER BY wake LIMIT $2
"""


class PostgresStore(Queries):
    outage: tuple[type[Exception], ...] = (
        OSError,
        TimeoutError,
        asyncpg.InterfaceError,
        asyncpg.PostgresConnectionError,
        asyncpg.OperatorInterventionError,
    )

    def __init__(self, url: str, connections: int = 10) -> None:
        self.url = url
        self.connections = connections
        self._pool: Any = None
        self._writing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(self.url, min_size=1, max_size=self.connections, command_timeout=10)
        except (OSError, ValueError, asyncpg.PostgresError) as error:
            raise Trouble("unreachable", error) from error
        async with self._pool.acquire() as connection:
            await migrate_postgres(connection)

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()
            self._pool = None

    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        rows: list[Any] = await self._pool.fetch(sql, *values)
        return rows

    async def _do_all(self, statements: Sequence[Statement]) -> None:
        async with self._pool.acquire() as connection, connection.transaction():
            for sql, values in statements:
                await connection.execute(sql, *values)

    # -- leases

    async def lease(self, table: str, owner: str, seconds: float) -> int | None:
        fence: int | None = await self._pool.fetchval(LEASE, table, owner, seconds, False)
        return fence

    async def steal(self, table: str, owner: str, seconds: float) -> int:
        fence: int = await self._pool.fetchval(LEASE, table, owner, seconds, True)
        return fence

    async def renew(self, owner: str, seconds: float) -> set[str]:
        sql = f"UPDATE leases SET expires = {NOW} + $2 WHERE owner = $1 RETURNING table_id"
        return {row["table_id"] for row in await self._pool.fetch(sql, owner, seconds)}

    async def owner(self, table: str) -> str | None:
        sql = f"SELECT owner FROM leases WHERE table_id = $1 AND expires > {NOW}"
        found: str | None = await self._pool.fetchval(sql, table)
        return found

    async def clock(self, here: float) -> float:
        return float(await self._pool.fetchval(f"SELECT {NOW}"))

    # -- tables

    def put(self, change: Change, done: Done) -> None:
        task = asyncio.get_running_loop().create_task(self.write(change))
        self._writing.add(task)
        task.add_done_callback(partial(self._written, done))

    def _written(self, done: Done, task: asyncio.Task[None]) -> None:
        self._writing.discard(task)
        done(asyncio.CancelledError() if task.cancelled() else task.exception())

    async def write(self, change: Change) -> None:
        """The share lock on the lease holds off a new owner until this write is in or out."""
        table = change.table
        async with self._pool.acquire() as connection, connection.transaction():
            fence = await connection.fetchval("SELECT fence FROM leases WHERE table_id = $1 FOR SHARE", table)
            if fence != change.fence:
                raise Fenced(table)
            for sql, values in writing(change):
                await connection.execute(sql, *values)

    async def load(self, table: str) -> Stored | None:
        async with self._pool.acquire() as connection, connection.transaction(isolation="repeatable_read"):
            head = await connection.fetchrow(LOAD_HEAD, table)
            if head is None:
                return None
            return stored(table, head, *[await connection.fetch(sql, table) for sql in (LOAD_ENTRIES, LOAD_CHAT)])

    async def due(self, now: float, limit: int) -> list[str]:
        return [row["id"] for row in await self._pool.fetch(DUE, now, limit)]
