"""The socket of one viewer on the wire: uvicorn's WebSocket with a short way in and out.

The frames are those of `websockets`. A message is handed to the listener where it arrives, and what is said to a viewer
goes out with a single write, without a queue and a task in between. All else takes uvicorn's own way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from .limits import Bucket

EXTENSION = "spieltisch.protocol"  # where the application finds the protocol in its scope
LARGE = 4_096  # bytes of a message that are worth compressing
PINGS_RATE, PINGS_BURST = 2.0, 60  # a second, and how many at once
BODY = 6
HEAD_BYTES, HEADERS = 64_000, 100  # of one request
URL_BYTES = 8_192
FRAGMENTS = 1_000  # of one message: empty ones count for nothing in its size

# No message refers to one before it, so nobody's history is kept in memory.
COMPRESSION = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"level": 3}
)


class HttpProtocol(HttpToolsProtocol):
    """uvicorn's HTTP; one that became a socket is done and points at nothing.

    The parser and its protocol hold each other: every closed socket would wait for the garbage collector. uvicorn never
    reads the parser again after an upgrade, though it declares it as always there.
    """

    read_seconds = 60.0  # in which somebody must have read something of what waits for them
    header_seconds = 10.0  # a request has so long for its head, and BODY times as long for its body

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._waiting = self._reading = self.loop.call_later(self.header_seconds, transport.abort)
        self._answering: RequestResponseCycle | None = None
        self._is_head = True
        self._unread = 0  # bytes of a head that has no end yet

    def data_received(self, data: bytes) -> None:
        """The parser puts an endless header together piece by piece, so what it has got already is counted here."""
        if self._is_head:
            if self._unread > HEAD_BYTES:
                self.transport.abort()
                return
            self._unread += len(data)
        super().data_received(data)

    def on_message_begin(self) -> None:
        self._await_more(self.header_seconds)
        self._head_bytes = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > URL_BYTES:
            self.transport.abort()

    def on_header(self, name: bytes, value: bytes) -> None:
        self._head_bytes += len(name) + len(value)
        if self._head_bytes > HEAD_BYTES or len(self.headers) > HEADERS:
            self.transport.abort()
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._is_head = False  # a body is measured by whoever reads it
        self._await_more(BODY * self.header_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._is_head, self._unread = True, 0
        self._waiting.cancel()
        super().on_message_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._look_again()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reading.cancel()

    def _look_again(self) -> None:
        left = self.transport.get_write_buffer_size()
        self._reading = self.loop.call_later(self.read_seconds, self._look_at_reader, left)

    def _look_at_reader(self, before: int) -> None:
        """Slow is fine; who reads nothing at all keeps an answer in memory and a socket open."""
        if self.transport.get_write_buffer_size() < before:
            self._look_again()
        else:
            self.transport.abort()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def connection_lost(self, exc: Exception | None) -> None:
        """Of several requests at once uvicorn tells only the last one that nobody listens any more."""
        self._waiting.cancel()
        self._reading.cancel()
        self.pipeline.clear()
        if self._answering is not None:
            self._answering.disconnected = True
        super().connection_lost(exc)

    def _await_more(self, seconds: float) -> None:
        self._waiting.cancel()
        self._waiting = self.loop.call_later(seconds, self.transport.abort)

    def handle_websocket_upgrade(self) -> None:
        self._waiting.cancel()
        self._reading.cancel()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]


class SocketProtocol(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [COMPRESSION]
        self.is_blocked = False  # what was said is still waiting to be sent
        self._listener: Callable[[bytes], None] | None = None
        self._cleared: Callable[[], None] | None = None
        self._pings = Bucket(PINGS_RATE, PINGS_BURST)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    def listen(self, listener: Callable[[bytes], None], cleared: Callable[[], None]) -> None:
        """From now on messages go to the listener; `cleared` is called when a blocked socket can be written again."""
        self._listener = listener
        self._cleared = cleared

    def write(self, messages: list[bytes]) -> None:
        """Send text messages with one write; nothing happens on a closed socket."""
        if self.close_sent or self.disconnected:
            return
        extensions = self.conn.extensions
        frames = [
            Frame(Opcode.TEXT, data).serialize(mask=False, extensions=extensions if len(data) > LARGE else None)
            for data in messages
        ]
        self.transport.write(b"".join(frames))

    def reject(self) -> None:
        """Nothing that still comes is read, and the socket is cut when it has been told why."""
        self._listener = None
        self.transport.pause_reading()
        self.loop.call_later(1.0, self.transport.abort)

    def abort_soon(self) -> None:
        """Nobody is at this end any more. Who does not read what was sent would keep the socket open for ever."""
        if not self.disconnected:
            self.loop.call_later(self.close_timeout, self.transport.abort)

    # -- uvicorn's hooks

    def send_receive_event_to_app(self) -> None:
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._listener(data)

    def handle_ping(self) -> None:
        if not self._pings.take():
            self._refuse(1013)
        elif self.is_blocked:
            self.conn.data_to_send()  # who does not read gets no pongs
        else:
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < FRAGMENTS:
            super().handle_cont(event)
        else:
            self._refuse(1009)

    def _refuse(self, code: int) -> None:
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()

    def keepalive_timeout(self) -> None:
        """uvicorn waits for the transport to be empty, which never happens when the other side is dead."""
        super().keepalive_timeout()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})

    def connection_lost(self, exc: Exception | None) -> None:
        """Whatever pointed here in a circle lets go, so that nothing waits for the garbage collector."""
        super().connection_lost(exc)
        self._listener = self._cleared = None
        self.conn.parser.close()
        if self.handshake_initiated and hasattr(self, "scope"):
            cast(dict[str, Any], self.scope["extensions"]).pop(EXTENSION, None)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_blocked = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_blocked = False
        if self._cleared is not None:
            self._cleared()
