"""The stack of a state in one vector: the arguments of a frame, then its number. Frames are numbered as they load."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

from ._native import i64


class Frame:
    """What may stand on the stack. `name` is relative to its title's package: `flow.assign_hits`.

    `function` is what a step does, or lists the actions of a decision; `arity` counts the arguments on the stack,
    `truths` are those that are yes or no: numbers inside, words of truth outside.
    """

    def __init__(
        self,
        function: Callable[..., Any],
        given: int,
        truths: Sequence[str] = (),
        *,
        waits: bool = False,
        many: bool = False,
        always_ask: bool = False,
    ) -> None:
        self.package, self.name = _split(function)
        self.function = function
        self.waits = waits
        self.many = many  # several seats at once
        self.always_ask = always_ask
        self.taken: Callable[..., None] = _nothing_taken
        parameters = list(inspect.signature(function).parameters)[given:]
        self.arity: i64 = len(parameters)
        self.truths = [parameters.index(name) for name in truths]
        key = (self.package, self.name)
        old = _BY_NAME.get(key)
        if old is not None and old.waits != waits:
            raise ValueError(f"two frames are called {self.name} in {self.package}")
        self.number: i64 = len(FRAMES)
        FRAMES.append(self)
        _BY_NAME[key] = self

    def __repr__(self) -> str:
        return self.name

    def __call__(self, *args: Any) -> None:
        """Only steps can be called; mypyc wants the slot in the class that lays the object out."""
        raise TypeError(f"{self.name} is asked of a seat: push it")


def _nothing_taken(*_args: Any) -> None:
    raise LookupError("a decision needs a function decorated with its .take")


FRAMES: Final[list[Frame]] = []
_BY_NAME: dict[tuple[str, str], Frame] = {}


def _split(function: Callable[..., Any]) -> tuple[str, str]:
    """Package and name of a frame; a title that is one single module is its own package.

    Stored games and digests carry the name, so a module that was moved says `STORED_AS` what it was called.
    """
    module: str = function.__module__
    name: str = function.__name__
    parts = module.split(".")
    if parts[:2] == ["spieltisch", "games"] and len(parts) > 3:
        room: str = getattr(sys.modules.get(module), "STORED_AS", ".".join(parts[3:]))
        return ".".join(parts[:3]), f"{room}.{name}"
    if len(parts) > 1 and parts[0] != "spieltisch":
        return parts[0], ".".join([*parts[1:], name])
    return module, name


def frame_named(package: str, name: str, renamed: dict[str, str]) -> Frame:
    frame = _BY_NAME.get((package, renamed.get(name, name)))
    if frame is None:
        raise ValueError(f"{package} has no frame called {name}")
    return frame
