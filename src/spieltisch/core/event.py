"""What happened, and who may know it.

Events are declared like verbs: a key and named arguments. The engine emits ints; slugs leave it. An event that
`reveals` tells somebody something that was hidden, and undo never crosses it.
"""

from __future__ import annotations

from typing import Any

from .verbs import Values

PUBLIC = -1  # the mask of an event for everybody, spectators too


def seat_mask(*seats: int) -> int:
    """A set of seats as one number, a bit each; `~seat_mask(1)` is everybody else.

    >>> seat_mask(0, 2)
    5
    """
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def seats_of(mask: int) -> list[int]:
    """The seats in a mask made by `seat_mask`.

    >>> seats_of(5)
    [0, 2]
    """
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


class Event:
    """A type of event, declared once: a key and named arguments, each with its domain.

    Before one with `interim` the position can be looked at: whoever is told of it sees the table as it was until then.

    >>> LANTERN = Domain("lantern", ["ember", "star"])
    >>> DREW = Event("drew", seat=INT, lantern=LANTERN, reveals=True)
    >>> DREW.to_json((0, 1))
    {'event': 'drew', 'seat': 0, 'lantern': 'star'}
    >>> DREW.describe()
    {'seat': {'kind': 'int'}, 'lantern': {'kind': 'domain', 'domain': 'lantern'}}
    """

    def __init__(self, key: str, *, reveals: bool = False, interim: bool = False, **args: Values) -> None:
        self.key = key
        self.reveals = reveals
        self.interim = interim
        self.arguments = args
        self._values = tuple(args.values())
        self._names = tuple(args)
        self.arity = len(args)

    def to_json(self, args: tuple[Any, ...]) -> dict[str, Any]:
        """One event of this type as JSON, with slugs instead of numbers."""
        said: dict[str, Any] = {"event": self.key}
        for name, values, value in zip(self._names, self._values, args, strict=True):
            said[name] = values.say(value)
        return said

    def describe(self) -> dict[str, Any]:
        """The arguments and what they may be, for clients."""
        return {name: values.describe() for name, values in self.arguments.items()}


def is_visible(mask: int, seat: int | None) -> bool:
    """A negative mask is for everybody, spectators too, but the seats whose bits it lacks."""
    if seat is None:
        return mask < 0
    return bool(mask >> seat & 1)
