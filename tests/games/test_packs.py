"""Packs: any pack that a title's own list allows plays like the box itself; what it does not allow is refused."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.packs import packs

from spieltisch.core import game
from spieltisch.core.kit import check

EXAMPLES = 40 if os.environ.get("SPIELTISCH_DEEP") else 6
SEATS = {"chaos": 3, "smallworld": 3, "invasion": 2}
TITLES = sorted(SEATS)


@pytest.mark.parametrize("title", TITLES)
@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_any_pack_keeps_the_contract(title: str, data: st.DataObject) -> None:
    pack = data.draw(packs(game(title)))
    report = check(game(title), seats=SEATS[title], games=1, seed=len(str(pack)), options={"pack": pack}, share=0.01)
    assert report.games == 1
