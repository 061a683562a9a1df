"""Chaos in the Old World, by god and by region; a seat sees its own hand and how many cards the others hold."""

from __future__ import annotations

from typing import ClassVar, Final

from spieltisch.ai.titles.chaos import ChaosKnowledge
from spieltisch.core._native import i64
from spieltisch.games.chaos import vocabulary as v
from spieltisch.games.chaos.data import (
    CARD_COUNT,
    CARDS_OF,
    OLD_WORLD_IDS,
    PIECE_COUNT,
    PIECE_GOD,
    PIECE_KIND,
    REGION_COUNT,
    SPARE,
    STOCK_COUNT,
)
from spieltisch.games.chaos.state import ChaosState

from . import Encoding, Plane, plane, put, put_features

CARDS: Final = [list(cards) for cards in CARDS_OF]
SCALES: Final = [16.0, 8.0, 8.0, 8.0, 16.0, 16.0, 8.0, 8.0, 8.0, 4.0, 8.0, 4.0, 8.0, 16.0]
UPGRADES: Final = 20

# where things stand
PER_GOD: Final = 9
OF_GODS: Final = 0
OF_UPGRADES: Final = OF_GODS + 4 * PER_GOD
OF_ME: Final = OF_UPGRADES + UPGRADES
OF_SEATED: Final = OF_ME + 4
OF_HAND: Final = OF_SEATED + 4
OF_RESERVE: Final = OF_HAND + CARD_COUNT
OF_TRACK: Final = OF_RESERVE + STOCK_COUNT
TRACKED: Final = len(OLD_WORLD_IDS) - len(SPARE)  # of the cards that a pack adds a net knows nothing
OF_PHASE: Final = OF_TRACK + TRACKED
OF_STEP: Final = OF_PHASE + len(v.PHASE)
OF_SUPPLY: Final = OF_STEP + len(v.STEP) + 1
OF_BATTLE: Final = OF_SUPPLY + 6
OF_CLOCK: Final = OF_BATTLE + REGION_COUNT  # round and Old World cards left
OF_FEATURES: Final = OF_CLOCK + 2
OF_REGIONS: Final = OF_FEATURES + 4 * len(SCALES)
# within a region
PER_REGION: Final = PIECE_COUNT + 4 + 4 + 4 + 6 + 1 + 4 + 4 + CARD_COUNT + 1
CORRUPTION: Final = PIECE_COUNT
PLACED: Final = CORRUPTION + 4
MARKED: Final = PLACED + 4
TOKENS: Final = MARKED + 4
RUIN: Final = TOKENS + 6
RUINERS: Final = RUIN + 1
DOMINATED: Final = RUINERS + 4
SLOTS: Final = DOMINATED + 4


PIECE_NAMES: Final = [f"{v.GOD.say(PIECE_GOD[piece])}/{v.KIND.say(PIECE_KIND[piece])}" for piece in range(PIECE_COUNT)]
GOD_AXIS: Final = {"god": v.GOD.names}
REGION_AXIS: Final = {"region": v.REGION.names}
NUMBERS: Final = ["points", "power", "dial", "counters", "ticks", "peasants", "hand", "deck", "discards"]
PLANES: Final = [
    plane("gods", OF_GODS, {**GOD_AXIS, "number": NUMBERS}),
    plane("upgrades", OF_UPGRADES, {"upgrade": v.UPGRADE.names}, most=1),
    plane("self", OF_ME, GOD_AXIS, most=1, own=True),
    plane("seated", OF_SEATED, GOD_AXIS, most=1),
    plane("hand", OF_HAND, {"card": v.CARD.names}, own=True),
    plane("reserve", OF_RESERVE, {"figure": v.FIGURE.names}),
    plane("old_world_track", OF_TRACK, {"old_world": v.OLD_WORLD.names[:TRACKED]}, most=2),
    plane("phase", OF_PHASE, {"phase": v.PHASE.names}, most=1),
    plane("step", OF_STEP, {"step": ["none", *v.STEP.names]}, most=1),
    plane("supply", OF_SUPPLY, {"token": v.TOKEN.names}),
    plane("battle", OF_BATTLE, REGION_AXIS, most=1),
    plane("clock", OF_CLOCK, {"number": ["round", "old_world_left"]}),
    plane("features", OF_FEATURES, {**GOD_AXIS, "feature": ChaosKnowledge.features}),
    plane("figures", OF_REGIONS, {**REGION_AXIS, "piece": PIECE_NAMES}, PER_REGION),
    plane("corruption", OF_REGIONS + CORRUPTION, {**REGION_AXIS, **GOD_AXIS}, PER_REGION),
    plane("placed", OF_REGIONS + PLACED, {**REGION_AXIS, **GOD_AXIS}, PER_REGION),
    plane("marked", OF_REGIONS + MARKED, {**REGION_AXIS, **GOD_AXIS}, PER_REGION),
    plane("tokens", OF_REGIONS + TOKENS, {**REGION_AXIS, "token": v.TOKEN.names}, PER_REGION),
    plane("ruined", OF_REGIONS + RUIN, REGION_AXIS, PER_REGION, most=1),
    plane("ruiners", OF_REGIONS + RUINERS, {**REGION_AXIS, **GOD_AXIS}, PER_REGION, most=1),
    plane("dominated", OF_REGIONS + DOMINATED, {**REGION_AXIS, **GOD_AXIS}, PER_REGION, most=1),
    plane("cards", OF_REGIONS + SLOTS, {**REGION_AXIS, "card": [*v.CARD.names, "horror"]}, PER_REGION, most=2),
]


