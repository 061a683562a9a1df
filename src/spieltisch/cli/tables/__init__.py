"""How each title's view looks in a terminal, any other as a tree; and the commands that a title has of its own."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from rich.console import RenderableType
from rich.tree import Tree
from typer import Typer

from spieltisch.locale.speech import Speech

Painter = Callable[[dict[str, Any], Speech], RenderableType]


def painted(title: str, view: dict[str, Any], speech: Speech) -> RenderableType:
    """The table as its seat sees it."""
    module = f"{__name__}.{title}"
    if find_spec(module) is None:
        return _tree(title, view, speech)
    paint: Painter = import_module(module).table
    return paint(view, speech)


def foretold(title: str, forecast: dict[str, Any], speech: Speech) -> str:
    """What an action would change, in a line."""
    module = f"{__name__}.{title}"
    tell = None if find_spec(module) is None else getattr(import_module(module), "forecast", None)
    return str(forecast if tell is None else tell(forecast, speech))


def add_commands(to: Typer) -> None:
    for module in iter_modules(__path__, f"{__name__}."):
        add: Callable[[Typer], None] | None = getattr(import_module(module.name), "add_commands", None)
        if add is not None:
            add(to)


def _tree(title: str, view: dict[str, Any], speech: Speech) -> Tree:
    tree = Tree(f"[bold]{speech.title(title)}[/bold]")
    for key, value in view["table"].items():
        _branch(tree, key.replace("_", " "), value)
    return tree


def _branch(tree: Tree, label: str, value: Any) -> None:
    if isinstance(value, dict):
        below = tree.add(f"[dim]{label}[/dim]")
        for key, inner in value.items():
            _branch(below, key.replace("_", " "), inner)
    elif isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
        below = tree.add(f"[dim]{label}[/dim]")
        for number, inner in enumerate(value):
            _branch(below, str(number), inner)
    else:
        shown = ", ".join(str(item) for item in value) if isinstance(value, list) else str(value)
        tree.add(f"[dim]{label}[/dim] {shown}")
