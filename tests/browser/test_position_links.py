"""A moment as a link: it opens for somebody who was never at the table, without an account, and can be played on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewPage
from .table import against, ask, lay, my_turn

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
POSITIONS = {
    "chaos": {"turn": "khorne", "regions": {"empire": "khorne: 2 bloodletter; nurgle: leper"}},
    "smallworld": {"players": [{}, {}], "round": 2},
    "invasion": {"phase": "capital", "active": "a", "a": {"race": "orc", "hand": ["urguck"]}, "b": {"race": "dwarf"}},
}
# What is copied, where no clipboard may be read.
LISTEN = "() => { window.copied = ''; navigator.clipboard.writeText = async (text) => void (window.copied = text); }"


def link_of(page: Page) -> str:
    """The link that the table's menu copies."""
    page.evaluate(LISTEN)
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Copy link").click()
    page.wait_for_function("() => window.copied")
    return str(page.evaluate("() => window.copied"))


@pytest.mark.parametrize("title", POSITIONS)
def test_a_moment_opens_for_a_stranger_and_is_played_on(title: str, new_page: NewPage) -> None:
    giver, stranger = new_page(), new_page("phone", language="de")
    seats = 4 if title == "chaos" else 2
    lay(giver, {"title": title, "seats": against(seats), "position": POSITIONS[title]})
    my_turn(giver)
    link = link_of(giver)
    assert f"/p/{title}#" in link
    assert len(link) < 4096
    stranger.goto(link)
    expect(stranger.locator("#prompt")).to_be_visible()
    expect(stranger.get_by_text("Aus Sicht von")).to_be_visible()
    if title == "chaos":
        expect(stranger.locator("[data-region='empire']")).to_be_visible()
    stranger.get_by_role("button", name="Weiterspielen").click()
    stranger.wait_for_url("**/t/*")
    my_turn(stranger)


def test_a_broken_link_says_so_and_leads_home(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/p/chaos#eJyrVkrKT1WyUkpKLElUqgUAJ")
    expect(page.get_by_role("heading", name="This link does not lead to a position")).to_be_visible()
    expect(page.get_by_text("The link is damaged")).to_be_visible()
    page.get_by_role("link", name="To the front page").click()
    page.wait_for_url("**/")


def test_a_moment_of_a_replay_is_passed_on_as_a_link(new_page: NewPage) -> None:
    giver, stranger = new_page(), new_page("phone")
    giver.goto("/")
    log = json.loads((GOLDEN / "smallworld-2.json").read_text())["match"]
    replay = ask(giver, "POST", "/replays", log)["id"]
    giver.goto(f"/r/{replay}?entry=20")
    link = giver.get_by_role("button", name="Link", exact=True)
    expect(link).to_be_visible()
    giver.evaluate(LISTEN)
    link.click()
    giver.wait_for_function("() => window.copied")
    copied = str(giver.evaluate("() => window.copied"))
    assert copied.endswith(f"/r/{replay}?entry=20")
    stranger.goto(copied)
    expect(stranger.get_by_role("slider", name="Moment")).to_have_value("20")
