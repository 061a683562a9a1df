"""What was learned about moves of Invasion: numbers by what is to be seen, added up for every option.

They are data (`data/invasion-ordering.json`), trained by `spieltisch lab ordering`, and
multiplied onto the ordering made by hand.
"""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core._native import i64
from spieltisch.games.invasion import vocabulary as v
from spieltisch.games.invasion.chain import act, answer
from spieltisch.games.invasion.combat import declare_attackers, declare_defenders, declare_target
from spieltisch.games.invasion.data import CAPITAL_HIT_POINTS, CARDS, DEVELOPMENT, UNIT
from spieltisch.games.invasion.rules import CAPITAL_PHASE, labelled
from spieltisch.games.invasion.state import ATTACKING, DEFENDING, InvasionState

PASS: Final[int] = v.PASS()
PLAY: Final[int] = v.PLAY.base
PLAY_END: Final[int] = v.PLAY.end
DEPLOY: Final[int] = v.DEPLOY.base
DEPLOY_END: Final[int] = v.DEPLOY.end
DEVELOP: Final[int] = v.DEVELOP.base
DEVELOP_END: Final[int] = v.DEVELOP.end
USE: Final[int] = v.USE.base
USE_END: Final[int] = v.USE.end
ATTACK: Final[int] = v.ATTACK.base
ATTACK_END: Final[int] = v.ATTACK.end
JOIN: Final[int] = v.JOIN.base
JOIN_END: Final[int] = v.JOIN.end
DEFEND: Final[int] = v.DEFEND.base
DEFEND_END: Final[int] = v.DEFEND.end
PLACES: Final[int] = v.PLACE.size
ZONES: Final[int] = v.ZONE.size
PIECES: Final[int] = 2 * v.COPIES_IN_PLAY  # of one card
FIRST_DEVELOPMENT: Final[int] = v.FIRST_DEVELOPMENT

KINDS: Final = ("act", "answer", "declare_target", "declare_attackers", "declare_defenders")
ACTING: Final = 0
ANSWERING: Final = 1
TARGETING: Final = 2
JOINING: Final = 3
DEFENDERS: Final = 4

# where the numbers of each kind stand; first those of actions and answers
DEPLOYED: Final = 0
STRENGTHENED: Final = DEPLOYED + CARDS * 4
SPENT: Final = STRENGTHENED + 4 * 7 * 4
WALLED: Final = SPENT + 7 * 5
DUG_IN: Final = WALLED + 4 * 8
DUG_CARD: Final = DUG_IN + 3 * 8 * 3
DUG_HAND: Final = DUG_CARD + CARDS
PLAYED: Final = DUG_HAND + 8
USED: Final = PLAYED + CARDS * 5
PASSED: Final = USED + (CARDS + 1) * 5
PASSED_HAND: Final = PASSED + 6 * 2 * 6
ACT_END: Final = PASSED_HAND + 8

STAYED: Final = 0
STRUCK: Final = STAYED + 13
THROUGH: Final = STRUCK + 3 * 13
GUARDED: Final = THROUGH + 13 * 15
FIRES: Final = GUARDED + 10 * 13
TARGET_END: Final = FIRES + 2 * 3 * 3

JOINED: Final = 0
JOINED_HIT_POINTS: Final = JOINED + CARDS + 1
JOINED_POWER: Final = JOINED_HIT_POINTS + 7 * 10
JOINED_ALL: Final = JOINED_POWER + 5 * 10
JOIN_ENDS: Final = JOINED_ALL + 10

STOOD: Final = 0
STOOD_HIT_POINTS: Final = STOOD + CARDS + 1
STOOD_WALL: Final = STOOD_HIT_POINTS + 8 * 10
STOOD_BACK: Final = STOOD_WALL + 13 * 10
DEFEND_ENDS: Final = STOOD_BACK + 13 * 10

OF_ACTS: Final = [
    DEPLOYED,
    STRENGTHENED,
    SPENT,
    WALLED,
    DUG_IN,
    DUG_CARD,
    DUG_HAND,
    PLAYED,
    USED,
    PASSED,
    PASSED_HAND,
    ACT_END,
]
FAMILIES: Final = [  # by kind; no sum takes two numbers of one family
    OF_ACTS,
    OF_ACTS,
    [STAYED, STRUCK, THROUGH, GUARDED, FIRES, TARGET_END],
    [JOINED, JOINED_HIT_POINTS, JOINED_POWER, JOINED_ALL, JOIN_ENDS],
    [STOOD, STOOD_HIT_POINTS, STOOD_WALL, STOOD_BACK, DEFEND_ENDS],
]


