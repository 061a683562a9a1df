"""Keys with which other machines may answer the questions of opponents. The administrator makes them; of a key only its
digest is stored, beside who has it and how far questions may travel to it."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable

import msgspec
from msgspec import Struct

from ..store import Store
from ..table.devices import digest
from ..workers.remote import Scope

PREFIX = "helper:"
FRESH = 30 * 86_400.0  # a key that is used is stored anew from time to time, so that it is never old


class HelperKey(Struct):
    name: str
    scope: Scope
    made: float


Keep = Callable[[str, bytes], Awaitable[None]]


async def make_key(name: str, scope: Scope, now: float, keep: Keep) -> str:
    key = secrets.token_urlsafe(24)
    await keep(PREFIX + digest(key), msgspec.json.encode(HelperKey(name, scope, now)))
    return key


async def find_key(store: Store, key: str) -> tuple[str, HelperKey] | None:
    """Under which digest it is stored, and what it is; None if nobody made it, or it was removed."""
    known = digest(key)
    body = await store.replay(PREFIX + known)
    return (known, msgspec.json.decode(body, type=HelperKey)) if body else None


async def all_keys(store: Store) -> list[tuple[str, HelperKey]]:
    rows = await store.replays_of(PREFIX)
    found = [(row, msgspec.json.decode(body, type=HelperKey)) for row, _at, body in rows]
    return sorted(found, key=lambda one: one[1].made)


async def remove_key(store: Store, name: str) -> int:
    """How many keys of that name there were. Whoever is connected with one is sent away at the next look."""
    gone = [row for row, key in await all_keys(store) if key.name == name]
    for row in gone:
        await store.delete_replay(row)
    return len(gone)
