"""Who would dominate a region after its battle: all rolls weighed, everybody striking at his strongest rival."""

from __future__ import annotations

from typing import Any, Final

from . import vocabulary as v
from .board import lift, put
from .data import (
    CARD_GOD,
    COUNTS_ATTACK,
    COUNTS_NO_FIGURES,
    IS_SHIELDED,
    KIND_COUNT,
    PIECE_AT,
    PIECES_OF,
    REGION_COUNT,
    REGIONS,
)
from .forecast import battle_forecast, counters_in
from .odds import at_least
from .rules import (
    attack,
    conquest,
    count_at,
    defense,
    domination,
    has_text,
    needs_sixes,
    open_slot,
    resistance,
    text_at,
    weight,
)
from .state import ChaosState

Figures = list[tuple[int, int]]  # defense, share of the domination value; cheapest first

MOST_OUTCOMES: Final = 400


def hold(s: ChaosState, region: int) -> list[float] | None:
    """By god the chance to dominate the region after the battle; None where nobody rolls or there is too much to weigh.

    Each attacker spends his hits on the enemy who then leads, weakest figures first. Dice that are rolled early count
    as if they were rolled with the others.
    """
    sides = [(god, dice) for god, dice, _, _ in battle_forecast(s, region)]
    if not sides:
        return None
    figures = [standing_figures(s, region, god) for god in range(4)]
    rolls = [
        spread_of(dice, sum([cost for god in range(4) if god != side for cost, _ in figures[god]]))
        for side, dice in sides
    ]
    outcomes = 1
    for chances in rolls:
        outcomes *= len(chances)
    if outcomes > MOST_OUTCOMES:
        return None
    values = [domination(s, region, god) for god in range(4)]
    chances_of = [0.0, 0.0, 0.0, 0.0]
    weigh(figures, values, sides, rolls, 0, 1.0, resistance(s, region), chances_of)
    return chances_of


def standing_figures(s: ChaosState, region: int, god: int) -> Figures:
    by_attack = False
    for place in range(region * 2, region * 2 + 2):
        card = text_at(s, place)
        by_attack = by_attack or (card >= 0 and COUNTS_ATTACK[card] and CARD_GOD[card] == god)
    uncounted = has_text(s, region, COUNTS_NO_FIGURES)
    figures: Figures = []
    for piece in PIECES_OF[god]:
        count = count_at(s, region, piece)
        if count and not IS_SHIELDED[piece] and not needs_sixes(s, piece):
            share = 0 if uncounted else attack(s, region, piece) if by_attack else weight(s, piece)
            figures += [(defense(s, region, piece), share)] * count
    figures.sort()
    return figures


def spread_of(dice: int, cap: int) -> list[float]:
    """Chances of 0, 1, … hits; the last one of that many or more."""
    chances = [at_least(dice, hits) - at_least(dice, hits + 1) for hits in range(cap)]
    return [*chances, at_least(dice, cap)]


def weigh(
    figures: list[Figures],
    values: list[int],
    sides: list[tuple[int, int]],
    rolls: list[list[float]],
    number: int,
    chance: float,
    resists: int,
    chances_of: list[float],
) -> None:
    """One attacker after the other, over everything he may roll."""
    if number == len(sides):
        best = max(values)
        if best > resists and values.count(best) == 1:
            chances_of[values.index(best)] += chance
        return
    god = sides[number][0]
    for hits, likely in enumerate(rolls[number]):
        left, after = struck(figures, values, god, hits)
        weigh(left, after, sides, rolls, number + 1, chance * likely, resists, chances_of)


def struck(figures: list[Figures], values: list[int], by: int, hits: int) -> tuple[list[Figures], list[int]]:
    left = [group[:] for group in figures]
    after = values[:]
    while hits:
        rivals = [god for god in range(4) if god != by and left[god] and left[god][0][0] <= hits]
        if not rivals:
            break
        rival = max(rivals, key=lambda god: after[god])
        cost, share = left[rival].pop(0)
        hits -= cost
        after[rival] -= share
    return left, after


# -- one action


def action_forecast(s: ChaosState, god: int, action: int, region: int) -> dict[str, Any]:
    """How the own domination value and counters of the region change by a summons or a card, before other effects."""
    after = s.copy()
    try_out(after, god, action)
    before, later = hold(s, region), hold(after, region)
    return {
        "region": REGIONS[region],
        "domination": [domination(s, region, god), domination(after, region, god)],
        "hold": None if before is None or later is None else [before[god], later[god]],
        "counters": [counters_in(s, region, god), counters_in(after, region, god)],
        "points": 0 if s.ruin[region] else conquest(s, region),
    }


def try_out(s: ChaosState, god: int, action: int) -> None:
    """Put the piece or the card there, without anything it sets off."""
    if action < v.SUMMON.end:
        kind, source, region = v.SUMMON.args(action)
        piece = PIECE_AT[god * KIND_COUNT + kind]
        if source < REGION_COUNT:
            lift(s, piece, source)
        put(s, piece, region)
    elif action < v.PLAY.end:
        card, region = v.PLAY.args(action)
        s.slots[open_slot(s, region)] = card
    else:
        card, region = v.PLAY_RIGHT.args(action)
        s.slots[region * 2 + 1] = card
