"""Machines that think for a server: what they are sent, what is taken from them, and what happens when they fail."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from spieltisch import __version__
from spieltisch.server.inbox.bodies import NewSeat
from spieltisch.server.inbox.limits import Budgets
from spieltisch.server.operations.metrics import Metrics
from spieltisch.server.settings import Settings, with_data
from spieltisch.server.workers.fleet import load_of, wanted_workers
from spieltisch.server.workers.helper import Stopped, address, answer_to, serve_questions
from spieltisch.server.workers.opponents import Opponents
from spieltisch.server.workers.remote import MOST_WRONG, Helper, RemoteWorker, fits_question

from .live import Live, Player
from .room import HUMAN, Room, until

ADA = ("here", "ada")
WARLORD = NewSeat(kind="agent", level="warlord")


class NobodyHere:
    """A worker of this machine that is told apart by what it answers."""

    def start(self) -> None: ...

    def end(self) -> None: ...

    async def do(self, _seconds: float, _function: Callable[..., Any], _args: tuple[Any, ...]) -> tuple[Any, float]:
        return "here", 1.0


class Far:
    """A helper whose answers the test gives by hand."""

    def __init__(self, scope: Any = "own", result: Any = "far") -> None:
        self.helper = Helper("Jonas", scope)
        self.asked: list[dict[str, Any]] = []
        self.closed = 0
        self.result = result
        self.worker = RemoteWorker(self.helper, self._hear, self._end, lambda: 100.0)
        self.helper.workers.add(self.worker)

    def _hear(self, data: bytes) -> None:
        self.asked.append(json.loads(data))
        if self.result is not None:
            answer = {"id": self.asked[-1]["id"], "result": self.result, "seconds": 2.0}
            asyncio.get_running_loop().call_soon(self.worker.receive, json.dumps(answer).encode())

    def _end(self) -> None:
        self.closed += 1


def pool_with(far: Far, metrics: Metrics | None = None) -> Opponents:
    metrics = metrics or Metrics()
    free = Budgets(1.0, 1e9, 1.0, 1e15, 1.0)
    pool = Opponents(Settings(slow_workers=1), free, NobodyHere, metrics.count, None, metrics.thought, metrics.waited)
    for lane in (pool.slow, pool.hints):
        lane.add_remote(far.worker, far.helper.fits())
    return pool


def question(kind: str = "choose") -> dict[str, Any]:
    return {"kind": kind, "level": "warlord", "legal": ["far", "here", "pass"]}


@pytest.mark.parametrize(
    ("scope", "reach", "answer"),
    [
        ("own", "here", "here"),
        ("own", "own", "far"),
        ("own", "lent", "far"),
        ("lent", "here", "here"),
        ("lent", "own", "here"),
        ("lent", "lent", "far"),
    ],
)
async def test_a_question_leaves_only_as_far_as_it_may(scope: str, reach: Any, answer: str) -> None:
    far = Far(scope)
    pool = pool_with(far)
    assert await pool.choose("warlord", question, ADA, reach) == answer
    assert bool(far.asked) == (answer == "far")


async def test_a_novice_never_leaves_the_machine() -> None:
    far = Far()
    assert await pool_with(far).choose("novice", question, ADA, "lent") == "here"
    assert far.asked == []


async def test_a_helper_that_is_lost_leaves_its_question_to_this_machine() -> None:
    metrics = Metrics()
    far = Far(result=None)
    pool = pool_with(far, metrics)
    thinking = asyncio.ensure_future(pool.choose("warlord", question, ADA, "own"))
    await until(lambda: bool(far.asked))
    far.worker.disconnect()
    assert await thinking == "here"
    assert (far.helper.lost, metrics.counts["lost"], metrics.counts["unanswered"]) == (1, 1, 0)
    assert pool.slow.remote == {}


async def test_a_helper_that_is_silent_is_given_up_after_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltisch.server.workers.remote.SECONDS", 0.01)
    far = Far(result=None)
    assert await pool_with(far).choose("warlord", question, ADA, "own") == "here"
    assert (far.helper.lost, far.closed) == (1, 1)


async def test_answers_that_are_not_legal_are_thrown_away_and_their_sender_too() -> None:
    far = Far(result="take everything")
    for _ in range(MOST_WRONG):
        assert await pool_with(far).choose("warlord", question, ADA, "own") == "here"
    assert far.helper.wrong == MOST_WRONG
    assert far.helper.blocked_until > 100.0


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"id": "x"}', b"\xff", b"[" * 10_000])
async def test_what_is_no_message_is_wrong(data: bytes) -> None:
    far = Far()
    far.worker.receive(data)
    assert (far.helper.wrong, far.closed) == (1, 1)


def test_hints_are_checked_like_moves() -> None:
    asked = question("hint")
    good = {"action": "pass", "value": 0.5, "visits": 30, "reason": {"key": "ai-planned", "args": {}}}
    assert fits_question(asked, [good])
    for bad in ({"action": "fly"}, {"value": 2}, {"value": "high"}, {"visits": "many"}, {"reason": "because"}):
        assert not fits_question(asked, [{**good, **bad}])
    assert not fits_question(asked, "pass")


async def test_metrics_tell_of_lanes_levels_and_helpers() -> None:
    metrics = Metrics()
    far = Far()
    pool = pool_with(far, metrics)
    metrics.lanes, metrics.helpers = pool.states, lambda: [far.helper]
    await pool.choose("warlord", question, ADA, "own")
    text = metrics.text().decode()
    assert 'spieltisch_thinking_seconds_count{level="warlord"} 1.0' in text
    assert 'spieltisch_thinking_seconds_sum{level="warlord"} 2.0' in text
    assert 'spieltisch_lane_wait_seconds_count{lane="slow"} 1.0' in text
    assert 'spieltisch_lane_workers{lane="slow",place="remote"} 1.0' in text
    assert 'spieltisch_helper_answers_total{helper="Jonas",result="answered"} 1.0' in text


def test_as_many_workers_as_there_is_work_for() -> None:
    assert wanted_workers({"waiting": 0, "busy": 0, "workers": 3}, 2, 8) == 2
    assert wanted_workers({"waiting": 40, "busy": 2, "workers": 3}, 2, 8) == 8


async def test_a_question_holds_only_what_its_seat_knows(room: Room) -> None:
    """It survives JSON, and the helper's own code answers it."""
    far = Far(result=None)
    room.hub.opponents.slow.add_remote(far.worker, far.helper.fits())
    table = await room.table(HUMAN, WARLORD, title="lanterns")
    ada = await room.enter(table, "ada")
    await ada.act(0)
    await until(lambda: bool(far.asked))
    asked = far.asked[0]["question"]
    assert table.match is not None
    assert asked["view"] == json.loads(json.dumps(table.match.view(1)))
    assert set(asked) == {"kind", "title", "level", "seat", "view", "legal", "samples", "seed", "budget"}
    answer, seconds = answer_to(json.dumps(far.asked[0]))
    assert json.loads(answer)["result"] in asked["legal"]
    assert seconds > 0
    far.worker.receive(answer)
    await until(lambda: table.entry > 1)
    assert table.match.entries[1].action == json.loads(answer)["result"]