def kind_of(s: InvasionState) -> int:
    top = s.top()
    if top is act:
        return ACTING
    if top is answer:
        return ANSWERING
    if top is declare_target:
        return TARGETING
    if top is declare_attackers:
        return JOINING
    return DEFENDERS if top is declare_defenders else -1


class SeatSummary:
    """What a seat sees before it decides, summed up zone by zone."""

    def __init__(self) -> None:
        self.power: list[int] = [0, 0, 0]  # own, by zone
        self.guard: list[int] = [0, 0, 0]  # hit points of the other's units that may defend
        self.strength: i64 = 0  # of those that may attack
        self.threat: i64 = 0  # of the attackers, less what defends already
        self.situation: i64 = 0
        self.season: i64 = 0

    def look(self, s: InvasionState, seat: i64) -> None:
        power, guard = self.power, self.guard
        power[0] = power[1] = power[2] = guard[0] = guard[1] = guard[2] = 0
        strength: i64 = 0
        threat: i64 = 0
        for slot in range(len(s.zone)):
            zone: i64 = s.zone[slot]
            if zone < 0 or s.kind[slot] == DEVELOPMENT:
                continue
            card: i64 = s.card[slot]
            unit = s.kind[slot] == UNIT
            if s.controller[slot] == seat:
                power[zone] += s.box.power[card]
                if unit and zone == 2 and not s.corrupt[slot]:
                    strength += s.box.power[card]
            elif unit and not s.corrupt[slot]:
                guard[zone] += s.box.hit_points[card] - s.damage[slot]
            if s.role[slot] == ATTACKING:
                threat += s.box.power[card]
            elif s.role[slot] == DEFENDING:
                threat -= s.box.hit_points[card] - s.damage[slot]
        self.strength = strength if strength < 12 else 12
        self.threat = 0 if threat < 0 else threat if threat < 9 else 9
        self.season = 0 if s.turn < 3 else 1 if s.turn < 7 else 2 if s.turn < 13 else 3
        if s.active == seat:
            self.situation = 0 if s.phase == CAPITAL_PHASE else 1 if s.attacked < 0 else 2
        else:
            self.situation = 3 if s.attacked < 0 else 4


def told(kind: int, numbers: list[float], summary: SeatSummary, s: Any, seat: int, action: int) -> float:
    """What the numbers of this kind of decision say about an option."""
    if kind <= ANSWERING:
        return of_action(numbers, summary, s, seat, action)
    if kind == TARGETING:
        return of_target(numbers, summary, s, seat, action)
    return (
        of_attacker(numbers, summary, s, action) if kind == JOINING else of_defender(numbers, summary, s, seat, action)
    )


def wall(s: InvasionState, at: i64) -> i64:
    damage: i64 = s.section_damage[at]
    return (4 if s.burning[at] else 0) + (0 if not damage else 1 if damage < 4 else 2 if damage < 7 else 3)


def of_action(numbers: list[float], summary: SeatSummary, s: InvasionState, seat: i64, action: i64) -> float:
    hand: i64 = len(s.hand[seat])
    if action == PASS:
        rest: i64 = s.resources[seat]
        when: i64 = (s.phase * 2 + (1 if s.active == seat else 0)) * 6 + (rest if rest < 5 else 5)
        return numbers[PASSED + when] + numbers[PASSED_HAND + (hand if hand < 7 else 7)]
    if DEPLOY <= action < DEPLOY_END:
        return of_deployment(numbers, summary, s, seat, action - DEPLOY)
    if PLAY <= action < PLAY_END:
        return numbers[PLAYED + (action - PLAY) * 5 + summary.situation]
    if DEVELOP <= action < DEVELOP_END:
        card: i64 = (action - DEVELOP) // ZONES
        at: i64 = seat * 3 + (action - DEVELOP) % ZONES
        deep: i64 = s.developments[at]
        return (
            numbers[DUG_IN + (at % 3 * 8 + wall(s, at)) * 3 + (deep if deep < 2 else 2)]
            + numbers[DUG_CARD + card]
            + numbers[DUG_HAND + (hand if hand < 7 else 7)]
        )
    if USE <= action < USE_END:
        return numbers[USED + card_of(action - USE) * 5 + summary.situation]
    return 0.0


