"""Everything a person reads leaves the engine as a key with arguments, never as a finished sentence."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from .shapes import CauseShape, MessageShape


class Message(NamedTuple):
    """A sentence to be: key and JSON-ready arguments, which may be messages. The kernel's own keys start with `core-`.

    >>> reason = Message("no_power", {"cost": 3, "power": 2})
    >>> reason.to_json()
    {'key': 'no_power', 'args': {'cost': 3, 'power': 2}}
    """

    key: str
    args: dict[str, Any] = {}

    def to_json(self) -> MessageShape:
        """What a client gets and looks up in its language."""
        return {"key": self.key, "args": self.args.copy()}


def of_title(title: str, message: Message) -> Message:
    """With the full key, where whoever reads it may not know the title: the kernel's keys are full by themselves.

    >>> of_title("chaos", Message("no_power", {"cost": 3})).key
    'chaos-why-no_power'
    """
    args = {
        name: of_title(title, Message(**value)).to_json() if isinstance(value, dict) else value
        for name, value in message.args.items()
    }
    return Message(message.key if message.key.startswith("core-") else f"{title}-why-{message.key}", args)


class Cause(NamedTuple):
    """One line of an answer with causes: "+1 Rain of Pus".

    >>> Cause("rain_of_pus", 1).to_json()
    {'key': 'rain_of_pus', 'value': 1, 'args': {}}
    """

    key: str
    value: int
    args: dict[str, Any] = {}

    def to_json(self) -> CauseShape:
        """What a client gets and lists under the number."""
        return {"key": self.key, "value": self.value, "args": self.args.copy()}


Causes: TypeAlias = list[Cause] | None  # a number that is asked for its causes lists them there


def total(causes: list[Cause]) -> int:
    """The number that the causes make.

    >>> total([Cause("printed", 2), Cause("rain_of_pus", 1)])
    3
    """
    return sum([cause.value for cause in causes])


class ActionError(ValueError):
    """Why an action was not taken; `reasons` says it in keys, str() in plain words for programmers.

    >>> try:
    ...     game("lanterns").match(seats=2, seed=7).apply(0, "show lamp")
    ... except ActionError as error:
    ...     print(error)
    not_in_hand (lantern lamp)
    """

    def __init__(self, reasons: tuple[Message, ...]) -> None:
        super().__init__("; ".join(plain(reason) for reason in reasons))
        self.reasons = reasons


class Malformed(ActionError):
    """The words are no action of this title.

    >>> game("lanterns").verbs.parse("castle")
    Traceback (most recent call last):
    spieltisch.core.message.Malformed: core-unknown_verb (word castle, verbs ['show', 'send'])
    """


class Ambiguous(ActionError):
    """The words abbreviate more than one action.

    >>> game("lanterns").verbs.parse("s star")
    Traceback (most recent call last):
    spieltisch.core.message.Ambiguous: core-ambiguous (word s, matches ['show', 'send'])
    """


class Refused(ActionError):
    """The action exists but the rules forbid it here and now.

    >>> match = game("lanterns").match(seats=2, seed=7)
    >>> match.apply(0, "send 2")
    Traceback (most recent call last):
    spieltisch.core.message.Refused: lanterns_first
    """


def plain(message: Message) -> str:
    """A message as plain text, for exceptions and logs that have no locale.

    >>> plain(Message("no_power", {"cost": 3, "power": 2}))
    'no_power (cost 3, power 2)'
    """
    if message.key == "core-fault":
        return f"{message.args['path']}: {_told(message.args['fault'])}"
    told = ", ".join([f"{name} {_told(value)}" for name, value in message.args.items()])
    return f"{message.key} ({told})" if told else message.key


def _told(value: Any) -> str:
    return plain(Message(**value)) if isinstance(value, dict) else str(value)
