"""A person sees what is stored of them, and has it erased; the others play on."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from spieltisch.server.inbox import calls
from spieltisch.server.operations.admin import Admin
from spieltisch.server.settings import Settings

from .live import Live, Player
from .room import OPEN, Room, serve, until


async def asked(room: Room, table: Any, call: calls.TableCalls) -> dict[str, Any]:
    return msgspec.json.decode(await serve(room, table, call))


async def test_a_table_tells_a_person_what_it_holds_of_them_alone(room: Room) -> None:
    table, ada, bob = await room.duel()
    await bob.request("chat", text="hello")
    await ada.request("chat", text="my secret")
    told = await asked(room, table, calls.GetPersonalData(device="bob"))
    assert (told["name"], told["said"], [seat["seat"] for seat in told["seats"]]) == ("Bob", ["hello"], [1])
    assert "secret" not in json.dumps(told)


async def test_whoever_is_erased_leaves_moves_and_nothing_else(room: Room) -> None:
    table, ada, bob = await room.duel()
    await bob.request("chat", text="hello")
    await ada.request("chat", text="hi")
    await ada.act(0)
    entries = table.entry
    await asked(room, table, calls.ErasePerson(device="bob"))
    assert bob.closed == 1012
    assert table.entry >= entries
    assert table.record.seats[1].kind == "agent"
    assert [line["text"] for line in table.chat] == ["", "hi"]
    stored = await room.hub.store.load(table.id)
    assert stored is not None
    everything = stored.head.body + b"".join(line.body for line in stored.chat)
    assert b"bob" not in everything.lower()
    assert await room.hub.store.members(table.id) == ["ada"]
    await until(lambda: table.to_act() == [0])  # the computer has played Bob's turn
    assert (await ada.act(0))["result"] == "applied"
    eve = await room.enter(table, "ada")
    assert [line["text"] for line in eve.last("table")["chat"]] == ["hi"]


async def test_a_seat_at_a_waiting_table_is_open_again_under_another_link(room: Room) -> None:
    table = await room.table(OPEN, OPEN, OPEN, title="lanterns")
    invite = table.record.seats[1].invite
    await room.join(table, "bob", invite)
    await asked(room, table, calls.ErasePerson(device="bob"))
    assert (table.record.seats[1].kind, table.record.seats[1].name) == ("open", "")
    assert table.record.seats[1].invite not in ("", invite)


async def test_who_returns_after_being_erased_is_a_member_again(room: Room) -> None:
    table, _ada, _bob = await room.duel(public=True)
    await asked(room, table, calls.ErasePerson(device="bob"))
    bob = await room.enter(table, "bob")
    await bob.request("chat", text="it is me")
    assert set(await room.hub.store.members(table.id)) == {"ada", "bob"}


def words_in(data: Path, *words: str) -> list[str]:
    """Which of these stand anywhere in the stored rows."""
    with sqlite3.connect(data / "tables.sqlite") as db:
        rows = [
            str(row) for name in ("tables", "chat", "members", "replays") for row in db.execute(f"SELECT * FROM {name}")
        ]
    return [word for word in words if any(word in row for row in rows)]


def test_my_data_is_downloaded_and_deleted_over_http(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        ada, bob = Player(live.url), Player(live.url)
        table = ada.create("human", "open")
        bob.join(table["seats"][1]["invite"], "Bobina")
        bob.http.put("/learnt", json={"learnt": {"lanterns": {"puzzles": []}}})
        bob.post("/mine/code")
        data = bob.http.get("/mine/data").json()
        assert data["device"].startswith("d:")
        assert [row["name"] for row in data["tables"]] == ["Bobina"]
        assert data["code"]["has_code"]
        assert words_in(tmp_path, "Bobina", data["device"]) == ["Bobina", data["device"]]
        assert bob.http.delete("/mine/data").json()["has_code"] is False
        after = bob.http.get("/mine/data").json()
        assert after["device"] != data["device"]
        assert after["tables"] == []
        assert live.stop() == 0
    assert words_in(tmp_path, "Bobina", data["device"]) == []


async def test_the_administrator_erases_somebody_and_everything_still_verifies(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        ada, bob = Player(live.url), Player(live.url)
        table = ada.create("human", "open")
        bob.join(table["seats"][1]["invite"], "Bobina")
        ada.connect(table["id"])
        bob.connect(table["id"])
        bob.request("chat", text="Bobina was here")
        assert ada.act(*ada.offers()[0])["result"] == "applied"
        device = bob.http.get("/mine/data").json()["device"]
        assert live.stop() == 0
    command = [
        sys.executable,
        "-m",
        "spieltisch",
        "admin",
        "erase",
        device,
        "--data",
        str(tmp_path),
        "--language",
        "en",
    ]
    refused = subprocess.run(command, input="n\n", capture_output=True, text=True)
    assert refused.returncode == 1
    assert words_in(tmp_path, "Bobina")
    done = subprocess.run([*command, "--yes"], capture_output=True, text=True, check=True)
    assert "one table" in done.stdout
    assert words_in(tmp_path, "Bobina", device) == []
    admin = Admin(Settings(data=str(tmp_path)))
    await admin.open()
    assert [problem for _, problem in await admin.verify() if problem] == []
    await admin.close()
