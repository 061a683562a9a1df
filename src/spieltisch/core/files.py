"""The one place in the engine that touches a file: a match on disk, and the data that ships with a title."""

from __future__ import annotations

import json
import tomllib
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import Any

from .message import Message
from .options import BadOption


def write_json(path: Any, data: dict[str, Any]) -> None:
    """All or nothing: a reader never meets half a file."""
    target = Path(path)
    draft = target.with_name(target.name + ".part")
    try:
        draft.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        draft.replace(target)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise OSError(error.errno, error.strerror, str(target)) from error


def read_json(path: Any) -> dict[str, Any]:
    """Raises OSError, or BadOption where the file is no JSON object."""
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise BadOption(Message("core-file_damaged", {"line": error.lineno})) from error
    except (RecursionError, UnicodeDecodeError) as error:
        raise BadOption(Message("core-file_other")) from error
    if not isinstance(data, dict):
        raise BadOption(Message("core-file_other"))
    return data


def title_data(package: str, name: str) -> dict[str, Any]:
    """A title's own data file: TOML or JSON from the folder `data` of its package.

    >>> sorted(title_data("spieltisch.games.smallworld", "setup.toml"))
    ['coins', 'die', 'murlocs', 'pieces', 'table']
    """
    text = files(package).joinpath("data", name).read_text(encoding="utf-8")
    data: dict[str, Any] = tomllib.loads(text) if name.endswith(".toml") else json.loads(text)
    return data
