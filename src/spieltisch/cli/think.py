"""`spieltisch think`: lend this machine, or a Ray cluster, to the opponents of a server."""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import Annotated
from urllib.parse import urlsplit

import typer

from spieltisch.locale.speech import Speech, preferred_language

from .spoken import fail

LANES = ("moves", "hints")
PLACES = ("local", "ray")
HERE = ("localhost", "127.0.0.1", "::1")
EVERY = 100  # answers between two lines


def think(
    server: Annotated[str, typer.Option("--for")],
    key: Annotated[str, typer.Option("--key", envvar="SPIELTISCH_KEY")],
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, max=256)] = max(1, (os.cpu_count() or 2) - 1),
    most: Annotated[int | None, typer.Option("--most", min=1, max=256)] = None,
    lane: Annotated[str, typer.Option("--lane")] = "moves",
    on: Annotated[str, typer.Option("--on")] = "local",
) -> None:
    """Answer the questions of a server's opponents on this machine."""
    from spieltisch.server.workers.fleet import run_here, run_on_ray
    from spieltisch.server.workers.helper import Progress, Stopped, address

    speech = Speech(preferred_language())
    if lane not in LANES:
        fail("think-lane", lane=lane, lanes=list(LANES))
    if on not in PLACES:
        fail("no_place", on=on, places=list(PLACES))
    if on == "ray" and find_spec("ray") is None:
        fail("no_ray")
    answers, seconds = 0, 0.0

    def report(number: int, progress: Progress) -> None:
        nonlocal answers, seconds
        if progress.kind == "answered":
            answers, seconds = answers + 1, seconds + progress.seconds
            if answers % EVERY == 0:
                typer.echo(speech("cli-think-answers", count=answers, seconds=round(seconds)))
        else:
            typer.echo(speech(f"cli-think-{progress.kind}", number=number + 1, server=server))

    try:
        address(server)
        if urlsplit(server).scheme == "http" and urlsplit(server).hostname not in HERE:
            typer.echo(speech("cli-think-plain"), err=True)
        if on == "ray":
            run_on_ray(server, key, lane, jobs, max(jobs, most or jobs), report)
        else:
            run_here(server, key, lane, jobs, report)
    except Stopped as stopped:
        fail(f"think-{stopped.reason}", server=server)
    except KeyboardInterrupt:
        typer.echo(speech("cli-think-answers", count=answers, seconds=round(seconds)))
