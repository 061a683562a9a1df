"""Start the server: uvicorn with the settings that were measured."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import webbrowser
from pathlib import Path

import uvicorn

from .app import Server, make_bus, make_store, open_store
from .inbox.protocols import HttpProtocol, SocketProtocol
from .operations import gc_policy, logs
from .settings import Settings, Trouble, has_secret, with_data

log = logging.getLogger(__name__)


class OneAtATime:
    """A folder with SQLite belongs to one process; a second one is told so instead of spoiling it."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "lock"
        self._file = self.path.open("a")

    def take(self) -> bool:
        if sys.platform == "win32":
            import msvcrt

            try:
                msvcrt.locking(self._file.fileno(), msvcrt.LK_NBLCK, 1)
            except OSError:
                return False
            return True
        import fcntl

        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


def run(settings: Settings, open_browser: bool = False) -> int:
    """Serve until interrupted; the exit code."""
    is_terminal = sys.stderr.isatty()
    level = settings.log_level or ("warning" if is_terminal else "info")
    logs.set_up(level, settings.log_json and not is_terminal)
    os.umask(0o077)
    try:
        had_secret = has_secret(settings)
        return _serve(with_data(settings), open_browser, had_secret)
    except Trouble as trouble:
        print(f"spieltisch: {trouble}", file=sys.stderr)
        return 1


def _serve(settings: Settings, open_browser: bool, had_secret: bool) -> int:
    lock = take_lock(settings)
    asyncio.run(try_services(settings, had_secret))
    server = Server(settings)
    listening = listen(settings)
    HttpProtocol.header_seconds, HttpProtocol.read_seconds = settings.header_seconds, settings.read_seconds
    config = uvicorn.Config(
        server.app(),
        host=settings.host,
        port=settings.port,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=True,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        limit_concurrency=None,
        backlog=2048,
    )
    uvicorn_server = Announcing(config, settings, open_browser)
    signal.signal(signal.SIGTERM, _leave)
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn_server.run(sockets=[listening])
    del lock
    return 0 if uvicorn_server.started else 1


def take_lock(settings: Settings) -> OneAtATime | None:
    if settings.database:
        return None
    try:
        lock = OneAtATime(Path(settings.data))
    except OSError as error:
        raise Trouble("folder", error, folder=settings.data) from error
    if not lock.take():
        raise Trouble("in_use", folder=settings.data)
    return lock


async def try_services(settings: Settings, had_secret: bool = True) -> None:
    """Whatever is wrong with the database or Redis is said before anything else happens."""
    store, bus = make_store(settings, alone=True), make_bus(settings)
    await open_store(store, settings, had_secret)
    await store.close()
    await bus.open()
    await bus.close()


def listen(settings: Settings) -> socket.socket:
    """The port is taken before anything is started, so that one in use is a clear line."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        raise Trouble("port", error, host=settings.host, port=str(settings.port)) from error
    return listening


def _leave(*_: object) -> None:
    """uvicorn hands the signal on once it has stopped; workers are cleared away only by an orderly exit."""
    raise SystemExit(0)


class Announcing(uvicorn.Server):
    """Says where the table is once it is really there."""

    def __init__(self, config: uvicorn.Config, settings: Settings, open_browser: bool) -> None:
        super().__init__(config)
        self.settings = settings
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        gc_policy.freeze_heap()
        self.collecting = asyncio.get_running_loop().create_task(gc_policy.collect_rarely())
        host = "localhost" if self.settings.host in ("127.0.0.1", "0.0.0.0", "::") else self.settings.host
        port = self.servers[0].sockets[0].getsockname()[1] if self.servers else self.settings.port
        where = f"http://{host}:{port}/"
        print(f"Spieltisch is open: {where}", flush=True)
        log.info("the server is open", extra={"address": where, "data": self.settings.data})
        if self.open_browser:
            await asyncio.to_thread(webbrowser.open, where)
