"""The title as the kernel knows it."""

from __future__ import annotations

from typing import Any, cast

from spieltisch.core import Chance, Game, Option, State

from . import score, setup
from .state import ChaosState
from .vocabulary import events, verbs


class Chaos(Game):
    name = "chaos"
    version = "1"
    seats = (3, 4)
    state = ChaosState
    verbs = verbs
    events = events
    bound = 4000
    options = (
        Option("gods", None, setup.IN_ORDER),
        Option("dial_reading", ("faq", "rulebook"), "faq"),
    )

    def check_options(self, options: dict[str, Any]) -> dict[str, Any]:
        checked = super().check_options(options)
        setup.gods_named(checked["gods"])
        return checked

    def setup(self, seats: int, options: dict[str, Any], chance: Chance) -> ChaosState:
        return setup.setup(seats, options, chance)

    def scores(self, s: State) -> list[int]:
        return score.scores(cast(ChaosState, s))

    def ranking(self, s: State) -> list[list[int]]:
        return score.ranking(cast(ChaosState, s))


GAME = Chaos()
