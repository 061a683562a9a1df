"""PostgreSQL, for more than one process: the same promises as SQLite, with the database's own clock for leases."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

import asyncpg

from ..settings import Trouble
from ..table.changes import LINES
from . import STRAYS, Change, ChatRow, Done, EntryRow, Fenced, Head, Stored
from .migrate import migrate_postgres

HEAD = "title, status, public, created, updated, wake, body, seal"
NOW = "extract(epoch FROM clock_timestamp())"
LEASE = f"""
    INSERT INTO leases (table_id, owner, fence, expires) VALUES ($1, $2, 1, {NOW} + $3)
    ON CONFLICT (table_id) DO UPDATE
        SET owner = excluded.owner, fence = leases.fence + 1, expires = excluded.expires
        WHERE $4 OR leases.owner = excluded.owner OR leases.expires <= {NOW}
    RETURNING fence
"""
WRITE_HEAD = f"""
    INSERT INTO tables (id, {HEAD}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    ON CONFLICT (id) DO UPDATE SET status = excluded.status, public = excluded.public, updated = excluded.updated,
        wake = excluded.wake, body = excluded.body, seal = excluded.seal
"""
WRITE_ENTRY = (
    "INSERT INTO entries (table_id, number, seat, action, chance, digest, ref, at, seal)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
)
DUE = f"""
    SELECT id FROM tables LEFT JOIN leases ON table_id = id
    WHERE wake <= $1 AND (expires IS NULL OR expires <= {NOW}) ORDER BY wake LIMIT $2
"""


class PostgresStore:
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

    async def release(self, table: str, owner: str) -> None:
        await self._pool.execute(
            "UPDATE leases SET owner = '', expires = 0 WHERE table_id = $1 AND owner = $2", table, owner
        )

    async def owner(self, table: str) -> str | None:
        sql = f"SELECT owner FROM leases WHERE table_id = $1 AND expires > {NOW}"
        found: str | None = await self._pool.fetchval(sql, table)
        return found

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
            head = change.head
            if head is not None:
                await connection.execute(WRITE_HEAD, table, *head)
            if change.keep is not None:
                await connection.execute("DELETE FROM entries WHERE table_id = $1 AND number > $2", table, change.keep)
            for entry in change.entries:
                await connection.execute(WRITE_ENTRY, table, *entry)
            for line in change.chat:
                sql = "INSERT INTO chat (table_id, number, at, body, seal) VALUES ($1, $2, $3, $4, $5)"
                await connection.execute(sql, table, *line)
                sql = "DELETE FROM chat WHERE table_id = $1 AND number <= $2"
                await connection.execute(sql, table, line.number - LINES)
            for device in change.members:
                sql = "INSERT INTO members (device, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING"
                await connection.execute(sql, device, table)

    async def exists(self, table: str) -> bool:
        return await self._pool.fetchval("SELECT 1 FROM tables WHERE id = $1", table) is not None

    async def load(self, table: str) -> Stored | None:
        async with self._pool.acquire() as connection, connection.transaction(isolation="repeatable_read"):
            row = await connection.fetchrow(f"SELECT {HEAD} FROM tables WHERE id = $1", table)
            if row is None:
                return None
            entries = await connection.fetch(
                "SELECT number, seat, action, chance, digest, ref, at, seal FROM entries WHERE table_id = $1"
                " ORDER BY number",
                table,
            )
            chat = await connection.fetch(
                "SELECT number, at, body, seal FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2",
                table,
                LINES,
            )
        return Stored(
            table, _head(row), [EntryRow(*entry) for entry in entries], [ChatRow(*line) for line in reversed(chat)]
        )

    async def due(self, now: float, limit: int) -> list[str]:
        return [row["id"] for row in await self._pool.fetch(DUE, now, limit)]

    async def public(self, status: str, limit: int) -> list[tuple[str, Head]]:
        sql = f"SELECT id, {HEAD} FROM tables WHERE public AND status = $1 ORDER BY updated DESC LIMIT $2"
        return [(row["id"], _head(row[1:])) for row in await self._pool.fetch(sql, status, limit)]

    async def of_member(self, device: str, limit: int) -> list[tuple[str, Head]]:
        sql = (
            f"SELECT id, {HEAD} FROM members JOIN tables ON id = table_id WHERE device = $1"
            " ORDER BY updated DESC LIMIT $2"
        )
        return [(row["id"], _head(row[1:])) for row in await self._pool.fetch(sql, device, limit)]

    async def all_tables(self) -> list[tuple[str, Head, int]]:
        sql = f"SELECT id, {HEAD}, (SELECT count(*) FROM entries WHERE table_id = id) FROM tables ORDER BY updated DESC"
        return [(row["id"], _head(row[1:9]), row[9]) for row in await self._pool.fetch(sql)]

    async def delete(self, table: str) -> None:
        async with self._pool.acquire() as connection, connection.transaction():
            for name, column in (
                ("entries", "table_id"),
                ("chat", "table_id"),
                ("members", "table_id"),
                ("tables", "id"),
            ):
                await connection.execute(f"DELETE FROM {name} WHERE {column} = $1", table)
            await connection.execute(
                "UPDATE leases SET owner = '', expires = 0, fence = fence + 1 WHERE table_id = $1", table
            )

    async def put_replay(self, replay: str, at: float, body: bytes, seal: str = "") -> None:
        sql = (
            "INSERT INTO replays (id, at, body, seal) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (id) DO UPDATE SET at = $2, body = $3, seal = $4"
        )
        await self._pool.execute(sql, replay, at, body, seal)

    async def replay(self, replay: str) -> bytes | None:
        body: bytes | None = await self._pool.fetchval("SELECT body FROM replays WHERE id = $1", replay)
        return body

    async def names(self) -> list[str]:
        return [row["id"] for row in await self._pool.fetch("SELECT id FROM tables ORDER BY updated DESC")]

    async def members(self, table: str) -> list[str]:
        rows = await self._pool.fetch("SELECT device FROM members WHERE table_id = $1", table)
        return [row["device"] for row in rows]

    async def strays(self) -> list[str]:
        return [row["table_id"] for row in await self._pool.fetch(STRAYS)]

    async def replays(self) -> list[tuple[str, float, bytes, str]]:
        return [tuple(row) for row in await self._pool.fetch("SELECT id, at, body, seal FROM replays")]

    async def expire(self, status: str, before: float) -> int:
        sql = "SELECT id FROM tables WHERE status = $1 AND updated < $2 LIMIT 500"
        rows = await self._pool.fetch(sql, status, before)
        for row in rows:
            await self.delete(row["id"])
        return len(rows)

    async def expire_replays(self, before: float) -> None:
        await self._pool.execute("DELETE FROM replays WHERE at < $1", before)


def _head(row: Sequence[Any]) -> Head:
    return Head(*row)
