"""Lanes of workers: processes that do what takes long. Each lane has its own, so that none can starve another.

Inside a lane turns go round by address, then by device, then by request. Nothing asked is ever lost: a worker that dies
or takes too long is replaced and the question asked again, and whoever waits hears how it ended.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from spieltisch.core import titles
from spieltisch.workers import follow_parent

from ..table.house import Visitor

log = logging.getLogger(__name__)

START_SECONDS = 60.0
KEPT = 1_000  # visitors of whom we know when they had their turn


class Overdue(Exception):
    """No worker could do it in time, or each one died of it."""


# -- in the worker


def begin_worker() -> None:
    """Yield to the table's own process, leave Ctrl-C to it, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    follow_parent()


def get_ready() -> None:
    """Load all that thinking needs, nets too: the first question takes no longer than any other."""
    from spieltisch import ai

    for title in titles():
        with contextlib.suppress(Exception):  # a title that does not load is found out elsewhere
            ai.ready(title)


def work(function: Callable[..., Any], args: tuple[Any, ...]) -> tuple[Any, float]:
    """The result, and the processor time it took."""
    started = time.process_time()
    return function(*args), time.process_time() - started


# -- in the server


class Worker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self._process: ProcessPoolExecutor | None = None

    def start(self) -> ProcessPoolExecutor:
        if self._process is None:
            self._process = ProcessPoolExecutor(
                1, mp_context=multiprocessing.get_context("spawn"), initializer=begin_worker
            )
            self._process.submit(get_ready)
        return self._process

    async def do(self, seconds: float, function: Callable[..., Any], args: tuple[Any, ...]) -> tuple[Any, float]:
        """Its time counts from when the process is up and nothing else is in its way."""
        process = self.start()
        await _heard(process.submit(abs, 0), START_SECONDS)
        answer: tuple[Any, float] = await _heard(process.submit(work, function, args), seconds)
        return answer

    def end(self) -> None:
        """It hangs, died or is not needed any more; the next question starts a new one."""
        process, self._process = self._process, None
        if process is not None:
            for one in list((process._processes or {}).values()):
                if one.is_alive():
                    one.kill()
            process.shutdown(wait=False, cancel_futures=True)


async def _heard(future: Any, seconds: float) -> Any:
    waiting = asyncio.wrap_future(future)
    waiting.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.wait_for(asyncio.shield(waiting), seconds)


@dataclass(slots=True)
class Job:
    function: Callable[..., Any]
    prepare: Callable[[], tuple[Any, ...]]  # its arguments, made when a worker is free
    seconds: float
    tries: int
    future: asyncio.Future[tuple[Any, float]]


class Turns:
    """Who is next: the address that was served longest ago, of it the device, of that the first question."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[Job]]] = {}
        self._served: OrderedDict[str | Visitor, int] = OrderedDict()  # the newest last
        self._number = 0

    def add(self, visitor: Visitor, job: Job) -> None:
        address, device = visitor
        self._waiting.setdefault(address, {}).setdefault(device, deque()).append(job)

    def of(self, address: str) -> int:
        return sum(len(jobs) for jobs in self._waiting.get(address, {}).values())

    def take(self) -> Job | None:
        while self._waiting:
            address = min(self._waiting, key=lambda place: self._served.get(place, 0))
            devices = self._waiting[address]
            device = min(devices, key=lambda one: self._served.get((address, one), 0))
            job = devices[device].popleft()
            if not devices[device]:
                del devices[device]
            if not devices:
                del self._waiting[address]
            if not job.future.done():  # nobody has called it off
                self._note(address, (address, device))
                return job
        return None

    def _note(self, *keys: str | Visitor) -> None:
        self._number += 1
        for key in keys:
            self._served[key] = self._number
            self._served.move_to_end(key)
        while len(self._served) > KEPT:
            self._served.popitem(last=False)


class Lane:
    def __init__(self, size: int, count: Callable[[str], None] = lambda _what: None) -> None:
        self.workers = [Worker() for _ in range(size)]
        self.turns = Turns()
        self._idle = self.workers[:]
        self._count = count
        self._tasks: set[asyncio.Task[None]] = set()

    def warm(self) -> None:
        """Start the processes now: one takes a second or two, and the first table should not wait for it."""
        for worker in self.workers:
            worker.start()

    def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        while (job := self.turns.take()) is not None:
            job.future.cancel()
        for worker in self.workers:
            worker.end()

    async def run(
        self, visitor: Visitor, seconds: float, function: Callable[..., Any], prepare: Callable[[], tuple[Any, ...]],
        tries: int = 2,
    ) -> tuple[Any, float]:  # fmt: skip
        """The result and its processor time; Overdue if nobody could do it."""
        job = Job(function, prepare, seconds, tries, asyncio.get_running_loop().create_future())
        self.turns.add(visitor, job)
        self._go()
        return await job.future

    def _go(self) -> None:
        while self._idle and (job := self.turns.take()) is not None:
            task = asyncio.get_running_loop().create_task(self._work(self._idle.pop(), job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _work(self, worker: Worker, job: Job) -> None:
        try:
            answer = await self._try(worker, job)
            if not job.future.done():
                job.future.set_result(answer)
        except asyncio.CancelledError:
            job.future.cancel()
            raise
        except Exception as error:
            if not job.future.done():
                job.future.set_exception(error)
        finally:
            self._idle.append(worker)
            if not asyncio.get_running_loop().is_closed():
                self._go()

    async def _try(self, worker: Worker, job: Job) -> tuple[Any, float]:
        args = job.prepare()
        for _ in range(job.tries):
            try:
                return await worker.do(job.seconds, job.function, args)
            except (TimeoutError, BrokenProcessPool) as error:
                log.warning("a worker was replaced", extra={"error": repr(error)})
                self._count("replaced")
                worker.end()
        raise Overdue
