"""What lies on a table, each thing once: the fields of a state, what their numbers mean and where they are written::

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

from ._native import i64, vec
from .ints import is_ints, zeros
from .schema import Row, Shape, TableShape, Truth, Whole, Word
from .verbs import Choice, Domain, Numbers

SEATS: Final = Numbers("seat", 0, 7)  # an axis as long as there are players
FAR: Final = 2**40
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

    >>> pieces = Bits({"fort": 1, "wall": 2, "tower": 4})
    >>> pieces.read(["wall", "tower"]), pieces.say(2)
    (6, ['wall'])
    """

    def __init__(self, bits: Mapping[Any, int]) -> None:
        words = [name for name in bits if isinstance(name, str)]
        super().__init__(Row(Word(words) if words else Whole(0, max(bits)), distinct=True), 0, sum(bits.values()))
        self.bits = bits

    def read(self, word: Any) -> Any:
        return sum([self.bits[name] for name in word])

    def say(self, number: Any) -> Any:
        return [name for name, bit in self.bits.items() if number & bit]


def each(domain: Domain) -> Bits:
    """A bit for each thing of a domain, in its order."""
    return Bits({name: 1 << at for at, name in enumerate(domain.names)})


def whole(low: int, high: int) -> Item:
    """A whole number from low to high."""
    return Item(Whole(low, high), low, high)


class StateField:
    """One field of a state: its type and first value in source, how it is copied, what its numbers are, its axes.

    `at` is the part of a written position in which it stands, by its own name or by `key`.
    """

    def __init__(
        self,
        type: str,
        start: str,
        copied: str,
        item: Item | None = None,
        by: tuple[Choice, ...] = (),
        at: str = "",
        key: str = "",
        only: str = "",
        fill: i64 = 0,
    ) -> None:
        self.type = type
        self.start = start
        self.copied = copied
        self.item = whole(-FAR, FAR) if item is None else item
        self.by = by
        self.is_by_seat = SEATS in by
        self.size: i64 = prod([axis.size for axis in by if axis is not SEATS])
        self.at = at
        self.key = key
        self.only = only  # a field without which nothing changes it in place: till then copies share it
        self.fill: i64 = fill  # what lies everywhere on an empty table
        self.is_later = False

    @property
    def shape(self) -> Shape:
        """How it is written: as one item, or as a table by the names of its axis."""
        axis = self.axis
        return self.item.shape if axis is None else TableShape(Word(axis.names), self.item.shape)

    @property
    def axis(self) -> Domain | None:
        """Of the table that is written, for each seat one."""
        axes = [axis for axis in self.by if isinstance(axis, Domain)]
        return axes[0] if axes else None

    def place(self, number: int, row: int) -> int:
        """Where a number of that table lies."""
        return row * len(self.axis) + number if self.axis is not None and self.is_by_seat else number

    def read(self, s: Any, name: str, written: Any, row: int) -> None:
        """Take over what is written; `row` is whose it is where it stands beside others of the same seat or card."""
        if self.type != "Ints":
            setattr(s, name, self.item.read(written))
        elif self.axis is None:
            getattr(s, name)[row] = self.item.read(written)
        else:
            for word, value in written.items():
                getattr(s, name)[self.place(self.axis[word], row)] = self.item.read(value)

    def say(self, value: Any, row: int, among: Sequence[int]) -> Any:
        """What is written for its value. Of a table all `among` these; where nobody says which, what is not 0."""
        if self.type != "Ints":
            return self.item.say(value)
        axis = self.axis
        if axis is None:
            return self.item.say(value[row])
        there = [value[self.place(number, row)] for number in range(len(axis))]
        told = among or [number for number in range(len(axis)) if there[number]]
        return {axis.names[number]: self.item.say(there[number]) for number in told}

    def blank(self, seats: i64) -> Any:
        """Its rows on an empty table."""
        size: i64 = self.size * seats if self.is_by_seat else self.size
        if self.type != "Ints":
            return [vec[i64]() for _ in range(size)]
        return vec[i64]([self.fill for _ in range(size)]) if self.fill else zeros(size)

    def odd(self, value: Any) -> Iterator[str]:
        """What is not as it is said here."""
        yield from [f"{number} is out of range" for number in _flat(value) if not self.item.holds(number)]
        if self.by and not self.is_by_seat and len(value) not in (0, self.size):
            yield f"{len(value)} numbers instead of {self.size}"


