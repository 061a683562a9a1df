"""One protocol, two servers: what a server says over HTTP and sockets, the server in a page says in the same words."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spieltisch.ai import LEVELS
from spieltisch.ai.net import Net, shipped_evaluator
from spieltisch.core import Committed, Match, Seeded, game
from spieltisch.server.table import agents

from .conftest import ROOT, Served
from .page_runtime import AtPage, AtServer, PageRuntime

pytestmark = pytest.mark.xdist_group("device")


@pytest.fixture(scope="module")
def runtime(built: None) -> Iterator[PageRuntime]:
    (folder,) = (ROOT / "src" / "spieltisch" / "server" / "static" / "assets").glob("python-*")
    node = shutil.which("node") or str(ROOT / ".venv" / "bin" / "node")
    with PageRuntime(node, Path(folder)) as running:
        yield running


@pytest.fixture
def both(runtime: PageRuntime, server: Served) -> Iterator[list[AtServer | AtPage]]:
    players: list[AtServer | AtPage] = [AtServer(server.address), AtPage(runtime)]
    yield players
    for player in players:
        player.close()


def refusals(player: AtServer | AtPage) -> list[Any]:
    """Whatever is wrong is said with the same reasons."""
    table = player.create("human", "agent")["id"]
    requests: list[tuple[str, str, Any]] = [
        ("GET", "/tables/nowhere", None),
        ("GET", "/nothing", None),
        ("POST", "/tables", "no json"),
        ("POST", "/tables", {"title": "lanterns", "seats": []}),
        ("POST", "/tables", {"title": "lanterns", "seats": [{"kind": "ghost"}]}),
        ("POST", "/tables", {"title": "lanterns", "seats": [{"kind": "human"}]}),
        ("POST", "/tables", {"title": "lanterns", "seats": [{"kind": "human"}] * 2, "extra": 1}),
        ("POST", "/tables", {"title": "tea", "seats": [{"kind": "human"}] * 2}),
        ("POST", "/tables", {"title": "lanterns", "seats": [{"kind": "human"}] * 2, "clock": {"kind": "live"}}),
        ("POST", "/titles/lanterns/check", {"options": {"odd": 1}}),
        ("GET", f"/tables/{table}/moments?eyes=open", None),
        ("GET", f"/tables/{table}/moments?eyes=9", None),
        ("GET", f"/tables/{table}/position?entry=minus", None),
        ("POST", f"/tables/{table}/fork", {"entry": 0}),
        ("POST", f"/tables/{table}/rematch", {}),
        ("POST", "/replays", {"title": "lanterns", "entries": [1]}),
        ("POST", "/positions", {"title": "lanterns", "position": {"odd": 1}}),
    ]
    return [player.call(*request) for request in requests]


def test_http_refusals_are_the_same_in_a_page(both: list[AtServer | AtPage]) -> None:
    one, other = [refusals(player) for player in both]
    assert one == other
    assert [status for status, _ in one][:4] == [404, 404, 400, 422]


def test_stored_games_come_out_the_same_in_the_python_of_a_page(runtime: PageRuntime) -> None:
    """Entry by entry the digests that Python 3.11 wrote down, in another version and on another machine."""
    for path in (ROOT / "tests" / "golden").glob("*.json"):
        stored = json.loads(path.read_text(encoding="utf-8"))["match"]
        assert AtPage(runtime).call("POST", "/replays", stored)[0] == 201, path
    stored["entries"][-1]["digest"] = "0" * 32
    assert AtPage(runtime).call("POST", "/replays", stored)[0] == 422


def at_the_table(player: AtServer | AtPage) -> list[Any]:
    """One of each request, and what comes of it."""
    table = player.create("human", "human")["id"]  # nobody else acts in between
    heard = [player.connect(table)]
    heard.append(player.request("chat", text="hello"))
    heard.append(player.request("rename", name="Ada L"))
    heard.append(player.request("mute", person="nobody"))
    seat, action = player.offers()[0]
    heard.append(player.request("why", seat=seat, action=action))
    heard.append(player.request("why", seat=seat, action="dance"))
    heard.append(player.request("hint", seat=seat))
    heard.append(player.request("forecast", seat=seat, actions=[action]))
    heard.append(player.request("act", seat=seat, entry=99, action=action))
    heard.append(player.request("act", seat=7, entry=0, action=action))
    heard.append(player.request("act", seat=99, entry=0, action=action))
    heard.append(player.request("dance"))
    entry = player.said["entry"]
    done = player.request("act", seat=seat, entry=entry, action=action, id="only-once")
    again = player.request("act", seat=seat, entry=entry, action=action, id="only-once")
    assert done == again
    assert done["result"] == "applied"
    heard += [done, player.request("undo", seat=seat, entry=done["entry"])]
    heard += [player.request("pause", on=True), player.request("pause", on=False), player.request("resync", since=0)]
    heard += [player.request("concede", seat=seat), player.call("GET", f"/tables/{table}")]
    return [
        {key: part for key, part in one.items() if key != "table"} if isinstance(one, dict) else one for one in heard
    ]


def test_every_request(both: list[AtServer | AtPage]) -> None:
    one, other = [at_the_table(player) for player in both]
    results = [[answer.get("result") for answer in heard if isinstance(answer, dict)] for heard in (one, other)]
    assert results[0] == results[1]
    assert set(results[0]) >= {"ok", "applied", "refused", "stale"}
    for here, there in zip(one, other, strict=True):
        assert set(here) == set(there) if isinstance(here, dict) else here[0] == there[0]


def to_the_end(player: AtServer | AtPage) -> dict[str, Any]:
    """A game from the first to the last entry, and what it leaves on paper."""
    table = player.create("human", "agent")["id"]
    player.connect(table)
    while player.said["outcome"] is None:
        offers = player.offers()
        if offers and player.act(*offers[0])["result"] == "stale":
            player.request("resync")
        elif not offers:
            player.wait("update")
    log = player.call("GET", f"/tables/{table}/export")[1]["log"]
    Match.from_json(game("lanterns"), {key: log[key] for key in log if key != "names"}).verify()
    replay = player.call("POST", "/replays", log)[1]
    told = {
        "outcome": player.said["outcome"],
        "export": player.call("GET", f"/tables/{table}/export"),
        "open": player.call("GET", f"/tables/{table}/moments?eyes=open"),
        "moments": player.call("GET", f"/replays/{replay['id']}/moments?eyes=0"),
        "fork": player.call("POST", f"/replays/{replay['id']}/fork", {"entry": 2}),
        "rematch": player.call("POST", f"/tables/{table}/rematch", {}),
        "lobby": player.call("GET", "/lobby"),
        "title": player.call("GET", "/titles/lanterns"),
    }
    return {name: part[1] if isinstance(part, tuple) else part for name, part in told.items()}


def test_a_whole_game_and_its_exports(both: list[AtServer | AtPage]) -> None:
    one, other = [to_the_end(player) for player in both]
    assert one["title"] == other["title"]
    for name in one:
        assert set(one[name]) == set(other[name]), name
        assert "reasons" not in one[name], one[name]
    assert {table["status"] for table in other["lobby"]["yours"]} >= {"finished", "playing"}


NETS = ["chaos", "smallworld", "invasion"]
SLACK = 1.5  # seconds: the machine may be busy, and reasons are told after the search


def moments(title: str, count: int) -> Iterator[tuple[Match, int]]:
    """Some way into a game, and who is asked there."""
    rules, dice = game(title), Seeded(5)
    match = Match.new(rules, rules.seats[-1], {}, Committed("the same for all"))
    for _ in range(count):
        for _ in range(9):
            if not match.over:
                seat = match.to_act()[0]
                match.apply(seat, match.legal(seat)[dice.pick(len(match.legal(seat)))])
        yield match, match.to_act()[0]


@pytest.mark.parametrize("title", NETS)
def test_a_net_judges_as_numpy_does(runtime: PageRuntime, title: str) -> None:
    ours = shipped_evaluator(game(title))
    assert isinstance(ours, Net)
    for match, seat in moments(title, 6):
        encoded = bytes(ours.position(match.state, seat).encoded)
        assert runtime.judge(title, encoded) == pytest.approx(ours.products(encoded), abs=1e-3)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_in_its_time(runtime: PageRuntime, level: str) -> None:
    for title in NETS if level == "champion" else ["smallworld"]:
        (match, seat), *_ = moments(title, 1)
        question = agents.ask(match, seat, level)
        answer = runtime.work("opponents.think", question)
        assert answer["found"] in question["legal"]
        assert answer["seconds"] < LEVELS[level].budget + SLACK
