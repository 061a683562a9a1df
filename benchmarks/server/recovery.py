"""How long a killed server needs until all its tables are back, checked entry by entry.

.venv/bin/python benchmarks/server/recovery.py [--tables 1000] [--entries 60] [--title chaos:4]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

import spieltisch
from spieltisch.server.cluster.bus import LocalBus
from spieltisch.server.hub import Hub
from spieltisch.server.inbox.bodies import CreateTable, NewSeat
from spieltisch.server.inbox.requests import Act
from spieltisch.server.operations import gc_policy
from spieltisch.server.settings import Settings
from spieltisch.server.store.sqlite import SqliteStore
from spieltisch.server.table import creation
from spieltisch.server.table.commands import SocketCommand
from spieltisch.server.table.table import Table


class Guest:
    """Plays all seats and looks at nothing."""

    key = device = "device"
    address = ""
    is_brief = True
    is_partial = False
    has_interims = False

    def __init__(self) -> None:
        self.answered = asyncio.get_running_loop().create_future()

    def send(self, data: bytes) -> None:
        self.answered.set_result(data)

    def close(self, code: int) -> None:
        raise RuntimeError(f"closed with {code}")


def hub(folder: str) -> Hub:
    store = SqliteStore(Path(folder) / "tables.sqlite", alone=True)
    return Hub(Settings(data=folder, secret="x" * 32), store, LocalBus())


async def fill(folder: str, title: str, seats: int, tables: int, entries: int) -> list[str]:
    """Tables in the middle of random games, as a killed server leaves them: with leases and all."""
    chance, here = random.Random(1), hub(folder)
    await here.start()

    async def one() -> str:
        request = CreateTable(title=title, seats=[NewSeat(kind="human")] * seats)
        table = await here.create(creation.new_record(request, "device", time.time()))
        for number in range(entries):
            if table.is_playing and table.match is not None:
                seat = table.to_act()[0]
                action = chance.choice(table.match.legal(seat))
                guest = Guest()
                table.hear(
                    SocketCommand("act", guest, Act(id=str(number), seat=seat, entry=table.entry, action=action))
                )
                await guest.answered
        return table.id

    names: list[str] = []
    for _ in range(0, tables, 50):
        names += await asyncio.gather(*[one() for _ in range(min(50, tables - len(names)))])
    await here.stop()
    return names


async def recover(folder: str, names: list[str]) -> tuple[float, float, float, int]:
    """Seconds until the server is ready, until every table is back, of processor time, and the entries re-folded."""
    started, used = time.perf_counter(), time.process_time()
    here = hub(folder)
    await here.start()
    gc_policy.freeze_heap()
    ready = time.perf_counter() - started
    entries = 0
    for name in names:
        table = await here.reach(name)
        assert isinstance(table, Table)
        entries += table.entry
    took, used = time.perf_counter() - started, time.process_time() - used
    await here.stop()
    return ready, took, used, entries


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--entries", type=int, default=60)
    parser.add_argument("--title", nargs="*", default=["lanterns:2", "chaos:4"])
    given = parser.parse_args()
    print(f"{'title':<12}{'tables':>7}{'entries':>9}{'ready s':>9}{'all back s':>12}{'CPU s':>9}")
    for title in given.title:
        name, _, seats = title.partition(":")
        with tempfile.TemporaryDirectory() as folder:
            names = asyncio.run(
                fill(folder, name, int(seats or min(spieltisch.game(name).seats)), given.tables, given.entries)
            )
            ready, took, used, entries = asyncio.run(recover(folder, names))
        print(f"{name:<12}{len(names):>7}{entries:>9}{ready:>9.2f}{took:>12.2f}{used:>9.2f}", flush=True)


if __name__ == "__main__":
    main()
