"""Keys and arguments become sentences here, from the same Fluent files that the browser reads."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from datetime import datetime
from typing import Any, Literal

from babel.dates import format_datetime
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent

from spieltisch.core.arguments import describe
from spieltisch.core.shapes import CauseShape, MessageShape

from . import Texts, region
from . import folded as folded
from . import preferred_language as preferred_language

NOWHERE: dict[str, Any] = {"title": "", "verbs": {}, "events": {}, "domains": {}, "arguments": describe({})}

# What a record has printed on it: words by the domain of their names, and numbers.
KINDS = {"type": "type", "race": "race", "god": "god", "faction": "faction", "class": "kind"}
NUMBERS = ("cost", "loyalty", "power", "hit_points", "attack", "defense", "value")

SIGNS = {"remembered": "°", "partly": "½", "ours": "*", "pack": "⌂"}  # how far something is as printed


class Speech(Texts):
    """Says messages of one title in one language, to whoever sits at the seats of `you`."""

    def __init__(
        self,
        language: str,
        vocabulary: dict[str, Any] | None = None,
        names: list[str] | None = None,
        you: Collection[int] = (),
    ) -> None:
        super().__init__(language)
        self.language = language
        self.vocabulary = vocabulary or NOWHERE
        self.names = names or []
        self.you = you
        self.own: dict[str, str] = {}  # names that a pack gives
        self.records: dict[str, dict[str, Any]] = {}  # what has its text from the box
        self.marks: dict[str, str] = {}  # behind names of what is not as printed
        self.domains: dict[str, str] = {}  # where the names of each kind of record stand

    def __call__(self, key: str, **args: Any) -> str:
        return self.say(key, args) or key

    def say(self, key: str, args: dict[str, Any] | None = None, attribute: str | None = None) -> str | None:
        if attribute == "text" and key in self.records:
            return self.record_text(self.records[key])
        return (self.own.get(key) if attribute is None else None) or super().say(key, args, attribute)

    # -- the box on the table

    def unpack(self, box: dict[str, Any]) -> None:
        """From now on names are those of this box, its pack included."""
        self.domains = {kind["kind"]: kind["domain"] for kind in box["kinds"]}
        for record in box["records"]:
            key = self._record_key(record)
            own = record["names"].get(self.language) or record["names"].get("en")
            if own:
                self.own[key] = own
            self.records[key] = record
            self.marks[key] = self.mark(record)

    def _record_key(self, record: dict[str, Any]) -> str:
        return f"{self.vocabulary['title']}-{self.domains.get(record['kind'], record['kind'])}-{record['id']}"

    def record_name(self, record: dict[str, Any]) -> str:
        return self.name(self.domains.get(record["kind"], record["kind"]), record["id"])

    def record_text(self, record: dict[str, Any]) -> str:
        """The words of a record: built from its instructions or written, and what a pack adds to them."""
        key = self._record_key(record)
        written = super().say(key, attribute="text") or self.words(record["words"])
        own = record["texts"].get(self.language) or record["texts"].get("en", "")
        return " ".join([part for part in (self.say(key, attribute="gloss"), written, own) if part])

    def record_facts(self, record: dict[str, Any]) -> str:
        """What is printed on a record beside its text: "Unit, Orcs, Cost 3, Loyalty 2, Power 2, Hit points 3"."""
        title = self.vocabulary["title"]
        fixed, values = record["fixed"], record["values"]
        kinds = [self.say(f"{title}-{name}-{fixed[key]}") for key, name in KINDS.items() if key in fixed]
        numbers = [
            f"{self.say(f'{title}-field-{name}') or self.say(f'ui-shop-field-{name}')}\N{NO-BREAK SPACE}{values[name]}"
            for name in NUMBERS
            if isinstance(values.get(name), int)
        ]
        traits = [self.say(f"{title}-trait-{trait}") for trait in fixed.get("traits", ())]
        magic = [self("ui-shop-field-magic")] if values.get("magic") is True else []
        return self.facts([fact for fact in [*kinds, *numbers, *magic, *traits] if fact])

    def mark(self, record: dict[str, Any]) -> str:
        """` [ours]` behind the name; nothing behind what is as printed."""
        if record["provenance"] == "printed":
            return ""
        return f" [{self.say('ui-box-standing', attribute=record['provenance'])}]"

    def marked(self, domain: str, slug: Any) -> str:
        """A name with its mark."""
        return self.name(domain, slug) + self.marks.get(f"{self.vocabulary['title']}-{domain}-{slug}", "")

    def signed(self, domain: str, slug: Any) -> str:
        """A name with the sign of its mark, for tables where marks would be louder than names."""
        record = self.records.get(f"{self.vocabulary['title']}-{domain}-{slug}")
        return self.name(domain, slug) + (SIGNS.get(record["provenance"], "") if record else "")

    def signs(self) -> dict[str, str]:
        """What the signs in this box mean."""
        standings = {record["provenance"] for record in self.records.values()}
        return {SIGNS[one]: str(self.say("ui-box-standing", attribute=one)) for one in SIGNS if one in standings}

    def title(self, title: str) -> str:
        return self.say(f"{title}-title") or title.capitalize()

    def name(self, domain: str, slug: Any) -> str:
        """The name of a thing: `name("region", "kislev")`."""
        if slug is None:
            return "–"
        said = self.say(f"{self.vocabulary['title']}-{domain}-{slug}")
        return said or str(slug).replace("_", " ")

    def thing(self, slug: str) -> str:
        """The name of something of the title, whatever its domain."""
        return str(self._argument(slug, {"kind": "thing"}))

    def player(self, seat: Any) -> str:
        if isinstance(seat, int) and 0 <= seat < len(self.names):
            return self.names[seat]
        return self("cli-player", number=seat + 1) if isinstance(seat, int) else str(seat)

    def is_seat(self, name: str) -> bool:
        """Whether arguments of that name are seats."""
        return bool(self.vocabulary["arguments"].get(name, {}).get("kind") == "seat")

    def seat(self, name: str, word: str) -> int:
        """The seat that a word stands for, a number or a letter."""
        return int(self._seat(word, self.vocabulary["arguments"][name]))

    def words_of_seat(self, seat: int) -> list[str]:
        """What stands for a seat in actions and questions: its number, and its letter in titles that have some."""
        lettered = [
            one["domain"] for one in self.vocabulary["arguments"].values() if one["kind"] == "seat" and "domain" in one
        ]
        domains = self.vocabulary["domains"]
        return [str(seat), *[domains[domain][seat] for domain in lettered if seat < len(domains[domain])]]

    def about(self, seat: int, key: str) -> str:
        """A sentence whose subject is a seat."""
        return self.say(key, self._of_message(key, {"seat": seat})) or key

    def number(self, value: float, places: int) -> str:
        return str(format_decimal(round(value, places), locale=region(self.language)))

    def percent(self, share: float) -> str:
        return str(format_percent(round(share, 3), locale=region(self.language), decimal_quantization=False))

    def moment(self, seconds: float) -> str:
        return str(format_datetime(datetime.fromtimestamp(seconds), "short", locale=region(self.language)))

    def listed(self, names: list[str], style: Literal["standard", "or"] = "standard") -> str:
        """Names as a sentence lists them: "Ada, Bob and Cleo"."""
        return str(format_list(names, style, locale=region(self.language))) if names else ""

    def facts(self, items: list[str]) -> str:
        """What there is to say of one thing, side by side: "costs 2, 46%"."""
        comma = self.listed(["1", "2", "3"])[1:].partition("2")[0]
        return comma.join(items)

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

    def labels(self, action: str) -> list[str]:
        """All that names an action: its label, the heading over it, and its arguments in every form."""
        verb, *words = action.split()
        arguments = self.vocabulary["verbs"].get(verb, {})
        group = self.say(f"{self.vocabulary['title']}-verb-{verb}", attribute="group")
        args = self._arguments(dict(zip(arguments, words, strict=False)), arguments)
        return [self.verb(action), group or "", *map(str, args.values())]

    def frame_words(self, kind: str, verb: str) -> set[str]:
        """The words of a verb or a question itself, without its arguments."""
        key = f"{self.vocabulary['title']}-{kind}-{verb}"
        said = [self.say(key), self.say(key, attribute="group")]
        return {word for text in said if text for word in folded(re.sub(r"\{[^}]*\}", " ", text))}

    def last_argument(self, action: str) -> str:
        verb, *words = action.split()
        arguments = self.vocabulary["verbs"].get(verb, {})
        if not words or len(arguments) < len(words):
            return action
        name = list(arguments)[len(words) - 1]
        return str(self._argument(words[-1], arguments[name]))

    def notes(self, offer: dict[str, Any]) -> str:
        """What stands at an action before it is taken: costs, odds, forecasts for which the title has a text."""
        meant = self._meanings("", offer)
        said = [
            self.say(f"{self.vocabulary['title']}-note-{name}", {"value": self._argument(value, meant[name])})
            for name, value in offer.items()
            if name != "action" and isinstance(value, (int, float, str)) and not isinstance(value, bool)
        ]
        return self.facts([note for note in said if note])

    def event(self, event: dict[str, Any]) -> str:
        key = event["event"]
        given = {name: value for name, value in event.items() if name not in ("event", "entry", "to", "besides")}
        if "to" in event:  # all cards lie open, and nobody who reads is "you"
            given.setdefault("seat", event["to"])
        args = self._arguments(given, self.vocabulary["events"].get(key, {}))
        message = f"{self.vocabulary['title']}-event-{key}"
        said = (self.say(message, args, "named") if "to" in event else None) or self.say(message, args)
        return said or f"{key.replace('_', ' ')} " + ", ".join(
            f"{name} {value}" for name, value in args.items() if "-" not in name
        )

    def prompt(self, prompt: dict[str, Any]) -> str:
        args = self._of_message(prompt["decision"], prompt["args"])
        key = f"{self.vocabulary['title']}-prompt-{prompt['decision']}"
        said = self.say(key, args) or prompt["decision"].replace("_", " ")
        detail = self.say(key, args, "detail")
        return f"{said} ({detail})" if detail else said

    def topic(self, asked: dict[str, Any]) -> str:
        """What people at a real table are asked: "Khorne: 5 dice in Kislev. What did you roll?"."""
        args = self._of_message(asked["topic"], {**asked["args"], "number": asked["number"]})
        return self.say(f"{self.vocabulary['title']}-topic-{asked['topic']}", args) or asked["topic"].replace("_", " ")

    def outcome(self, asked: dict[str, Any], name: Any) -> str:
        """What one outcome of a question is called."""
        if asked["domain"] == "seat":
            return self.player(name)
        return str(name) if asked["domain"] is None else self.name(asked["domain"], name)

    def field(self, name: str) -> str:
        """What an argument is called: "Region"."""
        return self.say(f"{self.vocabulary['title']}-field-{name}") or self.say(f"ui-field-{name}") or name

    def example(self, verb: str) -> str:
        """How an action is written, with what is to be named in brackets: "Summon ‹Kind› to ‹Region›"."""
        arguments = self.vocabulary["verbs"].get(verb, {})
        key = f"{self.vocabulary['title']}-verb-{verb}"
        places = {name: f"‹{self.field(name)}›" for name in arguments}
        gaps = {f"{name}-{form}": place for name, place in places.items() for form in self._every_form()}
        gaps |= {f"{name}-via": f"{place} " for name, place in places.items()}
        return self.say(key, {**places, **gaps}) or " ".join([verb, *places.values()])

    def _every_form(self) -> set[str]:
        """Every form in which some name of this title stands in sentences: `in` is "in the Empire"."""
        names = [(domain, slug) for domain, slugs in self.vocabulary["domains"].items() for slug in slugs]
        return {form for domain, slug in names for form in self.forms(f"{self.vocabulary['title']}-{domain}-{slug}")}

    def reason(self, message: MessageShape) -> str:
        key = message["key"]
        args = self._of_message(key, message["args"])
        details = _plainly(args)
        said = self.say(f"{self.vocabulary['title']}-why-{key}", args) or self.say(key, args)
        return said or " ".join([key.replace("_", " "), f"({details})" if details else ""]).strip()

    def cause(self, cause: CauseShape) -> str:
        args = self._of_message(cause["key"], cause["args"])
        said = self.say(f"{self.vocabulary['title']}-cause-{cause['key']}", args)
        return said or self.reason({"key": cause["key"], "args": cause["args"]})

    def words(self, messages: Iterable[MessageShape]) -> str:
        """The text of a record that is made of instructions, sentence by sentence."""
        title = self.vocabulary["title"]
        said = [self.say(f"{title}-does-{one['key']}", self._of_message(one["key"], one["args"])) for one in messages]
        return " ".join([sentence for sentence in said if sentence])

    def _meanings(self, key: str, names: Iterable[str]) -> dict[str, dict[str, Any]]:
        """What the arguments of a message are, as `Game.arguments` and the kernel declare them."""
        known = self.vocabulary["arguments"]
        return {name: known.get(f"{key}.{name}") or known.get(name, {}) for name in names}

    def _of_message(self, key: str, given: dict[str, Any]) -> dict[str, Any]:
        return self._arguments(given, self._meanings(key, given))

    def _arguments(self, given: dict[str, Any], described: dict[str, Any]) -> dict[str, Any]:
        """Slugs become names with all their forms (`$region-in`), lists are joined and counted, numbers get a sign."""
        args: dict[str, Any] = {}
        for name, value in given.items():
            meant = described.get(name, {})
            args[name] = self._argument(value, meant)
            if isinstance(value, list) or value is None:
                args[f"{name}-count"] = len(value or ())
                args[f"{name}-quoted"] = self._quoted(value or [], meant)
                args |= {f"{name}-{form}": said for form, said in self._listed_forms(value or [], meant).items()}
            elif meant.get("kind") == "seat":
                args[f"{name}-person"] = "you" if self._seat(value, meant) in self.you else "other"
            elif isinstance(value, int):
                args[f"{name}-signed"] = f"−{-value}" if value < 0 else f"+{value}"
            elif (forms := self._forms_of(value, meant)) is not None:
                args |= {f"{name}-count": 1, **{f"{name}-{form}": said for form, said in forms.items()}}
        return args

    def _forms_of(self, value: Any, described: dict[str, Any]) -> dict[str, str] | None:
        domain = self._domain_of(value, described)
        return self.forms(f"{self.vocabulary['title']}-{domain}-{value}") if domain else None

    def _listed_forms(self, values: list[Any], described: dict[str, Any]) -> dict[str, str]:
        """A list in every form that all its names have: `$regions-in` is "in Kislev and in the Empire"."""
        forms = [self._forms_of(value, described) or {} for value in values]
        shared = [form for form in forms[0] if all(form in other for other in forms)] if forms else []
        return {form: self.listed([one[form] for one in forms]) for form in shared}

    def _quoted(self, values: list[Any], described: dict[str, Any]) -> str:
        """Names that may hold a comma themselves, as a list."""
        return self.listed([self("core-quoted", name=self._argument(one, described)) for one in values]) or "–"

    def _argument(self, value: Any, described: dict[str, Any]) -> Any:
        """A value as a sentence says it, by its kind."""
        if isinstance(value, dict):
            return self.reason({"key": value["key"], "args": value["args"]})
        if isinstance(value, list):
            return self._several(value, described)
        domain = self._domain_of(value, described)
        if domain or value is None:
            return self.name(domain or "", value)
        match described.get("kind"):
            case "seat":
                return self.player(self._seat(value, described))
            case "action":
                return self.verb(value)
            case "example":
                return self.example(value.split()[0])
            case "field":
                return self.field(value)
            case "question":
                return self(f"{self.vocabulary['title']}-question-{value}")
            case "int":
                return int(value) if isinstance(value, str) else value
        return value if isinstance(value, (int, float)) and not isinstance(value, bool) else str(value)

    def _several(self, values: list[Any], described: dict[str, Any]) -> str:
        match described.get("kind"):
            case "parts":
                return self.facts([self.say(f"ui-box-part-{part}") or part for part in values])
            case "any_of":
                return self.listed([str(value) for value in values], "or")
        return self.listed([str(self._argument(value, described)) for value in values]) or "–"

    def _seat(self, value: Any, described: dict[str, Any]) -> Any:
        """The number of a seat, which a title may say as a letter."""
        letters = self.vocabulary["domains"].get(described.get("domain"), ())
        return letters.index(value) if value in letters else value

    def _domain_of(self, value: Any, described: dict[str, Any]) -> str | None:
        """The domain of a name; that of a `thing` is the first which has it."""
        if value is None or described.get("kind") not in ("domain", "thing"):
            return None
        domains = self.vocabulary["domains"]
        return described.get("domain") or next((domain for domain in domains if value in domains[domain]), None)


def _plainly(args: dict[str, Any]) -> str:
    """The arguments of a message that nobody has written, without their other forms."""
    return ", ".join(f"{name} {value}" for name, value in args.items() if "-" not in name)
