"""Commands about stored games and content: replay, verify, position, content, titles, fuzz."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated, Any

import typer
import yaml
from rich.markup import escape
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

import spieltisch
from spieltisch import Match
from spieltisch.core import Game
from spieltisch.core.kit import Broken, check
from spieltisch.core.packs import box_of
from spieltisch.locale.speech import Speech, preferred_language

from . import box
from .common import (
    DIGITS,
    clear_errors,
    console,
    game_called,
    loaded,
    names_of_options,
    new_seed,
    read_position,
    read_stored,
    whole_number,
)
from .saved import found, introduce
from .spoken import fail, refuse
from .tables import painted


def titles(title: Annotated[str | None, typer.Argument()] = None) -> None:
    """List the titles on this machine, their seats and options; or the options of one with all values."""
    if title is not None:
        _options(game_called(title))
        return
    speech = Speech(preferred_language())
    table = Table(*[speech(f"cli-head-{name}") for name in ("title", "seats", "options")])
    for name in spieltisch.titles():
        try:
            game = spieltisch.game(name)
        except Exception as error:
            table.add_row(name, "–", f"[red]{speech('cli-title-broken', text=str(error))}[/red]")
            continue
        table.add_row(name, ", ".join(map(str, game.seats)), names_of_options(game))
    console.print(table)


def _options(game: Game[Any]) -> None:
    """Every option with what it is about, what it may be, and what it is without a word."""
    speech = Speech(preferred_language(), game.vocabulary())
    seats = f"{speech('cli-head-seats')}: {', '.join(map(str, game.seats))}"
    console.print(f"[bold]{speech.title(game.name)}[/bold]  {seats}")
    for option in game.options:
        key = f"{game.name}-option-{option.name}"
        console.print(f"[bold gold3]{option.name}[/bold gold3]  {escape(speech.say(key) or '')}", highlight=False)
        for value in option.choices or ():
            mark = f" {speech('cli-standard')}" if value == option.default else ""
            meaning = speech.say(key, attribute=str(value).lower()) or ""
            console.print(f"    {_written_value(value)}{mark}  [dim]{escape(meaning)}[/dim]", highlight=False)
        if option.choices is None:
            console.print(f"    [dim]{speech('cli-free-option')}[/dim]", highlight=False)


def _written_value(value: Any) -> str:
    """As `--option name=value` reads it."""
    return value if isinstance(value, str) else json.dumps(value)


def replay(
    file: Annotated[Path, typer.Argument()],
    entry: Annotated[int | None, typer.Option()] = None,
    seat: Annotated[int | None, typer.Option()] = None,
    step: Annotated[bool, typer.Option()] = False,
) -> None:
    """Show a saved game entry by entry."""
    data, match = read_stored(file)
    speech = box.speech_of(match)
    introduce(speech, data, match)
    if seat is not None and not 1 <= seat <= match.seats:
        fail("no_seat", count=match.seats, seat=seat)
    viewer = None if seat is None else seat - 1
    if entry is not None:
        console.print(painted(match.game.name, _moment(match, entry).view(viewer), speech))
        return
    events = match.events(viewer)
    for number in range(len(match.entries) + 1):
        _replayed(match, number, [event for event in events if event["entry"] == number], speech)
        if step and number < len(match.entries):
            console.print(painted(match.game.name, match.fork(number).view(viewer), speech))
            try:
                with clear_errors():
                    console.input(f"[dim]{speech('cli-go-on')}[/dim]")
            except EOFError:
                return
    if match.over:
        order = [speech.listed([speech.player(who) for who in seats]) for seats in match.ranking]
        console.print(speech("cli-ranking", order=" > ".join(order)))
    else:
        console.print(speech("cli-unfinished", seats=speech.listed([speech.player(who) for who in match.to_act()])))


def _moment(match: Match, entry: int) -> Match:
    if not 0 <= entry <= len(match.entries):
        fail("no_entry", count=len(match.entries), entry=entry)
    with clear_errors():
        return match.fork(entry)


def _replayed(match: Match, number: int, events: list[dict[str, Any]], speech: Speech) -> None:
    if number:
        done = match.entries[number - 1]
        console.print(
            f"[bold]{number:>4}[/bold] {speech.player(done.seat)}: {speech.verb(done.action)}", highlight=False
        )
    for event in events:
        console.print(f"       [dim]{speech.event(event)}[/dim]", highlight=False)


def verify(
    file: Annotated[Path, typer.Argument()], receipt: Annotated[list[str] | None, typer.Option()] = None
) -> None:
    """Rebuild a saved game, check every digest and recompute all chance from the opened secret."""
    kept = dict(map(_receipt, receipt or ()))
    data, match = read_stored(file)
    with clear_errors():
        commitment = match.verify(kept)
    speech = Speech(preferred_language())
    if str(data["rules"]) != match.game.version:
        warning = speech("cli-other-rules", rules=str(data["rules"])[:40], wanted=match.game.version)
        console.print(f"[yellow]{escape(warning)}[/yellow]", highlight=False)
    state = "finished" if match.over else "running"
    count = len(match.entries)
    console.print(speech("cli-verified", title=match.game.name, count=count, state=state), highlight=False)
    told, of = match.told_chance
    if match.hands:
        console.print(speech("cli-told-chance", told=told, count=of, corrections=match.corrections), highlight=False)
    console.print(speech("cli-commitment", commitment=commitment), highlight=False, soft_wrap=True)


def _receipt(text: str) -> tuple[int, str]:
    number, _, kept = text.partition(":")
    entry = 0 if number == "0" else whole_number(number, 10**DIGITS)
    if entry is None or not kept:
        fail("receipt", text=text)
    return entry, kept


def position(
    file: Annotated[Path, typer.Argument()],
    entry: Annotated[int | None, typer.Option()] = None,
    seat: Annotated[int | None, typer.Option()] = None,
) -> None:
    """Show a written position and what can be done in it; write the last moment of a saved game as a position."""
    file = found(file)
    spec = read_position(file)
    if "entries" in spec:
        typer.echo(_written(loaded(file), entry, seat))
        return
    game = game_called(str(spec.pop("title")))
    with clear_errors():
        match = game.position(spec)
    speech = box.speech_of(match)
    for seat in match.to_act():
        console.print(painted(game.name, match.view(seat), speech))
        console.print(f"{speech.player(seat)}: {speech.prompt(match.view(seat)['prompt'])}")
        for text in match.legal(seat):
            console.print(f"  {text}  [dim]{speech.verb(text)}[/dim]", highlight=False)
    if match.over:
        console.print(painted(game.name, match.view(None), speech))


def _written(match: Match, entry: int | None, seat: int | None) -> str:
    if seat is not None and not 1 <= seat <= match.seats:
        fail("no_seat", count=match.seats, seat=seat)
    with clear_errors():
        match = match if entry is None else _moment(match, entry)
        asking = seat - 1 if seat is not None else match.to_act()[0] if match.to_act() else None
        spec = match.game.write_position(match.state, asking)
    return yaml.safe_dump({"title": match.game.name, **spec}, allow_unicode=True, sort_keys=False, width=120)


def content(
    title: Annotated[str, typer.Argument()],
    pack: Annotated[Path | None, typer.Option()] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """All components of a title, with where each record comes from."""
    game = game_called(title)
    opened = box_of(game, box.pack_from(game, pack))
    if as_json:
        typer.echo(json.dumps(opened if pack else game.content(), ensure_ascii=False, indent=1))
        return
    speech = Speech(preferred_language(), game.vocabulary())
    speech.unpack(opened)
    box.about(opened, speech)


def fuzz(
    title: Annotated[str, typer.Argument()],
    seconds: Annotated[float, typer.Option(min=0.01, max=10_000_000)] = 60.0,
    seed: Annotated[int | None, typer.Option()] = None,
) -> None:
    """Play random games under the contract kit until time is up or a promise breaks."""
    game, speech = game_called(title), Speech(preferred_language())
    started, number, decisions = time.monotonic(), new_seed(seed) % 1_000_000, 0
    games = 0
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with clear_errors(), Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(title, total=None)
        while not games or time.monotonic() - started < seconds:
            seats = game.seats[games % len(game.seats)]
            try:
                decisions += check(game, seats=seats, games=1, seed=number, share=0.2).decisions
            except Broken as broken:
                progress.stop()
                refuse(str(broken))
            games += 1
            number += 1
            told = speech("cli-fuzzed", games=games, decisions=decisions)
            progress.update(task, description=f"{title}: {told}")
    console.print(f"[green]ok[/green]: {speech('cli-kept', games=games, decisions=decisions)}")
