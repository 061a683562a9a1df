"""Moves per second and latency at two-seat tables of the example title, side by side with boardgame.io's server.

    .venv/bin/python benchmarks/server/moves.py [--seconds 8] [--connections 50 200 500]

Both servers play the same game with the same players (benchmarks/server/peer), one after the other in every round, so
that a noisy machine treats them alike. Ours stores every move durably before it answers; boardgame.io keeps games in
memory. Processor time per move is the figure that a busy machine spoils least.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PEER = ROOT / ".cache" / "peer"


def install_peer() -> None:
    """boardgame.io and the players' sockets, once and outside the project's own packages."""
    PEER.mkdir(parents=True, exist_ok=True)
    for file in (HERE / "peer").iterdir():
        shutil.copy(file, PEER / file.name)
    if not (PEER / "node_modules" / "boardgame.io").exists():
        command = ["npm", "install", "--no-audit", "--no-fund", "--no-package-lock", "--silent"]
        subprocess.run(command, cwd=PEER, check=True)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


@contextmanager
def ours() -> Iterator[tuple[str, int]]:
    unlimited = ("MESSAGES", "REQUESTS", "JOINS", "CHAT")
    limits = {f"SPIELTISCH_{name}_{part}": "1000000000" for name in unlimited for part in ("RATE", "BURST")}
    quiet = {"SPIELTISCH_CONNECTIONS_PER_ADDRESS": "100000", "SPIELTISCH_LOG_LEVEL": "warning"}
    environment = {**os.environ, **limits, **quiet}
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "spieltisch.server", "--port", str(port), "--data", data]
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            server.stdout.readline()
            yield f"http://127.0.0.1:{port}", server.pid
            server.terminate()


@contextmanager
def peer() -> Iterator[tuple[str, int]]:
    port = free_port()
    environment = {**os.environ, "NODE_ENV": "production", "PORT": str(port)}
    command = ["node", "server.mjs", str(port)]
    with subprocess.Popen(
        command, cwd=PEER, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        while "open" not in (line := server.stdout.readline()):
            if not line:
                raise RuntimeError("boardgame.io's server did not start")
        yield f"http://127.0.0.1:{port}", server.pid
        server.terminate()


def load(kind: str, url: str, pid: int, connections: int, seconds: float) -> dict[str, float]:
    """One run of the players; they read the server's processor time themselves, exactly around the measured span."""
    command = ["node", "load.mjs", kind, url, str(connections), str(seconds), str(pid)]
    result: dict[str, float] = json.loads(subprocess.run(command, cwd=PEER, check=True, stdout=subprocess.PIPE).stdout)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--connections", type=int, nargs="*", default=[50, 200, 500])
    parser.add_argument("--only", choices=["ours", "peer"])
    given = parser.parse_args()
    install_peer()
    print(
        f"{'connections':>11}  {'server':<14}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'CPU us/move':>13}{'failed':>8}"
    )
    for connections in given.connections:
        best: dict[str, dict[str, float]] = {}
        for _ in range(given.rounds):
            for kind, start in (("ours", ours), ("peer", peer)):
                if given.only and kind != given.only:
                    continue
                with start() as (url, pid):
                    found = load(kind, url, pid, connections, given.seconds)
                if kind not in best or found["moves"] > best[kind]["moves"]:
                    best[kind] = found
        for kind, name in (("ours", "spieltisch"), ("peer", "boardgame.io")):
            if kind in best:
                row = best[kind]
                figures = [row["p50"], row["p99"]]
                times = "".join(f"{figure:>9.1f}" if figure is not None else f"{'-':>9}" for figure in figures)
                cpu = f"{row['cpu']:>13.0f}" if row["cpu"] is not None else f"{'-':>13}"
                print(f"{connections:>11}  {name:<14}{row['moves']:>9.0f}{times}{cpu}{row['failed']:>8.0f}")
        if len(best) == 2 and best["peer"]["p99"]:
            faster, lower = best["ours"]["moves"] / best["peer"]["moves"], best["peer"]["p99"] / best["ours"]["p99"]
            print(f"{'':>11}  ratio: {faster:.1f} times the moves, p99 {lower:.1f} times lower", flush=True)


if __name__ == "__main__":
    main()
