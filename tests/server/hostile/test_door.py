"""What comes to the door is counted and measured before anybody reads it."""

from __future__ import annotations

import asyncio
import socket
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from spieltisch.server import app
from spieltisch.server.inbox import middleware
from spieltisch.server.inbox.auth import COOKIE, SECURE_COOKIE, Authenticator
from spieltisch.server.inbox.middleware import HEADER_BYTES, behind
from spieltisch.server.settings import Settings

from ..live import Live

ODD = [chr(number) for number in range(256) if chr(number) not in "\0\r\n"]
AUTHENTICATOR = Authenticator(["x" * 32])


def steps(work: Callable[[], object]) -> int:
    """Functions called, Python's and others."""
    count = 0

    def note(_frame: object, event: str, _arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("form", ['{cookie}="{many}"', "x={many}; {cookie}=", '{cookie}="{many};{many}"; {many}'])
def test_a_long_cookie_of_any_letter_costs_a_moment(form: str) -> None:
    """Also past the limit of a header, which nobody gets this far with."""
    for letter in ODD:
        cookie = form.format(cookie=COOKIE, many=letter * 60_000)
        started = time.process_time()
        assert steps(lambda cookie=cookie: AUTHENTICATOR.identity("", cookie)) < 60  # type: ignore[misc]
        assert time.process_time() - started < 0.25


def test_a_device_is_found_among_other_cookies() -> None:
    plain, secure = (AUTHENTICATOR.cookie(device, is_secure).partition(";")[0] for device, is_secure in PAIR)
    for cookies, device in (
        (plain, "d:ada"),
        (f"a=b; {plain}; c=d", "d:ada"),
        (f"{plain}; {secure}", "d:bob"),  # what only TLS can set counts for more
        (f"{secure};{plain}", "d:bob"),
    ):
        assert AUTHENTICATOR.identity("", cookies).device == device
    for cookies in ("", f"x{plain}", plain[:-1], plain.replace("ada", "eve"), plain.replace("=", '="') + '"'):
        assert AUTHENTICATOR.identity("", cookies).is_new


PAIR = (("d:ada", False), ("d:bob", True))


def test_over_tls_the_cookie_has_a_name_that_only_tls_can_set() -> None:
    assert AUTHENTICATOR.cookie("d:ada", True).startswith(f"{SECURE_COOKIE}=")
    assert "; Path=/;" in AUTHENTICATOR.cookie("d:ada", True)
    assert AUTHENTICATOR.cookie("d:ada", True).endswith("; Secure")
    assert AUTHENTICATOR.cookie("d:ada", False).startswith(f"{COOKIE}=")


def answers(folder: Path, requests: list[tuple[str, str, dict[str, str]]], **settings: Any) -> Iterator[httpx.Response]:
    """What a server says to one request after the other."""

    async def run() -> list[httpx.Response]:
        server = app.Server(Settings(data=str(folder), **settings))
        await server.hub.store.open()
        async with httpx.AsyncClient(transport=httpx.ASGITransport(server.app()), base_url="http://here") as client:
            found = [await client.request(method, path, headers=head) for method, path, head in requests]
        await server.hub.store.close()
        return found

    yield from asyncio.run(run())


def test_a_header_that_is_too_long_is_refused(tmp_path: Path) -> None:
    for name in ("cookie", "authorization", "accept-encoding"):
        (answer,) = answers(tmp_path, [("GET", "/api/v1/titles", {name: "x" * (HEADER_BYTES + 1)})])
        assert answer.status_code == 431
        assert answer.json()["reasons"] == [{"key": "server-too_large", "args": {"limit": HEADER_BYTES}}]


def test_a_request_is_counted_before_its_cookie_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    identity = Authenticator.identity
    monkeypatch.setattr(Authenticator, "identity", lambda self, *text: asked.append("") or identity(self, *text))
    requests = [("GET", "/api/v1/titles", {"cookie": "a=b"})] * 3
    found = answers(tmp_path, requests, requests_rate=0, requests_burst=1)
    assert [answer.status_code for answer in found] == [200, 429, 429]
    assert len(asked) == 1


@pytest.mark.parametrize("path", ["/api/v1/openapi.json", "/locale/en.ftl", "/metrics", "/ready", "/health", "/x.js"])
def test_everything_is_limited(tmp_path: Path, path: str) -> None:
    limits = {"requests_rate": 0, "requests_burst": 1, "files_rate": 0, "files_burst": 1}
    assert [answer.status_code for answer in answers(tmp_path, [("GET", path, {})] * 2, **limits)][1] == 429


def test_an_origin_that_is_no_address_is_refused(tmp_path: Path) -> None:
    (answer,) = answers(tmp_path, [("POST", "/api/v1/tables", {"origin": "http://["})])
    assert answer.json()["reasons"][0]["key"] == "server-bad_origin"


@pytest.mark.parametrize(("written", "meant"), [(["6.6.6.6", "192.0.2.7"], "192.0.2.7"), (["x" * 900], "x" * 64)])
def test_every_line_of_a_proxy_is_read(written: list[str], meant: str) -> None:
    """Some add to the visitor's line, some write one of their own below it."""
    headers = [(b"x-forwarded-for", line.encode()) for line in written]
    scope: dict[str, Any] = {"type": "http", "scheme": "http", "client": ("127.0.0.1", 1), "headers": headers}
    behind(scope, 1)
    assert middleware.address(scope) == meant


@pytest.mark.parametrize("head", [b"GET /" + b"x" * 30_000_000, b"GET / HTTP/1.1\r\nX-Long: " + b"y" * 30_000_000])
def test_a_head_without_end_is_cut_off(tmp_path: Path, head: bytes) -> None:
    with Live(tmp_path) as live:
        line = socket.create_connection(("127.0.0.1", live.port), timeout=10)
        with line, pytest.raises(ConnectionError):
            line.sendall(head)
