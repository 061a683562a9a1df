"""What stands on a terminal of 80 by 24: news, a short table, the choices; everything else on demand."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

import spieltisch
from spieltisch.cli import common, screen
from spieltisch.cli.evening import Evening
from spieltisch.cli.main import app
from spieltisch.cli.saved import party_of
from spieltisch.core import Seeded
from spieltisch.locale import LANGUAGES
from spieltisch.locale.speech import Speech


def told(title: str, *keys: str, more: tuple[str, ...] = (), language: str = "en") -> str:
    words = ["play", title, "--seed", "5", "--level", "random", "--language", language, *more]
    done = CliRunner().invoke(app, words, input="\n".join([*keys, "q", "", ""]), env={"COLUMNS": "80", "LINES": "24"})
    assert done.exit_code == 0, done.output
    return done.output.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", ["chaos", "smallworld", "invasion", "lanterns"])
def test_a_decision_fits_80_by_24(title: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common.console, "_width", 80)
    monkeypatch.setattr(common.console, "_height", 24)
    match = spieltisch.game(title).match(seats=min(4, max(spieltisch.game(title).seats)), seed=5)
    evening = Evening(match, party_of(match.seats, {0}, "random"), 1, language)
    chance, heights = Seeded(1), []
    while not match.over and len(match.entries) < 80:
        seat = match.to_act()[0]
        if seat == 0:
            with common.console.capture() as seen:
                evening._draw(0)
            lines = seen.get().rstrip("\n").splitlines()
            heights.append(len(lines) + 1)
        options = match.legal(seat)
        match.apply(seat, options[chance.pick(len(options))])
    assert max(heights) <= 24, sorted(heights)


def test_the_whole_table_and_the_hand_come_on_demand() -> None:
    short = told("chaos")
    assert "╭" not in short
    assert "✋" in short
    assert "Norsca" in told("chaos", "map")
    assert told("chaos", "map").count("╭") >= 3
    assert told("chaos", "hand").count("╭") == 5
    assert "╭" in told("chaos", more=("--full",))
    assert "You have no cards in hand." in told("smallworld", "hand")


def test_choices_shows_what_the_short_screen_leaves_out() -> None:
    said = told("chaos", "choices")
    assert "(choices)" in said.split("> ")[0]
    assert "(choices)" not in said.split("> ")[1]
    assert "9 The Badlands" in said.split("> ")[1]


def test_the_rules_are_open_at_the_table() -> None:
    refused = told("chaos", "why summon a warrior to norsca from kislev", "rules #summon", "rules qwertzuiop")
    assert "The book has nothing about “qwertzuiop”." in refused
    assert "Summon" in refused
    assert "#" in told("chaos", "rules")
    assert "lantern" in told("lanterns", "rules")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_small_game_has_its_rules_too(language: str) -> None:
    done = CliRunner().invoke(app, ["rules", "lanterns", "--language", language])
    assert done.exit_code == 0
    assert len(done.output.split()) > 60
    for command, words in (("guide", "guided"), ("puzzle", "puzzles")):
        refused = CliRunner().invoke(app, [command, "lanterns", "--language", "en"])
        assert (refused.exit_code, words in refused.output) == (2, True)


def test_hints_have_numbers_and_no_share_without_thought(tmp_path: Path) -> None:
    said = told("lanterns", "h", more=("--seats", "2"))
    hints = [line for line in said.split("> ")[1].splitlines() if "Show" in line or "Send" in line]
    assert hints
    assert all(line.strip()[0].isdigit() for line in hints if not line.startswith("“"))


def test_expectations_are_numbers_one_can_read() -> None:
    match = spieltisch.game("lanterns").match(seats=2, seed=7)
    for seat, action in ((0, "show star"), (1, "show beacon")):
        match.apply(seat, action)
    assert Speech("de", match.game.vocabulary()).notes(match.offers(0)[2]).startswith("3,5")


def test_parts_flow_over_lines_and_are_cut_between_parts() -> None:
    parts = [screen.Text(f"  {number} Norsca") for number in range(1, 20)]
    lines = screen.flowing(parts, 40, 2, screen.Text("  … 19"))
    assert len(lines) == 2
    assert lines[1].plain.endswith("Norsca  … 19")
    assert all(line.cell_len <= 40 for line in lines)


def test_options_are_listed_with_their_values_and_meanings() -> None:
    shown = CliRunner().invoke(app, ["titles", "smallworld", "--language", "en"]).output
    assert "gnome_airstrike_first_conquest  Air strike may be the first conquest" in shown
    assert "(default)" in shown
    wrong = CliRunner().invoke(app, ["play", "chaos", "--option", "bla=1", "--language", "en"]).output
    assert "gods, dial_reading, old_world and pack" in " ".join(wrong.split())
