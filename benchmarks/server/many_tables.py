"""Many tables with random players at a human pace on one process: latency, processor time and memory per table.

    .venv/bin/python benchmarks/server/many_tables.py [--tables 500] [--title chaos] [--seats 4] [--seconds 20]

Every seat is a socket of its own, so 500 tables of four are 2,000 connections, and each gets its view of every move.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess

from moves import PEER, disk, install_peer, ours


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--title", default="chaos")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, nargs="*", default=[100, 250, 500])
    parser.add_argument("--seconds", type=float, default=20)
    given = parser.parse_args()
    install_peer()
    columns = {
        "tables": 7,
        "moves/s": 9,
        "p50 ms": 9,
        "p99 ms": 9,
        "cores": 7,
        "CPU ms/move": 13,
        "MB/table": 10,
        "MB/s out": 10,
        "failed": 8,
    }
    print(f"load {os.getloadavg()[0]:.1f}, {disk(None)}")
    print("".join(name.rjust(width) for name, width in columns.items()))
    for tables in given.tables:
        with ours() as (url, pid):
            words = [url, given.title, str(given.seats), str(tables), str(given.seconds), str(pid)]
            found = json.loads(
                subprocess.run(["node", "many_tables.mjs", *words], cwd=PEER, check=True, stdout=-1).stdout
            )
        print(
            f"{tables:>7}{found['moves']:>9.0f}{found['p50']:>9.1f}{found['p99']:>9.1f}{found['cpu']:>7.2f}"
            f"{1000 * found['cpu'] / found['moves']:>13.2f}"
            f"{found['megabytes']:>10.2f}{found['sent']:>10.1f}{found['failed']:>8}",
            flush=True,
        )


if __name__ == "__main__":
    main()
