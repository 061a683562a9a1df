"""What Prometheus may know. One registry for each server, so that tests can run several."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        place = self.registry
        self.tables = Gauge("spieltisch_tables", "Tables in memory", registry=place)
        self.connections = Gauge("spieltisch_connections", "Open sockets", registry=place)
        self.entries = Counter("spieltisch_entries", "Entries stored and shown", registry=place)
        self.created = Counter("spieltisch_tables_created", "Tables created", registry=place)
        self.finished = Counter("spieltisch_tables_finished", "Games finished", registry=place)
        self.notices = Counter("spieltisch_notices", "Notices sent", registry=place)
        self.limited = Counter("spieltisch_limited", "Requests and messages over a limit", registry=place)
        self.failed = Counter("spieltisch_failed", "Requests and messages that met a bug", registry=place)
        self.seconds = Histogram("spieltisch_wish_seconds", "From message to answer", buckets=BUCKETS, registry=place)

    def text(self) -> bytes:
        return generate_latest(self.registry)
