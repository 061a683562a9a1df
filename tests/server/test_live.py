"""Over real sockets: the protocol from outside, limits, headers, and what a browser may not do."""

from __future__ import annotations

import json
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from .live import ConnectionClosed, Live, Player, play_out


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(tmp_path_factory.mktemp("live"), chat_rate="0.01", chat_burst="3") as server:
        yield server


def duel(live: Live) -> tuple[dict[str, object], Player, Player]:
    ada, bob = Player(live.url), Player(live.url)
    table = ada.create("human", "open")
    bob.join(table["seats"][1]["invite"])
    ada.connect(table["id"])
    bob.connect(table["id"])
    return table, ada, bob


def test_two_browsers_play_a_whole_game(live: Live) -> None:
    table, ada, bob = duel(live)
    play_out(ada, bob)
    export = ada.http.get(f"/tables/{table['id']}/export").json()
    assert export["complete"] is True
    replay = ada.post("/replays", export)
    assert replay["verified"] is True
    assert replay["entries"] == ada.said["entry"]
    moments = ada.http.get(f"/replays/{replay['id']}/moments", params={"eyes": "open"}).json()["moments"]
    assert [moment["entry"] for moment in moments] == list(range(replay["entries"] + 1))
    forked = ada.post(f"/replays/{replay['id']}/fork", {"entry": 2})["table"]
    assert forked["status"] == "playing"
    assert ada.http.get(f"/tables/{forked['id']}/review").status_code == 403  # not while it is played
    for place in (f"/tables/{table['id']}", f"/replays/{replay['id']}"):
        told = reviewed(ada, place)
        assert told["done"] == told["of"] == replay["entries"] + 1
        assert reviewed(bob if "tables" in place else ada, place) == told  # kept
    ada.close()
    bob.close()


def test_a_link_has_a_preview_with_the_game_and_no_secret(live: Live) -> None:
    ada = Player(live.url)
    table = ada.create("human", "open", title="chaos", seats=[{"kind": "human"}, *[{"kind": "open"}] * 2], name="Zoe")
    stranger = httpx.Client(base_url=live.url, headers={"accept": "text/html", "accept-language": "de-CH,fr;q=0.3"})
    page = stranger.get(f"/t/{table['id']}")
    assert page.status_code == 200
    assert 'property="og:title" content="Chaos in der Alten Welt: ein Tisch mit Freunden"' in page.text
    assert f'content="{live.url}/preview/chaos.jpg"' in page.text
    links = [table["watch"], *[seat["invite"] for seat in table["seats"][1:]]]
    for secret in ("Zoe", *[link.partition("#")[2] for link in links]):
        assert secret
        assert secret not in page.text
    picture = stranger.get("/preview/chaos.jpg")
    assert (picture.headers["content-type"], picture.content[:2]) == ("image/jpeg", b"\xff\xd8")
    for path in ("/preview/nothing.jpg", "/preview/..%2fpreview.jpg", "/preview/.jpg"):
        assert stranger.get(path, headers={"accept": "*/*"}).status_code == 404
    assert "og:title" not in stranger.get("/t/nosuchtable1").text
    odd = stranger.get(f"/t/{table['id']}", headers={"host": 'x"><script>'})
    assert 'x"><script>' not in odd.text
    ada.close()


def test_faults_of_a_position_are_told_by_path_in_keys(live: Live) -> None:
    spec = {"hands": [["stra"], ["lamp"]], "night": 99}
    for path, request in (
        ("/positions", {"title": "lanterns", "position": spec}),
        ("/tables", {"title": "lanterns", "seats": [{"kind": "human"}] * 2, "position": spec}),
    ):
        answer = Player(live.url).http.post(path, json=request)
        assert answer.status_code == 422
        first, *faults = answer.json()["reasons"]
        assert first["key"] == "server-bad_position"
        assert {fault["args"]["path"]: fault["args"]["fault"]["key"] for fault in faults} == {
            "hands[0][0]": "core-near_word",
            "night": "core-unexpected",
        }


