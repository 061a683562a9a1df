"""Actions: an int inside, words outside."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core import Ambiguous, Domain, Malformed, Numbers, Verbs

KIND = Domain("kind", ["cultist", "warrior", "daemon"])
REGION = Domain("region", ["kislev", "kislev_north", "estalia", "empire"])
verbs = Verbs()
SUMMON = verbs.verb("summon", KIND, REGION)
MOVE = verbs.verb("move", origin=REGION, goal=REGION)
PAY = verbs.verb("pay", Numbers("coins", 3, 9))
PASS = verbs.verb("pass")
DOMAINS = {"summon": (KIND, REGION), "move": (REGION, REGION), "pay": (Numbers("coins", 3, 9),), "pass": ()}


@given(st.integers(0, verbs.size - 1))
def test_every_action_survives_packing_and_its_text(action: int) -> None:
    verb = verbs.verb_of(action)
    assert verb(*verb.args(action)) == action
    assert verbs.parse(verbs.text(action)) == action


def test_the_space_is_as_large_as_all_arguments_together() -> None:
    assert verbs.size == 3 * 4 + 4 * 4 + 7 + 1
    assert len({verbs.text(action) for action in range(verbs.size)}) == verbs.size


def test_an_action_is_written_as_words() -> None:
    assert verbs.text(SUMMON(KIND["daemon"], REGION["estalia"])) == "summon daemon estalia"
    assert verbs.text(PAY(3)) == "pay 3"
    assert verbs.text(PASS()) == "pass"


def test_unique_abbreviations_are_understood_and_exact_names_win() -> None:
    assert verbs.parse("s w es") == SUMMON(KIND["warrior"], REGION["estalia"])
    assert verbs.parse("  summon   cultist kislev ") == SUMMON(KIND["cultist"], REGION["kislev"])


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "core-empty_action"),
        ("   ", "core-empty_action"),
        ("dance", "core-unknown_verb"),
        ("summon cultist", "core-argument_count"),
        ("pass now", "core-argument_count"),
        ("summon cultist bretonnia", "core-unknown_argument"),
        ("pay 2", "core-unknown_argument"),
        ("pay 10", "core-unknown_argument"),
        ("pay -3", "core-unknown_argument"),
        ("pay ٣", "core-unknown_argument"),
        ("pay 3.0", "core-unknown_argument"),
    ],
)
def test_malformed(text: str, key: str) -> None:
    with pytest.raises(Malformed) as error:
        verbs.parse(text)
    assert [reason.key for reason in error.value.reasons] == [key]


@pytest.mark.parametrize("text", ["p", "pa 3", "summon cultist e", "summon cultist kis"])
def test_ambiguous_names_the_candidates(text: str) -> None:
    with pytest.raises(Ambiguous) as error:
        verbs.parse(text)
    assert len(error.value.reasons[0].args["matches"]) == 2


@given(st.text())
def test_any_text_is_an_action_or_a_clear_error(text: str) -> None:
    try:
        action = verbs.parse(text)
    except (Malformed, Ambiguous):
        return
    assert 0 <= action < verbs.size


def test_wrong_arguments_are_programming_errors() -> None:
    with pytest.raises(ValueError, match="takes 2 arguments"):
        SUMMON(1)
    with pytest.raises(ValueError, match="is not a kind"):
        SUMMON(3, 0)
    with pytest.raises(ValueError, match="no action of pass"):
        PASS.args(0)
    with pytest.raises(ValueError, match="declared twice"):
        verbs.verb("pass")
    with pytest.raises(ValueError, match="same domain"):
        Verbs().verb("move", REGION, REGION)
    with pytest.raises(ValueError, match="twice"):
        Domain("twins", ["a", "a"])
