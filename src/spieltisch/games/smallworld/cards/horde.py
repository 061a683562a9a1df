"""The races of the Horde, one block each."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance, Ints, Message, decision, extend, i64, step, vec

from .. import vocabulary as v
from ..ability import (
    conquest_bonus,
    conquests_end,
    declines,
    left_alone,
    own,
    set_taken,
    turn_begins,
    turn_ends,
    varying_discount,
)
from ..box import COINS, in_regions
from ..data import ALLIANCE, RACE_FACTION
from ..effects import (
    abandon,
    bonus_for_conquest,
    clear,
    count_marks,
    drive_out,
    pay,
    pay_aegis,
    pay_attack_toll,
    reach_marks,
)
from ..reasons import at, first, has, not_paid
from ..rules import (
    BOMB_PAYS_BONUSES,
    are_opponents,
    fewest,
    held_by,
    is_active_opponent,
    is_immune,
    is_next_to,
    race_of,
    standing,
)
from ..state import BEAST, BOMB_HERE, CHAMPION_HERE, EMPTY, MURLOCS, NONE, SOLO, SmallWorldState, atlas
from ..tolls import aegis_toll, attack_toll, conquest_toll, has_tolls, land_toll

STORED_AS = "races"

# -- Blood Elves

in_regions(COINS, v.BLOOD_ELVES, "magic")


# -- Forsaken


@conquests_end(v.FORSAKEN)
def count_the_dead(s: SmallWorldState, seat: i64) -> None:
    s.push(forsaken, seat)


@step
def forsaken(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    if most_raised(s, seat):
        s.push(raise_forsaken, seat)


@decision
def raise_forsaken(s: SmallWorldState, seat: i64) -> Ints:
    return vec[i64]([v.BUY.base + count for count in range(most_raised(s, seat) + 1)])


def most_raised(s: SmallWorldState, seat: i64) -> i64:
    return min(s.losses, min(s.coins[seat] // s.box.price[v.FORSAKEN], s.tray[v.FORSAKEN]))


def price_of(s: SmallWorldState, count: i64) -> i64:
    return count * s.box.price[v.FORSAKEN]


@raise_forsaken.take
def forsaken_raised(s: SmallWorldState, chance: Chance, action: i64, seat: i64) -> None:
    count = action - v.BUY.base
    if count:
        pay(s, seat, price_of(s, count), NONE)
        s.tray[v.FORSAKEN] -= count
        s.hand[seat] += count
        s.emit(v.RAISED, seat, count)


@raise_forsaken.prompt
def forsaken_prompt(s: SmallWorldState, seat: i64) -> dict[str, Any]:
    return {"losses": s.losses, "tray": s.tray[v.FORSAKEN]}


@raise_forsaken.why
def why_not_raised(s: SmallWorldState, action: i64, seat: i64) -> list[Message]:
    if not has(v.BUY, action):
        return first(s)
    wanted, tray = action - v.BUY.base, s.tray[v.FORSAKEN]
    args = {"count": wanted, "losses": s.losses, "coins": s.coins[seat], "tray": tray}
    return [Message("too_many_raised", args)]


own(v.FORSAKEN, forsaken, raise_forsaken)


# -- Goblins


@set_taken(v.GOBLINS)
def new_bombs(s: SmallWorldState, seat: i64) -> None:
    s.explosions = s.box.explosions
    s.duds = s.box.duds


@turn_begins(v.GOBLINS)
def light_fuses(s: SmallWorldState, seat: i64) -> None:
    s.push(turn_up_bombs, seat)


@step
def turn_up_bombs(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    """All bombs of the last turn, one region after the other; where it matters in the order one likes."""
    if count_marks(s, BOMB_HERE) > 1 and order_matters(s):
        s.push(choose_bomb, seat)
        return
    for region in reversed(list(atlas(s).regions)):
        if s.marks[region] & BOMB_HERE:
            s.push(turn_up_bomb, seat, region)


def order_matters(s: SmallWorldState) -> bool:
    """Coins are at stake, or which piece the Light saves, or which banner goes under the stack first."""
    if has_tolls(s, 0):
        return True
    for region in atlas(s).regions:
        people = s.holder[region]
        if s.marks[region] & BOMB_HERE and people != EMPTY and (people & 1 or s.marks[region] >= BEAST):
            return True
    return False


@decision
def choose_bomb(s: SmallWorldState, seat: i64) -> Ints:
    return vec[i64]([v.BOMB.base + region for region in atlas(s).regions if s.marks[region] & BOMB_HERE])


@choose_bomb.take
def bomb_chosen(s: SmallWorldState, chance: Chance, action: i64, seat: i64) -> None:
    s.push(turn_up_bombs, seat)
    s.push(turn_up_bomb, seat, action - v.BOMB.base)


def drawn_bomb(s: SmallWorldState, chance: Chance, region: i64) -> int:
    """The place of one unseen bomb among all of them: those that explode come first."""
    chance.about(v.BOMB_TURNED, NONE, [0] * s.explosions + [1] * s.duds, region)
    return chance.pick(s.explosions + s.duds)


@step
def turn_up_bomb(s: SmallWorldState, chance: Chance, seat: i64, region: i64) -> None:
    """Only under tokens of opponents. Nobody has seen the bomb, so it is drawn from all unseen ones now."""
    s.marks[region] &= ~BOMB_HERE
    people = s.holder[region]
    if people == EMPTY or (people != MURLOCS and not are_opponents(s, seat, people >> 1)):
        s.emit(v.BOMB_BACK, region)
    elif drawn_bomb(s, chance, region) >= s.explosions:
        s.duds -= 1
        s.emit(v.FIZZLED, region)
    else:
        s.explosions -= 1
        s.emit(v.EXPLODED, region)
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
    return vec[i64]([v.PAY.base, v.REFUSE.base])


@pay_for_bomb.take
def bomb_paid(s: SmallWorldState, chance: Chance, action: i64, seat: i64, region: i64) -> None:
    if action == v.PAY.base:
        pay_attack_toll(s, seat, region)
        explode(s, seat, region)


@pay_for_bomb.prompt
def bomb_prompt(s: SmallWorldState, seat: i64, region: i64) -> dict[str, Any]:
    return {"region": v.REGION.say(region), "coins": conquest_toll(s, seat, region, 0)}


def explode(s: SmallWorldState, seat: i64, region: i64) -> None:
    """A conquest with all that belongs to one, only that nobody moves in."""
    people = s.holder[region]
    pay(s, seat, land_toll(s, seat, region), people >> 1)
    if s.switches[BOMB_PAYS_BONUSES]:
        bonus_for_conquest(s, seat, region, people, race_of(s, people))
    drive_out(s, region, seat)
    reach_marks(s, seat, region)


def bombs_in_stack(s: SmallWorldState) -> i64:
    return s.explosions + s.duds - count_marks(s, BOMB_HERE)


@declines(v.GOBLINS)
def leave_bombs(s: SmallWorldState, seat: i64) -> None:
    s.explosions = s.duds = 0


@turn_ends(v.GOBLINS)
def prepare_bombs(s: SmallWorldState, seat: i64) -> None:
    s.push(goblins, seat)


@step
def goblins(s: SmallWorldState, chance: Chance, seat: i64) -> None:
    if bombs_in_stack(s):
        s.push(lay_bombs, seat)


@decision(soft=True)
def lay_bombs(s: SmallWorldState, seat: i64) -> Ints:
    done = vec[i64]([v.DONE.base])
    return extend(done, bomb_targets(s, seat)) if bombs_in_stack(s) else done


def is_bombed_people(s: SmallWorldState, seat: i64, people: i64) -> bool:
    """An active race of an opponent; in their own revenge the Murlocs are one too."""
    return is_active_opponent(s, seat, people) or (people == MURLOCS and s.variant == SOLO)


def bomb_targets(s: SmallWorldState, seat: i64) -> Ints:
    me = 2 * seat
    return vec[i64](
        [
            v.BOMB.base + region
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
    if action == v.DONE.base:
        return
    region = action - v.BOMB.base
    pay_aegis(s, seat, region)
    s.marks[region] |= BOMB_HERE
    s.emit(v.BOMBED, seat, region)
    s.push(lay_bombs, seat)


@lay_bombs.prompt
def lay_bombs_prompt(s: SmallWorldState, seat: i64) -> dict[str, Any]:
    return {"bombs": bombs_in_stack(s)}


@pay_for_bomb.why
def why_not_paid_for_bomb(s: SmallWorldState, action: i64, seat: i64, region: i64) -> list[Message]:
    return first(s)


@lay_bombs.why
def why_not_bombed(s: SmallWorldState, action: i64, seat: i64) -> list[Message]:
    if not has(v.BOMB, action):
        return first(s)
    region = action - v.BOMB.base
    if not bombs_in_stack(s):
        return [Message("no_bombs_left")]
    if s.marks[region] & BOMB_HERE:
        return at("bomb_lies_there", region)
    if s.box.is_water[region]:
        return at("no_target_on_water", region)
    if not is_bombed_people(s, seat, s.holder[region]):
        return at("no_active_opponent", region)
    if not is_next_to(s, 2 * seat, region):
        return at("not_adjacent", region)
    if is_immune(s, region):
        return at("watchtower", region)
    return not_paid(s, seat, aegis_toll(s, seat, region))


@choose_bomb.why
def why_not_this_bomb(s: SmallWorldState, action: i64, seat: i64) -> list[Message]:
    return at("no_bomb_there", action - v.BOMB.base) if has(v.BOMB, action) else first(s)


own(v.GOBLINS, turn_up_bombs, choose_bomb, turn_up_bomb, pay_for_bomb, goblins, lay_bombs)


# -- Orcs


@conquest_bonus(v.ORCS)
def plunder(s: SmallWorldState, seat: i64, region: i64, people: i64, race: i64) -> i64:
    return s.box.coins[v.ORCS] if race != v.MURLOC_OCCUPANT and RACE_FACTION[race] == ALLIANCE else 0


# -- Tauren


@left_alone(v.TAUREN)
def keep_company(s: SmallWorldState, seat: i64, region: i64) -> None:
    """A lone Tauren token moves at once."""
    if standing(s, region) < fewest(s, seat):
        s.push(lone_tauren, seat, region)


@step
def lone_tauren(s: SmallWorldState, chance: Chance, seat: i64, region: i64) -> None:
    if s.holder[region] != 2 * seat or standing(s, region) >= fewest(s, seat):
        return
    if len(held_by(s, 2 * seat)) > 1:
        s.push(join_others, seat, region)
        return
    abandon(s, seat, region)


@decision
def join_others(s: SmallWorldState, seat: i64, region: i64) -> Ints:
    return vec[i64]([v.SEND.base + other for other in held_by(s, 2 * seat) if other != region])


@join_others.take
def others_joined(s: SmallWorldState, chance: Chance, action: i64, seat: i64, region: i64) -> None:
    goal = action - v.SEND.base
    s.tokens[goal] += s.tokens[region]
    beasts = s.marks[region] // BEAST
    s.marks[goal] += BEAST * beasts
    if s.marks[region] & CHAMPION_HERE:
        s.marks[goal] |= CHAMPION_HERE
        s.champion = goal
    clear(s, region)
    s.emit(v.MOVED, seat, v.TOKEN_PIECE, region, goal)


@join_others.prompt
def join_prompt(s: SmallWorldState, seat: i64, region: i64) -> dict[str, Any]:
    return {"region": v.REGION.say(region)}


@join_others.why
def why_not_joined(s: SmallWorldState, action: i64, seat: i64, region: i64) -> list[Message]:
    return at("not_yours", action - v.SEND.base) if has(v.SEND, action) else first(s)


own(v.TAUREN, lone_tauren, join_others)


# -- Trolls


@varying_discount(v.TROLLS)
def hunts(s: SmallWorldState, region: i64, armed: i64) -> i64:
    return s.box.discount[v.TROLLS] if s.holder[region] != EMPTY else 0
