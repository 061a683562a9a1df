"""What changed between two views, as short as it can be told. `docs/protocol.md` says how to follow it."""

from __future__ import annotations

from typing import Any

Path = tuple[str | int, ...]
Step = list[Any]  # [path, value]: this stands there now; [path]: it is gone; [path, at, count, items]: other items
Known = dict[tuple[int, int, Path], list[Step]]

FEW = 16  # items of a list that are worth a look inside each; a longer one is a chronicle of small rows
SMALL = 4  # parts of something that is told as a whole when most of it changed
TABLE = ("view", "table")  # here what everybody sees and what is a seat's own come together
CONTAINERS = (dict, list)
NOTHING = object()


def difference(before: Any, after: Any, known: Known, path: Path = ()) -> list[Step]:
    """Steps that turn `before` into `after`. Nearly all parts are equal, and `==` says so faster than a look inside.

    `known`: what was found out about rows that stand at the same place in several views.
    """
    kind = type(after)
    if kind is not type(before) or (kind is not dict and kind is not list):
        return [[path, after]] if before != after else []
    steps = (keys if kind is dict else _items)(before, after, path, known)
    if len(steps) > 1 and len(after) <= len(steps) and _is_small(after) and path != TABLE:
        return [[path, after]]
    return steps


def _is_small(value: Any) -> bool:
    kind = type(value)
    if kind is not dict and kind is not list:
        return True
    return len(value) <= SMALL and all(map(_is_small, value.values() if kind is dict else value))


def keys(before: dict[str, Any], after: dict[str, Any], path: Path, known: Known) -> list[Step]:
    """Steps for each key that changed, never one for all."""
    steps: list[Step] = []
    added = 0
    for key, new in after.items():
        old = before.get(key, NOTHING)
        if old is new or old == new:
            continue
        if old is NOTHING:
            added += 1
        if type(new) is dict or type(new) is list:
            steps += difference(old, new, known, (*path, key))
        else:
            steps.append([(*path, key), new])
    if len(before) + added != len(after):
        steps += [[(*path, key)] for key in before if key not in after]
    return steps


def _items(before: list[Any], after: list[Any], path: Path, known: Known) -> list[Step]:
    """Each changed row where there are as many as before; else equal items at both ends stay, others come between."""
    first, last = 0, len(after)
    rest = len(before) - last
    if not rest and 0 < last <= FEW and type(after[0]) is dict:
        return _rows(before, after, path, known)
    while first < last and first < last + rest and before[first] == after[first]:
        first += 1
    while last > first and last + rest > first and before[last + rest - 1] == after[last - 1]:
        last -= 1
    new = after[first:last]
    if not new and not rest:
        return []
    if not rest and type(new[0]) in CONTAINERS and len(new) <= FEW and all(type(item) in CONTAINERS for item in new):
        return _rows(before[:last], after[:last], path, known)
    return [[path, after] if len(new) == len(after) else [path, first, last + rest - first, new]]


def _rows(before: list[Any], after: list[Any], path: Path, known: Known) -> list[Step]:
    steps: list[Step] = []
    for at, new in enumerate(after):
        old = before[at]
        if old is new or old == new:
            continue
        here = (*path, at)
        pair = id(old), id(new), here
        if pair not in known:
            known[pair] = difference(old, new, known, here)
        steps += known[pair]
    return steps
