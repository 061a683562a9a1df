"""From game records to win shares with intervals, and to ratings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import log10, sqrt
from typing import Any, NamedTuple

Record = dict[str, Any]
Z = 1.959964  # two-sided 95 %
ELO_MEAN, ELO_SCALE = 1500.0, 400.0


class Share(NamedTuple):
    """How often somebody won: wins (a shared win counts as its part), games, and the 95 % Wilson interval."""

    name: str
    wins: float
    games: int
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0


def wilson(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """The interval in which the true share lies, 95 times of 100."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def parts(record: Record) -> list[float]:
    """Each seat's part of the win."""
    winners = record["ranking"][0]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(record["agents"]))]


def shares(records: Iterable[Record], names: Callable[[Record], list[list[str]]]) -> list[Share]:
    """Win shares by whatever `names` says about each seat of a game."""
    counted: dict[str, list[float]] = {}
    for record in records:
        for part, labels in zip(parts(record), names(record), strict=True):
            for label in labels:
                count = counted.setdefault(label, [0.0, 0])
                count[0] += part
                count[1] += 1
    return [
        Share(name, round(wins, 6), int(games), *wilson(wins, int(games)))
        for name, (wins, games) in sorted(counted.items())
    ]


def by_agent(records: Sequence[Record]) -> list[Share]:
    return shares(records, lambda record: [[name] for name in record["agents"]])


def by_seat(records: Sequence[Record]) -> list[Share]:
    return shares(records, lambda record: [[f"seat {seat}"] for seat in range(len(record["agents"]))])


def by_tag(records: Sequence[Record], tag: str) -> list[Share]:
    return shares(records, lambda record: [list(tags.get(tag, [])) for tags in record["tags"]])


def tags_of(records: Sequence[Record]) -> list[str]:
    return sorted({tag for record in records for tags in record["tags"] for tag in tags})


def ratings(records: Sequence[Record], rounds: int = 200) -> dict[str, float]:
    """Elo of every agent: each game counts as one small match between every two seats, ties as half.

    Fitted at once over all games (Bradley-Terry), so the order of the games does not matter. Half a draw against an
    average opponent keeps an agent that won everything at a finite number.
    """
    won: dict[str, dict[str, float]] = {}
    for record in records:
        place = {seat: number for number, seats in enumerate(record["ranking"]) for seat in seats}
        names = record["agents"]
        for one, mine in enumerate(names):
            won.setdefault(mine, {})
            for other, its in enumerate(names):
                if mine != its:
                    result = 1.0 if place[one] < place[other] else 0.5 if place[one] == place[other] else 0.0
                    won[mine][its] = won[mine].get(its, 0.0) + result
    strength = dict.fromkeys(won, 1.0)
    for _ in range(rounds):
        fresh = {name: _fitted(name, won, strength) for name in strength}
        mean = 10 ** (sum(log10(value) for value in fresh.values()) / max(len(fresh), 1))
        strength = {name: value / mean for name, value in fresh.items()}
    return {name: round(ELO_MEAN + ELO_SCALE * log10(value), 1) for name, value in sorted(strength.items())}


def _fitted(name: str, won: dict[str, dict[str, float]], strength: dict[str, float]) -> float:
    wins, weight = 0.5, 1.0 / (strength[name] + 1.0)
    for other in won:
        both = won[name].get(other, 0.0) + won[other].get(name, 0.0)
        wins += won[name].get(other, 0.0)
        if both:
            weight += both / (strength[name] + strength[other])
    return wins / weight


def thinking(records: Iterable[Record]) -> dict[str, tuple[int, float, float]]:
    """Decisions, mean and longest seconds of every agent."""
    seen: dict[str, tuple[int, float, float]] = {}
    for record in records:
        for name, (count, total, longest) in record["thought"].items():
            before = seen.get(name, (0, 0.0, 0.0))
            seen[name] = (before[0] + int(count), before[1] + total, max(before[2], longest))
    return {name: (count, total / count, longest) for name, (count, total, longest) in sorted(seen.items())}
