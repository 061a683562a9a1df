"""Agents over plain JSON, for worker processes beside a server.

The caller sends what the seat may know: its view, its legal actions as words, and states imagined for the seat. A state
imagined from one of those is as good as one imagined from the truth, because it holds nothing else.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from spieltisch.core import Chance, Game, Message, State, game

from .agents import Planned, agent
from .information import AgentChoice, Information, Ranked
from .knowledge import knowledge
from .net import shipped_evaluator

KEPT = 1024  # planned steps a worker remembers, so that a chain is thought through once and not at every request
_PLANS: OrderedDict[tuple[Any, ...], int] = OrderedDict()


def ready(title: str) -> None:
    """Load all that thinking about a title needs, so that the first question takes no longer than any other."""
    title_game = game(title)
    knowledge(title_game)
    shipped_evaluator(title_game)


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
) -> dict[str, Any]:
    """What the opponent plays, why, and the three best. A step that was planned a moment ago takes no time."""
    title_game = game(title)
    entry = int(view.get("entry", -1))
    decision = samples[0]["frames"][-1][0]
    planned = _PLANS.pop((title, level, seat, entry, decision, tuple(legal)), None)
    if planned is not None:
        return to_json(title_game, AgentChoice(planned, Message("ai-planned"), []))
    info = information(title_game, seat, view, legal, samples)
    player = agent(level, seed, budget, iterations)
    choice = player.choose(info)
    if entry >= 0:
        _remember(title_game, (title, level, seat), entry, player.plan)
    return to_json(title_game, choice)


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


def to_json(title: Game[Any], choice: AgentChoice) -> dict[str, Any]:
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


def _remember(title: Game[Any], who: tuple[Any, ...], entry: int, plan: list[Planned]) -> None:
    for ahead, step in enumerate(plan, 1):
        legal = tuple([title.verbs.text(action) for action in step.legal])
        _PLANS[(*who, entry + ahead, step.decision.name, legal)] = step.action
    while len(_PLANS) > KEPT:
        _PLANS.popitem(last=False)
