"""How long a person waits at a new table until the first own decision, with veterans on all other seats.

    .venv/bin/python benchmarks/server/first.py [--level veteran] [--rounds 2]

The clock runs from the request for a table to the first view with something to decide. The server is idle otherwise.
"""

from __future__ import annotations

import argparse
import http.cookiejar
import json
import statistics
import time
import urllib.request

from moves import ours
from websockets.sync.client import connect

TITLES = {"chaos": 4, "smallworld": 4, "invasion": 2}


def wait_for_decision(url: str, title: str, seats: int, mine: int, level: str) -> tuple[float, int]:
    """Seconds, and how many entries came before."""
    jar = http.cookiejar.CookieJar()
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
    kinds = [{"kind": "human"} if seat == mine else {"kind": "agent", "level": level} for seat in range(seats)]
    request = json.dumps({"title": title, "seats": kinds, "name": "Ada"}).encode()
    started = time.perf_counter()
    asked = urllib.request.Request(url + "/api/v1/tables", request, {"content-type": "application/json"})
    with browser.open(asked) as answer:
        table = json.load(answer)["table"]["id"]
    cookie = "; ".join(f"{one.name}={one.value}" for one in jar)
    address = f"{url.replace('http', 'ws')}/api/v1/tables/{table}/socket"
    with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
        while True:
            said = json.loads(socket.recv(timeout=60))
            if any(view["offers"] for view in said.get("views", [])):
                return time.perf_counter() - started, said["entry"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="veteran")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument(
        "--warm-up", type=float, default=8, help="seconds between the start of the server and the first table"
    )
    given = parser.parse_args()
    print(f"{'title':<12}{'seat':>5}{'entries before':>16}{'seconds':>22}")
    with ours() as (url, _pid):
        time.sleep(given.warm_up)
        for title, seats in TITLES.items():
            for seat in range(seats):
                found = [wait_for_decision(url, title, seats, seat, given.level) for _ in range(given.rounds)]
                entries = statistics.mean(entry for _, entry in found)
                times = " ".join(f"{seconds:.2f}" for seconds, _ in found)
                print(f"{title:<12}{seat:>5}{entries:>16.0f}{times:>22}", flush=True)


if __name__ == "__main__":
    main()
