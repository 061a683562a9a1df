"""Views made ready for the wire. What a title shows unchanged, to several seats or from move to move, is packed once.

Titles keep pieces of their views and nobody changes them, so the same object means the same text.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

to_json = msgspec.json.Encoder().encode
FEW = 16  # pieces of a list that are worth a look one by one; a longer one is a chronicle of small rows


class Packing:
    """Of one table. It holds the pieces it knows by their identity, so that no other object can take their number."""

    def __init__(self) -> None:
        self._before: dict[int, tuple[Any, Raw | None]] = {}  # pieces of the last position; packed if they had stayed
        self._now: dict[int, tuple[Any, Raw | None]] = {}

    def pack(self, tables: list[dict[str, Any]]) -> None:
        """Replace the parts of these views, all of one position."""
        self._before, self._now = self._now, {}
        for key, part in tables[0].items():
            if type(part) not in (dict, list) or not part:
                continue
            if all(table[key] is part for table in tables):
                packed = self._public(part)
                for table in tables:
                    table[key] = packed
            else:
                for table in tables:
                    if _is_pieces(table[key]):
                        table[key] = [self._piece(piece) for piece in table[key]]

    def _public(self, part: Any) -> Any:
        if _is_pieces(part):
            if any(id(piece) in self._before for piece in part):
                return [self._piece(piece) for piece in part]
            self._now.update({id(piece): (piece, None) for piece in part})
        return Raw(to_json(part))

    def _piece(self, piece: Any) -> Raw:
        number = id(piece)
        _, packed = self._now.get(number) or self._before.get(number) or (piece, None)
        if packed is None:
            packed = Raw(to_json(piece))
        self._now[number] = (piece, packed)
        return packed


def _is_pieces(part: Any) -> bool:
    return type(part) is list and 0 < len(part) <= FEW and type(part[0]) is dict
