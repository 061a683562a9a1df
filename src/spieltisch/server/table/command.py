"""What is wanted of a table, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from .changes import ChatRow, EntryRow
from .services import Denied

if TYPE_CHECKING:
    from .table import Table

LATER = object()  # an answer that somebody gives when it is there


class Command(Protocol):
    """Something somebody wants of the table. Exactly one of `reply` and `refuse` is called in the end."""

    @property
    def kind(self) -> str: ...

    @property
    def device(self) -> str: ...

    @property
    def request(self) -> Any: ...

    def reply(self, table: Table, answer: Any) -> None: ...

    def refuse(self, table: Table, denied: Denied) -> None: ...


@dataclass(slots=True)
class OwnCommand:
    """What a table tells itself: the clock rings, an opponent has thought."""

    kind: str
    request: Any = None
    device: str = ""

    def reply(self, table: Table, answer: Any) -> None:
        pass

    def refuse(self, table: Table, denied: Denied) -> None:
        pass


@dataclass(slots=True)
class CommandResult:
    """What a command leads to. `is_changed`: the record, not only its log; `show` is called when it is on disk."""

    answer: Any = None
    entries: tuple[EntryRow, ...] = ()
    keep: int | None = None
    chat: tuple[ChatRow, ...] = ()
    leaving: tuple[str, ...] = ()  # devices that are no members any more
    is_changed: bool = False
    show: list[Callable[[], None]] = field(default_factory=list)
    next: tuple[Command, ...] = ()

    def then(self, other: CommandResult) -> CommandResult:
        """Both, stored together and shown one after the other."""
        keep = other.keep if other.keep is not None else self.keep
        return CommandResult(
            other.answer if other.answer is not None else self.answer,
            self.entries + other.entries, keep, self.chat + other.chat, self.leaving + other.leaving,
            self.is_changed or other.is_changed, self.show + other.show, self.next + other.next,
        )  # fmt: skip
