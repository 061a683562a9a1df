"""Nothing is lost: the process is killed at any moment, and whatever was acknowledged is there again."""

from __future__ import annotations

import asyncio
import os
import random
import threading
from pathlib import Path
from typing import Any

import pytest

from . import services
from .live import ConnectionClosed, Live, Player

TABLES = 20 if os.environ.get("SPIELTISCH_DEEP") else 2
KILLS = 200 if os.environ.get("SPIELTISCH_DEEP") else 4


class Diary:
    """What one player was promised."""

    def __init__(self, player: Player, table: str) -> None:
        self.player = player
        self.table = table
        self.acknowledged: dict[int, str] = {}
        self.pending: dict[str, Any] | None = None

    def step(self) -> bool:
        """One request and its answer; False when the table is over."""
        player = self.player
        if self.pending is None:
            if player.said["outcome"]:
                return False
            seat, action = random.Random(len(self.acknowledged)).choice(player.offers())
            request = f"w{next(Player.numbers)}"
            self.pending = {"seat": seat, "entry": player.said["entry"], "action": action, "id": request}
        player.send("act", **self.pending)
        answer = player.wait("answer", id=self.pending["id"])
        assert answer["result"] == "applied", answer
        assert answer["entry"] not in self.acknowledged
        self.acknowledged[answer["entry"]] = self.pending["action"]
        self.pending = None
        player.catch_up(answer["entry"])
        return True

    def come_back(self, url: str) -> None:
        """Reconnect; all that was acknowledged must still be there, and at most the pending request besides."""
        self.player.move_to(url)
        said = self.player.connect(self.table)
        newest = max(self.acknowledged, default=0)
        assert newest <= said["entry"] <= newest + (self.pending is not None)


def sit_down(live: Live) -> Diary:
    player = Player(live.url)
    table = player.create("human", "human", "human", "human")["id"]
    player.connect(table)
    return Diary(player, table)


@pytest.mark.timeout(7200 if os.environ.get("SPIELTISCH_DEEP") else 120)
@pytest.mark.parametrize("place", ["sqlite", pytest.param("postgres and redis", marks=pytest.mark.deep)])
def test_killed_between_any_two_moves_nothing_is_lost(tmp_path: Path, place: str) -> None:
    chance = random.Random(8)
    shared: dict[str, str] = {}
    if place != "sqlite":
        shared = {"database": asyncio.run(services.fresh_database()), "redis": services.redis(), "lease": "0.5"}
    live = Live(tmp_path, **shared)
    diaries: list[Diary] = []
    running: list[Diary] = []
    try:
        for kill in range(1, KILLS + 1):
            while len(running) < TABLES:  # whoever has played to the end begins anew: every kill meets games
                running.append(sit_down(live))
                diaries.append(running[-1])
            killer = threading.Timer(chance.uniform(0.0, 0.04), live.process.kill)
            killer.start()
            try:
                while running:
                    diary = chance.choice(running)
                    if not diary.step():
                        running.remove(diary)
                killer.join()
                raise ConnectionClosed(None, None)
            except (ConnectionClosed, OSError):
                killer.join()
            live.process.wait(20)
            live = Live(tmp_path, **shared)
            for diary in diaries:
                diary.come_back(live.url)
            print(f"{place}: {kill} kills, {sum(len(diary.acknowledged) for diary in diaries)} entries", flush=True)
        for diary in running:
            while diary.step():
                pass
        for diary in diaries:
            log = diary.player.http.get(f"/tables/{diary.table}/export").json()["log"]
            written = {number: row["action"] for number, row in enumerate(log["entries"], start=1)}
            assert written == diary.acknowledged
            assert diary.player.post("/replays", log)["verified"] is True
    finally:
        live.kill()
        for diary in diaries:
            diary.player.close()


def test_clients_of_a_killed_server_find_their_table_again(tmp_path: Path) -> None:
    live = Live(tmp_path)
    ada, bob = Player(live.url), Player(live.url)
    table = ada.create("human", "open", clock={"kind": "live", "bank": 600, "increment": 0})
    bob.join(table["seats"][1]["invite"])
    ada.connect(table["id"])
    bob.connect(table["id"])
    seat, action = ada.offers()[0]
    assert ada.request("act", seat=seat, entry=0, action=action)["result"] == "applied"
    assert bob.request("yield", seat=1, yields=[{"decision": "send_boats", "action": "send 3"}])["result"] == "ok"
    live.kill()
    with Live(tmp_path) as again:
        for player in (ada, bob):
            player.move_to(again.url)
            assert player.connect(table["id"])["entry"] == 1
        assert bob.said["views"][0]["yields"][0]["action"] == "send 3"
        assert all(590 < clock["left"] <= 600 for clock in bob.said["clocks"])
        seat, action = bob.offers()[0]
        assert bob.request("act", seat=seat, entry=1, action=action)["result"] == "applied"
    ada.close()
    bob.close()
