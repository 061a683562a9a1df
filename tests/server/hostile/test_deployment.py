"""Slow readers, letters, addresses that are asked all the time, and how a server is deployed."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from spieltisch.server import app
from spieltisch.server.inbox.bodies import NoticeSettings
from spieltisch.server.inbox.calls import SetNotice
from spieltisch.server.operations import notifications
from spieltisch.server.operations.notifications import Notifier
from spieltisch.server.settings import Settings

from ..live import Live
from ..room import Room, in_room, serve

ROOT = Path(__file__).parents[3]


# -- who does not read


def asked(live: Live, times: int = 60) -> socket.socket:
    """Somebody who wants more than fits between us, and has not read any of it."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    line.settimeout(20)
    line.connect(("127.0.0.1", live.port))
    line.sendall(b"GET /locale/en.ftl HTTP/1.1\r\nHost: x\r\n\r\n" * times)
    return line


def take(line: socket.socket, size: int) -> None:
    while size > 0:
        data = line.recv(size)
        assert data
        size -= len(data)


def is_open(live: Live, line: socket.socket) -> bool:
    """Whether the server has its side of a line."""
    ports = f":{live.port:04X} ", f":{line.getsockname()[1]:04X} 01 "  # local, remote, established
    return any(ports[0] in row and ports[1] in row for row in Path("/proc/net/tcp").read_text().splitlines())


def heard(line: socket.socket) -> int:
    """Bytes until the other side hangs up."""
    read = 0
    try:
        while data := line.recv(1_000_000):
            read += len(data)
    except ConnectionError:
        pass
    return read


def test_a_client_that_reads_nothing_is_cut_off_and_a_slow_one_is_not(tmp_path: Path) -> None:
    with Live(tmp_path, read_seconds="0.3") as live:
        size = len(httpx.get(live.url + "/locale/en.ftl").content)
        slow, deaf = asked(live, 2_000), asked(live)
        while is_open(live, deaf):
            take(slow, 100_000)
        take(slow, 100_000)
        assert heard(deaf) < 60 * size
        slow.close()
        deaf.close()
        assert "Traceback" not in live.log.read_text(), live.log.read_text()


# -- what is asked all the time


def test_the_store_is_asked_once_a_second_whether_it_is_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        server = app.Server(Settings(data=str(tmp_path), secret="x" * 32))
        await server.hub.start()
        try:
            asked: list[str] = []
            exists = server.hub.store.exists
            monkeypatch.setattr(server.hub.store, "exists", lambda name: asked.append(name) or exists(name))
            request: Any = None
            found = await asyncio.gather(*[server.get_ready(request) for _ in range(20)])
            assert {answer.status_code for answer in found} == {200}
            assert len(asked) == 1
        finally:
            await server.hub.stop()

    asyncio.run(run())


def test_the_document_of_the_protocol_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    app._document()
    monkeypatch.setattr(app.openapi, "document", None)
    assert app._document()


# -- letters


def test_mail_goes_only_to_a_server_that_is_who_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    contexts: list[ssl.SSLContext] = []

    class Post:
        def __init__(self, *_: object, **__: object) -> None:
            pass

        def __enter__(self) -> Post:
            return self

        def __exit__(self, *_: object) -> None:
            pass

        def starttls(self, context: ssl.SSLContext) -> None:
            contexts.append(context)

        def send_message(self, _message: object) -> None:
            pass

    monkeypatch.setattr(notifications.smtplib, "SMTP", Post)
    Notifier(Settings(smtp_host="mail.example.org"))._mail("a@example.org", "x", "y")
    assert [(one.verify_mode, one.check_hostname) for one in contexts] == [(ssl.CERT_REQUIRED, True)]


@pytest.mark.parametrize("language", ["de", "en"])
def test_an_address_is_confirmed_by_a_person_and_not_by_a_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    sent: list[str] = []
    monkeypatch.setattr(Notifier, "_mail", lambda _self, _address, _subject, text, _stop: sent.append(text))

    async def story(room: Room) -> None:
        server = app.Server(room.hub.settings, room.hub.store)
        server.hub = room.hub
        table, *_ = await room.duel()
        notice = NoticeSettings(email="bob@example.org", language=language)
        await serve(room, table, SetNotice(device="bob", seat=1, body=notice))
        await room.hub.notifier.close()
        seat = table.record.seats[1]
        (path,) = re.findall(r"\S*(/confirm/\S+)", sent[0])
        async with httpx.AsyncClient(transport=httpx.ASGITransport(server.app()), base_url="http://here") as web:
            old = f"/api/v1/tables/{table.id}/confirm?word={seat.confirm}"
            for looked in (path, path, old):
                page = await web.get(looked)
                assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
                assert ("benachrichtigen" in page.text) == (language == "de" and looked == path)
            assert seat.confirm  # scanners of mail have looked, nobody has said yes
            (action,) = re.findall(r'action="([^"]*)"', (await web.get(path)).text)
            assert (await web.post(action.replace("word=", "word=x"))).status_code == 404
            said = await web.post(unescape(action), headers={"origin": "null"})  # as browsers do without a referrer
            assert said.status_code == 200
            assert not seat.confirm

    settings = {"public_url": "https://table.example.org", "smtp_host": "mail.example.org"}
    in_room(tmp_path, story, data=str(tmp_path), **settings)


def test_a_page_of_a_letter_says_back_nothing_that_could_be_a_program(tmp_path: Path) -> None:
    async def run() -> None:
        server = app.Server(Settings(data=str(tmp_path)))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(server.app()), base_url="http://here") as web:
            odd = {"word": '"><script>', "language": '"><script>'}
            for place in ("/confirm/", "/unsubscribe/"):
                page = await web.get(f'{place}"><script>', params=odd)
                assert "<script" not in page.text
            assert "default-src 'none'" in page.headers["content-security-policy"]

    asyncio.run(run())


# -- how it is put up


def test_containers_have_no_more_than_they_need() -> None:
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())
    for name, service in compose["services"].items():
        assert service["read_only"], name
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["mem_limit"]
        assert service["pids_limit"]
    assert compose["networks"]["back"]["internal"]
    inside = {name for name, service in compose["services"].items() if service["networks"] == ["back"]}
    assert inside == {"postgres", "redis"}
    assert "--requirepass" in compose["services"]["redis"]["command"]
    wanted = set(re.findall(r"\$\{(\w+):\?", (ROOT / "compose.yaml").read_text()))
    assert wanted == set(re.findall(r"([A-Z_]+)=%s", (ROOT / "docs" / "hosting.md").read_text()))


def test_the_unit_has_no_more_than_it_needs() -> None:
    unit = (ROOT / "deploy" / "spieltisch.service").read_text()
    for line in (
        "NoNewPrivileges=true", "ProtectSystem=strict", "PrivateDevices=true", "ProtectKernelModules=true",
        "CapabilityBoundingSet=\n", "RestrictAddressFamilies=", "SystemCallFilter=@system-service", "MemoryMax=",
        "TasksMax=",
    ):  # fmt: skip
        assert line in unit
