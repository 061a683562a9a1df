"""Moments in which the table must not be wrong, hide something or take something away by surprise."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, expect

from .conftest import NewPage
from .table import against, assert_touchable, entry, moved_on, my_turn, sit
from .test_islands import take_a_set


def test_the_god_stays_chosen(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("article").filter(has_text="Chaos").get_by_role("button", name="Choose a god").click()
    dialog = page.get_by_role("dialog")
    god = dialog.get_by_role("radio", name="Tzeentch")
    dialog.locator("[data-part=tzeentch]").click()
    expect(dialog.locator("[data-part=tzeentch]")).to_contain_text("two magic symbols")  # what turns his dial
    expect(dialog.locator("[data-part=tzeentch]").get_by_label("How hard to play: hard")).to_be_visible()
    dialog.get_by_label("Players").select_option("3")
    expect(god).to_be_checked()
    expect(dialog.get_by_label("What seat 2 plays").locator("option:checked")).to_have_text("Khorne")
    dialog.get_by_label("What seat 3 plays").select_option(label="Slaanesh")
    expect(dialog.locator("button[type=submit]")).to_have_text("Begin as Tzeentch")
    with page.expect_request("**/api/v1/tables") as sent:
        dialog.locator("button[type=submit]").click()
    assert json.loads(sent.value.post_data or "{}")["options"]["gods"] == "tzeentch khorne slaanesh"


def at_home(route: Route) -> None:
    """This computer is in a home network, until it stops listening there."""
    stops = route.request.method == "PUT" and not route.request.post_data_json["listens"]
    route.fulfill(json={"hosts": [] if stops else ["192.168.1.20"], "stopped": stops, "gone": 0})


def stop_listening(page: Page) -> None:
    """The code of the first free seat stands beside the seats, until nobody else can come."""
    code = page.get_by_label("Show the code for seat 2", exact=True).filter(has=page.locator("svg"))
    expect(code).to_contain_text("http://192.168.1.20")
    page.get_by_role("button", name="Stop letting friends in").click()
    expect(page.get_by_text("these links open only on this computer")).to_be_visible()
    expect(code).to_have_count(0)
    page.get_by_role("button", name="Let friends in again").click()
    expect(code).to_be_visible()


def test_an_opponent_is_who_was_chosen_and_there_is_a_way_back(new_page: NewPage) -> None:
    page = new_page(level="veteran")
    page.route("**/api/v1/reach", at_home)
    page.goto("/")
    page.get_by_role("article").filter(has_text="Chaos").get_by_role("button", name="Invite friends").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Who sits in seat 3").select_option("agent")
    expect(dialog.get_by_label("Level of the opponent in seat 3")).to_have_value("veteran")
    with page.expect_request("**/api/v1/tables") as sent:
        dialog.locator("button[type=submit]").click()
    assert json.loads(sent.value.post_data or "{}")["seats"][2] == {
        "kind": "agent",
        "level": "veteran",
        "name": "Brann",
    }
    expect(page.get_by_text("Brann")).to_be_visible()
    stop_listening(page)
    page.get_by_role("link", name="To the front page").click()
    expect(page.get_by_role("region", name="Continue playing")).to_be_visible()


def test_a_loss_is_confirmed_once(new_page: NewPage) -> None:
    page = new_page(asks=True)
    sit(page, "smallworld", against(2))
    my_turn(page)
    take_a_set(page)
    page.locator("path.region.target[data-action^='conquer']").first.wait_for(state="attached")
    before = entry(page)
    page.keyboard.press("p")
    plate = page.get_by_role("dialog", name="You would give something up for good")
    expect(plate.get_by_text("in reach")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert entry(page) == before
    page.locator(".do").get_by_role("button", name="End conquests").click()
    plate.locator("[data-loses]").click(delay=700)  # what comes at once is no answer
    moved_on(page, before)


@pytest.mark.parametrize("title", ["smallworld", "invasion"])
def test_a_phone_on_its_side_sees_the_board(title: str, new_page: NewPage) -> None:
    page = new_page("flat")
    sit(page, title, against(2))
    my_turn(page)
    if title == "invasion":
        page.locator("[data-action='keep']").first.click()
        zones = page.locator(".board .zone").all()
        assert len(zones) == 6
        board = page.locator(".board").last.bounding_box()
        assert (board or {"height": 0})["height"] >= 200
        assert_touchable(page)
        return
    take_a_set(page)
    page.locator("path.region.target").first.wait_for(state="attached")
    window = page.locator(".window").bounding_box() or {"y": 0, "height": 0}
    seen = [box for region in page.locator("path.region").all() if (box := region.bounding_box())]
    inside = [box for box in seen if box["y"] + box["height"] <= window["y"] + window["height"] + 2]
    assert window["height"] > 250
    assert len(inside) >= 8  # a whole island, not a strip of sea
    assert_touchable(page)


def test_empty_windows_pass_by_themselves(new_page: NewPage) -> None:
    page = new_page(smart=True)
    sit(page, "invasion", against(2, "greedy"))
    my_turn(page)
    page.locator("[data-action='keep']").first.click()
    page.locator("[data-turn='yes'] ~ main, [data-over='yes']").first.wait_for(state="attached", timeout=90_000)
    expect(page.locator(".held.can, .held.some, .piece.can, [data-action]").first).to_be_visible()  # no empty window
    expect(page.locator("#prompt ~ p")).to_contain_text("Left:")
