"""Beside a real table: what may be in a hand that only people know, and what they may put right."""

from __future__ import annotations

from typing import Any, Final

from . import vocabulary as v
from .data import (
    CARDS_OF,
    CLASSES,
    GODS,
    IS_ENTRENCHED,
    IS_SPENT,
    PIECE_CLASS,
    PIECE_COUNT,
    PIECE_GOD,
    PIECE_KIND,
    PIECE_STOCK,
    PLAIN,
    POWER_TRACK,
    REGIONS,
    TICKS,
    TOKENS,
    VICTORY_POINTS,
)
from .effects import leave, put
from .rules import held
from .setup import chaos_deck
from .state import ChaosState
from .view import card_view

MOST_CORRUPTION: Final = 30
MOST_POINTS: Final = VICTORY_POINTS + 30


def unseen(s: ChaosState, seat: int) -> list[dict[str, Any]]:
    """All kinds of the power: those that may still be in the hand have some left."""
    god = s.god_of[seat]
    hand = held(s, god)
    copies = chaos_deck(s.box, god)
    return [{**card_view(s.box, card), "left": hand[card], "of": copies.count(card)} for card in CARDS_OF[god]]


def adjustments(s: ChaosState) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for region, name in enumerate(REGIONS):
        rows += figure_rows(s, region)
        for god in s.god_of:
            at = s.corruption[region * 4 + god]
            rows.append(row(f"corruption {name} {GODS[god]}", at, 0, MOST_CORRUPTION, name, GODS[god]))
        for token, token_name in enumerate(TOKENS):
            lying = s.tokens[region * 6 + token]
            rows.append(row(f"token {name} {token_name}", lying, 0, lying + s.supply[token], name, token=token_name))
    for seat, god in enumerate(s.god_of):
        slug = GODS[god]
        for part, now, most in (
            ("points", s.vp[god], MOST_POINTS),
            ("power", s.power[god], POWER_TRACK),
            ("dial", s.dial[god], len(TICKS[god]) - 1),
            ("counters", s.counters[god], 20),
        ):
            rows.append(row(f"{part} {slug}", now, 0, most, None, slug, seat=seat))
    return rows


def figure_rows(s: ChaosState, region: int) -> list[dict[str, Any]]:
    """Entrenched and spent figures stand elsewhere in the rules too, so only the plain ones can be counted anew."""
    rows: list[dict[str, Any]] = []
    for piece in range(PIECE_COUNT):
        god, stock = PIECE_GOD[piece], PIECE_STOCK[piece]
        count = s.figures[region * PIECE_COUNT + piece]
        if IS_ENTRENCHED[piece] or IS_SPENT[piece] or s.seat_of[god] < 0 or (PLAIN[stock] != piece and not count):
            continue
        least = s.down[piece] if s.battle_region == region else 0
        kind = v.KIND.say(PIECE_KIND[piece])
        found = row(
            f"figures {REGIONS[region]} {GODS[god]} {kind}", count, least, count + s.reserve[stock], REGIONS[region],
            GODS[god], figure=v.FIGURE.say(stock), kind=CLASSES[PIECE_CLASS[piece]],
        )  # fmt: skip
        rows.append(found)
    return rows


def row(
    what: str, now: int, least: int, most: int, place: str | None, god: str | None = None, **more: Any
) -> dict[str, Any]:
    part = what.partition(" ")[0]
    return {"what": what, "part": part, "now": now, "least": least, "most": most, "place": place, "god": god, **more}


def adjust(s: ChaosState, what: list[str], value: int) -> None:
    kind, *words = what
    if kind == "figures":
        region, god = REGIONS.index(words[0]), GODS.index(words[1])
        number = v.KIND[words[2]]
        piece = next(at for at in range(PIECE_COUNT) if PIECE_GOD[at] == god and PIECE_KIND[at] == number)
        while s.figures[region * PIECE_COUNT + piece] < value:
            s.reserve[PIECE_STOCK[piece]] -= 1
            put(s, piece, region)
        while s.figures[region * PIECE_COUNT + piece] > value:
            leave(s, piece, region)
            s.reserve[PIECE_STOCK[piece]] += 1
    elif kind == "corruption":
        s.corruption[REGIONS.index(words[0]) * 4 + GODS.index(words[1])] = value
    elif kind == "token":
        at = REGIONS.index(words[0]) * 6 + TOKENS.index(words[1])
        s.supply[TOKENS.index(words[1])] -= value - s.tokens[at]
        s.tokens[at] = value
    else:
        table = {"points": s.vp, "power": s.power, "dial": s.dial, "counters": s.counters}[kind]
        table[GODS.index(words[0])] = value
