"""What the commands share: console, one-line errors, seats, options."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import typer
import yaml
from rich.console import Console

import spieltisch
from spieltisch import BadOption, Match
from spieltisch.core import ActionError, Game

from .speech import Speech, preferred_language

console = Console()


def fail(text: str) -> NoReturn:
    """One clear line, no traceback."""
    Console(stderr=True, soft_wrap=True).print(f"[red]spieltisch:[/red] {text}", highlight=False)
    raise typer.Exit(2)


@contextmanager
def clear_errors() -> Iterator[None]:
    """What a person did wrong is said in one line."""
    try:
        yield
    except FileNotFoundError as error:
        fail(f"there is no file {error.filename}")
    except (OSError, BadOption, ActionError, ValueError, yaml.YAMLError) as error:
        fail(" ".join(str(error).split()))
    except KeyboardInterrupt:
        console.print()
        raise typer.Exit(130) from None


def game_called(title: str) -> Game[Any]:
    with clear_errors():
        return spieltisch.game(title)


def new_seed(seed: int | None) -> int:
    return secrets.randbits(48) if seed is None else seed


def options_from(pairs: list[str], game: Game[Any]) -> dict[str, Any]:
    """`nights=3` with values read as JSON where they are, as text elsewhere; `deck_a=@FILE` is the text of a file."""
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            fail(f"write options as name=value, not {pair!r}; {game.name} has: {names_of_options(game)}")
        options[name] = _text_of(Path(text[1:])) if text.startswith("@") else _value(text)
    with clear_errors():
        try:
            game.check_options(options)
        except BadOption as error:
            if not error.reasons:
                raise
            speech = Speech(preferred_language(), game.vocabulary())
            fail(" ".join(speech.reason(reason.to_json()) for reason in error.reasons))
    return options


def names_of_options(game: Game[Any]) -> str:
    return ", ".join(option.name for option in game.options) or "none"


def _text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        fail(f"{file} can not be read: {getattr(error, 'strerror', None) or 'it is no text'}")


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text


def loaded(path: Path) -> Match:
    with clear_errors():
        return spieltisch.load(path)


def read_position(path: Path) -> dict[str, Any]:
    """A position file: YAML (JSON is YAML too) that names its title."""
    with clear_errors():
        spec = yaml.safe_load(path.read_text(encoding="utf-8"))
    if not isinstance(spec, dict) or "title" not in spec:
        fail(f"{path} is no position: it must be a mapping with a `title`")
    return spec
