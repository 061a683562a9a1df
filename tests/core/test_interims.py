"""The table in the middle of an entry: whoever is told of a long one sees it in the order of its events."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import spieltisch
from spieltisch.core import Match
from spieltisch.core.match import join_view

SEATS = {"chaos": 4, "smallworld": 3, "invasion": 2}
PLAYERS = {"chaos": ("gods", "hand"), "smallworld": ("players", "coins")}  # where they stand, and what is hidden there


def entries(title: str, games: int = 3) -> Iterator[Match]:
    for number in range(games):
        chance, match = random.Random(number), spieltisch.game(title).match(SEATS[title], number)
        while not match.over:
            seat = chance.choice(match.to_act())
            match.apply(seat, chance.choice(match.legal(seat)))
            yield match


@pytest.mark.parametrize("title", SEATS)
def test_an_interim_state_asks_nobody(title: str) -> None:
    found = 0
    for match in entries(title):
        for behind, (public, own) in match.interims([0, None]):
            found += 1
            assert public["prompt"] is None
            assert public["to_act"] == []
            assert not public["over"]
            assert public["entry"] == len(match.entries) - 1
            for seat, number, part in zip([0, None], behind, own, strict=True):
                assert number <= len(match.events(seat, len(match.entries)))
                assert join_view(public, part).keys() == match.view(seat).keys()
    assert found > 50


@pytest.mark.parametrize("title", PLAYERS)
def test_interim_views_hide_what_a_seat_may_not_know(title: str) -> None:
    """Neither the hands of other powers nor the coins of other players."""
    for match in entries(title, games=1):
        for _, (public, own) in match.interims([0, 1]):
            for part in own:
                seen: dict[str, Any] = join_view(public, part)["table"]
                players, hidden = PLAYERS[title]
                assert all(one[hidden] is None for one in seen[players] if one["seat"] != part["seat"])


def test_a_hand_of_invasion_is_seen_by_its_owner_alone() -> None:
    for match in entries("invasion", games=1):
        for _, (public, (own, other, nobody)) in match.interims([0, 1, None]):
            assert "hand" not in public["table"]
            assert nobody["table"]["hand"] is None
            assert own["table"]["hand"] is not None
            assert other["table"]["hand"] is not None


def test_points_of_chaos_are_counted_when_they_are_told() -> None:
    """Each interim shows exactly the points that the events before it have given."""
    before = [0, 0, 0, 0]
    scored = 0
    for match in entries("chaos"):
        if len(match.entries) == 1:
            before = [0, 0, 0, 0]
        told = match.events(None, len(match.entries))
        seats = {god["god"]: god["seat"] for god in match.view(None)["table"]["gods"]}
        for (behind,), (public, (own,)) in match.interims([None]):
            points = before[:]
            for event in told[:behind]:
                if event["event"] == "scored":
                    points[seats[event["god"]]] += event["number"]
                    scored += 1
            assert [god["vp"] for god in join_view(public, own)["table"]["gods"]] == points
        before = [god["vp"] for god in match.view(None)["table"]["gods"]]
    assert scored