class ChaosEncoding(Encoding):
    size: ClassVar[int] = OF_REGIONS + REGION_COUNT * PER_REGION
    outputs: ClassVar[int] = 4
    steady: ClassVar[bool] = True

    def output(self, s: ChaosState, seat: int, other: int) -> int:
        return s.god_of[other]

    scales: ClassVar[list[float]] = SCALES
    planes: ClassVar[list[Plane]] = PLANES

    def features(self, s: ChaosState, seat: int) -> list[int]:
        return [OF_FEATURES + s.god_of[seat] * len(SCALES) + place for place in range(len(SCALES))]

    def fill(self, s: ChaosState, seat: int, into: list[int]) -> None:
        me = s.god_of[seat]
        into[OF_ME + me] = 1
        for god in range(4):
            fill_god(s, god, into)
        for card in CARDS[me]:
            into[OF_HAND + card] = s.hand[card]
        for stock in range(STOCK_COUNT):
            into[OF_RESERVE + stock] = s.reserve[stock]
        for upgrade in range(UPGRADES):
            into[OF_UPGRADES + upgrade] = s.upgrades >> upgrade & 1
        fill_table(s, into)
        for other in range(s.seats):
            put_features(into, OF_FEATURES + s.god_of[other] * len(SCALES), self.rows[other], SCALES)
        for region in range(REGION_COUNT):
            fill_region(s, region, into)


def fill_god(s: ChaosState, god: int, into: list[int]) -> None:
    at = OF_GODS + god * PER_GOD
    put(into, at, s.vp[god])
    put(into, at + 1, s.power[god])
    into[at + 2] = s.dial[god]
    into[at + 3] = s.counters[god]
    into[at + 4] = s.ticks[god]
    into[at + 5] = s.peasants[god]
    cards = 0
    for card in CARDS[god]:
        cards += s.hand[card]
    into[at + 6] = cards
    into[at + 7] = len(s.deck[god])
    into[at + 8] = len(s.discard[god])
    into[OF_SEATED + god] = 1 if s.seat_of[god] >= 0 else 0


def fill_table(s: ChaosState, into: list[int]) -> None:
    for place in range(2):
        if 0 <= s.track[place] < TRACKED:
            into[OF_TRACK + s.track[place]] += 1
    into[OF_PHASE + s.phase] = 1
    into[OF_STEP + s.step + 1] = 1
    for token in range(6):
        into[OF_SUPPLY + token] = s.supply[token]
    if s.battle_region >= 0:
        into[OF_BATTLE + s.battle_region] = 1
    into[OF_CLOCK] = s.round
    into[OF_CLOCK + 1] = s.old_left


def fill_region(s: ChaosState, region: i64, into: list[int]) -> None:
    at: i64 = OF_REGIONS + region * PER_REGION
    for piece in range(PIECE_COUNT):
        count = s.figures[region * PIECE_COUNT + piece]
        if count:
            into[at + piece] = count
    for god in range(4):
        tokens = s.corruption[region * 4 + god]
        if tokens:
            into[at + CORRUPTION + god] = tokens
        placed = s.placed[region * 4 + god]
        if placed:
            into[at + PLACED + god] = placed
        marked = s.marked[region * 4 + god]
        if marked:
            into[at + MARKED + god] = marked
    ruiners = s.ruiners[region]
    for god in range(4 if ruiners else 0):
        into[at + RUINERS + god] = ruiners >> god & 1
    for token in range(6):
        count = s.tokens[region * 6 + token]
        if count:
            into[at + TOKENS + token] = count
    into[at + RUIN] = 1 if s.ruin[region] else 0
    if s.dominated[region] >= 0:
        into[at + DOMINATED + s.dominated[region]] = 1
    for place in range(2):
        card: i64 = s.slots[region * 2 + place]
        if card >= 0:
            into[at + SLOTS + card] += 1


ENCODING = ChaosEncoding
