"""The front page: from a cold page to the first decision, and every way to a table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import SIZES, NewPage
from .table import against, my_turn, sit

Keep = Callable[[Page, str], None]
LIGHT = {"chaos": 350_000, "smallworld": 350_000, "invasion": 350_000}  # bytes
LEARNING = 15_000  # what a newcomer gets besides: the line under the prompt, the cards under the finger


@pytest.mark.parametrize("title", ["Chaos in the Old World", "Small World of Warcraft", "Warhammer: Invasion"])
def test_a_newcomer_is_seated_by_the_first_click(title: str, new_page: NewPage) -> None:
    """No settings yet, and nobody waits for the server to say what can be played."""
    page = new_page()
    page.add_init_script("localStorage.clear()")
    page.goto("/")
    page.get_by_role("article", name=title).get_by_role("button", name="Play now").click()
    expect(page.locator("[data-turn='yes'], .film").first).to_be_attached(timeout=90_000)
    page.keyboard.press("Escape")  # what an opponent did before is told first
    my_turn(page)
    assert re.search(r"/t/\w+", page.url)


@pytest.mark.budget
@pytest.mark.parametrize("title", LIGHT)
def test_the_first_decision_is_light(title: str, new_page: NewPage) -> None:
    """All that crosses the wire over HTTP until a table asks for the first time, with nothing kept from before."""
    page = new_page()
    network, sizes, names = page.context.new_cdp_session(page), {}, {}
    network.on("Network.requestWillBeSent", lambda sent: names.update({sent["requestId"]: sent["request"]["url"]}))
    network.on("Network.loadingFinished", lambda end: sizes.update({end["requestId"]: end["encodedDataLength"]}))
    network.send("Network.enable")
    sit(page, title, against(2 if title == "invasion" else 4))
    my_turn(page)
    page.wait_for_load_state("networkidle")
    assert len(sizes) > 20
    heaviest = sorted(((int(size), names[request]) for request, size in sizes.items()), reverse=True)
    light = sum(sizes.values())
    assert light < LIGHT[title], "\n".join(f"{size:>8} {name}" for size, name in heaviest)
    page.keyboard.press("s")
    page.get_by_label("Explain the first decisions in one line").check()
    page.keyboard.press("Escape")
    expect(page.locator(".gently")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes.values()) - light < LEARNING


def test_front_page_shows_the_three_tables(new_page: NewPage, keep: Keep) -> None:
    page = new_page("phone")
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(3)
    page.wait_for_load_state("networkidle")
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        keep(page, f"front-{size}")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, size


def test_front_page_in_light_colours(new_page: NewPage, keep: Keep) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_text("light", exact=True).click()
    dialog.get_by_text("large", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "19.2px"
    keep(page, "settings-light-desktop")
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    keep(page, "front-light-desktop")


def test_language_follows_the_browser_and_switches_at_once(new_page: NewPage, keep: Keep) -> None:
    page = new_page(language="de-AT")
    page.goto("/")
    expect(page.get_by_role("button", name="Jetzt spielen").first).to_be_visible()
    keep(page, "front-german-desktop")
    page.get_by_role("button", name="EN: English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_label("Language").select_option("pl")
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_options_make_the_table_they_say(new_page: NewPage) -> None:
    page = new_page(mode="text")
    page.goto("/")
    page.get_by_role("button", name="More ways to play Lanterns").click()
    dialog = page.get_by_role("dialog", name="Lanterns")
    dialog.get_by_label("Players").select_option("2")
    dialog.locator("details.rules > summary").click()
    dialog.get_by_label("Nights").select_option("1")
    dialog.get_by_role("button", name="Sit down").click()
    my_turn(page)
    expect(page.get_by_text("Nights in all: 1")).to_be_visible()
    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(2)


def test_hot_seat_hides_the_cards_behind_a_curtain(new_page: NewPage, keep: Keep) -> None:
    page = new_page(mode="text", name="Ada")
    page.goto("/")
    page.get_by_role("button", name="More ways to play Lanterns").click()
    dialog = page.get_by_role("dialog", name="Lanterns")
    dialog.get_by_text("Hot seat").click()
    dialog.get_by_label("Players").select_option("3")
    dialog.get_by_label("Name for seat 2").fill("Bob")
    dialog.get_by_role("button", name="Sit down together").click()
    for name in ("Ada", "Bob", "Player 3"):
        expect(page.get_by_role("heading", name=f"The device goes to {name}")).to_be_visible()
        expect(page.get_by_text(f"Only {name} should look now.")).to_be_visible()
        assert page.locator("button.choice").count() == 0
        keep(page, "curtain-desktop")
        page.get_by_role("button", name="Lift the curtain").click()
        my_turn(page)
        page.locator("button.choice").first.click()


def test_watching_opponents(new_page: NewPage) -> None:
    page = new_page(mode="text")
    page.goto("/")
    page.get_by_role("button", name="More ways to play Lanterns").click()
    dialog = page.get_by_role("dialog", name="Lanterns")
    dialog.get_by_text("Watch", exact=True).first.click()
    dialog.get_by_role("button", name="Watch").click()
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible(timeout=90_000)


def test_running_tables_wait_on_the_front_page(new_page: NewPage) -> None:
    page = new_page(mode="text")
    sit(page, "lanterns", against(2))
    my_turn(page)
    page.goto("/")
    table = page.get_by_role("region", name="Continue playing").get_by_role("link", name=re.compile("Lanterns"))
    expect(table.first).to_contain_text("Your turn")
    table.first.click()
    my_turn(page)


# Every line of the heading that ends inside a word.
BROKEN = """(heading) => {
  const [node, range] = [heading.firstChild, document.createRange()];
  const top = (at) => (range.setStart(node, at), range.setEnd(node, at + 1), range.getBoundingClientRect().top);
  return [...node.data].keys().filter((at) => at && /\\S\\S/.test(node.data.slice(at - 1, at + 1))
    && Math.abs(top(at) - top(at - 1)) > 4).map((at) => node.data.slice(0, at)).toArray();
}"""


@pytest.mark.parametrize("language", ["en", "de", "pl", "nl"])
def test_no_word_of_the_heading_over_running_tables_is_broken(language: str, new_page: NewPage) -> None:
    page = new_page(mode="text", language=language)
    sit(page, "lanterns", against(2))
    page.goto("/")
    heading = page.locator("#go-on")
    expect(heading).to_be_visible()
    for width, height in [(1366, 650), (844, 390), (390, 844)]:
        page.set_viewport_size({"width": width, "height": height})
        assert heading.evaluate(BROKEN) == [], (width, height)
