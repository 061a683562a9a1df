"""What is kept: tables, their entries and chat, leases, uploaded replays, what visitors learnt.

Two stores keep the same promises.

A write is atomic and on disk when it returns. It names the fence of the writer's lease: whoever lost the table since is
`Fenced` out and changes nothing.
"""

from __future__ import annotations

from typing import Protocol

from ..table.changes import Change, ChatRow, EntryRow, Head, Stored
from ..table.services import Done

__all__ = ["Change", "ChatRow", "Done", "EntryRow", "Fenced", "Head", "Store", "Stored"]


class Fenced(Exception):
    """Somebody else holds the lease of this table by now."""


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
        """Write without waiting: `done` is called on the event loop when it is on disk, or with what went wrong."""

    async def exists(self, table: str) -> bool: ...

    async def load(self, table: str) -> Stored | None: ...

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables that want attention and that nobody holds."""

    async def head(self, table: str) -> Head | None: ...

    async def public(self, status: str, limit: int) -> list[tuple[str, str]]:
        """Tables, newest first, each with a mark that changes with every change of its row."""

    async def of_member(self, device: str, limit: int) -> list[tuple[str, str]]: ...

    async def all_tables(self) -> list[tuple[str, Head, int]]:
        """Every table with its number of entries, newest first: for the administrator."""

    async def delete(self, table: str) -> None: ...

    async def put_replay(self, replay: str, at: float, body: bytes, seal: str = "") -> None:
        """An upload, a review (`review:` and its game) or what a visitor learnt (`learnt:` and the device)."""

    async def replay(self, replay: str) -> bytes | None: ...

    async def replays_of(self, prefix: str) -> list[tuple[str, float, bytes]]:
        """Rows whose name begins like this: name, when it was written, body."""

    async def delete_replay(self, replay: str) -> None: ...

    # -- for whoever throws away what is old

    async def clock(self, here: float) -> float:
        """What time it is: the database's own clock if several processes share it, else what it is `here`."""

    async def newest(self) -> float | None:
        """When anything was written last; nothing if nothing is there."""

    async def moments(self) -> list[float]:
        """When each table and replay was written last, in order."""

    async def sizes(self) -> tuple[int, int]:
        """How many tables, how many replays."""

    async def untouched(self, status: str, before: float) -> list[str]:
        """Tables of that status that nobody has touched since."""

    async def old_replays(self, before: float) -> int: ...

    async def expire_replays(self, before: float) -> None: ...

    # -- for whoever inspects it

    async def names(self) -> list[str]: ...

    async def members(self, table: str) -> list[str]: ...

    async def strays(self) -> list[str]:
        """Tables of which there are entries, chat or members, but no row."""

    async def replays(self) -> list[tuple[str, float, bytes, str]]: ...
