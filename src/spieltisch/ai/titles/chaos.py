"""Chaos in the Old World: what this round will bring if nobody moved any more, and how far the dials and ruins are."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any, ClassVar

from spieltisch.ai.knowledge import Hindsight, Knowledge
from spieltisch.core import Game
from spieltisch.games.chaos import vocabulary as v
from spieltisch.games.chaos.data import (
    ATTACK,
    CARD_COST,
    CARD_COUNT,
    CARD_GOD,
    CARD_MAGIC,
    CARDS_OF,
    CORRUPTION_TO_RUIN,
    COST,
    CULTISTS_OF,
    DEFENSE,
    GODS,
    HERO,
    KHORNE,
    NOBLE,
    NURGLE,
    PIECE_CLASS,
    PIECE_COUNT,
    PIECE_KIND,
    PIECE_STOCK,
    PIECES_OF,
    POPULOUS,
    REGION_COUNT,
    RUIN_POINTS,
    RUINERS_GAIN,
    SKAVEN,
    TZEENTCH,
    UPGRADE_OF,
    UPGRADED_DOMINATION,
    VALUE,
    VICTORY_POINTS,
    VICTORY_TICK,
    WARPSTONE,
)
from spieltisch.games.chaos.rules import (
    battle_dice,
    conquest,
    domination,
    early_dice,
    magic_symbols,
    may_corrupt,
    may_fight,
    resistance,
    start_of_battle_dice,
    toward_ruin,
)
from spieltisch.games.chaos.state import ChaosState

SUMMONING, BATTLE = v.PHASE["summoning"], v.PHASE["battle"]
CORRUPTION, END = v.PHASE["corruption"], v.PHASE["end"]
DIALS = v.STEP["dials"]
LEAD = 2.5  # how surely a lead in counters brings the second tick
HITS_PER_DIE = 0.6
KILL = tuple([1 - 0.5**dice for dice in range(40)])  # chance of a hit with so many dice
UPGRADE_WORTH = (
    (2.0, 1.5, 1.0, 1.5, 0.8),  # khorne: the bloodsworn upgrade is the favoured first pick
    (1.5, 0.8, 2.0, 1.5, 1.2),  # nurgle: the Great Unclean One early
    (0.8, 0.8, 1.6, 1.6, 0.8),  # tzeentch: Lord of Change or more power
    (1.8, 1.0, 1.0, 1.6, 1.4),  # slaanesh: the seductresses, then power
)


WEIGHTY = sum([1 << UPGRADE_OF[stock] for stock, figures in enumerate(UPGRADED_DOMINATION) if figures > 1])
CULTIST_KINDS = frozenset([PIECE_KIND[piece] for pieces in CULTISTS_OF for piece in pieces])
DAEMON_KINDS = frozenset([PIECE_KIND[piece] for piece in range(PIECE_COUNT) if PIECE_CLASS[piece] == 2])
# by action: what is summoned (0 cultist, 1 warrior, 2 greater daemon), from where, to where
SUMMONS = tuple(
    [
        (0 if kind in CULTIST_KINDS else 2 if kind in DAEMON_KINDS else 1, source, region)
        for kind, source, region in [v.SUMMON.args(action) for action in range(v.SUMMON.base, v.SUMMON.end)]
    ]
)


class Chaos(Knowledge):
    features: ClassVar[tuple[str, ...]] = (
        "race",  # rounds to a victory by points or dial at the god's pace, this round's outlook included
        "domination",  # points that the regions would bring now
        "influence",  # strength where it does not dominate yet
        "ticks",  # ticks that the counters of this round would bring
        "counters",  # regions that would earn a counter
        "promise",  # how far the next counters have come along
        "corruption",  # tokens that would be placed
        "ruin",  # points of the regions that would fall now
        "stake",  # share in the regions that will fall later
        "board",  # cost of the figures on the board
        "losses",  # cost of the figures that battles would cost
        "power",
        "cards",
        "upgrades",
        "favour",  # what the god's nature is worth beyond all that: the data say how much
    )
    habits: ClassVar[tuple[str, ...]] = (
        "base",  # of a cultist
        "value",  # per point of the region's value
        "first",  # the first cultist where two would earn a counter
        "pair",  # the second one
        "prey",  # beside Khorne, as a factor
        "blocked",  # where no corruption may be placed, as a factor
        "ruin",  # where the region may fall
        "dominate",  # the point of strength that dominates
        "nearly",  # those before it
        "secure",  # those after it
        "fight",  # of a fighter
        "crowd",  # per enemy figure there
        "hunt",  # Khorne into a region with prey
        "hunt_more",  # and once more
        "warrior",  # as a factor
        "daemon",
        "move",  # from a region instead of the reserve, as a factor
        "last",  # the last figure of a region
        "card_free",
        "card_cost",  # per point
        "card_here",  # where own figures stand
        "magic",  # Tzeentch's symbols
    )
    chains: ClassVar[frozenset[str]] = frozenset({"assign_hits", "place_old_world", "remove_corruption"})

    def __init__(self, game: Game[Any], data: dict[str, Any]) -> None:
        super().__init__(game, data)
        favour = data.get("favour", {})
        self.favour = [float(favour.get(god, 0.0)) for god in GODS]
        hindsight = data.get("hindsight", {})
        self.slope = float(hindsight.get("slope", 1.0))
        self.shifts = [float(hindsight.get(god, 0.0)) for god in GODS]
        slips = data.get("slips", {})
        self.wandering = [float(slips.get(god, 1.0)) for god in GODS]
        own = data.get("policy", {})
        paces = data.get("pace", {})
        self.pace = [[float(pace) for pace in paces.get(god, (2.9, 1.0))] for god in GODS]
        self.manners = [{**self.policy, **own.get(god, {})} for god in GODS]  # every god has habits of his own

    def stage(self, s: ChaosState) -> int:
        return s.round

    def variant(self, seats: int, number: int) -> dict[str, Any]:
        """The gods move round the table as well."""
        gods = [GODS[(place + number) % 4] for place in range(seats)]
        return {"gods": gods}

    def hindsight(self, s: ChaosState, seat: int) -> Hindsight:
        return self.slope, self.shifts[s.god_of[seat]]

    def slips(self, s: ChaosState, seat: int) -> float:
        return self.wandering[s.god_of[seat]]

    def tags(self, s: ChaosState) -> list[dict[str, list[str]]]:
        return [{"god": [GODS[god]], "ending": [v.ENDING.say(s.ending)]} for god in s.god_of]

    # -- evaluation

    def measure(self, s: ChaosState) -> list[list[float]]:
        zero = [0.0, 0.0, 0.0, 0.0]
        outlook = Outlook(zero)
        if s.frames and s.phase <= CORRUPTION:
            bound = s.track[0] >= 0 or s.track[1] >= 0
            for region in range(REGION_COUNT):
                if not s.ruin[region]:
                    outlook.add(s, region, bound)
        else:
            for region in range(REGION_COUNT):
                if not s.ruin[region]:
                    outlook.add_stake(s, region, s.corruption[region * 4 : region * 4 + 4])
        counters = [s.counters[god] + outlook.counters[god] for god in range(4)]
        pending = bool(s.frames) and (s.phase < END or s.step < DIALS)
        rows: list[list[float]] = []
        for god in s.god_of:
            ticks = 0.0
            if pending:
                ticks = min(1.0, counters[god])
                rival = max([count for other, count in enumerate(counters) if other != god])
                if counters[god] > 0.4:
                    ticks += 1 / (1 + exp(-LEAD * (counters[god] - rival - 0.5)))
            points = s.vp[god] + 0.9 * outlook.domination[god] + 0.9 * outlook.ruin[god]
            dial = s.dial[god] + ticks
            rows.append(
                [
                    rounds_missing(s.round, VICTORY_POINTS - points, VICTORY_TICK[god] - dial, self.pace[god]),
                    outlook.domination[god],
                    outlook.influence[god],
                    VICTORY_POINTS * ticks / VICTORY_TICK[god],
                    outlook.counters[god],
                    outlook.promise[god],
                    outlook.corruption[god],
                    outlook.ruin[god],
                    outlook.stake[god],
                    outlook.board[god],
                    outlook.losses[god],
                    float(s.power[god]) if s.phase <= SUMMONING else 0.0,
                    0.0 if god == TZEENTCH else float(sum([s.hand[card] for card in CARDS_OF[god]])),  # he refills
                    sum([worth for bit, worth in enumerate(UPGRADE_WORTH[god]) if s.upgrades >> (god * 5 + bit) & 1]),
                    self.favour[god],
                ]
            )
        return rows

    # -- move ordering

    def rate(self, s: ChaosState, seat: int, actions: list[int]) -> list[float] | None:
        first = actions[0]
        if actions[-1] == v.PASS():
            god = s.god_of[seat]
            return rate_turn(s, god, actions, self.manners[god])
        if v.HIT.base <= first < v.HIT_PEASANT.end:
            return [rate_hit(s, action) for action in actions]
        if v.TAKE_UPGRADE.base <= first < v.TAKE_UPGRADE.end:
            return [rate_upgrade(action) for action in actions]
        return None


def rounds_missing(number: int, points: float, ticks: float, pace: list[float]) -> float:
    """Rounds until so many more points or ticks, whichever is sooner, or a little less where both are near.

    The pace says how many points a round brings for each round before it (regions fall late), and how many ticks.
    """
    past = number + 0.5
    by_points = max(sqrt(past * past + 2.0 * max(points, 0.0) / pace[0]) - past, 0.1)
    by_dial = max(ticks / pace[1], 0.1)
    return float((by_points**-4 + by_dial**-4) ** -0.25)


class Outlook:
    """What each god may expect of the regions, added up region by region."""

    def __init__(self, zero: list[float]) -> None:
        self.domination = zero[:]
        self.influence = zero[:]
        self.counters = zero[:]
        self.promise = zero[:]
        self.corruption = zero[:]
        self.ruin = zero[:]
        self.stake = zero[:]
        self.board = zero[:]
        self.losses = zero[:]

    def add(self, s: ChaosState, region: int, bound: bool) -> None:
        """`bound`: a card of the Old World track may rule here, so nothing can be taken for granted."""
        at = region * 4
        present = s.present[at : at + 4]
        staying = [1.0, 1.0, 1.0, 1.0]
        carded = s.slots[region * 2] >= 0 or s.slots[region * 2 + 1] >= 0
        if not carded and not any(present):
            self.add_stake(s, region, s.corruption[at : at + 4])
            return
        if s.phase <= BATTLE and (sum([1 for count in present if count]) > 1 or carded):
            staying = self._fight(s, region, present)
        if s.phase < CORRUPTION:
            self._dominate(s, region, present, staying, carded, bound)
        self._corrupt(s, region, present, staying, not carded and not bound)

    def _fight(self, s: ChaosState, region: int, present: list[int]) -> list[float]:
        """The part of each god's figures that should survive the battle here."""
        if not may_fight(s, region):
            return [1.0, 1.0, 1.0, 1.0]
        dice = [battle_dice(s, region, god) + early_dice(s, region, god) if present[god] else 0 for god in range(4)]
        if s.seat_of[KHORNE] >= 0:
            dice[KHORNE] += start_of_battle_dice(s, region)
        total = sum(present)
        staying = [1.0, 1.0, 1.0, 1.0]
        for god in range(4):
            enemies = total - present[god]
            if not dice[god] or not enemies:
                continue
            if god == KHORNE:
                self.counters[KHORNE] += KILL[min(dice[god], 39)]
            kills = min(HITS_PER_DIE * dice[god] * 0.75, float(enemies))
            for other in range(4):
                if other != god and present[other]:
                    staying[other] = max(0.0, staying[other] - kills / enemies)
        base = region * PIECE_COUNT
        for god in range(4):
            if present[god] and staying[god] < 1.0:
                worth = sum([s.figures[base + piece] * COST[PIECE_STOCK[piece]] for piece in PIECES_OF[god]])
                self.losses[god] += (1.0 - staying[god]) * worth
        return staying

    def _dominate(
        self, s: ChaosState, region: int, present: list[int], staying: list[float], carded: bool, bound: bool
    ) -> None:
        limit = resistance(s, region) if carded or bound else max(VALUE[region] - s.tokens[region * 6 + SKAVEN], 0)
        worth = conquest(s, region)
        exact = carded or s.upgrades & WEIGHTY
        best, highest, second = -1, 0.0, 0.0
        for god in range(4):
            if not carded and not present[god]:
                continue
            value = float(domination(s, region, god)) if exact else float(present[god])
            if not value:
                continue
            value -= present[god] * (1.0 - staying[god])
            self.influence[god] += worth * min(value / (limit + 1), 1.0)
            if value > highest:
                best, highest, second = god, value, highest
            elif value > second:
                second = value
        if best >= 0 and highest > limit - 0.5 and highest > second + 0.4:
            self.domination[best] += worth if highest > limit + 0.4 else 0.5 * worth

    def _corrupt(self, s: ChaosState, region: int, present: list[int], staying: list[float], free: bool) -> None:
        at = region * 4
        tokens = [0.0, 0.0, 0.0, 0.0]
        base = region * PIECE_COUNT
        allowed = free or may_corrupt(s, region)
        for god in range(4):
            if present[god]:
                for piece in PIECES_OF[god]:
                    self.board[god] += s.figures[base + piece] * COST[PIECE_STOCK[piece]]
                if allowed and (s.phase < CORRUPTION or s.step <= 0):
                    cultists = sum([s.figures[base + piece] for piece in CULTISTS_OF[god]])
                    tokens[god] = cultists * staying[god]
                    self.corruption[god] += tokens[god]
                    if cultists and god != KHORNE:
                        ready = readiness(s, region, god)
                        self.promise[god] += ready * staying[god] * (0.5 if cultists == 1 else 1.0)
                        if cultists >= 2 and ready == 1.0:
                            self.counters[god] += staying[god] ** 2 if cultists == 2 else staying[god]
        after = [s.corruption[at + god] + tokens[god] for god in range(4)]
        fallen = sum(after) + s.tokens[region * 6 + WARPSTONE] - CORRUPTION_TO_RUIN
        if sum(tokens) and fallen > -0.5:
            self._fall(s, region, after, tokens, 0.9 if fallen >= 0.5 else 0.6)
        else:
            self.add_stake(s, region, after)

    def _fall(self, s: ChaosState, region: int, after: list[float], tokens: list[float], chance: float) -> None:
        number = min(sum([1 for card in s.ruin if card]), 4)
        first, second = RUIN_POINTS[number][region]
        order = sorted(range(4), key=lambda god: -after[god])
        self.ruin[order[0]] += chance * first
        if after[order[1]]:
            self.ruin[order[1]] += chance * second
        for god in range(4):
            if tokens[god] or s.ruiners[region] >> god & 1:
                self.ruin[god] += chance * RUINERS_GAIN[number + 1]

    def add_stake(self, s: ChaosState, region: int, after: Sequence[float]) -> None:
        """Tokens count for the day the region falls: most and second most are what matters."""
        total = sum(after)
        if not total:
            return
        number = min(sum([1 for card in s.ruin if card]), 4)
        first, second = RUIN_POINTS[number][region]
        near = min((total + s.tokens[region * 6 + WARPSTONE]) / CORRUPTION_TO_RUIN, 1.0)
        for god in range(4):
            if after[god]:
                ahead = sum([1 for other in after if other > after[god]])
                place = first if ahead == 0 else second if ahead == 1 else 0
                self.stake[god] += near * (0.5 * place + 0.5 * first * after[god] / total)


