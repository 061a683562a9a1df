"""A series of games between agents: on this machine's processes or on a Ray cluster, stored game by game, resumable."""

from __future__ import annotations

import json
import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from pathlib import Path
from typing import Any

from spieltisch.workers import follow_parent

from .series import Record, Setup, play_number

FORMAT = 1
AHEAD = 4  # games in flight for each worker


class WrongStore(ValueError):
    """The file holds another series."""


class ResultStore:
    """A file of JSON lines: the set-up first, then one game each. A line cut short by a crash is played again."""

    def __init__(self, path: Path, plan: Setup) -> None:
        self.path = path
        self.header = {"format": FORMAT, **plan.to_json()}
        self.records = self._read() if path.exists() else []
        self._rewrite()

    def _read(self) -> list[Record]:
        lines = self.path.read_text(encoding="utf-8").splitlines()
        rows = [row for row in map(_parsed, lines) if row is not None]
        if not rows or rows[0] != json.loads(json.dumps(self.header)):
            raise WrongStore(f"{self.path} holds another series; choose another file or delete it")
        return rows[1:]

    def _rewrite(self) -> None:
        draft = self.path.with_name(self.path.name + ".part")
        draft.write_text("".join(_line(row) for row in [self.header, *self.records]), encoding="utf-8")
        draft.replace(self.path)

    def add(self, record: Record) -> None:
        self.records.append(record)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(_line(record))


def _line(row: dict[str, Any]) -> str:
    return json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n"


def _parsed(line: str) -> dict[str, Any] | None:
    try:
        row: dict[str, Any] = json.loads(line)
    except json.JSONDecodeError:
        return None
    return row


def run_series(
    plan: Setup,
    games: int,
    path: Path | None = None,
    jobs: int = 1,
    on: str = "local",
    progress: Callable[[Record], None] | None = None,
) -> list[Record]:
    """Play what is missing of the first `games` games of a series; all records in order of their number."""
    store = None if path is None else ResultStore(path, plan)
    records = [] if store is None else [row for row in store.records if row["game"] < games]
    done = {record["game"] for record in records}
    missing = [number for number in range(games) if number not in done]
    for record in _runner(on)(plan.to_json(), missing, jobs):
        records.append(record)
        if store is not None:
            store.add(record)
        if progress is not None:
            progress(record)
    return sorted(records, key=lambda record: int(record["game"]))


Runner = Callable[[dict[str, Any], Sequence[int], int], Iterator[Record]]


def _runner(on: str) -> Runner:
    if on == "local":
        return _locally
    if on == "ray":
        return _on_ray
    raise ValueError(f"an arena runs on local or ray, not on {on!r}")


def _locally(plan: dict[str, Any], numbers: Sequence[int], jobs: int) -> Iterator[Record]:
    if jobs <= 1 or len(numbers) <= 1:
        for number in numbers:
            yield play_number(plan, number)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(max_workers=jobs, mp_context=context, initializer=follow_parent) as pool:
        waiting = list(reversed(numbers))
        running: set[Future[Record]] = set()
        while waiting or running:
            while waiting and len(running) < AHEAD * jobs:
                running.add(pool.submit(play_number, plan, waiting.pop()))
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()


def _on_ray(plan: dict[str, Any], numbers: Sequence[int], jobs: int) -> Iterator[Record]:
    """On the cluster that Ray finds (RAY_ADDRESS), or on a local one with `jobs` processes."""
    ray: Any = import_module("ray")
    mine = not ray.is_initialized()
    if mine:
        start_ray(ray, jobs)
    try:
        task = ray.remote(play_number)
        capacity = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = list(reversed(numbers))
        running: list[Any] = []
        while waiting or running:
            while waiting and len(running) < capacity:
                running.append(task.remote(plan, waiting.pop()))
            finished, running = ray.wait(running, num_returns=1)
            yield from ray.get(finished)
    finally:
        if mine:
            ray.shutdown()


def start_ray(ray: Any, jobs: int) -> None:
    os.environ.setdefault("RAY_raylet_start_wait_time_s", "180")  # a busy machine is no reason to give up
    try:
        ray.init(address="auto", log_to_driver=False)
    except ConnectionError:
        ray.init(num_cpus=jobs, include_dashboard=False, log_to_driver=False)
