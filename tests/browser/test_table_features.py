"""What people need now and then: pass in advance, take a chair, silence somebody, play by the clock, look back."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import NewPage, Served
from .table import against, entry, moved_on, my_turn, sit
from .test_together import TWO_FRIENDS, friends


def menu(page: Page, button: str) -> None:
    page.keyboard.press("m")
    page.get_by_role("dialog", name="Menu").get_by_role("button", name=button, exact=True).click()


def test_pass_for_me_until_the_phase_is_over(new_page: NewPage) -> None:
    page = new_page(mode="text")
    sit(page, "chaos", against(3))
    my_turn(page)
    while not page.locator("header [data-action='pass']").count():
        before = entry(page)
        page.locator("button.choice").first.click()
        moved_on(page, before)
        my_turn(page)
    before = entry(page)
    menu(page, "Standing orders")
    sheet = page.get_by_role("dialog", name="Standing orders")
    sheet.get_by_label("Answer").select_option("pass")
    sheet.get_by_label("How long").select_option(label="until the phase ends")
    sheet.get_by_role("button", name="Give this order").click()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Answered for you: Pass")).to_be_visible()
    moved_on(page, before)
    expect(page.get_by_role("log", name="Log")).to_contain_text("Khorne passes")


def test_watcher_takes_an_absent_seat_when_the_others_agree(own_server: Served, new_page: NewPage) -> None:
    own_server.start(SPIELTISCH_GRACE="0.2", SPIELTISCH_COUNTDOWN="0.5")
    ada = new_page(mode="text", name="Ada", at=own_server)
    bob = new_page(mode="text", name="Bob", at=own_server)
    cid = new_page(mode="text", name="Cid", at=own_server)
    dan = new_page(mode="text", name="Dan", at=own_server)
    table = sit(ada, "lanterns", [*TWO_FRIENDS, {"kind": "open"}], public=True)
    links = [ada.get_by_label(f"Link for seat {seat}").input_value() for seat in (2, 3)]
    for friend, link in zip((bob, dan), links, strict=True):
        friend.goto(link)
        friend.get_by_role("button", name="Sit down").click()
    my_turn(bob)
    cid.goto(f"/t/{table}")
    expect(cid.get_by_text("You are watching.")).to_be_visible()
    bob.goto("/")
    cid.get_by_role("button", name="Ask to take this seat").click()
    for friend in (ada, dan):
        friend.get_by_role("button", name="Agree").click()
    my_turn(cid)
    expect(ada.get_by_role("list", name="Players").first).to_contain_text("Cid")


def test_mute_hides_somebody_and_can_be_taken_back(new_page: NewPage) -> None:
    ada, bob = friends(new_page)
    for text in ("One", "Two"):
        bob.keyboard.press("t")
        bob.keyboard.type(text)
        bob.keyboard.press("Enter")
        bob.keyboard.press("Escape")
    chat = ada.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("Two")
    chat.get_by_role("button", name="Mute Bob").first.click()
    expect(chat).not_to_contain_text("Two")
    ada.get_by_role("button", name="Hear 1 muted player again").click()
    expect(chat).to_contain_text("Two")


def test_clock_runs_for_whoever_decides(new_page: NewPage) -> None:
    page = new_page(mode="text")
    page.goto("/")
    page.get_by_role("button", name="More ways to play Lanterns").click()
    dialog = page.get_by_role("dialog", name="Lanterns")
    dialog.get_by_label("Clock").select_option("brisk")
    dialog.get_by_role("button", name="Sit down").click()
    my_turn(page)
    clock = page.locator("header .clock.running")
    expect(clock).to_have_text(re.compile(r"^1[45]:\d\d$"))
    expect(clock).to_have_text(re.compile(r"^14:\d\d$"))


def test_words_of_players_contribute_to_the_shuffle(new_page: NewPage) -> None:
    page = new_page(mode="text")
    sit(page, "lanterns", TWO_FRIENDS)
    page.get_by_label("Your words for the shuffle").fill("three blind mice")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Your words will be mixed into the shuffle.")).to_be_visible()
    page.get_by_role("button", name="Fill up with computer players").click()
    my_turn(page)


def test_looking_back_at_a_running_game_uses_own_eyes(new_page: NewPage) -> None:
    page = new_page(mode="text")
    table = sit(page, "lanterns", against(2))
    my_turn(page)
    page.locator("button.choice").first.click()
    moved_on(page, 0)
    my_turn(page)
    menu(page, "Look back")
    expect(page.locator("output")).to_have_text(re.compile(r"^0 / \d+$"))
    eyes = page.get_by_label("Seen by")
    expect(eyes).to_have_value("0")
    expect(eyes.locator("option")).to_have_count(2)
    expect(page.get_by_text("Your hand:")).to_be_visible()
    expect(page.get_by_role("button", name="Continue from here")).to_have_count(0)
    eyes.select_option("watch")
    expect(page.get_by_text("Your hand:")).to_have_count(0)
    page.get_by_role("button", name="Back to the table").click()
    my_turn(page)
    assert page.url.endswith(table)
