"""The table without a server, in a real browser: how soon it is there, how fast it plays, what opponents take.

    .venv/bin/python -m benchmarks.static start [--rounds 3]    front page, first decision, longest task; cold and warm
    .venv/bin/python -m benchmarks.static games [--rounds 1]    whole games here and on a plain server, in turn
    .venv/bin/python -m benchmarks.static levels                seconds between two entries of a game that is watched

Games are the same on both sides: all chance comes from the same words and all choices from the same rule. Every seat is
played by the page, so that no opponent's time counts.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.browser.conftest import ARGS, CHROMIUM, Served
from tests.browser.device import KEPT, Host, play, remembered

from spieltisch.ai import LEVELS

TITLES = {"chaos": "Chaos in the Old World", "smallworld": "Small World of Warcraft", "invasion": "Warhammer: Invasion"}
LOOK = """
window.longest = 0;
new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => (longest = Math.max(longest, duration))))
  .observe({ type: 'longtask', buffered: true });
window.moments = [];
new MutationObserver(() => {
  const entry = document.querySelector('[data-entry]')?.dataset.entry;
  if (entry && entry !== window.newest) { window.newest = entry; moments.push(performance.now()); }
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-entry'] });
"""
# The request for a table, on its way to a worker or to a server: this device has all seats, and chance is known.
SAME = """
const same = (body) => {
  const request = JSON.parse(body);
  const seats = request.seats.map(() => ({ kind: 'human' }));
  return JSON.stringify({ ...request, hold: false, seats, chance: 'the same game' });
};
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (asked, ...rest) {
  const isRequest = asked.method === 'POST' && asked.path === '/tables';
  return post.call(this, isRequest ? { ...asked, body: same(asked.body) } : asked, ...rest);
};
const fetched = window.fetch;
window.fetch = (address, sent) =>
  fetched(address, sent?.method === 'POST' && address === '/api/v1/tables' ? { ...sent, body: same(sent.body) } : sent);
"""


def device(chromium: Browser, address: str, settings: str, *scripts: str) -> BrowserContext:
    context = chromium.new_context(viewport={"width": 1440, "height": 900}, locale="en", base_url=address)
    for script in (settings, LOOK, *scripts):
        context.add_init_script(script)
    return context


def sit_down(page: Page, title: str, address: str = "") -> None:
    page.goto(address)
    page.get_by_role("article", name=TITLES[title]).get_by_role("button", name="Play now").click()


def is_kept(context: BrowserContext) -> None:
    """Until all files are there for the time without a network, and the memory of a started Python."""
    page = context.new_page()
    page.goto("")
    page.locator("[data-offline=ready]").wait_for(state="attached", timeout=120_000)
    page.evaluate(KEPT)
    page.close()


def first_decision(context: BrowserContext, title: str) -> tuple[float, float, float]:
    """Seconds until the front page can be used and until the first own decision, milliseconds of the longest task."""
    page = context.new_page()
    started = time.perf_counter()
    page.goto("", wait_until="commit")
    button = page.get_by_role("article", name=TITLES[title]).get_by_role("button", name="Play now")
    button.click(trial=True)
    usable = time.perf_counter() - started
    button.click()
    page.locator("[data-turn=yes]").wait_for(state="attached", timeout=120_000)
    decided = time.perf_counter() - started
    longest = float(page.evaluate("longest"))
    page.close()
    return usable, decided, longest


def starts(chromium: Browser, host: Host, server: Served, rounds: int) -> None:
    """On a server no Python runs in the page: a task that is as long there is the page's own."""
    settings = remembered().replace('\\"text\\"', '\\"board\\"').replace('\\"random\\"', '\\"novice\\"')
    print(f"{'title':<12}{'cache':<8}{'front page':>12}{'first decision':>16}{'longest task':>14}")
    for title in TITLES:
        found: dict[str, list[tuple[float, float, float]]] = {"empty": [], "warm": [], "server": []}
        for _ in range(rounds):
            here, there = device(chromium, host.address, settings), device(chromium, server.address, settings)
            found["empty"].append(first_decision(here, title))
            is_kept(here)
            found["warm"].append(first_decision(here, title))
            first_decision(there, title)
            found["server"].append(first_decision(there, title))
            here.close()
            there.close()
        for cache, rows in found.items():
            usable, decided, longest = (median(column) for column in zip(*rows, strict=True))
            print(f"{title:<12}{cache:<8}{usable:>10.2f} s{decided:>14.2f} s{longest:>11.0f} ms", flush=True)


def game(context: BrowserContext, title: str, seed: int) -> tuple[float, int]:
    """Seconds of a whole game from its first to its last entry, and how many there were."""
    page = context.new_page()
    sit_down(page, title)
    entries = play(page, seed)
    seconds = float(page.evaluate("(moments.at(-1) - moments[0]) / 1000"))
    page.close()
    return seconds, entries


def games(chromium: Browser, host: Host, server: Served, rounds: int) -> None:
    print(f"{'title':<12}{'entries':>9}{'server':>10}{'here':>10}{'ratio':>8}")
    there = device(chromium, server.address, remembered(), SAME)
    here = device(chromium, host.address, remembered(), SAME)
    is_kept(here)
    for title in TITLES:
        pairs = [(game(there, title, seed), game(here, title, seed)) for seed in range(rounds)]
        assert all(one[1] == other[1] for one, other in pairs), "not the same game"
        away, own = (sum(pair[side][0] for pair in pairs) for side in (0, 1))
        entries = sum(pair[0][1] for pair in pairs)
        print(f"{title:<12}{entries:>9}{away:>8.1f} s{own:>8.1f} s{own / away:>8.2f}", flush=True)


def levels(chromium: Browser, host: Host, entries: int = 40) -> None:
    print(f"{'title':<12}{'level':<10}{'budget':>8}{'median':>9}{'longest':>9}")
    for title in TITLES:
        for level, (budget, *_) in LEVELS.items():
            context = device(chromium, host.address, remembered())
            page = context.new_page()
            page.goto("")
            card = page.get_by_role("article", name=TITLES[title])
            card.get_by_label("Opponents").select_option(level)
            card.get_by_role("button", name="Watch").click()
            page.get_by_role("dialog").get_by_role("button", name="Watch", exact=True).click()
            page.wait_for_function(f"moments.length > {entries}", timeout=600_000)
            moments = page.evaluate(f"moments.slice(2, {entries})")  # the first one waits for its thinker to start
            gaps = [(later - sooner) / 1000 for sooner, later in pairwise(moments)]
            print(f"{title:<12}{level:<10}{budget:>6.1f} s{median(gaps):>7.2f} s{max(gaps):>7.2f} s", flush=True)
            context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["start", "games", "levels"])
    parser.add_argument("--rounds", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        host, server = Host(Path(folder) / "static"), Served(Path(folder))
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        if given.what == "levels":
            levels(chromium, host)
        else:
            server.start()
            {"start": starts, "games": games}[given.what](chromium, host, server, given.rounds)
            server.stop()
        chromium.close()
        host.stop()


if __name__ == "__main__":
    main()
