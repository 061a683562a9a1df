"""Moments to be tried again: own choices that cost more than a tenth of the chance, if the search is sure of it."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch import game
from spieltisch.ai import coach
from spieltisch.ai.review import GameRecord, LookedOption, ReviewRow, rows
from spieltisch.ai.verdict import review

from .test_review import played


def row(*options: tuple[str, float, int]) -> ReviewRow:
    looked: list[LookedOption] = [{"action": name, "value": value, "visits": visits} for name, value, visits in options]
    best: list[Any] = [{**one, "reason": {"key": "ai-only", "args": {}}} for one in looked[:3]]
    return {
        "chances": [0.5, 0.5],
        "error": [0.03, 0.03],
        "inner": [0.5, 0.5],
        "luck": None,
        "thought": {"best": best, "place": None, "cost": None} if best else None,
        "looked": looked,
    }


@pytest.mark.parametrize(
    ("options", "cost"),
    [
        ([("good", 0.8, 400), ("bad", 0.5, 400)], 0.3),
        ([("good", 0.8, 400), ("bad", 0.73, 400)], None),  # more than nine tenths are kept
        ([("good", 0.8, 4), ("bad", 0.5, 4)], None),  # so few lines tell nothing
        ([("good", 0.8, 400), ("bad", 0.0, 1)], None),  # nor does one that was lost
        ([("bad", 0.8, 400), ("good", 0.5, 400)], None),  # it was the best
        ([("good", 0.8, 400)], None),  # nobody looked at it
        ([], None),  # there was no choice
    ],
)
def test_a_loss_is_what_the_search_is_sure_of(options: list[tuple[str, float, int]], cost: float | None) -> None:
    assert coach.loss(row(*options), "bad") == cost


@pytest.fixture(scope="module")
def story() -> GameRecord:
    return GameRecord(played("lanterns", 2).to_json())


def test_the_three_dearest_are_tried_again_and_all_are_counted(story: GameRecord) -> None:
    actions = [entry.action for entry in story.match.entries]
    mine = list(range(1, 7))
    costs = {1: 0.2, 2: 0.4, 3: 0.0, 4: 0.5, 5: 0.3, 6: 0.0}
    reckoned = [row()] + [row(("best", 0.9, 900), (actions[n - 1], 0.9 - costs[n], 900)) for n in mine]
    reckoned[6] = row(("best", 0.9, 900))  # the strongest did not even look at what was played
    assert coach.costs(story, reckoned, [3, 6], {3: 0.6, 6: 0.08}) == {}  # nine tenths of 0.9 were kept
    found = coach.costs(story, reckoned, mine, {6: 0.6})
    told = coach.moments(story, reckoned, found)
    assert [(one["entry"], one["cost"]) for one in told] == [(2, 0.4), (4, 0.5), (6, 0.6)]
    assert all(one["action"] == actions[one["entry"] - 1] for one in told)
    assert all(one["options"][0]["action"] == "best" for one in told)
    assert all(one["decision"] == coach.decision_before(story, one["entry"]) for one in told)
    counts = coach.kinds(story, reckoned, mine, found)
    assert [sum(column) for column in zip(*counts.values(), strict=True)] == [6, 5]


@pytest.mark.parametrize("title", ["smallworld", "invasion"])
def test_moments_of_a_whole_game_are_own_choices(title: str) -> None:
    story = GameRecord(played(title, 2).to_json())
    found = review(story, list(rows(story, lines=16)))
    legal = game(title).verbs
    for seat, one in enumerate(found["seats"]):
        assert len(one["moments"]) <= coach.MOMENTS
        assert sum(choices for choices, _ in one["kinds"].values()) == one["choices"]
        for moment in one["moments"]:
            entry = story.match.entries[moment["entry"] - 1]
            assert (entry.seat, entry.action) == (seat, moment["action"])
            assert moment["cost"] > 0
            assert moment["options"]
            for option in moment["options"]:
                legal.parse(option["action"])
