"""`mypyc_attr` where mypy_extensions is at hand, a stand-in elsewhere: the engine needs nothing but Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

__all__ = ["mypyc_attr"]


def _unmarked(*_names: str, **_values: Any) -> Callable[[Any], Any]:
    return _same


def _same(thing: Any) -> Any:
    return thing


try:
    from mypy_extensions import mypyc_attr
except ImportError:
    mypyc_attr = _unmarked  # only mypyc reads the mark
