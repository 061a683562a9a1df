"""`Ints`: a vector of native integers in the compiled build, a list elsewhere. Both have len, items, slices, `in`, ==.

It grows by `v = append(v, item)` and shrinks by `v, item = pop(v)`: a vector may move when its size changes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from ._native import i64, vec

Ints: TypeAlias = vec[i64]

KIND: Final = type(vec[i64]())
_SHEET: Final = 256
_BLANK: Final = vec[i64]([0] * _SHEET)
IS_PACKED: Final = KIND.__name__ != "list"


def ints(items: Iterable[int]) -> Ints:
    """The items as this build keeps them. Compiled loops rather say `vec[i64]([… for … in …])`.

    >>> hand = ints([2, 0, 5])
    >>> len(hand), hand[0], 5 in hand
    (3, 2, True)
    """
    return vec[i64](items)


def zeros(size: i64) -> Ints:
    """So many zeros: a counter for each seat, each region.

    >>> points = zeros(3)
    >>> points[1] += 2
    >>> list(points)
    [0, 2, 0]
    """
    return _BLANK[:size] if size <= _SHEET else vec[i64]([0] * size)


def room(size: i64) -> Ints:
    """Empty, but it does not move before it has grown to that size: for long lists of actions.

    >>> list(append(room(60), 7))
    [7]
    """
    return vec[i64](capacity=size) if IS_PACKED else vec[i64]()


def is_ints(value: object) -> bool:
    return isinstance(value, KIND)
