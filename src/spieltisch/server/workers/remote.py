"""Workers on other machines: a member's computer, a Ray cluster. Each is one socket that is asked one thing at a time.

They are sent only questions of opponents and hints, which hold what one seat may know. Their answers are checked.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from msgspec import Struct

from .lanes import Died, Fits, Job

SECONDS = 10.0  # for an answer; after that the question is answered here
MOST_WRONG = 3  # answers that are none, after which a helper is sent away
BLOCKED = 3_600.0  # seconds, until it may come back

Scope = Literal["own", "lent"]


class HelperAnswer(Struct):
    """What a helper sends: `result` is an action, or a list of hints."""

    id: int
    result: Any = None
    seconds: float = 0.0


@dataclass(slots=True)
class Helper:
    """Everybody who comes with one key."""

    name: str
    scope: Scope
    workers: set[RemoteWorker] = field(default_factory=set)
    answered: int = 0
    lost: int = 0  # questions that it took and did not answer in time
    wrong: int = 0
    seconds: float = 0.0  # of its processors, as it says
    blocked_until: float = 0.0

    def fits(self) -> Fits:
        return _may_go_to_own if self.scope == "own" else _may_go_to_lent


def _may_go_to_own(job: Job) -> bool:
    return job.reach != "here"


def _may_go_to_lent(job: Job) -> bool:
    return job.reach == "lent"


class RemoteWorker:
    def __init__(
        self, helper: Helper, send: Callable[[bytes], None], close: Callable[[], None], now: Callable[[], float]
    ) -> None:
        self.helper = helper
        self._send = send
        self._close = close
        self._now = now
        self._numbers = itertools.count(1)
        self._asked: tuple[int, asyncio.Future[HelperAnswer]] | None = None

    def start(self) -> None:
        """It is there already."""

    async def do(self, seconds: float, function: Callable[..., Any], args: tuple[Any, ...]) -> tuple[Any, float]:
        """`function` is `think`: the helper has its own."""
        (question,) = args
        number, future = next(self._numbers), asyncio.get_running_loop().create_future()
        self._asked = number, future
        limit = min(seconds, SECONDS)
        self._send(msgspec.json.encode({"type": "question", "id": number, "seconds": limit, "question": question}))
        try:
            answer = await asyncio.wait_for(future, limit)
        except (TimeoutError, Died):
            self.helper.lost += 1
            raise
        finally:
            self._asked = None
        if not fits_question(question, answer.result):
            self._note_wrong()
            raise Died
        took = min(max(answer.seconds, 0.0), limit)
        self.helper.answered += 1
        self.helper.seconds += took
        return answer.result, took

    def receive(self, data: bytes) -> None:
        try:
            answer = msgspec.json.decode(data, type=HelperAnswer)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._note_wrong()
            self.end()
            return
        if self._asked is not None and answer.id == self._asked[0] and not self._asked[1].done():
            self._asked[1].set_result(answer)

    def disconnect(self) -> None:
        """Its socket is gone: whoever waits for it need not wait any longer."""
        if self._asked is not None and not self._asked[1].done():
            self._asked[1].set_exception(Died())

    def end(self) -> None:
        self._close()

    def _note_wrong(self) -> None:
        self.helper.wrong += 1
        if self.helper.wrong % MOST_WRONG == 0:
            self.helper.blocked_until = self._now() + BLOCKED
            for worker in list(self.helper.workers):
                worker.end()


def fits_question(question: dict[str, Any], result: Any) -> bool:
    """Whether it is an answer at all: a legal action, or hints about legal actions with chances between 0 and 1."""
    legal = question["legal"]
    if question["kind"] == "choose":
        return isinstance(result, str) and result in legal
    return isinstance(result, list) and all(_is_hint(one, legal) for one in result)


def _is_hint(one: Any, legal: list[str]) -> bool:
    if not isinstance(one, dict) or one.get("action") not in legal:
        return False
    value, visits, reason = one.get("value"), one.get("visits", 0), one.get("reason")
    is_chance = value is None or (isinstance(value, int | float) and 0 <= value <= 1)
    is_reason = reason is None or (isinstance(reason, dict) and isinstance(reason.get("key"), str))
    return is_chance and isinstance(visits, int) and is_reason


class Helpers:
    """Who is here, by the digest of their keys."""

    def __init__(self) -> None:
        self.known: dict[str, Helper] = {}

    def of(self, key: str, name: str, scope: Scope) -> Helper:
        helper = self.known.setdefault(key, Helper(name, scope))
        helper.name, helper.scope = name, scope
        return helper

    def states(self) -> list[Helper]:
        return list(self.known.values())
