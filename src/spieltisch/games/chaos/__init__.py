"""Chaos in the Old World."""

from .game import GAME

__all__ = ["GAME"]
