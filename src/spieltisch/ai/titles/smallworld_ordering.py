"""What was learned about moves of Small World: numbers by what is to be seen, added up for every option.

They are data (`data/smallworld-ordering.json`), trained by `spieltisch lab ordering`, and multiplied onto the
ordering made by hand.
"""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core._native import i64
from spieltisch.games.smallworld import vocabulary as v
from spieltisch.games.smallworld.ability import of_power
from spieltisch.games.smallworld.box import STRIDE
from spieltisch.games.smallworld.data import ALL_REGIONS
from spieltisch.games.smallworld.flow import choose_set, conquest, expand_or_decline
from spieltisch.games.smallworld.rules import fewest, in_hand
from spieltisch.games.smallworld.state import DEFENCE, EMPTY, MURLOCS, SmallWorldState, atlas
from spieltisch.games.smallworld.troops import redeploy
from spieltisch.games.smallworld.values import conquest_cost

CONQUER: Final[int] = v.CONQUER.base
CONQUER_END: Final[int] = v.CONQUER.end
ATTEMPT: Final[int] = v.ATTEMPT.base
ATTEMPT_END: Final[int] = v.ATTEMPT.end
STOP: Final[int] = v.STOP()
PLACE: Final[int] = v.PLACE.base
PLACE_END: Final[int] = v.PLACE.end
GATHER: Final[int] = v.GATHER.base
GATHER_END: Final[int] = v.GATHER.end
CHOOSE: Final[int] = v.CHOOSE.base
DECLINE: Final[int] = v.DECLINE()
RACES: Final = len(v.RACE)
POWERS: Final = len(v.POWER)
VERBS: Final = len(v.verbs.all)
VERB_OF: Final = [number for number, verb in enumerate(v.verbs.all) for _ in range(verb.base, verb.end)]

KINDS: Final = ("choose_set", "expand_or_decline", "conquest", "redeploy")
CHOOSING: Final = 0
DECLINING: Final = 1
CONQUERING: Final = 2
REDEPLOYING: Final = 3

# where the numbers of each kind stand
SET_RACE: Final = 0
SET_POWER: Final = SET_RACE + RACES * 3
SET_GAIN: Final = SET_POWER + (POWERS + 1) * 3
SET_END: Final = SET_GAIN + 10 * 3

LEFT: Final = 0
HELD: Final = LEFT + 10
FALLEN: Final = HELD + 10 * 10
OF_RACE: Final = FALLEN + 7 * 3
OF_POWER: Final = OF_RACE + RACES
DECLINE_END: Final = OF_POWER + POWERS + 1

COST: Final = 0
COINS: Final = COST + 2 * 8 * 5
AFTER: Final = COINS + 2 * 3 * 2
REGION: Final = AFTER + 2 * 6 * 4
NEAR: Final = REGION + ALL_REGIONS
AGAINST: Final = NEAR + 4 * 3
STOPPING: Final = AGAINST + RACES * 5
OTHERS: Final = STOPPING + 10 * 4
CONQUEST_END: Final = OTHERS + VERBS * 4

STANDING: Final = 0
CLOCK: Final = STANDING + 2 * 6 * 2 * 2
THREAT: Final = CLOCK + VERBS * 4
REDEPLOY_END: Final = THREAT + 2 * 4 * 5

FAMILIES: Final = [  # by kind; no sum takes two numbers of one family
    [SET_RACE, SET_POWER, SET_GAIN, SET_END],
    [LEFT, HELD, FALLEN, OF_RACE, OF_POWER, DECLINE_END],
    [COST, COINS, AFTER, REGION, NEAR, AGAINST, STOPPING, OTHERS, CONQUEST_END],
    [STANDING, CLOCK, THREAT, REDEPLOY_END],
]


def kind_of(s: SmallWorldState) -> int:
    top = s.top()
    if top is conquest:
        return CONQUERING
    if top is redeploy:
        return REDEPLOYING
    if top is expand_or_decline:
        return DECLINING
    return CHOOSING if top is choose_set else -1


def told(kind: int, numbers: list[float], s: Any, seat: int, action: int) -> float:
    """What the numbers of this kind of decision say about an option."""
    if kind == CONQUERING:
        return of_conquest(numbers, s, seat, action)
    if kind == REDEPLOYING:
        return of_redeployment(numbers, s, seat, action)
    return of_set(numbers, s, action) if kind == CHOOSING else of_decline(numbers, s, seat, action)


def turns_left(s: SmallWorldState) -> i64:
    left: i64 = s.rounds - s.round
    return left if left < 3 else 3


def season(s: SmallWorldState) -> i64:
    left: i64 = s.rounds - s.round
    return 0 if left >= 6 else 1 if left >= 3 else 2


def of_set(numbers: list[float], s: SmallWorldState, action: i64) -> float:
    slot: i64 = 0
    while s.set_race[slot] != action - CHOOSE:
        slot += 1
    when: i64 = season(s)
    gain: i64 = s.set_coins[slot] - slot + 5
    gain = 0 if gain < 0 else gain if gain < 9 else 9
    return (
        numbers[SET_RACE + (action - CHOOSE) * 3 + when]
        + numbers[SET_POWER + (s.set_power[slot] + 1) * 3 + when]
        + numbers[SET_GAIN + gain * 3 + when]
    )


