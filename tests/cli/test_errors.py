"""Every error names the thing, what was found and what fits; nothing long begins that cannot end well."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import spieltisch
from spieltisch.cli import arena
from spieltisch.cli.main import COMMANDS, GROUPS, app, first_word


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with files that are not what they seem."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "deep.json").write_text("[" * 200_000)
    (tmp_path / "bin.json").write_bytes(b"\xff\xfe\x00\x81")
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty.json").write_text("{}")
    (tmp_path / "empty.toml").write_text("")
    (tmp_path / "chaos.toml").write_text('format = 1\ntitle = "chaos"\nname = "x"\n')
    match = spieltisch.game("lanterns").match(seats=2, seed=3)
    while not match.over:
        seat = match.to_act()[0]
        match.apply(seat, match.legal(seat)[0])
    match.save("game.json")
    return tmp_path


def run(*words: str, language: str = "en", keys: str = "") -> tuple[int, str]:
    done = CliRunner().invoke(app, [*words, "--language", language], input=keys, env={"COLUMNS": "200"})
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.output


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("verify deep.json", "deep.json: This is not a saved game."),
        ("replay deep.json", "deep.json: This is not a saved game."),
        ("review deep.json", "deep.json: This is not a saved game."),
        ("position deep.json", "deep.json is nested too deeply"),
        ("verify bin.json", "bin.json: This is not a saved game."),
        ("position bin.json", "bin.json cannot be read as text."),
        ("deck check bin.json", "bin.json cannot be read as text."),
        ("verify folder", "folder is a folder, not a file."),
        ("verify game.json --receipt foo", "A receipt is written ENTRY:RECEIPT, not “foo”."),
        ("play lanterns --seed abc", "--seed takes a whole number, not “abc”."),
        ("arena lanterns --games 0", "--games takes a whole number from 1 up, not “0”."),
        ("review game.json --lines 0", "--lines takes a whole number from 1 to 100000, not “0”."),
        ("review game.json --lines 99999999999999999999999", "--lines takes a whole number from 1 to 100000"),
        ("replay game.json --entry x", "--entry takes a whole number, not “x”."),
        ("replay game.json --entry 999", "There are moments 0 to"),
        ("position game.json --entry -1", "There are moments 0 to"),
        ("arena lanterns --scale -1", "--scale takes a number from 0.001 to 1000, not “-1”."),
        ("arena lanterns --scale 0", "--scale takes a number from 0.001 to 1000"),
        ("simulate lanterns --iterations -4", "--iterations takes a whole number from 1 up, not “-4”."),
        ("simulate lanterns --seats 0", "--seats takes a whole number from 1 up, not “0”."),
        ("simulate lanterns --seats 9", "2, 3 or 4 players, not 9"),
        ("play lanterns --seats 0", "2, 3 or 4 players, not 0"),
        ("simulate lanterns --agents random,random,random,random,random,random", "6 opponents for 4 seats."),
        ("arena lanterns --agents foo", "no opponent called “foo”"),
        ("arena lanterns --on mars", "A series cannot run on “mars”. Available: local and ray."),
        ("bench --seconds -1", "--seconds takes a number from 0.01 to 10000, not “-1”."),
        ("fuzz lanterns --seconds -1", "--seconds takes a number from 0.01"),
        ("review game.json --report nope/x.html", "nope/x.html cannot be written: there is no such folder."),
        ("arena lanterns --out nope/a.jsonl", "nope/a.jsonl cannot be written: there is no such folder."),
        ("arena lanterns --report folder", "folder is a folder, not a file."),
        ("admin list --data typo", "There are no tables in typo."),
        ("admin export T nope/e.json --data typo", "nope/e.json cannot be written"),
        ("admin import empty.json --data made", "The file does not name a title."),
        ("pack check empty.toml", "empty.toml does not say which title it is for"),
        ("content smallworld --pack chaos.toml", "This pack is for chaos, not for smallworld."),
        ("play smallworld --pack chaos.toml", "This pack is for chaos, not for smallworld."),
        ("serve --port 99999", "--port takes a whole number from 0 to 65535, not “99999”."),
        ("draft --side foo", "There is no side “foo”. Available: order, destruction and random."),
        ("titles chaos more", "Too many words: more."),
        ("rules chaos qwertzuiop", "The book has nothing about “qwertzuiop”."),
    ],
)
def test_one_line_says_what_is_wrong(words: str, complaint: str, here: Path) -> None:
    code, said = run(*words.split())
    assert complaint in " ".join(said.split())
    assert code == 2
    assert not (here / "typo").exists()


def test_complaints_are_in_the_language_of_the_reader() -> None:
    for words in ("replay game.json --entry 999", "titles chaos more", "arena lanterns --agents foo", "serve --port x"):
        german, english = run(*words.split(), language="de")[1], run(*words.split())[1]
        assert german != english


def test_a_file_that_may_not_be_read_or_written_is_named(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(*_args: object, **_more: object) -> str:
        raise PermissionError(13, "Permission denied", "game.json")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_text", closed)
        assert "game.json cannot be read: permission denied." in run("verify", "game.json")[1]
    monkeypatch.setattr("os.access", lambda place, _how: str(place) == "game.json")
    assert "x.html cannot be written: permission denied." in run("review", "game.json", "--report", "x.html")[1]
    monkeypatch.setattr("os.access", lambda *_: False)
    assert "game.json cannot be read: permission denied." in run("verify", "game.json")[1]


def test_ray_is_asked_for_before_the_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "find_spec", lambda _name: None)
    assert "pip install spieltisch[ray]" in run("simulate", "lanterns", "--on", "ray")[1]


def test_other_rules_are_told(here: Path) -> None:
    data = json.loads((here / "game.json").read_text())
    (here / "other.json").write_text(json.dumps({**data, "rules": "99"}))
    code, said = run("verify", "other.json")
    assert code == 0
    assert "The log was written under rules 99; this program plays rules" in said


def test_deleting_a_table_asks_first(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("admin", "import", "game.json", "--data", "house")[0] == 0
    table = run("admin", "list", "--data", "house")[1].split()[0]
    assert run("admin", "delete", table, "--data", "house", keys="\n")[0] == 1
    assert table in run("admin", "list", "--data", "house")[1]
    assert run("admin", "delete", table, "--data", "house", keys="yes\n")[0] == 0
    assert table not in run("admin", "list", "--data", "house")[1]


def test_a_misspelt_setting_is_told(tmp_path: Path) -> None:
    """In a process of its own: a server sets up logging and file rights for all that comes after it."""
    settings = {**os.environ, "SPIELTISCH_PROT": "9000", "SPIELTISCH_SECRET": "short"}
    command = [sys.executable, "-m", "spieltisch", "serve", "--data", str(tmp_path)]
    done = subprocess.run(command, env=settings, capture_output=True, text=True)
    assert "SPIELTISCH_PROT is no setting" in done.stdout + done.stderr


def test_a_command_imports_only_what_it_needs() -> None:
    assert first_word(["--language", "de", "titles", "chaos"]) == "titles"
    assert first_word(["--help", "play"]) is None
    code = (
        "import sys; sys.argv[1:] = ['verify', 'game.json']\n"
        "from spieltisch.cli.main import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "heavy = {'prompt_toolkit', 'spieltisch.ai', 'spieltisch.server', 'starlette', 'numpy'} & set(sys.modules)\n"
        "print(sorted(heavy))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
    named = {command.callback.__name__ for command in app.registered_commands}
    assert set(COMMANDS) <= named
    assert set(GROUPS) <= {group.name for group in app.registered_groups}
