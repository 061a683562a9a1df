"""The same rooms with the same names in each title, in the code and in its tests."""

import re
from importlib import import_module
from pathlib import Path

import pytest

import spieltisch.games

HERE = Path(__file__).parent
GAMES = Path(spieltisch.games.__file__).parent
DOCS = HERE.parents[1] / "docs"
ROOMS = {
    *("ability", "cards", "content", "data", "effects", "flow", "position", "questions", "reasons", "rules", "score"),
    *("setup", "shapes", "state", "statistics", "title", "values", "view", "vocabulary", "position_schema", "RULES"),
}
TESTS = {
    *("conftest", "golden", "test_examples", "test_golden", "test_kit", "test_locale", "test_position"),
    *("test_questions", "test_reasons", "test_rules_md", "test_rulings"),
}


@pytest.mark.parametrize("title", ["chaos", "invasion", "smallworld"])
def test_every_title_has_these_rooms(title: str) -> None:
    assert {path.stem for path in (GAMES / title).iterdir()} >= ROOMS
    assert {path.stem for path in (HERE / title).iterdir()} >= TESTS


def test_the_vocabulary_is_called_alike() -> None:
    code = "".join([path.read_text(encoding="utf-8") for path in GAMES.rglob("*.py")])
    assert set(re.findall(r"import vocabulary as (\w+)", code)) == {"v"}


@pytest.mark.parametrize("title", ["chaos", "invasion", "smallworld"])
def test_flow_names_no_card(title: str) -> None:
    """Rules and flow read tables; what one card does stands in `cards/`."""
    for room in ("rules", "values", "flow", "score", "setup"):
        code = (GAMES / title / f"{room}.py").read_text(encoding="utf-8")
        named = [line for line in code.splitlines() if line.startswith(("from .cards", "from . import cards"))]
        assert all(line.startswith(GENERAL.get((title, room), "never")) for line in named), (room, named)


@pytest.mark.parametrize("title", ["chaos", "invasion", "smallworld"])
def test_what_is_decided_without_asking_is_listed(title: str) -> None:
    """With the function that decides; the page of the title points there and says what a pick means."""
    rules = (GAMES / title / "RULES.md").read_text(encoding="utf-8")
    *_, rows = rules.split("## Decided without asking\n")[1].split("\n## ")[0].partition("|---|---|---|\n")
    for row in rows.strip().splitlines():
        names = re.findall(r"`([\w.]+)\.(\w+)`", row.split("|")[3])
        assert names, row
        for room, function in names:
            assert hasattr(import_module(f"spieltisch.games.{title}.{room}"), function), row
    page = (DOCS / f"{title}.md").read_text(encoding="utf-8")
    section = page.split("## Scripted chance and automatic decisions\n")[1].split("\n## ")[0]
    assert "Scripted" in section
    assert '"Decided without asking"' in section


# What belongs to no single card but lives beside them: tiles that are turned up, the deck of the Old World.
GENERAL = {
    ("smallworld", "flow"): "from .cards.tiles import",
    ("smallworld", "setup"): "from .cards.tiles import",
    ("chaos", "flow"): "from .cards",
}
