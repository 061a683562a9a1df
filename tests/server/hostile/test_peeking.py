"""Nobody peeks: no secret before the end, no seat by a trick, no key in two hands, no history written anew."""

from __future__ import annotations

import asyncio
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch.core import BrokenLog, Committed, Match
from spieltisch.core.chance import commitment
from spieltisch.server.inbox.bodies import Fork, Join
from spieltisch.server.inbox.calls import (
    ForkTable,
    FreshLink,
    GetExport,
    GetMoments,
    GetPosition,
    JoinTable,
    OpenInvitation,
    Rematch,
    TakeOfflineCopy,
)
from spieltisch.server.operations.admin import Admin
from spieltisch.server.settings import Settings, Trouble
from spieltisch.server.table.services import Denied
from spieltisch.server.table.table import Table

from ..room import AGENT, HUMAN, OPEN, Guest, Room, in_room, play_out, serve

KEY = "x" * 32


# -- the secret


async def test_no_export_of_a_running_game_has_its_secret(room: Room) -> None:
    """The host who plays all seats alone exports, then invites a friend: they must not know the dice."""
    for seats in ((HUMAN, HUMAN), (HUMAN, AGENT)):
        table = await room.table(*seats)
        await room.enter(table, "ada")
        for seat in (None, 0):
            body = await serve(room, table, GetExport(device="ada", seat=seat))
            assert b'"complete":false' in body
            assert table.record.secret.encode() not in body
            assert table.record.spare.encode() not in body
        for request in (
            GetMoments(device="ada", eyes="open"),
            ForkTable(device="ada", body=Fork(entry=0)),
        ):
            with pytest.raises(Denied) as denied:
                await serve(room, table, request)
            assert denied.value.status == 403


async def test_a_running_game_is_looked_at_through_own_eyes(room: Room) -> None:
    table, ada, _bob = await room.duel()
    for request in (
        GetExport(device="ada", seat=1),
        GetMoments(device="ada", eyes="1"),
        GetPosition(device="ada", eyes="1", entry=0),
    ):
        with pytest.raises(Denied, match="not_your_seat"):
            await serve(room, table, request)
    await ada.act(0)
    told = json.loads(await serve(room, table, GetExport(device="bob", seat=1)))
    assert (told["actions"], told["view"]["seat"]) == ([], 1)
    moments = json.loads(await serve(room, table, GetMoments(device="bob", eyes="1")))["moments"]
    assert moments[1]["action"] is None  # what was sealed by the other one
    assert [view["seat"] for view in ada.last("update")["views"]] == [0]


def predicted(table: Table, log: dict[str, Any], seat: int, action: str) -> list[Any]:
    """What somebody with the secret of this log thinks will come of an action."""
    assert table.match is not None
    twin = table.match.fork()
    twin.chance = Committed.from_json(log["chance"])
    return twin.apply(seat, action).chance


async def test_a_seat_that_changes_hands_commits_anew(room: Room) -> None:
    table, ada, _bob = await room.duel()
    known = json.loads(json.dumps(table.record.log))
    before = room.info(table, "ada")
    link = json.loads(await serve(room, table, FreshLink(device="bob", seat=1)))["invite"]
    await serve(
        room, table, JoinTable(device="cleo", body=Join(token=link.split("#")[1], name="Cleo", contribution="mine"))
    )
    after = room.info(table, "ada")
    assert after["commitment"] == before["next_commitment"] != before["commitment"]
    assert after["next_commitment"] not in (before["commitment"], after["commitment"])
    cleo = await room.enter(table, "cleo")
    guesses = []
    guests = [ada, cleo]
    while table.is_playing and table.match is not None:
        seat = table.to_act()[0]
        action = table.match.legal(seat)[0]
        guess = predicted(table, known, seat, action)
        assert (await guests[seat].act(seat, action))["result"] == "applied"
        if table.match.entries[-1].chance:
            guesses.append(guess == table.match.entries[-1].chance)
    assert len(guesses) >= 3
    assert not all(guesses)
    assert table.match is not None
    log = table.match.to_json()
    assert log["chance"]["renewed"][0]["contributions"][1] == "mine"
    Match.from_json(table.match.game, log).verify()