def test_an_address_without_a_server_is_refused() -> None:
    assert address("https://table.example/", lane="moves") == "wss://table.example/api/v1/think?lane=moves"
    for wrong in ("table.example", "ftp://table.example", "https://"):
        with pytest.raises(Stopped):
            address(wrong)


# -- with a real server and real processes


def admin(data: Path, *words: str) -> str:
    command = [sys.executable, "-m", "spieltisch", "admin", *words, "--data", str(data), "--language", "en"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@contextmanager
def helping(live: Live, key: str, *words: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "spieltisch", "think", "--for", live.url, "--language", "en", *words]
    process = subprocess.Popen(
        command, env={**os.environ, "SPIELTISCH_KEY": key}, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        yield process
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=20)


def key_of(data: Path, *words: str) -> str:
    return admin(data, "helper", "add", "Jonas", *words).splitlines()[0].rpartition(" ")[2]


def metric(player: Player, name: str) -> float:
    url = str(player.http.base_url).replace("/api/v1/", "/metrics")
    lines = player.http.get(url).text.splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))


def new_table(ada: Player) -> str:
    seats = [{"kind": "human"}, {"kind": "agent", "level": "warlord"}]
    table: str = ada.post("/tables", {"title": "lanterns", "seats": seats, "name": "Ada"})["table"]["id"]
    return table


def act_and_wait(ada: Player) -> None:
    """An own move, and whatever the opponent does until it is our turn again or the game is over."""
    assert ada.act(*ada.offers()[0])["result"] == "applied"
    while not ada.offers() and not ada.said["outcome"]:
        ada.wait("update")


def test_a_game_goes_on_when_the_machine_that_thinks_is_killed(tmp_path: Path) -> None:
    with Live(tmp_path, agent_opening="1") as live:
        key = key_of(tmp_path, "--own")
        assert key not in (tmp_path / "tables.sqlite").read_bytes().decode("latin-1")
        with helping(live, key, "--jobs", "1") as helper:
            assert helper.stdout is not None
            assert live.url in helper.stdout.readline()
            ada = Player(live.url)
            ada.connect(new_table(ada))
            act_and_wait(ada)
            answered = metric(ada, 'spieltisch_helper_answers_total{helper="Jonas",result="answered"}')
            assert answered >= 1
            helper.kill()
            act_and_wait(ada)
            act_and_wait(ada)
            assert metric(ada, 'spieltisch_lane_workers{lane="slow",place="remote"}') == 0
            assert metric(ada, "spieltisch_opponents_unanswered_total") == 0
            ada.close()


