"""The `spieltisch` command."""

from __future__ import annotations

import typer

import spieltisch

from . import admin, arena, bench, box, lab, learn, play, review, serve, simulate, tables, tools
from .spoken import Command, Group

app = typer.Typer(
    cls=Group,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(spieltisch.__version__)
        raise typer.Exit


@app.callback()
def spieltisch_command(
    version: bool = typer.Option(False, "--version", callback=_version, is_eager=True),
) -> None:
    pass


for command in (
    play.play,
    learn.rules,
    learn.puzzle,
    learn.guide,
    serve.serve,
    tools.titles,
    simulate.simulate,
    arena.arena,
    tools.replay,
    review.review,
    tools.verify,
    tools.position,
    tools.content,
    tools.fuzz,
    bench.bench,
):
    app.command(cls=Command)(command)
app.command(cls=Command, context_settings=lab.ALL_ITS_OWN, add_help_option=False)(lab.lab)
tables.add_commands(app)
app.add_typer(box.app, name="pack")
app.add_typer(admin.app, name="admin")


def main() -> None:
    app()
