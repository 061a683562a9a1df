"""No text is missing and none is left over: each key that code can ask for has a message, each message is asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast

import spieltisch
from spieltisch import core
from spieltisch.ai import AGENTS
from spieltisch.core.packs import box_of
from spieltisch.games.invasion import shapes as invasion
from spieltisch.games.invasion.vocabulary import PHASES, STEPS
from spieltisch.games.smallworld import shapes as smallworld
from spieltisch.locale import COPY, LANGUAGES
from spieltisch.locale.speech import Speech

ROOT = Path(__file__).resolve().parents[1]
LOCALE = ROOT / "src" / "spieltisch" / "locale"
WEB = ROOT / "web" / "src"
CODE = ROOT / "src" / "spieltisch"
# Languages in which nothing may be missing; the first is the one the others are measured by.
COMPLETE = LANGUAGES
TITLES = ("lanterns", "chaos", "smallworld", "invasion")
# Attributes that say how a name stands in a sentence; each language has those that its grammar needs.
FORMS = {"in", "to", "from", "via", "the", "a", "acc", "many", "gen", "dat", "few", "weak", "gloss"}
# `t('key')`, `t("key.attribute", …)`; keys that end in `${…}` are families of which any member may be asked for.
SAID = re.compile(r"^export const SAID.*$", re.M)  # arguments of messages, named by their keys
LITERAL = re.compile(r"""['"`]((?:ui|core|server|ai)-[a-z0-9_-]+(?:\.[a-z]+)?)['"`]""")
FAMILY = re.compile(r"`((?:ui|ai)-[a-z0-9_-]*)\$\{[^}]*\}(\.[a-z]+)?")


@cache
def messages(language: str, files: str = "*.ftl") -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in sorted((LOCALE / language).glob(files)):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.relative_to(ROOT)}: {entry.content[:80]!r}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def keys(language: str, files: str = "*.ftl") -> set[str]:
    found: set[str] = set()
    for name, message in messages(language, files).items():
        if message.value is not None:
            found.add(name)
        found |= {f"{name}.{attribute.id.name}" for attribute in message.attributes if attribute.id.name not in FORMS}
    return found


def variables(node: Any) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return {name for item in node for name in variables(item)}
    if isinstance(node, ast.BaseNode):
        return {name for value in vars(node).values() for name in variables(value)}
    return set()


def sources() -> Iterator[str]:
    for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]:
        yield path.read_text(encoding="utf-8")


def asked_by_the_browser() -> tuple[set[str], set[tuple[str, str]]]:
    literal: set[str] = set()
    families: set[tuple[str, str]] = set()
    for text in sources():
        text = SAID.sub("", text)
        literal |= set(LITERAL.findall(text)) - {"server-rack"}  # an icon
        families |= set(FAMILY.findall(text))
    return literal, families


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_readable(language: str) -> None:
    assert messages(language)


@pytest.mark.parametrize("language", COMPLETE)
def test_no_key_of_the_browser_is_missing(language: str) -> None:
    literal, families = asked_by_the_browser()
    known = keys(language)
    assert not sorted(literal - known)
    for start, attribute in families:
        assert any(key.startswith(start) and key.endswith(attribute) for key in known), (start, attribute)


