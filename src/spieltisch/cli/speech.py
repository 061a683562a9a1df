"""Keys and arguments become sentences here, from the same Fluent files that the browser reads."""

from __future__ import annotations

import locale
from functools import lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LETTERS = ("a", "b")  # seats where numbers would be taken for amounts
LANGUAGES = ("en", "de", "pl", "nl")


def preferred_language() -> str:
    """The machine's language if we speak it, else English."""
    name = locale.getlocale()[0] or "en"
    return name[:2].lower() if name[:2].lower() in LANGUAGES else "en"


@lru_cache(maxsize=len(LANGUAGES))
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("spieltisch") / "locale" / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name) if folder.is_dir() else []:
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


class Speech:
    """Says messages of one title in one language, with English behind it."""

    def __init__(self, language: str, vocabulary: dict[str, Any] | None = None, names: list[str] | None = None) -> None:
        self.language = language
        self.vocabulary = vocabulary or {"title": "", "verbs": {}, "events": {}, "domains": {}}
        self.names = names or []
        self._bundles = [_bundle(language)] if language == "en" else [_bundle(language), _bundle("en")]

    def say(self, key: str, args: dict[str, Any] | None = None, attribute: str | None = None) -> str | None:
        """The finished sentence, or None if no language has it."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                message = bundle.get_message(key)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, args or {})
                    return str(text)
        return None

    def __call__(self, key: str, **args: Any) -> str:
        return self.say(key, args) or key

    def title(self, title: str) -> str:
        return self.say(f"{title}-title") or title.capitalize()

    def name(self, domain: str, slug: Any) -> str:
        """The name of a thing: `name("region", "kislev")`."""
        if slug is None:
            return "–"
        said = self.say(f"{self.vocabulary['title']}-{domain}-{slug}")
        return said or str(slug).replace("_", " ")

    def forms(self, key: str) -> dict[str, str]:
        """The forms in which a name stands in sentences, by attribute: `in` is "in the Empire", `a` is "a Horror"."""
        found: dict[str, str] = {}
        for bundle in reversed(self._bundles):
            if bundle.has_message(key):
                for form, pattern in bundle.get_message(key).attributes.items():
                    if form != "text":
                        found[form] = str(bundle.format_pattern(pattern, {})[0])
        return found

    def player(self, seat: Any) -> str:
        if isinstance(seat, int) and 0 <= seat < len(self.names):
            return self.names[seat]
        return self("cli-player", number=seat + 1) if isinstance(seat, int) else str(seat)

    def verb(self, action: str, last: str | None = None) -> str:
        """The label of an action's button; `last` stands in for the last argument."""
        verb, *words = action.split()
        arguments = self.vocabulary["verbs"].get(verb, {})
        args = self._arguments(dict(zip(arguments, words, strict=False)), arguments)
        if last is not None and 0 < len(words) <= len(arguments):
            name = list(arguments)[len(words) - 1]
            args |= {form: last for form in args if form == name or form.startswith(f"{name}-")}
        said = self.say(f"{self.vocabulary['title']}-verb-{verb}", args)
        plain = [str(args[name]) for name in arguments] if len(arguments) == len(words) else words
        return said or " ".join([verb.replace("_", " "), *plain])

    def last_argument(self, action: str) -> str:
        verb, *words = action.split()
        arguments = self.vocabulary["verbs"].get(verb, {})
        if not words or len(arguments) < len(words):
            return action
        name = list(arguments)[len(words) - 1]
        return str(self._argument(name, words[-1], arguments[name]))

    def notes(self, offer: dict[str, Any]) -> str:
        """What stands at an action before it is taken: costs, odds, forecasts for which the title has a text."""
        said = [
            self.say(f"{self.vocabulary['title']}-note-{name}", {"value": self._argument(name, value, {})})
            for name, value in offer.items()
            if name != "action" and isinstance(value, (int, str)) and not isinstance(value, bool)
        ]
        return ", ".join(note for note in said if note)

    def event(self, event: dict[str, Any]) -> str:
        key = event["event"]
        given = {name: value for name, value in event.items() if name not in ("event", "entry")}
        args = self._arguments(given, self.vocabulary["events"].get(key, {}))
        said = self.say(f"{self.vocabulary['title']}-event-{key}", args)
        return said or f"{key.replace('_', ' ')} " + ", ".join(f"{name} {value}" for name, value in args.items())

    def prompt(self, prompt: dict[str, Any]) -> str:
        args = self._arguments(prompt["args"], {})
        key = f"{self.vocabulary['title']}-prompt-{prompt['decision']}"
        said = self.say(key, args) or prompt["decision"].replace("_", " ")
        detail = self.say(key, args, "detail")
        return f"{said} ({detail})" if detail else said

    def reason(self, message: dict[str, Any]) -> str:
        key = message["key"]
        full = key if key.startswith(("core-", "ai-")) else f"{self.vocabulary['title']}-why-{key}"
        args = self._arguments(message["args"], {})
        details = ", ".join(f"{name} {value}" for name, value in args.items())
        return self.say(full, args) or " ".join([key.replace("_", " "), f"({details})" if details else ""]).strip()

    def cause(self, cause: dict[str, Any]) -> str:
        said = self.say(f"{self.vocabulary['title']}-cause-{cause['key']}", self._arguments(cause["args"], {}))
        return said or cause["key"].replace("_", " ")

    def _arguments(self, given: dict[str, Any], described: dict[str, Any]) -> dict[str, Any]:
        """Slugs become names with all their forms (`$region-in`), lists are joined and counted."""
        args: dict[str, Any] = {}
        for name, value in given.items():
            args[name] = self._argument(name, value, described.get(name, {}))
            if isinstance(value, list) or value is None:
                args[f"{name}-count"] = len(value or ())
            elif domain := described.get(name, {}).get("domain") or self._domain_of(name, value):
                key = f"{self.vocabulary['title']}-{domain}-{value}"
                args |= {f"{name}-count": 1, **{f"{name}-{form}": said for form, said in self.forms(key).items()}}
        return args

    def _argument(self, name: str, value: Any, described: dict[str, Any]) -> Any:
        if isinstance(value, list):
            return ", ".join(str(self._argument(name, item, described)) for item in value) or "–"
        if name in ("seat", "seats") and not isinstance(value, str):
            return self.player(value)
        if name == "side" and value in LETTERS:
            return self.player(LETTERS.index(value))
        if name in ("action", "next") and isinstance(value, str):
            return self.verb(value)
        domain = described.get("domain") or self._domain_of(name, value)
        if domain:
            return self.name(domain, value)
        if isinstance(value, str) and value.isascii() and value.isdecimal():
            return int(value)
        return value if isinstance(value, (int, float)) and not isinstance(value, bool) else str(value)

    def _domain_of(self, name: str, value: Any) -> str | None:
        """Arguments without a declaration are named after their domain, or hold a slug of some domain."""
        domains = self.vocabulary["domains"]
        if not isinstance(value, str):
            return None
        if value in domains.get(name, ()):
            return name
        found = next((domain for domain, slugs in domains.items() if value in slugs), None)
        return found or next(
            (domain for domain in self._told() if self.say(f"{self.vocabulary['title']}-{domain}-{value}")), None
        )

    def _told(self) -> list[str]:
        """Domains that only events speak of; the vocabulary has no list of their slugs."""
        told = [
            one["domain"] for event in self.vocabulary["events"].values() for one in event.values() if "domain" in one
        ]
        return [domain for domain in dict.fromkeys(told) if domain not in self.vocabulary["domains"]]
