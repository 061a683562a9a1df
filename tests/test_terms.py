"""Every message keeps to the words of the boxes: locale/terms/<title>.toml says which, and where each is printed."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast
from tests.test_locale import LOCALE, messages

from spieltisch.locale import LANGUAGES

TITLES = ("chaos", "smallworld", "invasion")
FIELDS = {"word", "source", "match", "never", "free"}


@cache
def terms(title: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((LOCALE / "terms" / f"{title}.toml").read_text(encoding="utf-8"))


def spoken(node: Any, language: str) -> str:
    """All that a message can say, whatever its variables are; messages inside it included, names of variables not."""
    if isinstance(node, ast.TextElement):
        return node.value
    if isinstance(node, ast.MessageReference):
        return spoken(messages(language)[node.id.name].value, language)
    if isinstance(node, ast.VariableReference):
        return "}"
    if isinstance(node, ast.Pattern):
        return "".join(spoken(part, language) for part in node.elements)
    if isinstance(node, ast.SelectExpression):
        return " | ".join(spoken(variant.value, language) for variant in node.variants)
    return spoken(node.expression, language) if isinstance(node, ast.Placeable) else ""


@cache
def beginning(starts: tuple[str, ...], language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for key, message in messages(language).items():
        if key.startswith(starts):
            found |= {key: spoken(message.value, language)} if message.value else {}
            found |= {f"{key}.{one.id.name}": spoken(one.value, language) for one in message.attributes}
    return found


def texts(title: str, language: str) -> dict[str, str]:
    return beginning((f"{title}-", f"ai-expects-{title}-", f"ui-title-{title}", "ui-text-", "ui-deck-"), language)


def every_text(language: str) -> Iterator[str]:
    for message in messages(language).values():
        yield from (spoken(one.value, language) for one in [message, *message.attributes] if one.value)


def other_words(title: str, language: str, said: dict[str, str]) -> list[tuple[str, str, str]]:
    return [
        (term, key, text)
        for term, entry in terms(title).items()
        for never in entry[language].get("never", ())
        for key, text in said.items()
        if re.search(never, text)
    ]


def pattern(entry: dict[str, Any]) -> re.Pattern[str]:
    return re.compile(entry["match"] if "match" in entry else f"(?i){re.escape(entry['word'])}")


@pytest.mark.parametrize("title", TITLES)
def test_every_term_has_its_word_and_source_in_every_language(title: str) -> None:
    for term, entry in terms(title).items():
        for language in LANGUAGES:
            assert {"word", "source"} <= set(entry[language]) <= FIELDS, (term, language)
            assert pattern(entry[language]).search(entry[language]["word"]), (term, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_messages_use_the_terms_of_their_title(title: str, language: str) -> None:
    said = texts(title, language)
    silent = [
        (term, key, said[key])
        for term, entry in terms(title).items()
        for key in entry.get("said", ())
        if not pattern(entry[language]).search(said[key])
    ]
    assert not silent
    names = {entry["key"]: entry[language]["word"] for entry in terms(title).values() if "key" in entry}
    assert {key: said[key] for key in names} == names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_no_message_uses_another_word(title: str, language: str) -> None:
    own = {key: text for key, text in texts(title, language).items() if not key.startswith("ui-")}
    assert not other_words(title, language, own)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_has_one_word_on_the_whole_table(language: str) -> None:
    """`locale/terms/table.toml` lists second words for what every title and every page speaks of."""
    for term, entry in terms("table").items():
        for name in LANGUAGES:
            assert {"word", "source"} <= set(entry[name]) <= FIELDS, (term, name)
    assert not other_words("table", language, beginning(("",), language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_workshop_keeps_to_the_boxes(language: str) -> None:
    """Forms, marks and faults of a pack name things as the cards do that it changes."""
    said = beginning(("ui-shop-field-", "ui-shop-where-", "ui-shop-count-", "ui-box-", "core-pack_"), language)
    of_invasion = {"core-pack_other_race", "ui-shop-field-race"}
    said = {key: text for key, text in said.items() if key not in of_invasion}
    assert not [odd for title in ("chaos", "smallworld") for odd in other_words(title, language, said)]


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("title", TITLES)
def test_a_term_in_english_is_the_term_in_every_language(title: str, language: str) -> None:
    """Where the English sentence names a thing of the rules, the other languages name it too, with their own word."""
    english = {key: text for key, text in texts(title, "en").items() if not key.startswith("ui-")}
    other = texts(title, language)
    lost = [
        (term, key, text, other[key])
        for term, entry in terms(title).items()
        for key, text in english.items()
        if "key" not in entry and key in other and key not in entry[language].get("free", ())
        if pattern(entry["en"]).search(text) and not pattern(entry[language]).search(other[key])
    ]
    assert not lost
