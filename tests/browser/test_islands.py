"""Small World of Warcraft on the islands: by mouse, by keyboard, by finger."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from .access import assert_accessible_in_both
from .conftest import NewPage
from .table import (
    against,
    assert_leads_to_its_rule,
    assert_touchable,
    entry,
    middle,
    moved_on,
    my_turn,
    play_by_mouse,
    sit,
    sit_down_late,
)
from .test_war_map import FREE_SPOT, click_free_spot, visible

Keep = Callable[[Page, str], None]
BUTTONS = ".table button[data-action], .table button.set.open, .table .act[aria-pressed='false']"


def take_a_set(page: Page) -> None:
    """The first set of the column costs nothing; Worgen choose a form, others conquer at once."""
    my_turn(page)
    before = entry(page)
    page.locator("button.set.open").first.click()
    assert entry(page) == before  # read first, taken with a second act
    page.locator("[data-take]").click()
    moved_on(page, before)
    my_turn(page)
    for form in visible(page, "button[data-action='form human']"):
        form.click()
    expect(page.locator("path.region.target").first).to_be_attached()


def sure_target(page: Page) -> Locator:
    return page.locator("path.region.target[data-action^='conquer']").first


WAYS = [
    (".tip-at.pinned .deed, [data-take]", 1),
    ("path.region.target", 0.6),
    (BUTTONS, 1),
    ("path.region.target", 1),
]


@pytest.mark.timeout(1500)
def test_to_the_end_by_mouse(new_page: NewPage, keep: Keep) -> None:
    page = new_page()
    sit_down_late(page, "smallworld")
    play_by_mouse(page, WAYS, 3, {20: lambda: keep(page, "smallworld-middle-desktop")})
    end = page.get_by_role("dialog", name="The game is over")
    expect(end.get_by_text("Coins by round")).to_be_visible()
    expect(page.locator("g.die")).to_have_count(0)  # each die was shown for its moment
    keep(page, "smallworld-end-desktop")
    end.get_by_role("button", name="Rematch").click()
    my_turn(page)


@pytest.mark.parametrize(("size", "seats"), [("desktop", 5), ("laptop", 4), ("phone", 3)])
def test_first_conquest(size: str, seats: int, new_page: NewPage, keep: Keep) -> None:
    page = new_page(size)
    sit(page, "smallworld", against(seats))
    my_turn(page)
    keep(page, f"smallworld-sets-{size}")
    if size == "desktop":
        assert_accessible_in_both(page)
    take_a_set(page)
    before = entry(page)
    targets = page.locator("path.region.target[data-action^='conquer']").all()
    if size == "phone":
        assert any(click_free_spot(page, target) for target in targets)
        keep(page, "smallworld-sheet-phone")
        assert_touchable(page)
        page.locator(".deed.first").click()
    else:
        assert any(click_free_spot(page, target) for target in targets)
    moved_on(page, before)
    keep(page, f"smallworld-conquest-{size}")
    faces = page.locator("[data-records^='face/']").evaluate_all(
        "all => all.map(mark => mark.getAttribute('transform'))"
    )
    assert (
        len(set(faces)) == page.locator("[id^='sw-name-']").count()
    )  # each island that is ours has its mark at its name


def test_causes_reasons_and_keyboard(new_page: NewPage) -> None:
    """Cost and causes stand beside the region, what is out of reach says why, and Enter conquers."""
    page = new_page()
    sit(page, "smallworld", against(2))
    take_a_set(page)
    before = entry(page)
    target = sure_target(page)
    target.hover(force=True)
    tip = page.locator(".tip")
    expect(tip.get_by_text("every region", exact=True)).to_be_visible()
    expect(tip.get_by_text("certain")).to_be_visible()
    inland = page.locator("path.region:not(.target):not(.offered)").all()
    assert any(click_free_spot(page, region) for region in inland)
    expect(page.locator(".tip .why").first).to_be_visible()
    assert entry(page) == before
    assert_leads_to_its_rule(page, page.locator(".tip .why a").first)
    target.focus()
    expect(target).to_have_accessible_name(re.compile(r"Conquer, cost \d"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("path.region:focus")).to_have_count(1)
    target.focus()
    page.keyboard.press("Enter")
    moved_on(page, before)


def test_a_stack_grows_to_the_cost_of_the_region_it_is_carried_over(new_page: NewPage, keep: Keep) -> None:
    page = new_page()
    sit(page, "smallworld", against(2))
    take_a_set(page)
    target = sure_target(page)
    region = target.get_attribute("data-region")
    hand = int(page.locator(".hand h3 b").inner_text())
    x, y = target.evaluate(FREE_SPOT)
    before = entry(page)
    page.mouse.move(*middle(page, ".tokens span"))
    page.mouse.down()
    page.mouse.move(x - 20, y + 120, steps=4)
    page.mouse.move(x, y, steps=6)
    carried = page.locator(".carried")
    cost = int(page.locator(".tip-at .big").inner_text())
    expect(carried.locator(".stack")).to_have_attribute("data-count", str(cost))
    expect(carried.locator("[data-said]")).to_have_text(f"{cost} of {hand}")
    keep(page, "smallworld-carried-desktop")
    page.mouse.up()
    moved_on(page, before)
    my_turn(page)
    expect(carried).to_have_count(0)
    expect(page.locator(f"[data-action='conquer {region}']")).to_have_count(0)
    assert int(page.locator(".hand h3 b").inner_text()) == hand - cost
