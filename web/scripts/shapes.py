"""Types of views, offers and events for the browser, and a page about them: made from what the titles declare.

python web/scripts/shapes.py          after a change of a title's shapes.py or of its events
python web/scripts/shapes.py check    names the files that are not as they would be written
"""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import spieltisch
from spieltisch.core import Game
from spieltisch.core.verbs import Domain, Many, Numbers, Values

ROOT = Path(__file__).resolve().parents[2]
HEAD = "// Made from games/{title}/shapes.py and its events by `python web/scripts/shapes.py`. Do not edit.\n"
SHARED = {"MessageShape": "Message", "CauseShape": "Cause"}  # declared by the shell, imported by every title
PARTS = ("PublicView", "OwnView")  # of the view, which has all their fields
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}
FEW = 12  # a domain of so few words is spelled out


class Shapes:
    """What one title declares: named unions, shapes, the view, the offer, and the game with its events."""

    def __init__(self, game: Game[Any], module: ModuleType) -> None:
        self.game = game
        self.doc = (module.__doc__ or "").strip()
        declared = [(name, thing) for name, thing in vars(module).items() if not name.isupper()]
        self.words = {name: thing for name, thing in declared if get_origin(thing) is Literal}
        self.unions = {name: thing for name, thing in declared if get_origin(thing) in (Union, UnionType)}
        self.shapes = {name: thing for name, thing in declared if is_typeddict(thing) and name not in [*SHARED, *PARTS]}
        self.view: str = module.VIEW.__name__
        self.offer: str = module.OFFER.__name__
        self.constants: dict[str, Any] = getattr(module, "CONSTANTS", {})
        self.used: set[str] = set()

    def text(self, kind: Any) -> str:
        """A type as TypeScript says it."""
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated and int in [type(word) for word in args[2:]]:
            return self.of_length(args[0], args[2])
        if origin in (Annotated, NotRequired):
            return self.text(args[0])
        named = [name for name, thing in [*self.words.items(), *self.unions.items()] if thing == kind]
        return named[0] if named else self.spelled(kind, origin, args)

    def spelled(self, kind: Any, origin: Any, args: tuple[Any, ...]) -> str:
        """A type without a name of its own."""
        if origin is Literal:
            return " | ".join([f"'{value}'" for value in args])
        if origin in (Union, UnionType):
            return " | ".join([self.text(part) for part in args])
        if origin is list:
            inner = self.text(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is dict:
            return f"Record<{self.text(args[0])}, {self.text(args[1])}>"
        if is_typeddict(kind):
            self.used.add(kind.__name__)
            return SHARED.get(kind.__name__, str(kind.__name__))
        return PLAIN[kind]

    def of_length(self, kind: Any, length: int) -> str:
        """A list that always has so many items: `Annotated[list[int], "before and after", 2]`."""
        if get_origin(kind) in (Union, UnionType):
            return " | ".join([self.of_length(part, length) for part in get_args(kind)])
        if get_origin(kind) is dict:
            name, value = get_args(kind)
            return f"Record<{self.text(name)}, {self.of_length(value, length)}>"
        return (
            f"[{', '.join([self.text(get_args(kind)[0])] * length)}]" if get_origin(kind) is list else self.text(kind)
        )

    def rows(self, shape: Any) -> list[tuple[str, bool, str, str]]:
        """Name, whether it may be missing, type and a word about each field."""
        hints = get_type_hints(shape, include_extras=True)
        loose = shape.__optional_keys__
        return [
            (name, name in loose or get_origin(hint) is NotRequired, self.text(hint), note(hint))
            for name, hint in hints.items()
        ]

    def said(self, values: Values) -> str:
        """An argument of an event."""
        if isinstance(values, Many):
            inner = self.said(values.of)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if isinstance(values, Numbers):
            return "number"
        if not isinstance(values, Domain):
            return {"int": "number", "seat": "number", "list": "unknown[]"}.get(values.name, "string")
        words = set(values.names)
        named = [name for name, union in self.words.items() if set(get_args(union)) == words]
        if named:
            return named[0]
        return " | ".join([f"'{word}'" for word in values.names]) if len(words) <= FEW else "string"


def note(hint: Any) -> str:
    """The text of the innermost Annotated."""
    if get_origin(hint) is NotRequired:
        return note(get_args(hint)[0])
    return str(get_args(hint)[1]) if get_origin(hint) is Annotated else ""


def typescript(of: Shapes) -> str:
    parts = [
        "".join([_named(of, name, union) for name, union in of.words.items()]),
        *[_interface(of, name, shape) for name, shape in of.shapes.items()],
        *[_named(of, name, union) for name, union in of.unions.items()],
    ]
    events = [_event(of, event) for event in of.game.events]
    union = f"export type {of.view.removesuffix('View')}Event = {{ entry: number }} & (\n"
    parts.append(union + "\n".join(events) + "\n);\n")
    parts += [_moves(of)]
    parts += [f"export const {name} = {json.dumps(value)} as const;\n" for name, value in of.constants.items()]
    shared = sorted({SHARED[name] for name in of.used if name in SHARED} | {"LegalAction"})
    head = HEAD.format(title=of.game.name) + f"import type {{ {', '.join(shared)} }} from '../types';\n"
    return "\n".join([head, *parts])


def _named(of: Shapes, name: str, union: Any) -> str:
    return f"export type {name} = {of.spelled(union, get_origin(union), get_args(union))};\n"


def _interface(of: Shapes, name: str, shape: Any) -> str:
    doc = " ".join((shape.__doc__ or "").split()) if "dict()" not in (shape.__doc__ or "") else ""
    lines = [f"/** {doc} */"] if doc else []
    lines.append(f"export interface {name}{' extends LegalAction' if name == of.offer else ''} {{")
    for field, optional, kind, about in of.rows(shape):
        lines += [f"  /** {about} */"] if about else []
        lines.append(f"  {field}{'?' if optional else ''}: {kind};")
    return "\n".join([*lines, "}"]) + "\n"


def _event(of: Shapes, event: Any) -> str:
    fields = [f"{name}: {of.said(values)}" for name, values in event.arguments.items()]
    return "  | { " + "; ".join([f"event: '{event.key}'", *fields]) + " }"


def _moves(of: Shapes) -> str:
    """Actions taken apart, a type for each verb; the words of their arguments in order; the names they may have."""
    title = of.view.removesuffix("View")
    moves, verbs = [], []
    for verb in of.game.verbs.all:
        fields = [f"verb: '{verb.kind}'", *[f"{name}: {of.said(values)}" for name, values in verb.arguments.items()]]
        fields += [f"{name}: '{word}'" for name, word in verb.fixed.items()]
        moves.append(f"  | {{ {'; '.join(fields)} }}")
        words = [name if isinstance(values, Domain) else f"#{name}" for name, values in verb.arguments.items()]
        words += [f"{name}={word}" for name, word in verb.fixed.items()]
        words += [f"verb={verb.kind}"] if verb.kind != verb.name else []
        verbs.append(f"  {verb.name}: [{', '.join([repr(word) for word in words])}],")
    domains = {values.name: values for verb in of.game.verbs.all for values in verb.domains}
    names = [
        f"  {name}: {json.dumps(list(values.names))} as {of.said(values)}[],"
        for name, values in domains.items()
        if isinstance(values, Domain) and of.said(values) in of.words
    ]
    said = {name: values.name for name, values in of.game.arguments.items() if isinstance(values, Domain)}
    return "\n".join(
        [
            f"export type {title}Move =",
            *moves[:-1],
            f"{moves[-1]};",
            "",
            "/** The arguments of each action in order; `#` is a number, `=` says what no word of the action does. */",
            "export const VERBS: Record<string, readonly string[]> = {",
            *verbs,
            "};",
            "",
            "/** Every name of a domain, in the order of the rules. */",
            "export const NAMES = {",
            *names,
            "};",
            "",
            "/** The arguments of reasons and causes that are names, and of which domain. */",
            f"export const SAID: Record<string, string> = {json.dumps(said)};",
            "",
        ]
    )


def page(of: Shapes) -> str:
    """The same for people."""
    lines = [
        f"# Shapes of {of.game.name}",
        "",
        "Made by `python web/scripts/shapes.py`.",
        "",
        of.doc,
        "",
        "## Views and offers",
        "",
    ]
    lines += [f"* `{name}`: {', '.join(f'`{word!r}`' for word in get_args(union))}" for name, union in of.words.items()]
    lines += [
        f"* `{name}`: {', '.join(f'`{of.text(part)}`' for part in get_args(union))}"
        for name, union in of.unions.items()
    ]
    for name, shape in of.shapes.items():
        lines += ["", f"### {name}", "", "| field | type | |", "|---|---|---|"]
        for field, optional, kind, about in of.rows(shape):
            lines.append(f"| `{field}`{' (may be missing)' if optional else ''} | `{_cell(kind)}` | {about} |")
    lines += ["", "## Events", "", "| event | arguments |", "|---|---|"]
    for event in of.game.events:
        fields = ", ".join([f"`{name}`: {_cell(of.said(values))}" for name, values in event.arguments.items()])
        lines.append(f"| `{event.key}`{' (reveals)' if event.reveals else ''} | {fields} |")
    return "\n".join(lines) + "\n"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def declared() -> list[Shapes]:
    names = [name for name in spieltisch.titles() if find_spec(f"spieltisch.games.{name}.shapes")]
    modules = [__import__(f"spieltisch.games.{name}.shapes", fromlist=["VIEW"]) for name in names]
    return [Shapes(spieltisch.game(name), module) for name, module in zip(names, modules, strict=True)]


def files() -> dict[Path, str]:
    found: dict[Path, str] = {}
    for of in declared():
        found[ROOT / f"web/src/titles/{of.game.name}/view.ts"] = typescript(of)
        found[ROOT / f"docs/shapes-{of.game.name}.md"] = page(of)
    return found


def main(mode: str = "") -> None:
    old = [path for path, text in files().items() if not path.exists() or path.read_text() != text]
    if mode == "check" and old:
        sys.exit("run `python web/scripts/shapes.py`: " + ", ".join(path.name for path in old))
    for path in old:
        path.write_text(files()[path])


if __name__ == "__main__":
    main(*sys.argv[1:])
