"""The races of the Alliance, one block each."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance, Ints, Message, append, decision, i64, step, vec

from .. import vocabulary as v
from ..ability import (
    cheaper_now,
    conquers,
    declines,
    expands,
    mark_found,
    offers,
    own,
    saves,
    set_taken,
    taken,
    turn_begins,
    turn_ends,
    why_not,
)
from ..box import DISCOUNT, in_regions
from ..data import (
    ALLIANCE,
    DIE,
    DIE_MAX,
    FOREST,
    HORDE,
    RACE_FACTION,
)
from ..effects import conquer, count_marks, gain, note_attack, pay, pay_aegis, pay_attack_toll
from ..flow import roll_last_attempt
from ..reasons import at, first, has, not_paid, odd_target, why_not_touched
from ..rules import (
    FORM_BEFORE_DECLINE,
    GNOMES_MAY_START,
    faction,
    fewest,
    in_hand,
    is_immune,
    is_on_map,
    may_attempt,
    race_of,
)
from ..sheet import DID_ATTEMPT, DID_STRIKE
from ..state import EMPTY, MURLOCS, NONE, OBJECTIVE, TOWER, WALL, SmallWorldState, atlas
from ..tolls import aegis_toll, conquest_toll
from ..values import common_cost, conquest_cost, cost_from, odds
from .tiles import enter

STORED_AS = "races"

# -- Draenei


@saves(v.DRAENEI)
def save_token(s: SmallWorldState, owner: i64, region: i64, attacker: i64) -> bool:
    """The first token lost in an opponent's turn stays with them."""
    if s.saved:
        return False
    s.saved = 1
    s.emit(v.SAVED, owner, region)
    return True


# -- Dwarves

in_regions(DISCOUNT, v.DWARVES, "mountain")


# -- Gnomes


@offers(v.GNOMES)
def strikes(s: SmallWorldState, seat: i64) -> Ints:
    """Any land region that two good rolls could win; water can not be struck (F01)."""
    me = 2 * seat
    if s.used & (DID_ATTEMPT | DID_STRIKE) or not may_attempt(s, seat):
        return vec[i64]()
    if not (is_on_map(s, me) or s.switches[GNOMES_MAY_START]):
        return vec[i64]()
    best = in_hand(s, seat) + 2 * DIE_MAX
    common = common_cost(s, seat, s.armed)
    return vec[i64](
        [
            v.STRIKE.base + region
            for region in atlas(s).land
            if s.holder[region] != me
            and not is_immune(s, region)
            and cost_from(s, v.GNOMES, region, common, s.armed) <= best
            and conquest_toll(s, seat, region, s.armed) <= s.coins[seat]
        ]
    )


@taken(v.STRIKE)
def air_strike(s: SmallWorldState, seat: i64, action: i64) -> None:
    region = action - v.STRIKE.base
    s.used |= DID_STRIKE
    s.emit(v.STRUCK, seat, region)
    pay_attack_toll(s, seat, region)
    note_attack(s, seat, s.holder[region])
    s.push(strike_die, seat, region)


@decision
def strike_die(s: SmallWorldState, seat: i64, region: i64) -> Ints:
    return vec[i64]([v.ROLL.base, v.HOLD.base])


@strike_die.take
def strike_rolled(s: SmallWorldState, chance: Chance, action: i64, seat: i64, region: i64) -> None:
    die: i64 = 0
    if action == v.ROLL.base:
        chance.about(v.ATTEMPT_DIE, seat, (), seat, region)
        die = DIE[chance.roll(1)[0] - 1]
        s.emit(v.STRIKE_DIE, seat, region, die)
    cost = max(conquest_cost(s, seat, region, False, s.armed) - die, fewest(s, seat))
    if cost <= in_hand(s, seat):
        conquer(s, seat, region, cost)
        enter(s, seat, region)
    elif cost <= in_hand(s, seat) + DIE_MAX:
        s.push(press_strike, seat, region, cost)
    else:
        s.emit(v.STRIKE_FAILED, seat, region)


