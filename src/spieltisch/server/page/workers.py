"""The workers of a page, which think for its tables: asked in JSON."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from ..workers import opponents, replays, reviews  # noqa: F401  what thinking needs
from ..workers.lanes import Died
from .browser import Browser

START_SECONDS = 120.0
PLACE = "spieltisch.server.workers."  # where all that is done elsewhere stands


class PageWorker:
    """A worker of a lane (`workers.lanes.Worker`). Two lanes may share one: it does one thing after the other."""

    def __init__(self, browser: Browser, name: str) -> None:
        self._browser = browser
        self._name = name

    def start(self) -> None:
        self._browser.think(self._name, "", lambda _answer: None)

    async def do(self, seconds: float, function: Callable[..., Any], args: tuple[Any, ...]) -> tuple[Any, float]:
        """Its time counts from when the worker is up and nothing else is in its way."""
        await asyncio.wait_for(self._ask(""), START_SECONDS)
        answer = json.loads(await asyncio.wait_for(self._ask(_written(function, args)), seconds))
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return _read(answer["found"]), answer["seconds"]

    def end(self) -> None:
        self._browser.dismiss(self._name)

    async def _ask(self, question: str) -> str:
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        def done(answer: str | None) -> None:
            if future.done():
                return
            if answer is None:
                future.set_exception(Died())
            else:
                future.set_result(answer)

        self._browser.think(self._name, question, done)
        return await future


def _written(function: Callable[..., Any], args: tuple[Any, ...]) -> str:
    name = f"{function.__module__.removeprefix(PLACE)}.{function.__name__}"
    return json.dumps([name, args], default=_bytes)


def _bytes(data: bytes) -> dict[str, str]:
    """JSON that was packed before, within JSON."""
    return {"bytes": data.decode()}


def _read(value: Any) -> Any:
    return value["bytes"].encode() if isinstance(value, dict) and value.keys() == {"bytes"} else value


# -- in the worker


def work(question: str) -> str:
    """What was asked, as JSON; an empty question only asks whether anybody is there."""
    if not question:
        return "{}"
    name, args = json.loads(question)
    module, _, function = name.rpartition(".")
    started = time.perf_counter()
    try:
        found = getattr(import_module(PLACE + module), function)(*[_read(part) for part in args])
    except Exception as error:
        return json.dumps({"error": repr(error)})
    return json.dumps({"found": found, "seconds": time.perf_counter() - started}, default=_bytes)
