"""Old world cards: the instructions and lasting effects that the records in `data/old_world.toml` name."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Chance, Ints, Message, append, decision, extend, i64, ints, step, vec

from .. import vocabulary as v
from ..books import BATTLE_ROW, ROLL_ROW
from ..data import (
    ALL_REGIONS,
    BORDERS,
    EVENT,
    GOD_COUNT,
    HERO,
    KIND_COUNT,
    LASTING,
    LASTING_AMOUNT,
    LASTING_TOKEN,
    LASTING_WHEN,
    NOBLE,
    OLD_WORLD,
    PEASANT,
    PIECE_AT,
    POPULOUS_MASK,
    REGION_COUNT,
    REGIONS,
    REGIONS_BACK,
    REGIONS_IN,
    TOKENS,
    TRACK_PLACES,
    WARPSTONE,
    mask_of,
    rows,
)
from ..dice import paid, roll_dice
from ..effects import (
    BY_OLD_WORLD,
    cleanse,
    draw,
    move_token,
    place_token,
    remove_token,
    score,
    take_off,
)
from ..figures import losable, lose_figure, why_not_token
from ..rules import (
    by_threat,
    count_at,
    cultists,
    gods_in_play,
    lowest_threat,
    needs_sixes,
    total_corruption,
    unruined,
    with_token,
)
from ..state import ChaosState
from ..values import defense
from .tzeentch import ask_discard

CULTISTS: Final[i64] = 0b001
CULTISTS_AND_WARRIORS: Final[i64] = 0b011
WARRIORS_AND_DAEMONS: Final[i64] = 0b110


def _index(name: str) -> i64:
    return REGIONS.index(name)


# One row per instruction: (what, token, fixed regions, where, of, regions, amount)
Row = tuple[str, int, int, str, int, int, int]


def _row(record: dict[str, Any]) -> Row:
    return (
        record["do"],
        TOKENS.index(record["token"]) if "token" in record else -1,
        mask_of([_index(name) for name in record.get("regions", [])]) if record["do"].endswith("each") else 0,
        record.get("where", ""),
        _index(record["of"]) if "of" in record else -1,
        record["regions"] if record["do"] == "place_some" else 1,
        int(record.get("amount", 1)),
    )


INSTRUCTIONS: Final[tuple[tuple[Row, ...], ...]] = tuple(
    [tuple([_row(record) for record in card["immediate"]]) for card in OLD_WORLD]
)
PAIRS: Final = tuple(
    [
        next(
            rows([[_index(name) for name in record["first"]], [_index(name) for name in record["second"]]])
            for record in card["immediate"]
        )
        if card["immediate"][0]["do"] == "place_pair"
        else []
        for card in OLD_WORLD
    ]
)
PEASANT_POINTS: Final = tuple(
    [(int(card["immediate"][0].get("each", 0)), int(card["immediate"][0].get("most", 0))) for card in OLD_WORLD]
)
DISCARD_REGION: Final = ints([_index(card["lasting"].get("region", REGIONS[0])) for card in OLD_WORLD])


# -- immediate instructions


@step
def instruct(s: ChaosState, chance: Chance, card: i64, number: i64) -> None:
    """Carry out one instruction of the card, then the next one."""
    if number >= len(INSTRUCTIONS[card]):
        return
    s.push(instruct, card, number + 1)
    what, token, fixed, where, of, regions, amount = INSTRUCTIONS[card][number]
    if what == "place_each":
        place_each(s, token, fixed or open_where(s, where, of))
    elif what == "place_some":
        place_some(s, token, open_where(s, where, of), regions, amount)
    elif what == "place_pair":
        place_pair(s, card, token)
    elif what == "remove_each":
        for region in REGIONS_IN[fixed]:
            remove_token(s, token, region)
    elif what == "scatter":
        if len(exodus_regions(s, token)):
            s.push(choose_exodus, s.seat_of[lowest_threat(s)], token)
    else:
        score_peasants(s, *PEASANT_POINTS[card])


def open_where(s: ChaosState, where: str, of: i64) -> i64:
    """Bits of the regions that a record's `where` means; never ruined ones."""
    free = unruined(s)
    if where == "elsewhere":
        return free & ~(1 << of)
    if where == "bordering":
        return free & BORDERS[of]
    if where == "populous":
        return free & POPULOUS_MASK
    if where == "near_warpstone":
        stones = with_token(s, WARPSTONE)
        for region in REGIONS_IN[stones]:
            stones |= BORDERS[region]
        return free & stones
    if where == "with_noble_or_peasant":
        return free & (with_token(s, NOBLE) | with_token(s, PEASANT)) or free
    if where == "with_hero_or_noble":
        return free & (with_token(s, HERO) | with_token(s, NOBLE))
    if where == "most_corrupted":
        most = max([total_corruption(s, region) for region in REGIONS_IN[free]], default=0)
        return mask_of([region for region in REGIONS_IN[free] if total_corruption(s, region) == most])
    return free & ALL_REGIONS


