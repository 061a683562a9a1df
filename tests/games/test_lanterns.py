"""The example title writes and reads positions like the big ones."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from tests.kit.broken import TRIES, broken, refused_or_sound
from tests.kit.refusals import decisions_that_say_why

from spieltisch.core import BadOption, Seeded, legal, play, to_act
from spieltisch.games.lanterns import GAME, LANTERN, LanternState

SPECS: list[dict[str, Any]] = [
    {"hands": [["star", "ember"], ["lamp", "?"]], "deck": ["torch", "?"], "points": [2, 0], "night": 3},
    {"hands": [["star"], ["lamp"], ["?"]], "shown": ["star", "ember"], "nights": 2, "pilot": 2},
]


@pytest.mark.timeout(3600)
@settings(max_examples=TRIES, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(broken(SPECS, [*LANTERN.names, "?", "pilot", "night"]))
def test_broken_positions_are_refused_and_nothing_else_is_raised(spec: dict[str, Any]) -> None:
    refused_or_sound(GAME, spec)


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ({}, "^hands: core-missing"),
        ({"hands": [["sun"], ["star"]]}, r"^hands\[0\]\[0\]: core-unknown_word"),
        ({"hands": [["star"] * 4, ["star"]]}, r"^hands: core-too_many \(thing star, there 4, given 5\)"),
        ({"hands": [["star"], ["lamp"]], "night": 4, "nights": 3}, "^night: core-unexpected"),
        ({"hands": [["star"], ["lamp"]], "points": [1, 2, 3]}, r"^points\[2\]: core-unexpected"),
        ({"hands": [["star"], ["lamp"]], "pilot": 2}, "^pilot: core-unexpected"),
    ],
)
def test_what_can_not_be_is_refused(spec: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        GAME.position(spec)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_refusal_is_a_bare_not_now(seats: int) -> None:
    assert decisions_that_say_why(GAME, seats, games=3, tries=4) == {"show_lantern", "send_boats"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_can_be_written(seats: int) -> None:
    chance = Seeded(seats)
    s: LanternState = GAME.begin(seats, {}, chance)
    while to_act(s):
        seat = to_act(s)[0]
        t = GAME.position(GAME.write_position(s, seat)).state
        assert GAME.view(t, seat) == GAME.view(s, seat)
        assert GAME.pieces(t) == GAME.pieces(s)
        assert to_act(t) == to_act(s)
        assert list(legal(t, seat)) == list(legal(s, seat))
        play(s, chance, seat, legal(s, seat)[chance.pick(len(legal(s, seat)))])
