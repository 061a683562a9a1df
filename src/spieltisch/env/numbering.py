"""How actions are numbered in an environment, and what a game pays at its end."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from spieltisch.core import Game, State, legal, to_act

LIMIT = 20_000
SLOTS = 1_024


class Numbering:
    """Where a title's verbs span at most LIMIT actions, an action is its number among them, the same in every position.
    Where they span more, it is a place in the sorted list of what is legal now, up to SLOTS."""

    def __init__(self, game: Game[Any]) -> None:
        self.is_fixed = game.verbs.size <= LIMIT
        self.size = game.verbs.size if self.is_fixed else SLOTS

    def offered(self, s: State, seat: int) -> dict[int, int]:
        """The legal actions by their numbers; none for a seat that is not asked."""
        if not s.depth or seat not in to_act(s):
            return {}
        actions = sorted(legal(s, seat))
        if self.is_fixed:
            return {action: action for action in actions}
        if len(actions) > SLOTS:
            raise ValueError(f"{len(actions)} legal actions, more than the {SLOTS} of this environment")
        return dict(enumerate(actions))

    def write(self, offered: dict[int, int], mask: NDArray[np.int8]) -> None:
        mask[:] = 0
        mask[list(offered)] = 1


def chosen(offered: dict[int, int], number: Any, seat: int) -> int:
    """The action of that number; ValueError if it is not legal."""
    if number is None or int(number) not in offered:
        raise ValueError(f"action {number} is not legal for seat {seat}")
    return offered[int(number)]


def rewards(game: Game[Any], s: State, seats: int) -> list[float]:
    """Of each seat at the end: a win pays 1, shared among the winners; what they win the others lose."""
    winners = game.ranking(s)[0]
    parts = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [(part * seats - 1) / (seats - 1) if seats > 1 else part for part in parts]
