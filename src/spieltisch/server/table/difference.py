"""What changed between two views, as short as it can be told. `docs/protocol.md` says how to follow it."""

from __future__ import annotations

from typing import Any

Path = list[str | int]
Step = list[Any]  # [path, value]: this stands there now; [path]: it is gone; [path, at, count, items]: other items
Known = dict[tuple[int, int], tuple[Path, list[Step]]]

FEW = 16  # items of a list that are worth a look inside each; a longer one is a chronicle of small rows
SMALL = 4  # parts of something that is told as a whole when most of it changed
NOTHING = object()


def difference(before: Any, after: Any, known: Known | None = None) -> list[Step]:
    """Steps that turn `before` into `after`.

    `known`: what was found out about pairs of parts, for several views that share them. Nearly all parts are equal, and
    `==` says so faster than a look inside.
    """
    steps: list[Step] = []
    if before != after:
        _compare(before, after, [], steps, {} if known is None else known)
    return steps


def _compare(before: Any, after: Any, path: Path, steps: list[Step], known: Known) -> None:
    """The two differ. A pair of parts stands in all views at the same place, or is looked at anew."""
    kind = type(after)
    if kind is not type(before) or (kind is not dict and kind is not list):
        steps.append([path, after])
        return
    pair = (id(before), id(after))
    seen = known.get(pair)
    if seen is None or seen[0] != path:
        found: list[Step] = []
        (_keys if kind is dict else _items)(before, after, path, found, known)
        if len(found) > 1 and len(found) >= len(after) and _is_small(after):
            found = [[path, after]]
        seen = known[pair] = path, found
    steps += seen[1]


def _is_small(value: dict[str, Any] | list[Any]) -> bool:
    parts = value.values() if type(value) is dict else value
    return len(value) <= SMALL and all(type(part) not in (dict, list) or len(part) <= SMALL for part in parts)


def _keys(before: dict[str, Any], after: dict[str, Any], path: Path, steps: list[Step], known: Known) -> None:
    added = 0
    for key, new in after.items():
        old = before.get(key, NOTHING)
        if old is new or old == new:
            continue
        if old is NOTHING:
            added += 1
        if type(new) is dict or type(new) is list:
            _compare(old, new, [*path, key], steps, known)
        else:
            steps.append([[*path, key], new])
    if len(before) + added != len(after):
        steps += [[[*path, key]] for key in before if key not in after]


def _items(before: list[Any], after: list[Any], path: Path, steps: list[Step], known: Known) -> None:
    """Equal items at both ends stay; between them each changed one, or others in their place."""
    start, shorter = 0, min(len(before), len(after))
    while start < shorter and before[start] == after[start]:
        start += 1
    end = 0
    while end < shorter - start and before[-1 - end] == after[-1 - end]:
        end += 1
    old, new = before[start : len(before) - end], after[start : len(after) - end]
    if len(old) == len(new) <= FEW and all(type(item) is dict or type(item) is list for item in new):
        for at, (one, other) in enumerate(zip(old, new, strict=True), start):
            if one != other:
                _compare(one, other, [*path, at], steps, known)
    elif len(new) == len(after):
        steps.append([path, after])
    else:
        steps.append([path, start, len(old), new])
