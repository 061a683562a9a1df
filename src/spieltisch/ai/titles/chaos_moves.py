"""The move ordering of Chaos in the Old World: how promising a summoning, a card, a hit or an upgrade looks.

Playouts spend their time here, so it is written for the compiler: plain loops, native integers, no objects on the way.
"""

from __future__ import annotations

from typing import Final

from spieltisch.core import Ints
from spieltisch.core._native import i64
from spieltisch.games.chaos import vocabulary as v
from spieltisch.games.chaos.box import PRINTED
from spieltisch.games.chaos.data import (
    CARD_GOD,
    CORRUPTION_TO_RUIN,
    CULTISTS_OF,
    KHORNE,
    NOBLE,
    PIECE_CLASS,
    PIECE_COUNT,
    PIECE_KIND,
    PIECE_STOCK,
    PIECES_OF,
    REGION_COUNT,
    TZEENTCH,
    VALUE,
)
from spieltisch.games.chaos.rules import may_corrupt, toward_ruin
from spieltisch.games.chaos.state import ChaosState

from .chaos_lore import NEED, READY, SEEN, GodLore, missing, ready

PASS: Final[int] = v.PASS()
SUMMON_END: Final[int] = v.SUMMON.end
PLAY_BASE: Final[int] = v.PLAY.base
PLAY_RIGHT_BASE: Final[int] = v.PLAY_RIGHT.base
PLAY_RIGHT_END: Final[int] = v.PLAY_RIGHT.end
CLASS_OF_KIND: Final = [
    max([PIECE_CLASS[piece] for piece in range(PIECE_COUNT) if PIECE_KIND[piece] == kind], default=0)
    for kind in range(len(v.KIND))
]
OWNERS: Final = list(CARD_GOD)
VALUES: Final = list(VALUE)
CULTISTS: Final = [list(pieces) for pieces in CULTISTS_OF]
UPGRADE_WORTH: Final = (
    (2.0, 1.5, 1.0, 1.5, 0.8),  # khorne: the bloodsworn upgrade is the favoured first pick
    (1.5, 0.8, 2.0, 1.5, 1.2),  # nurgle: the Great Unclean One early
    (0.8, 0.8, 1.6, 1.6, 0.8),  # tzeentch: Lord of Change or more power
    (1.8, 1.0, 1.0, 1.6, 1.4),  # slaanesh: the seductresses, then power
)


class Habits:
    """The numbers of one god's move ordering."""

    def __init__(self, data: dict[str, float]) -> None:
        self.base = data["base"]  # of a cultist
        self.value = data["value"]  # per point of the region's value
        self.first = data["first"]  # the first cultist where two would earn a counter
        self.pair = data["pair"]  # the second one
        self.prey = data["prey"]  # beside Khorne, as a factor
        self.blocked = data["blocked"]  # where no corruption may be placed, as a factor
        self.ruin = data["ruin"]  # where the region may fall
        self.dominate = data["dominate"]  # the point of strength that dominates
        self.nearly = data["nearly"]  # those before it
        self.secure = data["secure"]  # those after it
        self.fight = data["fight"]  # of a fighter
        self.crowd = data["crowd"]  # per enemy figure there
        self.hunt = data["hunt"]  # Khorne into a region with prey
        self.hunt_more = data["hunt_more"]  # and once more
        self.warrior = data["warrior"]  # as a factor
        self.daemon = data["daemon"]
        self.move = data["move"]  # from a region instead of the reserve, as a factor
        self.last = data["last"]  # the last figure of a region
        self.card_free = data["card_free"]
        self.card_cost = data["card_cost"]  # per point
        self.card_here = data["card_here"]  # where own figures stand
        self.magic = data["magic"]  # Tzeentch's symbols


class Worths:
    """How promising everything is that a god may do in his turn of summoning, region by region."""

    def __init__(self, god: int, habit: Habits, lore: GodLore | None = None) -> None:
        self.god = god
        self.habit = habit
        self.lore = lore
        self.figure: list[float] = [0.01] * 27  # class * 9 + region
        self.stay: list[float] = [1.0] * 30  # class * 10 + source: a factor
        self.strength: list[float] = [0.0] * 9  # a point of it
        self.card: list[float] = [0.0] * 9  # any card there
        self.costs = [habit.card_free, habit.card_cost, 2 * habit.card_cost, 3 * habit.card_cost]

    def survey(self, s: ChaosState) -> None:
        habit, lore = self.habit, self.lore
        if lore is not None:
            lore.look(s)
        for region in range(REGION_COUNT):
            mine: i64 = s.present[region * 4 + self.god]
            stay = (habit.last if mine == 1 else habit.move) if mine else 1.0
            self.stay[region] = self.stay[10 + region] = self.stay[20 + region] = stay
            self.card[region] = habit.card_here if mine else 0.0
            if not s.ruin[region]:
                self._look(s, region, habit)
            elif self.figure[region] != 0.01:
                self.strength[region] = 0.0
                self.figure[region] = self.figure[9 + region] = self.figure[18 + region] = 0.01
        if lore is not None:
            self._recall(s, lore)

    def _recall(self, s: ChaosState, lore: GodLore) -> None:
        """What was learned has its say."""
        for region in range(REGION_COUNT):
            ruined = bool(s.ruin[region])
            coming = lore.figures(region, ruined)
            for kind in range(3):
                self.figure[kind * 9 + region] = lore.bent(self.figure[kind * 9 + region], coming[kind])
            if s.present[region * 4 + self.god]:
                self._recall_source(lore, region, ruined)
        self._recall_source(lore, 9, False)

    def _recall_source(self, lore: GodLore, region: i64, ruined: bool) -> None:
        leaving = lore.sources(region, ruined)
        for kind in range(3):
            stay = 1.0 if region == 9 else self.stay[kind * 10 + region]
            self.stay[kind * 10 + region] = lore.bent(stay, leaving[kind])

    def _look(self, s: ChaosState, region: i64, habit: Habits) -> None:
        god, lore = self.god, self.lore
        need: i64 = missing(s, region, god) if lore is None else lore.seen[region * SEEN + NEED]
        readiness: i64 = ready(s, region, god) if lore is None else lore.seen[region * SEEN + READY]
        dominating = dominion(s, region, need - 2, habit)
        self.strength[region] = dominating
        self.figure[region] = cultist_worth(s, region, god, habit, 0.5 * float(readiness)) + dominating
        fighter = fighter_worth(s, region, god, habit) + dominating
        self.figure[9 + region] = habit.warrior * fighter
        self.figure[18 + region] = habit.daemon * fighter


