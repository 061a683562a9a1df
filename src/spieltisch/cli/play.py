"""`spieltisch play`: a whole game in the terminal, against opponents or friends at the same keyboard."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

import spieltisch
from spieltisch import Match
from spieltisch.ai import AGENTS
from spieltisch.locale.speech import Speech, preferred_language

from .common import clear_errors, console, game_called, new_seed, options_from, read_position, read_stored, whole_number
from .companion import CompanionEvening
from .evening import Evening
from .saved import Autosave, Party, SavedGame, games_folder, names_in, party_in, party_of, stored_games, unfinished
from .spoken import fail

LEVEL = "veteran"
OFFERED = 5  # unfinished games


def play(
    title: Annotated[str | None, typer.Argument()] = None,
    seats: Annotated[int | None, typer.Option()] = None,
    you: Annotated[str | None, typer.Option()] = None,
    level: Annotated[str | None, typer.Option()] = None,
    seed: Annotated[int | None, typer.Option()] = None,
    option: Annotated[list[str] | None, typer.Option()] = None,
    load: Annotated[Path | None, typer.Option()] = None,
    position: Annotated[Path | None, typer.Option()] = None,
    pack: Annotated[Path | None, typer.Option()] = None,
    new: Annotated[bool, typer.Option("--new")] = False,
    curtain: Annotated[bool, typer.Option()] = False,
    windows: Annotated[bool, typer.Option("--windows")] = False,
    full: Annotated[bool, typer.Option("--full")] = False,
) -> None:
    """Play a title in the terminal."""
    if level is not None and level not in AGENTS:
        fail("no_level", level=level, levels=list(AGENTS))
    if title is not None:
        game_called(title)
    is_set_up = new or any(one is not None for one in (seats, you, level, seed, option, position, pack))
    chosen = load or (None if is_set_up else _offered(title))
    if chosen is not None:
        match, party = _resumed(chosen, title, you, level)
    else:
        with_pack = [f"pack=@{pack}"] if pack else []
        match = _match(title, seats, seed, [*(option or []), *with_pack], position)
        party = party_of(match.seats, _seats(you or "1", match.seats), level or LEVEL)
    party = replace(party, curtain=party.curtain or curtain, windows=party.windows or windows)
    path = chosen if chosen and chosen.parent == games_folder() else None
    kind = CompanionEvening if match.hands else Evening
    evening = kind(match, party, new_seed(seed), preferred_language(), Autosave(match, party, path))
    evening.is_full = full
    evening.run()


def _match(title: str | None, seats: int | None, seed: int | None, option: list[str], position: Path | None) -> Match:
    if position is not None:
        spec = read_position(position)
        named = str(spec.pop("title"))
        if title not in (None, named):
            fail("other_title", file=str(position), title=named, wanted=str(title))
        with clear_errors():
            return game_called(named).position(spec, seed=new_seed(seed))
    if title is None:
        fail("which_title", titles=spieltisch.titles())
    game = game_called(title)
    count = max(game.seats) if seats is None else seats
    with clear_errors():
        return game.match(seats=count, seed=new_seed(seed), options=options_from(option, game))


def _resumed(path: Path, title: str | None, you: str | None, level: str | None) -> tuple[Match, Party]:
    """A stored game with those who sat at it; what is asked for now counts more."""
    data, match = read_stored(path)
    if title not in (None, match.game.name):
        fail("other_title", file=str(path), title=match.game.name, wanted=str(title))
    kept = party_in(data, match.seats, list(AGENTS))
    party = kept or replace(party_of(match.seats, {0}, LEVEL), names=names_in(data, match.seats))
    mine = _seats(you, match.seats) if you else party.mine
    if you or level:
        levels = [None if seat in mine else level or party.levels[seat] or LEVEL for seat in range(match.seats)]
        party = replace(party, levels=tuple(levels))
    return match, party


def _offered(title: str | None) -> Path | None:
    """An unfinished game that somebody wants to go on with."""
    games = unfinished(title)[:OFFERED]
    if not games:
        return None
    speech = Speech(preferred_language())
    console.print(speech("cli-unfinished-games"))
    for number, one in enumerate(games, 1):
        console.print(f"[bold gold3]{number:>3}[/bold gold3] {described(one, speech)}", highlight=False)
    while True:
        try:
            answer = console.input(f"{speech('cli-go-on-with')} ").strip()
        except EOFError:
            return None
        if not answer:
            return None
        chosen = whole_number(answer, len(games))
        if chosen:
            return games[chosen - 1].path
        console.print(f"  [red]{speech('cli-choose', count=len(games))}[/red]", highlight=False)


def games(title: Annotated[str | None, typer.Argument()] = None) -> None:
    """List the games that were kept, the last played first."""
    speech = Speech(preferred_language())
    for one in stored_games(title):
        state = speech("cli-game-over") if one.is_over else speech("cli-game-open")
        console.print(f"{one.path.name}  [dim]{described(one, speech)}; {state}[/dim]", highlight=False)
    console.print(escape(speech("cli-games-folder", folder=str(games_folder()))), highlight=False, soft_wrap=True)


def described(one: SavedGame, speech: Speech) -> str:
    """A stored game in a line: title, when, how far, against whom."""
    levels = [speech.say(f"ai-level-{level}") or level for level in one.levels]
    against = [speech("cli-against", opponents=speech.listed(levels))] if levels else []
    facts = [speech.title(one.title), speech.moment(one.changed), speech("cli-entries", count=one.entries), *against]
    return speech.facts(facts)


def _seats(text: str, count: int) -> set[int]:
    if text == "all":
        return set(range(count))
    if text == "none":
        return set()
    numbers = [whole_number(number.strip(), count) for number in text.split(",")]
    if None in numbers:
        fail("you", count=count, text=text)
    return {number - 1 for number in numbers if number}
