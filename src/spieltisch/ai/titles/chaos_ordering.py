"""What the gods have learned about summoning: numbers by what is to be seen where a figure or a card would go.

The move ordering made by hand is one of the things weighed. The numbers are data (`data/chaos-ordering.json`), made by
`spieltisch.lab.imitation` from what looked best in many games.
"""

from __future__ import annotations

from typing import Final

from spieltisch.ai.ordering import LearnedOrdering
from spieltisch.core._native import i64
from spieltisch.games.chaos.data import (
    CARD_COUNT,
    CARD_GOD,
    CULTISTS_OF,
    HERO,
    KHORNE,
    NOBLE,
    NURGLE,
    PIECE_COUNT,
    POPULOUS,
    REGION_COUNT,
    SKAVEN,
    TZEENTCH,
    VALUE,
    VICTORY_TICK,
    WARPSTONE,
)
from spieltisch.games.chaos.rules import magic_symbols, may_corrupt, toward_ruin
from spieltisch.games.chaos.state import ChaosState

OWNERS: Final = list(CARD_GOD)
VALUES: Final = list(VALUE)
CULTISTS: Final = [list(pieces) for pieces in CULTISTS_OF]
RUINOUS: Final = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3]  # by how far a region has come; beyond: 4

# what is seen in a region, each as a small number
SEEN: Final = 10
OWN: Final = 0  # own cultists, up to 3
MINE: Final = 1  # any own figures, up to 3
ENEMIES: Final = 2  # up to 4
HUNTERS: Final = 3  # of Khorne, up to 3
NEED: Final = 4  # strength missing to dominate, from -2 (0) to 5 (7)
READY: Final = 5  # 2 if two tokens would earn a counter, 1 if something is missing yet
RUIN: Final = 6  # how near it is, twice, and one more if nobody has more tokens
PREY: Final = 7  # cultists of others, up to 3
RIVALS: Final = 8  # of whoever else has most points, up to 3
DANGER: Final = 9  # hunters (for Khorne: prey), four times, and how near Khorne's dial is to its end

# where the numbers stand; first those of figures, class by class
REGIONS: Final = 0
CROWDS: Final = REGIONS + 3 * 9
NEEDS: Final = CROWDS + 3 * 5 * 4
READINESS: Final = NEEDS + 3 * 8
RUINS: Final = READINESS + 3 * 3 * 4
BLOCKED: Final = RUINS + 3 * 10
PREYS: Final = BLOCKED + 3 * 2
FALLEN: Final = PREYS + 3 * 4 * 2
SOURCES: Final = FALLEN + 3  # the reserve, or how many stand where it comes from
LEAVING: Final = SOURCES + 3 * 5
WEAKER: Final = LEAVING + 3 * 3 * 4
CARDS: Final = WEAKER + 3 * 4
CARD_NEEDS: Final = CARDS + CARD_COUNT * 6
CARD_CULTISTS: Final = CARD_NEEDS + 10 * 8
CARD_READINESS: Final = CARD_CULTISTS + CARD_COUNT * 3
CARD_REGIONS: Final = CARD_READINESS + 2 * 3 * 2
PASSES: Final = CARD_REGIONS + 9
ALLIES: Final = PASSES + 5  # figures again: own ones there, beside how many enemies
LEADERS: Final = ALLIES + 3 * 4 * 5
DANGERS: Final = LEADERS + 3 * 4
FLIGHTS: Final = DANGERS + 3 * 16  # leaving enemies and hunters behind
CARD_HUNTERS: Final = FLIGHTS + 3 * 5 * 4
NUMBERS: Final = CARD_HUNTERS + CARD_COUNT * 2
FAMILIES: Final = [  # no sum takes two numbers of one family
    REGIONS,
    CROWDS,
    NEEDS,
    READINESS,
    RUINS,
    BLOCKED,
    PREYS,
    FALLEN,
    SOURCES,
    LEAVING,
    WEAKER,
    CARDS,
    CARD_NEEDS,
    CARD_CULTISTS,
    CARD_READINESS,
    CARD_REGIONS,
    PASSES,
    ALLIES,
    LEADERS,
    DANGERS,
    FLIGHTS,
    CARD_HUNTERS,
    NUMBERS,
]


