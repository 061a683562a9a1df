"""RULES.md tells the truth: what it names exists, and no rule is missing."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path

from spieltisch.games.smallworld import cards

HERE = Path(__file__).parent
CODE = {f"cards.{path.stem}": path.read_text() for path in Path(cards.__file__).parent.glob("*.py")}
TEXT = (files("spieltisch.games.smallworld") / "RULES.md").read_text(encoding="utf-8")
ROWS = [line for line in TEXT.splitlines() if line.startswith("| ") and "::" in line]


def test_every_function_exists() -> None:
    for module, name in re.findall(r"`(\w+(?:\.\w+)?)\.(\w+)` \|", TEXT):
        room = import_module(f"spieltisch.games.smallworld.{module}")
        assert hasattr(room, name) or f"v.{name}" in CODE[module], f"{module}.{name}"


def test_every_test_exists() -> None:
    sources = {path.name: path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py")}
    named = re.findall(r"(test_\w+\.py)::(test_\w+)", TEXT)
    assert len(named) > 200
    for file, name in named:
        assert f"def {name}(" in sources[file], f"{file}::{name}"


def test_every_rule_and_question_has_a_row() -> None:
    rules = set(re.findall(r"^\| (R\d{3}) ", TEXT, flags=re.M))
    assert len(rules) == 79
    questions = set(re.findall(r"^\| (F\d{2}) ", TEXT, flags=re.M))
    assert questions == {f"F{number:02}" for number in range(1, 31)}


def test_every_row_names_a_test() -> None:
    assert len(ROWS) > 150
    for line in TEXT.splitlines():
        if re.match(r"\| [RF]\d+ ", line):
            assert "::test_" in line, line
