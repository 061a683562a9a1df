"""The end phase in its six steps (R 20-22)."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance, Ints, Message, append, decision, extend, i64, step, vec

from . import score as points
from . import vocabulary as v
from .cards.track import push_lasting
from .data import (
    ALL_REGIONS,
    CARD_GOD,
    GOD_COUNT,
    HERO,
    INSTRUCTIONS,
    NOBLE,
    OWN,
    REGION_COUNT,
    REGIONS_IN,
    SLOT_COUNT,
    STAYS_AFTER_KILL,
    TICKS,
    TOKEN_COUNT,
    UPGRADE_COUNT,
    VICTORY_TICK,
    WARPSTONE,
)
from .effects import BY_DIAL, begin_step, change_all, cleanse, draw, place_token, remove_token, score
from .figures import lose_figure, why_not_cleanse, why_not_token
from .rules import NOBODY, highest_threat_in, is_silenced, unruined
from .state import EMPTY, ChaosState


def end_phase(s: ChaosState) -> None:
    for frame in (game_end, turn_dials, score_ruined_regions, resolve_old_world_cards, resolve_heroes):
        s.push(frame)
    take_cards_off(s)


@step
def remove_chaos_cards(s: ChaosState, chance: Chance) -> None:
    take_cards_off(s)


def take_cards_off(s: ChaosState) -> None:
    begin_step(s, v.STEP["chaos_cards"])
    staying: i64 = 0
    for place in range(REGION_COUNT * SLOT_COUNT):
        if STAYS_AFTER_KILL[s.slots[place]] and stays(s, place):
            staying |= 1 << place
            s.emit(v.CARD_STAYED, s.slots[place], place >> 1)
    off = vec[i64]()
    for place in range(REGION_COUNT * SLOT_COUNT):
        card = s.slots[place]
        if CARD_GOD[card] >= 0 and not staying >> place & 1:
            off = append(off, card)
            s.slots[place] = EMPTY
    for god in range(GOD_COUNT):
        discard_laid(s, god, vec[i64]([card for card in off if CARD_GOD[card] == god]))


def discard_laid(s: ChaosState, god: i64, cards: Ints) -> None:
    if len(cards):
        s.discard[god] = extend(s.discard[god][:], cards)
        if s.events is not None:
            s.report(v.CARDS_OFF, god, list(cards))


def stays(s: ChaosState, place: i64) -> bool:
    """The Persistence of Change lies on where its owner killed somebody."""
    killers = s.killers[place >> 1]
    return bool(killers >> CARD_GOD[s.slots[place]] & 1) and not is_silenced(s, place)


@step
def resolve_heroes(s: ChaosState, chance: Chance) -> None:
    begin_step(s, v.STEP["heroes"])
    for region in range(REGION_COUNT - 1, -1, -1):
        for _ in range(s.tokens[region * 6 + HERO]):
            s.push(hero_strikes, region)


@step
def hero_strikes(s: ChaosState, chance: Chance, region: i64) -> None:
    god = highest_threat_in(s, 1 << region)
    if god >= 0:
        s.push(lose_figure, s.seat_of[god], 1 << region, 0b111)


@step
def resolve_old_world_cards(s: ChaosState, chance: Chance) -> None:
    begin_step(s, v.STEP["old_world_cards"])
    push_lasting(s, "end_old_world_step")


@step
def score_ruined_regions(s: ChaosState, chance: Chance) -> None:
    begin_step(s, v.STEP["ruined_regions"])
    for region in range(REGION_COUNT):
        if s.ruin[region] > 0:
            points.score_ruin(s, region)
            s.ruin[region] = -s.ruin[region]
            for god in range(GOD_COUNT):
                s.corruption[region * 4 + god] = 0


@step
def turn_dials(s: ChaosState, chance: Chance) -> None:
    """One tick for every power with a counter; one more for the only one with most."""
    begin_step(s, v.STEP["dials"])
    leader = sole_leader(s)
    if leader >= 0:
        s.push(tick, leader)
    for god in range(GOD_COUNT - 1, -1, -1):
        if s.counters[god]:
            s.push(tick, god)


def sole_leader(s: ChaosState) -> i64:
    """The one power with most advancement counters, else NOBODY."""
    leader = NOBODY
    most: i64 = 0
    for god in range(GOD_COUNT):
        if s.counters[god] > most:
            leader = god
            most = s.counters[god]
        elif s.counters[god] == most:
            leader = NOBODY
    return leader


@step
def tick(s: ChaosState, chance: Chance, god: i64) -> None:
    if s.dial[god] == VICTORY_TICK[god]:
        return
    _, instruction, number = TICKS[god][s.dial[god] + 1]
    s.emit(v.TICKED, god, s.dial[god] + 1, instruction, number)
    s.dial[god] += 1
    s.ticks[god] += 1
    name = INSTRUCTIONS[instruction]
    seat = s.seat_of[god]
    if name == "vp":
        score(s, god, number, BY_DIAL)
    elif name == "draw":
        draw(s, chance, god, number)
    elif name == "upgrade":
        if len(upgrades_left(s, god)):
            s.push(choose_upgrade, seat)
    elif name == "place_warpstone":
        ask_place(s, seat, WARPSTONE, number)
    elif name == "place_noble":
        ask_place(s, seat, NOBLE, number)
    elif name == "remove_corruption":
        ask_remove_corruption(s, seat, number)
    elif name == "remove_old_world":
        ask_remove_token(s, seat, number)


def upgrades_left(s: ChaosState, god: i64) -> Ints:
    mine = range(god * 5, god * 5 + 5)
    return vec[i64]([v.TAKE_UPGRADE.of(upgrade) for upgrade in mine if not s.upgrades >> upgrade & 1])


@decision
def choose_upgrade(s: ChaosState, seat: i64) -> Ints:
    return upgrades_left(s, s.god_of[seat])


@choose_upgrade.take
def take_upgrade(s: ChaosState, chance: Chance, action: i64, seat: i64) -> None:
    upgrade = v.TAKE_UPGRADE.first(action)
    s.upgrades |= 1 << upgrade
    s.emit(v.UPGRADED, s.god_of[seat], upgrade)


@choose_upgrade.why
def why_not_upgrade(s: ChaosState, action: i64, seat: i64) -> list[Message]:
    if not v.TAKE_UPGRADE.base <= action < v.TAKE_UPGRADE.end:
        return []
    upgrade = v.TAKE_UPGRADE.first(action)
    owned = upgrade // 5 == s.god_of[seat] and upgrade < UPGRADE_COUNT
    return [Message("already_played" if owned else "not_your_upgrade", {"upgrade": v.UPGRADE.say(upgrade)})]


def ask_place(s: ChaosState, seat: i64, token: i64, number: i64) -> None:
    if number and s.supply[token] and unruined(s):
        s.push(place_old_world, seat, token, number)


@decision
def place_old_world(s: ChaosState, seat: i64, token: i64, left: i64) -> Ints:
    return vec[i64]([v.PLACE.of(token, region) for region in REGIONS_IN[unruined(s)]])


@place_old_world.take
def take_place(s: ChaosState, chance: Chance, action: i64, seat: i64, token: i64, left: i64) -> None:
    region = v.PLACE.second(action)
    place_token(s, token, region)
    ask_place(s, seat, token, left - 1)


@place_old_world.why
def why_not_place(s: ChaosState, action: i64, seat: i64, token: i64, left: i64) -> list[Message]:
    if not v.PLACE.base <= action < v.PLACE.end:
        return []
    other, region = v.PLACE.first(action), v.PLACE.second(action)
    args = {"token": v.TOKEN.say(token), "region": v.REGION.say(region)}
    return [Message("other_token" if other != token else "ruined", args)]


@place_old_world.prompt
def prompt_place(s: ChaosState, seat: i64, token: i64, left: i64) -> dict[str, Any]:
    return {"token": v.TOKEN.say(token), "number": left}


def ask_remove_corruption(s: ChaosState, seat: i64, number: i64) -> None:
    if number and max(s.corruption):
        s.push(remove_corruption, seat, number)


@decision
def remove_corruption(s: ChaosState, seat: i64, left: i64) -> Ints:
    spots = range(REGION_COUNT * GOD_COUNT)
    return vec[i64]([v.CLEANSE.of(at % 4, at // 4) for at in spots if s.corruption[at]])


@remove_corruption.take
def take_corruption(s: ChaosState, chance: Chance, action: i64, seat: i64, left: i64) -> None:
    god, region = v.CLEANSE.first(action), v.CLEANSE.second(action)
    cleanse(s, god, region)
    ask_remove_corruption(s, seat, left - 1)


@remove_corruption.why
def why_not_remove_corruption(s: ChaosState, action: i64, seat: i64, left: i64) -> list[Message]:
    return why_not_cleanse(s, action, ALL_REGIONS)


@remove_corruption.prompt
def prompt_corruption(s: ChaosState, seat: i64, left: i64) -> dict[str, Any]:
    return {"number": left}


def ask_remove_token(s: ChaosState, seat: i64, number: i64) -> None:
    if number and max(s.tokens):
        s.push(remove_old_world, seat, number)


@decision
def remove_old_world(s: ChaosState, seat: i64, left: i64) -> Ints:
    spots = range(REGION_COUNT * TOKEN_COUNT)
    return vec[i64]([v.REMOVE.of(at % 6, at // 6) for at in spots if s.tokens[at]])


@remove_old_world.take
def take_removal(s: ChaosState, chance: Chance, action: i64, seat: i64, left: i64) -> None:
    token, region = v.REMOVE.first(action), v.REMOVE.second(action)
    remove_token(s, token, region)
    ask_remove_token(s, seat, left - 1)


@remove_old_world.why
def why_not_remove(s: ChaosState, action: i64, seat: i64, left: i64) -> list[Message]:
    if not v.REMOVE.base <= action < v.REMOVE.end:
        return []
    return why_not_token(s, *v.REMOVE.args(action))


@remove_old_world.prompt
def prompt_removal(s: ChaosState, seat: i64, left: i64) -> dict[str, Any]:
    return {"number": left}


@step
def game_end(s: ChaosState, chance: Chance) -> None:
    """Control ends, the round is written down, and the four endings are looked at in their order."""
    begin_step(s, v.STEP["game_end"])
    change_all(s, OWN)
    points.record_round(s)
    points.has_ended(s)
