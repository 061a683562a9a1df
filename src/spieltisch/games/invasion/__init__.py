"""Warhammer: Invasion, the core set."""

from .title import GAME

__all__ = ["GAME"]
