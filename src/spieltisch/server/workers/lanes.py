"""Lanes of workers, which do what takes long. Each lane has its own, so that none can starve another.

Inside a lane turns go round by address, then by device, then by request. Nothing asked is ever lost: a worker that dies
or takes too long is replaced and the question asked again, and whoever waits hears how it ended.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from ..table.services import Visitor

log = logging.getLogger(__name__)

KEPT = 1_000  # visitors of whom we know when they had their turn


class Overdue(Exception):
    """No worker could do it in time, or each one died of it."""


class Died(Exception):
    """A worker ended before it had answered."""


class Worker(Protocol):
    """A process of a server, or a worker of a web page."""

    def start(self) -> object: ...

    async def do(self, seconds: float, function: Callable[..., Any], args: tuple[Any, ...]) -> tuple[Any, float]:
        """The result and its processor time; TimeoutError or Died if it has to be replaced."""

    def end(self) -> None: ...


Hire = Callable[[], Worker]


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
    def __init__(self, size: int, hire: Hire, count: Callable[[str], None] = lambda _what: None) -> None:
        self.workers = [hire() for _ in range(size)]
        self.turns = Turns()
        self._idle = self.workers[:]
        self._count = count
        self._tasks: set[asyncio.Task[None]] = set()

    def warm(self) -> None:
        """Start the workers now: one takes a second or two, and the first table should not wait for it."""
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
            except (TimeoutError, Died) as error:
                log.warning("a worker was replaced", extra={"error": repr(error)})
                self._count("replaced")
                worker.end()
        raise Overdue
