"""Digests of positions: their canonical JSON as text, and the first half of its SHA-256."""

from __future__ import annotations

import hashlib
import json
import re
from typing import TYPE_CHECKING, Any

from .ints import is_ints
from .stored import plain_value

if TYPE_CHECKING:
    from .state import State


def canonical_text(s: State) -> str:
    """`to_json` as text without spaces, keys in order. Every move of a match pays for it, so it must be fast."""
    return _joined([_field_text(s, name) for name in _names(type(s))])


class Digester:
    """Digests of the states of a match, one after the other: what a move did not touch keeps its text."""

    def __init__(self) -> None:
        self._last: State | None = None
        self._texts: list[str] = []

    def digest(self, s: State) -> str:
        """The same as `s.digest()`. The state is remembered, so nobody may change it afterwards."""
        last, names = self._last, _names(type(s))
        if last is None or type(last) is not type(s):
            self._texts = [_field_text(s, name) for name in names]
        else:
            self._texts = [
                text if _is_same(getattr(last, name), getattr(s, name)) else _field_text(s, name)
                for name, text in zip(names, self._texts, strict=True)
            ]
        self._last = s
        return short_digest(_joined(self._texts))


_NAMES: dict[type, list[str]] = {}
_NUMBERS = re.compile(r"[-0-9, ()\[\]]*").fullmatch  # and lists and tuples of them
_encode = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode


def _names(kind: type[State]) -> list[str]:
    names = _NAMES.get(kind)
    if names is None:
        names = _NAMES[kind] = sorted([*kind.FIELDS, "frames", "sealed"])
    return names


def _is_same(old: Any, new: Any) -> bool:
    return old is new or (type(old) is type(new) and bool(old == new))


def _joined(texts: list[str]) -> str:
    return "{" + ",".join(texts) + "}"


def short_digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def _field_text(s: State, name: str) -> str:
    if name == "frames":
        return '"frames":[' + ",".join([_frame_text(frame) for frame in s.frames]) + "]"
    return f'"{name}":{_text(s.sealed if name == "sealed" else s.outside(name))}'


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
