"""The address that friends can reach."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from spieltisch.server.app import Server
from spieltisch.server.inbox import home_network

from .room import Room, in_room


def test_a_server_of_this_computer_alone_has_no_address_for_friends() -> None:
    assert home_network.home_addresses("127.0.0.1") == []
    assert home_network.home_addresses("localhost") == []


def test_in_the_home_network_the_likeliest_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(home_network, "_way_out", lambda: "192.168.1.20")
    monkeypatch.setattr(home_network, "_named", lambda: ["127.0.1.1", "10.0.0.5", "192.168.1.20"])
    assert home_network.home_addresses("0.0.0.0") == ["192.168.1.20", "10.0.0.5"]
    assert home_network.home_addresses("192.168.7.7") == ["192.168.7.7"]


def test_without_a_network_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(home_network, "_way_out", lambda: "")
    monkeypatch.setattr(home_network, "_named", lambda: ["127.0.1.1"])
    assert home_network.home_addresses("::") == []


def test_to_stop_listening_sends_guests_away_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(home_network, "_way_out", lambda: "192.168.1.20")
    monkeypatch.setattr(home_network, "_named", list)

    def calls(server: Server, place: str) -> httpx.AsyncClient:
        way = httpx.ASGITransport(server.app(), client=(place, 1))
        return httpx.AsyncClient(transport=way, base_url="http://localhost/api/v1")

    async def story(room: Room) -> None:
        server = Server(room.hub.settings, room.hub.store)
        server.hub = room.hub
        table, ada, bob = await room.duel()
        ada.address = "127.0.0.1"
        async with calls(server, "127.0.0.1") as here, calls(server, "192.168.1.7") as friend:
            assert (await here.get("/reach")).json() == {"hosts": ["192.168.1.20"], "stopped": False, "gone": 0}
            refused = await friend.put("/reach", json={"listens": False})
            assert (refused.status_code, refused.json()["reasons"][0]["key"]) == (403, "server-not_here")
            told = (await here.put("/reach", json={"listens": False})).json()
            assert told == {"hosts": [], "stopped": True, "gone": 1}
            assert (ada.closed, bob.closed) == (None, 1008)
            shut = await friend.get(f"/tables/{table.id}")
            assert (shut.status_code, shut.json()["reasons"][0]["key"]) == (403, "server-shut")
            assert (await here.get("/titles")).status_code == 200
            await here.put("/reach", json={"listens": True})
            assert (await friend.get("/titles")).status_code == 200

    in_room(tmp_path, story, host="0.0.0.0", data=str(tmp_path))
