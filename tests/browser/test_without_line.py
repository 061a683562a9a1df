"""A server's table without a network: shown as it was seen last, back by itself, never out of date."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import ROOT, NewPage, Served
from .table import against, entry, my_turn, sit

Keep = Callable[[Page, str], None]
# The worker has the page, and the page has written down what it shows.
IS_KEPT = """async (table) => {
  for (;;) {
    const page = await caches.match('/');
    const last = await caches.match(`/last/${table}`);
    const entry = Number(document.querySelector('[data-entry]').dataset.entry);
    if (page && last && (await last.json()).state.entry === entry) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}"""


@pytest.mark.parametrize(
    ("title", "size", "language", "lost"),
    [
        ("chaos", "phone", "de", "Der Tisch ist nicht zu erreichen"),
        ("smallworld", "desktop", "pl", "Brak połączenia ze stołem"),
        ("invasion", "flat", "nl", "De tafel is niet bereikbaar"),
    ],
)
def test_a_reload_without_a_network_shows_the_table_as_it_was(
    title: str, size: str, language: str, lost: str, own_server: Served, new_page: NewPage, keep: Keep
) -> None:
    own_server.start()
    page = new_page(size, language=language, at=own_server)
    table = sit(page, title, against(3 if title == "chaos" else 2))
    my_turn(page)
    page.evaluate(IS_KEPT, table)
    before = entry(page)
    page.context.set_offline(True)
    own_server.stop()
    page.reload()
    sheet = page.get_by_role("dialog", name=lost)
    expect(sheet).to_be_visible()
    assert entry(page) == before
    expect(page.locator("[data-turn='yes']")).to_have_count(0)
    expect(page.locator(".board.room")).to_be_visible()
    keep(page, f"reload-without-network-{title}-{size}")
    own_server.start()
    page.context.set_offline(False)
    expect(sheet).to_be_hidden(timeout=60_000)
    my_turn(page)
    assert entry(page) == before


def test_a_table_never_seen_here_says_so_and_opens_when_the_line_is_back(own_server: Served, new_page: NewPage) -> None:
    own_server.start()
    page = new_page("phone", at=own_server)
    table = sit(page, "smallworld", against(2))
    my_turn(page)
    page.evaluate(IS_KEPT, table)
    page.evaluate("caches.delete('last-tables')")
    own_server.stop()
    page.reload()
    expect(page.get_by_role("heading", name="The table cannot be reached")).to_be_visible()
    own_server.start()
    my_turn(page)


def test_dialogs_open_for_the_first_time_over_a_dead_line(own_server: Served, new_page: NewPage) -> None:
    own_server.start()
    page = new_page(at=own_server)
    table = sit(page, "chaos", against(3))
    my_turn(page)
    page.evaluate(IS_KEPT, table)
    page.context.set_offline(True)
    own_server.stop()
    page.keyboard.press("m")
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.locator("dialog[open]").get_by_role("heading", level=3).first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("v")
    expect(page.get_by_role("region", name="Your hand").or_(page.locator(".own.box")).first).to_be_visible()


class Quiet(SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        del self.headers["If-Modified-Since"]  # two editions in one second
        super().do_GET()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[tuple[Path, ThreadingHTTPServer]]:
    for name in ("table-sw.js", "push.js"):
        (tmp_path / name).write_bytes((ROOT / "web" / "public" / name).read_bytes())
    (tmp_path / "assets").mkdir()
    (tmp_path / "t").mkdir()
    edition(tmp_path, "old")
    served = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path)))
    threading.Thread(target=served.serve_forever, daemon=True).start()
    yield tmp_path, served
    served.server_close()


def edition(folder: Path, name: str) -> None:
    for old in (folder / "assets").iterdir():
        old.unlink()
    (folder / "assets" / f"{name}.js").write_text(f"document.body.append('script {name}')")
    page = f"<title>{name}</title><body><script type='module' src='/assets/{name}.js'></script>"
    (folder / "index.html").write_text(page)
    (folder / "t" / "one").mkdir(exist_ok=True)
    (folder / "t" / "one" / "index.html").write_text(page)


KEEP = """async (name) => {
  const registration = await navigator.serviceWorker.register('/table-sw.js');
  const { active } = await navigator.serviceWorker.ready;
  active.postMessage({ script: `/assets/${name}.js`, files: [`${location.origin}/assets/${name}.js`] });
}"""
HAS = """async (name) => {
  for (;;) {
    const page = await caches.match('/');
    if (page && (await page.text()).includes(name) && (await caches.match(`/assets/${name}.js`))) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}"""


def test_the_newest_page_comes_first_and_the_one_before_is_forgotten(
    folder: tuple[Path, ThreadingHTTPServer], chromium: Browser
) -> None:
    place, served = folder
    context = chromium.new_context(base_url=f"http://127.0.0.1:{served.server_port}")
    page = context.new_page()
    page.goto("/t/one/")
    page.evaluate(KEEP, "old")
    page.evaluate(HAS, "old")
    edition(place, "new")
    page.reload()
    expect(page.get_by_text("script new")).to_be_visible()  # online there is nothing of the old one
    page.evaluate(KEEP, "old")  # an old tab: its files fit no page that the server has
    page.evaluate(KEEP, "new")
    page.evaluate(HAS, "new")
    assert not page.evaluate("async () => !!(await caches.match('/assets/old.js'))")
    served.shutdown()
    served.server_close()
    page.reload()
    expect(page.get_by_text("script new")).to_be_visible()
    context.close()
