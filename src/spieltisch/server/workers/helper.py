"""The other end of `remote.py`: a process that fetches questions from a server and answers them. It knows no table."""

from __future__ import annotations

import random
import ssl
import time
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import urlencode, urlsplit, urlunsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from spieltisch import __version__

from .opponents import think

PATH = "/api/v1/think"
QUESTION_BYTES = 16_000_000
PAUSES = (1.0, 30.0)  # seconds between two tries to connect, at first and at most
FATAL = {4401: "key", 4409: "version", 4403: "blocked", 4429: "many"}  # close codes after which nobody tries again


class Stopped(Exception):
    """The server does not want this helper; `reason` is a word of `cli-error-think-…`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Progress(NamedTuple):
    kind: str  # connected, answered, away
    seconds: float = 0.0


def address(server: str, **query: str) -> str:
    """The socket below the address that people open in a browser."""
    parts = urlsplit(server)
    scheme = {"http": "ws", "https": "wss"}.get(parts.scheme)
    if scheme is None or not parts.hostname:
        raise Stopped("address")
    return urlunsplit((scheme, parts.netloc, parts.path.rstrip("/") + PATH, urlencode(query), ""))


def serve_questions(
    server: str,
    key: str,
    lane: str = "moves",
    report: Callable[[Progress], None] = lambda _: None,
    idle: float | None = None,
) -> None:
    """Answer until the server sends us away, or asks nothing for `idle` seconds.

    A connection that breaks is made anew.
    """
    url = address(server, version=__version__, lane=lane)
    pause = PAUSES[0]
    while True:
        try:
            with connect(
                url, additional_headers={"Authorization": f"Bearer {key}"}, max_size=QUESTION_BYTES, compression=None
            ) as socket:
                report(Progress("connected"))
                pause = PAUSES[0]
                while (data := _next_question(socket, idle)) is not None:
                    answer, seconds = answer_to(data)
                    socket.send(answer, text=True)
                    report(Progress("answered", seconds))
                return
        except ConnectionClosed as error:
            _check_code(error.rcvd.code if error.rcvd else None)
        except ssl.SSLError as error:
            raise Stopped("certificate") from error
        except InvalidStatus as error:
            if error.response.status_code in (403, 404):
                raise Stopped("no_server") from error
        except (OSError, TimeoutError, WebSocketException):
            pass
        report(Progress("away"))
        time.sleep(pause * random.uniform(0.8, 1.2))
        pause = min(2 * pause, PAUSES[1])


def _next_question(socket: ClientConnection, idle: float | None) -> str | bytes | None:
    try:
        return socket.recv(timeout=idle)
    except TimeoutError:
        return None


def _check_code(code: int | None) -> None:
    if code in FATAL:
        raise Stopped(FATAL[code])


def answer_to(data: str | bytes) -> tuple[bytes, float]:
    """The answer as it is sent, and the processor time that it took. A question that meets a bug has no result."""
    asked = msgspec.json.decode(data)
    started = time.process_time()
    try:
        result: Any = think(asked["question"])
    except Exception:
        result = None
    seconds = time.process_time() - started
    answer = {"id": asked["id"], "result": result, "seconds": seconds}
    return msgspec.json.encode(answer), seconds