def cultist_worth(s: ChaosState, region: i64, god: i64, habit: Habits, readiness: float) -> float:
    at: i64 = region * 4
    own: i64 = 0
    for piece in CULTISTS[god]:
        own += s.figures[region * PIECE_COUNT + piece]
    worth = habit.base + habit.value * float(VALUES[region])
    if god != KHORNE:
        if own < 2:
            worth += readiness * (habit.pair if own else habit.first)
        if s.present[at + KHORNE]:
            worth *= habit.prey
    if s.slots[region * 2] >= 0 and not may_corrupt(s, region):
        return worth * habit.blocked
    if toward_ruin(s, region) + own < CORRUPTION_TO_RUIN - 2:
        return worth
    tokens: i64 = s.corruption[at + god]
    for other in range(4):
        if s.corruption[at + other] > tokens:
            return worth + habit.ruin
    return worth + 2.0 * habit.ruin


def fighter_worth(s: ChaosState, region: i64, god: i64, habit: Habits) -> float:
    at: i64 = region * 4
    mine: i64 = s.present[at + god]
    others: i64 = s.present[at] + s.present[at + 1] + s.present[at + 2] + s.present[at + 3] - mine
    if god != KHORNE:
        return habit.fight + habit.crowd * (float(others) if others < 3 else 3.0)
    if not others:
        return habit.fight
    return habit.fight + (habit.hunt_more if mine else habit.hunt)


def dominion(s: ChaosState, region: i64, need: i64, habit: Habits) -> float:
    """What one more point of strength is worth where so many are needed: most when it is the one that dominates."""
    worth = float(VALUES[region] + s.tokens[region * 6 + NOBLE])
    if need == 1:
        return habit.dominate * worth
    if need == 2 or need == 3:
        return habit.nearly * worth / float(need)
    return habit.secure * worth if need == 0 or need == -1 else 0.0


def rate_turn(s: ChaosState, actions: Ints, worths: Worths) -> list[float]:
    worths.survey(s)
    lore = worths.lore
    figure, stay, strength, costs = worths.figure, worths.stay, worths.strength, worths.costs
    is_tzeentch = worths.god == TZEENTCH
    rates: list[float] = []
    for place in range(len(actions)):
        action: i64 = actions[place]
        region: i64 = action % 9
        if action < SUMMON_END:
            rest: i64 = action // 9
            kind: i64 = CLASS_OF_KIND[rest // 10]
            rates.append(figure[kind * 9 + region] * stay[kind * 10 + rest % 10])
        elif action < PLAY_RIGHT_END:
            index: i64 = action - (PLAY_BASE if action < PLAY_RIGHT_BASE else PLAY_RIGHT_BASE)
            region = index % 9
            card: i64 = index // 9
            cost: i64 = s.box.card_cost[card]
            worth = costs[cost if cost < 3 else 3] + strength[region] * float(cost) + worths.card[region]
            if is_tzeentch and s.box.card_magic[card] and s.present[region * 4 + TZEENTCH]:
                worth += worths.habit.magic
            rates.append(worth if lore is None else lore.bent(worth, lore.card(s, card, region)))
        else:
            rates.append(0.01 if lore is None else lore.bent(0.01, lore.rest(s.power[worths.god])))
    return rates


def rate_hit(action: int) -> float:
    if not v.HIT.base <= action < v.HIT.end:
        return 0.2
    god, kind = v.HIT.args(action)
    for piece in PIECES_OF[god]:
        if PIECE_KIND[piece] == kind:
            stock = PIECE_STOCK[piece]
            worth = 0.5 + float(PRINTED.cost[stock]) + 0.5 * float(PRINTED.attack[stock])
            return worth + (0.8 / float(PRINTED.defense[stock]) if PIECE_CLASS[piece] == 0 else 0.0)
    return 1.0


HIT_BASE: Final[int] = v.HIT.base
HIT_END: Final[int] = v.HIT_PEASANT.end
HIT_RATES: Final = [rate_hit(action) for action in range(HIT_BASE, v.KEEP_HITS.end)]


def rate_upgrade(action: int) -> float:
    (upgrade,) = v.TAKE_UPGRADE.args(action)
    return UPGRADE_WORTH[upgrade // 5][upgrade % 5] ** 3
