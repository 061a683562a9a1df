"""What happened, and who may know it.

Events are declared like verbs: a key and named arguments. The engine emits ints; slugs leave it. An event that
`reveals` tells somebody something that was hidden, and undo never crosses it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .verbs import Domain, Values

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


class Topic:
    """What dice, a draw or a shuffle are about, declared once: `chance.about` names it before the rules ask chance.

    `things` is what the outcomes of a draw or shuffle are called; a `hidden` one is seen by its seat alone.

    >>> LANTERN = Domain("lantern", ["ember", "star"])
    >>> DRAWN = Topic("drawn", things=LANTERN, night=INT)
    >>> DRAWN.to_json((3,)), DRAWN.names([1, 0, 0]), DRAWN.describe()
    ({'topic': 'drawn', 'args': {'night': 3}}, ['star', 'ember', 'ember'], {'night': {'kind': 'int'}})
    >>> Topic("laid", things=LANTERN, each=Domain("boat", ["red", "blue"])).place(1)
    {'boat': 'blue'}
    """

    def __init__(
        self,
        key: str,
        *,
        things: Values | None = None,
        each: Domain | None = None,
        faces: Sequence[int] = (),
        hidden: bool = False,
        **args: Values,
    ) -> None:
        self.key = key
        self.faces = list(faces)  # what each side of the die shows, if not its number
        self.things = things
        self.each = each  # what each place of a shuffle is, one after the other
        self.hidden = hidden
        self.arguments = args

    def to_json(self, args: tuple[Any, ...]) -> dict[str, Any]:
        """The topic with its arguments, slugs instead of numbers."""
        said = {name: values.say(value) for (name, values), value in zip(self.arguments.items(), args, strict=True)}
        return {"topic": self.key, "args": said}

    def names(self, things: Sequence[int]) -> list[Any] | None:
        """What each outcome is called; None for dice and for what has no names."""
        return None if self.things is None or not len(things) else [self.things.say(thing) for thing in things]

    def place(self, number: int) -> dict[str, Any]:
        """Which place of a shuffle is asked about, as an argument."""
        return {} if self.each is None or number >= len(self.each) else {self.each.name: self.each.say(number)}

    def describe(self) -> dict[str, Any]:
        """The arguments and what they may be, for clients."""
        return {name: values.describe() for name, values in self.arguments.items()}


def is_visible(mask: int, seat: int | None) -> bool:
    """A negative mask is for everybody, spectators too, but the seats whose bits it lacks."""
    if seat is None:
        return mask < 0
    return bool(mask >> seat & 1)
