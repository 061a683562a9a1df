"""Lanterns: piloting is worth three boats, and bright cards are worth keeping."""

from __future__ import annotations

from typing import ClassVar

from spieltisch.ai.knowledge import Knowledge
from spieltisch.games.lanterns import LanternState, send_boats


class LanternsKnowledge(Knowledge):
    features: ClassVar[tuple[str, ...]] = ("score", "pilot", "bright")

    def measure(self, s: LanternState) -> list[list[float]]:
        pilot = s.argument(0) if s.is_top(send_boats) else -1
        left = s.nights - s.night
        return [
            [float(points), float(seat == pilot), float(sum(sorted(s.hands[seat])[-left:])) if left else 0.0]
            for seat, points in enumerate(s.points)
        ]


KNOWLEDGE = LanternsKnowledge
