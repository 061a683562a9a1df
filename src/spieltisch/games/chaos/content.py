"""Everything in the box with its provenance, and the counts that never change."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Part

from .data import (
    BOARD,
    CARD_GOD,
    CARDS,
    CARDS_OF,
    GODS,
    OLD_WORLD,
    PIECE_COUNT,
    PIECE_STOCK,
    POWERS,
    REGION_COUNT,
    RUINATION,
    SPARE,
    TOKENS,
    UPGRADES,
)
from .state import EMPTY, HORROR_ON_SLOT, ChaosState


def box() -> dict[str, Any]:
    return {
        "board": BOARD,
        "powers": POWERS,
        "chaos_cards": CARDS,
        "upgrades": UPGRADES,
        "old_world_cards": OLD_WORLD[: -len(SPARE)],
        "ruination_cards": RUINATION,
    }


# How hard a power is to play, by our own judgement, and what it does in a game of four: averages of 60 games between
# novices (kills, Victory Points from domination and from ruined regions, cards played).
CHARACTER = {
    "khorne": (1, {"kills": 20.7, "domination": 11.8, "ruins": 4.7, "cards": 7.9}),
    "nurgle": (1, {"kills": 5.6, "domination": 14.8, "ruins": 20.3, "cards": 7.1}),
    "tzeentch": (3, {"kills": 5.8, "domination": 13.4, "ruins": 22.9, "cards": 14.6}),
    "slaanesh": (2, {"kills": 5.1, "domination": 18.2, "ruins": 17.9, "cards": 11.0}),
}


def parts() -> tuple[Part, ...]:
    """The four powers as somebody needs them who chooses one."""
    return tuple([_part(power) for power in POWERS])


def _part(power: dict[str, Any]) -> Part:
    difficulty, plays = CHARACTER[power["id"]]
    ticks = [{name: tick.get(name) for name in ("threat", "instruction", "n")} for tick in power["dial"]["ticks"]]
    printed = {"power": power["power"], "draw": power.get("draw", 0), "refill": power.get("refill", 0), "ticks": ticks}
    return Part(power["id"], difficulty, {**printed, "plays": plays})


def pieces(s: ChaosState) -> dict[str, int]:
    """Conserved: figures by stock, cards by power, tokens by kind, and the books that must agree with each other."""
    counts: dict[str, int] = {}
    figures = list(s.reserve)
    for at, number in enumerate(s.figures):
        if number:
            figures[PIECE_STOCK[at % PIECE_COUNT]] += number
    for stock, number in enumerate(figures):
        counts[f"figures {stock}"] = number
    for god, name in enumerate(GODS):
        laid = sum([1 for card in s.slots if card not in (EMPTY, HORROR_ON_SLOT) and CARD_GOD[card] == god])
        held = sum([s.hand[card] for card in CARDS_OF[god]])
        counts[f"cards {name}"] = held + len(s.deck[god]) + len(s.discard[god]) + laid
    for number, token in enumerate(TOKENS):
        lying = sum([s.tokens[region * 6 + number] for region in range(REGION_COUNT)])
        counts[f"tokens {token}"] = s.supply[number] + lying + (sum(s.peasants) if token == "peasant" else 0)
    counts["old world cards"] = len(s.old_pool) + len(s.old_seen)
    counts["figures less presence"] = sum(s.figures) - sum(s.present)
    homes = [sum([1 << region for region in range(REGION_COUNT) if s.present[region * 4 + god]]) for god in range(4)]
    counts["homes that differ"] = sum([1 for god in range(4) if homes[god] != s.home[god]])
    return counts
