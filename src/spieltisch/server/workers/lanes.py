"""Lanes of workers, which do what takes long. Each lane has its own, so that none can starve another.

Inside a lane turns go round by address, then by device, then by request. Nothing asked is ever lost: a worker that dies
or takes too long is replaced and the question asked again, and whoever waits hears how it ended.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from ..table.services import Reach, Visitor

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
    reach: Reach = "here"
    asked: float = field(default_factory=time.monotonic)


Fits = Callable[[Job], bool]


def _always(_job: Job) -> bool:
    return True


class LaneState(NamedTuple):
    waiting: int
    busy: int
    here: int
    remote: int


class Turns:
    """Who is next: the address that was served longest ago, of it the device, of that the first question."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[Job]]] = {}
        self._served: OrderedDict[str | Visitor, int] = OrderedDict()  # the newest last
        self._number = 0

    def add(self, visitor: Visitor, job: Job) -> None:
        address, device = visitor
        self._waiting.setdefault(address, {}).setdefault(device, deque()).append(job)

    def put_back(self, visitor: Visitor, job: Job) -> None:
        """Before everything else of its device: it has waited already."""
        address, device = visitor
        self._waiting.setdefault(address, {}).setdefault(device, deque()).appendleft(job)

    def of(self, address: str) -> int:
        return sum(len(jobs) for jobs in self._waiting.get(address, {}).values())

    def __len__(self) -> int:
        return sum(map(self.of, self._waiting))

    def take(self, fits: Fits = _always) -> tuple[Visitor, Job] | None:
        for address in sorted(self._waiting, key=lambda place: self._served.get(place, 0)):
            devices = self._waiting[address]
            for device in sorted(devices, key=lambda one: self._served.get((address, one), 0)):
                job = self._next(devices[device], fits)
                if not devices[device]:
                    del devices[device]
                if not devices:
                    del self._waiting[address]
                if job is not None:
                    self._note(address, (address, device))
                    return (address, device), job
        return None

    @staticmethod
    def _next(jobs: deque[Job], fits: Fits) -> Job | None:
        """The first that fits; those that were called off are gone."""
        while jobs and jobs[0].future.done():
            jobs.popleft()
        for job in jobs:
            if fits(job) and not job.future.done():
                jobs.remove(job)
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
    """`waited` is told how long each job was in the queue."""

    def __init__(
        self,
        size: int,
        hire: Hire,
        count: Callable[[str], None] = lambda _what: None,
        waited: Callable[[float], None] = lambda _seconds: None,
    ) -> None:
        self.workers = [hire() for _ in range(size)]
        self.remote: dict[Worker, Fits] = {}  # workers elsewhere, and what each may do
        self.turns = Turns()
        self._idle = self.workers[:]
        self._count = count
        self._waited = waited
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> int:
        return len(self.workers) + len(self.remote) - len(self._idle)

    def add_remote(self, worker: Worker, fits: Fits) -> None:
        """A worker elsewhere is asked before those here, for as long as it stays."""
        self.remote[worker] = fits
        self._idle.append(worker)
        self._go()

    def remove_remote(self, worker: Worker) -> None:
        self.remote.pop(worker, None)
        if worker in self._idle:
            self._idle.remove(worker)

    def warm(self) -> None:
        """Start the workers now: one takes a second or two, and the first table should not wait for it."""
        for worker in self.workers:
            worker.start()

    def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        while (taken := self.turns.take()) is not None:
            taken[1].future.cancel()
        for worker in [*self.workers, *self.remote]:
            worker.end()

    async def run(
        self, visitor: Visitor, seconds: float, function: Callable[..., Any], prepare: Callable[[], tuple[Any, ...]],
        tries: int = 2, reach: Reach = "here",
    ) -> tuple[Any, float]:  # fmt: skip
        """The result and its processor time; Overdue if nobody could do it."""
        job = Job(function, prepare, seconds, tries, asyncio.get_running_loop().create_future(), reach)
        self.turns.add(visitor, job)
        self._go()
        return await job.future

    def _go(self) -> None:
        for worker in self._idle[::-1]:
            taken = self.turns.take(self.remote.get(worker, _always))
            if taken is not None:
                self._idle.remove(worker)
                self._waited(time.monotonic() - taken[1].asked)
                task = asyncio.get_running_loop().create_task(self._work(worker, *taken))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _work(self, worker: Worker, visitor: Visitor, job: Job) -> None:
        is_remote = worker in self.remote
        try:
            answer = await (self._try_remote(worker, job) if is_remote else self._try(worker, job))
            if answer is None:
                self.turns.put_back(visitor, job)
            elif not job.future.done():
                job.future.set_result(answer)
        except asyncio.CancelledError:
            job.future.cancel()
            raise
        except Exception as error:
            if not job.future.done():
                job.future.set_exception(error)
        finally:
            if not is_remote or worker in self.remote:
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

    async def _try_remote(self, worker: Worker, job: Job) -> tuple[Any, float] | None:
        """None if the worker is lost: then the job stays here, where it is nobody else's to lose."""
        try:
            return await worker.do(job.seconds, job.function, job.prepare())
        except (TimeoutError, Died) as error:
            log.warning("a worker elsewhere was lost", extra={"error": repr(error)})
            self._count("lost")
            self.remove_remote(worker)
            worker.end()
            job.reach = "here"
            return None
