"""`spieltisch bench`: random play of each title on one core. Ratios to peers: see benchmarks/."""

from __future__ import annotations

import time
from typing import Annotated, Any, NamedTuple

import typer
from rich.table import Table

import spieltisch
from spieltisch.core import Game, Seeded, State, match, random_playout
from spieltisch.locale.speech import Speech, preferred_language

from .common import clear_errors, console, game_called


class Speed(NamedTuple):
    decisions: float  # per second
    playouts: float  # per second
    copy: float  # microseconds


def is_compiled() -> bool:
    return not match.__file__.endswith(".py")


def measure(game: Game[Any], seats: int, seconds: float, seed: int = 1) -> Speed:
    """Whole random games, then copies of a position from the middle of one."""
    chance = Seeded(seed)
    middle = game.begin(seats, {}, chance)
    random_playout(middle, chance, 100)
    play_games(game, seats, chance, 0.1)
    games, decisions, spent = play_games(game, seats, chance, seconds)
    copies, copying = make_copies(middle, max(1.0, seconds / 2))
    return Speed(decisions / spent, games / spent, copying / copies * 1e6)


def play_games(game: Game[Any], seats: int, chance: Seeded, seconds: float) -> tuple[int, int, float]:
    games = decisions = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        decisions += random_playout(game.begin(seats, {}, chance), chance)
        games += 1
    return games, decisions, spent


def make_copies(s: State, seconds: float) -> tuple[int, float]:
    copies = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        for _ in range(1000):
            s.copy()
        copies += 1000
    return copies, spent


def bench(
    titles: Annotated[list[str] | None, typer.Argument()] = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=10_000)] = 2.0,
) -> None:
    """Decisions and playouts per second and the time of a copy, on one core."""
    speech = Speech(preferred_language())
    heads = [speech(f"cli-head-{name}") for name in ("title", "seats", "decisions", "playouts", "copy")]
    table = Table(*heads, title=speech("cli-build-compiled" if is_compiled() else "cli-build-plain"))
    for name in titles or spieltisch.titles():
        game = game_called(name)
        for seats in game.seats:
            with clear_errors(), console.status(f"{name}, {seats}"):
                speed = measure(game, seats, seconds)
            row = [speech.number(value, places) for value, places in zip(speed, (0, 1, 2), strict=True)]
            table.add_row(name, str(seats), *row)
    console.print(table)
