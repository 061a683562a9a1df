"""The `spieltisch` command. Only what a line asks for is imported, so that a short answer is a quick one."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any

import spieltisch

# Each command with the module that has it; those of single titles are found in `tables`.
COMMANDS = {
    "play": "play",
    "games": "play",
    "companion": "companion",
    "rules": "learn",
    "puzzle": "learn",
    "guide": "learn",
    "serve": "serve",
    "think": "think",
    "titles": "tools",
    "simulate": "simulate",
    "arena": "arena",
    "replay": "tools",
    "review": "review",
    "verify": "tools",
    "position": "tools",
    "content": "tools",
    "fuzz": "tools",
    "bench": "bench",
    "lab": "lab",
    "mcp": "mcp",
}
GROUPS = {"pack": "box", "admin": "admin"}


def app_for(word: str | None) -> Any:
    """The command line with one command, or with all of them where none of ours is named."""
    import typer

    from .spoken import Group, SpokenCommand

    app = typer.Typer(
        cls=Group,
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_root())
    is_own = word in COMMANDS or word in GROUPS
    for name, place in (COMMANDS | GROUPS).items():
        if is_own and name != word:
            continue
        module = import_module(f".{place}", __package__)
        if name in GROUPS:
            app.add_typer(module.app, name=name)
        else:
            settings = getattr(module, "ALL_ITS_OWN", {})
            app.command(cls=SpokenCommand, context_settings=settings, add_help_option=not settings)(
                getattr(module, name)
            )
    if not is_own:
        import_module(".tables", __package__).add_commands(app)
    return app


def _root() -> Any:
    import typer

    def show(wanted: bool) -> None:
        if wanted:
            typer.echo(spieltisch.__version__)
            raise typer.Exit

    def spieltisch_command(
        version: bool = typer.Option(False, "--version", callback=show, is_eager=True),
    ) -> None:
        pass

    return spieltisch_command


def first_word(line: list[str]) -> str | None:
    """The command of a line; None where its beginning asks for help."""
    words = iter(line)
    for word in words:
        if word == "--language":
            next(words, None)
        elif word in ("-h", "--help"):
            return None
        elif not word.startswith("-"):
            return word
    return None


def __getattr__(name: str) -> Any:
    if name == "app":
        return app_for(None)
    raise AttributeError(name)


def main() -> None:
    line = sys.argv[1:]
    if line == ["--version"]:
        print(spieltisch.__version__)
        return
    is_completing = any(name.startswith("_SPIELTISCH") for name in os.environ)
    app_for(None if is_completing else first_word(line))()
