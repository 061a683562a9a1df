"""Chaos in the Old World on the war map to its end, by mouse, against opponents."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import NewPage
from .table import against, assert_touchable, entry, my_turn, play_by_mouse, sit, sit_down_late

Keep = Callable[[Page, str], None]
# Where a click on a thing really lands on it: figures and labels lie on regions, cards in a fan on each other.
FREE_SPOT = """thing => {
  const box = thing.getBoundingClientRect();
  const hits = [];
  for (let i = 1; i < 24; i++) for (let j = 1; j < 24; j++) {
    const x = box.left + box.width * i / 24, y = box.top + box.height * j / 24;
    if (thing.contains(document.elementFromPoint(x, y))) hits.push([x, y]);
  }
  return hits[hits.length >> 1] ?? null;
}"""


def visible(page: Page, selector: str) -> list[Locator]:
    return [one for one in page.locator(selector).all() if one.is_visible()]


def click_free_spot(page: Page, thing: Locator) -> bool:
    spot = thing.evaluate(FREE_SPOT)
    if spot is None:
        return False
    page.mouse.click(spot[0], spot[1])
    return True


# Close what covers the map, place what is in hand, pick something up, or pass.
WAYS = [
    ("dialog[open] .go .btn, .steps .btn:last-child", 1),
    ("header [data-action]", 0.12),
    (".targets .btn, .choices .btn", 0.4),  # two figures in one region: a region alone does not say which
    ("path.region.legal", 1),
    ("[data-mark^='slot']", 1),
    (".targets .btn, .choices .btn, .choosable", 1),
    ("main.board button[aria-disabled='false']", 1),
    ("header [data-action]", 1),
]


@pytest.mark.timeout(1500)
def test_to_the_end_by_mouse(new_page: NewPage, keep: Keep) -> None:
    page = new_page()
    sit_down_late(page, "chaos")
    play_by_mouse(page, WAYS, 5, {20: lambda: keep(page, "chaos-middle-desktop")})
    expect(page.locator("dialog[open]")).to_be_visible()
    keep(page, "chaos-end-desktop")
    page.get_by_role("button", name="Rematch").click()
    my_turn(page)


@pytest.mark.parametrize("size", ["desktop", "laptop", "phone"])
def test_summon_on_the_map(size: str, new_page: NewPage, keep: Keep) -> None:
    page = new_page(size)
    sit(page, "chaos", against(4))
    my_turn(page)
    keep(page, f"chaos-start-{size}")
    before = entry(page)
    if size == "phone":
        page.get_by_role("tab", name="Reserve").or_(page.get_by_text("Reserve").first).first.click()
    page.locator("main.board button[aria-disabled='false']").first.click()
    expect(page.locator("path.region.legal").first).to_be_attached()
    keep(page, f"chaos-holding-{size}")
    for region in page.locator("path.region.legal").all():
        if click_free_spot(page, region):
            break
    if size == "phone":
        assert_touchable(page)
        page.locator(".btn.gold.main").click()
    page.wait_for_function("n => Number(document.querySelector('[data-entry]')?.dataset.entry) > n", arg=before)
