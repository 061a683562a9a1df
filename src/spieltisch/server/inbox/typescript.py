"""The wire models as TypeScript: `python -m spieltisch.server.inbox.typescript [path]`; a test notices a drift."""

from __future__ import annotations

import sys
import textwrap
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

from msgspec import NODEFAULT, inspect

from . import bodies, messages, requests

TARGET = "web/src/wire/wire.ts"
HEAD = """\
// Made from messages.py, requests.py and bodies.py by `python -m spieltisch.server.inbox.typescript`. Do not edit.

export const PROTOCOL = {protocol};
"""
ALIASES = ("SeatKind", "Status", "ClockKind", "YieldEnd", "Choice", "Result")


def typescript() -> str:
    parts = [HEAD.format(protocol=messages.PROTOCOL)]
    parts += [f"export type {name} = {_union(get_args(getattr(messages, name)))};\n" for name in ALIASES]
    models: list[Any] = [messages.Occasion, messages.Yield, messages.Clock]
    models += [
        model for module in (messages, requests, bodies) for model in vars(module).values() if _is_model(model, module)
    ]
    parts += [_interface(model) for model in models]
    parts.append(f"export type ClientRequest = {_names(requests.ClientRequests)};\n")
    parts.append(f"export type Said = {_names(messages.Sayings)};\n")
    return "\n".join(parts)


def _is_model(model: Any, module: ModuleType) -> bool:
    """Whether the module defines it as something that travels."""
    bases = (messages.Model, messages.OpenModel, messages.Said, requests.ClientRequest)
    if not isinstance(model, type) or model.__module__ != module.__name__:
        return False
    return issubclass(model, bases) and model not in bases


def _names(union: Any) -> str:
    return " | ".join(model.__name__ for model in get_args(union))


def _union(values: tuple[Any, ...]) -> str:
    return " | ".join(f"'{value}'" for value in values)


def _interface(model: type) -> str:
    info = inspect.type_info(model)
    assert isinstance(info, inspect.StructType | inspect.DataclassType)
    lines = [f"/** {_doc(model)} */"] if _doc(model) else []
    lines.append(f"export interface {model.__name__} {{")
    if isinstance(info, inspect.StructType) and info.tag_field:
        lines.append(f"  {info.tag_field}: '{info.tag}';")
    for part in info.fields:
        lines.append(f"  {part.encode_name}{_mark(model, part)}: {_type(part.type)};")
    if issubclass(model, messages.OpenModel):
        lines.append("  [more: string]: unknown;")
    return "\n".join([*lines, "}"]) + "\n"


def _doc(model: type) -> str:
    own = model.__dict__.get("__doc__") or ""
    return " ".join(textwrap.dedent(own).split())


def _mark(model: type, part: inspect.Field) -> str:
    """What has a default may be left out by clients; the server always says everything."""
    has_default = part.default is not NODEFAULT or part.default_factory is not NODEFAULT
    said = issubclass(model, messages.Said) or model in (messages.Message, messages.Cause, messages.Best)
    return "?" if has_default and not said else ""


def _type(kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType() | inspect.DataclassType():
            return kind.cls.__name__
        case inspect.UnionType():
            return " | ".join(_type(part) for part in kind.types)
        case inspect.LiteralType():
            return _literal(kind.values)
        case inspect.ListType():
            inner = _type(kind.item_type)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.DictType():
            return f"Record<string, {_type(kind.value_type)}>"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
    raise TypeError(f"no TypeScript for {kind}")


def _literal(values: tuple[Any, ...]) -> str:
    for name in ALIASES:
        if set(get_args(getattr(messages, name))) == set(values):
            return name
    return _union(values)


def main(arguments: list[str]) -> None:
    target = Path(arguments[0] if arguments else TARGET)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
