"""Learning: a guided first game by what the guide says alone, and a puzzle from the list to its seal."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import SIZES, NewPage
from .table import entry, is_over

Keep = Callable[[Page, str], None]
# Both sizes; the tests below speak English.
WALKS = [
    ("chaos", "desktop", "de"),
    ("smallworld", "desktop", "nl"),
    ("smallworld", "phone", "pl"),
]
CLICKS = 240  # on a busy machine a look may come before the table has moved on


def thing(page: Page, name: str) -> Locator:
    """What the guide calls `region=bretonnia`, as it can be seen."""
    kind, _, value = name.rstrip("?").partition("=")
    way = f'[data-{kind}^="{value.rstrip("*")}"]' if value.endswith("*") else f'[data-{kind}="{value}"]'
    return page.locator(way).locator("visible=true").last


def obey(page: Page, plate: Locator, size: str) -> None:
    """One thing that the guide says: go on, or click what is lit."""
    gold = plate.locator(".push.gold")
    if gold.count():
        gold.first.click()
        return
    way = (page.locator(".guide").get_attribute("data-way") or "").split(";")
    if size == "phone":
        plate.locator(".do").click()
        places = [at for at, name in enumerate(way) if name.startswith(("region=", "section="))]
        way = way[places[0] if places else len(way) - 1 :]
    before = entry(page)
    for at, name in enumerate(way):
        is_there = bool(thing(page, name).count()) if at == 0 else True
        if name.endswith("?") and not (is_there and (at == 0 or is_asked_again(page, name, before))):
            continue
        thing(page, name).click()


def is_asked_again(page: Page, name: str, before: int) -> bool:
    """Whether the table wants a second click for it, as phones do."""
    kind, _, value = name.rstrip("?").partition("=")
    button = f'button[data-{kind}="{value}"]'
    page.wait_for_function(
        "([n, button]) => Number(document.querySelector('[data-entry]')?.dataset.entry) > n"
        " || [...document.querySelectorAll(button)].some((one) => one.offsetParent)",
        arg=[before, button],
    )
    return entry(page) == before


@pytest.mark.parametrize(("title", "size", "language"), WALKS)
def test_a_first_game_by_what_the_guide_says(
    title: str, size: str, language: str, new_page: NewPage, keep: Keep
) -> None:
    page = new_page(size, language=language)
    page.add_init_script("localStorage['spieltisch.settings'] ||= '{}'")
    page.goto("/")
    page.evaluate(
        "smart => { const key = 'spieltisch.settings';"
        "localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key]), smart }) }",
        True,
    )
    page.reload()
    page.locator(f"article.{title} .learn").click()
    plate = page.locator("[data-turned]")
    for click in range(CLICKS):
        expect(page.locator("[data-turned] .push.gold, [data-way], [data-over='yes']").first).to_be_attached()
        if is_over(page):
            break
        if click in (2, 3):
            keep(page, f"guide-{title}-{size}-{click}")
        before, number = plate.inner_html(), entry(page)
        obey(page, plate, size)
        page.wait_for_function(
            "([html, n]) => document.querySelector('[data-over=yes]')"
            " || Number(document.querySelector('[data-entry]')?.dataset.entry) > n"
            " || ![undefined, html].includes(document.querySelector('[data-turned]')?.innerHTML)",
            arg=[before, number],
        )
    assert is_over(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    kept = json.loads(page.evaluate("localStorage['spieltisch.progress']"))
    assert title in kept["finished"]


def test_a_wrong_move_is_doubted_and_the_game_resumes(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.locator("article.smallworld .learn").click()
    page.get_by_role("button", name="Go on").click()
    thing(page, "action=expand").click()
    expect(page.locator("[data-turned='nudge']")).to_be_visible()
    page.locator(".guide").get_by_role("button", name="Undo").click()
    expect(page.get_by_role("heading", name="Let a tired race go")).to_be_visible()
    page.locator(".guide").get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="step 2 of 11").click()
    expect(page.get_by_role("heading", name="Let a tired race go")).to_be_visible()


def test_a_puzzle_from_the_list_to_its_seal(new_page: NewPage, keep: Keep) -> None:
    page = new_page()
    page.goto("/puzzles/smallworld")
    page.locator("[data-puzzle='01-landfall']").click()
    page.keyboard.press("h")
    expect(page.locator(".sheet .dark")).to_be_visible()
    keep(page, "puzzles")
    page.get_by_role("button", name="Open on the table").click()
    for region in ("l1a_11", "l1a_8"):
        thing(page, f"action=conquer {region}").click()
    expect(page.locator("[data-fate='solved']")).to_be_visible()
    keep(page, "puzzle-solved")
    page.get_by_role("button", name="Leave").click()
    expect(page.locator("[data-puzzle='01-landfall'] .wax")).to_be_visible()
