"""The drawn tables by keyboard: an own piece and its target, with the keys that the list of keys names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .table import against, entry, lay, moved_on, my_turn
from .test_fingers import PLAYED_ON

MOST_KEYS = 8
# The third round of each title, at the own turn.
THIRD: dict[str, dict[str, Any]] = {
    "chaos": {**PLAYED_ON["chaos"], "round": 3},
    "smallworld": {**PLAYED_ON["smallworld"], "round": 3},
    "invasion": {**PLAYED_ON["invasion"], "turn": 5, "phase": "capital"},
}


class Keys:
    """Counts what is pressed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pressed = 0

    def __call__(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
        self.pressed += len(keys)

    def number(self, selector: str) -> None:
        """The digit that lies on the first thing of that kind."""
        numbers = self.page.locator(".numbers kbd")
        expect(numbers.first).to_be_visible()
        at = self.page.wait_for_function(NUMBER_ON, arg=selector).json_value()
        self(str(at))


# The digit next to the middle of such a thing, and on it.
NUMBER_ON = """selector => {
  const things = [...document.querySelectorAll(selector)];
  for (const number of document.querySelectorAll('.numbers kbd')) {
    const box = number.getBoundingClientRect();
    const under = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (under.some(one => things.some(thing => thing.contains(one)))) return Number(number.textContent);
  }
  return false;
}"""


def sit_in_round_three(page: Page, title: str) -> Keys:
    lay(page, {"title": title, "seats": against(4 if title == "chaos" else 2), "position": THIRD[title]})
    my_turn(page)
    return Keys(page)


def is_focused(page: Page, selector: str) -> None:
    page.wait_for_function("selector => document.activeElement.matches(selector)", arg=selector)


def test_a_follower_is_summoned_by_keys(new_page: NewPage, keep: Callable[[Page, str], None]) -> None:
    page = new_page()
    keys = sit_in_round_three(page, "chaos")
    before = entry(page)
    keys("g")
    is_focused(page, ".tray button[aria-disabled='false']")
    keys.number("[data-follower='warrior']")
    keep(page, "keys_war_map")
    keys.number(".region.legal")
    moved_on(page, before)
    assert keys.pressed <= MOST_KEYS
    my_turn(page)
    page.wait_for_function("() => document.activeElement.closest('.board.room')")  # the keyboard goes on there


def test_a_region_is_conquered_by_keys(new_page: NewPage) -> None:
    page = new_page()
    keys = sit_in_round_three(page, "smallworld")
    before = entry(page)
    keys("g")
    keys.number(".region.target")
    moved_on(page, before)
    assert keys.pressed <= MOST_KEYS


def test_a_unit_is_deployed_and_reached_by_keys(new_page: NewPage) -> None:
    page = new_page()
    keys = sit_in_round_three(page, "invasion")
    before = entry(page)
    keys("g")
    is_focused(page, ".held.can")
    keys("Enter")
    keys.number(".into .gold")
    moved_on(page, before)
    assert keys.pressed <= MOST_KEYS


@pytest.mark.parametrize("title", THIRD)
def test_keys_do_nothing_that_was_not_shown(title: str, new_page: NewPage) -> None:
    """The first digit shows the numbers; a pointer takes them away."""
    page = new_page()
    keys = sit_in_round_three(page, title)
    before = entry(page)
    expect(page.locator(".numbers kbd")).to_have_count(0)
    keys("1")
    expect(page.locator(".numbers kbd").first).to_be_visible()
    page.mouse.move(400, 300)
    page.mouse.move(430, 330)
    expect(page.locator(".numbers kbd")).to_have_count(0)
    assert entry(page) == before


@pytest.mark.parametrize("title", THIRD)
def test_the_log_is_one_stop(title: str, new_page: NewPage) -> None:
    """Tab goes past it; arrows walk in it."""
    page = new_page()
    keys = sit_in_round_three(page, title)
    keys("l")
    is_focused(page, "[role='log']")
    stops = ".chronicle :is(button, a, [tabindex]):not([tabindex='-1'])"
    assert page.locator(stops).count() == 1
    keys("Tab")
    assert not page.evaluate("document.activeElement.closest('.chronicle') !== null")


@pytest.mark.parametrize("title", THIRD)
def test_the_list_of_keys_tells_what_the_table_does(title: str, new_page: NewPage) -> None:
    page = new_page()
    keys = sit_in_round_three(page, title)
    keys("?")
    board = page.get_by_role("dialog", name="Keys: graphical table")
    expect(board).to_contain_text("own hand")
    expect(board).not_to_contain_text("filter")
    assert (title == "invasion") == ("pass until something happens" in board.inner_text())
    keys("Escape", "v", "?")
    words = page.get_by_role("dialog", name="Keys: table as text")
    expect(words).to_contain_text("filter the choices")
    expect(words).not_to_contain_text("own hand")
