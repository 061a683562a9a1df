"""Whole games of random legal play: for benches, fuzzing and whoever wants the speed of the bare engine."""

from __future__ import annotations

from .chance import Chance
from .frames import acting, legal, play
from .state import State


def random_playout(s: State, chance: Chance, limit: int = 1 << 30) -> int:
    """Play on by uniformly random actions to the end, or for so many decisions; how many there were.

    >>> chance = Seeded(1)
    >>> random_playout(game("lanterns").begin(3, {}, chance), chance) > 10
    True
    """
    decisions = 0
    while decisions < limit:
        seat = acting(s)
        if seat < 0:
            break
        options = legal(s, seat)
        play(s, chance, seat, options[chance.pick(len(options))])
        decisions += 1
    return decisions
