"""The table without a server: a folder on a bare file server, under a path of its own, then no network at all."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from .conftest import Served
from .device import KEPT, PLAY, Host, play, remembered
from .test_decks import GRUDGE

Keep = Callable[[Page, str], None]
pytestmark = pytest.mark.xdist_group("device")

CLOSINGS = 50 if os.environ.get("SPIELTISCH_DEEP") else 4
FEWEST = {"Small World of Warcraft": "2", "Warhammer: Invasion": "", "Chaos in the Old World": "3"}
# Whatever is on the screen is written down in the same breath; a page finds what the one before it had shown.
WITNESS = """
window.before = Number(localStorage.shown ?? -1);
new MutationObserver(() => {
  const entry = document.querySelector('[data-entry]')?.dataset.entry;
  if (entry) localStorage.shown = entry;
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-entry'] });
"""


@pytest.fixture(scope="module")
def host(built: None, tmp_path_factory: pytest.TempPathFactory) -> Host:
    return Host(tmp_path_factory.mktemp("host"))


def visited(chromium: Browser, host: Host) -> BrowserContext:
    """A device that was here once, and has no network since."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en", base_url=host.address)
    context.add_init_script(remembered(**{"spieltisch.decks": json.dumps({"version": 1, "decks": [GRUDGE]})}))
    page = context.new_page()
    page.goto("")
    expect(page.locator("[data-offline=ready]")).to_be_attached(timeout=120_000)
    page.close()
    host.stop()
    return context


@pytest.fixture(scope="module")
def device(chromium: Browser, host: Host) -> Iterator[BrowserContext]:
    context = visited(chromium, host)
    yield context
    context.close()


@pytest.fixture
def page(device: BrowserContext) -> Iterator[Page]:
    faults: list[str] = []
    made = device.new_page()
    made.on("pageerror", lambda error: faults.append(str(error)))
    made.goto("")
    yield made
    made.close()
    assert not faults, faults


def card(page: Page, title: str) -> Any:
    return page.get_by_role("article", name=title)


def saved(page: Page, button: str, path: Path) -> Path:
    with page.expect_download() as waited:
        page.get_by_role("button", name=button).first.click()
    waited.value.save_as(path)
    return path


def verify(log: Path) -> None:
    told = subprocess.run([sys.executable, "-m", "spieltisch", "verify", str(log)], capture_output=True, text=True)
    assert told.returncode == 0, told.stdout + told.stderr


@pytest.mark.timeout(600)
def test_each_title_to_the_end_without_network(page: Page, tmp_path: Path) -> None:
    """Each leaves a log that `spieltisch verify` takes, and that opens as a replay."""
    for seed, (title, seats) in enumerate(FEWEST.items()):
        page.goto("#/")
        if seats:
            card(page, title).get_by_label("Players").select_option(seats)
        card(page, title).get_by_role("button", name="Play now").click()
        assert play(page, seed) > 20
        log = saved(page, "Save the log", tmp_path / f"{seed}.json")
        verify(log)
    page.goto("#/")
    page.locator("input[type=file]").first.set_input_files(log)
    expect(page.get_by_role("button", name="Continue from here")).to_be_visible(timeout=60_000)
    assert "#/r/" in page.url


def test_a_lesson_a_guided_game_a_book_and_a_deck(page: Page) -> None:
    page.goto("#/puzzles/smallworld/01-landfall")
    page.get_by_role("button", name="Open on the table").click()
    for region in ("l1a_11", "l1a_8"):
        page.locator(f'[data-action="conquer {region}"]').locator("visible=true").last.click()
    expect(page.locator("[data-fate='solved']")).to_be_visible()
    page.goto("#/")
    card(page, "Small World of Warcraft").locator(".learn").click()
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("heading", name="Let a tired race go")).to_be_visible()
    page.goto("#/rules/invasion")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto("#/")
    page.get_by_role("button", name="Invite friends").first.click()
    expect(page.get_by_role("dialog", name="Friends elsewhere need a server")).to_be_visible()
    page.keyboard.press("Escape")
    card(page, "Warhammer: Invasion").get_by_role("link", name="Your decks").click()
    page.get_by_role("link", name="Grudge").click()
    expect(page.locator("[data-card='runesmith']").first).to_be_visible()


def test_games_go_to_a_file_and_come_from_one(page: Page, tmp_path: Path) -> None:
    """As on another device: the same game under another name is a game that is not here yet."""
    card(page, "Warhammer: Invasion").get_by_role("button", name="Play now").click()
    shown = play(page, 2, 6)
    table = page.url.rpartition("/")[2]
    page.goto("#/")
    expect(page.get_by_role("region", name="Continue playing").get_by_role("link").first).to_contain_text("Invasion")
    page.get_by_role("link", name="My games").click()
    file = saved(page, "Export all", tmp_path / "games.json")
    file.write_text(file.read_text().replace(table, "here-elsewhere"))
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Import").click()
    chosen.value.set_files(file)
    page.get_by_role("button", name="Add one game").click()
    expect(page.get_by_text("One game was imported.")).to_be_visible()
    page.locator("[data-game='device:here-elsewhere'] a.game").click()
    page.wait_for_function("n => Number(document.querySelector('[data-entry]')?.dataset.entry) >= n", arg=shown)
    assert play(page, 3, shown + 4) >= shown + 4


