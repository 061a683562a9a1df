"""A folder on a bare web server, and a page that plays by itself: for tests and benchmark of the static edition."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Page

from .conftest import ROOT, stored_settings

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


# Until the page has kept the memory of a started Python.
KEPT = """async () => {
  const kept = async () => (await (await caches.open('python-memory')).keys()).length > 0;
  while (!(await kept())) await new Promise((done) => setTimeout(done, 100));
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


class Host:
    """`make static` into a folder below one that `python -m http.server` serves, as bare as a web server can be."""

    def __init__(self, folder: Path) -> None:
        self.table = folder / "deep" / "down"
        subprocess.run([sys.executable, "tools/web.py", "static", str(self.table)], cwd=ROOT, check=True)
        self._serve = partial(Quiet, directory=str(folder))
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/deep/down/"

    def start(self) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), self._serve)
        self.port = self._server.server_port
        Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def remembered(**more: str) -> str:
    """A script that gives a fresh device its settings: text mode, opponents who do not think."""
    kept = [f"localStorage[{json.dumps(key)}] ??= {json.dumps(text)}" for key, text in more.items()]
    return ";".join([stored_settings(mode="text", level="random", name="Ada"), *kept])


def play(page: Page, seed: int, most: int = 100_000) -> int:
    """To the end, or until so many entries are shown; how many there are."""
    page.locator("[data-entry]").wait_for(state="attached", timeout=60_000)
    return int(page.evaluate(PLAY, [seed, most]))
