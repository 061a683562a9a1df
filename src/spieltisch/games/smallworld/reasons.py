"""Why a conquest, or an ability that goes with it, is not possible now: everything that stands in the way."""

from __future__ import annotations

from spieltisch.core import Message, i64

from .data import DIE_MAX, IS_MAGIC, IS_WATER, NEIGHBORS
from .flow import conquest
from .powers import is_intimidated_people
from .rules import (
    ADJACENT,
    FAR,
    attack_toll,
    conquest_cost,
    conquest_toll,
    fewest,
    has_tile,
    in_hand,
    intimidation_toll,
    is_immune,
    is_next_to,
    is_on_map,
    may_attempt,
    reach_of,
    swap_toll,
    travels,
)
from .state import (
    DID_ATTEMPT,
    DID_CHAMPION,
    DID_LORE,
    DID_STRIKE,
    NOT_IN_PLAY,
    TOOL_BITS,
    SmallWorldState,
    atlas,
)
from .vocabulary import (
    ARTIFACTS,
    ATTEMPT,
    CHAMPION,
    CONQUER,
    ETHEREALS,
    GNOMES,
    HEROIC,
    INTIMIDATE,
    INTIMIDATING,
    PLACE_LORE,
    PORTAL,
    PORTAL_MAGE,
    POWER,
    RACE,
    REGION,
    STEAL,
    STRIKE,
    TILE,
    TOOL,
    TOOL_TILES,
    USE,
)


def first(s: SmallWorldState) -> list[Message]:
    """Something else is asked now; the sentence says what."""
    return [Message("decide_first", {"decision": s.top().name.rpartition(".")[2]})]


@conquest.why
def why_not_conquered(s: SmallWorldState, action: i64, seat: i64) -> list[Message]:
    if CONQUER.base <= action < CONQUER.end:
        return why_not_region(s, seat, action - CONQUER.base)
    if ATTEMPT.base <= action < ATTEMPT.end:
        return why_not_region(s, seat, action - ATTEMPT.base)
    if STRIKE.base <= action < STRIKE.end:
        return _why_not_strike(s, seat, STRIKE.args(action)[0])
    if CHAMPION.base <= action < CHAMPION.end:
        return _why_not_champion(s, seat, CHAMPION.args(action)[0])
    if INTIMIDATE.base <= action < INTIMIDATE.end:
        return _why_not_intimidated(s, seat, INTIMIDATE.args(action)[0])
    if PORTAL.base <= action < PORTAL.end:
        return _why_not_portal(s, seat, PORTAL.args(action)[0])
    if USE.base <= action < USE.end:
        return _why_not_used(s, seat, USE.args(action)[0])
    if STEAL.base <= action < STEAL.end:
        return _why_not_stolen(s, seat, *STEAL.args(action))
    return first(s)


def why_not_region(s: SmallWorldState, seat: i64, region: i64) -> list[Message]:
    """Everything between the active race and a region."""
    name = REGION.say(region)
    if s.used & DID_ATTEMPT:
        return [Message("conquests_over")]
    odd = _odd_target(s, seat, region)
    if odd:
        return odd
    near = reach_of(s, seat, region, s.armed)
    if near == FAR:
        key = "out_of_reach" if is_on_map(s, 2 * seat) else "first_needs_entry"
        return [Message(key, {"region": name})]
    if is_immune(s, region):
        return [Message("watchtower", {"region": name})]
    hand = in_hand(s, seat)
    if not may_attempt(s, seat):
        return [Message("no_token_left", {"needed": fewest(s, seat), "hand": hand})]
    reasons = not_paid(s, seat, conquest_toll(s, seat, region, s.armed))
    cost = conquest_cost(s, seat, region, travels(s, seat, region, near), s.armed)
    if cost > hand + DIE_MAX:
        reasons.append(Message("too_strong", {"cost": cost, "hand": hand}))
    elif cost > hand:
        reasons.append(Message("needs_the_die", {"cost": cost, "hand": hand}))
    elif not reasons:
        reasons.append(Message("enough_tokens", {"cost": cost, "hand": hand}))
    return reasons


def _odd_target(s: SmallWorldState, seat: i64, region: i64) -> list[Message]:
    if region not in atlas(s).regions:
        return [Message("not_in_play", {"region": REGION.say(region)})]
    if s.holder[region] == 2 * seat:
        return [Message("already_yours", {"region": REGION.say(region)})]
    return []


def not_paid(s: SmallWorldState, seat: i64, toll: i64) -> list[Message]:
    return [Message("toll_too_dear", {"toll": toll, "coins": s.coins[seat]})] if toll > s.coins[seat] else []


def _why_not_touched(s: SmallWorldState, seat: i64, region: i64) -> list[Message]:
    """Watchtower, harmony and Aegis stand in the way of every ability."""
    if is_immune(s, region):
        return [Message("watchtower", {"region": REGION.say(region)})]
    return not_paid(s, seat, attack_toll(s, seat, region))


