"""Opponents, hints and other heavy work, each in a lane of its own; whatever happens, a table gets its answer."""

from __future__ import annotations

import asyncio
import logging
import os
import random
from collections.abc import Callable
from typing import Any

from spieltisch.core import Message

from ..inbox.limits import Budgets
from ..table.services import Denied, Question, Reach, Visitor
from .lanes import Hire, Lane, LaneState, Overdue

log = logging.getLogger(__name__)

SLOW = ("veteran", "warlord", "champion")
GREEDY_SECONDS = 5.0
FOLD_SECONDS = 20.0
BRIEF_SECONDS = 3.0  # for a text: the longest pack takes a tenth of it
WAITING = 8  # heavy jobs that one address may have in the queue


def think(question: dict[str, Any]) -> Any:
    """In the worker: one choice, hint or account of an entry, by the `ai` package."""
    question = dict(question)
    kind = question.pop("kind")
    if question["level"] == "random" and kind == "choose":
        return random.Random(question["seed"]).choice(question["legal"])
    from spieltisch import ai

    if kind == "account":
        return [ai.account(**question)]
    return ai.choose(**question)["action"] if kind == "choose" else ai.hint(**question)


class PendingAnswer:
    """A question on its way; `done` is called exactly once, unless it is called off."""

    def __init__(self, work: Any, done: Callable[[Any], None]) -> None:
        self._done: Callable[[Any], None] | None = done
        self._task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        self._task.add_done_callback(self._finish)

    @property
    def is_over(self) -> bool:
        return self._done is None

    def cancel(self) -> None:
        self._done = None
        self._task.cancel()

    def _finish(self, task: asyncio.Task[Any]) -> None:
        done, self._done = self._done, None
        found = None if task.cancelled() or task.exception() is not None else task.result()
        if done is not None:
            done(found)


class Opponents:
    """The lanes of a server."""

    def __init__(
        self,
        settings: Any,
        budgets: Budgets,
        hire: Hire,
        count: Callable[[str], None] = lambda _what: None,
        hire_reader: Hire | None = None,
        thought: Callable[[str, float], None] = lambda _level, _seconds: None,
        waited: Callable[[str, float], None] = lambda _lane, _seconds: None,
    ) -> None:
        """`hire_reader`: for the lanes in which nobody thinks; the same as the others unless given.

        `thought` is told the processor time of each answer by level, `waited` how long it was in the queue of its lane.
        """
        self._limit = settings.agent_limit
        self._budgets = budgets
        self._count = count
        self._thought = thought
        slow = settings.slow_workers or max(1, (os.cpu_count() or 2) - 1)
        reader = hire_reader or hire

        def lane(name: str, size: int, hired: Hire) -> Lane:
            return Lane(size, hired, count, lambda seconds: waited(name, seconds))

        self.quick = lane("quick", max(1, settings.quick_workers), hire)
        self.slow = lane("slow", slow, hire)
        self.hints = lane("hints", max(1, settings.hint_workers), hire)
        self.replays = lane("replays", max(1, settings.replay_workers), reader)
        self.brief = lane("brief", 1, reader)
        self.lanes = {
            "quick": self.quick, "slow": self.slow, "hints": self.hints, "replays": self.replays, "brief": self.brief,
        }  # fmt: skip

    def states(self) -> dict[str, LaneState]:
        return {
            name: LaneState(len(lane.turns), lane.busy, len(lane.workers), len(lane.remote))
            for name, lane in self.lanes.items()
        }

    def warm(self) -> None:
        self.quick.warm()
        self.slow.warm()
        self.brief.warm()

    def close(self) -> None:
        for lane in self.lanes.values():
            lane.close()

    def think(
        self, kind: str, level: str, question: Question, visitor: Visitor, reach: Reach, done: Callable[[Any], None]
    ) -> PendingAnswer:
        """`Services.think` for a table: `done` gets an action, a list of hints, or None if all else failed."""
        work = self.hint(question, visitor, reach) if kind == "hint" else self.choose(level, question, visitor, reach)
        return PendingAnswer(work, done)

    async def choose(self, level: str, question: Question, visitor: Visitor, reach: Reach = "here") -> str | None:
        """The action of an opponent: its own, else a greedy one, else None, and the table moves by chance."""
        if level == "random":
            return str(think(question()))
        lane = self.slow if level in SLOW else self.quick
        try:
            action, seconds = await lane.run(visitor, self._limit, think, lambda: (question(),), reach=reach)
            self._thought(level, seconds)
            return str(action)
        except Exception as error:
            log.error("an opponent did not answer", extra={"opponent": level, "error": repr(error)})
            self._count("unanswered")
        try:
            hurry = {"level": "greedy", "budget": None}
            return str((await self.quick.run(visitor, GREEDY_SECONDS, think, lambda: ({**question(), **hurry},), 1))[0])
        except Exception as error:
            log.error("a greedy opponent did not answer", extra={"error": repr(error)})
            return None

    async def hint(self, question: Question, visitor: Visitor, reach: Reach = "here") -> list[dict[str, Any]]:
        if not self._budgets.allow(visitor):
            return []
        best, seconds = await self.hints.run(visitor, self._limit, think, lambda: (question(),), reach=reach)
        self._thought("hint", seconds)
        self._budgets.charge(visitor, seconds=seconds)
        return list(best)

    async def work_on_log(self, visitor: Visitor, function: Callable[..., Any], *args: Any) -> Any:
        """Work on a log; Denied says what is wrong with it. What takes too long is not tried again."""
        return await self._read(self.replays, FOLD_SECONDS, visitor, function, args)

    async def work_on_text(self, visitor: Visitor, function: Callable[..., Any], *args: Any) -> Any:
        """Work on a text or a position, which takes a moment: in a lane where nothing takes longer."""
        return await self._read(self.brief, BRIEF_SECONDS, visitor, function, args)

    async def _read(
        self, lane: Lane, limit: float, visitor: Visitor, function: Callable[..., Any], args: tuple[Any, ...]
    ) -> Any:
        if not self._budgets.allow(visitor) or lane.turns.of(visitor[0]) >= WAITING:
            self._count("limited")
            raise Denied("too_fast", 429)
        try:
            found, seconds = await lane.run(visitor, limit, function, lambda: args, tries=1)
        except Overdue as error:
            self._budgets.charge(visitor, seconds=limit)
            raise Denied("busy", 503) from error
        except asyncio.CancelledError as error:
            if (task := asyncio.current_task()) is not None and task.cancelling():
                raise
            raise Denied("busy", 503) from error
        except Exception as error:
            raise Denied("bad_log", 422, entry=0) from error
        self._budgets.charge(visitor, seconds=seconds)
        if isinstance(found, dict) and "error" in found:
            denied = Denied(found["error"], found.get("status", 422), **found.get("args", {}))
            denied.reasons += tuple(Message(**reason) for reason in found.get("reasons", ()))
            raise denied
        return found
