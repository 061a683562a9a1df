"""The sixteen races: one block each for what is more than a number in `rules` or `score`.

Blood Elves and Dwarves, Kobolds, Naga, Trolls live in `score` and `rules`; Draenei, Night Elves and Orcs in `board`;
the Tauren's two tokens in `rules.fewest`.
"""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance, decision, step

from .board import (
    bonus_for_conquest,
    clear,
    conquer,
    drive_out,
    gain,
    note_attack,
    pay,
    pay_aegis,
    pay_attack_toll,
    take_up,
)
from .data import ALLIANCE, DIE, DIE_MAX, DUDS, EXPLOSIONS, HARMONY_TOKENS, NEIGHBORS, OBJECTIVES, RACE_FACTION, atlas
from .rules import (
    BOMB_PAYS_BONUSES,
    GNOMES_MAY_START,
    aegis_toll,
    are_opponents,
    attack_toll,
    conquest_cost,
    conquest_toll,
    fewest,
    held_by,
    in_hand,
    is_active_people,
    is_immune,
    is_on_map,
    may_attempt,
    odds,
    race_of,
    standing,
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
    SmallWorldState,
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
    FORM,
    FORMED,
    FORSAKEN,
    GNOMES,
    HARMONY,
    HOLD,
    HUMAN_FORM,
    MOVED,
    MURLOC_OCCUPANT,
    PAY,
    RAISED,
    REFUSE,
    REGION,
    REPELLED,
    ROLL,
    SEND,
    STRIKE_DIE,
    STRIKE_FAILED,
    STRUCK,
    TAKE_FORM,
    TARGET,
    TARGET_AT,
    TARGETED,
    TAUREN,
    TOKEN_PIECE,
    WORGEN_FORM,
)

# -- Ethereals


def steal_artifact(s: SmallWorldState, seat: int, tile: int, region: int) -> None:
    """The artifact moves into the neighbouring region of theirs and can be used at once."""
    place = s.tile_at[tile]
    pay_aegis(s, seat, place, aegis_toll(s, seat, place))
    s.tile_at[tile] = region
    s.used |= DID_LORE
    s.armed &= ~DID_LORE
    s.emit(CARRIED, seat, tile, region)


# -- Forsaken


@step
def forsaken(s: SmallWorldState, chance: Chance, seat: int) -> None:
    if min(s.losses, s.coins[seat], s.tray[FORSAKEN]) > 0:
        s.push(raise_forsaken, seat)


@decision
def raise_forsaken(s: SmallWorldState, seat: int) -> list[int]:
    most = min(s.losses, s.coins[seat], s.tray[FORSAKEN])
    return [BUY(count) for count in range(most + 1)]


@raise_forsaken.take
def forsaken_raised(s: SmallWorldState, chance: Chance, action: int, seat: int) -> None:
    count = BUY.args(action)[0]
    if count:
        pay(s, seat, count, NONE)
        s.tray[FORSAKEN] -= count
        s.hand[seat] += count
        s.emit(RAISED, seat, count)


@raise_forsaken.prompt
def forsaken_prompt(s: SmallWorldState, seat: int) -> dict[str, Any]:
    return {"losses": s.losses, "tray": s.tray[FORSAKEN]}


# -- Gnomes


def strike_targets(s: SmallWorldState, seat: int) -> list[int]:
    """Any land region that two good rolls could win; water can not be struck (F01)."""
    if s.race[seat] != GNOMES or s.used & DID_STRIKE or not may_attempt(s, seat):
        return []
    me = 2 * seat
    if not is_on_map(s, me) and not s.switches[GNOMES_MAY_START]:
        return []
    best = in_hand(s, seat) + 2 * DIE_MAX
    return [
        region
        for region in atlas(s.faces).land
        if s.holder[region] != me
        and not is_immune(s, region)
        and conquest_cost(s, seat, region, False, s.armed) <= best
        and conquest_toll(s, seat, region, s.armed) <= s.coins[seat]
    ]


def air_strike(s: SmallWorldState, seat: int, region: int) -> None:
    s.used |= DID_STRIKE
    s.emit(STRUCK, seat, region)
    pay_attack_toll(s, seat, region)
    note_attack(s, seat, s.holder[region])
    s.push(strike_die, seat, region)


@decision
def strike_die(s: SmallWorldState, seat: int, region: int) -> list[int]:
    return [ROLL(), HOLD()]


