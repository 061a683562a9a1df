"""Games for a policy that is asked in batches: what workers offer is legal, games end, and a seed repeats them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from spieltisch.ai.net import encoded
from spieltisch.core import game
from spieltisch.lab.rollout import GameGroup, RolloutSetup

TITLES = ("lanterns", "chaos", "smallworld", "invasion")


def group(title: str, games: int = 4) -> GameGroup:
    setup = RolloutSetup(title, games, 1, 1)
    return GameGroup(setup, {name: np.zeros(shape, kind) for name, (kind, shape) in setup.layout().items()}, 7)


@pytest.mark.parametrize("title", TITLES)
def test_games_of_a_rollout_end_and_begin_anew(title: str) -> None:
    played, ended = group(title), 0
    for step in range(400):
        arrays = played.arrays
        assert (arrays["count"] > 1).all()
        arrays["choice"][:] = step % arrays["count"]
        seated = arrays["outputs"] >= 0
        played.step(advised=False)
        for place in np.flatnonzero(arrays["done"]):
            assert arrays["result"][place, seated[place]].sum() == pytest.approx(1)
            ended += 1
    assert ended > 3


def test_a_rollout_offers_what_the_seat_that_is_asked_knows() -> None:
    played = group("smallworld", games=1)
    s, arrays = played.states[0], played.arrays
    seat = int(arrays["seat"][0])
    assert arrays["observation"][0].tolist() == encoded(game("smallworld")).encode(s, seat)


def test_advice_of_a_rollout_is_one_of_the_options() -> None:
    played = group("chaos")
    for _ in range(30):
        played.arrays["choice"][:] = played.arrays["advice"]
        assert (played.arrays["advice"] < played.arrays["count"]).all()
        played.step(advised=True)
    assert played.arrays["advice"].any()


def test_a_seed_repeats_a_rollout() -> None:
    def run() -> list[Any]:
        played, seen = group("invasion"), []
        for _ in range(40):
            played.arrays["choice"][:] = 0
            played.step(advised=False)
            seen.append(played.arrays["options"].copy())
        return seen

    assert all((one == other).all() for one, other in zip(run(), run(), strict=True))


@pytest.mark.deep
def test_ppo_learns_lanterns(tmp_path: Path) -> None:
    """Runs where PyTorch is installed (`spieltisch[lab]`)."""
    pytest.importorskip("torch")
    from spieltisch.lab.evaluation import load_evaluator
    from spieltisch.lab.ppo import main

    out = tmp_path / "lanterns.npz"
    main(["lanterns", "--seconds", "10", "--jobs", "1", "--games", "8", "--out", str(out)])
    assert load_evaluator("lanterns", str(out), "").encoding.size == encoded(game("lanterns")).size
