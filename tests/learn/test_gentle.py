"""A gentle first table: every switch of the set-up says in a line what it is about."""

from __future__ import annotations

import pytest

import spieltisch
from spieltisch.learn.book import books
from spieltisch.locale import LANGUAGES, Texts

SPOKEN_FOR = {"pack", "deck_a", "deck_b"}  # chosen by parts of their own
LONGEST = 120


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", books())
def test_every_switch_is_explained_in_a_line(title: str, language: str) -> None:
    said = Texts(language)
    names = {option.name for option in spieltisch.game(title).options} - SPOKEN_FOR
    lines = {name: said.say(f"{title}-option-{name}", attribute="help") or "" for name in names}
    assert lines
    assert not {name: line for name, line in lines.items() if not line.endswith(".") or len(line) > LONGEST}
