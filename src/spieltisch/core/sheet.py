"""What lies on a table, each thing once: the fields of a state, what their numbers mean and where they are written.

    SHEET = Sheet(
        round=number(whole(1, 10), at="round"),
        coins=vector(whole(0, 999), SEATS),
        form=number(FORM, at="this_turn.form"),
    )

`tools/sheets.py` makes `__init__` and `copy` of the state from it. The kit checks that numbers are what is said here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import prod
from typing import Any, Final

from .ints import is_ints
from .schema import Row, Shape, TableShape, Truth, Whole, Word
from .verbs import Choice, Domain, Numbers

SEATS: Final = Numbers("seat", 0, 7)  # an axis as long as there are players
SHARED: Final = "{}"  # how a field is copied: it is never changed, only made anew
SLICED: Final = "{}[:]"
DEEP: Final = "[row[:] for row in {}]"


class Item:
    """What one number may be and how it is written: as itself.

    >>> whole(0, 9).read(3), whole(0, 9).say(3), whole(0, 9).holds(10)
    (3, 3, False)
    """

    def __init__(self, shape: Shape, low: int, high: int) -> None:
        self.shape = shape
        self.low = low
        self.high = high

    def read(self, word: Any) -> Any:
        """The number for what is written."""
        return int(word)

    def say(self, number: Any) -> Any:
        """What is written for a number."""
        return number

    def holds(self, number: int) -> bool:
        """Whether it can be such a number."""
        return self.low <= number <= self.high


class Named(Item):
    """A thing of a domain, written by its name; -1 is none.

    >>> lantern = Named(Domain("lantern", ["ember", "star"]))
    >>> lantern.read("star"), lantern.say(1), lantern.say(-1)
    (1, 'star', None)
    """

    def __init__(self, domain: Domain) -> None:
        super().__init__(Word(domain.names), -1, len(domain) - 1)
        self.domain = domain

    def read(self, word: Any) -> Any:
        return self.domain[word]

    def say(self, number: Any) -> Any:
        return self.domain.say(number)


class YesOrNo(Item):
    """Yes or no, kept as 1 or 0.

    >>> YesOrNo().read(True), YesOrNo().say(0)
    (1, False)
    """

    def __init__(self) -> None:
        super().__init__(Truth(), 0, 1)

    def say(self, number: Any) -> Any:
        return number == 1


class Bits(Item):
    """Several things at once, a bit for each; written as a list.

    >>> Bits(["fort", "wall", "tower"]).read(["wall", "tower"]), Bits(["fort", "wall"]).say(2)
    (6, ['wall'])
    >>> Bits(range(3)).say(5)
    [0, 2]
    """

    def __init__(self, names: Sequence[Any]) -> None:
        words = [name for name in names if isinstance(name, str)]
        super().__init__(Row(Word(words) if words else Whole(0, len(names) - 1), distinct=True), 0, 2 ** len(names) - 1)
        self.names = names

    def read(self, word: Any) -> Any:
        return sum([1 << self.names.index(name) for name in word])

    def say(self, number: Any) -> Any:
        return [name for at, name in enumerate(self.names) if number >> at & 1]


def whole(low: int, high: int) -> Item:
    """A whole number from low to high."""
    return Item(Whole(low, high), low, high)


class StateField:
    """One field of a state: its type and first value in source, how it is copied, what its numbers are, its axes."""

    def __init__(
        self,
        type: str,
        start: str,
        copied: str,
        item: Item | None = None,
        by: tuple[Choice, ...] = (),
        at: str = "",
        only: str = "",
    ) -> None:
        self.type = type
        self.start = start
        self.copied = copied
        self.item = item
        self.by = by
        self.at = at
        self.only = only  # a field without which nothing changes it in place: till then copies share it

    @property
    def shape(self) -> Shape:
        """How it is written: a number, a list, or a table by the names of its axis."""
        if self.item is None:
            raise ValueError("nothing says how it is written")
        if self.type == "i64" or SEATS in self.by:
            return self.item.shape
        axis = self.by[0] if self.by else None
        return TableShape(Word(axis.names), self.item.shape) if isinstance(axis, Domain) else Row(self.item.shape)

    def odd(self, value: Any) -> Iterator[str]:
        """What is not as it is said here."""
        if self.item is not None:
            yield from [f"{number} is out of range" for number in _flat(value) if not self.item.holds(number)]
        length = prod([axis.size for axis in self.by])
        if self.by and SEATS not in self.by and len(value) not in (0, length):
            yield f"{len(value)} numbers instead of {length}"


def _flat(value: Any) -> list[int]:
    if isinstance(value, (list, tuple)) or is_ints(value):
        return [number for part in value for number in _flat(part)]
    return [int(value)]


def _item(what: Item | Domain) -> Item:
    return Named(what) if isinstance(what, Domain) else what


def number(what: Item | Domain, start: int = 0, at: str = "") -> StateField:
    """One number."""
    return StateField("i64", str(start), SHARED, _item(what), at=at)


def flag(start: bool) -> StateField:
    """Yes or no, as such."""
    return StateField("bool", str(start), SHARED, YesOrNo())


def group(what: Item | Domain, start: tuple[int, ...] = ()) -> StateField:
    """Numbers that are never changed one by one."""
    return StateField("tuple[int, ...]", str(start), SHARED, _item(what))


def vector(what: Item | Domain, *by: Choice, at: str = "", copied: str = SLICED) -> StateField:
    """A number for each thing of an axis, or of several; without one it is a row that grows and shrinks."""
    return StateField("Ints", "vec[i64]()", copied, _item(what), by, at)


def vectors(what: Item | Domain, *by: Choice, copied: str = SLICED) -> StateField:
    """A row for each thing of an axis."""
    return StateField("list[Ints]", "[]", copied, _item(what), by)


def typed(type: str, start: str, copied: str = SHARED, what: Item | None = None, only: str = "") -> StateField:
    """A field of a type of the title's own; `start` is source."""
    return StateField(type, start, copied, what, only=only)


