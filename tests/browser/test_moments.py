"""Moments laid out as positions: the reader, the slots, two panels, the battle that is shown, reasons."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .table import Seats, against, assert_touchable, entry, lay, moved_on, my_turn
from .test_war_map import click_free_spot

TZEENTCH = ["tzeentch", "khorne", "nurgle", "slaanesh"]


def begin(page: Page, title: str, seats: Seats, position: dict[str, Any]) -> None:
    """A table that begins in the middle of a game."""
    lay(page, {"title": title, "seats": seats, "position": position})


def test_the_reader_goes_by_card_and_can_be_kept(new_page: NewPage) -> None:
    page = new_page()
    hand = ["boar_boyz", "pillage", "urguck", "crooked_teef_goblins"]
    orcs = {"race": "orc", "resources": 12, "hand": hand, "kingdom": ["totem_of_gork"]}
    begin(page, "invasion", against(2), {"phase": "capital", "active": "a", "a": orcs, "b": {"race": "dwarf"}})
    my_turn(page)
    reader = page.get_by_label("Card", exact=True).or_(page.locator(".inspector")).first
    page.locator("[data-card='boar_boyz']").hover()
    expect(reader).to_contain_text("Boar Boyz")
    expect(reader).to_contain_text("The bonus ends as soon as none of your units is damaged.")
    reader.get_by_role("button", name="Keep in sight").click()
    page.locator("[data-card='pillage']").hover()
    expect(reader).to_contain_text("Boar Boyz")
    reader.get_by_role("button", name="Let go").click()
    before = entry(page)
    page.locator("[data-card='boar_boyz']").click()
    page.locator("[data-action='deploy boar_boyz kingdom']").first.click()
    moved_on(page, before)
    expect(page.locator("[data-card='boar_boyz'].held")).to_have_count(0)
    sums = reader.locator(".sum")
    names = {"Pillage", "Urguck", "Crooked Teef Goblins"}
    assert not sums.count() or any(name in reader.inner_text() for name in names)
    assert "Boar Boyz" not in reader.inner_text() or not sums.count()


@pytest.mark.parametrize("size", ["phone", "flat"])
def test_all_actions_of_a_card_are_visible_on_a_phone(size: str, new_page: NewPage) -> None:
    page = new_page(size)
    orcs = {"race": "orc", "resources": 12, "hand": ["urguck"]}
    begin(page, "invasion", against(2), {"phase": "capital", "active": "a", "a": orcs, "b": {"race": "dwarf"}})
    my_turn(page)
    page.locator("[data-card='urguck']").first.click()
    ways = page.locator(".inspector [data-action]")
    expect(ways).to_have_count(6)  # three zones, face up or down; what it costs comes after them
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=0.9)


def test_two_open_slots_are_asked_for_where_they_are(new_page: NewPage) -> None:
    page = new_page()
    position = {"gods": TZEENTCH, "turn": "tzeentch", "hands": {"tzeentch": ["persistence_of_change"]}}
    begin(page, "chaos", against(4), {**position, "regions": {"empire": "tzeentch: acolyte"}})
    my_turn(page)
    page.locator(".tray [data-card='persistence_of_change'], [data-card='persistence_of_change']").first.click()
    assert click_free_spot(page, page.locator("[data-region='kislev']"))
    slots = page.locator("[data-mark^='slot']")
    expect(slots).to_have_count(2)
    expect(page.locator("#prompt")).to_contain_text("slot")
    before = entry(page)
    slots.last.click()
    moved_on(page, before)


def apart(one: dict[str, float] | None, other: dict[str, float] | None) -> bool:
    assert one
    assert other
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across <= 1 or down <= 1


@pytest.mark.parametrize("size", ["desktop", "laptop"])
def test_a_list_of_choices_and_a_region_do_not_lie_on_each_other(size: str, new_page: NewPage) -> None:
    page = new_page(size)
    regions = {"empire": "tzeentch: acolyte, horror; nurgle: leper", "estalia": "khorne: bloodletter; nurgle: leper"}
    position = {"gods": TZEENTCH, "turn": "tzeentch", "hands": {"tzeentch": ["teleport"]}, "regions": regions}
    begin(page, "chaos", against(4), position)
    my_turn(page)
    before = entry(page)
    page.locator("[data-card='teleport']").first.click()
    assert click_free_spot(page, page.locator("[data-region='empire']"))
    moved_on(page, before)
    my_turn(page)
    for region in page.locator("[data-region]").all():
        if not click_free_spot(page, region):
            continue
        panels = [page.locator(".choices.list"), page.locator(".beside")]
        if all(panel.count() == 1 and panel.is_visible() for panel in panels):
            assert apart(panels[0].bounding_box(), panels[1].bounding_box())
        if entry(page) > before + 1:
            return


def test_log_and_prompt_wait_for_the_battle(new_page: NewPage) -> None:
    page = new_page(motion=True, speed="slow")
    power = {"khorne": 1, "nurgle": 0, "tzeentch": 0, "slaanesh": 0}
    regions = {"estalia": "khorne: 3 bloodletter; nurgle: 2 leper, plaguebearer"}
    position = {"turn": "khorne", "power": power, "regions": regions}
    begin(page, "chaos", against(4), position)
    my_turn(page)
    page.get_by_role("button", name="Pass").first.click()
    told = page.wait_for_function(
        """() => document.querySelector('.film .keys')
          && {log: document.querySelector('.chronicle [role=log]').innerText,
              prompt: document.querySelector('#prompt').innerText}"""
    ).json_value()
    assert "rolls" not in told["log"]
    assert "hit" not in told["prompt"]
    expect(page.locator(".chronicle [role=log]")).to_contain_text("Khorne rolls")


# Two clicks in one go, before the pace moves on.
AGAIN_AND_PAUSE = """async () => {
  for (const name of ['Again', 'Pause']) {
    [...document.querySelectorAll('button')].find(one => one.innerText.trim().startsWith(name)).click();
    await new Promise(requestAnimationFrame);
  }
}"""


def test_an_opponent_is_asked_why_a_hint_is_drawn_and_moves_are_shown_again(new_page: NewPage) -> None:
    page = new_page()
    regions = {"empire": "nurgle: 2 leper; khorne: bloodletter", "kislev": "tzeentch: acolyte"}
    begin(page, "chaos", against(4, "novice"), {"turn": "khorne", "regions": regions})
    my_turn(page)
    page.keyboard.press("h")
    card = page.locator(".thought")
    expect(card.get_by_role("listitem")).to_have_count(3)
    expect(page.locator(".arrows .rank").first).to_be_visible()
    before = entry(page)
    card.get_by_role("button", name="Do it").first.click()
    moved_on(page, before)
    expect(card).to_have_count(0)
    my_turn(page)
    newest = entry(page)
    page.evaluate(AGAIN_AND_PAUSE)
    assert before <= entry(page) < newest
    expect(page.locator("[data-turn='no']")).to_be_attached()
    page.keyboard.press("ArrowRight")
    moved_on(page, before)
    assert entry(page) < newest
    page.keyboard.press("Escape")
    my_turn(page)
    assert entry(page) == newest
    page.locator(".chronicle").get_by_role("button", name="Why? Nurgle").last.click()
    expect(card.get_by_text("What it considered")).to_be_visible()
    expect(card).to_contain_text("no hidden cards are used here")
    expect(card.locator(".who")).to_contain_text("Novice")
    assert "Blood" not in card.inner_text()  # Nurgle's followers have Nurgle's names
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_full_board_on_a_phone_on_its_side_and_everybody_attacks(new_page: NewPage) -> None:
    page = new_page("flat", smart=True)
    crowd = ["boar_boyz", "black_orc_squad", "crooked_teef_goblins", "night_goblins"]
    orcs = {"race": "orc", "kingdom": crowd, "quest": crowd[:3], "battlefield": crowd}
    dwarfs = {"race": "dwarf", "quest": ["troll_slayers", "dwarf_ranger"]}
    begin(page, "invasion", against(2), {"phase": "battlefield", "active": "a", "a": orcs, "b": dwarfs})
    my_turn(page)
    assert_touchable(page)
    before = entry(page)
    page.locator("[data-section='1-quest']").click()
    page.get_by_role("button", name="Attack with all 4").click()
    moved_on(page, before + 4)  # the zone and four units


def test_moves_of_others_are_visible_on_a_phone(new_page: NewPage) -> None:
    page = new_page("phone")
    begin(page, "chaos", against(4), {"turn": "nurgle", "regions": {"empire": "khorne: bloodletter"}})
    my_turn(page)
    since = page.locator(".since")
    expect(since).to_contain_text("Since your last decision")
    expect(since.locator("p").first).to_be_visible()
    page.keyboard.press("Shift")
    expect(since).to_have_count(0)
