"""Opponents give account: of what was played, with what was known then, and without anybody's secrets."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import spieltisch
from spieltisch.ai import account, agent
from spieltisch.ai.recall import recall, weighed
from spieltisch.ai.series import inform
from spieltisch.core import Match, Seeded, legal

TITLES = [("chaos", 4), ("smallworld", 3), ("invasion", 2), ("lanterns", 2)]


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few lines show as much here as many."""
    monkeypatch.setattr("spieltisch.ai.recall.LINES", 24)


@cache
def begun(name: str, seats: int, entries: int = 70, level: str = "greedy") -> Match:
    """The beginning of a game between opponents who do not think long."""
    title = spieltisch.game(name)
    match = title.match(seats=seats, seed=5)
    players = [agent(level, seat) for seat in range(seats)]
    while not match.over and len(match.entries) < entries:
        seat = match.to_act()[0]
        match.apply(seat, title.verbs.text(players[seat].choose(inform(title, match.state, seat)).action))
    return match


def by_others(match: Match, step: int = 1) -> list[int]:
    return [number for number, entry in enumerate(match.entries, 1) if entry.seat != 0][::step]


@pytest.mark.parametrize(("name", "seats"), TITLES)
@pytest.mark.parametrize("is_open", [False, True])
def test_an_account_lists_the_move_with_its_best_alternatives(name: str, seats: int, is_open: bool) -> None:
    match = begun(name, seats)
    log, told = match.to_json(), []
    for number in by_others(match, 15):
        entry = match.entries[number - 1]
        found = account(log, number, 0, is_open, "veteran", number)
        assert found["seat"] == entry.seat
        if found["best"]:
            told.append(found)
            actions = [option["action"] for option in found["best"]]
            assert found["action"] == entry.action
            assert entry.action in actions
            assert 2 <= len(actions) == len(set(actions)) <= 3
            assert all(option["visits"] >= 12 for option in found["best"])
            values = [option["value"] for option in found["best"]]
            assert values == sorted(values, reverse=True)
    assert told or name == "lanterns"  # there nearly all is sealed


@pytest.mark.parametrize(("name", "seats"), [("chaos", 4), ("smallworld", 3)])
def test_an_account_sees_nothing_hidden(name: str, seats: int) -> None:
    """The same answer, to the last digit, whatever the opponent holds that the asker can not see."""
    match = begun(name, seats)
    log, compared = match.to_json(), 0
    for number in by_others(match, 11):
        asked = recall(log, number, 0)
        twins = [asked.title.imagine(asked.before, 0, Seeded(seed)) for seed in range(30)]
        for twin in [twin for twin in twins if asked.action in legal(twin, asked.seat)][:1]:
            compared += 1
            real = weighed(asked, 0, False, "veteran", 3)
            assert weighed(asked._replace(before=twin), 0, False, "veteran", 3) == real
    assert compared > 1


def words(found: dict[str, Any]) -> set[str]:
    return {word for option in found["best"] for word in option["action"].split()}


@pytest.mark.parametrize("eyes", [0, None])
def test_no_card_is_named_that_nobody_saw(eyes: int | None) -> None:
    match = begun("invasion", 2)
    cards = set(match.game.vocabulary()["domains"]["card"])
    log = match.to_json()
    for number in by_others(match, 3):
        found = account(log, number, eyes, False, "veteran", number)
        played = set(match.entries[number - 1].action.split())
        assert words(found) & cards <= played


def test_face_down_cards_are_not_named_before_the_end() -> None:
    match = begun("invasion", 2, 150, "random")
    laid = [number for number in by_others(match) if match.entries[number - 1].action.startswith("develop ")]
    log = match.to_json()
    for number in laid[:2]:
        found = account(log, number, 0, False, "veteran", 1)
        assert (found["action"], found["best"], found["reason"]["key"]) == ("", [], "ai-silent")
        assert account(log, number, 0, True, "veteran", 1)["action"] == match.entries[number - 1].action
    assert laid


def test_later_entries_change_nothing() -> None:
    match = begun("chaos", 4)
    log = match.to_json()
    number = by_others(match)[8]
    short = {**log, "entries": log["entries"][:number]}
    assert account(log, number, 0, False, "veteran", 1) == account(short, number, 0, False, "veteran", 1)


def test_a_drifter_has_no_reasons() -> None:
    match = begun("smallworld", 3)
    found = account(match.to_json(), by_others(match)[0], 0, False, "random", 1)
    assert found["reason"]["key"] == "ai-random"
    assert not found["best"]
