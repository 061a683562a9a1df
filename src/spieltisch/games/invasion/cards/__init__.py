"""What the cards do, one block per card in printed order. Cards without text need none."""

from . import chaos, dark_elves, dwarfs, empire, high_elves, neutral, orcs

__all__ = ["chaos", "dark_elves", "dwarfs", "empire", "high_elves", "neutral", "orcs"]
