"""Somebody who plays while others lay siege, as a process of its own: `python bystander.py URL`.

Each line that it reads names the time that begins (`quiet`, `siege`); when nothing more comes, it prints for each how
many seconds every move took until it was stored and answered.
"""

from __future__ import annotations

import itertools
import json
import random
import sys
import threading
import time
from collections import defaultdict
from typing import Any

import httpx
from websockets.sync.client import connect

GAMES_AT_AN_ADDRESS = 100  # an address may make 300 tables a day, and in an hour more are played
PAUSE = 0.07  # seconds between two moves: what one may do
SEATS = 2


class Bystander:
    def __init__(self, url: str) -> None:
        self.phase = "quiet"
        self.took: defaultdict[str, list[float]] = defaultdict(list)
        self.refused = 0
        self._url = url
        self._chance = random.Random(1)
        self._http = httpx.Client(base_url=url + "/api/v1", timeout=60)
        self._games = 0

    def listen(self) -> None:
        for line in sys.stdin:
            self.phase = line.strip()
        self.phase = ""

    def run(self) -> None:
        threading.Thread(target=self.listen, daemon=True).start()
        while self.phase:
            self.game()
        print(json.dumps({"took": self.took, "refused": self.refused}), flush=True)

    def game(self) -> None:
        request = {"title": "smallworld", "seats": [{"kind": "human"}] * SEATS}
        here = {"x-forwarded-for": f"198.51.100.{1 + self._games // GAMES_AT_AN_ADDRESS}"}
        self._games += 1
        table = self._http.post("/tables", json=request, headers=here).raise_for_status().json()["table"]["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        address = f"{self._url.replace('http', 'ws', 1)}/api/v1/tables/{table}/socket"
        with connect(address, additional_headers={**here, "Cookie": cookie}, max_size=None) as line:
            said = hear(line, "table")
            for number in itertools.count():
                offers = [(view["seat"], one["action"]) for view in said["views"] for one in view["offers"]]
                if not offers or not self.phase:
                    return
                said = self.move(line, said["entry"], number, *self._chance.choice(offers)) or said
                time.sleep(PAUSE)

    def move(self, line: Any, entry: int, number: int, seat: int, action: str) -> dict[str, Any] | None:
        phase, started = self.phase, time.perf_counter()
        line.send(json.dumps({"type": "act", "id": f"m{number}", "seat": seat, "entry": entry, "action": action}))
        answer = hear(line, "answer")
        self.took[phase].append(time.perf_counter() - started)
        if answer["result"] != "applied":
            self.refused += 1
            return None
        return hear(line, "update")


def hear(line: Any, kind: str) -> dict[str, Any]:
    while True:
        said: dict[str, Any] = json.loads(line.recv(timeout=60))
        if said["type"] == kind:
            return said


if __name__ == "__main__":
    Bystander(sys.argv[1]).run()