@strike_die.take
def strike_rolled(s: SmallWorldState, chance: Chance, action: int, seat: int, region: int) -> None:
    die = 0
    if action == ROLL():
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
def strike_die_prompt(s: SmallWorldState, seat: int, region: int) -> dict[str, Any]:
    cost = conquest_cost(s, seat, region, False, s.armed)
    return {"region": REGION.say(region), "cost": cost, "hand": in_hand(s, seat)}


@decision
def press_strike(s: SmallWorldState, seat: int, region: int, cost: int) -> list[int]:
    """A strike that is still too weak can be made the last attempt: a second roll."""
    return [ATTEMPT(region), HOLD()]


@press_strike.take
def strike_pressed(s: SmallWorldState, chance: Chance, action: int, seat: int, region: int, cost: int) -> None:
    if action == HOLD():
        s.emit(STRIKE_FAILED, seat, region)
    else:
        roll_last_attempt(s, chance, seat, region, cost)


@press_strike.prompt
def press_prompt(s: SmallWorldState, seat: int, region: int, cost: int) -> dict[str, Any]:
    missing = cost - in_hand(s, seat)
    return {"region": REGION.say(region), "missing": missing, "odds": odds(missing)}


def roll_last_attempt(s: SmallWorldState, chance: Chance, seat: int, region: int, cost: int) -> None:
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
    s.armed = 0


# -- Goblins


def new_bombs(s: SmallWorldState) -> None:
    s.explosions = EXPLOSIONS
    s.duds = DUDS


@step
def turn_up_bombs(s: SmallWorldState, chance: Chance, seat: int) -> None:
    """All bombs of the last turn, one region after the other."""
    for region in reversed(atlas(s.faces).regions):
        if s.marks[region] & BOMB_HERE:
            s.push(turn_up_bomb, seat, region)


@step
def turn_up_bomb(s: SmallWorldState, chance: Chance, seat: int, region: int) -> None:
    people = s.holder[region]
    if people == EMPTY or (people >> 1 == seat and people != MURLOCS):
        s.marks[region] &= ~BOMB_HERE
        s.emit(BOMB_BACK, region)
    elif is_immune(s, region):
        set_off(s, chance, seat, region, False)
    elif not attack_toll(s, seat, region):
        set_off(s, chance, seat, region, True)
    elif attack_toll(s, seat, region) <= s.coins[seat]:
        s.push(pay_for_bomb, seat, region)
    else:
        set_off(s, chance, seat, region, False)


@decision
def pay_for_bomb(s: SmallWorldState, seat: int, region: int) -> list[int]:
    """Harmony or the Aegis stand in the way of the blast: pay, or the bomb does no harm."""
    return [PAY(), REFUSE()]


@pay_for_bomb.take
def bomb_paid(s: SmallWorldState, chance: Chance, action: int, seat: int, region: int) -> None:
    if action == PAY():
        pay_attack_toll(s, seat, region)
    set_off(s, chance, seat, region, action == PAY())


@pay_for_bomb.prompt
def bomb_prompt(s: SmallWorldState, seat: int, region: int) -> dict[str, Any]:
    return {"region": REGION.say(region), "coins": attack_toll(s, seat, region)}


def set_off(s: SmallWorldState, chance: Chance, seat: int, region: int, harmful: bool) -> None:
    """Nobody has seen the bomb, so it is drawn from all unseen ones when it is turned up."""
    s.marks[region] &= ~BOMB_HERE
    if chance.pick(s.explosions + s.duds) >= s.explosions:
        s.duds -= 1
        s.emit(FIZZLED, region)
        return
    s.explosions -= 1
    s.emit(EXPLODED, region)
    if not harmful:
        return
    people = s.holder[region]
    if s.switches[BOMB_PAYS_BONUSES]:
        bonus_for_conquest(s, seat, region, people, race_of(s, people))
    drive_out(s, region, seat)


def bombs_in_stack(s: SmallWorldState) -> int:
    laid = sum([1 for region in atlas(s.faces).regions if s.marks[region] & BOMB_HERE])
    return s.explosions + s.duds - laid


@step
def goblins(s: SmallWorldState, chance: Chance, seat: int) -> None:
    if bombs_in_stack(s):
        s.push(lay_bombs, seat)


@decision(soft=True)
def lay_bombs(s: SmallWorldState, seat: int) -> list[int]:
    if not bombs_in_stack(s):
        return [DONE()]
    return [DONE(), *[BOMB(region) for region in bomb_targets(s, seat)]]


