"""What Prometheus may know. What is counted with every message is plain numbers, gathered when somebody asks."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator

from prometheus_client import CollectorRegistry, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


COUNTED = {
    "created": ("spieltisch_tables_created", "Tables created"),
    "finished": ("spieltisch_tables_finished", "Games finished"),
    "entries": ("spieltisch_entries", "Entries stored and shown"),
    "notices": ("spieltisch_notices", "Notices sent"),
    "limited": ("spieltisch_limited", "Requests and messages over a limit"),
    "failed": ("spieltisch_failed", "Requests and messages that met a bug"),
    "replaced": ("spieltisch_workers_replaced", "Workers that died or took too long"),
    "unanswered": ("spieltisch_opponents_unanswered", "Moves that a greedy opponent made instead"),
    "unswept": ("spieltisch_unswept", "Times that too much was old to be thrown away unasked"),
    "healed": ("spieltisch_healed", "Seats to act by program for which nobody thought"),
}


class Metrics(Collector):
    """One registry for each server, so that tests can run several."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._seconds = 0.0
        self._counts = [0] * (len(BUCKETS) + 1)
        self.registry = CollectorRegistry()
        self.tables = Gauge("spieltisch_tables", "Tables in memory", registry=self.registry)
        self.connections = Gauge("spieltisch_connections", "Open sockets", registry=self.registry)
        self.registry.register(self)

    def count(self, what: str) -> None:
        self.counts[what] += 1

    def took(self, seconds: float) -> None:
        """A request was answered."""
        self._seconds += seconds
        self._counts[bisect_left(BUCKETS, seconds)] += 1

    def collect(self) -> Iterable[Metric]:
        for what, (name, text) in COUNTED.items():
            yield CounterMetricFamily(name, text, self.counts[what])
        yield HistogramMetricFamily(
            "spieltisch_wish_seconds", "From message to answer", list(self._cumulated()), self._seconds
        )

    def _cumulated(self) -> Iterator[tuple[str, float]]:
        total = 0
        for bound, count in zip([*map(str, BUCKETS), "+Inf"], self._counts, strict=True):
            total += count
            yield bound, total

    def text(self) -> bytes:
        return generate_latest(self.registry)
