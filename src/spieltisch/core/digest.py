"""Digests of positions: their canonical JSON as text, and the first half of its SHA-256."""

from __future__ import annotations

import hashlib
import json
import re
from bisect import bisect
from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from .ints import is_ints
from .stored import plain_value

if TYPE_CHECKING:
    from .state import State


def canonical_text(s: State) -> str:
    """`to_json` as text without spaces, keys in order. Every move of a match pays for it, so it must be fast."""
    return Digester().text(s)


class Digester:
    """Digests of the states of a match, one after the other: what a move did not touch keeps its text."""

    def __init__(self) -> None:
        self._values: tuple[Any, ...] = ()
        self._texts: list[str] = []
        self._stack: Any = None
        self._frames = ""

    def digest(self, s: State) -> str:
        """The same as `s.digest()`. Its values are remembered, so nobody may change them afterwards."""
        return short_digest(self.text(s))

    def text(self, s: State) -> str:
        """The same as `s.canonical()`."""
        names, at, values = _fields(type(s))
        now = values(s)
        before = self._values or (_NOTHING,) * len(now)
        texts = self._texts = [
            text if old is new or (type(old) is type(new) and old == new) else f'"{name}":{_text(s.outside(name))}'
            for text, old, new, name in zip(self._texts or names, before, now, names, strict=True)
        ]
        self._values = now
        stack = s.stack[: s.depth]
        if self._stack is None or self._stack != stack:
            self._stack = stack
            self._frames = '"frames":[' + ",".join([_frame_text(frame) for frame in s.frames]) + "]"
        pack = s.packed()
        told = ",".join([*texts[:at], self._frames, *texts[at:]])
        return "{" + told + ("}" if pack is None else f',"packed":"{pack.digest}"}}')


Fields = tuple[list[str], int, Callable[["State"], tuple[Any, ...]]]
_FIELDS: dict[type, Fields] = {}
_NOTHING = object()
_NUMBERS = re.compile(r"[-0-9, ()\[\]]*").fullmatch  # and lists and tuples of them
_encode = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode


def _fields(kind: type[State]) -> Fields:
    """The names in order but for the frames, where those belong, and what gets all their values."""
    found = _FIELDS.get(kind)
    if found is None:
        names = sorted([*kind.FIELDS, "sealed"])
        found = _FIELDS[kind] = names, bisect(names, "frames"), attrgetter(*names)
    return found


def short_digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


@lru_cache(4096)  # a few of them wait in every game
def _frame_text(frame: tuple[Any, ...]) -> str:
    name: str = frame[0].name
    return '["' + name + '"' + "".join(["," + _text(arg) for arg in frame[1:]]) + "]"


def _text(value: Any) -> str:
    """The JSON text of `plain_value(value)`. For numbers Python's own text differs only in spaces and parentheses."""
    if type(value) is int:
        return str(value)
    text = repr(list(value) if is_ints(value) else value)
    if _NUMBERS(text) is None:
        return _encode(plain_value(value))
    text = text.replace(" ", "")
    return text.replace(",)", "]}").replace(")", "]}").replace("(", '{"()":[') if "(" in text else text
