"""Tables kept by the page: the same rows as on a server, each change one transaction."""

from __future__ import annotations

import json
from typing import Any

from ..table.changes import Change, ChatRow, EntryRow, Head, Stored
from ..table.services import Done
from .browser import Browser


class PageStore:
    outage: tuple[type[Exception], ...] = (OSError,)

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    def put(self, change: Change, done: Done) -> None:
        rows = {
            "table": change.table,
            "head": _texts(change.head),
            "keep": change.keep,
            "entries": [_texts(row) for row in change.entries],
            "chat": [_texts(row) for row in change.chat],
        }
        self._browser.keep(json.dumps(rows), lambda wrong: done(OSError(wrong) if wrong else None))

    async def load(self, table: str) -> Stored | None:
        text = await self._browser.load(table)
        if not text:
            return None
        found = json.loads(text)
        entries = [EntryRow._make(_bytes(row, 3)) for row in found["entries"]]
        chat = [ChatRow._make(_bytes(row, 2)) for row in found["chat"]]
        return Stored(table, _head(found["head"]), entries, chat)

    async def head(self, table: str) -> Head | None:
        stored = await self.load(table)
        return stored.head if stored is not None else None

    async def public(self, status: str, limit: int) -> list[tuple[str, str]]:
        """Nobody else comes to the tables of a page."""
        return []

    async def of_member(self, device: str, limit: int) -> list[tuple[str, str]]:
        heads = [(name, _head(row)) for name, row in json.loads(await self._browser.heads())]
        newest = sorted(heads, key=lambda row: -row[1].updated)[:limit]
        return [(name, f"{head.updated} {head.seal}") for name, head in newest]

    async def put_replay(self, replay: str, at: float, body: bytes, seal: str = "") -> None:
        await self._browser.keep_replay(replay, body.decode())

    async def replay(self, replay: str) -> bytes | None:
        body = await self._browser.load_replay(replay)
        return body.encode() if body else None

    async def delete_replay(self, replay: str) -> None:
        await self._browser.keep_replay(replay, "")


def _texts(row: Any) -> list[Any] | None:
    return None if row is None else [part.decode() if isinstance(part, bytes) else part for part in row]


def _head(row: list[Any]) -> Head:
    return Head._make(_bytes(row, 6))


def _bytes(row: list[Any], at: int) -> list[Any]:
    """The column that is JSON itself."""
    return [*row[:at], row[at].encode(), *row[at + 1 :]]
