"""A table in memory: its record, its match, its viewers. One lock makes it the only writer of itself.

Whatever changes goes through `commit`, which returns when it is on disk; only then anybody is told. If storing fails,
the table leaves memory and comes back as it was stored.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Protocol, cast

from spieltisch.core import Match, Message, State

from .packing import Packing, to_json
from .protocol import ChatLine, Said
from .record import TableRecord, agent_level, encode, humans, is_simple, seats_of
from .store import Change, ChatRow, EntryRow, Head
from .turns import Turns

if TYPE_CHECKING:
    from .hub import Hub

log = logging.getLogger(__name__)

REMEMBERED = 200  # answers per device, and lines of chat
HEAD_SECONDS = 60.0  # a table's row says to the minute when it was last played


class Unstored(Exception):
    """The change could not be stored and did not happen."""


class Gone(Exception):
    """This table object is no longer the table; look it up again."""


class Viewer(Protocol):
    """A socket at the table, here or on another process."""

    key: str
    device: str

    def send(self, data: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Table:
    def __init__(self, hub: Hub, record: TableRecord, match: Match | None, fence: int) -> None:
        self.hub = hub
        self.record = record
        self.match = match
        self.fence = fence
        self.lock = Turns()
        self.viewers: dict[str, Viewer] = {}
        self.packing = Packing()
        self.chat: list[ChatLine] = []
        self.chat_times: list[float] = []
        self.refs: dict[str, int] = {}  # wish id of each stored entry
        self.answers: dict[str, OrderedDict[str, bytes]] = {}
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.generation = 0  # grows whenever entries are taken back
        self.gone: dict[int, float] = {}  # since when a seat's human is away
        self.told: set[tuple[int, str]] = set()  # stages of absence that were announced
        self.votes: dict[int, dict[str, str]] = {}  # of those who stay, per absent seat
        self.hinted: set[int] = set()  # seats that wait for a hint
        self.moved = 0.0  # when the last entry was shown
        self.is_dead = False
        self.is_simple = is_simple(record)  # as of the last change of the record
        self._tasks: set[asyncio.Task[Any]] = set()
        self.timer: asyncio.TimerHandle | None = None
        self._stored_wake: float | None = None
        self._stored_body = b""
        self._stored_at = 0.0
        self._members: set[str] = set()
        self._looking: dict[tuple[int | None, ...], list[Viewer]] | None = None
        self._asked_on: State | None = None
        self._asked: list[int] = []

    # -- facts

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def entry(self) -> int:
        return len(self.match.entries) if self.match is not None else 0

    @property
    def is_playing(self) -> bool:
        return self.record.status == "playing"

    def to_act(self) -> list[int]:
        """Asked many times for each entry, so remembered for the position; a match never changes a state in place."""
        match = self.match
        if match is None or self.record.status != "playing":
            return []
        if self._asked_on is not match.state:
            self._asked_on, self._asked = match.state, match.to_act()
        return self._asked

    def viewers_of(self, seat: int) -> list[Viewer]:
        device = self.record.seats[seat].device
        return [viewer for viewer in self.viewers.values() if device and viewer.device == device]

    def is_connected(self, device: str) -> bool:
        return any(viewer.device == device for viewer in self.viewers.values())

    def eyes(self, device: str) -> list[int | None]:
        """Through which seats a device looks: its own, or none."""
        return cast(list[int | None], seats_of(self.record, device)) or [None]

    def looking(self) -> dict[tuple[int | None, ...], list[Viewer]]:
        """The viewers by the seats they look through; found anew when somebody came, went or changed seats."""
        if self._looking is None:
            self._looking = {}
            for viewer in self.viewers.values():
                self._looking.setdefault(tuple(self.eyes(viewer.device)), []).append(viewer)
        return self._looking

    def come(self, viewer: Viewer) -> None:
        self.viewers[viewer.key] = viewer
        self._looking = None

    def go(self, key: str) -> Viewer | None:
        self._looking = None
        return self.viewers.pop(key, None)

    def agents_to_act(self) -> list[int]:
        """Seats whose turn a program takes now. Nobody plays for an empty room."""
        if self.record.paused or not (self.viewers or humans(self.record)):
            return []
        return [seat for seat in self.to_act() if agent_level(self.record, seat)]

    # -- storing

    async def commit(
        self,
        entries: tuple[EntryRow, ...] = (),
        keep: int | None = None,
        chat: tuple[ChatRow, ...] = (),
        is_plain: bool = False,
    ) -> None:
        """Write what changed; on disk when it returns. `is_plain`: the record is as it was, but for its `since`.

        That is the time of the last entry and comes back with it, so most entries are stored as one row.
        """
        change = self.change(entries, keep, chat, is_plain)
        try:
            await self.hub.store.write(change)
        except Exception as error:
            self.lost(error)
            raise Unstored from error
        self.stored(change)

    def change(
        self,
        entries: tuple[EntryRow, ...] = (),
        keep: int | None = None,
        chat: tuple[ChatRow, ...] = (),
        is_plain: bool = False,
    ) -> Change:
        """What must be written; either `stored` or `lost` follows."""
        if not is_plain:
            self.is_simple = is_simple(self.record)
            self._looking = None
        now = self.hub.now()
        wake = None if self.is_simple else self.hub.attention(self, now)
        head = None
        members: tuple[str, ...] = ()
        if not is_plain or wake != self._stored_wake or now - self._stored_at > HEAD_SECONDS:
            head, members = self._head(now, wake)
        return Change(self.record.id, self.fence, head, keep, entries, chat, members)

    def stored(self, change: Change) -> None:
        head = change.head
        if head is not None:
            self._members.update(change.members)
            self._stored_body, self._stored_wake, self._stored_at = head.body, head.wake, head.updated

    def lost(self, error: BaseException) -> None:
        """Memory and store may differ now: the table leaves memory."""
        log.warning("a table could not be stored", extra={"table": self.id, "error": repr(error)})
        self.hub.drop(self)

    def _head(self, now: float, wake: float | None) -> tuple[Head | None, tuple[str, ...]]:
        """The row of the table if it differs from the stored one, and the devices that are new at it."""
        record = self.record
        body = encode(record)
        if body == self._stored_body and wake == self._stored_wake:
            return None, ()
        members = {*record.people, *(seat.device for seat in record.seats if seat.device)} - self._members
        return Head(record.title, record.status, record.public, record.created, now, wake, body), tuple(members)

    # -- telling

    def tell(self, said: Said) -> None:
        self.tell_raw(to_json(said))

    def tell_raw(self, data: bytes) -> None:
        for viewer in list(self.viewers.values()):
            viewer.send(data)

    def tell_each(self, said: Callable[[str], bytes]) -> None:
        """What depends on the device; made once for each."""
        made: dict[str, bytes] = {}
        for viewer in list(self.viewers.values()):
            device = viewer.device
            if device not in made:
                made[device] = said(device)
            viewer.send(made[device])

    # -- time

    def set_timer(self) -> None:
        """One timer for everything that happens by itself."""
        self.hub.set_timer(self)

    def spawn(self, work: Callable[..., Coroutine[Any, Any, None]], *args: Any) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(self._safely(work, args))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _safely(self, work: Callable[..., Coroutine[Any, Any, None]], args: tuple[Any, ...]) -> None:
        try:
            await work(*args)
        except (Unstored, asyncio.CancelledError):
            pass
        except Exception:
            log.exception("a table's own task failed", extra={"table": self.id})

    def die(self) -> None:
        """Leave memory: stop everything, send the viewers away to find the table again."""
        self.is_dead = True
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        for task in list(self._tasks):
            if task is not asyncio.current_task():
                task.cancel()
        for viewer in list(self.viewers.values()):
            viewer.close(1012)
        self.viewers.clear()
        self._looking = None

    def is_idle(self) -> bool:
        """Nobody here, nothing happening."""
        return not self.viewers and not self.thinking and not self.lock.locked() and not self.agents_to_act()

    # -- answers given, so that a wish sent twice is done once

    def answered(self, device: str, wish: str) -> bytes | None:
        known = self.answers.get(device)
        return known.get(wish) if known is not None else None

    def remember(self, device: str, wish: str, answer: bytes) -> None:
        known = self.answers.setdefault(device, OrderedDict())
        known[wish] = answer
        if len(known) > REMEMBERED:
            known.popitem(last=False)

    def seats_of(self, device: str) -> list[int]:
        return seats_of(self.record, device)


class Denied(Exception):
    """A wish or request that is not granted, with reasons for the one who asked."""

    def __init__(self, key: str, status: int = 409, **args: Any) -> None:
        super().__init__(key)
        self.status = status
        self.reasons: tuple[Message, ...] = (Message(f"server-{key}", args),)
