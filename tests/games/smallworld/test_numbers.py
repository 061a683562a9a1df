"""Numbers that a pack puts into the texts of races and powers are the numbers that are played."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.smallworld.conftest import Lay, seat

REGIONS = {"l1a_1": "orcs 1 fort", "l1a_2": "orcs 1"}


def box(kind: str, name: str, **numbers: int) -> dict[str, Any]:
    return {"format": 1, "title": "smallworld", "name": "Any box", kind: {name: numbers}}


@pytest.mark.parametrize(
    ("pack", "region", "more"),
    [
        (box("power", "fortified", fort_defense=3), "l1a_1", 2),
        (box("race", "trolls", discount=0), "l1a_2", 1),
        (box("power", "fortified", forts=4), "l1a_2", 0),
    ],
)
def test_what_a_conquest_costs(table: Lay, pack: dict[str, Any], region: str, more: int) -> None:
    usual = table(seat("trolls"), seat("orcs", "fortified"), regions=REGIONS)
    other = table(seat("trolls"), seat("orcs", "fortified"), regions=REGIONS, pack=pack)
    assert other.cost(region) == usual.cost(region) + more


def test_what_a_turn_brings(table: Lay) -> None:
    regions = {"l1a_2": "orcs", "l1a_7": "orcs"}  # two fields
    usual = table(seat("orcs", "farmer"), seat("trolls", "ranger"), regions=regions)
    richer = table(
        seat("orcs", "farmer"), seat("trolls", "ranger"), regions=regions, pack=box("power", "farmer", coins=3)
    )
    assert (usual.income(), richer.income()) == (4, 8)


def test_a_pack_can_raise_the_fewest_tokens_of_a_region(table: Lay) -> None:
    regions = {"l1a_1": "tauren 3"}
    three = table(
        seat("tauren", hand=3), seat("trolls", "ranger"), regions=regions, pack=box("race", "tauren", fewest=3)
    )
    assert three.cost("l1a_2") == 3


def test_pieces_of_a_position_are_those_of_its_box(table: Lay) -> None:
    with pytest.raises(Exception, match="fort"):
        table(seat("orcs", "fortified"), seat("trolls"), regions=REGIONS, pack=box("power", "fortified", forts=0))