def place_each(s: ChaosState, token: i64, regions: i64) -> None:
    """One token in each of these regions; if the supply is short, the chooser says where."""
    regions &= unruined(s)
    if s.supply[token] >= len(REGIONS_IN[regions]):
        for region in REGIONS_IN[regions]:
            place_token(s, token, region)
    else:
        place_some(s, token, regions, s.supply[token], 1)


def place_some(s: ChaosState, token: i64, regions: i64, number: i64, amount: i64) -> None:
    """Tokens in that many different regions of the chooser's choice."""
    if number and regions and s.supply[token]:
        s.push(choose_region, s.seat_of[lowest_threat(s)], token, regions, number, amount)


@decision
def choose_region(s: ChaosState, seat: i64, token: i64, regions: i64, left: i64, amount: i64) -> Ints:
    return vec[i64]([v.PLACE.of(token, region) for region in REGIONS_IN[regions]])


@choose_region.take
def take_region(
    s: ChaosState, chance: Chance, action: i64, seat: i64, token: i64, regions: i64, left: i64, amount: i64
) -> None:
    region = v.PLACE.second(action)
    place_token(s, token, region, amount)
    place_some(s, token, regions & ~(1 << region), left - 1, amount)


@choose_region.why
def why_not_region(
    s: ChaosState, action: i64, seat: i64, token: i64, regions: i64, left: i64, amount: i64
) -> list[Message]:
    if not v.PLACE.base <= action < v.PLACE.end:
        return []
    other, region = v.PLACE.first(action), v.PLACE.second(action)
    args = {"token": v.TOKEN.say(token), "region": v.REGION.say(region)}
    if other != token:
        return [Message("other_token", args)]
    return [Message("ruined" if s.ruin[region] else "region_not_offered", args)]


@choose_region.prompt
def prompt_region(s: ChaosState, seat: i64, token: i64, regions: i64, left: i64, amount: i64) -> dict[str, Any]:
    return {"card": v.OLD_WORLD.say(s.current), "token": v.TOKEN.say(token), "number": left, "amount": amount}


def place_pair(s: ChaosState, card: i64, token: i64) -> None:
    if s.supply[token] and len(pair_offers(s, card, token)):
        s.push(choose_pair, s.seat_of[lowest_threat(s)], card, token)


def pair_offers(s: ChaosState, card: i64, token: i64) -> Ints:
    """Either pair by its first open region; both regions of each if the supply holds one token only."""
    offers = vec[i64]()
    for pair in PAIRS[card]:
        free = vec[i64]([v.PLACE.of(token, region) for region in pair if not s.ruin[region]])
        offers = extend(offers, free if s.supply[token] == 1 else free[:1])
    return offers


