"""WCAG 2.2 AA as far as a machine can see it, on every page; reduced motion; budgets for weight and calm."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Page, Response, expect

from .access import assert_accessible, assert_accessible_in_both
from .conftest import SIZES, NewPage
from .table import against, my_turn, sit
from .test_islands import take_a_set
from .test_war_map import click_free_spot
from .test_war_map_hands import until_summoning

FIRST_LOAD = 150_000


def assert_text_grows(page: Page, size: str) -> None:
    """The size of text is a setting of its own; nothing runs out of the window when it grows."""
    assert page.locator(".card .text").first.evaluate("one => one.currentCSSZoom") == 1
    page.keyboard.press("s")
    page.get_by_role("dialog", name="Settings").get_by_text("huge", exact=True).click()
    page.keyboard.press("Escape")
    page.wait_for_function("document.querySelector('.card .text').currentCSSZoom > 1.1")
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    assert_accessible(page)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_front_page_and_its_dialogs_are_accessible(size: str, new_page: NewPage) -> None:
    page = new_page(size)
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(3)
    page.wait_for_load_state("networkidle")
    assert_accessible_in_both(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    if size == "phone":
        return
    opening = {name: page.get_by_role("button", name=name, exact=True) for name in ("Settings", "Credits")}
    more = page.get_by_role("article").first.get_by_role("button", name="Choose a god")
    for button in (*opening.values(), page.get_by_role("button", name="Open tables"), more):
        button.click()
        expect(page.locator("dialog[open]")).to_be_visible()
        assert_accessible_in_both(page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("?")
    assert_accessible_in_both(page)


def test_words_on_a_phone_are_accessible(new_page: NewPage) -> None:
    page = new_page("phone", mode="text")
    sit(page, "chaos", against(4))
    my_turn(page)
    assert_accessible_in_both(page)


def test_a_table_in_words_is_light_calm_and_accessible(new_page: NewPage) -> None:
    page = new_page(mode="text")
    loaded: list[Response] = []
    page.on("response", lambda answer: loaded.append(answer))
    sit(page, "lanterns", against(4, "veteran"))
    my_turn(page)
    page.wait_for_load_state("networkidle")
    scripts = {a.url for a in loaded if a.request.resource_type in ("script", "stylesheet")}
    scripts = {url for url in scripts if "/Tooltip-" not in url}  # it comes with the first movement, sooner or later
    assert page.evaluate("document.getAnimations().filter(a => a.playState === 'running').length") == 0
    for key in ("m", "r", "w", "h"):
        page.keyboard.press(key)
        expect(page.locator("dialog[open], .thought")).to_be_visible()
        assert_accessible(page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open], .thought")).to_have_count(0)
    weight = sum(len(gzip.compress(page.request.get(url).body(), 6)) for url in scripts)
    assert weight < FIRST_LOAD, weight


def test_war_map_on_a_phone_is_accessible_in_every_tab(new_page: NewPage) -> None:
    page = new_page("phone")
    sit(page, "chaos", against(4))
    until_summoning(page, ".drawer")
    for tab in ("Upgrades", "Hand", "Reserve"):
        page.get_by_role("tab", name=tab).click()
        assert_accessible_in_both(page)
    page.locator(".drawer [role=tabpanel] button[aria-disabled='false']").first.click()
    for region in page.locator("path.region.legal").all():
        if click_free_spot(page, region):
            break
    expect(page.locator(".strip")).to_be_visible()
    assert_accessible(page)
    page.locator(".grip").click()
    page.get_by_role("tab", name="Upgrades").click()
    assert_accessible(page)
    page.locator(".chips button").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert_accessible_in_both(page)
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Hand").click()
    assert_text_grows(page, "phone")


@pytest.mark.parametrize("size", ["desktop", "laptop"])
def test_war_map_is_accessible_while_something_is_held(size: str, new_page: NewPage) -> None:
    page = new_page(size)
    sit(page, "chaos", against(4))
    until_summoning(page)
    page.locator(".reserve button[aria-disabled='false']").first.click()
    page.locator("path.region.legal").first.focus()
    expect(page.locator(".hover")).to_be_visible()
    assert_accessible_in_both(page)
    page.keyboard.press("Escape")
    page.locator(".dials button, .chips button").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert_accessible(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert_text_grows(page, size)


def test_islands_on_a_phone_are_accessible_in_every_tab(new_page: NewPage) -> None:
    page = new_page("phone")
    sit(page, "smallworld", against(3))
    take_a_set(page)
    for tab in ("Sets", "Players", "Log", "Map"):
        page.locator("nav").get_by_role("button", name=tab).click()
        assert_accessible_in_both(page)
    for region in page.locator("path.region.target").all():
        if click_free_spot(page, region):
            break
    assert_accessible(page)


@pytest.mark.budget
def test_first_load_is_light_and_calm(new_page: NewPage) -> None:
    """Script and style of the front page under 150 kB gzip; nothing jumps while it comes up."""
    page = new_page()
    loaded: list[Response] = []
    page.on("response", lambda answer: loaded.append(answer))
    page.add_init_script(
        "window.shifts = 0;"
        "new PerformanceObserver(list => { for (const one of list.getEntries()) window.shifts += one.value })"
        ".observe({ type: 'layout-shift', buffered: true })"
    )
    page.goto("/")
    page.wait_for_load_state("networkidle")
    code = [answer for answer in loaded if answer.request.resource_type in ("script", "stylesheet")]
    weight = sum(len(gzip.compress(answer.body(), 6)) for answer in code)
    assert code
    assert weight < FIRST_LOAD, weight
    assert page.evaluate("window.shifts") < 0.01
