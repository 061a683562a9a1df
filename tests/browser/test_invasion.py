"""Warhammer: Invasion on its table: by mouse, by keyboard, by finger."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .access import assert_accessible
from .conftest import NewPage
from .table import (
    against,
    assert_leads_to_its_rule,
    assert_touchable,
    entry,
    lay,
    moved_on,
    my_turn,
    play_by_mouse,
    sit,
    sit_down_late,
)

Keep = Callable[[Page, str], None]
STARTERS = {"starter_a": "dwarf", "starter_b": "orc"}


def keep_first_hand(page: Page) -> None:
    """A new game begins with a hand to keep; then the windows of the first turn open."""
    my_turn(page)
    before = entry(page)
    page.locator(".spread button[data-action='keep']").click()
    moved_on(page, before)
    my_turn(page)


def until_some(page: Page, press_on: Callable[[], None]) -> None:
    """Pass until the own capital phase, where cards go to zones."""
    for _ in range(60):
        my_turn(page)
        if page.locator(".held.some").count():
            return
        before = entry(page)
        press_on()
        moved_on(page, before)
    raise AssertionError("no capital phase came")


WAYS = [
    (".spread [data-action], .board .menu button, .board .into button, .hand .go, .deeds .menu button", 1),
    (".deeds .yield > .act", 0.35),
    (".deeds .act[data-action]", 0.35),
    (".piece.can, .section .bar.can, .hand .held.can, .link.can", 1),
    (".deeds .act[data-action]", 1),
]


@pytest.mark.timeout(1500)
def test_to_the_end_by_mouse(new_page: NewPage, keep: Keep) -> None:
    page = new_page()
    sit_down_late(page, "invasion")
    play_by_mouse(page, WAYS, 4, {20: lambda: keep(page, "invasion-middle-desktop")})
    end = page.get_by_role("dialog", name="The game is over")
    expect(end.get_by_text("Damage to the capitals by turn")).to_be_visible()
    keep(page, "invasion-end-desktop")
    end.get_by_role("button", name="Rematch").click()
    my_turn(page)


@pytest.mark.parametrize("size", ["desktop", "laptop", "phone"])
def test_first_turn(size: str, new_page: NewPage, keep: Keep) -> None:
    """Keep the hand, wait for the own capital phase, play a card into a zone or lay it face down."""
    page = new_page(size)
    sit(page, "invasion", against(2), STARTERS)
    my_turn(page)
    keep(page, f"invasion-first-hand-{size}")
    assert_accessible(page)
    keep_first_hand(page)
    until_some(page, lambda: page.locator(".deeds .act[data-action]").first.click())
    before = entry(page)
    keep(page, f"invasion-capital-{size}")
    if size == "phone":
        assert_touchable(page)
        page.locator("button.turn").click()
        stops = page.get_by_role("dialog", name="Where the table always asks")
        stops.get_by_label("their turn").first.check()
        assert_touchable(page)
        page.keyboard.press("Escape")
        expect(stops).to_have_count(0)
    assert_accessible(page)
    page.locator(".held.some").first.click()
    keep(page, f"invasion-holding-{size}")
    assert_accessible(page)
    page.locator("[data-action^='develop']:visible").first.click()
    moved_on(page, before)


def test_reasons_keyboard_and_the_menu_of_passes(new_page: NewPage) -> None:
    page = new_page()
    sit(page, "invasion", against(2), STARTERS)
    keep_first_hand(page)
    before = entry(page)
    page.locator(".held:not(.can):not(.some)").first.hover()
    expect(page.locator(".inspector .why").first).to_be_visible()
    assert entry(page) == before
    assert_leads_to_its_rule(page, page.locator(".inspector .why a").first)
    until_some(page, lambda: page.keyboard.press("p"))
    before = entry(page)
    card = page.locator(".held.some").first
    card.focus()
    expect(card).to_have_accessible_name(re.compile(r"Face down: kingdom"))
    page.keyboard.press("Enter")
    expect(page.locator(".into button").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".into button")).to_have_count(0)
    card.focus()
    page.keyboard.press("Enter")
    page.locator(".into button").first.focus()
    page.keyboard.press("Enter")
    moved_on(page, before)
    my_turn(page)
    before = entry(page)
    page.keyboard.press("y")
    page.get_by_role("menuitem", name="Pass until the phase ends").click()
    moved_on(page, before)


def test_draft_by_mouse(new_page: NewPage, keep: Keep) -> None:
    page = new_page()
    sit(page, "invasion", against(2), {"mode": "draft"})
    my_turn(page)
    keep(page, "invasion-draft-desktop")
    assert_accessible(page)
    for _ in range(4):
        before = entry(page)
        page.locator(".spread .one[data-action]").first.click()
        moved_on(page, before)
        my_turn(page)
    expect(page.locator(".draft aside li").first).to_be_visible()


def test_text_mode_stays_in_reach(new_page: NewPage) -> None:
    page = new_page(mode="text")
    sit(page, "invasion", against(2), STARTERS)
    my_turn(page)
    expect(page.locator(".generic")).to_be_visible()
    expect(page.locator("main.board")).to_have_count(0)


def assert_asks_about(page: Page, step: int) -> None:
    """Of target, attackers, defenders, damage assigned and applied."""
    expect(page.locator(f".steps i:nth-child({step})").first).to_have_class(re.compile(r"\bhere\b"))


def test_an_attack_is_made_bigger_while_windows_pass_by_themselves(new_page: NewPage, keep: Keep) -> None:
    """The puzzle of the roar: each window of the combat waits for the card; Respond takes it up, and no more."""
    page = new_page(smart=True)
    page.goto("/puzzles/invasion")
    page.locator("[data-puzzle='07-the-roar']").click()
    page.get_by_role("button", name="Open on the table").click()
    passes = page.locator(".deeds [data-action=pass]")
    assert_asks_about(page, 1)
    page.locator(".section .bar.can").filter(has_text="Quest").click()
    passes.click()
    assert_asks_about(page, 2)
    page.get_by_role("button", name="Attack with all").click()
    passes.click()
    assert_asks_about(page, 3)
    respond = page.get_by_role("button", name="Respond")
    expect(respond).to_be_visible()
    before = entry(page)
    respond.click()
    expect(page.locator(".held.picked[data-card=waaagh]")).to_be_visible()
    expect(page.locator("[data-then]")).to_have_attribute("data-then", re.compile(r"^\d+ : \d+$"))  # the new sum
    keep(page, "invasion-respond-desktop")
    assert entry(page) == before
    page.locator(".hand .go").click()
    moved_on(page, before)
    assert_asks_about(page, 4)
    page.locator(".piece.can[data-piece^=hammerer]").click()
    page.locator(".board .menu .lethal").first.click()
    page.locator(".deeds [data-action=assign_section]").click()
    expect(page.locator("[data-fate='solved']")).to_be_visible()


def test_a_unit_whose_price_is_itself_asks_first(new_page: NewPage, keep: Keep) -> None:
    page = new_page()
    crew = {"race": "orc", "kingdom": ["lobber_crew"], "resources": 9}
    other = {"race": "dwarf", "quest": ["runesmith"]}
    lay(page, {"title": "invasion", "seats": against(2), "position": {"a": crew, "b": other}})
    my_turn(page)
    before = entry(page)
    page.locator(".piece.can[data-piece^=lobber_crew]").click()
    use = page.locator(".board .menu button")
    expect(use).to_be_visible()
    keep(page, "invasion-use-desktop")
    assert entry(page) == before
    use.click()
    moved_on(page, before)
