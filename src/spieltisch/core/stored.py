"""Positions as JSON, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .ints import is_ints
from .packs import Pack
from .stack import frame_named

if TYPE_CHECKING:
    from .state import State


EXTRAS = {"packed", "unknown"}  # only in positions that have them


def fill(s: State, data: dict[str, Any], frames: list[tuple[Any, ...]], pack: Pack | None) -> None:
    """Set every field of a blank state from its JSON form; the caller has resolved the frames and checked the pack."""
    s.use_pack(pack)
    later = type(s).SHEET.later
    fields = [field for field in type(s).FIELDS if field not in later or field in data]
    if set(data) - EXTRAS != {*fields, "frames", "sealed"}:
        odd = sorted({*fields, "frames", "sealed"} ^ (set(data) - EXTRAS))
        raise ValueError(f"a stored position must have exactly the fields of its title; odd: {', '.join(odd)}")
    for field in fields:
        setattr(s, field, s.decode_field(field, unplain(data[field])))
    s.set_frames(frames)
    s.sealed = list(data["sealed"])
    s.unknown = int(data.get("unknown", 0))
    s.listed = False


def unpickled(kind: type[State], data: dict[str, Any], packages: list[str]) -> State:
    s = kind()
    rows = zip(packages, data["frames"], strict=True)
    pack = Pack(data["packed"]["digest"], data["packed"]["pack"]) if "packed" in data else None
    fill(s, data, [(frame_named(package, row[0], {}), *map(unplain, row[1:])) for package, row in rows], pack)
    return s


def plain_value(value: Any) -> Any:
    """JSON has no tuples, and a round trip must not turn one into a list."""
    if isinstance(value, tuple):
        return {"()": [item if type(item) is int else plain_value(item) for item in value]}
    if isinstance(value, list) or is_ints(value):
        return [item if type(item) is int else plain_value(item) for item in value]
    if value is None or isinstance(value, (int, str)):
        return value
    raise TypeError(f"{type(value).__name__} can not live in a state: {value!r}")


def unplain(value: Any) -> Any:
    if isinstance(value, dict):
        return tuple([unplain(item) for item in value["()"]])
    if isinstance(value, list):
        return [unplain(item) for item in value]
    return value