@decision
def choose_pair(s: ChaosState, seat: i64, card: i64, token: i64) -> Ints:
    return pair_offers(s, card, token)


@choose_pair.take
def take_pair(s: ChaosState, chance: Chance, action: i64, seat: i64, card: i64, token: i64) -> None:
    first = v.PLACE.second(action)
    place_token(s, token, first)
    for pair in PAIRS[card]:
        if first in pair:
            for region in pair:
                if region != first:
                    place_token(s, token, region)


@choose_pair.why
def why_not_pair(s: ChaosState, action: i64, seat: i64, card: i64, token: i64) -> list[Message]:
    return why_not_region(s, action, seat, token, 0, 1, 1)


@choose_pair.prompt
def prompt_pair(s: ChaosState, seat: i64, card: i64, token: i64) -> dict[str, Any]:
    return {"card": v.OLD_WORLD.say(card), "token": v.TOKEN.say(token)}


def score_peasants(s: ChaosState, each: i64, most: i64) -> None:
    """Plunged Into Chaos: points per peasant on the sheet, more for the one player with most."""
    gods = gods_in_play(s)
    highest = max([s.peasants[god] for god in gods])
    leaders = [god for god in gods if s.peasants[god] == highest]
    for god in gods:
        bonus = most if leaders == [god] else 0
        score(s, god, each * s.peasants[god] + bonus, BY_OLD_WORLD)


def exodus_regions(s: ChaosState, token: i64) -> Ints:
    free = unruined(s)
    return vec[i64]([v.EXODUS.of(region) for region in REGIONS_IN[with_token(s, token)] if BORDERS[region] & free])


@decision
def choose_exodus(s: ChaosState, seat: i64, token: i64) -> Ints:
    return exodus_regions(s, token)


@choose_exodus.take
def take_exodus(s: ChaosState, chance: Chance, action: i64, seat: i64, token: i64) -> None:
    region = v.EXODUS.first(action)
    s.push(choose_refuge, seat, region, token, s.tokens[region * 6 + token])


@choose_exodus.why
def why_not_exodus(s: ChaosState, action: i64, seat: i64, token: i64) -> list[Message]:
    if not v.EXODUS.base <= action < v.EXODUS.end:
        return []
    return why_not_token(s, token, v.EXODUS.first(action))


@choose_exodus.prompt
def prompt_exodus(s: ChaosState, seat: i64, token: i64) -> dict[str, Any]:
    return {"token": v.TOKEN.say(token)}


@decision
def choose_refuge(s: ChaosState, seat: i64, source: i64, token: i64, left: i64) -> Ints:
    return vec[i64]([v.SEND.of(region) for region in REGIONS_IN[BORDERS[source] & unruined(s)]])


@choose_refuge.take
def take_refuge(s: ChaosState, chance: Chance, action: i64, seat: i64, source: i64, token: i64, left: i64) -> None:
    region = v.SEND.first(action)
    move_token(s, token, source, region)
    if left > 1:
        s.push(choose_refuge, seat, source, token, left - 1)


@choose_refuge.why
def why_not_refuge(s: ChaosState, action: i64, seat: i64, source: i64, token: i64, left: i64) -> list[Message]:
    if not v.SEND.base <= action < v.SEND.end:
        return []
    region = v.SEND.first(action)
    args = {"region": v.REGION.say(region), "source": v.REGION.say(source)}
    return [Message("ruined" if BORDERS[source] >> region & 1 else "no_neighbour", args)]


@choose_refuge.prompt
def prompt_refuge(s: ChaosState, seat: i64, source: i64, token: i64, left: i64) -> dict[str, Any]:
    return {"source": v.REGION.say(source), "token": v.TOKEN.say(token), "number": left}


def clear_events(s: ChaosState) -> None:
    """Cards that take comets off the track also take all event tokens off the board."""
    for region in range(REGION_COUNT):
        remove_token(s, EVENT, region, s.tokens[region * 6 + EVENT])


