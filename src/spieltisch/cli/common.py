"""What the commands share: console, one-line errors, seats, options."""

from __future__ import annotations

import errno
import json
import os
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import rich._wrap
import typer
import yaml
from rich.console import Console
from rich.markup import escape

import spieltisch
from spieltisch import BadOption, Match
from spieltisch.core import ActionError, BrokenLog, Game
from spieltisch.core.files import read_json
from spieltisch.locale.speech import Speech, preferred_language

from .saved import found
from .spoken import fail, refuse

# Rich breaks lines at every kind of space, also at the one that ties a number to what it counts.
rich._wrap.re_word = re.compile(r"[^\S\xa0]*[\S\xa0]+[^\S\xa0]*")

console = Console()

DIGITS = 9  # of a number that somebody types


@contextmanager
def clear_errors(file: Path | None = None) -> Iterator[None]:
    """What a person did wrong is said in one line; `file` is what is being read."""
    try:
        yield
    except OSError as error:
        _unreadable(error, file)
    except RecursionError:
        fail("too_deep", file=str(file or ""))
    except (BadOption, ActionError) as error:
        refuse(f"{file}: {said(error)}" if file else said(error))
    except BrokenLog as error:
        refuse(told(error))
    except UnicodeDecodeError:
        fail("unreadable", file=str(file or "–"))
    except ValueError as error:
        refuse(" ".join(str(error).split()))
    except KeyboardInterrupt:
        console.print()
        raise typer.Exit(130) from None


def _unreadable(error: OSError, file: Path | None) -> NoReturn:
    name = str(error.filename or file or "–")
    if isinstance(error, FileNotFoundError):
        fail("no_file", file=name)
    if isinstance(error, IsADirectoryError):
        fail("folder", file=name)
    fail("closed", file=name, text=cause(error))


def writable(path: Path | None) -> None:
    """Refuse a place where nothing can be written before the work begins whose result goes there."""
    if path is None:
        return
    folder = path.parent
    if path.is_dir():
        fail("folder", file=str(path))
    if not folder.is_dir():
        fail("unwritable", file=str(path), text=Speech(preferred_language())("cli-cause-ENOENT"))
    if not os.access(path if path.exists() else folder, os.W_OK):
        fail("unwritable", file=str(path), text=Speech(preferred_language())("cli-cause-EACCES"))


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        fail("unwritable", file=str(path), text=cause(error))


def told(error: BrokenLog) -> str:
    """Which entry of a log is broken, and how."""
    speech = Speech(preferred_language())
    return speech("cli-error-broken_log", text=speech.reason(error.reason.to_json()))


def said(error: BadOption | ActionError, speech: Speech | None = None) -> str:
    """The reasons in words."""
    tongue = speech or Speech(preferred_language())
    return " ".join(tongue.reason(reason.to_json()) for reason in error.reasons)


def agrees(speech: Speech, key: str, **args: str) -> bool:
    """Whether a person says yes to a question."""
    try:
        answer = console.input(f"  {escape(speech(key, **args))} ").strip().casefold()
    except EOFError:
        return False
    return bool(answer) and any(word.startswith(answer) for word in (speech("cli-word-yes"), "yes"))


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
            fail("option_form", pair=pair, options=names_of_options(game))
        options[name] = text_of(Path(text[1:])) if text.startswith("@") else _value(text)
    try:
        game.check_options(options)
    except BadOption as error:
        refuse(said(error, Speech(preferred_language(), game.vocabulary())))
    return options


def names_of_options(game: Game[Any]) -> str:
    return ", ".join(option.name for option in game.options) or "–"


def text_of(file: Path) -> str:
    with clear_errors(file):
        return file.read_text(encoding="utf-8")


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError:
        return text


def loaded(path: Path) -> Match:
    return read_stored(path)[1]


def read_stored(path: Path) -> tuple[dict[str, Any], Match]:
    """A stored game, here or in the folder of games, with all that stands beside the log."""
    file = found(path)
    with clear_errors(file):
        return read_json(file), spieltisch.load(file)


def whole_number(text: str, most: int) -> int | None:
    """A number from 1 to `most`, if the text is one."""
    is_short = text.isascii() and text.isdecimal() and len(text) <= DIGITS
    return int(text) if is_short and 1 <= int(text) <= most else None


def cause(error: OSError) -> str:
    """The machine's reason in words; the usual ones have words of their own."""
    name = errno.errorcode.get(error.errno or 0, type(error).__name__)
    return Speech(preferred_language()).say(f"cli-cause-{name}") or name


def read_position(path: Path) -> dict[str, Any]:
    """A position file: YAML (JSON is YAML too) that names its title."""
    try:
        with clear_errors(path):
            spec = yaml.safe_load(path.read_text(encoding="utf-8"))
    except yaml.YAMLError:
        spec = None
    if not isinstance(spec, dict) or "title" not in spec:
        fail("no_position", file=str(path))
    return spec
