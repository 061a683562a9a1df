"""Workers as processes, for a server: each is started when it is first needed and ends with its parent."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from spieltisch.core import game, titles
from spieltisch.workers import follow_parent

from .lanes import Died

START_SECONDS = 60.0


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


def get_readers_ready() -> None:
    """Who thinks about nothing needs the titles alone."""
    for title in titles():
        with contextlib.suppress(Exception):
            game(title)


def work(function: Callable[..., Any], args: tuple[Any, ...]) -> tuple[Any, float]:
    """The result, and the processor time it took."""
    started = time.process_time()
    return function(*args), time.process_time() - started


# -- in the server


class WorkerProcess:
    """One process, started when it is first needed."""

    def __init__(self, prepare: Callable[[], None] = get_ready) -> None:
        self._prepare = prepare
        self._process: ProcessPoolExecutor | None = None

    def start(self) -> ProcessPoolExecutor:
        if self._process is None:
            self._process = ProcessPoolExecutor(
                1, mp_context=multiprocessing.get_context("spawn"), initializer=begin_worker
            )
            self._process.submit(self._prepare)
        return self._process

    async def do(self, seconds: float, function: Callable[..., Any], args: tuple[Any, ...]) -> tuple[Any, float]:
        """Its time counts from when the process is up and nothing else is in its way."""
        process = self.start()
        try:
            await _heard(process.submit(abs, 0), START_SECONDS)
            answer: tuple[Any, float] = await _heard(process.submit(work, function, args), seconds)
        except BrokenProcessPool as error:
            raise Died from error
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