# -- lasting effects


def push_lasting(s: ChaosState, when: str) -> None:
    """Cards on the track act in the order of their places."""
    for place in range(TRACK_PLACES - 1, -1, -1):
        card = s.track[place]
        if card >= 0 and LASTING_WHEN[card] == when:
            s.push(last, card)


@step
def last(s: ChaosState, chance: Chance, card: i64) -> None:
    s.emit(v.LASTS, card)
    effect = LASTING[card]
    token = LASTING_TOKEN[card]
    amount = LASTING_AMOUNT[card]
    regions: i64 = with_token(s, token) if token >= 0 else 0
    if effect == "dice_against_all":
        for region in REGIONS_BACK[regions]:
            for god in range(GOD_COUNT - 1, -1, -1):
                if s.present[region * 4 + god]:
                    s.push(strike, region, god, amount)
    elif effect == "most_figures_lose":
        for region in REGIONS_BACK[regions]:
            s.push(lose_most, region)
    elif effect == "draw_beside":
        for god in gods_in_play(s):
            if s.home[god] & regions:
                draw(s, chance, god, amount)
    elif effect == "discard_in":
        for god in range(GOD_COUNT - 1, -1, -1):
            if s.present[DISCARD_REGION[card] * 4 + god]:
                ask_discard(s, god, amount)
    elif effect == "slay_beside":
        slay_beside(s, regions)
    elif effect == "purge_beside":
        for region in REGIONS_BACK[regions]:
            s.push(purge, region)
    elif effect == "threat_discards":
        ask_discard(s, by_threat(s)[0], amount)
    elif effect == "dominators_score":
        for region in REGIONS_IN[regions]:
            if s.dominated[region] >= 0:
                score(s, s.dominated[region], amount, BY_OLD_WORLD, region)
    elif effect == "dig_beside":
        found = TOKENS.index(OLD_WORLD[card]["lasting"]["finds"])
        place_some(s, found, regions & unruined(s), 1, 1)
    elif effect == "raid":
        for region in REGIONS_BACK[regions]:
            s.push(raid, region)


@step
def strike(s: ChaosState, chance: Chance, region: i64, god: i64, number: i64) -> None:
    """Greenskins Invade: dice against one power in one region; its owner chooses what falls."""
    dice, hits, sixes = roll_dice(chance, number)
    stage = v.ROLL["event"]
    s.battles = extend(s.battles, vec[i64]([BATTLE_ROW, region, 0, ROLL_ROW, god, stage, number, len(dice)]))
    s.battles = extend(s.battles, dice)
    s.report(v.STRUCK, stage, god, region, list(dice), hits + sixes)
    suffer(s, region, god, hits, sixes)


def suffer(s: ChaosState, region: i64, god: i64, hits: i64, sixes: i64) -> None:
    if len(fallen(s, region, god, hits, sixes)):
        s.push(suffer_hits, s.seat_of[god], region, hits, sixes)


def fallen(s: ChaosState, region: i64, god: i64, hits: i64, sixes: i64) -> Ints:
    actions = vec[i64]()
    if hits + sixes:
        for action in losable(s, god, 1 << region, 0b111):
            piece = _lost(god, action)
            if (sixes if needs_sixes(s, piece) else hits + sixes) >= defense(s, region, piece):
                actions = append(actions, action)
    return actions


def _lost(god: i64, action: i64) -> i64:
    return PIECE_AT[god * KIND_COUNT + v.LOSE.first(action)]


@decision
def suffer_hits(s: ChaosState, seat: i64, region: i64, hits: i64, sixes: i64) -> Ints:
    return fallen(s, region, s.god_of[seat], hits, sixes)


