"""What people do at a table, in words the tests can use."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, expect


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """The HTTP interface with this device's cookie."""
    answer = page.request.fetch(f"/api/v1{path}", method=method, data=body)
    assert answer.ok, (path, answer.status, answer.text())
    return answer.json()


Seats = list[dict[str, Any]]


def sit(
    page: Page, title: str, seats: list[dict[str, Any]], options: dict[str, Any] | None = None, public: bool = False
) -> str:
    """Make a table over HTTP and open it."""
    with page.expect_response("**/api/v1/titles"):  # it brings the cookie of this device
        page.goto("/")
    wish = {"title": title, "seats": seats, "options": options or {}, "public": public, "name": "Ada"}
    table: str = ask(page, "POST", "/tables", wish)["table"]["id"]
    page.goto(f"/t/{table}")
    return table


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


def play_by_mouse(
    page: Page, click_something: Callable[[Page, Random], None], seed: int, at: dict[int, Callable[[], None]]
) -> None:
    """Click about until the game is over; `at` says what to do after so many clicks."""
    dice = Random(seed)
    for clicks in range(4000):
        my_turn(page)
        if is_over(page):
            return
        if clicks in at:
            at[clicks]()
        before = entry(page)
        click_something(page, dice)
        if entry(page) == before:
            page.wait_for_timeout(20)
    raise AssertionError("the game does not end")
