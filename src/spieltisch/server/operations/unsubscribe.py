"""Links at the end of letters that stop them: signed, so that nobody has to be known who follows one."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer

from ..table.people import address_mark

LONGEST = 4_000  # characters of a link


class SeatAt(NamedTuple):
    table: str
    seat: int


class UnsubscribeLinks:
    def __init__(self, secrets: Sequence[str]) -> None:
        """The first secret signs, all of them verify."""
        self._key = secrets[0].encode()
        kind: dict[str, Any] = {"digest_method": hashlib.sha256}
        self._signed = URLSafeSerializer(secrets[::-1], salt="spieltisch.unsubscribe", signer_kwargs=kind)

    def word(self, email: str, seats: list[SeatAt]) -> str:
        made: str = self._signed.dumps([address_mark(self._key, email), *seats])
        return made

    def read(self, word: str) -> tuple[str, list[SeatAt]] | None:
        """The mark of an address and the seats its owner wants no letters about; None if we did not write this."""
        if len(word) > LONGEST:
            return None
        try:
            found, *seats = self._signed.loads(word)
        except BadSignature:
            return None
        return found, [SeatAt(table, seat) for table, seat in seats]
