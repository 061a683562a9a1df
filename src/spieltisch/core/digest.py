"""Digests of positions: their canonical JSON as text, and the first half of its SHA-256."""

from __future__ import annotations

import hashlib
import json
import re
from bisect import bisect
from collections.abc import Callable, Iterable
from itertools import compress
from operator import attrgetter, ne
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
        self._kinds: list[type] = []
        self._texts: list[str] = []

    def digest(self, s: State) -> str:
        """What `s.digest()` gives. Its values are remembered, so nobody may change them afterwards."""
        return short_digest(self.text(s))

    def text(self, s: State) -> str:
        """What `s.canonical()` gives."""
        names, frames, values = _fields(type(s))
        now = values(s)
        kinds = [*map(type, now)]  # 1 == True, but they are written differently
        everything = range(len(now))
        if kinds == self._kinds:
            changed: Iterable[int] = compress(everything, map(ne, self._values, now))
        else:
            changed, self._texts = everything, [""] * (len(now) + 1)
        texts = self._texts
        later = type(s).SHEET.later
        for number in changed:
            texts[number] = f'"{names[number]}":{_text(s.encode_field(names[number]))}'
            if later and later.get(names[number]) == now[number]:
                texts[number] = ""
        self._values, self._kinds = now, kinds
        texts[-1] = _frames_text(s)
        pack = s.pack_in_use()
        told = ",".join([*texts[:frames], texts[-1], *texts[frames:-1]])
        if later:
            told = ",".join(filter(None, [*texts[:frames], texts[-1], *texts[frames:-1]]))
        unknown = f',"unknown":{s.unknown}' if s.unknown else ""
        return "{" + told + ("" if pack is None else f',"packed":"{pack.digest}"') + unknown + "}"


Fields = tuple[list[str], int, Callable[["State"], tuple[Any, ...]]]
KEPT = 10_000
_FIELDS: dict[type, Fields] = {}
_FRAMES: dict[tuple[int, ...], str] = {}  # the newest, by what stands on the stack
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


def _frames_text(s: State) -> str:
    """Of the stack. What waits there in one game waits in every other, so its texts are kept."""
    stack = tuple(s.stack[: s.depth])
    text = _FRAMES.get(stack)
    if text is None:
        if len(_FRAMES) >= KEPT:
            _FRAMES.clear()
        rows = ["".join([f'["{frame.name}"', *["," + _text(arg) for arg in args], "]"]) for frame, *args in s.frames]
        text = _FRAMES[stack] = '"frames":[' + ",".join(rows) + "]"
    return text


def _text(value: Any) -> str:
    """The JSON text of `plain_value(value)`. For numbers Python's own text differs only in spaces and parentheses."""
    if type(value) is int:
        return str(value)
    text = repr(list(value) if is_ints(value) else value)
    if _NUMBERS(text) is None:
        return _encode(plain_value(value))
    text = text.replace(" ", "")
    return text.replace(",)", "]}").replace(")", "]}").replace("(", '{"()":[') if "(" in text else text
