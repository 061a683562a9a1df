"""Ten lines: a random learner at one table. `python -m spieltisch.env.example lanterns`"""

import sys

from spieltisch.env import env


def evaluate(title: str, games: int = 20) -> dict[str, float]:
    """The mean reward of random play for each seat."""
    table, total = env(title), dict.fromkeys(env(title).possible_agents, 0.0)
    for number in range(games):
        table.reset(seed=number)
        for agent in table.agent_iter():
            seen, reward, ended, cut, _ = table.last()
            total[agent] += reward / games
            table.step(None if ended or cut else table.action_space(agent).sample(seen["action_mask"]))
    return total


if __name__ == "__main__":
    if not sys.argv[1:]:
        raise SystemExit(__doc__)
    print(evaluate(sys.argv[1]))
