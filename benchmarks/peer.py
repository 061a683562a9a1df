"""Random play of one library: plays itself warm, says so, then answers each line of seconds with decisions per second.

Runs in the environment of that library, one process each, for as long as somebody asks.
"""

import random
import sys
import time
from collections.abc import Callable

WARM = 1.0


def spieltisch(name: str) -> Callable[[], int]:
    """Our own, with most seats."""
    from spieltisch.core import Seeded, game, random_playout

    title, chance = game(name), Seeded(1)
    return lambda: random_playout(title.begin(max(title.seats), {}, chance), chance)


def spiel(name: str) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(name)

    def one_game() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return one_game


def spiel_python(name: str) -> Callable[[], int]:
    """The games that OpenSpiel has in Python."""
    from importlib import import_module

    import_module("open_spiel.python.games")  # registers them
    return spiel(name)


def pettingzoo(name: str) -> Callable[[], int]:
    from importlib import import_module

    module = import_module(f"pettingzoo.classic.{name}")
    env = module.env()

    def one_game() -> int:
        env.reset()
        decisions = 0
        for _agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(random.choice(mask.nonzero()[0]))
            decisions += 1
        return decisions

    return one_game


def rlcard(name: str) -> Callable[[], int]:
    import rlcard as library
    from rlcard.agents import RandomAgent

    env = library.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def one_game() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(path) // 2 for path in trajectories)

    return one_game


def chess(_name: str) -> Callable[[], int]:
    import chess as library

    def one_game() -> int:
        board, decisions = library.Board(), 0
        while not board.is_game_over() and decisions < 400:
            board.push(random.choice(list(board.legal_moves)))
            decisions += 1
        return decisions

    return one_game


def rate(one_game: Callable[[], int], seconds: float) -> float:
    decisions, started = 0, time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        decisions += one_game()
    return decisions / spent


def main() -> None:
    library, name = sys.argv[1:]
    one_game = globals()[library](name)
    rate(one_game, WARM)
    print("warm", flush=True)
    for line in sys.stdin:
        print(rate(one_game, float(line)), flush=True)


if __name__ == "__main__":
    main()
