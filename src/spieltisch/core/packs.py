"""Packs: one readable file of corrections to the records of a title, checked as a whole.

    format = 1
    title = "smallworld"
    name = "Marta's box"

    [race.gnomes]
    is = "printed"
    value = 6

A title lists its kinds of records (`Game.kinds`) with the fields that a pack may change. A pack that holds is brought
into one form, so that equal packs have equal digests, and travels with a game's options in its log.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

from ._native import mypyc_attr
from .fields import Field, by_language, choice, correction, line, number, whole
from .message import Message
from .options import BadOption
from .schema import FAULTS, Shape, TableShape, Word, at

if TYPE_CHECKING:
    from .game import Game

FORMAT: Final = 1
LONGEST: Final = 200_000  # characters of a pack
DOTS: Final = 40  # in a line: how long it takes to read a key grows with the square of its parts
KEPT: Final = 32  # packs whose tables stay at hand
LANGUAGES: Final = ("en", "de", "pl", "nl")
PRINTED: Final = "printed"  # on the card before me
IDEA: Final = "idea"  # my own
KNOWN: Final = ("rulebook", "public")  # sources of what is as printed
HEAD: Final = (
    number("format", FORMAT, FORMAT),
    line("title", 40),
    line("name", 60),
    line("author", 60).or_none(),
    line("note", 600).or_none(),
)
STANDINGS: Final = ("printed", "remembered", "partly", "ours", "pack")
WHY: Final = {
    "ours": ("core-why_ours", "core-why_ours_all"),  # some of it, all of it
    "remembered": ("core-why_remembered", "core-why_remembered_all"),
}
_BY_LANGUAGE: Final = ("names", "texts")
_NO_FACTS: Final = ("is", *_BY_LANGUAGE)
_SOURCES: Final = (*KNOWN, "recalled", "design", "spare")
COMMON: Final = (
    choice("is", [PRINTED, IDEA]),
    by_language("names", LANGUAGES, 80),
    by_language("texts", LANGUAGES, 400),
)

Content = dict[str, Any]  # head, then kind -> id -> what differs
Record = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """Records of one kind, and what a pack may change in them.

    >>> race = Kind("race", [{"id": "gnomes", "value": 5, "source": "public"}], [number("value", 0, 9)])
    >>> list(race.by_id), race.changed({"gnomes": {"value": 6}})[0]["value"]
    (['gnomes'], 6)
    """

    def __init__(
        self,
        name: str,
        records: Sequence[Record],
        fields: Sequence[Field],
        key: str = "id",
        fixed: Sequence[str] = (),
        spare: Sequence[str] = (),
        domain: str = "",
        told: Sequence[Field] | None = None,
    ) -> None:
        self.name = name
        self.records = list(records)
        self.by_id = {str(record[key]): record for record in records}
        self.fields = [*fields, *(told or [])]
        self.fixed = list(fixed)
        self.spare = list(spare)
        self.domain = domain or name
        self.told = None if told is None else [field.name for field in told]  # rules in words, with numbers in them

    def fields_of(self, record: Record) -> list[Field]:
        """The fields that this one has; by default those that stand in its record."""
        return [field for field in self.fields if field.name in record]

    def values(self, record: Record) -> Record:
        """What stands in them."""
        return {field.name: record[field.name] for field in self.fields_of(record)}

    def with_change(self, record: Record, change: Record) -> Record:
        """The record with what a pack says instead."""
        return {**record, **change}

    def changed(self, changes: dict[str, Record]) -> list[Record]:
        """All records of the kind as a pack has them."""
        return [
            self.with_change(record, _facts(changes[key])) if key in changes else record
            for key, record in self.by_id.items()
        ]

    def difference(self, record: Record, change: Record) -> Record:
        """Of a change what is not as it was."""
        before = self.values(record)
        return {name: value for name, value in _facts(change).items() if value != before.get(name)}

    def parts(self, record: Record) -> dict[str, str]:
        """Where each field comes from; the numbers of a text come with it."""
        text = {"text": source_of(record, "text")} if self.told is not None else {}
        own = [field.name for field in self.fields_of(record) if field.name not in (self.told or [])]
        return {**text, **{name: source_of(record, name) for name in own}}

    def words(self, record: Record) -> list[Message]:
        """The text of a record that is made of instructions."""
        return []

    def to_json(self) -> dict[str, Any]:
        fields = [field.to_json() for field in self.fields]
        return {"kind": self.name, "domain": self.domain, "fields": fields, "spare": self.spare}


def _facts(change: Record) -> Record:
    return {name: value for name, value in change.items() if name not in _NO_FACTS}


def source_of(record: Record, field: str) -> str:
    """printed, remembered or ours.

    >>> source_of({"source": "rulebook", "value_source": "design"}, "value")
    'ours'
    """
    notes = [record.get(f"{field}_source"), record.get("field_sources", {}).get(field), record.get("source", "public")]
    word = next(word for word in [str(note).partition(";")[0] for note in notes] if word in _SOURCES)
    return "printed" if word in KNOWN else "remembered" if word == "recalled" else "ours"


class Pack(NamedTuple):
    """A pack that holds: its digest and its content, as they travel in a log."""

    digest: str
    content: Content

    def to_json(self) -> dict[str, Any]:
        return {"digest": self.digest, "pack": self.content}


B = TypeVar("B")


class Boxes(Generic[B]):
    """The tables of a title, made once for each pack that somebody plays with."""

    def __init__(self, make: Callable[[Pack], B], printed: B) -> None:
        self.make = make
        self.printed = printed
        self.made: dict[str, B] = {}

    def of(self, pack: Pack | None) -> B:
        if pack is None:
            return self.printed
        if pack.digest not in self.made:
            if len(self.made) >= KEPT:
                del self.made[next(iter(self.made))]
            self.made[pack.digest] = self.make(pack)
        return self.made[pack.digest]


class PackChecked(NamedTuple):
    """What a check found, each fault with its path; `pack` is None where there are faults."""

    faults: list[Message]
    cautions: list[Message]
    pack: Pack | None
    text: str


def fault(path: str, key: str, **args: Any) -> Message:
    """For a title's own checks."""
    return at(path, Message(key, args))


