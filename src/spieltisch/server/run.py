"""Start the server: uvicorn with the settings that were measured."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys
import webbrowser
from pathlib import Path

import uvicorn

from . import calm, logs
from .app import Server
from .line import Door, Line
from .settings import Settings, with_data

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
    settings = with_data(settings)
    lock = OneAtATime(Path(settings.data))
    if not settings.database and not lock.take():
        print(f"another server uses {settings.data}; give this one another --data", file=sys.stderr)
        return 1
    server = Server(settings)
    config = uvicorn.Config(
        server.app(),
        host=settings.host,
        port=settings.port,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=settings.proxied,
        forwarded_allow_ips="*" if settings.proxied else None,
        http=Door,
        ws=Line,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        limit_concurrency=None,
        backlog=2048,
    )
    uvicorn_server = Announcing(config, settings, open_browser)
    signal.signal(signal.SIGTERM, _leave)
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn_server.run()
    return 0 if uvicorn_server.started else 1


def _leave(*_: object) -> None:
    """uvicorn hands the signal on once it has stopped; workers are cleared away only by an orderly exit."""
    raise SystemExit(0)


class Announcing(uvicorn.Server):
    """Says where the table is once it is really there."""

    def __init__(self, config: uvicorn.Config, settings: Settings, open_browser: bool) -> None:
        super().__init__(config)
        self.settings = settings
        self.open_browser = open_browser

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if not self.started:
            return
        calm.calm()
        self.sweeping = asyncio.get_running_loop().create_task(calm.sweep())
        host = "localhost" if self.settings.host in ("127.0.0.1", "0.0.0.0", "::") else self.settings.host
        port = self.servers[0].sockets[0].getsockname()[1] if self.servers else self.settings.port
        where = f"http://{host}:{port}/"
        print(f"Spieltisch is open: {where}", flush=True)
        log.info("the server is open", extra={"address": where, "data": self.settings.data})
        if self.open_browser:
            await asyncio.to_thread(webbrowser.open, where)
