"""Every slug, verb, event, prompt, reason and option has its words in every complete language."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from tests.test_locale import COMPLETE, FORMS

import spieltisch.games.invasion as package
from spieltisch.games.invasion import GAME
from spieltisch.games.invasion.data import RECORDS, TYPES
from spieltisch.games.invasion.vocabulary import MOMENT, PHASES, RACE, STEPS, UNTIL, ZONE
from spieltisch.locale import Texts

FOLDER = Path(package.__file__).parent
WITHOUT_TEXT = {record["slug"] for record in RECORDS if record["number"] in (11, 26, 60, 82, 85, 91)}


def keys(language: str) -> set[str]:
    found: set[str] = set()
    text = (files("spieltisch") / "locale" / language / "invasion.ftl").read_text(encoding="utf-8")
    message = ""
    for line in text.splitlines():
        if match := re.match(r"([a-z][\w-]*) =", line):
            message = match[1]
            found.add(message)
        elif (match := re.match(r"\s+\.(\w+) =", line)) and match[1] not in FORMS:
            found.add(f"{message}.{match[1]}")
    return found


def source() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.rglob("*.py")))


def wanted() -> set[str]:
    names = {f"card-{record['slug']}" for record in RECORDS}
    names |= {f"card-{record['slug']}.text" for record in RECORDS if record["slug"] not in WITHOUT_TEXT}
    for domain in (ZONE, RACE, PHASES, STEPS, UNTIL, MOMENT, GAME.verbs["deploy"].domains[1]):
        names |= {f"{domain.name}-{slug}" for slug in domain.texts()}
    names |= {f"type-{slug}" for slug in TYPES}
    names |= {f"trait-{trait}" for record in RECORDS for trait in record.get("traits", [])}
    names |= {f"verb-{verb.name}" for verb in GAME.verbs.all}
    names |= {f"event-{event.key}" for event in GAME.events}
    code = source()
    names |= {f"why-{key}" for key in re.findall(r'Message\(\s*"(\w+)"', code)}
    names |= {f"cause-{key}" for key in re.findall(r'Cause\("(\w+)"', code)}
    names |= {f"prompt-{name}" for name in re.findall(r"@(?:decision(?:\([^)]*\))?|sealed)\ndef (\w+)", code)}
    for option in GAME.options:
        names.add(f"option-{option.name}")
        names |= {f"option-{option.name}.{choice}" for choice in option.choices or ()}
    return {f"invasion-{name}" for name in names}


@pytest.mark.parametrize("language", COMPLETE)
def test_everything_has_words(language: str) -> None:
    assert sorted(wanted() - keys(language)) == []


@pytest.mark.parametrize("language", COMPLETE[1:])
def test_all_languages_say_the_same_things(language: str) -> None:
    assert keys("en") == keys(language)


@pytest.mark.parametrize("language", COMPLETE)
def test_a_card_in_play_is_a_numbered_copy(language: str) -> None:
    texts = Texts(language)
    slugs = GAME.verbs["use"].domains[0].texts()
    assert all(texts.say(f"invasion-piece-{slug}") for slug in slugs)
    card = texts.say("invasion-card-runesmith")
    assert texts.say("invasion-piece-runesmith_a1") == card
    assert texts.say("invasion-piece-runesmith_b3") == f"{card} III"
    assert texts.say("invasion-piece-development_b12") == f"{texts.say('invasion-type-development')} 12"
    assert texts.say("invasion-piece-nobody_a1") is None
