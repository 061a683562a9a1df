"""Names that were given up stay away: nothing in the sources is called by them, and no file either."""

from __future__ import annotations

import ast
import io
import re
import subprocess
import tokenize
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLACES = ("src", "tests", "tools", "benchmarks", "web/scripts")
PARTS = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")

# The word that went, and what stands in its place. Found in names of modules, classes, functions and variables.
RETIRED = {
    "courier": "notifications",
    "deed": "command",
    "deeds": "commands",
    "doorman": "authenticator",
    "habit": "weights",
    "habits": "weights",
    "house": "services",
    "manner": "parameters",
    "manners": "policy",
    "mind": "evaluator",
    "office": "operations",
    "papers": "exports",
    "parted": "split_view",
    "scribe": "position_writer",
    "sight": "summary",
    "unveiled": "full_view",
    "wish": "request",
    "wished": "requested",
    "wishes": "requests",
    "wishing": "requests",
}
# Ordinary words, but no name for a file: nobody would look for the thing under it.
RETIRED_FILES = {
    "along": "offline_copy",
    "books": "packed_rows",
    "calm": "gc_policy",
    "crowd": "attendance",
    "desk": "server",
    "guests": "home_network",
    "line": "protocols",
    "making": "creation",
    "outside": "browser",
    "reach": "home_network",
    "rebuilding": "restoring",
    "shown": "updates",
    "sitting": "seat_change",
    "standing": "presence",
    "thinkers": "workers",
    "written": "position_schema",
}
# Class names that stand more than once in the package: one idea on two sides of a boundary, or in every title.
SHARED = {
    "Cause": "core, and on the wire",
    "Message": "core, and on the wire",
    "NoticeTimes": "in the record of a seat, and on the wire",
    "OwnView": "of each title",
    "PackChecked": "core, and on the wire",
    "PublicView": "of each title",
    "TableQuestion": "core, and on the wire",
    "Table": "a table, and how it is sent whole",
}
# Names that others read: kept as they were written once.
KEPT: set[str] = set()


def python_files() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--", *PLACES], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [ROOT / name for name in listed.stdout.split("\0") if name.endswith(".py") and (ROOT / name).exists()]


def names_in(text: str) -> set[str]:
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    names = {token.string for token in tokens if token.type == tokenize.NAME}
    return {name for name in names if not name.startswith("test_")}  # sentences in ordinary English


def words_of(name: str) -> set[str]:
    return {part.lower() for part in PARTS.findall(name)}


def test_no_name_uses_a_word_that_was_given_up() -> None:
    found = []
    for path in python_files():
        for name in {path.stem, *names_in(path.read_text(encoding="utf-8"))} - KEPT:
            found += [f"{path.relative_to(ROOT)}: {name} ({RETIRED[word]})" for word in words_of(name) & RETIRED.keys()]
    assert not found, "\n".join(sorted(found))


def test_no_file_is_called_by_a_word_that_was_given_up() -> None:
    stems = {path: path.stem.removeprefix("test_") for path in python_files()}
    found = [
        f"{path.relative_to(ROOT)} ({RETIRED_FILES[stem]})" for path, stem in stems.items() if stem in RETIRED_FILES
    ]
    assert not found, "\n".join(found)


def test_a_class_name_means_one_thing() -> None:
    places = defaultdict(list)
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                places[node.name].append(f"{path.relative_to(ROOT)}:{node.lineno}")
    twice = {name: found for name, found in places.items() if len(found) > 1}
    assert twice.keys() == SHARED.keys(), {name: twice.get(name) for name in twice.keys() ^ SHARED.keys()}


def test_no_docstring_needs_its_neighbour() -> None:
    """On an API page it stands alone."""
    found = []
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
                if (ast.get_docstring(node) or "").startswith("The same"):
                    found.append(f"{path.relative_to(ROOT)}: {getattr(node, 'name', '')}")
    assert not found, "\n".join(found)
