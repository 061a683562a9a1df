"""Packed vectors and native integers where mypyc compiles, lists and ints elsewhere: the engine needs only Python.

This file itself is never compiled. `vec[i64](…)`, `append` and their like become a few machine instructions in a
compiled module; interpreted modules get what stands below. Where the kernel is compiled and a title is not, the title
meets lists of its own and vectors of the kernel, and the same calls take both.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["append", "extend", "i64", "mypyc_attr", "pop", "remove", "vec"]

if TYPE_CHECKING:
    from librt.vecs import append, extend, pop, remove, vec
    from mypy_extensions import i64, mypyc_attr
else:
    from importlib.machinery import EXTENSION_SUFFIXES
    from importlib.util import find_spec
    from operator import iadd

    i64 = int
    vec = {int: list}  # the fastest thing that answers to vec[i64]

    def append(items, item):
        """One item more, at the end; keep what comes back: `v = append(v, item)`.

        >>> list(append(ints([1, 2]), 3))
        [1, 2, 3]
        """
        items.append(item)
        return items

    extend = iadd

    def pop(items, at=-1):
        """The vector without one item, the last unless told otherwise, and that item: `v, item = pop(v)`.

        >>> deck, card = pop(ints([4, 5, 6]))
        >>> list(deck), card
        ([4, 5], 6)
        """
        item = items.pop(at)
        return items, item

    def remove(items, item):
        """The vector without the first item of that value: `v = remove(v, item)`.

        >>> list(remove(ints([3, 1, 3]), 3))
        [1, 3]
        """
        items.remove(item)
        return items

    if find_spec("spieltisch.core.ints").origin.endswith(tuple(EXTENSION_SUFFIXES)):
        from functools import wraps

        from librt import vecs

        def _for_both(of_lists, of_vectors):
            @wraps(of_lists)
            def call(items, *rest):
                return (of_lists if type(items) is list else of_vectors)(items, *rest)

            return call

        append = _for_both(append, vecs.append)
        extend = _for_both(extend, vecs.extend)
        pop = _for_both(pop, vecs.pop)
        remove = _for_both(remove, vecs.remove)

    def mypyc_attr(**_marks):
        return _same

    def _same(thing):
        return thing
