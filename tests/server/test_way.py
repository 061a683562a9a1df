"""The way of one action through the server, counted: from the message on the line to the bytes that go back."""

from __future__ import annotations

import sys
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

import spieltisch
from spieltisch.server.inbox.socket import Connection, Outbox

from .room import HUMAN, Room, in_room, settled, until

SOURCE = Path(spieltisch.__file__).parent
FUNCTIONS, FILES = 200, 34  # a ceiling: more is a detour somebody should look at


class Walk:
    """Notes every function of ours that runs, in any thread, while it is switched on."""

    def __init__(self) -> None:
        self.is_on = False
        self.codes: set[CodeType] = set()

    def __call__(self, frame: FrameType, event: str, _arg: object) -> None:
        if self.is_on and event == "call":
            self.codes.add(frame.f_code)

    def by_file(self) -> Counter[str]:
        """Functions with a name of their own, by file; the stand-ins of the plain build are none when compiled."""
        ours = [code for code in self.codes if code.co_filename.startswith(str(SOURCE)) and code.co_name[0] != "<"]
        files = [str(Path(code.co_filename).relative_to(SOURCE)) for code in ours]
        return Counter(file for file in files if file != "core/_native.py")


class Wire:
    """What a connection needs of a protocol."""

    is_blocked = False

    def __init__(self) -> None:
        self.said: list[bytes] = []

    def listen(self, hear: Callable[[bytes], None], cleared: Callable[[], None]) -> None:
        self.hear = hear

    def write(self, messages: list[bytes]) -> None:
        self.said += messages


async def summoner(room: Room) -> tuple[Any, Wire, bytes]:
    """A Chaos table that waits for the first summons of a round, and the message with it."""
    table = await room.table(HUMAN, HUMAN, HUMAN, title="chaos")
    guest = await room.enter(table, "ada")
    assert table.match is not None
    while table.match.view(None)["prompt"]["decision"] != "summoning_turn":
        await guest.act(table.to_act()[0])
    await guest.leave()
    seat = table.to_act()[0]
    action = next(text for text in table.match.legal(seat) if text.startswith("summon "))
    message = f'{{"type":"act","id":"w","seat":{seat},"entry":{table.entry},"action":"{action}"}}'.encode()
    wire = Wire()
    connection = Connection(room.hub, "ada", wire, Outbox())  # type: ignore[arg-type]
    connection.sit_down(await room.hub.attach(connection, table.id, ""))
    await until(lambda: wire.said != [])
    return table, wire, message


@pytest.mark.budget
def test_a_summons_walks_a_short_way(tmp_path: Path) -> None:
    walk = Walk()

    async def story(room: Room) -> None:
        assert room.hub._keeper is not None
        room.hub._keeper.cancel()  # housekeeping must not be counted
        table, wire, message = await summoner(room)
        wire.said.clear()
        entry = table.entry
        walk.is_on = True
        wire.hear(message)
        await settled(table)
        await until(lambda: len(wire.said) >= 2)  # the answer, and what the viewer sees now
        walk.is_on = False
        assert table.entry == entry + 1

    threading.setprofile(walk)
    sys.setprofile(walk)
    try:
        in_room(tmp_path, story)
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    counted = walk.by_file()
    report = "\n".join(f"{number:4} {file}" for file, number in sorted(counted.items()))
    print(f"{counted.total()} functions in {len(counted)} files\n{report}")
    assert counted.total() <= FUNCTIONS, report
    assert len(counted) <= FILES, report
