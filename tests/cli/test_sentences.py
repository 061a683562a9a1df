"""The sentences that the table uses are understood, whether or not the action is possible now."""

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import spieltisch
from spieltisch.cli.main import app
from spieltisch.cli.typed import Typed
from spieltisch.locale import LANGUAGES
from spieltisch.locale.speech import Speech

ROOT = Path(__file__).resolve().parents[2]
TITLES = {"chaos": 61, "smallworld": 97, "invasion": 4001, "lanterns": 1}  # every so many-th action is tried


def told(language: str, title: str, *keys: str, more: tuple[str, ...] = ("--seed", "3")) -> str:
    words = ["play", title, "--level", "random", "--language", language, *more]
    done = CliRunner().invoke(app, words, input="\n".join([*keys, "q", "", ""]), env={"COLUMNS": "100"})
    assert done.exit_code == 0, done.output
    return " ".join(done.output.replace("\N{NO-BREAK SPACE}", " ").split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_label_of_every_action_is_understood(title: str, language: str) -> None:
    game = spieltisch.game(title)
    speech = Speech(language, game.vocabulary(), ["Ada", "Bob"])
    typed = Typed(speech)
    for action in range(0, game.verbs.size, TITLES[title]):
        label = speech.verb(game.verbs.text(action))
        assert label in [speech.verb(found) for found in typed.anywhere(label)], label


@pytest.mark.parametrize(
    ("language", "title", "line", "reason"),
    [
        ("en", "chaos", "why summon a warrior to norsca", "You have no figure in Norsca or in an adjacent region."),
        ("en", "chaos", "summon a warrior to norsca", "You have no figure in Norsca or in an adjacent region."),
        ("en", "chaos", "why summon warrior bretonnia", "You have no figure in Bretonnia or in an adjacent region."),
        ("de", "chaos", "warum beschwöre einen Krieger nach Norsca", "Norsca"),
        ("pl", "chaos", "dlaczego przyzwij wojownika do Norski", "Nors"),
        ("nl", "chaos", "waarom plaats een krijger in Norsca", "Norsca"),
    ],
)
def test_an_illegal_action_gets_its_reason(language: str, title: str, line: str, reason: str, tmp_path: Path) -> None:
    position = tmp_path / "p.yaml"
    position.write_text("title: chaos\nphase: summoning\nregions:\n  kislev: 'khorne: bloodletter'\n")
    said = told(language, title, line, more=("--position", str(position)))
    answer = said[said.index("> ") :].split(" spieltisch rules ")[0]
    assert reason in answer
    assert "‹" not in answer, "no verb is explained to somebody who used it"
    assert "“" not in answer or language != "en"


def test_regions_of_small_world_and_cards_of_invasion_too() -> None:
    assert "is not understood" not in told("en", "smallworld", "why conquer southern lake")
    nowhere = told("en", "smallworld", "why conquer nowhere at all")
    assert "Write it like this: Conquer ‹Region›" in nowhere  # not "Start conquering", which begins alike
    said = told("en", "invasion", "keep", "why play black orc squad to kingdom", "why black orc squad kingdom")
    assert said.count("“Black Orc Squad” is not in your hand.") == 2


@pytest.fixture
def capitals(tmp_path: Path) -> tuple[str, ...]:
    """Three Troll Slayers of the other side, one of ours."""
    file = tmp_path / "capitals.yaml"
    file.write_text(
        "title: invasion\n"
        "a: {race: orc, kingdom: [black_orc_squad], hand: [boar_boyz]}\n"
        "b: {race: dwarf, kingdom: [troll_slayers], quest: [troll_slayers, runesmith]}\n"
    )
    return ("--position", str(file), "--windows")


def test_ask_finds_the_card_on_the_table_or_asks_which(capitals: tuple[str, ...]) -> None:
    one = told("en", "invasion", "ask power of runesmith", "ask power of runesmith_b1", more=capitals)
    assert one.count("Power of Runesmith +1 printed") == 2
    said = told("en", "invasion", "ask power of troll slayers", "9", "ask power of troll slayers", "2", more=capitals)
    assert "1 Power of Troll Slayers (Random 2, kingdom)" in said
    assert "2 Power of Troll Slayers II (Random 2, quest zone)" in said
    assert "Choose a number from 1 to 2." in said
    assert "Power of Troll Slayers II +1 printed" in said
    assert "“Dwarf Ranger” is not in play." in told("en", "invasion", "ask power of dwarf ranger", more=capitals)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_question_is_taught_by_one_that_is_answered(title: str, language: str) -> None:
    command = Speech(language)("cli-word-ask")
    lines = told(language, title, command)
    assert "-question-" not in lines
    asked = [line for line in lines.split(f" {command} ")[1:] if line]
    assert asked
    first = asked[0].split(" > ")[0].strip()
    answer = told(language, title, f"{command} {first}").split("> ")[1]
    assert "+" in answer, (first, answer)


def test_a_question_that_lacks_something_is_shown_whole() -> None:
    said = told("en", "chaos", "ask attack of khorne warrior")
    assert "This question needs: " in said
    assert "ask Attack of " in said


@pytest.mark.parametrize("title", TITLES)
def test_what_a_question_needs_has_a_word_in_every_language(title: str) -> None:
    game = spieltisch.game(title)
    names = {domain.name for domains in game.questions.values() for domain in domains}
    for language in LANGUAGES:
        speech = Speech(language, game.vocabulary())
        keys = {name: (f"{title}-field-{name}", f"ui-field-{name}") for name in names}
        assert [name for name in names if not any(speech.say(key) for key in keys[name])] == []


def test_about_tells_all_that_stands_on_a_card(capitals: tuple[str, ...]) -> None:
    said = told("en", "invasion", "about black orc squad", "about nonsense", more=capitals)
    assert "Black Orc Squad (Unit, Orcs, Cost 3, Loyalty 1, Power 1, Hit points 4, Warrior, Elite)" in said
    assert "Nothing here is called “nonsense”." in said
    assert "Cost 1" in told("en", "chaos", "about bloodsworn")


def test_about_knows_the_neighbours_of_a_region() -> None:
    assert "Norsca: 1⚑ 1⛨; next to Troll Country" in told("en", "chaos", "about norsca")
    game = spieltisch.game("smallworld")
    match = game.match(seats=5, seed=3)
    slug = match.view(0)["table"]["faces"][0]["regions"][0]
    assert "next to" in told("en", "smallworld", f"about {Speech('en', game.vocabulary()).name('region', slug)}")


def test_a_draft_and_a_deck_show_what_is_on_the_cards(tmp_path: Path) -> None:
    draft = CliRunner().invoke(app, ["draft", "--seed", "1", "--level", "random", "--language", "en"], input="q\n\n")
    assert "Cost" in draft.output
    assert "(map, hand)" not in draft.output
    assert "Hit" in draft.output
    deck = tmp_path / "orc.txt"
    deck.write_text(CliRunner().invoke(app, ["deck", "starter", "orc"]).output)
    shown = CliRunner().invoke(app, ["deck", "show", str(deck), "--cards", "--language", "en"]).output
    assert "Loyalty" in shown
    assert "Battlefield only." in shown
    assert "3× Squig Herders" in shown


def test_a_title_of_another_package_brings_its_own_words(tmp_path: Path) -> None:
    """Lanterns under another name, with its texts inside its own package."""
    source = (ROOT / "src/spieltisch/games/lanterns/__init__.py").read_text()
    package, known = tmp_path / "pebbles", tmp_path / "pebbles-1.dist-info"
    (package / "locale" / "en").mkdir(parents=True)
    known.mkdir()
    (package / "__init__.py").write_text(source.replace('name = "lanterns"', 'name = "pebbles"'))
    texts = (ROOT / "src/spieltisch/locale/en/lanterns.ftl").read_text().replace("lanterns-", "pebbles-")
    (package / "locale" / "en" / "pebbles.ftl").write_text(texts + "\ncli-you = Me\n")
    (known / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1\n")
    (known / "entry_points.txt").write_text("[spieltisch.games]\npebbles = pebbles:GAME\nbroken = nowhere:GAME\n")
    play = ["play", "pebbles", "--seats", "2", "--seed", "1", "--level", "random", "--language", "de"]
    done = subprocess.run(
        [sys.executable, "-m", "spieltisch", *play],
        input="1\n1\n1\n1\nq\n\n", capture_output=True, text=True, check=True,
        env={"PYTHONPATH": f"{ROOT / 'src'}:{tmp_path}", "HOME": str(tmp_path), "PATH": "", "PYTHONUTF8": "1"},
    )  # fmt: skip
    assert "sailed" not in done.stdout
    assert "seat-person" not in done.stdout
    assert "Du" in done.stdout, "ours is not replaced"
