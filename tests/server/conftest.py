"""Whatever servers a test process started end with it, also under xdist, whose workers leave without a word.

A test may be a coroutine. With a `room` it runs at a fresh server; `@pytest.mark.room(grace=5)` has its settings.
"""

from __future__ import annotations

import asyncio
import inspect
import threading
from collections.abc import Iterator
from contextlib import nullcontext
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from spieltisch.core.arguments import KERNEL, unfit
from spieltisch.server.table import services as services_of_tables

from . import services
from .room import Room, sqlite


@pytest.fixture(scope="session", autouse=True)
def _servers_end() -> Iterator[None]:
    yield
    services.stop()


@pytest.fixture(autouse=True)
def _reasons_are_declared(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever a server of this process refuses has the arguments that are declared."""
    odd: list[str] = []
    plain = services_of_tables.Denied.__init__

    def init(self: services_of_tables.Denied, key: str, status: int = 409, **args: Any) -> None:
        odd.extend(unfit(KERNEL, f"server-{key}", args))
        plain(self, key, status, **args)

    monkeypatch.setattr(services_of_tables.Denied, "__init__", init)
    yield
    assert not odd


@pytest.fixture
def posts() -> Iterator[tuple[str, list[tuple[dict[str, str], bytes]]]]:
    """A receiver on the loopback: its address, and the headers and body of whatever was posted there."""
    heard: list[tuple[dict[str, str], bytes]] = []

    class Receiver(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append((dict(self.headers.items()), self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(307 if self.path.endswith("/away") else 204)
            self.send_header("location", "/hook")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Receiver)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/hook", heard
    server.shutdown()
    server.server_close()


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "room(**settings): how the server of this test is set")


@pytest.fixture
def room(tmp_path: Path, request: pytest.FixtureRequest) -> Room:
    marker = request.node.get_closest_marker("room")
    return Room(sqlite(tmp_path), **(marker.kwargs if marker else {}))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}

    async def run() -> None:
        room: Any = given.get("room", nullcontext())
        async with room:
            await pyfuncitem.obj(**given)

    asyncio.run(run())
    return True
