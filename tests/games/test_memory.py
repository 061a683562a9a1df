"""A play that is thrown away leaves nothing behind: searches make millions of them, compiled or not."""

from __future__ import annotations

import sys

import pytest

from spieltisch.core import Seeded, game, legal, play, titles, to_act
from spieltisch.core.state import State

AGAIN = 5
LOOKS = 4  # other threads of this process may take memory while we look once
WARM = 100  # Python keeps up to 80 empty lists and as many dicts for the next ones: they count, but are no leak


@pytest.mark.budget
@pytest.mark.parametrize("title", titles())
def test_what_is_tried_and_dropped_leaves_no_memory(title: str) -> None:
    home, chance = game(title), Seeded(5)
    kept: list[int] = []
    state = home.begin(home.seats[-1], {}, chance)
    seat = to_act(state)[0]
    for _ in range(WARM):
        _try(state, seat, legal(state, seat)[-1])
    while seats := to_act(state):
        options = legal(state, seats[0])
        action = options[chance.pick(len(options))]
        _try(state, seats[0], action)  # what is remembered on purpose
        if all(_grows(state, seats[0], action) for _ in range(LOOKS)):
            kept.append(action)
        play(state, chance, seats[0], action)
    assert not kept


def _grows(state: State, seat: int, action: int) -> bool:
    before = sys.getallocatedblocks()
    for _ in range(AGAIN):
        _try(state, seat, action)
    return sys.getallocatedblocks() - before >= AGAIN


def _try(state: State, seat: int, action: int) -> None:
    copy = state.copy()
    play(copy, Seeded(9), seat, action)
    legal(copy, seat)
