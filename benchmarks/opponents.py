"""Measure the opponents, write docs/opponents.md: `python benchmarks/opponents.py [--games 200] [--jobs 2] [NAME …]`.

Games are kept in `.cache/opponents`, so that an interrupted measurement goes on. The sums go into
`benchmarks/opponents.json`; the page is made from them, also alone with `--write`.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, NamedTuple

from spieltisch.ai.arena import Store, run_series
from spieltisch.ai.series import Record, Setup, setup
from spieltisch.ai.tally import Share, by_agent, by_tag, ratings, thinking

ROOT = Path(__file__).parents[1]
GAMES = ROOT / ".cache/opponents"
SUMS = ROOT / "benchmarks/opponents.json"
PAGE = ROOT / "docs/opponents.md"
START, END = "<!-- measured: start -->", "<!-- measured: end -->"
SCALE = 1 / 30  # of the budgets, on a compiled build: about the iterations of plain Python in a tenth


class Pairing(NamedTuple):
    """Who is measured against whom, and what was hoped for."""

    name: str
    title: str
    agents: tuple[str, ...]
    seats: int
    aim: float | None
    part: float = 1.0  # of the games asked for
    scale: float = SCALE


PAIRINGS = (
    Pairing("chaos-greedy", "chaos", ("greedy", "random"), 4, 0.85),
    Pairing("chaos-veteran", "chaos", ("veteran", "novice"), 4, 0.50),
    Pairing("chaos-warlord", "chaos", ("warlord", "veteran"), 4, 0.50),
    Pairing("chaos-gods", "chaos", ("veteran",), 4, None),
    Pairing("chaos-lords", "chaos", ("warlord",), 4, None, 0.3),
    Pairing("smallworld-greedy", "smallworld", ("greedy", "random"), 2, 0.95),
    Pairing("smallworld-veteran", "smallworld", ("veteran", "novice"), 2, 0.75),
    Pairing("smallworld-warlord", "smallworld", ("warlord", "veteran"), 2, 0.75),
    Pairing("invasion-greedy", "invasion", ("greedy", "random"), 2, 0.95),
    Pairing("invasion-veteran", "invasion", ("veteran", "novice"), 2, 0.75),
    Pairing("invasion-warlord", "invasion", ("warlord", "veteran"), 2, 0.75),
    Pairing("chaos-full", "chaos", ("warlord", "veteran", "novice", "greedy"), 4, None, 0.02, 1.0),
    Pairing("smallworld-full", "smallworld", ("warlord", "veteran"), 2, None, 0.03, 1.0),
    Pairing("invasion-full", "invasion", ("warlord", "veteran"), 2, None, 0.03, 1.0),
)


def plan_of(pairing: Pairing) -> Setup:
    return setup(pairing.title, pairing.agents, pairing.seats, seed=1, scale=pairing.scale)


def measure(pairing: Pairing, games: int, jobs: int) -> dict[str, Any]:
    GAMES.mkdir(parents=True, exist_ok=True)
    wanted = max(4, round(games * pairing.part))
    return sums_of(run_series(plan_of(pairing), wanted, GAMES / f"{pairing.name}.jsonl", jobs))


def at_hand(pairing: Pairing) -> list[Record]:
    """The games that were played already."""
    path = GAMES / f"{pairing.name}.jsonl"
    return Store(path, plan_of(pairing)).records if path.exists() else []


def sums_of(records: list[Record]) -> dict[str, Any]:
    return {
        "games": len(records),
        "agents": [share._asdict() for share in by_agent(records)],
        "gods": [share._asdict() for share in by_tag(records, "god")],
        "decks": [share._asdict() for share in by_tag(records, "deck")],
        "endings": [share._asdict() for share in by_tag(records, "ending")],
        "ratings": ratings(records),
        "thinking": thinking(records),
        "decisions": round(sum(record["decisions"] for record in records) / len(records), 1),
    }


def shares(rows: list[dict[str, Any]]) -> dict[str, Share]:
    return {row["name"]: Share(**row) for row in rows}


def percent(share: Share) -> str:
    return f"{share.share:.1%} ({share.low:.1%} to {share.high:.1%})"


def table(sums: dict[str, Any]) -> str:
    lines = [
        "| title | line-up | games | wins of the first | aim | held |",
        "|---|---|---|---|---|---|",
    ]
    for pairing in PAIRINGS:
        if pairing.name not in sums or pairing.aim is None:
            continue
        first = shares(sums[pairing.name]["agents"])[pairing.agents[0]]
        others = "three" if pairing.seats == 4 else "one"
        line_up = f"{pairing.agents[0]} against {others} {pairing.agents[1]}"
        held = "yes" if first.low >= pairing.aim else "no" if first.high < pairing.aim else "not yet sure"
        lines.append(f"| {pairing.title} | {line_up} | {first.games} | {percent(first)} | {pairing.aim:.0%} | {held} |")
    return "\n".join(lines)


def full(sums: dict[str, Any]) -> str:
    lines = ["| title | games | wins with the whole budget | longest thought of a warlord |", "|---|---|---|---|"]
    for pairing in PAIRINGS:
        if pairing.name in sums and pairing.scale == 1.0:
            row = sums[pairing.name]
            wins = ", ".join(f"{share.name} {share.wins:g}" for share in shares(row["agents"]).values())
            longest = row["thinking"].get("warlord", [0, 0.0, 0.0])[2]
            lines.append(f"| {pairing.title} | {row['games']} | {wins} | {longest:.2f} s |")
    return "\n".join(lines)


def groups(row: dict[str, Any], what: str) -> str:
    found = shares(row[what])
    return "\n".join(
        ["| | wins | 95 % interval |", "|---|---|---|"]
        + [
            f"| {share.name} | {share.share:.1%} of {share.games} | {share.low:.1%} to {share.high:.1%} |"
            for share in found.values()
        ]
    )


def measured(sums: dict[str, Any]) -> str:
    parts = ["## Strength", table(sums)]
    for name, title in (("chaos-gods", "Four veterans"), ("chaos-lords", "Four warlords")):
        if name in sums:
            parts += [f"### {title}: which god wins", groups(sums[name], "gods")]
    if "invasion-veteran" in sums:
        parts += [
            "### Starter decks (veteran against novice, both sides counted)",
            groups(sums["invasion-veteran"], "decks"),
        ]
    if any(pairing.scale == 1.0 and pairing.name in sums for pairing in PAIRINGS):
        parts += ["### With the whole budget", full(sums)]
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
