"""What is still to come in a written position: the frames of a title by name, their arguments in its words.

Nobody writes that by hand; `write_position` does, where a moment lies in the middle of something.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Mapping
from typing import Any

from .frames import Decision
from .message import Message
from .schema import Parts, Shape, Text, Word
from .stack import FRAMES, Frame


def frames_of(package: str) -> dict[str, Frame]:
    """The frames of a title by name.

    >>> sorted(frames_of("spieltisch.games.lanterns"))
    ['draw_cards', 'nightfall', 'send_boats', 'show_lantern']
    """
    return {frame.name: frame for frame in FRAMES if frame.package == package}


def arguments_of(frame: Frame) -> list[str]:
    """What a frame takes from the stack.

    >>> arguments_of(frames_of("spieltisch.games.lanterns")["send_boats"])
    ['seat']
    """
    names = list(inspect.signature(frame.function).parameters)
    return names[1 if isinstance(frame, Decision) else 2 :]


def written_frame(row: tuple[Any, ...], say: Callable[[str, Any], Any]) -> list[Any]:
    """A row of `state.frames`; `say` makes a word of an argument's name and value.

    >>> frame = frames_of("spieltisch.games.lanterns")["send_boats"]
    >>> written_frame((frame, 1), lambda name, value: f"{name} {value}")
    ['send_boats', 'seat 1']
    """
    frame, *args = row
    return [frame.name, *[say(name, value) for name, value in zip(arguments_of(frame), args, strict=True)]]


class Pending(Shape):
    """A frame by its name, then its arguments, each of the shape that belongs to its name.

    >>> from spieltisch.core.schema import Whole
    >>> frame = Pending("spieltisch.games.lanterns", {"seat": Whole(0, 3)})
    >>> plain(frame.faults(["send_boats", 7], "pending[0]")[0])
    'pending[0][1]: core-unexpected (wanted core-whole (low 0, high 3), given 7)'
    """

    def __init__(self, package: str, arguments: Mapping[str, Shape], names: Collection[str] = ()) -> None:
        """Of all frames of the title, or of these names only, without their rooms."""
        super().__init__("core-entries", fewest=1, most=9)
        self.package = package
        self.arguments = arguments
        self.names = names

    def fits(self, value: object) -> bool:
        return isinstance(value, (list, tuple)) and len(value) > 0

    def inside(self, value: Any, path: str) -> list[Message]:
        frames = {name: frame for name, frame in frames_of(self.package).items() if self._knows(name)}
        named = Word(sorted(frames)).faults(value[0], f"{path}[0]")
        if named:
            return named
        shapes = [self.arguments[name] for name in arguments_of(frames[value[0]])]
        return Parts(Text(), *shapes).faults(value, path)

    def _knows(self, name: str) -> bool:
        return not self.names or name.rpartition(".")[2] in self.names
