"""What a review counts in a stretch of play."""

import pytest

from spieltisch.games.chaos.statistics import facts


@pytest.mark.parametrize(
    ("figures", "alone"),
    [
        ("khorne: bloodthirster, 2 bloodletter", ["norsca"]),
        ("khorne: bloodthirster, 2 bloodletter; nurgle: leper", []),
        ("khorne: bloodletter", []),  # too few to dominate it
        ("nurgle: 3 leper", []),  # somebody else's, though Khorne acts
    ],
)
def test_a_region_dominated_without_anybody_else_is_a_fact(table, figures, alone):
    t = table(phase="corruption", norsca=figures)
    happened = [event for number in range(len(t.match.entries) + 1) for event in t.match.everything(number)]
    khorne = t.seat("khorne")
    found = [one.message for one in facts(t.s, happened) if one.seat == khorne]
    assert [message.args["region"] for message in found if message.key == "chaos-fact-alone"] == alone


def test_where_figures_came_or_went_since_nobody_says_who_stood_there(table):
    t = table(phase="corruption", norsca="khorne: bloodthirster, 2 bloodletter")
    happened = [event for number in range(len(t.match.entries) + 1) for event in t.match.everything(number)]
    gone = {"event": "took_off", "god": "nurgle", "figure": "leper", "kind": "cultist", "region": "norsca"}
    assert not [one for one in facts(t.s, [*happened, gone]) if one.message.key == "chaos-fact-alone"]
