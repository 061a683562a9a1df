"""No title is named outside its own folder, and outside the files that carry its name."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from spieltisch import titles

ROOT = Path(__file__).resolve().parents[2]
PYTHON = ROOT / "src/spieltisch"
WEB = ROOT / "web/src"
NAMED = re.compile(rf"({'|'.join(titles())}|khorne|nurgle|tzeentch|slaanesh|murloc)", re.IGNORECASE)
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:'\"`])//[^\n]*", re.DOTALL)


def is_a_titles_own(path: Path) -> bool:
    """`games/chaos/flow.py`, `ai/titles/chaos_ordering.py`, `web/src/titles/chaos/Table.svelte`."""
    words = [part.partition(".")[0].partition("_")[0] for part in path.parts]
    return not {*titles()}.isdisjoint(words)


def python_words(text: str) -> Iterator[str]:
    """Names and texts; documentation may give examples."""
    tree = ast.parse(text)
    documentation = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            yield node.value
        elif isinstance(node, ast.Name | ast.Attribute):
            yield node.id if isinstance(node, ast.Name) else node.attr
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.alias):
            yield node.name
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def foreign_words(root: Path, endings: set[str]) -> list[str]:
    found = []
    for path in sorted(root.rglob("*")):
        if path.suffix not in endings or is_a_titles_own(path.relative_to(root)) or "static" in path.parts:
            continue
        text = path.read_text(encoding="utf-8")
        words = python_words(text) if path.suffix == ".py" else [COMMENT.sub("", text)]
        found += [f"{path.relative_to(ROOT)}: {match[0]}" for word in words for match in NAMED.finditer(word)]
    return found


@pytest.mark.parametrize(("root", "endings"), [(PYTHON, {".py"}), (WEB, {".ts", ".svelte", ".css", ".html"})])
def test_no_title_is_named_outside_its_own_folder(root: Path, endings: set[str]) -> None:
    assert foreign_words(root, endings) == []


def test_the_search_finds_names_and_spares_documentation() -> None:
    text = 'def f():\n    """Chaos."""\n    return "chaos"\n'
    assert [word for word in python_words(text) if NAMED.search(word)] == ["chaos"]
    assert NAMED.search(COMMENT.sub("", "/** chaos */ go('/chaos'); // chaos")) is not None
    assert NAMED.search(COMMENT.sub("", "/** chaos */ go(); // chaos")) is None
