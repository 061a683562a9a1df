"""Whether a stored table is what the server wrote: every column is compared with what nobody else can make."""

from __future__ import annotations

import hashlib
import hmac

from spieltisch.core import Match

from ..cluster.rebuilding import rebuild
from ..table.changes import Stored, seal_of
from ..table.record import TableRecord
from .records import decode


def problem_of(key: bytes, stored: Stored, members: list[str]) -> str:
    """The first thing that is wrong, or nothing. A log that does not fold raises what it is."""
    head, record = stored.head, decode(stored.head.body)
    if head.seal != seal_of(key, stored.table, head) or record.id != stored.table:
        return "the row of the table was changed"
    if {seat.device for seat in record.seats if seat.device} - set(members):
        return "somebody who sits here is not in the list of members"
    if [row.number for row in stored.entries] != list(range(1, len(stored.entries) + 1)):
        return "entries are missing"
    match = rebuild(record, stored, strict=True)
    if match is None:
        return "there are entries, but the game has not begun" if stored.entries else _chat_problem(key, stored, record)
    match.verify()
    return _log_problem(key, stored, record, match) or _chat_problem(key, stored, record)


def _log_problem(key: bytes, stored: Stored, record: TableRecord, match: Match) -> str:
    for row, entry in zip(stored.entries, match.entries, strict=True):
        if row.seal != seal_of(key, stored.table, row, entry.chain):
            return f"entry {row.number}: the row was changed"
    log = record.log or {}
    if record.secret != log["chance"].get("secret"):
        return "the secret of the table is not that of its log"
    is_over = match.over or len(record.conceded) >= len(record.seats) - 1
    if record.status == "finished" and not is_over and not record.conceded:
        return "the tail is cut off: the game is finished, but its log does not reach the end"
    if record.status == "playing" and match.over:
        return "the game is over, but the table says that it is played"
    return ""


def _chat_problem(key: bytes, stored: Stored, record: TableRecord) -> str:
    for line in stored.chat:
        if line.seal != seal_of(key, stored.table, line):
            return f"chat line {line.number}: the row was changed"
    numbers = [line.number for line in stored.chat]
    if numbers != list(range(record.lines - len(numbers) + 1, record.lines + 1)) or len(numbers) < min(
        200, record.lines
    ):
        return "lines of chat are missing"
    return ""


def replay_seal(key: bytes, name: str, at: float, body: bytes) -> str:
    return hmac.new(key, f"replay|{name}|{at}|".encode() + body, hashlib.sha256).hexdigest()[:32]
