"""`spieltisch admin status`: one screen that says how a running server is doing, from its metrics."""

from __future__ import annotations

import time
import urllib.request
from collections import defaultdict
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Group
from rich.live import Live
from rich.table import Table

from spieltisch.locale.speech import Speech, preferred_language

from .common import console
from .spoken import fail

TIMEOUT = 5.0
WORRIES = ("failed", "opponents_unanswered", "healed", "unswept", "workers_replaced", "tables_taken_away", "limited")

Labels = tuple[tuple[str, str], ...]


class Sample(NamedTuple):
    """What the server said of itself at one moment."""

    at: float
    values: dict[str, dict[Labels, float]]

    def total(self, name: str) -> float:
        return sum(self.values.get(f"spieltisch_{name}", {}).values())

    def by(self, name: str, label: str) -> dict[str, float]:
        found: dict[str, float] = defaultdict(float)
        for labels, value in self.values.get(f"spieltisch_{name}", {}).items():
            found[dict(labels).get(label, "")] += value
        return dict(found)


def read_metrics(text: str, at: float) -> Sample:
    from prometheus_client.parser import text_string_to_metric_families

    values: dict[str, dict[Labels, float]] = defaultdict(dict)
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            values[sample.name][tuple(sorted(sample.labels.items()))] = sample.value
    return Sample(at, dict(values))


def rate(before: Sample, now: Sample, name: str) -> float:
    """How often a second."""
    return max(0.0, now.total(name) - before.total(name)) / max(now.at - before.at, 1e-9)


def quantile(before: Sample, now: Sample, name: str, share: float) -> float | None:
    """The bound of the bucket within which that share of what happened in between lies; None if nothing did."""
    later, earlier = now.by(f"{name}_bucket", "le"), before.by(f"{name}_bucket", "le")
    counts = sorted((float(bound), count - earlier.get(bound, 0.0)) for bound, count in later.items())
    total = counts[-1][1] if counts else 0.0
    return next((bound for bound, count in counts if count >= share * total), None) if total > 0 else None


def fetch(url: str) -> Sample:
    with urllib.request.urlopen(f"{url.rstrip('/')}/metrics", timeout=TIMEOUT) as answer:
        return read_metrics(answer.read().decode(), time.monotonic())


def status(
    url: Annotated[str, typer.Option("--url")] = "http://127.0.0.1:8420",
    once: Annotated[bool, typer.Option("--once")] = False,
) -> None:
    """How a running server is doing, every second anew."""
    speech = Speech(preferred_language())
    try:
        before = fetch(url)
        if once:
            time.sleep(1.0)
            console.print(screen(speech, url, before, fetch(url)))
            return
        with Live(screen(speech, url, before, before), console=console, screen=True, auto_refresh=False) as live:
            while True:
                time.sleep(1.0)
                now = fetch(url)
                live.update(screen(speech, url, before, now), refresh=True)
                before = now
    except KeyboardInterrupt:
        return
    except (OSError, ValueError):
        fail("no_metrics", url=url)


def screen(speech: Speech, url: str, before: Sample, now: Sample) -> Any:
    head = Table(title=url, show_header=False, box=None, padding=(0, 2, 0, 0))
    head.add_row(speech("cli-status-tables"), f"{now.total('tables'):.0f}")
    head.add_row(speech("cli-status-connections"), f"{now.total('connections'):.0f}")
    head.add_row(speech("cli-status-entries"), f"{rate(before, now, 'entries_total'):.1f} / s")
    head.add_row(speech("cli-status-bytes"), f"{rate(before, now, 'sent_bytes_total') / 1000:.0f} kB / s")
    for name in ("request", "store"):
        halves = [_milliseconds(quantile(before, now, f"{name}_seconds", share)) for share in (0.5, 0.99)]
        head.add_row(speech(f"cli-status-{name}"), f"{halves[0]}, {halves[1]}")
    return Group(head, "", _lanes(speech, now), "", _thinking(speech, now), *_worries(speech, now))


def _milliseconds(seconds: float | None) -> str:
    return "–" if seconds is None else "> 5 s" if seconds == float("inf") else f"< {1000 * seconds:g} ms"


def _lanes(speech: Speech, now: Sample) -> Table:
    table = Table(
        *[speech(f"cli-status-{column}") for column in ("lane", "waiting", "busy", "here", "remote")], box=None
    )
    waiting, busy = now.by("lane_waiting", "lane"), now.by("lane_busy", "lane")
    workers = now.values.get("spieltisch_lane_workers", {})
    for lane in waiting:
        places = [workers.get((("lane", lane), ("place", place)), 0.0) for place in ("here", "remote")]
        table.add_row(lane, *[f"{number:.0f}" for number in (waiting[lane], busy[lane], *places)])
    return table


def _thinking(speech: Speech, now: Sample) -> Table:
    table = Table(*[speech(f"cli-status-{column}") for column in ("who", "answers", "seconds")], box=None)
    counts, sums = now.by("thinking_seconds_count", "level"), now.by("thinking_seconds_sum", "level")
    for level, count in sorted(counts.items()):
        table.add_row(level, f"{count:.0f}", f"{sums[level] / count:.2f}" if count else "–")
    seconds = now.by("helper_seconds_total", "helper")
    answered = now.values.get("spieltisch_helper_answers_total", {})
    for helper, took in sorted(seconds.items()):
        count = answered.get((("helper", helper), ("result", "answered")), 0.0)
        table.add_row(speech("cli-status-helper", name=helper), f"{count:.0f}", f"{took / count:.2f}" if count else "–")
    return table


def _worries(speech: Speech, now: Sample) -> list[str]:
    """What should not have happened since the server was started."""
    found = {name: now.total(f"{name}_total") for name in WORRIES}
    return ["", *[speech(f"cli-status-{name}", count=int(count)) for name, count in found.items() if count]]
