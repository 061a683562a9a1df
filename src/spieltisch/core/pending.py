"""What is still to come in a written position: the frames of a title by name, their arguments in its words.

Nobody writes that by hand; `write_position` does, where a moment lies in the middle of something.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import Any, Final

from .chance import Chance
from .frames import Decision, legal, to_act
from .message import ActionError, Message
from .schema import Either, Exactly, Parts, Row, Shape, Text, Word, check, refusal
from .stack import FRAMES, Frame
from .state import State
from .verbs import Verbs

SEALED: Final = "sealed"  # the key of answers that wait for others
UNKNOWN: Final = "?"
ANSWERS: Final = Row(Either(Text(), Exactly(None)), most=8)


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
    return list(_arguments(frame))


@cache
def _arguments(frame: Frame) -> tuple[str, ...]:
    return tuple(inspect.signature(frame.function).parameters)[1 if isinstance(frame, Decision) else 2 :]


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

    def value_faults(self, value: Any, path: str) -> list[Message]:
        frames = {name: frame for name, frame in frames_of(self.package).items() if self._knows(name)}
        named = Word(sorted(frames)).faults(value[0], f"{path}[0]")
        if named:
            return named
        shapes = [self.arguments[name] for name in arguments_of(frames[value[0]])]
        return Parts(Text(), *shapes).faults(value, path)

    def _knows(self, name: str) -> bool:
        return not self.names or name.rpartition(".")[2] in self.names


# -- answers that wait for those of others


def written_answers(s: State, verbs: Verbs, seat: int | None) -> list[str | None]:
    """By seat: the own answer, `?` for one that only its seat knows, None where none was given.

    >>> lanterns, chance = game("lanterns"), Seeded(7)
    >>> s = lanterns.begin(2, {}, chance)
    >>> play(s, chance, 0, legal(s, 0)[1])
    >>> written_answers(s, lanterns.verbs, 0), written_answers(s, lanterns.verbs, 1)
    (['show candle', None], ['?', None])
    """
    answers: list[str | None] = [None] * len(s.sealed)
    for other, answer in enumerate(s.sealed):
        if answer >= 0:
            answers[other] = verbs.text(answer) if other == seat else UNKNOWN
    return answers


def without_answers(spec: dict[str, Any]) -> dict[str, Any]:
    """A written position as its title reads it.

    >>> without_answers({"night": 2, "sealed": ["?", None]})
    {'night': 2}
    """
    if not isinstance(spec, dict) or SEALED not in spec:
        return spec
    return {key: value for key, value in spec.items() if key != SEALED}


def seal_answers(s: State, verbs: Verbs, chance: Chance, answers: Any) -> None:
    """Give the written answers in a position that waits for several seats; what nobody knows is made up.

    Anything may be written there; what is no list of answers is refused.

    >>> lanterns, chance = game("lanterns"), Seeded(7)
    >>> s = lanterns.begin(2, {}, chance)
    >>> seal_answers(s, lanterns.verbs, chance, ["show candle", None])
    >>> to_act(s)
    [1]
    """
    check(ANSWERS, answers, SEALED)
    given: dict[int, str] = {seat: answer for seat, answer in enumerate(answers) if answer is not None}
    asked = to_act(s) if s.depth and s.top().many else []
    if asked and not set(asked) - set(given):
        raise refusal(SEALED, "core-undecidable", word=", ".join(given.values()))
    for seat, answer in given.items():
        path = f"{SEALED}[{seat}]" if asked else SEALED
        options = [*legal(s, seat)] if seat in asked else []
        try:
            action = options[chance.pick(len(options))] if answer == UNKNOWN and options else verbs.parse(answer)
        except ActionError as error:
            raise refusal(path, "core-undecidable", word=answer) from error
        if action not in options:
            raise refusal(path, "core-undecidable", word=answer)
        s.sealed[seat] = action
