"""What a request takes of the event loop, whatever else the loop does while it waits."""

from __future__ import annotations

import time
from collections.abc import Coroutine, Generator
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Metered(Generic[T]):
    """Await it like the work itself; `seconds` are those in which the work ran and did not wait."""

    def __init__(self, work: Coroutine[Any, Any, T]) -> None:
        self.seconds = 0.0
        self._work = work

    def __await__(self) -> Generator[Any, None, T]:
        error: BaseException | None = None
        while True:
            started = time.thread_time()
            try:
                waited = self._work.send(None) if error is None else self._work.throw(error)
            except StopIteration as done:
                found: T = done.value
                return found
            finally:
                self.seconds += time.thread_time() - started
            try:
                yield waited
                error = None
            except BaseException as thrown:
                error = thrown
