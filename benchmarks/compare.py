"""Our titles beside their peers: random play on one core, interleaved, best of several rounds, as ratios of one run.

    .venv/bin/python benchmarks/compare.py [--titles chaos,lanterns] [--rounds 3] [--seconds 2]

The peers (OpenSpiel, PettingZoo classic, RLCard, python-chess) are installed on demand into an environment of their own
under .cache/peers; they never become a dependency. A compiled build of ours is measured too when `make test` or
`python tools/compiled.py test` has left one in build/compiled.
"""

from __future__ import annotations

import argparse
import json
import os
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
OURS = """
import json, sys
import spieltisch
from spieltisch.cli.bench import measure
game = spieltisch.game(sys.argv[1])
print(json.dumps(measure(game, max(game.seats), float(sys.argv[2]))))
"""


def install_peers() -> None:
    if (PEERS / "installed").exists():
        return
    print("==> installing the peers into .cache/peers (once)", flush=True)
    subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
    subprocess.run([str(PEERS / "bin" / "pip"), "install", "-q", *PACKAGES], check=True)
    (PEERS / "installed").touch()


def peer(library: str, name: str, seconds: float) -> float:
    command = [str(PEERS / "bin" / "python"), str(ROOT / "benchmarks" / "peer.py"), library, name, str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True)
    return float(done.stdout.split()[-1]) if done.returncode == 0 else 0.0


def ours(title: str, seconds: float, compiled: bool) -> list[float]:
    environment = {**os.environ, "PYTHONPATH": str(COMPILED)} if compiled else dict(os.environ)
    command = [sys.executable, "-c", OURS, title, str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{title}: {done.stderr.strip().splitlines()[-1]}")
    figures: list[float] = json.loads(done.stdout)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--titles", default="lanterns,chaos,smallworld,invasion")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0)
    arguments = parser.parse_args()
    install_peers()
    builds = [False, True] if COMPILED.exists() else [False]
    peers: dict[str, float] = {}
    titles: dict[str, list[float]] = {}
    for number in range(arguments.rounds):
        print(f"==> round {number + 1} of {arguments.rounds}", flush=True)
        for title in arguments.titles.split(","):
            for compiled in builds:
                name = f"{title} {'compiled' if compiled else 'plain'}"
                figures = ours(title, arguments.seconds, compiled)
                best = titles.setdefault(name, figures)
                titles[name] = [max(best[0], figures[0]), max(best[1], figures[1]), min(best[2], figures[2])]
        for library, game in GAMES:
            name = f"{library} {game}"
            peers[name] = max(peers.get(name, 0.0), peer(library, game, arguments.seconds))
    show(titles, peers)


def show(titles: dict[str, list[float]], peers: dict[str, float]) -> None:
    unit = peers[REFERENCE]
    print(f"\n{'title':32}{'decisions/s':>14}{'playouts/s':>14}{'copy µs':>10}{'ratio':>9}   (1 = {REFERENCE})")
    for name, (decisions, playouts, copy) in titles.items():
        print(f"{name:32}{decisions:14,.0f}{playouts:14,.1f}{copy:10.2f}{decisions / unit:9.1f}")
    for name, decisions in sorted(peers.items(), key=lambda item: -item[1]):
        shown = f"{decisions:14,.0f}{'':24}{decisions / unit:9.1f}" if decisions else f"{'did not run':>14}"
        print(f"{name:32}{shown}")


if __name__ == "__main__":
    main()
