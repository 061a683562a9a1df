"""People at one table: links, chat, undo, spectators, a server that goes away, and what stays afterwards."""

from __future__ import annotations

import base64
import json
import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .access import assert_accessible, assert_accessible_in_both
from .conftest import AT_HOME, NewPage, Served
from .films import ROUND
from .table import against, entry, is_over, lay, moved_on, my_turn, sit

Keep = Callable[[Page, str], None]
TWO_FRIENDS = [{"kind": "human"}, {"kind": "open"}]


def invite(host: Page) -> str:
    return host.get_by_label("Link for seat 2").input_value()


def friends(new_page: NewPage, at: Served | None = None) -> tuple[Page, Page]:
    """Ada makes a table of lanterns, Bob comes by the link."""
    ada = new_page(mode="text", name="Ada", at=at)
    bob = new_page(mode="text", name="Bob", at=at)
    sit(ada, "lanterns", TWO_FRIENDS)
    bob.goto(invite(ada))
    bob.get_by_role("button", name="Sit down").click()
    my_turn(ada)
    my_turn(bob)
    return ada, bob


def test_invite_link_brings_a_friend(new_page: NewPage, keep: Keep) -> None:
    ada = new_page(mode="text", name="Ada")
    sit(ada, "lanterns", TWO_FRIENDS)
    link = invite(ada)
    keep(ada, "waiting-room-desktop")
    assert_accessible_in_both(ada)
    bob = new_page("phone", mode="text")
    bob.goto(link)
    bob.get_by_label("Your name").fill("Bob")
    expect(bob.get_by_role("heading", name="Lanterns")).to_be_visible()
    expect(bob.get_by_text("Ada invites you")).to_be_visible()
    keep(bob, "invited-phone")
    bob.get_by_role("button", name="Sit down").click()
    my_turn(ada)
    my_turn(bob)
    expect(ada.get_by_role("list", name="Players").first).to_contain_text("Bob")
    for page in (ada, bob):
        page.locator("button.choice").first.click()
    expect(ada.get_by_role("log", name="Log")).to_contain_text("The lanterns are shown")


def test_a_newcomer_is_announced_once(new_page: NewPage) -> None:
    ada = new_page(mode="text", name="Ada")
    bob = new_page(mode="text", name="Bob")
    sit(ada, "lanterns", [*TWO_FRIENDS, {"kind": "open"}])
    bob.goto(invite(ada))
    bob.get_by_role("button", name="Sit down").click()
    expect(ada.get_by_text("Bob joins the table.")).to_be_visible()
    ada.get_by_role("button", name="Fill up with computer players").click()
    my_turn(ada)
    expect(ada.get_by_text("Bob joins the table.")).to_have_count(1)
    expect(bob.get_by_text("Bob joins the table.")).to_have_count(0)


def test_a_friend_in_the_home_network_plays_without_https(new_page: NewPage) -> None:
    ada = new_page(mode="text", name="Ada")
    bob = new_page("phone", mode="text", name="Bob")
    sit(ada, "lanterns", TWO_FRIENDS)
    bob.goto(re.sub("//[^:]+", f"//{AT_HOME}", invite(ada)))
    assert not bob.evaluate("isSecureContext")
    bob.get_by_role("button", name="Sit down").click()
    my_turn(bob)
    before = entry(bob)
    bob.locator("button.choice").first.click()
    moved_on(bob, before)


def test_the_watch_link_offers_a_look(new_page: NewPage) -> None:
    host = new_page(mode="text", name="Ada")
    sit(host, "lanterns", against(2))
    my_turn(host)
    host.keyboard.press("m")
    link = host.get_by_label("Link to watch").input_value()
    guest = new_page("phone", mode="text", name="Eve")
    guest.goto(link)
    guest.get_by_role("button", name="Watch").click()
    expect(guest.get_by_text("You are watching.").first).to_be_attached()


def test_whole_game_of_two_browsers_ends_with_rematch(new_page: NewPage, keep: Keep) -> None:
    ada, bob = friends(new_page)
    while not is_over(ada):
        for page in (ada, bob):
            choice = page.locator("button.choice").first
            if choice.count():
                before = entry(page)
                choice.click()
                moved_on(page, before)
    expect(ada.get_by_role("dialog", name=re.compile("You win!|The game is over"))).to_be_visible()
    keep(ada, "result-desktop")
    before = ada.url
    ada.get_by_role("button", name="Rematch").click()
    ada.wait_for_url(lambda url: url != before)
    expect(bob.get_by_text("A rematch is ready. Will you play?").first).to_be_visible()
    assert bob.url == before  # nobody is taken along
    bob.get_by_role("button", name="I’ll play").click()
    bob.wait_for_url(ada.url)
    my_turn(ada)


