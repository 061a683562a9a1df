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
    paint: Painter | None = _of(title, "table")
    return _tree(title, view, speech) if paint is None else paint(view, speech)


def in_short(title: str, view: dict[str, Any], speech: Speech) -> RenderableType | None:
    """The table in few lines: who stands where, and the own hand by name; None where the title has no short form."""
    paint: Callable[[dict[str, Any], Speech], RenderableType | None] | None = _of(title, "short")
    return None if paint is None else paint(view, speech)


def hand(title: str, view: dict[str, Any], speech: Speech) -> RenderableType | None:
    """The own hand with all that its cards say."""
    paint: Callable[[dict[str, Any], Speech], RenderableType | None] | None = _of(title, "hand")
    return None if paint is None else paint(view, speech)


def placed(title: str, view: dict[str, Any], slug: str, speech: Speech) -> str:
    """Where a thing lies, for those that look alike; nothing where the title does not say."""
    tell = _of(title, "placed")
    return "" if tell is None else str(tell(view, slug, speech))


def places(title: str, view: dict[str, Any], box: dict[str, Any], speech: Speech) -> dict[str, str]:
    """The regions of the table by name, with what there is to know of each: its neighbours above all."""
    tell = _of(title, "places")
    return {} if tell is None else dict(tell(view, box, speech))


def foretold(title: str, forecast: dict[str, Any], speech: Speech) -> str:
    """What an action would change, in a line."""
    tell = _of(title, "forecast")
    return str(forecast if tell is None else tell(forecast, speech))


def _of(title: str, name: str) -> Any:
    """What a title brings under that name, or None."""
    module = f"{__name__}.{title}"
    return None if find_spec(module) is None else getattr(import_module(module), name, None)


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
