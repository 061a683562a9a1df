"""What the page does for the server in it: JavaScript, or the stand-ins of a test."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol


class Browser(Protocol):
    """Texts are JSON: they cross from one language to the other as they are."""

    def say(self, viewer: str, text: str) -> None: ...

    def close(self, viewer: str, code: int) -> None: ...

    def keep(self, change: str, done: Callable[[str | None], None]) -> None:
        """Store it, all or nothing, then call `done` with nothing, or with what went wrong."""

    def load(self, table: str) -> Awaitable[str | None]: ...

    def heads(self) -> Awaitable[str]: ...

    def keep_replay(self, name: str, body: str) -> Awaitable[None]: ...

    def load_replay(self, name: str) -> Awaitable[str | None]: ...

    def think(self, lane: str, question: str, done: Callable[[str | None], None]) -> None:
        """Ask the worker of that lane; None if it ended before it had answered."""

    def dismiss(self, lane: str) -> None:
        """End the worker of that lane; the next question starts another."""
