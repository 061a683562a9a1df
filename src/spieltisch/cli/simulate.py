"""`spieltisch simulate`: one line-up, many games, the same report: the balance laboratory."""

from __future__ import annotations

from typing import Any

import typer

from spieltisch.ai import AgentChoice
from spieltisch.ai.knowledge import knowledge
from spieltisch.ai.series import hire, line_up, play_game, setup
from spieltisch.core import Game, plain
from spieltisch.locale.speech import Speech, preferred_language

from .arena import (
    Agents,
    Games,
    Iterations,
    Jobs,
    On,
    Options,
    Out,
    Page,
    Scale,
    Seats,
    Seed,
    Title,
    check_series,
    names_in,
    play_series,
    tell,
)
from .common import clear_errors, game_called, options_from
from .spoken import fail


def simulate(
    title: Title,
    agents: Agents = "veteran",
    games: Games = 1,
    jobs: Jobs = 1,
    on: On = "local",
    seats: Seats = None,
    seed: Seed = 0,
    scale: Scale = 1.0,
    iterations: Iterations = None,
    option: Options = None,
    out: Out = None,
    page: Page = None,
    verbose: bool = typer.Option(False, "--verbose", "-v"),
) -> None:
    """Play one line-up against itself and report; -v says why each choice was made."""
    rules, names = game_called(title), names_in(agents)
    seats = max(rules.seats) if seats is None else seats
    check_series(on, out, page)
    if len(names) > seats:
        fail("too_many_agents", count=len(names), seats=seats)
    with clear_errors():
        options = options_from(option or [], rules)
        plan = setup(title, names, seats, seed, options, scale, iterations)
        if verbose:
            talk(rules, line_up(plan, 0), dict(plan.options), seed, scale, iterations)
        tell(plan, play_series(plan, games, jobs, on, out), page)


def talk(
    title: Game[Any], names: list[str], options: dict[str, Any], seed: int, scale: float, iterations: int | None
) -> None:
    """One game aloud."""

    speech = Speech(preferred_language(), title.vocabulary())

    def say(seat: int, choice: AgentChoice) -> None:
        args = {name: speech.verb(value) if name == "next" else value for name, value in choice.reason.args.items()}
        reason = speech.say(choice.reason.key, args) or plain(choice.reason)
        typer.echo(f"{seat} {names[seat]}: {speech.verb(title.verbs.text(choice.action))}. {reason}")

    players = [hire(name, seed * 8 + seat, scale, iterations) for seat, name in enumerate(names)]
    rotated = knowledge(title).variant(len(names), 0)
    record = play_game(title, players, seed, {**rotated, **options}, say)
    typer.echo(speech("cli-scores", scores=str(record["scores"]), order=str(record["ranking"])))
