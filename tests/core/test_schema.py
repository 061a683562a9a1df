"""Shapes of written things: every fault has its path and says what would be right."""

import contextlib
import copy
from typing import Any

import pytest
from hypothesis import given, settings
from tests.kit.broken import JUNK, broken

from spieltisch.core import BadOption, Message
from spieltisch.core.schema import (
    Either,
    Exactly,
    Parts,
    Record,
    Row,
    Shape,
    TableShape,
    Truth,
    Whole,
    Word,
    Written,
    at_most,
    check,
    refusal,
)

REGION = Word(["estalia", "kislev", "the_empire"])
CARD = Word(["rain_of_pus", "gnaw"])


def even(text: str) -> list[Message]:
    return [] if len(text) % 2 == 0 else [Message("odd", {"word": text})]


POSITION = Record(
    ["round"],
    round=Whole(1, 8),
    open=Truth(),
    regions=TableShape(REGION, Record(cards=Row(CARD, most=2, distinct=True), note=Written("ab", even))),
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


def test_valid_data_passes_the_schema() -> None:
    check(POSITION, GOOD)
    check(POSITION, {"round": 1})


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"round": 9}, "round: core-unexpected (wanted core-whole (low 1, high 8), given 9)"),
        ({"round": True}, "round: core-unexpected (wanted core-whole (low 1, high 8), given true)"),
        ({"round": "3"}, 'round: core-unexpected (wanted core-whole (low 1, high 8), given "3")'),
        ({"round": 10**5000}, "round: core-unexpected (wanted core-whole (low 1, high 8), given …)"),
        ({"open": 1}, "open: core-unexpected (wanted core-one_of (words true | false), given 1)"),
        ({"rond": 1}, "rond: core-near_word (word rond, near round)"),
        ({7: 1}, "7: core-unknown_word (word 7, words round, open, regions, sets, champion, mode)"),
        ({"regions": []}, "regions: core-unexpected (wanted core-table, given […])"),
        ({"regions": {"estaila": {}}}, "regions.estaila: core-near_word (word estaila, near estalia)"),
        ({"regions": {"x": {}}}, "regions.x: core-unknown_word (word x, words estalia, kislev, the_empire)"),
        ({"regions": {"kislev": {"note": "abc"}}}, "regions.kislev.note: odd (word abc)"),
        (
            {"regions": {"kislev": {"cards": ["gnaw", "rain"]}}},
            "regions.kislev.cards[1]: core-near_word (word rain, near rain_of_pus)",
        ),
        (
            {"regions": {"kislev": {"cards": ["gnaw"] * 3}}},
            "regions.kislev.cards[2]: core-unexpected (wanted core-entries (fewest 0, most 2), given 3)",
        ),
        ({"regions": {"kislev": {"cards": ["gnaw"] * 2}}}, 'regions.kislev.cards[1]: core-twice (given "gnaw")'),
        ({"sets": [["gnaw", 1, 1]]}, "sets[0]: core-unexpected (wanted core-entries (fewest 1, most 2), given […])"),
        ({"sets": [["gnaw", -1]]}, "sets[0][1]: core-unexpected (wanted core-whole (low 0, high 9), given -1)"),
        (
            {"champion": 2},
            "champion: core-unexpected (wanted core-either (one core-text, other core-whole (low 0, high 1)), given 2)",
        ),
        ({"champion": "?"}, "champion: core-unknown_word (word ?, words estalia, kislev, the_empire)"),
        ({"mode": 1}, 'mode: core-unexpected (wanted core-one_of (words "one" | 2 | true), given 1)'),
    ],
)
def test_a_fault_has_its_path_and_says_what_would_be_right(change: dict[Any, Any], told: str) -> None:
    with pytest.raises(BadOption) as refused:
        check(POSITION, {**GOOD, **change})
    assert str(refused.value) == told


def test_a_missing_required_field_is_reported() -> None:
    with pytest.raises(BadOption, match="round: core-missing"):
        check(POSITION, {})


def test_several_faults_are_told_at_once() -> None:
    with pytest.raises(BadOption) as refused:
        check(Row(Whole(0, 1)), [5] * 6)
    assert str(refused.value).startswith("[0]: core-unexpected (wanted core-whole (low 0, high 1), given 5); [1]: ")
    assert str(refused.value).endswith("; core-more_faults (count 2)")


def test_a_title_refuses_in_the_same_words() -> None:
    assert str(refusal("players[1].hand", "core-twice", given="orcs")) == "players[1].hand: core-twice (given orcs)"
    with pytest.raises(BadOption, match="hand: core-too_many"):
        at_most("hand", "orcs", there=9, given=10)


@given(JUNK)
def test_broken_data_raises_only_bad_option(junk: Any) -> None:
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
