"""Khorne's cards that act when played."""

from __future__ import annotations

from typing import Any, Final

from spieltisch.core import Chance, Ints, Message, append, decision, i64, ints, vec

from .. import vocabulary as v
from ..ability import on_play
from ..data import (
    ALL_REGIONS,
    GOD_COUNT,
    KIND_COUNT,
    PIECE_AT,
    PIECE_COUNT,
    PIECE_GOD,
    PIECE_KIND,
    PIECE_STOCK,
    PIECES_OF,
    REGIONS_IN,
)
from ..effects import move
from ..figures import arrive
from ..rules import count_at, may_leave
from ..state import ChaosState

ANYWHERE: Final[i64] = -1
FETCH_AT: Final = ints([v.FETCH(PIECE_GOD[piece], PIECE_KIND[piece], 0) for piece in range(PIECE_COUNT)])  # plus region


@on_play("fetch")
def fetch(s: ChaosState, chance: Chance, god: i64, region: i64, amount: i64) -> None:
    """The Blood God's Call: up to two figures of anybody, all from one other region."""
    if len(fetchable(s, region, ANYWHERE)):
        s.push(fetch_figure, s.seat_of[god], region, ANYWHERE, amount)


def fetchable(s: ChaosState, region: i64, source: i64) -> Ints:
    sources = (ALL_REGIONS if source == ANYWHERE else 1 << source) & ~(1 << region)
    return vec[i64](
        [
            FETCH_AT[piece] + other
            for other in REGIONS_IN[sources]
            for god in range(GOD_COUNT)
            if s.present[other * 4 + god] and may_leave(s, other, god)
            for piece in PIECES_OF[god]
            if count_at(s, other, piece)
        ]
    )


@decision
def fetch_figure(s: ChaosState, seat: i64, region: i64, source: i64, left: i64) -> Ints:
    return append(fetchable(s, region, source), v.DECLINE.base)


@fetch_figure.take
def take_fetched(s: ChaosState, chance: Chance, action: i64, seat: i64, region: i64, source: i64, left: i64) -> None:
    if action == v.DECLINE.base:
        return
    god, kind, source = v.FETCH.args(action)
    piece = PIECE_AT[god * KIND_COUNT + kind]
    arrived = move(s, piece, source, region)
    s.emit(v.MOVED, PIECE_GOD[piece], PIECE_KIND[piece], source, region, PIECE_STOCK[piece])
    if left > 1 and len(fetchable(s, region, source)):
        s.push(fetch_figure, seat, region, source, left - 1)
    arrive(s, arrived, source, region)


@fetch_figure.why
def why_not_fetch(s: ChaosState, action: i64, seat: i64, region: i64, source: i64, left: i64) -> list[Message]:
    if not v.FETCH.base <= action < v.FETCH.end:
        return []
    god, kind, other = v.FETCH.args(action)
    piece = PIECE_AT[god * KIND_COUNT + kind]
    args = v.figure_named(god, kind, other)
    if piece < 0 or not count_at(s, other, piece):
        return [Message("no_such_figure", args)]
    if other == region:
        return [Message("already_there", args)]
    if not may_leave(s, other, god):
        return [Message("held_by_carnage", args)]
    return [Message("one_region_only", {"region": v.REGION.say(source)})]


@fetch_figure.prompt
def prompt_fetch(s: ChaosState, seat: i64, region: i64, source: i64, left: i64) -> dict[str, Any]:
    return {"region": v.REGION.say(region), "source": v.REGION.say(source), "number": left}
