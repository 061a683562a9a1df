"""Promises of the repository itself: pins without addresses, nothing tied to one machine."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import spieltisch

ROOT = Path(__file__).resolve().parents[2]
PINS = ["requirements.txt", "requirements-dev.txt", "requirements-node.txt"]
PIN = re.compile(r"^([A-Za-z0-9._-]+)==(\S+)")


def tracked_files() -> list[str]:
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in listing.stdout.split("\0") if name and (ROOT / name).is_file()]


def pins(file: str) -> dict[tuple[str, str], str]:
    """(name, environment marker) -> version."""
    found = {}
    for line in (ROOT / file).read_text().splitlines():
        if match := PIN.match(line):
            marker = line.partition(";")[2].strip(" \\")
            found[match[1], marker] = match[2]
    return found


@pytest.mark.parametrize("file", PINS)
def test_every_pin_is_exact_and_hashed(file: str) -> None:
    text = re.sub(r"^\s*#.*\n", "", (ROOT / file).read_text(), flags=re.MULTILINE)
    requirements = text.replace("\\\n", "").strip().splitlines()
    assert requirements
    for requirement in requirements:
        assert PIN.match(requirement), requirement
        assert "--hash=sha256:" in requirement, requirement


@pytest.mark.parametrize("file", PINS)
def test_pins_record_no_address(file: str) -> None:
    text = (ROOT / file).read_text()
    assert not re.search(r"://|--(extra-)?index|--find-links|--trusted", text)


def test_workflows_run_the_tested_commands() -> None:
    tested = pins("requirements-dev.txt")
    assert all(tested.get(key) == version for key, version in pins("requirements.txt").items())


def test_npm_lock_records_no_address() -> None:
    locks = [name for name in tracked_files() if name.endswith("package-lock.json")]
    for name in locks:
        assert '"resolved"' not in (ROOT / name).read_text(), name


def test_the_engine_needs_nothing_but_python() -> None:
    """Without site-packages every title and every opponent still loads."""
    load = "import sys; sys.path.insert(0, 'src')\nfrom spieltisch import ai, titles\nfor t in titles(): ai.ready(t)"
    subprocess.run([sys.executable, "-S", "-c", load], cwd=ROOT, check=True)


def test_no_file_names_a_place_on_one_machine() -> None:
    place = re.compile(r"/(?:home|Users|work|root)/[a-z]|\.\./shared/")
    offenders = []
    for name in tracked_files():
        if name == "tests/repo/test_repository.py":
            continue
        try:
            text = (ROOT / name).read_text()
        except UnicodeDecodeError:
            continue
        offenders += [f"{name}: {found[0]}" for found in place.finditer(text)]
    assert offenders == []


def test_continuous_integration_runs_the_test_command() -> None:
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o111
    assert script.read_text().rstrip().endswith("make test")


def test_our_own_titles_need_no_installed_package(tmp_path: Path) -> None:
    sources = Path(spieltisch.__file__).parents[1]
    program = f"import sys; sys.path.insert(0, {str(sources)!r}); import spieltisch; print(spieltisch.titles())"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", program], cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout == "['chaos', 'invasion', 'lanterns', 'smallworld']\n", done.stderr


def test_a_decision_has_a_number_of_its_own() -> None:
    numbers = [path.name[:4] for path in (ROOT / "docs" / "decisions").glob("*.md")]
    assert sorted(numbers) == [f"{number:04}" for number in range(1, len(numbers) + 1)]


def test_the_wheel_takes_no_byte_code_along() -> None:
    """A pattern that takes everything from a folder with Python in it takes `__pycache__`, too."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]["package-data"]
    for pattern in settings["spieltisch"]:
        folder = ROOT / "src" / "spieltisch" / pattern.partition("*")[0]
        assert not pattern.endswith("*") or not list(folder.rglob("*.py")), pattern
