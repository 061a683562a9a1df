"""`spieltisch serve`: open the table to the browser and to friends."""

from __future__ import annotations

from typing import Annotated

import typer

from spieltisch.locale.speech import Speech, preferred_language


def serve(
    host: Annotated[str | None, typer.Option()] = None,
    port: Annotated[int | None, typer.Option(min=0, max=65_535)] = None,
    data: Annotated[str | None, typer.Option()] = None,
    open_browser: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    """Open the table: a server for browsers, friends and bots. More settings: docs/hosting.md."""
    from spieltisch.server.run import run
    from spieltisch.server.settings import Trouble, from_environment, unknown_settings

    for name in unknown_settings():
        typer.echo(f"spieltisch: {Speech(preferred_language())('cli-unknown-setting', name=name)}", err=True)
    try:
        settings = from_environment(host=host, port=port, data=data)
    except Trouble as trouble:
        typer.echo(f"spieltisch: {trouble}", err=True)
        raise typer.Exit(1) from trouble
    raise typer.Exit(run(settings, open_browser))
