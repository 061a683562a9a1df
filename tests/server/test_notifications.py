"""Notices: a real receiver on the loopback for each kind."""

from __future__ import annotations

import asyncio
import email
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.controller import Controller

from spieltisch.server import app
from spieltisch.server.inbox.bodies import NoticeSettings, NoticeTimes
from spieltisch.server.inbox.calls import Confirm, GetNotice, SetNotice, TableCalls, TryNotice
from spieltisch.server.inbox.messages import Clock
from spieltisch.server.operations.notifications import checked_address, is_email, is_webhook
from spieltisch.server.table import record
from spieltisch.server.table.notice_times import earliest, reminder
from spieltisch.server.table.services import Denied

from .room import Room, in_room, serve, until

SLOW = Clock(kind="days", decision=86_400)


Posts = tuple[str, list[tuple[dict[str, str], bytes]]]


class Mailbox:
    def __init__(self) -> None:
        self.letters: list[Any] = []

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:
        self.letters.append(envelope)
        return "250 OK"


@pytest.fixture
def mail() -> Iterator[tuple[Mailbox, int]]:
    box = Mailbox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield box, port
    controller.stop()


@pytest.mark.room(public_url="https://table.example")
async def test_a_webhook_says_once_that_it_is_your_turn(room: Room, posts: Posts) -> None:
    webhook, heard = posts
    table, ada, bob = await room.duel(clock=SLOW)
    await serve(room, table, SetNotice(device="bob", seat=1, body=NoticeSettings(webhook=webhook, language="en")))
    await room.pass_time(table, 100)
    assert heard == []  # they sit right there
    await bob.leave()
    await room.pass_time(table, 59)
    assert heard == []
    await room.pass_time(table, 2)
    await until(lambda: bool(heard))
    said = json.loads(heard[0][1])
    assert f"/t/{table.id}" in said["content"]
    assert said["allowed_mentions"] == {"parse": []}
    await room.pass_time(table, 1000)
    await room.hub.notifier.close()
    assert len(heard) == 1
    assert room.hub.metrics.counts["notices"] == 1
    assert ada.closed is None


def test_an_e_mail_says_it_too(tmp_path: Path, mail: tuple[Mailbox, int]) -> None:
    box, port = mail

    async def story(room: Room) -> None:
        table, _ada, bob = await room.duel(clock=SLOW)
        await serve(
            room, table, SetNotice(device="bob", seat=1, body=NoticeSettings(email="bob@example.org", language="de"))
        )
        await until(lambda: bool(box.letters))
        assert box.letters[0].rcpt_tos == ["bob@example.org"]
        word = table.record.seats[1].confirm
        assert word.encode() in b"".join(box.letters[0].content.replace(b"=\r\n", b"").split())
        await bob.leave()
        await room.pass_time(table, 61)
        await room.hub.notifier.close()
        assert len(box.letters) == 1  # nobody writes to an address whose owner has not agreed
        with pytest.raises(Denied):
            await serve(room, table, Confirm(device="anybody", word="guess"))
        await serve(room, table, Confirm(device="anybody", word=word))
        await room.pass_time(table, 61)
        await until(lambda: len(box.letters) == 2)
        assert table.id.encode() in box.letters[1].content
        letter = email.message_from_bytes(box.letters[1].content)
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

    in_room(tmp_path, story, smtp_host="127.0.0.1", smtp_port=port, smtp_tls=False, smtp_from="table@example.org")


