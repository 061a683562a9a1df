"""What Prometheus may know. What is counted with every message is plain numbers, gathered when somebody asks."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics(Collector):
    """One registry for each server, so that tests can run several."""

    def __init__(self) -> None:
        self.entries = 0
        self._seconds = 0.0
        self._counts = [0] * (len(BUCKETS) + 1)
        self.registry = CollectorRegistry()
        place = self.registry
        self.tables = Gauge("spieltisch_tables", "Tables in memory", registry=place)
        self.connections = Gauge("spieltisch_connections", "Open sockets", registry=place)
        self.created = Counter("spieltisch_tables_created", "Tables created", registry=place)
        self.finished = Counter("spieltisch_tables_finished", "Games finished", registry=place)
        self.notices = Counter("spieltisch_notices", "Notices sent", registry=place)
        self.limited = Counter("spieltisch_limited", "Requests and messages over a limit", registry=place)
        self.failed = Counter("spieltisch_failed", "Requests and messages that met a bug", registry=place)
        place.register(self)

    def took(self, seconds: float) -> None:
        """A wish was answered."""
        self._seconds += seconds
        self._counts[bisect_left(BUCKETS, seconds)] += 1

    def collect(self) -> Iterable[Metric]:
        yield CounterMetricFamily("spieltisch_entries", "Entries stored and shown", self.entries)
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