def test_an_imported_log_commits_anew(tmp_path: Path) -> None:
    match = spieltisch.game("lanterns").match(seats=2, seed=1)
    match.apply(0, match.legal(0)[0])
    match.save(tmp_path / "log.json")

    async def run() -> None:
        admin = Admin(Settings(data=str(tmp_path), secret=KEY))
        await admin.open()
        lines = await admin.bring_in(tmp_path / "log.json")
        stored = await admin.store.load(lines[0].split(":")[0])
        await admin.close()
        assert stored is not None
        chance = json.loads(stored.head.body)["log"]["chance"]
        (renewed,) = chance["renewed"]
        assert (renewed["entry"], renewed["secret"] != chance["secret"]) == (1, True)

    asyncio.run(run())


def test_a_finished_game_that_is_rewound_commits_anew(tmp_path: Path) -> None:
    names: list[str] = []

    async def story(room: Room) -> None:
        table, ada, bob = await room.duel(options={"nights": 1})
        await play_out(table, ada, bob)
        names.append(table.id)
        names.append((await room.table(HUMAN, OPEN)).id)

    in_room(tmp_path, story)

    async def run() -> None:
        admin = Admin(Settings(data=str(tmp_path), secret=KEY))
        await admin.open()
        finished, waiting = names
        secrets = []
        for entry in (2, 1):  # once over and open to all, then in play
            await admin.rewind(finished, entry)
            stored = await admin.store.load(finished)
            assert stored is not None
            chance = json.loads(stored.head.body)["log"]["chance"]
            (renewed,) = chance["renewed"]
            assert (renewed["entry"], renewed["secret"] == chance["secret"]) == (entry, False)
            secrets.append(renewed["secret"])
        assert secrets[0] == secrets[1]
        with pytest.raises(Trouble, match=waiting):
            await admin.rewind(waiting, 0)
        assert {problem for _, problem in await admin.verify()} == {None}
        await admin.close()

    asyncio.run(run())


async def test_a_rematch_commits_anew_and_everybody_contributes_after_seeing_it(room: Room) -> None:
    table, ada, bob = await room.duel(options={"nights": 1})
    await play_out(table, ada, bob)
    await serve(room, table, Rematch(device="ada"))
    fresh = room.hub.tables[table.record.rematch]
    assert [seat.contribution for seat in fresh.record.seats] == ["", ""]
    assert room.info(fresh, "bob")["holds"] is True
    assert room.info(fresh, "bob")["commitment"] == commitment(fresh.record.secret) != commitment(table.record.secret)
    await room.pass_time(fresh, 6)  # somebody does not contribute: their loss, the game begins
    assert fresh.record.status == "playing"


async def test_a_table_that_holds_waits_for_its_maker(room: Room) -> None:
    table = await room.table(HUMAN, AGENT, hold=True)
    ada = await room.enter(table, "ada")
    seen = ada.of("hello")[0]["table"]["commitment"]
    assert table.record.status == "waiting"
    await ada.request("contribute", seat=0, words="from my own source")
    assert table.match is not None
    assert table.match.chance.contributions[0] == "from my own source"
    assert hashlib.sha256(table.record.secret.encode()).hexdigest() == seen


# -- a game that its only person keeps offline, with every hand and the dice to come


def refused_for_the_copy(error: Any) -> bool:
    return isinstance(error, Denied) and error.reasons[0].key == "server-kept_along"


async def test_nobody_else_sits_down_at_a_game_with_an_offline_copy(room: Room) -> None:
    """The host plays both sides, looks at everything, and then invites a friend to one of them."""
    table = await room.table(HUMAN, HUMAN)
    ada = await room.enter(table, "ada")
    eve = await room.enter(table, "eve", table.record.watch)
    await ada.act(0)
    link = json.loads(await serve(room, table, FreshLink(device="ada", seat=1)))["invite"].split("#")[1]
    seats = [seat.device for seat in table.record.seats]
    assert table.record.secret.encode() in await serve(room, table, TakeOfflineCopy(device="ada"))
    stored = await room.hub.store.load(table.id)
    assert stored is not None
    assert b'"along":1' in stored.head.body  # before the copy left
    await serve(room, table, TakeOfflineCopy(device="ada"))
    for guest in (ada, eve):  # everybody is told, once, and whoever comes later sees it
        assert guest.notices().count("along") == 1
        assert room.info(table, guest.device)["along"] == 1
    for request in (
        JoinTable(device="bob", body=Join(token=link)),
        JoinTable(device="bob", body=Join(token=link, is_program=True)),
        OpenInvitation(device="bob", token=link),
        FreshLink(device="ada", seat=1),
    ):
        with pytest.raises(Denied) as denied:
            await serve(room, table, request)
        assert refused_for_the_copy(denied.value), request
    with pytest.raises(Denied) as denied:
        await room.enter(table, "a program", link)
    assert refused_for_the_copy(denied.value)
    assert (await eve.request("claim", seat=1))["reasons"][0]["key"] == "server-kept_along"
    await ada.leave()
    await room.pass_time(table, 31)
    await room.pass_time(table, 60)
    assert (await eve.request("claim", seat=1))["reasons"][0]["key"] == "server-kept_along"
    assert [seat.device for seat in table.record.seats] == seats
    room.hub.drop(table)
    stored = await room.enter(table.id, "ada")
    assert stored.of("hello")[0]["table"]["along"] == 1


