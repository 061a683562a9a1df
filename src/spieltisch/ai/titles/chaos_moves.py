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
    CARDS_OF,
    CORRUPTION_TO_RUIN,
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
from spieltisch.games.chaos.rules import cultists, may_corrupt, toward_ruin
from spieltisch.games.chaos.state import ChaosState

from .chaos_ordering import NEED, READY, SEEN, GodOrdering, missing, ready

PASS: Final[int] = v.PASS()
SUMMON_END: Final[int] = v.SUMMON.end
PLAY_BASE: Final[int] = v.PLAY.base
PLAY_RIGHT_BASE: Final[int] = v.PLAY_RIGHT.base
PLAY_RIGHT_END: Final[int] = v.PLAY_RIGHT.end
CLASS_OF_KIND: Final = [
    max([PIECE_CLASS[piece] for piece in range(PIECE_COUNT) if PIECE_KIND[piece] == kind], default=0)
    for kind in range(len(v.KIND))
]
VALUES: Final = list(VALUE)
KEPT: Final = 3000  # looks of regions that one god remembers
UNKNOWN: Final = -1.0
UPGRADE_WORTH: Final = (
    (2.0, 1.5, 1.0, 1.5, 0.8),  # khorne: the bloodsworn upgrade is the favoured first pick
    (1.5, 0.8, 2.0, 1.5, 1.2),  # nurgle: the Great Unclean One early
    (0.8, 0.8, 1.6, 1.6, 0.8),  # tzeentch: Lord of Change or more power
    (1.8, 1.0, 1.0, 1.6, 1.4),  # slaanesh: the seductresses, then power
)


class MoveWeights:
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


class RegionRating:
    """How promising everything is that has to do with one region as it looks to a god now."""

    def __init__(self, mine: i64, weights: MoveWeights, cards: i64) -> None:
        self.figure: list[float] = [0.01, 0.01, 0.01]  # that comes, by class
        stay = (weights.last if mine == 1 else weights.move) if mine else 1.0
        self.stay: list[float] = [stay, stay, stay]  # a factor for those that leave
        self.strength = 0.0  # a point of it
        self.here = weights.card_here if mine else 0.0
        self.cards: list[float] = [UNKNOWN] * cards  # those of the god, as they are asked for


class MoveRatings:
    """How promising everything is that a god may do in his turn of summoning, region by region.

    Regions look alike again and again in a search, so what was once found out is kept.
    """

    def __init__(self, god: int, weights: MoveWeights, ordering: GodOrdering | None = None) -> None:
        self.god = god
        self.weights = weights
        self.ordering = ordering
        self.first: int = CARDS_OF[god][0]
        self.many = len(CARDS_OF[god])
        self.costs = [weights.card_free, weights.card_cost, 2 * weights.card_cost, 3 * weights.card_cost]
        reserve = RegionRating(0, weights, 0)
        self.ratings: list[RegionRating] = [reserve] * (REGION_COUNT + 1)  # the last one is the reserve
        if ordering is not None:
            reserve.stay = [ordering.adjusted(1.0, told) for told in ordering.sources(REGION_COUNT, False)]
        self.known: dict[int, RegionRating] = {}
        self.box = PRINTED

    def survey(self, s: ChaosState) -> None:
        ordering = self.ordering
        if s.box is not self.box or len(self.known) > KEPT:
            self.known = {}
            self.box = s.box
        if ordering is not None:
            ordering.look(s)
        for region in range(REGION_COUNT):
            self.ratings[region] = self._look(s, region) if ordering is None else self._know(s, region, ordering)

    def _know(self, s: ChaosState, region: i64, ordering: GodOrdering) -> RegionRating:
        picture: int = self._picture(s, region, ordering)
        rating = self.known.get(picture)
        if rating is None:
            rating = self.known[picture] = self._look(s, region)
            self._recall(s, region, ordering, rating)
        return rating

    def _picture(self, s: ChaosState, region: i64, ordering: GodOrdering) -> i64:
        """All that is looked at, as one number."""
        mine: i64 = s.present[region * 4 + self.god]
        if s.ruin[region]:
            return -1 - region * 4 - (mine if mine < 3 else 3)
        seen: i64 = region
        for place in range(region * SEEN, region * SEEN + SEEN):
            seen = seen * 16 + ordering.seen[place]
        seen = seen * 2 + ordering.blocked[region]
        seen = seen * 2 + (1 if is_near_ruin(s, region, cultists(s, region, self.god)) else 0)
        return seen * 16 + s.tokens[region * 6 + NOBLE]

    def _look(self, s: ChaosState, region: i64) -> RegionRating:
        god, weights, ordering = self.god, self.weights, self.ordering
        rating = RegionRating(s.present[region * 4 + god], weights, self.many)
        if s.ruin[region]:
            return rating
        need: i64 = missing(s, region, god) if ordering is None else ordering.seen[region * SEEN + NEED]
        readiness: i64 = ready(s, region, god) if ordering is None else ordering.seen[region * SEEN + READY]
        dominating = dominion(s, region, need - 2, weights)
        fighter = fighter_rating(s, region, god, weights) + dominating
        rating.strength = dominating
        rating.figure[0] = cultist_rating(s, region, god, weights, 0.5 * float(readiness)) + dominating
        rating.figure[1] = weights.warrior * fighter
        rating.figure[2] = weights.daemon * fighter
        return rating

    def _recall(self, s: ChaosState, region: i64, ordering: GodOrdering, rating: RegionRating) -> None:
        """What was learned has its say."""
        is_ruined = bool(s.ruin[region])
        coming, leaving = ordering.figures(region, is_ruined), ordering.sources(region, is_ruined)
        for kind in range(3):
            rating.figure[kind] = ordering.adjusted(rating.figure[kind], coming[kind])
            rating.stay[kind] = ordering.adjusted(rating.stay[kind], leaving[kind])

    def play(self, s: ChaosState, card: i64, region: i64) -> float:
        rating, place = self.ratings[region], card - self.first
        rate = rating.cards[place]
        if rate == UNKNOWN:
            rate = rating.cards[place] = self._play(s, card, region, rating)
        return rate

    def _play(self, s: ChaosState, card: i64, region: i64, rating: RegionRating) -> float:
        cost: i64 = s.box.card_cost[card]
        worth = self.costs[cost if cost < 3 else 3] + rating.strength * float(cost) + rating.here
        if self.god == TZEENTCH and s.box.card_magic[card] and s.present[region * 4 + TZEENTCH]:
            worth += self.weights.magic
        return worth if self.ordering is None else self.ordering.adjusted(worth, self.ordering.card(s, card, region))

    def rest(self, power: i64) -> float:
        return 0.01 if self.ordering is None else self.ordering.adjusted(0.01, self.ordering.rest(power))


