"""The log: the newest line stays in sight until somebody scrolls up."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .table import against, entry, moved_on, my_turn, sit

LOG = ".chronicle [role='log']"


def wait_until_below(page: Page, condition: str) -> None:
    """How many pixels of the log are below what is seen."""
    below = f"(log => log.scrollHeight - log.scrollTop - log.clientHeight)(document.querySelector(`{LOG}`))"
    page.wait_for_function(f"() => {below} {condition}")


@pytest.mark.timeout(240)
def test_log_follows_a_long_game_to_its_end(new_page: NewPage) -> None:
    """After sixty sections the oldest ones go; that is no reason to stop."""
    page = new_page()
    sit(page, "invasion", [{"kind": "agent", "level": "random"}, {"kind": "agent", "level": "random"}])
    expect(page.locator("[data-over='yes']")).to_be_attached(timeout=200_000)
    log = page.locator(LOG)
    expect(log.locator("h4").nth(50)).to_be_attached()
    wait_until_below(page, "< 40")
    assert "(first seat)" not in log.inner_text()


def test_the_log_does_not_jump_while_its_reader_scrolls_up(new_page: NewPage) -> None:
    page = new_page(mode="text")
    sit(page, "chaos", against(3))
    for _ in range(12):
        my_turn(page)
        before = entry(page)
        page.keyboard.press("1")
        moved_on(page, before)
    log = page.locator(LOG)
    wait_until_below(page, "< 40")
    log.hover()
    page.mouse.wheel(0, -400)
    wait_until_below(page, "> 100")
    place = log.evaluate("log => log.scrollTop")
    my_turn(page)
    before = entry(page)
    page.keyboard.press("1")
    moved_on(page, before)
    my_turn(page)
    assert log.evaluate("log => log.scrollTop") == place