def _why_not_strike(s: SmallWorldState, seat: i64, region: i64) -> list[Message]:
    if s.race[seat] != GNOMES:
        return [Message("needs_race", {"race": RACE.say(GNOMES)})]
    if s.used & DID_STRIKE:
        return [Message("used_up")]
    if s.used & DID_ATTEMPT:
        return [Message("conquests_over")]
    odd = _odd_target(s, seat, region)
    if odd:
        return odd
    if IS_WATER[region]:
        return [Message("no_target_on_water", {"region": REGION.say(region)})]
    if not is_on_map(s, 2 * seat):
        return [Message("first_needs_entry", {"region": REGION.say(region)})]
    hand = in_hand(s, seat)
    if not may_attempt(s, seat):
        return [Message("no_token_left", {"needed": fewest(s, seat), "hand": hand})]
    cost = conquest_cost(s, seat, region, False, s.armed)
    return _why_not_touched(s, seat, region) or [Message("too_strong", {"cost": cost, "hand": hand})]


def _why_not_champion(s: SmallWorldState, seat: i64, region: i64) -> list[Message]:
    if s.power[seat] != HEROIC:
        return [Message("needs_power", {"power": POWER.say(HEROIC)})]
    if s.champion == NOT_IN_PLAY:
        return [Message("champion_gone")]
    if s.used & DID_CHAMPION:
        return [Message("used_up")]
    if s.used & DID_ATTEMPT:
        return [Message("conquests_over")]
    odd = _odd_target(s, seat, region)
    if odd:
        return odd
    if not is_on_map(s, 2 * seat) or reach_of(s, seat, region, 0) != ADJACENT:
        return [Message("not_adjacent", {"region": REGION.say(region)})]
    if is_immune(s, region):
        return [Message("watchtower", {"region": REGION.say(region)})]
    paid = not_paid(s, seat, conquest_toll(s, seat, region, 0))
    return paid or [Message("no_token_left", {"needed": 1, "hand": in_hand(s, seat)})]


def _why_not_intimidated(s: SmallWorldState, seat: i64, region: i64) -> list[Message]:
    if s.power[seat] != INTIMIDATING:
        return [Message("needs_power", {"power": POWER.say(INTIMIDATING)})]
    if s.used & DID_ATTEMPT:
        return [Message("conquests_over")]
    if not s.intimidations:
        return [Message("used_up")]
    odd = _odd_target(s, seat, region)
    if odd:
        return odd
    if not is_intimidated_people(s, seat, s.holder[region]):
        return [Message("nobody_to_move", {"region": REGION.say(region)})]
    if IS_WATER[region]:
        return [Message("no_target_on_water", {"region": REGION.say(region)})]
    if not is_next_to(s, 2 * seat, region):
        return [Message("not_adjacent", {"region": REGION.say(region)})]
    if is_immune(s, region):
        return [Message("watchtower", {"region": REGION.say(region)})]
    return not_paid(s, seat, intimidation_toll(s, seat, region))


def _why_not_portal(s: SmallWorldState, seat: i64, region: i64) -> list[Message]:
    if s.power[seat] != PORTAL_MAGE:
        return [Message("needs_power", {"power": POWER.say(PORTAL_MAGE)})]
    if not s.portals:
        return [Message("used_up")]
    if region not in atlas(s).regions:
        return [Message("not_in_play", {"region": REGION.say(region)})]
    if not IS_MAGIC[region]:
        return [Message("no_magic", {"region": REGION.say(region)})]
    return _why_not_touched(s, seat, region) or [Message("nothing_to_swap")]


def why_not_swapped(s: SmallWorldState, seat: i64, region: i64, other: i64) -> list[Message]:
    """The other end of a portal."""
    if other == region or not IS_MAGIC[other] or other not in atlas(s).regions:
        key = "no_magic" if other != region and other in atlas(s).regions else "not_in_play"
        return [Message("same_end" if other == region else key, {"region": REGION.say(other)})]
    if is_immune(s, other):
        return [Message("watchtower", {"region": REGION.say(other)})]
    return not_paid(s, seat, swap_toll(s, seat, region, other)) or [Message("nothing_to_swap")]


def _why_not_used(s: SmallWorldState, seat: i64, tool: i64) -> list[Message]:
    if s.used & DID_ATTEMPT:
        return [Message("conquests_over")]
    if (s.used | s.armed) & TOOL_BITS[tool]:
        return [Message("used_up")]
    if tool == PLACE_LORE:
        if s.race[seat] != ETHEREALS:
            return [Message("needs_race", {"race": RACE.say(ETHEREALS)})]
        return [Message("no_place_in_reach")]
    if not has_tile(s, seat, TOOL_TILES[tool]):
        return [Message("tool_not_held", {"tool": TOOL.say(tool)})]
    if not may_attempt(s, seat):
        return [Message("no_token_left", {"needed": fewest(s, seat), "hand": in_hand(s, seat)})]
    return [Message("toll_too_dear", {"toll": 2, "coins": s.coins[seat]})]


def _why_not_stolen(s: SmallWorldState, seat: i64, tile: i64, region: i64) -> list[Message]:
    if s.race[seat] != ETHEREALS:
        return [Message("needs_race", {"race": RACE.say(ETHEREALS)})]
    if s.used & DID_LORE:
        return [Message("used_up")]
    place = s.tile_at[tile]
    if place < 0 or tile >= ARTIFACTS:
        return [Message("no_such_artifact", {"tile": TILE.say(tile)})]
    if s.holder[region] != 2 * seat:
        return [Message("not_yours", {"region": REGION.say(region)})]
    if place not in NEIGHBORS[region]:
        return [Message("not_adjacent", {"region": REGION.say(place)})]
    return _why_not_touched(s, seat, place) or [Message("already_yours", {"region": REGION.say(place)})]
