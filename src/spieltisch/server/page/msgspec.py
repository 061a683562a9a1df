"""What the wire models use of msgspec, in plain Python, for a runtime without compiled packages.

In the page this file is the package `msgspec`; everywhere else the real one is. Both read the same declarations.
"""

from __future__ import annotations

import dataclasses
import inspect
import json as _json
import re
import types
import typing
from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any

MISSING: Any = object()
Reader = Callable[[Any, str], Any]  # a value of JSON and where it stands: the value of the model, or ValidationError


class MsgspecError(Exception):
    pass


class DecodeError(MsgspecError):
    pass


class ValidationError(DecodeError):
    pass


class Raw(bytes):
    """JSON that was packed already."""


@dataclasses.dataclass(frozen=True, kw_only=True)
class Meta:
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None
    ge: float | None = None
    le: float | None = None


@dataclasses.dataclass(frozen=True)
class _Field:
    default: Any = MISSING
    default_factory: Callable[[], Any] | None = None

    def value(self) -> Any:
        if self.default_factory is not None:
            return self.default_factory()
        return type(self.default)(self.default) if isinstance(self.default, list | dict) else self.default

    @property
    def is_needed(self) -> bool:
        return self.default is MISSING and self.default_factory is None


def field(*, default: Any = MISSING, default_factory: Callable[[], Any] | None = None) -> Any:
    return _Field(default, default_factory)


# -- models


class _StructMeta(type):
    __struct_config__: SimpleNamespace
    __struct_fields__: dict[str, _Field]

    def __new__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any], **config: Any) -> Any:
        made: Any = super().__new__(cls, name, bases, space)
        above = getattr(bases[0], "__struct_config__", SimpleNamespace()) if bases else SimpleNamespace()
        inherited = {**vars(above), "tag": None}
        made.__struct_config__ = SimpleNamespace(**{**inherited, **config})
        fields = dict(getattr(bases[0], "__struct_fields__", {})) if bases else {}
        for own in inspect.get_annotations(made):
            if own.startswith("__") or (own in fields and own not in space):
                continue
            given = space.get(own, MISSING)
            fields[own] = given if isinstance(given, _Field) else _Field(given)
        made.__struct_fields__ = fields
        return made


class Struct(metaclass=_StructMeta):
    __struct_config__: typing.ClassVar[SimpleNamespace]
    __struct_fields__: typing.ClassVar[dict[str, _Field]]

    def __init__(self, *values: Any, **named: Any) -> None:
        fields = type(self).__struct_fields__
        named.update(zip(fields, values, strict=False))
        for name, known in fields.items():
            if name in named:
                setattr(self, name, named.pop(name))
            elif known.is_needed:
                raise TypeError(f"Missing required argument '{name}'")
            else:
                setattr(self, name, known.value())
        if named:
            raise TypeError(f"Unexpected keyword argument '{next(iter(named))}'")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash(tuple(vars(self).values()))


def _replace(struct: Any, **changes: Any) -> Any:
    return type(struct)(**{**vars(struct), **changes})


structs = SimpleNamespace(replace=_replace)


# -- reading


def _fail(text: str, path: str) -> typing.NoReturn:
    raise ValidationError(f"{text} - at `{path}`")


def _expected(what: str, value: Any, path: str) -> typing.NoReturn:
    _fail(f"Expected `{what}`, got `{_named(value)}`", path)


def _named(value: Any) -> str:
    return {dict: "object", list: "array", type(None): "null"}.get(type(value), type(value).__name__)


def _read_str(value: Any, path: str) -> str:
    return value if isinstance(value, str) else _expected("str", value, path)


def _read_int(value: Any, path: str) -> int:
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return value if isinstance(value, int) and not isinstance(value, bool) else _expected("int", value, path)


