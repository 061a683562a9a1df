"""Regret: how much of the win a player's choices give away, measured on a fixed set of positions.

A benchmark holds decisions of played games with the value of every option: the seat's share of the win over playouts
to the end of the game. All options of a position meet the same hidden cards and the same dice (common random numbers).
Values are kept in two halves: one half names the best option, the other one tells its value, so that luck in the
playouts is not taken for a better choice.

    spieltisch lab regret chaos --file chaos.json --make 500
    spieltisch lab regret chaos --file chaos.json --players "novice; veteran; hand@0.1; net@0.1; net@0.6"
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

from spieltisch.ai.knowledge import Knowledge, knowledge
from spieltisch.ai.playout import Blur, follow
from spieltisch.ai.series import inform
from spieltisch.core import Game, Seeded, State, acting, game, legal, play, titles, to_act

from .evaluation import Side, make_agent
from .pipeline import Mapped, workers
from .players import player, shipped_net
from .titles import usual_seats

LONGEST = 1500  # decisions of a playout; free moves could go on for ever, such a game is judged as it stands
SAMPLES = (64, 64, 128, 256, 512)  # playouts of each option, stage by stage; after each the better half goes on
FEWEST = 4  # options that are always played to the last stage
PLAYER = Side(level="48:0.3")  # who plays the games that positions are taken from
PER_GAME = 5


class BenchmarkPosition(NamedTuple):
    """A decision of a played game: the moves that lead to it, and what its options are worth."""

    seats: int
    variant: dict[str, Any]
    seed: int
    moves: list[list[int]]  # seat and action
    seat: int
    options: list[int]
    values: list[list[float]] = []  # of each option: its share of the win in both halves of its playouts
    playouts: list[int] = []


def state_of(title: Game[Any], position: BenchmarkPosition) -> State:
    """The position itself; chance gives again what it gave."""
    chance = Seeded(position.seed)
    s: State = title.begin(position.seats, position.variant, chance)
    for seat, action in position.moves:
        play(s, chance, seat, action)
    return s


# -- making a benchmark


class GameTask(NamedTuple):
    title: str
    seats: int
    number: int
    net: str


def play_positions(task: GameTask) -> list[BenchmarkPosition]:
    """Play one game and keep a few of its decisions, drawn by lot."""
    title, known = game(task.title), knowledge(game(task.title))
    variant = known.variant(task.seats, task.number)
    chance = Seeded(task.number)
    s: State = title.begin(task.seats, variant, chance)
    side = PLAYER._replace(net=task.net)
    players = [make_agent(task.title, side, "", 64 * task.number + seat) for seat in range(task.seats)]
    moves: list[list[int]] = []
    found: list[BenchmarkPosition] = []
    while s.depth:
        for seat in to_act(s):
            options = list(known.options(s, seat, legal(s, seat)))
            if len(options) > 1:
                found.append(BenchmarkPosition(task.seats, variant, task.number, list(moves), seat, options))
            action = players[seat].choose(inform(title, s, seat, len(moves))).action
            play(s, chance, seat, action)
            moves.append([seat, action])
    drawn = random.Random(task.number).sample(range(len(found)), min(PER_GAME, len(found)))
    return [found[place] for place in sorted(drawn)]


class ValueTask(NamedTuple):
    title: str
    position: BenchmarkPosition
    samples: tuple[int, ...]


def value_options(task: ValueTask) -> BenchmarkPosition:
    """Play all options on to the end, the better ones more often."""
    title, position = game(task.title), task.position
    known = knowledge(title)
    s = state_of(title, position)
    totals = [[0.0, 0.0] for _ in position.options]
    counts = [0] * len(totals)
    alive = list(range(len(totals)))
    number = 0
    for samples in task.samples:
        for _ in range(samples):
            number += 1
            hidden: State = title.imagine(s, position.seat, Seeded(position.seed * 7919 + number))
            for place in alive:
                share = play_to_end(known, hidden.copy(), position.seat, position.options[place], number)
                totals[place][number % 2] += share
                counts[place] += 1
        alive.sort(key=lambda place: -sum(totals[place]) / counts[place])
        alive = alive[: max(FEWEST, -(-len(alive) // 2))]
    values = [[round(2 * half / count, 4) for half in halves] for halves, count in zip(totals, counts, strict=True)]
    return position._replace(values=values, playouts=counts)


def play_to_end(known: Knowledge, s: State, seat: int, action: int, number: int) -> float:
    """The seat's share of the win after this action and quick moves of everybody."""
    chance, blur = Seeded(number), Blur(number)
    play(s, chance, seat, action)
    for _ in range(LONGEST):
        if not s.depth:
            return known.result(s)[seat]
        mover = acting(s)
        options = known.options(s, mover, legal(s, mover))
        play(s, chance, mover, follow(known, s, mover, options, blur))
    return known.shares(s)[seat]


