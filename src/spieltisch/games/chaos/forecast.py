"""What would come this round as things stand: corruption, advancement counters, battles."""

from __future__ import annotations

from . import vocabulary as v
from .cards.nurgle import tokens_for_all
from .data import (
    CARD_GOD,
    IS_SHIELDED,
    KHORNE,
    PIECES_OF,
)
from .odds import at_least, at_least_both
from .rules import (
    count_at,
    cultists,
    is_bare,
    may_corrupt,
    may_fight,
    needs_sixes,
    rewards_corruption,
    tokens_if_dominating,
)
from .state import ChaosState
from .values import defense, dice, is_contested

Sides = list[tuple[int, int]]  # god, dice

CORRUPTION = v.PHASE["corruption"]
BATTLE = v.PHASE["battle"]


def is_corruption_over(s: ChaosState) -> bool:
    return s.phase > CORRUPTION or (s.phase == CORRUPTION and s.step == v.STEP["corruption"])


def corruption_forecast(s: ChaosState, region: int, leader: int) -> list[int]:
    """Tokens that domination (by the leader) and corruption of this round would bring, by god."""
    if is_corruption_over(s) or not may_corrupt(s, region):
        return [0, 0, 0, 0]
    tokens = [cultists(s, region, god) for god in range(4)]
    if not is_bare(s, region):
        for place in range(region * 2, region * 2 + 2):
            consumed = tokens_for_all(s, place)
            if consumed >= 0:
                tokens[CARD_GOD[s.slots[place]]] += consumed
                break
    if leader >= 0:
        tokens[leader] += tokens_if_dominating(s, region, leader)
    return tokens


def counters_in(s: ChaosState, region: int, god: int, corruption: list[int], sides: Sides) -> int:
    """1 if this region would earn the god a counter this round; for Khorne, if a kill is more likely than not."""
    if god == KHORNE:
        for side, number in sides:
            if side == KHORNE and kill_any(s, region, KHORNE, number) >= 0.5:
                return 1
        return 0
    return int(corruption[god] >= 2 and rewards_corruption(s, god, region))


def battle_sides(s: ChaosState, region: int) -> Sides:
    """Who would roll in the battle of this round, and how many dice in all."""
    if s.phase > BATTLE or not may_fight(s, region) or not is_contested(s, region):
        return []
    sides: Sides = []
    for god in range(4):
        number = dice(s, region, god)
        if number:
            sides.append((god, number))
    return sides


def battle_forecast(s: ChaosState, region: int, sides: Sides) -> list[tuple[int, int, float, float]]:
    """For each side of the battle: god, all its dice, chance to kill one enemy figure, chance to kill them all."""
    return [(god, number, kill_any(s, region, god, number), kill_all(s, region, god, number)) for god, number in sides]


def kill_any(s: ChaosState, region: int, god: int, number: int) -> float:
    least = least_sixes = 0
    for piece, _ in enemies(s, region, god):
        if not IS_SHIELDED[piece]:
            value = defense(s, region, piece)
            if needs_sixes(s, piece):
                least_sixes = min(value, least_sixes or value)
            else:
                least = min(value, least or value)
    if not least and not least_sixes:
        return 0.0
    if not least_sixes:
        return at_least(number, least)
    if not least:
        return at_least_both(number, 0, least_sixes)
    return at_least(number, least) + at_least_both(number, 0, least_sixes) - at_least_both(number, least, least_sixes)


def kill_all(s: ChaosState, region: int, god: int, number: int) -> float:
    hits = sixes = 0
    for piece, count in enemies(s, region, god):
        if IS_SHIELDED[piece]:
            return 0.0
        hits += count * defense(s, region, piece)
        if needs_sixes(s, piece):
            sixes += count * defense(s, region, piece)
    return at_least_both(number, hits, sixes) if hits else 0.0


def enemies(s: ChaosState, region: int, god: int) -> list[tuple[int, int]]:
    return [
        (piece, count_at(s, region, piece))
        for other in range(4)
        if other != god and s.present[region * 4 + other]
        for piece in PIECES_OF[other]
        if count_at(s, region, piece)
    ]
