"""Names as others may see them: nothing invisible, and nobody's who plays."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .record import TableRecord

LONGEST = 40
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # printable, and nothing is to be seen
# Small letters of other alphabets, and signs, that look like ours.
ALIKE = {
    "a": "аα", "b": "в", "c": "сϲ", "d": "ԁ", "e": "еε", "h": "һнη", "i": "іιl1|ӏı", "j": "јϳ", "k": "кκ", "m": "м",
    "n": "ո", "o": "оοσ0", "p": "рρ", "q": "ԛ", "s": "ѕ", "t": "тτ", "u": "υս", "v": "ν", "w": "ԝω", "x": "хχ",
    "y": "уγ", "z": "ζ",
}  # fmt: skip
TWINS = str.maketrans({twin: letter for letter, twins in ALIKE.items() for twin in twins})


def clean(name: str) -> str:
    """One line, nothing invisible, not too long; empty if nothing is left to see."""
    seen = "".join(letter if letter.isprintable() and letter not in BLANK else " " for letter in name)
    is_seen = any(unicodedata.category(letter)[0] in "LNPS" for letter in seen)
    return " ".join(seen.split())[:LONGEST] if is_seen else ""


def looks(name: str) -> str:
    """A name as it looks: equal for two names that nobody can tell apart."""
    return unicodedata.normalize("NFKC", name).casefold().translate(TWINS).replace(" ", "")


def own_name(record: TableRecord, device: str, name: str) -> str:
    """Who only watches gets a number behind the name of somebody who plays."""
    seats = [seat for seat in record.seats if seat.kind == "human" and seat.device]
    if any(seat.device == device for seat in seats):
        return name
    people = [record.people.get(seat.device) for seat in seats]
    taken = {looks(text) for text in [seat.name for seat in seats] + [one.name for one in people if one] if text}
    tried, number = name, 2
    while looks(tried) in taken:
        tried, number = f"{name[: LONGEST - 4]} {number}", number + 1
    return tried