class Sheet:
    """The fields of a title in order.

    >>> sheet = Sheet(night=number(whole(1, 5)), points=vector(whole(-99, 99), SEATS))
    >>> sheet.names, [*sheet.odd({"night": 9, "points": [0, 3]})]
    (('night', 'points'), ['night: 9 is out of range'])
    """

    def __init__(self, beside: Mapping[str, StateField] | None = None, /, **fields: StateField) -> None:
        """`beside` are attributes that are copied but neither stored nor compared."""
        self.fields = fields
        self.beside = dict(beside or {})
        self.names = tuple(fields)
        self.slots = (*self.names, *self.beside)

    def odd(self, values: Mapping[str, Any]) -> Iterator[str]:
        """What is not as it is said here."""
        for name, field in self.fields.items():
            yield from [f"{name}: {fault}" for fault in field.odd(values[name])]

    def source(self, kind: str) -> str:
        """`__init__` and `copy` of a state."""
        fields = {**self.beside, **self.fields}
        owned = {field.only: "" for field in fields.values() if field.only}
        lines = ["def __init__(self) -> None:", "    super().__init__()"]
        lines += [f"    self.{name}: {field.type} = {field.start}" for name, field in fields.items()]
        lines += ["", f"def copy(self) -> {kind}:", f"    t = {kind}.__new__({kind})", "    self.copy_base(t)"]
        for name, field in fields.items():
            copied = SHARED if field.only else field.copied
            lines.append(f"    t.{name} = {copied.format(f'self.{name}')}")
        for condition in owned:
            lines.append(f"    if self.{condition}:")
            for name, field in fields.items():
                if field.only == condition:
                    lines.append(f"        t.{name} = {field.copied.format(f'self.{name}')}")
        return "\n".join([*lines, "    return t"])
