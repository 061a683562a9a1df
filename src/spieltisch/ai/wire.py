"""The same agents over plain JSON, for worker processes beside a server.

The caller sends what the seat may know: its view, its legal actions as words, and states imagined for the seat. A state
imagined from one of those is as good as one imagined from the truth, because it holds nothing else.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from spieltisch.core import Chance, Game, Seeded, State, game

from .agents import Agent, agent
from .information import Choice, Information, Ranked

KEPT = 64  # agents a worker remembers, so that plans and trees outlive one request
_AGENTS: OrderedDict[tuple[Any, ...], Agent] = OrderedDict()


def choose(
    title: str,
    level: str,
    seat: int,
    view: dict[str, Any],
    legal: list[str],
    samples: list[dict[str, Any]],
    seed: int,
    budget: float | None = None,
    iterations: int | None = None,
    table: str | None = None,
) -> dict[str, Any]:
    """What the opponent plays, why, and the three best. With `table` a worker remembers plans between decisions."""
    title_game = game(title)
    info = information(title_game, seat, view, legal, samples)
    player = _player(table, title, level, seat, seed, budget, iterations)
    return to_json(title_game, player.choose(info))


def hint(
    title: str,
    level: str,
    seat: int,
    view: dict[str, Any],
    legal: list[str],
    samples: list[dict[str, Any]],
    seed: int,
    budget: float | None = None,
    iterations: int | None = None,
) -> list[dict[str, Any]]:
    """The three best actions for a person's seat with their expected result."""
    title_game = game(title)
    info = information(title_game, seat, view, legal, samples)
    choice = agent(level, seed, budget, iterations).choose(info)
    if not choice.best:
        return [_ranked(title_game, Ranked(choice.action, 0.0, 0, choice.reason))]
    return [_ranked(title_game, option) for option in choice.best]


def information(
    title: Game[Any], seat: int, view: dict[str, Any], legal: list[str], samples: list[dict[str, Any]]
) -> Information:
    states = [title.state_from_json(sample) for sample in samples]
    actions = [title.verbs.parse(text) for text in legal]

    def imagined(chance: Chance) -> State:
        start: State = title.imagine(states[chance.pick(len(states))], seat, chance)
        return start

    return Information(title, seat, actions, lambda: view, imagined, int(view.get("entry", -1)))


def to_json(title: Game[Any], choice: Choice) -> dict[str, Any]:
    return {
        "action": title.verbs.text(choice.action),
        "reason": choice.reason.to_json(),
        "best": [_ranked(title, option) for option in choice.best],
    }


def _ranked(title: Game[Any], option: Ranked) -> dict[str, Any]:
    return {
        "action": title.verbs.text(option.action),
        "value": round(option.value, 4),
        "visits": option.visits,
        "reason": option.reason.to_json(),
    }


def _player(
    table: str | None,
    title: str,
    level: str,
    seat: int,
    seed: int,
    budget: float | None,
    iterations: int | None,
) -> Agent:
    if table is None:
        return agent(level, seed, budget, iterations)
    key = (table, title, level, seat, budget, iterations)
    player = _AGENTS.pop(key, None) or agent(level, seed, budget, iterations)
    player.chance = Seeded(seed)
    _AGENTS[key] = player
    if len(_AGENTS) > KEPT:
        _AGENTS.popitem(last=False)
    return player
