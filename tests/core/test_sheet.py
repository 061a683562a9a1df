"""A sheet says once what a state holds: its source, its text, its written parts and what can not be."""

from typing import Any, ClassVar

import pytest

from spieltisch.core import Domain, State, ints
from spieltisch.core.sheet import DEEP, SEATS, Bits, Sheet, StateField, YesOrNo, each, number, typed, vector, whole
from spieltisch.core.stored import unpickled

REGION = Domain("region", ["dell", "moor", "weir"])
FIELDS: dict[str, StateField] = {
    "round": number(whole(0, 9)),
    "flooded": number(each(REGION), at="land"),
    "tokens": vector(whole(0, 5), REGION, at="land", key="stones"),
    "coins": vector(whole(0, 99), SEATS, at="player", fill=5),
    "calm": number(YesOrNo(), at="player"),
}


class Land(State):
    SHEET: ClassVar[Sheet] = Sheet(**FIELDS)
    FIELDS = SHEET.names
    __slots__ = SHEET.slots
    round: int
    flooded: int
    tokens: Any
    coins: Any

    def __init__(self) -> None:
        super().__init__()
        self.round = self.flooded = self.calm = 0
        self.SHEET.lay_out(self, 2)


class Later(Land):
    SHEET = Sheet(**FIELDS, gulls=number(whole(0, 9), later=True))
    FIELDS = SHEET.names
    __slots__ = ("gulls",)

    def __init__(self) -> None:
        super().__init__()
        self.gulls = 0


def test_rows_are_laid_out_by_their_axes() -> None:
    s = Land()
    assert (list(s.tokens), list(s.coins)) == ([0, 0, 0], [5, 5])


def test_parts_of_a_position_are_read_and_written() -> None:
    s = Land()
    s.SHEET.read(s, "land", {"flooded": ["moor", "weir"], "stones": {"dell": 3}})
    s.SHEET.read(s, "player", {"coins": 7}, 1)
    assert (s.flooded, list(s.tokens), list(s.coins)) == (6, [3, 0, 0], [5, 7])
    assert s.SHEET.write(s, "land") == {"flooded": ["moor", "weir"], "stones": {"dell": 3}}
    assert s.SHEET.write(s, "land", among=[1, 0])["stones"] == {"moor": 0, "dell": 3}
    assert s.SHEET.write(s, "player", 0) == {"coins": 5, "calm": False}
    assert s.SHEET.shapes("land")["stones"].faults({"del": 9}, "stones")[0].args["path"] == "stones.del"


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("round", 10, "round: 10 is out of range"),
        ("flooded", 8, "flooded: 8 is out of range"),
        ("tokens", ints([0, 6, 0]), "tokens: 6 is out of range"),
        ("tokens", ints([0, 1]), "tokens: 2 numbers instead of 3"),
    ],
)
def test_what_can_not_be_is_named(field: str, value: Any, fault: str) -> None:
    s = Land()
    setattr(s, field, value)
    assert [*s.SHEET.odd({name: getattr(s, name) for name in s.FIELDS})] == [fault]


def test_a_later_field_changes_nothing_while_it_is_as_at_the_start() -> None:
    old, new = Land(), Later()
    assert (new.digest(), new.to_json()) == (old.digest(), old.to_json())
    assert unpickled(Later, old.to_json(), []).digest() == old.digest()
    new.gulls = 2
    assert new.to_json() == {**old.to_json(), "gulls": 2}
    assert new.digest() != old.digest()
    assert unpickled(Later, new.to_json(), []).gulls == 2


def test_source_copies_each_field_in_its_way() -> None:
    rows = typed("list[list[int]]", "[]", DEEP, only="drafting")
    source = Sheet({"box": typed("Box", "PRINTED")}, drafting=number(Bits({"yes": 1})), rows=rows).source("Land")
    assert source.splitlines() == [
        "def __init__(self) -> None:",
        "    super().__init__()",
        "    self.box: Box = PRINTED",
        "    self.drafting: i64 = 0",
        "    self.rows: list[list[int]] = []",
        "",
        "def copy(self) -> Land:",
        "    t = Land.__new__(Land)",
        "    self.copy_base(t)",
        "    t.box = self.box",
        "    t.drafting = self.drafting",
        "    t.rows = self.rows",
        "    if self.drafting:",
        "        t.rows = [row[:] for row in self.rows]",
        "    return t",
    ]