def words_of_families() -> dict[str, set[str]]:
    """The words with which boards complete a key, by the families of `web/src/words/keys.ts`."""
    spoken = {title: core.game(title).vocabulary() for title in TITLES}
    families = {f"{title}-{name}-": set(slugs) for title in TITLES for name, slugs in spoken[title]["domains"].items()}
    for title in TITLES:
        families |= {f"{title}-{kind.domain}-": set(kind.by_id) for kind in core.game(title).kinds if kind.domain}
    on_land = {verb for verb, named in spoken["smallworld"]["verbs"].items() if "region" in named}
    at_once = {"conquer", "attempt", "place", "send", "swap", "fortify", "watch", "lay", "bomb", "target", "gather"}
    on_pieces = {verb for verb, named in spoken["invasion"]["verbs"].items() if "piece" in named}
    printed = [core.game("invasion").kinds[0].by_id[card] for card in spoken["invasion"]["domains"]["card"]]
    races, powers = families["smallworld-race-"], families["smallworld-power-"]
    return families | {
        "ai-level-": {*AGENTS},
        "chaos-choose-": {part.name for part in core.game("chaos").parts},
        "invasion-choose-": {part.name for part in core.game("invasion").parts},
        "invasion-loss-": {"burning", "deck", "turns"},
        "invasion-phase-": {*PHASES.names},
        "invasion-race-": {*get_args(invasion.Race), "neutral"},
        "invasion-step-": {*STEPS.names},
        "invasion-trait-": {trait for card in printed for trait in card.get("traits", [])},
        "invasion-type-": {*get_args(invasion.CardType)},
        "invasion-ui-spread-": {"pick", "remove", "take", "target_discard", "play"},
        "invasion-ui-tag-": on_pieces - {"target", "assign", "resolve"},
        "invasion-ui-yields-": set(spoken["invasion"]["domains"]["until"]) | {"resources", "cards"},
        "smallworld-occupant-": races | {"murlocs"},
        "smallworld-terrain-": {*get_args(smallworld.Terrain)},
        "smallworld-ui-short-": races | powers,
        "smallworld-ui-tool-": on_land - at_once,
        "ui-box-kind-": {kind.name for title in TITLES for kind in core.game(title).kinds if kind.name != "card"},
        "ui-shop-symbol-": {"anchor", "cave", "magic", "murloc", "tile"},
        "ui-title-": {*TITLES},
    }


