"""Everything a person reads leaves the engine as a key with arguments, never as a finished sentence."""

from __future__ import annotations

from typing import Any, NamedTuple


class Message(NamedTuple):
    """A sentence to be: key and JSON-ready arguments. Keys starting with `core-` are the kernel's own."""

    key: str
    args: dict[str, Any] = {}

    def to_json(self) -> dict[str, Any]:
        return {"key": self.key, "args": self.args.copy()}


class Cause(NamedTuple):
    """One line of an answer with causes: "+1 Rain of Pus"."""

    key: str
    value: int
    args: dict[str, Any] = {}

    def to_json(self) -> dict[str, Any]:
        return {"key": self.key, "value": self.value, "args": self.args.copy()}


def total(causes: list[Cause]) -> int:
    return sum([cause.value for cause in causes])


class ActionError(ValueError):
    """Why an action was not taken; `reasons` says it in keys, str() in plain words for programmers."""

    def __init__(self, reasons: tuple[Message, ...]) -> None:
        super().__init__("; ".join(plain(reason) for reason in reasons))
        self.reasons = reasons


class Malformed(ActionError):
    """The words are no action of this title."""


class Ambiguous(ActionError):
    """The words abbreviate more than one action."""


class Refused(ActionError):
    """The action exists but the rules forbid it here and now."""


def plain(message: Message) -> str:
    """`no_power (cost 3, power 2)`: for exceptions and logs, where no locale is at hand."""
    if not message.args:
        return message.key
    return f"{message.key} ({', '.join(f'{name} {value}' for name, value in message.args.items())})"
