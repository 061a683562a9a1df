"""The box in the terminal: what stands in it, where it comes from, and packs that put it right."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from spieltisch.core import Game, Match, Message
from spieltisch.core.packs import STANDINGS, Pack, PackChecked, box_of, check_pack
from spieltisch.locale import folded
from spieltisch.locale.speech import Speech, preferred_language

from .common import console, game_called, text_of
from .spoken import Command, Group, refuse

app = typer.Typer(cls=Group, no_args_is_help=True)


@app.command(cls=Command)
def check(file: Annotated[Path, typer.Argument()]) -> None:
    """Say what is wrong with a pack, or what it changes."""
    text = text_of(file)
    game = game_called(_title_of(text, file))
    speech = Speech(preferred_language(), game.vocabulary())
    found = check_pack(game, text)
    for caution in found.cautions:
        console.print(f"[yellow]![/yellow] {escape(speech.reason(caution.to_json()))}", highlight=False)
    if found.pack is None:
        for fault in found.faults:
            console.print(f"[red]✗[/red] {escape(speech.reason(fault.to_json()))}", highlight=False)
        raise typer.Exit(1)
    box = box_of(game, found.pack)
    speech.unpack(box)
    for record in box["records"]:
        if record["is"]:
            console.print(escape(described(record, speech)), highlight=False, soft_wrap=True)
    console.print(f"[green]✓[/green] {escape(found.pack.content['name'])}  [dim]{found.pack.digest}[/dim]")


def _title_of(text: str, file: Path) -> str:
    try:
        return str(tomllib.loads(text).get("title", ""))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        fault = Message("core-pack_toml", {"error": str(error)})
        refuse(f"{file}: {Speech(preferred_language()).reason(fault.to_json())}")


def speech_of(match: Match) -> Speech:
    """Says a match with the names and texts of its box."""
    speech = Speech(preferred_language(), match.game.vocabulary())
    speech.unpack(box_of(match.game, match.state.packed()))
    return speech


def pack_from(game: Game[Any], file: Path | None) -> Pack | None:
    """The pack of a file; one that does not hold is refused with its faults."""
    if file is None:
        return None
    found: PackChecked = check_pack(game, text_of(file))
    if found.pack is None:
        speech = Speech(preferred_language(), game.vocabulary())
        refuse("\n".join([speech.reason(fault.to_json()) for fault in found.faults]))
    return found.pack


def about(box: dict[str, Any], speech: Speech, name: str = "") -> None:
    """The sums and all that is not as printed; or one record with its text and where it comes from."""
    wanted = folded(name)
    records = [one for one in box["records"] if set(wanted) <= set(folded(speech.record_name(one)))]
    if wanted and len(records) == 1:
        console.print(escape(described(records[0], speech)), highlight=False, soft_wrap=True)
    else:
        if box["pack"]:
            pack = {key: box["pack"][key] for key in ("name", "author", "digest")}
            console.print(escape(speech("ui-box-with", **pack)), highlight=False)
        table(box, records, speech)


def table(box: dict[str, Any], records: list[dict[str, Any]], speech: Speech) -> None:
    shown = Table(box=None, padding=(0, 2))
    for kind in box["kinds"]:
        counts = box["counts"][kind["kind"]]
        sums = [
            speech.say("ui-box-count", {"count": counts[one]}, attribute=one) or "" for one in STANDINGS if counts[one]
        ]
        shown.add_row(f"[bold]{speech('ui-box-kind-' + kind['kind'])}[/bold]", escape(speech.listed(sums)))
        for record in records:
            if record["kind"] == kind["kind"] and record["provenance"] != "printed":
                shown.add_row("", escape(speech.record_name(record) + speech.mark(record)))
    console.print(shown)


def described(record: dict[str, Any], speech: Speech) -> str:
    """A record with its mark, its text, and why it is as it is."""
    name = speech.record_name(record) + speech.mark(record)
    said = [speech.record_text(record), *_changes(record, speech), *[speech.reason(reason) for reason in record["why"]]]
    return f"{name}: {' '.join([part for part in said if part])}".rstrip(": ")


def _changes(record: dict[str, Any], speech: Speech) -> list[str]:
    """Numbers that a pack changed, with ours; what is a sentence says itself what it is now."""
    before: dict[str, Any] = record["before"]
    numbers = [name for name, was in before.items() if isinstance(was, int) and not isinstance(was, bool)]
    return [
        speech("cli-changed", field=speech(f"ui-shop-field-{name}"), now=record["values"][name], was=before[name])
        for name in numbers
    ]
