"""What a move costs at the table itself: read, checked, applied, every view built and packed. No socket, no disk.

    .venv/bin/python benchmarks/server/table.py [--moves 60]

The median of the processor time hardly depends on what else the machine does: the figure to compare versions by.
Instructions hang on nothing else, since every run plays the same games: what 20 moves take more than 10, each,

    PYTHONHASHSEED=0 valgrind --tool=cachegrind --cache-sim=no .venv/bin/python (as above) --title chaos --moves 20
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from typing import Any

from spieltisch.server.cluster.bus import LocalBus
from spieltisch.server.hub import Hub
from spieltisch.server.inbox.bodies import CreateTable, NewSeat
from spieltisch.server.inbox.requests import KINDS, read
from spieltisch.server.operations import gc_policy
from spieltisch.server.settings import Settings
from spieltisch.server.store import Change, Done
from spieltisch.server.table import creation
from spieltisch.server.table.commands import SocketCommand
from spieltisch.server.table.table import Table

TITLES = {"lanterns": 2, "chaos": 4, "smallworld": 4, "invasion": 2}
TABLES = 20


class Willing:
    """A store that has everything at once."""

    async def lease(self, *_: object) -> int:
        return 1

    async def write(self, *_: object) -> None:
        pass

    def put(self, _change: Change, done: Done) -> None:
        done(None)


class Guest:
    def __init__(self, device: str, key: str, is_brief: bool) -> None:
        self.device = device
        self.key = key
        self.address = "here"
        self.is_brief = is_brief
        self.is_partial = False
        self.has_interims = False
        self.bytes = 0

    def send(self, data: bytes) -> None:
        self.bytes += len(data)

    def close(self, code: int) -> None:
        raise RuntimeError(f"closed with {code}")


async def open_table(hub: Hub, title: str, seats: int, number: int, is_brief: bool) -> tuple[Table, list[Guest]]:
    request = CreateTable(title=title, seats=[NewSeat(kind="human")] * seats, name="x")
    record = creation.new_record(request, "device0", time.time())
    record.secret = f"table {number}"  # the same games in every run
    for seat in range(seats):
        record.seats[seat].device = f"device{seat}"
    table = await hub.create(record)
    guests = [Guest(f"device{seat}", f"{number}/{seat}", is_brief) for seat in range(seats)]
    for guest in guests:
        await hub.attach(guest, table.id, "")
    return table, guests


async def measure(title: str, seats: int, moves: int, is_brief: bool) -> tuple[float, float, float]:
    """Median and tenth percentile of microseconds for a move, and bytes that leave for it."""
    store: Any = Willing()
    hub = Hub(Settings(secret="x" * 32), store, LocalBus())
    chance = random.Random(1)
    tables = [await open_table(hub, title, seats, number, is_brief) for number in range(TABLES)]
    times: list[int] = []
    before = sum(guest.bytes for _, guests in tables for guest in guests)
    for move in range(moves):
        for table, guests in tables:
            if table.is_playing and table.match is not None:
                seat = table.to_act()[0]
                request = {"type": "act", "id": f"{move}", "seat": seat, "entry": table.entry}
                data = json.dumps({**request, "action": chance.choice(table.match.legal(seat))}).encode()
                started = time.thread_time_ns()
                read_request = read(data)
                table.hear(SocketCommand(KINDS[type(read_request)], guests[seat], read_request))
                times.append(time.thread_time_ns() - started)
    sent = sum(guest.bytes for _, guests in tables for guest in guests) - before
    times.sort()
    return times[len(times) // 2] / 1000, times[len(times) // 10] / 1000, sent / len(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=60, help=f"at each of {TABLES} tables")
    parser.add_argument("--title", choices=TITLES, help="only this one")
    parser.add_argument("--whole", action="store_true", help="whole views instead of differences")
    given = parser.parse_args()
    print(f"{'title':<12}{'seats':>6}{'median us':>11}{'10 % us':>9}{'bytes':>8}")
    gc_policy.freeze_heap()
    for title, seats in TITLES.items():
        if given.title not in (None, title):
            continue
        median, low, sent = asyncio.run(measure(title, seats, given.moves, not given.whole))
        print(f"{title:<12}{seats:>6}{median:>11.0f}{low:>9.0f}{sent:>8.0f}", flush=True)


if __name__ == "__main__":
    main()
