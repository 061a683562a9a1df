"""Several devices of one person: a link that works once, all tables by a code, and the way back to one device."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from spieltisch.server.inbox import calls, mine
from spieltisch.server.inbox.calls import DeviceLink, OnlyHere, OpenInvitation, Rematch
from spieltisch.server.operations.records import decode, encode
from spieltisch.server.table.devices import DAY, MOST, digest
from spieltisch.server.table.services import Denied
from spieltisch.server.table.table import Table

from .live import ConnectionClosed, Live, Player
from .room import HUMAN, OPEN, Room, play_out, serve
from .test_tables import key_of


async def asked(room: Room, table: Table, call: calls.TableCalls) -> dict[str, Any]:
    answer: dict[str, Any] = msgspec.json.decode(await serve(room, table, call))
    return answer


async def link(room: Room, table: Table, device: str) -> str:
    made = await asked(room, table, DeviceLink(device=device))
    return str(made["link"]).partition("#")[2]


async def test_a_second_device_has_the_same_seat(room: Room) -> None:
    table, ada, bob = await room.duel()
    key = await link(room, table, "bob")
    offered = await asked(room, table, OpenInvitation(device="phone", token=key))
    assert (offered["seat"], offered["whose"]) == (1, "Bob")
    assert offered["table"]["yours"] is False
    await room.join(table, "phone", key)
    phone = await room.enter(table, "phone")
    assert phone.last("hello")["you"] == bob.last("hello")["you"]
    assert phone.last("table")["views"][0]["seat"] == 1
    assert (await phone.act(1))["result"] == "applied"
    assert bob.last("update")["entry"] == phone.last("update")["entry"] == 1
    await bob.leave()
    assert ada.last("people")["seats"][1]["connected"] is True  # one of them is enough
    people = [person["name"] for person in ada.last("people")["people"]]
    assert people.count("Bob") == 1
    assert "Phone" not in people


async def test_the_link_works_once_for_one_of_two_at_once_and_says_whose_seat_it_is(room: Room) -> None:
    table, _ada, _bob = await room.duel()
    key = await link(room, table, "bob")
    both = await asyncio.gather(room.join(table, "phone", key), room.join(table, "thief", key), return_exceptions=True)
    assert [type(one) for one in both] == [type(None), Denied]
    assert table.record.devices == {"phone": "bob"}
    for call in (room.join(table, "eve", key), asked(room, table, OpenInvitation(device="eve", token=key))):
        with pytest.raises(Denied) as denied:
            await call
        assert (key_of(denied), denied.value.status) == ("server-link_used", 410)
        assert denied.value.reasons[0].args == {"name": "Bob"}
    assert "eve" not in table.record.people


async def test_a_used_invitation_says_whose_seat_it_is_and_a_wrong_one_nothing(room: Room) -> None:
    table = await room.table(HUMAN, OPEN)
    invite = table.record.seats[1].invite
    await room.join(table, "bob", invite)
    with pytest.raises(Denied) as denied:
        await asked(room, table, OpenInvitation(device="eve", token=invite))
    assert (key_of(denied), denied.value.reasons[0].args) == ("server-link_used", {"name": "Bob"})
    for guess in ("", "x" * 24, invite[:-1], digest(invite)):
        with pytest.raises(Denied) as denied:
            await asked(room, table, OpenInvitation(device="eve", token=guess))
        assert key_of(denied) == "server-no_table"


async def test_a_link_that_is_old_or_replaced_lets_nobody_in(room: Room) -> None:
    table, _ada, _bob = await room.duel()
    first = await link(room, table, "bob")
    second = await link(room, table, "bob")
    hosts = await link(room, table, "ada")
    with pytest.raises(Denied) as denied:
        await room.join(table, "eve", first)
    assert key_of(denied) == "server-no_table"
    room.time += DAY
    with pytest.raises(Denied) as denied:
        await room.join(table, "phone", second)
    assert (key_of(denied), denied.value.status) == ("server-link_expired", 410)
    with pytest.raises(Denied):
        await room.join(table, "phone", hosts)
    assert table.record.devices == {}


async def test_only_whoever_sits_there_makes_a_link_and_nobody_gets_two_seats_by_it(room: Room) -> None:
    table, _ada, _bob = await room.duel()
    await room.join(table, "carl", table.record.watch)
    for stranger in ("carl", "eve"):
        with pytest.raises(Denied):
            await link(room, table, stranger)
    key = await link(room, table, "bob")
    for device in ("ada", "b:program"):
        with pytest.raises(Denied) as denied:
            await room.join(table, device, key)
        assert key_of(denied) == "server-own_seat_here"
    await room.join(table, "bob", key)  # the same device: nothing changes, and the link is good
    await room.join(table, "carl", key)  # who watched may be the same person
    assert table.record.devices == {"carl": "bob"}
    assert table.seats_of("bob") == [1]


async def test_the_number_of_devices_is_limited(room: Room) -> None:
    table, _ada, _bob = await room.duel()
    for number in range(MOST):
        await room.join(table, f"tablet{number}", await link(room, table, "bob"))
    with pytest.raises(Denied) as denied:
        await room.join(table, "tablet", await link(room, table, "bob"))
    assert key_of(denied) == "server-many_devices"


async def test_no_key_is_kept_and_old_records_open(room: Room) -> None:
    table, _ada, _bob = await room.duel()
    key = await link(room, table, "bob")
    stored = await room.hub.store.head(table.id)
    assert stored is not None
    assert key.encode() not in stored.body
    assert digest(key).encode() in stored.body
    old = msgspec.json.decode(encode(table.record))
    for name in ("devices", "keys", "spent"):
        del old[name]
    assert decode(msgspec.json.encode(old)).devices == {}


async def test_the_other_devices_are_sent_away_also_by_the_second(room: Room) -> None:
    table, _ada, bob = await room.duel()
    await room.join(table, "phone", await link(room, table, "bob"))
    phone = await room.enter(table, "phone")
    left_over = await link(room, table, "phone")
    await asked(room, table, OnlyHere(device="phone"))
    assert table.record.seats[1].device == "phone"
    assert bob.closed == phone.closed == 1012  # both ask again who they are
    for viewer in (bob, phone):
        await viewer.leave()
    again = await room.enter(table, "phone")
    assert again.last("table")["views"][0]["seat"] == 1
    assert (await again.act(1))["result"] == "applied"
    with pytest.raises(Denied):
        await room.enter(table, "bob")
    with pytest.raises(Denied):
        await room.join(table, "eve", left_over)
    assert await room.hub.store.of_member("phone", 9)


async def test_a_second_device_comes_along_to_the_rematch_and_after_a_restart(room: Room) -> None:
    table, ada, bob = await room.duel()
    await room.join(table, "phone", await link(room, table, "bob"))
    await play_out(table, ada, bob)
    fresh = (await asked(room, table, Rematch(device="phone")))["id"]
    phone = await room.enter(fresh, "phone")
    assert [seat["yours"] for seat in phone.last("hello")["table"]["seats"]] == [False, True]
    room.hub.drop(table)
    again = await room.enter(table.id, "phone")
    assert again.last("hello")["you"] == bob.last("hello")["you"]


# -- all tables of a person


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("devices")) as server:
        yield server


def tables(player: Player) -> set[str]:
    return {table["id"] for table in player.http.get("/lobby").json()["yours"]}


def test_a_code_brings_all_tables_to_another_browser_and_keeps_what_it_had(live: Live) -> None:
    ada, phone = Player(live.url), Player(live.url)
    first, second = ada.create("human", "agent")["id"], ada.create("human", "open")["id"]
    own = phone.create("human", "agent")["id"]
    code = ada.post("/mine/code")["code"]
    assert ada.http.get("/mine").json()["has_code"] is True
    phone.post("/mine/return", {"code": code.lower().replace("-", " ")})
    assert tables(phone) == {first, second, own}
    third = phone.create("human", "agent")["id"]
    assert tables(ada) == {first, second, own, third}
    for player in (ada, phone):
        assert player.connect(own)["views"][0]["seat"] == 0
        player.close()


def test_guessed_withdrawn_and_replaced_codes_lead_nowhere(live: Live) -> None:
    ada, eve = Player(live.url), Player(live.url)
    table = ada.create("human", "agent")["id"]
    first = ada.post("/mine/code")["code"]
    second = ada.post("/mine/code")["code"]
    third = Player(live.url).post("/mine/code")["code"]
    assert ada.http.request("DELETE", "/mine/code").json()["has_code"] is False
    for guess in (first, second, "", "A" * 25, digest(first), first[:-1], "é" * 20):
        answer = eve.http.post("/mine/return", json={"code": guess})
        assert (answer.status_code, answer.json()["reasons"][0]["key"]) == (404, "server-no_code"), guess
        assert "set-cookie" not in answer.headers or not tables(eve)
    assert table not in tables(eve)
    eve.post("/mine/return", {"code": third})
    assert table not in tables(eve)


def test_one_browser_shuts_all_others_out(live: Live) -> None:
    ada, phone = Player(live.url), Player(live.url)
    table = ada.create("human", "agent")["id"]
    code = ada.post("/mine/code")["code"]
    phone.post("/mine/return", {"code": code})
    ada.connect(table)
    phone.post("/mine/alone")
    assert (tables(ada), tables(phone)) == (set(), {table})
    with pytest.raises(ConnectionClosed):
        ada.wait("nothing of that kind")
    assert ada.http.get(f"/tables/{table}").status_code == 404
    assert ada.http.post("/mine/return", json={"code": code}).status_code == 404
    assert phone.connect(table)["views"][0]["seat"] == 0
    phone.close()


def test_a_program_has_its_key_and_no_code(live: Live) -> None:
    program = httpx.Client(base_url=live.url + "/api/v1", headers={"authorization": "Bearer " + "k" * 24})
    assert program.post("/mine/code").status_code == 403
    assert program.post("/mine/alone").status_code == 403


def test_codes_are_tried_as_rarely_as_links(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Live(tmp_path_factory.mktemp("slow"), joins_rate="0.001", joins_burst="3") as server:
        eve = Player(server.url)
        statuses = [eve.http.post("/mine/return", json={"code": "A" * 25}).status_code for _ in range(5)]
        assert statuses == [404, 404, 404, 429, 429]
        eve.close()


def test_a_code_has_no_letter_that_is_taken_for_another() -> None:
    assert not set("01IOL") & set(mine.LETTERS)
    assert mine.plain(" abcde-fgh jk\u00e9") == "ABCDEFGHJK"
    assert len(mine.LETTERS) ** (mine.GROUPS * mine.GROUP) > 2**120