async def test_the_log_names_an_offline_copy_and_a_rematch_is_open_again(room: Room) -> None:
    table = await room.table(HUMAN, HUMAN, options={"nights": 1})
    ada = await room.enter(table, "ada")
    await serve(room, table, TakeOfflineCopy(device="ada"))
    await play_out(table, ada)
    assert json.loads(await serve(room, table, GetExport(device="ada", seat=None)))["log"]["along"] == 0
    await serve(room, table, Rematch(device="ada"))
    fresh = room.hub.tables[table.record.rematch]
    await room.pass_time(fresh, 6)
    assert (fresh.record.along, fresh.record.secret != table.record.secret) == (None, True)
    link = json.loads(await serve(room, fresh, FreshLink(device="ada", seat=1)))["invite"].split("#")[1]
    await room.join(fresh, "bob", link)
    assert fresh.seats_of("bob") == [1]
    with pytest.raises(Denied, match="not_alone"):
        await serve(room, fresh, TakeOfflineCopy(device="ada"))


async def test_a_table_from_a_position_says_that_its_creator_may_know_it(room: Room) -> None:
    table = await room.table(HUMAN, HUMAN, options={"nights": 1})
    ada = await room.enter(table, "ada")
    assert room.info(table, "ada")["known"] is False
    await play_out(table, ada)
    made = json.loads(await serve(room, table, ForkTable(device="ada", body=Fork(entry=1))))
    assert made["table"]["known"] is True


# -- receipts


def played(count: int = 12) -> tuple[Match, dict[int, str]]:
    match = spieltisch.game("lanterns").match(seats=2, seed=3)
    receipts = {0: match.receipt()}
    while len(match.entries) < count and not match.over:
        seat = match.to_act()[0]
        match.apply(seat, match.legal(seat)[0])
        receipts[len(match.entries)] = match.receipt()
    return match, receipts


def test_a_receipt_notices_a_cut_tail_and_a_history_written_anew() -> None:
    match, receipts = played()
    newest = max(receipts)
    kept = {newest: receipts[newest]}
    Match.from_json(match.game, match.to_json()).verify(kept)
    cut = match.to_json()
    cut["entries"] = cut["entries"][:-1]
    with pytest.raises(BrokenLog, match="tail"):
        Match.from_json(match.game, cut).verify(kept)
    other = match.fork(0)  # whoever has the secret plays another game with it, consistently
    while len(other.entries) < newest:
        seat = other.to_act()[0]
        other.apply(seat, other.legal(seat)[-1])
    other.verify()
    with pytest.raises(BrokenLog, match="written_anew"):
        other.verify(kept)


def test_every_chain_covers_the_one_before() -> None:
    match, _ = played()
    log = match.to_json()
    assert len({row["chain"] for row in log["entries"]}) == len(match.entries)
    before, last = match.entries[-2:]
    assert last.chained(before.chain) == last != last.chained(match.entries[-3].chain)
    log["entries"][3]["chain"] = log["entries"][2]["chain"]
    with pytest.raises(BrokenLog, match="not_chained"):
        Match.from_json(match.game, log)


