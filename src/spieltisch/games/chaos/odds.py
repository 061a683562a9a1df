"""Exact odds of battle dice: 4 and 5 hit, a 6 hits and is rolled again."""

from __future__ import annotations

from math import comb
from typing import Final

_AT_LEAST: dict[tuple[int, int], float] = {}
_JOINT: dict[tuple[int, int, int], float] = {}

MISS: Final = 0.5
PLAIN: Final = 1 / 3
SIX: Final = 1 / 6


def at_least(dice: int, hits: int) -> float:
    """Chance of at least that many hits.

    m of the n dice hit at all by a fair coin; those m dice score m hits and as many more as sixes come before the
    m-th end of a chain, which is a negative binomial with 1/6.
    """
    if hits <= 0:
        return 1.0
    key = (dice, hits)
    known = _AT_LEAST.get(key)
    if known is None:
        known = _AT_LEAST[key] = sum([comb(dice, m) * 0.5**dice * _chains(m, hits - m) for m in range(1, dice + 1)])
    return known


def _chains(m: int, extra: int) -> float:
    """Chance that m dice which hit bring at least `extra` further hits by their sixes."""
    if extra <= 0:
        return 1.0
    return 1.0 - sum([comb(m + k - 1, k) * SIX**k * (1 - SIX) ** m for k in range(extra)])


def at_least_both(dice: int, hits: int, sixes: int) -> float:
    """Chance of at least `hits` hits of which at least `sixes` are sixes."""
    if sixes <= 0:
        return at_least(dice, hits)
    hits = max(hits, sixes)
    key = (dice, hits, sixes)
    known = _JOINT.get(key)
    if known is None:
        known = _JOINT[key] = _joint(dice, hits, sixes)
    return known


def _joint(dice: int, hits: int, sixes: int) -> float:
    """Die by die over (hits so far, sixes so far), both capped at what is wanted."""
    chances = {(0, 0): 1.0}
    for _ in range(dice):
        after: dict[tuple[int, int], float] = {}
        for (done, done_sixes), chance in chances.items():
            for chain in range(hits - done + 1):
                weight = chance * SIX**chain
                reached = min(done_sixes + chain, sixes)
                if chain == hits - done:
                    # all hits are there; longer chains only add sixes
                    _spread(after, weight, hits, reached, sixes)
                    break
                _add(after, (done + chain, reached), weight * MISS)
                _add(after, (done + chain + 1, reached), weight * PLAIN)
        chances = after
    return chances.get((hits, sixes), 0.0)


def _spread(after: dict[tuple[int, int], float], weight: float, hits: int, reached: int, sixes: int) -> None:
    while reached < sixes:
        _add(after, (hits, reached), weight * (1 - SIX))
        weight *= SIX
        reached += 1
    _add(after, (hits, sixes), weight)


def _add(chances: dict[tuple[int, int], float], key: tuple[int, int], chance: float) -> None:
    chances[key] = chances.get(key, 0.0) + chance