def readiness(s: ChaosState, region: int, god: int) -> float:
    """1 if two corruption tokens here would earn the god a counter, less if something is missing yet."""
    if god == NURGLE:
        return float(POPULOUS[region])
    if god == TZEENTCH:
        return min(magic_symbols(s, region) + s.tokens[region * 6 + WARPSTONE], 2) / 2
    return float(s.tokens[region * 6 + NOBLE] + s.tokens[region * 6 + HERO] > 0)


# -- move ordering


def rate_turn(s: ChaosState, god: int, actions: list[int], habit: dict[str, float]) -> list[float]:
    cultist, fighter, strength = region_worths(s, god, habit)
    present = s.present
    stay = [
        habit["last"] if present[region * 4 + god] == 1 else habit["move"] if present[region * 4 + god] else 1.0
        for region in range(REGION_COUNT)
    ]
    warrior, daemon = habit["warrior"], habit["daemon"]
    worths = (cultist, [warrior * worth for worth in fighter], [daemon * worth for worth in fighter])
    here, magic = habit["card_here"], habit["magic"]
    by_cost = [habit["card_free"], habit["card_cost"], 2 * habit["card_cost"], 3 * habit["card_cost"]]
    base, plays = v.SUMMON.base, v.PLAY.end
    rates: list[float] = []
    for action in actions:
        if action < v.SUMMON.end:
            kind, source, region = SUMMONS[action - base]
            worth = worths[kind][region]
            rates.append(worth if source == REGION_COUNT else worth * stay[source])
        elif action < v.PLAY_RIGHT.end:
            card, region = (v.PLAY if action < plays else v.PLAY_RIGHT).args(action)
            cost = CARD_COST[card]
            worth = by_cost[min(cost, 3)] + strength[region] * cost
            if present[region * 4 + god]:
                worth += here
                if CARD_MAGIC[card] and god == TZEENTCH:
                    worth += magic
            rates.append(worth)
        else:
            rates.append(0.01)
    return rates


