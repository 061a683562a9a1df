"""The line of a viewer: what arrives, however it is cut, what is refused, and who does not read."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import struct
import zlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from spieltisch.server.inbox.limits import Bucket
from spieltisch.server.inbox.protocols import LARGE, SocketProtocol
from spieltisch.server.inbox.socket import QUEUE, QUEUE_BYTES, Connection, Outbox

from .live import Live, Player
from .room import Room

TEXT, BINARY, CONTINUATION, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("line")) as server:
        yield server


def frame(data: bytes, opcode: int = TEXT, final: bool = True, masked: bool = True) -> bytes:
    mask = os.urandom(4) if masked else b""
    bit = 128 if masked else 0
    size = len(data)
    length = bytes([bit | size]) if size < 126 else struct.pack("!BH", bit | 126, size & 0xFFFF)
    if size >= 1 << 16:
        length = struct.pack("!BQ", bit | 127, size)
    body = bytes(byte ^ mask[n % 4] for n, byte in enumerate(data)) if masked else data
    return bytes([(128 if final else 0) | opcode]) + length + mask + body


def request(number: int, padding: int = 0) -> bytes:
    """Something that is answered at once, whoever asks."""
    return json.dumps({"type": "ask", "id": f"w{number}", "question": "points 0" + " " * padding}).encode()


class Wire:
    """A client that decides for itself which bytes travel together."""

    def __init__(self, live: Live, player: Player, table: str, *extensions: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", live.port), timeout=20)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        cookie = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
        lines = [
            f"GET /api/v1/tables/{table}/socket HTTP/1.1", f"Host: 127.0.0.1:{live.port}", "Upgrade: websocket",
            "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
            f"Cookie: {cookie}", *extensions,
        ]  # fmt: skip
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.file = self.socket.makefile("rb")
        assert b"101" in self.file.readline()
        while self.file.readline() != b"\r\n":
            pass
        self.bits = 0  # of the first byte of the last frame

    def hear(self) -> tuple[int, bytes]:
        first, second = self.file.read(2)
        self.bits = first
        assert not second & 128  # servers never mask
        size = second
        if size == 126:
            (size,) = struct.unpack("!H", self.file.read(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self.file.read(8))
        return first & 15, self.file.read(size)

    def answers(self, count: int) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        while len(found) < count:
            opcode, data = self.hear()
            if opcode == TEXT and (said := json.loads(data))["type"] == "answer":
                found.append(said)
        return found

    def closed(self) -> int:
        """The code with which the server closes."""
        while True:
            opcode, data = self.hear()
            if opcode == CLOSE:
                return int(struct.unpack("!H", data[:2])[0])

    def close(self) -> None:
        self.file.close()
        self.socket.close()


@pytest.fixture
def wire(live: Live) -> Iterator[Wire]:
    ada = Player(live.url)
    found = Wire(live, ada, ada.create("human", "human")["id"])
    yield found
    found.close()
    ada.close()


def ids(answers: list[dict[str, Any]]) -> list[str]:
    assert all(answer["result"] == "ok" for answer in answers)
    return [answer["id"] for answer in answers]


def test_messages_may_arrive_together_or_byte_by_byte(wire: Wire) -> None:
    wire.socket.sendall(b"".join(frame(request(n)) for n in range(5)))
    for byte in frame(request(5, padding=180)):
        wire.socket.sendall(bytes([byte]))
    assert ids(wire.answers(6)) == [f"w{n}" for n in range(6)]


def test_fragments_pings_and_whole_messages_keep_their_order(wire: Wire) -> None:
    text = request(1)
    wire.socket.sendall(
        frame(request(0))
        + frame(text[:9], TEXT, final=False)
        + frame(b"here?", PING)
        + frame(text[9:20], CONTINUATION, final=False)
        + frame(text[20:], CONTINUATION)
        + frame(request(2))
        + frame(request(3), BINARY)
        + frame(b"", PONG)
        + frame(request(4))
    )
    assert ids(wire.answers(5)) == ["w0", "w1", "w2", "w3", "w4"]


def test_large_messages_are_compressed_and_small_ones_are_not(live: Live) -> None:
    ada = Player(live.url)
    table = ada.create("human", "human", "human", title="chaos")["id"]
    wire = Wire(live, ada, table, "Sec-WebSocket-Extensions: permessage-deflate; client_no_context_takeover")
    told = {}
    while len(told) < 2:
        _, data = wire.hear()
        if is_squeezed := bool(wire.bits & 64):
            data = zlib.decompressobj(-15).decompress(data + b"\0\0\xff\xff")
        kind = json.loads(data)["type"]
        if kind in ("hello", "table"):
            told[kind] = is_squeezed, len(data) > LARGE
    assert told == {"hello": (False, False), "table": (True, True)}
    wire.close()
    ada.close()


def test_an_empty_or_broken_message_gets_its_answer(wire: Wire) -> None:
    wire.socket.sendall(frame(b"") + frame(b"\xff\xfe{") + frame(b"{}") + frame(request(1)))
    assert [answer["result"] for answer in wire.answers(4)] == ["refused", "refused", "refused", "ok"]


@pytest.mark.parametrize(
    ("bytes_sent", "code"),
    [
        (frame(request(1), masked=False), 1002),
        (frame(b"x", CONTINUATION), 1002),
        (frame(request(1), 3), 1002),
        (frame(request(1), TEXT, final=False) + frame(request(2)), 1002),
        (frame(b"x" * 20_000), 1009),
        (frame(b"x" * 70_000), 1009),
        (frame(struct.pack("!H", 1000), CLOSE), 1000),
        (bytes([0xC1]) + frame(request(1))[1:], 1002),
        (bytes([0x91]) + frame(request(1))[1:], 1002),
        (frame(b"x" * 126, PING), 1002),
        (frame(b"here?", PING, final=False), 1002),
        (frame(b"", TEXT, final=False) + 1001 * frame(b"", CONTINUATION, final=False), 1009),
        (200 * frame(b"here?", PING), 1013),
    ],
    ids=[
        "unmasked",
        "lone continuation",
        "unknown opcode",
        "whole in fragments",
        "large",
        "huge",
        "close",
        "first reserved bit",
        "third reserved bit",
        "long ping",
        "ping in fragments",
        "endless fragments",
        "ping flood",
    ],
)
def test_a_malformed_frame_closes_the_connection(wire: Wire, bytes_sent: bytes, code: int) -> None:
    wire.socket.sendall(frame(request(0)))
    assert ids(wire.answers(1)) == ["w0"]
    wire.socket.sendall(bytes_sent)
    assert wire.closed() == code


def test_a_client_that_does_not_read_holds_up_nobody(live: Live) -> None:
    ada = Player(live.url)
    table = ada.create("human", "human", "human", "human")["id"]
    deaf = Wire(live, ada, table)
    deaf.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    for number in range(300):
        deaf.socket.sendall(frame(json.dumps({"type": "resync", "id": f"r{number}"}).encode()))
    ada.connect(table)
    while not ada.said["outcome"]:
        seat, action = ada.offers()[0]
        assert ada.act(seat, action)["result"] == "applied"
    deaf.close()
    ada.close()


class Ends:
    """What a line leans on: transport, event loop and frames of a test that needs no network."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.timers: list[tuple[float, Callable[[], None]]] = []
        self.aborted = 0

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def abort(self) -> None:
        self.aborted += 1

    def call_later(self, delay: float, command: Callable[[], None]) -> None:
        self.timers.append((delay, command))

    def data_to_send(self) -> list[bytes]:
        return [b"pong"]