def test_notices_can_be_tried_and_say_how_it_went(tmp_path: Path, mail: tuple[Mailbox, int], posts: Posts) -> None:
    box, port = mail

    async def story(room: Room) -> None:
        table, _ada, _bob = await room.duel(clock=SLOW)

        async def asked(call: TableCalls) -> dict[str, Any]:
            answer: dict[str, Any] = json.loads(await serve(room, table, call))
            return answer

        nothing = {"webhook": "none", "email": "none", "push": "none"}
        assert await asked(TryNotice(device="bob", seat=1)) == nothing
        body = NoticeSettings(email="bob@example.org", webhook=posts[0], language="de")
        await serve(room, table, SetNotice(device="bob", seat=1, body=body))
        state = await asked(GetNotice(device="bob", seat=1))
        assert state == {
            "webhook": posts[0], "email": "bob@example.org", "confirmed": False, "push": False, "mails": True,
            "times": {"zone": "", "quiet_from": None, "quiet_until": None, "daily": None},
        }  # fmt: skip
        tried = await asked(TryNotice(device="bob", seat=1))
        assert tried == {"webhook": "sent", "email": "unconfirmed", "push": "none"}
        assert "Dies ist ein Test" in json.loads(posts[1][-1][1])["content"]
        await serve(room, table, Confirm(device="anybody", word=table.record.seats[1].confirm))
        await room.hub.notifier.close()
        written = len(box.letters)
        assert (await asked(TryNotice(device="bob", seat=1)))["email"] == "sent"
        assert len(box.letters) == written + 1
        table.record.seats[1].webhook = "http://127.0.0.1:9/nobody"
        assert (await asked(TryNotice(device="bob", seat=1)))["webhook"] == "failed"
        for stranger in ("ada", "eve"):
            for call in (GetNotice, TryNotice):
                with pytest.raises(Denied):
                    await asked(call(device=stranger, seat=1))

    in_room(tmp_path, story, smtp_host="127.0.0.1", smtp_port=port, smtp_tls=False, smtp_from="table@example.org")


async def test_a_dead_receiver_disturbs_nobody(room: Room) -> None:
    table, ada, bob = await room.duel(clock=SLOW)
    await serve(room, table, SetNotice(device="bob", seat=1, body=NoticeSettings(webhook="http://127.0.0.1:9/nobody")))
    await bob.leave()
    await room.pass_time(table, 61)
    await room.hub.notifier.close()
    assert (await ada.act(0))["result"] == "applied"


async def test_a_seat_without_address_is_not_told(room: Room) -> None:
    table, _ada, bob = await room.duel(clock=SLOW)
    await bob.leave()
    await room.pass_time(table, 5000)
    assert room.hub.metrics.counts["notices"] == 0


async def test_addresses_are_checked(room: Room) -> None:
    table, *_ = await room.duel()
    nowhere = NoticeTimes(zone="Mars/Olympus_Mons")
    for wrong in ({"webhook": "ftp://x/y"}, {"webhook": "http://"}, {"email": "bob"}, {"times": nowhere}):
        with pytest.raises(Denied):
            await serve(room, table, SetNotice(device="bob", seat=1, body=NoticeSettings(**wrong)))
    with pytest.raises(Denied):
        await serve(room, table, SetNotice(device="ada", seat=1, body=NoticeSettings()))


@pytest.mark.parametrize(
    ("url", "private", "fits"),
    [
        ("https://discord.com/api/webhooks/1/x", False, True),
        ("http://discord.com/x", False, False),
        ("http://127.0.0.1/x", True, True),
        ("https://user:pass@example.org/", False, False),
        ("https://[broken/", False, False),
        ("javascript:alert(1)", True, False),
    ],
)
def test_webhook_addresses(url: str, private: bool, fits: bool) -> None:
    assert is_webhook(url, private) == fits


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "10.0.0.1", "169.254.169.254", "[::1]", "[64:ff9b::a00:1]", "[2002:a00:1::]"]
)
def test_the_server_does_not_call_into_its_own_network(host: str) -> None:
    with pytest.raises(PermissionError):
        checked_address(f"https://{host}/hook", private=False)


