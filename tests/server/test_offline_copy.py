"""A game against opponents is copied to a device and comes back, if nobody else's secrets are at stake."""

from __future__ import annotations

import json
from typing import Any

import pytest

from spieltisch.core import Match, game
from spieltisch.server.inbox import calls
from spieltisch.server.inbox.bodies import Brought, NewSeat, Played
from spieltisch.server.table.services import Denied

from .room import AGENT, HUMAN, OPEN, Room, serve, settled


def rebuilt(copy: dict[str, Any]) -> Match:
    """What the device makes of it."""
    body = json.loads(copy["head"][6])
    keys = ("seat", "action", "chance", "digest")
    rows = [dict(zip(keys, [row[1], row[2], json.loads(row[3]), row[4]], strict=True)) for row in copy["entries"]]
    return Match.from_json(game(body["title"]), {**body["log"], "entries": rows})


async def taken(room: Room, table: Any, device: str = "ada") -> dict[str, Any]:
    return json.loads(await serve(room, table, calls.TakeOfflineCopy(device=device)))  # type: ignore[no-any-return]


async def bring(room: Room, table: Any, since: int, played: list[tuple[int, str]]) -> dict[str, Any]:
    actions = [Played(seat=seat, action=action) for seat, action in played]
    request = calls.BringBack(device="ada", body=Brought(since=since, actions=actions))
    return json.loads(await serve(room, table, request))  # type: ignore[no-any-return]


async def test_played_elsewhere_the_game_is_the_same_at_home(room: Room) -> None:
    table = await room.table(HUMAN, HUMAN)  # one person with both hands
    ada = await room.enter(table, "ada")
    await ada.act(0)
    copy = await taken(room, table)
    away = rebuilt(copy)
    assert away.state.digest() == table.match.state.digest()
    body = json.loads(copy["head"][6])
    assert [seat["device"] for seat in body["seats"]] == ["here", "here"]
    assert "ada" not in copy["head"][6].replace("Ada", "")
    played = []
    while not away.over:
        seat = away.to_act()[0]
        played.append((seat, away.legal(seat)[-1]))
        away.apply(*played[-1])
    await bring(room, table, 1, played)
    assert table.match.state.digest() == away.state.digest()
    assert table.record.status == "finished"
    assert table.record.elsewhere == [[1, len(away.entries)]]
    assert ada.last("table")["outcome"] is not None
    export = json.loads(await serve(room, table, calls.GetExport(device="ada", seat=None)))
    assert export["log"]["elsewhere"] == table.record.elsewhere


async def test_a_table_with_another_person_gives_no_offline_copy(room: Room) -> None:
    table, _, _ = await room.duel()
    for device in ("ada", "bob"):
        with pytest.raises(Denied, match="not_alone"):
            await taken(room, table, device)


async def test_a_stranger_and_an_open_seat(room: Room) -> None:
    table = await room.table(HUMAN, AGENT)
    with pytest.raises(Denied, match="no_table"):
        await taken(room, table, "eve")
    waiting = await room.table(HUMAN, OPEN)
    with pytest.raises(Denied, match="waiting"):
        await taken(room, waiting)


async def test_a_table_that_went_on_keeps_its_own_and_wrong_moves_change_nothing(room: Room) -> None:
    table = await room.table(HUMAN, NewSeat(kind="human"))
    ada = await room.enter(table, "ada")
    await ada.act(0)
    before = table.match.state.digest()
    with pytest.raises(Denied, match="went_on"):
        await bring(room, table, 0, [(1, table.match.legal(1)[0])])
    with pytest.raises(Denied, match="bad_log"):
        await bring(room, table, 1, [(1, table.match.legal(1)[0]), (1, "dance")])
    await settled(table)
    assert table.match.state.digest() == before
    assert table.entry == 1
