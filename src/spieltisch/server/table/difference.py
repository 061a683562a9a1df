"""What changed between two views, as short as it can be told. `docs/protocol.md` says how to follow it."""

from __future__ import annotations

from typing import Any

Step = list[Any]  # [path, value]: this stands there now; [path]: it is gone; [path, at, count, items]: other items
Known = dict[tuple[int, int], list[Step]]

FEW = 16  # items of a list that are worth a look inside each; a longer one is a chronicle of small rows
NOTHING = object()


def difference(before: Any, after: Any, known: Known | None = None) -> list[Step]:
    """Steps that turn `before` into `after`. Parts that are the same object are not looked into.

    `known`: what was found out about pairs of parts, for several views that share them.
    """
    known = {} if known is None else known
    pair = (id(before), id(after))
    steps = known.get(pair)
    if steps is None:
        if type(after) is dict and type(before) is dict:
            steps = _keys(before, after, known)
        elif type(after) is list and type(before) is list:
            steps = _items(before, after, known) if before != after else []
        else:
            steps = [[[], after]] if before is not after and before != after else []
        known[pair] = steps
    return steps


def _keys(before: dict[str, Any], after: dict[str, Any], known: Known) -> list[Step]:
    steps: list[Step] = []
    added = 0
    for key, new in after.items():
        old = before.get(key, NOTHING)
        if old is new:
            continue
        if old is NOTHING:
            added += 1
            steps.append([[key], new])
        elif type(new) is dict or type(new) is list:
            for step in difference(old, new, known):
                steps.append([[key, *step[0]], *step[1:]])
        elif old != new:
            steps.append([[key], new])
    if len(before) + added != len(after):
        steps += [[[key]] for key in before if key not in after]
    return steps


def _items(before: list[Any], after: list[Any], known: Known) -> list[Step]:
    """Equal items at both ends stay; between them each changed one, or others in their place."""
    start, shorter = 0, min(len(before), len(after))
    while start < shorter and (before[start] is after[start] or before[start] == after[start]):
        start += 1
    end = 0
    while end < shorter - start and (before[-1 - end] is after[-1 - end] or before[-1 - end] == after[-1 - end]):
        end += 1
    old, new = before[start : len(before) - end], after[start : len(after) - end]
    if len(old) == len(new) <= FEW and all(type(item) is dict or type(item) is list for item in new):
        return [
            [[at, *step[0]], *step[1:]]
            for at, (one, other) in enumerate(zip(old, new, strict=True), start)
            for step in difference(one, other, known)
        ]
    if len(new) == len(after):
        return [[[], after]]
    return [[[], start, len(old), new]]
