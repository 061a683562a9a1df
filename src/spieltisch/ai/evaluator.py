"""What a search asks when it judges by learning: how a position will end, and what its options look like."""

from __future__ import annotations

from spieltisch.core import Ints, State
from spieltisch.core._native import mypyc_attr

from .encodings import MOST, Encoding
from .knowledge import softened
from .tree import SearchParameters


class SeatPosition:
    """A question. Everything in it is known to the seat."""

    __slots__ = ("encoded", "outputs", "rows", "side")

    def __init__(self, encoding: Encoding, s: State, seat: int) -> None:
        self.encoded = encoding.encode(s, seat)
        self.side = encoding.side(s, seat)
        self.outputs = [encoding.output(s, seat, other) for other in range(len(encoding.rows))]
        self.rows = encoding.rows  # the title's features, seat by seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Judges positions by what it has learned, and says how it is best searched with."""

    def __init__(self, encoding: Encoding, parameters: SearchParameters) -> None:
        self.encoding = encoding
        self.parameters = parameters

    def position(self, s: State, seat: int) -> SeatPosition:
        return SeatPosition(self.encoding, s, seat)

    def worths(self, s: State, seat: int) -> list[float]:
        """How much one more of each of the seat's features would raise its share of the win."""
        asked = self.position(s, seat)
        now = self.shares(asked)[seat]
        worths: list[float] = []
        for place, scale in zip(self.encoding.features(s, seat), self.encoding.scales, strict=True):
            shown = asked.encoded[place]
            step = int(scale) if shown + int(scale) <= MOST else -int(scale)
            asked.encoded[place] = max(0, shown + step)
            worths.append((self.shares(asked)[seat] - now) * scale / float(asked.encoded[place] - shown or 1))
            asked.encoded[place] = shown
        return worths

    def shares(self, asked: SeatPosition) -> list[float]:
        """Every seat's share of the win."""
        raise NotImplementedError

    def told(self, s: State, seat: int) -> list[float]:
        """Every seat's chance as people are told: leads are less sure than a net that learned from games thinks."""
        return softened(self.shares(self.position(s, seat)), self.encoding.known.temperature(s))

    def priors(self, asked: SeatPosition, actions: Ints) -> list[float]:
        """How likely each of the actions is the best one."""
        raise NotImplementedError
