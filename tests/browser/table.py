"""What people do at a table, in words the tests can use."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .loaded import of_this_test


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """The HTTP interface with this device's cookie."""
    answer = page.request.fetch(f"/api/v1{path}", method=method, data=body)
    assert answer.ok, (path, answer.status, answer.text())
    return answer.json()


# From the next page on.
SPEAK = """(language) => {
  const kept = JSON.parse(localStorage['spieltisch.settings'] ?? '{}');
  localStorage['spieltisch.settings'] = JSON.stringify({ ...kept, language });
}"""
# Buttons that a finger can miss: less than 44 px wide or high, hit areas around them counted in.
TOO_SMALL = """() => [...document.querySelectorAll('button, a[href], [role=tab], summary, select, label:has(input)')]
  .flatMap(thing => {
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hits = (dx, dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit === null || thing.contains(hit);
    };
    const isStill = thing.matches("[data-section][aria-disabled='true']");  // tells, and is no move
    if (thing.disabled || isStill || !box.width || !document.elementFromPoint(x, y) || !hits(0, 0)) return [];
    const isWide = box.width > 43 || (hits(-21, 0) && hits(21, 0));
    const isHigh = box.height > 43 || (hits(0, -21) && hits(0, 21));
    const name = thing.innerText.trim() || thing.ariaLabel || thing.className;
    return isWide && isHigh ? [] : [`${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`];
  })"""


def middle(page: Page, selector: str) -> tuple[float, float]:
    """The middle of the first such thing on the screen."""
    box = page.locator(selector).first.bounding_box()
    assert box, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def assert_touchable(page: Page) -> None:
    small = page.evaluate(TOO_SMALL)
    assert not small, small


def assert_leads_to_its_rule(page: Page, link: Locator) -> None:
    """A refusal names its rule: one click opens the book there, and back is the table as it was."""
    table, before = page.url, entry(page)
    link.click()
    page.wait_for_url(re.compile(r"/rules/\w+\?table=\w+#[\w-]+$"))
    expect(page.locator(f"#{page.url.rpartition('#')[2]}")).to_be_in_viewport()
    page.go_back()
    page.wait_for_url(table)
    my_turn(page)
    assert entry(page) == before


Seats = list[dict[str, Any]]


def sit(
    page: Page, title: str, seats: list[dict[str, Any]], options: dict[str, Any] | None = None, public: bool = False
) -> str:
    """Make a table over HTTP and open it."""
    return lay(page, {"title": title, "seats": seats, "options": options or {}, "public": public})


def lay(page: Page, request: dict[str, Any]) -> str:
    """As somebody who comes by the address of a table: no other page was seen before."""
    ask(page, "GET", "/titles")  # it brings the cookie of this device
    words = {"name": "Ada", "contribution": str(of_this_test())}
    table: str = ask(page, "POST", "/tables", {**words, **request})["table"]["id"]
    page.goto(f"/t/{table}")
    return table


# The last turns of a game; `make deep` plays whole ones.
LATE: dict[str, dict[str, Any]] = {
    "chaos": {"gods": ["khorne", "nurgle", "tzeentch"], "round": 6},
    "smallworld": {"players": [{}, {}], "round": 7, "rounds": 9},
    "invasion": {
        "a": {"race": "dwarf", "damage": {"quest": 6, "kingdom": 6}},
        "b": {"race": "orc", "damage": {"quest": 6, "kingdom": 6}},
    },
}


def sit_down_late(page: Page, title: str) -> None:
    """Against opponents who do not think, as few as the title allows."""
    seats = against(3 if title in ("chaos", "lanterns") else 2)
    if title not in LATE or os.environ.get("SPIELTISCH_DEEP"):
        sit(page, title, seats)
    else:
        lay(page, {"title": title, "seats": seats, "position": LATE[title]})


def against(count: int, level: str = "random") -> Seats:
    return [{"kind": "human"}, *[{"kind": "agent", "level": level} for _ in range(count - 1)]]


def entry(page: Page) -> int:
    return int(page.locator("[data-entry]").get_attribute("data-entry") or 0)


def my_turn(page: Page) -> None:
    expect(page.locator("[data-turn='yes'], [data-over='yes']").first).to_be_attached(timeout=90_000)


def moved_on(page: Page, before: int) -> None:
    """Wait until there are more entries than before."""
    page.wait_for_function("n => Number(document.querySelector('[data-entry]')?.dataset.entry) > n", arg=before)


def is_over(page: Page) -> bool:
    return page.locator("[data-over='yes']").count() > 0


# What a person would try, in one look: the first row of selectors with something in sight, and where to click it, for
# things lie on each other. A row with a share below 1 is looked at now and then. Waits for the own turn.
LOOK = """([rows, dice, luck]) => {
  if (document.querySelector("[data-over='yes']")) return 'over';
  if (!document.querySelector("[data-turn='yes']")) return false;
  const spot = thing => {
    const box = thing.getBoundingClientRect();
    const free = (i, j) => {
      const [x, y] = [box.left + box.width * i, box.top + box.height * j];
      return thing.contains(document.elementFromPoint(x, y)) ? {x, y} : null;
    };
    for (const [i, j] of [[.5, .5], [.2, .5], [.8, .5], [.5, .2], [.5, .8], [.2, .2], [.8, .8], [.1, .3], [.1, .7]])
      if (free(i, j)) return free(i, j);
    if (thing.tagName === 'path') for (let n = 1; n < 400; n++) {
      const found = free((n * .618) % 1, (n * .382) % 1);
      if (found) return found;
    }
    return null;
  };
  for (const [selector, share] of rows) {
    if (luck > share) continue;
    const found = [...document.querySelectorAll(selector)].filter(thing => !thing.disabled).map(spot).filter(Boolean);
    if (found.length) return found[Math.floor(dice * found.length)];
  }
  return false;
}"""


def play_by_mouse(
    page: Page,
    rows: list[tuple[str, float]],
    seed: int,
    at: dict[int, Callable[[], None]] | None = None,
    most: int | None = None,
) -> None:
    """Click about until the game is over, or for `most` clicks; `at` says what to do after so many."""
    dice = Random(seed)
    for clicks in range(most or 4000):
        seen = page.wait_for_function(LOOK, arg=[rows, dice.random(), dice.random()]).json_value()
        if seen == "over":
            return
        if at and clicks in at:
            at[clicks]()
        page.mouse.click(seen["x"], seen["y"])
    assert most, "the game does not end"
