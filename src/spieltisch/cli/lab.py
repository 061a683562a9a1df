"""`spieltisch lab`: rounds of learning. The laboratory reads its own line, so it also runs without this command."""

from __future__ import annotations

from typing import Any

import typer

ALL_ITS_OWN: dict[str, Any] = {"ignore_unknown_options": True, "allow_extra_args": True, "help_option_names": []}


def lab(line: typer.Context) -> None:
    """Let opponents learn: self-play, training, matches (spieltisch lab --help)."""
    from spieltisch.lab.__main__ import main

    main(line.args)
