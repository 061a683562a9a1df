"""Small World of Warcraft for one to five players."""

from __future__ import annotations

from .title import GAME

__all__ = ["GAME"]
