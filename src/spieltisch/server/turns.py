"""Whose turn it is to change a table: like asyncio's lock, but it can also be taken on the spot, without a task."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Turns:
    def __init__(self) -> None:
        self._is_taken = False
        self._waiting: deque[asyncio.Future[None] | Callable[[], None]] = deque()

    def locked(self) -> bool:
        return self._is_taken

    def take(self) -> bool:
        """At once or not at all; whoever takes it must release it."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    def later(self, deed: Callable[[], None]) -> None:
        """Call the deed when its turn comes; it must see to the release."""
        self._waiting.append(deed)

    def release(self) -> None:
        """Hand it to whoever has waited longest."""
        while self._waiting:
            next_one = self._waiting.popleft()
            if not isinstance(next_one, asyncio.Future):
                next_one()
                return
            if not next_one.done():
                next_one.set_result(None)
                return
        self._is_taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.release()  # it was handed over in the very moment
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
