"""State is flat data: ints, lists of ints, short tuples. One slotted class per title."""

from __future__ import annotations

import hashlib
import json
import re
from typing import TYPE_CHECKING, Any, ClassVar

from ._mypyc import mypyc_attr

if TYPE_CHECKING:
    from .event import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position, including the frames that wait on its stack.

    A title lists its own attributes in FIELDS; `copy`, `digest` and JSON cover exactly those and the stack.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()

    frames: list[tuple[Any, ...]]
    sealed: list[int]
    options: list[int] | None
    events: list[tuple[int, Event, tuple[Any, ...]]] | None

    __slots__ = ("events", "frames", "options", "sealed")

    def __init__(self) -> None:
        self.frames = []
        self.sealed = []
        self.options = None
        self.events = None

    def push(self, *frame: Any) -> None:
        """A step or decision, then its arguments."""
        self.frames.append(frame)

    def emit(self, event: Event, *args: Any) -> None:
        events = self.events
        if events is not None:
            events.append((-1, event, args))

    def tell(self, mask: int, event: Event, *args: Any) -> None:
        """Emit only to the seats in the bit mask; `~seat_mask(seat)` is everybody else."""
        events = self.events
        if events is not None:
            events.append((mask, event, args))

    def copy(self) -> State:
        """Titles write their own, field by field, because search lives on it; this one serves small games."""
        twin = type(self)()
        self.copy_base(twin)
        for field in type(self).FIELDS:
            setattr(twin, field, _copied(getattr(self, field)))
        return twin

    def copy_base(self, twin: State) -> None:
        """The kernel's share of a hand-written copy. Events stay behind: a copy starts silent."""
        twin.frames = self.frames[:]
        twin.sealed = self.sealed[:]
        twin.options = self.options
        twin.events = None

    def to_json(self) -> dict[str, Any]:
        data = {field: _plain(getattr(self, field)) for field in type(self).FIELDS}
        data["frames"] = [[frame[0].name, *[_plain(arg) for arg in frame[1:]]] for frame in self.frames]
        data["sealed"] = self.sealed[:]
        return data

    def digest(self) -> str:
        return _short(self.canonical())

    def canonical(self) -> str:
        """`to_json` as text without spaces, keys in order. Every move of a match pays for it, so it must be fast."""
        return _joined([_field_text(self, name) for name in _names(type(self))])


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
        return _short(_joined(self._texts))


def fill(s: State, data: dict[str, Any], frames: list[tuple[Any, ...]]) -> None:
    """Set every field of a blank state from its JSON form; the caller has resolved the frames."""
    fields = type(s).FIELDS
    if set(data) != {*fields, "frames", "sealed"}:
        odd = sorted({*fields, "frames", "sealed"} ^ set(data))
        raise ValueError(f"a stored position must have exactly the fields of its title; odd: {', '.join(odd)}")
    for field in fields:
        setattr(s, field, unplain(data[field]))
    s.frames = frames
    s.sealed = list(data["sealed"])
    s.options = None


def _copied(value: Any) -> Any:
    return [_copied(item) for item in value] if isinstance(value, list) else value


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


def _short(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def _field_text(s: State, name: str) -> str:
    if name == "frames":
        return '"frames":[' + ",".join([_frame_text(frame) for frame in s.frames]) + "]"
    return f'"{name}":{_text(getattr(s, name))}'


def _frame_text(frame: tuple[Any, ...]) -> str:
    name: str = frame[0].name
    return '["' + name + '"' + "".join(["," + _text(arg) for arg in frame[1:]]) + "]"


def _text(value: Any) -> str:
    """The JSON text of `_plain(value)`. For whole numbers Python's own text differs only in spaces and parentheses."""
    if type(value) is int:
        return str(value)
    text = repr(value)
    if _NUMBERS(text) is None:
        return _encode(_plain(value))
    text = text.replace(" ", "")
    return text.replace(",)", "]}").replace(")", "]}").replace("(", '{"()":[') if "(" in text else text


def _plain(value: Any) -> Any:
    """JSON has no tuples, and a round trip must not turn one into a list."""
    if isinstance(value, tuple):
        return {"()": [item if type(item) is int else _plain(item) for item in value]}
    if isinstance(value, list):
        return [item if type(item) is int else _plain(item) for item in value]
    if value is None or isinstance(value, (int, str)):
        return value
    raise TypeError(f"{type(value).__name__} can not live in a state: {value!r}")


def unplain(value: Any) -> Any:
    if isinstance(value, dict):
        return tuple([unplain(item) for item in value["()"]])
    if isinstance(value, list):
        return [unplain(item) for item in value]
    return value
