"""A match and its table from what is stored of them."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from spieltisch.core import BrokenLog, Entry, Game, Match

from .operations.records import decode
from .table import clock, commands, telling
from .table.changes import Stored, entry_of
from .table.creation import known_game
from .table.record import TableRecord, humans
from .table.services import Denied, Services
from .table.table import Table

log = logging.getLogger(__name__)


def revive(services: Services, stored: Stored, fence: int) -> Table:
    """A table back from the store, exactly as it was."""
    record = decode(stored.head.body)
    table = Table(services, commands.do, record, rebuild(record, stored), fence)
    now = services.now()
    if stored.entries:
        record.since = max(record.since, stored.entries[-1].at)
    clock.forgive_downtime(record, now)
    table.question = telling.open_question(table)
    table.refs = {entry.ref: entry.number for entry in stored.entries if entry.ref}
    table.chat = [{"entry": 0, "mark": None, **msgspec.json.decode(line.body)} for line in stored.chat]
    table.chat_times = [line.at for line in stored.chat]
    table.gone = dict.fromkeys(humans(record), now) if record.status == "playing" else {}
    return table


def rebuild(record: TableRecord, stored: Stored, strict: bool = False) -> Match | None:
    """The match from its stored head and entries. The last digest covers the position, its chain all before it."""
    if record.log is None:
        return None
    title = known_game(record.title)
    entries = [entry_of(row, msgspec.json.decode(row.chance)) for row in stored.entries]
    if strict:
        return strictly(record, title, entries)
    match = strictly(record, title, [])
    try:
        chain = match.chain
        for number, entry in enumerate(entries):
            entries[number] = entry.chained(chain)
            chain = entries[number].chain
        match.fold(entries)
        if not entries or match.state.digest() == entries[-1].digest:
            return match
    except Exception as error:
        log.warning("a stored log does not fold", extra={"table": record.id, "error": repr(error)})
    return strictly(record, title, entries)


def strictly(record: TableRecord, title: Game[Any], entries: list[Entry]) -> Match:
    """Every action and every digest is checked: slower, but it names the first bad entry."""
    try:
        return Match.from_json(title, {**(record.log or {}), "entries": [entry.to_json() for entry in entries]})
    except BrokenLog as error:
        log.error("a stored log is broken", extra={"table": record.id, "error": str(error)})
        raise Denied("broken_log", 503, entry=error.entry) from error
