"""Why an agent plays something: a message key with what it expected and what the next best was."""

from __future__ import annotations

from math import exp, log
from typing import Any

from spieltisch.core import Game, Message

from .knowledge import FRANK, Hindsight, Knowledge
from .tree import Edge


def explain(game: Game[Any], known: Knowledge, edges: list[Edge], place: int, hindsight: Hindsight = FRANK) -> Message:
    """Compare the option at `place` with the best other one and name the feature that tells them apart."""
    edge = edges[place]
    others = [other for other in edges if other is not edge]
    args: dict[str, Any] = {"action": game.verbs.text(edge.action), "share": percent(edge.mean, hindsight)}
    if not others:
        return Message("ai-only", args)
    rival = others[0]
    if not rival.visits:
        return Message("ai-clear", args)
    args.update(next=game.verbs.text(rival.action), next_share=percent(rival.mean, hindsight))
    telling = tell_apart(known, edge, rival)
    if telling is None:
        return Message("ai-expects", args)
    args["feature"], args["gain"] = telling
    taught = type(known) is not Knowledge
    return Message(f"ai-expects-{game.name}-{telling[0]}" if taught else "ai-expects_feature", args)


def tell_apart(known: Knowledge, edge: Edge, rival: Edge) -> tuple[str, float] | None:
    """The feature that speaks most for the one against the other, with its difference."""
    if edge.row is None or rival.row is None or not edge.visits or not rival.visits:
        return None
    best, best_worth, best_gain = "", 0.0, 0.0
    for name, mine, its in zip(known.features, edge.row, rival.row, strict=True):
        gain = mine / float(edge.visits) - its / float(rival.visits)
        worth = gain * known.weights[name]
        if worth > best_worth:
            best, best_worth, best_gain = name, worth, gain
    return (best, round(best_gain, 1)) if round(best_gain, 1) else None


def percent(share: float, hindsight: Hindsight) -> int:
    """How often it came true when a share like this was expected."""
    slope, shift = hindsight
    share = min(max(share, 0.001), 0.999)
    return round(100 / (1 + exp(-slope * log(share / (1 - share)) - shift)))