@pytest.mark.parametrize("language", COMPLETE)
def test_every_key_that_a_board_completes_has_its_message(language: str) -> None:
    """Keys written out are held by svelte-check; these come with a word of the server."""
    lists = [WEB / "words" / "keys.ts", *sorted((WEB / "titles").glob("*/keys.d.ts"))]
    declared = [start for path in lists for start in re.findall(r"`([a-z_-]+-)\$\{string\}`", path.read_text("utf-8"))]
    speech, words = Speech(language), words_of_families()
    assert len(declared) > 30
    assert not [start for start in declared if not words.get(start)]
    assert not [start + word for start in declared for word in sorted(words[start]) if speech.say(start + word) is None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_shell_is_left_over(language: str) -> None:
    literal, families = asked_by_the_browser()
    unused = {
        key
        for key in keys(language, "ui.ftl") - literal
        if not any(key.startswith(start) and key.endswith(attribute) for start, attribute in families)
    }
    assert not sorted(unused)


def test_no_text_of_a_board_is_left_over() -> None:
    said = "".join(sources()) + "".join(path.read_text(encoding="utf-8") for path in CODE.rglob("*.py"))
    families = tuple(re.findall(rf"[`\"]((?:{'|'.join(TITLES)})-ui-[a-z_-]+-)\$?\{{", said))
    boards = {key.partition(".")[0] for key in keys("en") if re.match(rf"(?:{'|'.join(TITLES)})-ui-", key)}
    assert not sorted(key for key in boards if key not in said and not key.startswith(families))


def core_keys() -> set[str]:
    asked: set[str] = set()
    for path in (ROOT / "src" / "spieltisch").rglob("*.py"):
        asked |= set(re.findall(r'"(core-[a-z_]+)"', path.read_text(encoding="utf-8")))
    for path in (ROOT / "src" / "spieltisch" / "server").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        asked |= {f"server-{key}" for key in re.findall(r'(?:Denied|refused)\((?:id_of\(data\), )?"([a-z_]+)"', text)}
        asked |= {f"server-{key}" for key in re.findall(r'"error": "([a-z_]+)"', text)}
        asked |= set(re.findall(r'"(server-[a-z_]+)"', text))
    return asked


@pytest.mark.parametrize("language", COMPLETE)
def test_kernel_and_server_speak(language: str) -> None:
    known = keys(language)
    asked = core_keys()
    assert len(asked) > 30
    assert not sorted(asked - known)
    assert not sorted({key for key in known if key.startswith(("core-", "server-"))} - asked)


def title_keys(title: str) -> set[str]:
    """What the vocabulary of a title can make a client say."""
    words = core.game(title).vocabulary()
    asked = {f"{title}-verb-{verb}" for verb in words["verbs"]}
    asked |= {f"{title}-verb-{verb}.group" for verb, arguments in words["verbs"].items() if arguments}
    asked |= {f"{title}-event-{event}" for event in words["events"]}
    asked |= {f"{title}-option-{option['name']}" for option in words["options"]}
    asked |= {f"{title}-question-{question}" for question in words["questions"]}
    for domain, slugs in words["domains"].items():
        asked |= {key for slug in slugs if not COPY.fullmatch(key := f"{title}-{domain}-{slug}")}
    return asked | {f"{title}-prompt-{name}" for name in decisions(title)}


def decisions(title: str) -> set[str]:
    from spieltisch.core.stack import FRAMES

    package = core.game(title).package
    return {frame.name.rpartition(".")[2] for frame in FRAMES if frame.package == package and frame.waits}


def said_by(title: str) -> set[str]:
    """Keys of reasons and causes in the rules."""
    folder = ROOT / "src" / "spieltisch" / "games" / title
    asked: set[str] = set()
    for path in folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        wrong = r'(?:Message\(\s*|refusal\((?:f?"[^"]*"|\w+), )"([a-z_0-9]+)"'
        asked |= {f"{title}-why-{key}" for key in re.findall(wrong, text)}
        asked |= {f"{title}-cause-{key}" for key in re.findall(r'Cause\(\s*"([a-z_0-9]+)"', text)}
    return asked


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("title", TITLES)
def test_no_text_of_a_title_is_missing(title: str, language: str) -> None:
    known = keys(language)
    assert not sorted((title_keys(title) | said_by(title)) - known)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("title", TITLES)
def test_a_label_says_only_what_its_action_names(title: str, language: str) -> None:
    """Labels of buttons, in full and where the place is known."""
    known = messages(language)
    for verb, named in core.game(title).vocabulary()["verbs"].items():
        assert not arguments(known[f"{title}-verb-{verb}"]) - {*named}, verb


@pytest.mark.parametrize("language", COMPLETE[1:])
def test_every_file_says_what_the_english_one_says(language: str) -> None:
    """Messages, sentences of cards and names of choices alike."""
    for path in sorted((LOCALE / "en").glob("*.ftl")):
        english, other = keys("en", path.name), keys(language, path.name)
        assert not sorted(english - other), path.name
        assert not sorted(other - english), path.name


@pytest.mark.parametrize("language", COMPLETE[1:])
def test_no_argument_is_left_unsaid(language: str) -> None:
    other = messages(language)
    for name, message in messages("en").items():
        unsaid = arguments(message) - arguments(other[name])
        assert not unsaid, (name, unsaid)


@pytest.mark.parametrize("language", ["de", "pl", "nl"])
def test_translations_use_no_unknown_variables(language: str) -> None:
    english, told = messages("en"), told_by_events()
    for name, message in messages(language).items():
        assert name in english, name
        unknown = arguments(message) - arguments(english[name]) - told.get(name, set())
        assert not unknown, (name, unknown)


def told_by_events() -> dict[str, set[str]]:
    """An event hands over more than each language must say."""
    events = {title: core.game(title).vocabulary()["events"] for title in TITLES}
    return {f"{title}-event-{key}": set(args) for title in TITLES for key, args in events[title].items()}


def arguments(message: ast.Message) -> set[str]:
    """What the rules hand over: `$region-in` is a form of `$region`. A message inside another speaks for it."""
    inner = [arguments(messages("en")[name]) for name in referred(message) if name in messages("en")]
    return {name.partition("-")[0] for name in variables(message)}.union(*inner)


def referred(node: Any) -> set[str]:
    if isinstance(node, ast.MessageReference):
        return {node.id.name}
    if isinstance(node, list):
        return {name for item in node for name in referred(item)}
    if isinstance(node, ast.BaseNode):
        return {name for value in vars(node).values() for name in referred(value)}
    return set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_names_have_all_forms_of_their_kind(title: str, language: str) -> None:
    """A sentence that says `$region-in` can say it of every region."""
    known = messages(language)
    formed: dict[str, dict[str, set[str]]] = {}
    for domain, slugs in core.game(title).vocabulary()["domains"].items():
        for slug in slugs:
            name = known.get(f"{title}-{domain}-{slug}")
            if name:
                formed.setdefault(domain, {})[slug] = {one.id.name for one in name.attributes} & FORMS - {"gloss"}
    for domain, names in formed.items():
        assert len({frozenset(forms) for forms in names.values()}) == 1, (domain, names)
    asked = {name.partition("-")[2] for message in known.values() for name in variables(message) if "-" in name}
    assert asked <= FORMS | {"count", "person", "quoted", "signed"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_texts_of_records_leave_no_argument_open(title: str, language: str) -> None:
    """A name may be found in a domain that lacks the form which the sentence asks for."""
    speech = Speech(language, core.game(title).vocabulary())
    for record in box_of(core.game(title), None)["records"]:
        asked = {f"{name}-{form}" for message in record["words"] for name in message["args"] for form in FORMS}
        assert not asked & set(re.findall(r"\w+-\w+", speech.words(record["words"]))), record["id"]


def names(title: str, language: str, *domains: str) -> dict[str, str]:
    """What the things of a title are called."""
    known, kinds = messages(language), core.game(title).vocabulary()["domains"]
    asked = [
        f"{title}-{kind}-{slug}" for kind, slugs in kinds.items() for slug in slugs if not domains or kind in domains
    ]
    return {key: plain_text(known[key].value) for key in asked if key in known}


def texts(title: str, language: str) -> Iterator[tuple[str, str]]:
    for key, message in messages(language).items():
        if key.startswith(f"{title}-"):
            yield from ((key, plain_text(one.value)) for one in [message, *message.attributes] if one.value)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("title", TITLES)
def test_no_name_is_left_in_english(title: str, language: str) -> None:
    """Whoever is called "Verlatenen" in the list of races is not called "Forsaken" in a refusal."""
    own = " ".join(names(title, language).values()).lower()
    foreign = {name for name in names(title, "en").values() if len(name) > 3 and name.lower() not in own}
    rule = re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(foreign)))})\b") if foreign else re.compile("(?!)")
    assert not [(key, text) for key, text in texts(title, language) if rule.search(text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_cards_are_written_everywhere_as_on_the_card(title: str, language: str) -> None:
    """Not "Rune van Standvastigheid" in a prompt for the card "Rune van standvastigheid"."""
    cards = {name for name in names(title, language, "card", "tile", "old_world").values() if " " in name}
    odd = []
    for key, text in texts(title, language):
        odd += [(key, name, text) for name in cards if name.lower() in text.lower() and name not in text]
    assert not odd


def seated_events() -> Iterator[tuple[str, str]]:
    for title in TITLES:
        for event, args in core.game(title).vocabulary()["events"].items():
            if "seat" in args and "seat" in arguments(messages("en")[f"{title}-event-{event}"]):
                yield title, event


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_about_a_seat_can_speak_of_you(language: str) -> None:
    """Nobody reads "You rolls": the sentence about the reader is a sentence of its own, without a name."""
    seated = list(seated_events())
    assert len(seated) > 60
    for title, event in seated:
        vocabulary = core.game(title).vocabulary()
        told = {name: sample(vocabulary, described) for name, described in vocabulary["events"][event].items()}
        speech = Speech(language, vocabulary, ["Zyx", "Zyx"], you={0})
        of_you = speech.event({"event": event, **told, "seat": 0})
        of_other = speech.event({"event": event, **told, "seat": 1})
        assert "Zyx" in of_other, (event, of_other)
        assert "Zyx" not in of_you, (event, of_you)


@pytest.mark.parametrize("language", ["de", "pl"])
def test_every_sentence_of_a_review_can_speak_of_you(language: str) -> None:
    """Where the verb changes with the person; "You took" and "Jij nam" need no sentence of their own."""
    told = {key: variables(one) for key, one in messages(language).items() if re.search("-fact-|^review-story-", key)}
    seated = {key: named for key, named in told.items() if "seat" in named}
    assert len(seated) > 8
    assert not [key for key, named in seated.items() if "seat-person" not in named]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_about_a_section_can_speak_of_yours(language: str) -> None:
    """Nobody reads "2 damage: kingdom (You)"."""
    vocabulary = core.game("invasion").vocabulary()
    told = {event: args for event, args in vocabulary["events"].items() if "side" in args}
    assert len(told) > 4
    speech = Speech(language, vocabulary, ["Zyx", "Zyx"], you={0})
    for event, args in told.items():
        said = {name: sample(vocabulary, described) for name, described in args.items()}
        assert "Zyx" not in speech.event({"event": event, **said, "side": "a"}), event
        assert "Zyx" in speech.event({"event": event, **said, "side": "b"}), event


def sample(vocabulary: dict[str, Any], described: dict[str, Any]) -> Any:
    slugs = vocabulary["domains"].get(described.get("domain"), [])
    one = slugs[0] if slugs else 2
    return [one, one] if described.get("many") else one


# Error texts for programmers, and names that are the same in every language.
JOINED_BY_HAND = {"wire/api.ts", "pages/front/Credits.svelte"}


def test_lists_are_made_by_the_language() -> None:
    """Intl and babel know how a list is written: "Ada, Bob i Cleo"."""
    by_hand = {
        str(path.relative_to(WEB))
        for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
        if re.search(r"""\.join\(['"`], ?['"`]\)|\}, \{t\(""", path.read_text(encoding="utf-8"))
    }
    assert by_hand <= JOINED_BY_HAND


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_stays_with_what_it_counts(language: str) -> None:
    said = Speech(language).say("smallworld-note-cost", {"value": 3})
    assert said is not None
    assert re.fullmatch("3\N{NO-BREAK SPACE}\\w+", said)


# Signs that a language does not write so, by what is said for it instead.
TYPOGRAPHY = {
    "straight apostrophe": r"\w'\w|\s'\w",
    "hyphen for minus": r"(?:^|[ (])-\d",
    "percent by hand": r"\d ?%|\} ?%",
    "three dots": r"\.\.\.",
    "unit that may part from its number": r"\d (?:Min\.|min|s|h)\b|\} (?:s|h)\b",
}
QUOTES = {"en": "“”", "de": "„“", "pl": "„”", "nl": "“”"}
ELLIPSIS = {"de": r"[^\s|] …|\w…", "*": r"[^\s|]\s…"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_those_of_the_language(language: str) -> None:
    odd = []
    for key, message in messages(language).items():
        for text in (plain_text(one.value) for one in [message, *message.attributes] if one.value):
            rules = {**TYPOGRAPHY, "space before the ellipsis": ELLIPSIS.get(language, ELLIPSIS["*"])}
            odd += [(name, key, text) for name, rule in rules.items() if re.search(rule, text)]
            odd += [("quotes", key, text) for sign in '“”„"«»' if sign in text and sign not in QUOTES[language]]
    assert not odd


def plain_text(node: Any) -> str:
    """The letters of a message; a variable is a brace."""
    if isinstance(node, ast.TextElement):
        return node.value
    if isinstance(node, ast.Pattern):
        return "".join(plain_text(part) for part in node.elements)
    if isinstance(node, ast.SelectExpression):
        return "|".join(plain_text(variant.value) for variant in node.variants)
    if isinstance(node, ast.Placeable):
        return plain_text(node.expression)
    return "}" if isinstance(node, ast.VariableReference) else ""


# Plural categories that a sentence with a count distinguishes; the last variant may stand for the last of them.
PLURALS = {"en": ("one",), "de": ("one",), "nl": ("one",), "pl": ("one", "few")}


def selections(node: Any) -> Iterator[ast.SelectExpression]:
    if isinstance(node, ast.SelectExpression):
        yield node
    if isinstance(node, list):
        for item in node:
            yield from selections(item)
    elif isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            yield from selections(value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_has_all_plural_forms_of_its_language(language: str) -> None:
    """Nobody reads "3 żeton" or "1 cards": whoever names a plural form names all that the language has."""
    gaps = []
    for key, message in messages(language).items():
        for chosen in selections(message):
            named = [variant.key.name for variant in chosen.variants if isinstance(variant.key, ast.Identifier)]
            plural = {"one", "few", "many"} & set(named)
            if plural and not {*PLURALS[language]} <= set(named):
                gaps.append((key, named))
            if plural and named[-1] not in ("other", "many"):
                gaps.append((key, named))
    assert not gaps


def test_every_plural_of_english_exists_in_polish() -> None:
    """Where English has "1 coin" and "2 coins", Polish does not make do with "coins: 2"."""
    english, polish = messages("en"), messages("pl")
    assert not [
        key
        for key in english
        if any(map(inflected, selections(english[key]))) and not any(map(inflected, selections(polish[key])))
    ]


def inflected(chosen: ast.SelectExpression) -> str | None:
    """The argument by whose number a sentence is inflected."""
    plural = any(isinstance(one.key, ast.Identifier) and one.key.name == "one" for one in chosen.variants)
    return chosen.selector.id.name if plural and isinstance(chosen.selector, ast.VariableReference) else None


QUOTED = {"card", "upgrade", "tile", "tool", "host", "quest"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES[1:])
def test_names_of_cards_stand_in_quotes_in_the_log(title: str, language: str) -> None:
    """A name such as "Ten, Który Zmienia Drogi" must not run into the sentence around it."""
    first, last = QUOTES[language]
    bare = []
    for key, message in messages(language).items():
        if key.startswith(f"{title}-event-") and message.value:
            said = marked_text(message.value)
            bare += [(key, said) for name in QUOTED if f"<{name}>" in said.replace(f"{first}<{name}>{last}", "")]
    assert not bare


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_action_is_quoted_because_it_may_quote_a_card(language: str) -> None:
    first, last = QUOTES[language]
    said = {key: marked_text(message.value) for key, message in messages(language).items() if message.value}
    assert not [key for key, text in said.items() for name in ("action", "next") if f"{first}<{name}>{last}" in text]


def test_a_list_has_the_forms_of_its_names() -> None:
    speech = Speech("en", spieltisch.game("chaos").vocabulary())
    args = {"god": "khorne", "count": 2, "regions": ["empire", "kislev"]}
    assert speech.reason({"key": "chaos-fact-kills", "args": args}) == (
        "Khorne killed 2\N{NO-BREAK SPACE}figures in the Empire and in Kislev."
    )


@pytest.mark.parametrize(("change", "said"), [(5, "+5"), (1, "+1"), (-6, "−6")])
def test_a_change_of_power_has_its_sign_however_large(change: int, said: str) -> None:
    """“gets 5 power” would be a new total."""
    speech = Speech("en", spieltisch.game("invasion").vocabulary())
    event = {"event": "power", "piece": "runesmith_a1", "change": change}
    assert f" {said}\N{NO-BREAK SPACE}power" in speech.event(event)


def marked_text(node: Any) -> str:
    """The letters of a message; a variable is its name in brackets."""
    if isinstance(node, ast.TextElement):
        return node.value
    if isinstance(node, ast.Pattern):
        return "".join(marked_text(part) for part in node.elements)
    if isinstance(node, ast.SelectExpression):
        return "|".join(marked_text(variant.value) for variant in node.variants)
    if isinstance(node, ast.Placeable):
        return marked_text(node.expression)
    return f"<{node.id.name}>" if isinstance(node, ast.VariableReference) else ""
