"""The report of a series: one self-contained HTML page with drawn plots."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from statistics import fmean
from typing import Any

from .series import Record
from .tally import Share, by_agent, by_seat, by_tag, ratings, tags_of, thinking

WIDTH, ROW, LEFT, RIGHT = 640, 26, 150, 120
COLOURS = ("#8c2f1b", "#1f5673", "#5b7f2b", "#7a4b8c", "#b07d12", "#3d3d3d")
STYLE = """
body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fbfaf7}
h1{font-size:1.6rem}h2{font-size:1.15rem;margin-top:2rem}
table{border-collapse:collapse}td,th{padding:.2rem .8rem;border-bottom:1px solid #ddd;text-align:right}
td:first-child,th:first-child{text-align:left}svg{max-width:100%;height:auto}text{font:12px system-ui,sans-serif}
"""


def report(plan: dict[str, Any], records: Sequence[Record]) -> str:
    """The whole page; `plan` is the set-up as JSON."""
    sections = [
        _table(records),
        _section("Win share by agent", bars(by_agent(records), 1 / plan["seats"])),
        _section("Win share by seat", bars(by_seat(records), 1 / plan["seats"])),
        *[_section(f"Win share by {tag}", bars(by_tag(records, tag), 1 / plan["seats"])) for tag in tags_of(records)],
        _section("Score over the game", lines(score_curves(records))),
        _section("Length of the games in decisions", histogram([record["decisions"] for record in records])),
        _section("Thinking time", _times(records)),
    ]
    head = f"{plan['title']}: {len(records)} games, {plan['seats']} seats"
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><title>{escape(head)}</title><style>{STYLE}</style>"
        f"<h1>{escape(head)}</h1><p>{escape(_terms(plan))}</p>{''.join(sections)}</html>\n"
    )


def _terms(plan: dict[str, Any]) -> str:
    pace = f"{plan['iterations']} iterations" if plan["iterations"] else f"budgets times {plan['scale']:g}"
    options = ", ".join(f"{name} {value}" for name, value in plan["options"]) or "default options"
    return (
        f"Agents: {', '.join(plan['agents'])}. Seats rotate. {pace}, seed {plan['seed']}, {options}. "
        "Intervals are 95 % (Wilson); the dotted line is an equal share."
    )


def _section(title: str, body: str) -> str:
    return f"<h2>{escape(title)}</h2>{body}" if body else ""


def _table(records: Sequence[Record]) -> str:
    elo = ratings(records)
    rows = [
        f"<tr><td>{escape(share.name)}<td>{share.games}<td>{share.wins:g}<td>{share.share:.1%}"
        f"<td>{share.low:.1%} to {share.high:.1%}<td>{elo[share.name]:.0f}"
        for share in by_agent(records)
    ]
    head = "<tr><th>agent<th>seats played<th>wins<th>share<th>95 % interval<th>Elo"
    return f"<table>{head}{''.join(rows)}</table>"


def _times(records: Sequence[Record]) -> str:
    rows = [
        f"<tr><td>{escape(name)}<td>{count}<td>{1000 * mean:.1f} ms<td>{1000 * longest:.1f} ms"
        for name, (count, mean, longest) in thinking(records).items()
    ]
    return f"<table><tr><th>agent<th>decisions<th>mean<th>longest{''.join(rows)}</table>"


def score_curves(records: Sequence[Record]) -> dict[str, list[float]]:
    """Each agent's mean score along the game, from its first to its last decision."""
    rows: dict[str, list[list[float]]] = {}
    for record in records:
        for seat, name in enumerate(record["agents"]):
            rows.setdefault(name, []).append([point[seat] for point in record["curve"]])
    return {name: [fmean(column) for column in zip(*curves, strict=True)] for name, curves in sorted(rows.items())}


# -- plots


def _svg(height: float, parts: Sequence[str], label: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'


def bars(shares: Sequence[Share], par: float) -> str:
    """A bar for each share, with its interval as a whisker."""
    if not shares:
        return ""
    room = WIDTH - LEFT - RIGHT
    height = ROW * len(shares) + 10
    parts = [f'<line x1="{LEFT + room * par:.1f}" x2="{LEFT + room * par:.1f}" y1="0" y2="{height}" {_DOTTED}/>']
    for row, share in enumerate(shares):
        y = ROW * row + 6
        low, high = LEFT + room * share.low, LEFT + room * share.high
        parts += [
            f'<text x="{LEFT - 8}" y="{y + 13}" text-anchor="end">{escape(share.name)}</text>',
            f'<rect x="{LEFT}" y="{y}" width="{room * share.share:.1f}" height="{ROW - 10}" fill="{COLOURS[1]}"/>',
            f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y + 8}" y2="{y + 8}" stroke="#222" stroke-width="1.5"/>',
            f'<text x="{max(high, LEFT) + 8:.1f}" y="{y + 13}">{share.share:.1%} of {share.games}</text>',
        ]
    return _svg(height, parts, "; ".join(f"{share.name} {share.share:.1%}" for share in shares))


_DOTTED = 'stroke="#888" stroke-dasharray="3 3"'


def lines(curves: dict[str, list[float]]) -> str:
    if not curves:
        return ""
    height, top = 240, max(max(curve) for curve in curves.values())
    low = min(0.0, *(min(curve) for curve in curves.values()))
    reach = (top - low) or 1.0
    room = WIDTH - LEFT - RIGHT
    parts = [
        f'<text x="{LEFT - 8}" y="14" text-anchor="end">{top:.1f}</text>',
        f'<text x="{LEFT - 8}" y="{height - 6}" text-anchor="end">{low:.1f}</text>',
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{height - 10}" y2="{height - 10}" stroke="#888"/>',
    ]
    for number, (name, curve) in enumerate(curves.items()):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join(
            f"{LEFT + room * step / (len(curve) - 1):.1f},{height - 10 - (height - 20) * (value - low) / reach:.1f}"
            for step, value in enumerate(curve)
        )
        last = height - 6 - (height - 20) * (curve[-1] - low) / reach
        parts += [
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>',
            f'<text x="{WIDTH - RIGHT + 6}" y="{last:.1f}" fill="{colour}">{escape(name)} {curve[-1]:.1f}</text>',
        ]
    return _svg(height, parts, "; ".join(f"{name} ends at {curve[-1]:.1f}" for name, curve in curves.items()))


def histogram(values: Sequence[int], bins: int = 24) -> str:
    if not values:
        return ""
    low, high = min(values), max(values)
    step = max(1, -(-(high - low + 1) // bins))
    counts = [0] * ((high - low) // step + 1)
    for value in values:
        counts[(value - low) // step] += 1
    height, room = 160, WIDTH - 2 * 40
    width = room / len(counts)
    parts = [
        f'<rect x="{40 + width * place:.1f}" y="{height - 20 - 120 * count / max(counts):.1f}" '
        f'width="{max(width - 1, 1):.1f}" height="{120 * count / max(counts):.1f}" fill="{COLOURS[2]}"/>'
        for place, count in enumerate(counts)
    ]
    parts += [
        f'<text x="40" y="{height - 4}">{low}</text>',
        f'<text x="{WIDTH - 40}" y="{height - 4}" text-anchor="end">{high}</text>',
        f'<text x="{WIDTH / 2:g}" y="{height - 4}" text-anchor="middle">mean {fmean(values):.0f}</text>',
    ]
    return _svg(height, parts, f"from {low} to {high}, mean {fmean(values):.0f}")
