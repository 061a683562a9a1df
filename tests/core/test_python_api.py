"""What a person meets who calls the engine from Python."""

from pathlib import Path

import pytest

import spieltisch


def test_without_a_seed_no_two_matches_are_alike() -> None:
    game = spieltisch.game("lanterns")
    assert game.match(seats=2, seed=None).chance.commitment != game.match(seats=2).chance.commitment
    assert game.match(seats=2, seed=7).chance.commitment == game.match(seats=2, seed="7").chance.commitment


def test_a_match_says_what_it_is() -> None:
    match = spieltisch.game("lanterns").match(seats=2, seed=7)
    assert repr(match) == "<Match lanterns: 2 seats, 0 entries, seats [0, 1] to act>"


def test_seats_that_are_not_there_are_refused() -> None:
    match = spieltisch.game("lanterns").match(seats=2, seed=7)
    for call in (match.view, match.legal):
        with pytest.raises(ValueError, match="seats are 0 to 1, not 9"):
            call(9)


def test_a_file_that_is_no_log_is_reported_as_broken(tmp_path: Path) -> None:
    for name, content in {
        "binary": b"\xff\x00\x81",
        "deep": b"[" * 200_000,
        "cut": b'{"title": ',
        "list": b"[]",
    }.items():
        (tmp_path / name).write_bytes(content)
        with pytest.raises(spieltisch.BrokenLog):
            spieltisch.load(tmp_path / name)


def test_a_file_that_cannot_be_written_is_named_and_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    with pytest.raises(OSError, match="taken") as refused:
        spieltisch.game("lanterns").match(seats=2, seed=7).save(tmp_path / "taken")
    assert refused.value.filename == str(tmp_path / "taken")
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]
