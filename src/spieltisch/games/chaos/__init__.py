"""Chaos in the Old World."""

from .title import GAME

__all__ = ["GAME"]
