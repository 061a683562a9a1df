"""A game in the terminal is not lost: it keeps itself, asks before it overwrites, and comes back as it was."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import spieltisch
from spieltisch.cli import evening, saved
from spieltisch.cli.main import app
from spieltisch.folders import user_data

PLAY = ("play", "lanterns", "--seats", "2", "--seed", "1", "--level", "novice", "--language", "en")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
    return data_folder / "spieltisch" / "games"


def run(*words: str, keys: str = "") -> str:
    result = CliRunner().invoke(app, [*words, "--language", "en"], input=keys)
    assert result.exit_code == 0, result.output
    return " ".join(result.output.replace("\N{NO-BREAK SPACE}", " ").split())


def interrupted(monkeypatch: pytest.MonkeyPatch, *lines: str | type[BaseException]) -> Callable[..., str]:
    """Lines as somebody types them; an exception is Ctrl-C or Ctrl-D."""
    left = iter(lines)

    def typed(*_args: object, **_more: object) -> str:
        line = next(left)
        if isinstance(line, str):
            return line
        raise line

    monkeypatch.setattr(evening.console, "input", typed)
    return typed


def test_a_game_keeps_itself_from_the_first_own_move_on(folder: Path) -> None:
    run(*PLAY, keys="q\n\n")
    assert not list(folder.glob("*"))
    said = run(*PLAY, keys="1\nq\n\n")
    (path,) = folder.glob("*.json")
    assert str(folder) in said
    assert spieltisch.load(path).entries[0].action.startswith("show")
    assert oct(folder.stat().st_mode & 0o777) == "0o700"


def test_an_unfinished_game_is_offered_and_goes_on_as_it_was(folder: Path) -> None:
    run(*PLAY, keys="1\nq\n\n")
    said = run("play", keys="7\n1\n" + "1\n" * 40)
    assert "Unfinished games:" in said
    assert "against Novice" in said
    assert "Choose a number from 1 to 1." in said
    assert "Final ranking" in said
    (path,) = folder.glob("*.json")
    assert spieltisch.load(path).over
    assert "Novice 2" in said
    assert "Unfinished games:" not in run("play", "lanterns", keys="q\n\n")


def test_naming_a_title_skips_the_question_about_saved_games() -> None:
    run(*PLAY, keys="1\nq\n\n")
    for words in (("--new",), ("--seed", "2"), ("--seats", "3")):
        assert "Unfinished games:" not in run("play", "lanterns", *words, keys="q\n\n")
    assert "Unfinished games:" in run("play", "lanterns", keys="\nq\n\n")
    assert "Unfinished games:" not in run("play", "chaos", keys="q\n\n")


def test_a_finished_game_is_named_for_replay_and_review(folder: Path) -> None:
    said = run(*PLAY, keys="1\n" * 40)
    (path,) = folder.glob("*.json")
    assert f"spieltisch replay {path.name}" in said
    assert f"spieltisch review {path.name}" in said
    replayed = run("replay", path.name)
    assert "Ranking" in replayed
    assert "Novice 2" in replayed
    assert "OK: lanterns" in run("verify", path.name)
    assert "title: lanterns" in run("position", path.name, "--entry", "2")
    reviewed = run("review", path.name, "--lines", "1")
    assert " Novice 2: from " in reviewed
    assert " You: from " in reviewed


def test_leaving_asks_again_until_the_game_is_written(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    said = run(*PLAY, keys="1\nq\n/nope/x\ntaken\nmine.json\n")
    assert "/nope/x cannot be written: there is no such folder." in said
    assert "taken cannot be written: a folder is in the way." in said
    assert spieltisch.load("mine.json").entries
    assert not list(tmp_path.glob("*.part"))


def test_save_asks_before_it_overwrites(tmp_path: Path) -> None:
    other = tmp_path / "tm2.sh"
    other.write_text("echo precious\n")
    said = run(*PLAY, keys="save tm2.sh\n\nsave tm2.sh\nno\nq\n\n")
    assert said.count("tm2.sh already exists. Overwrite it?") == 2
    assert other.read_text() == "echo precious\n"
    said = run(*PLAY, keys="save tm2.sh\nyes\nsave tm2.sh\nq\n\n")
    assert said.count("Overwrite it?") == 1
    assert spieltisch.load(other)


def test_control_c_clears_the_line_and_the_second_one_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted(
        monkeypatch, KeyboardInterrupt, "1", KeyboardInterrupt, "?", KeyboardInterrupt, KeyboardInterrupt, "a.json"
    )
    said = run(*PLAY)
    assert said.count("Press Ctrl-C again") == 3
    assert len(spieltisch.load("a.json").entries) >= 2


def test_the_end_of_input_asks_as_leaving_does(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupted(monkeypatch, "1", EOFError, "b.json")
    run(*PLAY)
    assert spieltisch.load("b.json").entries


def test_control_c_while_they_think_asks_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def think(*_args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(evening.Evening, "_opponent", think)
    interrupted(monkeypatch, "1", "c.json")
    run(*PLAY)
    assert len(spieltisch.load("c.json").entries) == 1


def test_opponents_levels_seats_and_curtain_come_back() -> None:
    play = ("play", "lanterns", "--seats", "3", "--seed", "3", "--level", "random", "--you", "2,3", "--curtain")
    run(*play, keys="\n1\n\nsave g.json\nq\n\n")
    assert json.loads(Path("g.json").read_text())["terminal"]["levels"] == ["random", None, None]
    said = run("play", "--load", "g.json", keys="\nq\n\n")
    assert "Random 1" in said
    assert "The keyboard goes to Player 3" in said
    assert "Novice 1" in run("play", "--load", "g.json", "--level", "novice", keys="\nq\n\n")
    assert "Random 3" in run("play", "--load", "g.json", "--you", "2", "--level", "random", keys="\nq\n\n")


def test_files_without_players_and_with_nonsense_in_their_place_still_load(tmp_path: Path) -> None:
    match = spieltisch.game("lanterns").match(seats=2, seed=3)
    match.save("plain.json")
    data = match.to_json()
    assert "Veteran 2" in run("play", "--load", "plain.json", keys="q\n\n")
    for levels in (None, 7, ["novice"], [None, "god"], [None, {}]):
        Path("odd.json").write_text(json.dumps({**data, "terminal": {"levels": levels}}))
        assert "Veteran 2" in run("play", "--load", "odd.json", keys="q\n\n")
    Path("named.json").write_text(json.dumps({**data, "names": ["Ada", "B[red]ob\n"]}))
    assert "Bredob" in run("play", "--load", "named.json", keys="q\n\n")


def test_a_file_of_another_title_is_refused(tmp_path: Path) -> None:
    spieltisch.game("lanterns").match(seats=2, seed=3).save("l.json")
    Path("p.yaml").write_text("title: lanterns\nhands: [[star], [lamp]]\n")
    for words in (("--load", "l.json"), ("--position", "p.yaml")):
        done = CliRunner().invoke(app, ["play", "chaos", *words, "--language", "en"])
        assert (done.exit_code, f"{words[1]} belongs to lanterns, not to chaos." in done.output) == (2, True)
        run("play", *words, keys="q\n\n")


def test_a_folder_that_cannot_be_written_spoils_no_game(folder: Path) -> None:
    folder.parent.parent.mkdir(parents=True)
    folder.parent.write_text("in the way")
    said = run(*PLAY, keys="1\n" * 40)
    assert said.count("The game cannot be saved automatically") == 1
    assert "Final ranking" in said


def test_strange_files_in_the_folder_are_passed_over(folder: Path) -> None:
    folder.mkdir(parents=True)
    for name, text in {"a": "{", "b": "[]", "c": '{"title": "go"}', "d": '{"terminal": 3, "entries": []}'}.items():
        (folder / f"{name}.json").write_text(text)
    assert saved.stored_games() == []


@pytest.mark.parametrize(
    ("platform", "expected"),
    [
        ("darwin", "Library/Application Support/spieltisch"),
        ("win32", "roaming/spieltisch"),
        ("linux", "data/spieltisch"),
    ],
)
def test_the_folder_follows_the_customs_of_the_system(
    platform: str, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setenv("APPDATA", str(tmp_path / "roaming"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert user_data() == tmp_path / expected


def test_a_number_without_end_is_no_number() -> None:
    assert "Choose a number from 1 to" in run(*PLAY, keys="9" * 5000 + "\nwhy [/red]\nq\n\n")


def test_the_curtain_hides_what_can_be_scrolled_back_to(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.StringIO()
    monkeypatch.setattr(evening, "console", Console(file=written, force_terminal=True, width=100))
    match = spieltisch.game("lanterns").match(seats=2, seed=1)
    two = evening.Evening(match, saved.party_of(2, {0, 1}, "novice", curtain=True), 1, "en")
    interrupted(monkeypatch, "")
    assert two._curtain(1)
    assert written.getvalue().startswith("\x1b[H\x1b[2J\x1b[3J")
    interrupted(monkeypatch, EOFError, EOFError)
    two._human(0)
    assert two.quit
