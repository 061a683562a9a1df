"""Measure the opponents, write docs/opponents.md: `python benchmarks/opponents.py [--games 200] [--jobs 2] [NAME …]`.

Games are kept in `.cache/opponents`, so that an interrupted measurement goes on. The sums go into
`benchmarks/opponents.json`; the page is made from them, also alone with `--write`.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, NamedTuple

from spieltisch.ai.arena import ResultStore, run_series
from spieltisch.ai.series import Record, Setup, setup
from spieltisch.ai.tally import Share, by_agent, by_seat, by_tag, ratings, thinking

ROOT = Path(__file__).parents[1]
GAMES = ROOT / ".cache/opponents"
SUMS = ROOT / "benchmarks/opponents.json"
PAGE = ROOT / "docs/opponents.md"
START, END = "<!-- measured: start -->", "<!-- measured: end -->"
SCALE = 0.15  # of a champion's two seconds; the other levels are bounded by their lines long before


class Pairing(NamedTuple):
    """Who is measured against whom, and what was hoped for."""

    name: str
    title: str
    agents: tuple[str, ...]
    seats: int
    aim: float | None = None
    part: float = 1.0  # of the games asked for
    scale: float = 1.0


def levels(title: str, seats: int, share: float) -> tuple[Pairing, ...]:
    """Each level against the one below; the first one of all against chance."""
    return (
        Pairing(f"{title}-greedy", title, ("greedy", "random"), seats, 0.85 if seats == 4 else 0.95),
        Pairing(f"{title}-veteran", title, ("veteran", "novice"), seats, share),
        Pairing(f"{title}-warlord", title, ("warlord", "veteran"), seats, share),
        Pairing(f"{title}-champion", title, ("champion", "warlord"), seats, None, 0.5, SCALE),
    )


PAIRINGS = (
    *levels("chaos", 4, 0.50),
    *levels("smallworld", 2, 0.75),
    *levels("invasion", 2, 0.75),
    Pairing("chaos-novices", "chaos", ("novice",), 4),
    Pairing("chaos-veterans", "chaos", ("veteran",), 4),
    Pairing("chaos-warlords", "chaos", ("warlord",), 4, None, 0.5),
    Pairing("smallworld-veterans", "smallworld", ("veteran",), 2),
    Pairing("smallworld-warlords", "smallworld", ("warlord",), 2, None, 0.5),
    Pairing("invasion-veterans", "invasion", ("veteran",), 2),
    Pairing("invasion-warlords", "invasion", ("warlord",), 2),
)
GROUPS = ("gods", "decks", "starts", "seats")


def plan_of(pairing: Pairing) -> Setup:
    return setup(pairing.title, pairing.agents, pairing.seats, seed=1, scale=pairing.scale)


def measure(pairing: Pairing, games: int, jobs: int) -> dict[str, Any]:
    GAMES.mkdir(parents=True, exist_ok=True)
    wanted = max(4, round(games * pairing.part))
    return sums_of(run_series(plan_of(pairing), wanted, GAMES / f"{pairing.name}.jsonl", jobs))


def at_hand(pairing: Pairing) -> list[Record]:
    """The games that were played already."""
    path = GAMES / f"{pairing.name}.jsonl"
    return ResultStore(path, plan_of(pairing)).records if path.exists() else []


def sums_of(records: list[Record]) -> dict[str, Any]:
    return {
        "games": len(records),
        "agents": [share._asdict() for share in by_agent(records)],
        "gods": [share._asdict() for share in by_tag(records, "god")],
        "decks": [share._asdict() for share in by_tag(records, "deck")],
        "starts": [share._asdict() for share in by_tag(records, "start")],
        "seats": [share._asdict() for share in by_seat(records)],
        "endings": [share._asdict() for share in by_tag(records, "ending")],
        "ratings": ratings(records),
        "thinking": thinking(records),
        "decisions": round(sum(record["decisions"] for record in records) / len(records), 1),
    }


def shares(rows: list[dict[str, Any]]) -> dict[str, Share]:
    return {row["name"]: Share(**row) for row in rows}


def percent(share: Share) -> str:
    return f"{share.share:.0%} ({share.low:.0%} to {share.high:.0%})"


def table(sums: dict[str, Any]) -> str:
    lines = [
        "| title | line-up | games | wins of the first | aim | held | longest thought |",
        "|---|---|---|---|---|---|---|",
    ]
    for pairing in PAIRINGS:
        if pairing.name in sums and len(pairing.agents) > 1:
            lines.append(line_of(pairing, sums[pairing.name]))
    return "\n".join(lines)


def line_of(pairing: Pairing, row: dict[str, Any]) -> str:
    one, other = pairing.agents
    first = shares(row["agents"])[one]
    line_up = f"{one} against {'three' if pairing.seats == 4 else 'one'} {other}"
    longest = f"{row['thinking'][one][2]:.2f} s"
    cells = [pairing.title, line_up, str(first.games), percent(first), *held(first, pairing.aim), longest]
    return f"| {' | '.join(cells)} |"


def held(share: Share, aim: float | None) -> tuple[str, str]:
    if aim is None:
        return "", ""
    return f"{aim:.0%}", "yes" if share.low >= aim else "no" if share.high < aim else "not sure"


def balance(sums: dict[str, Any]) -> str:
    """Wins at tables where all are of one level."""
    lines = ["| title | all are | games | wins |", "|---|---|---|---|"]
    for pairing in PAIRINGS:
        if pairing.name not in sums or len(pairing.agents) > 1:
            continue
        row = sums[pairing.name]
        for group in GROUPS:
            told = ", ".join(f"{share.name} {percent(share)}" for share in shares(row[group]).values())
            if told:
                lines.append(f"| {pairing.title} | {pairing.agents[0]}s | {row['games']} | {told} |")
    return "\n".join(lines)


def measured(sums: dict[str, Any]) -> str:
    parts = ["### Each level against the one below", table(sums)]
    if any(pairing.name in sums for pairing in PAIRINGS if len(pairing.agents) == 1):
        parts += ["### Balance at equal level", balance(sums)]
    return "\n\n".join(parts)


def write(sums: dict[str, Any]) -> None:
    page = PAGE.read_text(encoding="utf-8")
    before, after = page.split(START)[0], page.split(END)[1]
    PAGE.write_text(f"{before}{START}\n\n{measured(sums)}\n\n{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="which pairings; all by default")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="only make the page anew")
    parser.add_argument("--sum", action="store_true", help="play nothing, add up the games at hand")
    args = parser.parse_args()
    sums: dict[str, Any] = json.loads(SUMS.read_text(encoding="utf-8")) if SUMS.exists() else {}
    for pairing in PAIRINGS:
        if not args.write and (not args.names or pairing.name in args.names):
            if args.sum and not at_hand(pairing):
                continue
            sums[pairing.name] = sums_of(at_hand(pairing)) if args.sum else measure(pairing, args.games, args.jobs)
            first = shares(sums[pairing.name]["agents"])[pairing.agents[0]]
            print(f"{pairing.name}: {pairing.agents[0]} {percent(first)}", flush=True)
            SUMS.write_text(json.dumps(sums, indent=1) + "\n", encoding="utf-8")
    write(sums)


if __name__ == "__main__":
    main()
