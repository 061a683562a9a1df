"""What mypyc reads and plain Python only needs by name: the engine runs without mypy_extensions too."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

__all__ = ["i64", "mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:

    def mypyc_attr(*_names: str, **_values: Any) -> Callable[[Any], Any]:
        return _same

    def _same(thing: Any) -> Any:
        return thing

    i64 = int
