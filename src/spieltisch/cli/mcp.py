"""`spieltisch mcp`: tables for a language model, over standard input and output."""

from __future__ import annotations

from typing import Annotated

import typer

from spieltisch.ai import AGENTS
from spieltisch.locale.speech import preferred_language

from .common import new_seed
from .spoken import fail


def mcp(
    level: Annotated[str, typer.Option()] = "veteran",
    hints: Annotated[bool, typer.Option("--hints")] = False,
    seed: Annotated[int | None, typer.Option()] = None,
) -> None:
    """Serve tables to a language model by the Model Context Protocol."""
    from spieltisch.mcp import serve

    if level not in AGENTS:
        fail("no_level", level=level, levels=list(AGENTS))
    serve(preferred_language(), level, hints, new_seed(seed)).run("stdio")
