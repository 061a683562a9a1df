"""The glossary is short, and every word in it is used where it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "spieltisch"
ROWS = re.findall(r"^\| ([a-z][a-z ]*) \| (.+) \| (.+) \|$", (ROOT / "docs" / "glossary.md").read_text(), re.MULTILINE)
MOST = 40


def test_the_glossary_has_at_most_forty_words_in_order() -> None:
    words = [word for word, _, _ in ROWS if word != "word"]
    assert 0 < len(words) <= MOST
    assert len(set(words)) == len(words)


@pytest.mark.parametrize(("word", "place"), [(word, place) for word, _, place in ROWS if word != "word"])
def test_a_word_of_the_glossary_is_used_where_it_says(word: str, place: str) -> None:
    named = place.strip("`").replace("<title>", "chaos")
    path = SOURCE if place == "everywhere" else SOURCE / named
    files = [path] if path.is_file() else sorted(path.rglob("*.py"))
    assert files, place
    stem = word.rstrip("e").replace(" ", "[ _]")
    assert any(re.search(rf"{stem}", file.read_text(encoding="utf-8"), re.IGNORECASE) for file in files), word
