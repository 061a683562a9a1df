"""What is stored of a table: rows, and the one atomic change that a command makes of them.

Every row carries a seal: whoever changes it behind the server's back is found out by `admin verify`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from spieltisch.core import Entry

if TYPE_CHECKING:
    from .services import Services

KEY_BYTES = 64  # as many as BLAKE2 takes
LINES = 200  # of chat that are kept


class EntryRow(NamedTuple):
    """An entry of the log; `ref` is the id of the request that caused it."""

    number: int
    seat: int
    action: str
    chance: bytes
    digest: str
    ref: str
    at: float
    seal: str = ""


class ChatRow(NamedTuple):
    number: int
    at: float
    body: bytes
    seal: str = ""


class Head(NamedTuple):
    """What is true of a table as a whole. `body` is its record; `wake` is when it wants attention by itself."""

    title: str
    status: str
    public: bool
    created: float
    updated: float
    wake: float | None
    body: bytes
    seal: str = ""


class Change(NamedTuple):
    """One atomic write. `keep`: entries above that number go first."""

    table: str
    fence: int
    head: Head | None = None
    keep: int | None = None
    entries: tuple[EntryRow, ...] = ()
    chat: tuple[ChatRow, ...] = ()
    members: tuple[str, ...] = ()
    leaving: tuple[str, ...] = ()


class Stored(NamedTuple):
    table: str
    head: Head
    entries: list[EntryRow]
    chat: list[ChatRow]


def seal_of(key: bytes, table: str, row: EntryRow | ChatRow | Head, chain: str = "") -> str:
    """Of all columns of the row but the seal itself; `chain` is that of an entry and covers the ones before."""
    text = f"{table}|{type(row).__name__}|{chain}|{row[:-1]}"
    return blake2b(text.encode(), key=key[:KEY_BYTES], digest_size=16).hexdigest()


def is_sealed(keys: Sequence[bytes], table: str, row: EntryRow | ChatRow | Head, chain: str = "") -> bool:
    return any(row.seal == seal_of(key, table, row, chain) for key in keys)


Row = TypeVar("Row", EntryRow, ChatRow, Head)


def sealed(key: bytes, table: str, row: Row, chain: str = "") -> Row:
    return type(row)(*row[:-1], seal_of(key, table, row, chain))


def entry_row(pack: Callable[[Any], bytes], number: int, entry: Entry, at: float, ref: str = "") -> EntryRow:
    chance = entry.chance if entry.told is None else {"outcomes": entry.chance, "told": entry.told}
    return EntryRow(number, entry.seat, entry.action, pack(chance), entry.digest, ref, at)


def entry_rows(services: Services, table: str, entries: Sequence[Entry], since: int, at: float) -> tuple[EntryRow, ...]:
    """The rows of entries that follow entry number `since` at once, sealed."""
    rows = [entry_row(services.pack, number, entry, at) for number, entry in enumerate(entries, since + 1)]
    return tuple([sealed(services.key, table, row, entry.chain) for row, entry in zip(rows, entries, strict=True)])


def entry_of(row: EntryRow, chance: Any) -> Entry:
    """The entry of a stored row, its chance unpacked."""
    told = chance["told"] if isinstance(chance, dict) else None
    return Entry(row.seat, row.action, chance["outcomes"] if told is not None else chance, row.digest, told=told)
