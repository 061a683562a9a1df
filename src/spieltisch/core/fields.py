"""What may be written into a pack: fields with their choices and ranges.

A field describes itself to clients that offer forms, and has the shape by which what people wrote is checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Any, Final

from .message import Message
from .schema import Record, Row, Shape, TableShape, Text, Truth, Whole, Word, unexpected

WIDTH: Final = 1000  # of the sheet on which an island is drawn
HEIGHT: Final = 700


class Field:
    """One named value of a record. `when` makes it depend on another field of the same table.

    >>> number("value", 0, 9).to_json()
    {'name': 'value', 'type': 'int', 'min': 0, 'max': 9}
    """

    def __init__(self, name: str, kind: str, shape: Shape, described: dict[str, Any]) -> None:
        self.name = name
        self.kind = kind
        self.shape = shape
        self.described = described
        self.is_optional = False
        self.when: dict[str, list[str]] = {}

    def only_when(self, other: str, words: Sequence[str]) -> Field:
        """TableAsks, and needed, only while another field has one of these values."""
        self.when[other] = list(words)
        return self

    def or_none(self) -> Field:
        """May be left out."""
        self.is_optional = True
        return self

    def is_asked(self, table: dict[str, Any]) -> bool:
        """Whether the field belongs to a table with these values."""
        return all(table.get(other) in words for other, words in self.when.items())

    def to_json(self) -> dict[str, Any]:
        """What a client needs to offer it."""
        more: dict[str, Any] = {"optional": True} if self.is_optional else {}
        if self.when:
            more["if"] = self.when
        return {"name": self.name, "type": self.kind, **self.described, **more}


def number(name: str, low: int, high: int) -> Field:
    """A whole number."""
    return Field(name, "int", Whole(low, high), {"min": low, "max": high})


def truth(name: str) -> Field:
    """Yes or no."""
    return Field(name, "bool", Truth(), {})


def choice(name: str, choices: Sequence[str], domain: str = "") -> Field:
    """One word of a few; `domain` says where their names stand."""
    return Field(name, "choice", Word(choices), {"choices": list(choices), "domain": domain})


def several(name: str, choices: Sequence[str], domain: str, low: int, high: int) -> Field:
    """Some of the words, each at most once."""
    described = {"choices": list(choices), "domain": domain, "min": low, "max": high}
    return Field(name, "set", Row(Word(choices), low, high, distinct=True), described)


def line(name: str, most: int) -> Field:
    """A line of text, at most so long."""
    return Field(name, "text", LineShape(most), {"max": most})


def point(name: str) -> Field:
    """A place on the sheet of an island."""
    return Field(name, "point", PointShape(), {})


def outline(name: str, low: int, high: int) -> Field:
    """A closed line of such places."""
    return Field(name, "points", Row(PointShape(), low, high), {"min": low, "max": high})


def counts(name: str, choices: Sequence[str], domain: str, low: int, high: int) -> Field:
    """How many of each: a deck."""
    described = {"choices": list(choices), "domain": domain, "min": low, "max": high}
    return Field(name, "counts", TableShape(Word(choices), Whole(low, high)), described)


def words(name: str, known: dict[str, Sequence[Field]]) -> Field:
    """One instruction: a word, and the fields that follow it."""
    return Field(name, "words", Instruction(known), _described(known))


def sentences(name: str, known: dict[str, Sequence[Field]], low: int, high: int) -> Field:
    """Instructions, carried out one after the other."""
    return Field(name, "list", Row(Instruction(known), low, high), {**_described(known), "min": low, "max": high})


def each(name: str, fields: Sequence[Field], ids: Sequence[str]) -> Field:
    """Sub-tables by the ids of the record itself: the regions of an island."""
    described = {"of": [field.to_json() for field in fields], "ids": list(ids)}
    return Field(name, "table", TableShape(Word(ids), correction(fields)), described)


def by_language(name: str, languages: Sequence[str], most: int) -> Field:
    """Own words, by language."""
    return Field(
        name, "texts", TableShape(Word(languages), LineShape(most)), {"languages": list(languages), "max": most}
    )


def _described(known: dict[str, Sequence[Field]]) -> dict[str, Any]:
    shown = {word: [field.to_json() for field in fields] for word, fields in known.items()}
    return {"of": {"key": "do", "words": shown}}


def correction(fields: Sequence[Field]) -> Record:
    """A table that says only what differs."""
    return Record((), **{field.name: field.shape for field in fields})


def whole(fields: Sequence[Field], table: dict[str, Any]) -> Record:
    """A table that lacks nothing of what is asked of it."""
    asked = [field for field in fields if field.is_asked(table)]
    needed = [field.name for field in asked if not field.is_optional]
    return Record(needed, **{field.name: field.shape for field in asked})


class LineShape(Text):
    """A printable text of at most so many characters."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def value_faults(self, value: Any, path: str) -> list[Message]:
        if value.strip() and len(value) <= self.most and value.isprintable():
            return []
        return [unexpected(path, Message("core-pack_line", {"most": self.most}), value)]


class PointShape(Shape):
    """Two numbers on the sheet."""

    def __init__(self) -> None:
        super().__init__("core-pack_point", width=WIDTH, height=HEIGHT)

    def fits(self, value: object) -> bool:
        return isinstance(value, list) and len(value) == 2 and _lies(value[0], WIDTH) and _lies(value[1], HEIGHT)


def _lies(value: Any, most: int) -> bool:
    is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return is_number and isfinite(value) and 0 <= value <= most


class Instruction(Shape):
    """A word `do`, and the fields that follow it.

    >>> does = Instruction({"raid": [choice("token", ["event"])], "none": []})
    >>> plain(does.faults({"do": "raid"}, "lasting")[0])
    'lasting.token: core-missing'
    """

    def __init__(self, known: dict[str, Sequence[Field]]) -> None:
        super().__init__("core-table")
        self.known = known
        self.word = choice("do", list(known))

    def fits(self, value: object) -> bool:
        return isinstance(value, dict)

    def value_faults(self, value: Any, path: str) -> list[Message]:
        said = {name: part for name, part in value.items() if name == "do"}
        wrong = whole([self.word], said).faults(said, path)
        return wrong or whole([self.word, *self.known[value["do"]]], value).faults(value, path)
