"""What strangers send is measured before anybody works on it: depth, parts, length of texts, size of numbers."""

from __future__ import annotations

import re
from typing import Any

from ..table.services import Denied

DEPTH = 24
PARTS = 20_000
LETTERS = 20_000
LARGEST = 9_999
SIGNS = 100_000  # of a body: what begins another part; the longest game has a third of them
HUGE = re.compile(r"\d{5}")


def check_signs(data: bytes) -> None:
    """How many parts the JSON has at most, without reading it: commas and brackets in texts count as well."""
    if sum(data.count(sign) for sign in (b",", b"[", b"{")) > SIGNS:
        raise Denied("too_large", 413, limit=SIGNS)


def check_small(value: Any) -> None:
    """A written position or options: nothing in any game is counted in tens of thousands."""
    _walk(value, PARTS, LARGEST)
    if any(HUGE.search(text) for text in _texts(value)):
        raise Denied("too_large", 422, limit=LARGEST)


def check_option_sizes(options: dict[str, Any]) -> None:
    """Options or a position; a pack among them is measured by its title, which knows how long one may be."""
    check_small({name: value for name, value in options.items() if name != "pack"})


def check_log(value: dict[str, Any], bound: int) -> None:
    """A log: as many entries as a game can have, and its position as any other."""
    entries = value.get("entries")
    if not isinstance(entries, list) or len(entries) > bound or not isinstance(value.get("seats", 1), int):
        raise Denied("bad_log", 422, entry=0)
    for key in ("position", "options"):
        if isinstance(value.get(key), dict):
            check_option_sizes(value[key])
    _walk(value, 2 * SIGNS, 1 << 53)


def _walk(value: Any, parts: int, largest: int) -> None:
    layer, depth = [value], 0
    while layer:
        parts -= len(layer)
        depth += 1
        if parts < 0 or depth > DEPTH:
            raise Denied("too_large", 422, limit=PARTS)
        for part in layer:
            if (isinstance(part, str) and len(part) > LETTERS) or (
                isinstance(part, int | float) and abs(part) > largest
            ):
                raise Denied("too_large", 422, limit=largest)
        layer = [inner for part in layer if isinstance(part, dict | list) for inner in _inside(part)]


def _inside(part: dict[str, Any] | list[Any]) -> list[Any]:
    return [*part.keys(), *part.values()] if isinstance(part, dict) else part


def _texts(value: Any) -> list[str]:
    found, layer = [], [value]
    while layer:
        found += [part for part in layer if isinstance(part, str)]
        layer = [inner for part in layer if isinstance(part, dict | list) for inner in _inside(part)]
    return found
