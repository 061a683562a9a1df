"""Fixtures of the opponents' tests."""

from __future__ import annotations

import pytest

from spieltisch.core import Game, register, registry

from . import rigged as rigged_game


@pytest.fixture
def rigged(monkeypatch: pytest.MonkeyPatch) -> Game[rigged_game.RiggedState]:
    """Known by its name for one test only."""
    monkeypatch.setattr(registry, "_REGISTERED", dict(registry._REGISTERED))
    register(rigged_game.GAME)
    return rigged_game.GAME
