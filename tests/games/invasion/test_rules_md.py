"""RULES.md tells the truth: what it names exists, and no rule is missing."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path

HERE = Path(__file__).parent
TEXT = (files("spieltisch.games.invasion") / "RULES.md").read_text(encoding="utf-8")
ROWS = [line for line in TEXT.splitlines() if "::test_" in line]


def test_every_function_exists() -> None:
    for row in ROWS:
        found = re.search(r"`(\w+)\.(\w+)` \| test_", row)
        assert found, row
        assert hasattr(import_module(f"spieltisch.games.invasion.{found[1]}"), found[2]), row


def test_every_test_exists() -> None:
    sources = {path.name: path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py")}
    for file, name in re.findall(r"(test_\w+\.py)::(test_\w+)", TEXT):
        assert f"def {name}(" in sources[file], f"{file}::{name}"


def test_nothing_is_missing() -> None:
    names = [row.split("|")[1].strip() for row in ROWS]
    assert len(set(names)) == len(names)
    kinds = [name.split("_")[0] for name in names]
    assert (kinds.count("keyword"), kinds.count("erratum"), kinds.count("ruling")) == (7, 8, 49)
    rules = TEXT.split("## Rules\n")[1].split("## Keywords")[0]
    assert sum("::test_" in row for row in rules.splitlines()) == 85


def test_every_row_names_a_source() -> None:
    for row in ROWS:
        assert row.split("|")[3].strip() in ("rulebook", "public", "recalled", "design"), row
