"""Views as arrays. A view is words and numbers in a tree; the hashing trick gives it a fixed size without a schema.

Every path of the tree has a place in the array. A number stands there squashed into -1 … 1, a word switches on that
of `path=word`; in a list of words each word is counted, because hands and piles have no order. The hash is fixed, so
that arrays mean the same on every machine.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

SIZE = 2048
HALF = 8.0  # this number stands as one half


def encode(view: dict[str, Any], size: int = SIZE) -> NDArray[np.float32]:
    """A view as so many numbers between -1 and 1.

    >>> view = {"night": 3, "hand": ["star", "ember"]}
    >>> encode(view).shape, encode(view, size=64).shape
    ((2048,), (64,))
    >>> int((encode(view) != 0).sum())
    3
    """
    array = np.zeros(size, dtype=np.float32)
    _encode(array, "", view)
    return np.asarray(array / (np.abs(array) + HALF), dtype=np.float32)


def _encode(array: NDArray[np.float32], path: str, value: Any) -> None:
    if value is None or value is False:
        return
    if isinstance(value, dict):
        for name, inner in value.items():
            _encode(array, f"{path}.{name}", inner)
    elif isinstance(value, (list, tuple)):
        for place, inner in enumerate(value):
            _encode(array, path if isinstance(inner, str) else f"{path}.{place}", inner)
    elif isinstance(value, str):
        _add(array, f"{path}={value}", HALF)
    elif value is True:
        _add(array, path, HALF)
    else:
        _add(array, path, float(value))


def _add(array: NDArray[np.float32], path: str, amount: float) -> None:
    place = crc32(path.encode())
    array[place % array.size] += amount if place & 0x8000_0000 else -amount