def reviewed(player: Player, place: str) -> dict[str, Any]:
    """Ask until the review is there; every answer is a piece further."""
    done = 0
    while True:
        told: dict[str, Any] = player.http.get(f"{place}/review").json()
        assert told["done"] > done
        assert len(told["chances"]) == told["done"]
        if told["review"]:
            return told
        done = told["done"]


def test_a_lost_socket_comes_back_where_it_was(live: Live) -> None:
    table, ada, bob = duel(live)
    seat, action = ada.offers()[0]
    ada.send("act", id="lost", seat=seat, entry=0, action=action)
    assert ada.socket is not None
    ada.socket.close()  # before the answer is read
    bob.wait("update", entry=1)
    said = ada.connect(str(table["id"]))
    assert said["entry"] == 1
    again = ada.request("act", id="lost", seat=seat, entry=0, action=action)
    assert (again["result"], again["entry"]) == ("applied", 1)
    ada.close()
    bob.close()


def test_messages_in_a_bunch_get_one_answer_each_in_order(live: Live) -> None:
    _table, ada, bob = duel(live)
    seat, action = ada.offers()[0]
    ids = [ada.send("act", seat=seat, entry=0, action=action) for _ in range(5)]
    ids += [ada.send("why", seat=0, action="dance"), ada.send("resync")]
    answers = []
    while len(answers) < len(ids):
        answers.append(ada.wait("answer"))
    assert [answer["id"] for answer in answers] == ids
    assert [answer["result"] for answer in answers] == ["applied"] + ["stale"] * 4 + ["ok"] * 2
    ada.close()
    bob.close()


def test_a_cookie_is_signed_and_guessing_gets_nothing(live: Live) -> None:
    table, ada, bob = duel(live)
    eve = Player(live.url)
    for cookie in ("", "d:guess.guess", ada.http.cookies["spieltisch"][:-2] + "xx"):
        eve.http = httpx.Client(base_url=eve.http.base_url, cookies={"spieltisch": cookie})
        assert eve.http.get(f"/tables/{table['id']}").status_code == 404
        eve.http.cookies.delete("spieltisch", domain="127.0.0.1")
        with pytest.raises(ConnectionClosed) as closed:
            eve.connect(str(table["id"]))
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
    header = Player(live.url).http.get("/titles").headers["set-cookie"]
    assert "HttpOnly" in header
    assert "SameSite=Lax" in header
    ada.close()
    bob.close()


def test_a_program_takes_a_seat_with_its_token(live: Live) -> None:
    ada = Player(live.url)
    table = ada.create("human", "open")
    token = table["seats"][1]["invite"].partition("#")[2]
    address = f"{live.url.replace('http', 'ws')}/api/v1/tables/{table['id']}/socket"
    headers = {"Authorization": f"Bearer {token}"}
    with connect(address, additional_headers=headers) as socket:
        hello = json.loads(socket.recv(timeout=10))
    with pytest.raises(ConnectionClosed), connect(address, additional_headers=headers) as socket:
        socket.recv(timeout=10)  # the link is spent: whoever made it looks through no other eyes
    headers = {"Authorization": f"Bearer {hello['key']}"}
    with connect(address, additional_headers=headers) as socket:
        hello = json.loads(socket.recv(timeout=10))
        assert [seat["yours"] for seat in hello["table"]["seats"]] == [False, True]
        assert hello["key"] is None
    answer = httpx.get(f"{live.url}/api/v1/tables/{table['id']}", headers=headers)
    assert answer.json()["yours"] is True
    wrong = {"Authorization": "Bearer " + "x" * 24}
    assert httpx.get(f"{live.url}/api/v1/tables/{table['id']}", headers=wrong).status_code == 404
    ada.close()


