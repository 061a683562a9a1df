"""Quick moves by a title's move ordering: playouts, settling what hangs in the air, and looks one step ahead."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from spieltisch.core import Ints, Seeded, State, acting, ints, legal, play
from spieltisch.core._native import i64

from .information import Information
from .knowledge import Knowledge

Clock = Callable[[], float]
Judge = Callable[[State], list[float]]

BLUR_STEPS: Final = 256
SETTLE: Final = 60  # decisions played on before a position is judged anyhow


class Blur:
    """A small generator for playouts: 32 bits, of which the upper 8 are used, equal in plain and compiled Python."""

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed % 4294967296


def follow(knowledge: Knowledge, s: State, seat: int, actions: Ints, blur: Blur) -> int:
    """A quick move: what the move ordering likes best, blurred so that playouts differ."""
    count = len(actions)
    if count == 1:
        return actions[0]
    rates = knowledge.rate(s, seat, actions)
    state = blur.state
    if rates is None:
        state = (state * 1664525 + 1013904223) & 4294967295
        blur.state = state
        return actions[(state >> 8) * count >> 24]
    best, best_score, step = 0, -1.0, knowledge.blur / BLUR_STEPS
    for place in range(count):
        state = (state * 1664525 + 1013904223) & 4294967295
        score = rates[place] * (1.0 - step * float(state >> 24))
        if score > best_score:
            best, best_score = place, score
    blur.state = state
    return actions[best]


def settle(s: State, knowledge: Knowledge, chance: Seeded) -> None:
    """Play on by the move ordering until the position can be judged."""
    for _ in range(SETTLE):
        if not s.depth or not knowledge.is_unsettled(s):
            return
        seat = acting(s)
        actions = knowledge.options(s, seat, legal(s, seat))
        play(s, chance, seat, favourite(knowledge, s, seat, actions, chance))


def favourite(knowledge: Knowledge, s: State, seat: int, actions: Ints, chance: Seeded) -> int:
    """What the move ordering likes best."""
    rates = knowledge.rate(s, seat, actions) if len(actions) > 1 else None
    if rates is None:
        return actions[chance.pick(len(actions))]
    best = 0
    for place in range(len(rates)):
        if rates[place] > rates[best]:
            best = place
    return actions[best]


def one_step(
    info: Information,
    knowledge: Knowledge,
    chance: Seeded,
    deadline: float | None,
    samples: int = 1,
    clock: Clock = perf_counter,
    judge: Judge | None = None,
    most: int | None = None,
) -> dict[int, float]:
    """For each action, or so many promising ones, the seat's share of the win one step on, as the clock allows."""
    shares = judge or knowledge.shares
    totals: dict[int, float] = {}
    counts: dict[int, int] = {}
    seat = info.seat
    for _ in range(samples):
        s = info.sample(chance)
        for action in ordered(info, knowledge, s)[:most]:
            if deadline is not None and clock() >= deadline:
                return {known: totals[known] / counts[known] for known in totals}
            twin = s.copy()
            play(twin, chance, seat, action)
            settle(twin, knowledge, chance)
            totals[action] = totals.get(action, 0.0) + shares(twin)[seat]
            counts[action] = counts.get(action, 0) + 1
    return {known: totals[known] / counts[known] for known in totals}


def ordered(info: Information, knowledge: Knowledge, s: State) -> list[int]:
    """The actions worth a thought, promising ones first."""
    actions = knowledge.options(s, info.seat, ints(info.legal))
    rates = knowledge.rate(s, info.seat, actions)
    if rates is None:
        return list(actions)
    by_rate = sorted(zip(rates, actions, strict=True), key=lambda pair: -pair[0])
    return [action for _, action in by_rate]
