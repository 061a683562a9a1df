"""What a search asks when it judges by learning instead of by playouts: a position, and what its options look like."""

from __future__ import annotations

from spieltisch.core import Ints, State
from spieltisch.core._native import mypyc_attr

from .encodings import Encoding


class Position:
    """A question: how will this end, and what would you play here? Everything in it is known to the seat."""

    __slots__ = ("actions", "encoded", "outputs", "row", "side")

    def __init__(self, encoding: Encoding, s: State, seat: int, actions: Ints) -> None:
        self.encoded = encoding.encode(s, seat)
        self.actions = actions
        self.side = encoding.side(s, seat)
        self.outputs = [encoding.output(s, seat, other) for other in range(len(encoding.rows))]
        self.row = encoding.rows


class Judgement:
    """An answer: every seat's share of the win, and how likely each of the actions is the best one."""

    __slots__ = ("priors", "shares")

    def __init__(self, shares: list[float], priors: list[float]) -> None:
        self.shares = shares
        self.priors = priors


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """Judges positions by what it has learned."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding

    def judge(self, asked: Position) -> Judgement:
        raise NotImplementedError
