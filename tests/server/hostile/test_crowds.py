"""Many people, many packs, many devices: what each costs the others has a bound."""

from __future__ import annotations

import json
from typing import Any
from unittest.mock import Mock

import pytest

from spieltisch.server.inbox import api, lobby
from spieltisch.server.inbox.auth import Identity
from spieltisch.server.inbox.limits import NAMES_BURST
from spieltisch.server.inbox.messages import People, to_json
from spieltisch.server.inbox.protocols import SocketProtocol
from spieltisch.server.inbox.socket import Connection, Outbox
from spieltisch.server.table.attendance import AT_ONCE, NAMED
from spieltisch.server.table.table import DEPARTED, FORGOTTEN

from ..room import HUMAN, OPEN, Guest, Room, until

# -- packs in the lobby

PACK = {"format": 1, "title": "chaos", "name": "Marta's box", "note": "x" * 500}


def asked(room: Room, device: str) -> api.HttpRequest:
    room.hub.lobby = None
    return api.HttpRequest(room.hub, Identity(device), "there", {}, {}, None)


async def test_the_lobby_names_packs_and_never_carries_them(room: Room) -> None:
    seats = [HUMAN, HUMAN, OPEN]
    table = await room.table(*seats, title="chaos", options={"pack": PACK}, public=True)
    running = await room.table(*[HUMAN] * 3, title="chaos", options={"pack": PACK}, public=True)
    assert table.record.options["pack"]["pack"]["note"] == PACK["note"]
    for _ in range(2):
        for device in ("ada", "eve"):
            found = await lobby.get_lobby(asked(room, device))
            assert PACK["note"].encode() not in to_json(found)
            cards = [card for cards in found.values() for card in cards]
            assert {card["id"] for card in cards} == {table.id, running.id}
            for card in cards:
                assert card["options"]["pack"] == {
                    "digest": table.record.options["pack"]["digest"],
                    "name": PACK["name"],
                }
        for one in (table, running):
            if one.id in room.hub.tables:
                await room.hub._let_go(one)
    ada = await room.enter(table.id, "ada")  # at the table itself it lies open
    assert ada.last("hello")["table"]["options"]["pack"]["pack"]["note"] == PACK["note"]


