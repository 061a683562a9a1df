"""Which titles there are: those in the package, those of others by entry point, and those added by hand."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final

from .game import Game
from .message import Message
from .options import BadOption

GROUP: Final = "spieltisch.games"  # the package of our own titles, and the group of entry points of all others

_REGISTERED: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> Game[Any]:
    """Add a title by hand, without an entry point, and give it back.

    >>> class Tea(Game):
    ...     name = "tea"
    >>> register(Tea()) is game("tea")
    True
    """
    _REGISTERED[game.name] = game
    return game


def _own() -> list[str]:
    return [module.name for module in pkgutil.iter_modules(import_module(GROUP).__path__)]


def titles() -> list[str]:
    """The names of all titles on this machine.

    >>> "lanterns" in titles()
    True
    """
    return sorted({*_REGISTERED, *_own(), *[point.name for point in entry_points(group=GROUP)]})


def game(name: str) -> Game[Any]:
    """The title of that name.

    >>> game("lanterns").seats
    (2, 3, 4)
    """
    if name not in _REGISTERED:
        if name in _own():
            _REGISTERED[name] = import_module(f"{GROUP}.{name}").GAME
        for point in entry_points(group=GROUP):
            if point.name == name and name not in _REGISTERED:
                _REGISTERED[name] = point.load()
    found = _REGISTERED.get(name)
    if found is None:
        raise BadOption(Message("core-no_title", {"word": name[:60], "titles": titles()}))
    return found
