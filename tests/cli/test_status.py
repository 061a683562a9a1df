"""The screen of `spieltisch admin status` says what the metrics say."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from spieltisch.cli.status import quantile, rate, read_metrics, screen
from spieltisch.locale import LANGUAGES
from spieltisch.locale.speech import Speech
from spieltisch.server.operations.metrics import Metrics
from spieltisch.server.workers.lanes import LaneState
from spieltisch.server.workers.remote import Helper


@pytest.fixture
def metrics() -> Metrics:
    metrics = Metrics()
    metrics.lanes = lambda: {"slow": LaneState(waiting=7, busy=2, here=1, remote=3)}
    metrics.helpers = lambda: [Helper("Jonas", "own", answered=4, seconds=2.0)]
    metrics.tables.set(12)
    return metrics


def test_rates_and_quantiles_are_of_what_happened_in_between(metrics: Metrics) -> None:
    metrics.took(4.0)
    before = read_metrics(metrics.text().decode(), 10.0)
    for seconds in (0.002, 0.002, 0.002, 0.04):
        metrics.took(seconds)
        metrics.count("entries")
    now = read_metrics(metrics.text().decode(), 12.0)
    assert rate(before, now, "entries_total") == 2.0
    assert quantile(before, now, "request_seconds", 0.5) == 0.0025
    assert quantile(before, now, "request_seconds", 0.99) == 0.05
    assert quantile(before, now, "store_seconds", 0.5) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_screen_shows_lanes_levels_helpers_and_worries(metrics: Metrics, language: str) -> None:
    metrics.thought("champion", 0.5)
    metrics.count("failed")
    sample = read_metrics(metrics.text().decode(), 1.0)
    shown = StringIO()
    Console(width=80, file=shown).print(screen(Speech(language), "http://here", sample, sample))
    text = shown.getvalue()
    assert len(text.splitlines()) <= 24
    row = next(line.split() for line in text.splitlines() if line.startswith(" slow"))
    assert row == ["slow", "7", "2", "1", "3"]
    assert "Jonas" in text
    assert any(line.split()[:3] == ["champion", "1", "0.50"] for line in text.splitlines())
    assert "cli-status" not in text
    assert Speech(language)("cli-status-failed", count=1) in " ".join(text.split())
