"""A replay and a position inside a page of others."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable, Iterator
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FrameLocator, Page, expect

from .conftest import AT_HOME, NewPage
from .table import against, ask, lay, my_turn
from .test_position_links import LISTEN, POSITIONS, link_of

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
LOGS = {"chaos": "chaos-4", "smallworld": "smallworld-2", "invasion": "invasion-dwarf-orc"}
LARGEST = 360_000
Keep = Callable[[Page, str], None]
# Bytes over the wire of everything but the fonts.
SENT = """() => performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
  .filter(({ name }) => !name.includes('woff2')).reduce((sum, { transferSize }) => sum + transferSize, 0)"""


def stored(page: Page, title: str) -> str:
    """A finished game, as somebody uploaded it."""
    log = json.loads((GOLDEN / f"{LOGS[title]}.json").read_text())["match"]
    return str(ask(page, "POST", "/replays", {**log, "names": ["Ada", "Odo"]})["id"])


class Forum(BaseHTTPRequestHandler):
    """A server of somebody else, with one post."""

    post = ""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/html")
        self.end_headers()
        self.wfile.write(Forum.post.encode())

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def forum() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Forum)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://{AT_HOME}:{server.server_address[1]}/post"
    server.shutdown()
    server.server_close()


def posted(page: Page, forum: str, frame: str, size: tuple[int, int] = (616, 360)) -> FrameLocator:
    """A post with the frame, opened by somebody who was never here."""
    Forum.post = (
        f"<h1>A post</h1><iframe width={size[0]} height={size[1]} style='border:0' src='{escape(frame)}'></iframe>"
    )
    page.goto(forum)
    return page.frame_locator("iframe")


def address(page: Page, path: str) -> str:
    return str(page.request.get("/").url).rstrip("/") + path


@pytest.mark.parametrize("title", LOGS)
def test_a_replay_is_stepped_through_in_a_post(title: str, new_page: NewPage, keep: Keep, forum: str) -> None:
    giver, reader = new_page(), new_page(language="de")
    replay = stored(giver, title)
    frame = posted(reader, forum, address(giver, f"/embed/r/{replay}?language=en#40"))
    expect(frame.get_by_text("40 of")).to_be_visible()
    expect(frame.locator(".board > *").first).to_be_visible()
    expect(frame.locator("li.now").first).to_be_visible()
    keep(reader, f"embed-{title}")
    assert reader.frames[1].evaluate(SENT) < LARGEST
    assert reader.evaluate("document.activeElement === document.body")
    frame.get_by_role("button", name="forward").click()
    expect(frame.get_by_text("41 of")).to_be_visible()
    reader.keyboard.press("ArrowLeft")
    reader.keyboard.press("ArrowLeft")
    expect(frame.get_by_text("39 of")).to_be_visible()
    link = frame.get_by_role("link", name="Open at the table")
    expect(link).to_have_attribute("href", f"/r/{replay}?entry=39")
    expect(link).to_have_attribute("target", "_blank")
    assert reader.context.cookies() == []


def test_a_position_and_the_language_of_the_browser(new_page: NewPage, keep: Keep, forum: str) -> None:
    giver, reader = new_page(), new_page("phone", language="pl")
    lay(giver, {"title": "chaos", "seats": against(4), "position": POSITIONS["chaos"]})
    my_turn(giver)
    link = link_of(giver)
    giver.goto(link)
    giver.evaluate(LISTEN)
    giver.get_by_role("button", name="Copy for a forum").click()
    giver.get_by_role("button", name="Copy: HTML").click()
    giver.wait_for_function("() => window.copied")
    found = re.search(r'src="([^"]+)"', giver.evaluate("() => window.copied"))
    assert found
    assert "/embed/p/chaos#" in found[1]
    frame = posted(reader, forum, found[1], (360, 300))
    expect(frame.get_by_role("link", name="Otwórz przy stole")).to_be_visible()
    expect(frame.locator("[data-region='empire']")).to_be_attached()
    keep(reader, "embed-position-phone")
    assert reader.context.cookies() == []


def test_no_other_page_opens_in_a_frame(new_page: NewPage, chromium: Browser, forum: str) -> None:
    giver, reader = new_page(), chromium.new_page()
    replay = stored(giver, "smallworld")
    frame = posted(reader, forum, address(giver, f"/r/{replay}"))
    expect(frame.get_by_role("button", name="forward")).to_have_count(0)
    assert reader.frames[1].url.startswith("chrome-error:")
    reader.close()


def test_a_fault_is_one_sentence(new_page: NewPage, forum: str) -> None:
    giver, reader = new_page(), new_page()
    frame = posted(reader, forum, address(giver, "/embed/r/nobody#3"))
    expect(frame.get_by_role("link", name="Spieltisch")).to_be_visible()
    frame = posted(reader, forum, address(giver, "/embed/p/chaos#cut"))
    expect(frame.get_by_text("The link is damaged")).to_be_visible()