def test_undo_asks_and_says_where_it_stops(new_page: NewPage) -> None:
    page = new_page(mode="text")
    sit(page, "chaos", against(3))
    my_turn(page)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_contain_text(re.compile("can’t undo|back to the start|step"))


def test_own_soft_choice_is_taken_back(new_page: NewPage) -> None:
    """In solo play of lanterns the first hidden card can be taken back until the other is shown."""
    page = new_page(mode="text")
    sit(page, "lanterns", [{"kind": "human"}, {"kind": "human"}])
    my_turn(page)
    page.locator("button.choice").first.click()
    moved_on(page, 0)
    assert entry(page) == 1
    page.keyboard.press("m")
    page.get_by_role("dialog", name="Menu").get_by_role("button", name="Ada").first.click()
    page.keyboard.press("u")
    page.wait_for_function("() => document.querySelector('[data-entry]')?.dataset.entry === '0'")


@pytest.mark.parametrize("size", ["desktop", "phone", "flat"])
def test_alone_a_move_is_taken_back_after_cards_were_seen_and_the_log_says_so(size: str, new_page: NewPage) -> None:
    page = new_page(size, mode="text")
    sit(page, "lanterns", against(2))
    my_turn(page)
    page.locator("button.choice").first.click()
    moved_on(page, 1)
    my_turn(page)
    page.keyboard.press("u")
    dialog = page.get_by_role("dialog", name="Take back anyway")
    expect(dialog).to_contain_text("The log notes it")
    box = dialog.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= page.viewport_size["width"]
    assert box["y"] + box["height"] <= page.viewport_size["height"]
    dialog.get_by_role("button", name="Take back anyway").click()
    page.wait_for_function("() => document.querySelector('[data-entry]')?.dataset.entry !== '2'")
    my_turn(page)
    page.keyboard.press("l")
    log = page.get_by_role("log", name="Log")
    expect(log).to_contain_text("takes a move back after dice or cards were seen")
    page.goto(page.url.replace("/t/", "/r/") + "?table")
    expect(page.get_by_role("log", name="Log")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("log", name="Log")).to_contain_text("takes a move back after dice or cards were seen")


def test_server_comes_back_and_the_game_goes_on(own_server: Served, new_page: NewPage) -> None:
    own_server.start()
    ada, bob = friends(new_page, own_server)
    ada.locator("button.choice").first.click()
    moved_on(ada, 0)
    own_server.stop(hard=True)
    expect(ada.get_by_role("heading", name="The table cannot be reached").first).to_be_visible()
    own_server.start()
    for page in (ada, bob):
        page.evaluate("dispatchEvent(new Event('online'))")  # nobody waits for the next try
    expect(ada.get_by_role("heading", name="The table cannot be reached")).to_have_count(0, timeout=60_000)
    assert entry(ada) == 1
    bob.locator("button.choice").first.click()
    moved_on(ada, 1)


def test_a_line_that_hangs_is_noticed_and_the_move_is_made_once(
    own_server: Served, new_page: NewPage, keep: Keep
) -> None:
    own_server.start()
    ada, bob = friends(new_page, own_server)
    before = entry(ada)
    assert own_server.process is not None
    own_server.process.send_signal(signal.SIGSTOP)  # as a dead mobile line looks to a socket
    try:
        ada.locator("button.choice").first.click()
        expect(ada.get_by_text("Sending…").first).to_be_visible()
        expect(ada.get_by_role("heading", name="The table is not responding").first).to_be_visible()
        expect(ada.get_by_text("Your move will be sent once").first).to_be_visible()
        expect(ada.locator("button.choice")).to_have_count(0)
        keep(ada, "no-answer-desktop")
    finally:
        own_server.process.send_signal(signal.SIGCONT)
    moved_on(ada, before)
    expect(ada.get_by_text("The table is not responding")).to_have_count(0)
    assert entry(ada) == before + 1
    my_turn(bob)


