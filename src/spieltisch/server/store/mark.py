"""A word in the database and beside it: whoever finds another one there has lost what was written last.

SQLite keeps the newest writes in a second file (`-wal`). Without it the database opens as it was some time ago, or
empty, and nobody would notice. The word is new with every start and is written after all that came before.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from ..settings import Trouble
from ..table.record import token

ROW = "opened"  # among the leases, where no table is called so
READ = "SELECT owner FROM leases WHERE table_id = ?"
WRITE = """
    INSERT INTO leases (table_id, owner, fence, expires) VALUES (?, ?, 0, 0)
    ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner
"""


def check(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a database that is older than its mark, else mark it anew; killed at any moment, it still fits."""
    mark = path.with_suffix(".mark")
    row = connection.execute(READ, (ROW,)).fetchone()
    old, new = row[0] if row else "", token(12)
    if mark.exists() and old not in mark.read_text(encoding="ascii").split("\n"):
        raise Trouble("other_database", path=str(path), mark=str(mark))
    _write(mark, f"{old}\n{new}")
    connection.execute(WRITE, (ROW, new))
    _write(mark, new)


def _write(mark: Path, text: str) -> None:
    draft = mark.with_suffix(f".{os.getpid()}")
    descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "w", encoding="ascii") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(mark)
