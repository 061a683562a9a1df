"""My games: every game that this device knows in one list, found again, marked, taken out to a file and brought in."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from .access import EVERY_RULE, assert_accessible
from .conftest import SIZES, NewPage
from .table import against, assert_touchable, lay, my_turn

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
Keep = Callable[[Page, str], None]


def a_log(path: Path, names: list[str]) -> Path:
    """A finished game as a table saves it."""
    played = json.loads((GOLDEN / "smallworld-2.json").read_text())["match"]
    path.write_text(json.dumps({**played, "names": names}))
    return path


def bring(page: Page, file: Path) -> None:
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Import").click()
    chosen.value.set_files(file)


def rows(page: Page) -> Locator:
    return page.locator("[data-game]")


def conceded(page: Page, title: str, seats: int) -> None:
    lay(page, {"title": title, "seats": against(seats), "name": "Ada"})
    my_turn(page)
    page.keyboard.press("m")
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="yes", exact=True).click()
    expect(page.locator("[data-over='yes']").first).to_be_attached(timeout=90_000)


def test_all_games_are_in_one_list(new_page: NewPage, keep: Keep, tmp_path: Path) -> None:
    page = new_page(name="Ada")
    conceded(page, "invasion", 2)
    lay(page, {"title": "chaos", "seats": against(4), "name": "Ada"})
    my_turn(page)
    page.goto("/games")
    expect(rows(page)).to_have_count(2)
    expect(rows(page).first).to_contain_text("Chaos in the Old World")
    expect(rows(page).first).to_contain_text("Your turn")
    expect(rows(page).last).to_contain_text("lost")

    bring(page, a_log(tmp_path / "log.json", ["Odo", "Marta"]))
    expect(page.get_by_role("dialog")).to_contain_text("One game is new:")
    page.get_by_role("button", name="Add one game").click()
    expect(rows(page)).to_have_count(3)
    expect(page.get_by_text("Odo and Marta")).to_be_visible()
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        keep(page, f"games-{size}")
    page.set_viewport_size({"width": 1440, "height": 900})

    page.get_by_role("searchbox").fill("marta")
    expect(rows(page)).to_have_count(1)
    assert page.url.endswith("/games?search=marta")
    rows(page).get_by_role("button", name="Star this game").click()
    page.goto("/games?starred")
    expect(rows(page)).to_have_count(1)
    expect(rows(page)).to_contain_text("Odo and Marta")
    page.get_by_role("link", name="Finished").click()
    page.reload()
    expect(rows(page)).to_have_count(1)
    page.goto("/games?status=running")
    expect(rows(page)).to_contain_text(["Chaos"])
    assert_accessible(page, EVERY_RULE)


def test_games_of_a_file_come_back_as_they_were(new_page: NewPage, tmp_path: Path) -> None:
    page, other = new_page(), new_page("phone")
    page.goto("/games")
    expect(page.get_by_text("No games yet")).to_be_visible()
    bring(page, a_log(tmp_path / "log.json", ["Odo", "Marta"]))
    page.get_by_role("button", name="Add one game").click()
    rows(page).get_by_role("button", name="Star this game").click()
    with page.expect_download() as waited:
        page.get_by_role("button", name="Export all").click()
    waited.value.save_as(tmp_path / "games.json")
    filed = json.loads((tmp_path / "games.json").read_text())
    assert (filed["spieltisch"], filed["games"][0]["players"], filed["games"][0]["starred"]) == (
        2,
        ["Odo", "Marta"],
        True,
    )

    other.goto("/games")
    bring(other, tmp_path / "games.json")
    other.get_by_role("button", name="Add one game").click()
    expect(rows(other)).to_have_count(1)
    expect(rows(other).get_by_role("button", name="Star this game")).to_have_attribute("aria-pressed", "true")
    assert_touchable(other)
    for text, said in [("{}", "There are no games"), ('{"spieltisch": 9}', "newer version"), ('{"x', "damaged")]:
        (tmp_path / "bad.json").write_text(text)
        bring(other, tmp_path / "bad.json")
        expect(other.get_by_text(said)).to_be_visible()
    expect(rows(other)).to_have_count(1)

    rows(other).get_by_role("button", name="More about this game").click()
    rows(other).get_by_role("link", name="Replay").click()
    other.wait_for_url(re.compile("/r/"))
    other.goto("/games")
    other.get_by_role("button", name="Clear…").click()
    expect(other.get_by_role("dialog")).to_contain_text("one game from a file")
    expect(other.get_by_role("button", name="Export first")).to_be_visible()
    other.get_by_role("button", name="Delete all of this").click()
    expect(rows(other)).to_have_count(0)
