"""The log: the newest line stays in sight until somebody scrolls up."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import NewPage
from .table import sit

BELOW = "log => log.scrollHeight - log.scrollTop - log.clientHeight"


@pytest.mark.timeout(240)
def test_log_follows_a_long_game_to_its_end(new_page: NewPage) -> None:
    """After sixty sections the oldest ones go; that is no reason to stop."""
    page = new_page()
    sit(page, "invasion", [{"kind": "agent", "level": "random"}, {"kind": "agent", "level": "random"}])
    expect(page.locator("[data-over='yes']")).to_be_attached(timeout=200_000)
    log = page.locator(".chronicle [role='log']")
    expect(log.locator("h3").nth(50)).to_be_attached()
    assert log.evaluate(BELOW) < 40
    assert "(first seat)" not in log.inner_text()
