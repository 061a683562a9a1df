"""RULES.md tells the truth: what it names exists, and nothing in the box is missing."""

import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path

from spieltisch.games.chaos.data import CARD_IDS, OLD_WORLD_IDS, SPARE, UPGRADE_IDS

TEXT = (files("spieltisch.games.chaos") / "RULES.md").read_text(encoding="utf-8")
SOURCES = {path.name: path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")}


def rows(section: str) -> list[list[str]]:
    body = TEXT.split(f"## {section}\n")[1].split("\n## ")[0]
    return [
        [cell.strip() for cell in line.strip("| ").split(" | ")] for line in body.splitlines() if line.startswith("| ")
    ][1:]


def test_every_function_exists():
    names = [
        name
        for section in ("Rules", "Chaos cards", "Upgrades", "Old World cards")
        for row in rows(section)
        for name in row
    ]
    functions = re.findall(r"`((?:\w+\.)+\w+)`", " ".join(names))
    assert len(functions) > 120
    for name in functions:
        module, _, function = name.rpartition(".")
        assert hasattr(import_module(f"spieltisch.games.chaos.{module}"), function), name


def test_every_test_exists():
    named = re.findall(r"`(test_\w+\.py)::(test_\w+)`", TEXT)
    assert len(named) > 250
    for file, name in named:
        assert f"def {name}(" in SOURCES[file], name


def test_nothing_in_the_box_is_missing():
    for section, wanted in (
        ("Chaos cards", CARD_IDS),
        ("Upgrades", UPGRADE_IDS),
        ("Old World cards", OLD_WORLD_IDS[: -len(SPARE)]),
    ):
        assert [row[0] for row in rows(section)] == wanted
    assert [row[0] for row in rows("Rulings")] == [f"r{number:02}" for number in range(1, 49)]


def test_every_row_has_a_test():
    for section in ("Rules", "Chaos cards", "Upgrades", "Old World cards", "Rulings"):
        for row in rows(section):
            assert "::test_" in row[-1], row
