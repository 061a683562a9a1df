"""What either database is asked in the same words. `$1` is the first value."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..table.changes import LINES, Change, ChatRow, EntryRow, Head, Stored

Statement = tuple[str, tuple[Any, ...]]

HEAD = "title, status, public, created, updated, wake, body, seal"
ENTRY = "number, seat, action, chance, digest, ref, at, seal"
LOAD_HEAD = f"SELECT {HEAD} FROM tables WHERE id = $1"
LOAD_ENTRIES = f"SELECT {ENTRY} FROM entries WHERE table_id = $1 ORDER BY number"
LOAD_CHAT = f"SELECT number, at, body, seal FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT {LINES}"
WRITE_HEAD = f"""
    INSERT INTO tables (id, {HEAD}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    ON CONFLICT (id) DO UPDATE SET status = excluded.status, public = excluded.public, updated = excluded.updated,
        wake = excluded.wake, body = excluded.body, seal = excluded.seal
"""
WRITE_ENTRY = f"INSERT INTO entries (table_id, {ENTRY}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
WRITE_LINE = """
    INSERT INTO chat (table_id, number, at, body, seal) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (table_id, number) DO UPDATE SET body = excluded.body, seal = excluded.seal
"""
WRITE_MEMBER = "INSERT INTO members (table_id, device) VALUES ($1, $2) ON CONFLICT DO NOTHING"
WRITE_REPLAY = """
    INSERT INTO replays (id, at, body, seal) VALUES ($1, $2, $3, $4)
    ON CONFLICT (id) DO UPDATE SET at = excluded.at, body = excluded.body, seal = excluded.seal
"""
DELETE = (
    "DELETE FROM entries WHERE table_id = $1",
    "DELETE FROM chat WHERE table_id = $1",
    "DELETE FROM members WHERE table_id = $1",
    "DELETE FROM tables WHERE id = $1",
    "UPDATE leases SET owner = '', expires = 0, fence = fence + 1 WHERE table_id = $1",
)
STRAYS = (
    "SELECT DISTINCT table_id FROM (SELECT table_id FROM entries UNION SELECT table_id FROM chat"
    " UNION SELECT table_id FROM members) AS known WHERE table_id NOT IN (SELECT id FROM tables)"
)


def writing(change: Change) -> Iterator[Statement]:
    """All that makes up a change, in its order."""
    table = change.table
    if change.head is not None:
        yield WRITE_HEAD, (table, *change.head)
    if change.keep is not None:
        yield "DELETE FROM entries WHERE table_id = $1 AND number > $2", (table, change.keep)
    for entry in change.entries:
        yield WRITE_ENTRY, (table, *entry)
    for line in change.chat:
        yield WRITE_LINE, (table, *line)
        yield "DELETE FROM chat WHERE table_id = $1 AND number <= $2", (table, line.number - LINES)
    for device in change.leaving:
        yield "DELETE FROM members WHERE table_id = $1 AND device = $2", (table, device)
    for device in change.members:
        yield WRITE_MEMBER, (table, device)


def stored(table: str, head: Sequence[Any], entries: Sequence[Any], chat: Sequence[Any]) -> Stored:
    return Stored(table, _head(head), [EntryRow(*row) for row in entries], [ChatRow(*row) for row in reversed(chat)])


def _head(row: Sequence[Any]) -> Head:
    title, status, public, *rest = row
    is_public = bool(public) if public in (0, 1) else public  # nobody wrote anything else, and its seal tells
    return Head(title, status, is_public, *rest)


class Queries:
    async def _rows(self, sql: str, *values: Any) -> list[Any]:
        """Do it, and what came of it."""
        raise NotImplementedError

    async def _do_all(self, statements: Sequence[Statement]) -> None:
        """All or nothing."""
        raise NotImplementedError

    async def release(self, table: str, owner: str) -> None:
        await self._rows("UPDATE leases SET owner = '', expires = 0 WHERE table_id = $1 AND owner = $2", table, owner)

    async def exists(self, table: str) -> bool:
        return bool(await self._rows("SELECT 1 FROM tables WHERE id = $1", table))

    async def head(self, table: str) -> Head | None:
        rows = await self._rows(LOAD_HEAD, table)
        return _head(rows[0]) if rows else None

    async def public(self, status: str, limit: int) -> list[tuple[str, str]]:
        sql = "SELECT id, updated, seal FROM tables WHERE public AND status = $1 ORDER BY updated DESC LIMIT $2"
        return [(row[0], f"{row[1]} {row[2]}") for row in await self._rows(sql, status, limit)]

    async def of_member(self, device: str, limit: int) -> list[tuple[str, str]]:
        sql = (
            "SELECT id, updated, seal FROM members JOIN tables ON id = table_id WHERE device = $1"
            " ORDER BY updated DESC LIMIT $2"
        )
        return [(row[0], f"{row[1]} {row[2]}") for row in await self._rows(sql, device, limit)]

    async def all_tables(self) -> list[tuple[str, Head, int]]:
        sql = f"SELECT id, {HEAD}, (SELECT count(*) FROM entries WHERE table_id = id) FROM tables ORDER BY updated DESC"
        return [(row[0], _head(row[1:9]), row[9]) for row in await self._rows(sql)]

    async def delete(self, table: str) -> None:
        await self._do_all([(sql, (table,)) for sql in DELETE])

    async def clock(self, here: float) -> float:
        return here

    async def newest(self) -> float | None:
        (row,) = await self._rows("SELECT (SELECT max(updated) FROM tables), (SELECT max(at) FROM replays)")
        return max((float(at) for at in row if at is not None), default=None)

    async def moments(self) -> list[float]:
        rows = await self._rows("SELECT updated FROM tables UNION ALL SELECT at FROM replays ORDER BY 1")
        return [float(row[0]) for row in rows]

    async def sizes(self) -> tuple[int, int]:
        ((tables, replays),) = await self._rows("SELECT (SELECT count(*) FROM tables), (SELECT count(*) FROM replays)")
        return tables, replays

    async def untouched(self, status: str, before: float) -> list[str]:
        rows = await self._rows("SELECT id FROM tables WHERE status = $1 AND updated < $2", status, before)
        return [row[0] for row in rows]

    async def old_replays(self, before: float) -> int:
        ((count,),) = await self._rows("SELECT count(*) FROM replays WHERE at < $1", before)
        return int(count)

    async def put_replay(self, replay: str, at: float, body: bytes, seal: str = "") -> None:
        await self._rows(WRITE_REPLAY, replay, at, body, seal)

    async def replay(self, replay: str) -> bytes | None:
        rows = await self._rows("SELECT body FROM replays WHERE id = $1", replay)
        return bytes(rows[0][0]) if rows else None

    async def replays_of(self, prefix: str) -> list[tuple[str, float, bytes]]:
        sql = "SELECT id, at, body FROM replays WHERE substr(id, 1, $2) = $1 ORDER BY id"
        return [(row[0], float(row[1]), bytes(row[2])) for row in await self._rows(sql, prefix, len(prefix))]

    async def delete_replay(self, replay: str) -> None:
        await self._rows("DELETE FROM replays WHERE id = $1", replay)

    async def expire_replays(self, before: float) -> None:
        await self._rows("DELETE FROM replays WHERE at < $1", before)

    async def names(self) -> list[str]:
        return [row[0] for row in await self._rows("SELECT id FROM tables ORDER BY updated DESC")]

    async def members(self, table: str) -> list[str]:
        return [row[0] for row in await self._rows("SELECT device FROM members WHERE table_id = $1", table)]

    async def strays(self) -> list[str]:
        return [row[0] for row in await self._rows(STRAYS)]

    async def replays(self) -> list[tuple[str, float, bytes, str]]:
        return [tuple(row) for row in await self._rows("SELECT id, at, body, seal FROM replays")]
