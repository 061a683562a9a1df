"""What a review gives to somebody who wants to play better: own choices to be tried again, and what was lost by which.

Only choices count, never luck, and only where the strongest opponent, who knew no more than the seat, is sure of it.
"""

from __future__ import annotations

from collections.abc import Iterable

from spieltisch.core import prompt

from .review import GameRecord, LookedOption, RetryMoment, ReviewRow, cost_of

MOMENTS = 3
KEEP = 0.9  # of the chance: whoever keeps that has chosen well enough
FEWEST = 4  # lines of a search: fewer tell nothing of a choice


def loss(row: ReviewRow, action: str) -> float | None:
    """What a choice cost, if it kept less than nine tenths of the chance; None if it did not, or nobody can tell."""
    played = looked_at(row, action)
    if played is None or row["thought"] is None:
        return None
    best = row["thought"]["best"][0]
    cost = cost_of(best, played)
    return cost if cost is not None and played["value"] < KEEP * best["value"] else None


def looked_at(row: ReviewRow, action: str) -> LookedOption | None:
    """What the strongest thought of an action; None where it hardly looked at it."""
    return next((one for one in row["looked"] if one["action"] == action and one["visits"] >= FEWEST), None)


def decision_before(story: GameRecord, number: int) -> str:
    """What was asked when an entry was played."""
    asked = prompt(story.states[number - 1])
    return asked["decision"] if asked else ""


def costs(
    story: GameRecord, reckoned: list[ReviewRow], mine: Iterable[int], turns: dict[int, float]
) -> dict[int, float]:
    """Of the entries that kept less than nine tenths of the chance, what each cost. `turns`: what whole turns cost, by
    the entry that did most of it; it stands for a choice that the strongest hardly looked at."""
    found: dict[int, float] = {}
    for number in mine:
        action = story.match.entries[number - 1].action
        looked = reckoned[number]["looked"]
        cost = loss(reckoned[number], action)
        if cost is None and looked and looked_at(reckoned[number], action) is None:
            turn = turns.get(number, 0.0)
            cost = turn if turn > (1 - KEEP) * looked[0]["value"] else None
        if cost is not None:
            found[number] = cost
    return found


def kinds(
    story: GameRecord, reckoned: list[ReviewRow], mine: Iterable[int], found: dict[int, float]
) -> dict[str, list[int]]:
    """By decision: how many choices were weighed, and how many of them kept less than nine tenths of the chance."""
    counts: dict[str, list[int]] = {}
    for number in mine:
        if reckoned[number]["thought"] is not None:
            count = counts.setdefault(decision_before(story, number), [0, 0])
            count[0] += 1
            count[1] += number in found
    return counts


def moments(story: GameRecord, reckoned: list[ReviewRow], found: dict[int, float]) -> list[RetryMoment]:
    """The dearest choices, in their order."""
    dearest = sorted(sorted(found, key=lambda number: -found[number])[:MOMENTS])
    return [
        {
            "entry": number,
            "action": story.match.entries[number - 1].action,
            "decision": decision_before(story, number),
            "cost": round(found[number], 4),
            "options": by_value(reckoned[number]["looked"]),
        }
        for number in dearest
    ]


def by_value(options: list[LookedOption]) -> list[LookedOption]:
    """The best first, which stays the first of the search; the others by what they bring."""
    return [*options[:1], *sorted(options[1:], key=lambda one: -one["value"])]