def test_security_headers_stand_on_every_answer(live: Live) -> None:
    for path in ("/", "/api/v1/titles", "/api/v1/nothing", "/health", "/locale/en.ftl", "/t/whatever", "/../secret"):
        headers = httpx.get(live.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy  # WebAssembly, and no text becomes a program
        assert "'unsafe-eval'" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_options_are_checked_before_there_is_a_table(live: Live) -> None:
    ada = Player(live.url)

    def check(**options: object) -> list[str]:
        answer = ada.http.post("/titles/invasion/check", json={"options": options})
        assert answer.status_code == 200
        return [reason["key"] for reason in answer.json()["reasons"]]

    assert check() == check(mode="decks") == []
    faulty = "4 troll slayers\n1 savage gors"
    assert check(mode="decks", deck_a=faulty) == [
        f"invasion-why-deck_{fault}" for fault in ("too_small", "too_many", "mixed")
    ]
    assert check(mode="chess") == ["core-bad_option"]
    assert check(colour="red") == ["core-no_option"]
    assert len(check(mode="decks", deck_a=7)) == 1
    assert ada.http.post("/titles/poker/check", json={}).status_code == 404


def test_a_table_gets_its_box_without_forms_and_drawings(live: Live) -> None:
    http = Player(live.url).http
    answers = [http.get("/titles/smallworld/box", params=request) for request in ({}, {"for": "table"})]
    assert {answer.headers["content-encoding"] for answer in answers} == {"gzip"}
    whole, brief = (answer.json() for answer in answers)
    assert "polygon" in json.dumps(whole)
    assert "polygon" not in json.dumps(brief)
    assert [(one["id"], one["parts"], one["why"]) for one in brief["records"]] == [
        (one["id"], one["parts"], one["why"]) for one in whole["records"]
    ]


def test_other_origins_are_turned_away(live: Live) -> None:
    host = live.url.removeprefix("http://")
    request = {"title": "lanterns", "seats": [{"kind": "human"}, {"kind": "human"}]}
    for origin, status in (("https://evil.example", 403), (live.url, 201), ("null", 403)):
        answer = httpx.post(live.url + "/api/v1/tables", json=request, headers={"Origin": origin})
        assert answer.status_code == status
    address = f"ws://{host}/api/v1/tables/x/socket"
    with pytest.raises(InvalidStatus), connect(address, origin="https://evil.example"):  # type: ignore[arg-type]
        pass


def test_sizes_are_limited(live: Live) -> None:
    _table, ada, bob = duel(live)
    answer = httpx.post(live.url + "/api/v1/tables/x/invitation", content=b"x" * 70_000)
    assert answer.status_code == 413
    assert httpx.post(live.url + "/api/v1/replays", content=b"x" * 4_100_000).status_code == 413
    assert ada.socket is not None
    ada.socket.send("x" * 17_000)
    with pytest.raises(ConnectionClosed) as closed:
        ada.wait("answer")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    bob.wait("people")
    bob.close()


def test_chat_is_limited(live: Live) -> None:
    _table, ada, bob = duel(live)
    results = [ada.request("chat", text=f"line {n}")["result"] for n in range(5)]
    assert results == ["ok"] * 3 + ["refused"] * 2
    ada.close()
    bob.close()


def test_requests_joins_and_messages_are_limited(tmp_path: Path) -> None:
    limits = {
        "joins_rate": "0.001", "joins_burst": "3", "messages_rate": "0.001", "messages_burst": "5",
        "requests_rate": "0.001", "requests_burst": "30", "connections_per_address": "2",
    }  # fmt: skip
    with Live(tmp_path, **limits) as live:
        ada = Player(live.url)
        tables = [ada.create("human", "human") for _ in range(3)]
        answer = ada.http.post("/tables", json={"title": "lanterns", "seats": [{"kind": "human"}] * 2})
        assert (answer.status_code, answer.json()["reasons"][0]["key"]) == (429, "server-too_fast")
        ada.connect(tables[0]["id"])
        results = [ada.request("resync")["result"] for _ in range(7)]
        assert results == ["ok"] * 5 + ["refused"] * 2
        bob = Player(live.url)
        bob.http.cookies = ada.http.cookies
        bob.connect(tables[0]["id"])
        with pytest.raises(InvalidStatus):
            Player(live.url).connect(tables[0]["id"])
        bob.close()
        assert {ada.http.get("/titles").status_code for _ in range(40)} == {200, 429}
        ada.close()


def test_health_metrics_locale_and_openapi(live: Live) -> None:
    assert httpx.get(live.url + "/health").json()["status"] == "ok"
    assert httpx.get(live.url + "/ready").status_code == 200
    text = httpx.get(live.url + "/metrics").text
    assert "spieltisch_tables " in text
    assert "spieltisch_request_seconds_bucket" in text
    first = httpx.get(live.url + "/locale/en.ftl")
    assert first.status_code == 200
    again = httpx.get(live.url + "/locale/en.ftl", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304
    for name in ("xx", "en-nothing", "en-chaos-ui"):
        assert httpx.get(f"{live.url}/locale/{name}.ftl").status_code == 404
    served = [one["title"] for one in Player(live.url).http.get("/titles").json()["titles"]]
    parts = [httpx.get(f"{live.url}/locale/en-{part}.ftl").text for part in ("shared", *served)]
    assert sorted("\n".join(parts).splitlines()) == sorted(first.text.splitlines())  # a table needs two of them
    document = httpx.get(live.url + "/api/v1/openapi.json").json()
    assert "/api/v1/tables" in document["paths"]


def test_learning_progress_is_returned_only_to_its_visitor(live: Live) -> None:
    ada, bob = Player(live.url), Player(live.url)
    learnt = {"finished": ["chaos"], "told": []}
    assert ada.http.get("/learnt").json() == {"learnt": {}}
    assert ada.http.put("/learnt", json={"learnt": learnt}).json() == {"learnt": learnt}
    assert ada.http.get("/learnt").json() == {"learnt": learnt}
    assert bob.http.get("/learnt").json() == {"learnt": {}}
    assert ada.http.put("/learnt", json={"learnt": {"told": ["x" * 200_000]}}).status_code == 413
    ada.close()
    bob.close()


def test_a_store_that_does_not_answer_is_no_bug(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        ada = Player(live.url)
        table = ada.create("human", "human")["id"]
        with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
            connection.execute("ALTER TABLE tables RENAME TO gone")
        for path in ("/lobby", "/tables/nobody"):
            answer = ada.http.get(path)
            assert (answer.status_code, answer.json()["reasons"][0]["key"]) == (503, "server-unstored")
        assert httpx.get(live.url + "/ready").status_code == 503
        with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
            connection.execute("ALTER TABLE gone RENAME TO tables")
        assert ada.http.get("/lobby").json()["yours"][0]["id"] == table
        assert "spieltisch_failed_total 0.0" in httpx.get(live.url + "/metrics").text
        ada.close()


def test_paths_outside_the_static_folder_are_not_served(live: Live) -> None:
    for path in ("/..%2f..%2fapp.py", "/%2e%2e/app.py", "/assets/../../app.py", "/%00", "//etc/passwd"):
        answer = httpx.get(live.url + path)
        assert b"Starlette" not in answer.content
        assert answer.status_code in (200, 404)  # 200 is the page itself


def test_the_log_is_one_object_a_line(live: Live) -> None:
    ada = Player(live.url)
    table = ada.create("human", "human")
    lines = [json.loads(line) for line in live.log.read_text().splitlines()]
    assert any(line["said"] == "a table was made" and line["table"] == table["id"] for line in lines)
    assert all({"at", "level", "from", "said"} <= set(line) for line in lines)
    assert table["commitment"] not in live.log.read_text()
    ada.close()


def test_an_orderly_stop_sends_everybody_home(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        _table, ada, bob = duel(live)
        live.process.terminate()
        with pytest.raises(ConnectionClosed) as closed:
            ada.wait("nothing")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert live.stop() in (0, -signal.SIGTERM)
        bob.close()
