"""`spieltisch bench`: random play of each title on one core. Ratios to peers: see benchmarks/."""

from __future__ import annotations

import time
from typing import Annotated, Any, NamedTuple

import typer
from rich.table import Table

import spieltisch
from spieltisch.core import Game, Seeded, State, legal, match, play, to_act

from .common import clear_errors, console, game_called


class Speed(NamedTuple):
    decisions: float  # per second
    playouts: float  # per second
    copy: float  # microseconds


def is_compiled() -> bool:
    return not match.__file__.endswith(".py")


def random_game(game: Game[Any], seats: int, chance: Seeded) -> tuple[int, State]:
    """One game of random legal play; how many decisions it had, and a position from its middle."""
    s = game.begin(seats, {}, chance)
    middle, decisions = s.copy(), 0
    while s.depth:
        seat = to_act(s)[0]
        options = legal(s, seat)
        play(s, chance, seat, options[chance.pick(len(options))])
        decisions += 1
        if decisions == 100:
            middle = s.copy()
    return decisions, middle


def measure(game: Game[Any], seats: int, seconds: float, seed: int = 1) -> Speed:
    chance = Seeded(seed)
    _, middle = random_game(game, seats, chance)
    games = decisions = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        decisions += random_game(game, seats, chance)[0]
        games += 1
    copies = 2000
    started = time.perf_counter()
    for _ in range(copies):
        middle.copy()
    copying = time.perf_counter() - started
    return Speed(decisions / spent, games / spent, copying / copies * 1e6)


def bench(
    titles: Annotated[list[str] | None, typer.Argument(help="Which titles; all by default.")] = None,
    seconds: Annotated[float, typer.Option(help="Per title and seat count.")] = 2.0,
) -> None:
    """Decisions and playouts per second and the time of a copy, on one core."""
    build = "compiled" if is_compiled() else "plain Python (make fast compiles)"
    table = Table("title", "seats", "decisions/s", "playouts/s", "copy µs", title=build)
    for name in titles or spieltisch.titles():
        game = game_called(name)
        for seats in game.seats:
            with clear_errors(), console.status(f"{name}, {seats} seats"):
                speed = measure(game, seats, seconds)
            row = (f"{speed.decisions:,.0f}", f"{speed.playouts:,.1f}", f"{speed.copy:.2f}")
            table.add_row(name, str(seats), *row)
    console.print(table)
