"""The sixteen races: one block each for what is more than a number in `rules` or `score`.

Blood Elves and Dwarves, Kobolds, Naga, Trolls live in `score` and `rules`; Draenei, Night Elves and Orcs in `effects`;
the Tauren's two tokens in `rules.fewest`.
"""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance, Ints, decision, extend, i64, step, vec

from .data import ALLIANCE, DIE, DIE_MAX, DUDS, EXPLOSIONS, HARMONY_TOKENS, OBJECTIVES, RACE_FACTION
from .effects import (
    bonus_for_conquest,
    clear,
    conquer,
    count_marks,
    drive_out,
    gain,
    note_attack,
    pay,
    pay_aegis,
    pay_attack_toll,
    reach_objective,
    take_up,
)
from .rules import (
    BOMB_PAYS_BONUSES,
    GNOMES_MAY_START,
    aegis_toll,
    are_opponents,
    attack_toll,
    common_cost,
    conquest_cost,
    conquest_toll,
    cost_from,
    fewest,
    has_place,
    has_tolls,
    held_by,
    in_hand,
    is_active_opponent,
    is_immune,
    is_next_to,
    is_on_map,
    odds,
    race_of,
    standing,
    swamp_toll,
)
from .state import (
    BEAST,
    BOMB_HERE,
    CHAMPION_HERE,
    DID_ATTEMPT,
    DID_LORE,
    DID_STRIKE,
    EMPTY,
    MURLOCS,
    NONE,
    OBJECTIVE,
    RANSOMED_BACK,
    SOLO,
    TOWER,
    SmallWorldState,
    atlas,
)
from .tiles import enter
from .vocabulary import (
    ATTACKED,
    ATTEMPT,
    BOMB,
    BOMB_BACK,
    BOMBED,
    BUY,
    CARRIED,
    DONE,
    EXPLODED,
    FIZZLED,
    FORMED,
    FORSAKEN,
    GNOMES,
    HARMONY,
    HOLD,
    HUMAN_FORM,
    MOVED,
    PAY,
    RAISED,
    REFUSE,
    REGION,
    REPELLED,
    ROLL,
    SEND,
    STRIKE,
    STRIKE_DIE,
    STRIKE_FAILED,
    STRUCK,
    TAKE_FORM,
    TARGET,
    TARGETED,
    TAUREN,
    TOKEN_PIECE,
    WORGEN_FORM,
)

# -- Ethereals


def steal_artifact(s: SmallWorldState, seat: i64, tile: i64, region: i64) -> None:
    """The artifact moves into the neighbouring region of theirs and can be used at once."""
    place = s.tile_at[tile]
    pay_aegis(s, seat, place)
    s.tile_at[tile] = region
    s.used |= DID_LORE
    s.armed &= ~DID_LORE
    s.emit(CARRIED, seat, tile, region)


# -- Forsaken


