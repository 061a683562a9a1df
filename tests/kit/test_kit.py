"""The kit is itself tested: a sound toy passes, and each broken promise is caught under its own name."""

import pytest

from spieltisch.core import Game
from spieltisch.core.kit import PROMISES, Broken, check
from spieltisch.games.lanterns import GAME

from .toys import LyingToy, Toy, ToyState

FAULTS = {
    "no options": "options",
    "double options": "options",
    "applicable": "applicable",
    "refusal": "refusal",
    "refusal raises": "refusal",
    "pieces": "pieces",
    "json": "json",
    "mixed numbers": "digest",
    "copy": "copy",
    "sample aliases": "copy",
    "refold": "refold",
    "told": "told",
    "undo": "undo",
    "reveal": "reveal",
    "view leak": "interference",
    "views leak": "interference",
    "legal leak": "interference",
    "prompt leak": "interference",
    "event leak": "interference",
    "annotation leak": "interference",
    "forecast leak": "interference",
    "declared": "declared",
    "sheet": "sheet",
    "plain": "plain",
    "bound": "bound",
    "ranking": "ranking",
    "text": "text",
}


def toy_with(fault: str) -> Game[ToyState]:
    return LyingToy() if fault == "text" else Toy(fault)


def test_a_sound_toy_passes() -> None:
    report = check(Toy(), seats=2, games=20)
    assert report.games == 20
    assert report.decisions == report.checked == 20 * 8


@pytest.mark.parametrize("fault", FAULTS)
def test_each_broken_promise_is_caught(fault: str) -> None:
    with pytest.raises(Broken) as caught:
        check(toy_with(fault), seats=2, games=20)
    assert caught.value.promise == FAULTS[fault], str(caught.value)
    assert "seed" in str(caught.value)


def test_every_promise_has_a_toy_that_breaks_it() -> None:
    assert set(FAULTS.values()) == set(PROMISES)


def test_a_share_of_the_positions_is_checked_thoroughly() -> None:
    report = check(Toy(), seats=2, games=20, share=0.1)
    assert 0 < report.checked < report.decisions


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_example_title_keeps_every_promise(seats: int) -> None:
    check(GAME, seats=seats, games=30)
