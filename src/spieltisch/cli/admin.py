"""`spieltisch admin`: look after the stored tables. Works beside a running server: leases keep the two apart."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from spieltisch.locale.speech import Speech, preferred_language

from .common import agrees, clear_errors, writable
from .spoken import Group, SpokenCommand, fail, refuse
from .status import status

if TYPE_CHECKING:
    from spieltisch.server.operations.admin import Admin
    from spieltisch.server.table.changes import Head

app = typer.Typer(cls=Group, no_args_is_help=True, pretty_exceptions_enable=False)
helper = typer.Typer(cls=Group, no_args_is_help=True, pretty_exceptions_enable=False)
app.add_typer(helper, name="helper")
app.command("status", cls=SpokenCommand)(status)

T = TypeVar("T")
Data = Annotated[str | None, typer.Option()]


def _speech() -> Speech:
    return Speech(preferred_language())


def _with_admin(
    data: str | None, work: Callable[[Admin], Awaitable[T]], makes: bool = False, restores: Path | None = None
) -> T:
    """Work on stored tables; where there are none, only what makes one may make the folder for them."""
    from spieltisch.server.operations.admin import Admin, Trouble
    from spieltisch.server.settings import default_data, from_environment

    settings = from_environment(data=data)
    folder = Path(settings.data) if settings.data else default_data()
    if not makes and not settings.database and not (folder / "tables.sqlite").exists():
        fail("no_tables", folder=str(folder))

    async def run() -> T:
        admin = Admin(settings, restores)
        await admin.open()
        try:
            return await work(admin)
        finally:
            await admin.close()

    coroutine: Coroutine[Any, Any, T] = run()
    try:
        with clear_errors():
            return asyncio.run(coroutine)
    except Trouble as error:
        refuse(str(error))


@app.command("list", cls=SpokenCommand)
def list_tables(data: Data = None) -> None:
    """All tables, the last played first."""
    _print_tables(_with_admin(data, lambda admin: admin.store.all_tables()))


def _print_tables(rows: list[tuple[str, Head, int]]) -> None:
    for name, head, entries in rows:
        speech = _speech()
        status = speech(f"ui-status-{head.status}")
        seen = speech("cli-table-public" if head.public else "cli-table-private")
        told = speech("cli-entries", count=entries)
        typer.echo(f"{name}  {head.title:<12}{status:<22}{seen:<12}{told:<14}{speech.moment(head.updated)}")


@app.command(cls=SpokenCommand)
def export(table: str, path: Path, data: Data = None) -> None:
    """Write the whole log of a table, its secret included, into a file."""
    writable(path)
    entries = _with_admin(data, lambda admin: admin.export(table, path))
    typer.echo(f"{path}: {_speech()('cli-entries', count=entries)}")


@app.command("import", cls=SpokenCommand)
def import_log(path: Path, data: Data = None) -> None:
    """Make a table from a log; its seats are open, the links are printed."""
    table, entries, links = _with_admin(data, lambda admin: admin.bring_in(path), makes=True)
    typer.echo(f"{table}: {_speech()('cli-entries', count=entries)}")
    for number, link in enumerate(links, 1):
        typer.echo(_speech()("cli-table-link", seat=number, link=link))


@app.command(cls=SpokenCommand)
def rewind(table: str, entry: int, data: Data = None) -> None:
    """Keep only the first entries of a table. Whoever plays it is reconnected."""
    _with_admin(data, lambda admin: admin.rewind(table, entry))
    typer.echo(f"{table}: {_speech()('cli-entries', count=entry)}")


@app.command(cls=SpokenCommand)
def delete(table: str, yes: Annotated[bool, typer.Option("--yes")] = False, data: Data = None) -> None:
    """Remove a table and all it remembers; asks first."""
    if not yes and not agrees(_speech(), "cli-delete", table=table):
        raise typer.Exit(1)
    _with_admin(data, lambda admin: admin.delete(table))
    typer.echo(_speech()("cli-table-gone", table=table))


@app.command(cls=SpokenCommand)
def erase(device: str, yes: Annotated[bool, typer.Option("--yes")] = False, data: Data = None) -> None:
    """Erase all that is stored of a person; asks first."""
    if not yes and not agrees(_speech(), "cli-erase", device=device):
        raise typer.Exit(1)
    tables = _with_admin(data, lambda admin: admin.erase(device))
    typer.echo(_speech()("cli-erased", tables=tables))


@app.command(cls=SpokenCommand)
def sweep(yes: Annotated[bool, typer.Option("--yes")] = False, data: Data = None) -> None:
    """What is older than it is kept; with --yes it is removed."""
    rows, replays = _with_admin(data, lambda admin: admin.sweep(yes))
    _print_tables(rows)
    typer.echo(_speech()("cli-swept" if yes else "cli-to-sweep", tables=len(rows), replays=replays))


@app.command(cls=SpokenCommand)
def backup(path: Path, data: Data = None) -> None:
    """Write all tables, replays and the secret into one file, while the server runs or not."""
    writable(path)
    end = _with_admin(data, lambda admin: admin.backup(path))
    typer.echo(f"{path}: {_speech()('cli-backup', tables=end.tables, replays=end.replays)}")


@app.command(cls=SpokenCommand)
def restore(path: Path, data: Data = None) -> None:
    """Read a backup into an empty data folder or database."""
    tables, replays = _with_admin(data, lambda admin: admin.restore(path), makes=True, restores=path)
    typer.echo(f"{path}: {_speech()('cli-restored', tables=tables, replays=replays)}")


@helper.command("add", cls=SpokenCommand)
def add_helper(name: str, own: Annotated[bool, typer.Option("--own")] = False, data: Data = None) -> None:
    """Make a key for a machine that thinks for this server's opponents."""
    key = _with_admin(data, lambda admin: admin.make_helper(name, "own" if own else "lent"), makes=True)
    typer.echo(_speech()("cli-helper-key", name=name, token=key))