class GodOrdering(LearnedOrdering):
    """One god's numbers, and what he sees region by region."""

    def __init__(self, god: int, hand: float, numbers: list[float]) -> None:
        super().__init__(hand, numbers)
        self.god = god
        self.seen: list[int] = [0] * (SEEN * REGION_COUNT)
        self.blocked: list[int] = [0] * REGION_COUNT
        self.leader = 0  # among the others, by points
        self.dial_threat = 0

    def look(self, s: ChaosState) -> None:
        self.leader = leader(s, self.god)
        self.dial_threat = dial_threat(s)
        for region in range(REGION_COUNT):
            if not s.ruin[region]:
                self._look(s, region)

    def _look(self, s: ChaosState, region: i64) -> None:
        god: i64 = self.god
        at: i64 = region * 4
        here: i64 = region * SEEN
        own: i64 = 0
        prey: i64 = 0
        for other in range(4):
            if s.present[at + other]:
                for piece in CULTISTS[other]:
                    if other == god:
                        own += s.figures[region * PIECE_COUNT + piece]
                    else:
                        prey += s.figures[region * PIECE_COUNT + piece]
        mine: i64 = s.present[at + god]
        enemies: i64 = s.present[at] + s.present[at + 1] + s.present[at + 2] + s.present[at + 3] - mine
        hunters: i64 = s.present[at + KHORNE] if god != KHORNE else 0
        seen = self.seen
        seen[here + OWN] = own if own < 3 else 3
        seen[here + MINE] = mine if mine < 3 else 3
        seen[here + ENEMIES] = enemies if enemies < 4 else 4
        seen[here + HUNTERS] = hunters if hunters < 3 else 3
        seen[here + NEED] = missing(s, region, god)
        seen[here + READY] = ready(s, region, god)
        seen[here + RUIN] = ruinous(s, region, god)
        seen[here + PREY] = prey if prey < 3 else 3
        rivals: i64 = s.present[at + self.leader]
        seen[here + RIVALS] = rivals if rivals < 3 else 3
        seen[here + DANGER] = (seen[here + PREY] if god == KHORNE else seen[here + HUNTERS]) * 4 + self.dial_threat
        self.blocked[region] = 1 if s.slots[region * 2] >= 0 and not may_corrupt(s, region) else 0

    def figures(self, region: i64, ruined: bool) -> list[float]:
        """For a figure of each class that comes there."""
        numbers, seen = self.numbers, self.seen
        if ruined:
            return numbers[FALLEN : FALLEN + 3]
        at: i64 = region * SEEN
        crowd: i64 = CROWDS + seen[at + ENEMIES] * 4 + seen[at + HUNTERS]
        need: i64 = NEEDS + seen[at + NEED]
        ready: i64 = READINESS + seen[at + READY] * 4 + seen[at + OWN]
        ruin: i64 = RUINS + seen[at + RUIN]
        blocked: i64 = BLOCKED + self.blocked[region]
        prey: i64 = PREYS + seen[at + PREY] * 2 + (1 if seen[at + MINE] else 0)
        allies: i64 = ALLIES + seen[at + MINE] * 5 + seen[at + ENEMIES]
        rivals: i64 = LEADERS + seen[at + RIVALS]
        danger: i64 = DANGERS + seen[at + DANGER]
        told: list[float] = []
        for kind in range(3):
            told.append(
                numbers[REGIONS + kind * 9 + region]
                + numbers[crowd + kind * 20]
                + numbers[need + kind * 8]
                + numbers[ready + kind * 12]
                + numbers[ruin + kind * 10]
                + numbers[blocked + kind * 2]
                + numbers[prey + kind * 8]
                + numbers[allies + kind * 20]
                + numbers[rivals + kind * 4]
                + numbers[danger + kind * 16]
            )
        return told

    def sources(self, region: i64, ruined: bool) -> list[float]:
        """For a figure of each class that leaves the region; 9 is the reserve."""
        numbers, seen = self.numbers, self.seen
        told: list[float] = []
        for kind in range(3):
            if region == 9 or ruined:
                told.append(numbers[SOURCES + kind * 5 + (0 if region == 9 else 1)])
                continue
            at: i64 = region * SEEN
            need: i64 = seen[at + NEED]
            told.append(
                numbers[SOURCES + kind * 5 + 1 + seen[at + MINE]]
                + numbers[LEAVING + (kind * 3 + seen[at + READY]) * 4 + seen[at + OWN]]
                + numbers[WEAKER + kind * 4 + (need if need < 3 else 3)]
                + numbers[FLIGHTS + (kind * 5 + seen[at + ENEMIES]) * 4 + seen[at + HUNTERS]]
            )
        return told

    def card(self, s: ChaosState, card: i64, region: i64) -> float:
        numbers, seen = self.numbers, self.seen
        cost: i64 = s.box.card_cost[card]
        if s.ruin[region]:
            return numbers[CARDS + card * 6] + numbers[CARD_REGIONS + region]
        at: i64 = region * SEEN
        has: i64 = 3 if seen[at + MINE] else 0
        enemies: i64 = seen[at + ENEMIES]
        own: i64 = seen[at + OWN]
        here: i64 = 1 if own else 0
        return (
            numbers[CARDS + card * 6 + has + (enemies if enemies < 2 else 2)]
            + numbers[CARD_NEEDS + (cost if cost < 9 else 9) * 8 + seen[at + NEED]]
            + numbers[CARD_CULTISTS + card * 3 + (own if own < 2 else 2)]
            + numbers[CARD_READINESS + (3 if s.box.card_magic[card] else 0) * 2 + seen[at + READY] * 2 + here]
            + numbers[CARD_REGIONS + region]
            + numbers[CARD_HUNTERS + card * 2 + (1 if seen[at + HUNTERS] else 0)]
        )

    def rest(self, power: i64) -> float:
        """For no more summoning."""
        return self.numbers[PASSES + (power if power < 4 else 4)]


