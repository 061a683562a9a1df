"""A real server process and people on real sockets."""

from __future__ import annotations

import itertools
import json
import os
import signal
import subprocess
import sys
import uuid
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

FAST = {
    "SPIELTISCH_AGENT_PAUSE": "0",
    "SPIELTISCH_WARM": "false",
    "SPIELTISCH_MESSAGES_RATE": "100000",
    "SPIELTISCH_MESSAGES_BURST": "100000",
    "SPIELTISCH_REQUESTS_RATE": "100000",
    "SPIELTISCH_REQUESTS_BURST": "100000",
    "SPIELTISCH_FILES_RATE": "100000",
    "SPIELTISCH_FILES_BURST": "100000",
    "SPIELTISCH_JOINS_RATE": "100000",
    "SPIELTISCH_JOINS_BURST": "100000",
    "SPIELTISCH_CONNECTIONS_PER_ADDRESS": "100000",
    "SPIELTISCH_STAND_IN": "random",
    "SPIELTISCH_CPU_BURST": "1e9",
    "SPIELTISCH_BYTES_BURST": "1e12",
    "SPIELTISCH_TABLES_A_DAY": "1e9",
    "SPIELTISCH_UPLOADS_A_DAY": "1e12",
}


class Live:
    """`spieltisch serve` as a process of its own."""

    def __init__(self, data: Path, port: int = 0, **settings: str) -> None:
        environment = {**os.environ, **FAST, **{f"SPIELTISCH_{name.upper()}": text for name, text in settings.items()}}
        command = [sys.executable, "-m", "spieltisch.server", "--port", str(port), "--data", str(data)]
        data.mkdir(parents=True, exist_ok=True)
        self.log = data / f"log-{uuid.uuid4().hex}"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log)
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        if "open:" not in line:
            raise RuntimeError(line + self.log.read_text())
        self.port = int(line.rstrip("/\n").rpartition(":")[2])
        self.url = f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        self._end(signal.SIGTERM)
        return self.process.returncode

    def _end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(20)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def __enter__(self) -> Live:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.returncode is None:
            self.kill()


class Player:
    """A browser's worth of client: a cookie, one socket, requests with ids."""

    numbers = itertools.count(1)
    patience = 20.0  # seconds

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url + "/api/v1", timeout=self.patience)
        self.socket: ClientConnection | None = None
        self.said: dict[str, Any] = {}
        self.raw: list[str] = []

    def post(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        answer = self.http.post(path, json=body if body is not None else {})
        assert answer.status_code < 300, answer.text
        return answer.json()

    def create(self, *kinds: str, **request: Any) -> dict[str, Any]:
        seats = [{"kind": kind, "level": "random"} if kind == "agent" else {"kind": kind} for kind in kinds]
        return self.post("/tables", {"title": "lanterns", "seats": seats, "name": "Ada", **request})["table"]

    def join(self, link: str, name: str = "Bob") -> dict[str, Any]:
        table, token = link.removeprefix("/t/").split("#")
        return self.post(f"/tables/{table}/join", {"token": token, "name": name})

    def move_to(self, url: str) -> None:
        """Another process, the same cookie."""
        cookies = self.http.cookies
        self.http = httpx.Client(base_url=url + "/api/v1", timeout=20, cookies=cookies)

    def connect(self, table: str) -> dict[str, Any]:
        """Open the socket and wait for the whole table."""
        address = str(self.http.base_url).replace("http://", "ws://").rstrip("/")
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        door = connect(f"{address}/tables/{table}/socket", additional_headers={"Cookie": cookie}, max_size=None)
        self.socket = door.__enter__()
        return self.wait("table")

    def hear(self) -> dict[str, Any]:
        assert self.socket is not None
        text = self.socket.recv(timeout=self.patience)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("table", "update"):
            self.said = message
        return message

    def wait(self, kind: str, **fields: Any) -> dict[str, Any]:
        while True:
            message = self.hear()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    def send(self, kind: str, **fields: Any) -> str:
        assert self.socket is not None
        request = {"type": kind, "id": fields.pop("id", f"w{next(Player.numbers)}"), **fields}
        self.socket.send(json.dumps(request))
        return str(request["id"])

    def request(self, kind: str, **fields: Any) -> dict[str, Any]:
        return self.wait("answer", id=self.send(kind, **fields))

    def act(self, seat: int, action: str) -> dict[str, Any]:
        """An action on the position last seen, its answer, and the update that shows it."""
        answer = self.request("act", seat=seat, entry=self.said["entry"], action=action)
        self.catch_up(answer["entry"] if answer["result"] == "applied" else 0)
        return answer

    def catch_up(self, entry: int) -> None:
        while self.said["entry"] < entry:
            self.wait("update")

    def offers(self) -> list[tuple[int, str]]:
        """What this player may do now: seat and words."""
        return [(view["seat"], offer["action"]) for view in self.said["views"] for offer in view["offers"]]

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()
            self.socket = None
        self.http.close()


__all__ = ["ConnectionClosed", "Live", "Player"]


def play_out(ada: Player, bob: Player) -> None:
    """Both take the first legal action until the game is over."""
    while True:
        for player in (ada, bob):
            player.catch_up(max(ada.said["entry"], bob.said["entry"]))
        if ada.said["outcome"]:
            return
        player = ada if ada.offers() else bob
        assert player.act(*player.offers()[0])["result"] == "applied"
