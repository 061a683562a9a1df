"""Who fixed the chance does not keep it, what is cut off is noticed, and nobody is somebody else."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from spieltisch.core.chance import commitment
from spieltisch.locale import LANGUAGES
from spieltisch.server.app import BASE, Server
from spieltisch.server.inbox import calls
from spieltisch.server.inbox.bodies import CreateTable
from spieltisch.server.inbox.home_network import is_own_name
from spieltisch.server.operations.admin import Admin
from spieltisch.server.settings import Settings
from spieltisch.server.table import creation
from spieltisch.server.table.names import BLANK, clean, looks
from spieltisch.server.table.people import CHAT_LINES

from ..room import AGENT, HUMAN, OPEN, Room, in_room, play_out, serve

# -- chance


async def fixed(room: Room) -> Any:
    request = CreateTable(title="lanterns", seats=[HUMAN, HUMAN], chance="known", hold=True)
    return await room.hub.create(creation.new_record(request, "ada", room.time))


async def test_fixed_chance_is_renewed_when_somebody_sits_down(room: Room) -> None:
    """Also before the game begins, and also if the other adds nothing of his own."""
    table = await fixed(room)
    assert (table.record.status, table.record.secret) == ("waiting", "known")
    told = room.info(table, "ada")["next_commitment"]
    link = await calls.tell(table, "link", "ada", calls.FreshLink(device="ada", seat=1))
    await room.join(table, "bob", link["invite"].partition("#")[2])
    assert table.record.secret != "known"
    assert commitment(table.record.secret) == told  # what counts now was shown before
    await calls.tell(table, "start", "ada", calls.StartTable(device="ada", level="novice"))
    assert table.match is not None
    assert "known" not in str(table.record.log)


async def test_a_program_that_comes_by_socket_is_not_fooled_either(room: Room) -> None:
    table = await fixed(room)
    link = await calls.tell(table, "link", "ada", calls.FreshLink(device="ada", seat=1))
    await room.enter(table, "bot", admission=link["invite"].partition("#")[2])
    assert table.record.secret != "known"


async def test_a_lesson_keeps_its_chance(room: Room) -> None:
    table = await fixed(room)
    await calls.tell(table, "contribution", "ada", calls.Contribution(device="ada", words="x"))
    assert table.is_playing
    assert table.record.secret == "known"


@pytest.mark.parametrize("table", [{"seats": [HUMAN, OPEN]}, {"seats": [HUMAN, AGENT]}, {"public": True}])
def test_chance_is_fixed_only_where_one_device_has_every_seat(table: dict[str, Any]) -> None:
    full = {"title": "lanterns", "seats": [HUMAN, HUMAN], "chance": "known", **table}
    record = creation.new_record(CreateTable(**full), "ada", 0.0)
    assert (record.secret != "known", record.is_fixed) == (True, False)


# -- what is missing at the end


def verified(folder: Path) -> list[str]:
    async def run() -> list[str]:
        admin = Admin(Settings(data=str(folder), secret="x" * 32))
        await admin.open()
        found = [problem.key for _, problem in await admin.verify() if problem]
        await admin.close()
        return found

    return asyncio.run(run())


@pytest.mark.parametrize("is_over", [True, False])
@pytest.mark.parametrize("kept", ["number < 4", "number < (SELECT max(number) FROM entries)", "0"])
def test_a_tail_that_was_cut_off_is_noticed(tmp_path: Path, kept: str, is_over: bool) -> None:
    async def story(room: Room) -> None:
        table, ada, bob = await room.duel()
        if is_over:
            await play_out(table, ada, bob)
        else:
            for _ in range(6):
                seat = table.to_act()[0]
                await (ada if seat == 0 else bob).act(seat)

    in_room(tmp_path, story)
    assert verified(tmp_path) == []
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        assert connection.execute(f"DELETE FROM entries WHERE NOT ({kept})").rowcount > 0
    connection.close()
    assert verified(tmp_path) == ["cli-found-cut"]


def test_undo_and_rewind_do_not_look_like_lost_entries(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        table, ada, _ = await room.duel()
        await ada.act(0)
        room.time += 100  # the row is written with the next entry
        await ada.request("undo", seat=0, entry=table.entry)
        assert table.entry == 0
        name.append(table.id)
        await ada.act(0)

    name: list[str] = []
    in_room(tmp_path, story)
    assert verified(tmp_path) == []

    async def rewind() -> None:
        admin = Admin(Settings(data=str(tmp_path), secret="x" * 32))
        await admin.open()
        await admin.rewind(name[0], 0)
        await admin.close()

    asyncio.run(rewind())
    assert verified(tmp_path) == []


# -- names


def test_names_that_show_nothing_are_none() -> None:
    for name in ["", " \t", *BLANK, "\u3164\u3164", "\u0301\u0302", "\u200b\u202e", "\ufe0f"]:
        assert clean(name) == "", ascii(name)
    for name in ("Ada", "Zoë", "李", "🎲", "O'Neil", "-.-"):
        assert clean(name) == name
    assert clean("A\u3164d\u202ea\n\x1b") == "A d a"


@pytest.mark.parametrize("borrowed", ["Ada", "ada", "ADA", "Аda", "Ad\u00adа", "Ａｄａ", "A d a"])
async def test_a_spectator_cannot_use_a_players_name(room: Room, borrowed: str) -> None:
    table = await room.table(HUMAN, OPEN, public=True)
    ada = await room.enter(table, "ada")
    await room.join(table, "eve")
    eve = await room.enter(table, "eve")
    await eve.request("rename", name=borrowed)
    names = [one["name"] for one in ada.last("people")["people"]]
    assert names[0] == "Ada"
    assert len({looks(name) for name in names}) == 2
    assert names[1].endswith(" 2")
    await ada.request("rename", name="Ada")  # one's own is nobody else's
    assert table.record.seats[0].name == "Ada"


async def test_a_name_given_while_joining_cannot_be_a_players(room: Room) -> None:
    table = await room.table(HUMAN, OPEN, public=True)
    request = calls.Join(name="ADA")
    await serve(room, table, calls.JoinTable(device="eve", body=request))
    assert table.record.people["eve"].name == "ADA 2"


async def test_a_message_has_few_lines(room: Room) -> None:
    table = await room.table(HUMAN, OPEN)
    ada = await room.enter(table, "ada")
    await ada.request("chat", text="a\n" * 240)
    text = ada.last("chat")["line"]["text"]
    assert len(text.split("\n")) == CHAT_LINES
    assert text.count("a") == 240


# -- who sits at this computer


@pytest.mark.parametrize(
    ("host", "is_own"),
    [
        ("localhost:8420", True), ("127.0.0.1:8420", True), ("[::1]:8420", True), ("LOCALHOST", True), ("", True),
        ("evil.example", False), ("evil.example:8420", False), ("localhost.evil.example", False), ("[", False),
        ("192.0.2.7:8420", False),
    ],
)  # fmt: skip
def test_reach_answers_only_under_own_names(tmp_path: Path, host: str, is_own: bool) -> None:
    """A page whose name was bound to this computer is not a page of this computer."""
    assert is_own_name(host, "127.0.0.1") == is_own
    assert reached(tmp_path, host, "127.0.0.1") == (200 if is_own else 403)


def test_own_addresses_in_the_home_network_are_own_names() -> None:
    assert is_own_name("192.0.2.7:8420", "192.0.2.7")


def test_behind_a_proxy_no_request_counts_as_local(tmp_path: Path) -> None:
    """Whoever gets past it writes what he likes."""
    assert reached(tmp_path, "localhost", "192.0.2.9", {"x-forwarded-for": "127.0.0.1"}, proxies=1) == 403


def reached(folder: Path, host: str, client: str, headers: dict[str, str] | None = None, **settings: Any) -> int:
    async def run() -> int:
        server = Server(Settings(data=str(folder), **settings))
        transport = httpx.ASGITransport(server.app(), client=(client, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost" + BASE) as web:
            answer = await web.put("/reach", json={"listens": True}, headers={"host": host, **(headers or {})})
            return answer.status_code

    return asyncio.run(run())


def test_the_words_for_what_is_missing_are_there() -> None:
    from spieltisch.locale import Texts

    for language in LANGUAGES:
        assert "7" in (Texts(language).say("cli-found-cut", {"entry": 7}) or "")