def cultist_rating(s: ChaosState, region: i64, god: i64, weights: MoveWeights, readiness: float) -> float:
    at: i64 = region * 4
    own = cultists(s, region, god)
    worth = weights.base + weights.value * float(VALUES[region])
    if god != KHORNE:
        if own < 2:
            worth += readiness * (weights.pair if own else weights.first)
        if s.present[at + KHORNE]:
            worth *= weights.prey
    if s.slots[region * 2] >= 0 and not may_corrupt(s, region):
        return worth * weights.blocked
    if not is_near_ruin(s, region, own):
        return worth
    tokens: i64 = s.corruption[at + god]
    for other in range(4):
        if s.corruption[at + other] > tokens:
            return worth + weights.ruin
    return worth + 2.0 * weights.ruin


def is_near_ruin(s: ChaosState, region: i64, own: i64) -> bool:
    return toward_ruin(s, region) + own >= CORRUPTION_TO_RUIN - 2


def fighter_rating(s: ChaosState, region: i64, god: i64, weights: MoveWeights) -> float:
    at: i64 = region * 4
    mine: i64 = s.present[at + god]
    others: i64 = s.present[at] + s.present[at + 1] + s.present[at + 2] + s.present[at + 3] - mine
    if god != KHORNE:
        return weights.fight + weights.crowd * (float(others) if others < 3 else 3.0)
    if not others:
        return weights.fight
    return weights.fight + (weights.hunt_more if mine else weights.hunt)


def dominion(s: ChaosState, region: i64, need: i64, weights: MoveWeights) -> float:
    """What one more point of strength is worth where so many are needed: most when it is the one that dominates."""
    worth = float(VALUES[region] + s.tokens[region * 6 + NOBLE])
    if need == 1:
        return weights.dominate * worth
    if need == 2 or need == 3:
        return weights.nearly * worth / float(need)
    return weights.secure * worth if need == 0 or need == -1 else 0.0


def rate_turn(s: ChaosState, actions: Ints, worths: MoveRatings) -> list[float]:
    worths.survey(s)
    ratings = worths.ratings
    rates: list[float] = []
    for place in range(len(actions)):
        action: i64 = actions[place]
        if action < SUMMON_END:
            rest: i64 = action // 9
            kind: i64 = CLASS_OF_KIND[rest // 10]
            rates.append(ratings[action % 9].figure[kind] * ratings[rest % 10].stay[kind])
        elif action < PLAY_RIGHT_END:
            index: i64 = action - (PLAY_BASE if action < PLAY_RIGHT_BASE else PLAY_RIGHT_BASE)
            rates.append(worths.play(s, index // 9, index % 9))
        else:
            rates.append(worths.rest(s.power[worths.god]))
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
