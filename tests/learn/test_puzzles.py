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
HIDDEN = [one for one in ALL if one.may_be]
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
    assert search.wins(*search.starts)
    assert puzzle.wrong
    for text in puzzle.wrong:
        assert not search.wins_by(search.game.verbs.parse(text)), text


@pytest.mark.parametrize("puzzle", HIDDEN, ids=[one.name for one in HIDDEN])
def test_what_the_solver_can_not_see_decides(puzzle: Puzzle) -> None:
    """The positions look the same, and somebody who knew which it is could do what otherwise loses."""
    search = PuzzleSolver(puzzle)
    first, *others = [search.game.view(s, puzzle.seat) for s in search.starts]
    assert others
    assert all(other == first for other in others)
    wrong = [search.game.verbs.parse(text) for text in puzzle.wrong]
    assert any(search.wins_by(action, (s,)) for s in search.starts for action in wrong)


def test_one_action_must_be_good_in_all_positions_that_look_the_same() -> None:
    """To attack the quest zone wins against each Chaos tactic but one."""
    puzzle = next(one for one in puzzles("invasion") if one.name == "22-whatever-it-is")
    search = PuzzleSolver(puzzle)
    attack = search.game.verbs.parse("attack quest")
    assert [search.wins_by(attack, (s,)) for s in search.starts] == [False, *[True] * 6]
    assert search.wins_by(attack, search.starts[1:])
    assert not search.wins_by(attack)


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
