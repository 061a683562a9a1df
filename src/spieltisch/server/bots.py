"""Opponents think in other processes, never on the event loop, and get only what their seat may know.

A worker receives the seat's view, its legal actions and imagined positions: states that the seat can not tell from the
real one. The truth never leaves this process.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import random
import secrets
import signal
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from spieltisch.core import Match, Seeded, game, titles
from spieltisch.workers import follow_parent

from .settings import Settings
from .table import Denied

log = logging.getLogger(__name__)

SAMPLES = 4
SLOW = ("veteran", "warlord")
HINT_LEVEL = "veteran"
HINT_SECONDS = 1.5
FOLD_SECONDS = 20.0
START_SECONDS = 60.0


def levels() -> tuple[str, ...]:
    try:
        from spieltisch.ai import AGENTS
    except ImportError:
        return ("random",)
    return tuple(AGENTS)


# -- in the worker


def begin_worker() -> None:
    """Yield to the table's own process, leave Ctrl-C to it, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    follow_parent()


def get_ready() -> None:
    """Load all that thinking needs."""
    try:
        from spieltisch import ai  # noqa: F401
    except ImportError:
        return
    for title in titles():
        with contextlib.suppress(Exception):  # a title that does not load is found out elsewhere
            game(title)


def hurried(level: str, share: float) -> float | None:
    """Seconds for a decision; None where the level takes no time anyway."""
    try:
        from spieltisch.ai.agents import LEVELS
    except ImportError:
        return None
    return LEVELS[level].budget * share if level in LEVELS else None


def think(question: dict[str, Any]) -> dict[str, Any]:
    """One choice or hint, by the `ai` package where it is installed."""
    kind = question.pop("kind")
    if question["level"] == "random" and kind == "choose":
        return {"action": random.Random(question["seed"]).choice(question["legal"])}
    from spieltisch import ai

    if kind == "choose":
        return ai.choose(**question)
    return {"best": ai.hint(**question)}


# -- in the server


class Bots:
    def __init__(self, settings: Settings) -> None:
        self._limit = settings.agent_limit
        slow = settings.slow_workers or max(1, (os.cpu_count() or 2) - 1)
        self._sizes = {"quick": max(1, settings.quick_workers), "slow": slow}
        self._pools: dict[str, ProcessPoolExecutor] = {}
        self._ready: dict[str, Future[None]] = {}

    def close(self) -> None:
        for name in list(self._pools):
            self._drop(name)

    def warm(self) -> None:
        """Start all workers now: a process takes a second or two, and the first table should not wait for it."""
        for name, size in self._sizes.items():
            pool = self._pool(name)
            for _ in range(size - 1):
                pool.submit(get_ready)

    async def choose(self, match: Match, seat: int, level: str, share: float = 1.0) -> str:
        """The action of an opponent, who takes a `share` of the usual time; by chance if the worker fails, so that no
        table ever hangs."""
        question = ask(match, seat, level, budget=None if share == 1.0 else hurried(level, share))
        legal: list[str] = question["legal"]
        if level == "random":
            return str(think(question)["action"])
        pool = "slow" if level in SLOW else "quick"
        answer = await self._think(pool, question, self._limit)
        action = answer.get("action") if answer else None
        return action if isinstance(action, str) and action in legal else secrets.choice(legal)

    async def hint(self, match: Match, seat: int) -> list[dict[str, Any]]:
        question = ask(match, seat, HINT_LEVEL, kind="hint", budget=HINT_SECONDS)
        answer = await self._think("quick", question, self._limit)
        if not answer:
            return []
        best: list[dict[str, Any]] = answer["best"]
        return best[:3]

    async def run(self, function: Any, *args: Any, seconds: float) -> Any:
        """Other heavy work (folding an uploaded log) in the quick pool; TimeoutError if it takes too long."""
        try:
            return await self._worked("quick", seconds, function, *args)
        except (TimeoutError, BrokenProcessPool):
            self._drop("quick")
            raise

    async def heavy(self, function: Any, *args: Any) -> dict[str, Any]:
        """The same for work on a log; Denied says what is wrong with it."""
        try:
            found: dict[str, Any] = await self.run(function, *args, seconds=FOLD_SECONDS)
        except (TimeoutError, BrokenProcessPool) as error:
            raise Denied("busy", 503) from error
        except Exception as error:
            raise Denied("bad_log", 422, text=type(error).__name__) from error
        if "error" in found:
            raise Denied("bad_log", 422, text=str(found["error"]))
        return found

    async def _think(self, name: str, question: dict[str, Any], seconds: float) -> dict[str, Any] | None:
        try:
            answer: dict[str, Any] = await self._worked(name, seconds, think, question)
        except (TimeoutError, BrokenProcessPool):
            log.exception("an opponent did not answer", extra={"title": question["title"], "level": question["level"]})
            self._drop(name)
            return None
        except Exception:
            log.exception("an opponent failed", extra={"title": question["title"], "level": question["level"]})
            return None
        return answer

    async def _worked(self, name: str, seconds: float, function: Any, *args: Any) -> Any:
        """What a worker makes of it; its time counts from when the first process is up, which can take long."""
        pool = self._pool(name)
        for future, limit in ((self._ready[name], START_SECONDS), (pool.submit(function, *args), seconds)):
            waiting = asyncio.wrap_future(future)
            waiting.add_done_callback(_heard)
            answer = await asyncio.wait_for(asyncio.shield(waiting), limit)
        return answer

    def _pool(self, name: str) -> ProcessPoolExecutor:
        if name not in self._pools:
            pool = self._pools[name] = ProcessPoolExecutor(
                self._sizes[name], mp_context=multiprocessing.get_context("spawn"), initializer=begin_worker
            )
            self._ready[name] = pool.submit(get_ready)
        return self._pools[name]

    def _drop(self, name: str) -> None:
        """A worker hangs or died: end them all, the next question starts new ones."""
        pool = self._pools.pop(name, None)
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                _end(process)
            pool.shutdown(wait=False, cancel_futures=True)


def _heard(future: asyncio.Future[Any]) -> None:
    """Whoever asked may have given up: an error that comes later is of interest to nobody."""
    if not future.cancelled():
        future.exception()


def _end(process: Any) -> None:
    if process.is_alive():
        process.kill()


def ask(match: Match, seat: int, level: str, kind: str = "choose", budget: float | None = None) -> dict[str, Any]:
    """Everything the seat may know, and nothing else."""
    game = match.game
    seed = secrets.randbits(48)
    if level == "random" and kind == "choose":
        return {"kind": kind, "level": level, "seed": seed, "legal": match.legal(seat)}
    return {
        "kind": kind,
        "title": game.name,
        "level": level,
        "seat": seat,
        "view": match.view(seat),
        "legal": match.legal(seat),
        "samples": [game.imagine(match.state, seat, Seeded(seed + n)).to_json() for n in range(SAMPLES)],
        "seed": seed,
        "budget": budget,
    }
