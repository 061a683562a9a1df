"""Why an action is not possible in the decisions beside conquest: what is asked now, and what stands in the way."""

from __future__ import annotations

from spieltisch.core import Message, Verb, i64

from .data import IS_WATER
from .flow import choose_set, expand_or_decline, own_column, slot_of
from .powers import choose_fort, choose_piece, choose_portal, choose_tower, fort_sites, send_piece
from .races import (
    bombs_in_stack,
    choose_bomb,
    choose_form,
    is_alliance,
    is_bombed_people,
    join_others,
    lay_bombs,
    lay_objective,
    pay_for_bomb,
    press_strike,
    raise_forsaken,
    strike_die,
)
from .reasons import first, not_paid, why_not_swapped
from .rules import aegis_toll, fewest, in_hand, is_immune, is_next_to
from .state import BEAST, BOMB_HERE, DEFENCE, NONE, OBJECTIVE, SmallWorldState, atlas
from .tiles import choose_side, lay_artifact
from .troops import abandon_regions, redeploy
from .vocabulary import (
    ABANDON,
    BEAST_MASTER,
    BOMB,
    BUY,
    CHOOSE,
    DONE,
    EXCHANGE,
    FORSAKEN,
    FORTIFY,
    GATHER,
    HEROIC,
    LAY,
    LIFT,
    LIFT_BEAST,
    MOVE,
    PIECE,
    PLACE,
    PLACE_BEAST,
    PLACE_CHAMPION,
    POWER,
    RACE,
    REGION,
    SEND,
    SPREAD,
    SWAP,
    TAKE_FORM,
    TARGET,
    WATCH,
)


def has(verb: Verb, action: i64) -> bool:
    return verb.base <= action < verb.end


def at(key: str, region: i64) -> list[Message]:
    return [Message(key, {"region": REGION.say(region)})]


# -- the turn


@choose_set.why
def why_not_set(s: SmallWorldState, action: i64, seat: i64) -> list[Message]:
    if not has(CHOOSE, action):
        return [Message("choose_first")]
    race = action - CHOOSE.base
    slot = slot_of(s, seat, race)
    if slot == NONE:
        return [Message("set_not_offered", {"race": RACE.say(race)})]
    price = slot - own_column(s, seat)[0]
    return [Message("set_too_dear", {"race": RACE.say(race), "price": price, "coins": s.coins[seat]})]


@expand_or_decline.why
def why_not_yet(s: SmallWorldState, action: i64, seat: i64) -> list[Message]:
    return [Message("expand_or_decline_first")]


@abandon_regions.why
def why_not_abandoned(s: SmallWorldState, action: i64, seat: i64) -> list[Message]:
    for verb in (ABANDON, LIFT):
        if has(verb, action):
            region = action - verb.base
            return at("not_yours" if s.holder[region] != 2 * seat else "no_champion_there", region)
    return first(s)


@redeploy.why
def why_not_placed(s: SmallWorldState, action: i64, seat: i64, may_gather: i64) -> list[Message]:
    if action == DONE.base:
        return [Message("tokens_left", {"hand": in_hand(s, seat)})]
    if action == SPREAD.base:
        return [Message("nothing_to_spread")]
    for verb in (PLACE, GATHER, PLACE_BEAST, EXCHANGE, LIFT_BEAST, PLACE_CHAMPION):
        if has(verb, action):
            return _why_not_moved(s, seat, verb, action - verb.base, may_gather)
    return first(s)


def _why_not_moved(s: SmallWorldState, seat: i64, verb: Verb, region: i64, may_gather: i64) -> list[Message]:
    if s.holder[region] != 2 * seat:
        return at("not_yours", region)
    if verb is PLACE_CHAMPION:
        if s.power[seat] != HEROIC:
            return [Message("needs_power", {"power": POWER.say(HEROIC)})]
        return [Message("champion_not_in_hand")]
    if verb is GATHER:
        if not may_gather:
            return [Message("gather_before_placing")]
        return [Message("nothing_to_spare", {"region": REGION.say(region), "fewest": fewest(s, seat)})]
    if verb is PLACE:
        return [Message("hand_is_empty")] if not s.hand[seat] else [Message("bare_regions_first")]
    return _why_not_beast(s, seat, verb, region, may_gather)


def _why_not_beast(s: SmallWorldState, seat: i64, verb: Verb, region: i64, may_gather: i64) -> list[Message]:
    if s.power[seat] != BEAST_MASTER:
        return [Message("needs_power", {"power": POWER.say(BEAST_MASTER)})]
    if verb is not PLACE_BEAST and not may_gather:
        return [Message("gather_before_placing")]
    if verb is LIFT_BEAST:
        if s.marks[region] < BEAST:
            return at("no_beast_there", region)
        return [Message("nothing_to_spare", {"region": REGION.say(region), "fewest": fewest(s, seat)})]
    if not s.beasts:
        return [Message("no_beast_in_hand")]
    return at("no_token_there", region) if verb is EXCHANGE else [Message("bare_regions_first")]


