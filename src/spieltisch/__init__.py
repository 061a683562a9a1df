"""Spieltisch: a rules engine and digital table for three tabletop games.

>>> import spieltisch
>>> match = spieltisch.game("lanterns").match(seats=2, seed=7)
>>> match.to_act()
[0, 1]
"""

from __future__ import annotations

from typing import Any

from .core import (
    KEEP,
    Ambiguous,
    BadOption,
    BrokenLog,
    Cause,
    Game,
    Malformed,
    Match,
    Message,
    Option,
    Refused,
    Scripted,
    Seeded,
    game,
    register,
    titles,
)
from .core.files import read_json
from .version import __version__ as __version__


def load(path: Any) -> Match:
    """The match in a file, rebuilt and checked entry by entry; BrokenLog names the first bad one.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     game("lanterns").match(seats=2, seed=7).save(f"{folder}/evening.json")
    ...     load(f"{folder}/evening.json").to_act()
    [0, 1]
    """
    try:
        data = read_json(path)
    except BadOption as error:
        raise BrokenLog(0, error.reasons[0].key, **error.reasons[0].args) from error
    title = data.get("title")
    if not isinstance(title, str):
        raise BrokenLog(0, "core-log_no_title")
    return Match.from_json(game(title), data)


__all__ = [
    "KEEP",
    "Ambiguous",
    "BadOption",
    "BrokenLog",
    "Cause",
    "Game",
    "Malformed",
    "Match",
    "Message",
    "Option",
    "Refused",
    "Scripted",
    "Seeded",
    "game",
    "load",
    "register",
    "titles",
]
