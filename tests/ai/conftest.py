"""Fixtures of the opponents' tests."""

from __future__ import annotations

import pytest

from spieltisch.core import Game, register

from . import rigged as rigged_game


@pytest.fixture
def rigged() -> Game[rigged_game.RiggedState]:
    register(rigged_game.GAME)
    return rigged_game.GAME
