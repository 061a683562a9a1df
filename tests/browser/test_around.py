"""What people meet around the boards: files that are none, games to go on with, a log and a chat that fit."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .table import against, entry, lay, moved_on, my_turn, sit
from .test_together import invite

Keep = Callable[[Page, str], None]


def test_a_file_that_is_none_is_told_by_its_reason_alone(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    page.goto("/")
    log = {"format": 99, "title": "chaos", "entries": []}
    for name, text, said in (
        ("broken", '{"title":', "This file is damaged or incomplete."),
        ("other", '{"a": 1}', "This file is neither a game log nor a position."),
        ("newer", json.dumps(log), "This is not a readable game log, or one of a newer version."),
        ("large", " " * 4_000_001, "This file is too large: at most 4 MB."),
    ):
        (tmp_path / f"{name}.json").write_text(text)
        page.locator("input[type=file]").set_input_files(tmp_path / f"{name}.json")
        expect(page.get_by_text(said)).to_be_visible()
        expect(page.get_by_text("Setting up the table…")).to_have_count(0)


def test_a_phone_says_how_many_more_games_there_are(new_page: NewPage, keep: Keep) -> None:
    phone = new_page("phone")
    for title in ("smallworld", "invasion", "lanterns"):
        sit(phone, title, against(2))
        my_turn(phone)
    phone.goto("/")
    expect(phone.get_by_role("link", name="2 more")).to_be_visible()
    keep(phone, "continue-phone")
    phone.get_by_role("link", name="2 more").click()
    expect(phone.get_by_role("heading", name="My games")).to_be_visible()


@pytest.mark.parametrize("title", ["chaos", "invasion", "smallworld"])
def test_alone_with_computers_there_is_no_chat(new_page: NewPage, title: str) -> None:
    page = new_page()
    sit(page, title, against(3 if title == "chaos" else 2))
    my_turn(page)
    expect(page.get_by_role("log", name="Log").first).to_be_attached()
    expect(page.get_by_text("Chat", exact=True)).to_have_count(0)
    page.keyboard.press("v")
    expect(page.locator("button.choice").first).to_be_attached()
    expect(page.get_by_text("Chat", exact=True)).to_have_count(0)


def test_what_has_happened_is_not_called_nothing(new_page: NewPage) -> None:
    """The first card of the Old World is told before the first own decision."""
    page = new_page()
    sit(page, "chaos", against(3))
    my_turn(page)
    expect(page.get_by_role("log", name="Log").get_by_role("listitem").first).to_be_visible()
    expect(page.get_by_text("Nothing has happened yet.")).to_have_count(0)


def test_large_letters_leave_room_for_choices(new_page: NewPage, keep: Keep) -> None:
    """720x450 is a laptop at 200 %."""
    page = new_page(mode="text")
    page.set_viewport_size({"width": 720, "height": 450})
    sit(page, "chaos", against(3))
    my_turn(page)
    choices = page.locator(".own.box").bounding_box()
    assert choices
    assert choices["height"] > 150
    keep(page, "text-large-letters")


def test_a_replay_with_open_cards_names_who_drew(new_page: NewPage) -> None:
    page = new_page(mode="text")
    table = lay(page, {"title": "lanterns", "seats": [{"kind": "human"}, {"kind": "human"}], "options": {"nights": 1}})
    my_turn(page)
    while not page.locator("[data-over='yes']").count():
        before = entry(page)
        page.locator("button.choice").first.click()
        moved_on(page, before)
        if page.get_by_role("button", name="Lift the curtain").count():
            page.get_by_role("button", name="Lift the curtain").click()
    page.goto(f"/r/{table}?table")
    page.get_by_role("log", name="Log").wait_for()
    page.keyboard.press("End")
    log = page.get_by_role("log", name="Log")
    expect(log).to_contain_text(re.compile("draws"))
    expect(log).not_to_contain_text("You draw")


def test_a_bubble_stays_on_the_screen(new_page: NewPage, keep: Keep) -> None:
    ada = new_page(name="Ada")
    seats = [{"kind": "human"}, {"kind": "open"}, {"kind": "agent", "level": "random"}]
    sit(ada, "chaos", seats)
    bob = new_page(name="Bob")
    bob.goto(invite(ada))
    bob.get_by_role("button", name="Sit down").click()
    bob.locator(".board.room [data-seat]").first.wait_for()
    bob.locator("body").press("t")
    bob.keyboard.type("This is a long line about all the regions of the Old World.")
    bob.keyboard.press("Enter")
    bubble = ada.locator(".bubble")
    expect(bubble).to_contain_text("long line")
    box = bubble.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 1440
    keep(ada, "bubble-long")


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_chips_name_the_people_behind_the_gods(new_page: NewPage, keep: Keep, size: str) -> None:
    ada = new_page(size, name="Ada")
    sit(ada, "chaos", [{"kind": "human"}, {"kind": "open"}, {"kind": "agent", "level": "random"}])
    bob = new_page(name="Bernhard", mode="text")
    bob.goto(invite(ada))
    bob.get_by_role("button", name="Sit down").click()
    chips = ada.locator(".chips .chip")
    expect(chips.nth(1)).to_contain_text("Bernhard")
    expect(ada.get_by_role("button", name=re.compile(r"Nurgle.*\(Bernhard\)")).first).to_be_visible()
    keep(ada, f"chips-{size}")


def test_a_larger_badge_gets_its_tokens_with_one_key(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/workshop/smallworld")
    page.get_by_role("button", name="Archaeologist").first.click()
    page.get_by_role("group", name="Tokens").get_by_role("button").last.click()
    raise_them = page.get_by_role("button", name="Add the missing tokens")
    expect(raise_them).to_be_visible()
    expect(page.get_by_text("race.blood_elves.tray")).to_have_count(0)
    raise_them.click()
    expect(page.get_by_text("This pack can be played.")).to_be_visible()
    page.keyboard.press("u")
    expect(raise_them).to_be_visible()


@pytest.mark.parametrize("size", ["phone", "flat"])
def test_a_strip_covers_no_chip_on_a_phone(new_page: NewPage, keep: Keep, size: str) -> None:
    page = new_page(size, language="de", name="Ada")
    clock = {"kind": "days", "decision": 3 * 86_400}
    lay(page, {"title": "chaos", "seats": against(3), "clock": clock})
    my_turn(page)
    expect(page.get_by_text("Diese Partie dauert mehrere Tage.")).to_be_visible()
    strip, chips = page.locator(".notices .line").bounding_box(), page.locator(".chips").bounding_box()
    assert strip
    assert chips
    assert strip["y"] + strip["height"] <= chips["y"] + 1
    keep(page, f"strip-{size}")
    page.get_by_role("button", name="Jetzt nicht").click()
    moved = page.locator(".chips").bounding_box()
    assert moved
    assert moved["y"] < chips["y"]


def test_a_phone_says_why_words_go_into_the_shuffle(new_page: NewPage) -> None:
    page = new_page("phone", language="de", name="Ada")
    lay(page, {"title": "smallworld", "seats": [{"kind": "human"}, {"kind": "open"}]})
    expect(page.get_by_text("nicht einmal der Server")).to_be_visible()
    button = page.get_by_role("button", name="Mit Computergegnern auffüllen").bounding_box()
    assert button
    assert button["x"] + button["width"] <= 350