# -- checking


def check_pack(title: Game[Any], given: Any) -> PackChecked:
    """All that is wrong with a pack, or the pack in its one form."""
    content, faults = _read(given)
    named = content.get("title")
    if not faults and isinstance(named, str) and named != title.name:  # first: all else would be wrong for this title
        faults = [at("title", Message("core-pack_other_title", {"title": named[:40], "wanted": title.name}))]
    if not faults:
        faults = _shape(title, content).faults(content, "")
    if faults:
        return PackChecked(faults, [], None, "")
    content = _normal(title, content)
    faults, cautions = title.judge_pack(content)
    if faults:
        return PackChecked(faults, cautions, None, "")
    text = to_toml(content)
    return PackChecked([], cautions, Pack(hashlib.sha256(text.encode()).hexdigest()[:16], content), text)


def checked_pack(title: Game[Any], given: Any) -> Pack | None:
    """The pack of an option or a stored game: nothing, a text, its content, or content with its digest."""
    if given is None or given == "":
        return None
    digest = None
    if isinstance(given, dict) and "digest" in given:
        digest, given = given["digest"], given.get("pack")
    found = check_pack(title, given)
    if found.pack is None:
        raise BadOption(*found.faults[:FAULTS])
    if digest not in (None, found.pack.digest):
        raise BadOption(Message("core-pack_digest"))
    return found.pack


def _read(given: Any) -> tuple[Content, list[Message]]:
    """The tables of a text, or a few words on why it is none."""
    try:
        size = len(given) if isinstance(given, str) else len(json.dumps(given, ensure_ascii=False, allow_nan=False))
        if size > LONGEST:
            return {}, [Message("core-pack_too_large", {"most": LONGEST})]
        if isinstance(given, str) and any(line.count(".") > DOTS for line in given.splitlines()):
            return {}, [Message("core-pack_dots", {"most": DOTS})]
        content = tomllib.loads(given) if isinstance(given, str) else given
    except tomllib.TOMLDecodeError as error:
        return {}, [Message("core-pack_toml", {"error": str(error)[:200]})]
    except (RecursionError, TypeError, ValueError):
        return {}, [Message("core-log_unreadable")]
    return content if isinstance(content, dict) else {"": content}, []


def _shape(title: Game[Any], content: Content) -> Shape:
    """A head, and tables of corrections by kind and id."""
    shape = whole(HEAD, content)
    shape.fields |= {kind.name: Changes(kind) for kind in title.kinds}
    return shape


