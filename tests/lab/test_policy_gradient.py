"""Learning a move ordering from quick games by policy gradient."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from spieltisch.lab.__main__ import main
from spieltisch.lab.adam import Adam
from spieltisch.lab.policy_gradient import (
    Comparison,
    Noted,
    PolicyTask,
    QuickPlayer,
    advantage,
    blank,
    compare,
    gather,
)


def test_an_advantage_counts_what_came_after_the_decision_nearer_rounds_more() -> None:
    assert advantage([0.25, 0.5, 1.0]) == pytest.approx(0.25 + 0.8 * 0.5)
    assert advantage([0.4]) == 0.0


def test_an_option_that_won_more_than_expected_becomes_likelier_and_its_rivals_less() -> None:
    player = QuickPlayer(PolicyTask("smallworld", blank("smallworld"), 1, 0.0))
    kind = next(iter(player.gradients))
    decision = Noted(kind, 0, 0, 1, [[0], [1], [1, 2]], [0.0, 0.0, 0.0], [0.5, 0.25, 0.25])
    player.learn([decision], [[0.5, 0.5], [1.0, 0.0]])
    gradient = player.gradients[kind]
    assert gradient[0] < 0 < gradient[1]
    assert gradient[2] < 0
    assert gradient[0] + gradient[1] == pytest.approx(0.0)
    assert player.decisions[kind] == 1


@pytest.mark.parametrize("title", ["chaos", "smallworld", "invasion"])
def test_quick_games_point_every_kind_of_decision_somewhere(title: str) -> None:
    found = gather(PolicyTask(title, blank(title), 3, 60.0, 6))
    assert found.games == 6
    assert sum(found.decisions.values()) > 0
    assert any(np.abs(gradient).sum() > 0 for gradient in found.gradients.values())


def test_the_same_ordering_against_itself_differs_only_by_the_seat() -> None:
    task = Comparison("smallworld", blank("smallworld"), {}, tuple(range(12)))
    assert compare(task) == compare(task._replace(others=blank("smallworld")))


def test_adam_steps_along_a_steady_gradient_by_about_one() -> None:
    adam = Adam(2)
    for _ in range(50):
        step = adam.direction(np.array([0.3, -0.001]))
    assert step == pytest.approx([1.0, -1.0], abs=1e-3)


def test_the_command_writes_an_ordering_that_the_title_can_play_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spieltisch.lab.policy_gradient.GAMES", 4)
    out = tmp_path / "ordering.json"
    main(["ordering", "smallworld", "--seconds", "0.2", "--out", str(out)])
    written = json.loads(out.read_text(encoding="utf-8"))
    assert {kind: len(told["numbers"]) for kind, told in written.items()} == {
        kind: len(told["numbers"]) for kind, told in blank("smallworld").items()
    }
    assert written["conquest"]["card"]["policy gradient"]["steps"] >= 1
    assert json.loads(capsys.readouterr().out)["parity"] == 0.5