def test_a_name_with_an_address_inside_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(0, 0, 0, "", (address, 443)) for address in ("127.0.0.1", "1.1.1.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(PermissionError):
        checked_address("https://hook.example/", private=False)


async def test_a_webhook_that_sends_us_elsewhere_is_not_followed(room: Room, posts: Posts) -> None:
    with pytest.raises(httpx.HTTPStatusError):
        await room.hub.notifier._post(posts[0] + "/away", "your turn")
    assert len(posts[1]) == 1


async def test_a_webhook_posts_to_the_address_that_was_checked(
    room: Room, posts: Posts, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name that means another place at the second look gets nothing there: there is no second look."""
    looked: list[Any] = []
    look_up = socket.getaddrinfo

    def once(host: Any, *args: Any, **kwargs: Any) -> Any:
        if host != "hook.example":
            return look_up(host, *args, **kwargs)
        looked.append(host)
        return look_up("127.0.0.1" if len(looked) == 1 else "127.0.0.2", *args, **kwargs)

    monkeypatch.setattr(socket, "getaddrinfo", once)

    await room.hub.notifier._post(posts[0].replace("127.0.0.1", "hook.example"), "your turn")
    assert [json.loads(body)["content"] for _, body in posts[1]] == ["your turn"]
    assert len(looked) == 1


@pytest.mark.parametrize(
    ("address", "fits"),
    [("a@example.org", True), ("a@b", False), ("@example.org", False), ("a b@example.org", False), ("a@x.y\n", False)],
)
def test_e_mail_addresses(address: str, fits: bool) -> None:
    assert is_email(address) == fits


async def test_closing_does_not_wait_for_ever(room: Room) -> None:
    await asyncio.wait_for(room.hub.notifier.close(), 1)


# -- when


MIDNIGHT = 1_000_080_000.0 - 1_000_080_000 % 86_400  # of some day, UTC
HOUR = 3_600.0


@pytest.mark.parametrize(
    ("times", "hour", "due"),
    [
        (record.NoticeTimes(), 3, 3),
        (record.NoticeTimes(quiet_from=22, quiet_until=8), 21.5, 21.5),
        (record.NoticeTimes(quiet_from=22, quiet_until=8), 22, 32),
        (record.NoticeTimes(quiet_from=22, quiet_until=8), 3.25, 8),
        (record.NoticeTimes(quiet_from=22, quiet_until=8), 8, 8),
        (record.NoticeTimes(quiet_from=1, quiet_until=5), 4, 5),
        (record.NoticeTimes(quiet_from=9, quiet_until=9), 9, 9),
        (record.NoticeTimes(daily=18), 17, 18),
        (record.NoticeTimes(daily=18), 18, 18),
        (record.NoticeTimes(daily=18), 18.5, 42),
        (record.NoticeTimes(daily=18, zone="Asia/Tokyo"), 3, 9),  # nine hours ahead
    ],
)
def test_the_earliest_time_of_a_notice(times: record.NoticeTimes, hour: float, due: float) -> None:
    assert earliest(times, MIDNIGHT + hour * HOUR) == MIDNIGHT + due * HOUR


def test_a_reminder_comes_before_the_flag_and_not_at_night() -> None:
    day = 24 * HOUR
    assert reminder(record.NoticeTimes(), MIDNIGHT, day) == MIDNIGHT + 18 * HOUR
    assert reminder(record.NoticeTimes(), MIDNIGHT, 7 * day) == MIDNIGHT + 7 * day - 12 * HOUR
    at_night = record.NoticeTimes(quiet_from=17, quiet_until=20)
    assert reminder(at_night, MIDNIGHT, day) == MIDNIGHT + 20 * HOUR
    too_long = record.NoticeTimes(quiet_from=17, quiet_until=4)
    assert reminder(too_long, MIDNIGHT, day) == MIDNIGHT + 18 * HOUR  # better at night than too late


async def test_quiet_hours_hold_a_notice_back_and_the_clock_is_announced_once(room: Room, posts: Posts) -> None:
    webhook, heard = posts
    table, _ada, bob = await room.duel(clock=SLOW)
    begin = table.record.since
    hour = int(begin // HOUR) % 24
    times = NoticeTimes(quiet_from=hour, quiet_until=(hour + 3) % 24)
    await serve(room, table, SetNotice(device="bob", seat=1, body=NoticeSettings(webhook=webhook, times=times)))
    await bob.leave()
    await room.pass_time(table, 2 * HOUR - 120)
    await room.hub.notifier.close()
    assert heard == []
    await room.pass_time(table, HOUR + 120)
    await until(lambda: len(heard) == 1)
    assert "It is your turn" in json.loads(heard[0][1])["content"]
    await room.pass_time(table, begin + 18 * HOUR - room.time)
    await until(lambda: len(heard) == 2)
    assert "running out" in json.loads(heard[1][1])["content"]
    await room.pass_time(table, HOUR)
    await room.hub.notifier.close()
    assert len(heard) == 2


def test_letters_of_several_tables_are_one_and_one_click_stops_them(tmp_path: Path, mail: tuple[Mailbox, int]) -> None:
    box, port = mail

    async def story(room: Room) -> None:
        tables = []
        for _ in range(2):
            table, _ada, bob = await room.duel(clock=SLOW)
            body = NoticeSettings(email="bob@example.org", language="pl", times=NoticeTimes(daily=18))
            await serve(room, table, SetNotice(device="bob", seat=1, body=body))
            await serve(room, table, Confirm(device="bob", word=table.record.seats[1].confirm))
            await bob.leave()
            tables.append(table)
        await room.hub.notifier.close()
        asked = len(box.letters)
        room.time += 86_000
        for table in tables:
            await room.pass_time(table, 0)
        await room.hub.notifier.close()
        (letter,) = box.letters[asked:]
        message = email.message_from_bytes(letter.content)
        text = message.get_payload(decode=True).decode()
        assert all(table.id in text for table in tables)
        assert message["Subject"]
        (link,) = re.findall(r"<https://table.example(\S+)>", message["List-Unsubscribe"])
        server = app.Server(room.hub.settings, room.hub.store)
        server.hub = room.hub
        async with httpx.AsyncClient(transport=httpx.ASGITransport(server.app()), base_url="http://here") as web:
            assert (await web.get(link)).status_code == 200
            assert all(table.record.seats[1].email for table in tables)  # to look changes nothing
            assert (await web.post(link.replace("?", "x?"))).status_code == 404
            body = {"List-Unsubscribe": "One-Click"}
            assert (await web.post(link, data=body)).status_code == 200
        assert [table.record.seats[1].email for table in tables] == ["", ""]

    settings = {"smtp_host": "127.0.0.1", "smtp_port": port, "smtp_tls": False, "smtp_from": "table@example.org"}
    in_room(tmp_path, story, **settings, public_url="https://table.example", data=str(tmp_path))


async def test_a_player_who_is_away_can_be_reminded_once_a_decision(room: Room, posts: Posts) -> None:
    webhook, heard = posts
    table, ada, bob = await room.duel(clock=SLOW)

    async def nudged() -> str:
        answer = await ada.request("nudge", seat=1)
        return answer["reasons"][0]["key"] if answer["reasons"] else answer["result"]

    assert await nudged() == "server-nudge_nobody"  # no address
    await serve(room, table, SetNotice(device="bob", seat=1, body=NoticeSettings(webhook=webhook)))
    await room.pass_time(table, HOUR)
    assert await nudged() == "server-nudge_nobody"  # sits right there
    await bob.leave()
    await room.pass_time(table, 61)
    await until(lambda: len(heard) == 1)
    table.record.since = room.time
    assert await nudged() == "server-nudge_early"
    await room.pass_time(table, HOUR)
    assert await nudged() == "ok"
    await room.pass_time(table, 1)
    await until(lambda: len(heard) == 2)
    assert "waiting for your move" in json.loads(heard[1][1])["content"]
    assert await nudged() == "server-nudge_early"
    eve = await room.enter(table, "eve", table.record.watch)
    refused = await eve.request("nudge", seat=1)
    assert refused["reasons"][0]["key"] == "server-not_your_table"
