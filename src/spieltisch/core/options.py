"""Switches of a title, and the clear line that refuses a wrong one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .message import Message


class BadOption(ValueError):
    """A seat count or an option that the title does not offer; `reasons` say it in keys, if the title knows more.

    >>> game("lanterns").match(seats=7, seed=1)
    Traceback (most recent call last):
    spieltisch.core.options.BadOption: lanterns is for 2 or 3 or 4 players, not 7
    """

    def __init__(self, text: str, reasons: tuple[Message, ...] = ()) -> None:
        super().__init__(text)
        self.reasons = reasons


def wrong_seats(title: str, offered: Sequence[int], seats: int) -> BadOption:
    args = {"title": title, "offered": list(offered), "given": seats}
    text = f"{title} is for {' or '.join([str(count) for count in offered])} players, not {seats}"
    return BadOption(text, (Message("core-wrong_seats", args),))


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


def checked_options(title: str, known: Sequence[Option], given: dict[str, Any]) -> dict[str, Any]:
    """All options with their values; raises BadOption for one that the title does not offer."""
    by_name = {option.name: option for option in known}
    for name, value in given.items():
        if name not in by_name:
            text = f"{title} has no option {name!r}; there are: {', '.join(by_name) or 'none'}"
            raise BadOption(text, (Message("core-no_option", {"option": name[:60], "options": list(by_name)}),))
        choices = by_name[name].choices
        if choices is not None and value not in choices:
            offered = ", ".join([str(choice) for choice in choices])
            args = {"option": name, "choices": offered, "given": str(value)[:60]}
            raise BadOption(f"option {name} can be {offered}, not {value!r}", (Message("core-bad_option", args),))
    return {option.name: given.get(option.name, option.default) for option in known}
