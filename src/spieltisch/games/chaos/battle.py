"""The battle phase, region by region, as on pages 15 to 18 of the rulebook."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Chance, Ints, Message, append, decision, extend, i64, ints, step, vec, zeros

from . import vocabulary as v
from .cards.slaanesh import keeper_charms
from .cards.track import push_lasting
from .data import (
    CARD_GOD,
    CULTISTS_AND_WARRIORS,
    GOD_COUNT,
    IS_SHIELDED,
    KHORNE,
    KIND_COUNT,
    NURGLE,
    PEASANT,
    PIECE_AT,
    PIECE_CLASS,
    PIECE_COUNT,
    PIECE_GOD,
    PIECE_KIND,
    PIECE_STOCK,
    PIECES_OF,
    REGION_COUNT,
    UNSHIELDED,
)
from .dice import paid, roll_dice
from .effects import advance_by_kill, change_all, draw, take_off, to_reserve
from .figures import of_others
from .packed_rows import BATTLE_ROW, KILL_ROW, ROLL_ROW
from .rules import count_at, has_target, has_upgrade, is_silenced, may_fight, needs_sixes, standing, text_at
from .state import ChaosState
from .values import battle_dice, defense, early_dice, is_contested, of_texts, start_of_battle_dice

EARLY: Final[i64] = v.ROLL["early"]
NORMAL: Final[i64] = v.ROLL["battle"]
RETURN: Final[i64] = v.ROLL["return"]

NO_GOD: Final[i64] = -1

HIT_BASE: Final[i64] = v.HIT.base
HIT_AT: Final = ints([v.HIT(PIECE_GOD[piece], PIECE_KIND[piece]) for piece in range(PIECE_COUNT)])
HIT_PEASANT: Final[i64] = v.HIT_PEASANT.base
KEEP_HITS: Final[i64] = v.KEEP_HITS.base


def battle_phase(s: ChaosState) -> None:
    s.push(end_of_battle_phase)
    for region in range(REGION_COUNT - 1, -1, -1):
        if is_contested(s, region):  # nobody comes into a region while battles are fought
            s.push(fight, region, 1)
    s.push(keeper_charms)
    push_lasting(s, "battle_phase_start")


@step
def fight(s: ChaosState, chance: Chance, region: i64, number: i64) -> None:
    """A battle takes place where somebody may roll dice and has a target."""
    if not may_fight(s, region) or not is_contested(s, region):
        return
    s.emit(v.BATTLE_BEGAN, region, number)
    s.battle_region = region
    s.kept = s.kept_sixes = 0
    s.returned = zeros(GOD_COUNT)
    if s.faq:
        s.marked[region * 4 + KHORNE] = 0  # FAQ: one counter for each battle, not for each phase
    s.battles = extend(s.battles, vec[i64]([BATTLE_ROW, region, number]))
    s.push(end_of_battle, region, number)
    for god in range(GOD_COUNT - 1, -1, -1):
        if s.present[region * 4 + god] or god == KHORNE:
            s.push(roll, region, god)
    if start_of_battle_dice(s, region) or early_dice(s, region, KHORNE):
        s.push(roll_before_others, region)
        s.push(roll_at_start, region)


@step
def roll_at_start(s: ChaosState, chance: Chance, region: i64) -> None:
    """Blood Frenzy."""
    dice = start_of_battle_dice(s, region)
    if dice and has_target(s, region, KHORNE):
        throw(s, chance, region, KHORNE, dice, EARLY)


@step
def roll_before_others(s: ChaosState, chance: Chance, region: i64) -> None:
    """Upgraded bloodletters."""
    dice = early_dice(s, region, KHORNE)
    if dice and has_target(s, region, KHORNE):
        throw(s, chance, region, KHORNE, dice, EARLY)


@step
def roll(s: ChaosState, chance: Chance, region: i64, god: i64) -> None:
    kept: i64 = s.kept + s.kept_sixes if god == KHORNE else 0
    dice = battle_dice(s, region, god)
    if not dice + kept or not has_target(s, region, god):
        return
    throw(s, chance, region, god, dice, NORMAL)


def throw(s: ChaosState, chance: Chance, region: i64, god: i64, number: i64, stage: i64) -> None:
    """Roll, let sixes explode, and hand the hits over for assignment; early hits of the same god are added."""
    chance.about(v.BATTLE_DICE, s.seat_of[god], (), god, stage, region)
    dice, hits, sixes = roll_dice(chance, number)
    if number and s.events is not None:
        s.report(v.ROLLED, god, stage, region, list(dice), number, hits + sixes)
    s.battles = extend(s.battles, vec[i64]([ROLL_ROW, god, stage, number, len(dice)]))  # also none: kept hits are his
    s.battles = extend(s.battles, dice)
    if god == KHORNE:
        hits += s.kept
        sixes += s.kept_sixes
        s.kept = s.kept_sixes = 0
    go_on(s, region, god, hits, sixes, stage)


def targets(s: ChaosState, region: i64, god: i64, hits: i64, sixes: i64) -> Ints:
    """What these hits can kill: standing enemy figures and peasants."""
    actions = vec[i64]()
    at = region * PIECE_COUNT
    for other in range(GOD_COUNT):
        left = s.present[region * 4 + other]
        if other != god and left:
            for piece in PIECES_OF[other]:
                count = s.figures[at + piece]
                if count:
                    if can_kill(s, region, piece, hits, sixes):
                        actions = append(actions, HIT_AT[piece])
                    left -= count
                    if not left:
                        break
    if s.tokens[region * 6 + PEASANT] and hits + sixes:
        actions = append(actions, HIT_PEASANT)
    return actions


def can_kill(s: ChaosState, region: i64, piece: i64, hits: i64, sixes: i64) -> bool:
    if IS_SHIELDED[piece] or not standing(s, region, piece):
        return False
    usable = sixes if needs_sixes(s, piece) else hits + sixes
    return usable >= defense(s, region, piece)


def go_on(s: ChaosState, region: i64, god: i64, hits: i64, sixes: i64, stage: i64) -> None:
    """Hits that can kill something must be assigned; the rest is kept if it came early, and lost otherwise."""
    if hits + sixes and len(targets(s, region, god, hits, sixes)):
        s.push(assign_hits, s.seat_of[god], region, hits, sixes, stage)
        return
    if stage == EARLY:
        keep(s, god, hits, sixes)
    elif hits + sixes:
        s.emit(v.HITS_LOST, god, hits + sixes)
    strike_back(s, region, god, stage)


def keep(s: ChaosState, god: i64, hits: i64, sixes: i64) -> None:
    s.kept = hits
    s.kept_sixes = sixes
    if hits + sixes:
        s.emit(v.HITS_KEPT, god, hits + sixes)


@decision
def assign_hits(s: ChaosState, seat: i64, region: i64, hits: i64, sixes: i64, stage: i64) -> Ints:
    actions = targets(s, region, s.god_of[seat], hits, sixes)
    return append(actions, KEEP_HITS) if stage == EARLY else actions


@assign_hits.take
def take_hit(
    s: ChaosState, chance: Chance, action: i64, seat: i64, region: i64, hits: i64, sixes: i64, stage: i64
) -> None:
    god: i64 = s.god_of[seat]
    if action == KEEP_HITS:
        keep(s, god, hits, sixes)
        strike_back(s, region, god, stage)
        return
    if action == HIT_PEASANT:
        kill_peasant(s, region, god)
        hits, sixes = paid(hits, sixes, 1)
    else:
        piece = PIECE_AT[action - HIT_BASE]
        needed = defense(s, region, piece)
        if needs_sixes(s, piece):
            sixes -= needed
        else:
            hits, sixes = paid(hits, sixes, needed)
        kill(s, chance, region, piece, god, needed, stage)
    go_on(s, region, god, hits, sixes, stage)


@assign_hits.why
def why_not_hit(s: ChaosState, action: i64, seat: i64, region: i64, hits: i64, sixes: i64, stage: i64) -> list[Message]:
    god: i64 = s.god_of[seat]
    if action == KEEP_HITS:
        return [Message("only_early_hits_keep")]
    if action == v.PASS.base:
        return [Message("hits_must_be_used", {"hits": hits + sixes})]
    if not v.HIT.base <= action < v.HIT.end:
        return []
    other, kind = v.HIT.first(action), v.HIT.second(action)
    piece = PIECE_AT[other * KIND_COUNT + kind]
    args: dict[str, Any] = {**v.figure_named(other, kind, region)}
    if piece < 0 or not standing(s, region, piece):
        return [Message("no_such_figure", args)]
    if other == god:
        return [Message("own_figure", args)]
    if IS_SHIELDED[piece]:
        return [Message("shielded", args)]
    args["defense"] = defense(s, region, piece)
    if needs_sixes(s, piece):
        return [Message("needs_sixes", {**args, "sixes": sixes})]
    return [Message("too_few_hits", {**args, "hits": hits + sixes})]


@assign_hits.prompt
def prompt_hits(s: ChaosState, seat: i64, region: i64, hits: i64, sixes: i64, stage: i64) -> dict[str, Any]:
    return {"region": v.REGION.say(region), "hits": hits + sixes, "sixes": sixes, "roll": v.ROLL.say(stage)}


def kill(s: ChaosState, chance: Chance, region: i64, piece: i64, by: i64, hits: i64, stage: i64) -> None:
    """Early kills leave the board at once; others are laid down and still roll."""
    if stage == EARLY:
        to_reserve(s, piece, region)
    else:
        s.down[piece] += 1
    s.killers[region] |= 1 << by
    s.battles = extend(s.battles, vec[i64]([KILL_ROW, PIECE_GOD[piece], PIECE_CLASS[piece], hits]))
    s.emit(v.KILLED, by, PIECE_GOD[piece], PIECE_KIND[piece], region, PIECE_STOCK[piece])
    advance_by_kill(s, by, region)
    for place in range(region * 2, region * 2 + 2):
        card = s.slots[place]
        if s.box.draw_per_kill[card] and CARD_GOD[card] == by and not is_silenced(s, place):
            draw(s, chance, by, s.box.draw_per_kill[card])
    stock = PIECE_STOCK[piece]
    if s.box.return_hits[stock] and has_upgrade(s, stock):
        s.returned[by] += s.box.return_hits[stock]


def kill_peasant(s: ChaosState, region: i64, by: i64) -> None:
    s.tokens[region * 6 + PEASANT] -= 1
    s.peasants[by] += 1
    s.battles = extend(s.battles, vec[i64]([KILL_ROW, NO_GOD, PEASANT, 1]))
    s.emit(v.PEASANT_KILLED, by, region)


# -- upgraded plaguebearers strike their killer


def strike_back(s: ChaosState, region: i64, killer: i64, stage: i64) -> None:
    hits = s.returned[killer]
    if hits and len(returns(s, region, killer)):
        nurgle = s.seat_of[NURGLE]
        s.battles = extend(s.battles, vec[i64]([ROLL_ROW, NURGLE, RETURN, 0, 0]))
        s.emit(v.RETURNED, NURGLE, killer, hits)
        s.push(return_hits, nurgle, region, killer, stage)


def returns(s: ChaosState, region: i64, killer: i64) -> Ints:
    hits = s.returned[killer]
    return vec[i64]([HIT_AT[piece] for piece in PIECES_OF[killer] if can_kill(s, region, piece, hits, 0)])


@decision
def return_hits(s: ChaosState, seat: i64, region: i64, killer: i64, stage: i64) -> Ints:
    return returns(s, region, killer)


@return_hits.take
def take_return(s: ChaosState, chance: Chance, action: i64, seat: i64, region: i64, killer: i64, stage: i64) -> None:
    kind = v.HIT.second(action)
    piece = PIECE_AT[killer * KIND_COUNT + kind]
    needed = defense(s, region, piece)
    s.returned[killer] -= needed
    kill(s, chance, region, piece, s.god_of[seat], needed, stage)
    if len(returns(s, region, killer)):
        s.push(return_hits, seat, region, killer, stage)


@return_hits.why
def why_not_return(s: ChaosState, action: i64, seat: i64, region: i64, killer: i64, stage: i64) -> list[Message]:
    if v.HIT.base <= action < v.HIT.end and v.HIT.first(action) != killer:
        return [Message("only_the_killer", {"god": v.GOD.say(killer)})]
    return why_not_hit(s, action, seat, region, s.returned[killer], 0, stage)


@return_hits.prompt
def prompt_return(s: ChaosState, seat: i64, region: i64, killer: i64, stage: i64) -> dict[str, Any]:
    return {"region": v.REGION.say(region), "hits": s.returned[killer], "god": v.GOD.say(killer)}


@step
def end_of_battle(s: ChaosState, chance: Chance, region: i64, number: i64) -> None:
    """The laid down leave the board. Reborn in Blood: one more battle for each card in force."""
    if number <= of_texts(s, region, s.box.extra_battles):
        s.push(fight, region, number + 1)
    down = s.down
    for god in range(GOD_COUNT):
        if s.present[region * 4 + god]:
            for piece in PIECES_OF[god]:
                while down[piece]:
                    down[piece] -= 1
                    to_reserve(s, piece, region)
    s.kept = s.kept_sixes = 0
    s.battle_region = -1


@step
def end_of_battle_phase(s: ChaosState, chance: Chance) -> None:
    """The Final Rotting by region and slot, then the old world track, then shields are gone."""
    s.push(drop_shields)
    push_lasting(s, "battle_phase_end")
    for place in range(REGION_COUNT * 2 - 1, -1, -1):
        if s.box.kills_per_corruption[s.slots[place]] and not is_silenced(s, place):
            s.push(rot, place)


@step
def drop_shields(s: ChaosState, chance: Chance) -> None:
    change_all(s, UNSHIELDED)


@step
def rot(s: ChaosState, chance: Chance, place: i64) -> None:
    card = text_at(s, place)
    region = place >> 1
    god = CARD_GOD[card]
    number = s.box.kills_per_corruption[card] * s.corruption[region * 4 + god]
    if number and len(victims(s, region, god)):
        s.push(rot_figure, s.seat_of[god], region, number)


def victims(s: ChaosState, region: i64, god: i64) -> Ints:
    return of_others(s, v.SLAY, god, region, CULTISTS_AND_WARRIORS)


@decision
def rot_figure(s: ChaosState, seat: i64, region: i64, number: i64) -> Ints:
    return victims(s, region, s.god_of[seat])


@rot_figure.take
def take_rotten(s: ChaosState, chance: Chance, action: i64, seat: i64, region: i64, number: i64) -> None:
    other, kind = v.SLAY.first(action), v.SLAY.second(action)
    take_off(s, PIECE_AT[other * KIND_COUNT + kind], region)
    if number > 1 and len(victims(s, region, s.god_of[seat])):
        s.push(rot_figure, seat, region, number - 1)


@rot_figure.why
def why_not_rot(s: ChaosState, action: i64, seat: i64, region: i64, number: i64) -> list[Message]:
    if not v.SLAY.base <= action < v.SLAY.end:
        return []
    other, kind = v.SLAY.first(action), v.SLAY.second(action)
    piece = PIECE_AT[other * KIND_COUNT + kind]
    args: dict[str, Any] = {**v.figure_named(other, kind, region)}
    if piece < 0 or not count_at(s, region, piece):
        return [Message("no_such_figure", args)]
    return [Message("own_figure" if other == s.god_of[seat] else "wrong_class", args)]


@rot_figure.prompt
def prompt_rot(s: ChaosState, seat: i64, region: i64, number: i64) -> dict[str, Any]:
    return {"region": v.REGION.say(region), "number": number}
