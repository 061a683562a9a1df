"""The two places where tables run, asked in the same words: a server, and a page's own Python in Node."""

from __future__ import annotations

import base64
import itertools
import json
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Any

from tests.server.live import Player

SCRIPT = Path(__file__).with_name("page_runtime.mjs")


class PageRuntime:
    """Python's WebAssembly runtime with the tables of a page in it, and lines of JSON to and from it."""

    def __init__(self, node: str, runtime: Path) -> None:
        self.process = subprocess.Popen(
            [node, str(SCRIPT), str(runtime)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.said: dict[str, list[str]] = {}
        self.answers: dict[str, tuple[int, Any]] = {}
        self.hear()

    def __enter__(self) -> PageRuntime:
        return self

    def __exit__(self, _a: type[BaseException] | None, _b: BaseException | None, _c: TracebackType | None) -> None:
        self.process.communicate("", timeout=20)

    def ask(self, **asked: Any) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()

    def hear(self) -> None:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, "the runtime ended"
        told = json.loads(line)
        if told["kind"] == "answer":
            self.answers[told["id"]] = (told["status"], json.loads(told["text"]))
        elif told["kind"] == "said":
            self.said.setdefault(told["key"], []).append(told["text"])

    def answer(self, name: str) -> tuple[int, Any]:
        while name not in self.answers:
            self.hear()
        return self.answers.pop(name)

    def work(self, function: str, *args: Any) -> Any:
        """What one of its thinkers makes of it: `{"found": …, "seconds": …}`."""
        self.ask(kind="work", id="work", text=json.dumps([function, args]))
        return self.answer("work")[1]

    def judge(self, title: str, encoded: bytes) -> list[float]:
        """The shares of a net, by the page's own products."""
        self.ask(kind="judge", id="judge", title=title, encoded=base64.b64encode(encoded).decode())
        return list(self.answer("judge")[1])


class AtServer(Player):
    patience = 90.0  # its workers start with the first question, beside a browser

    def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        answer = self.http.request(method, path, content=body if isinstance(body, str) else json.dumps(body or {}))
        return answer.status_code, answer.json()


class AtPage(Player):
    """The same requests and the same answers, without network."""

    keys = itertools.count(1)

    def __init__(self, runtime: PageRuntime) -> None:
        self.runtime = runtime
        self.key = ""
        self.said: dict[str, Any] = {}
        self.raw: list[str] = []

    def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        name = str(next(AtPage.keys))
        text = body if isinstance(body, str) else json.dumps(body or {})
        self.runtime.ask(kind="call", id=name, method=method, path=path, body=text)
        return self.runtime.answer(name)

    def post(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        status, answer = self.call("POST", path, body)
        assert status < 300, answer
        return answer

    def connect(self, table: str) -> dict[str, Any]:
        self.key = f"line {next(AtPage.keys)}"
        self.runtime.ask(kind="open", key=self.key, table=table)
        return self.wait("table")

    def hear(self) -> dict[str, Any]:
        while not self.runtime.said.get(self.key):
            self.runtime.hear()
        message: dict[str, Any] = json.loads(self.runtime.said[self.key].pop(0))
        if message["type"] in ("table", "update"):
            self.said = message
        return message

    def send(self, kind: str, **fields: Any) -> str:
        request = {"type": kind, "id": fields.pop("id", f"w{next(Player.numbers)}"), **fields}
        self.runtime.ask(kind="say", key=self.key, text=json.dumps(request))
        return str(request["id"])

    def close(self) -> None:
        self.runtime.ask(kind="leave", key=self.key)