# -- races


@raise_forsaken.why
def why_not_raised(s: SmallWorldState, action: i64, seat: i64) -> list[Message]:
    if not has(BUY, action):
        return first(s)
    wanted, tray = action - BUY.base, s.tray[FORSAKEN]
    args = {"count": wanted, "losses": s.losses, "coins": s.coins[seat], "tray": tray}
    return [Message("too_many_raised", args)]


@strike_die.why
def why_not_rolled(s: SmallWorldState, action: i64, seat: i64, region: i64) -> list[Message]:
    return first(s)


@press_strike.why
def why_not_pressed(s: SmallWorldState, action: i64, seat: i64, region: i64, cost: i64) -> list[Message]:
    return first(s)


@pay_for_bomb.why
def why_not_paid_for_bomb(s: SmallWorldState, action: i64, seat: i64, region: i64) -> list[Message]:
    return first(s)


@lay_bombs.why
def why_not_bombed(s: SmallWorldState, action: i64, seat: i64) -> list[Message]:
    if not has(BOMB, action):
        return first(s)
    region = action - BOMB.base
    if not bombs_in_stack(s):
        return [Message("no_bombs_left")]
    if s.marks[region] & BOMB_HERE:
        return at("bomb_lies_there", region)
    if IS_WATER[region]:
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
    return at("no_bomb_there", action - BOMB.base) if has(BOMB, action) else first(s)


@lay_objective.why
def why_not_targeted(s: SmallWorldState, action: i64, seat: i64, left: i64) -> list[Message]:
    if not has(TARGET, action):
        return first(s)
    region = action - TARGET.base
    if region not in atlas(s).regions:
        return at("not_in_play", region)
    if IS_WATER[region]:
        return at("no_target_on_water", region)
    if s.marks[region] & OBJECTIVE:
        return at("objective_lies_there", region)
    if is_alliance(s, s.holder[region]):
        return at("alliance_holds", region)
    return at("watchtower", region)


@join_others.why
def why_not_joined(s: SmallWorldState, action: i64, seat: i64, region: i64) -> list[Message]:
    return at("not_yours", action - SEND.base) if has(SEND, action) else first(s)


@choose_form.why
def why_not_formed(s: SmallWorldState, action: i64, seat: i64) -> list[Message]:
    return not_paid(s, seat, 1) if has(TAKE_FORM, action) else first(s)


# -- powers


@choose_fort.why
def why_not_fortified(s: SmallWorldState, action: i64, seat: i64) -> list[Message]:
    if not has(FORTIFY, action):
        return first(s)
    region = action - FORTIFY.base
    held = s.holder[region] == 2 * seat and region not in fort_sites(s, seat)
    return at("fort_stands" if held else "not_yours", region)


@choose_tower.why
def why_not_watched(s: SmallWorldState, action: i64, seat: i64) -> list[Message]:
    if not has(WATCH, action):
        return first(s)
    region = action - WATCH.base
    return at("not_yours" if s.holder[region] != 2 * seat else "no_majority", region)


@choose_piece.why
def why_not_this_piece(s: SmallWorldState, action: i64, seat: i64, region: i64) -> list[Message]:
    if not has(MOVE, action):
        return first(s)
    piece = PIECE.say(action - MOVE.base)
    key = "walls_first" if s.marks[region] & DEFENCE else "piece_not_there"
    return [Message(key, {"region": REGION.say(region), "piece": piece})]


@send_piece.why
def why_not_sent(s: SmallWorldState, action: i64, seat: i64, region: i64, piece: i64) -> list[Message]:
    if not has(SEND, action):
        return first(s)
    goal = action - SEND.base
    if is_immune(s, goal):
        return at("watchtower", goal)
    return at("not_of_that_people", goal)


@choose_portal.why
def why_not_other_end(s: SmallWorldState, action: i64, seat: i64, region: i64) -> list[Message]:
    return why_not_swapped(s, seat, region, action - SWAP.base) if has(SWAP, action) else first(s)


# -- tiles


@lay_artifact.why
def why_not_laid(s: SmallWorldState, action: i64, seat: i64, tile: i64) -> list[Message]:
    if not has(LAY, action) or LAY.args(action)[0] != tile:
        return first(s)
    return at("not_yours", LAY.args(action)[1])


@choose_side.why
def why_not_sided(s: SmallWorldState, action: i64, seat: i64) -> list[Message]:
    return first(s)
