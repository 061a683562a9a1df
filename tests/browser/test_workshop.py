"""The owner of a box puts right what nobody here could know, plays with it, and anybody can look at that game."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from .conftest import NewPage
from .table import ask

Keep = Callable[[Page, str], None]
TITLES = {"Chaos in the Old World": "chaos", "Small World of Warcraft": "smallworld", "Warhammer: Invasion": "invasion"}


def open_workshop(page: Page, title: str, path: str) -> None:
    page.goto(f"/workshop/{title}#{path}")
    expect(page.get_by_text("The pack can be played with.")).to_be_visible()


def correct(page: Page) -> None:
    """One Old World card, one badge, one island."""
    open_workshop(page, "chaos", "old_world/greenskins_invade")
    page.get_by_role("textbox", name="amount").press("+")
    expect(page.locator(".pane.card")).to_contain_text("2 dice are rolled")
    page.get_by_text("on the piece before me").click()
    open_workshop(page, "smallworld", "power/archaeologist")
    page.get_by_role("textbox", name="Tokens").press("-")
    expect(card(page, "pack")).to_be_visible()
    page.get_by_role("button", name="Islands").click()
    page.get_by_role("button", name=re.compile("Gullet Bay")).click()
    page.get_by_role("button", name="hill", exact=True).click()
    page.get_by_role("button", name=re.compile("^1, swamp")).click(force=True)
    expect(page.get_by_role("button", name=re.compile("^1, hill"))).to_be_attached()
    expect(card(page, "pack")).to_be_visible()


def card(page: Page, standing: str) -> Locator:
    return page.locator(f".pane.card [data-mark={standing}]")


def watch(page: Page, title: str, players: str) -> None:
    """Opponents play it to the end with the pack of this device."""
    page.goto("/")
    page.get_by_role("article", name=title).get_by_role("button", name="Watch").click()
    dialog = page.get_by_role("dialog", name=title)
    dialog.get_by_role("combobox", name="Players").select_option(players)
    dialog.get_by_role("combobox", name="Pack", exact=True).select_option(label="Marta’s box")
    dialog.get_by_role("button", name="Watch").click()
    expect(page.locator("[data-pack]")).to_contain_text("Marta’s box")
    expect(page.locator("[data-over='yes']")).to_be_attached(timeout=120_000)


def saved(page: Page, folder: Path) -> Path:
    with page.expect_download() as waited:
        page.get_by_role("button", name="Keep the log").first.click()
    path = folder / "log.json"
    waited.value.save_as(path)
    return path


def test_an_owners_evening(new_page: NewPage, keep: Keep, tmp_path: Path) -> None:
    """What was put right is played with, and its log holds on a machine that never saw the pack."""
    page = new_page(mode="text", name="Marta")
    correct(page)
    program = str(Path(sys.executable).with_name("spieltisch"))
    for title, players, marked in (
        ("Chaos in the Old World", "3", "old_world/greenskins_invade"),
        ("Small World of Warcraft", "2", "face/l1b"),
    ):
        watch(page, title, players)
        log = saved(page, tmp_path)
        told = subprocess.run([program, "verify", str(log)], cwd=tmp_path, capture_output=True, text=True)
        assert told.returncode == 0, told.stdout + told.stderr
        elsewhere = new_page(name="Ada")
        elsewhere.goto("/")
        elsewhere.locator("input[type=file]").first.set_input_files(log)
        elsewhere.wait_for_url(re.compile(r"/r/\w+"))
        expect(elsewhere.locator(".table, .board, svg").first).to_be_visible()
        options = ask(elsewhere, "GET", f"/replays/{elsewhere.url.split('/r/')[1].split('?')[0]}")["options"]
        kind, record = marked.split("/")
        assert record in options["pack"]["pack"][kind]
        keep(elsewhere, f"pack-replay-{kind}")


def test_no_piece_of_ours_is_without_a_mark(new_page: NewPage, keep: Keep) -> None:
    """About each box all records that are not as printed are shown with a mark, and the mark says why."""
    page = new_page()
    page.goto("/")
    for article, title in (
        ("Chaos in the Old World", "chaos"),
        ("Small World", "smallworld"),
        ("Invasion", "invasion"),
    ):
        page.get_by_role("article", name=article).get_by_role("button", name="About this box").click()
        sheet = page.get_by_role("dialog", name="About this box")
        box = ask(page, "GET", f"/titles/{title}/box")
        ours = {f"{one['kind']}/{one['id']}" for one in box["records"] if one["provenance"] != "printed"}
        expect(sheet.locator("[data-mark]")).to_have_count(len(ours))
        marks = sheet.locator("[data-mark]")
        assert set(marks.evaluate_all("all => all.map((mark) => mark.dataset.records)")) == ours
        keep(page, f"about-{title}")
        marks.first.click()
        note = page.locator("dialog.note")
        expect(note.get_by_text("Printed:")).to_be_visible()
        page.keyboard.press("Escape")
        expect(marks.first).to_be_focused()
        page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()
