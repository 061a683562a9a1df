"""What friends see of each other: a seat on a second device, all tables by a code, the invitation, the chat."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .access import assert_accessible
from .conftest import AT_HOME, NewPage
from .table import against, assert_touchable, entry, lay, moved_on, my_turn, sit
from .test_together import friends, invite

Keep = Callable[[Page, str], None]


def test_my_seat_on_my_phone_by_a_link_that_works_once(new_page: NewPage, keep: Keep) -> None:
    ada, bob = friends(new_page)
    used = bob.url
    bob.keyboard.press("m")
    bob.get_by_role("button", name="My seat on another device").click()
    sheet = bob.get_by_role("dialog", name="My seat on another device")
    link = sheet.locator("figcaption").inner_text()
    keep(bob, "my-seat-desktop")
    phone = new_page("phone", mode="text", language="de")
    phone.goto(link)
    expect(phone.get_by_text("Der Platz von Bob")).to_be_visible()
    keep(phone, "my-seat-phone")
    assert_touchable(phone)
    phone.get_by_role("button", name="Hier weiterspielen").click()
    my_turn(phone)
    assert "#" not in phone.url
    before = entry(bob)
    phone.locator("button.choice").first.click()
    moved_on(bob, before)
    thief = new_page("phone", mode="text")
    thief.goto(link)
    expect(thief.get_by_role("heading", name="This link has been used")).to_be_visible()
    expect(thief.get_by_text("the seat belongs to Bob")).to_be_visible()
    keep(thief, "link-used-phone")
    assert used == bob.url
    expect(ada.get_by_role("list", name="Players").first).to_contain_text("Bob")


def test_a_code_brings_all_my_tables_to_another_browser(new_page: NewPage, keep: Keep) -> None:
    ada = new_page(mode="text", name="Ada")
    sit(ada, "lanterns", against(3))
    my_turn(ada)
    ada.goto("/mine")
    ada.get_by_role("button", name="Make a code").click()
    code = ada.locator(".code").inner_text()
    keep(ada, "mine-desktop")
    assert_accessible(ada)
    phone = new_page("phone", mode="text")
    phone.goto("/mine")
    phone.get_by_label("Your code").fill(code.lower())
    phone.get_by_role("button", name="Show my tables").click()
    expect(phone.locator("[data-game] a.game")).to_contain_text("Lanterns")
    keep(phone, "games-phone")
    assert_touchable(phone)
    phone.goto("/mine")
    keep(phone, "mine-phone")
    assert_touchable(phone)
    phone.get_by_role("button", name="Only this browser").click()
    phone.get_by_role("button", name="Yes").click()
    expect(phone.get_by_text("Only this browser has your tables now.")).to_be_visible()
    ada.goto("/games")
    expect(ada.get_by_text("No games yet")).to_be_visible()


def test_an_invitation_says_what_it_is_and_can_be_declined(new_page: NewPage, keep: Keep) -> None:
    ada = new_page(name="Ada")
    seats = [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}, {"kind": "agent", "level": "novice", "name": "Odo"}]
    clock = {"kind": "days", "decision": 3 * 86_400}
    lay(ada, {"title": "chaos", "seats": seats, "clock": clock, "name": "Ada"})
    bob = new_page("phone", name="Bob", language="de")
    bob.goto(invite(ada))
    expect(bob.get_by_text("3 Tage für jede Entscheidung: Die Partie dauert mehrere Tage")).to_be_visible()
    expect(bob.get_by_text("ein Mensch, ein Computergegner und 2 freie Plätze")).to_be_visible()
    expect(bob).to_have_title("Einladung: Chaos in der Alten Welt – Spieltisch")
    keep(bob, "invitation-phone")
    assert_touchable(bob)
    assert_accessible(bob)
    bob.get_by_role("button", name="Ich kann nicht").click()
    expect(ada.get_by_text("Bob cannot come")).to_be_visible()
    keep(ada, "waiting-room-declined-desktop")
    bob.get_by_role("button", name="Platz nehmen").click()
    expect(bob.get_by_text("Ada beginnt die Partie.")).to_be_visible()
    expect(ada.get_by_text("Bob cannot come")).to_have_count(0)
    keep(bob, "waiting-room-guest-phone")
    ada.get_by_role("button", name="Fill up with computer players").click()
    expect(ada.get_by_text("Mirela").first).to_be_attached()


@pytest.mark.parametrize("title", ["invasion", "chaos"])
def test_a_line_is_heard_and_a_finger_is_seen(new_page: NewPage, keep: Keep, title: str) -> None:
    ada = new_page("laptop" if title == "chaos" else "desktop", name="Ada")
    seats = [{"kind": "human"}, {"kind": "open"}] + [{"kind": "agent", "level": "random"}] * (title == "chaos")
    sit(ada, title, seats)
    bob = new_page(name="Bob", language="de")
    bob.goto(invite(ada))
    bob.get_by_role("button", name="Platz nehmen").click()
    for page in (ada, bob):
        expect(page.locator(".board.room [data-seat]").first).to_be_visible()
    bob.locator("body").press("t")
    bob.keyboard.type("schau mal")
    bob.keyboard.press("Enter")
    bubble = ada.locator(".bubble")
    expect(bubble).to_contain_text("schau mal")
    keep(ada, f"bubble-{title}")
    expect(ada.get_by_text("unread").first).to_be_attached(timeout=8_000)
    ada.locator("body").press("t")
    expect(ada.get_by_role("log", name="Chat").last).to_contain_text("schau mal")
    expect(ada.get_by_text("unread")).to_have_count(0)
    ada.get_by_role("button", name="Quick words").last.click()
    ada.get_by_role("button", name="Thanks!").last.click()
    expect(bob.locator(".bubble")).to_contain_text("Danke!")
    ada.get_by_role("button", name="Show the others something").last.click()
    place = ".board.room [data-region='kislev']" if title == "chaos" else ".board.room [data-zone='1-quest']"
    before = entry(ada)
    ada.locator(place).first.click(force=True)
    expect(bob.locator(".ring")).to_be_visible()
    keep(bob, f"look-here-{title}")
    assert entry(ada) == before


def test_notices_are_offered_over_days_with_the_reason_where_they_can_not_work(new_page: NewPage, keep: Keep) -> None:
    ada = new_page(mode="text", name="Ada")
    clock = {"kind": "days", "decision": 3 * 86_400}
    lay(ada, {"title": "lanterns", "seats": [{"kind": "human"}, {"kind": "open"}], "clock": clock, "name": "Ada"})
    bob = new_page("phone", mode="text", name="Bob")
    bob.goto(re.sub("//[^:]+", f"//{AT_HOME}", invite(ada)))
    bob.get_by_role("button", name="Sit down").click()
    expect(bob.get_by_text("This game takes several days.")).to_be_visible()
    bob.get_by_role("button", name="Notify me when it is my turn").click()
    sheet = bob.get_by_role("dialog", name="Notify me when it is my turn")
    expect(sheet).to_contain_text("browsers require HTTPS")
    expect(sheet).to_contain_text("This server sends no e-mail")
    keep(bob, "notices-phone")
    assert_touchable(bob)
    sheet.get_by_role("button", name="Test it now").click()
    expect(sheet).to_contain_text("Nothing has been set up yet.")
    sheet.get_by_label("Webhook").fill("http://127.0.0.1/inside")
    sheet.get_by_role("button", name="Save").click()
    expect(sheet).to_contain_text("https")
