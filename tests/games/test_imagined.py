"""What is imagined for a seat depends on chance and on what the seat knows, never on what is hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch.core import Seeded, legal, play, to_act

STARTERS = {"starter_a": "dwarf", "starter_b": "orc"}


@pytest.mark.parametrize(
    ("title", "options"), [("lanterns", {}), ("chaos", {}), ("invasion", {}), ("invasion", STARTERS)]
)
def test_the_same_chance_imagines_the_same(title: str, options: dict[str, Any]) -> None:
    game, chance, dice = spieltisch.game(title), Seeded(3), Random(3)
    s = game.begin(game.seats[0], options, chance)
    for number in range(90):
        for seat in (0, 1):
            twin = game.imagine(s, seat, Seeded(number))
            one, other = (game.imagine(truth, seat, Seeded(7)) for truth in (s, twin))
            assert one.digest() == other.digest(), (number, seat)
        acting = to_act(s)
        if not acting:
            return
        play(s, chance, acting[0], dice.choice(list(legal(s, acting[0]))))
