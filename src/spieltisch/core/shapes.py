"""Shapes of JSON that all titles share. A title declares its own in `shapes.py`; see web/scripts/shapes.py."""

from __future__ import annotations

from typing import Any, TypedDict


class MessageShape(TypedDict):
    """A sentence as key and arguments."""

    key: str
    args: dict[str, Any]


class CauseShape(TypedDict):
    """One line under a number: what it comes from."""

    key: str
    value: int
    args: dict[str, Any]
