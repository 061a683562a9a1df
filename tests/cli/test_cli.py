"""The terminal: a whole game, stored games, and one clear line for everything that is wrong."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document
from typer.testing import CliRunner, Result

import spieltisch
from spieltisch import BadOption
from spieltisch.cli.common import said
from spieltisch.cli.completion import Choices
from spieltisch.cli.main import app
from spieltisch.cli.spoken import commands, said_of
from spieltisch.cli.tables.chaos import NUMBER_WIDTH
from spieltisch.cli.typed import Typed
from spieltisch.locale import LANGUAGES
from spieltisch.locale.speech import NOWHERE, Speech

runner = CliRunner()


def run(*words: str, keys: str = "") -> Result:
    """Numbers are tied to what they count; a test may write a plain space."""
    result = runner.invoke(app, list(words), input=keys, env={"COLUMNS": "100", "LANG": "en_US.UTF-8"})
    result.output_bytes = result.output_bytes.replace("\N{NO-BREAK SPACE}".encode(), b" ")
    return result


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    match = spieltisch.game("lanterns").match(seats=2, seed=3)
    while not match.over:
        seat = match.to_act()[0]
        match.apply(seat, match.legal(seat)[0])
    match.save(tmp_path / "evening.json")
    return tmp_path / "evening.json"


def test_a_whole_game_by_numbers() -> None:
    done = run(
        "play", "lanterns", "--seats", "2", "--seed", "1", "--level", "random", "--language", "en", keys="1\n" * 40
    )
    assert done.exit_code == 0, done.output
    assert "Final ranking" in done.output


def test_a_line_never_ends_between_a_number_and_its_words() -> None:
    done = run("play", "chaos", "--seed", "1", "--level", "random", "--language", "en", keys="q\n\n").output
    assert "1 Norsca" in done
    assert not re.findall(r"[^/\d]\d+ +│$", done, re.MULTILINE)


def test_empty_windows_pass_by_themselves_unless_asked_for() -> None:
    """After the first hand the next question is the own capital phase; or, with --windows, the first window."""
    play = ["play", "invasion", "--seed", "5", "--level", "random", "--language", "en"]
    quick, slow = (run(*play, *more, keys="1\nq\n\n").output for more in ([], ["--windows"]))
    assert "Turn 1: you" in quick
    assert "Capital phase" in quick
    assert "Capital phase" not in slow


def test_a_game_by_words_with_undo_why_and_save(tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    position = tmp_path / "position.yaml"
    position.write_text("title: lanterns\nhands: [[star, ember], [lamp, ember]]\nnights: 1\n")
    keys = [
        "why show lamp",
        "show lamp",
        "99",
        "show sun",
        "show st",
        "u",
        "show star",
        "?",
        "l",
        f"save {file}",
        "q",
        "",
    ]
    done = run(
        "play", "lanterns", "--position", str(position), "--you", "all", "--language", "en", keys="\n".join(keys)
    )
    assert done.exit_code == 0, done.output
    assert "Choose a number from 1 to 2." in done.output
    assert "Undone" in done.output
    assert [entry["action"] for entry in json.loads(file.read_text())["entries"]] == ["show star"]
    again = run("play", "lanterns", "--load", str(file), "--you", "all", "--language", "en", keys="show lamp\nsend 1\n")
    assert "Final ranking" in again.output, again.output


def test_a_move_is_taken_back_against_the_dice_if_it_is_said_twice(tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    position = tmp_path / "position.yaml"
    position.write_text("title: lanterns\nhands: [[star, ember], [lamp, ember]]\nnights: 2\n")
    keys = ["show star", "show lamp", "send 1", "u", "u !", "l", f"save {file}", "q", ""]
    done = run(
        "play", "lanterns", "--position", str(position), "--you", "all", "--language", "en", keys="\n".join(keys)
    )
    assert done.exit_code == 0, done.output
    refused, _, after = done.output.partition("undo !")  # how to do it all the same is said with the refusal
    assert "Undone" not in refused
    assert "Undone: Send out one" in after
    assert "takes a move back after dice or cards were seen" in after
    stored = json.loads(file.read_text())
    assert [entry["action"] for entry in stored["entries"]] == ["show star", "show lamp"]
    assert stored["taken_back"] == [[2, 0]]


def test_a_hint_names_actions() -> None:
    done = run("play", "lanterns", "--seats", "2", "--seed", "1", "--level", "random", keys="hint\n")
    assert "%" in done.output, done.output


def test_why_without_words_asks_the_opponent() -> None:
    done = run("play", "lanterns", "--seats", "2", "--seed", "1", "--level", "random", keys="why\n1\nwhy\n")
    assert "No opponent has acted yet." in done.output
    assert "Chosen at random." in done.output, done.output


def test_reasons_and_causes_are_said_in_words() -> None:
    lanterns = Speech("pl", spieltisch.game("lanterns").vocabulary(), ["Ola", "Jan"])
    expects = {"key": "ai-expects", "args": {"share": 60, "next": "show star", "next_share": 40}}
    assert "Pokaż: Gwiazda (6), 40%" in lanterns.reason(expects)
    assert "Ola i Jan" in lanterns.reason({"key": "core-not_your_turn", "args": {"seats": [0, 1]}})
    chaos = Speech("pl", spieltisch.game("chaos").vocabulary())
    assert chaos.cause({"key": "old_world", "args": {"old_world": "franzs_decree"}}) == "Dekret Franza"


def test_replay_shows_every_entry(evening: Path) -> None:
    done = run("replay", str(evening))
    assert done.exit_code == 0
    assert str(len(spieltisch.load(evening).entries)) in done.output
    assert "Ranking" in done.output
    through_eyes = run("replay", str(evening), "--entry", "2", "--seat", "1")
    assert "✋" in through_eyes.output


def test_review_tells_the_game_and_writes_a_page(evening: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    done = run("review", str(evening), "--lines", "2", "--report", str(page))
    assert done.exit_code == 0
    assert "strongest opponent’s first" in done.output
    assert done.output.strip().startswith("Player ")
    assert "dice and cards" in done.output
    told = page.read_text(encoding="utf-8")
    assert "<polyline" in told
    assert "<h2>Player" in told


def test_only_finished_games_are_reviewed(tmp_path: Path) -> None:
    spieltisch.game("lanterns").match(seats=2, seed=7).save(tmp_path / "young.json")
    done = run("review", str(tmp_path / "young.json"))
    assert (done.exit_code, "not over yet" in done.stderr) == (2, True)


def test_verify_prints_the_commitment(evening: Path) -> None:
    done = run("verify", str(evening))
    assert done.exit_code == 0
    assert spieltisch.load(evening).chance.commitment in done.output


def test_content_is_json() -> None:
    records = json.loads(run("content", "lanterns", "--json").output)
    assert [record["source"] for record in records["lanterns"]] == ["design"] * 6


def test_position_lists_what_can_be_done(tmp_path: Path) -> None:
    file = tmp_path / "p.yaml"
    file.write_text("title: lanterns\nhands: [[star], [lamp]]\n")
    done = run("position", str(file))
    assert "show star" in done.output


def test_fuzz_and_bench_and_titles() -> None:
    assert "all checks passed" in run("fuzz", "lanterns", "--seconds", "0.2", "--seed", "1").output
    assert "decisions/s" in run("bench", "lanterns", "--seconds", "0.05").output
    assert "lanterns" in run("titles").output


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["play", "go"], "no title called “go”"),
        (["play", "lanterns", "--seats", "9"], "2, 3 or 4 players, not 9"),
        (["play", "lanterns", "--level", "god"], "no opponent called “god”"),
        (["play", "lanterns", "--you", "7"], "--you takes seats"),
        (["play", "lanterns", "--language", "fr"], "no language “fr”"),
        (["play"], "Which title? Available: chaos, invasion, lanterns and smallworld."),
        (["replay"], "file is missing"),
        (["play", "lanterns", "--sets", "2"], "no option --sets"),
        (["bench", "--seconds", "soon"], "--seconds takes a number from 0.01 to 10000, not “soon”."),
        (["plya"], "no command “plya”. Did you mean play"),
        (["play", "lanterns", "--option", "nights"], "Write options as name=value"),
        (["play", "lanterns", "--option", "nights=9"], "“nights” can be"),
        (["play", "invasion", "--option", "deck_a=@nowhere.txt"], "File not found: nowhere.txt"),
        (["play", "lanterns", "--load", "nowhere.json"], "File not found: nowhere.json"),
        (["replay", "nowhere.json"], "File not found: nowhere.json"),
        (["verify", "nowhere.json"], "File not found: nowhere.json"),
        (["position", "nowhere.yaml"], "File not found: nowhere.yaml"),
        (["content", "go"], "no title called “go”"),
    ],
)
def test_bad_input_gets_one_clear_line(words: list[str], complaint: str) -> None:
    done = run(*words)
    assert done.exit_code == 2
    assert complaint in done.output
    assert "Traceback" not in done.output
    assert len(done.output.strip().splitlines()) == 1


def test_an_action_can_be_forecast() -> None:
    keys = "f 3\nf 999\nf pass\nf summon cultist moon\nquit\n\n"
    done = run("play", "chaos", "--seats", "3", "--seed", "4", "--level", "random", keys=keys).output
    assert "Kislev: Your domination value 0 → 1" in done
    assert "Choose a number from 1 to" in done
    assert "Nothing can be predicted" in done
    assert "Write it like this: Summon ‹Kind› ‹from› ‹Region›" in done or "I don’t understand" in done


@pytest.mark.parametrize(
    ("language", "line", "written"),
    [
        ("de", "beschwöre einen kühlschrank", "‹Art› ‹von› ‹Region› beschwören"),
        ("pl", "przyzwij bzdurę", "Przyzwij ‹Rodzaj› ‹skąd› ‹Region›"),
        ("nl", "plaats zomaar een ijskast", "Plaats ‹Soort› ‹van› ‹Regio›"),
    ],
)
def test_a_verb_of_the_reader_is_never_said_to_be_unknown(language: str, line: str, written: str) -> None:
    play = ["play", "chaos", "--seed", "4", "--level", "random", "--language", language]
    assert written in run(*play, keys=f"{line}\nq\n\n").output


def test_the_package_is_the_command_too() -> None:
    done = subprocess.run([sys.executable, "-m", "spieltisch", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == spieltisch.__version__


def test_a_deck_is_brought_along_as_a_file(tmp_path: Path) -> None:
    deck = tmp_path / "dwarfs.txt"
    deck.write_text(run("deck", "starter", "dwarf").output, encoding="utf-8")
    words = ["play", "invasion", "--option", "mode=decks", "--option", f"deck_a=@{deck}"]
    assert "40 cards are too few: at least 50." in run(*words).output  # forty cards are ten too few
    deck.write_text(
        deck.read_text(encoding="utf-8")
        + "3 Contested Village\n3 Contested Fortress\n2 Peasant Militia\n2 Warrior Priests\n",
        encoding="utf-8",
    )
    assert run(*words, "--seed", "1", keys="quit\n").exit_code == 0


def test_damaged_files_get_one_clear_line(evening: Path, tmp_path: Path) -> None:
    cut = tmp_path / "cut.json"
    cut.write_text(evening.read_text()[:200])
    odd = tmp_path / "odd.json"
    data = json.loads(evening.read_text())
    data["entries"][3]["digest"] = "0" * 32
    odd.write_text(json.dumps(data))
    assert "truncated or damaged" in run("verify", str(cut)).output
    assert "Move 4: The position differs" in run("verify", str(odd)).output
    list_file = tmp_path / "list.yaml"
    list_file.write_text("- 1")
    assert "is not a position" in run("position", str(list_file)).output


def test_speech_falls_back_to_readable_words() -> None:
    speech = Speech("pl", {**NOWHERE, "title": "nowhere"})
    assert speech.verb("light_lamp red_one") == "light lamp red_one"
    assert speech.reason({"key": "too_far", "args": {"steps": 3}}) == "too far (steps 3)"
    assert speech.name("region", "far_land") == "far land"
    assert speech("nobody-wrote-this") == "nobody-wrote-this"


def told(language: str, *keys: str, title: str = "chaos", seats: str = "3") -> str:
    words = ("play", title, "--seats", seats, "--seed", "4", "--level", "random", "--language", language)
    return " ".join(run(*words, keys="\n".join([*keys, "q", "", ""])).output.split())


@pytest.mark.parametrize(
    ("language", "line", "happened"),
    [
        ("de", "Kultisten ins Imperium beschwören", "Khorne beschwört einen Blutvergießer ins Imperium"),
        ("de", "summon cultist reserve imperium", "Khorne beschwört einen Blutvergießer ins Imperium"),
        ("de", "Summon a Cultist to the Empire", "Khorne beschwört einen Blutvergießer ins Imperium"),
        ("pl", "Przyzwij kultystę do Imperium", "Khorne przyzywa Zaprzysiężonego Krwi do Imperium"),
        ("pl", "przyzwij kultyste do imperium", "Khorne przyzywa Zaprzysiężonego Krwi do Imperium"),
        ("nl", "plaats cultist in the empire", "Khorne plaatst een Bloodsworn in The Empire"),
        ("en", "summon a cultist to the empire", "Khorne summons a Bloodsworn to the Empire"),
    ],
)
def test_actions_are_typed_in_the_language_of_the_reader_or_in_english(language: str, line: str, happened: str) -> None:
    assert happened in told(language, line)


def test_misspelt_commands_get_a_suggestion() -> None:
    said = told("de", "Kultistn ins Imprium beschwören", "beschwören", "Quark")
    assert "Meinst du Einen Kultisten ins Imperium beschwören" in said
    assert "Das kann bedeuten: " in said
    assert "Eine Aktion namens „Quark“ gibt es nicht." in said


def test_illegal_actions_get_a_reason_in_every_language() -> None:
    assert "„Grippe“ ist nicht deine Karte." in told("de", "warum Grippe in Kislev spielen")
    assert "„Grypa” to nie twoja karta." in told("pl", "dlaczego zagraj Grypę w Kislevie")
    assert "“Influenza” is niet jouw kaart." in told("nl", "waarom speel Influenza in Kislev")


def test_commands_and_questions_have_words_in_every_language() -> None:
    said = told("de", "hilfe", "frage Widerstand Kislev", "frage Quark", "frage Widerstand")
    assert "rückgängig" in said
    assert "+3 aufgedruckt" in said
    assert "So stellst du Fragen: frage Angriffswert von" in said
    assert "Diese Frage braucht: Region." in said


def test_tab_offers_what_the_words_so_far_can_become() -> None:
    chaos = spieltisch.game("chaos").match(seats=3, seed=4)
    chaos.apply(2, "decline")
    choices = Choices(Typed(Speech("de", chaos.game.vocabulary())), chaos.legal(0), ["hilfe", "tipp"])
    offered = [one.text for one in choices.get_completions(Document("kultisten imp"), CompleteEvent())]
    assert offered == ["Einen Kultisten ins Imperium beschwören"]
    assert next(choices.get_completions(Document("hi"), CompleteEvent())).text == "hilfe"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_says_what_it_does(language: str) -> None:
    speech = Speech(language)
    for path, command in commands(typer.main.get_command(app)):
        assert speech.say("-".join(["cli-command", *path])), path
        for param in command.params:
            assert said_of(speech, path, param.name), (path, param.name)


def test_help_and_stored_games_speak_the_language(evening: Path) -> None:
    assert "Einen Titel im Terminal spielen." in run("play", "--help", "--language", "de").output
    assert "Polecenia" in run("--language=pl").output
    for words in ((), ("play",), ("replay",)):
        told = run(*words, "--help", "--language", "pl").output
        assert not re.search(r"COMMAND|ARGS|OPTIONS|<\w+", told), words
    assert "Rangfolge: " in run("replay", str(evening), "--language", "de").output
    assert "w porządku: lanterns" in run("verify", str(evening), "--language", "pl").output
    assert "Plaatsen" in run("titles", "--language", "nl").output
    assert "Nie ma pliku nowhere.json." in run("verify", "nowhere.json", "--language", "pl").output


@pytest.mark.parametrize("language", LANGUAGES)
def test_columns_of_the_terminal_have_short_heads(language: str) -> None:
    speech = Speech(language)
    for term in ("power", "points", "threat", "counters", "hand", "peasants"):
        assert len(speech(f"chaos-term-{term}")) <= NUMBER_WIDTH, term


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("title", "spec"),
    [
        ("chaos", {"gods": "khorne nurgle tzeentch", "regions": {"kislev": "slaanesh: seductress"}}),
        ("chaos", {"regions": {"kislev": "cards: influensa", "tilea": 7}}),
        ("chaos", {"regions": {"kislev": "tokens: 5 hero"}}),
        ("smallworld", {"players": [{"race": "orcs", "bombs": [1, 1]}]}),
        ("smallworld", {"regions": {"l1a_1": "murlocs fort fort"}, "round": "first"}),
        ("invasion", {"b": {"kingdom": ["waaagh"]}}),
        ("invasion", {"a": {"kingdom": ["runesmith damage=x"]}}),
    ],
)
def test_a_position_is_refused_in_the_language_of_the_reader(language: str, title: str, spec: dict[str, Any]) -> None:
    game = spieltisch.game(title)
    with pytest.raises(BadOption) as refused:
        game.position(spec)
    sentence = said(refused.value, Speech(language, game.vocabulary()))
    assert "core" not in sentence
    assert "{" not in sentence
    assert sentence.rstrip()[-1] in ".?"
