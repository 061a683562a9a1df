"""Why an action is not possible: what several decisions say alike. Each decision has its own reasons beside it."""

from __future__ import annotations

from spieltisch.core import Message, Verb, i64

from .data import DIE_MAX
from .rules import FAR, fewest, in_hand, is_immune, is_on_map, may_attempt, reach, travels
from .sheet import DID_ATTEMPT
from .state import SmallWorldState, atlas
from .tolls import attack_toll, conquest_toll
from .values import conquest_cost
from .vocabulary import REGION


def first(s: SmallWorldState) -> list[Message]:
    """Something else is asked now; the sentence says what."""
    return [Message("decide_first", {"decision": s.top().name.rpartition(".")[2]})]


def has(verb: Verb, action: i64) -> bool:
    return verb.base <= action < verb.end


def at(key: str, region: i64) -> list[Message]:
    return [Message(key, {"region": REGION.say(region)})]


def not_paid(s: SmallWorldState, seat: i64, toll: i64) -> list[Message]:
    return [Message("toll_too_dear", {"toll": toll, "coins": s.coins[seat]})] if toll > s.coins[seat] else []


def why_not_touched(s: SmallWorldState, seat: i64, region: i64) -> list[Message]:
    """Watchtower, harmony and Aegis stand in the way of every ability."""
    if is_immune(s, region):
        return at("watchtower", region)
    return not_paid(s, seat, attack_toll(s, seat, region))


def odd_target(s: SmallWorldState, seat: i64, region: i64) -> list[Message]:
    if region not in atlas(s).regions:
        return at("not_in_play", region)
    if s.holder[region] == 2 * seat:
        return at("already_yours", region)
    return []


def why_not_region(s: SmallWorldState, seat: i64, region: i64) -> list[Message]:
    """Everything between the active race and a region."""
    if s.used & DID_ATTEMPT:
        return [Message("conquests_over")]
    odd = odd_target(s, seat, region)
    if odd:
        return odd
    if reach(s, seat, s.armed)[region] == FAR:
        key = "out_of_reach" if is_on_map(s, 2 * seat) else "first_needs_entry"
        return at(key, region)
    if is_immune(s, region):
        return at("watchtower", region)
    hand = in_hand(s, seat)
    if not may_attempt(s, seat):
        return [Message("no_token_left", {"needed": fewest(s, seat), "hand": hand})]
    reasons = not_paid(s, seat, conquest_toll(s, seat, region, s.armed))
    cost = conquest_cost(s, seat, region, travels(s, seat, region, s.armed), s.armed)
    if cost > hand + DIE_MAX:
        reasons.append(Message("too_strong", {"cost": cost, "hand": hand}))
    elif cost > hand:
        reasons.append(Message("needs_the_die", {"cost": cost, "hand": hand}))
    elif not reasons:
        reasons.append(Message("enough_tokens", {"cost": cost, "hand": hand}))
    return reasons
