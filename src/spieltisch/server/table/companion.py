"""A table that lies beside a real one: what waits to be told or carried out there. `telling.py` has the requests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .record import Answer, CompanionRecord, TableRecord, machines

if TYPE_CHECKING:
    from .table import Table


def is_waiting(record: TableRecord) -> bool:
    """Whether something needs to be told: the set-up, or an action."""
    companion = record.companion
    return companion is not None and (record.status == "waiting" or bool(companion.action))


def holds_opponents(table: Table) -> bool:
    """They wait until people have told what they must, and carried out what was announced."""
    return table.record.companion is not None and (is_waiting(table.record) or bool(announced(table)))


def announced(table: Table) -> list[int]:
    """The entries of opponents that nobody has carried out on the real table yet."""
    companion, match = table.record.companion, table.match
    if companion is None or match is None:
        return []
    ours = machines(table.record)
    later = enumerate(match.entries[companion.done :], companion.done + 1)
    return [number for number, entry in later if entry.seat in ours]


def number_told(told: list[Answer]) -> int:
    return sum(len(answer) for answer in told)


def shown(table: Table) -> dict[str, Any] | None:
    """For those who sit there, and whoever watches: all of it lies on the real table."""
    companion, match = table.record.companion, table.match
    if companion is None:
        return None
    acts = [] if match is None else [(number, match.entries[number - 1]) for number in announced(table)]
    return {
        "question": table.question.to_json() if table.question is not None else None,
        "seat": companion.seat if companion.action else None,
        "action": companion.action,
        "told": number_told(companion.told),
        "announced": [{"entry": number, "seat": entry.seat, "action": entry.action} for number, entry in acts],
        "dice": companion.dice,
    }


def entered(record: TableRecord, number: int, seat: int) -> None:
    """Whoever goes on has carried out what was announced."""
    if record.companion is not None and seat not in machines(record):
        record.companion.done = number


def rewound(table: Table, number: int) -> None:
    companion = table.record.companion
    if companion is not None:
        companion.done = min(companion.done, number)
        forget(table, companion)


def forget(table: Table, companion: CompanionRecord) -> None:
    """Nothing needs to be told any more."""
    companion.seat, companion.action, companion.told = -1, "", []
    table.question = None
