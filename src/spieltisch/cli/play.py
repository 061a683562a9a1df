"""`spieltisch play`: a whole game in the terminal, against opponents or friends at the same keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from spieltisch import Match
from spieltisch.ai import AGENTS
from spieltisch.locale.speech import preferred_language

from .common import clear_errors, game_called, loaded, new_seed, options_from, read_position
from .evening import Evening
from .spoken import fail


def play(
    title: Annotated[str, typer.Argument()],
    seats: Annotated[int | None, typer.Option()] = None,
    you: Annotated[str, typer.Option()] = "1",
    level: Annotated[str, typer.Option()] = "veteran",
    seed: Annotated[int | None, typer.Option()] = None,
    option: Annotated[list[str] | None, typer.Option()] = None,
    load: Annotated[Path | None, typer.Option()] = None,
    position: Annotated[Path | None, typer.Option()] = None,
    pack: Annotated[Path | None, typer.Option()] = None,
    curtain: Annotated[bool, typer.Option()] = False,
    windows: Annotated[bool, typer.Option("--windows")] = False,
) -> None:
    """Play a title in the terminal."""
    packed = [f"pack=@{pack}"] if pack else []
    match = _match(title, seats, seed, [*(option or []), *packed], load, position)
    if level not in AGENTS:
        fail("no_level", level=level, levels=list(AGENTS))
    mine = _seats(you, match.seats)
    Evening(match, mine, level, new_seed(seed), preferred_language(), curtain, windows).run()


def _match(
    title: str, seats: int | None, seed: int | None, option: list[str], load: Path | None, position: Path | None
) -> Match:
    if load is not None:
        return loaded(load)
    if position is not None:
        spec = read_position(position)
        with clear_errors():
            return game_called(str(spec.pop("title"))).position(spec, seed=new_seed(seed))
    game = game_called(title)
    with clear_errors():
        return game.match(seats=seats or max(game.seats), seed=new_seed(seed), options=options_from(option, game))


def _seats(text: str, count: int) -> set[int]:
    if text == "all":
        return set(range(count))
    if text == "none":
        return set()
    numbers = text.split(",")
    if not all(number.strip().isdecimal() and 1 <= int(number) <= count for number in numbers):
        fail("you", count=count, text=text)
    return {int(number) - 1 for number in numbers}
