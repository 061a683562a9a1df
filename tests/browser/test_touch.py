"""A finger sees what a tap would do before it does it, on phone and tablet alike, and can take it back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .table import against, entry, lay, moved_on, my_turn
from .test_fingers import PLAYED_ON

SIZES = ["phone", "tablet"]


def sit_down(page: Page, title: str, position: dict[str, Any] | None = None) -> int:
    seats = against(4 if title == "chaos" else 2)
    lay(page, {"title": title, "seats": seats, "position": position or PLAYED_ON[title]})
    my_turn(page)
    return entry(page)


def tap(page: Page, selector: str) -> None:
    """Where nothing lies on it."""
    spot = page.wait_for_function(FREE, arg=selector).json_value()
    page.touchscreen.tap(spot["x"], spot["y"])


FREE = """(selector) => {
  for (const thing of document.querySelectorAll(selector)) {
    const box = thing.getBoundingClientRect();
    for (let n = 0; n < 300; n++) {
      const [x, y] = [box.left + box.width * ((0.5 + n * 0.618) % 1), box.top + box.height * ((0.5 + n * 0.382) % 1)];
      if (thing === document.elementFromPoint(x, y)?.closest(selector)) return {x, y};
    }
  }
  return false;
}"""


# Plates are higher where fingers press.
PLATE_OVER = """() => {
  const box = selector => document.querySelector(selector).getBoundingClientRect();
  const pairs = [['.strip', '.table .board'], ['.tray .plate', '.tray .fan']];
  return pairs.filter(([over, below]) => box(over).bottom > box(below).top + 1);
}"""


def goes_back(page: Page, before: int) -> None:
    """What was done can be taken back."""
    page.keyboard.press("u")
    page.wait_for_function("n => Number(document.querySelector('[data-entry]')?.dataset.entry) === n", arg=before)


@pytest.mark.parametrize("size", SIZES)
def test_a_figure_of_chaos_is_placed_by_a_second_look(size: str, new_page: NewPage) -> None:
    page = new_page(size)
    before = sit_down(page, "chaos")
    if size == "phone":
        page.locator("[data-tab='reserve']").tap()
    tap(page, "main.board button[aria-disabled='false']")
    tap(page, "path.region.legal")
    expect(page.locator(".gold", has_text=re.compile("Place|Summon")).first).to_be_visible()
    assert entry(page) == before
    page.locator(".gold", has_text=re.compile("Place|Summon")).first.tap()
    moved_on(page, before)


@pytest.mark.parametrize("size", SIZES)
def test_a_second_tap_assigns_a_hit(size: str, new_page: NewPage) -> None:
    page = new_page(size)
    battle = {
        "phase": "battle",
        "gods": ["khorne", "nurgle", "tzeentch", "slaanesh"],
        "regions": {"kislev": "khorne: bloodthirster, 4 bloodletter; nurgle: 2 leper; tokens: 2 peasant"},
    }
    before = sit_down(page, "chaos", battle)
    tap(page, "[data-mark]")
    chosen = page.locator(".choices .gold[aria-pressed='true']")
    expect(chosen).to_be_visible()
    assert entry(page) == before
    chosen.tap()
    moved_on(page, before)


@pytest.mark.parametrize("size", SIZES)
def test_a_conquest_of_small_world_is_seen_before_it_is_made(size: str, new_page: NewPage) -> None:
    page = new_page(size)
    before = sit_down(page, "smallworld")
    tap(page, "path.region.target[data-action^='conquer']")
    conquest = page.locator("button[data-action^='conquer']").first
    expect(conquest).to_be_visible()
    assert entry(page) == before
    conquest.tap()
    moved_on(page, before)
    goes_back(page, before)


@pytest.mark.parametrize("size", SIZES)
def test_a_card_of_invasion_is_read_before_it_is_played(size: str, new_page: NewPage) -> None:
    page = new_page(size)
    dwarfs = {"race": "dwarf", "resources": 9, "hand": ["defender_of_the_hold"], "kingdom": ["zhufbar_engineers"]}
    position = {"phase": "capital", "active": "a", "a": dwarfs, "b": {"race": "orc"}}
    before = sit_down(page, "invasion", position)
    if size == "tablet":
        assert not page.evaluate(PLATE_OVER), "a plate lies over a zone or the hand"
    tap(page, "[data-card='defender_of_the_hold']")
    way = page.locator("[data-action='deploy defender_of_the_hold battlefield']").first
    expect(way).to_be_visible()
    assert entry(page) == before
    way.tap()
    moved_on(page, before)


@pytest.mark.parametrize("size", SIZES)
def test_a_unit_joins_an_attack_by_a_second_look(size: str, new_page: NewPage) -> None:
    page = new_page(size, smart=True)
    dwarfs = {"race": "dwarf", "battlefield": ["dwarf_cannon_crew", "zhufbar_engineers"]}
    position = {"phase": "battlefield", "active": "a", "a": dwarfs, "b": {"race": "orc"}}
    before = sit_down(page, "invasion", position)
    tap(page, "[data-section='1-kingdom']")
    tap(page, "[data-section='1-kingdom']" if size == "tablet" else "button[data-action='attack kingdom']")
    moved_on(page, before)
    my_turn(page)
    before = entry(page)
    tap(page, ".piece.can")
    joins = page.locator(".gold[data-action^='join'], .inspector [data-action^='join']").first
    expect(joins).to_be_visible()
    assert entry(page) == before
    joins.tap()
    moved_on(page, before)


@pytest.mark.parametrize("size", SIZES)
def test_an_upgrade_of_chaos_is_read_before_it_is_taken(size: str, new_page: NewPage) -> None:
    page = new_page(size)
    powers = ["khorne", "nurgle", "tzeentch", "slaanesh"]
    before = sit_down(page, "chaos", {"gods": powers, "phase": "end", "step": "dials", "counters": {"khorne": 2}})
    tap(page, "[data-upgrade]")
    takes = page.locator(".upgrades .gold")
    expect(takes).to_be_visible()
    assert entry(page) == before
    takes.tap()
    moved_on(page, before)


# Overlaps of the button that closes the reader with what can be done there.
CLOSE_OVER = """() => {
  const close = document.querySelector('.inspector .close').getBoundingClientRect();
  return [...document.querySelectorAll('.inspector .acts button')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.right > close.left && box.left < close.right && box.bottom > close.top && box.top < close.bottom;
  }).map((one) => one.innerText);
}"""


def test_the_button_to_close_covers_no_choice_of_invasion(new_page: NewPage) -> None:
    page = new_page("phone")
    sit_down(page, "invasion", {**PLAYED_ON["invasion"], "phase": "capital"})
    page.locator(".fan [data-card='pillage']").first.tap()
    expect(page.locator(".inspector .acts button.gold").first).to_be_visible()
    assert page.evaluate(CLOSE_OVER) == []
    expect(page.locator("[data-section] .power").first).to_be_visible()


def test_an_air_strike_shows_its_price_everywhere(new_page: NewPage) -> None:
    page = new_page("tablet")
    gnomes = {"race": "gnomes", "power": "fortified", "hand": 5}
    position = {"players": [gnomes, {"race": "humans", "power": "mining"}], "phase": "conquer", "round": 4}
    sit_down(page, "smallworld", {**position, "regions": {"l1a_1": "gnomes 3", "l1a_2": "humans 2"}})
    page.locator(".act", has_text="Air strike").tap()
    expect(page.locator(".act[aria-pressed='true']")).to_be_visible()
    badges = page.locator(".badges .passive")
    assert badges.count() == page.locator(".badges .passive text").count() > 5
