"""What is in the box, for clients that show it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from .data import CAPITALS, RACES, RECORDS, SLUGS, STARTER_RACES, starter
from .setup import SWITCHES


def box() -> dict[str, Any]:
    return {
        "cards": RECORDS,
        "capitals": CAPITALS,
        "starters": {RACES[race]: dict(Counter([SLUGS[number] for number in starter(race)])) for race in STARTER_RACES},
        "switches": [name for name, _, _ in SWITCHES],
    }
