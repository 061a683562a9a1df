"""Bring a database to the newest shape, by Alembic. A database that is there already costs one query."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from ..settings import Settings, Trouble

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST = "0004"
SCRIPTS = Path(__file__).resolve().parent / "migrations"


def config(url: str = "") -> Config:
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    settings.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    return settings


def migrate_sqlite(path: Path) -> None:
    """A file that is there and has nothing in it was something else before: nobody begins on it unasked."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists():
        _upgrade(path, is_new=False)
        return
    try:
        path.touch(mode=0o600)
        _upgrade(path, is_new=True)
    except BaseException:
        path.unlink(missing_ok=True)
        raise


def _upgrade(path: Path, is_new: bool) -> None:
    with closing(sqlite3.connect(path)) as connection:
        try:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.OperationalError as error:
            if "no such table" not in str(error):
                raise
            if not is_new:
                raise Trouble("empty_database", path=str(path)) from None
            row = None
            # entries are short and every write logs whole pages: small ones halve its cost
            connection.execute("PRAGMA page_size = 1024")
            connection.execute("PRAGMA journal_mode = WAL")
    if row is not None and row[0] == NEWEST:
        return
    check_known(row[0] if row else None)
    from alembic import command

    command.upgrade(config(f"sqlite:///{path.resolve()}"), "head")


def check_known(version: str | None) -> None:
    if version is not None and version > NEWEST:
        raise Trouble("newer", there=str(version), here=str(NEWEST))


async def schema_of(settings: Settings, path: Path) -> str | None:
    """Of the database as it is; None if there is none yet. Nothing is changed."""
    if settings.database:
        import asyncpg

        try:
            connection = await asyncpg.connect(settings.database)
        except (OSError, ValueError, asyncpg.PostgresError) as error:
            raise Trouble("unreachable", error) from error
        try:
            here = await connection.fetchval("SELECT to_regclass('alembic_version')")
            found = await connection.fetchval("SELECT version_num FROM alembic_version") if here else None
        finally:
            await connection.close()
        return found and str(found)
    try:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True)) as connection:
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise Trouble("unopened", error, path=str(path)) from error
    return str(row[0]) if row else None


async def migrate_postgres(connection: Any) -> None:
    """Alembic writes the SQL, asyncpg runs it: no second driver is needed. One process migrates, the others wait."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(8420)")
        here = await connection.fetchval("SELECT to_regclass('alembic_version')")
        version = await connection.fetchval("SELECT version_num FROM alembic_version") if here else None
        check_known(version)
        if version != NEWEST:
            await connection.execute(_sql(version))


def _sql(version: str | None) -> str:
    import io

    from alembic import command

    settings = config("postgresql://")
    settings.output_buffer = io.StringIO()
    command.upgrade(settings, f"{version or 'base'}:head", sql=True)
    lines = settings.output_buffer.getvalue().splitlines()
    return "\n".join(line for line in lines if line.strip() not in ("BEGIN;", "COMMIT;"))
