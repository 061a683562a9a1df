"""What the framing of a WebSocket costs: processor time of the server for one message in and two out.

    .venv/bin/python benchmarks/server/framing.py [--moves 20000] [--extra FOLDER]

An action comes in (130 bytes), an answer (150) and an update (1,500) go out, as at a table; nothing else happens.
Compared are our protocol on uvicorn, uvicorn with `websockets`, and, where they are installed (or lie in `--extra`),
picows and granian.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

REQUEST = b'{"type":"act","id":"w123456","seat":0,"entry":120,"action":"summon cultist reserve kislev"}' + b" " * 40
ANSWER = b"a" * 150
UPDATE = b"u" * 1500
CONNECTIONS = 20
KINDS = ("ours", "uvicorn", "picows", "granian")


# -- servers


async def plain_app(scope: Any, receive: Any, send: Any) -> None:
    """Any ASGI server."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": ANSWER.decode()})
        await send({"type": "websocket.send", "text": UPDATE.decode()})


async def own_app(scope: Any, receive: Any, send: Any) -> None:
    """Our own."""
    from spieltisch.server.inbox.protocols import EXTENSION

    if scope["type"] != "websocket":
        return
    await receive()
    protocol = scope["extensions"][EXTENSION]
    protocol.listen(lambda _data: protocol.write([ANSWER, UPDATE]), lambda: None)
    await send({"type": "websocket.accept"})
    await receive()


def serve(kind: str, port: int) -> None:
    if kind == "picows":
        import uvloop

        uvloop.run(serve_picows(port))
    elif kind == "granian":
        from granian import Granian
        from granian.constants import Interfaces

        Granian("framing:plain_app", port=port, interface=Interfaces.ASGI, workers=1, log_enabled=False).serve()
    else:
        import uvicorn

        from spieltisch.server.inbox.protocols import HttpProtocol, SocketProtocol

        own: dict[str, Any] = (
            {"http": HttpProtocol, "ws": SocketProtocol} if kind == "ours" else {"ws": "websockets-sansio"}
        )
        app = own_app if kind == "ours" else plain_app
        uvicorn.run(
            app, port=port, loop="uvloop", log_level="error", lifespan="off", ws_per_message_deflate=False, **own
        )


async def serve_picows(port: int) -> None:
    from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

    class Viewer(WSListener):  # type: ignore[misc]
        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            if frame.msg_type == WSMsgType.TEXT:
                frame.get_payload_as_bytes()
                transport.send(WSMsgType.TEXT, ANSWER)
                transport.send(WSMsgType.TEXT, UPDATE)

    def listener(_request: WSUpgradeRequest) -> Viewer:
        return Viewer()

    server = await ws_create_server(listener, "127.0.0.1", port)
    await server.serve_forever()


# -- players


def masked(data: bytes) -> bytes:
    mask = os.urandom(4)
    body = bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))
    return bytes([0x81, 0xFE]) + len(data).to_bytes(2, "big") + mask + body


async def play(port: int, moves: int) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    request, size = masked(REQUEST), 4 + len(ANSWER) + 4 + len(UPDATE)
    for _ in range(moves):
        writer.write(request)
        await reader.readexactly(size)
    writer.close()


def spent(process: int) -> float:
    """Processor seconds of a process and its children."""
    total = 0.0
    for place in Path("/proc").glob("[0-9]*/stat"):
        try:
            parts = place.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(place.parent.name) == process or int(parts[1]) == process:
            total += (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")
    return total


async def measure(kind: str, port: int, moves: int, extra: str) -> float:
    """Microseconds of the server's processor time for a move."""
    folder = str(Path(__file__).parent)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([folder, extra, os.environ.get("PYTHONPATH", "")])}
    server = subprocess.Popen([sys.executable, __file__, "--serve", kind, "--port", str(port)], env=environment)
    try:
        for _ in range(200):
            try:
                await play(port, 50)
                break
            except OSError:
                await asyncio.sleep(0.05)
        before = spent(server.pid)
        await asyncio.gather(*[play(port, moves // CONNECTIONS) for _ in range(CONNECTIONS)])
        return (spent(server.pid) - before) / moves * 1e6
    finally:
        server.terminate()
        server.wait(10)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--extra", default="", help="a folder with picows and granian")
    parser.add_argument("--serve", choices=KINDS)
    parser.add_argument("--port", type=int, default=18_420)
    given = parser.parse_args()
    if given.serve:
        serve(given.serve, given.port)
        return
    for number in range(given.rounds):
        found = {}
        for at, kind in enumerate(KINDS):
            port = given.port + 10 * number + at
            found[kind] = asyncio.run(measure(kind, port, given.moves, given.extra))
        print("  ".join(f"{kind} {value:.1f}" for kind, value in found.items()), flush=True)
        time.sleep(0.2)


if __name__ == "__main__":
    main()
