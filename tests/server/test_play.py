"""Play: exactly one answer to every request, and never the wrong one."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from spieltisch.server.inbox import lobby
from spieltisch.server.inbox.api import HttpRequest
from spieltisch.server.inbox.calls import GetChat
from spieltisch.server.inbox.messages import View
from spieltisch.server.restoring import revive
from spieltisch.server.table.changes import Change
from spieltisch.server.table.services import Denied, Done
from spieltisch.server.table.table import Table

from .room import AGENT, HUMAN, Guest, Room, in_room, play_out, serve, until


async def to_boats(table: Table, ada: Guest, bob: Guest) -> Guest:
    """Play until one of them sends boats; that one."""
    assert table.match is not None
    while table.match.view(None)["prompt"]["decision"] != "send_boats":
        seat = table.to_act()[0]
        await (ada if seat == 0 else bob).act(seat)
    return ada if table.to_act() == [0] else bob


async def test_everybody_sees_an_entry_and_its_author_gets_an_answer(room: Room) -> None:
    _table, ada, bob = await room.duel()
    answer = await ada.act(0)
    assert (answer["result"], answer["entry"]) == ("applied", 1)
    assert ada.last("update")["entry"] == bob.last("update")["entry"] == 1
    assert bob.last("update")["views"][0]["seat"] == 1
    assert {"action"} <= set(bob.last("update")["views"][0]["offers"][0])
    assert ada.last("update")["views"][0]["offers"] == []


def test_views_have_the_promised_shape(tmp_path: Path) -> None:
    import msgspec

    async def story(room: Room) -> None:
        table, ada, bob = await room.duel()
        await play_out(table, ada, bob)
        for message in [*ada.of("table"), *ada.of("update")]:
            for view in message["views"]:
                msgspec.convert(view["view"], View)

    in_room(tmp_path, story)


async def test_sending_twice_applies_once(room: Room) -> None:
    table, ada, _bob = await room.duel()
    first = await ada.act(0, id="same")
    again = await ada.request("act", id="same", seat=0, entry=0, action="show ember")
    assert again == first
    assert table.entry == 1
    assert (await ada.request("chat", id="hi", text="hi"))["result"] == "ok"
    assert (await ada.request("chat", id="hi", text="hi"))["result"] == "ok"
    assert len(table.chat) == 1


def test_a_request_repeated_after_a_restart_is_done_once(tmp_path: Path) -> None:
    async def before(room: Room) -> None:
        table, ada, _bob = await room.duel()
        assert (await ada.act(0, id="same"))["result"] == "applied"
        names.append(table.id)

    async def after(room: Room) -> None:
        ada = await room.enter(names[0], "ada")
        answer = await ada.request("act", id="same", seat=0, entry=0, action="show ember")
        assert (answer["result"], answer["entry"]) == ("applied", 1)
        assert ada.table is not None
        assert ada.table.entry == 1

    names: list[str] = []
    in_room(tmp_path, before)
    in_room(tmp_path, after)


async def test_a_choice_made_on_an_old_position_is_stale_and_brings_the_new_one(room: Room) -> None:
    table, ada, bob = await room.duel()
    sender = await to_boats(table, ada, bob)
    seat = table.to_act()[0]
    answer = await sender.request("act", seat=seat, entry=table.entry - 1, action="send 1")
    assert answer["result"] == "stale"
    assert answer["table"]["entry"] == table.entry
    assert answer["table"]["views"][0]["seat"] == seat
    future = await sender.request("act", seat=seat, entry=table.entry + 1, action="send 1")
    assert future["result"] == "stale"


async def test_simultaneous_answers_do_not_make_each_other_stale(room: Room) -> None:
    table, ada, bob = await room.duel()
    assert (await bob.act(1, entry=0))["result"] == "applied"
    assert (await ada.act(0, entry=0))["result"] == "applied"
    assert table.entry == 2


async def test_refusals_carry_reasons_and_change_nothing(room: Room) -> None:
    table, ada, _bob = await room.duel()
    assert table.match is not None
    held = {offer["action"] for offer in table.match.offers(0)}
    missing = next(
        f"show {name}" for name in ("ember", "candle", "torch", "lamp", "beacon", "star") if f"show {name}" not in held
    )
    cases = {
        "dance": "core-unknown_verb",
        "": "core-empty_action",
        "show": "core-argument_count",
        "send 1": "lanterns_first",
        missing: "not_in_hand",
    }
    for action, key in cases.items():
        answer = await ada.request("act", seat=0, entry=0, action=action)
        assert (answer["result"], answer["reasons"][0]["key"]) == ("refused", key)
    other = await ada.request("act", seat=1, entry=0, action="show ember")
    assert other["reasons"][0]["key"] == "server-not_your_seat"
    assert table.entry == 0
    assert [reason["key"] for reason in (await ada.request("why", seat=0, action=missing))["reasons"]] == [
        "not_in_hand"
    ]


async def test_a_player_may_look_ahead_with_own_actions_only(room: Room) -> None:
    table = await room.table(HUMAN, HUMAN, HUMAN, title="chaos")
    ada = await room.enter(table, "ada")
    assert table.match is not None
    while table.match.view(None)["prompt"]["decision"] != "summoning_turn":
        await ada.act(table.to_act()[0])
    seat = table.to_act()[0]
    summons = [text for text in table.match.legal(seat) if text.startswith("summon ")][:3]
    answer = await ada.request("forecast", seat=seat, actions=summons)
    assert answer["result"] == "ok"
    assert [told["region"] for told in answer["forecasts"]] == [text.split()[-1] for text in summons]
    assert (await ada.request("forecast", seat=seat, actions=["summon cultist moon"]))["result"] == "refused"
    assert (await ada.request("forecast", seat=seat, actions=summons * 5))["reasons"][0]["key"] == "server-unreadable"
    stranger = await room.enter(table, "eve", table.record.watch)
    denied = await stranger.request("forecast", seat=seat, actions=summons)
    assert denied["reasons"][0]["key"] == "server-not_your_seat"


async def test_questions_have_causes(room: Room) -> None:
    _table, ada, _bob = await room.duel()
    answer = await ada.request("ask", question="points 0")
    assert answer["asked"] == {"value": 0, "causes": [{"key": "boats", "value": 0, "args": {}}]}
    assert (await ada.request("ask", question="weather"))["reasons"][0]["key"] == "server-bad_question"
    assert (await ada.request("ask", question="points 0", seat=1))["result"] == "refused"


async def test_unreadable_messages_get_one_answer_too(room: Room) -> None:
    _table, ada, _bob = await room.duel()
    for data in (b"", b"{", b"[]", b"\xff\xfe", b'{"type":"act"}', b'{"type":"nothing","id":"7"}', b"[" * 5000):
        answer = await ada.say(data)
        assert answer["result"] == "refused"
        assert answer["reasons"][0]["key"] == "server-unreadable"
    assert (await ada.say(b'{"type":"nothing","id":"7"}'))["id"] == "7"


async def test_resync_brings_everything_or_what_is_new(room: Room) -> None:
    table, ada, bob = await room.duel()
    await play_out(table, ada, bob)
    whole = (await ada.request("resync"))["table"]["views"][0]["events"]
    part = (await ada.request("resync", since=3))["table"]["views"][0]["events"]
    assert part == [event for event in whole if event["entry"] >= 3]
    assert 0 < len(part) < len(whole)


async def test_a_line_knows_its_entry_and_points_at_the_table(room: Room) -> None:
    table, ada, bob = await room.duel()
    await ada.request("chat", text="hello")
    await ada.act(0)
    assert (await ada.request("point", mark="region:kislev"))["result"] == "ok"
    lines = [message["line"] for message in bob.of("chat")]
    assert [(line["text"], line["entry"], line["mark"]) for line in lines] == [
        ("hello", 0, None),
        ("", 1, "region:kislev"),
    ]
    carl = await room.enter(table, "carl", table.record.watch)
    assert (await carl.request("point", mark="region:kislev"))["result"] == "refused"
    for odd in ("card:7", "region:", "region:a b", 'region:"]', "x", "region:" + "a" * 60):
        assert (await ada.request("point", mark=odd))["reasons"][0]["key"] == "server-unreadable"
    told = msgspec.json.decode(await serve(room, table, GetChat(device="bob")))["lines"]
    assert [line["entry"] for line in told] == [0, 1]
    with pytest.raises(Denied):
        await serve(room, table, GetChat(device="eve"))


async def test_lines_of_earlier_versions_have_no_entry_and_are_shown(room: Room) -> None:
    table, ada, _bob = await room.duel()
    await ada.request("chat", text="hello")
    stored = await room.hub.store.load(table.id)
    assert stored is not None
    (row,) = stored.chat
    old = {name: value for name, value in msgspec.json.decode(row.body).items() if name not in ("entry", "mark")}
    earlier = stored._replace(chat=[row._replace(body=msgspec.json.encode(old))])
    assert revive(room.hub.services, earlier, 1).chat[0]["entry"] == 0


async def test_a_ping_is_answered_by_the_table_and_changes_nothing(room: Room) -> None:
    table, ada, bob = await room.duel()
    heard = len(bob.heard)
    answer = await ada.request("ping")
    assert (answer["result"], answer["entry"]) == ("ok", table.entry)
    assert len(bob.heard) == heard
    assert await ada.request("ping", id=answer["id"]) == answer  # asked under one name all the time
    assert not table.answers.get("ada")  # and remembered by nobody


async def test_undo_stops_where_the_kernel_says(room: Room) -> None:
    table, ada, bob = await room.duel()
    await ada.act(0)
    assert ada.last("update")["views"][0]["undo"]["steps"] == 1
    assert (await bob.request("undo", seat=1, entry=1))["reasons"][0]["key"] == "core-undo_other_seat"
    answer = await ada.request("undo", seat=0, entry=1)
    assert (answer["result"], table.entry) == ("applied", 0)
    assert bob.last("update")["undone"] is True
    assert bob.last("update")["entry"] == 0
    assert (await ada.request("undo", seat=0, entry=0))["reasons"][0]["key"] == "core-undo_start"
    assert (await ada.request("undo", seat=0, entry=5))["result"] == "stale"
    await ada.act(0)
    await bob.act(1)
    assert (await bob.request("undo", seat=1, entry=2))["reasons"][0]["key"] == "core-undo_reveal"


async def test_an_undone_entry_is_gone_from_the_store(room: Room) -> None:
    table, ada, _bob = await room.duel()
    await ada.act(0)
    await ada.request("undo", seat=0, entry=1)
    await ada.act(0)
    stored = await room.hub.store.load(table.id)
    assert stored is not None
    assert [entry.number for entry in stored.entries] == [1]


async def test_undo_beyond_the_limit_needs_everybodys_yes(room: Room) -> None:
    table, ada, bob = await room.duel()
    await ada.act(0)
    await bob.act(1)
    assert (await bob.request("undo_request", seat=1, entry=2, to=0))["result"] == "ok"
    request = ada.last("notice")["consent"]
    assert (request["kind"], request["waiting"], request["entry"]) == ("undo", [0], 0)
    assert (await ada.request("undo_request", seat=0, entry=2, to=0))["reasons"][0]["key"] == "server-consent_pending"
    assert (await bob.request("consent", request=request["request"], yes=True))[
        "result"
    ] == "refused"  # not theirs to say
    assert (await ada.request("consent", request=request["request"], yes=False))["result"] == "ok"
    assert table.entry == 2
    assert bob.notices()[-1] == "consent_refused"
    await bob.request("undo_request", seat=1, entry=2, to=0)
    request = ada.last("notice")["consent"]
    await ada.request("consent", request=request["request"], yes=True)
    assert table.entry == 0
    assert "consent_given" in bob.notices()


async def test_consent_ends_by_time_and_by_the_next_entry(room: Room) -> None:
    table, ada, bob = await room.duel()
    await ada.act(0)
    await bob.act(1)
    await bob.request("undo_request", seat=1, entry=2, to=0)
    await room.pass_time(table, 179)
    assert table.record.consent is not None
    await room.pass_time(table, 2)
    assert table.record.consent is None
    assert ada.notices()[-1] == "consent_refused"
    await bob.request("undo_request", seat=1, entry=2, to=0)
    seat = table.to_act()[0]
    await (ada, bob)[seat].act(seat)
    assert table.record.consent is None


async def test_alone_against_computers_undo_needs_no_consent(room: Room) -> None:
    table = await room.table(HUMAN, AGENT)
    ada = await room.enter(table, "ada")
    await ada.act(0)
    await until(lambda: 0 in table.to_act() or not table.is_playing)
    assert ada.last("update")["views"][0]["undo"]["alone"] is True
    assert table.match is not None
    own = table.match.decided(0)
    assert (await ada.request("undo_request", seat=0, entry=table.entry, to=table.entry - 1))["result"] == "ok"
    assert "consent_given" in ada.notices()
    assert table.match.decided(0) is None  # the own last decision, not the opponent's, who may have decided anew
    assert 0 in table.to_act()
    assert table.match.to_json()["taken_back"] == [[own, 0]]


@pytest.mark.room(stand_in="random")
async def test_two_who_concede_end_and_more_play_on(room: Room) -> None:
    table, ada, bob = await room.duel()
    assert (await bob.request("concede", seat=0))["result"] == "refused"
    assert (await bob.request("concede", seat=1))["result"] == "ok"
    outcome = ada.last("update")["outcome"]
    assert (outcome["reason"], outcome["ranking"]) == ("concession", [[0], [1]])
    assert (await ada.act(0, "show ember"))["reasons"][0]["key"] == "server-finished"
    assert room.info(table, "bob")["result"] == {"ranking": [[0], [1]], "scores": outcome["scores"], "age": 0.0}

    table = await room.table(HUMAN, HUMAN, HUMAN)
    ada = await room.enter(table, "ada")
    await ada.request("concede", seat=1)
    assert table.is_playing
    await ada.act(0)
    await until(lambda: table.entry == 2)  # a stand-in answers for seat 1
    await play_alone(table, ada)
    await until(lambda: "finished" in ada.notices())
    assert ada.last("update")["outcome"]["ranking"][-1] == [1]


async def test_the_list_of_all_games_tells_results_and_only_own_games(room: Room) -> None:
    over, _ada, bob = await room.duel()
    assert room.info(over, "ada")["result"] is None
    await bob.request("concede", seat=1)
    room.time += 60
    running = await room.table(HUMAN, AGENT)
    await room.table(HUMAN, AGENT, device="eve")

    async def games(device: str) -> dict[str, Any]:
        who: Any = SimpleNamespace(device=device, admission="")
        found = await lobby.get_games(HttpRequest(room.hub, who, "", {}, {}, None))
        return {table["id"]: table["result"] for table in found["tables"]}

    await until(lambda: not over.is_busy and not running.is_busy)
    found = await games("ada")
    assert set(found) == {over.id, running.id}
    assert (found[over.id]["ranking"], found[over.id]["age"], found[running.id]) == ([[0], [1]], 60.0, None)
    assert set(await games("bob")) == {over.id}
    assert await games("mallory") == {}


async def play_alone(table: Table, ada: Guest) -> None:
    while table.is_playing:
        mine = [seat for seat in table.to_act() if seat not in table.record.conceded]
        if mine:
            await ada.act(mine[0])
        else:
            await until(lambda: set(table.to_act()) - set(table.record.conceded) != set() or not table.is_playing)


async def test_pause_stops_everybody(room: Room) -> None:
    table, ada, bob = await room.duel()
    assert (await ada.request("pause"))["result"] == "ok"
    assert bob.last("pulse")["paused"] is True
    assert (await bob.act(1))["reasons"][0]["key"] == "server-paused"
    assert (await bob.request("pause", on=False))["result"] == "ok"
    assert (await bob.act(1))["result"] == "applied"
    await room.join(table, "eve", table.record.watch)
    eve = await room.enter(table, "eve")
    assert (await eve.request("pause"))["result"] == "refused"


async def test_chat_reaches_all_but_those_who_muted(room: Room) -> None:
    table, ada, bob = await room.duel()
    await ada.request("chat", text="  hello\x07 there ")
    assert bob.last("chat")["line"]["text"] == "hello there"
    assert bob.last("chat")["line"]["seat"] == 0
    me = ada.of("hello")[0]["you"]
    assert (await bob.request("mute", person="p999"))["result"] == "refused"
    assert (await bob.request("mute", person=me))["result"] == "ok"
    await ada.request("chat", text="again")
    assert len(bob.of("chat")) == 1
    assert len(ada.of("chat")) == 2
    again = await room.enter(table, "bob")
    assert again.last("table")["chat"] == []
    await bob.request("mute", person=me, on=False)
    assert [line["text"] for line in (await bob.request("resync"))["table"]["chat"]] == ["hello there", "again"]
    assert (await ada.request("chat", text=" \n "))["result"] == "refused"


async def test_a_name_can_be_changed(room: Room) -> None:
    _table, ada, bob = await room.duel()
    await bob.request("rename", name="  Sir   Bob ")
    assert ada.last("people")["seats"][1]["name"] == "Sir Bob"
    assert (await bob.request("rename", name=" \u0007 "))["result"] == "refused"


async def test_a_yield_answers_for_me_until_it_ends(room: Room) -> None:
    table, ada, bob = await room.duel(options={"nights": 5})
    yields = [{"decision": "send_boats", "action": "send 1", "until": "always"}]
    for guest, seat in ((ada, 0), (bob, 1)):
        assert (await guest.request("yield", seat=seat, yields=yields))["result"] == "ok"
    await play_out(table, ada, bob)
    assert table.match is not None
    sent = {entry.action for entry in table.match.entries if entry.action.startswith("send")}
    assert sent == {"send 1"}


async def test_a_yield_for_a_round_ends_with_it(room: Room) -> None:
    table, ada, bob = await room.duel()
    await ada.request("yield", seat=0, yields=[{"decision": "other", "until": "round"}])
    assert table.record.seats[0].yields
    while table.match is not None and table.match.state.night == 1:
        seat = table.to_act()[0]
        await (ada, bob)[seat].act(seat)
    assert table.record.seats[0].yields == []


async def test_a_yield_whose_arguments_differ_does_not_answer(room: Room) -> None:
    table, ada, bob = await room.duel()
    request = {"decision": "send_boats", "action": "send 1", "match": {"region": "kislev"}, "until": "always"}
    for guest, seat in ((ada, 0), (bob, 1)):
        await guest.request("yield", seat=seat, yields=[request])
    await to_boats(table, ada, bob)
    assert table.match is not None
    assert table.match.view(None)["prompt"]["decision"] == "send_boats"


async def test_opponents_play_whole_games_by_themselves(room: Room) -> None:
    table = await room.table(AGENT, AGENT, AGENT)
    assert table.agents_to_act() == []  # nobody watches
    eve = await room.enter(table, "ada")
    await until(lambda: "finished" in eve.notices())
    assert eve.last("update")["outcome"]["reason"] == "rules"
    assert len(eve.of("update")) == table.entry


async def test_a_failing_store_shows_nothing_and_loses_nothing(room: Room) -> None:
    table, ada, bob = await room.duel()
    await ada.act(0)
    heard = len(bob.of("update"))
    real = room.hub.services.put

    def broken(_change: Change, done: Done) -> None:
        done(OSError("disk full"))

    room.hub.services.put = broken
    answer = await bob.act(1)
    assert answer["reasons"][0]["key"] == "server-unstored"
    assert len(bob.of("update")) == heard
    assert (ada.closed, bob.closed) == (1012, 1012)
    room.hub.services.put = real
    back = await room.enter(table.id, "bob")
    assert back.last("table")["entry"] == 1
    assert (await back.act(1))["result"] == "applied"


async def test_a_bug_in_a_title_costs_one_answer_and_not_the_table(room: Room, monkeypatch: object) -> None:
    table, ada, _bob = await room.duel()
    assert table.match is not None

    def crash(*_: object) -> None:
        raise ZeroDivisionError

    table.match.apply = crash  # type: ignore[assignment, method-assign]
    assert (await ada.act(0))["reasons"][0]["key"] == "server-failed"
    back = await room.enter(table.id, "ada")
    assert (await back.act(0))["result"] == "applied"


def test_answers_are_json_of_the_protocol(tmp_path: Path) -> None:
    import msgspec

    from spieltisch.server.inbox import messages

    async def story(room: Room) -> None:
        table, ada, bob = await room.duel(clock=messages.Clock(kind="live", bank=60, increment=2))
        await ada.request("chat", text="hi")
        await ada.request("pause")
        await ada.request("pause", on=False)
        await ada.act(0)
        await ada.request("undo", seat=0, entry=1)
        await bob.leave()
        await room.pass_time(table, 40)
        await room.pass_time(table, 60)
        bob = await room.enter(table, "bob")
        await play_out(table, ada, bob)
        for data in [*ada.raw, *bob.raw]:
            if json.loads(data)["type"] in ("table", "update"):
                continue  # their views are checked above; titles extend them
            msgspec.json.decode(data, type=messages.Sayings)

    in_room(tmp_path, story)


def test_a_damaged_log_is_named_and_not_played_on(tmp_path: Path) -> None:
    import sqlite3

    from spieltisch.server.table.services import Denied

    names: list[str] = []

    async def before(room: Room) -> None:
        table, ada, bob = await room.duel()
        await ada.act(0)
        await bob.act(1)
        names.append(table.id)

    async def after(room: Room) -> None:
        with pytest.raises(Denied) as denied:
            await room.enter(names[0], "ada")
        assert denied.value.reasons[0].key == "server-broken_log"
        assert denied.value.reasons[0].args == {"entry": 2}

    in_room(tmp_path, before)
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("UPDATE entries SET digest = 'wrong' WHERE number = 2")
    in_room(tmp_path, after)
