"""Beside a real table, by touch on a tablet: chance is told, opponents are announced, the board is put right."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import NewPage
from .table import assert_touchable, lay

SEATS = [{"kind": "human", "name": name} for name in ("Ida", "Jonas", "Mara")]


def set_up(page: Page) -> None:
    """The first kind that is left, whatever is asked."""
    expect(page.locator(".sheet, [data-entry]").first).to_be_visible()
    while page.locator("[data-entry]").count() == 0:
        told = page.locator(".sheet h2").inner_text()
        page.locator(".things button").first.tap()
        page.wait_for_function(
            "told => document.querySelector('.sheet h2')?.innerText !== told || document.querySelector('[data-entry]')",
            arg=told,
        )


# In one look: what is announced is done, what is asked is told, for both may go while somebody presses.
STEP = """() => {
  if (document.querySelector('.face:not(:disabled)')) return 'dice';
  const answer = document.querySelector('.done:not(:disabled), .things button:not(:disabled)');
  answer?.click();
  if (answer) return 'answered';
  return document.querySelector("[data-turn='yes']") && !document.querySelector('.sheet') ? 'turn' : null;
}"""


def until_dice(page: Page) -> None:
    """Everybody passes, what is announced is done, until somebody rolls."""
    for _ in range(120):
        step = page.wait_for_function(STEP).json_value()
        if step == "dice":
            return
        if step == "turn":
            page.keyboard.press("p" if page.get_by_role("button", name="Pass").count() else "1")
    raise AssertionError("nobody rolls in this game")


def test_the_set_up_is_told_by_touch(new_page: NewPage) -> None:
    page = new_page("tablet", speed="instant")
    page.goto("/")
    page.get_by_role("button", name="At the real table").first.tap()
    page.get_by_role("button", name="Lay the table").tap()
    expect(page.get_by_role("heading", name="Which one lies in Norsca?")).to_be_visible()
    assert_touchable(page)
    page.locator(".things button", has_text="Noble").tap()
    expect(page.get_by_role("heading", name="Troll Country")).to_be_visible()
    page.get_by_role("button", name="Take back").tap()
    expect(page.get_by_role("heading", name="Norsca")).to_be_visible()
    page.locator(".things button", has_text="Warpstone").tap()
    page.reload()  # the lid was closed
    expect(page.get_by_role("heading", name="Troll Country")).to_be_visible()
    expect(page.get_by_role("list", name="Answers so far")).to_contain_text("Warpstone")


def test_dice_are_told_and_the_board_is_put_right(new_page: NewPage) -> None:
    page = new_page("tablet", mode="text")
    seats = [*SEATS, {"kind": "agent", "level": "random"}]
    lay(page, {"title": "chaos", "seats": seats, "companion": {"dice": "people"}})
    set_up(page)
    page.get_by_role("button", name="It lies differently").tap()
    dialog = page.get_by_role("dialog", name="It lies differently")
    dialog.get_by_role("button", name="Kislev").tap()
    more = dialog.get_by_role("button", name="Khorne: Bloodletter: one more")
    more.tap()
    more.tap()
    dialog.get_by_role("button", name="Nurgle: Leper: one more").tap()
    dialog.get_by_role("button", name="Keep 2 changes").tap()
    expect(dialog).to_have_count(0)
    until_dice(page)
    expect(page.locator(".sheet h2")).to_contain_text("What did you roll?")
    missing = page.locator(".die.empty").count()
    page.locator(".face").nth(0).tap()
    if missing > 1:
        expect(page.locator(".die.empty")).to_have_count(missing - 1)
        page.get_by_role("button", name="Take back").tap()
        expect(page.locator(".die.empty")).to_have_count(missing)
        page.get_by_role("button", name="Roll the rest here").tap()
    expect(page.locator(".die.empty")).not_to_have_count(missing)