@helper.command("list", cls=SpokenCommand)
def list_helpers(data: Data = None) -> None:
    """All keys of helpers."""
    speech = _speech()
    from spieltisch.server.operations.helper_keys import all_keys

    for _, key in _with_admin(data, lambda admin: all_keys(admin.store)):
        typer.echo(f"{key.name:<24}{speech(f'cli-helper-{key.scope}'):<28}{speech.moment(key.made)}")


@helper.command("remove", cls=SpokenCommand)
def remove_helper(name: str, data: Data = None) -> None:
    """Remove the keys of a helper; its machines are sent away within a minute."""
    from spieltisch.server.operations.helper_keys import remove_key

    if not _with_admin(data, lambda admin: remove_key(admin.store, name)):
        fail("no_helper", name=name)
    typer.echo(_speech()("cli-helper-gone", name=name))


@app.command(cls=SpokenCommand)
def migrate(check: Annotated[bool, typer.Option("--check")] = False, data: Data = None) -> None:
    """Bring the database to the schema of this version; with --check only say whether it has to be."""
    from spieltisch.server.settings import Trouble, default_data, from_environment
    from spieltisch.server.store.migrate import NEWEST, check_known, schema_of

    speech, settings = _speech(), from_environment(data=data)
    path = (Path(settings.data) if settings.data else default_data()) / "tables.sqlite"
    if not settings.database and not path.exists():
        fail("no_tables", folder=str(path.parent))
    try:
        there = asyncio.run(schema_of(settings, path))
        check_known(there)
    except Trouble as trouble:
        refuse(str(trouble))
    if there == NEWEST:
        typer.echo(speech("cli-schema-newest", here=NEWEST))
    elif check:
        typer.echo(speech("cli-schema-old", there=there or "0000", here=NEWEST))
        raise typer.Exit(1)
    else:
        _with_admin(data, lambda admin: admin.store.sizes())
        typer.echo(speech("cli-schema-migrated", there=there or "0000", here=NEWEST))


@app.command(cls=SpokenCommand)
def verify(data: Data = None) -> None:
    """Re-fold every table and recompute its chance from the secret."""
    told = _with_admin(data, lambda admin: admin.verify())
    speech = _speech()
    for name, problem in told:
        typer.echo(f"{name}  {speech.reason(problem.to_json()) if problem else speech('cli-found-sound')}")
    if any(problem for _, problem in told):
        raise typer.Exit(1)
