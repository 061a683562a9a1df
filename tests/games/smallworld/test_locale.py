"""Everything a person reads exists in every complete language, with the arguments that the engine gives."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from tests.test_locale import COMPLETE, FORMS

import spieltisch.games.smallworld as package
from spieltisch.games.smallworld import GAME, vocabulary
from spieltisch.games.smallworld.data import TERRAINS
from spieltisch.games.smallworld.setup import OPTIONS

DECISIONS = [
    "choose_set", "expand_or_decline", "abandon_regions", "conquest", "redeploy", "raise_forsaken", "strike_die",
    "press_strike", "pay_for_bomb", "lay_bombs", "lay_objective", "choose_bomb", "join_others", "choose_form",
    "choose_fort", "choose_tower", "choose_piece", "send_piece", "choose_portal", "lay_artifact", "choose_side",
]  # fmt: skip


def messages(language: str) -> dict[str, ast.Message]:
    text = (files("spieltisch") / "locale" / language / "smallworld.ftl").read_text(encoding="utf-8")
    body = FluentResource(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


CODE = "".join(path.read_text(encoding="utf-8") for path in Path(package.__file__).parent.rglob("*.py"))


def needed() -> set[str]:
    keys = {"title"}
    for domain in (vocabulary.RACE, vocabulary.POWER, vocabulary.TILE, vocabulary.REGION, vocabulary.FACE):
        keys |= {f"{domain.name}-{slug}" for slug in domain.names}
    for domain in (vocabulary.FACTION, vocabulary.FORM, vocabulary.PIECE, vocabulary.TOOL, vocabulary.OCCUPANT):
        keys |= {f"{domain.name}-{slug}" for slug in domain.names}
    keys |= {f"terrain-{slug}" for slug in TERRAINS}
    keys |= {f"verb-{verb.name}" for verb in GAME.verbs.all}
    keys |= {f"event-{event.key}" for event in GAME.events}
    keys |= {f"option-{option.name}" for option in OPTIONS}
    keys |= {f"prompt-{name}" for name in DECISIONS}
    keys |= {f"why-{key}" for key in re.findall(r'(?:Message|at)\("(\w+)"', CODE)} | {"why-out_of_reach"}
    keys |= {f"cause-{key}" for key in re.findall(r'(?:Cause\(|because\(causes, [^"]*)"(\w+)"', CODE)}
    return {f"smallworld-{key}" for key in keys}


@pytest.mark.parametrize("language", COMPLETE)
def test_every_key_is_there(language: str) -> None:
    assert sorted(needed() - set(messages(language))) == []


def attributes(message: ast.Message) -> list[str]:
    """Without the forms of a name, which each language has as it needs them."""
    return [one.id.name for one in message.attributes if one.id.name not in FORMS]


@pytest.mark.parametrize("language", COMPLETE[1:])
def test_all_languages_have_the_same_keys_and_attributes(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert english.keys() == other.keys()
    for key, message in english.items():
        assert attributes(message) == attributes(other[key]), key


def test_decisions_are_all_listed() -> None:
    assert sorted(re.findall(r"@decision.*\ndef (\w+)", CODE)) == sorted(DECISIONS)


@pytest.mark.parametrize("language", ["en", "de", "pl", "nl"])
def test_events_and_verbs_use_only_arguments_that_exist(language: str) -> None:
    arguments = {f"smallworld-event-{event.key}": set(event.arguments) for event in GAME.events}
    arguments |= {f"smallworld-verb-{verb.name}": set(verb.arguments) for verb in GAME.verbs.all}
    text = (files("spieltisch") / "locale" / language / "smallworld.ftl").read_text(encoding="utf-8")
    for block in re.split(r"\n(?=smallworld-)", text):
        key = block.split(" ", 1)[0]
        if key in arguments:
            assert set(re.findall(r"\{ \$(\w+)", block)) <= arguments[key], key


@pytest.mark.parametrize("language", COMPLETE)
def test_cards_have_a_sentence_and_options_name_their_choices(language: str) -> None:
    found = messages(language)
    for slug in vocabulary.TILE.names:
        assert attributes(found[f"smallworld-tile-{slug}"]) == ["text"]
    assert {f"smallworld-does-{slug}" for slug in (*vocabulary.RACE.names, *vocabulary.POWER.names)} <= set(found)
    for option in OPTIONS:
        names = {a.id.name for a in found[f"smallworld-option-{option.name}"].attributes}
        if option.name != "murloc_tokens":
            assert names - {"help"} == {str(choice).lower() for choice in option.choices or ()}