def test_a_box_is_put_right_without_a_server(page: Page) -> None:
    card(page, "Small World of Warcraft").get_by_role("button", name="About this box").click()
    page.get_by_role("button", name="Correct it in the workshop").click()
    expect(page.get_by_text("This pack can be played.")).to_be_visible(timeout=60_000)
    page.get_by_role("textbox", name="Coins").press("+")
    expect(page.locator(".pane.card .changed")).to_contain_text("+2")
    page.get_by_role("button", name="Try it on a table").click()
    expect(page.locator("[data-pack]")).to_be_attached(timeout=60_000)


@pytest.mark.timeout(3600 if CLOSINGS > 4 else 300)
def test_no_shown_move_is_lost_by_closing(page: Page, device: BrowserContext) -> None:
    """In the middle of anybody's move: the next page begins at least where the last one was seen."""
    card(page, "Small World of Warcraft").get_by_role("button", name="Play now").click()
    shown = play(page, 1, 4)
    page.evaluate(KEPT)  # from now on pages start from it
    address, dice = page.url, random.Random(CLOSINGS)
    page.evaluate("n => (localStorage.shown = n)", shown)
    for closing in range(CLOSINGS):
        page.close()
        page = device.new_page()
        page.add_init_script(WITNESS)
        page.goto(address)
        page.locator("[data-entry], [data-over=yes]").first.wait_for(state="attached", timeout=60_000)
        first, before = page.evaluate("[Number(document.querySelector('[data-entry]').dataset.entry), before]")
        assert first >= before
        if page.locator("[data-over=yes]").count():  # the game ended between two closings
            page.goto("#/")
            card(page, "Small World of Warcraft").get_by_role("button", name="Play now").click()
            page.evaluate("localStorage.shown = -1")
            page.locator("[data-entry]").wait_for(state="attached")
            address, first = page.url, 0
        page.evaluate(f"args => void ({PLAY})(args)", [closing, 100_000])
        soon = first + dice.randint(1, 12)
        page.wait_for_function(
            "n => Number(localStorage.shown) >= n || document.querySelector('[data-over=yes]')", arg=soon
        )
    page.close()


@pytest.mark.usefixtures("device")  # the host is away
def test_a_new_edition_waits_for_the_end_of_the_game(chromium: Browser, host: Host, keep: Keep) -> None:
    """A device of its own: a browser takes minutes to let an edition go whose pages were torn away while loading."""
    host.start()
    context = visited(chromium, host)
    page = context.new_page()
    page.goto("")
    worker = host.table / "sw.js"
    worker.write_text(re.sub('"version": "[0-9a-f]+"', '"version": "next"', worker.read_text()))
    card(page, "Warhammer: Invasion").get_by_role("button", name="Play now").click()
    shown = play(page, 5, 3)
    host.start()
    page.evaluate("navigator.serviceWorker.getRegistration().then((known) => known.update())")
    strip = page.get_by_text("This game stays on the old one.")
    expect(strip).to_be_visible(timeout=60_000)
    later = page.get_by_role("button", name="After the game")
    later.hover()  # under a hand it does not go after its eight seconds
    keep(page, "update")
    later.click()
    expect(strip).to_be_hidden()
    assert play(page, 6, shown + 2) >= shown + 2
    page.evaluate("() => { window.isOld = true; location.hash = '#/'; }")
    page.wait_for_function("() => !window.isOld", timeout=90_000)  # nobody plays any more: now it is taken
    page.locator("[data-offline=ready]").click()
    expect(page.get_by_text("A new version is available")).to_have_count(0)
    host.stop()
    context.close()


@pytest.mark.timeout(300)
def test_a_game_is_played_on_here_and_taken_home(chromium: Browser, own_server: Served, keep: Keep) -> None:
    """The server goes away in the middle of a game against opponents, and comes back."""
    own_server.start()
    context = chromium.new_context(locale="en", base_url=own_server.address, viewport={"width": 390, "height": 844})
    context.add_init_script(remembered())
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto("/here/")
    expect(page.locator("[data-offline=ready]")).to_be_attached(timeout=120_000)
    page.goto("/")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url) if request.url.endswith("/along") else None)
    card(page, "Small World").get_by_role("button", name="Play now").click()
    page.locator("[data-turn=yes]").wait_for(state="attached")  # nobody at the server moves after the copy is made
    page.get_by_role("button", name="Menu").first.click()
    along = page.get_by_role("button", name="Keep an offline copy")
    along.wait_for(timeout=60_000)
    assert fetched == []  # nothing hidden comes here unasked
    with page.expect_response("**/along"):
        along.click()
    expect(page.get_by_text("nobody else can join").first).to_be_visible()
    home, there = page.url, int(page.locator("[data-entry]").get_attribute("data-entry") or 0)
    own_server.stop(hard=True)
    sheet = page.get_by_role("dialog", name="Play on here?")
    expect(sheet.get_by_text(re.compile("trying again in"))).to_be_visible(timeout=60_000)
    keep(page, "lost-phone")
    sheet.get_by_role("button", name="Play on here").click()
    page.wait_for_url("**/here/#/t/here-*")
    here = play(page, 3, there + 4)
    own_server.start()
    page.goto("/")
    page.get_by_role("button", name="Send it back").click()
    page.wait_for_url(home)
    page.wait_for_function("n => Number(document.querySelector('[data-entry]')?.dataset.entry) >= n", arg=here)
    context.close()