def region_worths(s: ChaosState, god: int, habit: dict[str, float]) -> tuple[list[float], list[float], list[float]]:
    """How promising a cultist, a fighter and a point of strength of this god are in each region."""
    cultist: list[float] = []
    fighter: list[float] = []
    strength: list[float] = []
    base, per_value = habit["base"], habit["value"]
    for region in range(REGION_COUNT):
        if s.ruin[region]:
            cultist.append(0.01)
            fighter.append(0.01)
            strength.append(0.0)
            continue
        at = region * 4
        values = s.present[at : at + 4]
        mine = values[god]
        others = sum(values) - mine
        for card in (s.slots[region * 2], s.slots[region * 2 + 1]):
            if 0 <= card < CARD_COUNT:
                values[CARD_GOD[card]] += CARD_COST[card]
        dominating = dominion(s, region, god, values, habit)
        own = sum([s.figures[region * PIECE_COUNT + piece] for piece in CULTISTS_OF[god]])
        worth = base + per_value * VALUE[region]
        if god != KHORNE and own < 2:
            worth += readiness(s, region, god) * (habit["pair"] if own else habit["first"])
        if s.present[at + KHORNE] and god != KHORNE:
            worth *= habit["prey"]
        if s.slots[region * 2] >= 0 and not may_corrupt(s, region):
            worth *= habit["blocked"]
        elif toward_ruin(s, region) + own >= CORRUPTION_TO_RUIN - 2:
            worth += habit["ruin"] * (2.0 if s.corruption[at + god] >= max(s.corruption[at : at + 4]) else 1.0)
        cultist.append(worth + dominating)
        strength.append(dominating)
        if god == KHORNE:
            worth = habit["fight"] + (habit["hunt"] if others and not mine else habit["hunt_more"] if others else 0.0)
        else:
            worth = habit["fight"] + habit["crowd"] * min(others, 3)
        fighter.append(worth + dominating)
    return cultist, fighter, strength


