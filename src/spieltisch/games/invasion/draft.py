"""The draft variant: five packs of fifteen, two picks four times a pack, a removal from the other's pack in between."""

from __future__ import annotations

from spieltisch.core import Chance, step

from .state import InvasionState


def start_draft(s: InvasionState, chance: Chance, side_a: str) -> None:
    raise ValueError("later")


@step
def open_draft(s: InvasionState, chance: Chance) -> None:
    return
