"""Chaos in the Old World: what this round will bring if nobody moved any more, and how far the dials and ruins are."""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, ClassVar, Final

from spieltisch.ai.knowledge import Knowledge
from spieltisch.ai.ordering import learned_numbers
from spieltisch.core import Game, Ints
from spieltisch.games.chaos import vocabulary as v
from spieltisch.games.chaos.data import CARDS_OF, GODS, TZEENTCH, VICTORY_POINTS, VICTORY_TICK
from spieltisch.games.chaos.state import ChaosState

from .chaos_moves import (
    HIT_BASE,
    HIT_END,
    HIT_RATES,
    PASS,
    UPGRADE_WORTH,
    MoveRatings,
    MoveWeights,
    rate_turn,
    rate_upgrade,
)
from .chaos_ordering import GodOrdering
from .chaos_outlook import CORRUPTION, Prospects

SUMMONING: Final[int] = v.PHASE["summoning"]
END: Final[int] = v.PHASE["end"]
DIALS: Final[int] = v.STEP["dials"]
UPGRADE_BASE: Final[int] = v.TAKE_UPGRADE.base
UPGRADE_END: Final[int] = v.TAKE_UPGRADE.end
LEAD: Final = 2.5  # how surely a lead in counters brings the second tick
CARDS: Final = [list(cards) for cards in CARDS_OF]


class ChaosKnowledge(Knowledge):
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
    )
    policy_names: ClassVar[tuple[str, ...]] = (
        # what they mean: chaos_moves.MoveWeights
        "base",
        "value",
        "first",
        "pair",
        "prey",
        "blocked",
        "ruin",
        "dominate",
        "nearly",
        "secure",
        "fight",
        "crowd",
        "hunt",
        "hunt_more",
        "warrior",
        "daemon",
        "move",
        "last",
        "card_free",
        "card_cost",
        "card_here",
        "magic",
    )
    chains: ClassVar[frozenset[str]] = frozenset({"assign_hits", "place_old_world", "remove_corruption"})

    def __init__(self, game: Game[Any], data: dict[str, Any]) -> None:
        super().__init__(game, data)
        own = data.get("policy", {})
        paces = data.get("pace", {})
        self.pace = [[float(pace) for pace in paces.get(god, (2.9, 1.0))] for god in GODS]
        self.ratings = [  # every god has weights of his own
            MoveRatings(number, MoveWeights({**self.policy, **own.get(god, {})}), learned(data, number))
            for number, god in enumerate(GODS)
        ]

    def stage(self, s: ChaosState) -> int:
        return s.round

    def variant(self, seats: int, number: int) -> dict[str, Any]:
        """The gods move round the table as well."""
        gods = [GODS[(place + number) % 4] for place in range(seats)]
        return {"gods": gods}

    def tags(self, s: ChaosState) -> list[dict[str, list[str]]]:
        return [{"god": [GODS[god]], "ending": [v.ENDING.say(s.ending)]} for god in s.god_of]

    # -- evaluation

    def measure(self, s: ChaosState) -> list[list[float]]:
        outlook = Prospects()
        outlook.survey(s, s.depth > 0 and s.phase <= CORRUPTION)
        pending = s.depth > 0 and (s.phase < END or s.step < DIALS)
        counters = [float(s.counters[god]) + outlook.counters[god] for god in range(4)]
        return [self._row(s, s.god_of[seat], outlook, counters, pending) for seat in range(s.seats)]

    def _row(self, s: ChaosState, god: int, outlook: Prospects, counters: list[float], pending: bool) -> list[float]:
        ticks = expected_ticks(counters, god) if pending else 0.0
        points = float(s.vp[god]) + 0.9 * outlook.domination[god] + 0.9 * outlook.ruin[god]
        dial = float(s.dial[god]) + ticks
        return [
            rounds_missing(s.round, float(VICTORY_POINTS) - points, float(VICTORY_TICK[god]) - dial, self.pace[god]),
            outlook.domination[god],
            outlook.influence[god],
            float(VICTORY_POINTS) * ticks / float(VICTORY_TICK[god]),
            outlook.counters[god],
            outlook.promise[god],
            outlook.corruption[god],
            outlook.ruin[god],
            outlook.stake[god],
            outlook.board[god],
            outlook.losses[god],
            float(s.power[god]) if s.phase <= SUMMONING else 0.0,
            cards_in_hand(s, god),
            worth_of_upgrades(s, god),
        ]

    # -- move ordering

    def rate(self, s: ChaosState, seat: int, actions: Ints) -> list[float] | None:
        first = actions[0]
        if actions[len(actions) - 1] == PASS:
            return rate_turn(s, actions, self.ratings[s.god_of[seat]])
        if HIT_BASE <= first < HIT_END:
            return [HIT_RATES[action - HIT_BASE] for action in actions]
        if UPGRADE_BASE <= first < UPGRADE_END:
            return [rate_upgrade(action) for action in actions]
        return None


def learned(data: dict[str, Any], god: int) -> GodOrdering | None:
    found = learned_numbers(data, GODS[god])
    return None if found is None else GodOrdering(god, float(found["hand"]), list(map(float, found["numbers"])))


def expected_ticks(counters: list[float], god: int) -> float:
    """One for any counter, another for having more of them than everybody else."""
    rival = 0.0
    for other in range(4):
        if other != god and counters[other] > rival:
            rival = counters[other]
    ticks = min(1.0, counters[god])
    if counters[god] > 0.4:
        ticks += 1 / (1 + exp(-LEAD * (counters[god] - rival - 0.5)))
    return ticks


def cards_in_hand(s: ChaosState, god: int) -> float:
    if god == TZEENTCH:  # he refills
        return 0.0
    count = 0
    for card in CARDS[god]:
        count += s.hand[card]
    return float(count)


def worth_of_upgrades(s: ChaosState, god: int) -> float:
    worth = 0.0
    for bit in range(5):
        if s.upgrades >> (god * 5 + bit) & 1:
            worth += UPGRADE_WORTH[god][bit]
    return worth


def rounds_missing(number: int, points: float, ticks: float, pace: list[float]) -> float:
    """Rounds until so many more points or ticks, whichever is sooner, or a little less where both are near.

    The pace says how many points a round brings for each round before it (regions fall late), and how many ticks.
    """
    past = number + 0.5
    by_points = max(sqrt(past * past + 2.0 * max(points, 0.0) / pace[0]) - past, 0.1)
    by_dial = max(ticks / pace[1], 0.1)
    return float((by_points**-4 + by_dial**-4) ** -0.25)


KNOWLEDGE = ChaosKnowledge
