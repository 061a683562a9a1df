"""All sentences: one folder per language, found by looking. Terminal, server and browser read the same Fluent files."""

from __future__ import annotations

import locale
import re
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from babel.numbers import format_percent
from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"
TITLES = "spieltisch.games"  # the group of entry points by which other packages bring titles
# Where numbers and lists follow a country: our English is British.
REGIONS = {"en": "en_GB"}
# A card in play is a numbered copy of its card, `invasion-piece-runesmith_a2`, and has no message of its own.
COPY = re.compile(r"(?P<title>\w+)-piece-(?P<card>\w+)_[ab](?P<copy>\d+)")


# Letters that are no letter with a mark to Unicode.
SLASHED = str.maketrans({"ł": "l", "ß": "ss"})


@cache
def folded(text: str) -> tuple[str, ...]:
    """The words of a text without case and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(SLASHED))
    return tuple(re.findall(r"\w+", "".join(one for one in plain if not unicodedata.combining(one))))


def _languages() -> tuple[str, ...]:
    found = [entry.name for entry in files(__name__).iterdir() if entry.joinpath("core.ftl").is_file()]
    return (FALLBACK, *sorted(set(found) - {FALLBACK}))


LANGUAGES = _languages()
_chosen: list[str] = []


def choose_language(language: str | None) -> None:
    """What somebody asks for, for all that this process says from now on; None for the machine's."""
    _chosen[:] = [language] if language else []


def preferred_language() -> str:
    """The language chosen, or the machine's if we speak it, else English."""
    name = (_chosen or [locale.getlocale()[0] or FALLBACK])[0][:2].lower()
    return name if name in LANGUAGES else FALLBACK


def region(language: str) -> str:
    """The locale by which babel writes numbers, lists and dates."""
    return REGIONS.get(language, language)


@cache
def source(language: str, is_wanted: Callable[[str], bool] = lambda _name: True) -> str:
    """All files of a language in one, or those that are wanted: ours first, then those that other titles bring."""
    texts = []
    for folder in (files(__name__).joinpath(language), *_brought(language)):
        parts = [part for part in folder.iterdir() if part.name.endswith(".ftl") and is_wanted(part.name)]
        texts += [part.read_text(encoding="utf-8") for part in sorted(parts, key=lambda part: part.name)]
    return "\n".join(texts)


def _brought(language: str) -> Iterator[Traversable]:
    """`locale/<language>` in the packages of titles that are known by an entry point."""
    for package in sorted({point.module for point in entry_points(group=TITLES)}):
        with suppress(Exception):  # a title that cannot be imported has no words; `spieltisch titles` says why
            folder = files(package).joinpath("locale", language)
            if folder.is_dir():
                yield folder


@cache
def _bundle(language: str) -> FluentBundle:
    def percent(value: Any) -> Any:
        return str(format_percent(float(value) / 100, locale=region(language)))

    bundle = FluentBundle([language], use_isolating=False, functions={"PERCENT": percent})
    bundle.add_resource(FluentResource(source(language)))
    return bundle


# A number stays with what it counts.
APART = re.compile(r"(?<=\d) (?=[^\W\d_])")


class Texts:
    """Messages in one language, with English behind it message by message."""

    def __init__(self, language: str) -> None:
        known = language if language in LANGUAGES else FALLBACK
        self._bundles = [_bundle(tongue) for tongue in dict.fromkeys((known, FALLBACK))]

    def say(self, key: str, args: dict[str, Any] | None = None, attribute: str | None = None) -> str | None:
        """The finished sentence, or None if no language has it."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, args or {})
                    return APART.sub("\N{NO-BREAK SPACE}", str(text))
        return self._copy(key) if attribute is None else None

    def _copy(self, key: str) -> str | None:
        found = COPY.fullmatch(key)
        if not found:
            return None
        title, copy = found["title"], {"copy": int(found["copy"])}
        card = self.say(f"{title}-card-{found['card']}")
        return self.say(f"{title}-piece-{found['card']}", copy) or (
            self.say(f"{title}-piece", {"card": card, **copy}) if card else None
        )

    def forms(self, key: str) -> dict[str, str]:
        """The forms in which a name stands in sentences, by attribute: `in` is "in the Empire", `a` is "a Horror"."""
        found: dict[str, str] = {}
        for bundle in reversed(self._bundles):
            if bundle.has_message(key):
                for form, pattern in bundle.get_message(key).attributes.items():
                    if form != "text":
                        found[form] = str(bundle.format_pattern(pattern, {})[0])
        return found
