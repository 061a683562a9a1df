"""Every window size: nothing is cut, nothing lies on something else, and no page scrolls."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from spieltisch.learn.book import books

from .conftest import NewPage
from .layout import FLAWS
from .table import against, lay, my_turn
from .test_fingers import PLAYED_ON

# Width, height, and whether fingers point.
WINDOWS = [
    (1440, 780, False),
    (1366, 650, False),
    (1280, 720, False),
    (1024, 768, False),
    (1024, 768, True),
    (844, 390, True),
    (390, 844, True),
    (3840, 2160, False),
]
FLAT = [(844, 390, True)]
POSITIONS: dict[str, dict[str, Any]] = {
    **PLAYED_ON,
    "smallworld at the start of a turn": {
        **{key: value for key, value in PLAYED_ON["smallworld"].items() if key != "phase"},
        "players": [{**PLAYED_ON["smallworld"]["players"][0], "hand": 0}, PLAYED_ON["smallworld"]["players"][1]],
    },
    "smallworld choosing a set": {"players": [{}, {}], "round": 2},
}
WALKS: list[tuple[str, str, list[tuple[int, int, bool]]]] = [
    *[(name, "en", WINDOWS) for name in POSITIONS],
    *[(name, language, FLAT) for name in POSITIONS for language in ("de", "pl")],
]
EVERY_WALK = [
    pytest.param(name, language, WINDOWS, marks=pytest.mark.deep, id=f"{name}-{language}-every window")
    for name in POSITIONS
    for language in ("de", "pl", "nl")
]


SCROLLS = "[...document.querySelectorAll('.column')].some((list) => list.scrollHeight > list.clientHeight + 1)"


# Until nothing has moved for some frames.
SETTLED = """() => new Promise((done) => {
  const places = () => [...document.querySelectorAll('main *')].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height];
  }).join();
  let [before, still] = ['', 0];
  const look = () => {
    const now = places();
    still = now === before ? still + 1 : 0;
    before = now;
    if (still > 4) done();
    else requestAnimationFrame(look);
  };
  look();
})"""


def resize(page: Page, device: CDPSession, width: int, height: int, touch: bool) -> None:
    page.set_viewport_size({"width": width, "height": height})
    device.send("Emulation.setTouchEmulationEnabled", {"enabled": touch})
    assert page.evaluate("matchMedia('(any-pointer: coarse)').matches") == touch
    page.evaluate(SETTLED)


@pytest.mark.parametrize(
    ("name", "language", "windows"), [*WALKS, *EVERY_WALK], ids=lambda one: one if isinstance(one, str) else ""
)
def test_nothing_is_cut_or_covered(name: str, language: str, windows: list[Any], new_page: NewPage) -> None:
    page, title = new_page(language=language), name.split()[0]
    lay(page, {"title": title, "seats": against(4 if title == "chaos" else 2), "position": POSITIONS[name]})
    my_turn(page)
    page.wait_for_load_state("networkidle")
    device = page.context.new_cdp_session(page)
    found: list[str] = []
    for width, height, touch in windows:
        resize(page, device, width, height, touch)
        flaws = page.evaluate(FLAWS)
        if width > 1000 and page.evaluate(SCROLLS):
            flaws.append("not all sets are seen")
        found += [f"{width}x{height}{' touch' if touch else ''}: {flaw}" for flaw in flaws]
    assert not found, "\n".join(found)


# Where everything below the head lies.
PLACES = """() => [...document.querySelectorAll('main *:not(svg *)')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return `${one.tagName} ${[x, y, width, height].map(Math.round)}`;
}).join('\\n')"""
LIES_OVER = """() => {
  const tip = document.querySelector('.gently');
  const board = document.querySelector('main').getBoundingClientRect();
  return tip.getBoundingClientRect().bottom > board.top + 1;
}"""


@pytest.mark.parametrize("name", ["chaos", "smallworld", "invasion"])
def test_the_rule_tip_moves_and_covers_nothing(name: str, new_page: NewPage) -> None:
    page = new_page(gentle=True)
    lay(page, {"title": name, "seats": against(4 if name == "chaos" else 2), "position": POSITIONS[name]})
    my_turn(page)
    expect(page.locator(".gently")).to_be_visible()
    device = page.context.new_cdp_session(page)
    said = {}
    for window in WINDOWS:
        resize(page, device, *window)
        assert not page.evaluate(LIES_OVER), window
        flaws = page.evaluate(FLAWS)
        assert not flaws, (window, flaws)
        said[window] = page.evaluate(PLACES)
    page.locator(".gently button").click()
    page.mouse.move(1, 1)
    expect(page.locator(".gently")).to_have_count(0)
    for window in WINDOWS:
        resize(page, device, *window)
        moved = set(page.evaluate(PLACES).split("\n")) ^ set(said[window].split("\n"))
        assert not moved, (window, sorted(moved)[:4])


@pytest.mark.parametrize("language", ["en", "de", "pl", "nl"])
def test_no_page_of_a_book_is_wider_than_a_phone(language: str, new_page: NewPage) -> None:
    page = new_page("phone", language=language)
    for title in books():
        page.goto(f"/rules/{title}")
        expect(page.locator("article section, main section").first).to_be_attached()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, title
