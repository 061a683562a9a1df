"""`spieltisch deck` and `spieltisch draft`: decks of Warhammer: Invasion as plain text, and a draft in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from spieltisch.cli.common import console, game_called, text_of
from spieltisch.cli.play import play
from spieltisch.cli.spoken import Group, SpokenCommand, fail
from spieltisch.cli.tables.invasion import cards_table
from spieltisch.core.packs import box_of
from spieltisch.games.invasion.box import PRINTED
from spieltisch.games.invasion.data import RACES, SLUGS, STARTER_RACES
from spieltisch.games.invasion.decks import Deck, check_deck, deck_of, deck_text, parse_deck
from spieltisch.locale.speech import Speech, preferred_language

app = typer.Typer(cls=Group, no_args_is_help=True)
SIDES = ("order", "destruction", "random")


def _read(file: Path) -> Deck:
    return parse_deck(text_of(file))


def _speech() -> Speech:
    return Speech(preferred_language(), game_called("invasion").vocabulary())


@app.command(cls=SpokenCommand)
def check(file: Annotated[Path, typer.Argument()]) -> None:
    """Say whether a deck is legal in a tournament, with a reason for every fault."""
    deck = _read(file)
    faults = check_deck(deck)
    speech = _speech()
    for fault in faults:
        console.print(f"[red]✗[/red] {speech.reason(fault.to_json())}")
    if faults:
        raise typer.Exit(1)
    console.print(f"[green]✓[/green] {deck.size()}, {speech.name('race', RACES[deck.race])}")


@app.command(cls=SpokenCommand)
def show(file: Annotated[Path, typer.Argument()], cards: Annotated[bool, typer.Option("--cards")] = False) -> None:
    """Write a deck list out cleanly, by number, in English or German; or all its cards with what they say."""
    deck = _read(file)
    speech = _speech()
    for fault in deck.faults:
        typer.echo(speech.reason(fault.to_json()), err=True)
    if not cards:
        typer.echo(deck_text(deck, german=speech.language == "de"), nl=False)
        return
    speech.unpack(box_of(game_called("invasion"), None))
    copies = {SLUGS[number]: f"{count}×" for number, count in deck.counts.items()}
    console.print(cards_table(speech.name("race", RACES[deck.race]), list(copies), speech, copies))


@app.command(name="starter", cls=SpokenCommand)
def starter_deck(race: Annotated[str, typer.Argument()]) -> None:
    """Write out the forty cards of a starter deck."""
    known = [RACES[number] for number in STARTER_RACES]
    if race not in known:
        fail("no_starter", race=race, races=list(known))
    number = RACES.index(race)
    typer.echo(deck_text(deck_of(number, PRINTED.starter(number)), german=preferred_language() == "de"), nl=False)


def draft(
    side: Annotated[str, typer.Option()] = "random",
    you: Annotated[str, typer.Option()] = "1",
    level: Annotated[str, typer.Option()] = "veteran",
    seed: Annotated[int | None, typer.Option()] = None,
) -> None:
    """Draft decks of Warhammer: Invasion, then play with them."""
    if side not in SIDES:
        fail("no_side", side=side, sides=list(SIDES))
    play("invasion", you=you, level=level, seed=seed, option=["mode=draft", f"side_a={side}"])


def add_commands(to: typer.Typer) -> None:
    to.command(cls=SpokenCommand)(draft)
    to.add_typer(app, name="deck")
