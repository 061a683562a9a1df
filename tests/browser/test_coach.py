"""The coach: a choice that lost most of the chance comes back with what was known then, again after days."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from .access import assert_accessible
from .conftest import NewPage
from .table import against, lay, moved_on, my_turn

Keep = Callable[[Page, str], None]
SETS = ["blood_elves:archaeologist", "draenei:farmer", "dwarves:fortified", "ethereals:fishing", "gnomes:defensive"]
# The last round of a duel, with nothing on the board: the set decides it.
LATE: dict[str, Any] = {
    "players": [{"coins": 5}, {}],
    "faces": ["l1a", "s2a"],
    "round": 9,
    "rounds": 9,
    "sets": [[*one.split(":"), 0] for one in SETS],
}


def entry(page: Page) -> int:
    return int(page.locator("[data-entry]").get_attribute("data-entry") or 0)


def test_a_dear_choice_is_tried_again(new_page: NewPage, keep: Keep) -> None:
    page = new_page("phone", mode="text")
    table = lay(page, {"title": "smallworld", "seats": against(2), "position": LATE})
    my_turn(page)
    page.locator("button.choice", has_text="Draenei").click()
    while not page.locator("[data-over='yes']").count():
        my_turn(page)
        before = entry(page)
        if page.locator("button.choice").count():
            page.locator("button.choice").last.click()
            moved_on(page, before)
    page.goto(f"/v/{table}?table")
    expect(page.get_by_role("heading", name=re.compile("moments? to try again"))).to_be_visible(timeout=90_000)
    page.get_by_role("link", name="Coach").click()
    expect(page.get_by_text("to try today")).to_be_visible()
    card = page.get_by_role("listitem").filter(has_text="Taking a set")
    expect(card).to_contain_text("today")
    losses = page.get_by_role("row").filter(has_text="Taking a set")
    expect(losses).to_contain_text("1 of ")
    assert_accessible(page)
    keep(page, "coach-phone")

    card.get_by_role("button", name="Try again").click()
    page.wait_for_url(re.compile("/t/"))
    bar = page.get_by_role("region", name="Moment to try again")
    expect(bar).to_contain_text("Keep nine tenths")
    expect(bar).not_to_contain_text("Draenei")  # what was played is not said before the try
    my_turn(page)
    page.locator("button.choice", has_text="Blood Elves").click()
    expect(bar).to_contain_text("tenths of the chance kept.")
    expect(bar).to_contain_text("Draenei")
    expect(bar).to_contain_text(re.compile(r"in\s\d+\sdays|tomorrow"))
    keep(page, "coach-kept-phone")
    page.reload()
    expect(bar).to_contain_text("tenths of the chance kept.")
    bar.get_by_role("button", name="Leave").click()
    expect(card).to_contain_text(re.compile(r"in\s\d+\sdays|tomorrow"))

    card.get_by_role("button", name="Try again").click()
    page.wait_for_url(re.compile("/t/"))
    my_turn(page)
    page.locator("button.choice", has_text="Draenei").click()
    expect(bar).to_contain_text("The strongest opponent")
    expect(bar.locator("[data-fate=missed]").or_(page.locator("[data-fate=missed]")).first).to_be_visible()
    bar.get_by_role("button", name="Leave").click()
    card.get_by_role("button", name="Do not ask again").click()
    expect(card).to_have_count(0)