async def test_the_lobby_reads_only_changed_tables(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [await room.table(HUMAN, OPEN, public=True) for _ in range(3)]
    read: list[str] = []
    head = room.hub.store.head

    async def noted(name: str) -> Any:
        read.append(name)
        return await head(name)

    monkeypatch.setattr(room.hub.store, "head", noted)
    for _ in range(3):
        await lobby.get_lobby(asked(room, "eve"))
    assert sorted(read) == sorted(table.id for table in tables)
    await room.join(tables[0], "bob", tables[0].record.seats[1].invite)
    await lobby.get_lobby(asked(room, "eve"))
    assert read[3:] == [tables[0].id]


# -- who is here


def lists(guest: Guest) -> list[dict[str, Any]]:
    return guest.of("people")


async def test_a_crowd_gets_a_list_a_second(room: Room) -> None:
    """Everybody hears of everybody, but together, and in the end all know what is true."""
    table = await room.table(HUMAN, OPEN, public=True)
    ada = await room.enter(table, "ada")
    guests = [await room.enter(table, f"guest{number}") for number in range(20)]
    assert len(lists(ada)) == AT_ONCE
    await until(lambda: lists(ada)[-1]["watchers"] == 20)
    assert len(lists(ada)) == AT_ONCE + 1
    for guest in guests:
        await guest.leave()
    await until(lambda: lists(ada)[-1]["watchers"] == 0)
    assert len(lists(ada)) <= AT_ONCE + 3


async def test_many_spectators_are_sent_as_a_number(room: Room) -> None:
    table = await room.table(HUMAN, OPEN, public=True)
    ada = await room.enter(table, "ada")
    for number in range(NAMED + 1):
        room.time += 1
        await room.enter(table, f"guest{number}")
    assert len(lists(ada)[-2]["people"]) == 1 + NAMED
    assert [one["name"] for one in lists(ada)[-1]["people"]] == ["Ada"]
    assert lists(ada)[-1]["watchers"] == NAMED + 1
    room.time += 1
    late = await room.enter(table, "late")
    hello = late.last("hello")
    assert {one["id"] for one in hello["people"]} == {"p1", hello["you"]}


async def test_people_may_be_told_as_what_changed(room: Room) -> None:
    table = await room.table(HUMAN, OPEN, public=True)
    ada = await room.enter(table, "ada")
    ada.is_partial = True
    eve = await room.enter(table, "eve")
    assert (ada.last("people")["part"], [one["id"] for one in ada.last("people")["people"]]) == (True, ["p2"])
    assert not eve.last("people")["part"]
    room.time += 10
    await eve.request("rename", name="Eve")
    assert [one["name"] for one in ada.last("people")["people"]] == ["Eve"]
    room.time += 10
    await eve.leave()
    assert (ada.last("people")["people"], ada.last("people")["gone"]) == ([], ["p2"])
    People(**{key: value for key, value in ada.last("people").items() if key != "type"})


async def test_watchers_are_told_the_same_and_learn_no_links(room: Room) -> None:
    table = await room.table(HUMAN, OPEN, public=True)
    ada = await room.enter(table, "ada")
    guests = [await room.enter(table, f"guest{number}") for number in range(2)]
    assert ada.last("people")["seats"][1]["invite"]
    assert guests[0].raw[-1] == guests[1].raw[-1]
    assert guests[0].last("people")["seats"][1]["invite"] is None


async def test_renaming_is_rate_limited(room: Room) -> None:
    table = await room.table(HUMAN, OPEN)
    ada = Connection(room.hub, "ada", Mock(SocketProtocol), Outbox())
    ada.sit_down(table)
    said: list[dict[str, Any]] = []
    ada.send = lambda data: said.append(json.loads(data))  # type: ignore[method-assign]
    for number in range(NAMES_BURST + 2):
        ada.hear(json.dumps({"type": "rename", "id": f"n{number}", "name": f"Ada{number}"}).encode())
    await until(lambda: len(said) == NAMES_BURST + 2)
    refused = [one["id"] for one in said if one["result"] == "refused"]
    assert refused == [f"n{NAMES_BURST}", f"n{NAMES_BURST + 1}"]


# -- those who left


async def test_answers_to_departed_devices_are_forgotten(room: Room) -> None:
    table = await room.table(HUMAN, OPEN, public=True)
    ada = await room.enter(table, "ada")
    for number in range(2 * DEPARTED):
        guest = await room.enter(table, f"guest{number}")
        await guest.request("chat", text="hello")
        await guest.leave()
    assert len(table.answers) <= DEPARTED
    await ada.request("chat", text="hello", id="c")
    room.time += FORGOTTEN + 1
    guest = await room.enter(table, "another")
    await guest.request("chat", text="hello")
    await guest.leave()
    assert set(table.answers) == {"ada", "another"}
    lines = table.record.lines
    await ada.request("chat", text="hello", id="c")  # she stayed: said twice it is done once
    assert table.record.lines == lines


async def test_a_repeated_request_after_a_short_absence_gets_the_same_answer(room: Room) -> None:
    table = await room.table(HUMAN, OPEN)
    ada = await room.enter(table, "ada")
    await ada.request("chat", text="hello", id="c")
    await ada.leave()
    ada = await room.enter(table, "ada")
    await ada.request("chat", text="hello", id="c")
    assert table.record.lines == 1


async def test_refusals_are_not_remembered(room: Room) -> None:
    table = await room.table(HUMAN, OPEN, public=True)
    eve = await room.enter(table, "eve")
    for number in range(5):
        assert (await eve.request("concede", seat=0, id=f"{number}"))["result"] == "refused"
    assert not table.answers.get("eve")
