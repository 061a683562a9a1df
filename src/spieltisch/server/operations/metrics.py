"""What Prometheus may know. What is counted with every message is plain numbers, gathered when somebody asks."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator

from prometheus_client import CollectorRegistry, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, SummaryMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from ..workers.lanes import LaneState
from ..workers.remote import Helper

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


COUNTED = {
    "created": ("spieltisch_tables_created", "Tables created"),
    "finished": ("spieltisch_tables_finished", "Games finished"),
    "loaded": ("spieltisch_tables_loaded", "Tables read from the store: after a rest, a restart or another one's end"),
    "taken_away": ("spieltisch_tables_taken_away", "Tables that another process has taken over"),
    "entries": ("spieltisch_entries", "Entries stored and shown"),
    "relayed": ("spieltisch_relayed", "Requests and messages passed on to the process that has the table"),
    "notices": ("spieltisch_notices", "Notices sent"),
    "limited": ("spieltisch_limited", "Requests and messages over a limit"),
    "failed": ("spieltisch_failed", "Requests and messages that met a bug"),
    "replaced": ("spieltisch_workers_replaced", "Workers that died or took too long"),
    "lost": ("spieltisch_remote_workers_lost", "Questions that a worker on another machine did not answer"),
    "unanswered": ("spieltisch_opponents_unanswered", "Moves that a greedy opponent made instead"),
    "unswept": ("spieltisch_unswept", "Times that too much was old to be thrown away unasked"),
    "healed": ("spieltisch_healed", "Seats to act by program for which nobody thought"),
}


class Histogram:
    """Durations in seconds, sorted into BUCKETS."""

    __slots__ = ("counts", "sum")

    def __init__(self) -> None:
        self.sum = 0.0
        self.counts = [0] * (len(BUCKETS) + 1)

    def observe(self, seconds: float) -> None:
        self.sum += seconds
        self.counts[bisect_left(BUCKETS, seconds)] += 1

    def cumulated(self) -> list[tuple[str, float]]:
        total, rows = 0, []
        for bound, count in zip([*map(str, BUCKETS), "+Inf"], self.counts, strict=True):
            total += count
            rows.append((bound, float(total)))
        return rows


class Metrics(Collector):
    """One registry for each server, so that tests can run several."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.sent_bytes = 0
        self.requests, self.store = Histogram(), Histogram()
        self.waits: defaultdict[str, Histogram] = defaultdict(Histogram)
        self.thinking: defaultdict[str, list[float]] = defaultdict(lambda: [0, 0.0])  # answers and seconds by level
        self.lanes: Callable[[], dict[str, LaneState]] = dict
        self.helpers: Callable[[], list[Helper]] = list
        self.registry = CollectorRegistry()
        self.tables = Gauge("spieltisch_tables", "Tables in memory", registry=self.registry)
        self.connections = Gauge("spieltisch_connections", "Open sockets", registry=self.registry)
        self.registry.register(self)

    def count(self, what: str) -> None:
        self.counts[what] += 1

    def took(self, seconds: float) -> None:
        """A request was answered."""
        self.requests.observe(seconds)

    def thought(self, level: str, seconds: float) -> None:
        answers = self.thinking[level]
        answers[0] += 1
        answers[1] += seconds

    def waited(self, lane: str, seconds: float) -> None:
        self.waits[lane].observe(seconds)

    def collect(self) -> Iterable[Metric]:
        for what, (name, text) in COUNTED.items():
            yield CounterMetricFamily(name, text, self.counts[what])
        yield CounterMetricFamily("spieltisch_sent_bytes", "Bytes said on sockets, before compression", self.sent_bytes)
        yield _histogram("spieltisch_request_seconds", "From message to answer", self.requests)
        yield _histogram("spieltisch_store_seconds", "From a change to its being on disk", self.store)
        waits = HistogramMetricFamily("spieltisch_lane_wait_seconds", "Time in the queue", labels=["lane"])
        for lane, histogram in self.waits.items():
            waits.add_metric([lane], histogram.cumulated(), histogram.sum)
        yield waits
        thinking = SummaryMetricFamily("spieltisch_thinking_seconds", "Processor time of answers", labels=["level"])
        for level, (count, seconds) in self.thinking.items():
            thinking.add_metric([level], int(count), seconds)
        yield thinking
        yield from self._lanes()
        yield from self._helpers()

    def _lanes(self) -> Iterator[Metric]:
        waiting = GaugeMetricFamily("spieltisch_lane_waiting", "Questions in the queue", labels=["lane"])
        busy = GaugeMetricFamily("spieltisch_lane_busy", "Workers that work", labels=["lane"])
        workers = GaugeMetricFamily("spieltisch_lane_workers", "Workers", labels=["lane", "place"])
        for lane, state in self.lanes().items():
            waiting.add_metric([lane], state.waiting)
            busy.add_metric([lane], state.busy)
            workers.add_metric([lane, "here"], state.here)
            workers.add_metric([lane, "remote"], state.remote)
        yield from (waiting, busy, workers)

    def _helpers(self) -> Iterator[Metric]:
        workers = GaugeMetricFamily("spieltisch_helper_workers", "Workers of a helper", labels=["helper"])
        answers = CounterMetricFamily("spieltisch_helper_answers", "Answers of a helper", labels=["helper", "result"])
        seconds = CounterMetricFamily("spieltisch_helper_seconds", "Its processor time", labels=["helper"])
        for helper in self.helpers():
            workers.add_metric([helper.name], len(helper.workers))
            for result in ("answered", "lost", "wrong"):
                answers.add_metric([helper.name, result], getattr(helper, result))
            seconds.add_metric([helper.name], helper.seconds)
        yield from (workers, answers, seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)


def _histogram(name: str, text: str, histogram: Histogram) -> HistogramMetricFamily:
    return HistogramMetricFamily(name, text, histogram.cumulated(), histogram.sum)