def make(title: str, count: int, seed: int, mapped: Mapped, seats: int = 0) -> list[BenchmarkPosition]:
    """A benchmark of so many positions."""
    games = range(seed, seed + -(-count // PER_GAME))
    tasks = [GameTask(title, seats or usual_seats(title), number, shipped_net(title)) for number in games]
    positions = [position for found in mapped(play_positions, tasks) for position in found][:count]
    return mapped(value_options, [ValueTask(title, position, SAMPLES) for position in positions])


# -- measuring players


class ChoiceTask(NamedTuple):
    title: str
    side: Side
    position: BenchmarkPosition
    seed: int


def choose(task: ChoiceTask) -> int:
    title, position = game(task.title), task.position
    s = state_of(title, position)
    player = make_agent(task.title, task.side, "", task.seed)
    return player.choose(inform(title, s, position.seat)).action


def regret_of(position: BenchmarkPosition, action: int) -> float:
    """What the choice gives away, by halves that do not know each other."""
    if action not in position.options:
        raise ValueError(f"action {action} is not among the options of this position")
    place, total = position.options.index(action), 0.0
    finalists = [at for at, count in enumerate(position.playouts) if count == max(position.playouts)]
    for one, other in ((0, 1), (1, 0)):
        best = max(finalists, key=lambda at: position.values[at][one])
        total += position.values[best][other] - position.values[place][other]
    return total / 2


class Measured(NamedTuple):
    """Regret in percent of the win, and its difference to the first player's, each with its standard error."""

    player: str
    regret: float
    error: float
    difference: float
    difference_error: float


def measure(
    title: str, positions: Sequence[BenchmarkPosition], players: Sequence[str], mapped: Mapped
) -> Iterator[Measured]:
    """One player after the other; differences are of the same positions, so they are surer than the figures."""
    first: list[float] = []
    for name in players:
        side = player(title, name)
        chosen = mapped(choose, [ChoiceTask(title, side, position, at) for at, position in enumerate(positions)])
        regrets = [regret_of(position, action) for position, action in zip(positions, chosen, strict=True)]
        first = first or regrets
        pairs = [own - other for own, other in zip(regrets, first, strict=True)]
        yield Measured(name, *in_percent(regrets), *in_percent(pairs))


def in_percent(values: list[float]) -> tuple[float, float]:
    """Mean and standard error."""
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / max(count - 1, 1)
    return round(100 * mean, 2), round(100 * sqrt(spread / count), 2)


def main(arguments: Sequence[str] | None = None) -> None:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("spieltisch lab regret", description=__doc__, formatter_class=raw)
    parser.add_argument("title", choices=titles())
    parser.add_argument("--file", type=Path, required=True, help="the benchmark, as JSON")
    parser.add_argument("--make", type=int, default=0, help="make it first, with so many positions")
    parser.add_argument("--players", default="", help="with `;` between them, as in `spieltisch lab match --help`")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1_000_000, help="of the first game, when it is made")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--on", default="local", choices=("local", "ray"))
    given = parser.parse_args(arguments)
    with workers(given.jobs, given.on) as mapped:
        if given.make:
            made = make(given.title, given.make, given.seed, mapped, given.seats)
            given.file.write_text(json.dumps([position._asdict() for position in made]), encoding="utf-8")
            print(f"{len(made)} positions, {sum(sum(position.playouts) for position in made)} playouts", flush=True)
        positions = [BenchmarkPosition(**row) for row in json.loads(given.file.read_text(encoding="utf-8"))]
        players = [text.strip() for text in given.players.split(";") if text.strip()]
        for row in measure(given.title, positions, players, mapped):
            print(json.dumps(row._asdict()), flush=True)
