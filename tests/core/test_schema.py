"""Shapes of written things: every fault has its path and says what would be right."""

import contextlib
import copy
from typing import Any

import pytest
from hypothesis import given, settings
from tests.kit.broken import JUNK, broken

from spieltisch.core import BadOption
from spieltisch.core.schema import (
    Either,
    Exactly,
    Parts,
    Record,
    Row,
    Shape,
    Table,
    Truth,
    Whole,
    Word,
    Written,
    check,
    refusal,
)

REGION = Word("region", ["estalia", "kislev", "the_empire"])
CARD = Word("card", ["rain_of_pus", "gnaw"])


def even(text: str) -> list[str]:
    return [] if len(text) % 2 == 0 else [f"{text} has an odd length"]


POSITION = Record(
    ["round"],
    round=Whole(1, 8),
    open=Truth(),
    regions=Table(REGION, Record(cards=Row(CARD, most=2, distinct=True), note=Written("an even text", even))),
    sets=Row(Parts(CARD, Whole(0, 9), fewest=1)),
    champion=Either(REGION, Whole(0, 1)),
    mode=Exactly("one", 2, True),
)
GOOD: dict[str, Any] = {
    "round": 3,
    "open": False,
    "regions": {"estalia": {"cards": ["gnaw", "rain_of_pus"], "note": "ab"}, "kislev": {}},
    "sets": [["gnaw"], ["rain_of_pus", 2]],
    "champion": "kislev",
    "mode": 2,
}


def test_what_fits_passes() -> None:
    check(POSITION, GOOD)
    check(POSITION, {"round": 1})


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"round": 9}, "round: a whole number from 1 to 8, not 9"),
        ({"round": True}, "round: a whole number from 1 to 8, not True"),
        ({"round": "3"}, "round: a whole number from 1 to 8, not '3'"),
        ({"round": 10**5000}, "round: a whole number from 1 to 8, not such a number"),
        ({"open": 1}, "open: true or false, not 1"),
        ({"rond": 1}, "rond: 'rond' is no key here; did you mean round?"),
        ({7: 1}, "7: '7' is no key here; there are: round, open, regions, sets, champion, mode"),
        ({"regions": []}, "regions: a table by region, not a list"),
        ({"regions": {"estaila": {}}}, "regions.estaila: 'estaila' is no region; did you mean estalia?"),
        ({"regions": {"x": {}}}, "regions.x: 'x' is no region; there are: estalia, kislev, the_empire"),
        ({"regions": {"kislev": {"note": "abc"}}}, "regions.kislev.note: abc has an odd length"),
        (
            {"regions": {"kislev": {"cards": ["gnaw", "rain"]}}},
            "regions.kislev.cards[1]: 'rain' is no card; did you mean rain_of_pus?",
        ),
        (
            {"regions": {"kislev": {"cards": ["gnaw"] * 3}}},
            "regions.kislev.cards: from 0 to 2 entries, not 3",
        ),
        ({"regions": {"kislev": {"cards": ["gnaw"] * 2}}}, "regions.kislev.cards[1]: 'gnaw' stands there twice"),
        ({"sets": [["gnaw", 1, 1]]}, "sets[0]: a list of a card, a whole number from 0 to 9, not a list"),
        ({"sets": [["gnaw", -1]]}, "sets[0][1]: a whole number from 0 to 9, not -1"),
        ({"champion": 2}, "champion: a region or a whole number from 0 to 1, not 2"),
        ({"champion": "?"}, "champion: '?' is no region; there are: estalia, kislev, the_empire"),
        ({"mode": 1}, "mode: 'one' or 2 or True, not 1"),
    ],
)
def test_a_fault_has_its_path_and_says_what_would_be_right(change: dict[Any, Any], told: str) -> None:
    with pytest.raises(BadOption) as refused:
        check(POSITION, {**GOOD, **change})
    assert str(refused.value) == told


def test_what_is_needed_is_missed() -> None:
    with pytest.raises(BadOption, match="round: is missing"):
        check(POSITION, {})


def test_several_faults_are_told_at_once() -> None:
    with pytest.raises(BadOption) as refused:
        check(Row(Whole(0, 1)), [5] * 6)
    assert str(refused.value).startswith("[0]: a whole number from 0 to 1, not 5; [1]: ")
    assert str(refused.value).endswith("; and 2 more")


def test_a_title_refuses_in_the_same_words() -> None:
    assert str(refusal("players[1].hand", "13 tokens, the box has 9")) == "players[1].hand: 13 tokens, the box has 9"


@given(JUNK)
def test_nothing_but_bad_option_comes_out(junk: Any) -> None:
    shapes: list[Shape] = [POSITION, *POSITION.fields.values(), *[Row(shape) for shape in POSITION.fields.values()]]
    for shape in shapes:
        with contextlib.suppress(BadOption):
            check(shape, junk)


@settings(max_examples=300)
@given(broken([GOOD], ["gnaw", "kislev", "round"]))
def test_a_broken_spec_is_refused_or_whole(spec: dict[str, Any]) -> None:
    kept = copy.deepcopy(spec)
    with contextlib.suppress(BadOption):
        check(POSITION, spec)
    assert repr(sorted(spec, key=str)) == repr(sorted(kept, key=str)), "checking changes nothing"
