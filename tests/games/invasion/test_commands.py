"""The commands `deck` and `draft`, and the table in the terminal."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tests.games.invasion.conftest import Lay
from typer.testing import CliRunner

from spieltisch.cli.main import app
from spieltisch.cli.tables import painted
from spieltisch.core import Match, Seeded
from spieltisch.games.invasion import GAME
from spieltisch.games.invasion.box import PRINTED
from spieltisch.games.invasion.data import DWARF
from spieltisch.games.invasion.decks import deck_of, deck_text
from spieltisch.locale.speech import Speech

run = CliRunner()


@pytest.fixture
def deck_file(tmp_path: Path) -> Path:
    path = tmp_path / "deck.txt"
    path.write_text(deck_text(deck_of(DWARF, PRINTED.starter(DWARF) + PRINTED.neutrals()[:10])), encoding="utf-8")
    return path


def test_deck_check_of_a_legal_deck(deck_file: Path) -> None:
    result = run.invoke(app, ["deck", "check", str(deck_file), "--language", "en"])
    assert result.exit_code == 0
    assert "50" in result.output


def test_deck_check_names_every_fault(deck_file: Path) -> None:
    deck_file.write_text("Capital: Dwarf\n5 Runesmith\n1 Urguck\n1 Snotling", encoding="utf-8")
    result = run.invoke(app, ["deck", "check", str(deck_file), "--language", "en"])
    assert result.exit_code == 1
    for words in ("no card called “Snotling”", "at least 50", "“Runesmith”: 5\N{NO-BREAK SPACE}copies", "cannot mix"):
        assert words in result.output


def test_deck_check_of_nothing(tmp_path: Path) -> None:
    result = run.invoke(app, ["deck", "check", str(tmp_path / "nothing.txt")])
    assert result.exit_code != 0
    assert "Traceback" not in result.output


def test_deck_show_translates(deck_file: Path) -> None:
    result = run.invoke(app, ["deck", "show", str(deck_file), "--language", "de"])
    assert "3 Verteidiger der Feste" in result.output


def test_deck_starter() -> None:
    result = run.invoke(app, ["deck", "starter", "orc", "--language", "en"])
    assert "3 Crooked Teef Goblins" in result.output
    assert run.invoke(app, ["deck", "starter", "skaven"]).exit_code != 0


def drawn(match: Match, seat: int | None, language: str = "en") -> str:
    speech = Speech(language, GAME.vocabulary(), ["Anna", "Ben"])
    out = StringIO()
    Console(file=out, width=140).print(painted("invasion", match.view(seat), speech))
    return out.getvalue()


def test_the_table_shows_what_is_there(table: Lay) -> None:
    t = table(
        a={
            "battlefield": ["hammerer_of_karak_azul damage=1 +organ_gun"],
            "quest": ["a_glorious_death tokens=2", "runesmith on=a_glorious_death corrupted"],
            "developments": {"quest": ["king_kazador"]},
            "hand": ["demolition"],
            "resources": 2,
        },
        b={"kingdom": ["grimgors_camp"], "burning": ["quest"], "damage": {"kingdom": 3}},
    )
    t.a("play demolition", "target grimgors_camp")
    own, theirs = drawn(t.match, 0), drawn(t.match, 1, "de")
    for words in ("Hammerer of Karak Azul", "Organ Gun", "King Kazador", "BURNING", "3/8", "Demolition!", "Anna"):
        assert words in own
    assert "König Kazador" not in theirs
    assert "eine Entwicklung" in theirs
    assert "Abriss!" in theirs  # on the chain


@pytest.mark.parametrize("mode", ["starter", "draft"])
def test_every_position_can_be_drawn(mode: str) -> None:
    match = GAME.match(2, seed=8, options={"mode": mode})
    chance = Seeded(8)
    while not match.over and len(match.entries) < 260:
        seat = match.to_act()[0]
        if len(match.entries) % 9 == 0:
            for viewer in (0, 1, None):
                assert drawn(match, viewer)
        options = match.legal(seat)
        match.apply(seat, options[chance.pick(len(options))])


def test_a_moment_of_a_draft_is_written_and_read(tmp_path: Path) -> None:
    match = GAME.match(2, seed=4, options={"mode": "draft", "side_a": "order"})
    for seat in (0, 1):
        match.apply(seat, match.legal(seat)[0])
    match.save(tmp_path / "draft.json")
    written = run.invoke(app, ["position", str(tmp_path / "draft.json"), "--seat", "1"])
    (tmp_path / "draft.yaml").write_text(written.output, encoding="utf-8")
    read = run.invoke(app, ["position", str(tmp_path / "draft.yaml")])
    assert (written.exit_code, read.exit_code) == (0, 0)
    assert all(text in read.output for text in match.legal(0))