def test_spectator_sees_no_hand_but_the_game(new_page: NewPage) -> None:
    host = new_page(mode="text", name="Ada")
    table = sit(host, "lanterns", against(2), public=True)
    my_turn(host)
    guest = new_page(mode="text")
    guest.goto("/")
    guest.get_by_role("button", name="Open tables").click()
    guest.get_by_role("region", name="Open tables").locator(f"a[href='/t/{table}']").click()
    expect(guest.get_by_text("You are watching.").first).to_be_visible()
    expect(guest.get_by_text("Your hand")).to_have_count(0)
    host.locator("button.choice").first.click()
    expect(guest.get_by_role("log", name="Log")).to_contain_text("The lanterns are shown")


def test_recap_after_absence(new_page: NewPage) -> None:
    """Bob shows his lantern and goes; Ada, who plays two seats, shows both of hers meanwhile."""
    ada = new_page(mode="text", name="Ada")
    bob = new_page(mode="text", name="Bob")
    sit(ada, "lanterns", [{"kind": "human"}, {"kind": "human"}, {"kind": "open"}])
    bob.goto(ada.get_by_label("Link for seat 3").input_value())
    bob.get_by_role("button", name="Sit down").click()
    my_turn(bob)
    bob.locator("button.choice").first.click()
    moved_on(bob, 0)
    address = bob.url
    bob.goto("/")
    for before in (1, 2):
        my_turn(ada)
        ada.locator("button.choice").first.click()
        moved_on(ada, before)
    bob.goto(address)
    expect(bob.get_by_role("dialog", name="While you were away")).to_contain_text("The lanterns are shown")


def test_absent_friend_is_replaced_and_comes_back(own_server: Served, new_page: NewPage) -> None:
    own_server.start(SPIELTISCH_GRACE="0.2", SPIELTISCH_COUNTDOWN="0.5")
    ada, bob = friends(new_page, own_server)
    address = bob.url
    bob.goto("/")
    expect(ada.get_by_text("Bob is away. What now?")).to_be_visible()
    ada.get_by_role("button", name="The computer takes over").click()
    expect(ada.get_by_role("list", name="Players").first).to_contain_text("is standing in")
    bob.goto(address)
    take_back = bob.get_by_role("button", name="Take the seat back")
    if take_back.count():
        take_back.click()
    expect(ada.get_by_role("list", name="Players").first).not_to_contain_text("is standing in")


def test_a_vote_about_somebody_absent_is_answered(own_server: Served, new_page: NewPage) -> None:
    own_server.start(SPIELTISCH_GRACE="0.2", SPIELTISCH_COUNTDOWN="0.5")
    ada, bob, cleo = (new_page(mode="text", name=name, at=own_server) for name in ("Ada", "Bob", "Cleo"))
    sit(ada, "lanterns", [*TWO_FRIENDS, {"kind": "open"}])
    for page, seat in ((bob, 2), (cleo, 3)):
        page.goto(ada.get_by_label(f"Link for seat {seat}").input_value())
        page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_label("Your name")).to_have_count(0)
    my_turn(cleo)
    cleo.goto("/")
    ada.get_by_role("button", name="The computer takes over").click()
    expect(ada.get_by_text("Noted. Waiting for Bob.")).to_be_visible()
    expect(ada.get_by_role("button", name="The computer takes over")).to_have_attribute("aria-pressed", "true")
    bob.get_by_role("button", name="The computer takes over").click()
    expect(ada.get_by_role("list", name="Players").first).to_contain_text("is standing in")


def test_replay_step_scrub_eyes_and_continue(new_page: NewPage, keep: Keep, tmp_path: Path) -> None:
    page = new_page(mode="text")
    table = sit(page, "lanterns", [{"kind": "agent", "level": "random"}] * 2, public=True)
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible(timeout=90_000)
    assert_accessible(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the log").click()
    log = tmp_path / "log.json"
    download.value.save_as(log)
    assert json.loads(log.read_text())["title"] == "lanterns"
    page.get_by_role("button", name="Replay").click()
    at = page.locator("output")
    expect(at).to_have_text(re.compile(r"^0 / \d+$"))
    assert_accessible(page)
    page.get_by_role("button", name="One step forward").click()
    expect(at).to_have_text(re.compile("^1 /"))
    page.keyboard.press("End")
    expect(page.get_by_role("heading", level=1)).to_have_text("The game is over")
    page.get_by_label("Moment").fill("2")
    expect(at).to_have_text(re.compile("^2 /"))
    page.get_by_label("Seen by").select_option("0")
    expect(page.get_by_text("Your hand:")).to_be_visible()
    keep(page, "replay-desktop")
    page.get_by_role("button", name="Continue from here").click()
    sheet = page.get_by_role("dialog", name="Continue from here")
    expect(sheet.get_by_label("Who sits in seat 1")).to_have_value("human")
    expect(sheet.get_by_label("Level of the opponent in seat 2")).to_have_value("random")
    assert_accessible(page)
    sheet.get_by_role("button", name="Continue from here").click()
    page.wait_for_url(re.compile("/t/"))
    assert table not in page.url

    page.goto("/")
    page.locator("input[type=file]").set_input_files(log)
    page.wait_for_url(re.compile("/r/"))
    expect(page.locator("output")).to_have_text(re.compile(r"^0 / \d+$"))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("output")).to_have_text(re.compile(r"^[2-9] / \d+$"))
    page.set_viewport_size({"width": 390, "height": 844})
    for name in ("Link", "Picture", "Continue from here"):
        expect(page.get_by_role("button", name=name)).to_be_visible()


