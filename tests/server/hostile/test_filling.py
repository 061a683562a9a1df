"""Nothing fills up, and every fault is said in one line."""

from __future__ import annotations

import asyncio
import errno
import json
import logging
import os
import resource
import socket
import sqlite3
import subprocess
import sys
from collections import namedtuple
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx
import pytest

import spieltisch
from spieltisch.locale import LANGUAGES, Texts, choose_language, preferred_language
from spieltisch.server import app
from spieltisch.server.cluster.quotas import Quotas
from spieltisch.server.inbox import api, lobby, uploads
from spieltisch.server.inbox.auth import Identity
from spieltisch.server.inbox.bodies import CreateTable, Fork, Learnt, NoticeSettings
from spieltisch.server.inbox.calls import Rematch, SetNotice
from spieltisch.server.inbox.middleware import behind
from spieltisch.server.inbox.protocols import SocketProtocol
from spieltisch.server.inbox.socket import PATIENCE, Connection, Outbox
from spieltisch.server.operations.logs import JsonLines
from spieltisch.server.run import take_lock, try_services
from spieltisch.server.settings import Settings, Trouble, from_environment, with_data
from spieltisch.server.table.services import Denied
from spieltisch.server.workers import replays
from spieltisch.server.workers.opponents import Opponents

from ..live import FAST, ConnectionClosed, Live, Player
from ..room import HUMAN, OPEN, Room, in_room, serve, settled

# -- the wire


def test_static_files_go_out_as_they_were_packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = {"index.html": b"plain", "index.html.br": b"by brotli", "index.html.gz": b"by gzip"}
    for name, text in page.items():
        (tmp_path / name).write_bytes(text)
    monkeypatch.setattr(app, "STATIC", tmp_path)
    server = app.Server(Settings(data=str(tmp_path / "data")))

    async def run() -> None:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(server.app()), base_url="http://here") as client:
            for path, status in (("/rules/chaos", 200), ("/nothing.js", 404)):
                assert (await client.head(path)).status_code == status
            for accepted, coding, text in (("gzip, br", "br", "brotli"), ("gzip", "gzip", "gzip"), ("", None, "plain")):
                async with client.stream("GET", "/", headers={"accept-encoding": accepted}) as answer:
                    assert answer.headers.get("content-encoding") == coding
                    assert text.encode() in b"".join([part async for part in answer.aiter_raw()])

    asyncio.run(run())


# -- the disk