@strike_die.prompt
def strike_die_prompt(s: SmallWorldState, seat: i64, region: i64) -> dict[str, Any]:
    cost = conquest_cost(s, seat, region, False, s.armed)
    return {"region": v.REGION.say(region), "cost": cost, "hand": in_hand(s, seat)}


@decision
def press_strike(s: SmallWorldState, seat: i64, region: i64, cost: i64) -> Ints:
    """A strike that is still too weak can be made the last attempt: a second roll."""
    return vec[i64]([v.ATTEMPT.base + region, v.HOLD.base])


@press_strike.take
def strike_pressed(s: SmallWorldState, chance: Chance, action: i64, seat: i64, region: i64, cost: i64) -> None:
    if action == v.HOLD.base:
        s.emit(v.STRIKE_FAILED, seat, region)
    else:
        roll_last_attempt(s, chance, seat, region, cost)


@press_strike.prompt
def press_prompt(s: SmallWorldState, seat: i64, region: i64, cost: i64) -> dict[str, Any]:
    missing = cost - in_hand(s, seat)
    return {"region": v.REGION.say(region), "missing": missing, "odds": odds(missing)}


@why_not(v.STRIKE)
def why_not_strike(s: SmallWorldState, seat: i64, action: i64) -> list[Message]:
    region = action - v.STRIKE.base
    if s.race[seat] != v.GNOMES:
        return [Message("needs_race", {"race": v.RACE.say(v.GNOMES)})]
    if s.used & DID_STRIKE:
        return [Message("race_used_up", {"race": v.RACE.say(v.GNOMES)})]
    if s.used & DID_ATTEMPT:
        return [Message("conquests_over")]
    odd = odd_target(s, seat, region)
    if odd:
        return odd
    if s.box.is_water[region]:
        return at("no_target_on_water", region)
    if not is_on_map(s, 2 * seat):
        return at("first_needs_entry", region)
    hand = in_hand(s, seat)
    if not may_attempt(s, seat):
        return [Message("no_token_left", {"needed": fewest(s, seat), "hand": hand})]
    cost = conquest_cost(s, seat, region, False, s.armed)
    return why_not_touched(s, seat, region) or [Message("too_strong", {"cost": cost, "hand": hand})]


@strike_die.why
def why_not_rolled(s: SmallWorldState, action: i64, seat: i64, region: i64) -> list[Message]:
    return first(s)


@press_strike.why
def why_not_pressed(s: SmallWorldState, action: i64, seat: i64, region: i64, cost: i64) -> list[Message]:
    return first(s)


own(v.GNOMES, strike_die, press_strike)


# -- Humans


