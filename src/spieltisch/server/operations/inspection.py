"""Whether a stored table is what the server wrote: every column is compared with what nobody else can make."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import TYPE_CHECKING

from spieltisch.core import Match, Message

from ..restoring import rebuild
from ..table.changes import LINES, Stored, is_sealed
from ..table.record import TableRecord
from .records import decode

if TYPE_CHECKING:
    from ..hub import Hub
    from ..page.hub import PageHub


def problem_of(keys: Sequence[bytes], stored: Stored, members: list[str]) -> Message | None:
    """The first thing that is wrong, or nothing. A log that does not fold raises what it is."""
    head, record = stored.head, decode(stored.head.body)
    if not is_sealed(keys, stored.table, head) or record.id != stored.table:
        return found("head")
    if {*record.people, *record.devices, *[seat.device for seat in record.seats if seat.device]} - set(members):
        return found("members")
    if [row.number for row in stored.entries] != list(range(1, len(stored.entries) + 1)):
        return found("gap")
    match = rebuild(record, stored, strict=True)
    if match is None:
        return found("not_begun") if stored.entries else _chat_problem(keys, stored, record)
    match.verify()
    return _log_problem(keys, stored, record, match) or _chat_problem(keys, stored, record)


def found(what: str, **args: int) -> Message:
    return Message(f"cli-found-{what}", args)


def _log_problem(keys: Sequence[bytes], stored: Stored, record: TableRecord, match: Match) -> Message | None:
    for row, entry in zip(stored.entries, match.entries, strict=True):
        if not is_sealed(keys, stored.table, row, entry.chain):
            return found("entry", entry=row.number)
    if record.length > len(match.entries):
        return found("cut", entry=record.length)
    if record.length and record.chain and match.entries[record.length - 1].chain != record.chain:
        return found("entry", entry=record.length)
    if record.status == "finished" and not (match.over or record.conceded):
        return found("tail")
    if record.status == "playing" and match.over:
        return found("over")
    return None


def _chat_problem(keys: Sequence[bytes], stored: Stored, record: TableRecord) -> Message | None:
    for line in stored.chat:
        if not is_sealed(keys, stored.table, line):
            return found("line", line=line.number)
    kept = min(LINES, record.lines)
    if [line.number for line in stored.chat] != list(range(record.lines - kept + 1, record.lines + 1)):
        return found("chat")
    return None


async def keep(hub: Hub | PageHub, name: str, body: bytes) -> None:
    """A replay, a review, what a visitor learnt: sealed like the rows of a table."""
    at = hub.services.dated()
    await hub.store.put_replay(name, at, body, replay_seal(hub.services.key, name, at, body))


def replay_seal(key: bytes, name: str, at: float, body: bytes) -> str:
    return hmac.new(key, f"replay|{name}|{at}|".encode() + body, hashlib.sha256).hexdigest()[:32]