def _flat(value: Any) -> list[int]:
    if isinstance(value, (list, tuple)) or is_ints(value):
        return [number for part in value for number in _flat(part)]
    return [int(value)]


def _item(what: Item | Domain) -> Item:
    return Named(what) if isinstance(what, Domain) else what


def number(what: Item | Domain, start: int = 0, at: str = "", key: str = "", later: bool = False) -> StateField:
    """One number. One that came `later` is stored only where it differs from the start: older games stay readable."""
    field = StateField("i64", str(start), SHARED, _item(what), at=at, key=key)
    field.is_later = later
    return field


def flag(start: bool) -> StateField:
    """Yes or no, as such."""
    return StateField("bool", str(start), SHARED, YesOrNo())


def group(what: Item | Domain, start: tuple[int, ...] = ()) -> StateField:
    """Numbers that are never changed one by one."""
    return StateField("tuple[int, ...]", str(start), SHARED, _item(what))


def vector(
    what: Item | Domain, *by: Choice, at: str = "", key: str = "", fill: int = 0, copied: str = SLICED
) -> StateField:
    """A number for each thing of an axis, or of several; without one it is a row that grows and shrinks."""
    return StateField("Ints", "vec[i64]()", copied, _item(what), by, at, key, fill=fill)


def vectors(what: Item | Domain, *by: Choice, copied: str = SLICED) -> StateField:
    """A row for each thing of an axis."""
    return StateField("list[Ints]", "[]", copied, _item(what), by)


def typed(type: str, start: str, copied: str = SHARED, what: Item | None = None, only: str = "") -> StateField:
    """A field of a type of the title's own; `start` is source."""
    return StateField(type, start, copied, what, only=only)


class Sheet:
    """The fields of a title in order.

    >>> sheet = Sheet(night=number(whole(1, 5), at="table"), points=vector(whole(-99, 99), SEATS))
    >>> sheet.names, [*sheet.odd({"night": 9, "points": [0, 3]})], sorted(sheet.shapes("table"))
    (('night', 'points'), ['night: 9 is out of range'], ['night'])
    """

    def __init__(self, beside: Mapping[str, StateField] | None = None, /, **fields: StateField) -> None:
        """`beside` are attributes that are copied but neither stored nor compared."""
        self.fields = fields
        self.beside = dict(beside or {})
        self.names = tuple(fields)
        self.slots = (*self.names, *self.beside)
        self.laid = [(name, field) for name, field in fields.items() if field.by]
        self.later = {name: int(field.start) for name, field in fields.items() if field.is_later}

    def odd(self, values: Mapping[str, Any]) -> Iterator[str]:
        """What is not as it is said here."""
        for name, field in self.fields.items():
            yield from [f"{name}: {fault}" for fault in field.odd(values[name])]

    def lay_out(self, s: Any, seats: i64) -> None:
        """An empty table: every row has its length."""
        for name, field in self.laid:
            setattr(s, name, field.blank(seats))

    # -- written positions

    def part(self, at: str) -> list[tuple[str, str, StateField]]:
        """Key, name and field of all that stands in a part of a written position."""
        return [(field.key or name, name, field) for name, field in self.fields.items() if field.at == at]

    def shapes(self, at: str) -> dict[str, Shape]:
        """How each of them is written."""
        return {key: field.shape for key, _, field in self.part(at)}

    def read(self, s: Any, at: str, written: Mapping[str, Any], row: int = 0) -> None:
        """Take over what stands in such a part; what is left out stays as it is."""
        for key, name, field in self.part(at):
            if key in written:
                field.read(s, name, written[key], row)

    def write(self, s: Any, at: str, row: int = 0, among: Sequence[int] = ()) -> dict[str, Any]:
        """Such a part of a position."""
        return {key: field.say(getattr(s, name), row, among) for key, name, field in self.part(at)}

    # -- source of a state

    def source(self, kind: str) -> str:
        """`__init__` and `copy`."""
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
