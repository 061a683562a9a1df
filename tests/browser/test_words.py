"""Nobody ever reads a key: pages, dialogs and decisions in every language. Each other test listens for keys, too."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from spieltisch.locale import LANGUAGES

from . import test_invasion, test_islands, test_war_map
from .conftest import NewPage
from .table import against, play_by_mouse, sit, sit_down_late

TITLES = ("chaos", "smallworld", "invasion")
KEY = re.compile(r"\b(?:ui|ai|core|server|review|chaos|smallworld|invasion|lanterns)-[a-z]+[a-z_-]*\b")
# What is read and what is read aloud.
SAID = """() => {
  const names = ['aria-label', 'data-tip', 'title', 'placeholder', 'alt'];
  const named = [...document.querySelectorAll(names.map(name => `[${name}]`).join())];
  const aloud = named.flatMap(thing => names.map(name => thing.getAttribute(name) ?? ''));
  return [document.title, document.body.innerText, ...aloud].join('\\n');
}"""


def keys_on(page: Page) -> list[str]:
    return sorted(set(KEY.findall(page.evaluate(SAID))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_shows_a_key(language: str, new_page: NewPage) -> None:
    page = new_page(language=language)
    places = [
        "/",
        "/decks",
        "/puzzles",
        "/nosuch",
        *[f"/{room}/{title}" for room in ("rules", "workshop") for title in TITLES],
    ]
    for place in [*places, "/workshop/nosuch", "/rules/nosuch", "/puzzles/nosuch"]:
        page.goto(place)
        expect(page.locator("h1, h2, h3").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert not keys_on(page), place
    page.goto("/")
    expect(page.get_by_role("article").first).to_be_visible()
    for key in ("?", "s"):
        page.keyboard.press(key)
        assert not keys_on(page), key
        page.keyboard.press("Escape")


def test_a_wrong_address_says_so_and_leads_home(new_page: NewPage) -> None:
    page = new_page()
    for place in ("/nosuch", "/workshop/nosuch", "/rules/nosuch", "/puzzles/nosuch", "/rules", "/nosuch/deep/er.php"):
        answer = page.goto(place)
        assert answer is not None
        assert answer.status == 404, place
        expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    page.get_by_role("link", name="To the front page").click()
    expect(page.get_by_role("article").first).to_be_visible()
    for place in ("/", "/decks", "/puzzles", "/puzzles/chaos", "/rules/chaos", "/workshop/invasion"):
        answer = page.goto(place)
        assert answer is not None
        assert answer.status == 200, place


MOST = 60
WAYS = {"chaos": test_war_map.WAYS, "smallworld": test_islands.WAYS, "invasion": test_invasion.WAYS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_no_decision_shows_a_key(title: str, language: str, new_page: NewPage) -> None:
    page = new_page(language=language)
    sit_down_late(page, title)

    def look() -> None:
        assert not keys_on(page)

    play_by_mouse(page, WAYS[title], 7, dict.fromkeys(range(MOST), look), MOST)
    look()
    for mode in ("m", "Escape", "?", "Escape"):
        page.keyboard.press(mode)
        look()
    page.evaluate(
        "localStorage['spieltisch.settings'] = JSON.stringify("
        "{...JSON.parse(localStorage['spieltisch.settings']), mode: 'text'})"
    )
    page.reload()
    expect(page.locator("[data-entry]")).to_be_attached()
    page.wait_for_load_state("networkidle")
    look()


def test_a_toast_is_above_an_open_dialog(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    expect(page.get_by_role("article").first).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    file = {"name": "broken.json", "mimeType": "application/json", "buffer": b"{}"}
    page.locator("input[type=file]").first.set_input_files(file)
    said = page.locator(".toasts p").last
    expect(said).to_be_visible()
    on_top = "thing => document.querySelector('.toasts').matches(':popover-open')"
    assert said.evaluate(on_top)
    edges = said.bounding_box()
    assert edges is not None
    assert edges["y"] > 700
    assert abs(edges["x"] + edges["width"] / 2 - 720) < 2


ORDER = """
window.layers = [];
for (const [owner, name] of [[HTMLElement, 'showPopover'], [HTMLDialogElement, 'showModal']]) {
  const shown = owner.prototype[name];
  owner.prototype[name] = function () { layers.push(name); return shown.call(this); };
}
"""


def test_a_toast_stays_above_a_dialog_that_opens_after_it(new_page: NewPage) -> None:
    """What was shown last lies on top."""
    page = new_page()
    page.add_init_script(ORDER)
    page.goto("/")
    expect(page.get_by_role("article").first).to_be_visible()
    file = {"name": "broken.json", "mimeType": "application/json", "buffer": b"{}"}
    page.locator("input[type=file]").first.set_input_files(file)
    expect(page.locator(".toasts p").last).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.wait_for_function("layers.includes('showModal') && layers.at(-1) === 'showPopover'")


def test_the_sign_of_a_table_stands_beside_its_name(new_page: NewPage) -> None:
    page = new_page()
    sit(page, "chaos", against(3), public=True)
    page.goto("/")
    page.get_by_role("button", name="Open tables").click()
    row = page.get_by_role("region", name="Open tables").locator("li").first
    sign, box = row.locator(".meeple").bounding_box(), row.bounding_box()
    assert sign is not None
    assert box is not None
    assert box["y"] <= sign["y"] < box["y"] + box["height"]


def test_a_record_as_printed_says_so_and_nothing_failed(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/workshop/chaos")
    expect(page.locator(".from")).to_have_text("as printed")
    expect(page.get_by_text("That did not work")).to_have_count(0)