def bomb_targets(s: SmallWorldState, seat: int) -> list[int]:
    me = 2 * seat
    return [
        region
        for region in atlas(s.faces).land
        if s.holder[region] != me
        and is_active_people(s, s.holder[region])
        and not s.marks[region] & BOMB_HERE
        and not is_immune(s, region)
        and aegis_toll(s, seat, region) <= s.coins[seat]
        and any(s.holder[near] == me for near in NEIGHBORS[region])
    ]


@lay_bombs.take
def bomb_laid(s: SmallWorldState, chance: Chance, action: int, seat: int) -> None:
    if action == DONE():
        return
    region = BOMB.args(action)[0]
    pay_aegis(s, seat, region, aegis_toll(s, seat, region))
    s.marks[region] |= BOMB_HERE
    s.emit(BOMBED, seat, region)
    s.push(lay_bombs, seat)


@lay_bombs.prompt
def lay_bombs_prompt(s: SmallWorldState, seat: int) -> dict[str, Any]:
    return {"bombs": bombs_in_stack(s)}


# -- Humans


@step
def humans(s: SmallWorldState, chance: Chance, seat: int) -> None:
    clear_objectives(s)
    s.push(lay_objective, seat, OBJECTIVES)


def clear_objectives(s: SmallWorldState) -> None:
    for region in atlas(s.faces).regions:
        s.marks[region] &= ~OBJECTIVE


@decision
def lay_objective(s: SmallWorldState, seat: int, left: int) -> list[int]:
    return [TARGET_AT[region] for region in objective_targets(s)] or [DONE()]


def objective_targets(s: SmallWorldState) -> list[int]:
    """Land that no Alliance race holds: empty, Murlocs, neutral or Horde, active or declined."""
    return [region for region in atlas(s.faces).land if not s.marks[region] & OBJECTIVE and not _is_alliance(s, region)]


def _is_alliance(s: SmallWorldState, region: int) -> bool:
    race = race_of(s, s.holder[region])
    return 0 <= race < MURLOC_OCCUPANT and RACE_FACTION[race] == ALLIANCE


@lay_objective.take
def objective_laid(s: SmallWorldState, chance: Chance, action: int, seat: int, left: int) -> None:
    if action == DONE():
        return
    region = TARGET.args(action)[0]
    s.marks[region] |= OBJECTIVE
    s.emit(TARGETED, seat, region)
    if left > 1:
        s.push(lay_objective, seat, left - 1)


@lay_objective.prompt
def objective_prompt(s: SmallWorldState, seat: int, left: int) -> dict[str, Any]:
    return {"left": left}


# -- Pandaren


@step
def pandaren(s: SmallWorldState, chance: Chance, seat: int) -> None:
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


def keep_company(s: SmallWorldState, region: int) -> None:
    """A lone Tauren token moves at once; call it whenever a piece has left a region."""
    people = s.holder[region]
    if people < 0 or people & 1 or people == MURLOCS:
        return
    if s.race[people >> 1] == TAUREN and standing(s, region) == 1:
        s.push(lone_tauren, people >> 1, region)


@step
def lone_tauren(s: SmallWorldState, chance: Chance, seat: int, region: int) -> None:
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
def join_others(s: SmallWorldState, seat: int, region: int) -> list[int]:
    return [SEND(other) for other in held_by(s, 2 * seat) if other != region]


@join_others.take
def others_joined(s: SmallWorldState, chance: Chance, action: int, seat: int, region: int) -> None:
    goal = SEND.args(action)[0]
    s.tokens[goal] += s.tokens[region]
    beasts = s.marks[region] // BEAST
    s.marks[goal] += BEAST * beasts
    if s.marks[region] & CHAMPION_HERE:
        s.marks[goal] |= CHAMPION_HERE
        s.champion = goal
    clear(s, region)
    s.emit(MOVED, seat, TOKEN_PIECE, region, goal)


@join_others.prompt
def join_prompt(s: SmallWorldState, seat: int, region: int) -> dict[str, Any]:
    return {"region": REGION.say(region)}


# -- Worgen


@decision
def choose_form(s: SmallWorldState, seat: int) -> list[int]:
    """Without a coin only the human form is left."""
    return [TAKE_FORM(form) for form in range(len(FORM)) if form == HUMAN_FORM or s.coins[seat] > 0]


@choose_form.take
def form_chosen(s: SmallWorldState, chance: Chance, action: int, seat: int) -> None:
    form = TAKE_FORM.args(action)[0]
    s.emit(FORMED, seat, form)
    s.form = form
    if form == WORGEN_FORM:
        pay(s, seat, 1, NONE)
    else:
        gain(s, seat, 2)
