"""Every title to its end in text mode, by keyboard alone."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from .access import assert_accessible_in_both
from .conftest import NewPage
from .table import LATE, against, entry, is_over, moved_on, my_turn, sit, sit_down_late


def play_by_keyboard(page: Page, seed: int, most: int = 2000) -> int:
    """Digits, and now and then arrows and Enter; the number of decisions made."""
    dice = random.Random(seed)
    page.locator("body").click(position={"x": 2, "y": 300})  # a browser needs one click before it hears keys
    for decisions in range(most):
        my_turn(page)
        if is_over(page):
            return decisions
        before = entry(page)
        shown = page.locator("button.choice").count()
        if shown and dice.random() < 0.7:
            page.keyboard.press(str(dice.randint(1, min(shown, 9))))
        else:
            walk_to_a_choice(page, dice)
        moved_on(page, before)
    raise AssertionError(f"not over after {most} decisions")


def walk_to_a_choice(page: Page, dice: random.Random) -> None:
    """G goes to the choices, arrows walk, Enter opens a list or takes a choice."""
    page.keyboard.press("g")
    for _ in range(dice.randint(0, 6)):
        page.keyboard.press("ArrowDown")
    if page.evaluate("document.activeElement.tagName") == "SUMMARY":
        if not page.evaluate("document.activeElement.parentElement.open"):
            page.keyboard.press("Enter")
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


@pytest.mark.parametrize("title", ["lanterns", *LATE])
@pytest.mark.timeout(1200)
def test_to_the_end_by_keyboard(title: str, new_page: NewPage) -> None:
    page = new_page(mode="text")
    sit_down_late(page, title)
    my_turn(page)
    assert_accessible_in_both(page)
    assert play_by_keyboard(page, seed=7) > 3
    expect(page.get_by_role("dialog", name=re.compile("The game is over|You win!"))).to_be_visible()


def test_text_mode_forecasts_a_summons_at_the_focused_choice(new_page: NewPage) -> None:
    page = new_page(mode="text")
    sit(page, "chaos", against(3))
    for _ in range(20):  # the Old World may ask something first
        my_turn(page)
        if page.locator("[data-action^='summon ']").count():
            break
        before = entry(page)
        page.keyboard.press("1")
        moved_on(page, before)
    choice = page.locator("[data-action^='summon ']").first
    choice.evaluate("button => button.closest('details')?.setAttribute('open', '')")
    choice.focus()
    expect(page.locator(".ahead")).to_contain_text(re.compile(r"^[A-Z][\w ]+: Your domination value \d+ → \d+"))


def test_rules_about_what_is_pointed_at(new_page: NewPage) -> None:
    page = new_page(mode="text")
    sit(page, "smallworld", against(2))
    my_turn(page)
    page.get_by_role("heading", name="Races and powers").scroll_into_view_if_needed()
    thing = page.locator("section.branch.level4").filter(has_text="Price: 0")
    name = thing.locator("h4").inner_text()
    thing.hover()
    page.keyboard.press("r")
    dialog = page.get_by_role("dialog", name="Rules")
    expect(dialog.locator("article").first).to_contain_text("about this")
    heading = dialog.locator("article h3").first.inner_text().removesuffix("about this").strip()
    assert heading in name


def test_why_not_is_answered_and_a_screen_reader_hears_prompt_and_log(new_page: NewPage) -> None:
    page = new_page(mode="text")
    sit(page, "lanterns", against(2))
    my_turn(page)
    page.keyboard.press("w")
    dialog = page.get_by_role("dialog", name="Why not?")
    dialog.get_by_label("Action").select_option("send")
    dialog.get_by_role("button", name="Ask", exact=True).click()
    expect(dialog).to_contain_text("Everyone shows a lantern first")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    spoken = page.get_by_test_id("spoken")
    expect(spoken).to_contain_text("Your turn: show a lantern")
    page.keyboard.press("1")
    expect(spoken).to_contain_text("The lanterns are shown")
