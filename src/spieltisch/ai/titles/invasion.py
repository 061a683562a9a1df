"""Warhammer: Invasion: power in the three zones, walls that burn, and what a combat would bring."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from spieltisch.ai.knowledge import Knowledge
from spieltisch.ai.ordering import orderings
from spieltisch.core import Game, Ints
from spieltisch.core._native import i64, vec
from spieltisch.games.invasion import vocabulary as v
from spieltisch.games.invasion.ability import POWER_OF
from spieltisch.games.invasion.chain import act, answer
from spieltisch.games.invasion.combat import (
    assign_attack,
    assign_defence,
    declare_attackers,
    declare_defenders,
    declare_target,
)
from spieltisch.games.invasion.data import (
    BATTLEFIELD,
    CAPITAL_HIT_POINTS,
    DEVELOPMENT,
    KINGDOM,
    QUEST,
    RACES,
    STARTER_RACES,
    TYPE,
    UNIT,
)
from spieltisch.games.invasion.flow import keep_hand, restore_one
from spieltisch.games.invasion.rules import CAPITAL_PHASE, labelled
from spieltisch.games.invasion.state import ATTACKING, DEFENDING, InvasionState
from spieltisch.games.invasion.values import hit_points_left, needed_to_destroy

from .invasion_ordering import (
    ATTACK,
    DEFEND,
    DEFEND_END,
    DEPLOY,
    DEPLOY_END,
    DEVELOP,
    DEVELOP_END,
    JOIN,
    JOIN_END,
    KINDS,
    PASS,
    PLACES,
    PLAY,
    PLAY_END,
    ZONES,
    SeatSummary,
    kind_of,
    told,
)

LASTING: Final = 7.0  # turns that a deck should last
KEEP: Final[int] = v.KEEP()
DONE: Final[int] = v.DONE()
YIELD: Final[int] = v.YIELD.base
YIELD_END: Final[int] = v.YIELD.end
ASSIGN: Final[int] = v.ASSIGN.base
ASSIGN_END: Final[int] = v.ASSIGN.end
AMOUNTS: Final[int] = v.AMOUNT.size
AMOUNT_LOW: Final[int] = v.AMOUNT.low


class InvasionKnowledge(Knowledge):
    features: ClassVar[tuple[str, ...]] = (
        "kingdom",  # power that brings resources, less worth beyond six
        "quest",  # power that brings cards, less worth beyond four
        "battlefield",  # power that can attack
        "garrison",  # hit points of the units at home
        "army",  # hit points of the units on the battlefield
        "burning",  # sections that burn
        "damage",  # how far the next sections are from burning
        "developments",
        "hand",
        "resources",
        "deck",  # how few turns the deck will last
        "corrupted",
    )
    chains: ClassVar[frozenset[str]] = frozenset({"declare_attackers", "assign_attack", "assign_defence"})

    def __init__(self, game: Game[Any], data: dict[str, Any]) -> None:
        super().__init__(game, data)
        self.orderings = orderings(data, KINDS)
        self.summary = SeatSummary()

    def stage(self, s: InvasionState) -> int:
        return s.turn

    def options(self, s: InvasionState, seat: int, actions: Ints) -> Ints:
        """To yield is to pass with a promise: passing can never be worse."""
        top = s.top()
        if top is not act and top is not answer:
            return actions
        return vec[i64]([action for action in actions if not YIELD <= action < YIELD_END])

    def is_unsettled(self, s: InvasionState) -> bool:
        if s.attacked >= 0 or s.chain:
            return True
        top = s.top()
        return not (top is act or top is declare_target or top is restore_one or top is keep_hand)

    def variant(self, seats: int, number: int) -> dict[str, Any]:
        """Every starter deck meets every other."""
        count = len(STARTER_RACES)
        one = STARTER_RACES[number % count]
        other = STARTER_RACES[(number + 1 + number // count % (count - 1)) % count]
        return {"starter_a": RACES[one], "starter_b": RACES[other]}

    def tags(self, s: InvasionState) -> list[dict[str, list[str]]]:
        return [
            {"deck": [RACES[race]], "start": ["first" if s.first == seat else "second"]}
            for seat, race in enumerate(s.race)
        ]

    # -- evaluation

    def measure(self, s: InvasionState) -> list[list[float]]:
        power = [3.0, 1.0, 0.0, 3.0, 1.0, 0.0]
        garrison = [0.0, 0.0]
        army = [0.0, 0.0]
        corrupted = [0.0, 0.0]
        kind, cards, controller, host = s.kind, s.card, s.controller, s.host
        for slot in range(len(s.zone)):
            zone = s.zone[slot]
            if zone < 0 or kind[slot] == DEVELOPMENT:
                continue
            seat = controller[slot]
            number = cards[slot]
            worth = s.box.power[number]
            own = POWER_OF[number]
            if own is not None:
                worth += own(s, slot)
            if host[slot] < 0:
                power[seat * 3 + zone] += int(worth)
            elif s.zone[host[slot]] >= 0:
                power[controller[host[slot]] * 3 + s.zone[host[slot]]] += 0.5
            if kind[slot] == UNIT:
                left = s.box.hit_points[number] - s.damage[slot]
                if zone == BATTLEFIELD:
                    army[seat] += int(left)
                else:
                    garrison[seat] += int(left)
                if s.corrupt[slot]:
                    corrupted[seat] += 1
        rows: list[list[float]] = []
        for seat in (0, 1):
            kingdom, quest, field = power[seat * 3 : seat * 3 + 3]
            walls = sorted(
                [
                    int(s.section_damage[seat * 3 + zone]) / int(CAPITAL_HIT_POINTS + s.developments[seat * 3 + zone])
                    for zone in (KINGDOM, QUEST, BATTLEFIELD)
                    if not s.burning[seat * 3 + zone]
                ],
                reverse=True,
            )
            burning = s.burning[seat * 3] + s.burning[seat * 3 + 1] + s.burning[seat * 3 + 2]
            needed = walls[: max(2 - burning, 1)]
            rows.append(
                [
                    kingdom if kingdom < 6 else 6 + 0.4 * (kingdom - 6),
                    (quest if quest < 4 else 4 + 0.3 * (quest - 4)) * min(1.0, len(s.deck[seat]) / 20),
                    field,
                    garrison[seat],
                    army[seat],
                    float(burning),
                    sum([wall**1.3 for wall in needed]) * (2.0 if burning else 1.0),
                    float(sum(s.developments[seat * 3 : seat * 3 + 3])),
                    min(float(len(s.hand[seat])), 8.0),
                    float(s.resources[seat]),
                    max(0.0, LASTING - len(s.deck[seat]) / max(quest, 1.0)) ** 1.5 / 4,
                    corrupted[seat],
                ]
            )
        return rows

    # -- move ordering

    def rate(self, s: InvasionState, seat: int, actions: Ints) -> list[float] | None:
        rates = rate_by_hand(s, seat, actions)
        kind = kind_of(s)
        ordering = self.orderings[kind] if kind >= 0 else None
        if rates is not None and ordering is not None:
            self.summary.look(s, seat)
            for place in range(len(rates)):
                rates[place] = ordering.adjusted(
                    rates[place], told(kind, ordering.numbers, self.summary, s, seat, actions[place])
                )
        return rates


def rate_by_hand(s: InvasionState, seat: int, actions: Ints) -> list[float] | None:
    top = s.top()
    if top is act:
        return rate_act(s, seat, actions)
    if top is answer:
        return [3.0 if action == PASS else 0.5 for action in actions]
    if top is declare_target:
        return [rate_target(s, seat, action) for action in actions]
    if top is declare_attackers:
        return [4.0 if JOIN <= action < JOIN_END else 0.5 for action in actions]
    if top is declare_defenders:
        return [rate_defender(s, action) for action in actions]
    if top is assign_attack or top is assign_defence:
        return [rate_assignment(s, action) for action in actions]
    if top is keep_hand:
        return [1.0 if action == KEEP else 0.1 for action in actions]
    if top is restore_one:
        return [0.1 if action == DONE else 1.0 for action in actions]
    return None


def rate_act(s: InvasionState, seat: int, actions: Ints) -> list[float]:
    kingdom: i64 = 0
    quest: i64 = 0
    for slot in range(len(s.zone)):
        zone: i64 = s.zone[slot]
        if zone >= 0 and s.controller[slot] == seat and s.kind[slot] != DEVELOPMENT:
            if zone == KINGDOM:
                kingdom += s.box.power[s.card[slot]]
            elif zone == QUEST:
                quest += s.box.power[s.card[slot]]
    wanted = [2.5 if kingdom < 2 else 1.0 if kingdom < 4 else 0.3, 2.0 if quest < 1 else 0.9 if quest < 3 else 0.2, 1.2]
    if s.turn > 4:
        wanted[2] = 2.0
    building = s.phase == CAPITAL_PHASE and seat == s.active
    rates: list[float] = []
    for action in actions:
        if action == PASS:
            rates.append(0.3 if building else 2.0)
        elif DEPLOY <= action < DEPLOY_END:
            number, place = (action - DEPLOY) // PLACES, (action - DEPLOY) % PLACES
            worth = 0.6 + 0.5 * int(s.box.power[number]) + 0.1 * int(s.box.cost[number])
            rates.append(worth * (wanted[place] if place < 3 else 0.8))
        elif DEVELOP <= action < DEVELOP_END:
            number, place = (action - DEVELOP) // ZONES, (action - DEVELOP) % ZONES
            hurt = int(s.section_damage[seat * 3 + place]) / 8
            rates.append(0.15 * (0.5 + hurt) if len(s.hand[seat]) > 2 or s.box.cost[number] > 4 else 0.04)
        elif PLAY <= action < PLAY_END:
            rates.append(0.8 if TYPE[action - PLAY] != UNIT else 1.2)
        else:
            rates.append(0.6)
    return rates


def rate_target(s: InvasionState, seat: int, action: int) -> float:
    """Where the own battlefield would break most."""
    strength = 0
    for slot in range(len(s.zone)):
        if s.zone[slot] == BATTLEFIELD and s.controller[slot] == seat and s.kind[slot] == UNIT and not s.corrupt[slot]:
            strength += s.box.power[s.card[slot]]
    if action == PASS:
        return 0.6 if strength else 5.0
    if not strength:
        return 0.05
    zone = action - ATTACK
    rival = 1 - seat
    if s.burning[rival * 3 + zone]:
        return 0.05
    guard = 0
    for slot in range(len(s.zone)):
        if s.zone[slot] == zone and s.controller[slot] == rival and s.kind[slot] == UNIT and not s.corrupt[slot]:
            guard += s.box.hit_points[s.card[slot]] - s.damage[slot]
    left = CAPITAL_HIT_POINTS + s.developments[rival * 3 + zone] - s.section_damage[rival * 3 + zone]
    through = max(strength - guard, 0)
    if through >= left:
        return 12.0
    return 0.4 + int(through) * (1.0 + 4.0 / int(left)) + 0.1 * int(s.section_damage[rival * 3 + zone])


def rate_defender(s: InvasionState, action: int) -> float:
    """Stand where the blow would hurt; units that would die for nothing stay back."""
    threat = stopped = 0
    for slot in range(len(s.role)):
        if s.role[slot] == ATTACKING:
            threat += s.box.power[s.card[slot]]
        elif s.role[slot] == DEFENDING:
            stopped += s.box.hit_points[s.card[slot]] - s.damage[slot]
    defender = 1 - s.active
    at = defender * 3 + s.attacked
    left = CAPITAL_HIT_POINTS + s.developments[at] - s.section_damage[at]
    urgent = not s.burning[at] and threat - stopped >= left
    if not DEFEND <= action < DEFEND_END:
        return 0.1 if urgent else 1.0
    slot = labelled(s, action - DEFEND)
    if urgent:
        return 3.0
    if s.burning[at]:
        return 0.3
    return 1.6 if hit_points_left(s, slot) > threat or threat - stopped >= 3 else 0.6


def rate_assignment(s: InvasionState, action: int) -> float:
    """Exactly what kills, then the next one, then the section."""
    if not ASSIGN <= action < ASSIGN_END:
        return 3.0
    slot = labelled(s, (action - ASSIGN) // AMOUNTS)
    amount = (action - ASSIGN) % AMOUNTS + AMOUNT_LOW
    missing = needed_to_destroy(s, slot) - s.assigned[slot]
    if missing <= 0:
        return 0.02
    worth = 1.0 + int(s.box.power[s.card[slot]])
    return 2.0 * worth if amount == missing else 0.2 * worth * amount / int(missing) if amount < missing else 0.03


KNOWLEDGE = InvasionKnowledge
