"""How much one address may leave behind on our disk in a day."""

from __future__ import annotations

from ..inbox.limits import Buckets
from ..settings import Settings
from ..table.house import Denied

DAY = 86_400.0


class Quotas:
    def __init__(self, settings: Settings) -> None:
        self._tables = Buckets(settings.tables_a_day / DAY, settings.tables_a_day)
        self._uploads = Buckets(settings.uploads_a_day / DAY, settings.uploads_a_day)

    def tables(self, address: str) -> None:
        if not self._tables.take(address):
            raise Denied("quota", 429)

    def uploads(self, address: str, size: int) -> None:
        bucket = self._uploads.of(address)
        if bucket.fill() < size:
            raise Denied("quota", 429)
        bucket.left -= size
