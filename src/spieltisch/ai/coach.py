"""What a review gives to somebody who wants to play better: own choices to be tried again, and what was lost by which.

Only choices count, never luck, and only where the strongest opponent, who knew no more than the seat, is sure of it.
"""

from __future__ import annotations

from collections.abc import Iterable

from spieltisch.core import prompt

from .review import GameRecord, LookedOption, RetryMoment, ReviewRow, cost_of

MOMENTS = 3
KEEP = 0.9  # of the chance: whoever keeps that has chosen well enough


def loss(row: ReviewRow, action: str) -> float | None:
    """What a choice cost, if it kept less than nine tenths of the chance; None if it did not, or nobody can tell."""
    played = next((one for one in row["looked"] if one["action"] == action), None)
    if played is None or row["thought"] is None:
        return None
    best = row["thought"]["best"][0]
    cost = cost_of(best, played)
    return cost if cost is not None and played["value"] < KEEP * best["value"] else None


def decision_before(story: GameRecord, number: int) -> str:
    """What was asked when an entry was played."""
    asked = prompt(story.states[number - 1])
    return asked["decision"] if asked else ""


def kinds(story: GameRecord, reckoned: list[ReviewRow], mine: Iterable[int]) -> dict[str, list[int]]:
    """By decision: how many choices were weighed, and how many of them cost more than a tenth of the chance."""
    counts: dict[str, list[int]] = {}
    for number in mine:
        if reckoned[number]["thought"] is not None:
            count = counts.setdefault(decision_before(story, number), [0, 0])
            count[0] += 1
            count[1] += loss(reckoned[number], story.match.entries[number - 1].action) is not None
    return counts


def moments(
    story: GameRecord, reckoned: list[ReviewRow], mine: Iterable[int], unweighed: dict[int, float]
) -> list[RetryMoment]:
    """The dearest choices, in their order. `unweighed`: what turns cost in which something was played that the
    strongest did not even look at, by the entry that did most of it."""
    costs: dict[int, float] = {}
    for number in mine:
        action = story.match.entries[number - 1].action
        cost = loss(reckoned[number], action)
        looked = {one["action"] for one in reckoned[number]["looked"]}
        if cost is None and looked and action not in looked:
            cost = unweighed.get(number)
        if cost is not None:
            costs[number] = cost
    dearest = sorted(sorted(costs, key=lambda number: -costs[number])[:MOMENTS])
    return [
        {
            "entry": number,
            "action": story.match.entries[number - 1].action,
            "decision": decision_before(story, number),
            "cost": round(costs[number], 4),
            "options": by_value(reckoned[number]["looked"]),
        }
        for number in dearest
    ]


def by_value(options: list[LookedOption]) -> list[LookedOption]:
    """The best first, which stays the first of the search; the others by what they bring."""
    return [*options[:1], *sorted(options[1:], key=lambda one: -one["value"])]
