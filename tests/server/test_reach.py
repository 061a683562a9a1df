"""The address that friends can reach."""

from __future__ import annotations

import pytest

from spieltisch.server.office import reach


def test_a_server_of_this_computer_alone_has_no_address_for_friends() -> None:
    assert reach.home_addresses("127.0.0.1") == []
    assert reach.home_addresses("localhost") == []


def test_in_the_home_network_the_likeliest_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "_way_out", lambda: "192.168.1.20")
    monkeypatch.setattr(reach, "_named", lambda: ["127.0.1.1", "10.0.0.5", "192.168.1.20"])
    assert reach.home_addresses("0.0.0.0") == ["192.168.1.20", "10.0.0.5"]
    assert reach.home_addresses("192.168.7.7") == ["192.168.7.7"]


def test_without_a_network_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "_way_out", lambda: "")
    monkeypatch.setattr(reach, "_named", lambda: ["127.0.1.1"])
    assert reach.home_addresses("::") == []
