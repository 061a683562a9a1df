"""Lanterns: points, the own hand, and every card that was shown."""

from __future__ import annotations

from typing import ClassVar, Final

from spieltisch.games.lanterns import LANTERN, VALUES, LanternState, send_boats

from . import Encoding, Plane, plane

PLAYERS: Final = 4
OF_HAND: Final = PLAYERS
OF_SHOWN: Final = OF_HAND + VALUES
OF_REST: Final = OF_SHOWN + VALUES  # seats, nights left, cards left, whether boats wait
LOW: Final = 64  # points may fall below zero


class LanternsEncoding(Encoding):
    size: ClassVar[int] = OF_REST + 4
    outputs: ClassVar[int] = PLAYERS
    planes: ClassVar[list[Plane]] = [
        plane("points", 0, {"player": ["self", "next", "second", "third"]}),  # LOW is none
        plane("hand", OF_HAND, {"lantern": LANTERN.names}, own=True),
        plane("shown", OF_SHOWN, {"lantern": LANTERN.names}),
        plane("table", OF_REST, {"number": ["seats", "nights_left", "deck", "boats_wait"]}),
    ]

    def fill(self, s: LanternState, seat: int, into: list[int]) -> None:
        seats = len(s.points)
        for other in range(seats):
            into[(other - seat) % seats] = LOW + s.points[other]
        for value in s.hands[seat]:
            into[OF_HAND + value] += 1
        for value in s.shown:
            into[OF_SHOWN + value] += 1
        into[OF_REST] = seats
        into[OF_REST + 1] = s.nights - s.night
        into[OF_REST + 2] = len(s.deck)
        into[OF_REST + 3] = 1 if s.is_top(send_boats) else 0


ENCODING = LanternsEncoding
