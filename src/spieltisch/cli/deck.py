"""`spieltisch deck` and `spieltisch draft`: decks of Warhammer: Invasion as plain text, and a draft in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from spieltisch.ai import AGENTS
from spieltisch.games.invasion.data import RACES, STARTER_RACES, starter
from spieltisch.games.invasion.decks import Deck, check_deck, deck_of, deck_text, parse_deck
from spieltisch.locale import LANGUAGES

from .common import console, fail, game_called
from .play import play
from .speech import Speech, preferred_language

app = typer.Typer(help="Decks of Warhammer: Invasion as plain text.", no_args_is_help=True)

Language = Annotated[str | None, typer.Option("--language", help=f"One of {', '.join(LANGUAGES)}.")]


def _read(file: Path) -> Deck:
    try:
        return parse_deck(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        fail(f"{file}: {error}")


def _speech(language: str | None) -> Speech:
    return Speech(language or preferred_language(), game_called("invasion").vocabulary())


@app.command()
def check(file: Annotated[Path, typer.Argument(help="A deck list.")], language: Language = None) -> None:
    """Say whether a deck is legal in a tournament, with a reason for every fault."""
    deck = _read(file)
    faults = check_deck(deck)
    speech = _speech(language)
    for fault in faults:
        console.print(f"[red]✗[/red] {speech.reason(fault.to_json())}")
    if faults:
        raise typer.Exit(1)
    console.print(f"[green]✓[/green] {deck.size()}, {speech.name('race', RACES[deck.race])}")


@app.command()
def show(file: Annotated[Path, typer.Argument(help="A deck list.")], language: Language = None) -> None:
    """Write a deck list out cleanly, by number, in English or German."""
    deck = _read(file)
    speech = _speech(language)
    for fault in deck.faults:
        typer.echo(speech.reason(fault.to_json()), err=True)
    typer.echo(deck_text(deck, german=speech.language == "de"), nl=False)


@app.command(name="starter")
def starter_deck(
    race: Annotated[str, typer.Argument(help="dwarf, empire, orc or chaos.")], language: Language = None
) -> None:
    """Write out the forty cards of a starter deck."""
    if race not in [RACES[number] for number in STARTER_RACES]:
        fail(f"no starter deck for {race!r}; there are: {', '.join(RACES[number] for number in STARTER_RACES)}")
    number = RACES.index(race)
    typer.echo(deck_text(deck_of(number, starter(number)), german=_speech(language).language == "de"), nl=False)


def draft(
    side: Annotated[str, typer.Option(help="Your side: order, destruction or random.")] = "random",
    you: Annotated[str, typer.Option(help="Your seats: a number, several with commas, `all` or `none`.")] = "1",
    level: Annotated[str, typer.Option(help=f"Opponents: {', '.join(AGENTS)}.")] = "veteran",
    seed: Annotated[int | None, typer.Option(help="Fixes all chance.")] = None,
    language: Language = None,
) -> None:
    """Draft decks of Warhammer: Invasion, then play with them."""
    play("invasion", you=you, level=level, seed=seed, option=["mode=draft", f"side_a={side}"], language=language)