def open_socket(live: Live, key: str, **query: str) -> ClientConnection:
    url = address(live.url, **{"version": __version__, **query})
    return connect(url, additional_headers={"Authorization": f"Bearer {key}"})


def test_keys_are_made_listed_and_removed_by_the_administrator(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        key = key_of(tmp_path)
        assert "Jonas" in admin(tmp_path, "helper", "list")
        for refused, wanted in ((4401, {"key": "wrong" * 6}), (4409, {"version": "0.0"}), (4403, {"lane": "hints"})):
            with open_socket(live, **{"key": key, **wanted}) as socket, pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == refused
        admin(tmp_path, "helper", "remove", "Jonas")
        with open_socket(live, key) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        with helping(live, key) as helper:
            assert helper.wait(30) == 2


def test_the_queue_is_told_to_keys_alone(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        assert load_of(live.url, key_of(tmp_path)) == {"waiting": 0, "busy": 0, "workers": 0}
        assert httpx.get(live.url + "/api/v1/think/load").status_code == 403


def test_a_worker_that_is_asked_nothing_ends_by_itself(tmp_path: Path) -> None:
    with Live(tmp_path) as live:
        said: list[str] = []
        serve_questions(live.url, key_of(tmp_path), report=lambda progress: said.append(progress.kind), idle=0.1)
        assert said == ["connected"]


FLEET = """
import sys
from spieltisch.server.workers import fleet
fleet.LOOK_SECONDS = 0.5
fleet.run_on_ray(*sys.argv[1:3], "moves", 1, 1, lambda number, progress: print(number, flush=True))
"""


@pytest.mark.timeout(300)
def test_a_cluster_may_lose_workers_a_node_and_its_head(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two nodes of Ray in processes of their own; whatever dies, the table goes on, and what can come back does."""
    from ray.cluster_utils import Cluster

    monkeypatch.setenv("RAY_raylet_start_wait_time_s", "180")
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    node = cluster.add_node(num_cpus=1)
    with Live(tmp_path, agent_opening="1") as live:
        key = key_of(tmp_path, "--own")
        environment = {**os.environ, "RAY_ADDRESS": cluster.address}
        fleet = subprocess.Popen([sys.executable, "-c", FLEET, live.url, key], env=environment, stdout=subprocess.PIPE)
        try:
            ada = Player(live.url)
            ada.connect(new_table(ada))

            def move() -> None:
                if ada.said["outcome"]:
                    ada.connect(new_table(ada))
                act_and_wait(ada)

            def play_until_answered_elsewhere() -> None:
                """Some of our moves ask the opponent nothing: it has chosen already, or we are the pilot."""
                answers = 'spieltisch_helper_answers_total{helper="Jonas",result="answered"}'
                before = metric(ada, answers)
                while metric(ada, answers) == before:
                    move()

            wait_for(lambda: metric(ada, 'spieltisch_lane_workers{lane="slow",place="remote"}') == 1)
            play_until_answered_elsewhere()
            os.kill(thinker_on(node), signal.SIGKILL)
            move()
            wait_for(lambda: metric(ada, 'spieltisch_lane_workers{lane="slow",place="remote"}') == 1)
            play_until_answered_elsewhere()
            cluster.remove_node(node, allow_graceful=False)
            wait_for(lambda: metric(ada, 'spieltisch_lane_workers{lane="slow",place="remote"}') == 0)
            move()
            cluster.add_node(num_cpus=1)
            wait_for(lambda: metric(ada, 'spieltisch_lane_workers{lane="slow",place="remote"}') == 1)
            cluster.remove_node(cluster.head_node, allow_graceful=False)
            move()
            assert metric(ada, "spieltisch_opponents_unanswered_total") == 0
            ada.close()
        finally:
            fleet.kill()
            fleet.communicate()
            cluster.shutdown()


def wait_for(condition: Callable[[], bool]) -> None:
    """Something in other processes, which nobody tells us of."""
    end = time.monotonic() + 90
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.1)


def thinker_on(node: Any) -> int:
    """The process of this node that runs the actor."""
    raylet = node.all_processes["raylet"][0].process.pid
    told = subprocess.run(
        ["pgrep", "-P", str(raylet), "-f", "ray::Thinker"], capture_output=True, text=True, check=True
    )
    return int(told.stdout.split()[0])


def test_a_backup_brings_the_keys_of_helpers_along(tmp_path: Path) -> None:
    """Keys are rows like any other: a backup brings them along, sealed."""
    with_data(Settings(data=str(tmp_path / "old")))
    with Live(tmp_path / "old"):
        key_of(tmp_path / "old")
    admin(tmp_path / "old", "backup", str(tmp_path / "file"))
    admin(tmp_path / "new", "restore", str(tmp_path / "file"))
    assert "Jonas" in admin(tmp_path / "new", "helper", "list")
    assert "changed" not in admin(tmp_path / "new", "verify")