@suffer_hits.take
def take_suffered(s: ChaosState, chance: Chance, action: i64, seat: i64, region: i64, hits: i64, sixes: i64) -> None:
    god = s.god_of[seat]
    piece = _lost(god, action)
    needed = defense(s, region, piece)
    if needs_sixes(s, piece):
        sixes -= needed
    else:
        hits, sixes = paid(hits, sixes, needed)
    take_off(s, piece, region)
    suffer(s, region, god, hits, sixes)


@suffer_hits.why
def why_not_suffer(s: ChaosState, action: i64, seat: i64, region: i64, hits: i64, sixes: i64) -> list[Message]:
    if not v.LOSE.base <= action < v.LOSE.end:
        return []
    kind, other = v.LOSE.first(action), v.LOSE.second(action)
    piece = _lost(s.god_of[seat], action)
    args = v.figure_named(s.god_of[seat], kind, other)
    if other != region:
        return [Message("not_in_this_region", args)]
    if piece < 0 or not count_at(s, region, piece):
        return [Message("no_such_figure", args)]
    return [Message("too_few_hits", {**args, "defense": defense(s, region, piece), "hits": hits + sixes})]


@suffer_hits.prompt
def prompt_suffered(s: ChaosState, seat: i64, region: i64, hits: i64, sixes: i64) -> dict[str, Any]:
    return {"region": v.REGION.say(region), "hits": hits + sixes}


@step
def lose_most(s: ChaosState, chance: Chance, region: i64) -> None:
    """Norse Reavers: whoever has most figures there loses a cultist or warrior, all tied players do."""
    most = max(s.present[region * 4 : region * 4 + 4])
    if most:
        for god in range(GOD_COUNT - 1, -1, -1):
            if s.present[region * 4 + god] == most:
                ask_loss(s, god, 1 << region, CULTISTS_AND_WARRIORS)


def ask_loss(s: ChaosState, god: i64, regions: i64, classes: i64) -> None:
    if len(losable(s, god, regions, classes)):
        s.push(lose_figure, s.seat_of[god], regions, classes)


def slay_beside(s: ChaosState, regions: i64) -> None:
    """Dwarf Trollslayers."""
    for god in by_threat(s):
        if len(losable(s, god, regions, WARRIORS_AND_DAEMONS)):
            s.push(lose_figure, s.seat_of[god], regions, WARRIORS_AND_DAEMONS)
            return


@step
def raid(s: ChaosState, chance: Chance, region: i64) -> None:
    """Dark Elf Corsairs."""
    remove_token(s, PEASANT, region)
    for god in range(GOD_COUNT - 1, -1, -1):
        if cultists(s, region, god) >= 2:
            ask_loss(s, god, 1 << region, CULTISTS)


@step
def purge(s: ChaosState, chance: Chance, region: i64) -> None:
    """Witch Hunters: one token of the power with most."""
    if total_corruption(s, region):
        s.push(choose_purged, s.seat_of[lowest_threat(s)], region)


@decision
def choose_purged(s: ChaosState, seat: i64, region: i64) -> Ints:
    most = max(s.corruption[region * 4 : region * 4 + 4])
    return vec[i64]([v.CLEANSE.of(god, region) for god in range(GOD_COUNT) if s.corruption[region * 4 + god] == most])


@choose_purged.take
def take_purged(s: ChaosState, chance: Chance, action: i64, seat: i64, region: i64) -> None:
    god = v.CLEANSE.first(action)
    cleanse(s, god, region)


@choose_purged.why
def why_not_purge(s: ChaosState, action: i64, seat: i64, region: i64) -> list[Message]:
    if not v.CLEANSE.base <= action < v.CLEANSE.end:
        return []
    god, other = v.CLEANSE.first(action), v.CLEANSE.second(action)
    args = {"god": v.GOD.say(god), "region": v.REGION.say(other)}
    return [Message("not_in_this_region" if other != region else "not_most", args)]


@choose_purged.prompt
def prompt_purged(s: ChaosState, seat: i64, region: i64) -> dict[str, Any]:
    return {"region": v.REGION.say(region)}
