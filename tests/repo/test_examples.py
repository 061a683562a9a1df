"""The API teaches itself: every public name has a docstring and stands in an example, and the examples run."""

import ast
import doctest
import importlib
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import spieltisch
from spieltisch import core
from spieltisch.core import kit, pending, registry, schema

SOURCE = Path(spieltisch.__file__).parent
MODULES = ["__init__", *[f"{room}.{path.stem}" for room in ("core", "env") for path in (SOURCE / room).glob("*.py")]]


def module_named(name: str) -> ModuleType:
    return importlib.import_module(
        "spieltisch" if name == "__init__" else f"spieltisch.{name.removesuffix('.__init__')}"
    )


def docstrings(module: ModuleType) -> Iterator[tuple[str, str, int]]:
    """From the source, so that a function's docstring is found however its decorators wrap it."""
    tree = ast.parse(Path(str(module.__file__)).read_text())
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and (text := ast.get_docstring(node)):
            yield getattr(node, "name", module.__name__), text, node.body[0].lineno - 1


@pytest.mark.parametrize("name", sorted(MODULES))
def test_examples_run(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_REGISTERED", dict(registry._REGISTERED))
    module = module_named(name)
    words = {"spieltisch": spieltisch, **{word: getattr(core, word) for word in core.__all__}, **vars(module)}
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    for thing, text, line in docstrings(module):
        example = doctest.DocTestParser().get_doctest(
            text, {**words, "__name__": "example"}, thing, str(module.__file__), line
        )
        assert runner.run(example).failed == 0, f"{name}: {thing}"


def public() -> Iterator[tuple[str, Any]]:
    """Every name that others may use, members as `Class.member`."""
    from spieltisch import env

    shown = {name: thing for module in (spieltisch, core, env) for name, thing in exported(module)}
    shown |= {f"{module.__name__}.{name}": thing for module in (kit, pending, schema) for name, thing in own(module)}
    for name, thing in shown.items():
        yield name, thing
        if inspect.isclass(thing):
            ours = [kind for kind in thing.__mro__ if kind.__module__.startswith("spieltisch")]
            for member, value in [pair for kind in ours for pair in vars(kind).items()]:
                if not member.startswith("_") and isinstance(value, (property, classmethod, type(public))):
                    yield f"{name}.{member}", getattr(thing, member)


def exported(module: ModuleType) -> Iterator[tuple[str, Any]]:
    for name in module.__all__:
        thing = getattr(module, name)
        if str(getattr(thing, "__module__", "")).startswith("spieltisch") and callable(thing):
            yield name, thing


def own(module: ModuleType) -> Iterator[tuple[str, Any]]:
    for name, thing in vars(module).items():
        if getattr(thing, "__module__", None) == module.__name__ and callable(thing) and not name.startswith("_"):
            yield name, thing


def examples(thing: Any) -> str:
    """The paragraphs with code in its docstring, for a class in those of its bases as well."""
    kinds = thing.__mro__ if inspect.isclass(thing) else [thing]
    texts = [inspect.getdoc(kind) or "" for kind in kinds if kind is not object]
    return "\n".join([part for text in texts for part in text.split("\n\n") if ">>>" in part])


def test_every_public_name_has_a_docstring() -> None:
    assert [name for name, thing in public() if not inspect.getdoc(thing)] == []


def test_every_class_and_function_has_an_example() -> None:
    things = dict(public())
    heads = [name for name in things if name.rpartition(".")[0] not in things]
    assert [name for name in heads if ">>>" not in (inspect.getdoc(things[name]) or "")] == []


def test_every_method_stands_in_an_example() -> None:
    """In its own docstring or in that of its class, where the methods tell one story."""
    missing = []
    things = dict(public())
    for name, thing in things.items():
        home, _, member = name.rpartition(".")
        if home in things and not re.search(rf"\b{member}\b", examples(thing) + examples(things[home])):
            missing.append(name)
    assert missing == []