@pytest.fixture
def paper(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a worker does is done here."""

    async def here(_: Any, __: Any, function: Any, *args: Any) -> Any:
        return function(*args)

    for lane in ("work_on_log", "work_on_text"):
        monkeypatch.setattr(Opponents, lane, here)


def test_uploads_are_kept_in_canonical_form(tmp_path: Path, paper: None) -> None:
    match = spieltisch.game("lanterns").match(seats=2, seed=1)
    match.apply(0, match.legal(0)[0])
    log = {**match.to_json(), "junk": "x" * 10_000, "names": ["Ada"]}
    log["entries"][0]["junk"] = "y" * 10_000
    log["chance"]["junk"] = "z" * 10_000
    packed = json.dumps(log).encode()
    assert json.loads(replays.examine(packed)["body"])["log"] == match.to_json()

    async def story(room: Room) -> None:
        made = await uploads.put_replay(api.HttpRequest(room.hub, Identity("eve"), "there", {}, {}, packed))
        stored = json.loads(await room.hub.store.replay(made["id"]) or b"")
        assert (stored["log"], stored["facts"]["names"]) == (match.to_json(), ["Ada"])

    in_room(tmp_path, story)


def test_an_address_has_a_quota() -> None:
    quotas = Quotas(Settings(tables_a_day=2, uploads_a_day=1000))
    quotas.tables("there", True)
    quotas.tables("there", False)
    with pytest.raises(Denied) as denied:
        quotas.tables("there", False)
    assert (denied.value.key, denied.value.status) == ("quota", 429)
    quotas.tables("here", False)
    quotas.uploads("there", 900)
    with pytest.raises(Denied):
        quotas.uploads("there", 200)
    quotas.uploads("there", 50)


LANTERNS = {"title": "lanterns", "seats": [HUMAN, HUMAN]}
LOG = spieltisch.game("lanterns").match(seats=2, seed=1).to_json()
PACK = {"format": 1, "title": "chaos", "name": "x" * 50}
LEARNT = Learnt(learnt={"told": ["x" * 400]})
DOORS: dict[str, tuple[Callable[[api.HttpRequest], Any], Any]] = {
    "tables": (api.create_table, CreateTable(**LANTERNS)),
    "tables in the lobby": (api.create_table, CreateTable(**LANTERNS, public=True)),
    "packs": (api.create_table, CreateTable(title="chaos", seats=[HUMAN] * 3, options={"pack": PACK})),
    "replays": (uploads.put_replay, json.dumps(LOG).encode()),
    "positions to play on": (uploads.fork_replay, Fork(entry=0)),
    "positions in the lobby": (uploads.fork_replay, Fork(entry=0, public=True)),
    "what was learnt": (api.put_learnt, LEARNT),
}


@pytest.mark.parametrize("what", DOORS)
def test_uploads_count_against_a_quota_at_every_entrance(tmp_path: Path, what: str, paper: None) -> None:
    door, body = DOORS[what]

    async def story(room: Room) -> None:
        replay = {"log": LOG, "facts": {"title": "lanterns", "options": {}, "entries": 0}}
        await room.hub.store.put_replay("r", room.time, json.dumps(replay).encode())
        ask = api.HttpRequest(room.hub, Identity("eve"), "there", {"replay": "r"}, {}, body)
        await door(ask)
        with pytest.raises(Denied) as denied:
            await door(ask)
        assert denied.value.key == "quota"

    tables = 1 if what in ("tables", "positions to play on") else 2
    in_room(tmp_path, story, tables_a_day=tables, public_a_day=1, uploads_a_day=150 if what == "packs" else 700)


@pytest.mark.room(tables_a_day=1, letters_a_day=1)
async def test_rematches_and_letters_are_counted(room: Room) -> None:
    table = await room.table(HUMAN, HUMAN)
    letter = SetNotice(device="ada", address="there", seat=0, body=NoticeSettings(email="a@example.org"))
    await serve(room, table, letter)
    with pytest.raises(Denied, match="quota"):
        await serve(room, table, letter)
    ada = await room.enter(table, "ada")
    await ada.request("concede", seat=0)
    table.record.host = "there"
    again = Rematch(device="ada", address="there")
    await serve(room, table, again)
    assert room.hub.tables[table.record.rematch].record.host == "there"
    with pytest.raises(Denied, match="quota"):
        await serve(room, table, again)


@pytest.mark.room(public_a_day=60)
async def test_one_visitor_does_not_fill_the_lobby(room: Room) -> None:
    """Not even with a new cookie for every table."""
    honest = await room.table(HUMAN, OPEN, device="ada", public=True)
    request = CreateTable(title="lanterns", seats=[HUMAN, OPEN], public=True)
    for number in range(60):
        room.time += 1
        await api.create_table(api.HttpRequest(room.hub, Identity(f"eve{number}"), "there", {}, {}, request))
    found = await lobby.get_lobby(api.HttpRequest(room.hub, Identity("bob"), "here", {}, {}, None))
    listed = [card["id"] for card in found["open"]]
    assert honest.id in listed[:2]
    assert len(listed) == 50


# -- the door


def test_unknown_paths_cost_nothing_but_a_404(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        for path in (
            "/" + "x" * 300,
            "/" + "a/" * 50,
            "/%00",
            "/api/v1/tables/%00",
            "/api/v1/replays/%00",
            "/nothing.js",
        ):
            assert httpx.get(live.url + path).status_code == 404
        said = live.log.read_text()
        assert "Traceback" not in said
        assert "spieltisch_failed_total 0.0" in httpx.get(live.url + "/metrics").text


async def test_no_database_is_asked_for_a_name_that_can_not_be(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("exists", "replay"):
        monkeypatch.setattr(room.hub.store, name, None)
    with pytest.raises(Denied, match="no_table"):
        await room.hub.reach("\0")
    for name in ("\0", "review:abc", "learnt:d:abc"):  # what else is kept there is nobody's to read
        with pytest.raises(Denied, match="no_replay"):
            await uploads.get_replay(api.HttpRequest(room.hub, Identity("eve"), "there", {"replay": name}, {}, None))


def test_half_open_requests_end(tmp_path: Path) -> None:
    with Live(tmp_path, header_seconds="0.3") as live:
        body = b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{"
        lines = [b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /api/v1/tables HTTP/1.1\r\nContent-Le", body]
        for begun in lines:
            with socket.create_connection(("127.0.0.1", live.port), timeout=10) as half:
                half.sendall(begun)
                with pytest.raises((ConnectionError, AssertionError)):
                    assert half.recv(100)


def test_a_huge_head_is_cut_off(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        for count, size in ((90, 1000), (150, 1)):
            with pytest.raises(httpx.TransportError):
                httpx.get(live.url + "/health", headers={f"x-{n}": "y" * size for n in range(count)})


@pytest.mark.parametrize(
    ("proxies", "written", "meant"),
    [(1, "6.6.6.6, 192.0.2.7", "192.0.2.7"), (2, "6.6.6.6, 192.0.2.7, 10.0.0.1", "192.0.2.7"), (1, "", "127.0.0.1")],
)
def test_only_our_own_proxies_are_believed(proxies: int, written: str, meant: str) -> None:
    scope: dict[str, Any] = {
        "type": "http", "scheme": "http", "client": ("127.0.0.1", 1),
        "headers": [(b"x-forwarded-for", written.encode())],
    }  # fmt: skip
    behind(scope, proxies)
    assert scope["client"][0] == meant


@pytest.mark.parametrize(("proxies", "status"), [(0, 429), (1, 404)])
def test_the_number_of_proxies_is_a_setting(tmp_path: Path, proxies: int, status: int) -> None:
    """Whoever comes through ours has an address of their own; whoever only says so has not."""
    limits = {"requests_rate": 0, "requests_burst": 1}
    hops = [{"x-forwarded-for": f"192.0.2.{number}"} for number in range(2)]
    assert statuses(tmp_path, "/api/v1/replays/x", hops, proxies=proxies, **limits) == [404, status]


def test_requests_cost_bytes_too(tmp_path: Path) -> None:
    assert statuses(tmp_path, "/api/v1/titles", [{}, {}], bytes_rate=0, bytes_burst=50) == [200, 429]


def statuses(folder: Path, path: str, headers: list[dict[str, str]], **settings: Any) -> list[int]:
    """What a server answers to one request after the other."""

    async def run() -> list[int]:
        server = app.Server(Settings(data=str(folder), **settings))
        await server.hub.store.open()
        async with httpx.AsyncClient(transport=httpx.ASGITransport(server.app()), base_url="http://here") as client:
            found = [(await client.get(path, headers=head)).status_code for head in headers]
        await server.hub.store.close()
        return found

    return asyncio.run(run())


def test_a_flooder_is_cut_off_and_a_letter_without_meaning_is_refused(tmp_path: Path) -> None:
    with Live(tmp_path, messages_rate="1", messages_burst="5") as live:
        ada = Player(live.url)
        ada.connect(ada.create("human", "human")["id"])
        ada.send("act", id="n\u0000", seat=0, entry=0, action="x")
        assert ada.wait("answer")["reasons"][0]["key"] == "server-unreadable"
        with pytest.raises(ConnectionClosed):
            flood(ada)
        ada.close()


@pytest.mark.room(messages_rate=0, messages_burst=0)
async def test_a_flooder_is_not_read_on(room: Room) -> None:
    protocol = Mock(SocketProtocol)
    eve = Connection(room.hub, "eve", protocol, Outbox())
    eve.sit_down(await room.table(HUMAN, HUMAN))
    for _ in range(PATIENCE):
        eve.hear(b'{"type": "resync", "id": "x"}')
    protocol.reject.assert_not_called()
    while not protocol.reject.called:  # one a second is forgiven
        eve.hear(b'{"type": "resync", "id": "x"}')
    assert eve.closed == 1013


@pytest.mark.parametrize(("asked", "spent"), [(7, 0.0), (1, 6.0)])
@pytest.mark.room(messages_rate=0, messages_burst=5, cpu_rate=0, cpu_burst=10)
async def test_questions_leave_moves_to_whoever_points_at_everything(room: Room, asked: int, spent: float) -> None:
    """Whether they came too fast, or cost too much of the budget: they are refused, and a move is made."""
    table = await room.table(HUMAN, HUMAN, device="eve")
    eve = Connection(room.hub, "eve", Mock(SocketProtocol), Outbox())
    eve.sit_down(table)
    said: list[dict[str, Any]] = []
    eve.send = lambda data: said.append(json.loads(data))  # type: ignore[method-assign]
    room.hub.budgets.charge(("", "eve"), spent)
    for _ in range(asked):
        eve.hear(b'{"id": "q", "type" : "why", "seat": 0, "action": "x"}')
    assert said[-1]["reasons"][0]["key"] == "server-too_fast"
    action = table.match.legal(0)[0]
    eve.hear(json.dumps({"type": "act", "id": "m", "seat": 0, "entry": 0, "action": action}).encode())
    await settled(table)
    assert (said[-1]["id"], said[-1]["result"]) == ("m", "applied")


def flood(player: Player) -> None:
    for _ in range(500):
        player.send("resync")
    while True:
        player.hear()


# -- faults, each in one line


def started(folder: Path, *arguments: str, limit: int = 0, **settings: str) -> tuple[int, str]:
    """The exit code and what a server says that can not start."""
    environment = {**os.environ, **FAST, **{f"SPIELTISCH_{name.upper()}": text for name, text in settings.items()}}
    command = [sys.executable, "-m", "spieltisch.server", "--port", "0", "--data", str(folder), *arguments]

    def small() -> None:
        if limit:
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, preexec_fn=small)
    return done.returncode, done.stderr


def one_line(found: tuple[int, str], word: str) -> None:
    code, said = found
    lines = [line for line in said.splitlines() if line.startswith("spieltisch: ")]
    assert code == 1, said
    assert "Traceback" not in said
    assert len(lines) == 1, said
    assert word in lines[0]


def test_a_future_schema(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('0099')")
    one_line(started(tmp_path), "newer")


def test_a_damaged_database(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"not a database at all" * 100)
    one_line(started(tmp_path), "cannot be opened")


@pytest.mark.parametrize(
    ("text", "word"), [(b"", "backup"), (b"short\n", "backup"), ("schlüssel".encode("latin-1") * 5, "ASCII")]
)
def test_an_empty_or_unreadable_secret(tmp_path: Path, text: bytes, word: str) -> None:
    (tmp_path / "secret").write_bytes(text)
    one_line(started(tmp_path), word)


def test_a_folder_that_can_not_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    one_line(started(tmp_path / "file" / "folder"), "cannot be used")


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        one_line(started(tmp_path, "--port", str(taken.getsockname()[1])), "port")


def test_a_second_process(tmp_path: Path) -> None:
    with Live(tmp_path):
        one_line(started(tmp_path), "nother server")


def test_a_setting_that_is_no_number(tmp_path: Path) -> None:
    one_line(started(tmp_path, grace="soon"), "SPIELTISCH_GRACE")
    with pytest.raises(Trouble, match="SPIELTISCH_PORT"):
        from_environment(port=99_999)


def begin(folder: Path, **settings: Any) -> None:
    """What a start does before anybody is let in."""
    chosen = with_data(Settings(data=str(folder), **settings))
    take_lock(chosen)
    asyncio.run(try_services(chosen))


@pytest.mark.parametrize("url", ["redis://127.0.0.1:1", "what"])
def test_a_redis_that_does_not_answer(tmp_path: Path, url: str) -> None:
    with pytest.raises(Trouble, match="Redis"):
        begin(tmp_path, redis=url)


@pytest.mark.parametrize("name", ["secret.*", "lock", "tables.sqlite"])
def test_a_folder_that_is_read_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Nobody who runs as root meets one, so the system says it by itself: at the secret, the lock, the database."""

    def refuse(function: Any) -> Any:
        def wrapped(path: Any, *args: Any, **kwargs: Any) -> Any:
            if Path(path).match(name) and Path(path).parent == tmp_path:
                raise OSError(errno.EROFS, "Read-only file system", str(path))
            return function(path, *args, **kwargs)

        return wrapped

    for place, called in ((os, "open"), (Path, "open"), (Path, "touch")):
        monkeypatch.setattr(place, called, refuse(getattr(place, called)))
    with pytest.raises(Trouble, match=Texts(preferred_language()).say("cli-cause-EROFS")):
        begin(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_fault_ends_in_the_words_of_the_machine(language: str) -> None:
    """In the operator's language to the last word; what has no words of ours is a name."""
    choose_language(language)
    try:
        taken = OSError(errno.EADDRINUSE, "Address already in use")
        assert Texts(language).say("cli-cause-EADDRINUSE") in str(Trouble("port", taken, host="here", port="1"))
        assert "Address" not in str(Trouble("port", taken, host="here", port="1"))
        assert str(Trouble("unreachable", ValueError("invalid DSN: no host"))).endswith(" ValueError")
    finally:
        choose_language(None)


def test_a_full_disk_at_the_first_start_leaves_no_empty_secret(tmp_path: Path) -> None:
    one_line(started(tmp_path, limit=1), "be used")
    one_line(started(tmp_path, limit=200), "written")  # a secret, but no database
    assert not (tmp_path / "secret").exists() or len((tmp_path / "secret").read_text()) > 32


def test_ready_fails_on_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = namedtuple("usage", "free")

    async def run() -> None:
        server = app.Server(Settings(data=str(tmp_path), secret="x" * 32))
        await server.hub.start()
        try:
            request: Any = None
            assert (await server.get_ready(request)).status_code == 200
            with monkeypatch.context() as full:
                full.setattr("shutil.disk_usage", lambda _path: usage(0))
                server._ready = None  # it is known for a second
                assert (await server.get_ready(request)).status_code == 503
            monkeypatch.setattr(server.hub.store, "lease", None)  # nothing can be written
            server._ready = None
            assert (await server.get_ready(request)).status_code == 503
        finally:
            await server.hub.stop()

    asyncio.run(run())


def test_files_are_for_the_server_alone(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        Player(live.url).create("human", "human")
        for name in ("secret", "tables.sqlite", "tables.sqlite-wal", "lock"):
            assert (tmp_path / name).stat().st_mode & 0o077 == 0, name
    unit = (Path(__file__).parents[3] / "deploy" / "spieltisch.service").read_text()
    for line in ("StateDirectoryMode=0700", "UMask=0077", "LimitNOFILE="):
        assert line in unit


def test_severity_is_never_overwritten() -> None:
    record = logging.makeLogRecord({"levelname": "ERROR", "msg": "no answer", "level": "warlord", "said": "x"})
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["said"]) == ("error", "no answer")
