"""The table in the terminal shows what the seat may see, in every language."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from tests.games.smallworld.conftest import Lay, seat

from spieltisch.cli.tables import painted
from spieltisch.core import Seeded
from spieltisch.games.smallworld import GAME
from spieltisch.locale.speech import Speech


def shown(view: dict, language: str = "en") -> str:
    console = Console(file=io.StringIO(), width=200, color_system=None)
    console.print(painted("smallworld", view, Speech(language, GAME.vocabulary())))
    return console.file.getvalue()


def test_regions_owners_marks_and_tiles_are_shown(table: Lay) -> None:
    regions = {"l1a_1": "orcs 3 fort", "l1a_2": "trolls 2", "l1a_6": "murlocs"}
    t = table(
        seat("orcs", "fortified", hand=2, coins=17), seat("trolls", "heroic", coins=23), regions=regions,
        tiles={"frostmourne": "l1a_1"}, face_down=["s2a_4"],
    )  # fmt: skip
    text = shown(t.match.view(0))
    row = next(line for line in text.splitlines() if "l1a_1 " in line)
    assert "▼3 Orcs" in row
    assert "♜" in row
    assert "Frostmourne" in row
    assert "●2 Trolls" in text
    assert "17 ●" in text
    assert "23 ●" not in text
    assert "?" in next(line for line in text.splitlines() if "s2a_4" in line)


@pytest.mark.parametrize("language", ["en", "de", "pl", "nl"])
@pytest.mark.parametrize("seats", [1, 5])
def test_any_position_can_be_shown(seats: int, language: str) -> None:
    match = GAME.match(seats, 7)
    choice = Seeded(3)
    while not match.over:
        now = match.to_act()[0]
        legal = match.legal(now)
        match.apply(now, legal[choice.pick(len(legal))])
        if len(match.entries) % 25 == 0:
            assert "smallworld-" not in shown(match.view(now), language)
    assert shown(match.view(None), language)
