"""Every page of the browser table, by all rules of axe: WCAG 2.2 A and AA, and what it calls best practice."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .access import EVERY_RULE, assert_accessible, assert_named_as_seen
from .conftest import NewPage
from .table import against, lay, my_turn
from .test_fingers import PLAYED_ON

PAGES = [
    "/",
    "/mine",
    "/games",
    "/coach",
    "/decks",
    *[f"/{page}/{title}" for page in ("rules", "workshop", "puzzles") for title in ("chaos", "smallworld", "invasion")],
]


@pytest.mark.parametrize("address", PAGES)
def test_a_page_has_no_violation(address: str, new_page: NewPage) -> None:
    page = new_page()
    page.goto(address)
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert_accessible(page, EVERY_RULE)
    assert_named_as_seen(page)


@pytest.mark.parametrize("mode", ["board", "text"])
@pytest.mark.parametrize("title", ["chaos", "smallworld", "invasion"])
def test_a_table_has_no_violation(title: str, mode: str, new_page: NewPage) -> None:
    page = new_page(mode=mode, gentle=True)
    lay(page, {"title": title, "seats": against(4 if title == "chaos" else 2), "position": PLAYED_ON[title]})
    my_turn(page)
    page.wait_for_load_state("networkidle")
    assert_accessible(page, EVERY_RULE)
    assert_named_as_seen(page)


@pytest.mark.parametrize("title", ["chaos", "smallworld", "invasion"])
def test_the_end_the_replay_and_the_review_have_no_violation(title: str, new_page: NewPage) -> None:
    page = new_page()
    table = lay(page, {"title": title, "seats": against(4 if title == "chaos" else 2), "position": PLAYED_ON[title]})
    my_turn(page)
    page.keyboard.press("m")
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="yes", exact=True).click()
    expect(page.locator("[data-over='yes']").first).to_be_attached(timeout=90_000)
    page.wait_for_load_state("networkidle")
    assert_accessible(page, EVERY_RULE)
    for kind in ("r", "v"):
        page.goto(f"/{kind}/{table}?table")
        expect(page.get_by_role("heading", level=1).first).to_be_attached()
        page.wait_for_load_state("networkidle")
        assert_accessible(page, EVERY_RULE)
        assert_named_as_seen(page)
