"""Whatever is sent, up to the limit: the event loop has it for a moment, and whoever sent it pays for that."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

import spieltisch
from spieltisch.core.packs import DOTS, LONGEST, check_pack
from spieltisch.server.app import BASE, Server
from spieltisch.server.inbox import api, calls
from spieltisch.server.inbox.auth import Identity
from spieltisch.server.inbox.bodies import Brought, Played
from spieltisch.server.inbox.checks import SIGNS, check_signs
from spieltisch.server.inbox.cost import Metered
from spieltisch.server.inbox.limits import Budgets
from spieltisch.server.settings import Settings
from spieltisch.server.table.services import Denied
from spieltisch.server.workers import replays
from spieltisch.server.workers.opponents import Opponents

from ..room import AGENT, HUMAN, Room, serve

MOMENT = 0.05  # seconds of processor time
LIMIT = Settings().upload_bytes

# What stands where a value may stand; each as long as the limit allows, or as many parts as the door lets in.
VALUES: dict[str, bytes] = {
    "empty lists": b"[" + b"[]," * 1_300_000 + b"1]",
    "numbers": b"[" + b"1," * 1_950_000 + b"1]",
    "objects": b"[" + b"{}," * 1_300_000 + b"1]",
    "deep": b"[" * 3_900_000,
    "a number": b"1" * 3_900_000,
    "a fraction": b"1." + b"1" * 3_900_000,
    "a text": b'"' + b"x" * 3_900_000 + b'"',
    "escapes": b'"' + b"\\u0041" * 650_000 + b'"',
    "letters of four bytes": b'"' + "\U0001f409".encode() * 970_000 + b'"',
    "as many objects as may come": b"[" + b'{"a":1},' * (SIGNS // 2 - 50) + b"1]",
    "as many lists as may come": b"[" + b"[]," * (SIGNS // 2 - 50) + b"1]",
    "as many keys as may come": b"{" + b",".join(b'"%d":1' % n for n in range(SIGNS - 50)) + b"}",
    "as many texts as may come": b"[" + b'"12345 abc",' * (SIGNS - 50) + b"1]",
    "commas in a text": b'"' + b"a, b." * (SIGNS - 50) + b'"',
    "a text of dots": b'"' + b"a." * 60_000 + b'a = 1"',
}
BODIES: list[tuple[str, str, str]] = [
    ("POST", "/replays", '{"title": "lanterns", "entries": [], "junk": %}'),
    ("POST", "/replays", '{"title": "lanterns", "entries": %}'),
    ("POST", "/titles/chaos/pack", '{"pack": {"format": 1, "x": %}}'),
    ("POST", "/titles/chaos/pack", '{"text": %}'),
    ("POST", "/titles/chaos/check", '{"options": {"x": %}}'),
    ("POST", "/titles/chaos/check", '{"options": {"pack": %}}'),
    ("POST", "/positions", '{"title": "chaos", "position": {"x": %}}'),
    ("POST", "/tables", '{"title": "lanterns", "seats": [{"kind": "human"}, {"kind": "human"}], "options": {"x": %}}'),
    ("POST", "/tables", '{"title": "chaos", "seats": [{"kind": "human"}], "position": {"x": %}}'),
    ("PUT", "/tables/none/along", '{"since": 0, "actions": %}'),
]


def test_every_large_body_is_tried() -> None:
    tried = {(method, path.replace("chaos", "{title}").replace("none", "{table}")) for method, path, _ in BODIES}
    assert tried == {(one.method, one.path) for one in api.ENDPOINTS if one.is_large}


@pytest.mark.parametrize("what", VALUES)
def test_the_loop_has_a_body_for_a_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """Workers are threads here, so that only what the loop itself does is counted."""
    spent: list[float] = []

    async def elsewhere(_: Any, __: Any, function: Callable[..., Any], *args: Any) -> Any:
        found = await asyncio.to_thread(function, *args)
        if isinstance(found, dict) and "error" in found:
            raise Denied(found["error"], found.get("status", 422))
        return found

    for lane in ("work_on_log", "work_on_text"):
        monkeypatch.setattr(Opponents, lane, elsewhere)
    monkeypatch.setattr(Budgets, "charge", lambda _self, _visitor, seconds=0.0, _size=0: spent.append(seconds))
    server = Server(Settings(data=str(tmp_path), joins_burst=1000, requests_burst=1000))

    async def ask(method: str, path: str, body: bytes) -> float:
        transport = httpx.ASGITransport(server.app())
        async with httpx.AsyncClient(transport=transport, base_url="http://here" + BASE) as client:
            answer = await client.request(method, path, content=body)
        assert 400 <= answer.status_code < 500 or answer.json().get("faults") or answer.json()["reasons"]
        return spent.pop()

    async def run() -> None:
        await server.hub.store.open()
        for method, path, form in BODIES:
            head, tail = form.encode().split(b"%")
            body = head + VALUES[what] + tail
            assert len(body) <= LIMIT
            took = min([await ask(method, path, body) for _ in range(3)])  # others use this machine too
            assert took < MOMENT, (path, took)
        await server.hub.store.close()

    asyncio.run(run())


def test_signs_are_counted_before_anything_is_read() -> None:
    check_signs(b"[" + b"1," * (SIGNS - 2) + b"1]")
    with pytest.raises(Denied, match="too_large"):
        check_signs(b"[" + b"1," * (SIGNS + 2) + b"1]")


async def test_only_running_jobs_count_against_the_limit() -> None:
    async def work(error: bool) -> int:
        sum(range(300_000))
        await asyncio.sleep(0.02)
        if error:
            raise Denied("busy")
        return 5

    metered = Metered(work(False))
    idle = asyncio.ensure_future(asyncio.to_thread(sum, range(10)))
    assert await metered == 5
    assert 0 < metered.seconds < 0.02
    await idle
    with pytest.raises(Denied):
        await Metered(work(True))
    cancelled = asyncio.ensure_future(_awaited(Metered(asyncio.sleep(60))))
    await asyncio.sleep(0)
    cancelled.cancel()
    with pytest.raises(asyncio.CancelledError):
        await cancelled


async def _awaited(work: Metered[Any]) -> Any:
    return await work


def test_event_loop_time_is_charged_to_the_sender(tmp_path: Path) -> None:
    async def run() -> None:
        server = Server(Settings(data=str(tmp_path)))
        await server.hub.store.open()
        transport = httpx.ASGITransport(server.app(), client=("192.0.2.7", 1))
        body = {"options": {f"n{number}": number % 9 for number in range(5_000)}}
        async with httpx.AsyncClient(transport=transport, base_url="http://here" + BASE) as client:
            await client.post("/titles/lanterns/check", json=body)
        await server.hub.store.close()
        left = server.hub.budgets._cpu[0].of("192.0.2.7")
        assert left.left < left.burst
        other = server.hub.budgets._cpu[0].of("192.0.2.8")
        assert other.left == other.burst

    asyncio.run(run())


# -- texts


@cache
def chaos() -> Any:
    return spieltisch.game("chaos")


def test_a_key_of_many_parts_is_refused_unread(monkeypatch: pytest.MonkeyPatch) -> None:
    for text in ("a." * 60_000 + "a = 1", "[" + "a." * 60_000 + "a]", "x = {" + '"a" . ' * 50 + "a = 1}"):
        with monkeypatch.context() as patch:
            patch.setattr("tomllib.loads", None)
            assert [fault.key for fault in check_pack(chaos(), text).faults] == ["core-pack_dots"]
    fits = 'format = 1\ntitle = "chaos"\nname = "x"\nnote = "' + "." * DOTS + '"\n'
    assert not check_pack(chaos(), fits).faults
    assert check_pack(chaos(), "x" * (LONGEST + 1)).faults[0].key == "core-pack_too_large"


async def test_a_long_text_holds_up_only_other_texts(room: Room) -> None:
    """Uploads and replays have a lane of their own, and texts a short time."""
    opponents = room.hub.opponents
    assert opponents.brief is not opponents.replays
    asked: list[tuple[Any, float]] = []

    async def note(lane: Any, _visitor: Any, seconds: float, function: Any, _prepare: Any, **_: Any) -> Any:
        asked.append((lane, seconds))
        return {}, 0.0

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("spieltisch.server.workers.lanes.Lane.run", note)
        await opponents.work_on_text(("here", "ada"), replays.try_pack, "chaos", "")
        await opponents.work_on_log(("here", "ada"), replays.examine, b"")
    assert [lane for lane, _ in asked] == [opponents.brief, opponents.replays]
    assert asked[0][1] < asked[1][1]


async def test_a_pack_is_read_once_and_by_a_worker(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table is made with the form that the worker found: its text is not read again."""
    from spieltisch.server.inbox import packs

    text = 'format = 1\ntitle = "chaos"\nname = "x"\n'
    ask = api.HttpRequest(room.hub, Identity("eve"), "there", {}, {}, None)
    found = await packs.probed(ask, "chaos", {"pack": text, "old_world": 1})
    monkeypatch.setattr("tomllib.loads", None)
    assert found["old_world"] == 1
    assert chaos().check_options({"pack": found["pack"]})["pack"]["digest"] == found["pack"]["digest"]
    wrong = await packs.probed(ask, "chaos", {"pack": {"pack": found["pack"]["pack"], "digest": "another"}})
    with pytest.raises(Denied, match="bad_option"):
        api.creation.checked_options(chaos(), wrong)


