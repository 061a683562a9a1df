"""The garbage collector has little to find and looks for it rarely."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect

from spieltisch.server.inbox.protocols import EXTENSION, HttpProtocol, SocketProtocol
from spieltisch.server.operations import gc_policy

from .room import HUMAN, Room, in_room, until


@pytest.mark.parametrize(
    ("took", "new", "seconds"),
    [(0.0, 0, 60.0), (0.001, 0, 60.0), (0.1, 0, 1000.0), (0.0, 100_000, 600.0), (0.0, 1_000_000, 3600.0)],
)
def test_the_longer_it_takes_the_more_rarely_it_is_done(took: float, new: int, seconds: float) -> None:
    assert gc_policy.pause_between(took, new) == pytest.approx(seconds)


@pytest.mark.budget
@pytest.mark.parametrize("title", ["lanterns", "chaos", "smallworld", "invasion"])
def test_playing_creates_no_garbage_cycles(tmp_path: Path, title: str) -> None:
    """Moves, refusals, nonsense, questions, comings and goings: all of it is freed by counting references."""

    async def evening(room: Room) -> None:
        seats = [HUMAN] * 2 if title != "chaos" else [HUMAN] * 3
        table = await room.table(*seats, title=title)
        ada = await room.enter(table, "ada", is_brief=True)
        for _ in range(6):
            await ada.act(table.to_act()[0])
        await ada.act(0, "nonsense")
        await ada.say(b"{")
        await ada.request("resync")
        await ada.request("undo", seat=0, entry=table.entry)
        await ada.request("forecast", seat=table.to_act()[0], actions=table.match.legal(table.to_act()[0])[:3])
        await ada.leave()
        await room.hub._let_go(table)
        ada.room = ada.table = None  # type: ignore[assignment]

    async def story(room: Room) -> None:
        await evening(room)
        gc.collect()
        gc.disable()
        try:
            await evening(room)
            assert gc.collect() == 0
        finally:
            gc.enable()

    in_room(tmp_path, story)


@pytest.mark.budget
def test_a_closed_line_is_gone_at_once() -> None:
    lines: list[weakref.ref[SocketProtocol]] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        protocol = scope["extensions"][EXTENSION]
        lines.append(weakref.ref(protocol))
        protocol.listen(protocol.write, protocol.abort_soon)
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async def story() -> None:
        config = uvicorn.Config(app, port=0, http=HttpProtocol, ws=SocketProtocol, lifespan="off", log_config=None)
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
