"""`spieltisch arena`: let opponents play series against each other, and report."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from spieltisch.ai import AGENTS
from spieltisch.ai.arena import run_series
from spieltisch.ai.report import report
from spieltisch.ai.series import Record, Setup, setup
from spieltisch.ai.tally import by_agent, ratings
from spieltisch.locale.speech import Speech, preferred_language

from .common import clear_errors, game_called, options_from, writable, write_text
from .spoken import fail

PLACES = ("local", "ray")

Title = Annotated[str, typer.Argument()]
Agents = Annotated[str, typer.Option("--agents")]
Games = Annotated[int, typer.Option("--games", "-n", min=1)]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1)]
On = Annotated[str, typer.Option("--on")]
Seats = Annotated[int | None, typer.Option("--seats", min=1)]
Seed = Annotated[int, typer.Option("--seed")]
Scale = Annotated[float, typer.Option("--scale", min=0.001, max=1000)]
Iterations = Annotated[int | None, typer.Option("--iterations", min=1)]
Options = Annotated[list[str] | None, typer.Option("--option", "-o")]
Out = Annotated[Path | None, typer.Option("--out")]
Page = Annotated[Path | None, typer.Option("--report")]


def arena(
    title: Title,
    agents: Agents = "warlord,veteran,novice,greedy",
    games: Games = 20,
    jobs: Jobs = 1,
    on: On = "local",
    seats: Seats = None,
    seed: Seed = 0,
    scale: Scale = 1.0,
    iterations: Iterations = None,
    option: Options = None,
    out: Out = None,
    page: Page = None,
) -> None:
    """Let opponents play a series; seats, gods and decks rotate."""
    rules, names = game_called(title), names_in(agents)
    check_series(on, out, page)
    with clear_errors():
        options = options_from(option or [], rules)
        plan = setup(title, names, seats, seed, options, scale, iterations)
        tell(plan, play_series(plan, games, jobs, on, out), page)


def names_in(agents: str) -> list[str]:
    names = [name.strip() for name in agents.split(",") if name.strip()]
    unknown = [name for name in names if name not in AGENTS]
    if unknown or not names:
        fail("no_level", level=unknown[0] if unknown else agents, levels=list(AGENTS))
    return names


def check_series(on: str, out: Path | None, page: Path | None) -> None:
    """Everything that a long series would only stumble over at its end."""
    if on not in PLACES:
        fail("no_place", on=on, places=list(PLACES))
    if on == "ray" and find_spec("ray") is None:
        fail("no_ray")
    writable(out)
    writable(page)


def play_series(plan: Setup, games: int, jobs: int, on: str, out: Path | None) -> list[Record]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(plan.title, total=games)

        def one_more(_record: Record) -> None:
            bar.advance(task)

        records = run_series(plan, games, out, jobs, on, one_more)
        bar.update(task, completed=games)
    return records


def tell(plan: Setup, records: list[Record], page: Path | None) -> None:
    show(records)
    if page is not None:
        write_text(page, report(plan.to_json(), records))
        typer.echo(Speech(preferred_language())("cli-report", page=str(page)))


def show(records: list[Record]) -> None:
    speech = Speech(preferred_language())
    heads = [speech(f"cli-head-{name}") for name in ("agent", "played", "wins", "share", "interval", "elo")]
    table = Table(*heads, box=None)
    elo = ratings(records)
    for share in by_agent(records):
        interval = f"{speech.percent(share.low)} – {speech.percent(share.high)}"
        table.add_row(
            share.name,
            str(share.games),
            speech.number(share.wins, 1),
            speech.percent(share.share),
            interval,
            f"{elo[share.name]:.0f}",
        )
    Console().print(table)
