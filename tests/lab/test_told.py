"""What people are told: reasons that decide and chances that come true."""

from __future__ import annotations

import json
import random

import pytest

from spieltisch.ai.knowledge import softened
from spieltisch.lab import faithfulness, temperature
from spieltisch.lab.__main__ import main
from spieltisch.lab.temperature import ToldChances


def test_softened_chances_keep_their_order_and_their_sum() -> None:
    told = softened([0.8, 0.15, 0.05], 1.5)
    assert sum(told) == pytest.approx(1.0)
    assert 0.8 > told[0] > told[1] > told[2] > 0.05
    assert softened([0.8, 0.2], 1.0) == pytest.approx([0.8, 0.2])


def test_temperatures_are_found_for_every_round() -> None:
    """In round 0 chances are told too surely, in round 1 they come true."""
    lot = random.Random(1)
    told = []
    for number in range(4000):
        stage, share = number % 2, lot.choice((0.1, 0.5, 0.9))
        true = softened([share, 1 - share], 2.0 if stage == 0 else 1.0)[0]
        won = float(lot.random() < true)
        told.append(ToldChances(number // 2, stage, 0, [share, 1 - share], [won, 1 - won]))
    first, second = temperature.fit(told)
    assert first == pytest.approx(2.0, abs=0.3)
    assert second == pytest.approx(1.0, abs=0.2)
    assert temperature.error(told, [first, second]) < 0.02 < temperature.error(told, [1.0])


def test_the_temperature_command_plays_and_tells(capsys: pytest.CaptureFixture[str]) -> None:
    main(["temperature", "invasion", "--games", "2", "--player", "net:2"])
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 2
    assert told["temperatures"]


def test_the_faithfulness_command_checks_decisions(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faithfulness, "LINES", 30)
    monkeypatch.setattr(faithfulness, "FAST", 2)
    main(["faithfulness", "invasion", "--decisions", "6"])
    told = json.loads(capsys.readouterr().out)
    assert told["decisions"] == 6
    assert told["faithful"]["games"] == told["with a reason"] <= 6
