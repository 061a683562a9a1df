"""A hand of cards in one line."""

from __future__ import annotations

from collections import Counter
from typing import Any

from spieltisch.locale.speech import Speech


def in_line(cards: list[dict[str, Any]], speech: Speech) -> str:
    """Costs and names, copies counted: "0 Blood Frenzy ×4 · 1 Battle Cry"."""
    counted = Counter((card["cost"], card["card"]) for card in cards)
    names = [f"{cost} {speech.name('card', card)}" + f" ×{n}" * (n > 1) for (cost, card), n in counted.items()]
    return "✋ " + " · ".join([name.replace(" ", "\N{NO-BREAK SPACE}", 1) for name in names])