# Two pictures in one size, and how far their pixels are apart in the middle, from 0 to 255.
APART = """async ([one, other]) => {
  const [width, height] = [320, 240];
  const pixels = async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0, width, height);
    return context.getImageData(0, 0, width, height).data;
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  return a.reduce((sum, value, at) => sum + Math.abs(value - b[at]), 0) / a.length;
}"""


def difference(page: Page, *pictures: bytes) -> float:
    apart: float = page.evaluate(APART, [base64.b64encode(picture).decode() for picture in pictures])
    return apart


@pytest.mark.parametrize(
    ("title", "position", "called"),
    [
        ("chaos", {"gods": ["khorne", "nurgle", "tzeentch"], "round": 7}, ["Khorne", "Nurgle"]),
        ("smallworld", {"players": [{"coins": 90}, {}], "round": 9, "rounds": 9}, ["You", "Player 2 wins"]),
    ],
)
def test_a_result_card_calls_nobody_player_one(
    title: str, position: dict[str, Any], called: list[str], new_page: NewPage
) -> None:
    page = new_page()
    lay(page, {"title": title, "name": "", "seats": against(3 if title == "chaos" else 2), "position": position})
    my_turn(page)
    page.keyboard.press("m")
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="yes", exact=True).click()
    page.get_by_role("button", name="Result card").first.click(timeout=60_000)
    card = page.get_by_role("dialog", name="Result card").get_by_role("article")
    for said in called:
        expect(card).to_contain_text(said)
    expect(card).not_to_contain_text("Player 1")


def test_a_finished_game_is_looked_over_and_tried_again(new_page: NewPage, keep: Keep) -> None:
    """Chaos, given up at once: curve, turning points, the moment on a small board, and a new table from there."""
    page = new_page()
    table = sit(page, "chaos", [{"kind": "human"}, *[{"kind": "agent", "level": "random"}] * 2])
    my_turn(page)
    page.keyboard.press("m")
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="yes", exact=True).click()
    failed: list[str] = []
    page.on("response", lambda answer: failed.append(answer.url) if answer.status == 404 else None)
    page.get_by_role("button", name="Result card").first.click(timeout=60_000)
    card = page.get_by_role("dialog", name="Result card").get_by_role("article")
    for said in ("Chaos in the Old World", "Ada", "computer, Random", "win", "20"):
        expect(card).to_contain_text(said)
    shown = card.screenshot()
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save as a picture").click()
    assert (
        difference(page, shown, Path(kept.value.path()).read_bytes()) < 7
    )  # other fonts or black land are further apart
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Review").first.click()
    page.wait_for_url(re.compile(f"/v/{table}"))
    curve = page.get_by_role("slider", name="Review")
    expect(page.get_by_role("heading", name="Luck and play")).to_be_visible(timeout=60_000)
    curve.focus()
    page.keyboard.press("End")
    expect(curve).to_have_attribute("aria-valuenow", str(curve.get_attribute("aria-valuemax")))
    page.keyboard.press("ArrowLeft")
    keep(page, "review-desktop")
    with page.expect_download() as picture:
        page.get_by_role("button", name="Picture").click()
    assert Path(picture.value.path()).stat().st_size > 20_000
    assert not failed, failed
    page.get_by_role("button", name="Try again from here").click()
    page.wait_for_url(re.compile("/t/"))
    assert table not in page.url


