"""The round is told: in order, no faster than it is seen, and as the reader wants it."""

from __future__ import annotations

import re
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage, Served
from .films import COMBAT, ROUND, TURN, Others, combat_of_invasion, turn_of_small_world
from .table import against, my_turn
from .test_moments import begin

POINTS = "() => [...document.querySelectorAll('.plate[data-god] .stats b')].map(one => Number(one.innerText))"
# What the plates and the track show at every change of the film, with the kind of thing that is told.
WATCH = """() => {
  window.seen = [];
  const look = () => {
    const told = document.querySelector('.film h2')?.innerText;
    const points = [...document.querySelectorAll('.plate[data-god] .stats b')].map(one => Number(one.innerText));
    const log = document.querySelector('.chronicle [role=log]')?.innerText ?? '';
    if (told) window.seen.push({told, points, log, prompt: document.querySelector('#prompt').innerText});
  };
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


def tell(page: Page) -> None:
    begin(page, "chaos", against(4), ROUND)
    my_turn(page)
    page.evaluate(WATCH)
    page.get_by_role("button", name="Pass").first.click()


def heading(page: Page) -> str:
    return page.locator(".film h2").inner_text()


def test_nothing_on_the_table_is_ahead_of_what_is_told(new_page: NewPage) -> None:
    page = new_page(motion=True, speed="fast")
    tell(page)
    expect(page.locator(".reckoning")).to_be_visible(timeout=30_000)
    seen = page.evaluate("() => window.seen")
    steps = [re.sub(r":.*", "", step["told"]) for step in seen]
    order = list(dict.fromkeys(steps))
    assert order.index("Norsca") < order.index("Kislev") < order.index("Bretonnia")
    assert order.index("Bretonnia") < order.index("Corruption in Estalia") < order.index("Estalia burns")
    assert order[-1].startswith("Round 3")
    first = seen[0]["points"]
    assert first == [11, 14, 12, 9]
    for step in seen:  # Kislev's points come with Kislev, not before
        if step["told"].startswith("Norsca"):
            assert step["points"][0] == 11
            assert "Kislev" not in step["log"].partition("Norsca")[2]
    assert page.evaluate(POINTS) == [14, *seen[-1]["points"][1:]]
    expect(page.locator(".reckoning tbody tr").first).to_contain_text("14")
    expect(page.get_by_test_id("spoken")).to_contain_text("Estalia burns")


def test_steps_are_skipped_held_and_turned_back_by_keys(new_page: NewPage) -> None:
    page = new_page(motion=True, speed="slow")
    tell(page)
    expect(page.locator(".film")).to_be_visible()
    page.keyboard.press("Space")
    held = heading(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".film h2")).not_to_have_text(held)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".film h2")).to_have_text(held)
    assert page.evaluate(POINTS) == [11, 14, 12, 9]
    page.keyboard.press("Escape")
    expect(page.locator(".reckoning")).to_be_visible()
    assert page.evaluate(POINTS)[0] == 14
    page.keyboard.press("Space")
    expect(page.locator(".reckoning")).to_have_count(0)
    page.keyboard.press("Escape")
    my_turn(page)
    expect(page.locator(".film")).to_have_count(0)


def test_the_round_is_told_again_and_the_table_is_as_it_was_after_it(new_page: NewPage) -> None:
    page = new_page(motion=True, speed="normal")
    tell(page)
    page.keyboard.press("Escape")
    expect(page.locator(".reckoning")).to_be_visible()
    page.keyboard.press("Escape")
    my_turn(page)
    after = page.evaluate(POINTS)
    page.keyboard.press("b")
    page.keyboard.press("Space")
    expect(page.locator(".film")).to_be_visible()
    assert page.evaluate(POINTS)[:2] == [11, 14]  # Norsca comes first, and gives them nothing
    page.keyboard.press("Escape")
    my_turn(page)
    assert page.evaluate(POINTS) == after


def test_the_old_world_card_is_seen_also_if_it_asks_nothing(new_page: NewPage) -> None:
    page = new_page(motion=True, speed="normal")
    tell(page)
    page.keyboard.press("Escape")
    page.locator(".reckoning").get_by_role("button", name="Continue").click()
    card = page.locator(".middle .card")
    expect(card).to_be_visible()
    assert card.evaluate("one => one.offsetWidth") > 180


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_without_motion_the_same_is_a_list(size: str, new_page: NewPage) -> None:
    page = new_page(size, speed="normal")
    tell(page)
    entries = page.locator(".film .list li")
    expect(entries.first).to_be_visible()
    expect(page.locator(".film .list")).to_contain_text("Estalia burns")
    assert page.locator(".film .list li.now").count() == 1
    page.keyboard.press("ArrowRight")
    expect(page.locator(".film .list li.now")).to_have_count(1)
    page.keyboard.press("Escape")
    my_turn(page)


def test_with_the_pace_off_nothing_is_played_and_the_list_is_there_on_demand(new_page: NewPage) -> None:
    page = new_page()
    tell(page)
    my_turn(page)
    assert page.evaluate(POINTS)[0] == 14
    page.keyboard.press("b")
    expect(page.locator(".film .list")).to_contain_text("Kislev")
    page.keyboard.press("Escape")
    my_turn(page)


def test_taps_lead_through_the_film_on_a_phone(new_page: NewPage) -> None:
    page = new_page("phone", motion=True, speed="slow")
    tell(page)
    film = page.locator(".film")
    expect(film).to_be_visible()
    before = heading(page)
    film.get_by_role("button", name="Next").click()
    expect(film.locator("h2")).not_to_have_text(before)
    film.get_by_role("button", name="Skip all").click()
    expect(page.locator(".reckoning")).to_be_visible()
    box = page.locator(".reckoning").bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    film.get_by_role("button", name="Continue").click()
    expect(page.locator(".reckoning")).to_have_count(0)


# What is on the table whenever the film says something else.
SEEN = """() => {
  window.seen = [];
  const look = () => {
    const told = document.querySelector('.film h2')?.innerText;
    const log = document.querySelector('.chronicle [role=log]')?.innerText ?? '';
    const owner = (slug) => document.querySelector(`[data-region="${slug}"]`)?.ariaLabel ?? '';
    const coins = document.querySelector('.plate[data-seat="1"] .coins, .plate[data-seat="1"] .purse')?.innerText ?? '';
    const walls = [...document.querySelectorAll('[data-section]')].map((one) => one.ariaLabel ?? '').join('; ');
    const next = { told, log, walls, coins, hill: owner('l1a_1'), peak: owner('l1a_3') };
    if (told && JSON.stringify(next) !== JSON.stringify(window.seen.at(-1))) window.seen.push(next);
  };
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


def test_a_turn_of_small_world_is_told_step_by_step(new_page: NewPage, server: Served) -> None:
    page = new_page(motion=True, speed="fast")
    with closing(Others(page, server.address, {"title": "smallworld", "position": TURN})) as others:
        page.wait_for_selector("[data-entry]")
        page.evaluate(SEEN)
        turn_of_small_world(others)
    my_turn(page)
    seen = page.evaluate("() => window.seen")
    order = list(dict.fromkeys(step["told"] for step in seen))
    hill, peak, swamp, troops, income, *_ = order
    assert "hill" in hill.lower()
    assert "mountain" in peak.lower()
    assert "swamp" in swamp.lower()
    assert income.endswith("coins")
    assert order.index(troops) < order.index(income)
    before = [step for step in seen if step["told"] == hill]
    assert "Orcs" in before[0]["hill"]  # until Bob has taken it
    for step in before:
        assert "Humans" not in step["peak"]
    for step in seen:
        if step["told"] in (hill, peak, swamp):
            assert "income" not in step["log"]


def test_a_combat_and_a_burning_zone_are_told_step_by_step(new_page: NewPage, server: Served) -> None:
    page = new_page(motion=True, speed="fast")
    with closing(Others(page, server.address, {"title": "invasion", "position": COMBAT})) as others:
        page.wait_for_selector("[data-entry]")
        page.evaluate(SEEN)
        combat_of_invasion(others)
    page.wait_for_function("() => window.seen.some(({ told }) => told === 'Quest burns')")
    expect(page.locator(".film")).to_have_count(0)
    seen = page.evaluate("() => window.seen")
    order = list(dict.fromkeys(step["told"].replace("\xa0", " ") for step in seen))
    assert order == ["Attack: Quest", "Who fights", "4 against 0", "Damage", "Quest burns"]
    for step in seen[:-1]:
        if step["told"] != "Quest burns":
            assert "BURNING" not in step["walls"].upper()
            assert "burns" not in step["log"]
    expect(page.locator("[data-section]", has_text=re.compile("burn", re.I)).first).to_be_visible()