def missing(s: ChaosState, region: i64, god: i64) -> int:
    """Strength that the god lacks to dominate, between 0 (two more than needed) and 7."""
    left: i64 = s.slots[region * 2]
    right: i64 = s.slots[region * 2 + 1]
    mine: i64 = 0
    need: i64 = VALUES[region] - s.tokens[region * 6 + SKAVEN]
    for other in range(4):
        strength: i64 = s.present[region * 4 + other]
        if 0 <= left < CARD_COUNT and OWNERS[left] == other:
            strength += s.box.card_cost[left]
        if 0 <= right < CARD_COUNT and OWNERS[right] == other:
            strength += s.box.card_cost[right]
        if other == god:
            mine = strength
        elif strength > need:
            need = strength
    need += 3 - mine
    return 0 if need < 0 else need if need < 7 else 7


def leader(s: ChaosState, god: i64) -> int:
    """Who of the others has most points; the first of them in the order of gods."""
    best = 1 if god == 0 else 0
    for other in range(4):
        if other != god and s.vp[other] > s.vp[best]:
            best = other
    return best


def dial_threat(s: ChaosState) -> int:
    """How near Khorne's dial is to a victory: 3 if two ticks or fewer are left, as many as a round may bring."""
    left: i64 = VICTORY_TICK[KHORNE] - s.dial[KHORNE]
    return 0 if left > 4 else 5 - left if left > 2 else 3


def ready(s: ChaosState, region: i64, god: i64) -> int:
    if god == KHORNE:
        return 0
    if god == NURGLE:
        return 2 if POPULOUS[region] else 0
    if god == TZEENTCH:
        symbols: i64 = magic_symbols(s, region) + s.tokens[region * 6 + WARPSTONE]
        return 2 if symbols > 1 else symbols
    return 2 if s.tokens[region * 6 + NOBLE] + s.tokens[region * 6 + HERO] > 0 else 0


def ruinous(s: ChaosState, region: i64, god: i64) -> int:
    tokens: i64 = s.corruption[region * 4 + god]
    leads: i64 = 1
    for other in range(4):
        if s.corruption[region * 4 + other] > tokens:
            leads = 0
    far: i64 = toward_ruin(s, region)
    return 2 * (RUINOUS[far] if far < 12 else 4) + leads
