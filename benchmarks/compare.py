"""Our titles beside their peers: random play on one core, every process warm and asked in turn, as ratios of one run.

    .venv/bin/python benchmarks/compare.py [--titles chaos,lanterns] [--rounds 5] [--seconds 1] [--peer NAME=COMMAND]
        [--source build/compiled/src]

The peers (OpenSpiel, PettingZoo classic, RLCard, python-chess) are installed on demand into an environment of their own
under .cache/peers; they never become a dependency. A compiled build of ours is measured too, the one named by
`--source`, else what `make test` has left in build/compiled (without optimisation). Any other program can take part by
`--peer`, a framework in Java for instance: it plays itself warm, prints a line, and answers each line of seconds with
decisions per second.
"""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / ".cache" / "peers"
COMPILED = ROOT / "build" / "compiled" / "src"
PACKAGES = ["open_spiel", "pettingzoo", "gymnasium", "pygame", "rlcard", "chess", "numpy"]
REFERENCE = "pettingzoo connect_four_v3"
GAMES = [
    ("spiel", "chess"),
    ("spiel", "backgammon"),
    ("spiel_python", "python_tic_tac_toe"),
    ("spiel_python", "python_kuhn_poker"),
    ("pettingzoo", "connect_four_v3"),
    ("pettingzoo", "chess_v6"),
    ("rlcard", "uno"),
    ("rlcard", "gin-rummy"),
    ("chess", "python-chess"),
]


class Peer:
    """A process that stays, so that nobody is timed while it loads or warms up."""

    def __init__(self, name: str, command: list[str], **environment: str) -> None:
        self.name = name
        self.best = 0.0
        pipe, nobody = subprocess.PIPE, subprocess.DEVNULL
        self.process = subprocess.Popen(
            command, text=True, bufsize=1, env={**os.environ, **environment}, stdin=pipe, stdout=pipe, stderr=nobody
        )
        self.is_warm = bool(self._line())

    def _line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def ask(self, seconds: float) -> None:
        if self.is_warm:
            assert self.process.stdin is not None
            self.process.stdin.write(f"{seconds}\n")
            self.best = max(self.best, float(self._line() or 0))

    def end(self) -> None:
        self.process.kill()
        self.process.wait()


def install_peers() -> None:
    if (PEERS / "installed").exists():
        return
    print("==> installing the peers into .cache/peers (once)", flush=True)
    subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
    subprocess.run([str(PEERS / "bin" / "pip"), "install", "-q", *PACKAGES], check=True)
    (PEERS / "installed").touch()


def everybody(titles: list[str], others: list[str], compiled: Path) -> list[Peer]:
    """All of them, each warm before the next one starts."""
    program = str(ROOT / "benchmarks" / "peer.py")
    builds = {"plain": str(ROOT / "src")} | ({"compiled": str(compiled)} if compiled.exists() else {})
    found = [
        Peer(f"{title} {build}", [sys.executable, program, "spieltisch", title], PYTHONPATH=place)
        for title in titles
        for build, place in builds.items()
    ]
    python = str(PEERS / "bin" / "python")
    found += [Peer(f"{library} {game}", [python, program, library, game]) for library, game in GAMES]
    return found + [Peer(name, shlex.split(command)) for name, _, command in (text.partition("=") for text in others)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--titles", default="lanterns,chaos,smallworld,invasion")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--peer", action="append", default=[])
    parser.add_argument("--source", type=Path, default=COMPILED)
    arguments = parser.parse_args()
    install_peers()
    print("==> everybody warms up", flush=True)
    peers = everybody(arguments.titles.split(","), arguments.peer, arguments.source)
    try:
        for number in range(arguments.rounds):
            print(f"==> round {number + 1} of {arguments.rounds}", flush=True)
            for peer in peers:
                peer.ask(arguments.seconds)
    finally:
        for peer in peers:
            peer.end()
    show(peers)


def show(peers: list[Peer]) -> None:
    unit = next((peer.best for peer in peers if peer.name == REFERENCE), 0) or 1
    print(f"\n{'random play':32}{'decisions/s':>14}{'ratio':>9}   (1 = {REFERENCE})")
    for peer in sorted(peers, key=lambda peer: -peer.best):
        shown = f"{peer.best:14,.0f}{peer.best / unit:9.1f}" if peer.best else f"{'did not run':>14}"
        print(f"{peer.name:32}{shown}")


if __name__ == "__main__":
    main()
