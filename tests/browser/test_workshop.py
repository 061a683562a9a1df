"""The owner of a box puts right what nobody here could know, plays with it, and anybody can look at that game."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from .access import assert_accessible
from .conftest import NewPage
from .table import ask

Keep = Callable[[Page, str], None]
TITLES = {"Chaos in the Old World": "chaos", "Small World of Warcraft": "smallworld", "Warhammer: Invasion": "invasion"}


def open_workshop(page: Page, title: str, path: str) -> None:
    page.goto(f"/workshop/{title}#{path}")
    expect(page.get_by_text("This pack can be played.")).to_be_visible()


def correct(page: Page) -> None:
    """One Old World card, one badge, one island."""
    open_workshop(page, "chaos", "old_world/greenskins_invade")
    page.get_by_role("textbox", name="amount").press("+")
    expect(page.locator(".pane.card")).to_contain_text("roll 2 dice")
    page.get_by_text("printed on the piece in front of me").click()
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
    dialog.locator("details.rules > summary").click()
    dialog.get_by_role("combobox", name="Pack", exact=True).select_option(label="Marta’s box")
    dialog.get_by_role("button", name="Watch").click()
    expect(page.locator("[data-pack]")).to_contain_text("Marta’s box")
    expect(page.locator("[data-over='yes']")).to_be_attached(timeout=120_000)


def saved(page: Page, folder: Path) -> Path:
    with page.expect_download() as waited:
        page.get_by_role("button", name="Save the log").first.click()
    path = folder / "log.json"
    waited.value.save_as(path)
    return path


def verified(log: Path) -> subprocess.CompletedProcess[str]:
    """On a machine with a home of its own, where nobody ever saw a pack."""
    program = str(Path(sys.executable).with_name("spieltisch"))
    machine = {**os.environ, "HOME": str(log.parent), "XDG_DATA_HOME": str(log.parent)}
    return subprocess.run([program, "verify", str(log)], cwd=log.parent, env=machine, capture_output=True, text=True)


def without_pack(log: Path) -> Path:
    told = json.loads(log.read_text())
    del told["options"]["pack"]
    bare = log.with_name("bare.json")
    bare.write_text(json.dumps(told))
    return bare


def test_an_owners_evening(new_page: NewPage, keep: Keep, tmp_path: Path) -> None:
    """What was put right is played with, and its log holds on a machine that never saw the pack."""
    page = new_page(mode="text", name="Marta")
    correct(page)
    for title, players, marked in (
        ("Chaos in the Old World", "3", "old_world/greenskins_invade"),
        ("Small World of Warcraft", "2", "face/l1b"),
    ):
        watch(page, title, players)
        log = saved(page, tmp_path)
        told = verified(log)
        assert told.returncode == 0, told.stdout + told.stderr
        assert verified(without_pack(log)).returncode != 0
        elsewhere = new_page(name="Ada")
        elsewhere.goto("/")
        elsewhere.locator("input[type=file]").first.set_input_files(log)
        elsewhere.wait_for_url(re.compile(r"/r/\w+"))
        expect(elsewhere.locator(".table, .board, svg").first).to_be_visible()
        options = ask(elsewhere, "GET", f"/replays/{elsewhere.url.split('/r/')[1].split('?')[0]}")["options"]
        kind, record = marked.split("/")
        assert record in options["pack"]["pack"][kind]
        keep(elsewhere, f"pack-replay-{kind}")


def test_every_designed_piece_is_marked(new_page: NewPage, keep: Keep) -> None:
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


def test_a_box_is_put_right_by_hand(new_page: NewPage, keep: Keep, tmp_path: Path) -> None:
    """Map, own card, file and link; an island by its points; and whoever uses a reader can do it all."""
    page = new_page(name="Marta")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_workshop(page, "chaos", "old_world/greenskins_invade")
    page.locator("[data-place=kislev]").first.click()
    expect(page.get_by_role("button", name="without Kislev")).to_be_visible()
    expect(page.locator(".pane.card .changed").first).to_contain_text("Kislev")
    keep(page, "workshop-card")
    assert_accessible(page)
    page.get_by_role("button", name="A card of my own").click()
    page.locator(".field.name input").fill("The Long Night")
    page.get_by_role("textbox", name="Copies in the deck").press("+")
    expect(page.get_by_role("heading", name="The Long Night")).to_be_visible()
    with page.expect_download() as waited:
        page.get_by_role("button", name=re.compile("^Save as file")).click()
    waited.value.save_as(tmp_path / "marta.toml")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_text("A link containing the pack has been copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("button", name=re.compile("^Try it on a table")).click()
    expect(page.locator("[data-pack]")).to_contain_text("Marta’s box")

    friend = new_page("phone", name="Ada")
    friend.goto(link)
    friend.get_by_role("button", name="Use this pack").click()
    friend.get_by_role("button", name="List", exact=True).click()
    expect(friend.get_by_role("button", name=re.compile("The Long Night"))).to_be_visible()
    assert_accessible(friend)
    keep(friend, "workshop-phone")
    friend.locator(".file input").set_input_files(tmp_path / "marta.toml")
    expect(friend.get_by_role("dialog")).to_contain_text("Greenskins Invade")


def test_an_island_is_drawn_by_keys_and_fingers(new_page: NewPage, keep: Keep) -> None:
    page = new_page(name="Marta")
    open_workshop(page, "smallworld", "face/l1b")
    first = page.get_by_role("button", name=re.compile("^1, swamp"))
    first.focus()
    first.press("Enter")
    page.keyboard.press("e")
    point = page.locator("[data-point='0']")
    expect(point).to_be_focused()
    name = point.get_attribute("aria-label") or ""
    page.keyboard.press("Shift+ArrowUp")
    expect(point).not_to_have_attribute("aria-label", name)
    expect(point).to_be_focused()
    page.keyboard.press("e")
    expect(page.locator("[data-point='1']")).to_be_focused()
    expect(card(page, "pack")).to_be_visible()
    keep(page, "workshop-island")
    assert_accessible(page)
    drag_under_the_lens(page)
    page.get_by_role("button", name="Zoom in").click()
    expect(page.get_by_text("150 %")).to_be_visible()
    pinch(page)
    expect(page.locator(".water span")).to_have_text(re.compile(r"^(29|30)\d %$"))


def pinch(page: Page) -> None:
    """Two fingers move apart to twice their distance."""
    sea = page.locator("svg.sea").bounding_box()
    assert sea
    middle = (sea["x"] + sea["width"] / 2, sea["y"] + sea["height"] / 2)
    hand = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 40), ("touchMove", 60), ("touchMove", 80), ("touchEnd", None)):
        points = (
            [] if apart is None else [{"x": middle[0] + x, "y": middle[1], "id": int(x > 0)} for x in (-apart, apart)]
        )
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def drag_under_the_lens(page: Page) -> None:
    """One finger takes a point up, and sees it above the finger."""
    point = page.locator("[data-point='1']")
    box = point.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    hand.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": at["x"] + 12, "y": at["y"] + 9}]})
    expect(page.locator("[id^='lens-']")).to_be_attached()
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("[id^='lens-']")).to_have_count(0)
