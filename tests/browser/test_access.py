"""WCAG 2.2 AA as far as a machine can see it, on every page; reduced motion; budgets for weight and calm."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Response, expect

from .conftest import SIZES, NewPage
from .table import against, my_turn, sit
from .test_islands import take_a_set
from .test_war_map import click_free_spot
from .test_war_map_hands import until_summoning

Keep = Callable[[Page, str], None]
RULES = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}}
FIRST_LOAD = 156_000


def assert_accessible(page: Page) -> None:
    found = Axe().run(page, options=RULES).response["violations"]
    lines = [
        f"{violation['id']}: {node['target']} {node['failureSummary'][:300]}"
        for violation in found
        for node in violation["nodes"][:4]
    ]
    assert not lines, "\n".join(lines)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_front_page_is_accessible(size: str, theme: str, new_page: NewPage) -> None:
    page = new_page(size)
    page.goto("/")
    page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    expect(page.get_by_role("article")).to_have_count(3)
    page.wait_for_load_state("networkidle")
    assert_accessible(page)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_dialogs_of_the_front_page_are_accessible(theme: str, new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    page.wait_for_load_state("networkidle")
    for button in ("Settings", "Credits"):
        page.get_by_role("button", name=button, exact=True).click()
        assert_accessible(page)
        page.keyboard.press("Escape")
    page.keyboard.press("?")
    assert_accessible(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Open tables").click()
    assert_accessible(page)
    page.keyboard.press("Escape")
    page.get_by_role("article").first.get_by_role("button", name="More…").click()
    assert_accessible(page)


@pytest.mark.parametrize(
    ("title", "size", "theme", "mode"),
    [
        ("chaos", "desktop", "dark", "text"),
        ("chaos", "phone", "light", "text"),
        ("smallworld", "desktop", "light", "text"),
        ("invasion", "desktop", "dark", "text"),
        ("lanterns", "laptop", "light", "text"),
        ("chaos", "desktop", "dark", "board"),
        ("chaos", "phone", "dark", "board"),
        ("smallworld", "desktop", "dark", "board"),
        ("smallworld", "phone", "dark", "board"),
    ],
)
def test_tables_are_accessible(title: str, size: str, theme: str, mode: str, new_page: NewPage, keep: Keep) -> None:
    page = new_page(size, mode=mode)
    sit(page, title, against(2 if title != "chaos" else 4))
    my_turn(page)
    page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    keep(page, f"{title}-{mode}-{theme}-{size}")
    assert_accessible(page)


def test_dialogs_of_the_table_are_accessible(new_page: NewPage) -> None:
    page = new_page(mode="text")
    sit(page, "lanterns", against(2))
    my_turn(page)
    for key in ("m", "r", "w", "h"):
        page.keyboard.press(key)
        expect(page.locator("dialog[open], .thought")).to_be_visible()
        assert_accessible(page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open], .thought")).to_have_count(0)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_war_map_on_a_phone_is_accessible_in_every_tab(theme: str, new_page: NewPage) -> None:
    page = new_page("phone")
    sit(page, "chaos", against(4))
    until_summoning(page, ".drawer")
    page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    for tab in ("Upgrades", "Hand", "Reserve"):
        page.get_by_role("tab", name=tab).click()
        assert_accessible(page)
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
    assert_accessible(page)


@pytest.mark.parametrize("size", ["desktop", "laptop"])
def test_war_map_is_accessible_while_something_is_held(size: str, new_page: NewPage) -> None:
    page = new_page(size)
    sit(page, "chaos", against(4))
    until_summoning(page)
    page.locator(".reserve button[aria-disabled='false']").first.click()
    page.locator("path.region.legal").first.focus()
    expect(page.locator(".hover")).to_be_visible()
    assert_accessible(page)
    page.keyboard.press("Escape")
    page.locator(".dials button, .chips button").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    assert_accessible(page)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_islands_on_a_phone_are_accessible_in_every_tab(theme: str, new_page: NewPage) -> None:
    page = new_page("phone")
    sit(page, "smallworld", against(3))
    take_a_set(page)
    page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    for tab in ("Sets", "Players", "Log", "Map"):
        page.locator("nav").get_by_role("button", name=tab).click()
        assert_accessible(page)
    for region in page.locator("path.region.target").all():
        if click_free_spot(page, region):
            break
    assert_accessible(page)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_text_grows_on_the_boards_too(size: str, new_page: NewPage) -> None:
    """The size of text is a setting of its own; nothing runs out of the window when it grows."""
    page = new_page(size)
    sit(page, "chaos", against(4))
    until_summoning(page, ".drawer" if size == "phone" else ".reserve")
    assert page.locator(".card .text").first.evaluate("one => one.currentCSSZoom") == 1
    page.keyboard.press("s")
    page.get_by_role("dialog", name="Settings").get_by_text("huge", exact=True).click()
    page.keyboard.press("Escape")
    page.wait_for_function("document.querySelector('.card .text').currentCSSZoom > 1.1")
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    assert_accessible(page)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_waiting_room_is_accessible(theme: str, new_page: NewPage) -> None:
    page = new_page()
    sit(page, "lanterns", [{"kind": "human"}, {"kind": "open"}])
    page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    expect(page.get_by_label("Link for seat 2")).to_be_visible()
    assert_accessible(page)


def test_replay_is_accessible(new_page: NewPage) -> None:
    page = new_page(mode="text")
    sit(page, "lanterns", [{"kind": "agent", "level": "random"}] * 2)
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible(timeout=90_000)
    assert_accessible(page)
    page.get_by_role("button", name="Replay").click()
    expect(page.locator("output")).to_be_visible()
    assert_accessible(page)


def test_focus_is_visible(new_page: NewPage) -> None:
    page = new_page(mode="text")
    page.goto("/")
    page.wait_for_load_state("networkidle")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    style = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert style == "solid"


def test_reduced_motion_is_honoured(new_page: NewPage) -> None:
    page = new_page(mode="text")
    sit(page, "lanterns", against(4, "veteran"))
    my_turn(page)
    moving = page.evaluate("document.getAnimations().filter(a => a.playState === 'running').length")
    assert moving == 0


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


def test_table_in_text_mode_is_light_too(new_page: NewPage) -> None:
    page = new_page(mode="text")
    loaded: list[Response] = []
    page.on("response", lambda answer: loaded.append(answer))
    sit(page, "lanterns", against(2))
    my_turn(page)
    scripts = {a.url: a for a in loaded if a.request.resource_type in ("script", "stylesheet")}
    weight = sum(len(gzip.compress(page.request.get(url).body(), 6)) for url in scripts)
    assert weight < FIRST_LOAD, weight
