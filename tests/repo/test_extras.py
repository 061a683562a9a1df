"""The engine installs without any package; whatever else is missing is named with the extra that brings it."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from spieltisch.extras import MODULES, advice

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
DISTRIBUTIONS = {"pyspiel": "open-spiel", "fluent": "fluent.runtime", "markdown_it": "markdown-it-py", "yaml": "pyyaml"}
NOT_NAMED = {"tzdata", "uvloop"}  # quicker where it is installed, missed nowhere


def without_packages(code: str) -> subprocess.CompletedProcess[str]:
    """Python with our source and the standard library, and nothing from site-packages."""
    program = f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r})\n{code}"
    return subprocess.run([sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True)


def test_the_wheel_asks_for_nothing() -> None:
    assert PROJECT["dependencies"] == []


@pytest.mark.parametrize("title", ["chaos", "smallworld", "invasion", "lanterns"])
def test_every_title_can_be_played_from_python_without_any_package(title: str) -> None:
    code = f"""
import spieltisch
game = spieltisch.game({title!r})
match = game.match(seats=max(game.seats), seed=7)
while match.to_act() and len(match.entries) < 30:
    seat = match.to_act()[0]
    match.apply(seat, match.legal(seat)[0])
print(match.to_act())
"""
    done = without_packages(code)
    assert done.returncode == 0, done.stderr


def test_a_missing_terminal_is_one_line_that_says_what_to_install() -> None:
    done = without_packages("from spieltisch.__main__ import main; sys.argv = ['spieltisch', 'play', 'chaos']; main()")
    assert done.returncode == 2
    assert re.fullmatch(
        r'spieltisch: this needs \w+, which is not installed: pip install "spieltisch\[cli\]"\n', done.stderr
    )


def test_the_environment_for_learners_says_what_to_install() -> None:
    done = without_packages("import spieltisch.env")
    assert 'pip install "spieltisch[' in done.stderr.splitlines()[-1]


def test_extras_and_their_modules_are_told_alike() -> None:
    extras = PROJECT["optional-dependencies"]
    for extra, modules in MODULES.items():
        asked = {re.split(r"[<>=;\[ ]", line)[0].lower() for line in extras[extra]} - {"spieltisch"} - NOT_NAMED
        named = {DISTRIBUTIONS.get(module, module.replace("_", "-")) for module in modules}
        if extra in ("env", "lab"):
            asked -= {"numpy"}  # the terminal's, too
        assert named == {name.replace("_", "-") for name in asked}, extra


def test_a_module_that_no_extra_brings_is_not_explained() -> None:
    assert advice("nosuch") is None
    assert advice(None) is None