# -- numbers


@pytest.mark.parametrize("path", ["/tables/{table}/moments", "/tables/{table}/position", "/replays/{replay}/moments"])
def test_an_endless_number_is_no_bug(tmp_path: Path, path: str) -> None:
    async def run() -> None:
        server = Server(Settings(data=str(tmp_path), secret="x" * 32))
        await server.hub.start()
        try:
            room = Room(server.hub.store)
            room.hub = server.hub
            table = await room.table(HUMAN, HUMAN, public=True)
            facts = {"seats": 2, "entries": 0}
            await server.hub.store.put_replay("r", 0.0, json.dumps({"facts": facts, "log": {}}).encode())
            transport = httpx.ASGITransport(server.app())
            async with httpx.AsyncClient(transport=transport, base_url="http://here" + BASE) as client:
                for eyes in ("1" * 5_000, "111", "9"):
                    where = path.format(table=table.id, replay="r")
                    assert (await client.get(where, params={"eyes": eyes})).status_code == 422
            assert server.hub.metrics.counts["failed"] == 0
        finally:
            await server.hub.stop()

    asyncio.run(run())


# -- what was played elsewhere


async def test_offline_moves_are_replayed_in_a_worker(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong last action costs the loop nothing, and the table stays as it was."""
    table = await room.table(HUMAN, AGENT)
    match = table.match
    assert match is not None
    monkeypatch.setattr(type(match), "apply", None)
    request = Brought(since=0, actions=[Played(seat=0, action=match.legal(0)[0]), Played(seat=0, action="nonsense")])
    with pytest.raises(Denied) as denied:
        await serve(room, table, calls.BringBack(device="ada", address="there", body=request))
    assert denied.value.reasons[0].args == {"entry": 2}
    assert table.entry == 0
    purse = room.hub.budgets._cpu[0].of("there")
    assert purse.left < purse.burst
