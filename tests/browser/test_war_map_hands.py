"""Other ways to move on the war map: drag and drop, keyboard, and what it says when something can not be done."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .conftest import NewPage
from .table import against, entry, moved_on, my_turn, sit
from .test_war_map import FREE_SPOT


def start(page: Page) -> None:
    sit(page, "chaos", against(4))
    my_turn(page)


def free_spot(region: Locator) -> tuple[float, float]:
    x, y = region.evaluate(FREE_SPOT)
    return x, y


def first_follower(page: Page) -> Locator:
    return page.locator(".reserve button[aria-disabled='false']").first


def until_summoning(page: Page, area: str = ".reserve") -> None:
    """Old World choices may come first: take whatever is offered until followers can be summoned."""
    for _ in range(40):
        my_turn(page)
        if page.locator("[data-action='pass'], .actions .btn:last-child:not(:disabled)").count():
            expect(page.locator(area)).to_be_visible()
            return
        before = entry(page)
        legal = page.locator("path.region.legal")
        if legal.count():
            page.mouse.click(*free_spot(legal.first))
        else:
            page.locator(".choices button, .targets button, .hand button[aria-disabled='false']").first.click()
        moved_on(page, before)
    raise AssertionError("no summoning phase came")


def test_drag_escape_and_drop(new_page: NewPage) -> None:
    page = new_page()
    start(page)
    until_summoning(page)
    before = entry(page)
    legal = page.locator("path.region.legal")

    first_follower(page).click()
    expect(legal.first).to_be_attached()
    page.keyboard.press("?")  # a dialog is closed, and what is in hand stays there
    page.get_by_role("dialog", name="Keys").press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert legal.count()
    page.keyboard.press("Escape")
    expect(legal).to_have_count(0)

    tile = first_follower(page).bounding_box()
    assert tile
    page.mouse.move(tile["x"] + 40, tile["y"] + 50)
    page.mouse.down()
    page.mouse.move(300, 200, steps=6)  # the sea
    page.mouse.up()
    expect(legal).to_have_count(0)
    assert entry(page) == before

    page.mouse.move(tile["x"] + 40, tile["y"] + 50)
    page.mouse.down()
    page.mouse.move(tile["x"] + 80, tile["y"] - 40, steps=4)
    page.mouse.move(*free_spot(legal.first), steps=4)
    # what the follower would change there, asked for at this moment
    expect(page.locator(".hover .change")).to_be_visible()
    page.mouse.up()
    moved_on(page, before)


def test_summon_by_keyboard_and_reasons(new_page: NewPage) -> None:
    page = new_page()
    start(page)
    until_summoning(page)
    before = entry(page)
    first_follower(page).focus()
    page.keyboard.press("Enter")
    region = page.locator("path.region.legal").first
    region.focus()
    expect(region).to_have_accessible_name(re.compile(r"can be chosen"))
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    expect(page.locator("path.region:focus")).to_have_count(1)
    region.focus()
    page.keyboard.press("Enter")
    moved_on(page, before)
    until_summoning(page)
    first_follower(page).click()
    closed = page.locator("path.region:not(.legal)")
    expect(closed.first).to_be_attached()
    page.mouse.move(*free_spot(closed.last))
    expect(page.locator(".hover .why")).to_contain_text(re.compile(r"Not here:.+", re.DOTALL))
    expect(page.locator(".hover .why a").first).to_have_attribute(
        "href", re.compile(r"^/rules/chaos\?table=\w+#[\w-]+$")
    )


def press_long(page: Page, x: float, y: float) -> None:
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator(".strip")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_long_press_shows_the_forecast_and_does_nothing(new_page: NewPage) -> None:
    page = new_page("phone")
    start(page)
    until_summoning(page, ".drawer")
    before = entry(page)
    press_long(page, *free_spot(page.locator("path.region[data-region='empire']")))
    expect(page.locator(".strip")).to_contain_text("The Empire")
    assert entry(page) == before
