"""The records of one box as tables by card: as printed, or as a pack has them. A state plays with one of them.

What no pack can change stands in `data`.
"""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Ints, ints
from spieltisch.core.packs import Boxes, Pack

from .data import CARDS, NEUTRAL, RACE, RACES, SIDE, card
from .packs import CARD_KIND


class InvasionBox:
    def __init__(self, pack: Pack | None) -> None:
        content = pack.content if pack is not None else {}
        self.pack = pack
        records = CARD_KIND.changed(content.get("card", {}))
        self.copies: Ints = ints([int(record["copies"]) for record in records])
        self.cost: Ints = ints([0 if record.get("cost") == "X" else record.get("cost", 0) for record in records])
        self.loyalty: Ints = ints([int(record.get("loyalty", 0)) for record in records])
        self.power: Ints = ints([int(record.get("power", 0)) for record in records])
        self.hit_points: Ints = ints([int(record.get("hit_points", 0)) for record in records])
        decks: dict[str, Any] = content.get("deck", {})
        self._starters = [_starter(self.copies, race, decks.get(RACES[race], {})) for race in range(NEUTRAL)]
        self._neutrals = _copies(self.copies, NEUTRAL, -1)

    def starter(self, race: int) -> list[int]:
        """The forty cards of a race's starter deck."""
        return self._starters[race][:]

    def neutrals(self) -> list[int]:
        """The 24 neutral cards that are no Alliances; the rulebook's range 111-119 leaves out the two quests."""
        return self._neutrals[:]


def _starter(copies: Ints, race: int, change: dict[str, dict[str, int]]) -> list[int]:
    if "cards" in change:
        return sorted([card(slug) for slug, count in change["cards"].items() for _ in range(count)])
    return _copies(copies, race)


def _copies(copies: Ints, race: int, side: int | None = None) -> list[int]:
    """All cards of a race; of a side too, where that is asked."""
    numbers = [number for number in range(CARDS) if RACE[number] == race and side in (None, SIDE[number])]
    return [number for number in numbers for _ in range(copies[number])]


PRINTED: Final = InvasionBox(None)
BOXES: Final[Boxes[InvasionBox]] = Boxes(InvasionBox, PRINTED)
