"""Faithfulness: do the reasons that opponents tell decide their choices?

A reason names a feature of the position, such as "more points from regions", that speaks for the option played and
against the next best one. It is faithful if the choice would have been another one without it: the lines of both
options are judged again with that feature of the seat equal in both, and then the other option is at least as good.
Opponents check a reason by a part of these lines before they tell it; here all of them are asked.

    spieltisch lab faithfulness chaos --decisions 1000 --jobs 2
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from spieltisch.ai.evaluator import Evaluator
from spieltisch.ai.knowledge import Knowledge, knowledge
from spieltisch.ai.reasons import Reasoner
from spieltisch.ai.search import Search
from spieltisch.ai.series import inform
from spieltisch.core import Seeded, State, game, legal, play, titles, to_act

from .evaluation import load_evaluator, summary
from .pipeline import workers
from .players import shipped_net
from .titles import usual_seats

LINES = 250  # of the search that chooses: a warlord's
EVERY = 5  # one decision in so many is checked, the others are played with few lines
FAST = 24


class CheckedReason(NamedTuple):
    """A decision: what was named, how far ahead the option was, and how much of that the feature made."""

    feature: str  # empty: no reason was told
    lead: float
    part: float


class FaithfulnessTask(NamedTuple):
    title: str
    seats: int
    number: int


def play_game(task: FaithfulnessTask) -> list[CheckedReason]:
    """One game, all seats by searches; some of its decisions are checked."""
    title = game(task.title)
    known, evaluator = knowledge(title), load_evaluator(task.title, shipped_net(task.title), "")
    chance = Seeded(task.number)
    s: State = title.begin(task.seats, known.variant(task.seats, task.number), chance)
    found: list[CheckedReason] = []
    number = 0
    while s.depth:
        for seat in to_act(s):
            action, options = legal(s, seat)[0], known.options(s, seat, legal(s, seat))
            if len(options) > 1:
                number += 1
                search = Search(inform(title, s, seat), known, chance, evaluator=evaluator)
                search.grow(None, FAST if number % EVERY else LINES)
                ranked = search.ranked()
                action = ranked[0].action
                if number % EVERY == 0 and ranked[1].visits:
                    found.append(check(known, evaluator, search))
            play(s, chance, seat, action)
    return found


def check(known: Knowledge, evaluator: Evaluator, search: Search) -> CheckedReason:
    """Whether the named feature decided, by all lines of both options."""
    edge, rival = search.ranked()[:2]
    reasoner = Reasoner(known, evaluator, search.info.seat, search.ends)
    lead = edge.mean - rival.mean
    named = reasoner.deciding(edge, rival, reasoner.worths(search.info.sample(Seeded(0))))
    if named is None:
        return CheckedReason("", lead, 0.0)
    return CheckedReason(named[0], lead, reasoner.part(known.features.index(named[0]), edge, rival, LINES))


def told(checked: Sequence[CheckedReason]) -> dict[str, Any]:
    """How many decisions had a reason, and how many of those were decided by it."""
    reasons = [one for one in checked if one.feature]
    features = sorted({one.feature for one in reasons})
    faithful = {
        name: [1.0 if one.part >= one.lead else 0.0 for one in reasons if one.feature == name] for name in features
    }
    return {
        "decisions": len(checked),
        "with a reason": len(reasons),
        "faithful": summary([value for values in faithful.values() for value in values]),
        "by feature": {name: [int(sum(values)), len(values)] for name, values in faithful.items()},
    }


def main(arguments: Sequence[str] | None = None) -> None:
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("spieltisch lab faithfulness", description=__doc__, formatter_class=raw)
    parser.add_argument("title", choices=titles())
    parser.add_argument("--decisions", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seed", type=int, default=2_000_000, help="of the first game")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--on", default="local", choices=("local", "ray"))
    given = parser.parse_args(arguments)
    seats = given.seats or usual_seats(given.title)
    checked: list[CheckedReason] = []
    with workers(given.jobs, given.on) as mapped:
        first = given.seed
        while len(checked) < given.decisions:
            tasks = [FaithfulnessTask(given.title, seats, first + job) for job in range(given.jobs)]
            checked += [one for found in mapped(play_game, tasks) for one in found]
            first += given.jobs
    print(json.dumps(told(checked[: given.decisions])))


if __name__ == "__main__":
    main()
