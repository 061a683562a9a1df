"""A finished game looked over: the sums must come out, whatever the game was."""

from __future__ import annotations

import pytest

from spieltisch import game
from spieltisch.ai import agent
from spieltisch.ai.review import LEAST, POINTS, Change, Row, Story, chosen, review, rows
from spieltisch.ai.series import inform
from spieltisch.core import Match

FIRST_COINS = 5  # of Small World
GAMES = [("lanterns", 3), ("chaos", 4), ("smallworld", 2), ("invasion", 2)]


def played(title: str, seats: int) -> Match:
    match = game(title).match(seats=seats, seed=11)
    players = [agent("greedy", seat) for seat in range(seats)]
    while not match.over:
        for seat in match.to_act():
            choice = players[seat].choose(inform(match.game, match.state, seat))
            match.apply(seat, match.game.verbs.text(choice.action))
    return match


@pytest.fixture(scope="module", params=GAMES, ids=lambda param: param[0])
def story(request: pytest.FixtureRequest) -> Story:
    return Story(played(*request.param).to_json())


@pytest.fixture(scope="module")
def reckoned(story: Story) -> list[Row]:
    return list(rows(story, lines=2))


def test_every_entry_has_chances_that_add_up(story: Story, reckoned: list[Row]) -> None:
    assert len(reckoned) == len(story.match.entries) + 1
    for row in reckoned:
        assert sum(row["chances"]) == pytest.approx(1.0, abs=1e-3)
    winners = story.match.ranking[0]
    assert [seat for seat, share in enumerate(reckoned[-1]["chances"]) if share] == winners


def test_luck_is_where_chance_was_and_adds_up_to_nothing(story: Story, reckoned: list[Row]) -> None:
    for entry, row in zip(story.match.entries, reckoned[1:], strict=True):
        assert (row["luck"] is not None) == bool(entry.chance)
        assert sum(row["luck"] or ()) == pytest.approx(0.0, abs=1e-3)


def test_luck_and_play_make_the_whole_change(story: Story, reckoned: list[Row]) -> None:
    told = review(story, reckoned)
    for seat, one in enumerate(told["seats"]):
        change = reckoned[-1]["chances"][seat] - reckoned[0]["chances"][seat]
        assert one["luck"] + one["play"] == pytest.approx(change, abs=1e-3)
        assert one["firsts"] + one["seconds"] <= one["choices"]
        assert len(one["points"]) <= POINTS
        assert all(abs(point["change"]) >= LEAST for point in one["points"])
        assert all((point["odds"] is not None) == (point["kind"] == "luck") for point in one["points"])


def test_pieces_give_what_one_go_gives(story: Story, reckoned: list[Row]) -> None:
    middle = len(reckoned) - 3
    assert list(rows(story, middle, lines=2)) == reckoned[middle:]


def test_one_of_each_kind_and_the_largest_are_told() -> None:
    own = [Change("own", 0, [(number, size)]) for number, size in enumerate((0.2, 0.1, -0.3, 0.4, 0.25), start=1)]
    small = [Change("luck", 0, [(8, -0.04)]), Change("others", 1, [(9, 0.02)])]
    told = chosen([*own, *small])
    assert [(one.kind, one.entry) for one in told] == [("own", 1), ("own", 3), ("own", 4), ("own", 5), ("luck", 8)]


def test_a_row_of_acts_is_one_change() -> None:
    change = Change("own", 2, [(4, 0.02), (5, 0.05), (6, -0.01)])
    assert (change.first, change.entry, round(change.size, 2)) == (4, 5, 0.06)


def test_statistics_count_what_the_score_counts(story: Story, reckoned: list[Row]) -> None:
    counted = review(story, reckoned)["statistics"]
    match = story.match
    match match.game.name:
        case "chaos":
            assert [sum(row.values()) for row in counted["points"]] == match.scores
        case "smallworld":
            other = counted.get("other_coins", [{}, {}])
            income = [sum(row.values()) for row in counted["race_coins"]]
            assert income == [sum(row.values()) for row in counted["turn_coins"]]
            earned = [of_races + sum(rest.values()) for of_races, rest in zip(income, other, strict=True)]
            assert [score - coins for score, coins in zip(match.scores, earned, strict=True)] == [FIRST_COINS] * 2
        case "invasion":
            assert all(row["collected"] >= 3 for row in counted["resources"])
        case _:
            assert counted == {}
