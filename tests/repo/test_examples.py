"""The API teaches itself: the examples in its docstrings run."""

import ast
import doctest
import importlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import spieltisch
from spieltisch import core
from spieltisch.core import registry

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