def test_receipts_travel_and_tell_nothing(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        table, ada, bob = await room.duel()
        await ada.act(0)
        assert table.match is not None
        assert ada.last("update")["receipt"] == bob.last("update")["receipt"] == table.match.receipt()
        entry = table.match.entries[-1]
        heard = b"".join(ada.raw + bob.raw)
        assert entry.digest.encode() not in heard
        assert entry.chain.encode() not in heard

    in_room(tmp_path, story)
    spec = {"hands": [["star"], ["lamp"]]}  # nobody can try out histories: the secret is in it
    twins = [Match.from_position(spieltisch.game("lanterns"), spec, Committed(secret)) for secret in ("dusk", "dawn")]
    assert twins[0].chain == twins[1].chain
    assert twins[0].receipt() != twins[1].receipt()


# -- seats


async def left_alone(room: Room, count: int) -> tuple[Table, list[Guest]]:
    """A running game whose last player is away for good."""
    table = await room.table(HUMAN, *[OPEN] * (count - 1))
    names = ["ada", "bob", "cleo", "dan"][:count]
    for seat in range(1, count):
        await room.join(table, names[seat], table.record.seats[seat].invite)
    guests = [await room.enter(table, name) for name in names]
    await guests[-1].leave()
    await room.pass_time(table, 31)
    await room.pass_time(table, 60)
    return table, guests


@pytest.mark.room(stand_in="random")
async def test_one_person_alone_never_takes_an_absent_seat(room: Room) -> None:
    table, (ada, _bob) = await left_alone(room, 2)
    await room.join(table, "telephone", table.record.watch)
    telephone = await room.enter(table, "telephone")
    answer = await telephone.request("claim", seat=1)
    assert (answer["result"], answer["reasons"][0]["key"]) == ("refused", "server-seat_waits")
    assert (await ada.request("claim", seat=1))["result"] == "refused"
    assert (await ada.request("absent_choice", seat=1, choice="agent"))["result"] == "ok"  # an opponent heals it
    assert (await telephone.request("claim", seat=1))["result"] == "refused"
    bob = await room.enter(table, "bob")
    assert table.seats_of("bob") == [1]
    assert table.record.seats[1].stand_in == ""
    assert bob.last("table")["views"][0]["seat"] == 1


async def test_the_owner_gets_his_seat_back_whenever_he_returns(room: Room) -> None:
    table, (ada, bob, _cleo) = await left_alone(room, 3)
    await room.join(table, "eve", table.record.watch)
    eve = await room.enter(table, "eve")
    await eve.request("claim", seat=2)
    request = ada.last("notice")["consent"]["request"]
    for guest in (ada, bob):
        await guest.request("consent", request=request, yes=True)
    assert table.seats_of("eve") == [2]
    link = json.loads(await serve(room, table, FreshLink(device="eve", seat=2)))["invite"].split("#")[1]
    await room.join(table, "telephone", link)  # passed on, it is theirs all the same
    cleo = await room.enter(table, "cleo")
    assert (table.seats_of("cleo"), table.seats_of("telephone")) == ([2], [])
    assert cleo.last("table")["views"][0]["seat"] == 2
    assert eve.last("table")["views"][0]["seat"] is None
    table.record.seats[2].stand_in = "random"  # her clock has run out, and she sits there
    assert (await eve.request("claim", seat=2))["reasons"][0]["key"] == "server-seat_taken"


async def test_a_watch_link_claims_no_seat_of_a_private_table(room: Room) -> None:
    table = await room.table(HUMAN, OPEN)
    eve = await room.enter(table, "eve", table.record.watch)
    assert (await eve.request("claim", seat=1))["reasons"][0]["key"] == "server-seat_taken"
    await room.join(table, "eve", seat=1)
    with pytest.raises(Denied, match="no_table"):
        await room.join(table, "mallory", seat=1)
    await room.join(table, "bob", table.record.seats[1].invite)
    assert [table.seats_of(device) for device in ("eve", "mallory", "bob")] == [[], [], [1]]


async def test_the_host_does_not_know_the_key_of_a_program_he_invited(room: Room) -> None:
    table = await room.table(HUMAN, OPEN)
    invite = table.record.seats[1].invite
    program = await room.enter(table, "the token's device", invite)
    key = program.of("hello")[0]["key"]
    assert key
    assert key not in invite
    assert program.last("table")["views"][0]["seat"] == 1
    with pytest.raises(Denied):
        await room.enter(table, "the token's device", invite)  # the host, with the token they made
    other = await room.table(HUMAN, OPEN)
    request = Join(token=other.record.seats[1].invite, is_program=True)
    answer = json.loads(await serve(room, other, JoinTable(device="whoever", body=request)))
    assert answer["key"] not in (None, "", request.token)
    assert other.seats_of("whoever") == []
