"""A rule under every finger: no tooltips of the browser on the tables, and what names a rule leads to a paragraph."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spieltisch.learn.book import book, books, links

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
TAG = re.compile(r'<[a-z][\w-]*\b(?:[^<>"{}]|"[^"]*"|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|=>)*>')
RULE = re.compile(r'data-rule="(\w+)\.(\w+|\{[\w.]+\})"')
ELSEWHERE = {"decks", "island"}  # pages beside the table


def parts(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*.svelte") if not ELSEWHERE & set(path.parts)]


@pytest.mark.parametrize("folder", ["titles", "pages/table"])
def test_no_tooltips_of_the_browser(folder: str) -> None:
    found = [
        (path.name, tag)
        for path in parts(WEB / folder)
        for tag in TAG.findall(path.read_text(encoding="utf-8"))
        if re.search(r"(?<![\w-])title=", tag)
    ]
    assert not found


@pytest.mark.parametrize("title", books())
def test_every_thing_leads_to_a_paragraph(title: str) -> None:
    rules = book(title, "en")
    named = [found for path in parts(WEB / "titles" / title) for found in RULE.findall(path.read_text("utf-8"))]
    assert named
    for kind, word in named:
        table = links(title)[kind]
        words = list(table) if word.startswith("{") else [word]
        assert all(rules.at(table[one]) for one in words), (kind, word)
