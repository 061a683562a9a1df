"""Old World cards that last: what each does while it lies on the track, in the order of the phases."""

from __future__ import annotations

from typing import Any

from spieltisch.core import Chance, Ints, Message, append, decision, extend, i64, step, vec

from .. import vocabulary as v
from ..ability import LASTS, lasting
from ..data import (
    CULTISTS,
    CULTISTS_AND_WARRIORS,
    GOD_COUNT,
    KIND_COUNT,
    PEASANT,
    PIECE_AT,
    REGIONS_BACK,
    REGIONS_IN,
    TRACK_PLACES,
    TZEENTCH,
    WARRIORS_AND_DAEMONS,
)
from ..dice import paid, roll_dice
from ..effects import (
    BY_OLD_WORLD,
    cleanse,
    draw,
    remove_token,
    score,
    take_off,
)
from ..figures import losable, lose_figure
from ..packed_rows import BATTLE_ROW, ROLL_ROW
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
from .old_world import place_some
from .tzeentch import ask_discard, discard_card

DISCARDS = ("discard_in", "threat_discards")
LOSSES = ("most_figures_lose", "raid", "slay_beside")
STORED_AS = "cards.old_world"


def push_lasting(s: ChaosState, when: str) -> None:
    """Cards on the track act in the order of their places."""
    for place in range(TRACK_PLACES - 1, -1, -1):
        card = s.track[place]
        if card >= 0 and s.box.lasting_when[card] == when:
            s.push(last, card)


@step
def last(s: ChaosState, chance: Chance, card: i64) -> None:
    s.emit(v.LASTS, card)
    token = s.box.lasting_token[card]
    act = LASTS.get(s.box.lasting_do[card])
    if act is not None:
        act(s, chance, card, with_token(s, token) if token >= 0 else 0, s.box.lasting_amount[card])


@lasting("draw_beside")
def draw_beside(s: ChaosState, chance: Chance, card: i64, regions: i64, amount: i64) -> None:
    for god in gods_in_play(s):
        if s.home[god] & regions:
            draw(s, chance, god, amount)


@lasting("discard_in")
def discard_in(s: ChaosState, chance: Chance, card: i64, regions: i64, amount: i64) -> None:
    for god in range(GOD_COUNT - 1, -1, -1):
        if s.present[s.box.lasting_region[card] * 4 + god]:
            ask_discard(s, god, amount)


@lasting("threat_discards")
def highest_threat_discards(s: ChaosState, chance: Chance, card: i64, regions: i64, amount: i64) -> None:
    ask_discard(s, by_threat(s)[0], amount)


@discard_card.prompt
def prompt_discard(s: ChaosState, seat: i64, left: i64) -> dict[str, Any]:
    """With the card that asks for it: one on the track, else the Skaven's with the god who played it."""
    card = asking(s, DISCARDS) if s.phase == v.PHASE["end"] else None
    if card is not None:
        return {"number": left, "card": card, "god": None}
    return {"number": left, "card": "meddling_of_skaven", "god": v.GOD.say(TZEENTCH)}


def asking(s: ChaosState, effects: tuple[str, ...]) -> str | None:
    """Of the cards on the track that do this, the last one whose turn has come."""
    waiting = [row[1] for row in s.frames if row[0] is last]
    cards = [card for card in s.track if card >= 0 and s.box.lasting_do[card] in effects and card not in waiting]
    return str(v.OLD_WORLD.say(cards[-1])) if cards else None


@lasting("dominators_score")
def dominators_score(s: ChaosState, chance: Chance, card: i64, regions: i64, amount: i64) -> None:
    for region in REGIONS_IN[regions]:
        if s.dominated[region] >= 0:
            score(s, s.dominated[region], amount, BY_OLD_WORLD, region)


@lasting("dig_beside")
def dig_beside(s: ChaosState, chance: Chance, card: i64, regions: i64, amount: i64) -> None:
    place_some(s, s.box.lasting_finds[card], regions & unruined(s), 1, 1)


@lasting("dice_against_all")
def strike_all(s: ChaosState, chance: Chance, card: i64, regions: i64, amount: i64) -> None:
    """Greenskins Invade: dice against every power beside them."""
    for region in REGIONS_BACK[regions]:
        for god in range(GOD_COUNT - 1, -1, -1):
            if s.present[region * 4 + god]:
                s.push(strike, region, god, amount)


@step
def strike(s: ChaosState, chance: Chance, region: i64, god: i64, number: i64) -> None:
    """Greenskins Invade: dice against one power in one region; its owner chooses what falls."""
    stage = v.ROLL["event"]
    chance.about(v.BATTLE_DICE, s.seat_of[god], (), god, stage, region)
    dice, hits, sixes = roll_dice(chance, number)
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


@lasting("most_figures_lose")
def reave(s: ChaosState, chance: Chance, card: i64, regions: i64, amount: i64) -> None:
    for region in REGIONS_BACK[regions]:
        s.push(lose_most, region)


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


@lose_figure.prompt
def prompt_lose(s: ChaosState, seat: i64, regions: i64, classes: i64) -> dict[str, Any]:
    """With the card that asks for it; heroes have none."""
    card = None if s.step == v.STEP["heroes"] else asking(s, LOSSES)
    return {"regions": [v.REGION.say(region) for region in REGIONS_IN[regions]], "card": card}


@lasting("slay_beside")
def slay_beside(s: ChaosState, chance: Chance, card: i64, regions: i64, amount: i64) -> None:
    """Dwarf Trollslayers."""
    for god in by_threat(s):
        if len(losable(s, god, regions, WARRIORS_AND_DAEMONS)):
            s.push(lose_figure, s.seat_of[god], regions, WARRIORS_AND_DAEMONS)
            return


@lasting("raid")
def raid_all(s: ChaosState, chance: Chance, card: i64, regions: i64, amount: i64) -> None:
    for region in REGIONS_BACK[regions]:
        s.push(raid, region)


@step
def raid(s: ChaosState, chance: Chance, region: i64) -> None:
    """Dark Elf Corsairs."""
    remove_token(s, PEASANT, region)
    for god in range(GOD_COUNT - 1, -1, -1):
        if cultists(s, region, god) >= 2:
            ask_loss(s, god, 1 << region, CULTISTS)


@lasting("purge_beside")
def purge_all(s: ChaosState, chance: Chance, card: i64, regions: i64, amount: i64) -> None:
    for region in REGIONS_BACK[regions]:
        s.push(purge, region)


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
