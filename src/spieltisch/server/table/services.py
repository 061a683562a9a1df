"""What a table needs from outside, as plain functions, so that a table knows nothing above it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Protocol

from spieltisch.core import Message

from .changes import Change

if TYPE_CHECKING:
    from .record import TableRecord
    from .table import Table

Done = Callable[[BaseException | None], None]
Question = Callable[[], dict[str, Any]]  # made when somebody has time for it
Visitor = tuple[str, str]  # address and device: who has to wait where many want something
Reach = Literal["here", "own", "lent"]  # who may think: this server, machines of its operator, machines lent by others


class Denied(Exception):
    """A request that is not granted, with reasons for the one who asked."""

    def __init__(self, key: str, status: int = 409, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.reasons: tuple[Message, ...] = (Message(f"server-{key}", args),)


class Handle(Protocol):
    """Something that was asked for and can be called off."""

    def cancel(self) -> object: ...


class Viewer(Protocol):
    """Somebody who looks at the table, here or on another process.

    `is_brief`: takes differences of views. `is_partial`: of the list of people too. `has_interims`: wants the table as
    it was in the middle of an entry as well.
    """

    key: str
    device: str
    address: str
    is_brief: bool
    is_partial: bool
    has_interims: bool

    def send(self, data: bytes) -> None: ...

    def close(self, code: int) -> None: ...


NoticeKind = Literal["turn", "reminder", "nudge"]  # reminder: of a clock that runs out; nudge: others wait


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePolicy:
    """How tables behave."""

    grace: float = 30  # seconds of silence before an absence is shown
    countdown: float = 60  # seconds shown before those who stay may choose
    consent: float = 180  # seconds to agree
    contribute: float = 5  # seconds that a game which could begin waits for everybody's share of its chance
    stand_in: str = "novice"  # level that plays for absent and conceded seats
    agent_pause: float = 0.15  # an opponent's move is never shown sooner after the one before
    agent_opening: float = 0.1  # part of their time and pause that they take until a human has decided once
    order_wait: float = 6  # seconds at most before a standing order answers
    order_wait_days: float = 2700  # in a game over days
    notice_delay: float = 60  # seconds that a seat may be away before it is told of its turn


@dataclass(slots=True, kw_only=True)
class Services:
    now: Callable[[], float]
    dated: Callable[[], float]  # what is stored now: never before what was stored earlier
    policy: TablePolicy
    keys: tuple[bytes, ...]  # the first seals what is stored, with the others it was sealed before
    pack: Callable[[Any], bytes]
    put: Callable[[Change, Done], None]  # stores the change, then calls back
    drop: Callable[[Table], None]  # forget this table: it comes back as it was stored
    later: Callable[[float, Callable[[], None]], Handle]
    think: Callable[[str, str, Question, Visitor, Reach, Callable[[Any], None]], Handle]  # kind, level; always answers
    create: Callable[[TableRecord, Done], None]
    notify: Callable[[Any, int, str, str, NoticeKind], None]  # seat record, seat, title, table
    count: Callable[[str], None]  # another one of these, for the metrics

    @property
    def key(self) -> bytes:
        return self.keys[0]

    def tell(self, viewers: Iterable[Viewer], said: dict[str, Any]) -> None:
        """Packed once, for however many."""
        data = b""
        for viewer in list(viewers):
            data = data or self.pack(said)
            viewer.send(data)
