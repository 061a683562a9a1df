"""A rolling update: the last release and the present version serve the same tables beside each other."""

from __future__ import annotations

import asyncio
import io
import json
import os
import sqlite3
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from .live import Live, Player, play_out
from .services import fresh_database, redis
from .test_processes import retry_connect

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def last_release(tmp_path: Path) -> Path:
    """The sources of the newest commit that is a release, from the history of this repository."""
    found = ["git", "log", "-1", "--format=%H", "--grep=^release: "]
    commit = subprocess.run(found, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
    assert commit, "this clone has no history: git fetch --unshallow"
    archive = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        tar.extractall(tmp_path / "release", filter="data")
    return tmp_path / "release" / "src"


def is_from(live: Live, sources: Path) -> bool:
    return str(sources) in (Path("/proc") / str(live.process.pid) / "environ").read_bytes().decode()


@pytest.mark.deep
@pytest.mark.timeout(300)
@pytest.mark.parametrize("first", ["release", "present"])
def test_a_game_moves_between_the_last_release_and_the_present_version(
    tmp_path: Path, last_release: Path, monkeypatch: pytest.MonkeyPatch, first: str
) -> None:
    """Ada's process holds the table and is stopped in order; Bob's, of the other version, takes it over in mid-game."""
    shared = {"database": asyncio.run(fresh_database()), "redis": redis(), "lease": "4", "secret": "s" * 40}

    def start(version: str) -> Live:
        with monkeypatch.context() as patch:
            if version == "release":
                patch.setenv("PYTHONPATH", str(last_release))
            return Live(tmp_path / version, **shared)

    second = {"release": "present", "present": "release"}[first]
    with start(first) as left, start(second) as right:
        assert is_from(left, last_release) != is_from(right, last_release)
        ada, bob = Player(left.url), Player(right.url)
        table = ada.create("human", "open")
        assert bob.join(table["seats"][1]["invite"])["seats"] == [1]
        ada.connect(table["id"])
        bob.connect(table["id"])  # by the relay, from one version to the other
        for player in (ada, bob):
            player.catch_up(max(ada.said["entry"], bob.said["entry"]))
            assert player.act(*player.offers()[0])["result"] == "applied"
        assert ada.request("chat", text="going on over there")["result"] == "ok"
        entry = bob.said["entry"]
        assert left.stop() == 0
        for player in (bob, ada):
            assert retry_connect(player, table["id"], right.url)["entry"] >= entry
        play_out(ada, bob)
        log = bob.http.get(f"/tables/{table['id']}/export").json()["log"]
        (tmp_path / "game.json").write_text(json.dumps(log))
        verified = [sys.executable, "-m", "spieltisch", "verify", str(tmp_path / "game.json")]
        assert subprocess.run(verified, env={**os.environ}, capture_output=True).returncode == 0


def test_a_migration_that_waits_is_told_before_anything_is_changed(tmp_path: Path) -> None:
    def migrate(*words: str) -> tuple[int, str]:
        command = [sys.executable, "-m", "spieltisch", "admin", "migrate", *words, "--data", str(tmp_path)]
        done = subprocess.run([*command, "--language", "en"], capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    assert migrate("--check")[0] == 2  # there are no tables
    with Live(tmp_path) as live:
        live.stop()
    code, told = migrate("--check")
    assert (code, "up to date" in told) == (0, True)
    with sqlite3.connect(tmp_path / "tables.sqlite") as db:
        db.execute("UPDATE alembic_version SET version_num = '0003'")
        db.execute("CREATE TABLE learnt (device TEXT PRIMARY KEY, at DOUBLE NOT NULL, body BLOB NOT NULL)")
    code, told = migrate("--check")
    assert (code, "0003" in told, "0004" in told) == (1, True, True)
    assert migrate("--check")[0] == 1  # it only looked
    assert migrate()[0] == 0
    assert migrate("--check")[0] == 0
