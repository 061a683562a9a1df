"""Those who watch: a side, a delay, open hands with everybody's consent, a page for streams; gestures and the host."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .access import EVERY_RULE, assert_accessible
from .conftest import NewPage
from .table import ask, entry, moved_on, my_turn
from .test_fingers import PLAYED_ON

Keep = Callable[[Page, str], None]


def watched(new_page: NewPage, title: str = "invasion") -> tuple[Page, Page, Page, str]:
    """Two at a table, and somebody who watches by the link."""
    ada, bob, eve = new_page(name="Ada"), new_page(name="Bob"), new_page("laptop", name="Eve")
    ask(ada, "GET", "/titles")
    seats = [{"kind": "human"}, {"kind": "open"}]
    if title == "chaos":
        seats += [{"kind": "agent", "level": "random"}] * 2
    request = {"title": title, "name": "Ada", "seats": seats, "position": PLAYED_ON[title], "contribution": "3"}
    made = ask(ada, "POST", "/tables", request)
    table = made["table"]["id"]
    for page, link in ((bob, made["table"]["seats"][1]["invite"]), (eve, made["table"]["watch"])):
        ask(page, "GET", "/titles")
        joined = {"token": link.partition("#")[2], "name": "Bob" if page is bob else "Eve", "contribution": "4"}
        ask(page, "POST", f"/tables/{table}/join", joined)
    for page in (ada, bob, eve):
        page.goto(f"/t/{table}")
        expect(page.locator("[data-entry]")).to_be_attached()
    return ada, bob, eve, table


def host_sheet(page: Page) -> None:
    page.keyboard.press("m")
    page.get_by_role("button", name="Host", exact=True).click()
    expect(page.get_by_role("dialog", name="Host")).to_be_visible()


@pytest.mark.parametrize("title", ["chaos", "smallworld", "invasion"])
def test_hands_open_with_consent_and_close_again(title: str, new_page: NewPage, keep: Keep) -> None:
    ada, bob, eve, _ = watched(new_page, title)
    eve.get_by_label("as seen by").select_option(label="Ada")
    expect(eve.get_by_text("Hands are open after the game")).to_be_visible()
    keep(eve, f"watching_{title}_closed")
    for page in (ada, bob):
        page.keyboard.press("m")
        page.get_by_label("Spectators may see my hand").click()
        expect(page.locator("dialog[open]")).to_have_count(0)
    expect(eve.get_by_text("All players show you their hands.")).to_be_visible()
    hand = {"chaos": "button[data-card='skull_throne']", "invasion": ".held[data-card='keystone_forge']"}.get(title)
    if hand:
        expect(eve.locator(hand)).to_be_visible()
    keep(eve, f"watching_{title}_open")
    assert_accessible(eve, EVERY_RULE)
    bob.keyboard.press("m")
    bob.get_by_label("Spectators may see my hand").click()
    if hand:
        expect(eve.locator(hand)).to_have_count(0)


def test_a_stream_has_nothing_to_press_and_is_behind(new_page: NewPage, keep: Keep) -> None:
    ada, _bob, eve, table = watched(new_page)
    host_sheet(ada)
    ada.get_by_label("Spectators see the table").select_option("1")
    ada.keyboard.press("Escape")
    eve.goto(f"/t/{table}?stream&side=2")
    expect(eve.get_by_text("one move late")).to_be_visible()
    my_turn(ada)
    before = entry(ada)
    ada.keyboard.press("p")
    moved_on(ada, before)
    assert entry(eve) == before
    expect(eve.get_by_role("button", name="Menu")).to_have_count(0)
    keep(eve, "watching_stream")


def test_a_gesture_is_seen_and_a_line_is_reported(new_page: NewPage, keep: Keep) -> None:
    ada, bob, eve, _ = watched(new_page)
    eve.keyboard.press("t")
    eve.get_by_role("button", name="Quick words").click()
    eve.get_by_role("button", name="Cheers!").click()
    expect(ada.locator(".bubble.gesture")).to_contain_text("Cheers!")
    keep(ada, "gesture")
    eve.get_by_label("Say something").fill("you cheat")
    eve.keyboard.press("Enter")
    bob.keyboard.press("t")
    bob.get_by_role("log").get_by_text("you cheat").hover()
    bob.get_by_role("button", name="Report this line by Eve").last.click()
    expect(ada.get_by_text("was reported to you")).to_be_visible()
    host_sheet(ada)
    sheet = ada.get_by_role("dialog", name="Host")
    expect(sheet).to_contain_text("you cheat")
    keep(ada, "host")
    assert_accessible(ada, EVERY_RULE)
    sheet.get_by_role("button", name="Mute for everybody").first.click()
    eve.get_by_label("Say something").fill("and again")
    eve.keyboard.press("Enter")
    expect(eve.get_by_text("The host has muted you")).to_be_visible()
    eve_row = sheet.get_by_role("listitem").filter(has_text="Eve").last
    eve_row.get_by_role("button", name="Remove from the table").click()
    eve_row.get_by_role("button", name="Yes, remove").click()
    expect(eve.get_by_role("heading", name="You can’t join here")).to_be_visible()
