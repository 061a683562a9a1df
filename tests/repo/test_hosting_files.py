"""What a host of the repository reads: workflows, templates and commit subjects."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCHEMAS = {
    "vendor.github-workflows": [
        ".github/workflows/ci.yml",
        ".github/workflows/release.yml",
        ".github/workflows/nightly.yml",
    ],
    "vendor.dependabot": [".github/dependabot.yml"],
    "vendor.readthedocs": [".readthedocs.yaml"],
}
FILES = [(schema, file) for schema, files in SCHEMAS.items() for file in files]
ADDRESSES = re.compile(r"registry\.npmjs|pythonhosted\.org|pypi\.org/simple|ghcr\.io|docker\.io|quay\.io")

sys.path.insert(0, str(ROOT / "tools"))
from commit_subject import fault  # noqa: E402


@pytest.mark.parametrize(("schema", "file"), FILES)
def test_a_file_for_the_host_fits_its_schema(schema: str, file: str) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(ROOT / file)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_every_workflow_is_checked() -> None:
    found = {str(path.relative_to(ROOT)) for path in (ROOT / ".github" / "workflows").iterdir()}
    assert found == set(SCHEMAS["vendor.github-workflows"])


def test_workflows_call_targets_and_stages_that_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    stages = (ROOT / "tools" / "check.py").read_text(encoding="utf-8")
    for path in (ROOT / ".github" / "workflows").iterdir():
        text = path.read_text(encoding="utf-8")
        for line in re.findall(r"run: make (.*)", text):
            assert all(re.search(rf"^{word}\b.*:", makefile, re.MULTILINE) for word in line.split()), line
        for line in re.findall(r"tools/check\.py (.*)", text):
            assert all(f'"{word}"' in stages for word in line.split()), line


def test_no_file_names_the_address_of_a_package_registry() -> None:
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    named = []
    for name in filter(None, listing.stdout.split("\0")):
        path = ROOT / name
        if path.is_file() and path.suffix not in {".webp", ".woff2", ".npz", ".png"} and path != Path(__file__):
            text = path.read_bytes().decode("utf-8", "replace")
            named += [f"{name}: {found[0]}" for found in ADDRESSES.finditer(text)]
    assert named == []


@pytest.mark.parametrize(
    "subject", ["server: refuse bodies above the limit", "ai, lab: name the learning rate", "Merge branch 'main'"]
)
def test_a_subject_that_says_where_and_what_is_fine(subject: str) -> None:
    assert fault(subject) == ""


@pytest.mark.parametrize(
    "subject", ["Fix things", "server: answer.", "server: " + "long " * 20, "", "whoever missed one asks again"]
)
def test_a_subject_that_does_not_is_refused(subject: str) -> None:
    assert fault(subject)
