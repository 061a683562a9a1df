"""What a pack may change in this box: copies and numbers of cards, and the forty cards of a starter deck."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from spieltisch.core import Message
from spieltisch.core.fields import Field, counts, number
from spieltisch.core.packs import Content, Kind, Record, fault

from .data import RACE, RACES, RECORDS, SLUGS, STARTER_RACES, card, starter

STARTER_SIZE: Final = 40
CARD_FIELDS: Final[list[Field]] = [
    number("copies", 0, 6),
    number("cost", 0, 9),
    number("loyalty", 0, 6),
    number("power", 0, 9),
    number("hit_points", 1, 12),
]


class Cards(Kind):
    def fields_of(self, record: Record) -> list[Field]:
        """A cost of X is no number."""
        return [field for field in super().fields_of(record) if isinstance(record[field.name], int)]


def _deck(race: int) -> Record:
    cards = dict(Counter([SLUGS[number] for number in starter(race)]))
    return {"id": RACES[race], "cards": cards, "source": "public"}


DECKABLE: Final = [slug for slug in SLUGS if RACE[card(slug)] in STARTER_RACES]
DECKS: Final[list[dict[str, Any]]] = [_deck(race) for race in STARTER_RACES]
KINDS: Final = (
    Cards(
        "card", RECORDS, CARD_FIELDS, key="slug", fixed=["race", "type", "number", "traits", "keywords"], has_text=True
    ),
    Kind("deck", DECKS, [counts("cards", DECKABLE, "card", 1, 3)], domain="race"),
)


def judge(content: Content) -> tuple[list[Message], list[Message]]:
    """A starter deck has forty cards of its own race."""
    found: list[Message] = []
    for race, change in content.get("deck", {}).items():
        cards: dict[str, int] = change.get("cards", {})
        path = f"deck.{race}.cards"
        for slug in cards:
            if RACES[RACE[card(slug)]] != race:
                found.append(fault(f"{path}.{slug}", "core-pack_other_race", card=slug))
        size = sum(cards.values())
        if cards and size != STARTER_SIZE:
            found.append(fault(path, "core-pack_deck_size", given=size, wanted=STARTER_SIZE))
    return found, []
