"""The kernel's contract, over random games."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.core.kit import check
from spieltisch.games.smallworld import GAME
from spieltisch.games.smallworld.setup import OPTIONS

OTHER_WAY_ROUND = {
    option.name: option.choices[1] for option in OPTIONS if option.choices and option.name not in ("variant",)
}


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_contract(seats: int) -> None:
    assert check(GAME, seats=seats, games=20, seed=1, share=0.01).decisions > 800


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"variant": "teams"}),
        (3, {"variant": "teams"}),
        (4, {"variant": "teams"}),
        (5, {"variant": "teams"}),
        (2, {"variant": "murlocs"}),
        (4, OTHER_WAY_ROUND),
    ],
)
def test_contract_of_variants_and_switches(seats: int, options: dict[str, Any]) -> None:
    assert check(GAME, seats=seats, games=4, seed=50, options=options, share=0.03).games == 4


@pytest.mark.deep
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_contract_over_two_thousand_games(seats: int) -> None:
    assert check(GAME, seats=seats, games=500, seed=1000, share=0.05).games == 500
