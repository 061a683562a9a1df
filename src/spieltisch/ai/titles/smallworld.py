"""Small World of Warcraft: coins now, coins to come, and when a race has had its day."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from spieltisch.ai.knowledge import Knowledge, softmax
from spieltisch.ai.ordering import orderings
from spieltisch.core import Game, Ints
from spieltisch.core._native import i64
from spieltisch.games.smallworld import vocabulary as v
from spieltisch.games.smallworld.ability import of_power
from spieltisch.games.smallworld.box import STRIDE
from spieltisch.games.smallworld.flow import (
    after_conquests,
    choose_set,
    conquest,
    expand_or_decline,
    finish_decline,
    set_or_race,
)
from spieltisch.games.smallworld.rules import fewest, in_hand, team_of
from spieltisch.games.smallworld.score import income, murlocs_beaten, score_turn
from spieltisch.games.smallworld.state import (
    BEAST,
    DEFENCE,
    EMPTY,
    MURLOCS,
    NONE,
    SOLO,
    STANDARD,
    SmallWorldState,
    atlas,
)
from spieltisch.games.smallworld.troops import abandon_regions, redeploy
from spieltisch.games.smallworld.values import conquest_cost

from .smallworld_ordering import (
    ATTEMPT,
    ATTEMPT_END,
    CHOOSE,
    CONQUER,
    CONQUER_END,
    DECLINE,
    GATHER,
    GATHER_END,
    KINDS,
    PLACE,
    PLACE_END,
    kind_of,
    lies_tile,
    told,
)

BEFORE_SCORING = frozenset(
    {abandon_regions, after_conquests, choose_set, conquest, expand_or_decline, finish_decline, score_turn, set_or_race}
)
NEW_RACE: Final = 5.0  # regions and bonuses that a fresh set brings a turn
FADING: Final = 0.88  # of the declined regions still stand a turn later
LOSSES: Final = 0.93  # of an active race's income
TURNS: Final = range(12)
FADED: Final = [sum([FADING**turn for turn in range(1, left + 1)]) for left in TURNS]  # over so many turns
LOST: Final = [sum([LOSSES**turn for turn in range(1, left + 1)]) for left in TURNS]
STOP: Final[int] = v.STOP.base
STOP_END: Final[int] = v.STOP.end
READY: Final[int] = v.READY()


class SmallWorldKnowledge(Knowledge):
    features: ClassVar[tuple[str, ...]] = (
        "coins",
        "income",  # coins of the turn that runs
        "future",  # coins of the turns to come, with the better of going on and declining
        "strike",  # tokens that can still conquer this turn
        "force",  # tokens free for the next turn
        "thin",  # regions that invite an attack
    )
    chains: ClassVar[frozenset[str]] = frozenset({"redeploy", "abandon_regions"})

    def __init__(self, game: Game[Any], data: dict[str, Any]) -> None:
        super().__init__(game, data)
        self.orderings = orderings(data, KINDS)

    def stage(self, s: SmallWorldState) -> int:
        return s.round * s.seats + (s.turn - s.first) % s.seats

    def tags(self, s: SmallWorldState) -> list[dict[str, list[str]]]:
        """Only what still stands on the table at the end; good enough to see which races carry a win."""
        return [
            {"race": [v.RACE.names[race] for race in (s.race[seat], s.fallen[seat]) if race >= 0]}
            for seat in range(s.seats)
        ]

    # -- evaluation

    def judge(self, s: SmallWorldState) -> tuple[list[float], list[list[float]]]:
        """Teams win together; against the Murlocs everybody stands or falls with the poorest."""
        if s.variant == STANDARD:
            return super().judge(s)
        rows = self.measure(s)
        scores = [self.weigh(row) for row in rows]
        if s.variant == SOLO:
            if not s.depth:
                return [float(murlocs_beaten(s))] * s.seats, rows
            return [softmax([min(scores), self.murlocs(s)], self.spread)[0]] * s.seats, rows
        teams = sorted({team_of(s, seat) for seat in range(s.seats)})
        members = [[seat for seat in range(s.seats) if team_of(s, seat) == team] for team in teams]
        shares = softmax([sum([scores[seat] for seat in team]) / len(team) for team in members], self.spread)
        if not s.depth:
            best = self.game.ranking(s)[0]
            shares = [float(team[0] in best) for team in members]
        return [shares[teams.index(team_of(s, seat))] for seat in range(s.seats)], rows

    def murlocs(self, s: SmallWorldState) -> float:
        """What the Murlocs would be worth if they were a player."""
        held = sum([1 for people in s.holder if people == MURLOCS])
        left = float(s.rounds - s.round + 1)
        return self.weights["coins"] * float(s.murloc_coins) + self.weights["future"] * held * left

    def measure(self, s: SmallWorldState) -> list[list[float]]:
        running = any(s.holds(frame) for frame in BEFORE_SCORING)
        position = (s.turn - s.first) % s.seats
        held = [0] * (2 * s.seats)  # by people
        force = [0.0] * s.seats
        thin = [0.0] * s.seats
        for region in atlas(s).regions:
            people = s.holder[region]
            if people in (EMPTY, MURLOCS):
                continue
            owner = people >> 1
            held[people] += 1
            marks: i64 = s.marks[region]
            tokens: i64 = s.tokens[region] + marks // BEAST
            strength: i64 = tokens + s.box.is_mountain[region] + (1 if marks & DEFENCE else 0)
            if strength <= 2 and is_open(s, region, owner):
                thin[owner] += 1.0 if strength == 1 else 0.5
            if not people & 1:
                force[owner] += float(tokens - 1)
        rows: list[list[float]] = []
        for seat in range(s.seats):
            active, declined = held[2 * seat], held[2 * seat + 1]
            place = (seat - s.first) % s.seats
            now = running and place == position
            left = s.rounds - s.round + (1 if place > position else 0) if s.depth else 0
            pay = income(s, seat) if s.race[seat] >= 0 or declined else 0
            bonus = pay - active - declined
            hand = in_hand(s, seat)
            rows.append(
                [
                    float(s.coins[seat]),
                    float(pay) + (NEW_RACE - 0.5 if now and s.race[seat] < 0 else 0.0) if now else 0.0,
                    future(left, active, declined, bonus, s.race[seat] >= 0),
                    float(hand) if now and not is_redeploying(s) else 0.0,
                    (force[seat] + float(hand)) * float(min(left, 2)) if s.race[seat] >= 0 else 0.0,
                    thin[seat] * float(min(left, 1)),
                ]
            )
        return rows

    # -- move ordering

    def rate(self, s: SmallWorldState, seat: int, actions: Ints) -> list[float] | None:
        rates = rate_by_hand(s, seat, actions)
        kind = kind_of(s)
        ordering = self.orderings[kind] if kind >= 0 else None
        if rates is not None and ordering is not None:
            for place in range(len(rates)):
                rates[place] = ordering.adjusted(rates[place], told(kind, ordering.numbers, s, seat, actions[place]))
        return rates


def rate_by_hand(s: SmallWorldState, seat: int, actions: Ints) -> list[float] | None:
    top = s.top()
    if top is conquest:
        return [rate_conquest(s, seat, action) for action in actions]
    if top is redeploy:
        return [rate_redeploy(s, seat, action) for action in actions]
    if top is abandon_regions:
        return [1.0 if action == READY else 0.01 for action in actions]
    if top is expand_or_decline:
        return rate_decline(s, seat, actions)
    if top is choose_set:
        return [rate_set(s, action) for action in actions]
    return None


def future(left: int, active: int, declined: int, bonus: int, has_race: bool) -> float:
    """Coins of the turns left: go on with the race, or decline it next turn, whichever is more."""
    if left <= 0:
        return 0.0
    if not has_race:
        return declined * FADED[left] + NEW_RACE * left
    keep = (active + max(bonus, 0)) * LOST[left] + declined * FADED[left]
    drop = active + active * FADED[left - 1] + NEW_RACE * (left - 1)
    return max(keep, drop)


def is_open(s: SmallWorldState, region: int, owner: int) -> bool:
    """Whether somebody could attack here: from a neighbouring region or by the entry."""
    if s.box.is_entry[region]:
        return True
    for near in s.box.neighbors[region]:
        people = s.holder[near]
        if people >= 0 and people != MURLOCS and people >> 1 != owner and not people & 1:
            return True
    return False


def is_redeploying(s: SmallWorldState) -> bool:
    return s.holds(score_turn) and not s.holds(conquest) and not s.holds(after_conquests)


# -- move ordering


def worth(s: SmallWorldState, seat: int, region: int) -> float:
    """Coins that a region brings besides the one for itself, and what its loss costs somebody else."""
    value = 1.0
    for bearer in (s.race[seat], of_power(s.power[seat])):
        if s.race[seat] >= 0 and s.box.land_coins[bearer * STRIDE + region]:
            value += 0.8
    people = s.holder[region]
    if people >= 0 and people != MURLOCS:
        value += -0.9 if people >> 1 == seat else 0.5
    return value + 0.6 if lies_tile(s, region) else value


def rate_conquest(s: SmallWorldState, seat: int, action: int) -> float:
    if CONQUER <= action < CONQUER_END:
        cost = conquest_cost(s, seat, action - CONQUER, False, s.armed)
        return 4.0 * max(worth(s, seat, action - CONQUER), 0.05) / float(cost)
    if ATTEMPT <= action < ATTEMPT_END:
        missing = conquest_cost(s, seat, action - ATTEMPT, False, s.armed) - in_hand(s, seat)
        return max(worth(s, seat, action - ATTEMPT), 0.05) * (0.5 if missing <= 1 else 0.35 if missing == 2 else 0.2)
    if STOP <= action < STOP_END:
        return 0.05
    return 0.6


def rate_redeploy(s: SmallWorldState, seat: int, action: int) -> float:
    if PLACE <= action < PLACE_END:
        region = action - PLACE
        weak = 1.0 / float(s.tokens[region] + 1 + s.box.is_mountain[region])
        return weak * (2.0 if is_open(s, region, seat) else 0.5)
    if GATHER <= action < GATHER_END:
        return 0.02
    return 2.0


def rate_decline(s: SmallWorldState, seat: int, actions: Ints) -> list[float]:
    stay = fewest(s, seat)
    me = 2 * seat
    held = 0
    free = s.hand[seat]
    for region in atlas(s).regions:
        if s.holder[region] == me:
            held += 1
            free += s.tokens[region] - stay
    tired = s.round < s.rounds and free <= 3 and held >= 3
    return [(3.0 if tired else 0.15) if action == DECLINE else 1.0 for action in actions]


def rate_set(s: SmallWorldState, action: int) -> float:
    """Coins on the set, its price and its tokens."""
    slot = 0
    while s.set_race[slot] != action - CHOOSE:
        slot += 1
    if s.set_power[slot] == NONE:
        return 0.1
    gain = s.set_coins[slot] - slot
    return float(2.0 ** max(min(gain, 4), -4))


KNOWLEDGE = SmallWorldKnowledge