def test_the_end_of_a_game_does_not_cover_its_review(new_page: NewPage) -> None:
    """The turning point is the last moment, and its small board shows no result over the page."""
    page = new_page()
    winning = {**ROUND, "vp": {**ROUND["vp"], "nurgle": 49}}
    table = lay(page, {"title": "chaos", "seats": against(4), "position": winning})
    my_turn(page)
    page.keyboard.press("p")
    expect(page.locator("[data-over='yes']").first).to_be_attached(timeout=60_000)
    page.goto(f"/v/{table}?table")
    expect(page.get_by_role("heading", name="Luck and play")).to_be_visible(timeout=60_000)
    page.locator("article .frame, .frame").get_by_text("Bretonnia").first.wait_for(state="attached")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_moment_is_kept_as_a_position_and_played_on(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page(mode="text")
    table = sit(page, "chaos", against(3))
    my_turn(page)
    page.keyboard.press("m")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save this position").click()
    kept = json.loads(Path(download.value.path()).read_text())
    assert (kept["title"], kept["round"]) == ("chaos", 1)
    assert [type(kept["hands"][god]) for god in ("khorne", "nurgle")] == [list, int]

    page.goto(f"/r/{table}?table")
    page.get_by_label("Moment").fill("0")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save this position").click()
    download.value.save_as(tmp_path / "first.json")

    page.goto("/")
    page.locator("input[type=file]").set_input_files(tmp_path / "first.json")
    page.wait_for_url(re.compile("/t/"))
    my_turn(page)
    assert table not in page.url
    (tmp_path / "broken.json").write_text(json.dumps({**kept, "round": 99}))
    page.goto("/")
    page.locator("input[type=file]").set_input_files(tmp_path / "broken.json")
    expect(page.get_by_text("This position cannot be set up.")).to_be_visible()
    (tmp_path / "scores.json").write_text('{"scores": [1]}')
    page.locator("input[type=file]").set_input_files(tmp_path / "scores.json")
    expect(page.get_by_text("This file is neither a game log nor a position.")).to_be_visible()


def test_consent_to_an_undo_a_pause_and_a_concession(new_page: NewPage, keep: Keep) -> None:
    ada, bob = friends(new_page)
    for before, page in enumerate((ada, bob)):
        page.locator("button.choice").first.click()
        moved_on(page, before)
    ada.keyboard.press("m")
    ada.get_by_role("button", name="Ask to undo a move").click()
    expect(bob.get_by_text("Ada asks to undo a move")).to_be_visible()
    keep(bob, "consent-desktop")
    bob.get_by_role("button", name="Agree").click()
    ada.wait_for_function("() => document.querySelector('[data-entry]')?.dataset.entry === '0'")
    ada.keyboard.press("m")
    ada.get_by_role("button", name="Pause").click()
    expect(bob.get_by_text("The game is paused.").first).to_be_visible()
    bob.get_by_role("button", name="Resume").first.click()
    bob.keyboard.press("m")
    bob.get_by_role("button", name="Concede").click()
    bob.get_by_role("button", name="yes", exact=True).click()
    expect(ada.get_by_role("dialog", name="You win!")).to_contain_text("Bob gave up.")
    bob.keyboard.press("Escape")
    expect(bob.get_by_role("heading", name="The game is over").first).to_be_visible()
    expect(bob.get_by_text("The computer plays")).to_have_count(0)


@pytest.mark.timeout(300)
def test_keys_a_hint_a_report_and_another_language(new_page: NewPage, keep: Keep, tmp_path: Path) -> None:
    page = new_page(mode="text")
    sit(page, "lanterns", against(2))
    my_turn(page)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("undo")
    keep(page, "keys-desktop")
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    page.keyboard.press("r")
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules).to_contain_text("no rulebook")
    page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    page.keyboard.press("h")
    hint = page.get_by_role("region", name="Hint")
    expect(hint.get_by_role("listitem").first).to_be_visible(timeout=60_000)
    keep(page, "hint-desktop")
    before = entry(page)
    hint.get_by_role("button", name="Do it").first.click()
    moved_on(page, before)
    expect(page.get_by_role("log", name="Log")).to_contain_text("The lanterns are shown")
    page.keyboard.press("m")
    with page.expect_download() as download:
        page.get_by_role("button", name="Report a problem").click()
    download.value.save_as(tmp_path / "report.json")
    report = json.loads((tmp_path / "report.json").read_text())
    assert report["view"]["view"]["title"] == "lanterns"
    assert report["log"] is not None
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("s")
    page.get_by_label("Language").select_option("de")
    page.keyboard.press("Escape")
    expect(page.get_by_role("log", name="Verlauf")).to_contain_text("Die Laternen werden gezeigt")
