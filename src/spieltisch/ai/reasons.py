"""Why an agent plays something: a message key with what it expected and what the next best was."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Game, Message

from .knowledge import Knowledge
from .tree import Edge

FEWER: Final = frozenset({"losses", "thin", "burning", "damage", "corrupted"})  # less of them is what one hopes for


def chance(edge: Edge, shift: float) -> float:
    """The share of the win that people are told."""
    return min(1.0, max(0.0, edge.told + shift))


def explain(
    game: Game[Any], known: Knowledge, edges: list[Edge], place: int, worths: list[float], shift: float
) -> Message:
    """Compare the option at `place` with the best other one and name the feature that tells them apart."""
    edge = edges[place]
    others = [other for other in edges if other is not edge]
    args: dict[str, Any] = {"action": game.verbs.text(edge.action), "share": round(100 * chance(edge, shift))}
    if not others:
        return Message("ai-only", args)
    rival = others[0]
    if not rival.visits:
        return Message("ai-clear", args)
    args.update(next=game.verbs.text(rival.action), next_share=round(100 * chance(rival, shift)))
    telling = tell_apart(known, edge, rival, worths)
    if telling is None:
        return Message("ai-expects", args)
    args["feature"], args["gain"] = telling
    taught = type(known) is not Knowledge
    return Message(f"ai-expects-{game.name}-{telling[0]}" if taught else "ai-expects_feature", args)


def tell_apart(known: Knowledge, edge: Edge, rival: Edge, worths: list[float]) -> tuple[str, float] | None:
    """The feature that speaks most for the one against the other, with its difference."""
    if edge.row is None or rival.row is None or not edge.visits or not rival.visits:
        return None
    best, best_worth, best_gain = "", 0.0, 0.0
    for place in range(len(worths)):
        gain = edge.row[place] / float(edge.visits) - rival.row[place] / float(rival.visits)
        worth = gain * worths[place]
        feature = known.features[place]
        if worth > best_worth and (gain < 0) == (feature in FEWER):  # nobody hopes for less than nothing
            best, best_worth, best_gain = feature, worth, gain
    return (best, round(best_gain, 1)) if round(best_gain, 1) else None
