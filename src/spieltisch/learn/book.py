"""The rule book of a title: one Markdown source per language, the same anchors in all of them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from itertools import takewhile
from typing import Any

from markdown_it import MarkdownIt

from spieltisch.core import game
from spieltisch.core.packs import box_of
from spieltisch.locale import FALLBACK, LANGUAGES, folded, source
from spieltisch.locale.speech import Speech

ANCHOR = re.compile(r"\s*\{#([\w-]+)\}")
LIST = re.compile(r"<!-- list: (\w+) -->")
MARK = re.compile(r"\[!(example|ruling)(?: ([\w-]+))?\] ?")
LINK = re.compile(r"\[([^\]]+)\]\(#([\w-]+)\)")
FROM_CARDS = re.compile(r"^- .*\{#\w+-\w*_?\w+\}: .*$", re.MULTILINE)
HEADING, BOLD, BODY = 8, 3, 1


def books() -> tuple[str, ...]:
    """The titles that have one."""
    found = files("spieltisch.locale").joinpath(FALLBACK, "book").iterdir()
    return tuple(sorted(entry.name.removesuffix(".md") for entry in found if entry.name.endswith(".md")))


@cache
def links(title: str) -> dict[str, dict[str, Any]]:
    """What the words of the rules lead to: kinds of words to anchors, and the positions of the examples."""
    return tomllib.loads(files(__package__).joinpath("data", f"{title}.toml").read_text(encoding="utf-8"))


def rules_behind(title: str, reasons: Iterable[Mapping[str, Any]]) -> list[str]:
    """The paragraphs that explain a refusal, each once; none where the title has no book."""
    known = links(title)["reasons"] if title in books() else {}
    return list(dict.fromkeys(known[reason["key"]] for reason in reasons if reason["key"] in known))


@dataclass(frozen=True)
class Section:
    """A heading and what stands below it, up to the next one."""

    anchor: str
    level: int
    heading: str
    text: str

    @cached_property
    def anchors(self) -> tuple[str, ...]:
        return (self.anchor, *ANCHOR.findall(self.text))

    @cached_property
    def examples(self) -> tuple[str, ...]:
        return tuple(name for kind, name in MARK.findall(self.text) if kind == "example")

    @cached_property
    def words(self) -> dict[str, int]:
        """Every word with the weight of the best place where it stands."""
        plain = LINK.sub(r"\1", MARK.sub("", ANCHOR.sub("", self.text)))
        found: dict[str, int] = {}
        for weight, part in (
            (BODY, plain),
            (BOLD, " ".join(re.findall(r"\*\*([^*]+)\*\*", plain))),
            (HEADING, self.heading),
        ):
            found |= dict.fromkeys(folded(part), weight)
        return found


def same_word(wanted: str, found: str) -> bool:
    """Forms of a word share their beginning, behind a ge- too: Sprung and Sprünge, geopfert and opfern."""
    return any(_begins_alike(one, other) for one in _stems(wanted) for other in _stems(found))


def _stems(word: str) -> tuple[str, ...]:
    return (word, word[2:]) if word.startswith("ge") and len(word) > 6 else (word,)


def _begins_alike(wanted: str, found: str) -> bool:
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(wanted, found, strict=False)))
    return shared >= min(3, len(wanted)) and 3 * shared >= 2 * len(wanted)


def _weight(section: Section, wanted: str) -> int:
    forms = [weight for word, weight in section.words.items() if same_word(wanted, word)]
    return max(2 * section.words.get(wanted, 0), *forms, 0)


@dataclass(frozen=True)
class Book:
    title: str
    language: str
    sections: tuple[Section, ...]

    def at(self, anchor: str) -> Section | None:
        return next((section for section in self.sections if anchor in section.anchors), None)

    def search(self, text: str) -> list[Section]:
        """Search in the rulebook: sections that have every word in some form, best first."""
        wanted = folded(text)
        ranked = [
            (sum(weights), -place, section)
            for place, section in enumerate(self.sections)
            if (weights := [_weight(section, word) for word in wanted]) and all(weights)
        ]
        return [section for *_, section in sorted(ranked, key=lambda row: row[:2], reverse=True)]

    def near(self, text: str) -> list[str]:
        """Words of the book that begin as those which were not found."""
        starts = tuple(word[:3] for word in folded(text))
        every = {word for section in self.sections for word in section.words}
        return sorted(word for word in every if word.startswith(starts))[:12]


@cache
def book(title: str, language: str) -> Book:
    tongue = language if language in LANGUAGES else FALLBACK
    written = files("spieltisch.locale").joinpath(tongue, "book", f"{title}.md").read_text(encoding="utf-8")
    return Book(title, tongue, tuple(_sections(_filled(written, title, tongue))))


def _filled(written: str, title: str, language: str) -> str:
    """Lists of cards, races and the like are the messages that stand on them."""
    speech = Speech(language, game(title).vocabulary())

    def entries(kind: re.Match[str]) -> str:
        return "\n".join(_entries(speech, title, kind[1]))

    return LIST.sub(entries, written)


def _entries(speech: Speech, title: str, kind: str) -> Iterator[str]:
    records = {one["id"]: one for one in box_of(game(title), None)["records"] if one["kind"] == kind}
    for slug in re.findall(rf"^{title}-{kind}-(\w+) =", source(FALLBACK), re.MULTILINE):
        key = f"{title}-{kind}-{slug}"
        record = records.get(slug)
        said = [speech.say(key, attribute=part) for part in ("gloss", "text")]
        if record is not None:
            said = [_facts(speech, record), *said, speech.words(record["words"])]
        if sentence := " ".join([part for part in said if part]):
            yield f"- **{speech.say(key)}** {{#{kind}-{slug}}}: {sentence}"


def _facts(speech: Speech, record: Mapping[str, Any]) -> str:
    """What is printed on it beside its text, and how often it is in the box."""
    untold = {**record, "fixed": {name: value for name, value in record["fixed"].items() if name != "traits"}}
    copies = record["values"].get("copies")
    often = f"{speech('ui-catalogue-copies')}\N{NO-BREAK SPACE}{copies}" if copies else ""
    facts = speech.facts([fact for fact in (speech.record_facts(untold), often) if fact])
    return f"*{facts}.*" if facts else ""


def _sections(written: str) -> Iterator[Section]:
    lines = written.splitlines()
    tokens = MarkdownIt("commonmark").enable("table").parse(written)
    heads = [
        (token.map[0], int(token.tag[1]), tokens[at + 1].content)
        for at, token in enumerate(tokens)
        if token.type == "heading_open" and token.map
    ]
    ends = [start for start, *_ in heads[1:]] + [len(lines)]
    for (start, level, content), end in zip(heads, ends, strict=True):
        anchor = ANCHOR.search(content)
        if anchor is None:
            raise ValueError(f"no anchor: {content}")
        yield Section(anchor[1], level, ANCHOR.sub("", content), "\n".join(lines[start + 1 : end]).strip())


def plain(section: Section, examples: str, ruling: str) -> str:
    """Markdown that any reader understands: no anchors, marks as words."""
    said = {"example": examples, "ruling": ruling}
    marked = MARK.sub(lambda mark: f"*{said[mark[1]]}:* ", section.text)
    return LINK.sub(r"*\1*", ANCHOR.sub("", marked))


def written_words(parts: Iterable[Section]) -> int:
    """How long a book is, without what its lists take from the cards."""
    return sum(
        len(folded(f"{part.heading} {ANCHOR.sub('', MARK.sub('', FROM_CARDS.sub('', part.text)))}")) for part in parts
    )
