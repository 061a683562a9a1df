"""Tune the weights of a title by self-play: `python tools/tune.py smallworld --steps 40 --games 200`.

Each step changes some weights a little by chance and plays the changed ones against the present ones, seats and decks
rotated. What wins clearly stays. The result goes back into `src/spieltisch/ai/data/<title>.toml`. With `--part policy`
it tunes the move ordering, which then plays without any search.
"""

from __future__ import annotations

import argparse
import random
import re
from concurrent.futures import ProcessPoolExecutor
from math import exp, sqrt
from pathlib import Path
from typing import Any

from spieltisch.ai.agents import Agent, Greedy, Searcher
from spieltisch.ai.information import Choice, Information
from spieltisch.ai.knowledge import Knowledge, knowledge, stored, teach
from spieltisch.ai.playout import Blur, follow
from spieltisch.ai.series import play_game
from spieltisch.core import Message, game, ints

DATA = Path(__file__).parents[1] / "src/spieltisch/ai/data"
Weights = dict[str, float]


class Follower(Agent):
    """Plays by the move ordering alone."""

    def __init__(self, seed: int, known: Knowledge) -> None:
        super().__init__(seed)
        self.known = known
        self.blur = Blur(seed)

    def choose(self, info: Information) -> Choice:
        s = info.sample(self.chance)
        options = self.known.options(s, info.seat, ints(info.legal))
        return Choice(follow(self.known, s, info.seat, options, self.blur), Message("ai-only"), [])


def player(title: str, weights: Weights, name: str, seed: int, iterations: int, part: str) -> Agent:
    known = teach(game(title), {**stored(title), part: weights})
    if part == "policy":
        follower = Follower(seed, known)
        follower.name = name
        return follower
    if iterations:
        return Searcher(name, seed, None, iterations, known=known)
    agent = Greedy(seed, samples=1, known=known)
    agent.name = name
    return agent


def duel(task: tuple[str, int, Weights, Weights, int, str, int, bool]) -> float:
    """The part of one game that the new weights won; `first` says whether they have the even seats."""
    title, seats, new, old, iterations, part, number, first = task
    places = [(seat % 2 == 0) == first for seat in range(seats)]
    players = [
        player(title, new if mine else old, "new" if mine else "old", 31 * number + seat, iterations, part)
        for seat, mine in enumerate(places)
    ]
    options = knowledge(game(title)).variant(seats, number)
    winners = play_game(game(title), players, number, options)["ranking"][0]
    return sum(places[seat] for seat in winners) / len(winners)


def compare(
    pool: ProcessPoolExecutor, title: str, seats: int, new: Weights, old: Weights, args: Any, base: int
) -> float:
    """Win share of the new weights; every game is played twice with the sides exchanged."""
    tasks = [
        (title, seats, new, old, args.iterations, args.part, base + number // 2, number % 2 == 0)
        for number in range(args.games)
    ]
    results = list(pool.map(duel, tasks, chunksize=4))
    return sum(results) / len(results)


def changed(weights: Weights, size: float, chance: random.Random) -> Weights:
    """About half of the numbers, each by a factor around one."""
    return {
        name: round(value * exp(chance.gauss(0, size)), 4) if chance.random() < 0.5 else value
        for name, value in weights.items()
    }


def write(title: str, weights: Weights) -> None:
    """Only the numbers change; names, order and comments stay."""
    path = DATA / f"{title}.toml"
    text = path.read_text(encoding="utf-8")
    for name, value in weights.items():
        text = re.sub(rf"(?m)^{name} = [-\d.]+", f"{name} = {value:g}", text)
    path.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=0, help="an even number, by default the smallest the title offers")
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--games", type=int, default=100, help="games of each comparison")
    parser.add_argument("--size", type=float, default=0.35, help="how much a weight changes")
    parser.add_argument("--iterations", type=int, default=0, help="search instead of one-step looks")
    parser.add_argument("--part", choices=("weights", "policy"), default="weights")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    seats = args.seats or min(count for count in game(args.title).seats if count % 2 == 0)
    chance = random.Random(args.seed)
    best: Weights = {name: float(value) for name, value in stored(args.title)[args.part].items()}
    needed = 0.5 + 1.0 * 0.5 / sqrt(args.games)  # one standard deviation above equal
    with ProcessPoolExecutor(args.jobs) as pool:
        for step in range(args.steps):
            new = changed(best, args.size, chance)
            share = compare(pool, args.title, seats, new, best, args, args.seed * 1_000_000 + step * args.games)
            kept = share > needed
            print(f"step {step + 1}: {share:.1%}{' kept' if kept else ''}", flush=True)
            if kept:
                best = new
                write(args.title, best)


if __name__ == "__main__":
    main()
