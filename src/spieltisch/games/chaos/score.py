"""Points for ruined regions, the four endings, and who is where in the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from spieltisch.core import append, extend, i64, zeros

from . import vocabulary as v
from .data import GOD_COUNT, REGION_COUNT, RUIN_POINTS, RUINS_TO_END, VICTORY_POINTS, VICTORY_TICK
from .effects import DOMINATION, RUIN_FIRST, RUIN_SECOND, score
from .packed_rows import SCORE_SIZE
from .rules import gods_in_play, ruins, threat
from .state import ChaosState

BY_DIAL: Final = v.ENDING["dial"]
BY_POINTS: Final = v.ENDING["points"]
BY_RUINS: Final = v.ENDING["ruins"]
BY_DECK: Final = v.ENDING["deck"]
OVER: Final = v.PHASE["over"]


def score_ruin(s: ChaosState, region: i64) -> None:
    """Most and second most corruption tokens; ties share, rounded down (R 21)."""
    first, second = RUIN_POINTS[s.ruin[region] - 1][region]
    tokens = s.corruption[region * 4 : region * 4 + 4]
    ranks = sorted({number for number in tokens if number}, reverse=True)
    if not ranks:
        return
    leaders = [god for god in range(GOD_COUNT) if tokens[god] == ranks[0]]
    if len(leaders) > 1:
        for god in leaders:
            score(s, god, (first + second) // len(leaders), RUIN_FIRST, region)
        return
    score(s, leaders[0], first, RUIN_FIRST, region)
    if len(ranks) > 1:
        followers = [god for god in range(GOD_COUNT) if tokens[god] == ranks[1]]
        for god in followers:
            score(s, god, second // len(followers), RUIN_SECOND, region)


def record_round(s: ChaosState) -> None:
    conquered = zeros(REGION_COUNT)
    at = len(s.scores) - SCORE_SIZE
    while at >= 0 and s.scores[at] == s.round:
        if s.scores[at + 3] == DOMINATION:
            conquered[s.scores[at + 4]] = s.scores[at + 2]
        at -= SCORE_SIZE
    ruined: i64 = 0
    for region in range(REGION_COUNT):
        if s.ruin[region] and s.ruin_round[region] == s.round:
            ruined |= 1 << region
    history = append(s.history, s.round)
    for part in (s.vp, s.counters, s.ticks, s.dominated, conquered):
        history = extend(history, part)
    s.history = append(history, ruined)


def has_ended(s: ChaosState) -> bool:
    """In this order: a dial at victory, fifty points, five ruins, no old world card left."""
    gods = gods_in_play(s)
    at_victory = [god for god in gods if s.dial[god] == VICTORY_TICK[god]]
    rich = [god for god in gods if s.vp[god] >= VICTORY_POINTS]
    if at_victory:
        best = max([s.vp[god] for god in at_victory])
        end(s, BY_DIAL, [god for god in at_victory if s.vp[god] == best])
    elif rich:
        end(s, BY_POINTS, [leader(s, rich)])
    elif ruins(s) >= RUINS_TO_END:
        end(s, BY_RUINS, [leader(s, gods)])
    elif not s.old_left:
        end(s, BY_DECK, [])
    return s.ending > 0


def leader(s: ChaosState, gods: Iterable[int]) -> i64:
    """Most points; of those the highest threat."""
    return max(gods, key=lambda god: (s.vp[god], threat(s, god)))


def end(s: ChaosState, ending: i64, winners: list[int]) -> None:
    s.ending = ending
    s.winners = tuple(winners)
    s.phase = OVER
    s.step = -1
    s.report(v.ENDED, ending, winners)


def scores(s: ChaosState) -> list[int]:
    return [s.vp[god] for god in s.god_of]


def ranking(s: ChaosState) -> list[list[int]]:
    """Winners first; the others by points, then threat. When the Old World holds out, everybody shares the loss."""
    seats = list(range(s.seats))
    if s.ending == BY_DECK:
        return [seats]
    winners = [s.seat_of[god] for god in s.winners]
    others = [seat for seat in seats if seat not in winners]
    others.sort(key=lambda seat: (-s.vp[s.god_of[seat]], -threat(s, s.god_of[seat])))
    places = [[seat] for seat in others]
    return [sorted(winners), *places] if winners else places