def _read_float(value: Any, path: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        _expected("float", value, path)
    return float(value)


def _read_bool(value: Any, path: str) -> bool:
    return value if isinstance(value, bool) else _expected("bool", value, path)


def _read_null(value: Any, path: str) -> None:
    return None if value is None else _expected("null", value, path)


def _read_any(value: Any, path: str) -> Any:
    return value


def _read_object(value: Any, path: str) -> dict[str, Any]:
    return value if isinstance(value, dict) else _expected("object", value, path)


def _read_raw(value: Any, path: str) -> Raw:
    return Raw(_write(value).encode())


PLAIN: dict[Any, Reader] = {
    str: _read_str, int: _read_int, float: _read_float, bool: _read_bool, type(None): _read_null, None: _read_null,
    Any: _read_any, dict: _read_object, Raw: _read_raw,
}  # fmt: skip


@cache
def _reader(kind: Any) -> Reader:
    """How a value of this type is read."""
    if kind in PLAIN:
        return PLAIN[kind]
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Annotated:
        return _bounded(_reader(args[0]), args[1])
    if origin is typing.Literal:
        return lambda value, path: value if value in args else _fail(f"Invalid enum value {value!r}", path)
    if origin in (typing.Union, types.UnionType):
        return _one_of(args)
    if origin is list:
        return _list_of(_reader(args[0]))
    if origin is dict:
        return _dict_of(_reader(args[1]))
    if isinstance(kind, type) and (issubclass(kind, Struct) or dataclasses.is_dataclass(kind)):
        return _object_of(kind)
    raise TypeError(f"nobody reads {kind!r} here")


def _bounded(inner: Reader, meta: Meta) -> Reader:
    pattern = re.compile(meta.pattern) if meta.pattern else None

    def read(value: Any, path: str) -> Any:
        found = inner(value, path)
        if meta.min_length is not None and len(found) < meta.min_length:
            _fail(f"Expected a length >= {meta.min_length}", path)
        if meta.max_length is not None and len(found) > meta.max_length:
            _fail(f"Expected a length <= {meta.max_length}", path)
        if (meta.ge is not None and found < meta.ge) or (meta.le is not None and found > meta.le):
            _fail(f"Expected a number from {meta.ge} to {meta.le}", path)
        if pattern is not None and not pattern.search(found):
            _fail(f"Expected text matching {meta.pattern!r}", path)
        return found

    return read


def _list_of(inner: Reader) -> Reader:
    def read(value: Any, path: str) -> Any:
        if not isinstance(value, list):
            _expected("array", value, path)
        return [inner(part, f"{path}[{at}]") for at, part in enumerate(value)]

    return read


def _dict_of(inner: Reader) -> Reader:
    def read(value: Any, path: str) -> Any:
        return {key: inner(part, f"{path}[...]") for key, part in _read_object(value, path).items()}

    return read


def _one_of(kinds: tuple[Any, ...]) -> Reader:
    """Models are told apart by their tag; of the rest the first that fits."""
    tagged = {kind.__struct_config__.tag: kind for kind in kinds if isinstance(kind, _StructMeta)}
    if len(tagged) > 1:
        field_name = kinds[0].__struct_config__.tag_field

        def read_tagged(value: Any, path: str) -> Any:
            tag = _read_object(value, path).get(field_name)
            if not isinstance(tag, str) or tag not in tagged:
                _fail(f"Invalid value {tag!r}", f"{path}.{field_name}")
            return _reader(tagged[tag])(value, path)

        return read_tagged

    def read(value: Any, path: str) -> Any:
        if value is None and type(None) in kinds:
            return None
        wrong: ValidationError | None = None
        for kind in kinds:
            if kind is not type(None):
                try:
                    return _reader(kind)(value, path)
                except ValidationError as error:
                    wrong = error
        raise wrong or ValidationError(path)

    return read


def _object_of(kind: Any) -> Reader:
    fields = _fields(kind)
    config = getattr(kind, "__struct_config__", SimpleNamespace())
    tag_field = getattr(config, "tag_field", None) if getattr(config, "tag", None) else None
    is_strict = getattr(config, "forbid_unknown_fields", False)

    def read(value: Any, path: str) -> Any:
        named = _read_object(value, path)
        found: dict[str, Any] = {}
        for key, part in named.items():
            if key in fields:
                found[key] = fields[key][0](part, f"{path}.{key}")
            elif key == tag_field:
                if part != config.tag:
                    _fail(f"Invalid value {part!r}", f"{path}.{key}")
            elif is_strict:
                _fail(f"Object contains unknown field `{key}`", path)
        for key, (_, is_needed) in fields.items():
            if is_needed and key not in found:
                _fail(f"Object missing required field `{key}`", path)
        return kind(**found)

    return read


def _fields(kind: Any) -> dict[str, tuple[Reader, bool]]:
    """The reader of each field, and whether it must be there."""
    hints = typing.get_type_hints(kind, include_extras=True)
    if issubclass(kind, Struct):
        return {name: (_reader(hints[name]), known.is_needed) for name, known in kind.__struct_fields__.items()}
    return {
        part.name: (
            _reader(hints[part.name]),
            part.default is dataclasses.MISSING and part.default_factory is dataclasses.MISSING,
        )
        for part in dataclasses.fields(kind)
    }


# -- writing


def _plain(value: Any) -> Any:
    """For `json`: a model as the object it is on the wire."""
    if isinstance(value, Struct):
        config = type(value).__struct_config__
        tag = {config.tag_field: config.tag} if getattr(config, "tag_field", None) and config.tag else {}
        return {**tag, **vars(value)}
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {part.name: getattr(value, part.name) for part in dataclasses.fields(value)}
    if isinstance(value, Raw):
        return _json.loads(value)
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")


_write = _json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=_plain).encode


def _encode(value: Any) -> bytes:
    return bytes(value) if isinstance(value, Raw) else _write(value).encode()


def _constant(text: str) -> typing.NoReturn:
    raise DecodeError(f"JSON is malformed: {text}")


def _decode(data: bytes | str, *, type: Any = Any) -> Any:
    try:
        value = _json.loads(data, parse_constant=_constant)
    except _json.JSONDecodeError as error:
        raise DecodeError(str(error)) from error
    return _reader(type)(value, "$")


class _Decoder:
    def __init__(self, type: Any = Any) -> None:
        self._type = type

    def decode(self, data: bytes | str) -> Any:
        return _decode(data, type=self._type)


class _Encoder:
    def encode(self, value: Any) -> bytes:
        return _encode(value)


json = SimpleNamespace(decode=_decode, encode=_encode, Decoder=_Decoder, Encoder=_Encoder)
msgpack = json  # between processes, of which a page has none
