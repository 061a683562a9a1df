"""The real server in its own process, and a real Chromium in front of it."""

from __future__ import annotations

import fcntl
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from . import loaded

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
from environment import find_chromium

ROOT = Path(__file__).resolve().parents[2]
SCREENSHOTS = ROOT / "build" / "screenshots"
CHROMIUM = find_chromium()
# Every page of a whole Chromium loads pages for its address bar, which take most of a second of processor time.
# Only the last list of features counts, so what Playwright leaves out is named again.
LEFT_OUT = "WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,HttpsUpgrades,MediaRouter,OptimizationHints"
# The machine as a friend in the home network calls it: without HTTPS, so that a browser keeps functions back.
AT_HOME = "friend.test"
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    f"--disable-features={LEFT_OUT}",
    f"--host-resolver-rules=MAP {AT_HOME} 127.0.0.1",
]
SIZES = {"desktop": (1440, 900), "laptop": (1024, 768), "tablet": (1024, 768), "phone": (390, 844), "flat": (844, 390)}
# All tests come from one address and click faster than people: the limits for strangers are in the way, and opponents
# need not pause for effect.
LIMITS = (
    "JOINS_BURST",
    "REQUESTS_BURST",
    "MESSAGES_BURST",
    "CPU_BURST",
    "BYTES_BURST",
    "TABLES_A_DAY",
    "UPLOADS_A_DAY",
)
QUICK = {**{f"SPIELTISCH_{limit}": str(10**9) for limit in LIMITS}, "SPIELTISCH_AGENT_PAUSE": "0"}
SETTINGS = {"speed": "instant", "motion": False, "sound": False, "asks": False, "gentle": False, "smart": False}


# What takes longest comes first, so that no process waits for another in the end.
LONGEST = ("test_device", "test_protocol", "test_workshop", "test_package", "test_learn")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    ours = [item for item in items if item.path.is_relative_to(here)]
    for item in ours:
        item.add_marker(pytest.mark.browser)
        if item.get_closest_marker("timeout") is None:  # the first test waits for the build and the server
            item.add_marker(pytest.mark.timeout(600))
    rank = {name: place for place, name in enumerate(LONGEST)}
    ours.sort(key=lambda item: rank.get(item.path.stem, len(rank)))
    items[:] = [item for item in items if not item.path.is_relative_to(here)] + ours


class Served:
    """`spieltisch serve` on a free port with a folder of its own; it can be killed and started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, **settings: str) -> None:
        program = [sys.executable, "-P", str(Path(loaded.__file__))]
        command = [*program, "serve", "--port", str(self.port), "--data", str(self.data)]
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd=self.data, env={**os.environ, **QUICK, **settings}
            )
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + 180
        while time.monotonic() < deadline:
            try:
                urllib.request.urlopen(self.address + "/api/v1/titles", timeout=2).read()
                return
            except OSError:
                if self.process is None or self.process.poll() is not None:
                    break
                time.sleep(0.05)
        raise RuntimeError((self.data / "server.log").read_text(errors="replace")[-2000:])

    def stop(self, hard: bool = False) -> None:
        if self.process is None:
            return
        self.process.send_signal(signal.SIGKILL if hard else signal.SIGTERM)
        self.process.wait(timeout=30)
        self.process = None


@pytest.fixture(scope="session")
def built() -> None:
    """The browser files must be those of the sources; test processes build one after the other."""
    lock = ROOT / ".cache" / "web-build.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        subprocess.run([sys.executable, "tools/web.py", "build"], cwd=ROOT, check=True)


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("server"))
    served.start()
    yield served
    served.stop()


@pytest.fixture
def own_server(built: None, tmp_path: Path) -> Iterator[Served]:
    """For tests that take the server down; they start it."""
    served = Served(tmp_path)
    yield served
    served.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=45_000)  # a busy machine is no fault of the page
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
    yield browser
    browser.close()


NewPage = Callable[..., Page]


def stored_settings(**settings: Any) -> str:
    """A script that gives a fresh device its settings, before its first page reads them."""
    text = json.dumps(json.dumps({**SETTINGS, **settings}))
    return f"localStorage['spieltisch.settings'] ??= {text}"


@pytest.fixture
def new_page(chromium: Browser, server: Served) -> Iterator[NewPage]:
    """A fresh device: `new_page("phone", language="de", smart=True)`. Errors and keys without a text fail the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def make(
        size: str = "desktop",
        language: str = "en",
        mode: str = "board",
        level: str = "random",
        name: str = "",
        at: Served | None = None,
        motion: bool = False,
        **settings: Any,
    ) -> Page:
        width, height = SIZES[size]
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            base_url=(at or server).address,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size in ("phone", "flat", "tablet"),
        )
        contexts.append(context)
        context.add_init_script(stored_settings(mode=mode, level=level, name=name, motion=motion, **settings))
        context.add_init_script(f"crypto.getRandomValues = (bytes) => bytes.fill({loaded.of_this_test() % 256})")
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda line: faults.append(line.text) if line.text.startswith("no text: ") else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not faults, faults


@pytest.fixture
def keep() -> Callable[[Page, str], None]:
    """Screenshots of the main states, for people to look at."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)

    def shoot(page: Page, name: str) -> None:
        page.screenshot(path=SCREENSHOTS / f"{name}.png")

    return shoot