@step
def forsaken(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    if most_raised(s, seat):
        s.push(raise_forsaken, seat)


@decision
def raise_forsaken(s: SmallWorldState, seat: i64) -> Ints:
    return vec[i64]([BUY.base + count for count in range(most_raised(s, seat) + 1)])


def most_raised(s: SmallWorldState, seat: i64) -> i64:
    return min(s.losses, min(s.coins[seat], s.tray[FORSAKEN]))


@raise_forsaken.take
def forsaken_raised(s: SmallWorldState, chance: Chance, action: i64, seat: i64) -> None:
    count = action - BUY.base
    if count:
        pay(s, seat, count, NONE)
        s.tray[FORSAKEN] -= count
        s.hand[seat] += count
        s.emit(RAISED, seat, count)


@raise_forsaken.prompt
def forsaken_prompt(s: SmallWorldState, seat: i64) -> dict[str, Any]:
    return {"losses": s.losses, "tray": s.tray[FORSAKEN]}


# -- Gnomes


def strikes(s: SmallWorldState, seat: i64) -> Ints:
    """Any land region that two good rolls could win; water can not be struck (F01)."""
    me = 2 * seat
    if s.used & DID_STRIKE or not (is_on_map(s, me) or s.switches[GNOMES_MAY_START]):
        return vec[i64]()
    best = in_hand(s, seat) + 2 * DIE_MAX
    common = common_cost(s, seat, s.armed)
    return vec[i64](
        [
            STRIKE.base + region
            for region in atlas(s).land
            if s.holder[region] != me
            and not is_immune(s, region)
            and cost_from(s, GNOMES, region, common, s.armed) <= best
            and conquest_toll(s, seat, region, s.armed) <= s.coins[seat]
        ]
    )


def air_strike(s: SmallWorldState, seat: i64, region: i64) -> None:
    s.used |= DID_STRIKE
    s.emit(STRUCK, seat, region)
    pay_attack_toll(s, seat, region)
    note_attack(s, seat, s.holder[region])
    s.push(strike_die, seat, region)


@decision
def strike_die(s: SmallWorldState, seat: i64, region: i64) -> Ints:
    return vec[i64]([ROLL.base, HOLD.base])


@strike_die.take
def strike_rolled(s: SmallWorldState, chance: Chance, action: i64, seat: i64, region: i64) -> None:
    die: i64 = 0
    if action == ROLL.base:
        die = DIE[chance.roll(1)[0] - 1]
        s.emit(STRIKE_DIE, seat, region, die)
    cost = max(conquest_cost(s, seat, region, False, s.armed) - die, fewest(s, seat))
    if cost <= in_hand(s, seat):
        conquer(s, seat, region, cost)
        enter(s, seat, region)
    elif cost <= in_hand(s, seat) + DIE_MAX:
        s.push(press_strike, seat, region, cost)
    else:
        s.emit(STRIKE_FAILED, seat, region)


@strike_die.prompt
def strike_die_prompt(s: SmallWorldState, seat: i64, region: i64) -> dict[str, Any]:
    cost = conquest_cost(s, seat, region, False, s.armed)
    return {"region": REGION.say(region), "cost": cost, "hand": in_hand(s, seat)}


@decision
def press_strike(s: SmallWorldState, seat: i64, region: i64, cost: i64) -> Ints:
    """A strike that is still too weak can be made the last attempt: a second roll."""
    return vec[i64]([ATTEMPT.base + region, HOLD.base])


@press_strike.take
def strike_pressed(s: SmallWorldState, chance: Chance, action: i64, seat: i64, region: i64, cost: i64) -> None:
    if action == HOLD.base:
        s.emit(STRIKE_FAILED, seat, region)
    else:
        roll_last_attempt(s, chance, seat, region, cost)


@press_strike.prompt
def press_prompt(s: SmallWorldState, seat: i64, region: i64, cost: i64) -> dict[str, Any]:
    missing = cost - in_hand(s, seat)
    return {"region": REGION.say(region), "missing": missing, "odds": odds(missing)}


def roll_last_attempt(s: SmallWorldState, chance: Chance, seat: i64, region: i64, cost: i64) -> None:
    """R070-R075: the region is named, the die decides, and no conquest follows in this turn."""
    s.used |= DID_ATTEMPT
    note_attack(s, seat, s.holder[region])
    hand = in_hand(s, seat)
    die = DIE[chance.roll(1)[0] - 1]
    s.emit(ATTACKED, seat, region, die, cost - hand)
    if hand + die >= cost:
        conquer(s, seat, region, hand)
        enter(s, seat, region)
    else:
        s.emit(REPELLED, seat, region)
        if s.armed & DID_LORE and has_place(s, region):
            s.used |= DID_LORE
    s.armed = 0


# -- Goblins


def new_bombs(s: SmallWorldState) -> None:
    s.explosions = EXPLOSIONS
    s.duds = DUDS


@step
def turn_up_bombs(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    """All bombs of the last turn, one region after the other; where coins are at stake in the order one likes."""
    if count_marks(s, BOMB_HERE) > 1 and has_tolls(s, 0):
        s.push(choose_bomb, seat)
        return
    for region in reversed(list(atlas(s).regions)):
        if s.marks[region] & BOMB_HERE:
            s.push(turn_up_bomb, seat, region)


@decision
def choose_bomb(s: SmallWorldState, seat: i64) -> Ints:
    return vec[i64]([BOMB.base + region for region in atlas(s).regions if s.marks[region] & BOMB_HERE])


@choose_bomb.take
def bomb_chosen(s: SmallWorldState, chance: Chance, action: i64, seat: i64) -> None:
    s.push(turn_up_bombs, seat)
    s.push(turn_up_bomb, seat, action - BOMB.base)


@step
def turn_up_bomb(s: SmallWorldState, chance: Chance, seat: i64, region: i64) -> None:
    """Nobody has seen the bomb, so it is drawn from all unseen ones when it is turned up."""
    s.marks[region] &= ~BOMB_HERE
    people = s.holder[region]
    if people == EMPTY or (people >> 1 == seat and people != MURLOCS):
        s.emit(BOMB_BACK, region)
    elif chance.pick(s.explosions + s.duds) >= s.explosions:
        s.duds -= 1
        s.emit(FIZZLED, region)
    else:
        s.explosions -= 1
        s.emit(EXPLODED, region)
        set_off(s, seat, region)


def set_off(s: SmallWorldState, seat: i64, region: i64) -> None:
    """Whoever can not or will not pay what the attack costs does no harm; nor does a bomb under a watchtower."""
    if is_immune(s, region) or conquest_toll(s, seat, region, 0) > s.coins[seat]:
        return
    if attack_toll(s, seat, region):
        s.push(pay_for_bomb, seat, region)
    else:
        explode(s, seat, region)


@decision
def pay_for_bomb(s: SmallWorldState, seat: i64, region: i64) -> Ints:
    """Harmony or the Aegis stand in the way of the blast: pay, or the bomb does no harm."""
    return vec[i64]([PAY.base, REFUSE.base])


@pay_for_bomb.take
def bomb_paid(s: SmallWorldState, chance: Chance, action: i64, seat: i64, region: i64) -> None:
    if action == PAY.base:
        pay_attack_toll(s, seat, region)
        explode(s, seat, region)


@pay_for_bomb.prompt
def bomb_prompt(s: SmallWorldState, seat: i64, region: i64) -> dict[str, Any]:
    return {"region": REGION.say(region), "coins": conquest_toll(s, seat, region, 0)}


def explode(s: SmallWorldState, seat: i64, region: i64) -> None:
    """A conquest with all that belongs to one, only that nobody moves in."""
    people = s.holder[region]
    pay(s, seat, swamp_toll(s, seat, region), people >> 1)
    if s.switches[BOMB_PAYS_BONUSES]:
        bonus_for_conquest(s, seat, region, people, race_of(s, people))
    drive_out(s, region, seat)
    reach_objective(s, seat, region)


def bombs_in_stack(s: SmallWorldState) -> i64:
    return s.explosions + s.duds - count_marks(s, BOMB_HERE)


@step
def goblins(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    if bombs_in_stack(s):
        s.push(lay_bombs, seat)


@decision(soft=True)
def lay_bombs(s: SmallWorldState, seat: i64) -> Ints:
    done = vec[i64]([DONE.base])
    return extend(done, bomb_targets(s, seat)) if bombs_in_stack(s) else done


def is_bombed_people(s: SmallWorldState, seat: i64, people: i64) -> bool:
    """An active race of an opponent; in their own revenge the Murlocs are one too."""
    return is_active_opponent(s, seat, people) or (people == MURLOCS and s.variant == SOLO)


def bomb_targets(s: SmallWorldState, seat: i64) -> Ints:
    me = 2 * seat
    return vec[i64](
        [
            BOMB.base + region
            for region in atlas(s).land
            if is_bombed_people(s, seat, s.holder[region])
            and not s.marks[region] & BOMB_HERE
            and not is_immune(s, region)
            and aegis_toll(s, seat, region) <= s.coins[seat]
            and is_next_to(s, me, region)
        ]
    )


@lay_bombs.take
def bomb_laid(s: SmallWorldState, chance: Chance, action: i64, seat: i64) -> None:
    if action == DONE.base:
        return
    region = action - BOMB.base
    pay_aegis(s, seat, region)
    s.marks[region] |= BOMB_HERE
    s.emit(BOMBED, seat, region)
    s.push(lay_bombs, seat)


@lay_bombs.prompt
def lay_bombs_prompt(s: SmallWorldState, seat: i64) -> dict[str, Any]:
    return {"bombs": bombs_in_stack(s)}


# -- Humans


@step
def humans(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    clear_objectives(s)
    s.push(lay_objective, seat, OBJECTIVES)


def clear_objectives(s: SmallWorldState) -> None:
    for region in atlas(s).regions:
        s.marks[region] &= ~OBJECTIVE


@decision
def lay_objective(s: SmallWorldState, seat: i64, left: i64) -> Ints:
    """Land that no Alliance race holds: empty, Murlocs, neutral or Horde, active or declined. No watchtowers."""
    marks, holder, target = s.marks, s.holder, TARGET.base
    targets = vec[i64](
        [
            target + region
            for region in atlas(s).land
            if not marks[region] & (OBJECTIVE | TOWER) and not is_alliance(s, holder[region])
        ]
    )
    return targets if len(targets) else vec[i64]([DONE.base])


def is_alliance(s: SmallWorldState, people: i64) -> bool:
    return people != EMPTY and people != MURLOCS and RACE_FACTION[race_of(s, people)] == ALLIANCE


@lay_objective.take
def objective_laid(s: SmallWorldState, chance: Chance, action: i64, seat: i64, left: i64) -> None:
    if action == DONE.base:
        return
    region = action - TARGET.base
    s.marks[region] |= OBJECTIVE
    s.emit(TARGETED, seat, region)
    if left > 1:
        s.push(lay_objective, seat, left - 1)


@lay_objective.prompt
def objective_prompt(s: SmallWorldState, seat: i64, left: i64) -> dict[str, Any]:
    return {"left": left}


# -- Pandaren


@step
def pandaren(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    """At the end of their turn: a harmony token for all whose active race was left in peace."""
    given = 0
    for step_ in range(1, s.seats):
        other = (seat + step_) % s.seats
        peaceful = are_opponents(s, seat, other) and not s.attacked >> other & 1
        if peaceful and (s.race[other] >= 0 or s.round == 1) and given < HARMONY_TOKENS:
            s.harmony |= 1 << other
            given += 1
            s.emit(HARMONY, other)


# -- Tauren


def keep_company(s: SmallWorldState, region: i64) -> None:
    """A lone Tauren token moves at once; call it whenever a piece has left a region."""
    people = s.holder[region]
    if people < 0 or people & 1 or people == MURLOCS:
        return
    if s.race[people >> 1] == TAUREN and standing(s, region) == 1:
        s.push(lone_tauren, people >> 1, region)


@step
def lone_tauren(s: SmallWorldState, chance: Chance, seat: i64, region: i64) -> None:
    if s.holder[region] != 2 * seat or standing(s, region) != 1:
        return
    if len(held_by(s, 2 * seat)) > 1:
        s.push(join_others, seat, region)
        return
    take_up(s, seat, region, s.tokens[region] + s.marks[region] // BEAST)
    if s.marks[region] & CHAMPION_HERE:
        s.champion = RANSOMED_BACK
    clear(s, region)


@decision
def join_others(s: SmallWorldState, seat: i64, region: i64) -> Ints:
    return vec[i64]([SEND.base + other for other in held_by(s, 2 * seat) if other != region])


@join_others.take
def others_joined(s: SmallWorldState, chance: Chance, action: i64, seat: i64, region: i64) -> None:
    goal = action - SEND.base
    s.tokens[goal] += s.tokens[region]
    beasts = s.marks[region] // BEAST
    s.marks[goal] += BEAST * beasts
    if s.marks[region] & CHAMPION_HERE:
        s.marks[goal] |= CHAMPION_HERE
        s.champion = goal
    clear(s, region)
    s.emit(MOVED, seat, TOKEN_PIECE, region, goal)


@join_others.prompt
def join_prompt(s: SmallWorldState, seat: i64, region: i64) -> dict[str, Any]:
    return {"region": REGION.say(region)}


# -- Worgen


@decision
def choose_form(s: SmallWorldState, seat: i64) -> Ints:
    """Without a coin only the human form is left."""
    human = TAKE_FORM.base + HUMAN_FORM
    return vec[i64]([human, TAKE_FORM.base + WORGEN_FORM] if s.coins[seat] else [human])


@choose_form.take
def form_chosen(s: SmallWorldState, chance: Chance, action: i64, seat: i64) -> None:
    form = action - TAKE_FORM.base
    s.emit(FORMED, seat, form)
    s.form = form
    if form == WORGEN_FORM:
        pay(s, seat, 1, NONE)
    else:
        gain(s, seat, 2)
