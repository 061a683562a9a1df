"""Lessons and puzzles: every solution leads to its goal, no wrong first move can, and chance has no part in it."""

from __future__ import annotations

import re

import pytest
from tests.test_terms import terms
from typer.testing import CliRunner

from spieltisch.cli.main import app
from spieltisch.core import to_act
from spieltisch.learn.book import book
from spieltisch.learn.puzzles import Puzzle, PuzzleSolver, is_reached, puzzles
from spieltisch.locale import LANGUAGES

TITLES = ("chaos", "invasion", "smallworld")
TEXTS = {"title", "idea", "goal", "hint", "why"}
ALL = [one for title in TITLES for one in puzzles(title)]
named = pytest.mark.parametrize("puzzle", ALL, ids=[f"{one.title}-{one.name}" for one in ALL])


@pytest.mark.parametrize("title", TITLES)
def test_there_are_a_dozen_from_lessons_to_hard_ones(title: str) -> None:
    levels = [one.level for one in puzzles(title)]
    assert len(levels) >= 12
    assert [level > 2 for level in levels] == sorted(level > 2 for level in levels)  # lessons, then puzzles
    assert set(levels) >= {1, 2, 3, 4}
    assert set(levels) <= {1, 2, 3, 4, 5}


@named
def test_a_puzzle_is_told_in_every_language_and_names_its_rule(puzzle: Puzzle) -> None:
    assert set(puzzle.texts) == set(LANGUAGES)
    assert all(set(said) == TEXTS and all(said.values()) for said in puzzle.texts.values())
    assert book(puzzle.title, "en").at(puzzle.rule)


@named
def test_the_written_solution_reaches_the_goal(puzzle: Puzzle) -> None:
    search = PuzzleSolver(puzzle)
    s = search.start
    assert not is_reached(puzzle.goal, search.game.view(s, puzzle.seat)) or puzzle.at_end
    for text in puzzle.solution:
        seat, _, action = text.rpartition(": ")
        who = int(seat) if seat else puzzle.seat
        assert who == to_act(s)[0]
        then = search.after(s, who, search.game.verbs.parse(action))
        assert then is not None, text
        s = then
    assert is_reached(puzzle.goal, search.game.view(s, puzzle.seat))
    assert not (puzzle.at_end and to_act(s))


@named
def test_the_goal_can_be_forced_and_wrong_first_moves_lose_it(puzzle: Puzzle) -> None:
    search = PuzzleSolver(puzzle)
    assert search.wins(search.start)
    assert puzzle.wrong
    for text in puzzle.wrong:
        then = search.after(search.start, puzzle.seat, search.game.verbs.parse(text))
        assert then is None or not search.wins(then), text


@named
def test_the_words_are_those_of_the_box(puzzle: Puzzle) -> None:
    odd = [
        (language, never, text)
        for language, said in puzzle.texts.items()
        for text in said.values()
        for entry in terms(puzzle.title).values()
        for never in entry[language].get("never", ())
        if re.search(never, text)
    ]
    assert not odd


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_lists_and_plays_them(language: str) -> None:
    def run(*words: str, keys: str = "") -> str:
        done = CliRunner().invoke(app, ["puzzle", *words, "--language", language], input=keys, env={"COLUMNS": "120"})
        assert done.exit_code == (2 if "99" in words else 0), done.output
        return done.output

    first = puzzles("chaos")[2]
    assert first.say(language, "title") in run("chaos")
    assert first.say(language, "why")[:20] in run("chaos", "3", "--solve")
    solved = run("chaos", "3", keys="play battle_cry estalia\n")
    assert first.say(language, "why")[:20] in solved
    missed = run("chaos", "3", keys="pass\n")
    assert first.say(language, "why")[:20] not in missed
    assert run("chaos", "99")
