"""Warhammer: Invasion on its table: by mouse, by keyboard, by finger."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .table import against, entry, is_over, moved_on, my_turn, sit
from .test_access import assert_accessible
from .test_war_map import click_free_spot, visible

Keep = Callable[[Page, str], None]
STARTERS = {"starter_a": "dwarf", "starter_b": "orc"}


def keep_first_hand(page: Page) -> None:
    """A new game begins with a hand to keep; then the windows of the first turn open."""
    my_turn(page)
    before = entry(page)
    page.locator(".spread button[data-action='keep']").click()
    moved_on(page, before)
    my_turn(page)


def click_something(page: Page, dice: random.Random) -> None:
    """What a person would try: a card that glows, a zone for the card in hand, a section, or the way forward."""
    for selector in (".spread button[data-action]", ".board .menu button", ".board .into button", ".hand .go"):
        found = visible(page, selector)
        if found:
            dice.choice(found).click()
            return
    glowing = page.locator(".piece.can, .section .bar.can, .hand .held.can, .link.can").all()
    dice.shuffle(glowing)
    if dice.random() < 0.7 and any(click_free_spot(page, thing) for thing in glowing[:3]):
        return
    deeds = visible(page, ".deeds .act[data-action]")
    if deeds:
        dice.choice(deeds).click()
    else:
        any(click_free_spot(page, thing) for thing in glowing)


@pytest.mark.timeout(1500)
def test_whole_game_by_mouse(new_page: NewPage, keep: Keep) -> None:
    page = new_page()
    sit(page, "invasion", against(2), STARTERS)
    dice = random.Random(4)
    clicks = 0
    while True:
        my_turn(page)
        if is_over(page):
            break
        before = entry(page)
        click_something(page, dice)
        clicks += 1
        assert clicks < 4000, "the game does not end"
        if clicks == 150:
            keep(page, "invasion-middle-desktop")
        if entry(page) == before:
            page.wait_for_timeout(20)
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
    for _ in range(60):
        if page.locator(".held.can, .held.some").count() and page.locator(".held.some").count():
            break
        before = entry(page)
        page.locator(".deeds .act[data-action]").first.click()
        moved_on(page, before)
        my_turn(page)
    before = entry(page)
    keep(page, f"invasion-capital-{size}")
    assert_accessible(page)
    page.locator(".held.some").first.click()
    keep(page, f"invasion-holding-{size}")
    assert_accessible(page)
    page.locator("[data-action^='develop']:visible").first.click()
    moved_on(page, before)


def test_card_by_keyboard(new_page: NewPage) -> None:
    page = new_page()
    sit(page, "invasion", against(2), STARTERS)
    keep_first_hand(page)
    for _ in range(60):
        if page.locator(".held.some").count():
            break
        before = entry(page)
        page.keyboard.press("p")
        moved_on(page, before)
        my_turn(page)
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


def test_card_out_of_reach_says_why(new_page: NewPage) -> None:
    page = new_page()
    sit(page, "invasion", against(2), STARTERS)
    keep_first_hand(page)
    before = entry(page)
    page.locator(".held:not(.can):not(.some)").first.hover()
    expect(page.locator(".inspector .why").first).to_be_visible()
    assert entry(page) == before


def test_yield_is_a_menu(new_page: NewPage) -> None:
    page = new_page()
    sit(page, "invasion", against(2), STARTERS)
    keep_first_hand(page)
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
