"""How much one address may leave behind in a day: on our disk, in the lobby, in other people's letter boxes."""

from __future__ import annotations

from ..inbox.limits import Buckets
from ..settings import Settings
from ..table.services import Denied

DAY = 86_400.0


class Quotas:
    def __init__(self, settings: Settings) -> None:
        self._tables = _a_day(settings.tables_a_day)
        self._public = _a_day(settings.public_a_day)
        self._uploads = _a_day(settings.uploads_a_day)
        self._letters = _a_day(settings.letters_a_day)

    def tables(self, address: str, is_public: bool) -> None:
        _take(self._tables, address)
        if is_public:
            _take(self._public, address)

    def uploads(self, address: str, size: int) -> None:
        _take(self._uploads, address, size)

    def letters(self, address: str) -> None:
        """Whoever gets one was only named by somebody."""
        _take(self._letters, address)


def _a_day(count: float) -> Buckets:
    return Buckets(count / DAY, count)


def _take(buckets: Buckets, address: str, size: float = 1) -> None:
    bucket = buckets.of(address)
    if bucket.fill() < size:
        raise Denied("quota", 429)
    bucket.left -= size