class Changes(TableShape):
    """Corrections of one kind; each record has its own fields."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(Word(list(kind.by_id)), Shape("core-table"))
        fields = {key: kind.fields_of(record) for key, record in kind.by_id.items()}
        self.by_id = {key: correction([*COMMON, *of_record]) for key, of_record in fields.items()}

    def value_faults(self, value: Any, path: str) -> list[Message]:
        found: list[Message] = []
        for key, change in value.items():
            here = f"{path}.{key}"
            found += self.keys.faults(key, here) or self.by_id[key].faults(change, here)
        return found


# -- one form


def _normal(title: Game[Any], content: Content) -> Content:
    """In the order of head, kinds and records, and without what is as it was."""
    normal: Content = {field.name: content[field.name] for field in HEAD if field.name in content}
    for kind in title.kinds:
        given = content.get(kind.name, {})
        changes = {key: _normal_change(kind, kind.by_id[key], given[key]) for key in kind.by_id if key in given}
        if any(changes.values()):
            normal[kind.name] = {key: change for key, change in changes.items() if change}
    return normal


def _normal_change(kind: Kind, record: Record, change: Record) -> Record:
    """That a card is printed as we have it is worth saying; that it is an idea goes without."""
    normal: Record = {"is": PRINTED} if change.get("is") == PRINTED else {}
    differs = kind.difference(record, change)
    normal |= {field.name: differs[field.name] for field in kind.fields_of(record) if field.name in differs}
    for name in _BY_LANGUAGE:
        words = {language: change.get(name, {})[language] for language in LANGUAGES if language in change.get(name, {})}
        if words:
            normal[name] = words
    return normal


def to_toml(content: Content) -> str:
    """The file that a pack is saved as.

    >>> print(to_toml({"format": 1, "race": {"gnomes": {"value": 6}}}), end="")
    format = 1
    <BLANKLINE>
    [race.gnomes]
    value = 6
    """
    return "\n".join(_toml_lines("", content)) + "\n"


def _toml_lines(path: str, table: Record) -> list[str]:
    """Tables by id get headings of their own, other values a line each."""
    tables = [(name, value) for name, value in table.items() if isinstance(value, dict)]
    by_id = [(name, key) for name, value in tables for key, inner in value.items() if isinstance(inner, dict)]
    values = [name for name in table if name not in [of for of, _ in by_id]]
    lines = ["", f"[{path[1:]}]"] if path and values else []
    lines += [f"{name} = {_value(table[name])}" for name in values]
    return lines + [line for name, key in by_id for line in _toml_lines(f"{path}.{name}.{key}", table[name][key])]


def _value(value: Any) -> str:
    if isinstance(value, list):
        return "[" + ", ".join([_value(item) for item in value]) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join([f"{name} = {_value(item)}" for name, item in value.items()]) + " }"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


# -- the box as it is shown


def box_of(title: Game[Any], pack: Pack | None) -> dict[str, Any]:
    """All records as they appear in play, what may be changed in them, and where they come from."""
    content = pack.content if pack else {}
    records = [shown for kind in title.kinds for shown in _shown_records(kind, content)]
    marks = [(one["kind"], one["provenance"]) for one in records]
    head = {name: content.get(name, "") for name in ("name", "author", "note")}
    return {
        "title": title.name,
        "pack": {**head, "digest": pack.digest} if pack else None,
        "kinds": [kind.to_json() for kind in title.kinds],
        "records": records,
        "counts": {kind.name: {one: marks.count((kind.name, one)) for one in STANDINGS} for kind in title.kinds},
    }


def _shown_records(kind: Kind, content: Content) -> list[dict[str, Any]]:
    changes: dict[str, Record] = content.get(kind.name, {})
    author = str(content.get("author") or content.get("name", ""))
    return [
        _shown_record(kind, key, now, changes.get(key), author)
        for key, now in zip(kind.by_id, kind.changed(changes), strict=True)
        if key not in kind.spare or key in changes
    ]


def _shown_record(kind: Kind, key: str, now: Record, change: Record | None, author: str) -> dict[str, Any]:
    before = kind.by_id[key]
    parts = kind.parts(before)
    old, new = kind.values(before), kind.values(now)
    differs = [name for name in new if new[name] != old.get(name)]
    for name in differs:
        parts["text" if name in (kind.told or []) else name] = "pack"
    if change is not None and change.get("is") == PRINTED:
        parts = {name: "pack" if source != "printed" else source for name, source in parts.items()}
    words = [message.to_json() for message in kind.words(now)]
    for said in [message["args"] for message in words]:
        said["changed"] = any(name in differs for name in [said.get("field"), *said])
    return {
        "kind": kind.name,
        "id": key,
        "values": new,
        "fixed": {name: now[name] for name in kind.fixed if name in now},
        "before": {name: old.get(name) for name in differs},
        "provenance": _provenance(list(parts.values())),
        "parts": parts,
        "why": [message.to_json() for message in _why(parts, change, author)],
        "is": (change.get("is") or IDEA) if change is not None else "",
        "words": words,
        "names": (change or {}).get("names", {}),
        "texts": (change or {}).get("texts", {}),
    }


def _provenance(sources: list[str]) -> str:
    """The mark of a record: a pack's before ours, ours before what is remembered.

    >>> _provenance(["printed", "ours"]), _provenance(["ours"]), _provenance(["printed", "remembered"])
    ('partly', 'ours', 'remembered')
    """
    if "pack" in sources:
        return "pack"
    if "ours" in sources:
        return "ours" if all(source == "ours" for source in sources) else "partly"
    return "remembered" if "remembered" in sources else "printed"


def _why(parts: dict[str, str], change: Record | None, author: str) -> list[Message]:
    found: list[Message] = []
    for source in ("ours", "remembered"):
        names = [name for name, known in parts.items() if known == source]
        if names:
            found.append(Message(WHY[source][len(names) == len(parts)], {"fields": names}))
    if change is not None:
        key = "core-why_pack_printed" if change.get("is") == PRINTED else "core-why_pack_idea"
        found.append(Message(key, {"author": author}))
    return found
