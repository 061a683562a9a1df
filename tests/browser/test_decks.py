"""Decks of one's own: built by mouse and by keyboard, kept on the device, brought to a table by each player."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .access import assert_accessible, assert_accessible_in_both
from .conftest import SIZES, NewPage
from .table import SPEAK, ask, my_turn, sit

Keep = Callable[[Page, str], None]
Deck = dict[str, Any]
# Seventeen dwarfs and neutral cards three times each: one more than a deck needs.
DWARFS = [
    "defender_of_the_hold",
    "zhufbar_engineers",
    "hammerer_of_karak_azul",
    "troll_slayers",
    "runesmith",
    "dwarf_cannon_crew",
    "dwarf_masons",
    "dwarf_ranger",
    "mountain_brigade",
    "ironbreakers_of_ankhor",
    "keystone_forge",
    "organ_gun",
    "grudge_thrower",
    "stubborn_refusal",
    "burying_the_grudge",
    "contested_village",
    "warpstone_excavation",
]
GRUDGE: Deck = {"id": "grudge", "name": "Grudge", "race": "dwarf", "cards": dict.fromkeys(DWARFS, 3)}
SMALL: Deck = {"id": "small", "name": "Small", "race": "orc", "cards": {"boar_boyz": 3}}
GRUDGE_LIST = "\n".join(["Capital: dwarf", *[f"3 {card}" for card in sorted(DWARFS)]])


def with_decks(page: Page, *decks: Deck) -> Page:
    stored = json.dumps(json.dumps({"version": 1, "decks": list(decks)}))
    page.add_init_script(f"localStorage['spieltisch.decks'] ??= {stored}")
    return page


def kept(page: Page) -> dict[str, Deck]:
    stored = page.evaluate("JSON.parse(localStorage['spieltisch.decks'] ?? '{\"decks\":[]}').decks")
    return {deck["name"]: deck for deck in stored}


def card(page: Page, slug: str) -> Locator:
    return page.locator(f"[data-card='{slug}']")


def panel(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Deck")


def test_a_deck_built_by_mouse_is_played_against_a_novice(new_page: NewPage, keep: Keep) -> None:
    page = new_page(level="novice")
    page.goto("/")
    page.get_by_role("article", name="Invasion").get_by_role("link", name="Your decks").click()
    page.get_by_role("button", name="New deck").click()
    page.get_by_role("dialog").get_by_role("button", name="From the starter deck: Dwarfs").click()
    expect(panel(page).get_by_text("40 cards are too few: at least 50.")).to_be_visible()
    expect(page.get_by_role("button", name="Play with Dwarfs")).to_be_disabled()
    fresh = page.locator(".tile:not(:has(.count)) [data-card]").evaluate_all("cards => cards.map(c => c.dataset.card)")
    for slug in fresh[:3]:
        for _ in range(3):
            card(page, slug).click()
    expect(panel(page).get_by_text("49 cards are too few: at least 50.")).to_be_visible()
    keep(page, "decks-builder-desktop")
    card(page, fresh[3]).click()
    expect(panel(page).get_by_text("Ready to play")).to_be_visible()
    assert kept(page)["Dwarfs"]["cards"][fresh[0]] == 3
    page.get_by_role("button", name="Play with Dwarfs").click()
    my_turn(page)
    table = ask(page, "GET", f"/tables/{page.url.rpartition('/')[2]}")
    assert table["options"]["mode"] == "decks"
    assert f"3 {fresh[0]}" in table["options"]["deck_a"]


def test_builder_by_keyboard(new_page: NewPage) -> None:
    page = with_decks(new_page(), SMALL)
    page.goto("/decks/small")
    expect(card(page, "boar_boyz")).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("black orc squad")
    expect(page.get_by_role("status").filter(has_text="1 card")).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(card(page, "black_orc_squad")).to_be_focused()
    for key in ("5", "0", "+", "+", "Enter", "-"):
        page.keyboard.press(key)
    assert kept(page)["Small"]["cards"] == {"boar_boyz": 3, "black_orc_squad": 2}
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    assert kept(page)["Small"]["cards"] == {"boar_boyz": 3, "black_orc_squad": 2}
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    assert kept(page)["Small"]["cards"] == {"boar_boyz": 3}
    page.keyboard.press("Control+z")
    assert kept(page)["Small"]["cards"] == {"boar_boyz": 3, "black_orc_squad": 5}
    page.keyboard.press("Control+z")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    page.keyboard.press("Control+Shift+z")
    assert kept(page)["Small"]["cards"] == {"boar_boyz": 3, "black_orc_squad": 5}
    page.keyboard.press("/")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Home")
    first = page.locator("[data-card]").first
    expect(first).to_be_focused()
    page.keyboard.press("Escape")  # the large card first, then the page
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Your decks")).to_be_visible()


def test_filters_and_the_large_card(new_page: NewPage, keep: Keep) -> None:
    page = with_decks(new_page(), GRUDGE)
    page.goto("/decks/grudge")
    filters = page.get_by_role("region", name="Filter")
    expect(card(page, "king_kazador")).to_be_visible()
    expect(card(page, "boar_boyz")).to_have_count(0)  # to begin with: the own side
    filters.get_by_role("button", name="Show all").click()
    expect(page.locator("[data-card]")).to_have_count(126)
    filters.get_by_role("button", name="Orcs").click()
    filters.get_by_role("button", name="Tactic").click()
    filters.get_by_role("button", name="Cost 2").click()
    shown = page.locator("[data-card]")
    expect(shown.first).to_have_attribute("aria-label", re.compile("Tactic, Orcs, cost 2"))
    assert all("Tactic, Orcs, cost 2" in (one.get_attribute("aria-label") or "") for one in shown.all())
    panel(page).locator("li .name").first.hover()
    expect(page.locator(".peek")).to_be_visible()
    keep(page, "decks-large-card-desktop")


def test_lists_come_in_and_go_out_as_text(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/decks")
    expect(page.get_by_role("main").get_by_role("button", name="From the starter deck: Orcs")).to_be_visible()
    assert_accessible(page)
    page.get_by_role("button", name="Import").click()
    dialog = page.get_by_role("dialog", name="Import")
    dialog.get_by_role("textbox").fill("# Waaagh!\nCapital: Orc\n3 Boar Boyz\n2 Clanrats\nSquig Herders x2")
    expect(dialog.get_by_text("Understood: Orcs, 5 cards.")).to_be_visible()
    expect(dialog.get_by_text("4: 2 Clanrats")).to_be_visible()
    dialog.get_by_role("button", name="Import").click()
    expect(page.get_by_label("Name of the deck")).to_have_value("Waaagh!")
    assert kept(page)["Waaagh!"]["cards"] == {"boar_boyz": 3, "squig_herders": 2}
    page.get_by_role("button", name="Export").click()
    written = page.get_by_role("dialog", name="Export Waaagh!")
    expect(written.get_by_label("Deck list")).to_have_value(
        re.compile("# Waaagh!\nCapital: orc\n.*3 Boar Boyz", re.DOTALL)
    )
    with page.expect_download() as saved:
        written.get_by_role("button", name="Download as text").click()
    assert saved.value.suggested_filename == "Waaagh.txt"


def test_decks_are_copied_renamed_and_deleted(new_page: NewPage, keep: Keep) -> None:
    page = with_decks(new_page(), GRUDGE, SMALL)
    page.goto("/decks")
    decks = page.get_by_role("list", name="Your decks")
    expect(decks.get_by_text("Ready to play")).to_have_count(1)
    expect(decks.get_by_text("3 cards are too few: at least 50.")).to_have_count(1)
    keep(page, "decks-shelf-desktop")
    page.get_by_role("button", name="Copy Small").click()
    page.get_by_role("button", name="Rename Small 2").click()
    page.get_by_role("dialog").get_by_label("Name of the deck").fill("Large")
    page.get_by_role("dialog").get_by_role("button", name="Rename").click()
    page.get_by_role("button", name="Delete Small").click()
    assert "Small" in kept(page)  # it asks first
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(decks.get_by_role("listitem").filter(has=page.locator("h2"))).to_have_count(2)
    assert set(kept(page)) == {"Grudge", "Large"}
    page.reload()
    expect(decks.get_by_role("link", name="Large")).to_be_visible()


def test_setting_up_a_table_offers_ready_decks_only(new_page: NewPage, keep: Keep) -> None:
    page = with_decks(new_page(level="random"), GRUDGE, SMALL)
    page.goto("/")
    page.get_by_role("article", name="Invasion").get_by_role("button", name="More…").click()
    dialog = page.get_by_role("dialog", name="Invasion")
    expect(dialog.get_by_role("radio", name="Dwarfs")).to_be_attached()
    dialog.locator("select:has(option[value='draft'])").select_option("decks")
    expect(dialog.get_by_role("radio", name="Dwarfs")).to_have_count(0)
    expect(dialog.get_by_label("Draft side")).to_have_count(0)
    own = dialog.get_by_label("Your deck")
    expect(own.locator("option[value='grudge']")).to_be_enabled()
    expect(own.locator("option[value='small']")).to_be_disabled()
    dialog.get_by_text("One deck is not ready to play").first.click()
    expect(dialog.get_by_text("3 cards are too few: at least 50.").first).to_be_visible()
    expect(dialog.get_by_label("Deck of the opponent at seat 2")).to_be_visible()
    own.select_option("grudge")
    keep(page, "decks-setup-desktop")
    assert_accessible(page)
    dialog.get_by_role("button", name="Sit down").click()
    my_turn(page)
    table = ask(page, "GET", f"/tables/{page.url.rpartition('/')[2]}")
    assert table["options"]["deck_a"] == GRUDGE_LIST
    page.goto("/")  # the next table begins with the same deck
    page.get_by_role("article", name="Invasion").get_by_role("button", name="More…").click()
    dialog.locator("select:has(option[value='draft'])").select_option("decks")
    expect(own).to_have_value("grudge")


def test_a_guest_brings_a_deck_that_the_host_does_not_see(new_page: NewPage, keep: Keep) -> None:
    host, guest = new_page(name="Ada"), with_decks(new_page(name="Bob"), GRUDGE)
    table = sit(host, "invasion", [{"kind": "human"}, {"kind": "open"}], {"mode": "decks"})
    link = host.get_by_label("Link for seat 2").input_value()
    guest.goto(link)
    guest.get_by_label("Your deck").select_option("grudge")
    keep(guest, "decks-invitation-desktop")
    assert_accessible(guest)
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator("[data-entry]")).to_be_attached()
    expect(guest.locator("[data-entry]")).to_be_attached()
    assert ask(guest, "GET", f"/tables/{table}")["options"]["deck_b"] == GRUDGE_LIST
    assert "deck_b" not in ask(host, "GET", f"/tables/{table}")["options"]


def test_a_deck_built_in_another_tab_can_be_chosen_at_once(new_page: NewPage) -> None:
    host, guest = new_page(name="Ada"), new_page(name="Bob")
    sit(host, "invasion", [{"kind": "human"}, {"kind": "open"}], {"mode": "decks"})
    guest.goto(host.get_by_label("Link for seat 2").input_value())
    with guest.expect_popup() as opened:
        guest.get_by_role("link", name="Build a deck").click()
    builder = opened.value
    builder.get_by_role("button", name="Import").click()
    builder.get_by_role("dialog").get_by_role("textbox").fill(f"# From afar\n{GRUDGE_LIST}")
    builder.get_by_role("dialog").get_by_role("button", name="Import").click()
    expect(panel(builder).get_by_text("Ready to play")).to_be_visible()
    guest.get_by_label("Your deck").select_option("From afar (Dwarfs, 51)")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator("[data-entry]")).to_be_attached()


def test_an_open_seat_of_a_public_table_is_taken_with_a_deck(new_page: NewPage) -> None:
    host, guest = new_page(name="Ada"), with_decks(new_page(name="Bob"), GRUDGE)
    table = sit(host, "invasion", [{"kind": "human"}, {"kind": "open"}], {"mode": "decks"}, public=True)
    guest.goto(f"/t/{table}")
    guest.get_by_label("Your deck").select_option("grudge")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator("[data-entry]")).to_be_attached()
    assert ask(guest, "GET", f"/tables/{table}")["options"]["deck_b"] == GRUDGE_LIST


def test_builder_on_a_phone(new_page: NewPage, keep: Keep) -> None:
    page = with_decks(new_page("phone"), GRUDGE)
    page.goto("/decks/grudge")
    expect(card(page, "defender_of_the_hold")).to_be_visible()
    expect(panel(page)).to_be_hidden()
    page.get_by_role("button", name="Filter").click()
    small = """() => [...document.querySelectorAll('button, a, select, input')].filter(one => {
      const box = one.getBoundingClientRect();
      return one.checkVisibility() && box.width > 1 && (box.height < 43.9 || box.width < 43.9);
    }).map(one => one.outerHTML.slice(0, 120))"""
    assert page.evaluate(small) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"][0]
    keep(page, "decks-filters-phone")
    page.get_by_role("button", name="Filter").click()
    card(page, "defender_of_the_hold").tap()
    foot = page.get_by_role("navigation", name="Deck")
    expect(foot.get_by_text("4 copies, but at most 3 are allowed")).to_be_visible()
    foot.get_by_role("button", name="Deck").click()
    expect(panel(page)).to_be_visible()
    expect(card(page, "defender_of_the_hold")).to_be_hidden()
    panel(page).get_by_role("button", name="Remove Defender of the Hold").tap()
    expect(foot.get_by_text("Ready to play")).to_be_visible()
    assert page.evaluate(small) == []
    keep(page, "decks-deck-phone")
    foot.get_by_role("button", name="Cards").click()
    card(page, "runesmith").dispatch_event("pointerdown", {"pointerType": "touch", "clientX": 9, "clientY": 9})
    expect(page.get_by_role("dialog", name="Runesmith")).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_decks_are_accessible(size: str, new_page: NewPage) -> None:
    page = with_decks(new_page(size), GRUDGE, SMALL)
    page.goto("/decks")
    expect(page.get_by_text("Ready to play")).to_be_visible()
    assert_accessible_in_both(page)
    for button in ("New deck", "Import", "Export Small", "Rename Small", "Delete Small"):
        page.get_by_role("button", name=button, exact=True).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        assert_accessible_in_both(page)
        page.keyboard.press("Escape")
    page.get_by_role("link", name="Small").click()
    expect(card(page, "boar_boyz")).to_be_visible()
    assert_accessible_in_both(page)
    if size == "phone":
        page.get_by_role("button", name="Filter").click()
        assert_accessible_in_both(page)
        page.get_by_role("navigation", name="Deck").get_by_role("button", name="Deck").click()
    panel(page).locator("li .name").first.click()
    expect(page.get_by_role("dialog", name="Boar Boyz")).to_be_visible()
    assert_accessible_in_both(page)


def test_decks_speak_the_language_of_the_reader(new_page: NewPage, keep: Keep) -> None:
    page = with_decks(new_page("laptop", language="de"), SMALL)
    page.goto("/decks/small")
    expect(card(page, "boar_boyz")).to_be_visible()
    for language, heading in {"de": "Deine Decks", "pl": "Twoje talie", "nl": "Jouw decks"}.items():
        page.evaluate(SPEAK, language)
        page.goto("/decks")
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
        page.goto("/decks/small")
        expect(card(page, "boar_boyz")).to_be_visible()
        assert not re.search(r"\b(ui|invasion)-[a-z]", page.inner_text("body"))
        keep(page, f"decks-builder-{language}-laptop")


def test_a_broken_store_is_put_aside(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script("localStorage['spieltisch.decks'] ??= '{broken'")
    page.goto("/decks")
    expect(page.get_by_role("alert")).to_contain_text("nothing was deleted")
    assert page.evaluate("localStorage['spieltisch.decks.unreadable']") == "{broken"


def test_a_full_store_loses_nothing(new_page: NewPage) -> None:
    page = with_decks(new_page(), SMALL)
    page.goto("/decks/small")
    expect(card(page, "boar_boyz")).to_be_visible()
    page.evaluate(
        "() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') } }"
    )
    card(page, "boar_boyz").click()
    expect(page.get_by_role("alert")).to_contain_text("Export the deck before you leave")
    expect(panel(page).get_by_role("listitem").filter(has_text="Boar Boyz")).to_contain_text("4")
    assert kept(page)["Small"]["cards"] == {"boar_boyz": 3}
