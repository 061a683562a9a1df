"""The game from the first turn to the last, in the order of the rulebook."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Chance, Message, decision, step

from .board import clear, columns, conquer, fill_column, pay_attack_toll, vanish_if_gone
from .data import (
    DIE_MAX,
    POWER_PERSISTS,
    POWER_VALUE,
    RACE_VALUE,
    atlas,
)
from .murlocs import murloc_turn
from .powers import (
    build_forts,
    build_towers,
    champion_targets,
    choose_portal,
    intimidate,
    intimidation_targets,
    new_champion,
    portal_ends,
    send_champion,
    tame_beasts,
)
from .races import (
    air_strike,
    choose_form,
    clear_objectives,
    forsaken,
    goblins,
    humans,
    new_bombs,
    pandaren,
    roll_last_attempt,
    steal_artifact,
    strike_targets,
    turn_up_bombs,
)
from .reasons import why_not
from .rules import (
    ALL_TOLLS,
    BASE_COST,
    FORM_BEFORE_DECLINE,
    TRAVEL,
    artifacts_in_reach,
    conquest_cost,
    conquest_toll,
    cost_from,
    fewest,
    general_discount,
    has_place,
    has_tolls,
    held_by,
    in_hand,
    may_attempt,
    pays_travel,
    reach,
    reach_of,
    team_of,
    travels,
    usable_tools,
)
from .score import score_turn
from .state import (
    BEAST,
    DID_ATTEMPT,
    DID_LORE,
    NONE,
    NOT_IN_PLAY,
    SOLO,
    STANDING,
    TEAMS,
    TOWER,
    SmallWorldState,
)
from .tiles import ask_for_side, collect_for_heart, enter, lay_artifacts, spirit_healer, take_up_tool, tool_number
from .troops import abandon_regions, own_redeploy, push_withdrawn, ready_troops, withdrawn_redeploy
from .vocabulary import (
    ATTEMPT,
    ATTEMPT_AT,
    BEAST_MASTER,
    CHAMPION,
    CHOOSE,
    CHOSE,
    COLUMN,
    CONQUER,
    CONQUER_AT,
    DECLINE,
    DEFENSIVE,
    ETHEREALS,
    EXPAND,
    FELL,
    FORSAKEN,
    FORTIFIED,
    GAME_OVER,
    GOBLINS,
    HEROIC,
    HUMANS,
    INTIMIDATE,
    INTIMIDATING,
    PANDAREN,
    PLACE_LORE,
    PORTAL,
    PORTAL_MAGE,
    POWER,
    RACE,
    ROUND,
    STEAL,
    STOP,
    STRIKE,
    TURN,
    USE,
    WORGEN,
)

_STOP: Final = STOP()

# -- rounds and turns


@step
def begin_round(s: SmallWorldState, chance: Chance) -> None:
    s.round += 1
    s.emit(ROUND, s.round)
    s.push(begin_turn, s.first)


@step
def begin_turn(s: SmallWorldState, chance: Chance, seat: int) -> None:
    """Bombs go off, harmony tokens come back, Worgen take a form, beasts are tamed anew."""
    new_turn(s, seat)
    s.emit(TURN, seat)
    s.push(set_or_race, seat)
    if s.race[seat] < 0:
        return
    if s.power[seat] == BEAST_MASTER:
        s.push(tame_beasts, seat)
    if s.race[seat] == WORGEN and s.switches[FORM_BEFORE_DECLINE]:
        s.push(choose_form, seat)
    if s.race[seat] == PANDAREN:
        s.harmony = 0
    if s.race[seat] == GOBLINS:
        s.push(turn_up_bombs, seat)


def new_turn(s: SmallWorldState, seat: int) -> None:
    s.turn = seat
    s.used = 0
    s.armed = 0
    new_turn_powers(s, seat)
    s.side = 0
    s.form = 0
    s.attacked = 0
    s.saved = 0
    s.taken = [0] * 16
    s.losses = 0


@step
def set_or_race(s: SmallWorldState, chance: Chance, seat: int) -> None:
    """R020, R100: who has no active race takes a set; everybody else expands or declines."""
    if s.race[seat] < 0:
        s.push(choose_set, seat)
    else:
        s.push(expand_or_decline, seat)


@step
def end_turn(s: SmallWorldState, chance: Chance, seat: int) -> None:
    after = (seat + 1) % s.seats
    if after != s.first:
        s.push(begin_turn, after)
        return
    if s.round == s.rounds:
        s.push(end_game)
    else:
        s.push(begin_round)
    if s.variant == SOLO:
        s.push(after_murlocs)
        s.push(murloc_turn)


@step
def after_murlocs(s: SmallWorldState, chance: Chance) -> None:
    """Tokens that fled from the Murlocs are redeployed like any others."""
    for seat in reversed(range(s.seats)):
        push_withdrawn(s, seat)


@step
def end_game(s: SmallWorldState, chance: Chance) -> None:
    s.emit(GAME_OVER, max(s.coins))


# -- choosing a set


@decision
def choose_set(s: SmallWorldState, seat: int) -> list[int]:
    return [CHOOSE(s.set_race[slot]) for slot, price in offers(s, seat) if price <= s.coins[seat]]


def offers(s: SmallWorldState, seat: int) -> list[tuple[int, int]]:
    """R021: the slots this seat may choose from, with their prices: one coin per set above."""
    found: list[tuple[int, int]] = []
    for number, (start, end, _side) in enumerate(columns(s)):
        if s.variant == TEAMS and team_of(s, seat) != number:
            continue
        found += [(slot, slot - start) for slot in range(start, end) if s.set_race[slot] != NONE]
    return found


@choose_set.take
def take_set(s: SmallWorldState, chance: Chance, action: int, seat: int) -> None:
    slot = s.set_race.index(CHOOSE.args(action)[0])
    start, end = column_of(s, slot)
    race, power, coins = s.set_race[slot], s.set_power[slot], s.set_coins[slot]
    for above in range(start, slot):
        s.set_coins[above] += 1
    s.coins[seat] += coins - (slot - start)
    for row in (s.set_race, s.set_power, s.set_coins):
        row[slot : end - 1] = row[slot + 1 : end]
    s.set_race[end - 1] = s.set_power[end - 1] = NONE
    s.set_coins[end - 1] = 0
    s.race[seat] = race
    s.power[seat] = power
    tokens = RACE_VALUE[race] + POWER_VALUE[power]
    s.hand[seat] = tokens
    s.tray[race] -= tokens
    s.report(CHOSE, seat, power, race, slot - start, coins, tokens)
    s.push(start_race, seat)
    s.push(show_set, end - 1)
    s.push(fill_column)


@step
def show_set(s: SmallWorldState, chance: Chance, slot: int) -> None:
    if s.set_race[slot] != NONE:
        s.emit(COLUMN, s.set_power[slot], s.set_race[slot])


def column_of(s: SmallWorldState, slot: int) -> tuple[int, int]:
    for start, end, _side in columns(s):
        if start <= slot < end:
            return start, end
    raise IndexError(slot)


@choose_set.why
def why_not_set(s: SmallWorldState, action: int, seat: int) -> list[Message]:
    if not CHOOSE.base <= action < CHOOSE.end:
        return [Message("choose_first")]
    race = CHOOSE.args(action)[0]
    for slot, price in offers(s, seat):
        if s.set_race[slot] == race:
            return [Message("set_too_dear", {"race": RACE.say(race), "price": price, "coins": s.coins[seat]})]
    return [Message("set_not_offered", {"race": RACE.say(race)})]


@choose_set.prompt
def choose_prompt(s: SmallWorldState, seat: int) -> dict[str, Any]:
    return {"round": s.round}


@step
def start_race(s: SmallWorldState, chance: Chance, seat: int) -> None:
    """What the new set brings with it."""
    new_turn_powers(s, seat)
    s.push(conquest, seat)
    if s.race[seat] == WORGEN:
        s.push(choose_form, seat)
    if s.race[seat] == GOBLINS:
        new_bombs(s)
    if s.power[seat] == HEROIC:
        new_champion(s)


def new_turn_powers(s: SmallWorldState, seat: int) -> None:
    s.intimidations = 3 if s.power[seat] == INTIMIDATING else 0
    s.portals = 2 if s.power[seat] == PORTAL_MAGE else 0


# -- expanding or declining


@decision
def expand_or_decline(s: SmallWorldState, seat: int) -> list[int]:
    return [EXPAND(), DECLINE()]


@expand_or_decline.take
def expand_or_decline_taken(s: SmallWorldState, chance: Chance, action: int, seat: int) -> None:
    if action == DECLINE():
        s.push(finish_decline, seat)
        decline(s, seat)
        return
    s.push(conquest, seat)
    s.push(ask_for_side, seat)
    if s.race[seat] == WORGEN and not s.switches[FORM_BEFORE_DECLINE]:
        s.push(choose_form, seat)
    s.push(abandon_regions, seat)
    ready_troops(s, seat)


@expand_or_decline.why
def why_not_yet(s: SmallWorldState, action: int, seat: int) -> list[Message]:
    return [Message("expand_or_decline_first")]


@expand_or_decline.prompt
def expand_prompt(s: SmallWorldState, seat: int) -> dict[str, Any]:
    return {"race": RACE.say(s.race[seat]), "power": POWER.say(s.power[seat])}


def decline(s: SmallWorldState, seat: int) -> None:
    """R104-R110: the older declined race leaves, the active one turns grey, what is left over goes back."""
    remove_declined(s, seat)
    race, power = s.race[seat], s.power[seat]
    stay = fewest(s, seat)
    for region in held_by(s, 2 * seat):
        s.tray[race] += max(s.tokens[region] - stay, 0)
        s.tokens[region] = min(s.tokens[region], stay)
        s.wild_beasts += s.marks[region] // BEAST
        s.marks[region] &= ~(TOWER | STANDING)
        if s.tokens[region]:
            s.holder[region] = 2 * seat + 1
        else:
            clear(s, region)
    leave_behind(s, seat)
    s.fallen[seat], s.race[seat] = race, NONE
    s.power[seat] = NONE
    if POWER_PERSISTS[power]:
        s.kept[seat] = power
    else:
        s.discard.append(power)
    s.emit(FELL, seat, race)
    vanish_if_gone(s, seat)


def leave_behind(s: SmallWorldState, seat: int) -> None:
    """Hand, beasts, champion, objectives, harmony tokens and bombs do not outlive the active race."""
    race, power = s.race[seat], s.power[seat]
    s.tray[race] += s.hand[seat]
    s.hand[seat] = 0
    if power == BEAST_MASTER:
        s.wild_beasts += s.beasts
        s.beasts = 0
    elif power == HEROIC:
        s.champion = NOT_IN_PLAY
    if race == HUMANS:
        clear_objectives(s)
    elif race == PANDAREN:
        s.harmony = 0
    elif race == GOBLINS:
        s.explosions = s.duds = 0


def remove_declined(s: SmallWorldState, seat: int) -> None:
    """R106, R109: only one declined race per player."""
    race = s.fallen[seat]
    if race < 0:
        return
    for region in held_by(s, 2 * seat + 1):
        s.tray[race] += s.tokens[region]
        clear(s, region)
    vanish_if_gone(s, seat)


@step
def finish_decline(s: SmallWorldState, chance: Chance, seat: int) -> None:
    s.push(end_turn, seat)
    s.push(withdrawn_redeploy, seat)
    s.push(score_turn, seat)


# -- conquering


@decision(soft=True)
def conquest(s: SmallWorldState, seat: int) -> list[int]:
    """One conquest after the other, mixed with the abilities that move pieces, until the player stops."""
    actions = [_STOP]
    if not s.used & DID_ATTEMPT:
        near = reach(s, seat, s.armed)
        if may_attempt(s, seat):
            add_conquests(s, seat, near, actions)
            actions += [STRIKE(region) for region in strike_targets(s, seat)]
            actions += [USE(tool) for tool in tools_at_hand(s, seat, near)]
        if s.power[seat] == HEROIC:
            plain = near if not s.armed else reach(s, seat, 0)
            actions += [CHAMPION(region) for region in champion_targets(s, seat, plain)]
        actions += [INTIMIDATE(region) for region in intimidation_targets(s, seat)]
    if s.race[seat] == ETHEREALS and not s.used & DID_LORE:
        actions += [STEAL(tile, region) for tile, region in artifacts_in_reach(s, seat)]
    actions += [PORTAL(region) for region in portal_ends(s, seat)]
    return actions


def add_conquests(s: SmallWorldState, seat: int, near: list[int], actions: list[int]) -> None:
    """Regions within means, and those that a good roll could win as the last attempt."""
    hand = in_hand(s, seat)
    best = hand + DIE_MAX
    coins = s.coins[seat]
    armed = s.armed
    marks = s.marks
    race = s.race[seat]
    base = BASE_COST - general_discount(s, seat, armed)
    sails = pays_travel(s, seat)
    tolls = coins < ALL_TOLLS and has_tolls(s, armed)
    for region in atlas(s.faces).regions:
        kind = near[region]
        if not kind or marks[region] & TOWER:
            continue
        cost = cost_from(s, race, region, base + 1 if sails and kind == TRAVEL else base, armed)
        if cost > best or (tolls and conquest_toll(s, seat, region, armed) > coins):
            continue
        actions.append(CONQUER_AT[region] if cost <= hand else ATTEMPT_AT[region])


def tools_at_hand(s: SmallWorldState, seat: int, near: list[int]) -> list[int]:
    tools = [tool_number(bit) for bit in usable_tools(s, seat)]
    if s.race[seat] == ETHEREALS and not (s.used | s.armed) & DID_LORE and place_in_reach(s, near):
        tools.append(PLACE_LORE)
    return tools


def place_in_reach(s: SmallWorldState, near: list[int]) -> bool:
    return any(near[region] and has_place(s, region) for region in atlas(s.faces).land)


@conquest.take
def conquest_taken(s: SmallWorldState, chance: Chance, action: int, seat: int) -> None:
    if action == _STOP:
        s.push(after_conquests, seat)
        return
    s.push(conquest, seat)
    if CONQUER.base <= action < CONQUER.end:
        region = CONQUER.args(action)[0]
        cost = current_cost(s, seat, region)
        pay_attack_toll(s, seat, region)
        conquer(s, seat, region, cost)
        enter(s, seat, region)
    elif ATTEMPT.base <= action < ATTEMPT.end:
        region = ATTEMPT.args(action)[0]
        cost = current_cost(s, seat, region)
        pay_attack_toll(s, seat, region)
        roll_last_attempt(s, chance, seat, region, cost)
    elif STRIKE.base <= action < STRIKE.end:
        air_strike(s, seat, STRIKE.args(action)[0])
    elif CHAMPION.base <= action < CHAMPION.end:
        send_champion(s, seat, CHAMPION.args(action)[0])
    elif USE.base <= action < USE.end:
        take_up_tool(s, seat, USE.args(action)[0])
    elif INTIMIDATE.base <= action < INTIMIDATE.end:
        intimidate(s, seat, INTIMIDATE.args(action)[0])
    elif STEAL.base <= action < STEAL.end:
        tile, region = STEAL.args(action)
        steal_artifact(s, seat, tile, region)
    else:
        s.push(choose_portal, seat, PORTAL.args(action)[0])


def current_cost(s: SmallWorldState, seat: int, region: int) -> int:
    kind = reach_of(s, seat, region, s.armed)
    return conquest_cost(s, seat, region, travels(s, seat, region, kind), s.armed)


@conquest.prompt
def conquest_prompt(s: SmallWorldState, seat: int) -> dict[str, Any]:
    return {"race": RACE.say(s.race[seat]), "hand": in_hand(s, seat)}


@conquest.why
def why_not_conquered(s: SmallWorldState, action: int, seat: int) -> list[Message]:
    return why_not(s, seat, action)


# -- redeployment and the end of a turn


@step
def after_conquests(s: SmallWorldState, chance: Chance, seat: int) -> None:
    """R081, R082, in reverse: what is pushed last comes first."""
    race, power = s.race[seat], s.power[seat]
    s.armed = 0
    s.push(end_turn, seat)
    s.push(withdrawn_redeploy, seat)
    if race == PANDAREN:
        s.push(pandaren, seat)
    elif race == HUMANS:
        s.push(humans, seat)
    elif race == GOBLINS:
        s.push(goblins, seat)
    s.push(collect_for_heart, seat)
    s.push(score_turn, seat)
    s.push(lay_artifacts, seat)
    if power == DEFENSIVE:
        s.push(build_towers, seat)
    elif power == FORTIFIED:
        s.push(build_forts, seat)
    s.push(own_redeploy, seat)
    s.push(spirit_healer, seat)
    if race == FORSAKEN:
        s.push(forsaken, seat)
