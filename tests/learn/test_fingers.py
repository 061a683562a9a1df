"""A rule under every finger: no tooltips of the browser on any page, and what names a rule leads to a paragraph."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spieltisch.learn.book import book, books, links

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
TAG = re.compile(r'<[a-z][\w-]*\b(?:[^<>"{}]|"[^"]*"|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|=>)*>')
RULE = re.compile(r'data-rule="(\w+)\.(\w+|\{[\w.]+\})"')
TOOLTIP = re.compile(r"(?<![\w-])title=|^<title>")


def test_no_tooltips_of_the_browser() -> None:
    found = [
        (path.name, tag)
        for path in WEB.rglob("*.svelte")
        for tag in TAG.findall(path.read_text(encoding="utf-8").partition("</script>")[2])
        if TOOLTIP.search(tag)
    ]
    assert not found


@pytest.mark.parametrize("title", books())
def test_every_thing_leads_to_a_paragraph(title: str) -> None:
    rules = book(title, "en")
    parts = (WEB / "titles" / title).rglob("*.svelte")
    named = [found for path in parts for found in RULE.findall(path.read_text(encoding="utf-8"))]
    assert named
    for kind, word in named:
        table = links(title)[kind]
        words = list(table) if word.startswith("{") else [word]
        assert all(rules.at(table[one]) for one in words), (kind, word)
