"""Beside a real table: what people may put right. Coins are hidden, so nobody is told here how many there are."""

from __future__ import annotations

from typing import Any

from .rules import race_of
from .state import MURLOCS, SmallWorldState
from .vocabulary import OCCUPANT, REGION


def adjustments(s: SmallWorldState) -> list[dict[str, Any]]:
    """Tokens in regions: those of an active race come from the hand, all others from the tray."""
    rows: list[dict[str, Any]] = []
    for region, people in enumerate(s.holder):
        if people >= 0 and s.tokens[region]:
            name, count = REGION.say(region), s.tokens[region]
            more = supply(s, people)
            rows.append(row(f"tokens {name}", count, 1, count + more, name, race_of(s, people)))
    for seat in range(s.seats):
        race = s.race[seat]
        if race >= 0:
            hand = s.hand[seat]
            rows.append({**row(f"hand {seat}", hand, 0, hand + s.tray[race], None, race), "seat": seat})
    return rows


def row(what: str, now: int, least: int, most: int, place: str | None, race: int) -> dict[str, Any]:
    part = what.partition(" ")[0]
    return {
        "what": what, "part": part, "now": now, "least": least, "most": most, "place": place,
        "occupant": OCCUPANT.say(race),
    }  # fmt: skip


def supply(s: SmallWorldState, people: int) -> int:
    if people == MURLOCS:
        return s.murlocs
    return s.tray[race_of(s, people)] if people & 1 else s.hand[people >> 1]


def adjust(s: SmallWorldState, what: list[str], value: int) -> None:
    part, name = what
    if part == "hand":
        seat = int(name)
        s.tray[s.race[seat]] -= value - s.hand[seat]
        s.hand[seat] = value
        return
    region = REGION[name]
    people, more = s.holder[region], value - s.tokens[region]
    s.tokens[region] = value
    if people == MURLOCS:
        s.murlocs -= more
    elif people & 1:
        s.tray[race_of(s, people)] -= more
    else:
        s.hand[people >> 1] -= more
