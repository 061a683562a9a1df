"""Who has won: two burning sections or an empty deck lose at once; both together is a draw."""

from __future__ import annotations

from typing import Final

from spieltisch.core import i64, vec

from . import vocabulary as v
from .state import DRAW, NOBODY, InvasionState

BURNING: Final = 0
DECK: Final = 1
TURNS: Final = 2
LAST_TURN: Final = 400  # design: a game that long is drawn, so that every game ends


def burning_sections(s: InvasionState, seat: i64) -> i64:
    return s.burning[seat * 3] + s.burning[seat * 3 + 1] + s.burning[seat * 3 + 2]


def why_lost(s: InvasionState, seat: i64) -> i64:
    """The reason, or -1."""
    if burning_sections(s, seat) >= 2:
        return BURNING
    return -1 if s.deck[seat] else DECK


def end_if_lost(s: InvasionState) -> bool:
    losers = [seat for seat in (0, 1) if why_lost(s, seat) >= 0]
    if not losers:
        return False
    for seat in losers:
        s.emit(v.LOST, seat, why_lost(s, seat))
    end(s, DRAW if len(losers) == 2 else 1 - losers[0])
    return True


def end(s: InvasionState, winner: i64) -> None:
    s.winner = winner
    s.depth = 0
    s.pending = vec[i64]()
    if winner == DRAW:
        s.emit(v.DRAWN)
    else:
        s.emit(v.WON, winner)


def scores(s: InvasionState) -> list[int]:
    if s.winner in (NOBODY, DRAW):
        return [0, 0]
    return [int(seat == s.winner) for seat in (0, 1)]
