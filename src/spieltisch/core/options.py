"""Switches of a title, and the clear line that refuses a wrong one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from .message import Message, plain


class BadOption(ValueError):
    """A seat count, an option, a question or a position that the title does not take; `reasons` say why in keys.

    >>> game("lanterns").match(seats=7, seed=1)
    Traceback (most recent call last):
    spieltisch.core.options.BadOption: core-wrong_seats (title lanterns, offered [2, 3, 4], given 7)
    """

    def __init__(self, *reasons: Message) -> None:
        super().__init__("; ".join([plain(reason) for reason in reasons]))
        self.reasons = reasons


def wrong_seats(title: str, offered: Sequence[int], seats: int) -> BadOption:
    return BadOption(Message("core-wrong_seats", {"title": title, "offered": list(offered), "given": seats}))


def bad_option(name: str, choices: Sequence[Any], given: Any) -> BadOption:
    """For an option whose value can not be chosen, to be raised."""
    args = {"option": name, "choices": ", ".join([str(one) for one in choices]), "given": str(given)[:60]}
    return BadOption(Message("core-bad_option", args))


class Option:
    """A switch of a title. `choices` None means free form: the title checks the value itself.

    What belongs to a `seat` is brought by whoever sits there and shown to nobody else; a title may lay it open.

    >>> Option("nights", range(1, 6), 5).to_json()
    {'name': 'nights', 'choices': [1, 2, 3, 4, 5], 'default': 5, 'seat': None}
    """

    def __init__(self, name: str, choices: Sequence[Any] | None, default: Any, seat: int | None = None) -> None:
        self.name = name
        self.seat = seat
        self.choices = None if choices is None else tuple(choices)
        self.default = default

    def to_json(self) -> dict[str, Any]:
        """What a client needs to offer it."""
        return {
            "name": self.name,
            "choices": None if self.choices is None else list(self.choices),
            "default": self.default,
            "seat": self.seat,
        }


class Part:
    """What a player takes on in a game: a power, a race, a deck; `difficulty` is 1 for a first game and 3 for experts.

    `facts` are numbers of the title that help to choose.

    >>> Part("ember", 1, {"cards": 4}).to_json()
    {'name': 'ember', 'difficulty': 1, 'facts': {'cards': 4}}
    """

    def __init__(self, name: str, difficulty: int, facts: dict[str, Any]) -> None:
        self.name = name
        self.difficulty = difficulty
        self.facts = facts

    def to_json(self) -> dict[str, Any]:
        """What a client needs to show it."""
        return {"name": self.name, "difficulty": self.difficulty, "facts": self.facts}


PACK: Final = Option("pack", None, "")  # corrections of the box: a text, or what is made of it


def checked_options(known: Sequence[Option], given: dict[str, Any]) -> dict[str, Any]:
    """All options with their values; raises BadOption for one that the title does not offer."""
    by_name = {option.name: option for option in known}
    for name, value in given.items():
        if name not in by_name:
            raise BadOption(Message("core-no_option", {"option": name[:60], "options": list(by_name)}))
        choices = by_name[name].choices
        if choices is not None and value not in choices:
            raise bad_option(name, choices, value)
    return {option.name: given.get(option.name, option.default) for option in known}