def bare_protocol() -> tuple[SocketProtocol, Ends]:
    protocol, ends = object.__new__(SocketProtocol), Ends()
    protocol.__dict__.update(
        transport=ends, loop=ends, conn=ends, is_blocked=False, disconnected=False, close_sent=False,
        close_timeout=10.0, _cleared=None, _listener=None, _pings=Bucket(0, 5), writable=asyncio.Event(),
    )  # fmt: skip
    return protocol, ends


def test_a_client_that_does_not_read_gets_no_pongs() -> None:
    protocol, ends = bare_protocol()
    protocol.handle_ping()
    protocol.pause_writing()
    protocol.handle_ping()
    protocol.resume_writing()
    protocol.handle_ping()
    assert ends.written == [b"pong", b"pong"]


def test_a_line_that_nobody_holds_is_cut() -> None:
    protocol, ends = bare_protocol()
    protocol.abort_soon()
    ((delay, command),) = ends.timers
    command()
    assert (delay, ends.aborted) == (10.0, 1)


def test_a_line_that_is_gone_needs_no_cutting() -> None:
    protocol, ends = bare_protocol()
    protocol.disconnected = True
    protocol.abort_soon()
    assert ends.timers == []


class Deaf:
    """A protocol on which nothing goes out."""

    is_blocked = True

    def listen(self, *_: object) -> None: ...

    def write(self, messages: list[bytes]) -> None:
        raise AssertionError(messages)


@pytest.mark.parametrize(("size", "count"), [(1, QUEUE), (100_000, QUEUE_BYTES // 100_000 - 1)])
async def test_a_viewer_who_stops_reading_costs_little_memory(room: Room, size: int, count: int) -> None:
    protocol: Any = Deaf()
    viewer = Connection(room.hub, "device", protocol, Outbox())
    for _ in range(count):
        viewer.send(b"x" * size)
    codes = [viewer.closed]
    viewer.send(b"x" * size)
    codes.append(viewer.closed)
    assert codes == [0, 1013]
    viewer.send(b"x" * size)
    viewer.flush()
    assert viewer.waiting == 0
