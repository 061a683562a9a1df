"""What is printed on the components, as tables indexed by card. The records themselves are in data/*.toml."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Ints, ints, title_data

PACKAGE: Final = "spieltisch.games.invasion"
RECORDS: Final[list[dict[str, Any]]] = title_data(PACKAGE, "cards.toml")["card"]
CAPITALS: Final[list[dict[str, Any]]] = title_data(PACKAGE, "capitals.toml")["capital"]

KINGDOM: Final = 0
QUEST: Final = 1
BATTLEFIELD: Final = 2
ZONES: Final = (KINGDOM, QUEST, BATTLEFIELD)
ZONE_NAMES: Final = ("kingdom", "quest", "battlefield")

RACES: Final = ("dwarf", "empire", "high_elf", "orc", "chaos", "dark_elf", "neutral", "none")
DWARF: Final = 0
EMPIRE: Final = 1
HIGH_ELF: Final = 2
ORC: Final = 3
CHAOS: Final = 4
DARK_ELF: Final = 5
NEUTRAL: Final = 6
ORDER_RACES: Final = (DWARF, EMPIRE, HIGH_ELF)
DESTRUCTION_RACES: Final = (ORC, CHAOS, DARK_ELF)

TYPES: Final = ("unit", "support", "quest", "tactic", "draft", "development")
UNIT: Final = 0
SUPPORT: Final = 1
QUEST_CARD: Final = 2
TACTIC: Final = 3
DRAFT_CARD: Final = 4
DEVELOPMENT: Final = 5  # what any card becomes when it lies face down

SLUGS: Final[tuple[str, ...]] = tuple(record["slug"] for record in RECORDS)
CARDS: Final = len(SLUGS)
NUMBER_OF: Final[dict[str, int]] = {slug: card for card, slug in enumerate(SLUGS)}


def card(slug: str) -> int:
    return NUMBER_OF[slug]


def _keyword(record: dict[str, Any], name: str) -> int:
    """The number behind a keyword; X is 0 unless a card sets it."""
    for keyword in record.get("keywords", []):
        if keyword.startswith(name + "_"):
            value: str = keyword.rpartition("_")[2]
            return int(value) if value.isdecimal() else 0
    return 0


def _has(record: dict[str, Any], key: str, word: str) -> bool:
    return word in record.get(key, [])


def _only_zone(record: dict[str, Any]) -> int:
    """Quests lie in the quest zone; other cards may have it printed."""
    if record["type"] == "quest":
        return QUEST
    for zone, name in enumerate(ZONE_NAMES):
        if _has(record, "keywords", f"{name}_only"):
            return zone
    return -1


def _symbols(record: dict[str, Any]) -> tuple[int, ...]:
    race = RACES.index(record["race"])
    return tuple(RACES.index(name) for name in record.get("symbols", [])) or ((race,) if race < NEUTRAL else ())


def _side(record: dict[str, Any]) -> int:
    race = RACES.index(record["race"])
    if race in ORDER_RACES or _has(record, "keywords", "order_only"):
        return 0
    if race in DESTRUCTION_RACES or _has(record, "keywords", "destruction_only"):
        return 1
    return -1


TYPE: Final[Ints] = ints([TYPES.index(record["type"]) for record in RECORDS])
RACE: Final[Ints] = ints([RACES.index(record["race"]) for record in RECORDS])
NUMBER: Final[Ints] = ints([record["number"] for record in RECORDS])
X_COST: Final[Ints] = ints([int(record.get("cost") == "X") for record in RECORDS])
UNIQUE: Final[Ints] = ints([int(record.get("unique", False)) for record in RECORDS])
SYMBOLS: Final[tuple[tuple[int, ...], ...]] = tuple([_symbols(record) for record in RECORDS])
SIDE: Final[Ints] = ints([_side(record) for record in RECORDS])  # 0 Order, 1 Destruction, -1 either
ONLY_ZONE: Final[Ints] = ints([_only_zone(record) for record in RECORDS])
TOUGHNESS: Final[Ints] = ints([_keyword(record, "toughness") for record in RECORDS])
COUNTERSTRIKE: Final[Ints] = ints([_keyword(record, "counterstrike") for record in RECORDS])
SCOUT: Final[Ints] = ints([int(_has(record, "keywords", "scout")) for record in RECORDS])
LIMITED: Final[Ints] = ints([int(_has(record, "keywords", "limited")) for record in RECORDS])
HERO: Final[Ints] = ints([int(_has(record, "traits", "hero")) for record in RECORDS])
ATTACHMENT: Final[Ints] = ints([int(_has(record, "traits", "attachment")) for record in RECORDS])

CAPITAL_POWER: Final[Ints] = ints([3, 1, 0])
CAPITAL_HIT_POINTS: Final = 8
HAND: Final = 7
STARTER_RACES: Final = (DWARF, EMPIRE, ORC, CHAOS)
