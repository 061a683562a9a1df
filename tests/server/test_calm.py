"""The garbage collector has little to find and looks for it rarely."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect

from spieltisch.server.inbox.line import EXTENSION, Door, Line
from spieltisch.server.office import calm

from .room import until


@pytest.mark.parametrize(
    ("took", "grown_up", "seconds"), [(0.0, 0, 60.0), (0.001, 0, 60.0), (0.1, 0, 1000.0), (0.0, 1_000_000, 6000.0)]
)
def test_the_longer_it_takes_the_more_rarely_it_is_done(took: float, grown_up: int, seconds: float) -> None:
    assert calm.rest(took, grown_up) == pytest.approx(seconds)


def test_a_closed_line_is_gone_at_once() -> None:
    lines: list[weakref.ref[Line]] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        line = scope["extensions"][EXTENSION]
        lines.append(weakref.ref(line))
        line.listen(line.say, line.let_go)
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def story() -> None:
        config = uvicorn.Config(app, port=0, http=Door, ws=Line, lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        await until(lambda: server.started)
        port = server.servers[0].sockets[0].getsockname()[1]
        for _ in range(3):
            async with connect(f"ws://127.0.0.1:{port}/"):
                pass
        gc.disable()
        try:
            async with connect(f"ws://127.0.0.1:{port}/"):
                pass
            await until(lambda: lines[-1]() is None)
        finally:
            gc.enable()
            server.should_exit = True
            await serving

    asyncio.run(story())
    assert len(lines) == 4
