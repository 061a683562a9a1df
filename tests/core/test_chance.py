"""Chance comes from outside, and every outcome can be written down."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core import KEEP, Chance, Committed, Recorder, Replayed, Scripted, Seeded, Stream, WrongOutcome


def some_of_everything(chance: Chance) -> list[object]:
    cards = list("abcdefgh")
    chance.shuffle(cards)
    return [chance.roll(5), cards, chance.pick(10), chance.draw("xyz", 2), chance.roll(2, sides=20)]


@given(st.integers())
def test_the_same_seed_gives_the_same_outcomes(seed: int) -> None:
    assert some_of_everything(Seeded(seed)) == some_of_everything(Seeded(seed))


@given(st.integers(0, 1000))
def test_a_recording_replays_to_the_same_outcomes(seed: int) -> None:
    recorder = Recorder(Seeded(seed))
    happened = some_of_everything(recorder)
    assert happened == some_of_everything(Seeded(seed)), "recording must not change what happens"
    replay = Replayed(recorder.outcomes)
    assert some_of_everything(replay) == happened
    assert replay.left == 0


def test_seeded_outcomes_are_fixed_for_all_python_versions() -> None:
    assert Seeded(7).roll(10) == [2, 1, 4, 1, 4, 3, 1, 4, 1, 3]


def test_the_stream_can_be_recomputed_in_any_language() -> None:
    block = hashlib.sha256(b"key" + bytes(8)).digest()
    words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
    assert [Stream(b"key").pick(6)] == [words[0] % 6]
    assert Stream(b"key").roll(8) == [word % 6 + 1 for word in words]


def test_dice_and_shuffles_are_fair() -> None:
    for chance in (Seeded(3), Stream(b"fair")):
        faces = Counter(chance.roll(6000))
        assert sorted(faces) == [1, 2, 3, 4, 5, 6]
        assert all(850 < n < 1150 for n in faces.values())
        orders = Counter()
        for _ in range(3000):
            items = [0, 1, 2]
            chance.shuffle(items)
            orders[tuple(items)] += 1
        assert len(orders) == 6
        assert all(400 < n < 600 for n in orders.values())


def test_each_entry_of_a_committed_match_has_its_own_stream() -> None:
    chance = Committed("secret", ["anna", "bo"])
    assert chance.for_entry(3).roll(20) == chance.for_entry(3).roll(20)
    assert chance.for_entry(3).roll(20) != chance.for_entry(4).roll(20)
    assert chance.commitment == hashlib.sha256(b"secret").hexdigest()


def test_contributions_of_the_seats_decide_too() -> None:
    streams = [Committed("s", who).for_entry(1).roll(20) for who in ([], ["a"], ["b"], ["a", "b"], ["ab"])]
    assert len({tuple(dice) for dice in streams}) == 5


def test_a_single_outcome_asks_no_chance() -> None:
    recorder = Recorder(Seeded(1))
    recorder.shuffle(["only"])
    assert (recorder.roll(0), recorder.pick(1), recorder.draw([1, 2], 0)) == ([], 0, [])
    assert recorder.outcomes == []
    assert Scripted().roll(0) == []


def test_a_script_answers_in_order_and_then_hands_over() -> None:
    script = Scripted([6, 1], KEEP, [2, 0, 1], [1], then=Seeded(1))
    cards = ["a", "b", "c"]
    assert script.roll(2) == [6, 1]
    script.shuffle(cards)
    assert cards == ["a", "b", "c"]
    script.shuffle(cards)
    assert cards == ["c", "a", "b"]
    assert script.pick(2) == 1
    assert script.left == 0
    assert 0 <= script.pick(5) < 5


@pytest.mark.parametrize(
    ("outcome", "ask"),
    [
        ([1, 2], lambda chance: chance.roll(3)),
        ([7], lambda chance: chance.roll(1)),
        ([0], lambda chance: chance.roll(1)),
        ([3], lambda chance: chance.pick(3)),
        ([0, 1], lambda chance: chance.pick(3)),
        ([0, 0], lambda chance: chance.shuffle([1, 2])),
        ([0], lambda chance: chance.shuffle([1, 2])),
        ([1, 1], lambda chance: chance.draw([1, 2, 3], 2)),
        ([3], lambda chance: chance.draw([1, 2, 3], 1)),
    ],
)
def test_an_outcome_that_does_not_fit_is_refused(outcome, ask) -> None:
    with pytest.raises(WrongOutcome):
        ask(Replayed([outcome]))
    with pytest.raises(WrongOutcome, match="no outcome left"):
        ask(Replayed([]))
