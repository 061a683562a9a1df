"""Whatever can be sent to a server, sent to it: every HTTP operation, every request, frames and heads that are none."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
import socket
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis.generation import GenerationMode
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from spieltisch.server.app import BASE
from spieltisch.server.inbox import openapi

from .live import Live
from .request_strategies import MESSAGE

SCHEMA = schemathesis.openapi.from_dict(openapi.document(BASE))
OPERATIONS: list[Any] = [found.ok() for found in SCHEMA.get_all_operations()]  # type: ignore[union-attr]
TITLES = ("lanterns", "smallworld", "chaos", "invasion")
QUIETLY = {
    "database": None,
    "deadline": None,
    "phases": [Phase.generate],
    "suppress_health_check": list(HealthCheck),
}
ODD = [
    "",
    "\x7f",
    "\xff" * 40,
    "x" * 9_000,
    "%00",
    "../..",
    '"\\"',
    "[",
    "http://[",
    "-1",
    "1" * 5_000,
    "null",
    ";;;=,",
]
HEADS = ["Cookie", "Authorization", "Origin", "Host", "Accept-Encoding", "Range", "If-None-Match", "Content-Type"]


class Siege:
    """Strangers at many addresses, some of whom have seats. What met a bug is in `bugs`."""

    def __init__(self, live: Live, start: int = 1) -> None:
        self.live = live
        self.counts: Counter[str] = Counter()
        self.bugs: list[str] = []
        self._chance = random.Random(start)
        self._seeds = itertools.count(start)
        self._hosts = itertools.count(1)
        self._session = requests.Session()
        self._tables: list[str] = []
        self._replays: list[str] = []
        self._cookies: list[dict[str, str]] = []
        self._move()

    # -- who asks, and for what

    def _move(self) -> None:
        """To another address, with a table of its own there."""
        host = next(self._hosts)
        self.address = {"x-forwarded-for": f"10.{host >> 16 & 255}.{host >> 8 & 255}.{host & 255}"}
        title = self._chance.choice(TITLES)
        seats = [{"kind": "human"}] * 2 + [{"kind": "open"}] * (title == "chaos")
        body = {"title": title, "seats": seats, "public": True, "name": "Eve"}
        with httpx.Client(base_url=self.live.url + BASE, headers=self.address, timeout=60) as client:
            made = client.post("/tables", json=body)
            if made.status_code == 201:
                table = made.json()["table"]["id"]
                self._tables = [*self._tables[-9:], table]
                self._cookies = [*self._cookies[-9:], dict(client.cookies)]
                log = client.get(f"/tables/{table}/export").json().get("log")
                stored = client.post("/replays", json=log) if log else None
                if stored is not None and stored.status_code == 201:
                    self._replays = [*self._replays[-9:], stored.json()["id"]]

    def _aimed(self, case: Any) -> None:
        """Mostly at something that is there."""
        known = {"table": self._tables, "replay": self._replays, "title": TITLES, "seat": ("0", "1", "7")}
        for name in case.path_parameters or ():
            if known.get(name) and self._chance.random() < 0.8:
                case.path_parameters[name] = self._chance.choice(known[name])

    # -- HTTP

    def http(self, operation: Any, examples: int) -> None:
        @seed(next(self._seeds))
        @settings(max_examples=examples + 1, **QUIETLY)  # type: ignore[arg-type]
        @given(data=st.data())
        def run(data: st.DataObject) -> None:
            mode = data.draw(st.sampled_from([GenerationMode.POSITIVE, GenerationMode.NEGATIVE]))
            case = data.draw(operation.as_strategy(generation_mode=mode))
            self._aimed(case)
            self._ask(operation.label, case)

        run()

    def _ask(self, label: str, case: Any) -> None:
        cookies = self._chance.choice(self._cookies) if self._cookies and self._chance.random() < 0.7 else {}
        try:
            answer = case.call(base_url=self.live.url, session=self._session, headers={**self.address}, cookies=cookies)
        except (requests.RequestException, UnicodeError, ValueError) as error:  # what can not be sent at all
            self.counts[f"unsent {type(error).__name__}"] += 1
            return
        self._session.cookies.clear()
        self.counts[f"http {answer.status_code}"] += 1
        if answer.status_code >= 500 and answer.status_code != 503:
            self.bugs.append(f"{label}: {answer.status_code} {answer.text[:200]}")
        if answer.status_code == 429:
            self._move()

    # -- sockets

    def talk(self, examples: int) -> None:
        """Requests that fit, requests that do not, letters without meaning; sometimes a whole frame of them."""

        @seed(next(self._seeds))
        @settings(max_examples=2, **QUIETLY)  # type: ignore[arg-type]  # the first one is always the simplest
        @given(letters=st.lists(MESSAGE, min_size=examples, max_size=examples))
        def run(letters: list[bytes]) -> None:
            try:
                self._say(letters)
            except (WebSocketException, TimeoutError, OSError) as error:  # it was shown the door
                self.counts[f"cut {type(error).__name__}"] += 1

        run()

    def _say(self, letters: list[bytes]) -> None:
        table, cookies = self._chance.choice(list(zip(self._tables, self._cookies, strict=True)))
        own = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
        headers = {**self.address, **(own if self._chance.random() < 0.7 else {})}
        address = self.live.url.replace("http", "ws", 1) + f"{BASE}/tables/{table}/socket?changes=2"
        with connect(address, additional_headers=headers, max_size=None, open_timeout=30) as line:
            try:
                for letter in letters:
                    is_text = self._chance.random() < 0.9
                    line.send(letter.decode("utf-8", "replace") if is_text else letter, text=is_text)
                    self.counts["requests"] += 1
                line.send(json.dumps({"type": "resync", "id": "last", "since": 0}))
                while json.loads(line.recv(timeout=30)).get("id") != "last":
                    self.counts["heard"] += 1
            finally:
                line.close()
                code = line.protocol.close_code
                self.counts[f"closed {code}"] += 1
                if code == 1011:
                    self.bugs.append("a socket was closed with 1011")

    # -- heads

    def knock(self, times: int) -> None:
        """Requests that no library would write."""
        for _ in range(times):
            chance = self._chance
            path = chance.choice(
                ["/", "/api/v1/lobby", "/api/v1/tables", "/health", "/locale/en.ftl", "/%ff", "*", "//"]
            )
            lines = [
                f"{chance.choice(['GET', 'POST', 'PUT', 'HEAD', 'OPTIONS', 'X'])} {path}{chance.choice(ODD)} HTTP/1.1"
            ]
            lines += [f"{chance.choice(HEADS)}: {chance.choice(ODD)}" for _ in range(chance.randrange(5))]
            lines += [f"X-Forwarded-For: {self.address['x-forwarded-for']}", "Connection: close"]
            body = bytes(chance.randrange(256) for _ in range(chance.randrange(40)))
            lines.append(
                chance.choice([f"Content-Length: {len(body)}", "Transfer-Encoding: chunked", "Content-Length: -1"])
            )
            data = "\r\n".join([*lines, "", ""]).encode("latin-1") + body
            with (
                contextlib.suppress(OSError),
                socket.create_connection(("127.0.0.1", self.live.port), timeout=3) as line,
            ):
                line.sendall(data)
                line.shutdown(socket.SHUT_WR)
                answer = line.recv(2_000)
                self.counts[f"knock {answer[9:12].decode('latin-1')}"] += 1
                if answer[9:12] == b"500":
                    self.bugs.append(f"{data[:200]!r}: {answer[:200]!r}")

    # -- all of it

    def storms(self, examples: int) -> Iterator[None]:
        """Without end: one operation after the other, and in between sockets and heads."""
        while True:
            for operation in self._chance.sample(OPERATIONS, len(OPERATIONS)):
                self._move()
                self.http(operation, examples)
                self.talk(2 * examples)
                self.knock(examples)
                yield

    def found(self) -> dict[str, Any]:
        """What the server itself noticed."""
        metrics = httpx.get(self.live.url + "/metrics").text.splitlines()
        failed = next(line for line in metrics if line.startswith("spieltisch_failed_total"))
        said = self.live.log.read_text()
        return {"failed": float(failed.split()[1]), "tracebacks": said.count("Traceback"), "bugs": self.bugs}


class Beside:
    """A bystander who plays meanwhile."""

    def __init__(self, live: Live) -> None:
        command = [sys.executable, str(Path(__file__).with_name("bystander.py")), live.url]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def phase(self, name: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(name + "\n")
        self._process.stdin.flush()

    def took(self) -> dict[str, Any]:
        told, _ = self._process.communicate(timeout=120)
        return json.loads(told)


def percentile(values: list[float], part: int) -> float:
    return statistics.quantiles(values, n=100, method="inclusive")[part - 1]


def besieged(live: Live, storm: Callable[[Siege], None], quiet: float, times: int) -> tuple[Siege, dict[str, Any]]:
    """Quiet and storm by turns, so that whatever else the machine does weighs on both."""
    siege, beside = Siege(live), Beside(live)
    for _ in range(times):
        beside.phase("quiet")
        time.sleep(quiet)
        beside.phase("siege")
        storm(siege)
    told = beside.took()
    report: dict[str, Any] = {"refused": told["refused"]}
    for phase, took in told["took"].items():
        report[phase] = {"moves": len(took), "p50": percentile(took, 50), "p99": percentile(took, 99), "max": max(took)}
    return siege, report
