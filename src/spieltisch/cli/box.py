"""The box in the terminal: what stands in it, where it comes from, and packs that put it right."""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

import spieltisch
from spieltisch.core import Game, Match, Message
from spieltisch.core.packs import STANDINGS, Pack, PackChecked, box_of, check_pack
from spieltisch.locale import folded
from spieltisch.locale.speech import Speech, preferred_language

from .common import console, game_called, text_of
from .spoken import Group, SpokenCommand, fail, refuse
from .typed import begins

app = typer.Typer(cls=Group, no_args_is_help=True)

TOLD = 6  # records of one name that are told in full
NEAR = 4


@app.command(cls=SpokenCommand)
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
            console.print(escape(described(record, speech)), highlight=False)
    console.print(f"[green]✓[/green] {escape(found.pack.content['name'])}  [dim]{found.pack.digest}[/dim]")


def _title_of(text: str, file: Path) -> str:
    try:
        title = tomllib.loads(text).get("title")
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        fault = Message("core-pack_toml", {"error": str(error)})
        refuse(f"{file}: {Speech(preferred_language()).reason(fault.to_json())}")
    if not isinstance(title, str) or not title:
        fail("pack_title", file=str(file), titles=spieltisch.titles())
    return title


def speech_of(match: Match) -> Speech:
    """Says a match with the names and texts of its box."""
    speech = Speech(preferred_language(), match.game.vocabulary())
    speech.unpack(box_of(match.game, match.state.pack_in_use()))
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


def about(box: dict[str, Any], speech: Speech, name: str = "", places: dict[str, str] | None = None) -> None:
    """The sums and all that is not as printed; or what bears that name, with all that is known of it."""
    wanted = folded(name)
    if not wanted:
        if box["pack"]:
            pack = {key: box["pack"][key] for key in ("name", "author", "digest")}
            console.print(escape(speech("ui-box-with", **pack)), highlight=False)
        table(box, box["records"], speech)
        return
    named = {speech.record_name(record): described(record, speech) for record in box["records"]}
    named |= {place: f"{place}: {told}" for place, told in (places or {}).items()}
    exact = [one for one in named if folded(one) == wanted]
    found = exact or [one for one in named if all(begins(word, folded(one)) for word in wanted)]
    if not found:
        near = get_close_matches(name, named) or sorted(named)[:NEAR]
        console.print(f"  [red]{escape(speech('cli-nothing-called', name=name, near=speech.listed(near, 'or')))}[/red]")
    for one in found[:TOLD]:
        console.print(f"  {escape(named[one])}", highlight=False)
    if found[TOLD:]:
        console.print(f"  [dim]{escape(speech.listed(found[TOLD:]))}[/dim]", highlight=False)


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
    facts = speech.record_facts(record)
    return f"{name}{f' ({facts})' if facts else ''}: {' '.join([part for part in said if part])}".rstrip(": ")


def _changes(record: dict[str, Any], speech: Speech) -> list[str]:
    """Numbers that a pack changed, with ours; what is a sentence says itself what it is now."""
    before: dict[str, Any] = record["before"]
    numbers = [name for name, was in before.items() if isinstance(was, int) and not isinstance(was, bool)]
    return [
        speech("cli-changed", field=speech(f"ui-shop-field-{name}"), now=record["values"][name], was=before[name])
        for name in numbers
    ]