def of_deployment(numbers: list[float], summary: SeatSummary, s: InvasionState, seat: i64, index: i64) -> float:
    card: i64 = index // PLACES
    place: i64 = index % PLACES
    zone: i64 = place if place < 3 else 1
    power: i64 = summary.power[zone]
    rest: i64 = s.resources[seat] - s.box.cost[card]
    hand: i64 = len(s.hand[seat])
    rest = 0 if rest < 0 else rest if rest < 6 else 6
    return (
        numbers[DEPLOYED + card * 4 + place]
        + numbers[STRENGTHENED + (place * 7 + (power if power < 6 else 6)) * 4 + summary.season]
        + numbers[SPENT + rest * 5 + (hand if hand < 4 else 4)]
        + numbers[WALLED + place * 8 + wall(s, seat * 3 + zone)]
    )


def card_of(piece: i64) -> i64:
    return CARDS if piece >= FIRST_DEVELOPMENT else piece // PIECES


def of_target(numbers: list[float], summary: SeatSummary, s: InvasionState, seat: i64, action: i64) -> float:
    strength: i64 = summary.strength
    if not ATTACK <= action < ATTACK_END:
        return numbers[STAYED + strength]
    zone: i64 = action - ATTACK
    at: i64 = (1 - seat) * 3 + zone
    guard: i64 = summary.guard[zone]
    through: i64 = strength - guard
    left: i64 = left_of(s, at)
    fires: i64 = 0
    others: i64 = 0
    for other in range(3):
        fires += s.burning[seat * 3 + other]
        others += s.burning[(1 - seat) * 3 + other]
    burning: i64 = 1 if s.burning[at] else 0
    return (
        numbers[STRUCK + zone * 13 + strength]
        + numbers[THROUGH + (through if through > 0 else 0) * 15 + (left if left < 14 else 14)]
        + numbers[GUARDED + (guard if guard < 9 else 9) * 13 + strength]
        + numbers[FIRES + (burning * 3 + (fires if fires < 2 else 2)) * 3 + (others if others < 2 else 2)]
    )


def left_of(s: InvasionState, at: i64) -> i64:
    left: i64 = CAPITAL_HIT_POINTS + s.developments[at] - s.section_damage[at]
    return left if left > 0 else 0


def of_attacker(numbers: list[float], summary: SeatSummary, s: InvasionState, action: i64) -> float:
    guard: i64 = summary.guard[s.attacked] if s.attacked >= 0 else 0
    guard = guard if guard < 9 else 9
    if not JOIN <= action < JOIN_END:
        return numbers[JOINED_ALL + guard]
    slot: i64 = labelled(s, action - JOIN)
    card: i64 = card_of(action - JOIN)
    hits: i64 = s.box.hit_points[s.card[slot]] - s.damage[slot]
    power: i64 = s.box.power[s.card[slot]]
    return (
        numbers[JOINED + card]
        + numbers[JOINED_HIT_POINTS + (0 if hits < 0 else hits if hits < 6 else 6) * 10 + guard]
        + numbers[JOINED_POWER + (power if power < 4 else 4) * 10 + guard]
    )


def of_defender(numbers: list[float], summary: SeatSummary, s: InvasionState, seat: i64, action: i64) -> float:
    threat: i64 = summary.threat
    left: i64 = left_of(s, seat * 3 + s.attacked) if s.attacked >= 0 and not s.burning[seat * 3 + s.attacked] else 0
    left = left if left < 12 else 12
    if not DEFEND <= action < DEFEND_END:
        return numbers[STOOD_BACK + left * 10 + threat]
    slot: i64 = labelled(s, action - DEFEND)
    hits: i64 = s.box.hit_points[s.card[slot]] - s.damage[slot]
    return (
        numbers[STOOD + card_of(action - DEFEND)]
        + numbers[STOOD_HIT_POINTS + (0 if hits < 0 else hits if hits < 7 else 7) * 10 + threat]
        + numbers[STOOD_WALL + left * 10 + threat]
    )
