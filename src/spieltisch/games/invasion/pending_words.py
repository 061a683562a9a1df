"""What waits in a game, in the words of a position: pieces, targets, damage, triggers, and the arguments of frames.

A position counts the copies of a card anew, in the order in which it lays them out: `urguck_b1` is the first Urguck
of b that it names. What has left play is `null` or `gone`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from spieltisch.core.schema import Either, Exactly, Parts, Row, Shape, Truth, Whole, Word, refusal

from .data import SLUGS, ZONE_NAMES, card
from .effects import TRIGGER_WIDTH
from .rules import REF_CARD, REF_DISCARD, REF_LINK, REF_SECTION, labelled, ref_of, slot_at, slot_of
from .state import InvasionState
from .vocabulary import LINK, MOMENT, PIECE, SEAT_LETTERS, SIDE

GONE: Final = "gone"
SECTIONS: Final = [f"{side} {zone}" for side in SEAT_LETTERS for zone in ZONE_NAMES]
MOST: Final = 99
MODES: Final = ("answered", "at_once")
HIT_WIDTH: Final = 4


class Words:
    """Both ways for one state; `labels` are the numbers that a position gives to its pieces."""

    def __init__(self, s: InvasionState, labels: dict[int, int]) -> None:
        self.s = s
        self.labels = labels
        self.path = ""

    def say_label(self, label: int) -> str:
        return PIECE.names[self.labels.get(label, label)]

    def say_piece(self, uid: int) -> str | None:
        slot = slot_of(self.s, uid) if uid >= 0 else -1
        return self.say_label(self.s.label[slot]) if slot >= 0 else None

    def read_piece(self, name: str | None) -> int:
        """Its uid; one that nothing has and nothing will have for what is gone."""
        if name is None:
            self.s.uids += 1
            return self.s.uids
        slot = labelled(self.s, PIECE[name])
        if slot < 0:
            raise refusal(self.path, "not_in_play", piece=name)
        return self.s.uid[slot]

    def say_target(self, ref: int) -> str:
        if ref & 3 == REF_SECTION:
            return SECTIONS[ref >> 2]
        if ref & 3 == REF_LINK:
            return f"link {ref >> 2}"
        if ref & 3 == REF_DISCARD:
            return f"discarded {SLUGS[ref >> 2]}"
        return self.say_piece(ref >> 2) or GONE if slot_at(self.s, ref) >= 0 else GONE

    def read_target(self, word: str) -> int:
        if word in SECTIONS:
            return SECTIONS.index(word) * 4 + REF_SECTION
        kind, _, rest = word.partition(" ")
        if rest:
            return int(rest) * 4 + REF_LINK if kind == "link" else card(rest) * 4 + REF_DISCARD
        if word == GONE:
            return self.read_piece(None) * 4 + REF_CARD
        return ref_of(self.s, slot_of(self.s, self.read_piece(word)))

    def say_hits(self, batch: Sequence[int]) -> list[Any]:
        rows = [batch[at : at + HIT_WIDTH] for at in range(0, len(batch), HIT_WIDTH)]
        return [[self.say_target(ref), amount, bool(hard), say_seat(by)] for ref, amount, hard, by in rows]

    def read_hits(self, rows: list[Any]) -> tuple[int, ...]:
        hits = [(self.read_target(goal), amount, int(hard), read_seat(by)) for goal, amount, hard, by in rows]
        return tuple([number for hit in hits for number in hit])

    def say_triggers(self, waiting: Sequence[int]) -> list[Any]:
        rows = [waiting[at : at + TRIGGER_WIDTH] for at in range(0, len(waiting), TRIGGER_WIDTH)]
        return [[part.say(self, value) for part, value in zip(TRIGGER, row, strict=True)] for row in rows]

    def read_triggers(self, rows: list[Any]) -> tuple[int, ...]:
        return tuple([part.read(self, word) for row in rows for part, word in zip(TRIGGER, row, strict=True)])


def say_seat(seat: int) -> str | None:
    return SEAT_LETTERS[seat] if seat >= 0 else None


def read_seat(letter: str | None) -> int:
    return SIDE[letter] if letter else -1


class Argument:
    def __init__(self, shape: Shape, say: Callable[[Words, Any], Any], read: Callable[[Words, Any], Any]) -> None:
        self.shape = shape
        self.say = say
        self.read = read


def _number(low: int, high: int) -> Argument:
    return Argument(Whole(low, high), lambda words, value: int(value), lambda words, word: word)


def _many(one: Argument, most: int = 40) -> Argument:
    return Argument(
        Row(one.shape, most=most),
        lambda words, values: [one.say(words, value) for value in values],
        lambda words, row: tuple([one.read(words, word) for word in row]),
    )


NUMBERED: Final = [f"link {number}" for number in range(1, LINK.size + 1)]
DISCARDED: Final = [f"discarded {slug}" for slug in SLUGS]
TARGET_SHAPE: Final = Word([*PIECE.names, *SECTIONS, *NUMBERED, *DISCARDED, GONE])
SEAT: Final = Argument(Word(SEAT_LETTERS), lambda w, seat: say_seat(seat), lambda w, word: read_seat(word))
PIECE_OR_NONE: Final = Argument(
    Either(Word(PIECE.names), Exactly(None)),
    lambda w, uid: w.say_piece(uid),
    lambda w, name: w.read_piece(name),
)
ONE_CARD: Final = Argument(Word(SLUGS), lambda w, number: SLUGS[number], lambda w, slug: card(slug))
TRUTH: Final = Argument(Truth(), lambda w, value: bool(value), lambda w, word: int(word))
ZONE: Final = Argument(Word(ZONE_NAMES), lambda w, zone: ZONE_NAMES[zone], lambda w, name: ZONE_NAMES.index(name))
ZONE_OR_NONE: Final = Argument(
    Either(Word(ZONE_NAMES), Exactly(None)),
    lambda w, zone: ZONE_NAMES[zone] if zone >= 0 else None,
    lambda w, name: ZONE_NAMES.index(name) if name else -1,
)
LABEL: Final = Argument(Word(PIECE.names), lambda w, label: w.say_label(label), lambda w, name: PIECE[name])
MOMENT_WORD: Final = Argument(Word(MOMENT.names), lambda w, number: MOMENT.names[number], lambda w, word: MOMENT[word])
TRIGGER: Final = (MOMENT_WORD, ONE_CARD, SEAT, PIECE_OR_NONE, LABEL, ZONE, PIECE_OR_NONE)
TRIGGER_SHAPE: Final = Parts(*[part.shape for part in TRIGGER])
HIT_SHAPE: Final = Parts(TARGET_SHAPE, Whole(0, MOST), Truth(), Either(SEAT.shape, Exactly(None)))
HITS: Final = Argument(Row(HIT_SHAPE, most=60), lambda w, batch: w.say_hits(batch), lambda w, rows: w.read_hits(rows))
TRIGGERS: Final = Argument(
    Row(TRIGGER_SHAPE, most=60), lambda w, batch: w.say_triggers(batch), lambda w, rows: w.read_triggers(rows)
)
ARGUMENTS: Final[dict[str, Argument]] = {
    "seat": SEAT,
    "seats": _many(SEAT, 2),
    "passes": _number(0, 1),
    "mode": Argument(Word(MODES), lambda w, mode: MODES[mode], lambda w, word: MODES.index(word)),
    "copied": TRUTH,
    "optional": TRUTH,
    "amount": _number(1, MOST),
    "left": _number(1, MOST),
    "zone": ZONE_OR_NONE,
    "uid": PIECE_OR_NONE,
    "guard": PIECE_OR_NONE,
    "rune": PIECE_OR_NONE,
    "origin": PIECE_OR_NONE,
    "goal": PIECE_OR_NONE,
    "subject": PIECE_OR_NONE,
    "uids": _many(PIECE_OR_NONE),
    "paid": _many(PIECE_OR_NONE),
    "strikers": _many(PIECE_OR_NONE),
    "label": LABEL,
    "number": ONE_CARD,
    "cards": _many(ONE_CARD),
    "moment": MOMENT_WORD,
    "ref": Argument(TARGET_SHAPE, lambda w, ref: w.say_target(ref), lambda w, word: w.read_target(word)),
    "row": Argument(Whole(0, MOST), lambda w, row: row // HIT_WIDTH, lambda w, word: word * HIT_WIDTH),
    "batch": HITS,
    "waiting": TRIGGERS,
}
