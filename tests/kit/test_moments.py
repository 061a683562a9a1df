"""Written moments are compared in all that counts: a title that loses something on the way is caught."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.core import BadOption, Message
from spieltisch.core.kit import Broken
from spieltisch.core.moments import check_written
from spieltisch.games.lanterns import GAME, Lanterns, LanternState

HIDDEN = ["hands", "deck"]
LOST: dict[str, tuple[Any, str]] = {  # a key of the position, what is written for it, and how it is noticed
    "sealed": (None, "decide"),
    "points": ([7, 0], "told.view.points"),
    "shown": ([], "told.view.shown"),
    "nights": (9, "is written and not read: nights: core-unexpected"),
}


class Forgetful(Lanterns):
    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key

    def write_position(self, s: LanternState, seat: int | None) -> dict[str, Any]:
        spec = super().write_position(s, seat)
        if self.key in spec:
            spec[self.key] = LOST[self.key][0]
        return {key: value for key, value in spec.items() if value is not None}


@pytest.mark.parametrize("key", LOST)
def test_the_kit_catches_what_a_written_position_loses(key: str) -> None:
    with pytest.raises(Broken) as caught:
        check_written(Forgetful(key), seats=2, games=3, hidden=HIDDEN)
    assert caught.value.promise == "written"
    assert LOST[key][1] in str(caught.value)
    assert "seed 1, entry" in str(caught.value)


def test_the_state_itself_is_compared() -> None:
    check_written(GAME, seats=2, games=3, hidden=HIDDEN)
    with pytest.raises(Broken, match=r"state\.(hands|deck)"):
        check_written(GAME, seats=2, games=3)


def test_a_title_without_positions_says_so() -> None:
    class Mute(Lanterns):
        def write_position(self, s: LanternState, seat: int | None) -> dict[str, Any]:
            raise BadOption(Message("core-no_positions"))

    with pytest.raises(BadOption):
        check_written(Mute(), seats=2, games=1)