@step
def humans(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    clear_objectives(s)
    s.push(lay_objective, seat, s.box.objectives)


@turn_ends(v.HUMANS)
def lay_objectives(s: SmallWorldState, seat: i64) -> None:
    s.push(humans, seat)


@declines(v.HUMANS)
def take_objectives_along(s: SmallWorldState, seat: i64) -> None:
    clear_objectives(s)


def clear_objectives(s: SmallWorldState) -> None:
    for region in atlas(s).regions:
        s.marks[region] &= ~OBJECTIVE


@decision
def lay_objective(s: SmallWorldState, seat: i64, left: i64) -> Ints:
    """Land that no Alliance race holds: empty, Murlocs, neutral or Horde, active or declined.

    No watchtowers; under the Aegis for its coins, and never without a way around them.
    """
    marks, holder, target = s.marks, s.holder, v.TARGET.base
    targets = vec[i64](
        [
            target + region
            for region in atlas(s).land
            if not marks[region] & (OBJECTIVE | TOWER)
            and not is_alliance(s, holder[region])
            and aegis_toll(s, seat, region) <= s.coins[seat]
        ]
    )
    is_dear = len(targets) == 1 and aegis_toll(s, seat, targets[0] - target) > 0
    return append(targets, v.DONE.base) if is_dear or not len(targets) else targets


def is_alliance(s: SmallWorldState, people: i64) -> bool:
    return people != EMPTY and people != MURLOCS and RACE_FACTION[race_of(s, people)] == ALLIANCE


@lay_objective.take
def objective_laid(s: SmallWorldState, chance: Chance, action: i64, seat: i64, left: i64) -> None:
    if action == v.DONE.base:
        return
    region = action - v.TARGET.base
    pay_aegis(s, seat, region)
    s.marks[region] |= OBJECTIVE
    s.emit(v.TARGETED, seat, region)
    if left > 1:
        s.push(lay_objective, seat, left - 1)


@lay_objective.prompt
def objective_prompt(s: SmallWorldState, seat: i64, left: i64) -> dict[str, Any]:
    return {"left": left}


@lay_objective.why
def why_not_targeted(s: SmallWorldState, action: i64, seat: i64, left: i64) -> list[Message]:
    if not has(v.TARGET, action):
        return first(s)
    region = action - v.TARGET.base
    if region not in atlas(s).regions:
        return at("not_in_play", region)
    if s.box.is_water[region]:
        return at("no_target_on_water", region)
    if s.marks[region] & OBJECTIVE:
        return at("objective_lies_there", region)
    if is_alliance(s, s.holder[region]):
        return at("alliance_holds", region)
    if is_immune(s, region):
        return at("watchtower", region)
    return not_paid(s, seat, aegis_toll(s, seat, region))


def reach_objective(s: SmallWorldState, seat: i64, region: i64) -> None:
    """Nobody gains if a Horde race takes the region, and the token stays."""
    if faction(s, seat) == HORDE:
        return
    s.marks[region] &= ~OBJECTIVE
    gain(s, seat, s.box.coins[v.HUMANS])
    for other in range(s.seats):
        if s.race[other] == v.HUMANS and other != seat:
            gain(s, other, s.box.coins[v.HUMANS])


mark_found[OBJECTIVE] = reach_objective


own(v.HUMANS, humans, lay_objective)


# -- Night Elves

in_regions(DISCOUNT, v.NIGHT_ELVES, "forest")


@conquers(v.NIGHT_ELVES)
def raise_wall(s: SmallWorldState, seat: i64, region: i64) -> None:
    if s.box.terrain[region] == FOREST and count_marks(s, WALL) < s.box.walls:
        s.marks[region] |= WALL


# -- Worgen


@set_taken(v.WORGEN)
def take_first_form(s: SmallWorldState, seat: i64) -> None:
    s.push(choose_form, seat)


@turn_begins(v.WORGEN)
def take_form_early(s: SmallWorldState, seat: i64) -> None:
    if s.switches[FORM_BEFORE_DECLINE]:
        s.push(choose_form, seat)


@expands(v.WORGEN)
def take_form_late(s: SmallWorldState, seat: i64) -> None:
    if not s.switches[FORM_BEFORE_DECLINE]:
        s.push(choose_form, seat)


@cheaper_now(v.WORGEN)
def fights_as_worgen(s: SmallWorldState, seat: i64) -> i64:
    return s.box.discount[v.WORGEN] if s.form and seat == s.turn else 0


@decision
def choose_form(s: SmallWorldState, seat: i64) -> Ints:
    """Without the coins for it only the human form is left."""
    human = v.TAKE_FORM.base + v.HUMAN_FORM
    return vec[i64]([human, v.TAKE_FORM.base + v.WORGEN_FORM] if s.coins[seat] >= s.box.price[v.WORGEN] else [human])


@choose_form.take
def form_chosen(s: SmallWorldState, chance: Chance, action: i64, seat: i64) -> None:
    form = action - v.TAKE_FORM.base
    s.emit(v.FORMED, seat, form)
    s.form = form
    if form == v.WORGEN_FORM:
        pay(s, seat, s.box.price[v.WORGEN], NONE)
    else:
        gain(s, seat, s.box.coins[v.WORGEN])


@choose_form.why
def why_not_formed(s: SmallWorldState, action: i64, seat: i64) -> list[Message]:
    return not_paid(s, seat, s.box.price[v.WORGEN]) if has(v.TAKE_FORM, action) else first(s)


own(v.WORGEN, choose_form)