def of_decline(numbers: list[float], s: SmallWorldState, seat: i64, action: i64) -> float:
    if action != DECLINE:
        return 0.0
    stay: i64 = fewest(s, seat)
    held: i64 = 0
    fallen: i64 = 0
    free: i64 = s.hand[seat]
    for region in atlas(s).regions:
        people: i64 = s.holder[region]
        if people == 2 * seat:
            held += 1
            free += s.tokens[region] - stay
        elif people == 2 * seat + 1:
            fallen += 1
    left: i64 = s.rounds - s.round
    free = 0 if free < 0 else free if free < 9 else 9
    return (
        numbers[LEFT + (left if left < 9 else 9)]
        + numbers[HELD + (held if held < 9 else 9) * 10 + free]
        + numbers[FALLEN + (fallen if fallen < 6 else 6) * 3 + season(s)]
        + numbers[OF_RACE + s.race[seat]]
        + numbers[OF_POWER + s.power[seat] + 1]
    )


def of_conquest(numbers: list[float], s: SmallWorldState, seat: i64, action: i64) -> float:
    when: i64 = turns_left(s)
    hand: i64 = in_hand(s, seat)
    if CONQUER <= action < CONQUER_END:
        return of_attack(numbers, s, seat, action - CONQUER, hand, 0, when)
    if ATTEMPT <= action < ATTEMPT_END:
        return of_attack(numbers, s, seat, action - ATTEMPT, hand, 1, when)
    if action == STOP:
        return numbers[STOPPING + (hand if hand < 9 else 9) * 4 + when]
    return numbers[OTHERS + VERB_OF[action] * 4 + (hand if hand < 3 else 3)]


def of_attack(
    numbers: list[float], s: SmallWorldState, seat: i64, region: i64, hand: i64, attempt: i64, when: i64
) -> float:
    cost: i64 = conquest_cost(s, seat, region, False, s.armed)
    rest: i64 = cost - hand if attempt else hand - cost
    rest = 0 if rest < 0 else rest if rest < 5 else 5
    who: i64 = holder_of(s, seat, region)
    race: i64 = s.race[seat]
    coins: i64 = 0
    if s.box.land_coins[race * STRIDE + region]:
        coins += 1
    if s.box.land_coins[of_power(s.power[seat]) * STRIDE + region]:
        coins += 1
    return (
        numbers[COST + (attempt * 8 + (cost if cost < 7 else 7)) * 5 + who]
        + numbers[COINS + (attempt * 3 + coins) * 2 + lies_tile(s, region)]
        + numbers[AFTER + (attempt * 6 + rest) * 4 + when]
        + numbers[REGION + region]
        + numbers[NEAR + neighbours(s, seat, region)]
        + numbers[AGAINST + race * 5 + who]
    )


def holder_of(s: SmallWorldState, seat: i64, region: i64) -> i64:
    people: i64 = s.holder[region]
    if people == EMPTY:
        return 0
    if people == MURLOCS:
        return 1
    if people >> 1 == seat:
        return 2
    return 3 if people & 1 else 4


def lies_tile(s: SmallWorldState, region: i64) -> i64:
    for place in range(len(s.tile_at)):
        if s.tile_at[place] == region:
            return 1
    for place in range(len(s.face_down)):
        if s.face_down[place] == region:
            return 1
    return 0


def neighbours(s: SmallWorldState, seat: i64, region: i64) -> i64:
    own: i64 = 0
    foes: i64 = 0
    near = s.box.neighbors[region]
    for place in range(len(near)):
        people: i64 = s.holder[near[place]]
        if people >= 0 and people != MURLOCS and not people & 1:
            if people >> 1 == seat:
                own += 1
            else:
                foes += 1
    return (own if own < 3 else 3) * 3 + (foes if foes < 2 else 2)


def of_redeployment(numbers: list[float], s: SmallWorldState, seat: i64, action: i64) -> float:
    when: i64 = turns_left(s)
    clock = numbers[CLOCK + VERB_OF[action] * 4 + when]
    if PLACE <= action < PLACE_END:
        return clock + of_garrison(numbers, s, seat, action - PLACE, 0)
    if GATHER <= action < GATHER_END:
        return clock + of_garrison(numbers, s, seat, action - GATHER, 1)
    return clock


def of_garrison(numbers: list[float], s: SmallWorldState, seat: i64, region: i64, leaving: i64) -> float:
    tokens: i64 = s.tokens[region]
    strong: i64 = 1 if s.box.is_mountain[region] or s.marks[region] & DEFENCE else 0
    force: i64 = 0
    near = s.box.neighbors[region]
    for place in range(len(near)):
        people: i64 = s.holder[near[place]]
        if people >= 0 and people != MURLOCS and not people & 1 and people >> 1 != seat:
            force += s.tokens[near[place]]
    threat: i64 = 0 if not force else 1 if force < 3 else 2 if force < 6 else 3
    reach: i64 = 1 if threat or s.box.is_entry[region] else 0
    return (
        numbers[STANDING + ((leaving * 6 + (tokens if tokens < 5 else 5)) * 2 + reach) * 2 + strong]
        + numbers[THREAT + (leaving * 4 + threat) * 5 + (tokens if tokens < 4 else 4)]
    )
