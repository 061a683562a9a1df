"""What a pack may change in this box: copies and numbers of cards, and the forty cards of a starter deck."""

from __future__ import annotations

from typing import Final

from spieltisch.core import Message
from spieltisch.core.fields import Field, counts, number
from spieltisch.core.packs import Content, Kind, Record, fault

from .data import NEUTRAL, RACE, RACES, RECORDS, SIDE, STARTER_RACES, card

STARTER_SIZE: Final = 40
DEALT_NEUTRALS: Final = 10
CARD_FIELDS: Final[list[Field]] = [
    number("copies", 1, 3),
    number("cost", 0, 9),
    number("loyalty", 0, 6),
    number("power", 0, 9),
    number("hit_points", 1, 12),
]


class InvasionCardKind(Kind):
    def fields_of(self, record: Record) -> list[Field]:
        """A cost of X is no number, and draft cards come in full sets."""
        fields = [field for field in super().fields_of(record) if isinstance(record[field.name], int)]
        return [field for field in fields if field.name != "copies" or record["type"] != "draft"]


CARD_KIND: Final = InvasionCardKind(
    "card", RECORDS, CARD_FIELDS, key="slug", fixed=["race", "type", "number", "traits", "keywords"], told=()
)


def _deck(race: str) -> Record:
    cards = {record["slug"]: record["copies"] for record in RECORDS if record["race"] == race}
    return {"id": race, "cards": cards, "source": "public"}


DECKABLE: Final = [record["slug"] for record in RECORDS if RACES.index(record["race"]) in STARTER_RACES]
DECK_KIND: Final = Kind(
    "deck", [_deck(RACES[race]) for race in STARTER_RACES], [counts("cards", DECKABLE, "card", 1, 3)], domain="race"
)
KINDS: Final = (CARD_KIND, DECK_KIND)


def judge(content: Content) -> tuple[list[Message], list[Message]]:
    """A starter deck has forty cards of its own race; each player is dealt ten neutral ones."""
    cards = CARD_KIND.changed(content.get("card", {}))
    found = [wrong for race, change in content.get("deck", {}).items() for wrong in _deck_faults(race, change)]
    neutral = sum([int(one["copies"]) for one in cards if RACE[card(one["slug"])] == NEUTRAL and _is_open(one["slug"])])
    if neutral < 2 * DEALT_NEUTRALS:
        found.append(fault("card", "core-pack_too_few", given=neutral, least=2 * DEALT_NEUTRALS))
    cautions: list[Message] = []
    for race in DECK_KIND.by_id:
        size = sum([int(one["copies"]) for one in cards if one["race"] == race])
        if size != STARTER_SIZE and race not in content.get("deck", {}):
            cautions.append(fault(f"deck.{race}", "core-pack_deck_size", given=size, wanted=STARTER_SIZE))
    return found, cautions


def _is_open(slug: str) -> bool:
    """No Alliance, which belongs to a side."""
    return SIDE[card(slug)] < 0


def _deck_faults(race: str, change: Record) -> list[Message]:
    cards: dict[str, int] = change.get("cards", {})
    path = f"deck.{race}.cards"
    others = [slug for slug in cards if RACES[RACE[card(slug)]] != race]
    found = [fault(f"{path}.{slug}", "core-pack_other_race", card=slug) for slug in others]
    if cards and sum(cards.values()) != STARTER_SIZE:
        found.append(fault(path, "core-pack_deck_size", given=sum(cards.values()), wanted=STARTER_SIZE))
    return found
