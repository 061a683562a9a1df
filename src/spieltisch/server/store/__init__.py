"""What is kept: tables, their entries and chat, leases, uploaded replays. Two stores keep the same promises.

A write is atomic and on disk when it returns. It names the fence of the writer's lease: whoever lost the table since is
`Fenced` out and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

Done = Callable[[BaseException | None], None]


class Fenced(Exception):
    """Somebody else holds the lease of this table by now."""


class EntryRow(Struct, frozen=True):
    """An entry of the log; `ref` is the id of the wish that caused it."""

    number: int
    seat: int
    action: str
    chance: bytes
    digest: str
    ref: str
    at: float


class ChatRow(Struct, frozen=True):
    number: int
    at: float
    body: bytes


class Head(Struct, frozen=True):
    """What is true of a table as a whole. `body` is its record; `wake` is when it wants attention by itself."""

    title: str
    status: str
    public: bool
    created: float
    updated: float
    wake: float | None
    body: bytes


class Change(Struct, frozen=True):
    """One atomic write. `keep`: entries above that number go first."""

    table: str
    fence: int
    head: Head | None = None
    keep: int | None = None
    entries: tuple[EntryRow, ...] = ()
    chat: tuple[ChatRow, ...] = ()
    members: tuple[str, ...] = ()


class Stored(Struct, frozen=True):
    table: str
    head: Head
    entries: list[EntryRow]
    chat: list[ChatRow]


class Store(Protocol):
    outage: tuple[type[Exception], ...]  # what its methods raise when the database does not answer

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def lease(self, table: str, owner: str, seconds: float) -> int | None:
        """The new fence if the table is free (or ours); None if another owner's lease still runs."""

    async def steal(self, table: str, owner: str, seconds: float) -> int:
        """The new fence, whoever holds the table: for the administrator."""

    async def renew(self, owner: str, seconds: float) -> set[str]:
        """Extend all leases of the owner; the tables it still holds."""

    async def release(self, table: str, owner: str) -> None: ...

    async def owner(self, table: str) -> str | None:
        """Who holds a running lease."""

    async def write(self, change: Change) -> None: ...

    def put(self, change: Change, done: Done) -> None:
        """The same without waiting: `done` is called on the event loop when it is on disk, or with what went wrong."""

    async def exists(self, table: str) -> bool: ...

    async def load(self, table: str) -> Stored | None: ...

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables that want attention and that nobody holds."""

    async def public(self, status: str, limit: int) -> list[tuple[str, Head]]: ...

    async def of_member(self, device: str, limit: int) -> list[tuple[str, Head]]: ...

    async def all_tables(self) -> list[tuple[str, Head, int]]:
        """Every table with its number of entries, newest first: for the administrator."""

    async def delete(self, table: str) -> None: ...

    async def put_replay(self, replay: str, at: float, body: bytes) -> None: ...

    async def replay(self, replay: str) -> bytes | None: ...
