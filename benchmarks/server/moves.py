"""Moves per second and latency at two-seat tables of the example title, side by side with boardgame.io's server.

    .venv/bin/python benchmarks/server/moves.py [--seconds 8] [--connections 50 200 500] [--together] [--data /dev/shm]

Both servers play the same game with the same players (benchmarks/server/peer), one after the other in every round, so
that a noisy machine treats them alike (or at the same time, with --together). Ours stores every move durably before it
answers; boardgame.io keeps games in memory. Processor time per move is the figure that a busy machine spoils least.
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
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PEER = ROOT / ".cache" / "peer"
KINDS = {"ours": "spieltisch", "peer": "boardgame.io"}


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
def ours(folder: str | None = None) -> Iterator[tuple[str, int]]:
    unlimited = ("MESSAGES", "REQUESTS", "JOINS", "CHAT", "CPU", "BYTES")
    limits = {f"SPIELTISCH_{name}_{part}": "1000000000" for name in unlimited for part in ("RATE", "BURST")}
    many = {f"SPIELTISCH_{name}": "100000" for name in ("CONNECTIONS_PER_ADDRESS", "TABLES_A_DAY")}
    quiet = {**many, "SPIELTISCH_LOG_LEVEL": "warning"}
    environment = {**os.environ, **limits, **quiet}
    port = free_port()
    with tempfile.TemporaryDirectory(dir=folder) as data:
        command = [sys.executable, str(HERE / "long.py"), "--port", str(port), "--data", data]
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            server.stdout.readline()
            try:
                yield f"http://127.0.0.1:{port}", server.pid
            finally:
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


def load(kind: str, url: str, pid: int, connections: int, seconds: float, warm_up: float) -> dict[str, float]:
    """One run of the players; they read the server's processor time themselves, exactly around the measured span."""
    command = ["node", "load.mjs", kind, url, str(connections), str(seconds), str(pid), str(warm_up)]
    result: dict[str, float] = json.loads(subprocess.run(command, cwd=PEER, check=True, stdout=subprocess.PIPE).stdout)
    return result


def disk(folder: str | None) -> str:
    """How long the folder's disk takes to keep 4 kB for good: no move is answered before that."""
    times: list[float] = []
    with tempfile.NamedTemporaryFile(dir=folder) as file:
        for _ in range(40):
            os.write(file.fileno(), bytes(4096))
            started = time.perf_counter()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - started)
    times.sort()
    return f"fsync {times[20] * 1000:.2f} ms (median), {times[-1] * 1000:.1f} ms (worst of 40)"


def show(connections: int, name: str, row: dict[str, float]) -> None:
    times = "".join(f"{row[key]:>9.1f}" if row[key] is not None else f"{'-':>9}" for key in ("p50", "p99"))
    cpu = f"{row['cpu']:>13.0f}" if row["cpu"] is not None else f"{'-':>13}"
    print(f"{connections:>11}  {name:<14}{row['moves']:>9.0f}{times}{cpu}{row['failed']:>8.0f}", flush=True)


def compare(found: dict[str, dict[str, float]]) -> None:
    if len(found) < 2 or not found["peer"]["p99"] or not found["ours"]["p99"]:
        return
    mine, theirs = found["ours"], found["peer"]
    print(
        f"{'':>11}  ratio: {mine['moves'] / theirs['moves']:.1f} times the moves, p99"
        f" {theirs['p99'] / mine['p99']:.1f} times lower, CPU {theirs['cpu'] / mine['cpu']:.1f} times less;"
        f" load {os.getloadavg()[0]:.1f}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--warm-up", type=float, default=8, help="seconds; a busy machine needs more")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--connections", type=int, nargs="*", default=[50, 200, 500])
    parser.add_argument("--only", choices=["ours", "peer"])
    parser.add_argument(
        "--together", action="store_true", help="both at the same time: fair on a machine with other jobs"
    )
    parser.add_argument("--data", help="folder for our database; /dev/shm shows the server without the disk")
    given = parser.parse_args()
    install_peer()
    print(f"load {os.getloadavg()[0]:.1f}, {disk(given.data)}")
    print(
        f"{'connections':>11}  {'server':<14}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'CPU us/move':>13}{'failed':>8}"
    )
    for connections in given.connections:
        for _ in range(given.rounds):
            if given.together:
                with ours(given.data) as mine, peer() as theirs, ThreadPoolExecutor(2) as pool:
                    requested = [("ours", *mine), ("peer", *theirs)]
                    runs = [pool.submit(load, *one, connections, given.seconds, given.warm_up) for one in requested]
                    found = {one[0]: run.result() for one, run in zip(requested, runs, strict=True)}
            else:
                found = {}
                for kind in KINDS:
                    if not given.only or kind == given.only:
                        with ours(given.data) if kind == "ours" else peer() as (url, pid):
                            found[kind] = load(kind, url, pid, connections, given.seconds, given.warm_up)
            for kind, row in found.items():
                show(connections, KINDS[kind], row)
            compare(found)


if __name__ == "__main__":
    main()
