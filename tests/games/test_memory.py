"""A play that is thrown away leaves nothing behind: searches make millions of them, compiled or not."""

from __future__ import annotations

import sys

import pytest

from spieltisch.core import Seeded, game, legal, play, titles, to_act
from spieltisch.core.state import State

AGAIN = 5


@pytest.mark.parametrize("title", titles())
def test_what_is_tried_and_dropped_leaves_no_memory(title: str) -> None:
    home, chance = game(title), Seeded(5)
    kept: dict[int, int] = {}
    state = home.begin(home.seats[-1], {}, chance)
    while seats := to_act(state):
        options = legal(state, seats[0])
        action = options[chance.pick(len(options))]
        for _ in range(2):  # what is remembered on purpose
            _try(state, seats[0], action)
        before = sys.getallocatedblocks()
        for _ in range(AGAIN):
            _try(state, seats[0], action)
        grown = sys.getallocatedblocks() - before
        if grown >= AGAIN:
            kept[action] = grown
        play(state, chance, seats[0], action)
    assert not kept


def _try(state: State, seat: int, action: int) -> None:
    copy = state.copy()
    play(copy, Seeded(9), seat, action)
    legal(copy, seat)
