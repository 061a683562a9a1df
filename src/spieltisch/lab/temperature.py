"""How sure the chances may be that people are told: a temperature for every round or turn, fitted to games.

A net that learned from games overrates leads in games of other players. All seats are played by the level that is
named; a chance p becomes p ** (1 / temperature), adding up to one again. One half of the games fits the temperatures,
the other half says how far told chances are from what happened, before and after.

    spieltisch lab temperature chaos --games 300 --jobs 2
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spieltisch.ai.knowledge import knowledge
from spieltisch.ai.series import inform
from spieltisch.core import Seeded, State, game, legal, play, titles, to_act

from .evaluation import Side, load_evaluator, make_agent
from .pipeline import workers
from .players import player, shipped_net
from .titles import usual_seats
from .trainer import calibration, reliability

TRIED = np.arange(0.7, 3.01, 0.05)
FEWEST = 400  # positions of a round or turn; later ones have the temperature of the last that had so many
SAMPLES = 4  # imagined states of each position, as many as a player asks


class TemperatureTask(NamedTuple):
    title: str
    side: Side
    seats: int
    number: int


class ToldChances(NamedTuple):
    """One position: what the net told the seat whose turn it was of all seats, and how the game ended."""

    game: int
    stage: int
    seat: int
    shares: list[float]
    won: list[float]


def play_game(task: TemperatureTask) -> list[ToldChances]:
    title = game(task.title)
    known, evaluator = knowledge(title), load_evaluator(task.title, shipped_net(task.title), "")
    chance = Seeded(task.number)
    s: State = title.begin(task.seats, known.variant(task.seats, task.number), chance)
    players = [make_agent(task.title, task.side, "", 64 * task.number + seat) for seat in range(task.seats)]
    found: list[ToldChances] = []
    entry = 0
    while s.depth:
        for seat in to_act(s):
            info = inform(title, s, seat, entry)
            if len(known.options(s, seat, legal(s, seat))) > 1:
                samples = [info.sample(chance) for _ in range(SAMPLES)]
                shares = np.mean([evaluator.shares(evaluator.position(one, seat)) for one in samples], axis=0)
                found.append(ToldChances(task.number, known.stage(s), seat, shares.tolist(), []))
            play(s, chance, seat, players[seat].choose(info).action)
            entry += 1
    won = known.result(s)
    return [one._replace(won=won) for one in found]


def softened(shares: NDArray[np.float64], temperature: float) -> NDArray[np.float64]:
    raised = np.clip(shares, 1e-6, 1.0) ** (1.0 / temperature)
    told: NDArray[np.float64] = raised / raised.sum(axis=1, keepdims=True)
    return told


def fit(told: Sequence[ToldChances]) -> list[float]:
    """For every round or turn the temperature at which the winners were least surprising."""
    found: list[float] = []
    for stage in range(max(one.stage for one in told) + 1):
        own = [one for one in told if one.stage == stage]
        if len(own) < FEWEST:
            found.append(found[-1] if found else 0.0)
            continue
        shares, won = np.array([one.shares for one in own]), np.array([one.won for one in own])
        losses = [-(won * np.log(softened(shares, temperature))).sum() for temperature in TRIED]
        found.append(round(float(TRIED[int(np.argmin(losses))]), 2))
    first = next((one for one in found if one), 1.0)
    found = [one or first for one in found]
    while len(found) > 1 and found[-1] == found[-2]:
        found.pop()
    return found


def error(told: Sequence[ToldChances], temperatures: Sequence[float]) -> float:
    """How far the chance told to the seat whose turn it was is from what happened, on average."""
    chances = []
    for one in told:
        temperature = temperatures[min(one.stage, len(temperatures) - 1)]
        chances.append(float(softened(np.array([one.shares]), temperature)[0, one.seat]))
    ends = np.array([one.won[one.seat] for one in told])
    return round(calibration(reliability(np.array(chances), ends)), 4)


def summary(told: Sequence[ToldChances]) -> dict[str, Any]:
    halves = [[one for one in told if one.game % 2 == half] for half in (0, 1)]
    fitted = fit(halves[0])
    return {
        "games": len({one.game for one in told}),
        "before": error(halves[1], [1.0]),
        "after": error(halves[1], fitted),
        "temperatures": fit(told),
    }


def main(arguments: Sequence[str] | None = None) -> None:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("spieltisch lab temperature", description=__doc__, formatter_class=raw)
    parser.add_argument("title", choices=titles())
    parser.add_argument("--player", default="veteran", help="as in `spieltisch lab match --help`")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seed", type=int, default=3_000_000, help="of the first game")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--on", default="local", choices=("local", "ray"))
    given = parser.parse_args(arguments)
    side, seats = player(given.title, given.player), given.seats or usual_seats(given.title)
    tasks = [TemperatureTask(given.title, side, seats, given.seed + number) for number in range(given.games)]
    with workers(given.jobs, given.on) as mapped:
        found = mapped(play_game, tasks)
    print(json.dumps(summary([one for part in found for one in part])))


if __name__ == "__main__":
    main()
