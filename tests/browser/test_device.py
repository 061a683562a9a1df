"""The table without a server: a folder on a bare file server, under a path of its own, then no network at all."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from .conftest import ROOT, SETTINGS, Served
from .test_decks import GRUDGE

CLOSINGS = 50 if os.environ.get("SPIELTISCH_DEEP") else 3
# Takes any choice that is offered, until the game is over or so many entries are shown.
PLAY = """async ([seed, most]) => {
  const shown = () => Number(document.querySelector('[data-entry]')?.dataset.entry ?? -1);
  const until = async (is) => { while (!is()) await new Promise((done) => setTimeout(done, 4)); };
  const over = () => document.querySelector('[data-over=yes]') !== null;
  const choices = () => [...document.querySelectorAll('button.choice[data-action]')];
  for (let turn = 0; ; turn++) {
    await until(() => over() || shown() >= most || (document.querySelector('[data-turn=yes]') && choices().length));
    if (over() || shown() >= most) return shown();
    const [before, offered] = [shown(), choices()];
    offered[(seed + turn * 7) % offered.length].click();
    await until(() => shown() !== before || over());
  }
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


class Host:
    """`python -m http.server` on a folder, as bare as a web server can be."""

    def __init__(self, folder: Path) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
        self.address = f"http://127.0.0.1:{self.server.server_port}/deep/down/"
        Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture(scope="module")
def host(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("host")
    command = [sys.executable, "tools/web.py", "static", str(folder / "deep" / "down")]
    subprocess.run(command, cwd=ROOT, check=True)
    made = Host(folder)
    yield made
    made.stop()


@pytest.fixture(scope="module")
def device(chromium: Browser, host: Host) -> Iterator[BrowserContext]:
    """A device that was here once, and has no network since."""
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en", base_url=host.address)
    stored = SETTINGS.replace("MODE", "text").replace("LEVEL", "random").replace("NAME", "Ada")
    decks = json.dumps(json.dumps({"version": 1, "decks": [GRUDGE]}))
    context.add_init_script(
        f"localStorage['spieltisch.settings'] ??= '{stored}'; localStorage['spieltisch.decks'] ??= {decks}"
    )
    page = context.new_page()
    page.goto("")
    expect(page.locator("[data-offline=ready]")).to_be_attached(timeout=120_000)
    page.close()
    host.stop()
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


def play(page: Page, seed: int, most: int = 100_000) -> int:
    page.locator("[data-entry]").wait_for(state="attached", timeout=60_000)
    return int(page.evaluate(PLAY, [seed, most]))


def export(page: Page, tmp_path: Path) -> Path:
    with page.expect_download() as waited:
        page.get_by_role("button", name="Keep the log").first.click()
    path = tmp_path / "log.json"
    waited.value.save_as(path)
    return path


@pytest.mark.timeout(600)
def test_each_title_to_the_end_without_network(page: Page, tmp_path: Path) -> None:
    fewest = {"Small World of Warcraft": "2", "Warhammer: Invasion": "", "Chaos in the Old World": "3"}
    for seed, (title, seats) in enumerate(fewest.items()):
        page.goto("#/")
        if seats:
            card(page, title).get_by_label("Players").select_option(seats)
        card(page, title).get_by_role("button", name="Play now").click()
        assert play(page, seed) > 20
    log = export(page, tmp_path)
    told = subprocess.run([sys.executable, "-m", "spieltisch", "verify", str(log)], capture_output=True, text=True)
    assert told.returncode == 0, told.stdout + told.stderr
    page.goto("#/")
    page.locator("input[type=file]").first.set_input_files(log)
    expect(page.get_by_role("button", name="Continue from here")).to_be_visible(timeout=60_000)
    assert "#/r/" in page.url


def test_a_deck_and_friends_elsewhere(page: Page) -> None:
    page.get_by_role("button", name="Invite friends").first.click()
    expect(page.get_by_role("dialog", name="Friends elsewhere need a server")).to_be_visible()
    page.keyboard.press("Escape")
    card(page, "Warhammer: Invasion").get_by_role("link", name="Your decks").click()
    page.get_by_role("link", name="Grudge").click()
    expect(page.locator("[data-card='runesmith']").first).to_be_visible()


@pytest.mark.timeout(3600 if CLOSINGS > 3 else 300)
def test_no_shown_move_is_lost_by_closing(page: Page, device: BrowserContext) -> None:
    card(page, "Small World of Warcraft").get_by_role("button", name="Play now").click()
    shown = play(page, 1, 4)
    address, dice = page.url, random.Random(CLOSINGS)
    for closing in range(CLOSINGS):
        tab = device.new_page()
        page.close()  # the other tab takes the house over
        page = tab
        page.goto(address)
        page.locator(f"[data-entry='{shown}']").or_(page.locator("[data-entry]")).first.wait_for(state="attached")
        page.wait_for_function("n => Number(document.querySelector('[data-entry]').dataset.entry) >= n", arg=shown)
        shown = play(page, closing, shown + dice.randint(1, 9))


@pytest.mark.timeout(300)
def test_a_game_is_played_on_here_and_taken_home(chromium: Browser, own_server: Served) -> None:
    """The server goes away in the middle of a game against opponents, and comes back."""
    context = chromium.new_context(locale="en", base_url=own_server.address)
    stored = SETTINGS.replace("MODE", "text").replace("LEVEL", "random").replace("NAME", "Ada")
    context.add_init_script(f"localStorage['spieltisch.settings'] ??= '{stored}'")
    page = context.new_page()
    page.goto("/here/")
    expect(page.locator("[data-offline=ready]")).to_be_attached(timeout=120_000)
    page.goto("/")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url) if request.url.endswith("/along") else None)
    page.locator("footer").get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Menu").first.click(timeout=60_000)
    keep = page.get_by_role("button", name="Keep this game along")
    keep.wait_for(timeout=60_000)
    assert fetched == []  # nothing hidden comes here unasked
    with page.expect_response("**/along"):
        keep.click()
    expect(page.get_by_text("nobody else can sit down").first).to_be_visible()
    home, there = page.url, int(page.locator("[data-entry]").get_attribute("data-entry") or 0)
    own_server.stop(hard=True)
    page.get_by_role("button", name="Play on here").click(timeout=60_000)
    page.wait_for_url("**/here/#/t/here-*")
    here = play(page, 3, there + 4)
    own_server.start()
    page.goto("/")
    page.get_by_role("button", name="Take it home").click()
    page.wait_for_url(home)
    page.wait_for_function("n => Number(document.querySelector('[data-entry]')?.dataset.entry) >= n", arg=here)
    context.close()