def dominion(s: ChaosState, region: int, god: int, values: list[int], habit: dict[str, float]) -> float:
    """What one more point of strength is worth here: most when it is the one that dominates."""
    mine = values[god]
    rival = max([value for other, value in enumerate(values) if other != god])
    need = max(VALUE[region] - s.tokens[region * 6 + SKAVEN], rival) + 1 - mine
    worth = VALUE[region] + s.tokens[region * 6 + NOBLE]
    if need == 1:
        return habit["dominate"] * worth
    if need in (2, 3):
        return habit["nearly"] * worth / need
    return habit["secure"] * worth if -1 <= need <= 0 else 0.0


def rate_hit(s: ChaosState, action: int) -> float:
    if not v.HIT.base <= action < v.HIT.end:
        return 0.2
    god, kind = v.HIT.args(action)
    for piece in PIECES_OF[god]:
        if PIECE_KIND[piece] == kind:
            stock = PIECE_STOCK[piece]
            return 0.5 + COST[stock] + 0.5 * ATTACK[stock] + (0.8 if PIECE_CLASS[piece] == 0 else 0.0) / DEFENSE[stock]
    return 1.0


def rate_upgrade(action: int) -> float:
    (upgrade,) = v.TAKE_UPGRADE.args(action)
    return UPGRADE_WORTH[upgrade // 5][upgrade % 5] ** 3


KNOWLEDGE = Chaos
